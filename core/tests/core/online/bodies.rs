//! Worked examples of proposals: permissions and effects.

use pushflip_core::ai::Level;
use pushflip_core::online::table::event::{Body, Phrase};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::{Sitter, agreed};
use pushflip_core::online::table::terms::Terms;
use pushflip_core::rules::{BySide, Side, Variant};
use pushflip_core::session::{ClockRule, Controller, Match, Reason, Setup};

use super::desk::{DATE, Desk, computer, get_up, name, play, sit, somebody, south_passes, terms};

fn begin() -> Body {
    Body::Begin { date: DATE.into() }
}

#[test]
fn people_sit_down_get_up_and_make_room_for_computers() {
    let mut desk = Desk::open(&Setup::new(Variant::Quixo, &[]), true);
    desk.say(1, sit(0));
    desk.refused(2, sit(0), Refusal::NotNow);
    desk.refused(2, sit(2), Refusal::NotNow);
    desk.refused(2, get_up(0), Refusal::NotYours);
    desk.refused(2, computer(1, "club"), Refusal::NotYours);
    desk.refused(0, computer(1, "clubs"), Refusal::NotNow);
    desk.refused(0, computer(9, "club"), Refusal::NotNow);
    desk.say(0, computer(1, "club"));
    assert_eq!(desk.table.seats()[1].sitter, Sitter::Computer(Level::Club));
    desk.say(1, get_up(0));
    desk.refused(1, get_up(0), Refusal::NotNow);
    desk.say(2, sit(0));
    desk.say(0, get_up(0));
    assert_eq!(desk.table.seats()[0].sitter, Sitter::Open, "the host frees a seat");
}

#[test]
fn the_terms_seat_computers() {
    let setup = Setup::new(Variant::Hexxagon, &[Controller::Human, Controller::Computer(Level::Expert)]);
    let desk = Desk::open(&setup, true);
    assert_eq!(desk.table.seats()[0].sitter, Sitter::Open);
    assert_eq!(desk.table.seats()[1].sitter, Sitter::Computer(Level::Expert));
}

#[test]
fn the_perfect_level_plays_only_what_is_solved() {
    for variant in Variant::ALL {
        let mut desk = Desk::open(&Setup::new(variant, &[]), true);
        let can = desk.try_say(0, computer(1, "perfect"));
        assert_eq!(can.is_ok(), variant == Variant::Quixo, "{variant}");
    }
}

#[test]
fn the_host_begins_when_every_seat_is_taken() {
    let mut desk = Desk::open(&Setup::new(Variant::Quixo, &[]), true);
    desk.say(1, sit(0));
    desk.refused(0, begin(), Refusal::NotNow);
    desk.say(0, computer(1, "club"));
    desk.refused(1, begin(), Refusal::NotYours);
    desk.refused(0, Body::Begin { date: "tomorrow".into() }, Refusal::NotNow);
    desk.refused(1, play("a1-a5"), Refusal::NotNow);
    desk.say(0, begin());
    desk.refused(0, begin(), Refusal::NotNow);
    let setup = desk.game().setup();
    assert_eq!(setup.seats[0].name, "Person 0");
    assert_eq!(setup.seats[0].controller, Controller::Human);
    assert_eq!(setup.seats[1].name, Level::Club.name());
    assert_eq!(setup.seats[1].controller, Controller::Computer(Level::Club));
    assert_eq!(desk.game().began().map(|began| began.to_string()).as_deref(), Some(DATE));
}

#[test]
fn a_seat_is_moved_by_who_sits_there_and_a_computer_by_the_host() {
    let mut desk = Desk::open(&Setup::new(Variant::Quixo, &[]), true);
    desk.say(1, sit(0));
    desk.say(0, computer(1, "club"));
    desk.begin();
    desk.refused(0, play("a1-a5"), Refusal::Watching);
    desk.refused(2, play("a1-a5"), Refusal::Watching);
    desk.refused(1, play("b2-b5"), Refusal::Illegal);
    desk.say(1, play("a1-a5"));
    desk.refused(1, play("b1-b5"), Refusal::NotYourTurn);
    desk.say(0, play("b1-b5"));
    assert_eq!(desk.game().moves().len(), 2);
}

#[test]
fn the_host_passes_for_a_seat_that_can_do_nothing_else_and_for_no_other() {
    let mut desk = Desk::open(&south_passes(), true);
    (1..=4).for_each(|who| desk.say(who, sit(who - 1)));
    desk.begin();
    desk.refused(2, play("pass"), Refusal::NotYourTurn);
    desk.say(0, play("pass"));
    assert_eq!(desk.to_move(), 1);
    desk.refused(0, play("pass"), Refusal::Watching);
}

#[test]
fn one_of_two_gives_up_at_once() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.play_some(3);
    desk.refused(5, Body::Resign, Refusal::Watching);
    desk.say(0, Body::Resign);
    let result = desk.game().result().expect("an end");
    assert_eq!((result.winner, result.reason), (Some(Side::Second), Reason::Resigned));
    assert_eq!(desk.table.series().wins, BySide([0, 1]));
    desk.refused(1, Body::Resign, Refusal::NotNow);
}

#[test]
fn phrases_come_from_the_table_and_the_last_are_remembered() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.refused(5, Body::Say(Phrase::Hello), Refusal::Watching);
    for _ in 0..20 {
        desk.say(1, Body::Say(Phrase::Wow));
    }
    desk.say(0, Body::Say(Phrase::Thanks));
    assert_eq!(desk.table.said().count(), 12);
    let last = desk.table.said().next_back().expect("something");
    assert_eq!(
        (last.peer, last.phrase, last.number),
        (somebody(0).id(), Phrase::Thanks, desk.table.last().number)
    );
}

#[test]
fn a_phrase_makes_no_move_stale() {
    let mut desk = Desk::begun(Variant::Quixo);
    let mv = desk.proposal(0, play("a1-a5"));
    desk.say(1, Body::Say(Phrase::GoodLuck));
    assert_eq!(desk.order(0, mv), Ok(()));
}

#[test]
fn what_answers_another_position_is_stale() {
    use pushflip_core::online::table::state::Unheard;
    let mut desk = Desk::begun(Variant::Quixo);
    let asked = desk.proposal(1, Body::Ask(super::desk::DRAW));
    let resigned = desk.proposal(1, Body::Resign);
    let said = desk.proposal(1, Body::Say(Phrase::NiceMove));
    desk.play("a1-a5");
    assert_eq!(desk.order(1, asked), Err(Unheard::Refused(Refusal::Stale)));
    assert_eq!(desk.order(1, resigned), Err(Unheard::Refused(Refusal::Stale)));
    assert_eq!(desk.order(1, said), Ok(()));
}

#[test]
fn what_comes_twice_happens_once() {
    use pushflip_core::online::table::state::Unheard;
    let mut desk = Desk::begun(Variant::Quixo);
    let said = desk.proposal(1, Body::Say(Phrase::Hello));
    assert_eq!(desk.order(1, said.clone()), Ok(()));
    assert_eq!(desk.order(1, said), Err(Unheard::Double));
}

#[test]
fn a_closed_table_hears_nothing() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.refused(1, Body::Close, Refusal::NotYours);
    desk.say(0, Body::Close);
    assert!(desk.table.is_closed() && !desk.table.is_on());
    desk.refused(0, play("a1-a5"), Refusal::NotNow);
    desk.refused(0, Body::Close, Refusal::NotNow);
    assert_eq!(desk.game().result(), None, "an unfinished match stays one");
}

#[test]
fn who_is_new_on_a_seat_begins_a_series_and_who_comes_back_goes_on() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.say(0, Body::Resign);
    desk.say(1, get_up(1));
    desk.say(1, sit(1));
    assert_eq!(desk.table.series().wins, BySide([0, 1]));
    desk.say(1, get_up(1));
    desk.say(2, sit(1));
    assert_eq!(desk.table.series().wins, BySide([0, 0]));
    desk.begin();
    assert!(desk.table.is_running(), "other people need no rematch");
}

#[test]
fn one_person_can_take_two_seats() {
    let mut desk = Desk::open(&Setup::new(Variant::Quixo, &[]), true);
    desk.say(1, sit(0));
    desk.say(1, sit(1));
    desk.begin();
    desk.say(1, play("a1-a5"));
    desk.say(1, play("b1-b5"));
    assert_eq!(desk.table.seats_of(somebody(1).id()).collect::<Vec<_>>(), [0, 1]);
    desk.say(1, Body::Ask(super::desk::DRAW));
    assert_eq!(desk.game().result().map(|end| end.reason), Some(Reason::Agreed), "there is nobody to ask");
}

#[test]
fn terms_that_cannot_be_are_refused_with_a_sentence() {
    let good = terms(&Setup::new(Variant::Quixo, &[]), true);
    assert!(agreed(&good).is_ok());
    let clock = |clock| Setup { clock, ..Setup::new(Variant::Quixo, &[]) };
    let long = std::time::Duration::from_hours(40 * 24);
    let short = std::time::Duration::from_millis(300);
    let mut played = Match::new(Setup::new(Variant::Quixo, &[]));
    played.play(played.position().moves()[0]).expect("a legal move");
    let mut over = Match::new(Setup::new(Variant::Quixo, &[]));
    over.resign(Side::First);
    let wrong = [
        Terms { record: String::new(), ..good.clone() },
        Terms { record: "x".repeat(3000), ..good.clone() },
        Terms { record: played.to_record(), ..good.clone() },
        Terms { record: over.to_record(), ..good.clone() },
        Terms { spectators: 5000, ..good.clone() },
        terms(&clock(ClockRule::PerMove(long)), true),
        terms(&clock(ClockRule::PerMove(short)), true),
        terms(&clock(ClockRule::Total { total: std::time::Duration::from_secs(9), increment: long }), true),
    ];
    for terms in wrong {
        let sentence = agreed(&terms).expect_err("they cannot be");
        assert!(!sentence.is_empty() && !sentence.contains('\n'), "{sentence}");
    }
    assert_eq!(name(0).as_str(), "Person 0");
}

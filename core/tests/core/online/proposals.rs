//! Worked examples of proposals: permissions and effects.

use pushflip_core::ai::Level;
use pushflip_core::online::table::event::{Body, Phrase};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::{EventError, Occupant, agreed};
use pushflip_core::online::table::terms::Terms;
use pushflip_core::rules::{BySide, Side, Variant};
use pushflip_core::session::{ClockRule, Controller, Match, Reason, Setup};

use super::table_fixture::{
    DATE, REMATCH, TableFixture, begin, computer, get_up, name, play, sit, somebody, south_passes, terms,
};

#[test]
fn seats_are_taken_freed_and_given_to_computers() {
    let mut fixture = TableFixture::open(&Setup::new(Variant::Quixo, &[]), true);
    fixture.say(1, sit(0));
    fixture.refused(2, sit(0), Refusal::NotNow);
    fixture.refused(2, sit(2), Refusal::NotNow);
    fixture.refused(2, get_up(0), Refusal::NotYours);
    fixture.refused(2, computer(1, "club"), Refusal::NotYours);
    fixture.refused(0, computer(1, "clubs"), Refusal::NotNow);
    fixture.refused(0, computer(9, "club"), Refusal::NotNow);
    fixture.say(0, computer(1, "club"));
    assert_eq!(fixture.table.seats()[1].occupant, Occupant::Computer(Level::Club));
    fixture.say(1, get_up(0));
    fixture.refused(1, get_up(0), Refusal::NotNow);
    fixture.say(2, sit(0));
    fixture.say(0, get_up(0));
    assert_eq!(fixture.table.seats()[0].occupant, Occupant::Nobody, "the host frees a seat");
}

#[test]
fn the_terms_seat_computers() {
    let setup = Setup::new(Variant::Hexxagon, &[Controller::Human, Controller::Computer(Level::Expert)]);
    let fixture = TableFixture::open(&setup, true);
    assert_eq!(fixture.table.seats()[0].occupant, Occupant::Nobody);
    assert_eq!(fixture.table.seats()[1].occupant, Occupant::Computer(Level::Expert));
}

#[test]
fn the_perfect_level_plays_only_quixo() {
    for variant in Variant::ALL {
        let mut fixture = TableFixture::open(&Setup::new(variant, &[]), true);
        let can = fixture.try_say(0, computer(1, "perfect"));
        assert_eq!(can.is_ok(), variant == Variant::Quixo, "{variant}");
    }
}

#[test]
fn the_host_begins_when_every_seat_is_taken() {
    let mut fixture = TableFixture::open(&Setup::new(Variant::Quixo, &[]), true);
    fixture.say(1, sit(0));
    fixture.refused(0, begin(), Refusal::NotNow);
    fixture.say(0, computer(1, "club"));
    fixture.refused(1, begin(), Refusal::NotYours);
    fixture.refused(0, Body::Begin { date: "tomorrow".into() }, Refusal::NotNow);
    fixture.refused(1, play("a1-a5"), Refusal::NotNow);
    fixture.say(0, begin());
    fixture.refused(0, begin(), Refusal::NotNow);
    let setup = fixture.game().setup();
    assert_eq!(setup.seats[0].name, "Person 0");
    assert_eq!(setup.seats[0].controller, Controller::Human);
    assert_eq!(setup.seats[1].name, Level::Club.name());
    assert_eq!(setup.seats[1].controller, Controller::Computer(Level::Club));
    assert_eq!(fixture.game().began().map(|began| began.to_string()).as_deref(), Some(DATE));
}

#[test]
fn only_its_player_moves_a_seat_and_the_host_moves_computers() {
    let mut fixture = TableFixture::open(&Setup::new(Variant::Quixo, &[]), true);
    fixture.say(1, sit(0));
    fixture.say(0, computer(1, "club"));
    fixture.begin();
    fixture.refused(0, play("a1-a5"), Refusal::Spectator);
    fixture.refused(2, play("a1-a5"), Refusal::Spectator);
    fixture.refused(1, play("b2-b5"), Refusal::Illegal);
    fixture.say(1, play("a1-a5"));
    fixture.refused(1, play("b1-b5"), Refusal::NotYourTurn);
    fixture.say(0, play("b1-b5"));
    assert_eq!(fixture.game().moves().len(), 2);
}

#[test]
fn the_host_plays_only_forced_passes() {
    let mut fixture = TableFixture::open(&south_passes(), true);
    (1..=4).for_each(|who| fixture.say(who, sit(who - 1)));
    fixture.begin();
    fixture.refused(2, play("pass"), Refusal::NotYourTurn);
    fixture.say(0, play("pass"));
    assert_eq!(fixture.to_move(), 1);
    fixture.refused(0, play("pass"), Refusal::Spectator);
}

#[test]
fn a_resignation_of_one_player_against_another_takes_effect_immediately() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(3);
    fixture.refused(5, Body::Resign, Refusal::Spectator);
    fixture.say(0, Body::Resign);
    let result = fixture.game().result().expect("a result");
    assert_eq!((result.winner, result.reason), (Some(Side::Second), Reason::Resigned));
    assert_eq!(fixture.table.series().wins, BySide([0, 1]));
    fixture.refused(1, Body::Resign, Refusal::NotNow);
}

#[test]
fn only_players_send_phrases() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.refused(5, Body::Say(Phrase::Hello), Refusal::Spectator);
    fixture.say(0, Body::Say(Phrase::Thanks));
    fixture.say(1, Body::Say(Phrase::Wow));
}

#[test]
fn a_phrase_makes_no_move_stale() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    let mv = fixture.proposal(0, play("a1-a5"));
    fixture.say(1, Body::Say(Phrase::GoodLuck));
    assert_eq!(fixture.order(0, mv), Ok(()));
}

#[test]
fn an_answer_to_another_position_is_stale() {
    use pushflip_core::online::table::state::ProposalError;
    let mut fixture = TableFixture::begun(Variant::Quixo);
    let asked = fixture.proposal(1, Body::Ask(super::table_fixture::DRAW));
    let resigned = fixture.proposal(1, Body::Resign);
    let signed = fixture.proposal(1, Body::Say(Phrase::NiceMove));
    fixture.play("a1-a5");
    assert_eq!(fixture.order(1, asked), Err(ProposalError::Refused(Refusal::Stale)));
    assert_eq!(fixture.order(1, resigned), Err(ProposalError::Refused(Refusal::Stale)));
    assert_eq!(fixture.order(1, signed), Ok(()));
}

#[test]
fn a_repeated_proposal_takes_effect_once() {
    use pushflip_core::online::table::state::ProposalError;
    let mut fixture = TableFixture::begun(Variant::Quixo);
    let signed = fixture.proposal(1, Body::Say(Phrase::Hello));
    assert_eq!(fixture.order(1, signed.clone()), Ok(()));
    assert_eq!(fixture.order(1, signed), Err(ProposalError::Duplicate));
}

#[test]
fn a_closed_table_accepts_nothing() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.refused(1, Body::Close, Refusal::NotYours);
    fixture.say(0, Body::Close);
    assert!(fixture.table.is_closed() && !fixture.table.is_on());
    fixture.refused(0, play("a1-a5"), Refusal::NotNow);
    fixture.refused(0, Body::Close, Refusal::NotNow);
    assert_eq!(fixture.game().result(), None, "the match stays unfinished");
}

#[test]
fn a_new_occupant_restarts_the_score_and_a_returning_one_keeps_it() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.say(0, Body::Resign);
    fixture.say(1, get_up(1));
    fixture.say(1, sit(1));
    assert_eq!(fixture.table.series().wins, BySide([0, 1]));
    fixture.say(1, get_up(1));
    fixture.say(2, sit(1));
    assert_eq!(fixture.table.series().wins, BySide([0, 0]));
    fixture.begin();
    assert!(fixture.table.is_running(), "other people need no rematch");
}

/// A player leaves a seat after a match and takes one again, possibly another.
fn seats_taken_again(variant: Variant) -> TableFixture {
    let mut fixture = TableFixture::begun(variant);
    for seat in (0..variant.seats()).step_by(2) {
        fixture.say(seat, Body::Resign);
    }
    assert!(!fixture.table.is_on());
    let (one, other) = (1, variant.seats() - 1);
    for who in [one, other] {
        let seat = fixture.table.seats_of(somebody(who).id()).next();
        if let Some(seat) = seat {
            fixture.say(who, get_up(seat));
        }
    }
    fixture.say(one, sit(other));
    if one != other {
        fixture.say(other, sit(one));
    }
    fixture
}

#[test]
fn the_same_players_need_a_rematch_after_sitting_down_again() {
    for variant in [Variant::Quixo, Variant::QuixoTeams] {
        let mut fixture = seats_taken_again(variant);
        assert!(!fixture.table.can_begin(), "{variant}: player 0 has not agreed");
        fixture.refused(0, begin(), Refusal::NotNow);
        let event = fixture.event(0, fixture.proposal(0, begin()));
        let why = EventError::Refused { number: event.number, why: Refusal::NotNow };
        assert_eq!(fixture.apply(&event), Err(why), "a log has the same rules");
        fixture.say(1, Body::Ask(REMATCH));
        (0..variant.seats()).filter(|&who| who != 1).for_each(|who| fixture.say(who, Body::Agree(REMATCH)));
        fixture.begin();
        assert!(fixture.table.is_running(), "{variant}");
        assert_eq!(fixture.again(), fixture.table);
    }
}

#[test]
fn one_person_can_take_two_seats() {
    let mut fixture = TableFixture::open(&Setup::new(Variant::Quixo, &[]), true);
    fixture.say(1, sit(0));
    fixture.say(1, sit(1));
    fixture.begin();
    fixture.say(1, play("a1-a5"));
    fixture.say(1, play("b1-b5"));
    assert_eq!(fixture.table.seats_of(somebody(1).id()).collect::<Vec<_>>(), [0, 1]);
    fixture.say(1, Body::Ask(super::table_fixture::DRAW));
    assert_eq!(
        fixture.game().result().map(|end| end.reason),
        Some(Reason::Agreed),
        "no other person has to agree"
    );
}

#[test]
fn invalid_terms_are_rejected_with_a_sentence() {
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
        let sentence = agreed(&terms).expect_err("invalid terms");
        assert!(!sentence.is_empty() && !sentence.contains('\n'), "{sentence}");
    }
    assert_eq!(name(0).as_str(), "Person 0");
}

//! Questions about undo, draw, pause and rematch: the recipients, and the effects of answers.

use std::time::Duration;

use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::ProposalError;
use pushflip_core::rules::{BySide, Variant};
use pushflip_core::session::{ClockRule, Reason, Series, Setup};

use super::table_fixture::{DRAW, REMATCH, TableFixture, UNDO, computer, get_up, sit, somebody};

#[test]
fn undo_takes_back_the_askers_last_move_if_the_opponent_agrees() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.refused(0, Body::Ask(UNDO), Refusal::NotNow);
    fixture.play_some(4);
    fixture.say(0, Body::Ask(UNDO));
    assert_eq!(fixture.table.asked().map(|asked| asked.waiting.clone()), Some(vec![somebody(1).id()]));
    fixture.refused(0, Body::Agree(UNDO), Refusal::NotNow);
    fixture.refused(1, Body::Agree(DRAW), Refusal::NotNow);
    fixture.refused(1, Body::Ask(UNDO), Refusal::NotNow);
    fixture.say(1, Body::Agree(UNDO));
    assert_eq!(
        (fixture.game().moves().len(), fixture.game().taken_back().len(), fixture.to_move()),
        (2, 2, 0)
    );
    fixture.refused(1, Body::Agree(UNDO), Refusal::NotNow);
    fixture.play_some(2);
    fixture.say(1, Body::Ask(UNDO));
    fixture.say(0, Body::Agree(UNDO));
    assert_eq!((fixture.game().moves().len(), fixture.to_move()), (3, 1));
}

#[test]
fn a_refusal_lasts_until_the_askers_next_move() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(2);
    fixture.say(0, Body::Ask(UNDO));
    fixture.say(1, Body::Refuse(UNDO));
    fixture.refused(0, Body::Ask(UNDO), Refusal::AlreadyRefused);
    fixture.say(0, Body::Ask(DRAW));
    fixture.say(0, Body::Refuse(DRAW));
    fixture.refused(0, Body::Ask(DRAW), Refusal::AlreadyRefused);
    fixture.play_some(1);
    fixture.say(0, Body::Ask(UNDO));
}

#[test]
fn a_move_is_an_answer() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(2);
    fixture.say(0, Body::Ask(DRAW));
    fixture.play_some(1);
    assert!(fixture.table.asked().is_some(), "a move by the asker does not withdraw the offer");
    fixture.play_some(1);
    assert!(fixture.table.asked().is_none(), "a move by the asked player refuses the question");
    fixture.say(1, Body::Ask(UNDO));
    fixture.play_some(1);
    assert!(fixture.table.asked().is_none(), "an undo is about the position before the move");
    fixture.refused(1, Body::Ask(UNDO), Refusal::AlreadyRefused);
}

#[test]
fn an_undo_against_a_computer_is_granted() {
    let mut fixture = TableFixture::open(&Setup::new(Variant::Hexxagon, &[]), true);
    fixture.say(1, sit(0));
    fixture.say(0, computer(1, "club"));
    fixture.begin();
    fixture.play_some(2);
    fixture.say(1, Body::Ask(UNDO));
    assert_eq!((fixture.game().moves().len(), fixture.table.asked()), (0, None));
}

#[test]
fn the_host_answers_draw_offers_for_its_computers() {
    let mut fixture = TableFixture::open(&Setup::new(Variant::Hexxagon, &[]), true);
    fixture.say(1, sit(0));
    fixture.say(0, computer(1, "club"));
    fixture.begin();
    fixture.play_some(1);
    fixture.say(1, Body::Ask(DRAW));
    assert!(
        fixture.table.asked().is_some_and(|asked| asked.of_computer && asked.waiting == [somebody(0).id()])
    );
    fixture.play_some(1);
    assert!(fixture.table.asked().is_none(), "the computer moves instead");
    fixture.play_some(1);
    fixture.say(1, Body::Ask(DRAW));
    fixture.say(0, Body::Refuse(DRAW));
    fixture.play_some(2);
    fixture.say(1, Body::Ask(DRAW));
    fixture.say(0, Body::Agree(DRAW));
    assert_eq!(fixture.game().result().map(|end| end.reason), Some(Reason::Agreed));
}

#[test]
fn undo_needs_the_terms_and_no_clock() {
    let clock = ClockRule::PerMove(Duration::from_secs(30));
    let without = Setup::new(Variant::Quixo, &[]);
    for (setup, undo) in [(Setup { clock, ..without.clone() }, true), (without, false)] {
        let mut fixture = TableFixture::open(&setup, undo);
        fixture.say(0, sit(0));
        fixture.say(1, sit(1));
        assert_eq!(fixture.table.check(somebody(0).id(), &Body::Ask(UNDO)), Err(Refusal::NotAgreed));
    }
}

#[test]
fn a_pause_needs_a_clock() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.refused(0, Body::Ask(QuestionKind::Pause), Refusal::NotNow);
    fixture.refused(0, Body::Resume, Refusal::NotNow);
}

#[test]
fn a_rematch_swaps_sides_and_keeps_the_score() {
    for variant in Variant::ALL {
        let mut fixture = TableFixture::begun(variant);
        fixture.refused(0, Body::Ask(REMATCH), Refusal::NotNow);
        let seats = variant.seats();
        fixture.play_some(2);
        (0..seats).step_by(2).for_each(|seat| fixture.say(seat, Body::Resign));
        let order: Vec<_> = fixture.table.seats().iter().map(|seat| seat.occupant.clone()).collect();
        assert!(!fixture.table.can_begin(), "no player has agreed");
        fixture.say(1, Body::Ask(REMATCH));
        (0..seats).filter(|&seat| seat != 1).for_each(|seat| fixture.say(seat, Body::Agree(REMATCH)));
        assert!(fixture.table.can_begin(), "{variant}");
        fixture.begin();
        for (seat, before) in order.iter().enumerate() {
            let now = &fixture.table.seats()[(seat + 1) % seats];
            assert_eq!(&now.occupant, before, "{variant}");
            assert_eq!(now.tally.wins, seat as u32 % 2, "{variant}");
        }
        assert!(fixture.game().moves().is_empty() && fixture.table.is_running());
        assert_eq!(fixture.game().setup().seats[1].name, "Person 0");
        fixture.say(0, Body::Resign);
        if seats == 4 {
            fixture.say(2, Body::Resign);
        }
        assert_eq!(fixture.table.seats()[1].tally.wins, 0);
        assert_eq!(fixture.table.seats()[0].tally.wins, 2, "the former second player wins again");
        let series = Series { wins: BySide([2, 0]), ..Series::default() };
        assert_eq!(fixture.table.series(), series, "a resignation scores no points");
        assert_eq!(fixture.game().series_now(), series);
    }
}

#[test]
fn two_mutual_rematch_questions_are_an_agreement() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.say(0, Body::Resign);
    let (mine, yours) = (fixture.proposal(0, Body::Ask(REMATCH)), fixture.proposal(1, Body::Ask(REMATCH)));
    assert_eq!(fixture.order(0, mine), Ok(()));
    assert_eq!(fixture.order(1, yours), Ok(()));
    assert!(fixture.table.can_begin());
}

#[test]
fn a_rematch_that_was_refused_can_be_asked_by_the_other() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.say(0, Body::Resign);
    fixture.say(0, Body::Ask(REMATCH));
    fixture.say(0, Body::Refuse(REMATCH));
    fixture.say(0, Body::Ask(REMATCH));
    fixture.say(1, Body::Refuse(REMATCH));
    fixture.refused(0, Body::Ask(REMATCH), Refusal::AlreadyRefused);
    fixture.say(1, Body::Ask(REMATCH));
    fixture.say(0, Body::Agree(REMATCH));
    assert!(fixture.table.can_begin());
}

#[test]
fn an_answer_requires_the_current_question_and_position() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(2);
    fixture.say(0, Body::Ask(DRAW));
    let agree = fixture.proposal(1, Body::Agree(DRAW));
    fixture.play_some(1);
    assert_eq!(fixture.order(1, agree), Err(ProposalError::Refused(Refusal::Stale)));
    let agree = fixture.proposal(1, Body::Agree(DRAW));
    fixture.say(0, Body::Refuse(DRAW));
    assert_eq!(fixture.order(1, agree), Err(ProposalError::Refused(Refusal::NotNow)));
    fixture.play_some(1);
    let early = fixture.proposal(1, Body::Refuse(REMATCH));
    fixture.say(0, Body::Resign);
    fixture.say(0, Body::Ask(REMATCH));
    assert_eq!(
        fixture.order(1, early),
        Err(ProposalError::Refused(Refusal::Stale)),
        "the question had not been asked"
    );
}

#[test]
fn leaving_a_seat_withdraws_the_question() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(2);
    fixture.say(0, Body::Ask(DRAW));
    fixture.say(1, get_up(1));
    assert!(fixture.table.asked().is_none());
    fixture.refused(0, Body::Ask(DRAW), Refusal::NotNow);
    fixture.say(1, sit(1));
    fixture.say(0, Body::Ask(DRAW));
}

#[test]
fn questions_are_refused_while_a_seat_is_open() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(2);
    fixture.say(1, get_up(1));
    for matter in [DRAW, UNDO, QuestionKind::Pause] {
        fixture.refused(0, Body::Ask(matter), Refusal::NotNow);
    }
    fixture.play_some(1);
    assert!(fixture.table.is_on());
}

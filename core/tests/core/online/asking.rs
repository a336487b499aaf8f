//! Undo, draw, pause and rematch: who is asked, and what an answer does.

use std::time::Duration;

use pushflip_core::online::table::event::{Body, Matter};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::Unheard;
use pushflip_core::rules::{BySide, Variant};
use pushflip_core::session::{ClockRule, Reason, Series, Setup};

use super::desk::{DRAW, Desk, REMATCH, UNDO, computer, get_up, sit, somebody};

#[test]
fn undo_goes_back_to_the_askers_own_last_move_when_the_other_agrees() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.refused(0, Body::Ask(UNDO), Refusal::NotNow);
    desk.play_some(4);
    desk.say(0, Body::Ask(UNDO));
    assert_eq!(desk.table.asked().map(|asked| asked.waiting.clone()), Some(vec![somebody(1).id()]));
    desk.refused(0, Body::Agree(UNDO), Refusal::NotNow);
    desk.refused(1, Body::Agree(DRAW), Refusal::NotNow);
    desk.refused(1, Body::Ask(UNDO), Refusal::NotNow);
    desk.say(1, Body::Agree(UNDO));
    assert_eq!((desk.game().moves().len(), desk.game().taken_back().len(), desk.to_move()), (2, 2, 0));
    desk.refused(1, Body::Agree(UNDO), Refusal::NotNow);
    desk.play_some(2);
    desk.say(1, Body::Ask(UNDO));
    desk.say(0, Body::Agree(UNDO));
    assert_eq!((desk.game().moves().len(), desk.to_move()), (3, 1));
}

#[test]
fn a_refusal_holds_until_the_askers_next_own_move() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.play_some(2);
    desk.say(0, Body::Ask(UNDO));
    desk.say(1, Body::Refuse(UNDO));
    desk.refused(0, Body::Ask(UNDO), Refusal::Asked);
    desk.say(0, Body::Ask(DRAW));
    desk.say(0, Body::Refuse(DRAW));
    desk.refused(0, Body::Ask(DRAW), Refusal::Asked);
    desk.play_some(1);
    desk.say(0, Body::Ask(UNDO));
}

#[test]
fn a_move_is_an_answer() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.play_some(2);
    desk.say(0, Body::Ask(DRAW));
    desk.play_some(1);
    assert!(desk.table.asked().is_some(), "the asker's own move leaves the offer standing");
    desk.play_some(1);
    assert!(desk.table.asked().is_none(), "the move of who is asked refuses it");
    desk.say(1, Body::Ask(UNDO));
    desk.play_some(1);
    assert!(desk.table.asked().is_none(), "an undo is about the position before the move");
    desk.refused(1, Body::Ask(UNDO), Refusal::Asked);
}

#[test]
fn who_asks_a_computer_for_an_undo_has_it() {
    let mut desk = Desk::open(&Setup::new(Variant::Hexxagon, &[]), true);
    desk.say(1, sit(0));
    desk.say(0, computer(1, "club"));
    desk.begin();
    desk.play_some(2);
    desk.say(1, Body::Ask(UNDO));
    assert_eq!((desk.game().moves().len(), desk.table.asked()), (0, None));
}

#[test]
fn the_host_answers_for_its_computers_whether_it_is_a_draw() {
    let mut desk = Desk::open(&Setup::new(Variant::Hexxagon, &[]), true);
    desk.say(1, sit(0));
    desk.say(0, computer(1, "club"));
    desk.begin();
    desk.play_some(1);
    desk.say(1, Body::Ask(DRAW));
    assert!(desk.table.asked().is_some_and(|asked| asked.of_computer && asked.waiting == [somebody(0).id()]));
    desk.play_some(1);
    assert!(desk.table.asked().is_none(), "the computer moves instead");
    desk.play_some(1);
    desk.say(1, Body::Ask(DRAW));
    desk.say(0, Body::Refuse(DRAW));
    desk.play_some(2);
    desk.say(1, Body::Ask(DRAW));
    desk.say(0, Body::Agree(DRAW));
    assert_eq!(desk.game().result().map(|end| end.reason), Some(Reason::Agreed));
}

#[test]
fn undo_is_what_the_terms_allow_and_never_with_a_clock() {
    let clock = ClockRule::PerMove(Duration::from_secs(30));
    let without = Setup::new(Variant::Quixo, &[]);
    for (setup, undo) in [(Setup { clock, ..without.clone() }, true), (without, false)] {
        let mut desk = Desk::open(&setup, undo);
        desk.say(0, sit(0));
        desk.say(1, sit(1));
        assert_eq!(desk.table.check(somebody(0).id(), &Body::Ask(UNDO)), Err(Refusal::NotAgreed));
    }
}

#[test]
fn a_pause_needs_a_clock() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.refused(0, Body::Ask(Matter::Pause), Refusal::NotNow);
    desk.refused(0, Body::Resume, Refusal::NotNow);
}

#[test]
fn a_rematch_changes_sides_and_the_score_goes_along() {
    for variant in Variant::ALL {
        let mut desk = Desk::begun(variant);
        desk.refused(0, Body::Ask(REMATCH), Refusal::NotNow);
        let seats = variant.seats();
        desk.play_some(2);
        (0..seats).step_by(2).for_each(|seat| desk.say(seat, Body::Resign));
        let order: Vec<_> = desk.table.seats().iter().map(|seat| seat.sitter.clone()).collect();
        assert!(!desk.table.can_begin(), "nobody has agreed");
        desk.say(1, Body::Ask(REMATCH));
        (0..seats).filter(|&seat| seat != 1).for_each(|seat| desk.say(seat, Body::Agree(REMATCH)));
        assert!(desk.table.can_begin(), "{variant}");
        desk.begin();
        for (seat, before) in order.iter().enumerate() {
            let now = &desk.table.seats()[(seat + 1) % seats];
            assert_eq!(&now.sitter, before, "{variant}");
            assert_eq!(now.tally.wins, seat as u32 % 2, "{variant}");
        }
        assert!(desk.game().moves().is_empty() && desk.table.is_running());
        assert_eq!(desk.game().setup().seats[1].name, "Person 0");
        desk.say(0, Body::Resign);
        if seats == 4 {
            desk.say(2, Body::Resign);
        }
        assert_eq!(desk.table.seats()[1].tally.wins, 0);
        assert_eq!(desk.table.seats()[0].tally.wins, 2, "who was second won again as first");
        let series = Series { wins: BySide([2, 0]), ..Series::default() };
        assert_eq!(desk.table.series(), series, "who gives up concedes no points");
        assert_eq!(desk.game().series_now(), series);
    }
}

#[test]
fn two_who_ask_each_other_for_a_rematch_have_agreed() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.say(0, Body::Resign);
    let (mine, yours) = (desk.proposal(0, Body::Ask(REMATCH)), desk.proposal(1, Body::Ask(REMATCH)));
    assert_eq!(desk.order(0, mine), Ok(()));
    assert_eq!(desk.order(1, yours), Ok(()));
    assert!(desk.table.can_begin());
}

#[test]
fn a_rematch_that_was_refused_can_be_asked_by_the_other() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.say(0, Body::Resign);
    desk.say(0, Body::Ask(REMATCH));
    desk.say(0, Body::Refuse(REMATCH));
    desk.say(0, Body::Ask(REMATCH));
    desk.say(1, Body::Refuse(REMATCH));
    desk.refused(0, Body::Ask(REMATCH), Refusal::Asked);
    desk.say(1, Body::Ask(REMATCH));
    desk.say(0, Body::Agree(REMATCH));
    assert!(desk.table.can_begin());
}

#[test]
fn an_answer_is_to_the_question_and_the_board_that_were_seen() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.play_some(2);
    desk.say(0, Body::Ask(DRAW));
    let agree = desk.proposal(1, Body::Agree(DRAW));
    desk.play_some(1);
    assert_eq!(desk.order(1, agree), Err(Unheard::Refused(Refusal::Stale)));
    let agree = desk.proposal(1, Body::Agree(DRAW));
    desk.say(0, Body::Refuse(DRAW));
    assert_eq!(desk.order(1, agree), Err(Unheard::Refused(Refusal::NotNow)));
    desk.play_some(1);
    let early = desk.proposal(1, Body::Refuse(REMATCH));
    desk.say(0, Body::Resign);
    desk.say(0, Body::Ask(REMATCH));
    assert_eq!(desk.order(1, early), Err(Unheard::Refused(Refusal::Stale)), "it was not asked yet");
}

#[test]
fn who_leaves_takes_the_question_along() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.play_some(2);
    desk.say(0, Body::Ask(DRAW));
    desk.say(1, get_up(1));
    assert!(desk.table.asked().is_none());
    desk.refused(0, Body::Ask(DRAW), Refusal::NotNow);
    desk.say(1, sit(1));
    desk.say(0, Body::Ask(DRAW));
}

#[test]
fn nobody_is_asked_while_a_seat_is_open() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.play_some(2);
    desk.say(1, get_up(1));
    for matter in [DRAW, UNDO, Matter::Pause] {
        desk.refused(0, Body::Ask(matter), Refusal::NotNow);
    }
    desk.play_some(1);
    assert!(desk.table.is_on());
}

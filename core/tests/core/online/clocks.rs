//! Clocks: charged time, lag compensation, absence.

use std::time::Duration;

use pushflip_core::online::table::event::{Body, Event, Matter, Phrase, Signed};
use pushflip_core::online::table::host::{Host, Input, Output};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::Broken;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{ClockRule, Reason, Setup};

use super::desk::{DATE, PLAYERS, computer, get_up, play, sit, somebody};
use super::hall::{Hall, at};

/// Ten seconds and one a move.
fn short() -> Setup {
    let clock = ClockRule::Total { total: Duration::from_secs(10), increment: Duration::from_secs(1) };
    Setup { clock, ..Setup::new(Variant::Quixo, &[]) }
}

/// A clock for which a minute of absence is given back and waited for.
fn long() -> Setup {
    let clock = ClockRule::Total { total: Duration::from_mins(15), increment: Duration::ZERO };
    Setup { clock, ..short() }
}

fn moved(mv: &str, thought_ms: u32) -> Body {
    Body::Play { mv: mv.into(), thought_ms }
}

fn end(hall: &Hall) -> Option<(Option<Side>, Reason)> {
    let result = hall.host.table().game()?.result()?;
    Some((result.winner, result.reason))
}

#[test]
fn the_host_takes_the_time_of_the_seat_to_move() {
    let mut hall = Hall::begun(&short(), 0);
    assert_eq!(hall.host.table().clocks(), [10_000, 10_000]);
    hall.wait(4000);
    assert_eq!(hall.host.left(0, hall.now), Some(Duration::from_secs(6)));
    hall.own(play("a1-a5")).expect("a move");
    assert_eq!(hall.host.table().clocks(), [7000, 10_000]);
    hall.wait(1500);
    hall.say(1, Body::Say(Phrase::Wow)).expect("a phrase");
    assert_eq!(hall.host.table().clocks(), [7000, 8500]);
    hall.wait(1500);
    hall.say(1, moved("b1-b5", 3000)).expect("a move");
    assert_eq!(hall.host.table().clocks(), [7000, 8000]);
    let game = hall.host.table().game().expect("a match");
    assert_eq!(game.clock().left(1), Some(Duration::from_secs(8)));
}

#[test]
fn a_time_for_each_move_is_whole_again_after_it() {
    let clock = ClockRule::PerMove(Duration::from_secs(10));
    let mut hall = Hall::begun(&Setup { clock, ..short() }, 0);
    hall.wait(9000);
    hall.own(play("a1-a5")).expect("a move");
    assert_eq!(hall.host.table().clocks(), [10_000, 10_000]);
    hall.wait(10_000);
    assert_eq!(end(&hall), Some((Some(Side::First), Reason::OutOfTime)));
    assert_eq!(hall.host.table().clocks(), [10_000, 0]);
}

#[test]
fn lag_is_given_back_but_no_more_than_a_round_trip() {
    let mut hall = Hall::begun(&short(), 400);
    hall.wait(3000);
    hall.own(play("a1-a5")).expect("a move");
    hall.wait(1000);
    hall.say(1, moved("b1-b5", 700)).expect("a move");
    assert_eq!(hall.host.table().clocks()[1], 10_000 - 700 + 1000);
    hall.own(play("c1-c5")).expect("a move");
    hall.wait(1000);
    hall.say(1, moved("d1-d5", 0)).expect("a move");
    assert_eq!(hall.host.table().clocks()[1], 10_300 - 600 + 1000);
}

#[test]
fn a_move_on_its_way_when_the_time_is_up_counts_if_it_was_in_time() {
    for (thought, in_time) in [(9900, true), (10_000, false)] {
        let mut hall = Hall::begun(&short(), 400);
        hall.wait(2000);
        hall.own(play("a1-a5")).expect("a move");
        hall.wait(10_200);
        assert_eq!(end(&hall), None, "it may be on its way");
        let said = hall.say(1, moved("b1-b5", thought));
        assert_eq!(said, if in_time { Ok(()) } else { Err(Refusal::NotNow) });
        let expected = (!in_time).then_some((Some(Side::First), Reason::OutOfTime));
        assert_eq!(end(&hall), expected);
    }
}

/// Guest 1 goes silent after a second of their move, for so long, and then says it.
fn cut_off(silent: u64, thought_ms: u32, left: bool) -> Hall {
    let clock = ClockRule::Total { total: Duration::from_secs(30), increment: Duration::from_secs(15) };
    let mut hall = Hall::begun(&Setup { clock, ..short() }, 0);
    hall.own(play("a1-a5")).expect("a move");
    hall.wait(1000);
    hall.lag.remove(&at(1));
    if left {
        hall.wait(silent - 1000);
        hall.vanish(1);
        hall.wait(1000);
        hall.join(1, 0);
    } else {
        hall.wait(silent);
    }
    // It may be refused.
    let _ = hall.say(1, moved("b1-b5", thought_ms));
    hall
}

#[test]
fn who_is_cut_off_is_charged_what_they_have_thought() {
    for (silent, left) in [(3000, false), (12_000, true), (50_000, true)] {
        let hall = cut_off(silent, 2500, left);
        assert_eq!(hall.host.table().clocks()[1], 45_000 - 2500, "{silent}");
        // Who has gone on thinking meanwhile is charged for it.
        let hall = cut_off(silent, 3500, left);
        assert_eq!(hall.host.table().clocks()[1], 45_000 - 3500, "{silent}");
    }
    // Who answers is not cut off: nothing is given back without a round trip.
    assert_eq!(cut_off(1000, 500, false).host.table().clocks()[1], 45_000 - 2000);
}

#[test]
fn a_seat_is_forgiven_a_minute_of_a_match() {
    let hall = cut_off(65_000, 500, true);
    assert_eq!(hall.host.table().clocks()[1], 45_000 + 60_000 - 66_000, "the rest is charged");
    assert_eq!(end(&cut_off(88_999, 500, true)), None);
    assert_eq!(end(&cut_off(89_000, 500, true)), Some((Some(Side::First), Reason::OutOfTime)));
}

/// A minute and none a move: who is cut off gets back ten seconds, not a minute.
#[test]
fn what_is_given_back_scales_with_the_clock() {
    let clock = ClockRule::Total { total: Duration::from_mins(1), increment: Duration::ZERO };
    for (silent, charged) in [(10_000, 500), (12_000, 2500)] {
        let mut hall = Hall::begun(&Setup { clock, ..short() }, 0);
        hall.own(play("a1-a5")).expect("a move");
        hall.vanish(1);
        hall.wait(silent);
        hall.join(1, 0);
        hall.wait(500);
        hall.say(1, moved("b1-b5", 500)).expect("a move");
        assert_eq!(hall.host.table().clocks()[1], 60_000 - charged, "{silent}");
    }
    let mut hall = Hall::begun(&Setup { clock, ..short() }, 0);
    hall.vanish(1);
    hall.wait(9999);
    let claim = Body::Claim { seat: 1, win: true };
    assert_eq!(hall.own(claim.clone()), Err(Refusal::NotNow));
    hall.wait(1);
    hall.own(claim).expect("ten seconds of a match of a minute");
}

#[test]
fn a_round_trip_may_take_longer_than_a_beat() {
    let mut hall = Hall::begun(&long(), 1700);
    hall.wait(5000);
    hall.own(play("a1-a5")).expect("a move");
    hall.wait(2700);
    hall.say(1, moved("b1-b5", 1000)).expect("a move");
    assert_eq!(hall.host.table().clocks()[1], 900_000 - 1000);
}

#[test]
fn time_runs_out_without_a_word_of_anybody() {
    let mut hall = Hall::begun(&short(), 0);
    hall.wait(9999);
    assert_eq!(end(&hall), None);
    hall.wait(1);
    assert_eq!(end(&hall), Some((Some(Side::Second), Reason::OutOfTime)));
    assert_eq!(hall.own(play("a1-a5")), Err(Refusal::NotNow));
    assert_eq!(hall.own(Body::OutOfTime), Err(Refusal::NotYours));
}

#[test]
fn a_pause_stops_the_clock_until_somebody_goes_on() {
    let mut hall = Hall::begun(&short(), 0);
    hall.wait(3000);
    hall.say(1, Body::Ask(Matter::Pause)).expect("a question");
    hall.wait(1000);
    hall.own(Body::Agree(Matter::Pause)).expect("an answer");
    assert!(hall.host.table().paused());
    hall.wait(100_000);
    assert_eq!(hall.own(play("a1-a5")), Err(Refusal::NotNow));
    assert_eq!(hall.host.left(0, hall.now), Some(Duration::from_secs(6)));
    hall.say(1, Body::Resume).expect("a word");
    hall.wait(1000);
    hall.own(play("a1-a5")).expect("a move");
    assert_eq!(hall.host.table().clocks(), [6000, 10_000]);
}

#[test]
fn a_players_clock_runs_on_after_they_stand_up() {
    let mut hall = Hall::begun(&short(), 0);
    hall.own(play("a1-a5")).expect("a move");
    hall.wait(2000);
    hall.say(1, get_up(1)).expect("up");
    assert_eq!(hall.host.left(1, hall.now), Some(Duration::from_secs(8)));
    hall.wait(5000);
    assert_eq!(hall.host.left(1, hall.now), Some(Duration::from_secs(3)));
    hall.say(1, sit(1)).expect("a seat");
    hall.say(1, moved("b1-b5", 7000)).expect("a move");
    assert_eq!(hall.host.table().clocks(), [11_000, 10_000 - 7000 + 1000]);
    hall.own(play("c1-c5")).expect("a move");
    hall.say(1, get_up(1)).expect("up");
    hall.wait(4000);
    assert_eq!(end(&hall), Some((Some(Side::First), Reason::OutOfTime)));
}

#[test]
fn a_player_moves_on_although_the_other_has_stood_up() {
    let mut hall = Hall::begun(&short(), 0);
    hall.say(1, get_up(1)).expect("up");
    hall.wait(2000);
    hall.own(play("a1-a5")).expect("a move");
    assert_eq!(hall.host.table().clocks(), [9000, 10_000]);
    hall.wait(10_000);
    assert_eq!(end(&hall), Some((Some(Side::First), Reason::OutOfTime)));
}

#[test]
fn no_clock_runs_for_a_seat_that_the_host_has_freed() {
    let mut hall = Hall::begun(&short(), 0);
    hall.own(play("a1-a5")).expect("a move");
    hall.wait(2000);
    hall.vanish(1);
    hall.own(get_up(1)).expect("nobody is there");
    hall.wait(60_000);
    assert_eq!((end(&hall), hall.host.left(1, hall.now)), (None, Some(Duration::from_secs(8))));
}

#[test]
fn a_move_starts_the_next_clock_when_it_is_saved() {
    let mut hall = Hall::begun(&short(), 0);
    hall.saves = false;
    hall.wait(2000);
    hall.own(play("a1-a5")).expect("a move");
    // The disk is full for longer than the guest has.
    hall.wait(30_000);
    assert_eq!(end(&hall), None);
    assert_eq!(hall.host.left(1, hall.now), Some(Duration::from_secs(10)));
    hall.save();
    hall.wait(1000);
    hall.say(1, moved("b1-b5", 1000)).expect("a move");
    assert_eq!(hall.host.table().clocks(), [9000, 10_000]);
}

#[test]
fn a_pause_ends_for_the_clock_when_that_is_saved() {
    let mut hall = Hall::begun(&short(), 0);
    hall.own(Body::Ask(Matter::Pause)).expect("a question");
    hall.say(1, Body::Agree(Matter::Pause)).expect("an answer");
    hall.saves = false;
    hall.say(1, Body::Resume).expect("a word");
    hall.wait(30_000);
    hall.save();
    hall.wait(1000);
    hall.own(play("a1-a5")).expect("a move");
    assert_eq!(hall.host.table().clocks(), [10_000, 10_000]);
}

#[test]
fn a_phrase_that_waits_for_the_disk_stops_no_clock() {
    let mut hall = Hall::begun(&short(), 0);
    hall.saves = false;
    hall.own(Body::Say(Phrase::OneMoment)).expect("a phrase");
    hall.wait(9999);
    assert_eq!(end(&hall), None);
    hall.wait(1);
    assert_eq!(end(&hall), Some((Some(Side::Second), Reason::OutOfTime)));
}

#[test]
fn time_in_which_the_host_did_not_run_is_nobodys() {
    let mut hall = Hall::begun(&short(), 0);
    hall.own(play("a1-a5")).expect("a move");
    hall.wait(500);
    // Stopped, or asleep: there is no tick, and what the guest says waits. Nobody knows since when.
    hall.now += Duration::from_secs(95);
    hall.say(1, moved("b1-b5", 500)).expect("a move");
    assert_eq!(hall.host.table().clocks(), [11_000, 11_000]);
    // The same if the tick comes first.
    hall.own(play("c1-c5")).expect("a move");
    hall.wait(500);
    hall.now += Duration::from_secs(95);
    hall.handle(Input::Tick);
    hall.say(1, moved("d1-d5", 500)).expect("a move");
    assert_eq!(hall.host.table().clocks(), [12_000, 12_000]);
    // It goes on as before.
    hall.own(play("e1-e5")).expect("a move");
    hall.wait(3000);
    hall.say(1, moved("a2-e2", 3000)).expect("a move");
    assert_eq!(hall.host.table().clocks(), [13_000, 10_000]);
}

#[test]
fn nobody_was_away_while_the_host_did_not_run() {
    let mut hall = Hall::begun(&long(), 0);
    hall.vanish(1);
    hall.wait(30_000);
    hall.now += Duration::from_hours(8);
    hall.handle(Input::Tick);
    let claim = Body::Claim { seat: 1, win: true };
    assert_eq!(hall.own(claim.clone()), Err(Refusal::NotNow));
    hall.wait(31_000);
    hall.own(claim).expect("a minute");
}

#[test]
fn a_connection_that_was_replaced_within_a_second_costs_no_time() {
    let mut hall = Hall::begun(&long(), 0);
    hall.own(play("a1-a5")).expect("a move");
    hall.wait(200);
    hall.vanish(1);
    hall.wait(1500);
    hall.join(1, 0);
    hall.say(1, moved("b1-b5", 300)).expect("a move");
    assert_eq!(hall.host.table().clocks()[1], 900_000 - 300);
}

#[test]
fn who_is_away_for_a_minute_in_a_row_can_be_called_absent() {
    for win in [true, false] {
        let mut hall = Hall::begun(&long(), 0);
        let claim = Body::Claim { seat: 1, win };
        assert_eq!(hall.own(claim.clone()), Err(Refusal::NotNow));
        hall.wait(1000);
        hall.vanish(1);
        hall.wait(40_000);
        assert_eq!(hall.own(claim.clone()), Err(Refusal::NotNow));
        hall.join(1, 0);
        hall.wait(60_000);
        hall.vanish(1);
        hall.wait(59_999);
        assert_eq!(hall.own(claim.clone()), Err(Refusal::NotNow), "not in all");
        hall.wait(1);
        hall.own(claim).expect("a minute in a row");
        let expected = if win { (Some(Side::First), Reason::OutOfTime) } else { (None, Reason::Agreed) };
        assert_eq!(end(&hall), Some(expected));
    }
}

#[test]
fn who_is_back_cannot_be_called_absent_and_neither_without_a_clock() {
    let mut hall = Hall::begun(&long(), 0);
    hall.vanish(1);
    hall.wait(70_000);
    hall.join(1, 0);
    assert_eq!(hall.own(Body::Claim { seat: 1, win: true }), Err(Refusal::NotNow));
    let mut hall = Hall::begun(&Setup { clock: ClockRule::None, ..short() }, 0);
    hall.vanish(1);
    hall.wait(700_000);
    assert_eq!(hall.own(Body::Claim { seat: 1, win: true }), Err(Refusal::NotAgreed));
}

#[test]
fn a_seat_that_was_left_for_good_can_be_called_absent() {
    let mut hall = Hall::begun(&long(), 0);
    hall.say(1, get_up(1)).expect("up");
    hall.wait(60_000);
    hall.own(Body::Claim { seat: 1, win: true }).expect("a minute");
    assert_eq!(end(&hall), Some((Some(Side::First), Reason::OutOfTime)));
}

#[test]
fn the_seat_of_somebody_absent_can_be_given_to_a_computer() {
    let mut hall = Hall::begun(&short(), 0);
    assert_eq!(hall.own(computer(1, "club")), Err(Refusal::NotNow));
    hall.vanish(1);
    hall.own(computer(1, "club")).expect("nobody is there");
    hall.own(play("a1-a5")).expect("a move");
    hall.own(play("b1-b5")).expect("the computer's move");
}

#[test]
fn a_host_that_comes_back_waits_for_the_seat_to_move() {
    let mut hall = Hall::begun(&short(), 0);
    hall.wait(2000);
    hall.own(play("a1-a5")).expect("a move");
    hall.wait(3000);
    hall.say(1, Body::Say(Phrase::Wow)).expect("a phrase");
    let host = Host::reopen(&somebody(0), PLAYERS, hall.host.events().to_vec(), Duration::from_mins(15));
    let mut hall = Hall::with(host.expect("its own events"), Vec::new());
    hall.now = Duration::from_mins(15);
    hall.wait(30_000);
    hall.join(1, 0);
    assert_eq!(hall.host.left(1, hall.now), Some(Duration::from_secs(7)));
    hall.wait(1000);
    hall.say(1, moved("b1-b5", 1000)).expect("a move");
    assert_eq!(hall.host.table().clocks()[1], 7000);
}

#[test]
fn a_host_that_charges_what_the_rule_does_not_allow_is_found() {
    let mut hall = Hall::begun(&short(), 0);
    hall.wait(2000);
    let table = hall.host.table();
    let (last, mv) = (table.last(), hall.proposal(0, play("a1-a5")));
    let event = |clocks: Vec<u32>| {
        let said = Signed::new(mv.clone(), &somebody(0));
        Event::new(last.number + 1, last.digest, said, clocks, &somebody(0))
    };
    let broken = Err(Broken::Clocks { number: last.number + 1 });
    for wrong in [vec![11_001, 10_000], vec![9000, 9999], vec![9000, 10_001], vec![9000], vec![]] {
        assert_eq!(table.clone().apply(&event(wrong.clone())), broken, "{wrong:?}");
    }
    assert_eq!(table.clone().apply(&event(vec![11_000, 10_000])), Ok(()));
    let early = Event::new(
        last.number + 1,
        last.digest,
        Signed::new(hall.proposal(0, Body::OutOfTime), &somebody(0)),
        vec![1, 10_000],
        &somebody(0),
    );
    assert_eq!(table.clone().apply(&early), broken);
}

#[test]
fn a_new_match_has_full_clocks_and_no_absence() {
    let mut hall = Hall::begun(&short(), 0);
    hall.wait(1000);
    hall.vanish(1);
    hall.wait(5000);
    hall.own(Body::Resign).expect("an end");
    hall.join(1, 0);
    hall.own(Body::Ask(Matter::Rematch)).expect("a question");
    hall.say(1, Body::Agree(Matter::Rematch)).expect("an answer");
    hall.own(Body::Begin { date: DATE.into() }).expect("a match");
    assert_eq!(hall.host.table().clocks(), [10_000, 10_000]);
    hall.wait(10_000);
    assert_eq!(end(&hall), Some((Some(Side::Second), Reason::OutOfTime)), "now guest 1 had to begin");
}

#[test]
fn at_rest_there_is_no_timer() {
    let mut hall = Hall::open(&short());
    assert_eq!(hall.host.wake_at(), None);
    hall.join(1, 0);
    assert!(hall.host.wake_at().is_some());
    hall.wait(1000);
    hall.vanish(1);
    hall.wait(1000);
    assert_eq!(hall.host.wake_at(), None);
    hall.handle(Input::Left { connection: at(1) });
    assert!(hall.taken().iter().all(|output| !matches!(output, Output::End(..))));
}

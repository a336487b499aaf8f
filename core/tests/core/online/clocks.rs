//! Clocks: charged time, lag compensation, absence.

use std::time::Duration;

use pushflip_core::online::news::News;
use pushflip_core::online::table::clock::{LagBank, claim_after, grace};
use pushflip_core::online::table::event::{Body, Event, Phrase, QuestionKind};
use pushflip_core::online::table::guest::{self, Guest};
use pushflip_core::online::table::host::{Input, Output};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::EventError;
use pushflip_core::rules::Side;
use pushflip_core::session::{ClockRule, Reason, Setup};

use super::host_fixture::{HostFixture, at, messages_to};
use super::table_fixture::{self, begin, computer, event_after, get_up, play, quixo, sit};

/// Ten seconds and an increment of one.
fn short() -> Setup {
    let clock = ClockRule::Total { total: Duration::from_secs(10), increment: Duration::from_secs(1) };
    Setup { clock, ..quixo() }
}

/// A clock with a grace period of a minute.
fn long() -> Setup {
    let clock = ClockRule::Total { total: Duration::from_mins(15), increment: Duration::ZERO };
    Setup { clock, ..short() }
}

fn moved(mv: &str, thought_ms: u32) -> Body {
    Body::Play { mv: mv.into(), thought_ms }
}

fn end(fixture: &HostFixture) -> Option<(Option<Side>, Reason)> {
    let result = fixture.host.table().game()?.result()?;
    Some((result.winner, result.reason))
}

#[test]
fn the_host_takes_the_time_of_the_seat_to_move() {
    let mut fixture = HostFixture::begun(&short(), 0);
    assert_eq!(fixture.host.table().clocks(), [10_000, 10_000]);
    fixture.wait(4000);
    assert_eq!(fixture.host.left(0, fixture.now), Some(Duration::from_secs(6)));
    fixture.own(play("a1-a5")).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [7000, 10_000]);
    fixture.wait(1500);
    fixture.say(1, Body::Say(Phrase::Wow)).expect("a phrase");
    assert_eq!(fixture.host.table().clocks(), [7000, 8500]);
    fixture.wait(1500);
    fixture.say(1, moved("b1-b5", 3000)).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [7000, 8000]);
    let game = fixture.host.table().game().expect("a match");
    assert_eq!(game.clock().left(1), Some(Duration::from_secs(8)));
}

#[test]
fn the_time_per_move_is_reset_after_each_move() {
    let clock = ClockRule::PerMove(Duration::from_secs(10));
    let mut fixture = HostFixture::begun(&Setup { clock, ..short() }, 0);
    fixture.wait(9000);
    fixture.own(play("a1-a5")).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [10_000, 10_000]);
    fixture.wait(10_000);
    assert_eq!(end(&fixture), Some((Some(Side::First), Reason::OutOfTime)));
    assert_eq!(fixture.host.table().clocks(), [10_000, 0]);
}

#[test]
fn with_half_a_day_per_move_absence_costs_time_and_not_the_match() {
    let half_a_day = Duration::from_hours(12);
    let mut fixture = HostFixture::begun(&Setup { clock: ClockRule::PerMove(half_a_day), ..short() }, 0);
    fixture.own(play("a1-a5")).expect("a move");
    fixture.lose_connection(1);
    fixture.wait(2 * 60 * 60 * 1000);
    let claim = Body::Claim { seat: 1, win: true };
    assert_eq!(fixture.own(claim), Err(Refusal::NotNow));
    fixture.join(1, 0);
    assert_eq!(fixture.host.left(1, fixture.now), Some(Duration::from_hours(10)));
    fixture.say(1, moved("b1-b5", 7_000_000)).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [43_200_000, 43_200_000]);
    fixture.wait(43_200_000);
    assert_eq!(end(&fixture), Some((Some(Side::Second), Reason::OutOfTime)));
}

#[test]
fn lag_is_compensated_up_to_one_round_trip() {
    let mut fixture = HostFixture::begun(&short(), 400);
    fixture.wait(3000);
    fixture.own(play("a1-a5")).expect("a move");
    fixture.wait(1000);
    fixture.say(1, moved("b1-b5", 700)).expect("a move");
    assert_eq!(fixture.host.table().clocks()[1], 10_000 - 700 + 1000);
    fixture.own(play("c1-c5")).expect("a move");
    fixture.wait(1000);
    fixture.say(1, moved("d1-d5", 0)).expect("a move");
    assert_eq!(fixture.host.table().clocks()[1], 10_300 - 600 + 1000);
}

#[test]
fn a_move_sent_in_time_counts_if_it_arrives_late() {
    for (thought, in_time) in [(9900, true), (10_000, false)] {
        let mut fixture = HostFixture::begun(&short(), 400);
        fixture.wait(2000);
        fixture.own(play("a1-a5")).expect("a move");
        fixture.wait(10_200);
        assert_eq!(end(&fixture), None, "a move may still arrive");
        let answer = fixture.say(1, moved("b1-b5", thought));
        assert_eq!(answer, if in_time { Ok(()) } else { Err(Refusal::NotNow) });
        let expected = (!in_time).then_some((Some(Side::First), Reason::OutOfTime));
        assert_eq!(end(&fixture), expected);
    }
}

/// Guest 1 is silent for a time from the second second of their turn on, and then moves.
fn cut_off(silent: u64, thought_ms: u32, left: bool) -> HostFixture {
    let clock = ClockRule::Total { total: Duration::from_secs(30), increment: Duration::from_secs(15) };
    let mut fixture = HostFixture::begun(&Setup { clock, ..short() }, 0);
    fixture.own(play("a1-a5")).expect("a move");
    fixture.wait(1000);
    fixture.lag.remove(&at(1));
    if left {
        fixture.wait(silent - 1000);
        fixture.lose_connection(1);
        fixture.wait(1000);
        fixture.join(1, 0);
    } else {
        fixture.wait(silent);
    }
    // It may be refused.
    let _ = fixture.say(1, moved("b1-b5", thought_ms));
    fixture
}

#[test]
fn a_disconnected_player_is_charged_the_thinking_time() {
    for (silent, left) in [(3000, false), (12_000, true), (50_000, true)] {
        let fixture = cut_off(silent, 2500, left);
        assert_eq!(fixture.host.table().clocks()[1], 45_000 - 2500, "{silent}");
        // Continued thinking is charged.
        let fixture = cut_off(silent, 3500, left);
        assert_eq!(fixture.host.table().clocks()[1], 45_000 - 3500, "{silent}");
    }
    // A player who answers heartbeats is not cut off, and without a round trip there is no compensation.
    assert_eq!(cut_off(1000, 500, false).host.table().clocks()[1], 45_000 - 2000);
}

#[test]
fn the_grace_period_of_a_seat_is_a_minute_per_match() {
    let fixture = cut_off(65_000, 500, true);
    assert_eq!(fixture.host.table().clocks()[1], 45_000 + 60_000 - 66_000, "the rest is charged");
    assert_eq!(end(&cut_off(88_999, 500, true)), None);
    assert_eq!(end(&cut_off(89_000, 500, true)), Some((Some(Side::First), Reason::OutOfTime)));
}

/// A minute without increment: the grace period is ten seconds, not a minute.
#[test]
fn compensation_scales_with_the_clock() {
    let clock = ClockRule::Total { total: Duration::from_mins(1), increment: Duration::ZERO };
    for (silent, charged) in [(10_000, 500), (12_000, 2500)] {
        let mut fixture = HostFixture::begun(&Setup { clock, ..short() }, 0);
        fixture.own(play("a1-a5")).expect("a move");
        fixture.lose_connection(1);
        fixture.wait(silent);
        fixture.join(1, 0);
        fixture.wait(500);
        fixture.say(1, moved("b1-b5", 500)).expect("a move");
        assert_eq!(fixture.host.table().clocks()[1], 60_000 - charged, "{silent}");
    }
    let mut fixture = HostFixture::begun(&Setup { clock, ..short() }, 0);
    fixture.lose_connection(1);
    fixture.wait(9999);
    let claim = Body::Claim { seat: 1, win: true };
    assert_eq!(fixture.own(claim.clone()), Err(Refusal::NotNow));
    fixture.wait(1);
    fixture.own(claim).expect("an absence of ten seconds");
}

#[test]
fn a_round_trip_may_take_longer_than_a_beat() {
    let mut fixture = HostFixture::begun(&long(), 1700);
    fixture.wait(5000);
    fixture.own(play("a1-a5")).expect("a move");
    fixture.wait(2700);
    fixture.say(1, moved("b1-b5", 1000)).expect("a move");
    assert_eq!(fixture.host.table().clocks()[1], 900_000 - 1000);
}

#[test]
fn time_runs_out_without_a_message() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.wait(9999);
    assert_eq!(end(&fixture), None);
    fixture.wait(1);
    assert_eq!(end(&fixture), Some((Some(Side::Second), Reason::OutOfTime)));
    assert_eq!(fixture.own(play("a1-a5")), Err(Refusal::NotNow));
    assert_eq!(fixture.own(Body::OutOfTime), Err(Refusal::NotYours));
}

#[test]
fn a_pause_stops_the_clock_until_it_is_ended() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.wait(3000);
    fixture.say(1, Body::Ask(QuestionKind::Pause)).expect("a question");
    fixture.wait(1000);
    fixture.own(Body::Agree(QuestionKind::Pause)).expect("an answer");
    assert!(fixture.host.table().paused());
    fixture.wait(100_000);
    assert_eq!(fixture.own(play("a1-a5")), Err(Refusal::NotNow));
    assert_eq!(fixture.host.left(0, fixture.now), Some(Duration::from_secs(6)));
    fixture.say(1, Body::Resume).expect("a paused match");
    fixture.wait(1000);
    fixture.own(play("a1-a5")).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [6000, 10_000]);
}

#[test]
fn a_players_clock_keeps_running_after_they_leave_the_seat() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.own(play("a1-a5")).expect("a move");
    fixture.wait(2000);
    fixture.say(1, get_up(1)).expect("a seat to leave");
    assert_eq!(fixture.host.left(1, fixture.now), Some(Duration::from_secs(8)));
    fixture.wait(5000);
    assert_eq!(fixture.host.left(1, fixture.now), Some(Duration::from_secs(3)));
    fixture.say(1, sit(1)).expect("a seat");
    fixture.say(1, moved("b1-b5", 7000)).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [11_000, 10_000 - 7000 + 1000]);
    fixture.own(play("c1-c5")).expect("a move");
    fixture.say(1, get_up(1)).expect("a seat to leave");
    fixture.wait(4000);
    assert_eq!(end(&fixture), Some((Some(Side::First), Reason::OutOfTime)));
}

#[test]
fn a_player_moves_on_although_the_other_has_stood_up() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.say(1, get_up(1)).expect("a seat to leave");
    fixture.wait(2000);
    fixture.own(play("a1-a5")).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [9000, 10_000]);
    fixture.wait(10_000);
    assert_eq!(end(&fixture), Some((Some(Side::First), Reason::OutOfTime)));
}

#[test]
fn no_clock_runs_for_a_seat_that_the_host_has_freed() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.own(play("a1-a5")).expect("a move");
    fixture.wait(2000);
    fixture.lose_connection(1);
    fixture.own(get_up(1)).expect("an absent player");
    fixture.wait(60_000);
    assert_eq!((end(&fixture), fixture.host.left(1, fixture.now)), (None, Some(Duration::from_secs(8))));
}

#[test]
fn a_move_starts_the_next_clock_when_it_is_saved() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.saves = false;
    fixture.wait(2000);
    fixture.own(play("a1-a5")).expect("a move");
    // The disk is full for longer than the guest's time.
    fixture.wait(30_000);
    assert_eq!(end(&fixture), None);
    assert_eq!(fixture.host.left(1, fixture.now), Some(Duration::from_secs(10)));
    fixture.save();
    fixture.wait(1000);
    fixture.say(1, moved("b1-b5", 1000)).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [9000, 10_000]);
}

#[test]
fn the_clock_resumes_when_the_end_of_a_pause_is_saved() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.own(Body::Ask(QuestionKind::Pause)).expect("a question");
    fixture.say(1, Body::Agree(QuestionKind::Pause)).expect("an answer");
    fixture.saves = false;
    fixture.say(1, Body::Resume).expect("a paused match");
    fixture.wait(30_000);
    fixture.save();
    fixture.wait(1000);
    fixture.own(play("a1-a5")).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [10_000, 10_000]);
}

#[test]
fn a_phrase_that_waits_for_the_disk_stops_no_clock() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.saves = false;
    fixture.own(Body::Say(Phrase::OneMoment)).expect("a phrase");
    fixture.wait(9999);
    assert_eq!(end(&fixture), None);
    fixture.wait(1);
    assert_eq!(end(&fixture), Some((Some(Side::Second), Reason::OutOfTime)));
}

#[test]
fn time_of_a_suspended_host_is_charged_to_no_player() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.own(play("a1-a5")).expect("a move");
    fixture.wait(500);
    // Suspended: no tick, and the guest's message waits. The start of the suspension is unknown.
    fixture.now += Duration::from_secs(95);
    fixture.say(1, moved("b1-b5", 500)).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [11_000, 11_000]);
    // The result is the same if the tick arrives first.
    fixture.own(play("c1-c5")).expect("a move");
    fixture.wait(500);
    fixture.now += Duration::from_secs(95);
    fixture.handle(Input::Tick);
    fixture.say(1, moved("d1-d5", 500)).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [12_000, 12_000]);
    // It continues as before.
    fixture.own(play("e1-e5")).expect("a move");
    fixture.wait(3000);
    fixture.say(1, moved("a2-e2", 3000)).expect("a move");
    assert_eq!(fixture.host.table().clocks(), [13_000, 10_000]);
}

#[test]
fn absence_is_not_counted_while_the_host_is_suspended() {
    let mut fixture = HostFixture::begun(&long(), 0);
    fixture.lose_connection(1);
    fixture.wait(30_000);
    fixture.now += Duration::from_hours(8);
    fixture.handle(Input::Tick);
    let claim = Body::Claim { seat: 1, win: true };
    assert_eq!(fixture.own(claim.clone()), Err(Refusal::NotNow));
    fixture.wait(31_000);
    fixture.own(claim).expect("a minute");
}

#[test]
fn a_connection_that_was_replaced_within_a_second_costs_no_time() {
    let mut fixture = HostFixture::begun(&long(), 0);
    fixture.own(play("a1-a5")).expect("a move");
    fixture.wait(200);
    fixture.lose_connection(1);
    fixture.wait(1500);
    fixture.join(1, 0);
    fixture.say(1, moved("b1-b5", 300)).expect("a move");
    assert_eq!(fixture.host.table().clocks()[1], 900_000 - 300);
}

#[test]
fn a_minute_of_absence_can_be_claimed() {
    for win in [true, false] {
        let mut fixture = HostFixture::begun(&long(), 0);
        let claim = Body::Claim { seat: 1, win };
        assert_eq!(fixture.own(claim.clone()), Err(Refusal::NotNow));
        fixture.wait(1000);
        fixture.lose_connection(1);
        fixture.wait(40_000);
        assert_eq!(fixture.own(claim.clone()), Err(Refusal::NotNow));
        fixture.join(1, 0);
        fixture.wait(60_000);
        fixture.lose_connection(1);
        fixture.wait(59_999);
        assert_eq!(fixture.own(claim.clone()), Err(Refusal::NotNow), "interrupted absences are not added up");
        fixture.wait(1);
        fixture.own(claim).expect("an uninterrupted absence of a minute");
        let expected = if win { (Some(Side::First), Reason::OutOfTime) } else { (None, Reason::Agreed) };
        assert_eq!(end(&fixture), Some(expected));
    }
}

#[test]
fn a_present_player_cannot_be_claimed_nor_any_without_a_clock() {
    let mut fixture = HostFixture::begun(&long(), 0);
    fixture.lose_connection(1);
    fixture.wait(70_000);
    fixture.join(1, 0);
    assert_eq!(fixture.own(Body::Claim { seat: 1, win: true }), Err(Refusal::NotNow));
    let mut fixture = HostFixture::begun(&Setup { clock: ClockRule::None, ..short() }, 0);
    fixture.lose_connection(1);
    fixture.wait(700_000);
    assert_eq!(fixture.own(Body::Claim { seat: 1, win: true }), Err(Refusal::NotAgreed));
}

#[test]
fn an_abandoned_seat_can_be_claimed() {
    let mut fixture = HostFixture::begun(&long(), 0);
    fixture.say(1, get_up(1)).expect("a seat to leave");
    fixture.wait(60_000);
    fixture.own(Body::Claim { seat: 1, win: true }).expect("a minute");
    assert_eq!(end(&fixture), Some((Some(Side::First), Reason::OutOfTime)));
}

#[test]
fn the_seat_of_an_absent_player_can_be_given_to_a_computer() {
    let mut fixture = HostFixture::begun(&short(), 0);
    assert_eq!(fixture.own(computer(1, "club")), Err(Refusal::NotNow));
    fixture.lose_connection(1);
    fixture.own(computer(1, "club")).expect("an absent player");
    fixture.own(play("a1-a5")).expect("a move");
    fixture.own(play("b1-b5")).expect("the computer's move");
}

#[test]
fn a_restarted_host_waits_for_the_seat_to_move() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.wait(2000);
    fixture.own(play("a1-a5")).expect("a move");
    fixture.wait(3000);
    fixture.say(1, Body::Say(Phrase::Wow)).expect("a phrase");
    let mut fixture = HostFixture::reopen(fixture.host.events(), Duration::from_mins(15));
    fixture.wait(30_000);
    fixture.join(1, 0);
    assert_eq!(fixture.host.left(1, fixture.now), Some(Duration::from_secs(7)));
    fixture.wait(1000);
    fixture.say(1, moved("b1-b5", 1000)).expect("a move");
    assert_eq!(fixture.host.table().clocks()[1], 7000);
}

#[test]
fn a_host_that_charges_invalid_time_is_detected() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.wait(2000);
    let table = fixture.host.table();
    let (last, mv) = (table.last(), fixture.proposal(0, play("a1-a5")));
    let event = |clocks: Vec<u32>| event_after(last, 0, mv.clone(), clocks);
    let broken = Err(EventError::Clocks { number: last.number + 1 });
    for wrong in [vec![11_001, 10_000], vec![9000, 9999], vec![9000, 10_001], vec![9000], vec![]] {
        assert_eq!(table.clone().apply(&event(wrong.clone())), broken, "{wrong:?}");
    }
    assert_eq!(table.clone().apply(&event(vec![11_000, 10_000])), Ok(()));
    let early = event_after(last, 0, fixture.proposal(0, Body::OutOfTime), vec![1, 10_000]);
    assert_eq!(table.clone().apply(&early), broken);
}

#[test]
fn a_new_match_has_full_clocks_and_no_absence() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.wait(1000);
    fixture.lose_connection(1);
    fixture.wait(5000);
    fixture.own(Body::Resign).expect("a resignation");
    fixture.join(1, 0);
    fixture.own(Body::Ask(QuestionKind::Rematch)).expect("a question");
    fixture.say(1, Body::Agree(QuestionKind::Rematch)).expect("an answer");
    fixture.own(begin()).expect("a match");
    assert_eq!(fixture.host.table().clocks(), [10_000, 10_000]);
    fixture.wait(10_000);
    assert_eq!(
        end(&fixture),
        Some((Some(Side::Second), Reason::OutOfTime)),
        "guest 1 had to begin this match"
    );
}

#[test]
fn an_idle_host_needs_no_timer() {
    let mut fixture = HostFixture::open(&short());
    assert_eq!(fixture.host.wake_at(), None);
    fixture.join(1, 0);
    assert!(fixture.host.wake_at().is_some());
    fixture.wait(1000);
    fixture.lose_connection(1);
    fixture.wait(1000);
    assert_eq!(fixture.host.wake_at(), None);
    fixture.handle(Input::Left { connection: at(1) });
    assert!(fixture.taken().iter().all(|output| !matches!(output, Output::End(..))));
}

/// The program of guest 1, connected to the host, with the events that it has saved.
fn connected(fixture: &mut HostFixture, saved: &[Event]) -> Guest {
    let mut guest = table_fixture::guest(1, saved);
    reconnect(fixture, &mut guest);
    guest
}

fn reconnect(fixture: &mut HostFixture, guest: &mut Guest) {
    fixture.lose_connection(1);
    fixture.taken();
    fixture.lag.insert(at(1), Duration::ZERO);
    guest.handle(guest::Input::Connected, fixture.now);
    fixture.enter(1, at(1), guest.hello());
    deliver(fixture, guest);
}

/// Gives guest 1 the messages that the host has sent since the last call.
fn deliver(fixture: &mut HostFixture, guest: &mut Guest) {
    for message in messages_to(1, &fixture.taken()) {
        guest.handle(guest::Input::Received(message.clone()), fixture.now);
    }
}

/// Both clocks of the seat to move are equal, now and two seconds later.
fn assert_same_clock(fixture: &mut HostFixture, guest: &mut Guest) {
    for wait in [0, 2000] {
        fixture.wait(wait);
        deliver(fixture, guest);
        let (seat, _) = fixture.host.table().to_move().expect("a match");
        assert_eq!(guest.left(seat, fixture.now), fixture.host.left(seat, fixture.now), "after {wait} ms");
    }
}

#[test]
fn a_guest_who_reconnects_shows_the_clock_that_the_host_charges() {
    let mut fixture = HostFixture::begun(&short(), 0);
    let mut guest = connected(&mut fixture, &[]);
    fixture.wait(3000);
    deliver(&mut fixture, &mut guest);
    // The connection breaks for two seconds.
    guest.handle(guest::Input::Lost, fixture.now);
    fixture.wait(2000);
    reconnect(&mut fixture, &mut guest);
    assert_same_clock(&mut fixture, &mut guest);
    // The program starts again.
    let saved = guest.events().to_vec();
    let mut guest = connected(&mut fixture, &saved);
    assert_same_clock(&mut fixture, &mut guest);
}

#[test]
fn a_guest_stops_the_clock_while_the_host_is_offline() {
    let mut fixture = HostFixture::begun(&short(), 0);
    let mut guest = connected(&mut fixture, &[]);
    fixture.wait(3000);
    guest.handle(guest::Input::Lost, fixture.now);
    for later in [0, 60] {
        let now = fixture.now + Duration::from_secs(later);
        assert_eq!(guest.left(0, now), Some(Duration::from_secs(7)), "{later} s later");
    }
}

#[test]
fn a_guest_learns_that_time_of_a_stopped_host_was_not_charged() {
    let mut fixture = HostFixture::begun(&short(), 0);
    let mut guest = connected(&mut fixture, &[]);
    fixture.wait(1000);
    fixture.now += Duration::from_secs(4);
    fixture.handle(Input::Tick);
    assert_same_clock(&mut fixture, &mut guest);
}

#[test]
fn a_restarted_host_restores_the_saved_time() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.wait(4000);
    let saved = fixture.host.spent_time().expect("a clock runs");
    let reopen = |fixture: &HostFixture| {
        let mut fixture = HostFixture::reopen(fixture.host.events(), Duration::from_mins(15));
        fixture.host.restore_spent_time(saved);
        fixture
    };
    let mut again = reopen(&fixture);
    assert_eq!(again.host.left(0, again.now), Some(Duration::from_secs(6)));
    // The screen of the host learns it too.
    again.wait(0);
    let readings = |output: &Output| match output {
        Output::News(News::Clock(reading)) => Some((reading.left_ms, reading.runs)),
        _ => None,
    };
    assert_eq!(again.taken().iter().find_map(readings), Some((6000, true)));
    again.wait(1000);
    again.own(play("a1-a5")).expect("a move");
    assert_eq!(again.host.table().clocks()[0], 6000);
    // It is the time of this move only.
    fixture.own(play("a1-a5")).expect("a move");
    let again = reopen(&fixture);
    assert_eq!(again.host.left(1, again.now), Some(Duration::from_secs(10)));
}

#[test]
fn everybody_learns_that_a_clock_waits_for_its_player() {
    let mut fixture = HostFixture::begun(&short(), 0);
    fixture.own(play("a1-a5")).expect("a move");
    let mut fixture = HostFixture::reopen(fixture.host.events(), Duration::ZERO);
    let runs = |fixture: &mut HostFixture| {
        let last = fixture.taken().into_iter().rev().find_map(|output| match output {
            Output::News(News::Clock(reading)) => Some(reading.runs),
            _ => None,
        });
        last.expect("a reading")
    };
    fixture.wait(0);
    assert!(!runs(&mut fixture), "guest 1 is not back");
    fixture.join(1, 0);
    assert!(runs(&mut fixture));
}

fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

fn total(minutes: u64, increment: u64) -> ClockRule {
    let (total, increment) = (Duration::from_mins(minutes), Duration::from_secs(increment));
    ClockRule::Total { total, increment }
}

#[test]
fn compensation_is_limited_by_lost_time_round_trip_and_quota() {
    let bank = LagBank::new(total(15, 0));
    assert_eq!(bank.lag(ms(900), ms(700), ms(500)), ms(200));
    assert_eq!(bank.lag(ms(900), ms(100), ms(500)), ms(500));
    assert_eq!(bank.lag(ms(9000), ms(0), ms(8000)), ms(3000));
    assert_eq!(bank.lag(ms(900), ms(1000), ms(500)), ms(0));
}

#[test]
fn the_lag_quota_is_spent_and_refilled() {
    let mut bank = LagBank::new(total(15, 0));
    bank.moved(ms(3000));
    assert_eq!(bank.most(ms(60_000)), ms(1000));
    for _ in 0..9 {
        bank.moved(ms(0));
    }
    assert_eq!(bank.most(ms(60_000)), ms(7000));
    bank.moved(ms(5000));
    assert_eq!(bank.most(ms(60_000)), ms(3000));
}

#[test]
fn quota_and_grace_period_scale_with_the_clock() {
    let per_move = |seconds| ClockRule::PerMove(Duration::from_secs(seconds));
    for (rule, gain, away) in [
        (total(1, 0), 390, 10),
        (total(3, 2), 1000, 26),
        (total(5, 0), 1000, 30),
        (total(15, 10), 1000, 60),
        (per_move(1), 310, 10),
        (per_move(30), 1000, 60),
        (ClockRule::None, 1000, 60),
    ] {
        assert_eq!(LagBank::new(rule).most(ms(60_000)), ms(gain * 3), "{rule:?}");
        assert_eq!(grace(rule), Duration::from_secs(away), "{rule:?}");
        assert_eq!(claim_after(rule), Some(grace(rule)), "{rule:?}");
    }
    assert_eq!(claim_after(ClockRule::PerMove(Duration::from_hours(24))), None);
}

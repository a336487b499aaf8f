//! The authority table for every role and every state of a seat.

use std::time::Duration;

use pushflip_core::online::table::event::{Body, Phrase, QuestionKind};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::{EventError, MOST_CHATTER};
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Setup};

use super::host_fixture::{HostFixture, at, hello};
use super::table_fixture::{PLAYERS, TableFixture, begin, computer, get_up, name, sit, somebody};

/// A connected player without a seat.
const VISITOR: usize = 6;

fn setup(variant: Variant) -> Setup {
    let clock = ClockRule::Total { total: Duration::from_mins(15), increment: Duration::ZERO };
    Setup { clock, ..Setup::new(variant, &[]) }
}

/// People with the numbers of their seats, the host among them, and a visitor. No match yet.
fn seated(variant: Variant) -> HostFixture {
    let mut fixture = HostFixture::open(&setup(variant));
    fixture.own(sit(0)).expect("a seat");
    for who in 1..variant.seats() {
        fixture.join(who, 0);
        fixture.say(who, sit(who)).expect("a seat");
    }
    fixture.join(VISITOR, 0);
    fixture
}

fn playing(variant: Variant) -> HostFixture {
    let mut fixture = seated(variant);
    fixture.own(begin()).expect("a match");
    fixture
}

/// Whether a proposal is accepted, tried on a copy of the table.
fn may(fixture: &HostFixture, who: usize, body: Body) -> bool {
    let mut fixture = fixture.copy();
    if who == 0 {
        return fixture.own(body).is_ok();
    }
    // An absent author has to connect first.
    let peer = somebody(who).id();
    if fixture.host.presence().iter().all(|present| present.peer != peer || present.absent_s.is_some()) {
        fixture.enter(who, at(who), hello(who, PLAYERS, None));
    }
    fixture.say(who, body).is_ok()
}

/// The possible actions on a seat, a letter each: sit down, free it, give it to a computer, claim a win,
/// claim a draw.
fn rights(fixture: &HostFixture, who: usize, seat: usize) -> String {
    let number = seat as u8;
    let bodies = [
        ('s', Body::Sit { seat: number, name: name(who), machine: false }),
        ('f', get_up(seat)),
        ('c', computer(seat, "club")),
        ('w', Body::Claim { seat: number, win: true }),
        ('d', Body::Claim { seat: number, win: false }),
    ];
    bodies.into_iter().map(|(letter, body)| if may(fixture, who, body) { letter } else { '-' }).collect()
}

/// The states of a seat with different rights, and how to reach them.
fn states(variant: Variant, seat: usize) -> Vec<(&'static str, HostFixture)> {
    let away = |ms| {
        let mut fixture = playing(variant);
        fixture.lose_connection(seat);
        fixture.wait(ms);
        fixture
    };
    let left = |ms| {
        let mut fixture = playing(variant);
        fixture.say(seat, get_up(seat)).expect("a seat to leave");
        fixture.wait(ms);
        fixture
    };
    let mut freed = away(1000);
    freed.own(get_up(seat)).expect("an absent player");
    freed.wait(61_000);
    let mut given = away(1000);
    given.own(computer(seat, "casual")).expect("an absent player");
    let mut paused = away(61_000);
    paused.join(seat, 0);
    paused.own(Body::Ask(QuestionKind::Pause)).expect("a question");
    for who in 1..variant.seats() {
        paused.say(who, Body::Agree(QuestionKind::Pause)).expect("an answer");
    }
    paused.lose_connection(seat);
    paused.wait(61_000);
    let mut open = seated(variant);
    open.say(seat, get_up(seat)).expect("a seat to leave");
    let mut before = seated(variant);
    before.lose_connection(seat);
    before.wait(61_000);
    vec![
        ("before, open", open),
        ("before, here", seated(variant)),
        ("before, away", before),
        ("here", playing(variant)),
        ("away", away(59_000)),
        ("overdue", away(61_000)),
        ("left", left(59_000)),
        ("left long ago", left(61_000)),
        ("freed", freed),
        ("computer", given),
        ("paused, away", paused),
    ]
}

/// Checks a table of rights: a line for each state, a column for each person.
fn check(variant: Variant, seat: usize, people: &[usize], expected: &str) {
    let states = states(variant, seat);
    let lines: Vec<&str> = expected.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(states.len(), lines.len());
    let mut wrong = Vec::new();
    for ((state, fixture), line) in states.iter().zip(lines) {
        let found: Vec<String> = people.iter().map(|&who| rights(fixture, who, seat)).collect();
        let found = format!("{state}: {}", found.join(" "));
        if found != line {
            wrong.push(format!("{found} instead of {line}"));
        }
    }
    assert!(wrong.is_empty(), "seat {seat} of {variant}:\n{}", wrong.join("\n"));
}

#[test]
fn rights_at_a_table_of_two() {
    // The occupant, the host as opponent, a visitor.
    check(
        Variant::Quixo,
        1,
        &[1, 0, VISITOR],
        "before, open: s---- s-c-- s----
         before, here: -f--- -f--- -----
         before, away: -f--- -fc-- -----
         here: -f--- ----- -----
         away: -f--- -fc-- -----
         overdue: -f--- -fcwd -----
         left: s---- --c-- -----
         left long ago: s---- --cwd -----
         freed: s---- s-c-- s----
         computer: ----- -fc-- -----
         paused, away: -f--- -fc-- -----",
    );
}

#[test]
fn rights_at_a_table_of_teams() {
    // The occupant, the partner, both opponents, of whom the first is the host, a visitor.
    check(
        Variant::QuixoTeams,
        1,
        &[1, 3, 0, 2, VISITOR],
        "before, open: s---- s---- s-c-- s---- s----
         before, here: -f--- ----- -f--- ----- -----
         before, away: -f--- ----- -fc-- ----- -----
         here: -f--- ----- ----- ----- -----
         away: -f--- ----- -fc-- ----- -----
         overdue: -f--- ----- -fcwd ---wd -----
         left: s---- ----- --c-- ----- -----
         left long ago: s---- ----- --cwd ---wd -----
         freed: s---- s---- s-c-- s---- s----
         computer: ----- ----- -fc-- ----- -----
         paused, away: -f--- ----- -fc-- ----- -----",
    );
    // The occupant, the host as the partner, both opponents, a visitor. A seat that the absent side's own
    // partner has freed can be claimed.
    check(
        Variant::QuixoTeams,
        2,
        &[2, 0, 1, 3, VISITOR],
        "before, open: s---- s-c-- s---- s---- s----
         before, here: -f--- -f--- ----- ----- -----
         before, away: -f--- -fc-- ----- ----- -----
         here: -f--- ----- ----- ----- -----
         away: -f--- -fc-- ----- ----- -----
         overdue: -f--- -fc-- ---wd ---wd -----
         left: s---- --c-- ----- ----- -----
         left long ago: s---- --c-- ---wd ---wd -----
         freed: s---- s-c-- s--wd s--wd s----
         computer: ----- -fc-- ----- ----- -----
         paused, away: -f--- -fc-- ----- ----- -----",
    );
}

#[test]
fn only_an_absent_seat_of_an_unfinished_match_can_be_claimed() {
    let mut fixture = playing(Variant::Quixo);
    fixture.wait(61_000);
    assert_eq!(fixture.say(1, Body::Claim { seat: 0, win: true }), Err(Refusal::NotNow));
    fixture.own(Body::Resign).expect("a resignation");
    fixture.lose_connection(1);
    fixture.wait(61_000);
    assert_eq!(fixture.own(Body::Claim { seat: 1, win: true }), Err(Refusal::NotNow));
}

/// Checks that no table accepts an event of the host with this proposal.
fn check_refused_event(fixture: &mut TableFixture, who: usize, body: Body, why: Refusal) {
    let event = fixture.event(who, fixture.proposal(who, body));
    let refused = EventError::Refused { number: event.number, why };
    assert_eq!(fixture.table.apply(&event), Err(refused), "{event:?}");
}

#[test]
fn an_event_of_an_author_without_the_right_is_invalid() {
    let mut teams = TableFixture::open(&setup(Variant::QuixoTeams), true);
    for seat in 0..Variant::QuixoTeams.seats() {
        teams.say(seat, sit(seat));
    }
    teams.order_with_clocks(0, begin(), vec![15 * 60_000; Variant::QuixoTeams.seats()]);
    check_refused_event(&mut teams, 3, Body::Claim { seat: 1, win: false }, Refusal::NotYours);
    let mut two = TableFixture::begun(Variant::Quixo);
    two.say(1, get_up(1));
    check_refused_event(&mut two, VISITOR, sit(1), Refusal::NotYours);
    two.say(1, sit(1));
}

#[test]
fn an_event_beyond_the_limit_of_a_guest_is_invalid() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    let phrase = Body::Say(Phrase::Wow);
    for _ in 0..MOST_CHATTER {
        fixture.order_with_clocks(1, phrase.clone(), Vec::new());
    }
    check_refused_event(&mut fixture, 1, phrase.clone(), Refusal::NotNow);
    fixture.say(0, phrase);
    fixture.play("a1-a5 b1-b5");
}

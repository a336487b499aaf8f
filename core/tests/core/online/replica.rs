//! Automatic actions of a host: each is due once, and again if its result is outdated.

use pushflip_core::ai::Stop;
use pushflip_core::online::replica::{AutomaticAction, Decision, TableReplica};
use pushflip_core::online::table::event::{Body, Phrase};
use pushflip_core::rules::Variant;
use pushflip_core::session::{Moment, Setup};

use super::table_fixture::{DRAW, REMATCH, TableFixture, computer, get_up, play, sit, somebody};

/// A host's replica of the table, which applies every event.
struct HostReplica {
    fixture: TableFixture,
    replica: TableReplica,
    applied: usize,
    decisions: Vec<Decision>,
}

impl HostReplica {
    fn new(fixture: TableFixture) -> Self {
        Self { fixture, replica: TableReplica::new(somebody(0).id()), applied: 0, decisions: Vec::new() }
    }

    /// Whether the result of each decision is still of use.
    fn awaits(&self) -> Vec<bool> {
        self.decisions.iter().map(|decision| self.replica.awaits(*decision)).collect()
    }

    /// Person 1 against a computer; it is the computer's turn.
    fn begun() -> Self {
        let mut fixture = TableFixture::open(&Setup::new(Variant::Hexxagon, &[]), true);
        fixture.say(1, sit(0));
        fixture.say(0, computer(1, "beginner"));
        fixture.begin();
        fixture.play_some(1);
        Self::new(fixture)
    }

    fn say(&mut self, who: usize, body: Body) {
        self.fixture.say(who, body);
    }

    /// The kind of action that is due.
    fn due(&mut self) -> &'static str {
        for event in &self.fixture.events[self.applied..] {
            self.replica.apply(event).expect("an event");
        }
        self.applied = self.fixture.events.len();
        match self.replica.next_action("2026-11-23 01:02:03".parse::<Moment>().expect("a date")) {
            None => "nothing",
            Some(AutomaticAction::Propose(_)) => "say",
            Some(AutomaticAction::Compute(task)) => {
                self.decisions.push(task.decision());
                if matches!(task.decision(), Decision::Move { .. }) { "move" } else { "answer" }
            }
        }
    }
}

#[test]
fn a_phrase_does_not_restart_a_computation() {
    let mut host = HostReplica::begun();
    assert_eq!(host.due(), "move");
    for who in [1, 0] {
        host.say(who, Body::Say(Phrase::Wow));
        assert_eq!(host.due(), "nothing");
    }
    let mv = host.fixture.game().position().moves()[0].to_string();
    host.say(0, play(&mv));
    assert_eq!(host.due(), "nothing", "a person is to move");
    host.fixture.play_some(1);
    assert_eq!(host.due(), "move");
}

#[test]
fn draw_answers_and_moves_are_computed_once_each() {
    let mut host = HostReplica::begun();
    assert_eq!(host.due(), "move");
    host.say(1, Body::Ask(DRAW));
    assert_eq!(host.due(), "answer");
    assert_eq!(host.awaits(), [true, true], "the search for a move goes on");
    host.say(1, Body::Say(Phrase::Wow));
    assert_eq!(host.due(), "nothing");
    host.say(0, Body::Refuse(DRAW));
    assert_eq!(host.due(), "nothing", "the move is thought about already");
    assert_eq!(host.awaits(), [true, false]);
    host.fixture.play_some(1);
    assert_eq!(host.due(), "nothing", "it is the person's turn");
    assert_eq!(host.awaits(), [false, false]);
}

#[test]
fn a_changed_computer_computes_its_move_again() {
    let mut host = HostReplica::begun();
    assert_eq!(host.due(), "move");
    // The computer's move is refused while the seat is open, whether or not this program has noticed.
    host.say(0, get_up(1));
    host.say(0, computer(1, "beginner"));
    assert_eq!(host.due(), "move");
    host.say(0, computer(1, "club"));
    assert_eq!(host.due(), "move");
    host.say(0, computer(1, "club"));
    assert_eq!(host.due(), "nothing");
}

#[test]
fn a_match_begins_once_all_seats_are_taken() {
    let mut fixture = TableFixture::open(&Setup::new(Variant::Quixo, &[]), true);
    fixture.say(0, sit(0));
    let mut host = HostReplica::new(fixture);
    assert_eq!(host.due(), "nothing");
    host.say(1, sit(1));
    assert_eq!((host.due(), host.due()), ("say", "nothing"));
    // The host has ordered another event first.
    host.say(1, get_up(1));
    assert_eq!(host.due(), "nothing");
    host.say(2, sit(1));
    assert_eq!(host.due(), "say");
}

#[test]
fn a_wanted_seat_is_requested_once_after_each_event() {
    let fixture = TableFixture::open(&Setup::new(Variant::Quixo, &[]), true);
    let Body::Sit { name, .. } = sit(0) else { panic!("a proposal to sit down") };
    let mut host = HostReplica::new(fixture);
    host.replica.wanted_seat = Some((name, false));
    assert_eq!((host.due(), host.due()), ("say", "nothing"));
    // Another player was faster.
    host.say(1, sit(0));
    assert_eq!((host.due(), host.due()), ("say", "nothing"));
    host.say(2, sit(1));
    assert_eq!(host.due(), "say", "the match begins");
    assert_eq!(host.replica.wanted_seat, None, "no seat is open");
}

#[test]
fn a_computed_move_is_legal() {
    let mut host = HostReplica::begun();
    host.due();
    let mut replica = TableReplica::new(somebody(0).id());
    for event in &host.fixture.events {
        replica.apply(event).expect("an event");
    }
    let Some(AutomaticAction::Compute(thinking)) =
        replica.next_action("2026-11-23 01:02:03".parse().expect("a date"))
    else {
        panic!("the computer is to move");
    };
    let body = thinking.run(1, &Stop::new()).expect("a move");
    assert_eq!(host.fixture.table.check(somebody(0).id(), &body), Ok(()));
}

#[test]
fn a_finished_match_is_reported_before_the_next_one() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(3);
    fixture.say(0, Body::Resign);
    let first = fixture.game().clone();
    fixture.say(0, Body::Ask(REMATCH));
    fixture.say(1, Body::Agree(REMATCH));
    fixture.begin();
    let mut replica = TableReplica::new(somebody(1).id());
    let mut ended = Vec::new();
    for event in &fixture.events {
        ended.extend(replica.apply(event).expect("an event").cloned());
    }
    assert_eq!(ended, [first]);
    assert!(fixture.table.is_on());
}

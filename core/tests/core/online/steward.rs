//! Automatic actions of a host: each happens once, and again if its answer is outdated.

use pushflip_core::ai::Stop;
use pushflip_core::online::steward::{Errand, Steward};
use pushflip_core::online::table::event::{Body, Phrase};
use pushflip_core::rules::Variant;
use pushflip_core::session::{Moment, Setup};

use super::desk::{DRAW, Desk, REMATCH, computer, get_up, play, sit, somebody};

/// The host's program, told of everything that happens.
struct Told {
    desk: Desk,
    steward: Steward,
    heard: usize,
}

impl Told {
    /// Person 1 against a computer; it is the computer's turn.
    fn begun() -> Self {
        let mut desk = Desk::open(&Setup::new(Variant::Hexxagon, &[]), true);
        desk.say(1, sit(0));
        desk.say(0, computer(1, "beginner"));
        desk.begin();
        desk.play_some(1);
        Self { desk, steward: Steward::new(somebody(0).id()), heard: 0 }
    }

    fn say(&mut self, who: usize, body: Body) {
        self.desk.say(who, body);
    }

    /// What is due now, in a word.
    fn due(&mut self) -> &'static str {
        for event in &self.desk.events[self.heard..] {
            self.steward.hear(event).expect("an event");
        }
        self.heard = self.desk.events.len();
        match self.steward.errand("2026-11-23 01:02:03".parse::<Moment>().expect("a date")) {
            None => "nothing",
            Some(Errand::Say(_)) => "say",
            Some(Errand::Think(thinking)) if thinking.answers_draw() => "answer",
            Some(Errand::Think(_)) => "move",
        }
    }
}

#[test]
fn a_phrase_makes_no_computer_think_again() {
    let mut told = Told::begun();
    assert_eq!(told.due(), "move");
    for who in [1, 0] {
        told.say(who, Body::Say(Phrase::Wow));
        assert_eq!(told.due(), "nothing");
    }
    let mv = told.desk.game().position().moves()[0].to_string();
    told.say(0, play(&mv));
    assert_eq!(told.due(), "nothing", "it is the person's turn");
    told.desk.play_some(1);
    assert_eq!(told.due(), "move");
}

#[test]
fn a_draw_is_thought_about_beside_the_move_and_neither_twice() {
    let mut told = Told::begun();
    assert_eq!(told.due(), "move");
    told.say(1, Body::Ask(DRAW));
    assert_eq!(told.due(), "answer");
    told.say(1, Body::Say(Phrase::Wow));
    assert_eq!(told.due(), "nothing");
    told.say(0, Body::Refuse(DRAW));
    assert_eq!(told.due(), "nothing", "the move is thought about already");
}

#[test]
fn a_computer_thinks_again_if_its_seat_was_free_meanwhile_or_it_has_changed() {
    let mut told = Told::begun();
    assert_eq!(told.due(), "move");
    // What it thought is refused while nobody sits there, whether or not this program has looked.
    told.say(0, get_up(1));
    told.say(0, computer(1, "beginner"));
    assert_eq!(told.due(), "move");
    told.say(0, computer(1, "club"));
    assert_eq!(told.due(), "move");
    told.say(0, computer(1, "club"));
    assert_eq!(told.due(), "nothing");
}

#[test]
fn a_match_begins_once_everybody_sits() {
    let mut desk = Desk::open(&Setup::new(Variant::Quixo, &[]), true);
    desk.say(0, sit(0));
    let mut told = Told { desk, steward: Steward::new(somebody(0).id()), heard: 0 };
    assert_eq!(told.due(), "nothing");
    told.say(1, sit(1));
    assert_eq!((told.due(), told.due()), ("say", "nothing"));
    // The host has ordered something else first.
    told.say(1, get_up(1));
    assert_eq!(told.due(), "nothing");
    told.say(2, sit(1));
    assert_eq!(told.due(), "say");
}

#[test]
fn a_thought_is_a_legal_move() {
    let mut told = Told::begun();
    told.due();
    let mut steward = Steward::new(somebody(0).id());
    for event in &told.desk.events {
        steward.hear(event).expect("an event");
    }
    let Some(Errand::Think(thinking)) = steward.errand("2026-11-23 01:02:03".parse().expect("a date")) else {
        panic!("it is the computer's turn");
    };
    let body = thinking.think(1, &Stop::new()).expect("a move");
    assert_eq!(told.desk.table.check(somebody(0).id(), &body), Ok(()));
}

#[test]
fn a_match_that_ends_is_handed_over_before_the_next_begins() {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.play_some(3);
    desk.say(0, Body::Resign);
    let first = desk.game().clone();
    desk.say(0, Body::Ask(REMATCH));
    desk.say(1, Body::Agree(REMATCH));
    desk.begin();
    let mut steward = Steward::new(somebody(1).id());
    let mut ended = Vec::new();
    for event in &desk.events {
        ended.extend(steward.hear(event).expect("an event").cloned());
    }
    assert_eq!(ended, [first]);
    assert!(desk.table.is_on());
}

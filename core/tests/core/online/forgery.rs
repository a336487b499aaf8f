//! Forged events from a dishonest host or guest: every event but the genuine one is refused.

use pushflip_core::online::table::event::{Body, Digest, Event, Phrase, Proposal, Seen, Signed, TableId};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::{Broken, Table, Unheard};
use pushflip_core::rules::Variant;

use super::desk::{Desk, play, somebody};

/// A table, and the event that comes next.
fn before_a_move() -> (Desk, Event) {
    let mut desk = Desk::begun(Variant::Quixo);
    desk.play("a1-a5");
    let event = desk.event(1, desk.proposal(1, play("b1-b5")));
    (desk, event)
}

fn fails(desk: &mut Desk, event: &Event, why: Broken) {
    let before = desk.table.clone();
    assert_eq!(desk.table.apply(event), Err(why));
    assert_eq!(desk.table, before, "a broken event changes nothing");
}

/// The same event, signed again by the host after a change.
fn ordered(event: &Event, change: impl FnOnce(&mut Event)) -> Event {
    let mut event = event.clone();
    change(&mut event);
    let Event { number, before, said, clocks, .. } = event;
    Event::new(number, before, said, clocks, &somebody(0))
}

#[test]
fn an_event_has_one_place() {
    let (mut desk, event) = before_a_move();
    let number = event.number;
    fails(&mut desk, &ordered(&event, |e| e.number += 1), Broken::Order { number: number + 1 });
    let other = ordered(&event, |e| e.before = Digest([1; 32]));
    fails(&mut desk, &other, Broken::Differs { number: number - 1 });
    desk.apply(&event).expect("the event itself");
    fails(&mut desk, &event, Broken::Order { number });
    let again = ordered(&event, |e| {
        e.number += 1;
        e.before = event.digest();
    });
    fails(&mut desk, &again, Broken::Order { number: number + 1 });
}

#[test]
fn what_is_not_signed_is_not_said() {
    let (mut desk, event) = before_a_move();
    let number = event.number;
    let forged = Broken::Forged { number };
    // By the host, but the author said something else.
    let mut proposal = event.said.proposal.clone();
    proposal.body = play("c1-c5");
    let said = Signed { proposal: proposal.clone(), seal: event.said.seal };
    fails(&mut desk, &ordered(&event, |e| e.said = said), forged.clone());
    // By the host in the author's name.
    let said = Signed::new(proposal, &somebody(0));
    fails(&mut desk, &ordered(&event, |e| e.said = said), forged.clone());
    // By somebody in the host's name.
    let Event { number, before, said, clocks, .. } = event.clone();
    fails(&mut desk, &Event::new(number, before, said, clocks, &somebody(1)), forged);
    desk.apply(&event).expect("the event itself");
}

#[test]
fn an_event_of_another_table_is_none_here() {
    let (mut desk, event) = before_a_move();
    let proposal = Proposal { table: TableId([9; 16]), ..event.said.proposal.clone() };
    let other = desk.event(1, proposal);
    fails(&mut desk, &other, Broken::Elsewhere { number: event.number });
}

#[test]
fn a_host_cannot_play_for_a_guest_nor_a_guest_for_another() {
    let (mut desk, event) = before_a_move();
    let number = event.number;
    let foreign = desk.event(0, desk.proposal(0, play("b1-b5")));
    fails(&mut desk, &foreign, Broken::Refused { number, why: Refusal::NotYourTurn });
    let stranger = desk.event(5, desk.proposal(5, play("b1-b5")));
    fails(&mut desk, &stranger, Broken::Refused { number, why: Refusal::Watching });
    let illegal = desk.event(1, desk.proposal(1, play("c3-c5")));
    fails(&mut desk, &illegal, Broken::Refused { number, why: Refusal::Illegal });
}

#[test]
fn a_host_that_tells_two_people_different_things_is_found_when_one_of_them_speaks() {
    let (mut here, event) = before_a_move();
    let mut there = Desk { table: here.table.clone(), events: here.events.clone() };
    here.apply(&event).expect("told here");
    let other = there.event(1, there.proposal(1, play("c1-c5")));
    there.apply(&other).expect("told there");
    let said = here.proposal(0, Body::Say(Phrase::Oops));
    assert_eq!(there.table.hear(&said), Err(Unheard::Broken(Broken::Differs { number: event.number })));
    let told = there.event(0, said);
    fails(&mut there, &told, Broken::Differs { number: event.number });
}

#[test]
fn nobody_has_seen_what_is_still_to_come() {
    let (mut desk, event) = before_a_move();
    let ahead = Seen { number: event.number, digest: event.digest() };
    let early = desk.event(1, Proposal { seen: Some(ahead), ..event.said.proposal.clone() });
    fails(&mut desk, &early, Broken::Differs { number: event.number });
    let blind = desk.event(1, Proposal { seen: None, ..event.said.proposal.clone() });
    fails(&mut desk, &blind, Broken::Order { number: event.number });
}

#[test]
fn clocks_stand_where_none_run() {
    let (mut desk, event) = before_a_move();
    let number = event.number;
    fails(&mut desk, &ordered(&event, |e| e.clocks = vec![1, 2]), Broken::Clocks { number });
}

#[test]
fn only_an_opening_opens_a_table() {
    let (desk, _) = before_a_move();
    assert_eq!(Table::open(&desk.events[1]).err(), Some(Broken::NotOpen));
    let mut first = desk.events[0].clone();
    first.clocks = vec![1];
    assert_eq!(Table::open(&first).err(), Some(Broken::NotOpen));
    let forged = ordered(&desk.events[0], |event| event.said.proposal.sequence = 2);
    assert_eq!(Table::open(&forged).err(), Some(Broken::Forged { number: 0 }));
    let mut unsigned = desk.events[0].clone();
    unsigned.seal = desk.events[1].seal;
    assert_eq!(Table::open(&unsigned).err(), Some(Broken::Forged { number: 0 }));
}

#[test]
fn every_sentence_is_one() {
    let broken = [
        Broken::NotOpen,
        Broken::Terms("x".into()),
        Broken::Elsewhere { number: 3 },
        Broken::Order { number: 3 },
        Broken::Differs { number: 3 },
        Broken::Forged { number: 3 },
        Broken::Clocks { number: 3 },
        Broken::Refused { number: 3, why: Refusal::Illegal },
    ];
    let mut sentences: Vec<String> = broken.iter().map(ToString::to_string).collect();
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), broken.len());
    assert!(sentences.iter().all(|sentence| !sentence.is_empty() && !sentence.contains('\n')));
}

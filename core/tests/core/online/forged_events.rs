//! Forged events of a dishonest host or guest: only the genuine event is accepted.

use pushflip_core::online::table::event::{
    Body, Digest, Event, EventRef, Phrase, Proposal, SignedProposal, TableId,
};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::{Absence, EventError, ProposalError, Table};
use pushflip_core::rules::Variant;

use super::table_fixture::{TableFixture, play, somebody};

fn before_a_move() -> (TableFixture, Event) {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play("a1-a5");
    let event = fixture.event(1, fixture.proposal(1, play("b1-b5")));
    (fixture, event)
}

fn fails(fixture: &mut TableFixture, event: &Event, why: EventError) {
    let before = fixture.table.clone();
    assert_eq!(fixture.table.apply(event), Err(why));
    assert_eq!(fixture.table, before, "a broken event changes nothing");
}

/// A changed event with a new signature of the host.
fn ordered(event: &Event, change: impl FnOnce(&mut Event)) -> Event {
    let mut event = event.clone();
    change(&mut event);
    let Event { number, before, signed, clocks, .. } = event;
    Event::new(number, before, signed, clocks, &somebody(0))
}

#[test]
fn an_event_is_valid_at_one_place_only() {
    let (mut fixture, event) = before_a_move();
    let number = event.number;
    fails(&mut fixture, &ordered(&event, |e| e.number += 1), EventError::Order { number: number + 1 });
    let other = ordered(&event, |e| e.before = Digest([1; 32]));
    fails(&mut fixture, &other, EventError::Differs { number: number - 1 });
    fixture.apply(&event).expect("the unchanged event");
    fails(&mut fixture, &event, EventError::Order { number });
    let again = ordered(&event, |e| {
        e.number += 1;
        e.before = event.digest();
    });
    fails(&mut fixture, &again, EventError::Order { number: number + 1 });
}

#[test]
fn an_unsigned_proposal_is_rejected() {
    let (mut fixture, event) = before_a_move();
    let number = event.number;
    let forged = EventError::Forged { number };
    // A proposal changed by the host.
    let mut proposal = event.signed.proposal.clone();
    proposal.body = play("c1-c5");
    let signed = SignedProposal { proposal: proposal.clone(), signature: event.signed.signature };
    fails(&mut fixture, &ordered(&event, |e| e.signed = signed), forged.clone());
    // A proposal signed by the host in the author's name.
    let signed = SignedProposal::new(proposal, &somebody(0));
    fails(&mut fixture, &ordered(&event, |e| e.signed = signed), forged.clone());
    // An event signed by another person in the host's name.
    let Event { number, before, signed, clocks, .. } = event.clone();
    let other = Event::new(number, before, signed, clocks, &somebody(1));
    fails(&mut fixture, &other, forged.clone());
    let saved = [fixture.events.as_slice(), &[other]].concat();
    assert_eq!(Table::replay(&saved).err(), Some(forged));
    fixture.apply(&event).expect("the unchanged event");
}

#[test]
fn an_event_of_another_table_is_rejected() {
    let (mut fixture, event) = before_a_move();
    let proposal = Proposal { table: TableId([9; 16]), ..event.signed.proposal.clone() };
    let other = fixture.event(1, proposal);
    fails(&mut fixture, &other, EventError::Elsewhere { number: event.number });
}

#[test]
fn a_host_cannot_play_for_a_guest_nor_a_guest_for_another() {
    let (mut fixture, event) = before_a_move();
    let number = event.number;
    let foreign = fixture.event(0, fixture.proposal(0, play("b1-b5")));
    fails(&mut fixture, &foreign, EventError::Refused { number, why: Refusal::NotYourTurn });
    let stranger = fixture.event(5, fixture.proposal(5, play("b1-b5")));
    fails(&mut fixture, &stranger, EventError::Refused { number, why: Refusal::Spectator });
    let illegal = fixture.event(1, fixture.proposal(1, play("c3-c5")));
    fails(&mut fixture, &illegal, EventError::Refused { number, why: Refusal::Illegal });
}

#[test]
fn conflicting_events_for_two_people_are_detected_at_the_next_proposal() {
    let (mut here, event) = before_a_move();
    let mut there = TableFixture { table: here.table.clone(), events: here.events.clone() };
    here.apply(&event).expect("a valid event");
    let other = there.event(1, there.proposal(1, play("c1-c5")));
    there.apply(&other).expect("a valid event");
    let signed = here.proposal(0, Body::Say(Phrase::Oops));
    assert_eq!(
        there.table.check_proposal(&signed, |_| Absence::Overdue),
        Err(ProposalError::Broken(EventError::Differs { number: event.number }))
    );
    let forwarded = there.event(0, signed);
    fails(&mut there, &forwarded, EventError::Differs { number: event.number });
}

#[test]
fn a_proposal_cannot_refer_to_a_future_event() {
    let (mut fixture, event) = before_a_move();
    let ahead = EventRef { number: event.number, digest: event.digest() };
    let early = fixture.event(1, Proposal { seen: Some(ahead), ..event.signed.proposal.clone() });
    fails(&mut fixture, &early, EventError::Differs { number: event.number });
    let blind = fixture.event(1, Proposal { seen: None, ..event.signed.proposal.clone() });
    fails(&mut fixture, &blind, EventError::Order { number: event.number });
}

#[test]
fn clock_values_are_constant_while_no_clock_runs() {
    let (mut fixture, event) = before_a_move();
    let number = event.number;
    fails(&mut fixture, &ordered(&event, |e| e.clocks = vec![1, 2]), EventError::Clocks { number });
}

#[test]
fn only_an_opening_opens_a_table() {
    let (fixture, _) = before_a_move();
    assert_eq!(Table::open(&fixture.events[1]).err(), Some(EventError::NotOpen));
    let mut first = fixture.events[0].clone();
    first.clocks = vec![1];
    assert_eq!(Table::open(&first).err(), Some(EventError::NotOpen));
    let forged = ordered(&fixture.events[0], |event| event.signed.proposal.sequence = 2);
    assert_eq!(Table::open(&forged).err(), Some(EventError::Forged { number: 0 }));
    let mut unsigned = fixture.events[0].clone();
    unsigned.signature = fixture.events[1].signature;
    assert_eq!(Table::open(&unsigned).err(), Some(EventError::Forged { number: 0 }));
}

#[test]
fn every_message_is_a_sentence() {
    let broken = [
        EventError::NotOpen,
        EventError::Terms("x".into()),
        EventError::Elsewhere { number: 3 },
        EventError::Order { number: 3 },
        EventError::Differs { number: 3 },
        EventError::Forged { number: 3 },
        EventError::Clocks { number: 3 },
        EventError::Refused { number: 3, why: Refusal::Illegal },
    ];
    let mut sentences: Vec<String> = broken.iter().map(ToString::to_string).collect();
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), broken.len());
    assert!(sentences.iter().all(|sentence| !sentence.is_empty() && !sentence.contains('\n')));
}

//! Forged events of a dishonest host or guest: only the genuine event is accepted.

use pushflip_core::online::table::event::{
    Body, Digest, Event, EventRef, Phrase, Proposal, SignedProposal, TableId,
};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::state::{Absence, EventError, ProposalError, Table};
use pushflip_core::rules::Variant;

use super::table_fixture::{TableFixture, play, somebody};

/// A match in which it is the guest's turn, and the event of the guest's next move.
pub(super) fn before_a_move() -> (TableFixture, Event) {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play("a1-a5");
    let event = fixture.event(1, fixture.proposal(1, play("b1-b5")));
    (fixture, event)
}

fn fails(fixture: &mut TableFixture, event: &Event, why: EventError) {
    let before = fixture.table.clone();
    assert_eq!(fixture.table.apply(event), Err(why), "{event:?}");
    assert_eq!(fixture.table, before, "a broken event changes nothing");
}

/// A changed event with a new signature of the host.
pub(super) fn ordered(event: &Event, change: impl FnOnce(&mut Event)) -> Event {
    let mut event = event.clone();
    change(&mut event);
    let Event { number, before, signed, clocks, .. } = event;
    Event::new(number, before, signed, clocks, &somebody(0))
}

/// Invalid events in place of the genuine one, and why they are invalid.
pub(super) fn forgeries(fixture: &TableFixture, genuine: &Event) -> Vec<(Event, EventError)> {
    let Event { number, before, signed, clocks, .. } = genuine.clone();
    let (forged, out_of_order) = (EventError::Forged { number }, EventError::Order { number });
    let refused = |why| EventError::Refused { number, why };
    let changed = Proposal { body: play("c1-c5"), ..signed.proposal.clone() };
    let kept_signature = SignedProposal { proposal: changed.clone(), signature: signed.signature };
    let with = |signed| ordered(genuine, |event| event.signed = signed);
    let ahead = Some(EventRef { number, digest: genuine.digest() });
    let by = |who, mv| fixture.event(who, fixture.proposal(who, play(mv)));
    let by_guest = |change: &dyn Fn(&mut Proposal)| {
        let mut proposal = genuine.signed.proposal.clone();
        change(&mut proposal);
        fixture.event(1, proposal)
    };
    vec![
        // At another place.
        (ordered(genuine, |event| event.number += 1), EventError::Order { number: number + 1 }),
        (
            ordered(genuine, |event| event.before = Digest([1; 32])),
            EventError::Differs { number: number - 1 },
        ),
        // A proposal that the host has changed, has signed in the author's name, or repeats.
        (with(kept_signature), forged.clone()),
        (with(SignedProposal::new(changed, &somebody(0))), forged.clone()),
        (with(fixture.events[2].signed.clone()), out_of_order.clone()),
        // Signed by another person in the host's name.
        (Event::new(number, before, signed, clocks, &somebody(2)), forged),
        // For another table; after an event in the future; after no event.
        (by_guest(&|proposal| proposal.table = TableId([9; 16])), EventError::Elsewhere { number }),
        (by_guest(&|proposal| proposal.seen = ahead), EventError::Differs { number }),
        (by_guest(&|proposal| proposal.seen = None), out_of_order),
        // A move of the host for the guest, of a stranger, and against the rules.
        (by(0, "b1-b5"), refused(Refusal::NotYourTurn)),
        (by(5, "b1-b5"), refused(Refusal::Spectator)),
        (by(1, "c3-c5"), refused(Refusal::Illegal)),
        // With other clocks, although no clock runs.
        (ordered(genuine, |event| event.clocks = vec![1, 2]), EventError::Clocks { number }),
    ]
}

#[test]
fn only_the_genuine_event_is_accepted() {
    let (mut fixture, event) = before_a_move();
    for (forged, why) in forgeries(&fixture, &event) {
        fails(&mut fixture, &forged, why.clone());
        let saved = [&fixture.events[..], &[forged]].concat();
        assert_eq!(Table::replay(&saved).err(), Some(why));
    }
    fixture.apply(&event).expect("the genuine event");
    fails(&mut fixture, &event, EventError::Order { number: event.number });
    let again = ordered(&event, |again| {
        again.number += 1;
        again.before = event.digest();
    });
    fails(&mut fixture, &again, EventError::Order { number: again.number });
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

//! Guests: verification, catching up, resending, and stopping at an invalid event.

use std::time::Duration;

use pushflip_core::online::news::News;
use pushflip_core::online::table::event::{Body, Digest, Event, EventRef, Phrase, Proposal, SignedProposal};
use pushflip_core::online::table::guest::{Guest, Input, Output, StopReason};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{CloseCode, Refusal, ToGuest, ToHost};
use pushflip_core::online::table::state::EventError;
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Setup};

use super::table_fixture::{TableFixture, begin, guest, invitation, name, play, quixo, sit, somebody};

fn welcome(last: EventRef) -> Input {
    Input::Received(ToGuest::Welcome { protocol: 1, version: "0.1.0".into(), last, watches: false })
}

/// A guest that is up to date.
fn here(who: usize, fixture: &TableFixture) -> Guest {
    let mut guest = guest(who, &fixture.events);
    guest.handle(Input::Connected, Duration::ZERO);
    let out = guest.handle(welcome(fixture.table.last()), Duration::ZERO);
    assert_eq!(out, [Output::News(News::Connected(true))]);
    guest
}

fn deliver(guest: &mut Guest, events: &[Event]) -> Vec<Output> {
    guest.handle(Input::Received(ToGuest::Events(events.to_vec())), Duration::ZERO)
}

fn own(guest: &mut Guest, body: Body) -> Vec<Output> {
    guest.handle(Input::Own(body), Duration::ZERO)
}

/// The proposals among a guest's outputs.
fn sent_proposals(out: &[Output]) -> Vec<SignedProposal> {
    let proposals = out.iter().filter_map(|output| match output {
        Output::Send(ToHost::Propose(signed)) => Some(signed.clone()),
        _ => None,
    });
    proposals.collect()
}

#[test]
fn a_guest_reports_its_last_event_and_gets_the_missing_ones() {
    let fixture = TableFixture::begun(Variant::Quixo);
    let mut guest = guest(1, &fixture.events[..2]);
    let out = guest.handle(Input::Connected, Duration::ZERO);
    let have = Some(EventRef { number: 1, digest: fixture.events[1].digest() });
    assert!(matches!(&out[..], [Output::Send(ToHost::Hello(hello))] if hello.have == have));
    assert_eq!(guest.handle(welcome(fixture.table.last()), Duration::ZERO), []);
    let out = deliver(&mut guest, &fixture.events[2..]);
    let (save, happened) = (
        Output::Save(fixture.events[2].clone()),
        Output::News(News::Event(Box::new(fixture.events[2].clone()))),
    );
    assert_eq!((out[0].clone(), out[1].clone()), (save, happened));
    assert_eq!(out.last(), Some(&Output::News(News::Connected(true))));
    assert_eq!(guest.table(), Some(&fixture.table));
    assert_eq!(guest.events(), fixture.events);
    assert_eq!(deliver(&mut guest, &fixture.events), [], "a known event has no effect");
}

#[test]
fn a_beat_is_answered_and_silence_ends_the_connection() {
    let fixture = TableFixture::begun(Variant::Quixo);
    let mut guest = here(1, &fixture);
    let at = Duration::from_secs;
    let out = guest.handle(Input::Received(ToGuest::Beat(7)), at(3));
    assert_eq!(out, [Output::Send(ToHost::Beat(7))]);
    assert_eq!(guest.wake_at(), Some(at(8)));
    assert_eq!(guest.handle(Input::Tick, at(7)), []);
    assert_eq!(
        guest.handle(Input::Tick, at(8)),
        [Output::End(CloseCode::Slow), Output::News(News::Connected(false))]
    );
    assert_eq!(guest.wake_at(), None);
    assert_eq!(guest.handle(Input::Lost, at(8)), []);
    assert_eq!(guest.handle(Input::Received(ToGuest::Beat(8)), at(8)), [], "the connection was ended");
}

#[test]
fn an_invalid_proposal_is_refused_before_it_is_sent() {
    let fixture = TableFixture::begun(Variant::Quixo);
    let mut nobody = guest(1, &[]);
    assert_eq!(own(&mut nobody, sit(0)), [Output::News(News::Refused(Refusal::NotNow))]);
    let mut guest = here(1, &fixture);
    assert_eq!(own(&mut guest, play("a1-a5")), [Output::News(News::Refused(Refusal::NotYourTurn))]);
    assert_eq!(guest.pending(), 0);
}

#[test]
fn a_proposal_is_pending_until_its_event_or_refusal() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    let mut guest = here(1, &fixture);
    let out = own(&mut guest, Body::Say(Phrase::Hello));
    let first = sent_proposals(&out)[0].clone();
    assert!(first.is_genuine() && guest.pending() == 1);
    let second = sent_proposals(&own(&mut guest, Body::Say(Phrase::Wow)))[0].clone();
    assert_eq!(second.proposal.sequence, first.proposal.sequence + 1);
    let event = fixture.event(1, first.proposal);
    fixture.apply(&event).expect("an event");
    deliver(&mut guest, &[event]);
    assert_eq!(guest.pending(), 1);
    let refused = ToGuest::Refused { sequence: second.proposal.sequence, why: Refusal::TooOften };
    let out = guest.handle(Input::Received(refused.clone()), Duration::ZERO);
    assert_eq!((out, guest.pending()), (vec![Output::News(News::Refused(Refusal::TooOften))], 0));
    assert_eq!(guest.handle(Input::Received(refused), Duration::ZERO), []);
}

#[test]
fn a_second_move_waits_for_the_first() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(1);
    let mut guest = here(1, &fixture);
    assert_eq!(sent_proposals(&own(&mut guest, play("b1-b5"))).len(), 1);
    assert_eq!(own(&mut guest, play("c1-c5")), [Output::News(News::Refused(Refusal::NotNow))]);
}

#[test]
fn unanswered_proposals_are_sent_again_after_a_reconnection() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(1);
    let mut guest = here(1, &fixture);
    let first = sent_proposals(&own(&mut guest, play("b1-b5")))[0].clone();
    assert_eq!(guest.handle(Input::Lost, Duration::ZERO), [Output::News(News::Connected(false))]);
    let later = own(&mut guest, Body::Say(Phrase::Back));
    assert_eq!((later, guest.pending()), (vec![], 2), "requests are sent after the connection");
    guest.handle(Input::Connected, Duration::ZERO);
    let out = guest.handle(welcome(fixture.table.last()), Duration::ZERO);
    let again = sent_proposals(&out);
    assert_eq!((again.len(), &again[0]), (2, &first), "the same bytes are sent again");
}

#[test]
fn accepted_proposals_are_not_sent_again() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(1);
    let mut guest = here(1, &fixture);
    let first = sent_proposals(&own(&mut guest, play("b1-b5")))[0].clone();
    guest.handle(Input::Lost, Duration::ZERO);
    let event = fixture.event(1, first.proposal);
    fixture.apply(&event).expect("an event");
    guest.handle(Input::Connected, Duration::ZERO);
    guest.handle(welcome(fixture.table.last()), Duration::ZERO);
    let out = deliver(&mut guest, &[event]);
    assert_eq!((sent_proposals(&out), guest.pending()), (vec![], 0));
}

#[test]
fn outdated_proposals_are_dropped_and_reported() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    fixture.play_some(1);
    let mut guest = here(1, &fixture);
    own(&mut guest, play("b1-b5"));
    guest.handle(Input::Lost, Duration::ZERO);
    let before = fixture.events.len();
    fixture.say(0, Body::Resign);
    guest.handle(Input::Connected, Duration::ZERO);
    guest.handle(welcome(fixture.table.last()), Duration::ZERO);
    let out = deliver(&mut guest, &fixture.events[before..]);
    assert!(out.contains(&Output::News(News::Refused(Refusal::Stale))), "{out:?}");
    assert_eq!((sent_proposals(&out), guest.pending()), (vec![], 0));
}

#[test]
fn proposals_before_and_after_a_crash_get_different_numbers() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    let mut before = here(1, &fixture);
    let old = sent_proposals(&own(&mut before, Body::Say(Phrase::Hello)))[0].clone();
    // A crash: the host has received the proposal, and announces it only after the guest proposes something
    // new.
    let mut after = here(1, &fixture);
    let new = sent_proposals(&own(&mut after, Body::Say(Phrase::Wow)))[0].clone();
    assert_eq!(new.proposal.sequence, old.proposal.sequence);
    let event = fixture.event(1, old.proposal);
    fixture.apply(&event).expect("an event");
    let again = sent_proposals(&deliver(&mut after, &[event]));
    assert_eq!(again.len(), 1);
    assert_eq!(again[0].proposal.body, new.proposal.body);
    assert_eq!(again[0].proposal.sequence, new.proposal.sequence + 1);
    assert_eq!(fixture.order(1, again[0].proposal.clone()), Ok(()));
}

#[test]
fn an_invalid_event_makes_the_guest_leave_and_keep_its_log() {
    let mut fixture = TableFixture::begun(Variant::Quixo);
    let mut guest = here(1, &fixture);
    let kept = guest.events().to_vec();
    let forged = fixture.event(0, fixture.proposal(1, play("a1-a5")));
    let number = forged.number;
    let out = deliver(&mut guest, &[forged]);
    let stop =
        Output::Stop(StopReason::InvalidEvent(EventError::Refused { number, why: Refusal::NotYourTurn }));
    assert!(
        out.contains(&Output::End(CloseCode::Differs))
            && out.last() != Some(&Output::News(News::Connected(false)))
    );
    assert!(
        matches!(out.last(), Some(Output::Stop(StopReason::InvalidEvent(_)))),
        "{out:?} and not {stop:?}"
    );
    assert_eq!((guest.events(), guest.wake_at()), (&kept[..], None));
    fixture.play_some(1);
    assert_eq!(deliver(&mut guest, &fixture.events[number as usize..]), [], "the guest has stopped");
    assert_eq!(guest.handle(Input::Connected, Duration::ZERO), []);
}

#[test]
fn a_host_with_a_different_log_is_detected() {
    let fixture = TableFixture::begun(Variant::Quixo);
    let mut other = TableFixture { table: fixture.table.clone(), events: fixture.events.clone() };
    let mut guest = here(1, &fixture);
    other.say(0, Body::Say(Phrase::Wow));
    let mut rewritten = other.events[3].clone();
    rewritten.clocks = vec![1];
    let out = deliver(&mut guest, &[rewritten]);
    assert!(
        out.contains(&Output::Stop(StopReason::InvalidEvent(EventError::Differs { number: 3 }))),
        "{out:?}"
    );
    // A host that has lost the last events gets them from the guest.
    let mut guest = here(1, &fixture);
    guest.handle(Input::Connected, Duration::ZERO);
    let out =
        guest.handle(welcome(EventRef { number: 1, digest: fixture.events[1].digest() }), Duration::ZERO);
    assert!(out.contains(&Output::Send(ToHost::Events(fixture.events[2..].to_vec()))), "{out:?}");
    // The host has the same number of events, but different ones.
    let mut guest = here(1, &fixture);
    guest.handle(Input::Connected, Duration::ZERO);
    let last = EventRef { number: fixture.table.last().number, digest: Digest([1; 32]) };
    let out = guest.handle(welcome(last), Duration::ZERO);
    assert!(
        matches!(out.last(), Some(Output::Stop(StopReason::InvalidEvent(EventError::Differs { .. })))),
        "{out:?}"
    );
}

#[test]
fn a_table_of_another_host_is_rejected() {
    let fixture = TableFixture::begun(Variant::Quixo);
    let other = Invitation { host: somebody(3).id(), ..invitation() };
    let stored = Guest::new(somebody(1), &other, name(1), fixture.events.clone());
    assert_eq!(stored.err(), Some(EventError::Elsewhere { number: 0 }));
    let mut guest = Guest::new(somebody(1), &other, name(1), vec![]).expect("no stored events");
    guest.handle(Input::Connected, Duration::ZERO);
    guest.handle(welcome(fixture.table.last()), Duration::ZERO);
    let out = deliver(&mut guest, &fixture.events);
    assert!(matches!(out.last(), Some(Output::Stop(_))) && guest.table().is_none());
}

#[test]
fn only_some_close_codes_are_final() {
    for why in (0..11).filter_map(CloseCode::from_repr) {
        let mut guest = guest(1, &[]);
        guest.handle(Input::Connected, Duration::ZERO);
        let out = guest.handle(Input::Ended(why), Duration::ZERO);
        let stopped = out.contains(&Output::Stop(StopReason::Ended(why)));
        assert_eq!(stopped, !matches!(why, CloseCode::Done | CloseCode::Slow), "{why:?}");
        let sentence = StopReason::Ended(why).to_string();
        assert!(!sentence.is_empty() && !sentence.contains('\n'));
    }
}

#[test]
fn a_host_whose_clock_runs_faster_is_shown() {
    for (charged, differs) in [(4900, false), (5100, true)] {
        let clock = ClockRule::Total { total: Duration::from_mins(1), increment: Duration::from_secs(2) };
        let mut fixture = TableFixture::open(&Setup { clock, ..quixo() }, true);
        fixture.say(0, sit(0));
        fixture.say(1, sit(1));
        let mut guest = here(1, &fixture);
        let event = fixture.order_with_clocks(0, begin(), vec![60_000, 60_000]);
        deliver(&mut guest, &[event]);
        let event = fixture.order_with_clocks(0, play("a1-a5"), vec![62_000 - charged, 60_000]);
        let out = guest.handle(Input::Received(ToGuest::Events(vec![event])), Duration::from_secs(4));
        assert_eq!(out.contains(&Output::News(News::ClockDiffers)), differs, "{charged}");
        assert_eq!(guest.left(1, Duration::from_secs(10)), Some(Duration::from_secs(54)));
        assert_eq!(
            guest.left(0, Duration::from_secs(10)),
            Some(Duration::from_millis(u64::from(62_000 - charged)))
        );
    }
}

#[test]
fn a_proposal_is_signed_by_its_author() {
    let fixture = TableFixture::begun(Variant::Quixo);
    let mut guest = here(1, &fixture);
    let signed = sent_proposals(&own(&mut guest, Body::Say(Phrase::Hello)))[0].clone();
    let changed = Proposal { sequence: 9, ..signed.proposal.clone() };
    assert!(
        signed.is_genuine()
            && !SignedProposal { proposal: changed, signature: signed.signature }.is_genuine()
    );
}

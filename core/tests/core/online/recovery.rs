//! Guests with other program versions, and guests that have more events than their host.

use std::collections::BTreeMap;
use std::time::Duration;

use pushflip_core::online::news::News;
use pushflip_core::online::table::event::{Body, Event, EventRef, Phrase, QuestionKind};
use pushflip_core::online::table::guest::{Guest, Input as GuestInput, Output as GuestOutput, StopReason};
use pushflip_core::online::table::host::Output;
use pushflip_core::online::table::message::{
    CloseCode, LONGEST_TO_HOST, ToGuest, ToHost, encode, fingerprint_of,
};
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Setup};

use super::host_fixture::{HostFixture, at, hello};
use super::table_fixture::{PLAYERS, guest, play, quixo, sit};

/// The events of a match that both sides have: moves, phrases and answers.
fn sample_match() -> Vec<Event> {
    let clock = ClockRule::Total { total: Duration::from_mins(15), increment: Duration::from_secs(5) };
    let mut fixture = HostFixture::begun(&Setup { clock, ..quixo() }, 0);
    for (host, guest) in [("a1-a5", "b1-b5"), ("c1-c5", "d1-d5")] {
        fixture.wait(4000);
        fixture.own(play(host)).expect("a move");
        fixture.wait(4000);
        fixture.say(1, Body::Say(Phrase::Wow)).expect("a phrase");
        fixture.say(1, play(guest)).expect("a move");
    }
    fixture.own(Body::Ask(QuestionKind::Pause)).expect("a question");
    fixture.say(1, Body::Agree(QuestionKind::Pause)).expect("an answer");
    fixture.host.events().to_vec()
}

/// Exchanges messages between host and guests without delay until none are left.
fn exchange_messages(
    fixture: &mut HostFixture,
    guests: &mut BTreeMap<usize, Guest>,
) -> Vec<(usize, GuestOutput)> {
    let mut wanted = Vec::new();
    let mut todo: Vec<(usize, GuestInput)> = Vec::new();
    loop {
        for output in fixture.taken() {
            let (connection, input) = match output {
                Output::Send(connection, message) => (connection, GuestInput::Received((*message).clone())),
                Output::End(connection, why) => (connection, GuestInput::Ended(why)),
                _ => continue,
            };
            let who = guests.keys().find(|who| at(**who) == connection);
            todo.extend(who.map(|who| (*who, input)));
        }
        if todo.is_empty() {
            return wanted;
        }
        for (who, input) in std::mem::take(&mut todo) {
            let guest = guests.get_mut(&who).expect("a connected guest");
            for output in guest.handle(input, fixture.now) {
                if let GuestOutput::Send(message) = &output {
                    fixture.receive(who, message.clone());
                }
                wanted.push((who, output));
            }
        }
    }
}

/// A guest connects and sends its hello.
fn connect(
    fixture: &mut HostFixture,
    guests: &mut BTreeMap<usize, Guest>,
    who: usize,
) -> Vec<(usize, GuestOutput)> {
    let guest = guests.get_mut(&who).expect("a connected guest");
    let out = guest.handle(GuestInput::Connected, fixture.now);
    let Some(GuestOutput::Send(ToHost::Hello(hello))) = out.last() else { panic!("{out:?}") };
    fixture.enter(who, at(who), hello.clone());
    exchange_messages(fixture, guests)
}

fn stops(wanted: &[(usize, GuestOutput)]) -> Vec<(usize, StopReason)> {
    let stops = wanted.iter().filter_map(|(who, output)| match output {
        GuestOutput::Stop(why) => Some((*who, why.clone())),
        _ => None,
    });
    stops.collect()
}

#[test]
fn a_host_recovers_lost_events_from_a_guest() {
    let all = sample_match();
    for kept in 1..all.len() {
        let mut fixture = HostFixture::reopen(&all[..kept], Duration::ZERO);
        // Two guests with the complete log, and one with the same part as the host, in several orders.
        let mut guests = BTreeMap::from([
            (2, guest(2, &all[..kept])),
            (1, guest(1, &all)),
            (3, guest(3, &all[..kept.max(all.len() - 1)])),
        ]);
        for who in [2, 1, 3] {
            let wanted = connect(&mut fixture, &mut guests, who);
            assert_eq!(stops(&wanted), [], "{kept} of {}", all.len());
        }
        assert_eq!(fixture.host.events(), all, "{kept}");
        for (who, guest) in &guests {
            assert_eq!(guest.events(), all, "guest {who} of {kept}");
        }
        // The match continues.
        fixture.own(Body::Resume).expect("a paused match");
        fixture.wait(2000);
        fixture.own(play("e2-a2")).expect("a move");
        exchange_messages(&mut fixture, &mut guests);
        assert!(guests.values().all(|guest| guest.events() == fixture.host.events()));
        let clocks = fixture.host.table().clocks();
        assert_eq!(clocks[0], all[all.len() - 1].clocks[0] - 2000 + 5000, "{kept}: {clocks:?}");
    }
}

#[test]
fn recovered_events_fit_into_messages() {
    let mut fixture = HostFixture::open(&quixo());
    fixture.own(sit(0)).expect("a seat");
    for _ in 0..300 {
        fixture.wait(3000);
        fixture.own(Body::Say(Phrase::Wow)).expect("a phrase");
    }
    let all = fixture.host.events().to_vec();
    let mut fixture = HostFixture::reopen(&all[..2], Duration::ZERO);
    let mut guests = BTreeMap::from([(1, guest(1, &all))]);
    let wanted = connect(&mut fixture, &mut guests, 1);
    let messages = wanted.iter().filter_map(|(_, output)| match output {
        GuestOutput::Send(message @ ToHost::Events(_)) => Some(encode(message).len()),
        _ => None,
    });
    let lengths: Vec<usize> = messages.collect();
    assert!(lengths.len() > 1 && lengths.iter().all(|&length| length <= LONGEST_TO_HOST), "{lengths:?}");
    assert_eq!((fixture.host.events(), stops(&wanted)), (&all[..], vec![]));
}

#[test]
fn only_a_different_log_is_a_conflict() {
    let all = sample_match();
    let kept = all.len() - 3;
    // The host has continued by itself, so there are two different logs.
    let mut fixture = HostFixture::reopen(&all[..kept], Duration::ZERO);
    fixture.own(Body::Say(Phrase::Hello)).expect("a phrase");
    let before = fixture.host.events().to_vec();
    let mut guests = BTreeMap::from([(1, guest(1, &all))]);
    let wanted = connect(&mut fixture, &mut guests, 1);
    assert!(
        matches!(
            stops(&wanted)[..],
            [(1, StopReason::InvalidEvent(_) | StopReason::Ended(CloseCode::Differs))]
        ),
        "{wanted:?}"
    );
    assert_eq!((fixture.host.events(), guests[&1].events()), (&before[..], &all[..]));
    // A guest sends events that this host has not made.
    let mut fixture = HostFixture::reopen(&all[..kept], Duration::ZERO);
    let mut other = all[kept].clone();
    other.signature = all[kept - 1].signature;
    let last = all.last().expect("an event");
    let ahead = EventRef { number: last.number, digest: last.digest() };
    fixture.enter(1, at(1), hello(1, PLAYERS, Some(ahead)));
    fixture.taken();
    fixture.receive(1, ToHost::Events(vec![other]));
    assert_eq!(fixture.ends(), [(at(1), CloseCode::Differs)]);
    assert_eq!(fixture.host.events(), &all[..kept]);
}

#[test]
fn only_the_rules_of_the_tables_own_game_are_compared() {
    // A newer version.
    let mut later = hello(1, PLAYERS, None);
    later.version = "99.0.0".into();
    let mut fixture = HostFixture::open(&quixo());
    fixture.taken();
    fixture.enter(1, at(1), later);
    let out = fixture.taken();
    assert!(out.iter().all(|output| !matches!(output, Output::End(..))), "{out:?}");
    // Its Quixo has other rules.
    fixture.receive(1, ToHost::OtherRules);
    let out = fixture.taken();
    assert!(
        out.contains(&Output::News(News::OtherVersion(CloseCode::HostOld)))
            && out.contains(&Output::End(at(1), CloseCode::HostOld))
    );
    // A guest compares the host's rules.
    for (variant, fingerprint, same) in [
        (Variant::Quixo.to_string(), fingerprint_of(Variant::Quixo), true),
        (Variant::Quixo.to_string(), fingerprint_of(Variant::Hexxagon), false),
        ("chess".into(), fingerprint_of(Variant::Quixo), false),
    ] {
        let mut guest = guest(1, &[]);
        guest.handle(GuestInput::Connected, Duration::ZERO);
        let input = GuestInput::Received(ToGuest::Rules { variant, fingerprint });
        let out = guest.handle(input, Duration::ZERO);
        assert_eq!(out.contains(&GuestOutput::Send(ToHost::OtherRules)), !same);
        if !same {
            let welcome = ToGuest::Beat(1);
            assert_eq!(
                guest.handle(GuestInput::Received(welcome), Duration::ZERO),
                [],
                "the guest waits for the reason"
            );
            let out = guest.handle(GuestInput::Ended(CloseCode::GuestOld), Duration::ZERO);
            assert_eq!(out, [GuestOutput::Stop(StopReason::Ended(CloseCode::GuestOld))]);
        }
    }
}

//! Hosts and their connections: admission, notification, removal.

use std::time::Duration;

use pushflip_core::online::news::News;
use pushflip_core::online::table::event::{
    Body, Digest, EventRef, Phrase, Proposal, SignedProposal, TableId,
};
use pushflip_core::online::table::host::{Connection, Host, Input, Output};
use pushflip_core::online::table::invitation::Secret;
use pushflip_core::online::table::message::{
    CloseCode, Hello, LONGEST_TO_GUEST, Presence, Refusal, ToGuest, ToHost, encode,
};
use pushflip_core::online::table::state::EventError;

use super::host_fixture::{HostFixture, at, hello, messages_to};
use super::table_fixture::{PLAYERS, begin, get_up, play, quixo, sit, somebody, south_passes};

#[test]
fn events_are_announced_after_saving_and_in_order() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.taken();
    fixture.saves = false;
    fixture.own(play("a1-a5")).expect("a move");
    fixture.say(1, play("b1-b5")).expect("a move");
    let first = fixture.host.table().last().number - 1;
    let out = fixture.taken();
    assert!(out.iter().all(|output| matches!(output, Output::Save(_))), "{out:?}");
    assert_eq!(fixture.host.events().len() as u32, first);
    fixture.handle(Input::Saved { number: first });
    assert!(
        fixture
            .out
            .iter()
            .any(|output| matches!(output, Output::News(News::Event(event)) if event.number == first))
    );
    assert_eq!(fixture.sent_to(1).len(), 1);
    fixture.handle(Input::Saved { number: first + 5 });
    assert!(fixture.taken().is_empty(), "the host made no such event");
    fixture.handle(Input::Saved { number: first + 1 });
    assert_eq!(fixture.sent_to(1)[0].number, first + 1);
    fixture.handle(Input::Saved { number: first });
    assert!(fixture.taken().is_empty(), "the event is already known");
}

#[test]
fn a_late_guest_gets_missing_events_in_messages_that_fit() {
    let mut fixture = HostFixture::open(&quixo());
    fixture.join(1, 0);
    fixture.own(sit(0)).expect("a seat");
    for _ in 0..400 {
        fixture.wait(3000);
        fixture.own(Body::Say(Phrase::Wow)).expect("a phrase");
    }
    let mut all = fixture.sent_to(1);
    assert_eq!(all.split_off(1).len() + 1, 402);
    fixture.taken();
    let have = fixture.host.events()[100].digest();
    fixture.enter(2, at(2), hello(2, PLAYERS.for_spectators(), Some(EventRef { number: 100, digest: have })));
    let messages: Vec<_> = messages_to(2, &fixture.out).collect();
    assert!(
        matches!(messages[1], ToGuest::Welcome { watches: true, last, .. } if *last == fixture.host.table().last())
    );
    assert!(messages.iter().all(|message| encode(message).len() <= LONGEST_TO_GUEST));
    assert!(messages.iter().filter(|message| matches!(message, ToGuest::Events(_))).count() > 1);
    let missing = fixture.sent_to(2);
    assert_eq!(missing, fixture.host.events()[101..]);
}

#[test]
fn wrong_secrets_logs_and_versions_are_rejected() {
    let mut fixture = HostFixture::open(&quixo());
    let mut refused = |who: usize, change: &dyn Fn(&mut Hello)| {
        let mut message = hello(who, PLAYERS, None);
        change(&mut message);
        fixture.taken();
        fixture.enter(who, at(who), message);
        let out = fixture.taken();
        let [before @ .., Output::End(connection, why)] = &out[..] else { panic!("{out:?}") };
        assert_eq!(*connection, at(who));
        // The host learns too which side has to update.
        let is_version = matches!(why, CloseCode::GuestOld | CloseCode::HostOld);
        let reported = is_version.then_some(Output::News(News::OtherVersion(*why)));
        assert_eq!(before, reported.as_slice());
        *why
    };
    assert_eq!(refused(1, &|hello| hello.secret = Secret([8; 16])), CloseCode::Secret);
    assert_eq!(
        refused(1, &|hello| hello.secret = PLAYERS.for_spectators().for_spectators()),
        CloseCode::Secret
    );
    assert_eq!(refused(1, &|hello| hello.protocol = (0, 0)), CloseCode::GuestOld);
    assert_eq!(refused(1, &|hello| hello.protocol = (2, 2)), CloseCode::HostOld);
    assert_eq!(refused(1, &|hello| hello.protocol = (2, 1)), CloseCode::Frame);
    let other = EventRef { number: 0, digest: Digest([1; 32]) };
    assert_eq!(refused(1, &|hello| hello.have = Some(other)), CloseCode::Differs);
    assert_eq!(refused(0, &|_| {}), CloseCode::Replaced);
}

#[test]
fn the_newest_common_protocol_is_used() {
    let mut fixture = HostFixture::open(&quixo());
    fixture.enter(1, at(1), Hello { protocol: (1, 9), ..hello(1, PLAYERS, None) });
    let is_welcome = |message: &ToGuest| matches!(message, ToGuest::Welcome { protocol: 1, .. });
    assert!(messages_to(1, &fixture.out).any(is_welcome), "{:?}", fixture.out);
}

#[test]
fn spectators_are_limited_and_seated_players_always_admitted() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.lose_connection(1);
    for who in 2..5 {
        fixture.enter(who, at(who), hello(who, PLAYERS.for_spectators(), None));
    }
    assert_eq!(fixture.ends(), [(at(4), CloseCode::Full)]);
    for who in 10..19 {
        fixture.enter(who, at(who), hello(who, PLAYERS, None));
    }
    assert_eq!(fixture.ends(), [(at(18), CloseCode::Full)]);
    fixture.enter(1, at(1), hello(1, PLAYERS.for_spectators(), None));
    assert_eq!(fixture.ends(), []);
    fixture.own(play("a1-a5")).expect("a move");
    fixture.say(1, play("b1-b5")).expect("a seated player may use a spectator link");
}

#[test]
fn spectators_cannot_send_proposals() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.enter(2, at(2), hello(2, PLAYERS.for_spectators(), None));
    assert_eq!(fixture.say(2, Body::Say(Phrase::Hello)), Err(Refusal::Spectator));
    assert_eq!(fixture.say(2, sit(0)), Err(Refusal::Spectator));
    fixture.taken();
    fixture.own(play("a1-a5")).expect("a move");
    assert_eq!(fixture.sent_to(2).len(), 1);
}

#[test]
fn the_same_key_replaces_its_older_connection() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.taken();
    fixture.enter(1, Connection(77), hello(1, PLAYERS, None));
    assert_eq!(fixture.ends(), [(at(1), CloseCode::Replaced)]);
    fixture.handle(Input::Left { connection: at(1) });
    assert!(fixture.host.presence().iter().all(|present| present.absent_s.is_none()));
    fixture.receive(1, ToHost::Beat(0));
    assert!(fixture.taken().is_empty(), "the old connection is ignored");
}

/// The presence messages to a connection among a host's outputs.
fn presence_to(who: usize, out: &[Output]) -> Vec<Vec<Presence>> {
    let present = messages_to(who, out).filter_map(|message| match message {
        ToGuest::Present(present) => Some(present.clone()),
        _ => None,
    });
    present.collect()
}

#[test]
fn an_unanswered_heartbeat_makes_a_player_absent() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.join(2, 0);
    fixture.wait(10_000);
    assert_eq!(fixture.ends(), []);
    fixture.lag.remove(&at(1));
    fixture.wait(4900);
    assert_eq!(fixture.ends(), []);
    fixture.wait(1200);
    let out = fixture.taken();
    assert!(out.contains(&Output::End(at(1), CloseCode::Slow)));
    let presence = presence_to(2, &out).pop().expect("a presence message");
    let of = |who: usize| presence.iter().find(|present| present.peer == somebody(who).id());
    assert!(of(1).is_some_and(|present| present.absent_s.is_some()));
    assert!(of(2).is_some_and(|present| present.absent_s.is_none()) && of(0).is_some());
    fixture.wait(30_000);
    let absent = fixture.host.presence().iter().find_map(|present| present.absent_s);
    assert!(absent.is_some_and(|seconds| seconds >= 30));
}

#[test]
fn a_suspended_host_disconnects_no_guest() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.now += Duration::from_mins(15);
    fixture.handle(Input::Tick);
    fixture.wait(3000);
    assert_eq!(fixture.ends(), []);
}

#[test]
fn round_trips_are_measured() {
    let mut fixture = HostFixture::begun(&quixo(), 80);
    fixture.wait(20_000);
    let lag =
        fixture.host.presence().iter().find(|present| present.peer == somebody(1).id()).map(|one| one.lag_ms);
    assert_eq!(lag, Some(80));
}

#[test]
fn too_many_messages_end_a_connection() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.wait(60_500);
    fixture.taken();
    for _ in 0..40 {
        fixture.receive(1, ToHost::Beat(9999));
    }
    assert_eq!(fixture.ends(), []);
    fixture.receive(1, ToHost::Beat(9999));
    assert_eq!(fixture.ends(), [(at(1), CloseCode::Flood)]);
    fixture.join(2, 0);
    for _ in 0..200 {
        fixture.now += Duration::from_millis(100);
        fixture.receive(2, ToHost::Beat(9999));
    }
    assert_eq!(fixture.ends(), [], "ten messages a second are allowed");
}

#[test]
fn a_reconnection_does_not_refill_the_message_budget() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    let mut sent = 0;
    for connection in 100..200 {
        fixture.enter(1, Connection(connection), hello(1, PLAYERS, None));
        for _ in 0..20 {
            fixture.taken();
            fixture
                .handle(Input::Received { connection: Connection(connection), message: ToHost::Beat(9999) });
            if !fixture.ends().is_empty() {
                break;
            }
            sent += 1;
        }
    }
    assert!(sent <= 40, "a burst of {sent} messages");
    // Others are not affected, and after a while this guest is not either.
    fixture.join(2, 0);
    fixture.wait(30_000);
    assert_eq!(fixture.ends(), []);
    fixture.join(1, 0);
    fixture.wait(5000);
    fixture.say(1, Body::Say(Phrase::Back)).expect("a phrase");
    assert_eq!(fixture.ends(), []);
}

#[test]
fn the_limit_of_messages_is_per_person() {
    let mut fixture = HostFixture::open(&quixo());
    fixture.join(1, 0);
    fixture.join(2, 0);
    fixture.say(2, sit(0)).expect("a seat");
    let churn = |fixture: &mut HostFixture| {
        fixture.wait(300);
        fixture.say(1, sit(1))?;
        fixture.say(1, get_up(1))
    };
    let refused = (0..25_000).find(|_| churn(&mut fixture).is_err());
    assert!(refused.is_some(), "a guest can flood the log");
    fixture.taken();
    fixture.say(2, Body::Say(Phrase::Wow)).expect("a phrase");
    fixture.say(2, get_up(0)).expect("a seat to leave");
    fixture.say(2, sit(0)).expect("a seat");
    fixture.own(sit(1)).expect("a seat");
    fixture.own(begin()).expect("a match");
    fixture.say(2, play("a1-a5")).expect("a move");
    // In the next match the limit restarts.
    fixture.own(get_up(1)).expect("a seat to leave");
    fixture.own(Body::Say(Phrase::Sorry)).expect("a phrase");
}

#[test]
fn presence_is_sent_once_a_second() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.wait(5000);
    fixture.taken();
    // Two more guests join and leave fifty times in a second.
    for step in 0..50 {
        let who = 2 + step % 2;
        fixture.enter(who, Connection(100 + step as u64), hello(who, PLAYERS.for_spectators(), None));
        fixture.wait(10);
        fixture.handle(Input::Left { connection: Connection(100 + step as u64) });
        fixture.wait(10);
    }
    fixture.join(2, 0);
    fixture.wait(2000);
    let presence = presence_to(1, &fixture.taken());
    assert!(presence.len() <= 4, "{} presence messages in three seconds", presence.len());
    let last = presence.last().expect("a presence message");
    assert!(last.iter().any(|present| present.peer == somebody(2).id()), "the last state is sent");
    assert!(last.iter().all(|present| present.peer != somebody(3).id()));
}

#[test]
fn one_phrase_in_three_seconds() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.say(1, Body::Say(Phrase::Hello)).expect("a phrase");
    fixture.own(Body::Say(Phrase::Hello)).expect("a phrase of the other player");
    fixture.wait(2999);
    assert_eq!(fixture.say(1, Body::Say(Phrase::Wow)), Err(Refusal::TooOften));
    assert_eq!(fixture.own(Body::Say(Phrase::Wow)), Err(Refusal::TooOften));
    fixture.wait(1);
    fixture.say(1, Body::Say(Phrase::Wow)).expect("a phrase");
}

#[test]
fn dishonest_messages_end_the_connection() {
    let good = |fixture: &HostFixture| fixture.proposal(1, Body::Say(Phrase::Wow));
    let elsewhere = |fixture: &HostFixture| {
        SignedProposal::new(Proposal { table: TableId([1; 16]), ..good(fixture) }, &somebody(1))
    };
    let foreign = |fixture: &HostFixture| {
        SignedProposal::new(fixture.proposal(0, Body::Say(Phrase::Wow)), &somebody(0))
    };
    let unsigned = |fixture: &HostFixture| SignedProposal::new(good(fixture), &somebody(2));
    let other = EventRef { number: 1, digest: Digest([3; 32]) };
    let differs = |fixture: &HostFixture| {
        SignedProposal::new(Proposal { seen: Some(other), ..good(fixture) }, &somebody(1))
    };
    let cases: [(&dyn Fn(&HostFixture) -> SignedProposal, CloseCode); 4] = [
        (&elsewhere, CloseCode::Frame),
        (&foreign, CloseCode::Frame),
        (&unsigned, CloseCode::Frame),
        (&differs, CloseCode::Differs),
    ];
    for (forge, why) in cases {
        let mut fixture = HostFixture::begun(&quixo(), 0);
        let (signed, before) = (forge(&fixture), fixture.host.table().clone());
        fixture.taken();
        fixture.receive(1, ToHost::Propose(signed));
        assert_eq!(fixture.ends(), [(at(1), why)]);
        assert_eq!(fixture.host.table(), &before);
    }
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.taken();
    fixture.receive(1, ToHost::Hello(hello(1, PLAYERS, None)));
    assert_eq!(fixture.ends(), [(at(1), CloseCode::Frame)]);
}

#[test]
fn a_repeated_proposal_is_ordered_once_and_silently() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    let signed = SignedProposal::new(fixture.proposal(1, Body::Say(Phrase::Wow)), &somebody(1));
    fixture.receive(1, ToHost::Propose(signed.clone()));
    let before = fixture.host.table().clone();
    fixture.taken();
    fixture.receive(1, ToHost::Propose(signed));
    assert_eq!((fixture.taken(), fixture.host.table()), (vec![], &before));
}

#[test]
fn the_host_plays_forced_passes_immediately_and_after_a_crash() {
    let mut fixture = HostFixture::open(&south_passes());
    fixture.join(1, 0);
    (0..4).for_each(|seat| fixture.say(1, sit(seat)).expect("a seat"));
    let before = fixture.host.events().len();
    fixture.own(begin()).expect("a match");
    let moves = |host: &Host| host.table().game().map(|game| game.moves().len());
    assert_eq!((moves(&fixture.host), fixture.host.events().len()), (Some(1), before + 2));
    // The host crashes before the pass is saved.
    let begun = fixture.host.events()[..=before].to_vec();
    let mut host = Host::reopen(&somebody(0), PLAYERS, begun, Duration::ZERO).expect("its own events");
    assert_eq!((moves(&host), host.wake_at()), (Some(0), Some(Duration::ZERO)));
    host.handle(Input::Tick, Duration::ZERO);
    assert_eq!((moves(&host), host.wake_at()), (Some(1), None));
}

#[test]
fn a_table_is_reopened_only_with_its_key_secret_and_events() {
    let fixture = HostFixture::begun(&quixo(), 0);
    let events = fixture.host.events().to_vec();
    let reopen = |who, secret, events: &[_]| {
        Host::reopen(&somebody(who), secret, events.to_vec(), Duration::ZERO).map(|host| host.table().clone())
    };
    assert_eq!(reopen(0, PLAYERS, &events).as_ref(), Ok(fixture.host.table()));
    assert_eq!(reopen(1, PLAYERS, &events).err(), Some(EventError::Elsewhere { number: 0 }));
    assert_eq!(reopen(0, Secret([1; 16]), &events).err(), Some(EventError::Elsewhere { number: 0 }));
    assert_eq!(reopen(0, PLAYERS, &events[1..]).err(), Some(EventError::NotOpen));
    assert_eq!(reopen(0, PLAYERS, &[]).err(), Some(EventError::NotOpen));
    let mut gap = events.clone();
    gap.remove(2);
    assert_eq!(reopen(0, PLAYERS, &gap).err(), Some(EventError::Order { number: 3 }));
}

#[test]
fn closing_a_table_disconnects_current_and_later_guests() {
    let mut fixture = HostFixture::begun(&quixo(), 0);
    fixture.taken();
    fixture.own(Body::Close).expect("the host may close the table");
    let out = fixture.taken();
    let is_event = |output: &Output| match output {
        Output::Send(_, message) => matches!(**message, ToGuest::Events(_)),
        _ => false,
    };
    let event = out.iter().position(is_event);
    let end = out.iter().position(|output| *output == Output::End(at(1), CloseCode::Closed));
    assert!(event.is_some() && event < end, "{out:?}");
    fixture.enter(2, at(2), hello(2, PLAYERS, None));
    let out = fixture.taken();
    assert_eq!(out.last(), Some(&Output::End(at(2), CloseCode::Closed)));
    assert!(out.iter().any(is_event));
    assert_eq!(fixture.host.wake_at(), None);
}

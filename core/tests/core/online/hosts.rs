//! Hosts and their connections: admission, notification, removal.

use std::time::Duration;

use pushflip_core::online::table::event::{Body, Digest, Phrase, Proposal, Seen, Signed, TableId};
use pushflip_core::online::table::host::{Connection, Host, Input, Output};
use pushflip_core::online::table::invitation::Secret;
use pushflip_core::online::table::message::{Close, LONGEST_TO_GUEST, Refusal, ToGuest, ToHost, encode};
use pushflip_core::online::table::state::Broken;
use pushflip_core::rules::Variant;
use pushflip_core::session::Setup;

use super::desk::{DATE, PLAYERS, play, sit, somebody, south_passes};
use super::hall::{Hall, at, hello};

fn quixo() -> Setup {
    Setup::new(Variant::Quixo, &[])
}

#[test]
fn nothing_is_told_before_it_is_saved_and_then_in_order() {
    let mut hall = Hall::begun(&quixo(), 0);
    hall.taken();
    hall.saves = false;
    hall.own(play("a1-a5")).expect("a move");
    hall.say(1, play("b1-b5")).expect("a move");
    let first = hall.host.table().last().number - 1;
    let out = hall.taken();
    assert!(out.iter().all(|output| matches!(output, Output::Save(_))), "{out:?}");
    assert_eq!(hall.host.events().len() as u32, first);
    hall.handle(Input::Saved { number: first });
    assert!(hall.out.iter().any(|output| matches!(output, Output::Happened(event) if event.number == first)));
    assert_eq!(hall.sent_to(1).len(), 1);
    hall.handle(Input::Saved { number: first + 5 });
    assert!(hall.taken().is_empty(), "it was never ordered");
    hall.handle(Input::Saved { number: first + 1 });
    assert_eq!(hall.sent_to(1)[0].number, first + 1);
    hall.handle(Input::Saved { number: first });
    assert!(hall.taken().is_empty(), "it is known");
}

#[test]
fn who_comes_late_gets_what_is_missing_in_messages_that_fit() {
    let mut hall = Hall::open(&quixo());
    hall.join(1, 0);
    hall.own(sit(0)).expect("a seat");
    for _ in 0..400 {
        hall.wait(3000);
        hall.own(Body::Say(Phrase::Wow)).expect("a phrase");
    }
    let mut all = hall.sent_to(1);
    assert_eq!(all.split_off(1).len() + 1, 402);
    hall.taken();
    let have = hall.host.events()[100].digest();
    hall.enter(2, at(2), hello(2, PLAYERS.to_watch(), Some(Seen { number: 100, digest: have })));
    let messages = hall.out.iter().filter_map(|output| match output {
        Output::Send(connection, message) if *connection == at(2) => Some(message.clone()),
        _ => None,
    });
    let messages: Vec<_> = messages.collect();
    assert!(
        matches!(*messages[1], ToGuest::Welcome { watches: true, ref last, .. } if *last == hall.host.table().last())
    );
    assert!(messages.iter().all(|message| encode(&**message).len() <= LONGEST_TO_GUEST));
    assert!(messages.iter().filter(|message| matches!(***message, ToGuest::Events(_))).count() > 1);
    let missing = hall.sent_to(2);
    assert_eq!(missing, hall.host.events()[101..]);
}

#[test]
fn a_wrong_secret_another_record_and_other_versions_stay_outside() {
    let mut hall = Hall::open(&quixo());
    let mut refused = |who: usize, change: &dyn Fn(&mut pushflip_core::online::table::message::Hello)| {
        let mut said = hello(who, PLAYERS, None);
        change(&mut said);
        hall.taken();
        hall.enter(who, at(who), said);
        let out = hall.taken();
        match &out[..] {
            // Who has to update is told to the host too.
            [Output::OtherVersion(told), Output::End(connection, why)] if *connection == at(who) => {
                assert!(told == why && matches!(why, Close::GuestOld | Close::HostOld), "{why:?}");
                *why
            }
            [Output::End(connection, why)] if *connection == at(who) => {
                assert!(!matches!(why, Close::GuestOld | Close::HostOld), "nobody is told");
                *why
            }
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused(1, &|hello| hello.secret = Secret([8; 16])), Close::Secret);
    assert_eq!(refused(1, &|hello| hello.secret = PLAYERS.to_watch().to_watch()), Close::Secret);
    assert_eq!(refused(1, &|hello| hello.protocol = (0, 0)), Close::GuestOld);
    assert_eq!(refused(1, &|hello| hello.protocol = (3, 4)), Close::HostOld);
    assert_eq!(refused(1, &|hello| hello.protocol = (3, 1)), Close::Frame);
    let old = |hello: &mut pushflip_core::online::table::message::Hello| {
        hello.protocol = (1, 1);
        hello.rules ^= 1;
    };
    assert_eq!(refused(1, &old), Close::GuestOld);
    let newer = |hello: &mut pushflip_core::online::table::message::Hello| {
        hello.protocol = (1, 1);
        hello.rules ^= 1;
        hello.version = "99.0.0".into();
    };
    assert_eq!(refused(1, &newer), Close::HostOld);
    let other = Seen { number: 0, digest: Digest([1; 32]) };
    assert_eq!(refused(1, &|hello| hello.have = Some(other)), Close::Differs);
    let ahead = |hello: &mut pushflip_core::online::table::message::Hello| {
        hello.protocol = (1, 1);
        hello.have = Some(Seen { number: 7, digest: Digest([1; 32]) });
    };
    assert_eq!(refused(1, &ahead), Close::GuestOld, "it cannot bring what the host lacks");
    assert_eq!(refused(0, &|_| {}), Close::Replaced);
}

#[test]
fn there_is_room_for_as_many_spectators_as_were_agreed_and_always_for_who_sits() {
    let mut hall = Hall::begun(&quixo(), 0);
    hall.vanish(1);
    for who in 2..5 {
        hall.enter(who, at(who), hello(who, PLAYERS.to_watch(), None));
    }
    assert_eq!(hall.ends(), [(at(4), Close::Full)]);
    for who in 10..19 {
        hall.enter(who, at(who), hello(who, PLAYERS, None));
    }
    assert_eq!(hall.ends(), [(at(18), Close::Full)]);
    hall.enter(1, at(1), hello(1, PLAYERS.to_watch(), None));
    assert_eq!(hall.ends(), []);
    hall.own(play("a1-a5")).expect("a move");
    hall.say(1, play("b1-b5")).expect("who sits plays, by whichever link they came");
}

#[test]
fn spectators_see_and_never_send() {
    let mut hall = Hall::begun(&quixo(), 0);
    hall.enter(2, at(2), hello(2, PLAYERS.to_watch(), None));
    assert_eq!(hall.say(2, Body::Say(Phrase::Hello)), Err(Refusal::Watching));
    assert_eq!(hall.say(2, sit(0)), Err(Refusal::Watching));
    hall.taken();
    hall.own(play("a1-a5")).expect("a move");
    assert_eq!(hall.sent_to(2).len(), 1);
}

#[test]
fn the_same_key_replaces_its_older_connection() {
    let mut hall = Hall::begun(&quixo(), 0);
    hall.taken();
    hall.enter(1, Connection(77), hello(1, PLAYERS, None));
    assert_eq!(hall.ends(), [(at(1), Close::Replaced)]);
    hall.handle(Input::Left { connection: at(1) });
    assert!(hall.host.presence().iter().all(|present| present.absent_s.is_none()));
    hall.handle(Input::Said { connection: at(1), message: ToHost::Beat(0) });
    assert!(hall.taken().is_empty(), "nobody listens there");
}

#[test]
fn who_does_not_answer_is_away_and_everybody_is_told() {
    let mut hall = Hall::begun(&quixo(), 0);
    hall.join(2, 0);
    hall.wait(10_000);
    assert_eq!(hall.ends(), []);
    hall.lag.remove(&at(1));
    hall.wait(4900);
    assert_eq!(hall.ends(), []);
    hall.wait(1200);
    let out = hall.taken();
    assert!(out.contains(&Output::End(at(1), Close::Slow)));
    let told = out.iter().rev().find_map(|output| match output {
        Output::Send(connection, message) if *connection == at(2) => match &**message {
            ToGuest::Present(present) => Some(present.clone()),
            _ => None,
        },
        _ => None,
    });
    let told = told.expect("who is here");
    let of = |who: usize| told.iter().find(|present| present.peer == somebody(who).id());
    assert!(of(1).is_some_and(|present| present.absent_s.is_some()));
    assert!(of(2).is_some_and(|present| present.absent_s.is_none()) && of(0).is_some());
    hall.wait(30_000);
    let absent = hall.host.presence().iter().find_map(|present| present.absent_s);
    assert!(absent.is_some_and(|seconds| seconds >= 30));
}

#[test]
fn a_host_that_was_asleep_sends_nobody_away() {
    let mut hall = Hall::begun(&quixo(), 0);
    hall.now += Duration::from_mins(15);
    hall.handle(Input::Tick);
    hall.wait(3000);
    assert_eq!(hall.ends(), []);
}

#[test]
fn round_trips_are_measured() {
    let mut hall = Hall::begun(&quixo(), 80);
    hall.wait(20_000);
    let lag =
        hall.host.presence().iter().find(|present| present.peer == somebody(1).id()).map(|one| one.lag_ms);
    assert_eq!(lag, Some(80));
}

#[test]
fn too_many_messages_end_a_connection() {
    let mut hall = Hall::begun(&quixo(), 0);
    hall.wait(60_500);
    hall.taken();
    for _ in 0..40 {
        hall.handle(Input::Said { connection: at(1), message: ToHost::Beat(9999) });
    }
    assert_eq!(hall.ends(), []);
    hall.handle(Input::Said { connection: at(1), message: ToHost::Beat(9999) });
    assert_eq!(hall.ends(), [(at(1), Close::Flood)]);
    hall.join(2, 0);
    for _ in 0..200 {
        hall.now += Duration::from_millis(100);
        hall.handle(Input::Said { connection: at(2), message: ToHost::Beat(9999) });
    }
    assert_eq!(hall.ends(), [], "ten a second are allowed");
}

#[test]
fn a_key_that_comes_again_may_say_no_more_than_before() {
    let mut hall = Hall::begun(&quixo(), 0);
    let mut said = 0;
    for connection in 100..200 {
        hall.enter(1, Connection(connection), hello(1, PLAYERS, None));
        for _ in 0..20 {
            hall.taken();
            hall.handle(Input::Said { connection: Connection(connection), message: ToHost::Beat(9999) });
            if !hall.ends().is_empty() {
                break;
            }
            said += 1;
        }
    }
    assert!(said <= 40, "{said} messages at once");
    // Others are not held up, and after a while neither is this one.
    hall.join(2, 0);
    hall.wait(30_000);
    assert_eq!(hall.ends(), []);
    hall.join(1, 0);
    hall.wait(5000);
    hall.say(1, Body::Say(Phrase::Back)).expect("a phrase");
    assert_eq!(hall.ends(), []);
}

#[test]
fn nobody_uses_up_what_others_may_say() {
    let mut hall = Hall::open(&quixo());
    hall.join(1, 0);
    hall.join(2, 0);
    hall.say(2, sit(0)).expect("a seat");
    let churn = |hall: &mut Hall| {
        hall.wait(300);
        hall.say(1, sit(1))?;
        hall.say(1, super::desk::get_up(1))
    };
    let refused = (0..25_000).find(|_| churn(&mut hall).is_err());
    assert!(refused.is_some(), "somebody may fill the disks of the others");
    hall.taken();
    hall.say(2, Body::Say(Phrase::Wow)).expect("a phrase");
    hall.say(2, super::desk::get_up(0)).expect("up");
    hall.say(2, sit(0)).expect("a seat");
    hall.own(sit(1)).expect("a seat");
    hall.own(Body::Begin { date: DATE.into() }).expect("a match");
    hall.say(2, play("a1-a5")).expect("a move");
    // In the next match everybody may speak again.
    hall.own(super::desk::get_up(1)).expect("up");
    hall.own(Body::Say(Phrase::Sorry)).expect("a phrase");
}

#[test]
fn who_is_here_is_told_once_a_second() {
    let mut hall = Hall::begun(&quixo(), 0);
    hall.wait(5000);
    hall.taken();
    // Two more come and go fifty times in a second.
    for step in 0..50 {
        let who = 2 + step % 2;
        hall.enter(who, Connection(100 + step as u64), hello(who, PLAYERS.to_watch(), None));
        hall.wait(10);
        hall.handle(Input::Left { connection: Connection(100 + step as u64) });
        hall.wait(10);
    }
    hall.join(2, 0);
    hall.wait(2000);
    let told: Vec<_> = hall
        .taken()
        .into_iter()
        .filter_map(|output| match output {
            Output::Send(connection, message) if connection == at(1) => match &*message {
                ToGuest::Present(present) => Some(present.clone()),
                _ => None,
            },
            _ => None,
        })
        .collect();
    assert!(told.len() <= 4, "{} times in three seconds", told.len());
    let last = told.last().expect("somebody has come");
    assert!(last.iter().any(|present| present.peer == somebody(2).id()), "the last is told");
    assert!(last.iter().all(|present| present.peer != somebody(3).id()));
}

#[test]
fn one_phrase_in_three_seconds() {
    let mut hall = Hall::begun(&quixo(), 0);
    hall.say(1, Body::Say(Phrase::Hello)).expect("a phrase");
    hall.own(Body::Say(Phrase::Hello)).expect("the other's");
    hall.wait(2999);
    assert_eq!(hall.say(1, Body::Say(Phrase::Wow)), Err(Refusal::TooOften));
    assert_eq!(hall.own(Body::Say(Phrase::Wow)), Err(Refusal::TooOften));
    hall.wait(1);
    hall.say(1, Body::Say(Phrase::Wow)).expect("a phrase");
}

#[test]
fn what_no_honest_guest_says_ends_its_connection() {
    let good = |hall: &Hall| hall.proposal(1, Body::Say(Phrase::Wow));
    let elsewhere =
        |hall: &Hall| Signed::new(Proposal { table: TableId([1; 16]), ..good(hall) }, &somebody(1));
    let foreign = |hall: &Hall| Signed::new(hall.proposal(0, Body::Say(Phrase::Wow)), &somebody(0));
    let unsigned = |hall: &Hall| Signed::new(good(hall), &somebody(2));
    let other = Seen { number: 1, digest: Digest([3; 32]) };
    let differs = |hall: &Hall| Signed::new(Proposal { seen: Some(other), ..good(hall) }, &somebody(1));
    let cases: [(&dyn Fn(&Hall) -> Signed, Close); 4] = [
        (&elsewhere, Close::Frame),
        (&foreign, Close::Frame),
        (&unsigned, Close::Frame),
        (&differs, Close::Differs),
    ];
    for (said, why) in cases {
        let mut hall = Hall::begun(&quixo(), 0);
        let (said, before) = (said(&hall), hall.host.table().clone());
        hall.taken();
        hall.handle(Input::Said { connection: at(1), message: ToHost::Propose(said) });
        assert_eq!(hall.ends(), [(at(1), why)]);
        assert_eq!(hall.host.table(), &before);
    }
    let mut hall = Hall::begun(&quixo(), 0);
    hall.taken();
    hall.handle(Input::Said { connection: at(1), message: ToHost::Hello(hello(1, PLAYERS, None)) });
    assert_eq!(hall.ends(), [(at(1), Close::Frame)]);
}

#[test]
fn what_comes_twice_is_ordered_once_and_without_a_word() {
    let mut hall = Hall::begun(&quixo(), 0);
    let said = Signed::new(hall.proposal(1, Body::Say(Phrase::Wow)), &somebody(1));
    hall.handle(Input::Said { connection: at(1), message: ToHost::Propose(said.clone()) });
    let before = hall.host.table().clone();
    hall.taken();
    hall.handle(Input::Said { connection: at(1), message: ToHost::Propose(said) });
    assert_eq!((hall.taken(), hall.host.table()), (vec![], &before));
}

#[test]
fn forced_passes_are_played_by_the_host_at_once_and_after_a_death_too() {
    let mut hall = Hall::open(&south_passes());
    hall.join(1, 0);
    (0..4).for_each(|seat| hall.say(1, sit(seat)).expect("a seat"));
    let before = hall.host.events().len();
    hall.own(Body::Begin { date: DATE.into() }).expect("a match");
    let moves = |host: &Host| host.table().game().map(|game| game.moves().len());
    assert_eq!((moves(&hall.host), hall.host.events().len()), (Some(1), before + 2));
    // The host dies before the pass is saved.
    let begun = hall.host.events()[..=before].to_vec();
    let mut host = Host::reopen(&somebody(0), PLAYERS, begun, Duration::ZERO).expect("its own events");
    assert_eq!((moves(&host), host.wake_at()), (Some(0), Some(Duration::ZERO)));
    host.handle(Input::Tick, Duration::ZERO);
    assert_eq!((moves(&host), host.wake_at()), (Some(1), None));
}

#[test]
fn a_table_is_opened_again_only_with_its_own_key_secret_and_events() {
    let hall = Hall::begun(&quixo(), 0);
    let events = hall.host.events().to_vec();
    let reopen = |who, secret, events: &[_]| {
        Host::reopen(&somebody(who), secret, events.to_vec(), Duration::ZERO).map(|host| host.table().clone())
    };
    assert_eq!(reopen(0, PLAYERS, &events).as_ref(), Ok(hall.host.table()));
    assert_eq!(reopen(1, PLAYERS, &events).err(), Some(Broken::Elsewhere { number: 0 }));
    assert_eq!(reopen(0, Secret([1; 16]), &events).err(), Some(Broken::Elsewhere { number: 0 }));
    assert_eq!(reopen(0, PLAYERS, &events[1..]).err(), Some(Broken::NotOpen));
    assert_eq!(reopen(0, PLAYERS, &[]).err(), Some(Broken::NotOpen));
    let mut gap = events.clone();
    gap.remove(2);
    assert_eq!(reopen(0, PLAYERS, &gap).err(), Some(Broken::Order { number: 3 }));
}

#[test]
fn a_closed_table_says_so_to_all_and_to_who_comes_later() {
    let mut hall = Hall::begun(&quixo(), 0);
    hall.taken();
    hall.own(Body::Close).expect("it is the host's");
    let out = hall.taken();
    let event = out.iter().position(
        |output| matches!(output, Output::Send(_, message) if matches!(**message, ToGuest::Events(_))),
    );
    let end = out.iter().position(|output| *output == Output::End(at(1), Close::Closed));
    assert!(event.is_some() && event < end, "{out:?}");
    hall.enter(2, at(2), hello(2, PLAYERS, None));
    let out = hall.taken();
    assert_eq!(out.last(), Some(&Output::End(at(2), Close::Closed)));
    assert!(
        out.iter().any(
            |output| matches!(output, Output::Send(_, message) if matches!(**message, ToGuest::Events(_)))
        )
    );
    assert_eq!(hall.host.wake_at(), None);
}

//! Decoders of external data: arbitrary bytes never panic, and decoding round-trips.

use proptest::prelude::*;
use pushflip_core::online::table::event::{Event, Phrase, SignedProposal};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::log;
use pushflip_core::online::table::message::{
    ClockReading, LONGEST_HELLO, LONGEST_TO_GUEST, LONGEST_TO_HOST, ToGuest, ToHost, decode, encode,
};
use pushflip_core::rules::Variant;

use super::host_fixture::hello;
use super::table_fixture::{PLAYERS, TableFixture};

/// Real messages, to be damaged.
fn messages() -> (Vec<Vec<u8>>, Vec<Vec<u8>>) {
    use pushflip_core::online::table::event::Body;
    let mut fixture = TableFixture::begun(Variant::Hexxagon);
    fixture.play_some(3);
    fixture.say(1, Body::Say(Phrase::Wow));
    let signed = fixture.events[4].signed.clone();
    let have = Some(fixture.table.last());
    let to_host = [
        ToHost::Hello(hello(1, PLAYERS, have)),
        ToHost::Propose(signed),
        ToHost::Beat(300),
        ToHost::Events(fixture.events[3..].to_vec()),
        ToHost::OtherRules,
    ];
    let rules = ToGuest::Rules { variant: Variant::Hexxagon.to_string(), fingerprint: u64::MAX };
    let clock = ToGuest::Clock(ClockReading { after: 4, left_ms: 300_000, runs: true });
    let to_guest =
        [ToGuest::Events(fixture.events.clone()), ToGuest::Beat(1), ToGuest::Present(vec![]), rules, clock];
    (to_host.map(|m| encode(&m)).to_vec(), to_guest.map(|m| encode(&m)).to_vec())
}

/// Decodes, and encodes again if that was possible.
fn again<T: serde::de::DeserializeOwned + serde::Serialize>(bytes: &[u8], longest: usize) -> Option<Vec<u8>> {
    decode::<T>(bytes, longest).ok().map(|message| encode(&message))
}

/// A decoded value can be encoded and decoded again. The bytes may differ: postcard accepts numbers of
/// needless length, and a name is normalized, which triples its length at most.
fn round_trips<T: serde::de::DeserializeOwned + serde::Serialize + PartialEq + std::fmt::Debug>(
    bytes: &[u8],
    longest: usize,
) {
    if let Ok(message) = decode::<T>(bytes, longest) {
        let written = encode(&message);
        assert!(written.len() <= 3 * bytes.len());
        assert_eq!(decode::<T>(&written, longest).as_ref(), Ok(&message));
    }
}

/// The log file of some events.
fn file(events: &[Event]) -> Vec<u8> {
    log::HEADER.iter().copied().chain(events.iter().flat_map(log::encode)).collect()
}

fn assert_round_trips_as_any_type(bytes: &[u8]) {
    round_trips::<ToHost>(bytes, LONGEST_TO_HOST);
    round_trips::<ToHost>(bytes, LONGEST_HELLO);
    round_trips::<ToGuest>(bytes, LONGEST_TO_GUEST);
    round_trips::<Event>(bytes, LONGEST_TO_GUEST);
    round_trips::<SignedProposal>(bytes, LONGEST_TO_HOST);
    let log = log::read(bytes);
    assert!(log.valid_bytes <= bytes.len() && log.torn == (log.valid_bytes < bytes.len()));
    assert_eq!(log::read(&file(&log.events)).events, log.events);
}

#[test]
fn messages_round_trip() {
    let (to_host, to_guest) = messages();
    for bytes in to_host {
        assert_eq!(again::<ToHost>(&bytes, LONGEST_TO_HOST), Some(bytes.clone()));
        assert_eq!(again::<ToHost>(&[&bytes[..], &[0]].concat(), LONGEST_TO_HOST), None, "a trailing byte");
        assert_eq!(again::<ToHost>(&bytes, bytes.len() - 1), None, "too long");
    }
    for bytes in to_guest {
        assert_eq!(again::<ToGuest>(&bytes, LONGEST_TO_GUEST), Some(bytes));
    }
}

proptest! {
    #[test]
    fn arbitrary_bytes_are_decoded_or_rejected(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        assert_round_trips_as_any_type(&bytes);
    }

    #[test]
    fn damaged_messages_are_decoded_or_rejected(
        which in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in any::<prop::sample::Index>(),
    ) {
        thread_local!(static MESSAGES: Vec<Vec<u8>> = {
            let (mut all, to_guest) = messages();
            all.extend(to_guest);
            let mut fixture = TableFixture::begun(Variant::Quixo);
            fixture.play_some(2);
            all.push(file(&fixture.events));
            all
        });
        let mut bytes = MESSAGES.with(|messages| messages[which.index(messages.len())].clone());
        for (place, value) in changes {
            let place = place.index(bytes.len());
            bytes[place] = value;
        }
        assert_round_trips_as_any_type(&bytes);
        bytes.truncate(cut.index(bytes.len() + 1));
        assert_round_trips_as_any_type(&bytes);
    }

    #[test]
    fn arbitrary_text_is_an_invitation_or_is_refused(
        text in r"(pushflip:)?[a-z2-7A-Z]{0,90}(\+[ -~]{0,30})?(@[0-9.:\[\]a-f]{0,30})?\PC{0,3}",
    ) {
        if let Ok(invitation) = text.parse::<Invitation>() {
            prop_assert_eq!(invitation.to_string().parse::<Invitation>(), Ok(invitation));
        }
    }

    #[test]
    fn invitations_round_trip(
        code in "[a-z2-7]{76}[aq]",
        relay in prop::option::of("https://[a-z.]{1,20}(:[0-9]{2,4})?/?"),
        addresses in prop::collection::vec(any::<std::net::SocketAddrV4>(), 0..3),
    ) {
        let mut text = format!("pushflip:{code}");
        text.extend(relay.iter().map(|relay| format!("+{relay}")));
        text.extend(addresses.iter().map(|address| format!("@{address}")));
        let invitation: Invitation = text.parse().expect("a complete invitation");
        prop_assert_eq!(invitation.to_string(), text);
    }
}

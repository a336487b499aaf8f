//! The file format of event logs.
//!
//! A file begins with the line [`HEADER`], which contains the version of the format. An entry consists of the length of
//! an event as four bytes, little-endian, the first eight bytes of the BLAKE3 digest of the event's bytes, and the
//! event's bytes. Entries are only appended. A crash during a write leaves an incomplete entry at the end, which is
//! ignored.

use super::event::Event;
use super::message::{LONGEST_TO_GUEST, decode, encode as to_bytes};

/// The first line of a file.
pub const HEADER: &[u8] = b"pushflip table 1\n";
/// The prefix of the first line in every version.
const FAMILY: &[u8] = b"pushflip table ";
/// The size of an entry's header: length and digest.
const HEAD: usize = 4 + CHECK;
const CHECK: usize = 8;

/// An event as an entry to append.
pub fn encode(event: &Event) -> Vec<u8> {
    let bytes = to_bytes(event);
    let length = u32::try_from(bytes.len()).expect("an event is far below 4 GB");
    [&length.to_le_bytes()[..], &check(&bytes), &bytes].concat()
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    /// The events before the first invalid entry. [`Table::apply`](super::state::Table::apply) checks that
    /// each follows from the previous ones.
    pub events: Vec<Event>,
    /// The size of the valid part, to which the file is cut before more is appended.
    pub valid_bytes: usize,
    /// Whether data follows the valid part.
    pub torn: bool,
    /// Whether the header is of a newer format; then nothing was read.
    pub is_newer: bool,
}

pub fn read(bytes: &[u8]) -> Log {
    let mut log = Log::default();
    if bytes.starts_with(HEADER) {
        log.valid_bytes = HEADER.len();
        while let Some((event, length)) = first(&bytes[log.valid_bytes..]) {
            log.events.push(event);
            log.valid_bytes += length;
        }
    } else {
        log.is_newer = bytes.starts_with(FAMILY);
    }
    log.torn = log.valid_bytes < bytes.len();
    log
}

/// The first event and the length of its entry.
fn first(bytes: &[u8]) -> Option<(Event, usize)> {
    let (head, rest) = bytes.split_at_checked(HEAD)?;
    let (length, digest) = head.split_first_chunk()?;
    let length = u32::from_le_bytes(*length) as usize;
    let event = rest.get(..length).filter(|event| check(event) == digest)?;
    Some((decode(event, LONGEST_TO_GUEST).ok()?, HEAD + length))
}

fn check(bytes: &[u8]) -> [u8; CHECK] {
    *blake3::hash(bytes).as_bytes().first_chunk().expect("32 bytes")
}

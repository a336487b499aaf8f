//! The event log of a table, as a file beside the match record.
//!
//! A file begins with the line [`HEADER`], which names the version of its format; files of version 0.1.0 of the
//! program begin with their first entry. An entry is the length of an event as four bytes, the lowest first, the first eight bytes of the BLAKE3
//! digest of the event's bytes, and these bytes. Entries are only ever appended. A death while one is written
//! leaves a part of it at the end, which does not count.

use super::event::Event;
use super::message::{LONGEST_TO_GUEST, decode, encode as to_bytes};

/// The first line of a file.
pub const HEADER: &[u8] = b"pushflip table 1\n";
/// The prefix of the first line in every version. An entry that began so would be longer than a gigabyte.
const FAMILY: &[u8] = b"pushflip table ";
/// The length, and the digest.
const HEAD: usize = 4 + CHECK;
const CHECK: usize = 8;

/// An event as an entry to append.
#[must_use]
pub fn encode(event: &Event) -> Vec<u8> {
    let bytes = to_bytes(event);
    let length = u32::try_from(bytes.len()).expect("an event is far below 4 GB");
    [&length.to_le_bytes()[..], &check(&bytes), &bytes].concat()
}

/// What a file holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    /// The events up to the first that is not valid_bytes. Whether each follows from those before it is for
    /// [`Table::apply`](super::state::Table::apply) to say.
    pub events: Vec<Event>,
    /// How many bytes these are: before more is appended, the file is cut to them.
    pub valid_bytes: usize,
    /// Whether something is left after them.
    pub torn: bool,
    /// Whether another version of the format is named, which only a later program writes. Then nothing was read.
    pub is_newer: bool,
}

/// Reads a file.
#[must_use]
pub fn read(bytes: &[u8]) -> Log {
    let mut log = Log::default();
    if bytes.starts_with(FAMILY) {
        if !bytes.starts_with(HEADER) {
            return Log { is_newer: true, ..log };
        }
        log.valid_bytes = HEADER.len();
    }
    while let Some((event, length)) = first(&bytes[log.valid_bytes..]) {
        log.events.push(event);
        log.valid_bytes += length;
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
    let mut check = [0; CHECK];
    check.copy_from_slice(&blake3::hash(bytes).as_bytes()[..CHECK]);
    check
}

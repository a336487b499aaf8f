//! The header of a packed layer's file, its errors, and its division into blocks.
//!
//! ```text
//! byte   0  "pushflip packed"; version, u8
//!       16  cells per side, u32; cubes, u32; canonical sets, u64
//!       32  for each class, 0 cubes of the mover first: won states, u64; lost states, u64; unused ones are 0
//!      448  0, reserved
//! ```
//! Numbers are little-endian.

use std::fs::File;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use super::model::CONTEXTS;
use super::{CHECKSUM_BYTES, ENTRY_BYTES, PROBABILITY_BYTES};
use crate::ai::tablebase::counts::ClassCounts;
use crate::ai::tablebase::indexing::Board;
use crate::ai::tablebase::layer::words;

const MAGIC: &[u8; 15] = b"pushflip packed";
const VERSION: u8 = 1;
pub(super) const HEADER_BYTES: usize = 512;
const CLASSES_AT: usize = 32;

/// The reason why a file cannot be used as that of a layer.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// An unreadable file.
    #[error("{0}")]
    System(#[from] io::Error),
    /// A file of another kind.
    #[error("it is not a table of {side}×{side} Quixo with {cubes} cubes")]
    Foreign { side: usize, cubes: usize },
    #[error("it has {found} bytes instead of {wanted}")]
    Length { found: u64, wanted: u64 },
    #[error("it is packed in version {found}, and this program reads version {wanted}")]
    Version { found: u8, wanted: u8 },
    /// A checksum does not match.
    #[error("it is damaged: its checksums do not fit")]
    Damaged,
    /// The recounted values differ from the counts in the file.
    #[error("its values are not those that it was written with")]
    Values,
}

/// The bytes of a layer's header before the counts.
fn header_start(board: &Board, cubes: usize) -> [u8; CLASSES_AT] {
    let mut bytes = [0; CLASSES_AT];
    bytes[..15].copy_from_slice(MAGIC);
    bytes[15] = VERSION;
    bytes[16..20].copy_from_slice(&(board.geometry.side as u32).to_le_bytes());
    bytes[20..24].copy_from_slice(&(cubes as u32).to_le_bytes());
    bytes[24..].copy_from_slice(&(board.sets.count(cubes) as u64).to_le_bytes());
    bytes
}

pub(super) fn encode_header(board: &Board, cubes: usize, classes: &ClassCounts) -> [u8; HEADER_BYTES] {
    let mut bytes = [0; HEADER_BYTES];
    bytes[..CLASSES_AT].copy_from_slice(&header_start(board, cubes));
    for (slot, count) in bytes[CLASSES_AT..].chunks_exact_mut(16).zip(&classes.0) {
        slot[..8].copy_from_slice(&count.wins.to_le_bytes());
        slot[8..].copy_from_slice(&count.losses.to_le_bytes());
    }
    bytes
}

/// Checks that a header belongs to this layer and version.
pub(super) fn check_header(bytes: &[u8], board: &Board, cubes: usize) -> Result<(), FileError> {
    if bytes.len() >= HEADER_BYTES {
        let version = bytes[MAGIC.len()];
        if bytes.starts_with(&header_start(board, cubes)) {
            return Ok(());
        }
        if bytes.starts_with(MAGIC) && version != VERSION {
            return Err(FileError::Version { found: version, wanted: VERSION });
        }
    }
    Err(FileError::Foreign { side: board.geometry.side, cubes })
}

/// Decodes the counts of a header that [`check_header`] has accepted. `None` if it is damaged.
pub(super) fn decode_counts(bytes: &[u8], board: &Board, cubes: usize) -> Option<ClassCounts> {
    let number = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
    let counts = (0..=cubes).map(|own| (number(CLASSES_AT + 16 * own), number(CLASSES_AT + 16 * own + 8)));
    let classes = ClassCounts::new(board.geometry.cells, counts)?;
    bytes.starts_with(&encode_header(board, cubes, &classes)).then_some(classes)
}

/// Reads bytes at an offset. Several threads may read the same file.
#[cfg(unix)]
pub(super) fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, at)
}

/// Reads bytes at an offset. Several threads may read the same file.
#[cfg(windows)]
pub(super) fn read_at(file: &File, mut bytes: &mut [u8], mut at: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match std::os::windows::fs::FileExt::seek_read(file, bytes, at)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            read => {
                bytes = &mut bytes[read..];
                at += read as u64;
            }
        }
    }
    Ok(())
}

/// Pairs of words of a block. Larger blocks compress better; smaller blocks are read faster.
const PAIRS: usize = 1 << 12;
/// Least number of sets of a block, if the layer has enough: each set is coded by its difference to the previous one.
const SETS: usize = 16;

/// The division of a layer into blocks. A block holds consecutive sets, and of each the same *slice*: all words, or
/// those with the same high bits of the word number.
pub struct Layout {
    pub board: Arc<Board>,
    pub cubes: usize,
    sets: usize,
    words: usize,
    /// Sets of a block; the last block may have fewer.
    group: usize,
    /// Words of a slice, a power of two.
    pub slice: usize,
}

/// The part of a layer in a block.
pub struct BlockRange {
    pub ranks: Range<usize>,
    pub words: Range<usize>,
}

impl Layout {
    pub fn new(board: &Arc<Board>, cubes: usize) -> Self {
        let (sets, words) = (board.sets.count(cubes), words(cubes));
        let slice = words.min(PAIRS / SETS.min(sets.next_power_of_two()));
        Self { board: Arc::clone(board), cubes, sets, words, group: PAIRS / slice, slice }
    }

    /// Bytes before the blocks.
    pub fn head_bytes(&self) -> usize {
        HEADER_BYTES + CONTEXTS * PROBABILITY_BYTES + self.blocks() * ENTRY_BYTES + CHECKSUM_BYTES
    }

    fn slices(&self) -> usize {
        self.words / self.slice
    }

    pub fn blocks(&self) -> usize {
        self.sets.div_ceil(self.group) * self.slices()
    }

    pub fn place(&self, block: usize) -> BlockRange {
        let (group, slice) = (block / self.slices(), block % self.slices());
        let (set, word) = (group * self.group, slice * self.slice);
        BlockRange { ranks: set..self.sets.min(set + self.group), words: word..word + self.slice }
    }

    /// The block of a word, and the position of the word's pair in it.
    pub fn find(&self, rank: usize, word: usize) -> (usize, usize) {
        let block = rank / self.group * self.slices() + word / self.slice;
        (block, rank % self.group * self.slice + word % self.slice)
    }

    /// The blocks that contain words of these sets.
    pub fn blocks_of(&self, ranks: &Range<usize>) -> Range<usize> {
        ranks.start / self.group * self.slices()..ranks.end.div_ceil(self.group) * self.slices()
    }
}

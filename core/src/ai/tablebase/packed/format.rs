//! Shared parts of tablebase files: the header, read errors, and reads from several threads.
//!
//! ```text
//! byte   0  what kind of file it is, 16 bytes
//!       16  cells of a side, u32; cubes, u32; kept sets, u64
//!       32  for each class, 0 cubes of the mover first: won states, u64; lost states, u64; unused ones are 0
//!      448  0, reserved
//! ```
//! Numbers are little-endian.

use std::fs::File;
use std::io;
use std::ops::Range;

use crate::ai::tablebase::counts::ClassCounts;
use crate::ai::tablebase::indexing::Board;
use crate::ai::tablebase::layer::words;

/// Bytes of the header.
pub(super) const HEADER_BYTES: usize = 512;
const CLASSES_AT: usize = 32;

/// What stands at the beginning of a layer's file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Cells of a side.
    pub side: usize,
    /// Cubes.
    pub cubes: usize,
    /// Kept sets.
    pub sets: usize,
    /// The counts of the layer.
    pub classes: ClassCounts,
}

/// Why a file is not the one of a layer.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It cannot be read.
    #[error("{0}")]
    System(#[from] io::Error),
    /// It is something else.
    #[error("it is not a table of {side}×{side} Quixo with {cubes} cubes")]
    Foreign {
        /// Cells of a side of the board that was wanted.
        side: usize,
        /// The layer that was wanted.
        cubes: usize,
    },
    /// It has the wrong length.
    #[error("it has {found} bytes instead of {wanted}")]
    Length {
        /// Bytes it has.
        found: u64,
        /// Bytes it must have.
        wanted: u64,
    },
    /// It was packed in a way that this program does not know.
    #[error("it is packed in version {found}, and this program reads version {wanted}")]
    Version {
        /// The version it has.
        found: u8,
        /// The one that is read.
        wanted: u8,
    },
    /// Its bytes are not those that were written.
    #[error("it is damaged: its checksums do not fit")]
    Damaged,
}

impl Header {
    /// The bytes, with what a file of the kind begins with.
    pub(super) fn bytes(&self, magic: [u8; 16]) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        bytes[..16].copy_from_slice(&magic);
        bytes[16..20].copy_from_slice(&(self.side as u32).to_le_bytes());
        bytes[20..24].copy_from_slice(&(self.cubes as u32).to_le_bytes());
        bytes[24..32].copy_from_slice(&(self.sets as u64).to_le_bytes());
        for (slot, count) in bytes[CLASSES_AT..].chunks_exact_mut(16).zip(&self.classes.0) {
            slot[..8].copy_from_slice(&count.wins.to_le_bytes());
            slot[8..].copy_from_slice(&count.losses.to_le_bytes());
        }
        bytes
    }

    /// Whether they are of the layer, whatever is counted in it.
    pub(super) fn is_of(bytes: &[u8; HEADER_BYTES], board: &Board, cubes: usize) -> bool {
        let numbers = [board.geometry.side as u32, cubes as u32, board.sets.count(cubes) as u32, 0];
        bytes[16..CLASSES_AT] == *numbers.map(u32::to_le_bytes).as_flattened()
    }

    /// Reads them, if they are those of the layer.
    pub(super) fn read(
        bytes: &[u8; HEADER_BYTES],
        magic: [u8; 16],
        board: &Board,
        cubes: usize,
    ) -> Option<Self> {
        let number = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
        let classes =
            (0..=cubes).map(|own| (number(CLASSES_AT + 16 * own), number(CLASSES_AT + 16 * own + 8)));
        let geometry = &board.geometry;
        let header = Self {
            side: geometry.side,
            cubes,
            sets: board.sets.count(cubes),
            classes: ClassCounts::new(geometry.cells, classes)?,
        };
        (header.bytes(magic) == *bytes).then_some(header)
    }
}

/// Reads bytes at a place of a file that other threads read too.
#[cfg(unix)]
pub(super) fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, at)
}

/// Reads bytes at a place of a file that other threads read too.
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

/// Pairs of words in a block: more are shorter, fewer are read sooner.
const PAIRS: usize = 1 << 12;
/// The least sets of a block, if a layer has so many: each is told by how it differs from the one before.
const SETS: usize = 16;

/// A block is some neighbouring sets, and of each the same *slice*: all words, or those whose numbers have the
/// same highest bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockShape {
    /// SetIndex of the layer.
    sets: usize,
    /// Words of a set.
    words: usize,
    /// SetIndex of a block; the last one may have fewer.
    group: usize,
    /// Words of a slice, a power of two.
    pub slice: usize,
}

/// Where a block lies in its layer.
pub struct BlockRange {
    /// The sets.
    pub ranks: Range<usize>,
    /// The words of each of them.
    pub words: Range<usize>,
}

impl BlockShape {
    /// The blocks of a layer with so many cubes and kept sets.
    pub fn new(cubes: usize, sets: usize) -> Self {
        let words = words(cubes);
        let slice = words.min(PAIRS / SETS.min(sets.next_power_of_two()));
        Self { sets, words, group: PAIRS / slice, slice }
    }

    fn slices(self) -> usize {
        self.words / self.slice
    }

    /// How many blocks there are.
    pub fn blocks(self) -> usize {
        self.sets.div_ceil(self.group) * self.slices()
    }

    /// Where a block lies.
    pub fn place(self, block: usize) -> BlockRange {
        let (group, slice) = (block / self.slices(), block % self.slices());
        let (set, word) = (group * self.group, slice * self.slice);
        BlockRange { ranks: set..self.sets.min(set + self.group), words: word..word + self.slice }
    }

    /// The block with a word of a set, and the number of the word's pair in it.
    pub fn find(self, rank: usize, word: usize) -> (usize, usize) {
        let block = rank / self.group * self.slices() + word / self.slice;
        (block, rank % self.group * self.slice + word % self.slice)
    }

    /// The blocks with words of some sets.
    pub fn blocks_of(self, ranks: &Range<usize>) -> Range<usize> {
        ranks.start / self.group * self.slices()..ranks.end.div_ceil(self.group) * self.slices()
    }
}

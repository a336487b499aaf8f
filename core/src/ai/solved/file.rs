//! The file of an unpacked level, as versions before the packed ones wrote it; it is still read.
//!
//! ```text
//! byte   0  "pushflip quixo 1"
//!       16  cells of a side, u32; cubes, u32; kept sets, u64
//!       32  for each class, 0 cubes of the mover first: won states, u64; lost states, u64; unused ones are 0
//!      448  0, reserved
//!      512  for each kept set its words: 64 win bits, u64; 64 loss bits, u64
//! ```
//! Numbers are little-endian. The sets and the order of their states are those of the solver's levels.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering::Relaxed;

use super::board::Board;
use super::classes::Classes;
use crate::ai::solving::{Pair, WORD_BITS, words};

/// Bytes before the words.
pub(super) const HEADER_BYTES: usize = 512;
/// Bytes of a pair of words.
const PAIR_BYTES: usize = 16;
/// Pairs that are read at once.
const PAIRS_AT_ONCE: usize = 1 << 16;
const MAGIC: [u8; 16] = *b"pushflip quixo 1";
const CLASSES_AT: usize = 32;

/// What stands at the beginning of a level's file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Cells of a side.
    pub side: usize,
    /// Cubes.
    pub cubes: usize,
    /// Kept sets.
    pub sets: usize,
    /// The counts of the level.
    pub classes: Classes,
}

/// Why a file is not the one of a level.
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
        /// The level that was wanted.
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

    /// Whether they are of the level, whatever is counted in it.
    pub(super) fn is_of(bytes: &[u8; HEADER_BYTES], board: &Board, cubes: usize) -> bool {
        let numbers = [board.geometry.side as u32, cubes as u32, board.sets.count(cubes) as u32, 0];
        bytes[16..CLASSES_AT] == *numbers.map(u32::to_le_bytes).as_flattened()
    }

    /// Reads them, if they are those of the level.
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
            classes: Classes::new(geometry.cells, classes)?,
        };
        (header.bytes(magic) == *bytes).then_some(header)
    }
}

/// The path of an unpacked level's file in a folder.
pub fn path(folder: &Path, side: usize, cubes: usize) -> PathBuf {
    folder.join(format!("quixo-{side}x{side}-{cubes:02}.table"))
}

/// An unpacked level in its file.
pub struct Table {
    file: File,
    words: usize,
}

impl Table {
    /// Opens the file of a level.
    ///
    /// # Errors
    /// Why it is not that.
    pub fn open(path: &Path, board: &Board, cubes: usize) -> Result<(Self, Header), FileError> {
        let side = board.geometry.side;
        let mut file = File::open(path)?;
        let found = file.metadata()?.len();
        let mut start = [0; HEADER_BYTES];
        let header = match file.read_exact(&mut start) {
            Ok(()) => Header::read(&start, MAGIC, board, cubes),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => None,
            Err(error) => return Err(error.into()),
        };
        let header = header.ok_or(FileError::Foreign { side, cubes })?;
        let words = words(cubes);
        let wanted = HEADER_BYTES as u64 + (header.sets * words * PAIR_BYTES) as u64;
        if found == wanted {
            Ok((Self { file, words }, header))
        } else {
            Err(FileError::Length { found, wanted })
        }
    }

    fn at(&self, rank: usize, word: usize) -> u64 {
        HEADER_BYTES as u64 + ((rank * self.words + word) * PAIR_BYTES) as u64
    }

    /// The win bit and the loss bit of a state.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn bits(&self, rank: u32, index: u32) -> Result<(bool, bool), FileError> {
        let mut bytes = [0; PAIR_BYTES];
        read_at(&self.file, &mut bytes, self.at(rank as usize, (index >> WORD_BITS) as usize))?;
        let word = |half: usize| u64::from_le_bytes(bytes.as_chunks().0[half]);
        Ok((word(0) >> (index & 63) & 1 == 1, word(1) >> (index & 63) & 1 == 1))
    }

    /// Reads the words of the sets from one on, in their order.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn unpack(&self, first: usize, pairs: &[Pair]) -> Result<(), FileError> {
        let mut bytes = vec![0; PAIRS_AT_ONCE * PAIR_BYTES];
        let mut at = self.at(first, 0);
        for pairs in pairs.chunks(PAIRS_AT_ONCE) {
            let bytes = &mut bytes[..pairs.len() * PAIR_BYTES];
            read_at(&self.file, bytes, at)?;
            for (word, bytes) in pairs.as_flattened().iter().zip(bytes.as_chunks().0) {
                word.store(u64::from_le_bytes(*bytes), Relaxed);
            }
            at += bytes.len() as u64;
        }
        Ok(())
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

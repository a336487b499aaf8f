//! The file of a level.
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

use super::board::Board;
use super::classes::Classes;

/// Bytes before the words.
pub const HEADER_BYTES: usize = 512;
/// Bytes of a pair of words.
pub const PAIR_BYTES: usize = 16;
const MAGIC: &[u8; 16] = b"pushflip quixo 1";
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
}

impl Header {
    /// The bytes.
    pub fn bytes(&self) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        bytes[..16].copy_from_slice(MAGIC);
        bytes[16..20].copy_from_slice(&(self.side as u32).to_le_bytes());
        bytes[20..24].copy_from_slice(&(self.cubes as u32).to_le_bytes());
        bytes[24..32].copy_from_slice(&(self.sets as u64).to_le_bytes());
        for (slot, count) in bytes[CLASSES_AT..].chunks_exact_mut(16).zip(&self.classes.0) {
            slot[..8].copy_from_slice(&count.wins.to_le_bytes());
            slot[8..].copy_from_slice(&count.losses.to_le_bytes());
        }
        bytes
    }

    fn read(bytes: &[u8; HEADER_BYTES], board: &Board, cubes: usize) -> Option<Self> {
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
        (header.bytes() == *bytes).then_some(header)
    }
}

/// The path of a level's file in a folder.
pub fn path(folder: &Path, side: usize, cubes: usize) -> PathBuf {
    folder.join(format!("quixo-{side}x{side}-{cubes:02}.table"))
}

/// How many bytes the file of a level has.
pub fn bytes(board: &Board, cubes: usize) -> u64 {
    let words = 1u64 << cubes.saturating_sub(6);
    HEADER_BYTES as u64 + board.sets.count(cubes) as u64 * words * PAIR_BYTES as u64
}

/// Opens the file of a level, and stands before its first word.
///
/// # Errors
/// Why it is not that.
pub fn open(path: &Path, board: &Board, cubes: usize) -> Result<(File, Header), FileError> {
    let side = board.geometry.side;
    let mut file = File::open(path)?;
    let found = file.metadata()?.len();
    let mut start = [0; HEADER_BYTES];
    let header = match file.read_exact(&mut start) {
        Ok(()) => Header::read(&start, board, cubes),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => None,
        Err(error) => return Err(error.into()),
    };
    let header = header.ok_or(FileError::Foreign { side, cubes })?;
    let wanted = bytes(board, cubes);
    if found == wanted { Ok((file, header)) } else { Err(FileError::Length { found, wanted }) }
}

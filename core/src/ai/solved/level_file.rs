//! The file of a level, packed or, from earlier versions, not.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::board::Board;
use super::file::{self, FileError, Header, Table};
use super::packed::{self, Pack};
use crate::ai::solving::Pair;

/// The file of a level.
pub enum LevelFile {
    /// A packed level.
    Packed(Pack),
    /// An unpacked one.
    Table(Table),
}

impl LevelFile {
    /// The path of the file of a level in a folder, if there is one: the packed one if there are both.
    pub fn find(folder: &Path, side: usize, cubes: usize) -> Option<PathBuf> {
        let paths = [packed::path(folder, side, cubes), file::path(folder, side, cubes)];
        paths.into_iter().find(|path| fs::symlink_metadata(path).is_ok())
    }

    /// Opens what [`LevelFile::find`] has found.
    ///
    /// # Errors
    /// Why it is not the file of the level.
    pub fn open(path: &Path, board: &Arc<Board>, cubes: usize) -> Result<(Self, Header), FileError> {
        if path.extension().is_some_and(|extension| extension == packed::EXTENSION) {
            Pack::open(path, board, cubes).map(|(pack, header)| (Self::Packed(pack), header))
        } else {
            Table::open(path, board, cubes).map(|(table, header)| (Self::Table(table), header))
        }
    }

    /// The win bit and the loss bit of a state.
    ///
    /// # Errors
    /// If the file cannot be read, or is damaged there.
    pub fn bits(&self, rank: u32, index: u32) -> Result<(bool, bool), FileError> {
        match self {
            Self::Packed(pack) => pack.bits(rank, index),
            Self::Table(table) => table.bits(rank, index),
        }
    }

    /// Reads the words of some sets, in their order.
    ///
    /// # Errors
    /// If the file cannot be read, or is damaged.
    pub fn unpack(&self, ranks: Range<usize>, pairs: &[Pair], threads: usize) -> Result<(), FileError> {
        match self {
            Self::Packed(pack) => pack.unpack(ranks, pairs, threads),
            Self::Table(table) => table.unpack(ranks.start, pairs),
        }
    }
}

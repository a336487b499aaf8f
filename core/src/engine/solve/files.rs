//! Conversion of levels to files and back.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::ai::tablebase::counts;
use crate::ai::tablebase::counts::ClassCounts;
use crate::ai::tablebase::indexing::Board;
use crate::ai::tablebase::layer::{Layer, Pair};
use crate::ai::tablebase::packed::FileError;
use crate::ai::tablebase::packed::{self, PackedFile, PackedLayer, pack};

/// Why a level has no file.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// It cannot be written.
    #[error("the tables cannot be written: {0}")]
    System(#[from] io::Error),
    /// The values contradict each other.
    #[error("the values of {0} cubes contradict each other")]
    Values(usize),
}

impl WriteError {
    /// Whether there is no room on the disk.
    pub fn is_full(&self) -> bool {
        let kinds = [io::ErrorKind::StorageFull, io::ErrorKind::QuotaExceeded];
        matches!(self, Self::System(error) if kinds.contains(&error.kind()))
    }
}

/// Packs a level and writes it under another name, and renames it when it is complete: a kill leaves no half file
/// under the level's name. Its file, from which it can be read again.
///
/// # Errors
/// Why there is none.
pub fn write(
    folder: &Path,
    level: &Layer,
    classes: &ClassCounts,
    threads: usize,
) -> Result<PackedFile, WriteError> {
    let cubes = level.cubes;
    let path = packed::path(folder, level.board.geometry.side, cubes);
    let part = path.with_extension("part");
    let packed = pack(level, threads).ok_or(WriteError::Values(cubes))?;
    let written = write_part(&part, &packed, classes).and_then(|()| fs::rename(&part, &path));
    if written.is_err() {
        // What is half written only takes room; if it cannot be removed, the next run writes over it.
        let _ = fs::remove_file(&part);
    }
    written?;
    let (file, _) = PackedFile::open(&path, &level.board, cubes).map_err(io::Error::from)?;
    Ok(file)
}

fn write_part(part: &Path, packed: &PackedLayer, classes: &ClassCounts) -> io::Result<()> {
    let mut file = File::create(part)?;
    packed.write(classes, &mut file)?;
    file.sync_all()
}

/// Why a level cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file is not that of the level.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file was damaged.
    #[error("its values are not those that it was written with")]
    Values,
}

/// A level that has been read.
pub struct Read {
    /// Its values.
    pub level: Layer,
    /// How many they are.
    pub classes: ClassCounts,
    /// Where they are from.
    pub file: PackedFile,
}

/// Reads a level into memory that another one needs no more, and counts its values again.
///
/// # Errors
/// Why the file is not that of the level.
pub fn read(
    folder: &Path,
    board: &Arc<Board>,
    cubes: usize,
    memory: Vec<Pair>,
    threads: usize,
) -> Result<Read, ReadError> {
    let (file, counted) = PackedFile::open(&packed::path(folder, board.geometry.side, cubes), board, cubes)?;
    let level = Layer::with_memory(board, cubes, memory);
    file.unpack(0..level.sets.len(), &level.pairs, threads)?;
    match counts::count(&level, threads) {
        Some(classes) if classes == counted => Ok(Read { level, classes, file }),
        _ => Err(ReadError::Values),
    }
}

//! File input and output of layers.

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

#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    #[error("the tables cannot be written: {0}")]
    System(#[from] io::Error),
    #[error("the values of {0} cubes contradict each other")]
    Values(usize),
}

impl WriteError {
    pub fn is_full(&self) -> bool {
        let kinds = [io::ErrorKind::StorageFull, io::ErrorKind::QuotaExceeded];
        matches!(self, Self::System(error) if kinds.contains(&error.kind()))
    }
}

/// Packs a layer, writes it to a temporary file and renames the file, so that an interruption leaves no
/// incomplete layer. Returns the opened file. Fails if the values are inconsistent or the file cannot be
/// written.
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
        // On failure the next run overwrites the temporary file.
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

/// The reason why a layer could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file is not valid for the layer.
    #[error(transparent)]
    File(#[from] FileError),
    /// The recounted values differ from the counts in the file.
    #[error("its values are not those that it was written with")]
    Values,
}

pub struct Read {
    pub level: Layer,
    pub classes: ClassCounts,
    pub file: PackedFile,
}

/// Reads a layer into reused memory and recounts its values. Fails if the file is not valid for the layer.
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

//! File input and output of layers.

use std::fmt::Display;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

use super::{Failure, SolveError};
use crate::ai::tablebase::counts::{self, ClassCounts};
use crate::ai::tablebase::indexing::Board;
use crate::ai::tablebase::layer::{Layer, Pair};
use crate::ai::tablebase::packed::{self, FileError, PackedFile, PackedLayer, pack};

/// Packs a layer, writes it to a temporary file and renames the file, so that an interruption leaves no
/// incomplete layer. Returns the opened file. Fails if the values are inconsistent or the file cannot be
/// written.
pub fn write(
    folder: &Path,
    level: &Layer,
    classes: &ClassCounts,
    threads: usize,
) -> Result<PackedFile, SolveError> {
    let (cubes, shown) = (level.cubes, folder.display());
    let path = packed::path(folder, level.board.geometry.side, cubes);
    let part = path.with_extension("part");
    let packed = pack(level, threads)
        .ok_or_else(|| format!("{shown}: the values of {cubes} cubes contradict each other."))?;
    let written = write_part(&part, &packed, classes).and_then(|()| fs::rename(&part, &path));
    if written.is_err() {
        // On failure the next run overwrites the temporary file.
        let _ = fs::remove_file(&part);
    }
    let failed = |error: &dyn Display| format!("{shown}: the tables cannot be written: {error}.");
    written.map_err(|error| match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            SolveError { failure: Failure::Full, sentence: failed(&error) }
        }
        _ => failed(&error).into(),
    })?;
    Ok(PackedFile::open(&path, &level.board, cubes).map_err(|error| failed(&error))?.0)
}

fn write_part(part: &Path, packed: &PackedLayer, classes: &ClassCounts) -> io::Result<()> {
    let mut file = File::create(part)?;
    packed.write(classes, &mut file)?;
    file.sync_all()
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
) -> Result<Read, FileError> {
    let (file, counted) = PackedFile::open(&packed::path(folder, board.geometry.side, cubes), board, cubes)?;
    let level = Layer::with_memory(board, cubes, memory);
    file.unpack(0..level.sets.len(), &level.pairs, threads)?;
    match counts::count(&level, threads) {
        Some(classes) if classes == counted => Ok(Read { level, classes, file }),
        _ => Err(FileError::Values),
    }
}

//! Levels to files and back.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use crate::ai::solved::board::Board;
use crate::ai::solved::classes::Classes;
use crate::ai::solved::file::{self, FileError, Header, PAIR_BYTES};
use crate::ai::solving::{self, Level, Pair};

/// Pairs that go between memory and a file at once.
const PAIRS_AT_ONCE: usize = 1 << 16;

/// Writes a level under another name, and renames it when it is complete: a kill leaves no half file
/// under the level's name.
pub fn write(folder: &Path, level: &Level, classes: &Classes) -> io::Result<()> {
    let side = level.board.geometry.side;
    let path = file::path(folder, side, level.cubes);
    let part = path.with_extension("part");
    let header = Header { side, cubes: level.cubes, sets: level.sets.len(), classes: classes.clone() };
    let written = write_part(&part, level, &header).and_then(|()| fs::rename(&part, &path));
    if written.is_err() {
        // What is half written only takes room; if it cannot be removed, the next run writes over it.
        let _ = fs::remove_file(&part);
    }
    written
}

fn write_part(part: &Path, level: &Level, header: &Header) -> io::Result<()> {
    let mut file = File::create(part)?;
    file.write_all(&header.bytes())?;
    let mut bytes = Vec::with_capacity(PAIRS_AT_ONCE * PAIR_BYTES);
    for pairs in level.pairs.chunks(PAIRS_AT_ONCE) {
        bytes.clear();
        for word in pairs.as_flattened() {
            bytes.extend_from_slice(&word.load(Relaxed).to_le_bytes());
        }
        file.write_all(&bytes)?;
    }
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
) -> Result<(Level, Classes), ReadError> {
    let path = file::path(folder, board.geometry.side, cubes);
    let (mut file, header) = file::open(&path, board, cubes)?;
    let mut level = Level::unknown(board, cubes, memory);
    let mut bytes = vec![0; PAIRS_AT_ONCE * PAIR_BYTES];
    for pairs in level.pairs.chunks_mut(PAIRS_AT_ONCE) {
        let bytes = &mut bytes[..pairs.len() * PAIR_BYTES];
        file.read_exact(bytes).map_err(FileError::from)?;
        for (word, bytes) in pairs.as_flattened_mut().iter_mut().zip(bytes.as_chunks().0) {
            *word.get_mut() = u64::from_le_bytes(*bytes);
        }
    }
    match solving::count(&level, threads) {
        Some(classes) if classes == header.classes => Ok((level, classes)),
        _ => Err(ReadError::Values),
    }
}

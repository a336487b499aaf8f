//! Writer of the built-in opening file.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use super::files;
use crate::ai::tablebase::Value;
use crate::ai::tablebase::indexing::Board;
use crate::ai::tablebase::layer::Layer;
use crate::ai::tablebase::opening::{LAST_LAYER, write};
use crate::ai::tablebase::packed;

/// Writes the opening file from solved layers. Fails if a layer cannot be read or the file cannot be written.
pub fn write_opening(folder: &Path, path: &Path, out: &mut impl Write) -> Result<(), String> {
    let board = Arc::new(Board::new(5));
    let levels: Vec<Layer> = (0..=LAST_LAYER)
        .map(|cubes| {
            let wrong = |error| format!("{}: {error}.", packed::path(folder, 5, cubes).display());
            files::read(folder, &board, cubes, Vec::new(), 1).map_err(wrong).map(|read| read.level)
        })
        .collect::<Result<_, _>>()?;
    let bytes = write(&board, levels.len(), |cubes, rank, index| {
        let (win, loss) = levels[cubes].bits(rank, index);
        Value::from_bits(win, loss)
    });
    fs::write(path, &bytes).map_err(|error| format!("{}: it cannot be written: {error}.", path.display()))?;
    writeln!(out, "levels 0 to {LAST_LAYER}: {} bytes", bytes.len()).map_err(super::output)
}

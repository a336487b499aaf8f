//! Probing: the layers of the tablebase and their sources (built in, files, memory).

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use super::Value;
use super::indexing::{Board, pext};
use super::layer::Layer;
use super::opening::{LAST_LAYER, Opening};
use super::packed::{self, FileError, PackedFile};
use super::solver::{self, SolveProgress};
use crate::rules::Position as _;
use crate::rules::quixo::{Position, Push};

/// Number of cells, and of the last layer.
const CELLS: usize = 25;
/// First layer that is computed in memory if there is no file. All of them take seconds and 130 MiB.
pub const FIRST_IN_MEMORY: usize = 23;
/// Searches whose root is at most this many layers before [`FIRST_IN_MEMORY`] use those layers.
const LAST_LAYERS_AHEAD: usize = 3;

/// The exact values of Quixo for two, as far as they are available. Infinite play is a draw; the optional draw rules
/// are ignored.
pub struct Tablebase {
    board: Arc<Board>,
    opening: Opening,
    files: [Option<LayerFile>; CELLS + 1],
    last_layers: LastLayers,
}

/// The last layers in memory, the full board first. They do not depend on files, so tablebases can share them.
pub type LastLayers = Arc<OnceLock<Vec<Layer>>>;

struct LayerFile {
    path: PathBuf,
    file: PackedFile,
    /// A sentence about damage, after which the file is not used.
    failure: OnceLock<String>,
}

impl LayerFile {
    fn bits(&self, rank: u32, index: u32) -> Option<(bool, bool)> {
        let failed = |error| _ = self.failure.set(not_used(&self.path, &error));
        self.file.bits(rank, index).map_err(failed).ok()
    }
}

fn not_used(path: &Path, error: &FileError) -> String {
    format!("{}: {error}; it is not used.", path.display())
}

impl Tablebase {
    pub fn shipped() -> Self {
        let board = Arc::new(Board::new(5));
        let opening = Opening::shipped(&board);
        Self { board, opening, files: [const { None }; CELLS + 1], last_layers: LastLayers::default() }
    }

    pub fn sharing(self, last_layers: &LastLayers) -> Self {
        Self { last_layers: Arc::clone(last_layers), ..self }
    }

    /// The built-in tablebase and the files of a folder, which need not exist, with a sentence for each file that
    /// cannot be used.
    pub fn open(folder: &Path) -> (Self, Vec<String>) {
        let mut tablebase = Self::shipped();
        let mut complaints = Vec::new();
        for (cubes, slot) in tablebase.files.iter_mut().enumerate() {
            if let Some(path) = packed::find(folder, tablebase.board.geometry.side, cubes) {
                match PackedFile::open(&path, &tablebase.board, cubes) {
                    Ok((file, _)) => *slot = Some(LayerFile { path, file, failure: OnceLock::new() }),
                    Err(error) => complaints.push(not_used(&path, &error)),
                }
            }
        }
        (tablebase, complaints)
    }

    pub fn has_layer(&self, cubes: usize) -> bool {
        self.files.get(cubes).and_then(Option::as_ref).is_some_and(|found| found.failure.get().is_none())
            || cubes <= LAST_LAYER
            || (FIRST_IN_MEMORY..=CELLS).contains(&cubes) && self.last_layers.get().is_some()
    }

    /// A sentence about a file that was found to be damaged while reading.
    pub fn failure(&self) -> Option<&str> {
        self.files.iter().flatten().find_map(|found| found.failure.get()).map(String::as_str)
    }

    pub fn is_complete(&self) -> bool {
        (0..=CELLS).all(|cubes| self.has_layer(cubes))
    }

    /// Whether a search from the position would use missing layers that can be computed in seconds.
    pub fn lacks_last_layers(&self, position: &Position) -> bool {
        count(position) + LAST_LAYERS_AHEAD >= FIRST_IN_MEMORY
            && (FIRST_IN_MEMORY..=CELLS).any(|cubes| !self.has_layer(cubes))
    }

    /// The layers in memory that are fast enough to be probed inside the tree of a search. They depend on the root
    /// only, so that a search with a node limit is repeatable.
    pub fn zone(&self, root: &Position) -> Option<RangeInclusive<usize>> {
        match count(root) {
            LAST_LAYER => Some(0..=LAST_LAYER),
            cubes if cubes + LAST_LAYERS_AHEAD >= FIRST_IN_MEMORY && self.last_layers.get().is_some() => {
                Some(FIRST_IN_MEMORY..=CELLS)
            }
            _ => None,
        }
    }

    /// The value of a position for the side to move, if it is in the zone.
    pub fn probe_in_zone(&self, zone: &RangeInclusive<usize>, position: &Position) -> Option<Value> {
        if zone.contains(&count(position)) { self.probe(position) } else { None }
    }

    /// Computes the last layers if they are missing. Other threads can probe meanwhile.
    pub fn make_last_layers(&self, threads: usize) {
        if (FIRST_IN_MEMORY..=CELLS).all(|cubes| self.has_layer(cubes)) {
            return;
        }
        self.last_layers.get_or_init(|| {
            let mut layers: Vec<Layer> = Vec::new();
            for cubes in (FIRST_IN_MEMORY..=CELLS).rev() {
                let watch = SolveProgress::default();
                layers.push(solver::solve(&self.board, cubes, layers.last(), Vec::new(), threads, &watch));
            }
            layers
        });
    }

    /// The value of a position for the side to move. `None` if it is not available.
    pub fn probe(&self, position: &Position) -> Option<Value> {
        let [mover, other] = cubes_of(position).map(|plane| self.board.geometry.plane(plane));
        let set = mover | other;
        let cubes = set.count_ones() as usize;
        if !self.has_layer(cubes) {
            return None;
        }
        let found = self.board.sets.find_in_layer(cubes, set);
        let canonical = self.board.sets.image(set, found.symmetry);
        let index = pext(self.board.sets.image(mover, found.symmetry), canonical);
        if let Some(value) = self.opening.value(cubes, found.rank, index) {
            return Some(value);
        }
        let last_layers = self.last_layers.get().and_then(|layers| layers.get(CELLS - cubes));
        let (win, loss) = match (last_layers, &self.files[cubes]) {
            (Some(layer), _) => layer.bits(found.rank, index),
            (None, file) => file.as_ref()?.bits(found.rank, index)?,
        };
        Some(Value::from_bits(win, loss))
    }

    /// The value of a legal push for its mover.
    pub fn probe_move(&self, position: &Position, push: Push) -> Option<Value> {
        Some(-self.probe(&position.play(push))?)
    }

    /// All legal pushes with their values for the mover. `None` if one is not available or the game is over.
    pub fn probe_moves(&self, position: &Position) -> Option<Vec<(Push, Value)>> {
        if position.outcome().is_some() {
            return None;
        }
        position.moves().into_iter().map(|push| Some((push, self.probe_move(position, push)?))).collect()
    }
}

fn count(position: &Position) -> usize {
    let [mover, other] = cubes_of(position);
    (mover | other).count_ones() as usize
}

/// The planes of the side to move and of the opponent.
fn cubes_of(position: &Position) -> [u32; 2] {
    let side = position.side_to_move();
    [position.cubes(side), position.cubes(!side)]
}

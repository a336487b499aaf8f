//! The tablebase's layers and their sources: built in, in files, in memory.

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

/// Cells of the board, and so the last layer.
const CELLS: usize = 25;
/// From this layer on a layer is made in memory when there is no file: it takes seconds, and 130 MiB in all.
pub const FIRST_IN_MEMORY: usize = 23;
/// A search that begins so many layers earlier meets those layers often.
const LAST_LAYERS_AHEAD: usize = 3;

/// A part of what is known that is in memory, so that a search may ask at each of its positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProbeZone {
    /// What comes with the program.
    Opening,
    /// The last layers, once they are last_layers.
    LastLayers,
}

/// The exact values of two-player Quixo, as far as they are known here. Endless play is a draw; the draws that
/// are match options do not count.
pub struct Tablebase {
    board: Arc<Board>,
    opening: Option<Opening>,
    files: [Option<LayerFile>; CELLS + 1],
    last_layers: LastLayers,
}

/// The last layers in memory, the full board first. They are the same whatever files there are, so several can share
/// them.
pub type LastLayers = Arc<OnceLock<Vec<Layer>>>;

/// A file of a layer.
struct LayerFile {
    path: PathBuf,
    file: PackedFile,
    /// A sentence that says why it is used no more.
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
    /// What comes with the program.
    pub fn shipped() -> Self {
        let board = Arc::new(Board::new(5));
        let opening = Opening::shipped(&board);
        Self { board, opening, files: [const { None }; CELLS + 1], last_layers: LastLayers::default() }
    }

    /// The same with the last layers that others make, or have last_layers.
    pub fn sharing(self, last_layers: &LastLayers) -> Self {
        Self { last_layers: Arc::clone(last_layers), ..self }
    }

    /// That and the layers whose files are in a folder, which need not exist; and for each file that cannot be used a
    /// sentence that says why.
    pub fn open(folder: &Path) -> (Self, Vec<String>) {
        let mut solved = Self::shipped();
        let mut complaints = Vec::new();
        for (cubes, slot) in solved.files.iter_mut().enumerate() {
            if let Some(path) = packed::find(folder, solved.board.geometry.side, cubes) {
                match PackedFile::open(&path, &solved.board, cubes) {
                    Ok((file, _)) => *slot = Some(LayerFile { path, file, failure: OnceLock::new() }),
                    Err(error) => complaints.push(not_used(&path, &error)),
                }
            }
        }
        (solved, complaints)
    }

    /// Whether all positions with so many cubes are known.
    pub fn has_layer(&self, cubes: usize) -> bool {
        self.files.get(cubes).and_then(Option::as_ref).is_some_and(|found| found.failure.get().is_none())
            || cubes <= LAST_LAYER && self.opening.as_ref().is_some_and(|opening| cubes < opening.layers())
            || (FIRST_IN_MEMORY..=CELLS).contains(&cubes) && self.last_layers.get().is_some()
    }

    /// What went wrong with a file that could be opened, and was found to be damaged when it was read: a sentence.
    pub fn failure(&self) -> Option<&str> {
        self.files.iter().flatten().find_map(|found| found.failure.get()).map(String::as_str)
    }

    /// Whether everything is known.
    pub fn is_complete(&self) -> bool {
        (0..=CELLS).all(|cubes| self.has_layer(cubes))
    }

    /// Whether a search from a position has a use for layers that are not there, but can be made in seconds.
    pub fn lacks_last_layers(&self, position: &Position) -> bool {
        count(position) + LAST_LAYERS_AHEAD >= FIRST_IN_MEMORY
            && (FIRST_IN_MEMORY..=CELLS).any(|cubes| !self.has_layer(cubes))
    }

    /// What a search may ask about positions that it meets. It hangs on where the search begins, so that what is
    /// found within so many positions does not hang on what has been made meanwhile.
    pub fn zone(&self, root: &Position) -> Option<ProbeZone> {
        match count(root) {
            LAST_LAYER => Some(ProbeZone::Opening),
            cubes if cubes + LAST_LAYERS_AHEAD >= FIRST_IN_MEMORY && self.last_layers.get().is_some() => {
                Some(ProbeZone::LastLayers)
            }
            _ => None,
        }
    }

    /// The value of a position for the side to move, if it is in a part.
    pub fn probe_in_zone(&self, zone: ProbeZone, position: &Position) -> Option<Value> {
        let is_inside = match zone {
            ProbeZone::Opening => count(position) <= LAST_LAYER,
            ProbeZone::LastLayers => count(position) >= FIRST_IN_MEMORY,
        };
        if is_inside { self.probe(position) } else { None }
    }

    /// Makes the last layers, if they are not there; meanwhile another thread can go on asking.
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

    /// The value for the side to move: its cubes and the other side's, bit `5·row + column` for each cell. `None` if
    /// it is not known here.
    pub fn value(&self, mover: u32, other: u32) -> Option<Value> {
        let (mover, other) = (self.board.geometry.plane(mover), self.board.geometry.plane(other));
        let set = mover | other;
        let cubes = set.count_ones() as usize;
        if !self.has_layer(cubes) {
            return None;
        }
        let found = self.board.sets.find_in_layer(cubes, set);
        let canonical = self.board.sets.image(set, found.symmetry);
        let index = pext(self.board.sets.image(mover, found.symmetry), canonical);
        if let Some(value) = self.opening.as_ref().and_then(|opening| opening.value(cubes, found.rank, index))
        {
            return Some(value);
        }
        let last_layers = self.last_layers.get().and_then(|layers| layers.get(CELLS - cubes));
        let (win, loss) = match (last_layers, &self.files[cubes]) {
            (Some(layer), _) => layer.bits(found.rank, index),
            (None, file) => file.as_ref()?.bits(found.rank, index)?,
        };
        Some(Value::from_bits(win, loss))
    }

    /// The value of a position for the side to move.
    pub fn probe(&self, position: &Position) -> Option<Value> {
        let [mover, other] = cubes_of(position);
        self.value(mover, other)
    }

    /// The value of a legal push for the side that makes it.
    pub fn probe_move(&self, position: &Position, push: Push) -> Option<Value> {
        Some(-self.probe(&position.play(push))?)
    }

    /// Every legal push with its value for the side to move; `None` if one of them is not known, or the game is over.
    pub fn probe_moves(&self, position: &Position) -> Option<Vec<(Push, Value)>> {
        if position.outcome().is_some() {
            return None;
        }
        position.moves().into_iter().map(|push| Some((push, self.probe_move(position, push)?))).collect()
    }
}

/// How many cubes there are.
fn count(position: &Position) -> usize {
    let [mover, other] = cubes_of(position);
    (mover | other).count_ones() as usize
}

/// The cubes of the side to move, and of the other one.
fn cubes_of(position: &Position) -> [u32; 2] {
    let side = position.side_to_move();
    [position.cubes(side), position.cubes(!side)]
}

//! Matches and their files, puzzles, lessons, review.

mod achievements;
mod editor;
mod explorer;
mod grades;
mod imports;
mod lessons;
mod matches;
mod messages;
mod mistakes;
mod practice;
mod puzzle_sets;
mod puzzles;
mod records;
mod review;
mod search_memory;
mod statistics;
mod strength;
mod talk;
mod text_forms;
mod threats;
mod tournaments;

use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use pushflip_core::session::puzzle::Puzzle;
use pushflip_core::session::{AnyMove, Folders, Moment};

fn folders(folder: &Path) -> Folders {
    Folders { data: folder.join("data"), config: folder.join("config") }
}

/// A moment of the year 1970.
fn at_second(second: u64) -> Moment {
    Moment::of(UNIX_EPOCH + Duration::from_secs(second))
}

/// The first move that is not a solution.
fn wrong_move(puzzle: &Puzzle) -> AnyMove {
    puzzle.position.moves().into_iter().find(|mv| !puzzle.keys.contains(mv)).expect("another move")
}

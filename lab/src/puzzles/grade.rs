//! The difficulty of a puzzle, measured by the levels that solve it.

use pushflip_core::ai::{Level, Limits, Stop};
use pushflip_core::session::AnyMove;
use pushflip_core::session::puzzle::{HARDEST, Puzzle, Task};

/// The levels that try a puzzle, each with the grade of the puzzles that it solves. A puzzle that no level
/// solves has the highest grade.
const LEVELS: [(Level, u8); 6] = [
    (Level::Newcomer, 1),
    (Level::Beginner, 1),
    (Level::Casual, 2),
    (Level::Seasoned, 2),
    (Level::Club, 3),
    (Level::Contender, 4),
];
/// Attempts of each level, with different seeds.
const ATTEMPTS: u64 = 4;
/// Maximum number of wrong attempts of a level that solves the puzzle.
const MAX_MISSES: usize = 1;
/// Number of different wrong answers that raises the grade by one.
const MANY_WRONG_ANSWERS: usize = 6;
/// Number of moves to the win that raises the grade by one.
const LONG_WIN: u32 = 4;

/// Computes the grade of a puzzle. Its current grade is ignored.
pub(super) fn grade(puzzle: &Puzzle) -> u8 {
    let game = puzzle.game();
    let mut wrong: Vec<AnyMove> = Vec::new();
    let mut grade = HARDEST;
    for (level, its_grade) in LEVELS {
        let answers =
            (0..ATTEMPTS).filter_map(|seed| game.choose(level, seed, &Limits::default(), &Stop::new()));
        let missed: Vec<AnyMove> = answers.filter(|answer| !puzzle.keys.contains(answer)).collect();
        if missed.len() <= MAX_MISSES {
            grade = its_grade;
            break;
        }
        wrong.extend(missed);
    }
    wrong.sort_unstable();
    wrong.dedup();
    let long = matches!(puzzle.task, Task::Win(moves) if moves >= LONG_WIN);
    (grade + u8::from(wrong.len() >= MANY_WRONG_ANSWERS) + u8::from(long)).min(HARDEST)
}

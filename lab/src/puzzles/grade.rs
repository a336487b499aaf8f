//! The difficulty of a puzzle, by which levels solve it.

use pushflip_core::ai::{Level, Limits, Stop};
use pushflip_core::session::AnyMove;
use pushflip_core::session::puzzle::{HARDEST, Puzzle, Task};

/// The players that are asked, each with the grade of what it finds; what none finds has the highest.
const PLAYERS: [(Level, u8); 6] = [
    (Level::FirstGame, 1),
    (Level::Beginner, 1),
    (Level::Casual, 2),
    (Level::Regular, 2),
    (Level::Club, 3),
    (Level::Tournament, 4),
];
/// Each is asked so often, with other slips.
const ASKED: u64 = 4;
/// A player finds a puzzle who misses it at most so often.
const MISSED: usize = 1;
/// So many different wrong answers make a puzzle harder by one grade: there is much to go wrong.
const TEMPTING: usize = 6;
/// A win of so many moves is harder by one grade.
const LONG: u32 = 4;

/// The grade of a puzzle; the one that it has does not matter.
pub(super) fn grade(puzzle: &Puzzle) -> u8 {
    let game = puzzle.game();
    let mut wrong: Vec<AnyMove> = Vec::new();
    let mut grade = HARDEST;
    for (level, its_grade) in PLAYERS {
        let answers =
            (0..ASKED).filter_map(|seed| game.choose(level, seed, &Limits::default(), &Stop::new()));
        let missed: Vec<AnyMove> = answers.filter(|answer| !puzzle.keys.contains(answer)).collect();
        if missed.len() <= MISSED {
            grade = its_grade;
            break;
        }
        wrong.extend(missed);
    }
    wrong.sort_unstable();
    wrong.dedup();
    let long = matches!(puzzle.task, Task::Win(moves) if moves >= LONG);
    (grade + u8::from(wrong.len() >= TEMPTING) + u8::from(long)).min(HARDEST)
}

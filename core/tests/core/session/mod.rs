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

use pushflip_core::ai::Stop;
use pushflip_core::rules::Variant;
use pushflip_core::session::puzzle::{Answer, Puzzle, Task, answer, first_step};
use pushflip_core::session::{AnyMove, AnyPosition, Folders, Match, Moment, Options, Setup};

fn folders(folder: &Path) -> Folders {
    Folders { data: folder.join("data"), config: folder.join("config") }
}

/// A moment of the year 1970.
fn at_second(second: u64) -> Moment {
    Moment::of(UNIX_EPOCH + Duration::from_secs(second))
}

fn position(variant: Variant, text: &str) -> AnyPosition {
    AnyPosition::start(variant, &Options::default()).read(text).expect("a position")
}

/// A match that starts from a position.
fn match_at(setup: Setup, text: &str) -> Match {
    let start = setup.first_position().read(text).expect("a position");
    Match::new(Setup { start: Some(start), ..setup })
}

/// Plays moves of all seats in turn.
fn play(game: &mut Match, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.position().parse_move(text).expect(text);
        game.play(mv).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

/// Solves a puzzle with its first key and then with the hints. Returns the number of own moves.
fn solve(puzzle: &Puzzle) -> u32 {
    let mut game = puzzle.to_match();
    assert_eq!(game.position(), puzzle.position, "{puzzle}");
    let is_won = |game: &Match| {
        game.result().is_some_and(|result| result.winner == Some(puzzle.position.side_to_move()))
    };
    let mut task = puzzle.task;
    for taken in 1..=puzzle.task.moves() {
        assert_eq!(game.result(), None, "{puzzle}");
        let hint = first_step(game.game(), task, &Stop::new()).expect("a first step");
        let mv = if taken == 1 { puzzle.keys[0] } else { hint };
        assert!(taken > 1 || puzzle.keys.contains(&hint), "{puzzle}: {hint}");
        let answer = answer(game.game(), task, mv, &Stop::new()).expect("an answer");
        game.play(mv).expect("legal");
        match (answer, task) {
            (Answer::Solved, task) => {
                assert!(is_won(&game) || !matches!(task, Task::Win(_)), "{puzzle}");
                return taken;
            }
            (Answer::GoOn(reply), Task::Win(moves)) => {
                game.play(reply).expect("legal");
                // The game may be over after the best reply.
                if is_won(&game) {
                    return taken;
                }
                task = Task::Win(moves - 1);
            }
            (other, _) => panic!("{puzzle}: {mv} is {other:?}"),
        }
    }
    panic!("{puzzle}: the solution takes longer");
}

/// The first move that is not a solution.
fn wrong_move(puzzle: &Puzzle) -> AnyMove {
    puzzle.position.moves().into_iter().find(|mv| !puzzle.keys.contains(mv)).expect("another move")
}

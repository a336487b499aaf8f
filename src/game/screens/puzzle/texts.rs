//! Texts of the puzzle panel.

use super::attempt::{Attempt, Feedback, Stage};
use super::{CurrentPuzzle, OwnMistakes, PuzzleProgress};
use crate::game::language::{Language, localized};
use pushflip_core::rules::hexxagon::Move;
use pushflip_core::rules::quixo::teams;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::puzzle::{Failure, Mistakes, Progress, Puzzle, PuzzleSet, Task};
use pushflip_core::session::{AnyMove, AnyPosition};

/// The name of the current puzzle.
pub(super) fn heading(language: Language, current_puzzle: &CurrentPuzzle) -> String {
    match current_puzzle {
        CurrentPuzzle::Shipped { number, .. } => {
            language.tell("puzzle-number", &[("number", (*number as u32 + 1).into())])
        }
        CurrentPuzzle::Mistake(_) => language.say("puzzle-mistake"),
    }
}

/// The game, and the grade of difficulty if known.
pub(super) fn about(language: Language, current_puzzle: &CurrentPuzzle, puzzle: &Puzzle) -> String {
    let game = localized::variant(language, puzzle.variant());
    match current_puzzle {
        CurrentPuzzle::Shipped { .. } => {
            language.tell("puzzle-about", &[("game", game.into()), ("grade", puzzle.grade.into())])
        }
        CurrentPuzzle::Mistake(_) => game,
    }
}

/// The side to move, as a sentence.
pub fn to_move(language: Language, position: &AnyPosition) -> String {
    let side = match (position.variant(), position.side_to_move()) {
        (Variant::Quixo, Side::First) => "puzzle-side-cross",
        (Variant::Quixo, Side::Second) => "puzzle-side-circle",
        (Variant::QuixoTeams, Side::First) => "puzzle-side-team-a",
        (Variant::QuixoTeams, Side::Second) => "puzzle-side-team-b",
        (_, Side::First) => "puzzle-side-red",
        (_, Side::Second) => "puzzle-side-white",
    };
    language.tell("puzzle-to-move", &[("side", language.say(side).into())])
}

/// The task of a puzzle, or the rest of it.
pub fn task(language: Language, task: Task) -> String {
    match task {
        Task::Win(moves) => language.tell("puzzle-task-win", &[("moves", moves.into())]),
        Task::Hold(_) => language.say("puzzle-task-hold"),
        Task::Better => language.say("puzzle-task-better"),
    }
}

/// The task of a mistake. A position that was already lost is only to be held for a number of moves.
pub fn task_of_mistake(language: Language, mistake: Task) -> String {
    match mistake {
        Task::Hold(moves) => language.tell("puzzle-task-hold-within", &[("moves", moves.into())]),
        _ => task(language, mistake),
    }
}

/// The feedback; empty at the beginning. A shown solution is the list of its moves so far.
pub(super) fn feedback(
    language: Language,
    attempt: &Attempt,
    puzzle: &Puzzle,
    comes_again: bool,
    played: &[AnyMove],
) -> String {
    let with_reply = |id, reply: AnyMove| language.tell(id, &[("reply", reply.to_string().into())]);
    let moves: Vec<String> = played.iter().map(ToString::to_string).collect();
    let solution = || language.tell("puzzle-line", &[("moves", moves.join(" ").into())]);
    match attempt.feedback {
        Feedback::SolutionShown => format!("{} {}", solution(), language.say("puzzle-shown")),
        Feedback::Nothing | Feedback::Correct(_) if attempt.shows_solution && !moves.is_empty() => solution(),
        _ if attempt.stage == Stage::Judgement => language.say("puzzle-judging"),
        Feedback::Nothing => String::new(),
        Feedback::Correct(reply) => with_reply("puzzle-right", reply),
        Feedback::Solved if comes_again => language.say("puzzle-solved-again"),
        Feedback::Solved if matches!(puzzle.task, Task::Hold(_)) && puzzle.has_one_answer() => {
            language.say("puzzle-solved-hold")
        }
        Feedback::Solved => language.say("puzzle-solved"),
        Feedback::Hint(mv) => hint(language, mv),
        Feedback::Wrong(failure, reply) => wrong(language, failure, reply, puzzle.variant()),
    }
}

fn hint(language: Language, mv: AnyMove) -> String {
    let (id, cell) = match mv {
        AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. }) => {
            ("puzzle-hint-cube", push.take().to_string())
        }
        AnyMove::Hexxagon(Move::Clone { to }) => ("puzzle-hint-clone", to.to_string()),
        AnyMove::Hexxagon(Move::Jump { from, .. }) => ("puzzle-hint-jump", from.to_string()),
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(Move::Pass) => return mv.to_string(),
    };
    language.tell(id, &[("cell", cell.into())])
}

fn wrong(language: Language, failure: Failure, reply: Option<AnyMove>, variant: Variant) -> String {
    let reply = reply.map_or_else(String::new, |reply| reply.to_string());
    let (id, moves) = match failure {
        Failure::Loses if variant.is_quixo() => return language.say("puzzle-wrong-line"),
        Failure::Loses => return language.say("puzzle-wrong-count"),
        Failure::Draws => return language.say("puzzle-wrong-draws"),
        Failure::LosesWithin(1) => ("puzzle-wrong-at-once", 1),
        Failure::LosesWithin(moves) => ("puzzle-wrong-within", moves),
        Failure::TooSlow(moves) => ("puzzle-wrong-slow", moves),
        Failure::Worse if reply.is_empty() => return language.say("puzzle-wrong-worse-at-once"),
        Failure::Worse => ("puzzle-wrong-worse", 1),
    };
    language.tell(id, &[("reply", reply.into()), ("moves", moves.into())])
}

/// The number of puzzles in the set and of those solved, or of mistakes left.
pub(super) fn count(
    language: Language,
    current_puzzle: &CurrentPuzzle,
    progress: &PuzzleProgress,
    mistakes: &OwnMistakes,
) -> String {
    match current_puzzle {
        CurrentPuzzle::Shipped { set, .. } => solved(language, &progress.0, *set),
        CurrentPuzzle::Mistake(_) => left(language, &mistakes.0),
    }
}

/// The number of mistakes left to practise.
pub fn left(language: Language, mistakes: &Mistakes) -> String {
    language.tell("puzzle-mistakes-left", &[("left", (mistakes.due().count() as u32).into())])
}

/// The number of solved puzzles in a set.
pub fn solved(language: Language, progress: &Progress, set: PuzzleSet) -> String {
    let (solved, all) = (progress.solved(set) as u32, set.puzzles().len() as u32);
    language.tell("puzzle-solved-of", &[("solved", solved.into()), ("all", all.into())])
}

/// The moves so far, numbered in pairs.
pub(super) fn moves(moves: &[AnyMove]) -> String {
    let pair = |(number, pair): (usize, &[AnyMove])| {
        let notation: Vec<_> = pair.iter().map(ToString::to_string).collect();
        format!("{}. {}", number + 1, notation.join("  "))
    };
    moves.chunks(2).enumerate().map(pair).collect::<Vec<_>>().join("\n")
}

//! Texts of the puzzle panel.

use super::attempt::{Attempt, Feedback, Stage};
use super::{CurrentPuzzle, OwnMistakes, PuzzleProgress};
use crate::game::language::{Language, words};
use pushflip_core::rules::hexxagon::Move;
use pushflip_core::rules::quixo::teams;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::puzzle::{Failure, Mistakes, Progress, Puzzle, PuzzleSet, Task};
use pushflip_core::session::{AnyMove, AnyPosition};

/// What the puzzle on the table is called.
pub(super) fn heading(language: Language, on_table: &CurrentPuzzle) -> String {
    match on_table {
        CurrentPuzzle::Shipped { number, .. } => {
            language.tell("puzzle-number", &[("number", (*number as u32 + 1).into())])
        }
        CurrentPuzzle::Mistake(_) => language.say("puzzle-mistake"),
    }
}

/// Which game, and how hard if that is known.
pub(super) fn about(language: Language, on_table: &CurrentPuzzle, puzzle: &Puzzle) -> String {
    let game = words::variant(language, puzzle.variant());
    match on_table {
        CurrentPuzzle::Shipped { .. } => {
            language.tell("puzzle-about", &[("game", game.into()), ("grade", puzzle.grade.into())])
        }
        CurrentPuzzle::Mistake(_) => game,
    }
}

/// Who is to move.
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

/// What is asked: the task of a puzzle, or what is left of it.
pub fn task(language: Language, task: Task) -> String {
    match task {
        Task::Win(moves) => language.tell("puzzle-task-win", &[("moves", moves.into())]),
        Task::Hold(_) => language.say("puzzle-task-hold"),
        Task::Better => language.say("puzzle-task-better"),
    }
}

/// What is asked where a mistake was made: of a position that was lost anyway nobody can say how not to lose it.
pub fn task_of_mistake(language: Language, asked: Task) -> String {
    match asked {
        Task::Hold(moves) => language.tell("puzzle-task-hold-within", &[("moves", moves.into())]),
        _ => task(language, asked),
    }
}

/// What there is to say besides; nothing while nothing has happened. A solution that is shown is a list of
/// its moves so far.
pub(super) fn said(
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
        Feedback::Shown => format!("{} {}", solution(), language.say("puzzle-shown")),
        Feedback::Nothing | Feedback::Right(_) if attempt.shown && !moves.is_empty() => solution(),
        _ if attempt.stage == Stage::Judgement => language.say("puzzle-judging"),
        Feedback::Nothing => String::new(),
        Feedback::Right(reply) => with_reply("puzzle-right", reply),
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

/// How many there are like the one on the table, and how many of them are solved.
pub(super) fn count(
    language: Language,
    on_table: &CurrentPuzzle,
    progress: &PuzzleProgress,
    mistakes: &OwnMistakes,
) -> String {
    match on_table {
        CurrentPuzzle::Shipped { set, .. } => solved(language, &progress.0, *set),
        CurrentPuzzle::Mistake(_) => left(language, &mistakes.0),
    }
}

/// How many mistakes are still to be practised.
pub fn left(language: Language, mistakes: &Mistakes) -> String {
    language.tell("puzzle-mistakes-left", &[("left", (mistakes.due().count() as u32).into())])
}

/// How many of a set are solved.
pub fn solved(language: Language, progress: &Progress, set: PuzzleSet) -> String {
    let (solved, all) = (progress.solved(set) as u32, set.puzzles().len() as u32);
    language.tell("puzzle-solved-of", &[("solved", solved.into()), ("all", all.into())])
}

/// The moves so far, a number for each with its reply.
pub(super) fn moves(moves: &[AnyMove]) -> String {
    let pair = |(number, pair): (usize, &[AnyMove])| {
        let notation: Vec<_> = pair.iter().map(ToString::to_string).collect();
        format!("{}. {}", number + 1, notation.join("  "))
    };
    moves.chunks(2).enumerate().map(pair).collect::<Vec<_>>().join("\n")
}

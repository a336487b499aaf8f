//! Texts of the puzzle panel.

use std::time::SystemTime;

use super::attempt::{Attempt, Feedback, Stage};
use super::{CurrentPuzzle, OwnMistakes, PuzzleProgress};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::hexxagon::Move;
use pushflip_core::rules::quixo::teams;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::puzzle::{
    Day, Failure, HARDEST, Mistakes, Progress, Puzzle, PuzzleSet, Task, Theme,
};
use pushflip_core::session::{AnyMove, AnyPosition};

pub(super) fn heading(current_puzzle: &CurrentPuzzle) -> Localized {
    match current_puzzle {
        CurrentPuzzle::Shipped { set, number } if is_daily(*set, *number) => msg::PUZZLE_DAILY,
        CurrentPuzzle::Shipped { number, .. } => msg::PuzzleNumber { number: number + 1 }.into(),
        CurrentPuzzle::Mistake(_) => msg::PUZZLE_MISTAKE,
    }
}

pub fn today() -> Day {
    Day::of(SystemTime::now())
}

/// Whether a puzzle is that of today.
pub(super) fn is_daily(set: PuzzleSet, number: usize) -> bool {
    today().puzzle() == (set, number)
}

/// Whether the puzzle of today is unsolved.
pub fn is_daily_open(progress: &Progress) -> bool {
    !progress.days().has(today())
}

/// The state of the daily puzzle and of the streak.
pub fn daily(progress: &Progress) -> Localized {
    let days = |count: u32| Localized::from(msg::CommonDays { count });
    match (progress.days().has(today()), progress.days().streak(today())) {
        (true, streak) => msg::PuzzleDailyDone { days: days(streak) }.into(),
        (false, 0) => msg::PUZZLE_DAILY_NEW,
        (false, streak) => msg::PuzzleDailyKeep { days: days(streak) }.into(),
    }
}

/// The rating from first tries; empty until it is settled.
pub fn rating(progress: &Progress) -> Localized {
    let (estimate, _) = progress.rating();
    if !estimate.is_settled() {
        return Localized::EMPTY;
    }
    msg::PuzzleRating { rating: estimate.rounded(), margin: estimate.rounded_margin() }.into()
}

/// The game, and the grade of difficulty if known.
pub(super) fn about(current_puzzle: &CurrentPuzzle, puzzle: &Puzzle) -> Localized {
    let game = Localized::from(puzzle.variant());
    match current_puzzle {
        CurrentPuzzle::Shipped { .. } => {
            msg::PuzzleAbout { game, grade: puzzle.grade, hardest: HARDEST }.into()
        }
        CurrentPuzzle::Mistake(_) => game,
    }
}

/// The side to move, as a sentence.
pub fn to_move(position: &AnyPosition) -> Localized {
    let side = match (position.variant(), position.side_to_move()) {
        (Variant::Quixo, Side::First) => msg::PUZZLE_SIDE_CROSS,
        (Variant::Quixo, Side::Second) => msg::PUZZLE_SIDE_CIRCLE,
        (Variant::QuixoTeams, Side::First) => msg::PUZZLE_SIDE_TEAM_A,
        (Variant::QuixoTeams, Side::Second) => msg::PUZZLE_SIDE_TEAM_B,
        (_, Side::First) => msg::PUZZLE_SIDE_RED,
        (_, Side::Second) => msg::PUZZLE_SIDE_WHITE,
    };
    msg::PuzzleToMove { side }.into()
}

/// The task of a puzzle, or the rest of it.
pub fn task(variant: Variant, task: Task) -> Localized {
    match task {
        Task::Win(moves) if variant.is_quixo() => msg::PuzzleTaskWin { moves }.into(),
        Task::Win(moves) => msg::PuzzleTaskEnd { moves }.into(),
        Task::Hold(_) => msg::PUZZLE_TASK_HOLD,
        Task::Better => msg::PUZZLE_TASK_BETTER,
    }
}

/// The task of a mistake. A position that was already lost is only to be held for a number of moves.
pub fn task_of_mistake(variant: Variant, mistake: Task) -> Localized {
    match mistake {
        Task::Hold(moves) => msg::PuzzleTaskHoldWithin { moves }.into(),
        _ => task(variant, mistake),
    }
}

/// The feedback; empty at the beginning. A shown solution is the list of its moves so far.
pub(super) fn feedback(
    attempt: &Attempt,
    puzzle: &Puzzle,
    comes_again: bool,
    played: &[AnyMove],
) -> Localized {
    let moves: Vec<String> = played.iter().map(ToString::to_string).collect();
    let solution = || Localized::from(msg::PuzzleLine { moves: moves.join(" ") });
    match attempt.feedback {
        Feedback::SolutionShown => Localized::joined([solution(), msg::PUZZLE_SHOWN], " "),
        Feedback::Nothing | Feedback::Correct(_) if attempt.shows_solution && !moves.is_empty() => solution(),
        _ if attempt.stage == Stage::Judgement => msg::PUZZLE_JUDGING,
        Feedback::Nothing => Localized::EMPTY,
        Feedback::Correct(reply) => msg::PuzzleRight { reply: reply.to_string() }.into(),
        Feedback::Solved if comes_again => msg::PUZZLE_SOLVED_AGAIN,
        Feedback::Solved if matches!(puzzle.task, Task::Hold(_)) && puzzle.has_one_answer() => {
            msg::PUZZLE_SOLVED_HOLD
        }
        Feedback::Solved => msg::PUZZLE_SOLVED,
        Feedback::Hint(mv) => hint(mv),
        Feedback::Wrong(failure, reply) => wrong(failure, reply, puzzle.variant()),
    }
}

/// The cost of a hint or the solution; `None` if it costs nothing.
pub(super) fn help_cost(
    current_puzzle: &CurrentPuzzle,
    progress: &PuzzleProgress,
    mistakes: &OwnMistakes,
) -> Option<Localized> {
    let puzzle = current_puzzle.puzzle()?;
    match current_puzzle {
        CurrentPuzzle::Shipped { .. } => progress.0.is_first_try(puzzle).then_some(msg::PUZZLE_HELP_COST),
        CurrentPuzzle::Mistake(_) => {
            mistakes.0.is_help_penalized(puzzle).then_some(msg::PUZZLE_HELP_COST_MISTAKE)
        }
    }
}

pub fn theme(theme: Theme) -> Localized {
    match theme {
        Theme::WinInOne => msg::PUZZLE_THEME_WIN_IN_ONE,
        Theme::WinInTwo => msg::PUZZLE_THEME_WIN_IN_TWO,
        Theme::LongWin => msg::PUZZLE_THEME_LONG_WIN,
        Theme::Defence => msg::PUZZLE_THEME_DEFENCE,
        Theme::DoubleThreat => msg::PUZZLE_THEME_DOUBLE_THREAT,
        Theme::Diagonal => msg::PUZZLE_THEME_DIAGONAL,
        Theme::Block => msg::PUZZLE_THEME_BLOCK,
        Theme::BigCapture => msg::PUZZLE_THEME_BIG_CAPTURE,
        Theme::Jump => msg::PUZZLE_THEME_JUMP,
        Theme::Blockade => msg::PUZZLE_THEME_BLOCKADE,
        Theme::Elimination => msg::PUZZLE_THEME_ELIMINATION,
    }
}

pub(super) fn themes(puzzle: &Puzzle) -> Localized {
    let names = Localized::joined(puzzle.themes().into_iter().map(theme), ", ");
    msg::PuzzleThemes { themes: names }.into()
}

fn hint(mv: AnyMove) -> Localized {
    match mv {
        AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. }) => {
            msg::PuzzleHintCube { cell: push.take().to_string() }.into()
        }
        AnyMove::Hexxagon(Move::Clone { to }) => msg::PuzzleHintClone { cell: to.to_string() }.into(),
        AnyMove::Hexxagon(Move::Jump { from, .. }) => msg::PuzzleHintJump { cell: from.to_string() }.into(),
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(Move::Pass) => mv.to_string().into(),
    }
}

fn wrong(failure: Failure, reply: Option<AnyMove>, variant: Variant) -> Localized {
    let reply = reply.map_or_else(String::new, |reply| reply.to_string());
    match failure {
        Failure::Loses if variant.is_quixo() => msg::PUZZLE_WRONG_LINE,
        Failure::Loses => msg::PUZZLE_WRONG_COUNT,
        Failure::Draws => msg::PUZZLE_WRONG_DRAWS,
        Failure::LosesWithin(1) => msg::PuzzleWrongAtOnce { reply }.into(),
        Failure::LosesWithin(moves) => msg::PuzzleWrongWithin { reply, moves }.into(),
        Failure::TooSlow(moves) => msg::PuzzleWrongSlow { reply, moves }.into(),
        Failure::Worse if reply.is_empty() => msg::PUZZLE_WRONG_WORSE_AT_ONCE,
        Failure::Worse => msg::PuzzleWrongWorse { reply }.into(),
    }
}

/// The streak for the daily puzzle; otherwise the number of puzzles in the set and of those solved, or of mistakes
/// left.
pub(super) fn count(
    current_puzzle: &CurrentPuzzle,
    progress: &PuzzleProgress,
    mistakes: &OwnMistakes,
) -> Localized {
    match current_puzzle {
        CurrentPuzzle::Shipped { set, number } if is_daily(*set, *number) => daily(&progress.0),
        CurrentPuzzle::Shipped { set, .. } => solved(&progress.0, *set),
        CurrentPuzzle::Mistake(_) => left(&mistakes.0),
    }
}

pub fn left(mistakes: &Mistakes) -> Localized {
    msg::PuzzleMistakesLeft { left: mistakes.due().count() }.into()
}

pub fn solved(progress: &Progress, set: PuzzleSet) -> Localized {
    msg::PuzzleSolvedOf { solved: progress.solved(set), all: set.puzzles().len() }.into()
}

/// The moves so far, numbered in pairs.
pub(super) fn moves(moves: &[AnyMove]) -> Localized {
    let pair = |(number, pair): (usize, &[AnyMove])| {
        let notation: Vec<_> = pair.iter().map(ToString::to_string).collect();
        format!("{}. {}", number + 1, notation.join("  "))
    };
    moves.chunks(2).enumerate().map(pair).collect::<Vec<_>>().join("\n").into()
}

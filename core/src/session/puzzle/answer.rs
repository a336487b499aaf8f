//! The answer to a player's move in a puzzle: the best defence, or the refutation.

use crate::ai::{Limits, MultiPv, Stop};

use super::super::{AnyGame, AnyMove, AnyPosition, Grade};
use super::{AnyProver, Task};

/// The longest win to look for in lost positions, in moves of the winner.
const PUNISHED_WITHIN: u32 = 2;
/// The node limit for a refutation.
const REPLY_NODES: u64 = 20_000;
/// The node limit of each search that judges an unprovable move, four times that of a review's first pass.
pub(super) const JUDGED: u64 = 250_000;
/// The memory of the searches, in MiB.
const HASH_MB: usize = 1;
/// The limit up to which the good answers to a defence are counted; fewer make the better defence.
const COUNTED_WITHIN: u32 = 2;

/// The result of the player's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Solved,
    /// The move is right so far. The reply is the longest defence.
    GoOn(AnyMove),
    /// The move is wrong, with the reason and the refutation; no refutation if the game is over.
    Wrong(Failure, Option<AnyMove>),
}

/// The reason why a move is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It ends the game with a loss.
    Loses,
    /// It ends the game in a draw.
    Draws,
    /// The other side wins within this many of its moves, including the reply.
    LosesWithin(u32),
    /// The win does not come within this many own moves, including this one.
    TooSlow(u32),
    /// It loses much by the judgement of a search.
    Worse,
}

/// Judges a legal move. `task` is the remaining task: of a win, the moves that are left. `None` if stopped.
pub fn answer(game: &AnyGame, task: Task, mv: AnyMove, stop: &Stop) -> Option<Answer> {
    if task == Task::Better {
        return judged(game, mv, stop);
    }
    let position = game.position();
    let side = position.side_to_move();
    let next = position.play(mv);
    if let Some(outcome) = next.outcome() {
        return Some(match outcome.winner {
            Some(winner) if winner == side => Answer::Solved,
            Some(_) => Answer::Wrong(Failure::Loses, None),
            None if matches!(task, Task::Hold(_)) => Answer::Solved,
            None => Answer::Wrong(Failure::Draws, None),
        });
    }
    let mut prover = AnyProver::new(position.variant(), &Limits::default(), stop);
    match (task, prover.fulfils(&position, task, mv)?) {
        (Task::Hold(_), true) => Some(Answer::Solved),
        (Task::Hold(moves), false) => {
            let (reply, within) = prover.quickest_win(&next, moves)?;
            Some(Answer::Wrong(Failure::LosesWithin(within), Some(reply)))
        }
        (Task::Win(moves), true) => best_defence(&mut prover, &next, moves - 1).map(Answer::GoOn),
        (Task::Win(moves), false) => {
            if let Some((reply, within)) = prover.quickest_win(&next, PUNISHED_WITHIN) {
                return Some(Answer::Wrong(Failure::LosesWithin(within), Some(reply)));
            }
            let reply = refutation(&mut prover, game, mv, moves - 1, stop)?;
            Some(Answer::Wrong(Failure::TooSlow(moves), Some(reply)))
        }
        (Task::Better, _) => None,
    }
}

/// Judges a move that cannot be proven.
fn judged(game: &AnyGame, mv: AnyMove, stop: &Stop) -> Option<Answer> {
    let (_, grade) = game.compare_with_best(mv, &Limits::nodes(JUDGED), stop)?;
    if grade <= Grade::Good {
        return Some(Answer::Solved);
    }
    let mut after = game.clone();
    after.play(mv);
    let reply = after.analyse(HASH_MB, MultiPv::Best(1), &Limits::nodes(JUDGED), stop, |_| ());
    (!stop.is_stopped()).then(|| Answer::Wrong(Failure::Worse, reply.map(|found| found.candidates[0].mv)))
}

/// A move that fulfils the task or its first part. `None` if there is none or if stopped.
pub fn first_step(game: &AnyGame, task: Task, stop: &Stop) -> Option<AnyMove> {
    let position = game.position();
    let mut prover = AnyProver::new(position.variant(), &Limits::default(), stop);
    match task {
        // The best move by the judgement of a search, with which answers are compared.
        Task::Better => game.best_move(&Limits::nodes(JUDGED), stop),
        Task::Win(moves) => prover.quickest_win(&position, moves).map(|(mv, _)| mv),
        Task::Hold(_) => prover.keys(&position, task)?.first().copied(),
    }
}

/// The reply that delays the win longest; among equals, one that leaves the fewest winning moves.
fn best_defence(prover: &mut AnyProver, position: &AnyPosition, most: u32) -> Option<AnyMove> {
    let mut best: Option<(u32, usize, AnyMove)> = None;
    for reply in position.moves() {
        let next = position.play(reply);
        let mut takes = 0;
        if next.outcome().is_none() {
            takes = most;
            while takes > 1 && prover.wins(&next, takes - 1)? {
                takes -= 1;
            }
        }
        if best.is_some_and(|(longest, ..)| longest > takes) {
            continue;
        }
        let is_counted = (1..=COUNTED_WITHIN).contains(&takes);
        let ways = if is_counted { prover.keys(&next, Task::Win(takes))?.len() } else { 0 };
        if best.is_none_or(|(longest, fewest, _)| (takes, fewest) > (longest, ways)) {
            best = Some((takes, ways, reply));
        }
    }
    best.map(|(.., reply)| reply)
}

/// A reply after which the win does not come within this many moves; the search's best reply if it is one.
fn refutation(
    prover: &mut AnyProver,
    game: &AnyGame,
    mv: AnyMove,
    moves: u32,
    stop: &Stop,
) -> Option<AnyMove> {
    let mut game = game.clone();
    game.play(mv);
    let position = game.position();
    let found = game.analyse(HASH_MB, MultiPv::Best(1), &Limits::nodes(REPLY_NODES), stop, |_| ());
    let preferred = found.map(|found| found.candidates[0].mv);
    for reply in preferred.into_iter().chain(position.moves()) {
        let next = position.play(reply);
        let escapes = match next.outcome() {
            Some(outcome) => outcome.winner != Some(!position.side_to_move()),
            None => moves == 0 || !prover.wins(&next, moves)?,
        };
        if escapes {
            return Some(reply);
        }
    }
    None
}

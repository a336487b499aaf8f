//! The interface of a player in an engine match.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use super::contestant::Contestant;
use crate::ai::Stop;
use crate::rules::{Game, Position};

/// An answer may come so much later than its time limit, on a busy machine.
pub(super) const LATENESS: Duration = Duration::from_secs(2);

/// A move, and the positions looked at for it where that is known.
pub(super) struct Choice<M> {
    pub(super) mv: M,
    pub(super) nodes: Option<u64>,
}

/// Why a player loses without being beaten, as the rest of a sentence about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It ended, or does not speak as it should.
    Crash(String),
    /// It played a move that the rules forbid.
    Illegal(String),
    /// It did not answer in time.
    Late(Duration),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crash(how) => f.write_str(how),
            Self::Illegal(what) => write!(f, "played an illegal move: {what}"),
            Self::Late(after) => write!(f, "had no move after {:.1} s", after.as_secs_f64()),
        }
    }
}

/// Why there is no move.
pub(super) enum NoMove {
    Fault(Fault),
    /// The match was stopped.
    Stopped,
}

impl From<Fault> for NoMove {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// Someone who plays one game after another.
pub(super) trait Player<P: Position> {
    /// A new game begins; the seed decides what chance decides.
    fn begin(&mut self, seed: u64) -> Result<(), Fault>;

    /// A legal move in a game that goes on, which came about by `moves` from the start.
    fn choose(&mut self, game: &Game<P>, moves: &[P::Move], stop: &Stop) -> Result<Choice<P::Move>, NoMove>;
}

/// Asks a player of this process for a move, checks it, and takes its time.
pub(super) fn ask<P: Position>(
    player: &mut dyn Player<P>,
    contestant: &Contestant,
    game: &Game<P>,
    moves: &[P::Move],
    stop: &Stop,
) -> (Duration, Result<Choice<P::Move>, NoMove>) {
    let start = Instant::now();
    // A player that panics is thrown away, not asked again.
    let answer = catch_unwind(AssertUnwindSafe(|| player.choose(game, moves, stop)));
    let time = start.elapsed();
    let answer = answer.unwrap_or_else(|_| Err(Fault::Crash("panicked".into()).into()));
    let checked = answer.and_then(|choice| {
        if let Err(why) = game.position().check(choice.mv) {
            Err(Fault::Illegal(format!("{}: {why}", choice.mv)).into())
        } else if contestant.limits().time.is_some_and(|limit| time > limit + LATENESS) {
            Err(Fault::Late(time).into())
        } else {
            Ok(choice)
        }
    });
    (time, checked)
}

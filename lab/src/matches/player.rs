//! The interface of a player in an engine match.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::time::{Duration, Instant};

use super::contestant::Contestant;
use pushflip_core::ai::Stop;
use pushflip_core::engine::client::{Fault, LATENESS, NoMove, Program};
use pushflip_core::rules::{Game, Position};

/// A move, and the positions looked at for it where that is known.
pub(super) struct Choice<M> {
    pub(super) mv: M,
    pub(super) nodes: Option<u64>,
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

impl<P: Position> Player<P> for Program {
    fn begin(&mut self, _: u64) -> Result<(), Fault> {
        self.begin_match()
    }

    fn choose(&mut self, _: &Game<P>, moves: &[P::Move], stop: &Stop) -> Result<Choice<P::Move>, NoMove> {
        let (text, nodes) = self.ask(moves, stop)?;
        let mv = P::Move::from_str(&text).map_err(|error| Fault::Illegal(error.to_string()))?;
        Ok(Choice { mv, nodes })
    }
}

//! Proof, move by move, of what fulfils a task.

use crate::ai::{Limits, Prover, Stop};
use crate::rules::{Variant, hexxagon, quixo};

use super::super::{AnyMove, AnyPosition};
use super::{Puzzle, Task};

/// A [`Prover`] for a position of any variant.
pub enum AnyProver {
    /// Quixo for two.
    Quixo(Prover<quixo::Position>),
    /// Quixo in teams.
    Teams(Prover<quixo::teams::Position>),
    /// Hexxagon, with or without blocks.
    Hexxagon(Prover<hexxagon::Position>),
}

/// Evaluates one expression for a prover and a position of the same variant.
macro_rules! with_prover {
    ($any:expr, $any_position:expr, ($prover:ident, $position:ident) => $value:expr) => {
        match ($any, $any_position) {
            (AnyProver::Quixo($prover), AnyPosition::Quixo($position)) => $value,
            (AnyProver::Teams($prover), AnyPosition::Teams($position)) => $value,
            (AnyProver::Hexxagon($prover), AnyPosition::Hexxagon($position)) => $value,
            _ => None,
        }
    };
}

impl AnyProver {
    /// A prover for a variant, which looks at so many positions in all, until it is stopped.
    #[must_use]
    pub fn new(variant: Variant, limits: &Limits, stop: &Stop) -> Self {
        match variant {
            Variant::Quixo => Self::Quixo(Prover::new(limits, stop)),
            Variant::QuixoTeams => Self::Teams(Prover::new(limits, stop)),
            Variant::Hexxagon | Variant::HexxagonOpen => Self::Hexxagon(Prover::new(limits, stop)),
        }
    }

    /// Whether the side to move can force a win within so many of its moves. `None` if the limits or the
    /// stop came first, or if the position is one of another game.
    pub fn wins(&mut self, position: &AnyPosition, moves: u32) -> Option<bool> {
        let plies = (2 * moves).saturating_sub(1);
        with_prover!(self, position, (prover, position) => prover.wins(position, plies))
    }

    /// Whether the side to move loses, whatever it plays, within so many moves of the other side. `None` as
    /// above.
    pub fn loses(&mut self, position: &AnyPosition, moves: u32) -> Option<bool> {
        let plies = 2 * moves;
        with_prover!(self, position, (prover, position) => prover.loses(position, plies))
    }

    /// The move that wins in the fewest own moves, at most so many, and how many. `None` if there is none,
    /// or as above.
    pub fn quickest_win(&mut self, position: &AnyPosition, most: u32) -> Option<(AnyMove, u32)> {
        let plies = (2 * most).saturating_sub(1);
        with_prover!(self, position, (prover, position) => {
            prover.quickest_win(position, plies).map(|(mv, plies)| (mv.into(), plies.div_ceil(2)))
        })
    }

    /// Whether a legal move fulfils a task, or begins to. `None` as above, and where nothing can be proven.
    pub fn fulfils(&mut self, position: &AnyPosition, task: Task, mv: AnyMove) -> Option<bool> {
        let side = position.side_to_move();
        let next = position.play(mv);
        match (task, next.outcome()) {
            (Task::Win(_), Some(outcome)) => Some(outcome.winner == Some(side)),
            (Task::Win(0 | 1), None) => Some(false),
            (Task::Win(moves), None) => self.loses(&next, moves - 1),
            (Task::Hold(_), Some(outcome)) => Some(outcome.winner != Some(!side)),
            (Task::Hold(moves), None) => self.wins(&next, moves).map(|wins| !wins),
            (Task::Better, _) => None,
        }
    }

    /// The moves that fulfil a task, in the order of the rules. `None` as above.
    pub fn keys(&mut self, position: &AnyPosition, task: Task) -> Option<Vec<AnyMove>> {
        let mut keys = Vec::new();
        for mv in position.moves() {
            if self.fulfils(position, task, mv)? {
                keys.push(mv);
            }
        }
        Some(keys)
    }
}

impl Puzzle {
    /// Whether everything that the puzzle says is so: exactly its moves fulfil the task, and no shorter
    /// task would do. `None` if the limits or the stop came first.
    pub fn is_proven(&self, limits: &Limits, stop: &Stop) -> Option<bool> {
        let mut prover = AnyProver::new(self.variant(), limits, stop);
        let is_shortest = match self.task {
            Task::Win(moves) => !prover.wins(&self.position, moves - 1)?,
            Task::Hold(1) => true,
            Task::Better => return None,
            Task::Hold(moves) => prover.keys(&self.position, Task::Hold(moves - 1))?.len() > self.keys.len(),
        };
        Some(is_shortest && prover.keys(&self.position, self.task)? == self.keys)
    }
}

//! Proof of the moves that fulfil a task.

use crate::ai::{Limits, Prover, Stop};
use crate::rules::{Variant, hexxagon, quixo};

use super::super::{Any, AnyMove, AnyPosition, with_both};
use super::Task;

/// A [`Prover`] of any variant.
pub type AnyProver = Any<Prover<quixo::Position>, Prover<quixo::teams::Position>, Prover<hexxagon::Position>>;

impl AnyProver {
    /// A prover with a node limit for all its proofs together.
    pub fn new(variant: Variant, limits: &Limits, stop: &Stop) -> Self {
        match variant {
            Variant::Quixo => Self::Quixo(Prover::new(limits, stop)),
            Variant::QuixoTeams => Self::Teams(Prover::new(limits, stop)),
            Variant::Hexxagon | Variant::HexxagonOpen => Self::Hexxagon(Prover::new(limits, stop)),
        }
    }

    /// Whether the side to move can force a win within `moves` own moves. `None` if the limits or the stop came
    /// first, or if the position belongs to another variant.
    pub fn wins(&mut self, position: &AnyPosition, moves: u32) -> Option<bool> {
        let plies = (2 * moves).saturating_sub(1);
        with_both!(self, position, (prover, position) => prover.wins(position, plies), else None)
    }

    /// Whether the side to move loses against every defence within `moves` moves of the other side. `None` as
    /// above.
    pub fn loses(&mut self, position: &AnyPosition, moves: u32) -> Option<bool> {
        let plies = 2 * moves;
        with_both!(self, position, (prover, position) => prover.loses(position, plies), else None)
    }

    /// The move with the shortest win, at most `most` own moves, and its length. `None` if there is none, or as
    /// above.
    pub fn quickest_win(&mut self, position: &AnyPosition, most: u32) -> Option<(AnyMove, u32)> {
        let plies = (2 * most).saturating_sub(1);
        with_both!(self, position, (prover, position) => {
            prover.quickest_win(position, plies).map(|(mv, plies)| (mv.into(), plies.div_ceil(2)))
        }, else None)
    }

    /// Whether a legal move fulfils a task or its first part. `None` as above, and where nothing can be proven.
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

    /// The moves that fulfil a task, in generation order. `None` as above.
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

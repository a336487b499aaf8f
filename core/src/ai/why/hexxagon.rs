//! Reasons for moves in Hexxagon.

use super::{Explain, Line, Unit, Why};
use crate::rules::Position as _;
use crate::rules::hexxagon::{Move, Position};

impl Explain for Position {
    const UNIT: Unit = Unit::Piece;

    fn turn_passed(&self) -> Option<Self> {
        Some(self.play(Move::Pass))
    }

    fn completed_line(&self) -> Option<Line> {
        None
    }

    fn merit(&self, mv: Move) -> Option<Why> {
        let to = mv.to()?;
        let turned = self.captures(to).count_ones();
        if turned > 0 {
            return Some(Why::Turns(turned));
        }
        let next = self.play(mv);
        let mut threatened = false;
        if next.outcome().is_none() {
            next.for_each_move(|reply| {
                threatened |= reply.to().is_some_and(|at| next.captures(at) & to.bit() != 0);
            });
        }
        (matches!(mv, Move::Clone { .. }) && !threatened).then_some(Why::StaysSafe)
    }
}

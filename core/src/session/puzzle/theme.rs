//! Themes of puzzles, computed from position, task and solution.

use strum::VariantArray as _;

use crate::rules::Side;
use crate::rules::hexxagon;
use crate::rules::quixo::board;

use super::{Puzzle, Task};
use crate::session::{AnyMove, AnyPosition};

/// The number of flipped pieces that makes a capture a big one.
const BIG_CAPTURE: u32 = 4;
/// The number of empty cells up to which a position of Hexxagon is an endgame.
const LAST_CELLS: u32 = 6;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantArray)]
pub enum Theme {
    WinInOne,
    WinInTwo,
    /// A win in three or more moves.
    LongWin,
    /// The task is not to lose.
    Defence,
    /// Quixo: the first move threatens to complete two lines.
    DoubleThreat,
    /// Quixo: the line that the first move completes, threatens or stops is a diagonal.
    Diagonal,
    /// Quixo: the first move puts an own cube into the line that the other side threatens to complete.
    Block,
    /// Hexxagon: the first move flips many pieces.
    BigCapture,
    /// Hexxagon: the first move is a jump.
    Jump,
    /// Hexxagon: after the first move the other side cannot move.
    Blockade,
    /// Hexxagon: the other side is about to lose all its pieces.
    Elimination,
}

impl Theme {
    /// All themes in menu order.
    pub const ALL: &[Self] = Self::VARIANTS;
}

impl Puzzle {
    /// The themes in menu order.
    pub fn themes(&self) -> Vec<Theme> {
        let of_task = match self.task {
            Task::Win(1) => Some(Theme::WinInOne),
            Task::Win(2) => Some(Theme::WinInTwo),
            Task::Win(_) => Some(Theme::LongWin),
            Task::Hold(_) => Some(Theme::Defence),
            Task::Better => None,
        };
        let of_key = match (self.position, self.keys.first()) {
            (AnyPosition::Hexxagon(position), Some(&AnyMove::Hexxagon(key))) => {
                self.hexxagon_themes(&position, key)
            }
            (_, Some(&key)) => self.quixo_themes(key),
            _ => Vec::new(),
        };
        let of_key = of_key.into_iter().filter_map(|(holds, theme)| holds.then_some(theme));
        of_task.into_iter().chain(of_key).collect()
    }

    fn quixo_themes(&self, key: AnyMove) -> Vec<(bool, Theme)> {
        let side = self.position.side_to_move();
        let next = self.position.play(key);
        let seats = self.variant().seats();
        let seat = self.position.seat_to_move();
        let lines = match self.task {
            Task::Win(1) => next.completed_lines(side),
            // As if the other side passed, so that the threat is carried out.
            Task::Win(_) => threatened(&next.with_seat_to_move((seat + 2) % seats), side),
            Task::Hold(_) => threatened(&self.position.with_seat_to_move((seat + 1) % seats), !side),
            Task::Better => Vec::new(),
        };
        let is_threatened = matches!(self.task, Task::Hold(_));
        let blocks = |line: &u32| key.push().is_some_and(|push| line & push.insert().bit() != 0);
        let is_diagonal = |line: &u32| board::lines()[10..].contains(line);
        vec![
            (matches!(self.task, Task::Win(2..)) && lines.len() > 1, Theme::DoubleThreat),
            (lines.iter().any(is_diagonal), Theme::Diagonal),
            (is_threatened && lines.iter().any(blocks), Theme::Block),
        ]
    }

    fn hexxagon_themes(&self, position: &hexxagon::Position, key: hexxagon::Move) -> Vec<(bool, Theme)> {
        let other = !self.position.side_to_move();
        let mv = AnyMove::Hexxagon(key);
        let AnyPosition::Hexxagon(after) = self.position.play(mv) else { return Vec::new() };
        let is_endgame = position.empty().count_ones() <= LAST_CELLS;
        let blocked = after.pieces(other) != 0 && after.empty() != 0 && !after.can_move(other);
        vec![
            (self.position.flips(mv) >= BIG_CAPTURE, Theme::BigCapture),
            (matches!(key, hexxagon::Move::Jump { .. }), Theme::Jump),
            (blocked, Theme::Blockade),
            (matches!(self.task, Task::Win(_)) && !is_endgame, Theme::Elimination),
        ]
    }
}

/// The lines that the side to move can complete in a position of Quixo and win.
fn threatened(position: &AnyPosition, side: Side) -> Vec<u32> {
    let mut all: Vec<u32> = position
        .moves()
        .into_iter()
        .map(|mv| position.play(mv))
        .filter(|next| next.is_won_by(side))
        .flat_map(|next| next.completed_lines(side))
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

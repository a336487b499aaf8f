//! Reasons for moves in both Quixo games.

use super::{Explain, Line, Unit, Why};
use crate::rules::quixo::{self, board, teams};
use crate::rules::{Position as _, Side};

/// So many cubes on a line are worth a word.
const WORTH_A_WORD: u32 = 3;

impl Explain for quixo::Position {
    const UNIT: Unit = Unit::Cube;

    fn turn_passed(&self) -> Option<Self> {
        Some(self.with_other_side())
    }

    fn completed_line(&self) -> Option<Line> {
        self.lines(!self.side_to_move()).next().map(Line::of)
    }

    fn merit(&self, mv: quixo::Push) -> Option<Why> {
        let cubes = |position: &Self| [Side::First, Side::Second].map(|side| position.cubes(side));
        lines_up(self.side_to_move(), cubes(self), cubes(&self.play(mv)))
    }
}

impl Explain for teams::Position {
    const UNIT: Unit = Unit::Cube;

    fn turn_passed(&self) -> Option<Self> {
        Some(self.play(teams::Move::Pass))
    }

    fn completed_line(&self) -> Option<Line> {
        self.lines(!self.side_to_move()).next().map(Line::of)
    }

    fn merit(&self, mv: teams::Move) -> Option<Why> {
        let cubes = |position: &Self| [Side::First, Side::Second].map(|side| position.cubes(side));
        lines_up(self.side_to_move(), cubes(self), cubes(&self.play(mv)))
    }
}

/// The fullest line that the move has filled further, if no opposing cube stands on it.
fn lines_up(side: Side, before: [u32; 2], after: [u32; 2]) -> Option<Why> {
    let (own, other) = (side as usize, !side as usize);
    let count = |planes: [u32; 2], line: u32| (planes[own] & line).count_ones();
    let (cubes, line) = board::lines()
        .into_iter()
        .filter(|&line| after[other] & line == 0 && count(after, line) > count(before, line))
        .map(|line| (count(after, line), line))
        .max()?;
    (cubes >= WORTH_A_WORD).then(|| Why::LinesUp(cubes, Line::of(line)))
}

//! Quixo for two players: `docs/rules.md` §1.

pub mod board;
pub mod teams;

use std::fmt;

use super::text::{self, Line};
use super::{BySide, Ending, IllegalMove, Outcome, Side, TextError, bits, permuted};
use crate::language::msg;

pub use board::{Cell, Push};
pub(super) use teams::Seat;

/// A position: one bitboard of [`board`] per side, the side to move, the counters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    cubes: BySide<u32>,
    side: Side,
    quiet: u16,
    ply: u16,
}

impl Position {
    /// The empty board with `side` to move.
    pub fn start(side: Side) -> Self {
        Self { cubes: BySide([0, 0]), side, quiet: 0, ply: 1 }
    }

    /// A position with the given cubes and the lowest ply number at which it can occur. Panics if the
    /// bitboards overlap or have bits outside the board.
    #[must_use]
    pub fn with_cubes(cubes: BySide<u32>, side: Side) -> Self {
        let [cross, circle] = cubes.0;
        assert!(cross & circle == 0 && (cross | circle) & !board::BOARD == 0, "a cell holds one cube");
        Self { cubes, side, quiet: 0, ply: (cross | circle).count_ones() as u16 + 1 }
    }

    #[inline]
    pub fn cubes(&self, side: Side) -> u32 {
        self.cubes[side]
    }

    /// The side whose symbol the cube on a cell shows; `None` for a blank cube.
    pub fn symbol(&self, cell: Cell) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.cubes[side] & cell.bit() != 0)
    }

    /// The position with the other side to move, as after a null move; Quixo has no pass.
    #[must_use]
    pub fn with_other_side(&self) -> Self {
        Self { side: !self.side, ..*self }
    }

    /// The completed lines of a side, as bitboards.
    pub fn lines(&self, side: Side) -> impl Iterator<Item = u32> {
        board::completed_lines(self.cubes[side])
    }

    #[inline]
    fn takeable(&self) -> u32 {
        board::BORDER & !self.cubes[!self.side]
    }
}

/// The winner by lines when `side` is to move. The other side has just moved; completing a line of the
/// opponent's symbol loses even together with an own line.
#[inline]
fn outcome_of_lines(cubes: BySide<u32>, side: Side) -> Option<Outcome> {
    if board::has_line(cubes[side]) {
        Some(Outcome { winner: Some(side), ending: Ending::OpponentLine })
    } else if board::has_line(cubes[!side]) {
        Some(Outcome { winner: Some(!side), ending: Ending::Line })
    } else {
        None
    }
}

impl super::Position for Position {
    type Move = Push;

    #[inline]
    fn side_to_move(&self) -> Side {
        self.side
    }

    fn ply(&self) -> u32 {
        self.ply.into()
    }

    #[inline]
    fn quiet_plies(&self) -> u32 {
        self.quiet.into()
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        outcome_of_lines(self.cubes, self.side)
    }

    #[inline]
    fn for_each_move(&self, mut visit: impl FnMut(Push)) {
        for cell in bits(self.takeable().into()) {
            Push::from_cell(Cell::from_index(cell)).for_each(&mut visit);
        }
    }

    fn count_moves(&self) -> u64 {
        board::count_pushes(self.takeable())
    }

    fn check(&self, push: Push) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            Err(IllegalMove::GameOver)
        } else if self.takeable() & push.take().bit() == 0 {
            Err(IllegalMove::OpponentsSymbol(push.take()))
        } else {
            Ok(())
        }
    }

    #[inline]
    fn play(&self, push: Push) -> Self {
        let mut cubes = BySide(self.cubes.0.map(|plane| push.shift(plane)));
        cubes[self.side] |= push.insert().bit();
        let blank = (self.cubes.0[0] | self.cubes.0[1]) & push.take().bit() == 0;
        Self {
            cubes,
            side: !self.side,
            quiet: if blank { 0 } else { self.quiet.saturating_add(1) },
            ply: self.ply.saturating_add(1),
        }
    }

    #[inline]
    fn identity(&self) -> u128 {
        let [cross, circle] = self.cubes.0;
        u128::from(cross) | u128::from(circle) << 25 | (self.side as u128) << 50
    }

    fn symmetries(&self) -> usize {
        8
    }

    fn transformed(&self, symmetry: usize) -> Self {
        Self { cubes: BySide(self.cubes.0.map(|plane| transformed_plane(plane, symmetry))), ..*self }
    }

    fn transformed_move(&self, push: Push, symmetry: usize) -> Push {
        push.transformed(symmetry)
    }

    fn read(&self, text: &str) -> Result<Self, TextError> {
        let [rows, side, quiet, ply] = text::fields(text)?;
        let mut cubes = BySide([0, 0]);
        read_rows(rows, "xo", |cell, sign| {
            let side = if sign == 'x' { Side::First } else { Side::Second };
            cubes[side] |= cell.bit();
        })?;
        let side = match side {
            "x" => Side::First,
            "o" => Side::Second,
            _ => return Err(text::no_side("side to move", side)),
        };
        Ok(Self { cubes, side, quiet: text::quiet(quiet)?, ply: text::ply(ply)? })
    }
}

fn transformed_plane(plane: u32, symmetry: usize) -> u32 {
    let moved = permuted(plane.into(), |cell| Cell::from_index(cell).transformed(symmetry).index());
    u32::try_from(moved).expect("a symmetry stays on the board")
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |side| if side == Side::First { 'x' } else { 'o' };
        write_rows(f, |cell| self.symbol(cell).map(sign))?;
        write!(f, " {} {} {}", sign(self.side), self.quiet, self.ply)
    }
}

/// Parses the board field, rows 5 to 1. Calls `place` for each cell with one of `signs`.
fn read_rows(board: &str, signs: &str, mut place: impl FnMut(Cell, char)) -> Result<(), TextError> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != 5 {
        return Err(TextError::new("board", msg::FaultsRows { found: rows.len().to_string() }));
    }
    for (row, text) in (0..5).rev().zip(rows) {
        let cells = text::cells(Line("row", char::from(b'1' + row)), text, signs, 5)?;
        for (column, sign) in (0..).zip(cells) {
            if let Some(sign) = sign {
                place(Cell::from_index(5 * row + column), sign);
            }
        }
    }
    Ok(())
}

/// Writes the board field. `sign` gives the character of a cell, `None` for blank.
fn write_rows(f: &mut fmt::Formatter<'_>, sign: impl Fn(Cell) -> Option<char>) -> fmt::Result {
    for row in (0..5).rev() {
        text::write_items(f, (0..5).map(|column| sign(Cell::from_index(5 * row + column))))?;
        f.write_str(if row > 0 { "/" } else { "" })?;
    }
    Ok(())
}

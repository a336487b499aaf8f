//! Quixo for four players in two teams, with dots: `docs/rules.md` §2.

use std::fmt;
use std::str::FromStr;

use super::board::{self, Cell, Push};
use super::{outcome_of_lines, read_rows, transformed_plane, write_rows};
use crate::language::{Localized, msg};
use crate::rules::text::{self, quoted};
use crate::rules::{BySide, Ending, IllegalMove, Outcome, Side, TextError, bits};

/// The length of the first round in plies: each seat has one turn and may take only blank cubes.
const FIRST_ROUND: u16 = 4;

/// The seats, clockwise in turn order. South and north are team A (Cross), west and east are team B. The comments have
/// their names in the printed rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// A1.
    South,
    /// B1.
    West,
    /// A2.
    North,
    /// B2.
    East,
}

impl Seat {
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    #[inline]
    pub fn side(self) -> Side {
        if matches!(self, Self::South | Self::North) { Side::First } else { Side::Second }
    }

    #[inline]
    pub fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// The opposite seat.
    #[inline]
    pub fn partner(self) -> Self {
        self.next().next()
    }

    pub fn letter(self) -> char {
        ['s', 'w', 'n', 'e'][self as usize]
    }

    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.letter() == letter)
    }

    /// The bit of a dot that faces this seat, in the bitboard of dots.
    #[inline]
    pub(super) fn bit(self) -> bool {
        matches!(self, Self::North | Self::East)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A cube is taken and inserted; its dot faces a seat of the mover's team.
    Push { push: Push, dot: Seat },
    /// The seat cannot take a cube.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Push { push, dot } => write!(f, "{push}.{}", dot.letter()),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let no_dot = || TextError::new("move", msg::FaultsDot { text: quoted(text) });
        let (push, dot) = text.split_once('.').ok_or_else(no_dot)?;
        let push = push.parse::<Push>()?;
        let dot = dot.parse().ok().and_then(Seat::from_letter).ok_or_else(no_dot)?;
        Ok(Self::Push { push, dot })
    }
}

impl From<Seat> for Localized {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::South => msg::COMMON_SEAT_SOUTH,
            Seat::West => msg::COMMON_SEAT_WEST,
            Seat::North => msg::COMMON_SEAT_NORTH,
            Seat::East => msg::COMMON_SEAT_EAST,
        }
    }
}

/// A position: one bitboard of cubes per team, one of dots (set for north and east, clear for south and west),
/// the seat to move, the counters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    cubes: BySide<u32>,
    dots: u32,
    seat: Seat,
    quiet: u16,
    ply: u16,
}

impl Position {
    /// The empty board with `seat` to move.
    pub fn start(seat: Seat) -> Self {
        Self { cubes: BySide([0, 0]), dots: 0, seat, quiet: 0, ply: 1 }
    }

    pub fn seat_to_move(&self) -> Seat {
        self.seat
    }

    /// The position with `seat` to move, as if the seats before it had passed.
    #[must_use]
    pub fn with_seat_to_move(&self, seat: Seat) -> Self {
        let waits = (seat as u16 + 4 - self.seat as u16) % 4;
        Self { seat, ply: self.ply.saturating_add(waits), ..*self }
    }

    #[inline]
    pub fn cubes(&self, side: Side) -> u32 {
        self.cubes[side]
    }

    /// The bitboard of the cubes whose dot faces a seat.
    #[inline]
    pub fn cubes_facing(&self, seat: Seat) -> u32 {
        self.cubes[seat.side()] & if seat.bit() { self.dots } else { !self.dots }
    }

    /// The cubes whose dot faces each seat, starting with the seat to move.
    #[inline]
    pub fn cubes_in_turn_order(&self) -> [u32; 4] {
        let (own, other) = (self.seat, self.seat.next());
        [own, other, own.partner(), other.partner()].map(|seat| self.cubes_facing(seat))
    }

    /// The seat that the dot on a cell faces; `None` for a blank cube. The team of that seat is the symbol of
    /// the cube.
    pub fn dot(&self, cell: Cell) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.cubes_facing(seat) & cell.bit() != 0)
    }

    /// The completed lines of a team, as bitboards.
    pub fn lines(&self, side: Side) -> impl Iterator<Item = u32> {
        board::completed_lines(self.cubes[side])
    }

    #[inline]
    fn blank(&self) -> u32 {
        board::BOARD & !(self.cubes.0[0] | self.cubes.0[1])
    }

    /// The cubes that the seat to move may take.
    #[inline]
    pub fn takeable(&self) -> u32 {
        self.takeable_by(self.seat, self.ply)
    }

    /// The cubes that a seat may take at a given ply.
    #[inline]
    fn takeable_by(&self, seat: Seat, ply: u16) -> u32 {
        let own = if ply <= FIRST_ROUND { 0 } else { self.cubes_facing(seat) };
        board::BORDER & (self.blank() | own)
    }

    /// Whether all four seats pass in a row from here. A pass does not change the board, so the position does
    /// not have to count passes. After the first round, each border cube can be
    /// taken by some seat.
    #[inline]
    fn all_pass(&self) -> bool {
        let mut turn = (self.seat, self.ply);
        self.ply <= FIRST_ROUND
            && Seat::ALL.iter().all(|_| {
                let (seat, ply) = turn;
                turn = (seat.next(), ply + 1);
                self.takeable_by(seat, ply) == 0
            })
    }
}

impl crate::rules::Position for Position {
    type Move = Move;

    #[inline]
    fn side_to_move(&self) -> Side {
        self.seat.side()
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
        let all_passed = Outcome { winner: None, ending: Ending::AllPassed };
        outcome_of_lines(self.cubes, self.seat.side()).or_else(|| self.all_pass().then_some(all_passed))
    }

    #[inline]
    fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        let takeable = self.takeable();
        if takeable == 0 {
            visit(Move::Pass);
        }
        for cell in bits(takeable.into()) {
            for push in Push::from_cell(Cell::from_index(cell)) {
                visit(Move::Push { push, dot: self.seat });
                visit(Move::Push { push, dot: self.seat.partner() });
            }
        }
    }

    fn count_moves(&self) -> u64 {
        match self.takeable() {
            0 => 1,
            takeable => 2 * board::count_pushes(takeable),
        }
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver);
        }
        let Move::Push { push, dot } = mv else {
            return if self.takeable() == 0 { Ok(()) } else { Err(IllegalMove::CanTake) };
        };
        let take = push.take();
        if self.takeable() & take.bit() == 0 {
            return Err(match self.dot(take) {
                Some(seat) if seat.side() != self.seat.side() => IllegalMove::OtherTeamsSymbol(take),
                Some(_) if self.ply <= FIRST_ROUND => IllegalMove::FirstRound(take),
                _ => IllegalMove::PartnersDot(take),
            });
        }
        if dot.side() != self.seat.side() {
            return Err(IllegalMove::StrangeDot(self.seat));
        }
        Ok(())
    }

    #[inline]
    fn play(&self, mv: Move) -> Self {
        let next = Self {
            seat: self.seat.next(),
            quiet: self.quiet.saturating_add(1),
            ply: self.ply.saturating_add(1),
            ..*self
        };
        let Move::Push { push, dot } = mv else {
            return next;
        };
        let insert = push.insert().bit();
        let mut cubes = BySide(self.cubes.0.map(|plane| push.shift(plane)));
        cubes[self.seat.side()] |= insert;
        Self {
            cubes,
            dots: push.shift(self.dots) | if dot.bit() { insert } else { 0 },
            quiet: if self.blank() & push.take().bit() != 0 { 0 } else { next.quiet },
            ..next
        }
    }

    #[inline]
    fn identity(&self) -> u128 {
        let [cross, circle] = self.cubes.0;
        u128::from(cross)
            | u128::from(circle) << 25
            | u128::from(self.dots) << 50
            | (self.seat as u128) << 75
            // In the first round only blank cubes may be taken.
            | u128::from(FIRST_ROUND.saturating_sub(self.ply - 1)) << 77
    }

    /// Only the half turn: mirrors reverse the turn order, and quarter turns swap the teams.
    fn symmetries(&self) -> usize {
        2
    }

    fn transformed(&self, symmetry: usize) -> Self {
        if symmetry == 0 {
            return *self;
        }
        let cubes = BySide(self.cubes.0.map(|plane| transformed_plane(plane, 2)));
        let dots = transformed_plane(self.dots, 2) ^ (cubes.0[0] | cubes.0[1]);
        Self { cubes, dots, seat: self.seat.partner(), ..*self }
    }

    fn transformed_move(&self, mv: Move, symmetry: usize) -> Move {
        match mv {
            Move::Push { push, dot } if symmetry == 1 => {
                Move::Push { push: push.transformed(2), dot: dot.partner() }
            }
            _ => mv,
        }
    }

    fn read(&self, text: &str) -> Result<Self, TextError> {
        let [rows, seat, quiet, ply] = text::fields(text)?;
        let mut position = Self::start(Seat::South);
        read_rows(rows, "swne", |cell, sign| {
            let seat = Seat::from_letter(sign).expect("one of the letters");
            position.cubes[seat.side()] |= cell.bit();
            position.dots |= if seat.bit() { cell.bit() } else { 0 };
        })?;
        let letter = seat.parse().ok();
        position.seat =
            letter.and_then(Seat::from_letter).ok_or_else(|| text::no_side("seat to move", seat))?;
        position.quiet = text::quiet(quiet)?;
        position.ply = text::ply(ply)?;
        Ok(position)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(f, |cell| self.dot(cell).map(Seat::letter))?;
        write!(f, " {} {} {}", self.seat.letter(), self.quiet, self.ply)
    }
}

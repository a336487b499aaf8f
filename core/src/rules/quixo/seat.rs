//! The four seats of Quixo in teams.

use crate::rules::Side;

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

    /// The letter in the notation.
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

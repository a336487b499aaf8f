//! Scores from the side to move's point of view.

use std::fmt;
use std::ops::Neg;

/// Score of a win at the root. A win in `n` plies has this minus `n`.
const WIN: i32 = 30_000;
/// Scores from this absolute value on are wins and losses with a distance.
const DECIDED: i32 = WIN - 1_000;

/// A score from the side to move's point of view, positive if it is ahead. Evaluations are in hundredths of a piece
/// (Hexxagon) or cube (Quixo). Wins and losses hold their distance in plies from the root, so that the shortest win
/// and the longest loss score best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Score(i32);

impl Score {
    pub const DRAW: Self = Self(0);
    /// A tablebase win, whose distance is unknown.
    pub const WON: Self = Self(DECIDED - 1);
    /// A tablebase loss, whose distance is unknown.
    pub const LOST: Self = Self(1 - DECIDED);
    pub(super) const MAX: Self = Self(WIN + 1);
    pub(super) const MIN: Self = Self(-WIN - 1);

    /// A win of the side to move, this number of plies after the root.
    #[inline]
    pub fn win_in(plies: u32) -> Self {
        Self(WIN - plies.min(999).cast_signed())
    }

    /// A loss of the side to move, this number of plies after the root.
    #[inline]
    pub fn loss_in(plies: u32) -> Self {
        -Self::win_in(plies)
    }

    /// A static evaluation in hundredths. Zero becomes one, because zero is a draw.
    #[inline]
    pub fn estimate(value: i32) -> Self {
        Self(if value == 0 { 1 } else { value.clamp(2 - DECIDED, DECIDED - 2) })
    }

    /// The numeric value: hundredths, unless the game is decided.
    #[inline]
    pub fn value(self) -> i32 {
        self.0
    }

    /// Plies until the side to move wins, if the score is a win with a distance.
    #[inline]
    pub fn plies_to_win(self) -> Option<u32> {
        (self.0 >= DECIDED).then(|| (WIN - self.0).unsigned_abs())
    }

    /// Plies until the side to move loses, if the score is a loss with a distance.
    pub fn plies_to_loss(self) -> Option<u32> {
        (-self).plies_to_win()
    }

    /// Whether the score is a proven win or loss with a distance.
    #[inline]
    pub fn is_decided(self) -> bool {
        self.0.abs() >= DECIDED
    }

    /// Whether the score is a tablebase win or loss.
    #[inline]
    pub(super) fn is_from_tablebase(self) -> bool {
        self == Self::WON || self == Self::LOST
    }

    /// Whether the game is won or lost exactly at this ply after the root.
    #[inline]
    pub(super) fn ends_at(self, ply: u32) -> bool {
        self == Self::win_in(ply) || self == Self::loss_in(ply)
    }

    /// Converts a distance from the root to a distance from a node at this ply.
    #[inline]
    pub(super) fn at_node(self, ply: u32) -> Self {
        self.shifted(ply.cast_signed())
    }

    /// Inverse of [`at_node`](Self::at_node).
    #[inline]
    pub(super) fn at_root(self, ply: u32) -> Self {
        self.shifted(-ply.cast_signed())
    }

    #[inline]
    fn shifted(self, plies: i32) -> Self {
        match self.0 {
            DECIDED.. => Self(self.0 + plies),
            value if value <= -DECIDED => Self(self.0 - plies),
            _ => self,
        }
    }

    #[inline]
    pub(super) fn plus(self, by: i32) -> Self {
        Self((self.0 + by).clamp(Self::MIN.0, Self::MAX.0))
    }

    /// The 16-bit encoding of the transposition table.
    #[inline]
    pub(super) fn to_bits(self) -> u16 {
        (self.0 as i16).cast_unsigned()
    }

    #[inline]
    pub(super) fn from_bits(bits: u16) -> Self {
        Self(bits.cast_signed().into())
    }
}

impl Neg for Score {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// Formats the score as in UGI: `cp` hundredths, or `mate` with the winner's own moves, negative for a loss.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plies) = self.plies_to_win() {
            write!(f, "mate {}", plies.div_ceil(2))
        } else if let Some(plies) = self.plies_to_loss() {
            write!(f, "mate -{}", plies.div_ceil(2))
        } else {
            write!(f, "cp {}", self.0)
        }
    }
}

//! The score of a position, from the side to move.

use std::fmt;
use std::ops::Neg;

/// The value of having won; a win is worth this less the plies that it takes.
const WIN: i32 = 30_000;
/// Scores further out than this are wins and losses, with their distance.
const DECIDED: i32 = WIN - 1_000;

/// A score from the side to move: above zero it stands better. Evaluations are in hundredths of a
/// piece (Hexxagon) or of a well placed cube (Quixo); wins and losses know their distance in plies
/// from the root of the search, so that the shortest win and the longest loss come out best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Score(i32);

impl Score {
    /// Neither side wins.
    pub const DRAW: Self = Self(0);
    /// The side to move wins, but it is not known when: a value from tables without distances.
    pub const WON: Self = Self(DECIDED - 1);
    /// The side to move loses, but it is not known when.
    pub const LOST: Self = Self(1 - DECIDED);
    /// Above every score.
    pub(super) const MAX: Self = Self(WIN + 1);
    /// Below every score.
    pub(super) const MIN: Self = Self(-WIN - 1);

    /// The side to move wins, so many plies after the root.
    #[must_use]
    #[inline]
    pub fn win_in(plies: u32) -> Self {
        Self(WIN - plies.min(999).cast_signed())
    }

    /// The side to move loses, so many plies after the root.
    #[must_use]
    #[inline]
    pub fn loss_in(plies: u32) -> Self {
        -Self::win_in(plies)
    }

    /// A judgement of a position that is not decided. It is never nought, which is a draw.
    #[must_use]
    #[inline]
    pub fn estimate(value: i32) -> Self {
        Self(if value == 0 { 1 } else { value.clamp(2 - DECIDED, DECIDED - 2) })
    }

    /// The number behind it: hundredths, unless the game is decided.
    #[must_use]
    #[inline]
    pub fn value(self) -> i32 {
        self.0
    }

    /// In how many plies the side to move wins, if it is known to win.
    #[must_use]
    #[inline]
    pub fn plies_to_win(self) -> Option<u32> {
        (self.0 >= DECIDED).then(|| (WIN - self.0).unsigned_abs())
    }

    /// In how many plies the side to move loses, if it is known to lose.
    #[must_use]
    pub fn plies_to_loss(self) -> Option<u32> {
        (-self).plies_to_win()
    }

    /// Whether a win or a loss is proven.
    #[must_use]
    #[inline]
    pub fn is_decided(self) -> bool {
        self.0.abs() >= DECIDED
    }

    /// Whether it is a win or a loss whose distance is not known.
    #[inline]
    pub(super) fn is_from_tablebase(self) -> bool {
        self == Self::WON || self == Self::LOST
    }

    /// Whether the game is won or lost exactly so many plies after the root.
    #[inline]
    pub(super) fn ends_at(self, ply: u32) -> bool {
        self == Self::win_in(ply) || self == Self::loss_in(ply)
    }

    /// This score, counted from the root, as counted from a position so many plies after it.
    #[inline]
    pub(super) fn at_node(self, ply: u32) -> Self {
        self.shifted(ply.cast_signed())
    }

    /// The reverse of [`at_node`](Self::at_node).
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

    /// The score a hair above.
    #[inline]
    pub(super) fn plus(self, by: i32) -> Self {
        Self((self.0 + by).clamp(Self::MIN.0, Self::MAX.0))
    }

    /// The 16 bits that a table keeps.
    #[inline]
    pub(super) fn to_bits(self) -> u16 {
        (self.0 as i16).cast_unsigned()
    }

    /// A score that a table kept.
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

/// As the engine protocol writes it: `cp` hundredths, or `mate` with the winner's own moves,
/// negative when the side to move loses.
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

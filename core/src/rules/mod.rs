//! The two games: positions, moves, outcomes, notation. Pure: no clock, no randomness, no mutable globals.

pub mod game;
pub mod hexxagon;
mod illegal;
pub mod quixo;
pub(crate) mod text;

use std::fmt;
use std::hash::Hash;
use std::ops::{Index, IndexMut, Not};
use std::str::FromStr;

use crate::language::{Localized, msg};

pub use game::{DrawReason, DrawRules, Game, Status};
pub use illegal::IllegalMove;
pub use text::{TextError, is_command, parse_argument, printable};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[derive(strum::Display, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", parse_err_ty = TextError, parse_err_fn = no_variant)]
pub enum Variant {
    /// Quixo, two players.
    #[default]
    Quixo,
    /// Quixo, four players in two teams, with dots.
    QuixoTeams,
    /// Hexxagon with three blocks: 58 cells.
    Hexxagon,
    /// Hexxagon without blocks: 61 cells.
    HexxagonOpen,
}

impl Variant {
    /// Every variant, in the order menus show them.
    pub const ALL: [Self; 4] = [Self::Quixo, Self::QuixoTeams, Self::Hexxagon, Self::HexxagonOpen];

    /// The identifier in records, settings and the engine protocol.
    pub fn id(self) -> &'static str {
        self.into()
    }

    pub fn is_quixo(self) -> bool {
        matches!(self, Self::Quixo | Self::QuixoTeams)
    }

    pub fn seats(self) -> usize {
        if self == Self::QuixoTeams { 4 } else { 2 }
    }

    /// Whether the winner scores points: the difference in pieces (`docs/rules.md` §3).
    pub fn has_points(self) -> bool {
        matches!(self, Self::Hexxagon | Self::HexxagonOpen)
    }
}

fn no_variant(text: &str) -> TextError {
    TextError::none_of("variant", text, &Variant::ALL.map(Variant::id))
}

impl From<Variant> for Localized {
    fn from(variant: Variant) -> Self {
        match variant {
            Variant::Quixo => msg::COMMON_VARIANT_QUIXO,
            Variant::QuixoTeams => msg::COMMON_VARIANT_QUIXO_TEAMS,
            Variant::Hexxagon => msg::COMMON_VARIANT_HEXXAGON,
            Variant::HexxagonOpen => msg::COMMON_VARIANT_HEXXAGON_OPEN,
        }
    }
}

/// Moves each bit of `board` to the cell that `image` gives.
fn permuted(board: u64, image: impl Fn(u8) -> u8) -> u64 {
    bits(board).fold(0, |moved, cell| moved | 1 << image(cell))
}

/// The indices of the set bits, lowest first.
#[inline]
pub(crate) fn bits(mut board: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
        let cell = board.trailing_zeros() as u8;
        (board != 0).then(|| {
            board &= board - 1;
            cell
        })
    })
}

/// One of the two symbols or colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Cross, team A or Red: the engine protocol's `p1`.
    First,
    /// Circle, team B or White: the engine protocol's `p2`.
    Second,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];
}

impl Not for Side {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySide<T>(pub [T; 2]);

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}

/// The end of a game by the rules of its board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    pub ending: Ending,
}

/// The rule that ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ending {
    /// Quixo: the mover completed a line of the own symbol.
    Line,
    /// Quixo: the mover completed a line of the opponent's symbol and lost.
    OpponentLine,
    /// Quixo in teams: all four seats pass in a row.
    AllPassed,
    /// Hexxagon: the board is full.
    Full,
    /// Hexxagon: neither side can move.
    NobodyMoves,
    /// Hexxagon: the side to move cannot move, and the match option [`hexxagon::WhenStuck`] ends the game.
    Stuck,
    /// Hexxagon: a side has no piece left.
    WipedOut,
}

/// A position of a game: moves, outcome, symmetries, notation.
///
/// Positions are small and `Copy`; [`play`](Position::play) returns the successor. `Display` writes the
/// position text of `docs/rules.md` §4, and [`read`](Position::read) parses it.
pub trait Position: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// A move, with `Display` and `FromStr` in the notation of `docs/rules.md` §4.
    type Move: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = TextError>
        + Send
        + Sync
        + 'static;

    /// The side whose seat is to move.
    fn side_to_move(&self) -> Side;

    /// The number of the next ply, from 1.
    fn ply(&self) -> u32;

    /// Plies in a row without progress: no blank cube taken (Quixo), no clone or capture (Hexxagon).
    fn quiet_plies(&self) -> u32;

    /// The outcome by the board alone; `None` while the game goes on. The draws by repetition and by quiet
    /// plies are match options of [`Game`].
    fn outcome(&self) -> Option<Outcome>;

    /// Calls `visit` once for each legal move. The game must not be over.
    fn for_each_move(&self, visit: impl FnMut(Self::Move));

    /// The number of moves that [`for_each_move`](Position::for_each_move) visits. The game must not be over.
    fn count_moves(&self) -> u64;

    /// Checks whether a move is legal. The error is the reason why it is illegal.
    fn check(&self, mv: Self::Move) -> Result<(), IllegalMove>;

    /// The position after a legal move.
    #[must_use]
    fn play(&self, mv: Self::Move) -> Self;

    /// Everything that the rest of the game depends on, without the counters. The repetition rule compares
    /// identities.
    fn identity(&self) -> u128;

    /// The number of symmetries of the board. Symmetry 0 is the identity.
    fn symmetries(&self) -> usize;

    #[must_use]
    fn transformed(&self, symmetry: usize) -> Self;

    /// A move of this position under the same symmetry.
    #[must_use]
    fn transformed_move(&self, mv: Self::Move, symmetry: usize) -> Self::Move;

    /// Parses a position text with the variant and options of `self`. The error has place and reason.
    fn read(&self, text: &str) -> Result<Self, TextError>;

    /// The legal moves; empty when the game is over.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::with_capacity(64);
        if self.outcome().is_none() {
            self.for_each_move(|mv| moves.push(mv));
        }
        moves
    }

    /// Whether a side has won by the board alone.
    fn is_won_by(&self, side: Side) -> bool {
        self.outcome().is_some_and(|outcome| outcome.winner == Some(side))
    }

    /// A 64-bit hash of [`identity`](Position::identity).
    #[inline]
    fn hash(&self) -> u64 {
        hash_of(self.identity())
    }
}

/// The [`hash`](Position::hash) of an identity: the 64-bit finaliser of `MurmurHash3`, applied to each half.
#[inline]
pub(crate) fn hash_of(identity: u128) -> u64 {
    #[expect(clippy::cast_possible_truncation, reason = "the two halves are taken apart on purpose")]
    let (low, high) = (identity as u64, (identity >> 64) as u64);
    mix(low ^ mix(high.wrapping_add(0x9e37_79b9_7f4a_7c15)))
}

#[inline]
fn mix(mut x: u64) -> u64 {
    x ^= x >> 33;
    x = x.wrapping_mul(0xff51_afd7_ed55_8ccd);
    x ^= x >> 33;
    x = x.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    x ^ (x >> 33)
}

//! Enums over the variants, where generic code ends and the code for any variant begins.

use std::fmt;

use crate::rules::hexxagon::{self, WhenStuck, cells::BLOCKS};
use crate::rules::quixo::{self, teams};
use crate::rules::{
    BySide, DrawRules, Game, IllegalMove, Outcome, Position, Side, Status, TextError, Variant,
};

use super::Options;

/// A value for one of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Any<Q, T, H> {
    Quixo(Q),
    Teams(T),
    /// Hexxagon, with or without blocks.
    Hexxagon(H),
}

/// Defines a type over all games and the conversions into it.
macro_rules! over_games {
    ($(#[$doc:meta])* $any:ident: $quixo:ty, $teams:ty, $hexxagon:ty) => {
        $(#[$doc])*
        pub type $any = Any<$quixo, $teams, $hexxagon>;
        over_games!($any, Quixo($quixo), Teams($teams), Hexxagon($hexxagon));
    };
    ($any:ident, $($game:ident($type:ty)),*) => {
        $(impl From<$type> for $any {
            fn from(one: $type) -> Self {
                Self::$game(one)
            }
        })*
    };
}

over_games!(AnyPosition: quixo::Position, teams::Position, hexxagon::Position);
over_games!(AnyMove: quixo::Push, teams::Move, hexxagon::Move);
over_games!(
    /// A game of any variant: position, history, optional draws.
    AnyGame: Game<quixo::Position>, Game<teams::Position>, Game<hexxagon::Position>
);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnyCell {
    Quixo(quixo::Cell),
    /// One of the 61 cells of Hexxagon, including blocks.
    Hexxagon(hexxagon::Cell),
}

/// Evaluates an expression for the value inside an [`Any`].
macro_rules! with_any {
    ($any:expr, $one:ident => $value:expr) => {
        match $any {
            $crate::session::Any::Quixo($one) => $value,
            $crate::session::Any::Teams($one) => $value,
            $crate::session::Any::Hexxagon($one) => $value,
        }
    };
}
pub(crate) use with_any;

/// Evaluates an expression for the values inside two [`Any`] of the same game.
macro_rules! with_both {
    ($any:expr, $other:expr, ($one:ident, $two:ident) => $value:expr, else $else:expr) => {
        match ($any, $other) {
            ($crate::session::Any::Quixo($one), $crate::session::Any::Quixo($two)) => $value,
            ($crate::session::Any::Teams($one), $crate::session::Any::Teams($two)) => $value,
            ($crate::session::Any::Hexxagon($one), $crate::session::Any::Hexxagon($two)) => $value,
            _ => $else,
        }
    };
}
pub(crate) use with_both;

impl AnyPosition {
    pub fn start(variant: Variant, options: &Options) -> Self {
        match variant {
            Variant::Quixo => Self::Quixo(quixo::Position::start(if options.first_seat == 1 {
                Side::Second
            } else {
                Side::First
            })),
            Variant::QuixoTeams => {
                Self::Teams(teams::Position::start(teams::Seat::ALL[options.first_seat % 4]))
            }
            Variant::Hexxagon => Self::Hexxagon(hexxagon::Position::start(true, options.when_stuck)),
            Variant::HexxagonOpen => Self::Hexxagon(hexxagon::Position::start(false, options.when_stuck)),
        }
    }

    pub fn variant(&self) -> Variant {
        match self {
            Self::Quixo(_) => Variant::Quixo,
            Self::Teams(_) => Variant::QuixoTeams,
            Self::Hexxagon(position) => position.variant(),
        }
    }

    /// The rule for a side that cannot move; in Quixo the default, which has no effect.
    pub fn when_stuck(&self) -> WhenStuck {
        match self {
            Self::Hexxagon(position) => position.when_stuck(),
            _ => WhenStuck::default(),
        }
    }

    pub fn side_to_move(&self) -> Side {
        with_any!(self, p => p.side_to_move())
    }

    /// The seat to move in turn order: Cross, Circle; South, West, North, East; or Red, White.
    pub fn seat_to_move(&self) -> usize {
        match self {
            Self::Teams(position) => position.seat_to_move() as usize,
            _ => self.side_to_move() as usize,
        }
    }

    /// The position with another seat to move, as if the seats before it had passed.
    #[must_use]
    pub fn with_seat_to_move(&self, seat: usize) -> Self {
        match *self {
            Self::Teams(position) => Self::Teams(position.with_seat_to_move(teams::Seat::ALL[seat % 4])),
            _ if self.seat_to_move() == seat => *self,
            Self::Quixo(position) => Self::Quixo(position.with_other_side()),
            Self::Hexxagon(position) => Self::Hexxagon(position.with_other_side()),
        }
    }

    /// The outcome by the board alone.
    pub fn outcome(&self) -> Option<Outcome> {
        with_any!(self, p => p.outcome())
    }

    pub fn moves(&self) -> Vec<AnyMove> {
        with_any!(self, p => p.moves().into_iter().map(AnyMove::from).collect())
    }

    /// The first cell of a move: the taken cube, the jumping piece, or a piece that can clone to the target.
    /// `None` for a pass.
    pub fn beginning(&self, mv: AnyMove) -> Option<AnyCell> {
        match (self, mv) {
            (_, AnyMove::Quixo(_) | AnyMove::Teams(_)) => mv.push().map(|push| AnyCell::Quixo(push.take())),
            (_, AnyMove::Hexxagon(hexxagon::Move::Jump { from, .. })) => Some(AnyCell::Hexxagon(from)),
            (Self::Hexxagon(position), AnyMove::Hexxagon(hexxagon::Move::Clone { to })) => {
                let near = to.neighbours() & position.pieces(position.side_to_move());
                (near != 0)
                    .then(|| AnyCell::Hexxagon(hexxagon::Cell::from_index(near.trailing_zeros() as u8)))
            }
            _ => None,
        }
    }

    /// The pass, if it is the only legal move.
    pub fn forced_pass(&self) -> Option<AnyMove> {
        let pass = match self {
            Self::Quixo(_) => return None,
            Self::Teams(_) => AnyMove::Teams(teams::Move::Pass),
            Self::Hexxagon(_) => AnyMove::Hexxagon(hexxagon::Move::Pass),
        };
        self.check(pass).is_ok().then_some(pass)
    }

    pub fn check(&self, mv: AnyMove) -> Result<(), IllegalMove> {
        with_both!(self, mv, (p, mv) => p.check(mv), else Err(IllegalMove::OtherGame))
    }

    /// The position after a legal move. Panics if the move is of another variant.
    #[must_use]
    pub fn play(&self, mv: AnyMove) -> Self {
        with_both!(self, mv, (p, mv) => p.play(mv).into(), else panic!("{mv} is a move of another game"))
    }

    /// Parses a move in this variant's notation, without checking whether it is legal.
    pub fn parse_move(&self, text: &str) -> Result<AnyMove, TextError> {
        match self {
            Self::Quixo(_) => text.parse().map(AnyMove::Quixo),
            Self::Teams(_) => text.parse().map(AnyMove::Teams),
            Self::Hexxagon(_) => text.parse().map(AnyMove::Hexxagon),
        }
    }

    /// Parses a position text with the same variant and options.
    pub fn read(&self, text: &str) -> Result<Self, TextError> {
        with_any!(self, p => p.read(text).map(Self::from))
    }

    /// The number of cells of each side in Hexxagon; `None` in Quixo.
    pub fn score(&self) -> Option<BySide<u32>> {
        match self {
            Self::Hexxagon(position) => Some(position.score()),
            _ => None,
        }
    }

    /// The number of pieces that a move of Hexxagon flips; 0 in Quixo.
    pub fn flips(&self, mv: AnyMove) -> u32 {
        match (self, mv) {
            (Self::Hexxagon(position), AnyMove::Hexxagon(mv)) => {
                mv.to().map_or(0, |to| position.captures(to).count_ones())
            }
            _ => 0,
        }
    }

    /// The completed lines of a side in Quixo, as bitboards.
    pub fn completed_lines(&self, side: Side) -> Vec<u32> {
        match self {
            Self::Quixo(position) => position.lines(side).collect(),
            Self::Teams(position) => position.lines(side).collect(),
            Self::Hexxagon(_) => Vec::new(),
        }
    }

    /// Whether a side has won by the board alone.
    pub fn is_won_by(&self, side: Side) -> bool {
        with_any!(self, p => p.is_won_by(side))
    }

    /// Whether the side to move has a move that wins.
    pub fn can_win(&self) -> bool {
        let side = self.side_to_move();
        self.moves().into_iter().any(|mv| self.play(mv).is_won_by(side))
    }

    /// The position under a symmetry of the board.
    pub(super) fn transformed(&self, symmetry: usize) -> Self {
        with_any!(self, p => p.transformed(symmetry).into())
    }

    /// The symmetry class: equal for positions that a symmetry maps to each other, independent of the counters.
    pub fn class(&self) -> u128 {
        with_any!(self, p => (0..p.symmetries()).map(|s| p.transformed(s).identity()).min().unwrap_or_default())
    }

    /// The number of the next ply, from 1.
    pub fn ply(&self) -> u32 {
        with_any!(self, p => p.ply())
    }
}

impl AnyMove {
    pub fn is_pass(self) -> bool {
        matches!(self, Self::Teams(teams::Move::Pass) | Self::Hexxagon(hexxagon::Move::Pass))
    }

    /// The push of a move of Quixo.
    pub fn push(self) -> Option<quixo::Push> {
        match self {
            Self::Quixo(push) | Self::Teams(teams::Move::Push { push, .. }) => Some(push),
            _ => None,
        }
    }
}

impl AnyCell {
    /// The cells of a variant that can hold a cube or piece, in bit order.
    pub fn all(variant: Variant) -> impl Iterator<Item = Self> {
        let cells: Vec<Self> = if variant.is_quixo() {
            quixo::Cell::all().map(Self::Quixo).collect()
        } else {
            hexxagon::Cell::all().map(Self::Hexxagon).collect()
        };
        cells.into_iter().filter(move |cell| cell.is_of(variant))
    }

    /// Whether the cell belongs to a variant's board and can hold a cube or piece.
    pub fn is_of(self, variant: Variant) -> bool {
        match self {
            Self::Quixo(_) => variant.is_quixo(),
            Self::Hexxagon(cell) => match variant {
                Variant::Hexxagon => BLOCKS & cell.bit() == 0,
                _ => variant == Variant::HexxagonOpen,
            },
        }
    }

    /// The bit number on its board.
    pub fn index(self) -> usize {
        match self {
            Self::Quixo(cell) => cell.index().into(),
            Self::Hexxagon(cell) => cell.index().into(),
        }
    }
}

impl<Q: fmt::Display, T: fmt::Display, H: fmt::Display> fmt::Display for Any<Q, T, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_any!(self, one => one.fmt(f))
    }
}

impl fmt::Display for AnyCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Quixo(cell) => cell.fmt(f),
            Self::Hexxagon(cell) => cell.fmt(f),
        }
    }
}

impl AnyGame {
    pub fn new(position: AnyPosition, draw_rules: DrawRules) -> Self {
        with_any!(position, p => Game::new(p, draw_rules).into())
    }

    pub fn position(&self) -> AnyPosition {
        with_any!(self, game => game.position().into())
    }

    /// The position after `plies` plies, or the current one if fewer were played.
    pub fn position_after(&self, plies: usize) -> AnyPosition {
        with_any!(self, game => game.position_after(plies).into())
    }

    /// Whether the next occurrence of the current position ends the game in a draw.
    pub fn is_close_to_repetition(&self) -> bool {
        with_any!(self, game => game.is_drawn_by_repetition_in(&game.position()))
    }

    /// Takes back the last move, if any.
    pub fn take_back(&mut self) {
        with_any!(self, game => game.take_back());
    }

    /// Plays a legal move. Panics if the move is of another variant.
    pub fn play(&mut self, mv: AnyMove) {
        with_both!(self, mv, (game, mv) => game.play(mv), else panic!("{mv} is a move of another game"));
    }

    pub fn status(&self) -> Status {
        with_any!(self, game => game.status())
    }
}

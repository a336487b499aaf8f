//! Hexxagon, with and without blocks: `docs/rules.md` §3.

pub mod cells;

use std::fmt;
use std::str::FromStr;

use cells::{BLOCKS, BOARD, RING_START, RINGS};

use super::text::{self, Line, is_dash};
use super::{BySide, Ending, IllegalMove, Outcome, Side, TextError, Variant, bits, permuted};
use crate::language::msg;

pub use cells::Cell;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A new piece appears next to an own piece.
    Clone { to: Cell },
    /// An own piece jumps to a cell at distance 2.
    Jump { from: Cell, to: Cell },
    /// The player cannot move.
    Pass,
}

impl Move {
    /// The cell where a piece arrives; `None` for a pass.
    #[inline]
    pub fn to(self) -> Option<Cell> {
        match self {
            Self::Clone { to } | Self::Jump { to, .. } => Some(to),
            Self::Pass => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clone { to } => write!(f, "{to}"),
            Self::Jump { from, to } => write!(f, "{from}-{to}"),
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
        let Some((from, to)) = text.split_once(is_dash) else {
            return Ok(Self::Clone { to: text.parse()? });
        };
        let (from, to): (Cell, Cell) = (from.parse()?, to.parse()?);
        if from.distance(to) != 2 {
            return Err(TextError::new("move", IllegalMove::NotTwoSteps { from, to }));
        }
        Ok(Self::Jump { from, to })
    }
}

/// Match option: the rule for a side that cannot move although the other side can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", parse_err_ty = TextError, parse_err_fn = no_rule)]
pub enum WhenStuck {
    #[default]
    Passes,
    /// The game ends, and the pieces are counted.
    Ends,
    /// The game ends, and the other side gets all empty cells.
    Fills,
}

impl WhenStuck {
    pub const ALL: [Self; 3] = [Self::Passes, Self::Ends, Self::Fills];

    /// The identifier in records and settings.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

fn no_rule(text: &str) -> TextError {
    TextError::none_of("stuck", text, &WhenStuck::ALL.map(WhenStuck::id))
}

/// A position: one bitboard of [`cells`] per side, the side to move, the two options that the rules depend on,
/// the counters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pieces: BySide<u64>,
    side: Side,
    blocks: bool,
    when_stuck: WhenStuck,
    quiet: u16,
    ply: u16,
}

impl Position {
    /// The start position, with or without the three blocks.
    pub fn start(blocks: bool, when_stuck: WhenStuck) -> Self {
        let corner = |k: usize| 1u64 << (RING_START[4] + 4 * k);
        let pieces = BySide([corner(1) | corner(3) | corner(5), corner(0) | corner(2) | corner(4)]);
        Self { pieces, side: Side::First, blocks, when_stuck, quiet: 0, ply: 1 }
    }

    /// The position with the other side to move, as after a null move.
    #[must_use]
    pub fn with_other_side(&self) -> Self {
        Self { side: !self.side, ..*self }
    }

    #[inline]
    pub fn pieces(&self, side: Side) -> u64 {
        self.pieces[side]
    }

    pub fn piece(&self, cell: Cell) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.pieces[side] & cell.bit() != 0)
    }

    /// Whether b1, b3 and b5 are blocks.
    pub fn blocks(&self) -> bool {
        self.blocks
    }

    /// The rule for a side that cannot move.
    pub fn when_stuck(&self) -> WhenStuck {
        self.when_stuck
    }

    /// The cells that can hold a piece.
    #[inline]
    pub fn playable(&self) -> u64 {
        if self.blocks { BOARD & !BLOCKS } else { BOARD }
    }

    #[inline]
    pub fn empty(&self) -> u64 {
        self.playable() & !(self.pieces.0[0] | self.pieces.0[1])
    }

    /// The enemy pieces that flip when the side to move arrives on a cell.
    #[inline]
    pub fn captures(&self, to: Cell) -> u64 {
        to.neighbours() & self.pieces[!self.side]
    }

    /// The score of each side as if the game ended now: its pieces; all cells if the other side has no pieces;
    /// plus the empty cells where [`WhenStuck::Fills`] ends the game.
    pub fn score(&self) -> BySide<u32> {
        let mut score = BySide(self.pieces.0.map(u64::count_ones));
        for side in Side::BOTH {
            if self.pieces[!side] == 0 {
                score[side] = self.playable().count_ones();
                return score;
            }
        }
        if self.when_stuck == WhenStuck::Fills && self.empty() != 0 && !self.can_move(self.side) {
            score[!self.side] += self.empty().count_ones();
        }
        score
    }

    /// Whether a piece on a cell can clone or jump.
    #[inline]
    pub fn has_move_from(&self, cell: Cell) -> bool {
        (cell.neighbours() | cell.jumps()) & self.empty() != 0
    }

    /// Whether a side has a clone or a jump.
    #[inline]
    pub fn can_move(&self, side: Side) -> bool {
        bits(self.pieces[side]).any(|cell| self.has_move_from(Cell::from_index(cell)))
    }

    fn counted(&self, ending: Ending) -> Outcome {
        let [first, second] = self.score().0;
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winner, ending }
    }

    /// Maps a symmetry number below [`super::Position::symmetries`] to one of the hexagon's twelve. Blocks
    /// allow only rotations by thirds, with the mirror at the north–south axis, which maps b1 to itself and
    /// swaps b3 with b5.
    fn symmetry(&self, number: usize) -> usize {
        if self.blocks { 2 * number } else { number }
    }

    pub fn variant(&self) -> Variant {
        if self.blocks { Variant::Hexxagon } else { Variant::HexxagonOpen }
    }
}

#[inline]
fn neighbours_of(pieces: u64) -> u64 {
    bits(pieces).fold(0, |all, cell| all | Cell::from_index(cell).neighbours())
}

impl super::Position for Position {
    type Move = Move;

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
        if self.pieces.0.contains(&0) {
            Some(self.counted(Ending::WipedOut))
        } else if self.empty() == 0 {
            Some(self.counted(Ending::Full))
        } else if self.can_move(self.side) {
            None
        } else if self.when_stuck != WhenStuck::Passes {
            Some(self.counted(Ending::Stuck))
        } else {
            (!self.can_move(!self.side)).then(|| self.counted(Ending::NobodyMoves))
        }
    }

    #[inline]
    fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        let (own, empty) = (self.pieces[self.side], self.empty());
        let mut any = false;
        for to in bits(neighbours_of(own) & empty) {
            any = true;
            visit(Move::Clone { to: Cell::from_index(to) });
        }
        for from in bits(own) {
            let from = Cell::from_index(from);
            for to in bits(from.jumps() & empty) {
                any = true;
                visit(Move::Jump { from, to: Cell::from_index(to) });
            }
        }
        if !any {
            visit(Move::Pass);
        }
    }

    fn count_moves(&self) -> u64 {
        let (own, empty) = (self.pieces[self.side], self.empty());
        let mut reached = 0;
        let mut jumps = 0;
        for from in bits(own) {
            let from = Cell::from_index(from);
            reached |= from.neighbours();
            jumps += (from.jumps() & empty).count_ones();
        }
        u64::from((reached & empty).count_ones() + jumps).max(1)
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver);
        }
        let Some(to) = mv.to() else {
            return if self.can_move(self.side) { Err(IllegalMove::CanMove) } else { Ok(()) };
        };
        if self.empty() & to.bit() == 0 {
            let block = self.playable() & to.bit() == 0;
            return Err(if block { IllegalMove::Block(to) } else { IllegalMove::NotEmpty(to) });
        }
        let own = self.pieces[self.side];
        match mv {
            Move::Jump { from, .. } if own & from.bit() == 0 => Err(IllegalMove::NoOwnPiece(from)),
            Move::Jump { from, .. } if from.distance(to) != 2 => Err(IllegalMove::NotTwoSteps { from, to }),
            Move::Clone { .. } if to.neighbours() & own != 0 => Ok(()),
            Move::Clone { .. } if to.jumps() & own != 0 => Err(IllegalMove::OnlyByJump(to)),
            Move::Clone { .. } => Err(IllegalMove::NoNeighbour(to)),
            _ => Ok(()),
        }
    }

    #[inline]
    fn play(&self, mv: Move) -> Self {
        let mut next = Self {
            side: !self.side,
            quiet: self.quiet.saturating_add(1),
            ply: self.ply.saturating_add(1),
            ..*self
        };
        let Some(to) = mv.to() else { return next };
        let captured = self.captures(to);
        let left = if let Move::Jump { from, .. } = mv { from.bit() } else { 0 };
        next.pieces[self.side] = self.pieces[self.side] & !left | to.bit() | captured;
        next.pieces[!self.side] &= !captured;
        if left == 0 || captured != 0 {
            next.quiet = 0;
        }
        next
    }

    #[inline]
    fn identity(&self) -> u128 {
        let [red, white] = self.pieces.0;
        u128::from(red) | u128::from(white) << 61 | (self.side as u128) << 122
    }

    /// Twelve without blocks; with blocks, the six that map the blocks to each other.
    fn symmetries(&self) -> usize {
        if self.blocks { 6 } else { 12 }
    }

    fn transformed(&self, symmetry: usize) -> Self {
        let symmetry = self.symmetry(symmetry);
        let image = |cell| Cell::from_index(cell).transformed(symmetry).index();
        Self { pieces: BySide(self.pieces.0.map(|plane| permuted(plane, image))), ..*self }
    }

    fn transformed_move(&self, mv: Move, symmetry: usize) -> Move {
        let symmetry = self.symmetry(symmetry);
        match mv {
            Move::Clone { to } => Move::Clone { to: to.transformed(symmetry) },
            Move::Jump { from, to } => {
                Move::Jump { from: from.transformed(symmetry), to: to.transformed(symmetry) }
            }
            Move::Pass => Move::Pass,
        }
    }

    fn read(&self, text: &str) -> Result<Self, TextError> {
        let [board, side, quiet, ply] = text::fields(text)?;
        let side = match side {
            "r" => Side::First,
            "w" => Side::Second,
            _ => return Err(text::no_side("side to move", side)),
        };
        let pieces = read_rings(board, if self.blocks { BLOCKS } else { 0 })?;
        Ok(Self { pieces, side, quiet: text::quiet(quiet)?, ply: text::ply(ply)?, ..*self })
    }
}

/// Parses the board field into one bitboard per side. `blocks` are the cells that must be written as blocks.
fn read_rings(board: &str, blocks: u64) -> Result<BySide<u64>, TextError> {
    let rings: Vec<&str> = board.split('/').collect();
    if rings.len() != RINGS {
        return Err(TextError::new("board", msg::FaultsRings { found: rings.len().to_string() }));
    }
    let mut pieces = BySide([0, 0]);
    for (ring, text) in rings.into_iter().enumerate() {
        let line = Line("ring", ['a', 'b', 'c', 'd', 'e'][ring]);
        let (start, end) = (RING_START[ring], RING_START[ring + 1]);
        let mut found_blocks = 0;
        for (index, sign) in (start..).zip(text::cells(line, text, "rw-", end - start)?) {
            match sign {
                None => {}
                Some('r') => pieces[Side::First] |= 1 << index,
                Some('w') => pieces[Side::Second] |= 1 << index,
                Some(_) => found_blocks |= 1 << index,
            }
        }
        if found_blocks != blocks & ((1 << end) - (1 << start)) {
            return Err(TextError::new("board", msg::FAULTS_BLOCKS));
        }
    }
    Ok(pieces)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |side| if side == Side::First { 'r' } else { 'w' };
        for ring in 0..RINGS {
            let cells = (RING_START[ring]..RING_START[ring + 1]).map(|index| Cell::from_index(index as u8));
            let signs = cells.map(|cell| {
                if self.playable() & cell.bit() == 0 { Some('-') } else { self.piece(cell).map(sign) }
            });
            text::write_items(f, signs)?;
            f.write_str(if ring + 1 < RINGS { "/" } else { "" })?;
        }
        write!(f, " {} {} {}", sign(self.side), self.quiet, self.ply)
    }
}

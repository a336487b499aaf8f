//! Reasons for moves: why a move is good, or what is wrong with it.

use std::fmt;

use super::evaluation::Evaluate;
use super::score::Score;
use super::searcher::Info;
use crate::rules::hexxagon;
use crate::rules::quixo::{self, Cell, board, teams};
use crate::rules::{Outcome, Position, Side};

/// Why a move is good, as the end of a sentence that begins with the move. Each reason is checked
/// on the board before it is given; the first that holds is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveReason {
    /// The move wins the game.
    WinsAtOnce,
    /// Whatever the opponent does, the win comes within so many plies, this one counted.
    WinsWithin(u32),
    /// With the turn, the opponent would complete this line at once; after the move he cannot win
    /// at once at all.
    StopsLine(Line),
    /// At least half of the other moves lose at once or let the opponent win at once; this one
    /// does not.
    AvoidsLosing,
    /// The game is lost; no other move makes it last longer.
    HoldsOut,
    /// Hexxagon: so many enemy pieces turn over.
    Turns(u32),
    /// Quixo: the move brings so many own cubes, three or more, on a line without any of the
    /// opponent's, where there were fewer.
    LinesUp(u32, Line),
    /// Hexxagon: the piece that arrives cannot be turned by the opponent's next move.
    StaysSafe,
    /// No other move would leave more moves to choose from, had the mover the turn again.
    KeepsMostOptions,
    /// It came out best of a search of so many plies.
    LooksBest(u32),
    /// The game ends in a draw.
    Draws,
    /// It loses within so many plies, and another move would not, or not so soon.
    LosesWithin(u32),
    /// It is worth so many hundredths of a cube or piece less than the best move.
    FallsShort(u32, Unit),
}

/// What the worth of a position is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Quixo.
    Cube,
    /// Hexxagon.
    Piece,
}

/// How many moves of its own the winning side needs for an end that is so many plies away, whoever is to move.
#[must_use]
pub fn own_moves(plies: u32) -> u32 {
    plies.div_ceil(2)
}

impl fmt::Display for MoveReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WinsAtOnce => f.write_str("wins at once"),
            Self::WinsWithin(plies) => match own_moves(*plies) {
                1 => f.write_str("wins in 1 move, whatever the reply"),
                moves => write!(f, "wins in {moves} moves, whatever the reply"),
            },
            Self::StopsLine(line) => write!(f, "stops a line of five {line}"),
            Self::AvoidsLosing => f.write_str("avoids losing at once"),
            Self::HoldsOut => f.write_str("holds out longest"),
            Self::Turns(1) => f.write_str("turns over 1 piece"),
            Self::Turns(pieces) => write!(f, "turns over {pieces} pieces"),
            Self::LinesUp(cubes, line) => write!(f, "lines up {cubes} cubes {line}"),
            Self::StaysSafe => f.write_str("adds a piece that cannot be turned at once"),
            Self::KeepsMostOptions => f.write_str("keeps the most options"),
            Self::LooksBest(plies) => write!(f, "looks best when thinking {plies} moves ahead"),
            Self::Draws => f.write_str("leads to a draw"),
            Self::LosesWithin(1) => f.write_str("loses at once"),
            Self::LosesWithin(plies) => match own_moves(*plies) {
                1 => f.write_str("loses in 1 move"),
                moves => write!(f, "loses in {moves} moves"),
            },
            Self::FallsShort(hundredths, unit) => {
                let unit = if *unit == Unit::Cube { "cubes" } else { "pieces" };
                write!(f, "is {}.{:02} {unit} behind the best move", hundredths / 100, hundredths % 100)
            }
        }
    }
}

/// One of the twelve lines of a Quixo board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// A row, by its number from 1.
    Row(u8),
    /// A column, by its letter.
    Column(char),
    /// The diagonal from a1 to e5.
    Rising,
    /// The diagonal from a5 to e1.
    Falling,
}

impl Line {
    /// The line that consists of these cells.
    fn of(cells: u32) -> Self {
        let mut on_it = Cell::all().filter(|cell| cells & cell.bit() != 0);
        let first = on_it.next().expect("a line has cells");
        let last = on_it.last().expect("a line has five cells");
        match (first.column() == last.column(), first.row() == last.row()) {
            (true, _) => Self::Column(char::from(b'a' + first.column())),
            (_, true) => Self::Row(first.row() + 1),
            _ if first.column() == 0 => Self::Rising,
            _ => Self::Falling,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(row) => write!(f, "in row {row}"),
            Self::Column(column) => write!(f, "in column {column}"),
            Self::Rising => f.write_str("on the diagonal a1–e5"),
            Self::Falling => f.write_str("on the diagonal a5–e1"),
        }
    }
}

/// What a game adds to the reasons.
pub trait Explain: Evaluate {
    /// What its positions are worth is counted in these.
    const UNIT: Unit;

    /// The same position with the turn passed on, or `None` where the game has no use for it.
    fn turn_passed(&self) -> Option<Self>;

    /// The line that the last move has completed for its mover, in a position just won.
    fn completed_line(&self) -> Option<Line>;

    /// What speaks for a move besides wins and losses.
    fn merit(&self, mv: Self::Move) -> Option<MoveReason>;
}

/// A move's place among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rank {
    Best,
    /// So many hundredths behind the best.
    FallsShort(u32),
}

/// Why the first move of a search's best line is good.
#[must_use]
pub fn explain<P: Explain>(position: &P, found: &Info<P::Move>) -> MoveReason {
    explain_ranked(position, found, Rank::Best)
}

/// What there is to say of the first move of a line.
pub(super) fn explain_ranked<P: Explain>(position: &P, found: &Info<P::Move>, rank: Rank) -> MoveReason {
    let mv = found.pv[0];
    let next = position.play(mv);
    if next.outcome().is_some_and(|outcome| outcome.winner == Some(position.side_to_move())) {
        return MoveReason::WinsAtOnce;
    }
    if let Some(plies) = found.score.plies_to_win() {
        return MoveReason::WinsWithin(plies);
    }
    if let (Some(plies), Rank::FallsShort(1..)) = (found.score.plies_to_loss(), rank) {
        return MoveReason::LosesWithin(plies);
    }
    if !may_lose_at_once(position, &next) {
        if let Some(line) = threat(position) {
            return MoveReason::StopsLine(line);
        }
        let others: Vec<P::Move> = position.moves().into_iter().filter(|&other| other != mv).collect();
        let losing = others.iter().filter(|&&other| may_lose_at_once(position, &position.play(other)));
        if !others.is_empty() && 2 * losing.count() >= others.len() {
            return MoveReason::AvoidsLosing;
        }
    }
    if found.score.plies_to_loss().is_some() {
        return MoveReason::HoldsOut;
    }
    if let Some(merit) = position.merit(mv) {
        return merit;
    }
    if found.score == Score::DRAW && found.depth > 0 {
        return MoveReason::Draws;
    }
    if let Rank::FallsShort(short @ 1..) = rank {
        return MoveReason::FallsShort(short, P::UNIT);
    }
    let options = |mv| options_after(position, mv);
    let most = position.moves().into_iter().filter_map(options).max();
    if most.is_some() && options(mv) == most {
        MoveReason::KeepsMostOptions
    } else {
        MoveReason::LooksBest(found.depth)
    }
}

/// The moves that the mover would have, had he the turn again after a move.
fn options_after<P: Explain>(position: &P, mv: P::Move) -> Option<u64> {
    let next = position.play(mv);
    let again = if next.outcome().is_none() { next.turn_passed() } else { None }?;
    again.outcome().is_none().then(|| again.count_moves())
}

/// Whether `next`, which the mover of `before` has reached, is lost or can be lost by a single reply.
fn may_lose_at_once<P: Position>(before: &P, next: &P) -> bool {
    let opponent = !before.side_to_move();
    let wins = |outcome: Outcome| outcome.winner == Some(opponent);
    match next.outcome() {
        Some(outcome) => wins(outcome),
        None => next.moves().into_iter().any(|reply| next.play(reply).outcome().is_some_and(wins)),
    }
}

/// The line that the opponent would complete at once and win by, had he the turn.
fn threat<P: Explain>(position: &P) -> Option<Line> {
    let passed = position.turn_passed()?;
    let opponent = passed.side_to_move();
    let won = |next: &P| next.outcome().is_some_and(|outcome| outcome.winner == Some(opponent));
    let mut replies = passed.moves().into_iter().map(|mv| passed.play(mv)).filter(won);
    replies.find_map(|next| next.completed_line())
}

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

    fn merit(&self, mv: quixo::Push) -> Option<MoveReason> {
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

    fn merit(&self, mv: teams::Move) -> Option<MoveReason> {
        let cubes = |position: &Self| [Side::First, Side::Second].map(|side| position.cubes(side));
        lines_up(self.side_to_move(), cubes(self), cubes(&self.play(mv)))
    }
}

/// The fullest line that the move has filled further, if no opposing cube stands on it.
fn lines_up(side: Side, before: [u32; 2], after: [u32; 2]) -> Option<MoveReason> {
    let (own, other) = (side as usize, !side as usize);
    let count = |planes: [u32; 2], line: u32| (planes[own] & line).count_ones();
    let (cubes, line) = board::lines()
        .into_iter()
        .filter(|&line| after[other] & line == 0 && count(after, line) > count(before, line))
        .map(|line| (count(after, line), line))
        .max()?;
    (cubes >= WORTH_A_WORD).then(|| MoveReason::LinesUp(cubes, Line::of(line)))
}

impl Explain for hexxagon::Position {
    const UNIT: Unit = Unit::Piece;

    fn turn_passed(&self) -> Option<Self> {
        Some(self.play(hexxagon::Move::Pass))
    }

    fn completed_line(&self) -> Option<Line> {
        None
    }

    fn merit(&self, mv: hexxagon::Move) -> Option<MoveReason> {
        let to = mv.to()?;
        let turned = self.captures(to).count_ones();
        if turned > 0 {
            return Some(MoveReason::Turns(turned));
        }
        let next = self.play(mv);
        let mut threatened = false;
        if next.outcome().is_none() {
            next.for_each_move(|reply| {
                threatened |= reply.to().is_some_and(|at| next.captures(at) & to.bit() != 0);
            });
        }
        (matches!(mv, hexxagon::Move::Clone { .. }) && !threatened).then_some(MoveReason::StaysSafe)
    }
}

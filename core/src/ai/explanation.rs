//! Explanations of moves: the reason for a good move or against a bad one.

use super::{Evaluate, Info, Score};
use crate::language::{Localized, msg};
use crate::rules::hexxagon;
use crate::rules::quixo::{self, Cell, board, teams};
use crate::rules::{Position, Side};

/// The reason for a move, as the end of a sentence that begins with the move. Each reason is verified on the board;
/// the first that holds is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveReason {
    WinsAtOnce,
    /// A forced win within this number of plies, including the move.
    WinsWithin(u32),
    /// A win by the tablebase, of unknown length.
    ForcesWin,
    /// The opponent threatened to complete this line, and cannot win immediately after the move.
    StopsLine(Line),
    /// At least half of the other moves lose immediately or allow an immediate win. This move does not.
    AvoidsLosing,
    /// The position is lost, and no other move delays the loss longer.
    HoldsOut,
    /// Hexxagon: the number of enemy pieces that the move flips.
    Turns(u32),
    /// Quixo: the move increases the mover's cubes on a line without opposing cubes to this number, at least three.
    LinesUp(u32, Line),
    /// Hexxagon: the opponent cannot flip the new piece with the next move.
    StaysSafe,
    /// No other move leaves the mover more moves for a second turn.
    KeepsMostOptions,
    /// The best move of a search, without a simpler reason.
    LooksBest,
    /// No move is better than one that draws.
    Draws,
    /// The move draws, and another is better.
    OnlyDraws,
    /// A loss within this number of plies, where another move does not lose, or later.
    LosesWithin(u32),
    /// The difference to the best move in hundredths, and their unit: `cube` or `piece`.
    FallsShort(u32, &'static str),
}

impl MoveReason {
    /// Whether the reason names an effect on the board or a win, and not only a comparison with other moves.
    #[must_use]
    pub fn is_concrete(self) -> bool {
        matches!(
            self,
            Self::WinsAtOnce
                | Self::WinsWithin(_)
                | Self::ForcesWin
                | Self::StopsLine(_)
                | Self::Turns(_)
                | Self::LinesUp(..)
        )
    }
}

/// Converts plies until the end to moves of the winning side.
pub fn own_moves(plies: u32) -> u32 {
    plies.div_ceil(2)
}

impl From<MoveReason> for Localized {
    fn from(why: MoveReason) -> Self {
        match why {
            MoveReason::WinsAtOnce => msg::TABLE_WHY_WINS_AT_ONCE,
            MoveReason::WinsWithin(plies) => msg::TableWhyWinsWithin { moves: own_moves(plies) }.into(),
            MoveReason::ForcesWin => msg::TABLE_WHY_FORCES_WIN,
            MoveReason::StopsLine(line) => {
                let (kind, at) = line.arguments();
                msg::TableWhyStopsLine { kind, at }.into()
            }
            MoveReason::AvoidsLosing => msg::TABLE_WHY_AVOIDS_LOSING,
            MoveReason::HoldsOut => msg::TABLE_WHY_HOLDS_OUT,
            MoveReason::Turns(pieces) => msg::TableWhyTurns { pieces }.into(),
            MoveReason::LinesUp(cubes, line) => {
                let (kind, at) = line.arguments();
                msg::TableWhyLinesUp { cubes, kind, at }.into()
            }
            MoveReason::StaysSafe => msg::TABLE_WHY_STAYS_SAFE,
            MoveReason::KeepsMostOptions => msg::TABLE_WHY_KEEPS_MOST_OPTIONS,
            MoveReason::LooksBest => msg::TABLE_WHY_LOOKS_BEST,
            MoveReason::Draws => msg::TABLE_WHY_DRAWS,
            MoveReason::OnlyDraws => msg::TABLE_WHY_ONLY_DRAWS,
            MoveReason::LosesWithin(plies) => {
                msg::TableWhyLosesWithin { plies, moves: own_moves(plies) }.into()
            }
            MoveReason::FallsShort(hundredths, unit) => {
                let worth = Self::decimal(hundredths as f32 / 100.0, 2);
                msg::TableWhyFallsShort { worth, unit }.into()
            }
        }
    }
}

/// A line of a Quixo board: five rows, five columns or two diagonals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// A row, numbered from 1.
    Row(u8),
    /// A column, by letter.
    Column(char),
    /// The diagonal from a1 to e5.
    Rising,
    /// The diagonal from a5 to e1.
    Falling,
}

impl Line {
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

    /// Kind and number as arguments of a message, because the declension depends on the language.
    fn arguments(self) -> (&'static str, String) {
        match self {
            Self::Row(row) => ("row", row.to_string()),
            Self::Column(column) => ("column", column.to_string()),
            Self::Rising => ("rising", String::new()),
            Self::Falling => ("falling", String::new()),
        }
    }
}

pub trait Explain: Evaluate {
    /// The unit of the evaluation, as an argument of a message.
    const UNIT: &'static str;

    /// The same position with the opponent to move. `None` where this has no use.
    fn turn_passed(&self) -> Option<Self>;

    /// The line that the last move completed, in a position of Quixo just won.
    fn completed_line(&self) -> Option<Line> {
        None
    }

    /// The reason for a move besides wins and losses.
    fn merit(&self, mv: Self::Move) -> Option<MoveReason>;
}

/// Explains the first move of a search's best line.
pub fn explain<P: Explain>(position: &P, found: &Info<P::Move>) -> MoveReason {
    explain_behind(position, found, 0)
}

/// Explains the first move of a line, which is this number of hundredths behind the best move.
pub(super) fn explain_behind<P: Explain>(position: &P, found: &Info<P::Move>, behind: u32) -> MoveReason {
    let mv = found.pv[0];
    let next = position.play(mv);
    if next.is_won_by(position.side_to_move()) {
        return MoveReason::WinsAtOnce;
    }
    if let Some(plies) = found.score.plies_to_win() {
        return MoveReason::WinsWithin(plies);
    }
    if found.score == Score::WON {
        return MoveReason::ForcesWin;
    }
    if let (Some(plies), 1..) = (found.score.plies_to_loss(), behind) {
        return MoveReason::LosesWithin(plies);
    }
    if !may_lose_immediately(position, &next) {
        if let Some(line) = threat(position) {
            return MoveReason::StopsLine(line);
        }
        let others: Vec<P::Move> = position.moves().into_iter().filter(|&other| other != mv).collect();
        let losing = others.iter().filter(|&&other| may_lose_immediately(position, &position.play(other)));
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
        return if behind > 0 { MoveReason::OnlyDraws } else { MoveReason::Draws };
    }
    if behind > 0 {
        return MoveReason::FallsShort(behind, P::UNIT);
    }
    let options = |mv| options_after(position, mv);
    let most = position.moves().into_iter().filter_map(options).max();
    if most.is_some() && options(mv) == most { MoveReason::KeepsMostOptions } else { MoveReason::LooksBest }
}

/// The number of moves that the mover would have with a second turn after a move.
fn options_after<P: Explain>(position: &P, mv: P::Move) -> Option<u64> {
    let next = position.play(mv);
    let again = if next.outcome().is_none() { next.turn_passed() } else { None }?;
    again.outcome().is_none().then(|| again.count_moves())
}

/// Whether `next`, reached by the mover of `before`, is lost or allows an immediate win.
fn may_lose_immediately<P: Position>(before: &P, next: &P) -> bool {
    let opponent = !before.side_to_move();
    next.is_won_by(opponent) || next.moves().into_iter().any(|reply| next.play(reply).is_won_by(opponent))
}

/// The line that the opponent would complete to win immediately if it were to move.
fn threat<P: Explain>(position: &P) -> Option<Line> {
    let passed = position.turn_passed()?;
    let opponent = passed.side_to_move();
    let replies = passed.moves().into_iter().map(|mv| passed.play(mv));
    replies.filter(|next| next.is_won_by(opponent)).find_map(|next| next.completed_line())
}

/// Least number of cubes on a line for the reason [`MoveReason::LinesUp`].
const MIN_LINE_CUBES: u32 = 3;

impl Explain for quixo::Position {
    const UNIT: &'static str = "cube";

    fn turn_passed(&self) -> Option<Self> {
        Some(self.with_other_side())
    }

    fn completed_line(&self) -> Option<Line> {
        self.lines(!self.side_to_move()).next().map(Line::of)
    }

    fn merit(&self, mv: quixo::Push) -> Option<MoveReason> {
        lines_up(self, &self.play(mv), Self::cubes)
    }
}

impl Explain for teams::Position {
    const UNIT: &'static str = "cube";

    fn turn_passed(&self) -> Option<Self> {
        Some(self.play(teams::Move::Pass))
    }

    fn completed_line(&self) -> Option<Line> {
        self.lines(!self.side_to_move()).next().map(Line::of)
    }

    fn merit(&self, mv: teams::Move) -> Option<MoveReason> {
        lines_up(self, &self.play(mv), Self::cubes)
    }
}

/// The fullest line without opposing cubes that the move has extended.
fn lines_up<P: Position>(before: &P, after: &P, cubes: fn(&P, Side) -> u32) -> Option<MoveReason> {
    let side = before.side_to_move();
    let count = |position, line: u32| (cubes(position, side) & line).count_ones();
    let (cubes, line) = board::lines()
        .into_iter()
        .filter(|&line| cubes(after, !side) & line == 0 && count(after, line) > count(before, line))
        .map(|line| (count(after, line), line))
        .max()?;
    (cubes >= MIN_LINE_CUBES).then(|| MoveReason::LinesUp(cubes, Line::of(line)))
}

impl Explain for hexxagon::Position {
    const UNIT: &'static str = "piece";

    fn turn_passed(&self) -> Option<Self> {
        Some(self.play(hexxagon::Move::Pass))
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_draw_is_enough_unless_another_move_is_better() {
        let start = quixo::Position::start(Side::First);
        let position = start.read("o2xx/o3o/xo3/ox3/x2ox x 0 13").expect("a position");
        let pv = vec!["b5-a5".parse().expect("a move")];
        let found = Info { depth: 6, nodes: 0, time: Duration::ZERO, score: Score::DRAW, pv };
        assert_eq!(explain_behind(&position, &found, 0), MoveReason::Draws);
        assert_eq!(explain_behind(&position, &found, 1), MoveReason::OnlyDraws);
    }
}

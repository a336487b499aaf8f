//! The position editor's model, and the validity of its position. Positions are edited as text fields, so that every
//! state can be parsed.

use std::fmt;
use std::ops::Range;

use crate::rules::hexxagon::WhenStuck;
use crate::rules::hexxagon::cells::{BLOCKS, RING_START};
use crate::rules::quixo::Cell;
use crate::rules::text::write_items;
use crate::rules::{Position as _, Variant, hexxagon};

use super::{AnyCell, AnyPosition, Controller, Match, MatchResult, Options, Setup};

/// Pieces on the start position of Hexxagon, both sides together.
const FIRST_PIECES: usize = 6;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionDraft {
    variant: Variant,
    when_stuck: WhenStuck,
    /// By cell number, the seat whose symbol or piece the cell shows; in teams the seat that the dot faces.
    marks: Vec<Option<usize>>,
    seat: usize,
    quiet: u16,
    ply: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Validity {
    /// The position can be played. The forced pass counts as a legal move.
    Playable {
        moves: usize,
    },
    Over(MatchResult),
    /// Hexxagon without any piece.
    NoPieces,
}

/// A property that no reachable position has. The position can be played nevertheless.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Implausibility {
    /// The ply number is too low for the board.
    Ply { least: u16 },
    /// More quiet plies than plies.
    Quiet { most: u16 },
}

impl PositionDraft {
    /// The start position of a variant, with Hexxagon's default option.
    pub fn start(variant: Variant) -> Self {
        Self::of(&AnyPosition::start(variant, &Options::default()))
    }

    pub fn of(position: &AnyPosition) -> Self {
        let (marks, quiet, when_stuck) = match position {
            AnyPosition::Quixo(p) => {
                let marks = Cell::all().map(|cell| p.symbol(cell).map(|side| side as usize)).collect();
                (marks, p.quiet_plies(), WhenStuck::default())
            }
            AnyPosition::Teams(p) => {
                let marks = Cell::all().map(|cell| p.dot(cell).map(|seat| seat as usize)).collect();
                (marks, p.quiet_plies(), WhenStuck::default())
            }
            AnyPosition::Hexxagon(p) => {
                let piece = |cell| p.piece(cell).map(|side| side as usize);
                (hexxagon::Cell::all().map(piece).collect(), p.quiet_plies(), p.when_stuck())
            }
        };
        Self {
            variant: position.variant(),
            when_stuck,
            marks,
            seat: position.seat_to_move(),
            quiet: u16::try_from(quiet).unwrap_or(u16::MAX),
            ply: u16::try_from(position.ply()).unwrap_or(u16::MAX),
        }
    }

    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The seat to move in turn order.
    pub fn seat(&self) -> usize {
        self.seat
    }

    /// Plies in a row without progress.
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The number of the next ply, from 1.
    pub fn ply(&self) -> u16 {
        self.ply
    }

    /// The seat whose symbol or piece a cell shows; `None` if it is blank, empty, or not on this board.
    pub fn mark(&self, cell: AnyCell) -> Option<usize> {
        if cell.is_of(self.variant) { self.marks[cell.index()] } else { None }
    }

    /// Sets or clears a cell. The ply number is raised if it is too low for the board. Cells of other boards,
    /// blocks and invalid seats are ignored.
    pub fn set(&mut self, cell: AnyCell, mark: Option<usize>) {
        if cell.is_of(self.variant) && mark.is_none_or(|seat| seat < self.variant.seats()) {
            self.marks[cell.index()] = mark;
            self.ply = self.ply.max(self.least_ply());
        }
    }

    /// Sets the seat to move. An invalid seat is ignored.
    pub fn set_seat(&mut self, seat: usize) {
        if seat < self.variant.seats() {
            self.seat = seat;
        }
    }

    /// Sets the number of the next ply, at least the lowest that the board allows.
    pub fn set_ply(&mut self, ply: u16) {
        self.ply = ply.max(self.least_ply());
        self.quiet = self.quiet.min(self.ply - 1);
    }

    /// Sets the number of quiet plies, at most the number of plies played.
    pub fn set_quiet(&mut self, quiet: u16) {
        self.quiet = quiet.min(self.ply.saturating_sub(1));
    }

    pub fn clear(&mut self) {
        self.marks.fill(None);
        (self.quiet, self.ply) = (0, 1);
    }

    /// Rotates the board clockwise by the smallest angle that blocks and seats allow: a quarter in Quixo, a
    /// half in teams, a third in Hexxagon, a sixth without blocks.
    #[must_use]
    pub fn turned(&self) -> Self {
        Self::of(&self.position().transformed(1))
    }

    /// Mirrors the board left to right. Not possible in teams, where it would reverse the turn order.
    #[must_use]
    pub fn mirrored(&self) -> Option<Self> {
        let number = match self.variant {
            Variant::Quixo => 4,
            Variant::QuixoTeams => return None,
            Variant::Hexxagon => 3,
            Variant::HexxagonOpen => 6,
        };
        Some(Self::of(&self.position().transformed(number)))
    }

    pub fn position(&self) -> AnyPosition {
        let options = Options { when_stuck: self.when_stuck, ..Options::default() };
        let start = AnyPosition::start(self.variant, &options);
        start.read(&self.to_string()).expect("a readable draft")
    }

    /// The setup of a match that starts from the edited position.
    pub fn to_match(&self, controllers: &[Controller]) -> Match {
        let mut setup = Setup::new(self.variant, controllers);
        setup.options.when_stuck = self.when_stuck;
        setup.start = Some(self.position());
        Match::new(setup)
    }

    pub fn validity(&self) -> Validity {
        if !self.variant.is_quixo() && self.marks.iter().all(Option::is_none) {
            return Validity::NoPieces;
        }
        let game = self.to_match(&[]);
        match game.result() {
            Some(result) => Validity::Over(result),
            None => Validity::Playable { moves: game.position().moves().len() },
        }
    }

    /// The properties that make the position unreachable.
    pub fn implausibility(&self) -> Option<Implausibility> {
        let least = self.least_ply();
        if self.ply < least {
            return Some(Implausibility::Ply { least });
        }
        (self.quiet >= self.ply).then(|| Implausibility::Quiet { most: self.ply - 1 })
    }

    /// The lowest possible ply number: a ply adds at most one cube or piece.
    fn least_ply(&self) -> u16 {
        let first = if self.variant.is_quixo() { 0 } else { FIRST_PIECES };
        let marks = self.marks.iter().flatten().count();
        u16::try_from(marks.saturating_sub(first) + 1).expect("61 cells")
    }

    /// The cell numbers of a row or ring, in text order.
    fn rows(&self) -> Vec<Range<usize>> {
        if self.variant.is_quixo() {
            (0..5).rev().map(|row| 5 * row..5 * row + 5).collect()
        } else {
            RING_START.windows(2).map(|ring| ring[0]..ring[1]).collect()
        }
    }

    fn letter(&self, seat: usize) -> char {
        match self.variant {
            Variant::Quixo => ['x', 'o'][seat],
            Variant::QuixoTeams => ['s', 'w', 'n', 'e'][seat],
            Variant::Hexxagon | Variant::HexxagonOpen => ['r', 'w'][seat],
        }
    }
}

/// The position text of `docs/rules.md` §4.
impl fmt::Display for PositionDraft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, row) in self.rows().into_iter().enumerate() {
            f.write_str(if number > 0 { "/" } else { "" })?;
            let sign = |index: usize| {
                let block = self.variant == Variant::Hexxagon && BLOCKS >> index & 1 == 1;
                if block { Some('-') } else { self.marks[index].map(|seat| self.letter(seat)) }
            };
            write_items(f, row.map(sign))?;
        }
        write!(f, " {} {} {}", self.letter(self.seat), self.quiet, self.ply)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;
    use crate::session::Reason;

    fn read(variant: Variant, text: &str) -> PositionDraft {
        let start = AnyPosition::start(variant, &Options::default());
        PositionDraft::of(&start.read(text).expect("a position"))
    }

    #[test]
    fn cleared_editor_has_the_start_position() {
        for variant in Variant::ALL {
            let draft = PositionDraft::start(variant);
            assert_eq!(draft.position(), AnyPosition::start(variant, &Options::default()));
            assert_eq!(draft.implausibility(), None);
            assert!(matches!(draft.validity(), Validity::Playable { moves: 6.. }), "{variant}");
        }
    }

    #[test]
    fn invalid_cells_and_seats_are_ignored() {
        let mut draft = PositionDraft::start(Variant::Hexxagon);
        let before = draft.clone();
        draft.set(AnyCell::Hexxagon("b3".parse().expect("a block")), Some(0));
        draft.set(AnyCell::Quixo("a1".parse().expect("a cell")), Some(0));
        draft.set(AnyCell::Hexxagon("a1".parse().expect("a cell")), Some(2));
        draft.set_seat(2);
        assert_eq!(draft, before);
    }

    #[test]
    fn counters_follow_the_board() {
        let mut draft = PositionDraft::start(Variant::Quixo);
        for cell in AnyCell::all(Variant::Quixo).take(7) {
            draft.set(cell, Some(1));
        }
        assert_eq!(draft.ply(), 8);
        draft.set_ply(3);
        assert_eq!(draft.ply(), 8);
        draft.set_quiet(30);
        assert_eq!((draft.quiet(), draft.implausibility()), (7, None));
        assert_eq!(
            read(Variant::Quixo, "xo3/5/5/5/5 x 0 2").implausibility(),
            Some(Implausibility::Ply { least: 3 })
        );
        assert_eq!(
            read(Variant::Quixo, "5/5/5/5/5 x 4 3").implausibility(),
            Some(Implausibility::Quiet { most: 2 })
        );
    }

    #[test]
    fn turns_and_mirrors_come_back() {
        for (variant, text, turns) in [
            (Variant::Quixo, "xo3/5/2x2/5/4o o 3 9", 4),
            (Variant::QuixoTeams, "sw3/5/2n2/5/4e w 3 9", 2),
            (Variant::Hexxagon, "r/-1-w-1/12/r17/w3r3w3r3w3r3 w 1 9", 3),
            (Variant::HexxagonOpen, "r/2w3/12/r17/w3r3w3r3w3r3 w 1 9", 6),
        ] {
            let draft = read(variant, text);
            let round = (0..turns).fold(draft.clone(), |draft, _| draft.turned());
            assert_eq!(round, draft, "{variant}");
            assert_ne!(draft.turned(), draft, "{variant}");
            let twice = draft.mirrored().and_then(|once| once.mirrored());
            assert_eq!(twice, (variant != Variant::QuixoTeams).then_some(draft), "{variant}");
        }
        let mirrored = read(Variant::Quixo, "x4/5/5/5/3o1 o 3 9").mirrored();
        assert_eq!(mirrored, Some(read(Variant::Quixo, "4x/5/5/5/1o3 o 3 9")));
    }

    #[test]
    fn finished_position_has_a_winner() {
        let Validity::Over(end) = read(Variant::Quixo, "xxxxx/5/5/5/ooooo x 0 20").validity() else {
            panic!("over");
        };
        // The previous mover completed a line of the opponent as well.
        assert_eq!(end.winner, Some(Side::First));
        let Validity::Over(end) = read(Variant::HexxagonOpen, "r/6/12/18/24 w 0 9").validity() else {
            panic!("over");
        };
        assert_eq!(end.winner, Some(Side::First));
        let quiet = read(Variant::QuixoTeams, "5/5/5/5/5 s 100 200").validity();
        assert!(matches!(quiet, Validity::Over(end) if matches!(end.reason, Reason::Drawn(_))));
        let mut empty = PositionDraft::start(Variant::Hexxagon);
        empty.clear();
        assert_eq!(empty.validity(), Validity::NoPieces);
    }
}

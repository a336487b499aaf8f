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

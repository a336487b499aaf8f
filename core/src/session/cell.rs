//! A cell of any variant's board.

use std::fmt;

use crate::rules::hexxagon::{self, cells::BLOCKS};
use crate::rules::{Variant, quixo};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnyCell {
    Quixo(quixo::Cell),
    /// One of the 61 cells of Hexxagon, including blocks.
    Hexxagon(hexxagon::Cell),
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

impl fmt::Display for AnyCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Quixo(cell) => cell.fmt(f),
            Self::Hexxagon(cell) => cell.fmt(f),
        }
    }
}

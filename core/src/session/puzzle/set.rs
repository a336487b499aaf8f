//! The puzzle sets of the program.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::rules::{TextError, Variant};

use super::{Puzzle, Theme};

/// A puzzle set, sorted by difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PuzzleSet {
    #[default]
    Quixo,
    QuixoTeams,
    /// Hexxagon, with blocks and without.
    Hexxagon,
}

static SETS: [LazyLock<Vec<Puzzle>>; 3] = [
    LazyLock::new(|| shipped(PuzzleSet::Quixo)),
    LazyLock::new(|| shipped(PuzzleSet::QuixoTeams)),
    LazyLock::new(|| shipped(PuzzleSet::Hexxagon)),
];

fn shipped(set: PuzzleSet) -> Vec<Puzzle> {
    PuzzleSet::read(set.text()).expect("the sets shipped are tested")
}

impl PuzzleSet {
    /// All sets in menu order.
    pub const ALL: [Self; 3] = [Self::Quixo, Self::QuixoTeams, Self::Hexxagon];

    pub fn of(variant: Variant) -> Self {
        match variant {
            Variant::Quixo => Self::Quixo,
            Variant::QuixoTeams => Self::QuixoTeams,
            Variant::Hexxagon | Variant::HexxagonOpen => Self::Hexxagon,
        }
    }

    /// The variant after which the set is named.
    pub fn variant(self) -> Variant {
        match self {
            Self::Quixo => Variant::Quixo,
            Self::QuixoTeams => Variant::QuixoTeams,
            Self::Hexxagon => Variant::Hexxagon,
        }
    }

    pub fn puzzles(self) -> &'static [Puzzle] {
        &SETS[self as usize]
    }

    /// The themes of the puzzles, in menu order.
    pub fn themes(self) -> Vec<Theme> {
        let all: HashSet<Theme> = self.puzzles().iter().flat_map(Puzzle::themes).collect();
        Theme::ALL.iter().copied().filter(|theme| all.contains(theme)).collect()
    }

    /// The puzzles as text, one per line.
    pub fn text(self) -> &'static str {
        match self {
            Self::Quixo => include_str!("../../../assets/puzzles/quixo.txt"),
            Self::QuixoTeams => include_str!("../../../assets/puzzles/quixo-teams.txt"),
            Self::Hexxagon => include_str!("../../../assets/puzzles/hexxagon.txt"),
        }
    }

    /// Parses puzzles, one per line. Empty lines and lines that begin with `#` are ignored. The error names the first
    /// invalid line.
    pub fn read(text: &str) -> Result<Vec<Puzzle>, TextError> {
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        lines
            .map(|(number, line)| line.parse().map_err(|e: TextError| e.within(&format!("line {number}"))))
            .collect()
    }
}

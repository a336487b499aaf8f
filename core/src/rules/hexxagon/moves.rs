//! The plies of Hexxagon and their notation: `docs/rules.md` §4.

use std::fmt;
use std::str::FromStr;

use super::Cell;
use crate::rules::text::is_dash;
use crate::rules::{IllegalMove, TextError};

/// A ply.
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

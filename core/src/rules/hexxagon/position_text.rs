//! The board field of a position text, ring by ring: `docs/rules.md` §4.

use std::fmt;

use super::Position;
use super::cells::{RING_START, RINGS};
use crate::language::msg;
use crate::rules::text::{self, Item, Line};
use crate::rules::{BySide, Side, TextError};

/// Parses the board field into one bitboard per side. `blocks` are the cells that must be written as blocks.
pub(super) fn read_rings(board: &str, blocks: u64) -> Result<BySide<u64>, TextError> {
    let rings: Vec<&str> = board.split('/').collect();
    if rings.len() != RINGS {
        return Err(TextError::new("board", msg::FaultsRings { found: rings.len().to_string() }));
    }
    let mut pieces = BySide([0, 0]);
    for (ring, text) in rings.into_iter().enumerate() {
        let line = Line("ring", ['a', 'b', 'c', 'd', 'e'][ring]);
        let (start, end) = (RING_START[ring], RING_START[ring + 1]);
        let mut index = start;
        let mut found_blocks = 0;
        for item in text::items(line, text)? {
            let cell = if index < end { 1 << index } else { 0 };
            match item {
                Item::Run(run) => index += run - 1,
                Item::Sign('r') => pieces[Side::First] |= cell,
                Item::Sign('w') => pieces[Side::Second] |= cell,
                Item::Sign('-') => found_blocks |= cell,
                Item::Sign(sign) => return Err(line.invalid(&sign.to_string())),
            }
            index += 1;
        }
        if index != end {
            return Err(line.wrong_length(index - start, end - start));
        }
        if found_blocks != blocks & ((1 << end) - (1 << start)) {
            return Err(TextError::new("board", msg::FAULTS_BLOCKS));
        }
    }
    Ok(pieces)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ring in 0..RINGS {
            let cells = RING_START[ring]..RING_START[ring + 1];
            text::write_items(
                f,
                cells.map(|index| {
                    if self.playable() >> index & 1 == 0 {
                        Some('-')
                    } else if self.pieces[Side::First] >> index & 1 == 1 {
                        Some('r')
                    } else if self.pieces[Side::Second] >> index & 1 == 1 {
                        Some('w')
                    } else {
                        None
                    }
                }),
            )?;
            f.write_str(if ring + 1 < RINGS { "/" } else { "" })?;
        }
        let side = if self.side == Side::First { 'r' } else { 'w' };
        write!(f, " {side} {} {}", self.quiet, self.ply)
    }
}

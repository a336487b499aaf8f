//! The board field of a position text, ring by ring: `docs/rules.md` §4.

use std::fmt;

use super::Position;
use super::cells::{RING_START, RINGS};
use crate::rules::text::{self, Item};
use crate::rules::{BySide, Fault, Place, Side, TextError};

/// Parses the board field into one bitboard per side. `blocks` are the cells that must be written as blocks.
pub(super) fn read_rings(board: &str, blocks: u64) -> Result<BySide<u64>, TextError> {
    let rings: Vec<&str> = board.split('/').collect();
    if rings.len() != RINGS {
        let found = rings.len();
        let error = TextError::new("board", format!("{found} rings instead of five"));
        return Err(error.of(Fault::Lines { rings: true, found }));
    }
    let mut pieces = BySide([0, 0]);
    for (ring, text) in rings.into_iter().enumerate() {
        let place = Place::Ring(['a', 'b', 'c', 'd', 'e'][ring]);
        let wrong = |reason: String, fault| Err(TextError::new(place.to_string(), reason).of(fault));
        let (start, end) = (RING_START[ring], RING_START[ring + 1]);
        let mut index = start;
        let mut found_blocks = 0;
        for item in text::items(place, text)? {
            let cell = if index < end { 1 << index } else { 0 };
            match item {
                Item::Run(run) => index += run - 1,
                Item::Sign('r') => pieces[Side::First] |= cell,
                Item::Sign('w') => pieces[Side::Second] |= cell,
                Item::Sign('-') => found_blocks |= cell,
                Item::Sign(sign) => {
                    return wrong(
                        format!("{sign:?} is none of r, w, - and numbers"),
                        Fault::Sign(place, sign),
                    );
                }
            }
            index += 1;
        }
        if index != end {
            let (found, wanted) = (index - start, end - start);
            return wrong(
                format!("{found} cells instead of {wanted}"),
                Fault::Cells { place, found, wanted },
            );
        }
        if found_blocks != blocks & ((1 << end) - (1 << start)) {
            let wanted =
                if blocks == 0 { "this variant has no blocks" } else { "the blocks are b1, b3 and b5" };
            return wrong(wanted.into(), Fault::Blocks);
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

//! The board field of a position text.

use std::fmt;

use super::board::Cell;
use crate::rules::text::{self, Item};
use crate::rules::{Fault, Place, TextError};

/// Parses the board field, rows 5 to 1. `place_sign` sets a character on a cell or rejects it.
pub(super) fn read_rows(
    board: &str,
    allowed: &str,
    mut place_sign: impl FnMut(Cell, char) -> bool,
) -> Result<(), TextError> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != 5 {
        let found = rows.len();
        let error = TextError::new("board", format!("{found} rows instead of five"));
        return Err(error.of(Fault::Lines { rings: false, found }));
    }
    for (row, text) in (0..5).rev().zip(rows) {
        let place = Place::Row(row + 1);
        let mut column = 0;
        for item in text::items(place, text)? {
            match item {
                Item::Run(run) => column += run,
                Item::Sign(sign) => {
                    let cell = u8::try_from(column).ok().and_then(|column| Cell::at(column, row));
                    if cell.is_some_and(|cell| !place_sign(cell, sign)) {
                        let reason = format!("{sign:?} is none of {allowed}");
                        return Err(TextError::new(place.to_string(), reason).of(Fault::Sign(place, sign)));
                    }
                    column += 1;
                }
            }
        }
        if column != 5 {
            let error = TextError::new(place.to_string(), format!("{column} cells instead of five"));
            return Err(error.of(Fault::Cells { place, found: column, wanted: 5 }));
        }
    }
    Ok(())
}

/// Writes the board field. `sign` gives the character of a cell, `None` for blank.
pub(super) fn write_rows(f: &mut fmt::Formatter<'_>, sign: impl Fn(Cell) -> Option<char>) -> fmt::Result {
    for row in (0..5).rev() {
        text::write_items(f, (0..5).map(|column| sign(Cell::from_index(5 * row + column))))?;
        f.write_str(if row > 0 { "/" } else { "" })?;
    }
    Ok(())
}

//! The board field of a position text.

use std::fmt;

use super::board::Cell;
use crate::language::msg;
use crate::rules::TextError;
use crate::rules::text::{self, Item, Line};

/// Parses the board field, rows 5 to 1. `place_sign` sets a character on a cell or rejects it.
pub(super) fn read_rows(
    board: &str,
    mut place_sign: impl FnMut(Cell, char) -> bool,
) -> Result<(), TextError> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != 5 {
        return Err(TextError::new("board", msg::FaultsRows { found: rows.len().to_string() }));
    }
    for (row, text) in (0..5).rev().zip(rows) {
        let line = Line("row", char::from(b'1' + row));
        let mut column = 0;
        for item in text::items(line, text)? {
            match item {
                Item::Run(run) => column += run,
                Item::Sign(sign) => {
                    let cell = u8::try_from(column).ok().and_then(|column| Cell::at(column, row));
                    if cell.is_some_and(|cell| !place_sign(cell, sign)) {
                        return Err(line.invalid(&sign.to_string()));
                    }
                    column += 1;
                }
            }
        }
        if column != 5 {
            return Err(line.wrong_length(column, 5));
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

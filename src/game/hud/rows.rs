//! The visible window of a move list. Each row is a button, so a very long match shows only the rows around
//! the current one.

use std::ops::Range;

/// Plies that a list shows or leaves out together: whole rows, whatever the number of seats.
const BLOCK: usize = 400;

/// The plies that a list shows when the board stands after so many of `all`.
pub fn listed(all: usize, plies: usize) -> Range<usize> {
    let block = plies.saturating_sub(1) / BLOCK * BLOCK;
    block.saturating_sub(BLOCK)..(block + 2 * BLOCK).min(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_holds_what_is_looked_at_and_never_too_much() {
        for all in [0usize, 1, 7, 399, 400, 401, 1_000, 157_640] {
            for plies in [0, 1, all / 2, all.saturating_sub(1), all] {
                let plies = plies.min(all);
                let shown = listed(all, plies);
                assert!(shown.end <= all && shown.len() <= 3 * BLOCK && shown.start.is_multiple_of(4));
                assert!(plies == 0 || shown.contains(&(plies - 1)), "{plies} of {all}: {shown:?}");
            }
        }
        assert_eq!(listed(750, 10), 0..750, "matches as people play them are shown whole");
    }
}

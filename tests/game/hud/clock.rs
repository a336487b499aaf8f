//! The text of a clock.

use pushflip::game::hud::{format_clock, until_next_change};
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_hours(1);

#[test]
fn clocks_round_up() {
    let shown = |left| format_clock(left).to_string();
    assert_eq!(shown(Duration::from_millis(1)), "0:01");
    assert_eq!(shown(Duration::ZERO), "0:00");
    assert_eq!(shown(Duration::from_mins(10)), "10:00");
    assert_eq!(shown(HOUR), "60:00");
    assert_eq!(shown(HOUR + SECOND), "1 h 1 min");
    assert_eq!(shown(23 * HOUR + SECOND), "1 d");
    assert_eq!(shown(52 * HOUR), "2 d 4 h");
    assert_eq!(shown(7 * 24 * HOUR), "7 d");
}

#[test]
fn a_clock_changes_at_its_next_unit() {
    let seconds = [1, 2, 999, 1_000, 1_001, 59_999, 60_000, 3_600_000].map(Duration::from_millis);
    let longer = [HOUR + SECOND, 2 * HOUR, 24 * HOUR, 52 * HOUR, 52 * HOUR + SECOND];
    for left in seconds.into_iter().chain(longer) {
        let next = left.saturating_sub(until_next_change(left));
        assert_ne!(format_clock(next), format_clock(left), "{left:?}");
        assert_eq!(format_clock(next + Duration::from_millis(1)), format_clock(left), "{left:?}");
    }
    assert_eq!(until_next_change(Duration::ZERO), Duration::ZERO);
}

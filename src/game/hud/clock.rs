//! The text of a clock.

use std::time::Duration;

/// Whole seconds, rounded up: nought means that the time is out.
pub(super) fn clock(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// How long it takes until a clock shows a second less.
pub(super) fn until_next_second(left: Duration) -> Duration {
    match left.subsec_nanos() {
        0 => Duration::from_secs(left.as_secs().min(1)),
        nanoseconds => Duration::from_nanos(nanoseconds.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_round_up() {
        assert_eq!(clock(Duration::from_millis(1)), "0:01");
        assert_eq!(clock(Duration::ZERO), "0:00");
        assert_eq!(clock(Duration::from_mins(10)), "10:00");
    }

    #[test]
    fn a_clock_shows_the_same_until_its_next_second() {
        for left in [1, 2, 999, 1_000, 1_001, 59_999, 60_000].map(Duration::from_millis) {
            let next = left.saturating_sub(until_next_second(left));
            assert_ne!(clock(next), clock(left), "{left:?}");
            assert_eq!(clock(next + Duration::from_millis(1)), clock(left), "{left:?}");
        }
        assert_eq!(until_next_second(Duration::ZERO), Duration::ZERO);
    }
}

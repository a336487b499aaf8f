//! Clock formatting.

use std::time::Duration;

/// Minutes and seconds, rounded up, so that 0:00 means that the time is out.
pub(super) fn format_clock(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The time until a clock shows one second less.
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
        assert_eq!(format_clock(Duration::from_millis(1)), "0:01");
        assert_eq!(format_clock(Duration::ZERO), "0:00");
        assert_eq!(format_clock(Duration::from_mins(10)), "10:00");
    }

    #[test]
    fn a_clock_changes_at_its_next_second() {
        for left in [1, 2, 999, 1_000, 1_001, 59_999, 60_000].map(Duration::from_millis) {
            let next = left.saturating_sub(until_next_second(left));
            assert_ne!(format_clock(next), format_clock(left), "{left:?}");
            assert_eq!(format_clock(next + Duration::from_millis(1)), format_clock(left), "{left:?}");
        }
        assert_eq!(until_next_second(Duration::ZERO), Duration::ZERO);
    }
}

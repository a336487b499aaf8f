//! Clock formatting.

use std::time::Duration;

use pushflip_core::language::{Localized, msg};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);

/// The smallest unit that a clock shows: seconds up to an hour, minutes up to almost a day, then hours.
fn unit(left: Duration) -> Duration {
    if left > 23 * HOUR {
        HOUR
    } else if left > HOUR {
        MINUTE
    } else {
        SECOND
    }
}

/// Minutes and seconds, or two larger units: `2 d 4 h`. Rounded up, so that 0:00 means that the time is out.
pub fn format_clock(left: Duration) -> Localized {
    let unit = unit(left);
    let count = left.as_nanos().div_ceil(unit.as_nanos()) as u64;
    if unit == SECOND {
        return format!("{}:{:02}", count / 60, count % 60).into();
    }
    let (large, small): (Localized, Localized) = if unit == HOUR {
        (msg::CommonDaysShort { count: count / 24 }.into(), msg::CommonHours { count: count % 24 }.into())
    } else {
        (msg::CommonHours { count: count / 60 }.into(), msg::CommonMinutes { count: count % 60 }.into())
    };
    let is_whole = count.is_multiple_of(if unit == HOUR { 24 } else { 60 });
    if is_whole { large } else { Localized::joined([large, small], " ") }
}

/// The time until a clock shows something else.
pub fn until_next_change(left: Duration) -> Duration {
    let unit = unit(left);
    let rest = Duration::from_nanos((left.as_nanos() % unit.as_nanos()) as u64);
    if rest.is_zero() { unit.min(left) } else { rest }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}

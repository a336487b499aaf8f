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

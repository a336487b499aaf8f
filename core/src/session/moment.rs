//! A date and a time of day: when a match began.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::rules::TextError;

const SECONDS_A_DAY: u64 = 86_400;
/// Characters of a date and a time of day in whole seconds.
const SECONDS_LENGTH: usize = "2026-11-21 09:17:39".len();

/// A moment of universal time (UTC). The session has no clock of its own: whoever starts a match
/// says when. It is exact to the nanosecond, which tells matches apart that begin in the same second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Moment {
    year: u16,
    month: u8,
    day: u8,
    hour: u8,
    minute: u8,
    second: u8,
    nanosecond: u32,
}

impl Moment {
    /// The moment of a system time; what lies outside the years 1970 to 9999 is their first second.
    #[must_use]
    pub fn of(time: SystemTime) -> Self {
        let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
        let (seconds, nanosecond) = (since.as_secs(), since.subsec_nanos());
        let mut days = seconds / SECONDS_A_DAY;
        let mut year = 1970;
        while year < 9999 && days >= days_of(year) {
            days -= days_of(year);
            year += 1;
        }
        if days >= days_of(year) {
            return Self { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0, nanosecond: 0 };
        }
        let mut month = 1;
        while days >= u64::from(days_in(year, month)) {
            days -= u64::from(days_in(year, month));
            month += 1;
        }
        let of_day = seconds % SECONDS_A_DAY;
        let day = days as u8 + 1;
        let [hour, minute, second] =
            [of_day / 3600, of_day / 60 % 60, of_day % 60].map(|number| number as u8);
        Self { year, month, day, hour, minute, second, nanosecond }
    }

    /// Its second as it stands in file names, which sort by it: `20261121-091739`.
    #[must_use]
    pub fn compact(&self) -> String {
        Self { nanosecond: 0, ..*self }.to_string().replace(['-', ':'], "").replace(' ', "-")
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

fn days_of(year: u16) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

fn days_in(year: u16, month: u8) -> u8 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// `2026-11-21 09:17:39`, with `.123456789` after it unless it is the beginning of the second.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { year, month, day, hour, minute, second, nanosecond } = self;
        write!(f, "{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}")?;
        if *nanosecond > 0 { write!(f, ".{nanosecond:09}") } else { Ok(()) }
    }
}

impl FromStr for Moment {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let wrong = || TextError::new("date", format!("{text:?} is no date like 2026-11-21 09:17:39"));
        // Digits exactly where the pattern has them, so that a number can be cut out at its place.
        let pattern = "0000-00-00 00:00:00.000000000";
        let fits = [SECONDS_LENGTH, pattern.len()].contains(&text.len())
            && text.bytes().zip(pattern.bytes()).all(|(found, wanted)| match wanted {
                b'0' => found.is_ascii_digit(),
                _ => found == wanted,
            });
        if !fits {
            return Err(wrong());
        }
        let number = |from: usize| text[from..from + 2].parse::<u8>().map_err(|_| wrong());
        let year = text[..4].parse().map_err(|_| wrong())?;
        let (month, day) = (number(5)?, number(8)?);
        let (hour, minute, second) = (number(11)?, number(14)?, number(17)?);
        let nanosecond = text.get(SECONDS_LENGTH + 1..).map_or(Ok(0), str::parse).map_err(|_| wrong())?;
        let exists = (1..=12).contains(&month)
            && (1..=days_in(year, month)).contains(&day)
            && hour < 24
            && minute < 60
            && second < 60;
        exists.then_some(Self { year, month, day, hour, minute, second, nanosecond }).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn dates_follow_the_calendar() {
        let at = |seconds| Moment::of(UNIX_EPOCH + Duration::from_secs(seconds)).to_string();
        assert_eq!(at(0), "1970-01-01 00:00:00");
        assert_eq!(at(951_782_400), "2000-02-29 00:00:00");
        assert_eq!(at(1_795_252_659), "2026-11-21 09:17:39");
        let exact = Moment::of(UNIX_EPOCH + Duration::new(1_795_252_659, 70_000_009));
        assert_eq!(exact.to_string(), "2026-11-21 09:17:39.070000009");
        assert_eq!(exact.to_string().parse(), Ok(exact));
        assert_eq!(exact.compact(), "20261121-091739");
        assert_eq!(at(253_402_300_799), "9999-12-31 23:59:59");
        assert_eq!(at(253_402_300_800), "1970-01-01 00:00:00");
    }

    #[test]
    fn dates_that_do_not_exist_are_refused() {
        for text in
            ["2025-02-29 00:00:00", "2026-13-01 00:00:00", "2026-1-1 0:00:00", "", "2026-11-21é09:17:3"]
                .into_iter()
                .chain(["2026-11-21 09:17:39.", "2026-11-21 09:17:39.5", "2026-11-21 09:17:39.12345678x"])
        {
            assert!(text.parse::<Moment>().is_err(), "{text}");
        }
    }
}

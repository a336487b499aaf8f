//! A date and time of day.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use crate::rules::TextError;

/// A moment in UTC with nanoseconds, which distinguish matches that begin in the same second. The session has
/// no clock; the caller passes the time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Moment(DateTime);

impl Moment {
    /// Converts a system time. Times outside the years 1970 to 9999 become the first second of 1970.
    pub fn of(time: SystemTime) -> Self {
        let known = Timestamp::try_from(time).unwrap_or_default().max(Timestamp::UNIX_EPOCH);
        Self(TimeZone::UTC.to_datetime(known))
    }

    /// Whether another machine's clock can show this moment now: clocks differ by less than a day.
    pub fn can_be(self, now: SystemTime) -> bool {
        self <= Self::of(now + Duration::from_hours(24))
    }

    /// The moment truncated to seconds, as all versions can read it.
    #[must_use]
    pub fn whole_second(self) -> Self {
        Self(self.0.with().subsec_nanosecond(0).build().unwrap_or(self.0))
    }

    /// The form used in file names, which sorts by time: `20261121-091739`.
    pub fn compact(&self) -> String {
        self.0.strftime("%Y%m%d-%H%M%S").to_string()
    }

    /// The local time for display: `10:17`.
    pub fn local_time(&self) -> String {
        self.local().strftime("%H:%M").to_string()
    }

    /// The local date and time; UTC if the time zone is unknown.
    pub(super) fn local(self) -> DateTime {
        self.in_zone(TimeZone::system())
    }

    fn in_zone(self, zone: TimeZone) -> DateTime {
        // Not every time zone has the last day of the year 9999.
        let zoned = self.0.to_zoned(TimeZone::UTC);
        zoned.map_or(self.0, |universal| universal.with_time_zone(zone).datetime())
    }
}

/// The text form: `2026-11-21 09:17:39`, followed by `.123456789` if there are nanoseconds.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pattern = if self.0.subsec_nanosecond() > 0 { "%F %T.%9f" } else { "%F %T" };
        write!(f, "{}", self.0.strftime(pattern))
    }
}

impl FromStr for Moment {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let moment = DateTime::strptime("%F %T%.f", text).map(Self);
        // Accept only the exact form: no blanks, no missing digits.
        let written = text.strip_suffix(".000000000").unwrap_or(text);
        moment
            .ok()
            .filter(|moment| moment.to_string() == written)
            .ok_or_else(|| TextError::not_like("date", text, "2026-11-21 09:17:39"))
    }
}

impl TryFrom<String> for Moment {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        text.parse()
    }
}

impl From<Moment> for String {
    fn from(moment: Moment) -> Self {
        moment.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_in_the_local_zone() {
        let at = |text: &str, zone: &TimeZone| {
            let there = text.parse::<Moment>().map(|at| at.in_zone(zone.clone()));
            there.map(|there| there.strftime("%Y-%m-%d %H:%M").to_string())
        };
        let new_york = TimeZone::posix("EST5EDT,M3.2.0,M11.1.0").expect("a zone with daylight saving");
        assert_eq!(at("2026-01-01 02:17:39.500000000", &new_york), Ok("2025-12-31 21:17".into()));
        assert_eq!(at("2026-07-01 02:17:39", &new_york), Ok("2026-06-30 22:17".into()));
        let nepal = TimeZone::fixed(jiff::tz::Offset::from_seconds(20_700).expect("an offset"));
        assert_eq!(at("2026-11-21 09:17:39", &nepal), Ok("2026-11-21 15:02".into()));
        assert_eq!(at("9999-12-31 23:59:59", &nepal), Ok("9999-12-31 23:59".into()));
        assert_eq!(at("2026-11-21 09:17:39", &TimeZone::unknown()), Ok("2026-11-21 09:17".into()));
    }
}

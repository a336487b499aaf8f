//! Clock settings.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::Setup;
use crate::rules::TextError;

/// The longest time in seconds that a record or a command line may give: more than thirty years.
const MOST_SECONDS: u64 = 1_000_000_000;
/// The number of decimals: a [`Duration`] has nanoseconds.
const DECIMALS: usize = 9;

/// The time control of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClockRule {
    #[default]
    None,
    PerMove(Duration),
    /// A time per player and an increment per move.
    Total {
        total: Duration,
        increment: Duration,
    },
}

impl ClockRule {
    /// The clock with all times divided by a number other than 0.
    #[must_use]
    pub fn divided(self, by: u32) -> Self {
        match self {
            Self::None => Self::None,
            Self::PerMove(time) => Self::PerMove(time / by),
            Self::Total { total, increment } => Self::Total { total: total / by, increment: increment / by },
        }
    }

    /// The time at the start.
    fn full(self) -> Duration {
        match self {
            Self::None => Duration::ZERO,
            Self::PerMove(time) => time,
            Self::Total { total, .. } => total,
        }
    }
}

/// The text form, in seconds: `none`, `30/move`, `600+5`.
impl fmt::Display for ClockRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::None => f.write_str("none"),
            Self::PerMove(time) => write!(f, "{}/move", seconds(time)),
            Self::Total { total, increment } => write!(f, "{}+{}", seconds(total), seconds(increment)),
        }
    }
}

impl FromStr for ClockRule {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let wrong = || TextError::none_of("clock", text, &["none", "30/move", "600+5"]);
        let some_time = |text| read_seconds(text).filter(|time| !time.is_zero()).ok_or_else(wrong);
        if text == "none" {
            Ok(Self::None)
        } else if let Some(time) = text.strip_suffix("/move") {
            some_time(time).map(Self::PerMove)
        } else {
            let (total, increment) = text.split_once('+').unwrap_or((text, "0"));
            let increment = read_seconds(increment).ok_or_else(wrong)?;
            Ok(Self::Total { total: some_time(total)?, increment })
        }
    }
}

/// Seconds with as many decimals as needed: `600`, `2.5`.
pub(super) fn seconds(time: Duration) -> String {
    let text = format!("{}.{:0DECIMALS$}", time.as_secs(), time.subsec_nanos());
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// Parses the output of [`seconds`].
pub(super) fn read_seconds(text: &str) -> Option<Duration> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    if !digits(whole) || !digits(decimals) || decimals.len() > DECIMALS {
        return None;
    }
    let whole = whole.parse().ok().filter(|&whole| whole <= MOST_SECONDS)?;
    let nanoseconds = format!("{decimals:0<DECIMALS$}").parse().ok()?;
    Some(Duration::new(whole, nanoseconds))
}

/// The remaining time of each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The rule of each seat; either all or none have a clock.
    rules: Vec<ClockRule>,
    left: Vec<Duration>,
}

impl Clock {
    pub fn new(setup: &Setup) -> Self {
        let rules: Vec<_> = (0..setup.seats.len()).map(|seat| setup.clock_of(seat)).collect();
        let left = rules.iter().map(|rule| rule.full()).collect();
        Self { rules, left }
    }

    /// The remaining time of a seat; `None` without a clock.
    pub fn left(&self, seat: usize) -> Option<Duration> {
        (self.rules[seat] != ClockRule::None).then(|| self.left[seat])
    }

    /// Sets the remaining time of a seat, from a record.
    pub fn set_left(&mut self, seat: usize, left: Duration) {
        self.left[seat] = left;
    }

    /// Subtracts elapsed time from the seat to move. Returns true when the time has run out.
    pub fn elapse(&mut self, seat: usize, time: Duration) -> bool {
        if self.rules[seat] == ClockRule::None {
            return false;
        }
        self.left[seat] = self.left[seat].saturating_sub(time);
        self.left[seat].is_zero()
    }

    /// Adds the increment, or resets the time per move, after a move of the seat.
    pub fn moved(&mut self, seat: usize) {
        match self.rules[seat] {
            ClockRule::None => {}
            ClockRule::PerMove(time) => self.left[seat] = time,
            ClockRule::Total { increment, .. } => {
                self.left[seat] = self.left[seat].saturating_add(increment);
            }
        }
    }
}

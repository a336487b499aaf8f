//! Lag compensation and grace periods, scaled with the clock.

use std::time::Duration;

use crate::session::ClockRule;

/// The expected number of moves of a player in a match.
const MOVES: u32 = 40;
const LONGEST_GRACE: Duration = Duration::from_mins(1);
/// A lost connection is detected after five seconds, and reconnecting takes a few more.
const SHORTEST_GRACE: Duration = Duration::from_secs(10);
/// The grace period is a tenth of the expected time.
const OF_GRACE: u32 = 10;
/// The largest gain of the lag quota per move.
const MOST_GAIN: Duration = Duration::from_secs(1);
const LEAST_GAIN: Duration = Duration::from_millis(150);
/// A 250th of the expected time is added to the smallest gain.
const OF_GAIN: u32 = 250;
/// The quota at the start of a match, in gains.
const INITIAL_GAINS: u32 = 3;
/// The largest quota, in gains.
const AT_MOST: u32 = 7;

/// The expected thinking time of a player in a match.
fn expected(rule: ClockRule) -> Duration {
    match rule {
        ClockRule::None => Duration::MAX,
        ClockRule::PerMove(time) => time.saturating_mul(MOVES),
        ClockRule::Total { total, increment } => total.saturating_add(increment.saturating_mul(MOVES)),
    }
}

/// The grace period: the time lost by disconnections that a player gets back in a match, and the absence of
/// [`claim_after`].
pub fn grace(rule: ClockRule) -> Duration {
    (expected(rule) / OF_GRACE).clamp(SHORTEST_GRACE, LONGEST_GRACE)
}

/// From this time per move on, players come and go during a match.
const CORRESPONDENCE: Duration = Duration::from_hours(12);

/// The uninterrupted absence after which an opponent may claim the match; `None` if the clock alone ends it.
pub fn claim_after(rule: ClockRule) -> Option<Duration> {
    let is_slow = matches!(rule, ClockRule::PerMove(time) if time >= CORRESPONDENCE);
    (!is_slow).then(|| grace(rule))
}

/// The remaining lag quota of a seat in a match. The amounts are those of lichess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LagBank {
    left: Duration,
    gain: Duration,
}

impl LagBank {
    /// The quota at the start of a match.
    pub fn new(rule: ClockRule) -> Self {
        let gain = (expected(rule) / OF_GAIN).saturating_add(LEAST_GAIN).min(MOST_GAIN);
        Self { left: gain * INITIAL_GAINS, gain }
    }

    /// The lag compensation of a move whose author claims this thinking time: at most the lost time, a recent
    /// round trip, and the quota.
    pub fn lag(self, measured: Duration, thought: Duration, round_trip: Duration) -> Duration {
        measured.saturating_sub(thought).min(self.most(round_trip))
    }

    /// The largest compensation of a move.
    pub fn most(self, round_trip: Duration) -> Duration {
        self.left.min(round_trip)
    }

    pub fn moved(&mut self, given_back: Duration) {
        self.left = (self.left.saturating_sub(given_back) + self.gain).min(self.gain * AT_MOST);
    }
}

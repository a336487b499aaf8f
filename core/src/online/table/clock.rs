//! Lag compensation and grace periods, scaled with the clock.

use std::time::Duration;

use crate::session::ClockRule;

/// The expected number of moves of a player in a match.
const MOVES: u32 = 40;
const LONGEST_GRACE: Duration = Duration::from_mins(1);
/// The shortest grace period: a lost connection is detected after five seconds, and reconnecting takes a few
/// more.
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

    /// Updates the quota after a move.
    pub fn moved(&mut self, given_back: Duration) {
        self.left = (self.left.saturating_sub(given_back) + self.gain).min(self.gain * AT_MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn total(minutes: u64, increment: u64) -> ClockRule {
        let (total, increment) = (Duration::from_mins(minutes), Duration::from_secs(increment));
        ClockRule::Total { total, increment }
    }

    #[test]
    fn compensation_is_limited_by_lost_time_round_trip_and_quota() {
        let bank = LagBank::new(total(15, 0));
        assert_eq!(bank.lag(ms(900), ms(700), ms(500)), ms(200));
        assert_eq!(bank.lag(ms(900), ms(100), ms(500)), ms(500));
        assert_eq!(bank.lag(ms(9000), ms(0), ms(8000)), ms(3000));
        assert_eq!(bank.lag(ms(900), ms(1000), ms(500)), ms(0));
    }

    #[test]
    fn the_lag_quota_is_spent_and_refilled() {
        let mut bank = LagBank::new(total(15, 0));
        bank.moved(ms(3000));
        assert_eq!(bank.most(ms(60_000)), ms(1000));
        for _ in 0..9 {
            bank.moved(ms(0));
        }
        assert_eq!(bank.most(ms(60_000)), ms(7000));
        bank.moved(ms(5000));
        assert_eq!(bank.most(ms(60_000)), ms(3000));
    }

    #[test]
    fn compensation_scales_with_the_clock() {
        let per_move = |seconds| ClockRule::PerMove(Duration::from_secs(seconds));
        for (rule, gain, away) in [
            (total(1, 0), 390, 10),
            (total(3, 2), 1000, 26),
            (total(5, 0), 1000, 30),
            (total(15, 10), 1000, 60),
            (per_move(1), 310, 10),
            (per_move(30), 1000, 60),
            (ClockRule::None, 1000, 60),
        ] {
            assert_eq!(LagBank::new(rule).most(ms(60_000)), ms(gain * 3), "{rule:?}");
            assert_eq!(grace(rule), Duration::from_secs(away), "{rule:?}");
            assert_eq!(claim_after(rule), Some(grace(rule)), "{rule:?}");
        }
        assert_eq!(claim_after(ClockRule::PerMove(Duration::from_hours(24))), None);
    }
}

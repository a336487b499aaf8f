//! Lag compensation and grace periods, scaled with the clock.

use std::time::Duration;

use crate::session::ClockRule;

/// So many moves of a player a match is expected to have.
const MOVES: u32 = 40;
/// The longest that is given back for being cut off in a match, and the longest absence that is waited for.
const LONGEST_GRACE: Duration = Duration::from_mins(1);
/// The shortest: a connection that breaks is noticed after five seconds, and made anew in a few more.
const SHORTEST_GRACE: Duration = Duration::from_secs(10);
/// A tenth of the expected time is given back for being cut off.
const OF_GRACE: u32 = 10;
/// The largest gain of the lag quota per move.
const MOST_GAIN: Duration = Duration::from_secs(1);
/// The same, at least.
const LEAST_GAIN: Duration = Duration::from_millis(150);
/// A 250th of the expected time is added to it.
const OF_GAIN: u32 = 250;
/// A match begins with so many times the gain.
const AT_FIRST: u32 = 3;
/// There is never more than so many times the gain.
const AT_MOST: u32 = 7;

/// How much time a player is expected to have in a match.
fn expected(rule: ClockRule) -> Duration {
    match rule {
        ClockRule::None => Duration::MAX,
        ClockRule::PerMove(time) => time.saturating_mul(MOVES),
        ClockRule::Total { total, increment } => total.saturating_add(increment.saturating_mul(MOVES)),
    }
}

/// How long a player may be away in a row before who sits opposite may claim the match, and how much of the
/// time that they were cut off they get back in a match.
#[must_use]
pub fn grace(rule: ClockRule) -> Duration {
    (expected(rule) / OF_GRACE).clamp(SHORTEST_GRACE, LONGEST_GRACE)
}

/// How much lag a seat can still get back in a match. The amounts are those of lichess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LagBank {
    left: Duration,
    gain: Duration,
}

impl LagBank {
    /// At the beginning of a match.
    #[must_use]
    pub fn new(rule: ClockRule) -> Self {
        let gain = (expected(rule) / OF_GAIN).saturating_add(LEAST_GAIN).min(MOST_GAIN);
        Self { left: gain * AT_FIRST, gain }
    }

    /// What can be given back for a move, if its author has thought so long by their own clock: no more than
    /// was lost, than a recent round trip, and than there is.
    #[must_use]
    pub fn lag(self, measured: Duration, thought: Duration, round_trip: Duration) -> Duration {
        measured.saturating_sub(thought).min(self.most(round_trip))
    }

    /// The most that can be given back for a move.
    #[must_use]
    pub fn most(self, round_trip: Duration) -> Duration {
        self.left.min(round_trip)
    }

    /// A move was made, and so much given back.
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
    fn lag_is_what_was_lost_what_a_round_trip_takes_and_what_there_is() {
        let bank = LagBank::new(total(15, 0));
        assert_eq!(bank.lag(ms(900), ms(700), ms(500)), ms(200));
        assert_eq!(bank.lag(ms(900), ms(100), ms(500)), ms(500));
        assert_eq!(bank.lag(ms(9000), ms(0), ms(8000)), ms(3000));
        assert_eq!(bank.lag(ms(900), ms(1000), ms(500)), ms(0));
    }

    #[test]
    fn a_bank_is_emptied_and_fills_again() {
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
    fn what_is_given_back_scales_with_the_clock() {
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
        }
    }
}

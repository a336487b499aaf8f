//! Lag is given back: what a move has spent on its way is not its author's time.

use std::time::Duration;

/// What a seat can get back at the beginning of a match.
const AT_FIRST: Duration = Duration::from_secs(3);
/// What it can get back more after each move: where one packet of five is lost, and the way takes 0.3 s, a move
/// loses more than a second on the average.
const A_MOVE: Duration = Duration::from_secs(2);
/// What it can get back at most, so that nobody wins much by a wrong word about how long they thought.
const AT_MOST: Duration = Duration::from_secs(5);

/// How much lag a seat can still get back in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LagBank(Duration);

impl Default for LagBank {
    fn default() -> Self {
        Self(AT_FIRST)
    }
}

impl LagBank {
    /// What can be given back for a move, if its author has thought so long by their own clock: no more than
    /// was lost, than a recent round trip, and than there is.
    #[must_use]
    pub fn lag(self, measured: Duration, thought: Duration, round_trip: Duration) -> Duration {
        measured.saturating_sub(thought).min(self.most(round_trip))
    }

    /// The most that can be given back for a move.
    #[must_use]
    pub fn most(self, round_trip: Duration) -> Duration {
        self.0.min(round_trip)
    }

    /// A move was made, and so much given back.
    pub fn moved(&mut self, given_back: Duration) {
        self.0 = (self.0.saturating_sub(given_back) + A_MOVE).min(AT_MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn lag_is_what_was_lost_what_a_round_trip_takes_and_what_there_is() {
        let bank = LagBank::default();
        assert_eq!(bank.lag(ms(900), ms(700), ms(500)), ms(200));
        assert_eq!(bank.lag(ms(900), ms(100), ms(500)), ms(500));
        assert_eq!(bank.lag(ms(9000), ms(0), ms(8000)), ms(3000));
        assert_eq!(bank.lag(ms(900), ms(1000), ms(500)), ms(0));
    }

    #[test]
    fn a_bank_is_emptied_and_fills_again() {
        let mut bank = LagBank::default();
        bank.moved(ms(3000));
        assert_eq!(bank.most(ms(60_000)), ms(2000));
        for _ in 0..9 {
            bank.moved(ms(0));
        }
        assert_eq!(bank.most(ms(60_000)), ms(5000));
        bank.moved(ms(5000));
        assert_eq!(bank.most(ms(60_000)), ms(2000));
    }
}

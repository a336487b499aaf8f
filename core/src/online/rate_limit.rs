//! A rate limit with bursts.

use std::time::Duration;

/// A token bucket, stored as the time at which it is full again.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RateLimit(Duration);

impl RateLimit {
    /// Takes a token if there is one, and returns whether there was.
    #[must_use]
    pub(super) fn try_take(&mut self, now: Duration, interval: Duration, burst: u32) -> bool {
        let has_token = self.next_at(interval, burst) <= now;
        if has_token {
            self.take(now, interval);
        }
        has_token
    }

    /// Takes a token. The caller has waited for it until [`next_at`](Self::next_at).
    pub(super) fn take(&mut self, now: Duration, interval: Duration) {
        self.0 = self.0.max(now) + interval;
    }

    /// The time of the next token.
    pub(super) fn next_at(self, interval: Duration, burst: u32) -> Duration {
        (self.0 + interval).saturating_sub(interval * burst)
    }

    pub(super) fn is_full(self, now: Duration) -> bool {
        self.0 <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INTERVAL: Duration = Duration::from_secs(1);
    const BURST: u32 = 3;

    #[test]
    fn a_burst_is_followed_by_one_token_per_interval() {
        let mut limit = RateLimit::default();
        let tokens_at = |seconds| {
            let now = Duration::from_secs(seconds);
            (0..9).filter(|_| limit.try_take(now, INTERVAL, BURST)).count()
        };
        assert_eq!([0, 0, 1, 3, 100].map(tokens_at), [3, 0, 1, 2, 3]);
        let [full, before] = [103, 102].map(Duration::from_secs);
        assert!(limit.is_full(full) && !limit.is_full(before));
    }

    #[test]
    fn the_next_token_comes_an_interval_after_the_last_one_was_taken() {
        let mut limit = RateLimit::default();
        for _ in 0..BURST {
            assert_eq!(limit.next_at(INTERVAL, BURST), Duration::ZERO);
            limit.take(Duration::ZERO, INTERVAL);
        }
        assert_eq!(limit.next_at(INTERVAL, BURST), INTERVAL);
    }
}

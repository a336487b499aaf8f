//! A rate limit with bursts.

use std::time::Duration;

/// A token bucket, as the time at which all taken tokens would be used up at an even rate.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RateLimit(Duration);

impl RateLimit {
    /// Takes a token if there is one.
    pub(super) fn allows(&mut self, now: Duration, each: Duration, at_once: u32) -> bool {
        let may = self.next_at(each, at_once) <= now;
        if may {
            self.0 = self.0.max(now) + each;
        }
        may
    }

    /// The time of the next token.
    pub(super) fn next_at(self, each: Duration, at_once: u32) -> Duration {
        (self.0 + each).saturating_sub(each * at_once)
    }

    pub(super) fn is_full(self, now: Duration) -> bool {
        self.0 <= now
    }
}

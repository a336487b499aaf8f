//! Health checks of an endpoint that may live for weeks: detects a sleep of the machine and a missing relay.

use std::time::{Duration, SystemTime};

use iroh::{Endpoint, Watcher};
use tokio::time::Instant;

pub(super) const CHECK_INTERVAL: Duration = Duration::from_secs(5);
/// If this much more time than the interval has passed, the machine or the program was suspended.
const SLEEP_THRESHOLD: Duration = Duration::from_secs(5);
/// The time without a relay after which the player is notified.
const REPORT_AFTER: Duration = Duration::from_secs(10);
/// The time without a relay after which the endpoint is bound again: iroh was seen to retry for hours without
/// success where a new endpoint connected immediately (<https://github.com/n0-computer/iroh/issues/4476>).
const REBIND_AFTER: Duration = Duration::from_mins(10);

/// The state at the last check.
pub(super) struct Health {
    checked_at: (Instant, SystemTime),
    /// The start of the time without a relay.
    offline_since: Instant,
    reported: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Due {
    /// The machine or the program was asleep.
    pub woke: bool,
    /// Notify the player that no relay answers.
    pub report: bool,
    pub bind: bool,
}

impl Health {
    pub fn new() -> Self {
        let now = Instant::now();
        Self { checked_at: (now, SystemTime::now()), offline_since: now, reported: false }
    }

    /// Performs a check. `is_online` is true if a relay answers or none is used.
    pub fn check(&mut self, now: Instant, clock: SystemTime, is_online: bool) -> Due {
        let (before, clock_before) = self.checked_at;
        self.checked_at = (now, clock);
        // On Linux the monotonic clock stops while the machine sleeps; on Windows it continues.
        let passed = now.saturating_duration_since(before);
        let clocked = clock.duration_since(clock_before).unwrap_or_default();
        let woke = passed.max(clocked) > CHECK_INTERVAL + SLEEP_THRESHOLD;
        if is_online || woke {
            self.offline_since = now;
            self.reported &= !is_online;
            return Due { woke, ..Due::default() };
        }
        let offline_since = now.saturating_duration_since(self.offline_since);
        let report = offline_since >= REPORT_AFTER && !self.reported;
        self.reported |= report;
        let bind = offline_since >= REBIND_AFTER;
        if bind {
            self.offline_since = now;
        }
        Due { woke, report, bind }
    }
}

pub(super) fn is_online(endpoint: &Endpoint) -> bool {
    endpoint.home_relay_status().get().iter().any(iroh::endpoint::RelayStatus::is_connected)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Performs checks at an interval of the monotonic clock and one of the calendar.
    fn checks(
        health: &mut Health,
        times: u32,
        steady: Duration,
        calendar: Duration,
        online: bool,
    ) -> Vec<Due> {
        (0..times)
            .map(|_| {
                let (now, clock) = health.checked_at;
                health.check(now + steady, clock + calendar, online)
            })
            .collect()
    }

    #[test]
    fn sleep_is_noticed_by_either_clock_and_a_calendar_set_back_is_none() {
        let hour = Duration::from_hours(1);
        for (steady, calendar, woke) in [
            (CHECK_INTERVAL, CHECK_INTERVAL, false),
            (CHECK_INTERVAL, hour, true),
            (hour, hour, true),
            (hour, CHECK_INTERVAL, true),
        ] {
            let due = checks(&mut Health::new(), 1, steady, calendar, true);
            assert_eq!(due[0].woke, woke, "{steady:?} {calendar:?}");
        }
        let mut health = Health::new();
        let (now, clock) = health.checked_at;
        assert!(!health.check(now + CHECK_INTERVAL, clock - hour, true).woke);
    }

    #[test]
    fn a_silent_relay_is_reported_once_and_the_endpoint_is_bound_every_ten_minutes() {
        let mut health = Health::new();
        let half_an_hour = checks(&mut health, 360, CHECK_INTERVAL, CHECK_INTERVAL, false);
        assert_eq!(half_an_hour.iter().filter(|due| due.report).count(), 1);
        assert_eq!(half_an_hour.iter().position(|due| due.report), Some(1));
        assert_eq!(half_an_hour.iter().filter(|due| due.bind).count(), 3);
        // The relay connects and is lost again.
        assert_eq!(checks(&mut health, 1, CHECK_INTERVAL, CHECK_INTERVAL, true), [Due::default()]);
        assert_eq!(
            checks(&mut health, 2, CHECK_INTERVAL, CHECK_INTERVAL, false).last().map(|due| due.report),
            Some(true)
        );
        // After a sleep the machine needs time to reconnect.
        let mut health = Health::new();
        checks(&mut health, 100, CHECK_INTERVAL, CHECK_INTERVAL, false);
        assert!(checks(&mut health, 1, CHECK_INTERVAL, Duration::from_hours(8), false)[0].woke);
        assert!(checks(&mut health, 100, CHECK_INTERVAL, CHECK_INTERVAL, false).iter().all(|due| !due.bind));
    }
}

//! Looks after an endpoint that may live for weeks: whether the machine was asleep, and whether a relay answers.

use std::time::{Duration, SystemTime};

use iroh::{Endpoint, Watcher};
use tokio::time::Instant;

/// How often it is looked.
pub(super) const LOOK: Duration = Duration::from_secs(5);
/// When so much more time has passed than between two looks, the machine or the program was asleep.
const SLEPT: Duration = Duration::from_secs(5);
/// So long no relay may answer before the player is told.
const TELL: Duration = Duration::from_secs(30);
/// So long no relay may answer before the endpoint is bound anew: the library was seen to try for hours in vain
/// where a new endpoint had a connection at once (<https://github.com/n0-computer/iroh/issues/4476>).
const ANEW: Duration = Duration::from_mins(10);

/// The state at the last check.
#[derive(Debug)]
pub(super) struct Health {
    looked: (Instant, SystemTime),
    /// Since when no relay answers.
    silent: Instant,
    told: bool,
}

/// The actions that are due after a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Due {
    /// The machine or the program was asleep.
    pub woke: bool,
    /// The player is to be told that no relay answers.
    pub tell: bool,
    /// The endpoint is to be bound anew.
    pub bind: bool,
}

impl Health {
    pub fn new() -> Self {
        let now = Instant::now();
        Self { looked: (now, SystemTime::now()), silent: now, told: false }
    }

    /// Looks. `is_online` says whether a relay answers, or that none is wanted.
    pub fn look(&mut self, now: Instant, clock: SystemTime, is_online: bool) -> Due {
        let (before, clock_before) = self.looked;
        self.looked = (now, clock);
        // On Linux the steady clock stands still while the machine sleeps, on Windows it goes on.
        let passed = now.saturating_duration_since(before);
        let clocked = clock.duration_since(clock_before).unwrap_or_default();
        let woke = passed.max(clocked) > LOOK + SLEPT;
        if is_online || woke {
            self.silent = now;
            self.told &= !is_online;
            return Due { woke, ..Due::default() };
        }
        let silent = now.saturating_duration_since(self.silent);
        let tell = silent >= TELL && !self.told;
        self.told |= tell;
        let bind = silent >= ANEW;
        if bind {
            self.silent = now;
        }
        Due { woke, tell, bind }
    }
}

/// Whether a relay answers.
pub(super) fn is_online(endpoint: &Endpoint) -> bool {
    endpoint.home_relay_status().get().iter().any(iroh::endpoint::RelayStatus::is_connected)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looks so often, each time after so long by the steady clock and by the calendar.
    fn looks(
        health: &mut Health,
        times: u32,
        steady: Duration,
        calendar: Duration,
        online: bool,
    ) -> Vec<Due> {
        (0..times)
            .map(|_| {
                let (now, clock) = health.looked;
                health.look(now + steady, clock + calendar, online)
            })
            .collect()
    }

    #[test]
    fn sleep_is_noticed_by_either_clock_and_a_calendar_set_back_is_none() {
        let hour = Duration::from_hours(1);
        for (steady, calendar, woke) in
            [(LOOK, LOOK, false), (LOOK, hour, true), (hour, hour, true), (hour, LOOK, true)]
        {
            let due = looks(&mut Health::new(), 1, steady, calendar, true);
            assert_eq!(due[0].woke, woke, "{steady:?} {calendar:?}");
        }
        let mut health = Health::new();
        let (now, clock) = health.looked;
        assert!(!health.look(now + LOOK, clock - hour, true).woke);
    }

    #[test]
    fn a_relay_that_does_not_answer_is_told_once_and_the_endpoint_is_bound_every_ten_minutes() {
        let mut health = Health::new();
        let half_an_hour = looks(&mut health, 360, LOOK, LOOK, false);
        assert_eq!(half_an_hour.iter().filter(|due| due.tell).count(), 1);
        assert_eq!(half_an_hour.iter().position(|due| due.tell), Some(5));
        assert_eq!(half_an_hour.iter().filter(|due| due.bind).count(), 3);
        // It answers, and is gone again.
        assert_eq!(looks(&mut health, 1, LOOK, LOOK, true), [Due::default()]);
        assert_eq!(looks(&mut health, 6, LOOK, LOOK, false).last().map(|due| due.tell), Some(true));
        // A machine that was asleep needs time to come back.
        let mut health = Health::new();
        looks(&mut health, 100, LOOK, LOOK, false);
        assert!(looks(&mut health, 1, LOOK, Duration::from_hours(8), false)[0].woke);
        assert!(looks(&mut health, 100, LOOK, LOOK, false).iter().all(|due| !due.bind));
    }
}

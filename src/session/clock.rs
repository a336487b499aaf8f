//! Time to think.

use std::time::Duration;

/// The clock that was agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClockRule {
    /// Take your time.
    #[default]
    None,
    /// So long for each move.
    PerMove(Duration),
    /// So long for the whole match, and a little more after each move.
    Total {
        /// At the start.
        total: Duration,
        /// After each own move.
        increment: Duration,
    },
}

/// The time that each seat has left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    rule: ClockRule,
    left: Vec<Duration>,
}

impl Clock {
    /// A full clock for a number of seats.
    #[must_use]
    pub fn new(rule: ClockRule, seats: usize) -> Self {
        let full = match rule {
            ClockRule::None => Duration::ZERO,
            ClockRule::PerMove(time) => time,
            ClockRule::Total { total, .. } => total,
        };
        Self { rule, left: vec![full; seats] }
    }

    /// The time a seat has left; none without a clock.
    #[must_use]
    pub fn left(&self, seat: usize) -> Option<Duration> {
        (self.rule != ClockRule::None).then(|| self.left[seat])
    }

    /// Sets the time a seat has left, as a record has it.
    pub fn set_left(&mut self, seat: usize, left: Duration) {
        self.left[seat] = left;
    }

    /// Lets time pass for the seat to move; true when it has run out.
    pub fn elapse(&mut self, seat: usize, time: Duration) -> bool {
        if self.rule == ClockRule::None {
            return false;
        }
        self.left[seat] = self.left[seat].saturating_sub(time);
        self.left[seat].is_zero()
    }

    /// A seat has made its move.
    pub fn moved(&mut self, seat: usize) {
        match self.rule {
            ClockRule::None => {}
            ClockRule::PerMove(time) => self.left[seat] = time,
            ClockRule::Total { increment, .. } => self.left[seat] += increment,
        }
    }
}

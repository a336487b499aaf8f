//! Time management: the time per move. A share of the clock is planned before the search. After each iteration, the
//! stability of the best move decides whether to continue. A level's node limit often ends the search first.

use std::time::Duration;

use super::{Limits, Score};

/// Divisor of a fixed time per move.
const PART_OF_A_MOVE: u32 = 2;
/// Reserve of a clock. The overhead of each answer on a busy machine adds up over the remaining moves.
const RESERVE: Duration = Duration::from_millis(300);
/// The reserve is at most this part of the remaining time.
const RESERVE_PART: u32 = 2;
/// Number of moves that the remaining time is planned for.
const MOVES_TO_GO: u32 = 25;
/// Part of the increment planned for the current move, in per cent.
const INCREMENT_PERCENT: u32 = 75;
/// Largest factor on the planned time.
const MOST_TIMES_PLANNED: u32 = 4;
/// Largest part of the remaining time for one move.
const CLOCK_PART: u32 = 4;

/// Part of the planned time used if the best move never changed, in per cent.
const SETTLED_PERCENT: u32 = 50;
/// Additional per cent for each recent change of the best move.
const CHANGE_PERCENT: u32 = 40;
/// Weight that an earlier change keeps after each iteration, in per cent.
const CHANGE_DECAY_PERCENT: u32 = 60;
/// Additional per cent for each hundredth of score lost in the last iteration.
const DROP_PERCENT: u32 = 1;
/// Largest counted score loss, in hundredths.
const DROP_MAX: i32 = 150;
/// Expected duration of the next iteration relative to the last, in per cent.
const NEXT_PERCENT: u32 = 150;

impl Limits {
    /// Limits for a fixed time per move, given the remaining time.
    pub fn for_move(left: Duration) -> Self {
        Self::time(left / PART_OF_A_MOVE)
    }

    /// Limits for a clock with the remaining time and the increment per move.
    pub fn for_clock(left: Duration, increment: Duration) -> Self {
        let usable = left.saturating_sub(RESERVE.min(left / RESERVE_PART));
        let share = usable / MOVES_TO_GO + (increment / 100).saturating_mul(INCREMENT_PERCENT);
        // The increment is added after the move, so it does not raise the maximum.
        let time = share.saturating_mul(MOST_TIMES_PLANNED).min(usable / CLOCK_PART);
        Self { time: Some(time), planned: Some(share.min(time)), ..Self::default() }
    }
}

/// Decides after each iteration whether a search continues.
pub(super) struct TimeManager {
    limits: Limits,
    last: Option<(u16, Score)>,
    /// End of the last iteration.
    ended: Duration,
    /// Decayed number of changes of the best move, in hundredths.
    changes: u32,
}

impl TimeManager {
    pub(super) fn new(limits: &Limits) -> Self {
        Self { limits: *limits, last: None, ended: Duration::ZERO, changes: 0 }
    }

    /// Whether the search should end after an iteration, `time` after its start. Never true without a plan.
    pub(super) fn is_enough(&mut self, best: u16, score: Score, time: Duration) -> bool {
        let Some(planned) = self.limits.planned else { return false };
        let (before, score_before) = self.last.replace((best, score)).unwrap_or((best, score));
        let taken = time.saturating_sub(self.ended);
        self.ended = time;
        self.changes = self.changes * CHANGE_DECAY_PERCENT / 100;
        if best != before {
            self.changes += 100;
        }
        let drop = (score_before.value() - score.value()).clamp(0, DROP_MAX).unsigned_abs();
        let percent = SETTLED_PERCENT + self.changes * CHANGE_PERCENT / 100 + drop * DROP_PERCENT;
        let wanted = planned.saturating_mul(percent) / 100;
        let next = taken.saturating_mul(NEXT_PERCENT) / 100;
        let most = self.limits.time.unwrap_or(Duration::MAX);
        time >= wanted || time.saturating_add(next) >= most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tenths of a second until the manager ends a search whose iterations take a tenth each.
    fn tenths(answers: impl Fn(u32) -> (u16, i32)) -> u32 {
        let second = Duration::from_secs(1);
        let limits = Limits { planned: Some(second), time: Some(4 * second), ..Limits::default() };
        let mut manager = TimeManager::new(&limits);
        let is_enough = |&tenth: &u32| {
            let (best, score) = answers(tenth);
            manager.is_enough(best, Score::estimate(score), Duration::from_millis(100) * tenth)
        };
        (1..100).find(is_enough).expect("an end")
    }

    #[test]
    fn a_stable_best_move_takes_less_time_than_a_changing_one() {
        let settled = tenths(|_| (1, 20));
        let wavering = tenths(|tenth| (tenth as u16, 20));
        let dropping = tenths(|tenth| (1, -60 * tenth.cast_signed()));
        assert!(settled == 5 && wavering > 10 && dropping > 8, "{settled} {wavering} {dropping}");
        assert!(wavering < 40);
        let mut manager = TimeManager::new(&Limits::time(Duration::from_secs(1)));
        assert!(!manager.is_enough(1, Score::DRAW, Duration::from_secs(9)), "no time is planned");
    }

    #[test]
    fn an_iteration_that_would_not_end_in_time_is_not_begun() {
        let second = Duration::from_secs(1);
        let limits = Limits { planned: Some(3 * second), time: Some(3 * second), ..Limits::default() };
        let mut manager = TimeManager::new(&limits);
        assert!(!manager.is_enough(1, Score::DRAW, second / 10));
        assert!(
            manager.is_enough(2, Score::DRAW, 13 * second / 10),
            "the next iteration would take 1.8 s or more"
        );
    }
}

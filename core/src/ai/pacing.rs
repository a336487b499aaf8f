//! When a search on a clock has thought enough: between two iterations, by how settled its answer is.

use std::time::Duration;

use super::{Limits, Score};

/// Of the planned time, hundredths that are taken when the best move was the same all the time.
const SETTLED_PERCENT: u32 = 50;
/// So many hundredths more for each of the last iterations that changed the best move.
const CHANGE_PERCENT: u32 = 40;
/// What an earlier change counts for after each further iteration, in hundredths.
const CHANGE_DECAY_PERCENT: u32 = 60;
/// So many hundredths more for each hundredth that the score has dropped with the last iteration.
const DROP_PERCENT: u32 = 1;
/// A drop counts up to so many hundredths.
const DROP_MAX: i32 = 150;
/// An iteration takes at least so many times as long as the one before, as a rule, in hundredths.
const NEXT_PERCENT: u32 = 150;

/// The course of one search.
pub(super) struct Pacing {
    limits: Limits,
    last: Option<(u16, Score)>,
    /// When the last iteration ended.
    ended: Duration,
    /// Changes of the best move, older ones fading, in hundredths.
    changes: u32,
}

impl Pacing {
    pub(super) fn new(limits: &Limits) -> Self {
        Self { limits: *limits, last: None, ended: Duration::ZERO, changes: 0 }
    }

    /// Whether the search should end, after an iteration that ended at `time` with a best move of
    /// this number and this score. Without a planned time it never should.
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
    use std::time::Duration;

    use super::Pacing;
    use crate::ai::{Limits, Score};

    /// How many tenths of a second a search takes that ends an iteration after each, when told so
    /// by its moves and scores.
    fn tenths(answers: impl Fn(u32) -> (u16, i32)) -> u32 {
        let second = Duration::from_secs(1);
        let limits = Limits { planned: Some(second), time: Some(4 * second), ..Limits::default() };
        let mut pacing = Pacing::new(&limits);
        let is_enough = |&tenth: &u32| {
            let (best, score) = answers(tenth);
            pacing.is_enough(best, Score::estimate(score), Duration::from_millis(100) * tenth)
        };
        (1..100).find(is_enough).expect("an end")
    }

    #[test]
    fn a_settled_answer_takes_less_and_a_wavering_one_more() {
        let settled = tenths(|_| (1, 20));
        let wavering = tenths(|tenth| (tenth as u16, 20));
        let dropping = tenths(|tenth| (1, -60 * tenth.cast_signed()));
        assert!(settled == 5 && wavering > 10 && dropping > 8, "{settled} {wavering} {dropping}");
        assert!(wavering < 40);
        let mut pacing = Pacing::new(&Limits::time(Duration::from_secs(1)));
        assert!(!pacing.is_enough(1, Score::DRAW, Duration::from_secs(9)), "nothing is planned");
    }

    #[test]
    fn an_iteration_that_would_not_end_in_time_is_not_begun() {
        let second = Duration::from_secs(1);
        let limits = Limits { planned: Some(3 * second), time: Some(3 * second), ..Limits::default() };
        let mut pacing = Pacing::new(&limits);
        assert!(!pacing.is_enough(1, Score::DRAW, second / 10));
        assert!(pacing.is_enough(2, Score::DRAW, 13 * second / 10), "the next would take 1.8 s or more");
    }
}

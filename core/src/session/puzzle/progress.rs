//! Solved and failed puzzles, solved days, the puzzle rating, and their file.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::{Deserialize, Serialize};

use super::{Day, HARDEST, Puzzle, PuzzleSet, SolvedDays};
use crate::session::rating::{Estimate, RatingDistribution};
use crate::session::statistics::Outcome;
use crate::session::{FileError, Folders, change_toml, load_toml};

const FILE: &str = "puzzles.toml";

/// A player's progress. Puzzles are identified by their positions, so that a set can grow.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    solved: BTreeSet<String>,
    tried: BTreeSet<String>,
    days: SolvedDays,
    /// The first try of each puzzle, oldest first. Files of older versions have none.
    first_tries: Vec<FirstTry>,
    /// The most puzzles that were solved in a run against the clock, by the name of the set.
    best_runs: BTreeMap<String, u32>,
}

/// The first try of a puzzle, which counts for the rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct FirstTry {
    puzzle: String,
    /// Whether it was solved without a wrong move and without help.
    unaided: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum PuzzleStatus {
    #[default]
    New,
    Tried,
    Solved,
}

/// An event in an attempt at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleEvent {
    /// The player has made a move.
    Tried,
    /// A move was wrong, or help was requested.
    Missed,
    Solved,
}

/// The rating of a puzzle of the lowest grade, and the difference between grades and between this grade and a starter.
/// A player of the same rating solves half of these puzzles at the first try.
const EASIEST_RATING: f64 = 1000.0;
const GRADE_RATING: f64 = 300.0;

fn key(puzzle: &Puzzle) -> String {
    format!("{} {}", puzzle.variant(), puzzle.position)
}

impl Progress {
    /// Loads the progress, with an error if the file was broken and has been renamed.
    pub fn load(folders: &Folders) -> (Self, Option<FileError>) {
        load_toml(&folders.data.join(FILE))
    }

    /// Saves the progress and keeps that of other programs.
    pub fn save(&self, folders: &Folders) -> Result<(), FileError> {
        change_toml(&folders.data.join(FILE), |all: &mut Self| {
            all.solved.extend(self.solved.iter().cloned());
            all.tried.extend(self.tried.iter().cloned());
            all.tried = &all.tried - &all.solved;
            all.days.0.extend(&self.days.0);
            for first in &self.first_tries {
                if !all.first_tries.iter().any(|other| other.puzzle == first.puzzle) {
                    all.first_tries.push(first.clone());
                }
            }
            for (set, &solved) in &self.best_runs {
                let best = all.best_runs.entry(set.clone()).or_default();
                *best = solved.max(*best);
            }
        })
    }

    pub fn state(&self, puzzle: &Puzzle) -> PuzzleStatus {
        let key = key(puzzle);
        if self.solved.contains(&key) {
            PuzzleStatus::Solved
        } else if self.tried.contains(&key) {
            PuzzleStatus::Tried
        } else {
            PuzzleStatus::New
        }
    }

    /// Whether a puzzle was solved at the first try and without help; `None` if it was not tried, or by an older
    /// version.
    pub fn is_unaided(&self, puzzle: &Puzzle) -> Option<bool> {
        let key = key(puzzle);
        self.first_tries.iter().find(|first| first.puzzle == key).map(|first| first.unaided)
    }

    /// Whether the next result of a puzzle counts as its first try: it was neither solved nor missed.
    pub fn is_first_try(&self, puzzle: &Puzzle) -> bool {
        self.state(puzzle) != PuzzleStatus::Solved && self.is_unaided(puzzle).is_none()
    }

    /// The days whose puzzle was solved.
    pub fn days(&self) -> &SolvedDays {
        &self.days
    }

    /// Records an event in an attempt. A solved puzzle stays solved; it also counts for `today` if it is the puzzle of
    /// that day. Returns whether this changes anything.
    pub fn record(&mut self, puzzle: &Puzzle, event: PuzzleEvent, today: Day) -> bool {
        let state = self.state(puzzle);
        let key = key(puzzle);
        let is_first = self.is_first_try(puzzle);
        if event != PuzzleEvent::Tried && is_first {
            let unaided = event == PuzzleEvent::Solved;
            self.first_tries.push(FirstTry { puzzle: key.clone(), unaided });
        }
        let first_today = event == PuzzleEvent::Solved && {
            let (set, number) = today.puzzle();
            set.puzzles().get(number) == Some(puzzle) && self.days.0.insert(today)
        };
        let is_new = match event {
            PuzzleEvent::Solved => {
                self.tried.remove(&key);
                self.solved.insert(key)
            }
            PuzzleEvent::Tried => state == PuzzleStatus::New && self.tried.insert(key),
            PuzzleEvent::Missed => false,
        };
        is_new || first_today || (is_first && event != PuzzleEvent::Tried)
    }

    /// The rating from the first tries of the puzzles of this program, and their number.
    pub fn rating(&self) -> (Estimate, usize) {
        let ratings: HashMap<String, f64> = PuzzleSet::ALL
            .into_iter()
            .flat_map(PuzzleSet::puzzles)
            .map(|puzzle| (key(puzzle), puzzle.rating()))
            .collect();
        let mut known = RatingDistribution::new();
        let mut count = 0;
        for first in &self.first_tries {
            let Some(&of_puzzle) = ratings.get(&first.puzzle) else { continue };
            let outcome = if first.unaided { Outcome::Won } else { Outcome::Lost };
            known.learn(outcome, |rating| rating - of_puzzle);
            count += 1;
        }
        (known.estimate(), count)
    }

    /// The most puzzles of a set that were solved in a run against the clock; 0 before the first run.
    pub fn best_run(&self, set: PuzzleSet) -> u32 {
        self.best_runs.get(set.variant().id()).copied().unwrap_or_default()
    }

    /// Records the end of a run. Returns whether it is a new best.
    pub fn record_run(&mut self, set: PuzzleSet, solved: u32) -> bool {
        let is_best = solved > self.best_run(set);
        if is_best {
            self.best_runs.insert(set.variant().id().to_string(), solved);
        }
        is_best
    }

    pub fn solved(&self, set: PuzzleSet) -> usize {
        set.puzzles().iter().filter(|puzzle| self.state(puzzle) == PuzzleStatus::Solved).count()
    }

    /// The index of the next unsolved puzzle of a set, from `from` on and then from the start; `None` if all
    /// are solved.
    pub fn next_unsolved(&self, set: PuzzleSet, from: usize) -> Option<usize> {
        let puzzles = set.puzzles();
        let unsolved = |&number: &usize| self.state(&puzzles[number]) != PuzzleStatus::Solved;
        (from..puzzles.len()).chain(0..from.min(puzzles.len())).find(unsolved)
    }
}

impl Puzzle {
    /// The rating by the grade.
    pub(super) fn rating(&self) -> f64 {
        let steps = f64::from(self.grade.clamp(1, HARDEST)) - if self.is_starter() { 2.0 } else { 1.0 };
        EASIEST_RATING + GRADE_RATING * steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::prelude::*;
    use rand::rngs::ChaCha8Rng;

    #[test]
    fn puzzle_ratings_of_known_players_are_found_within_the_margin() {
        let mut rng = ChaCha8Rng::seed_from_u64(36);
        let runs = 200;
        let mut found = 0;
        for run in 0..runs {
            let rating = 900.0 + 1400.0 * f64::from(run) / f64::from(runs);
            let mut progress = Progress::default();
            let set = PuzzleSet::ALL[run as usize % 3];
            for puzzle in set.puzzles().iter().step_by(3) {
                let solves = 1.0 / (1.0 + 10f64.powf((puzzle.rating() - rating) / 400.0));
                let unaided = rng.random_bool(solves);
                progress.first_tries.push(FirstTry { puzzle: key(puzzle), unaided });
            }
            let (estimate, count) = progress.rating();
            assert!(count > 40);
            found += i32::from((estimate.rating - rating).abs() <= estimate.margin);
        }
        // 95% minus three standard errors of 200 runs.
        let share = f64::from(found) / f64::from(runs);
        println!("{share:.3} within the margin");
        assert!(share > 0.904, "{share}");
    }
}

//! The player's own mistakes as puzzles, repeated until they are solved.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::answer::JUDGED;
use super::{AnyProver, Puzzle, Task};
use crate::ai::{Limits, Stop};
use crate::rules::DrawRules;
use crate::session::{
    AnyGame, AnyMove, AnyPosition, FileError, Folders, Match, Moment, change_toml, load_toml,
};

/// The file in the folder for data.
const FILE: &str = "mistakes.toml";
/// Wins that were missed are proven within so many own moves.
const WIN: u32 = 4;
/// Losses that were not necessary are proven within so many moves of the other side.
const HOLD: u32 = 3;
/// A mistake that was made again is to be avoided so often.
const AGAIN: u8 = 2;

/// A position in which the player has erred, with what would have been right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mistake {
    /// The position, the task and all moves that fulfil it.
    pub puzzle: Puzzle,
    /// So often it is still to be solved.
    #[serde(default)]
    pub left: u8,
    /// In which matches it was made, by the times that they began.
    #[serde(default)]
    made: Vec<String>,
}

/// The mistakes that a player practises, those to be solved first in front. A position is there once, whatever its
/// counters and however it is turned.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Kept")]
pub struct Mistakes {
    #[serde(rename = "mistake")]
    all: Vec<Mistake>,
}

/// The file. Earlier versions could keep the same mistake several times.
#[derive(Deserialize)]
struct Kept {
    #[serde(default, rename = "mistake")]
    all: Vec<Mistake>,
}

impl From<Kept> for Mistakes {
    fn from(kept: Kept) -> Self {
        let mut mistakes = Self::default();
        for Mistake { puzzle, left, made } in kept.all {
            match mistakes.of(&puzzle) {
                Some(known) => {
                    known.left = known.left.max(left);
                    known.made.extend(made);
                }
                None => mistakes.all.push(Mistake { puzzle, left, made }),
            }
        }
        mistakes
    }
}

/// What happens to a player's mistakes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Practice {
    /// It was made in a match, which began at that time if that is known. A match that is looked through again
    /// is no other match.
    Made(Puzzle, Option<Moment>),
    /// The task was missed in practice, or help was needed.
    Missed(Puzzle),
    /// It was solved.
    Solved(Puzzle),
}

impl Mistakes {
    /// What was kept, or nothing; and a sentence if the file was broken and where it is kept now.
    #[must_use]
    pub fn load(folders: &Folders) -> (Self, Option<FileError>) {
        load_toml(&Self::path(folders))
    }

    /// Adds to the file what has happened, beside what another window has kept since.
    ///
    /// # Errors
    /// A sentence that says why it is not kept, or where a broken file is now that was in its place.
    pub fn keep(folders: &Folders, what: &[Practice]) -> Result<(), FileError> {
        change_toml(&Self::path(folders), |all: &mut Self| what.iter().for_each(|what| all.note(what)))
    }

    fn path(folders: &Folders) -> PathBuf {
        folders.data.join(FILE)
    }

    /// Takes down what has happened.
    pub fn note(&mut self, what: &Practice) {
        match what {
            Practice::Made(puzzle, match_began) => {
                let made = match_began.map(|began| began.to_string()).unwrap_or_default();
                match self.of(puzzle) {
                    Some(known) if known.made.contains(&made) => {}
                    Some(known) => {
                        known.left = AGAIN;
                        known.made.push(made);
                    }
                    None => self.all.push(Mistake { puzzle: puzzle.clone(), left: 1, made: vec![made] }),
                }
            }
            Practice::Missed(puzzle) => {
                if let Some(known) = self.of(puzzle) {
                    known.left = AGAIN;
                }
            }
            Practice::Solved(puzzle) => {
                // What is to be solved once more has others before it.
                if let Some(at) = self.place(puzzle) {
                    let mut solved = self.all.remove(at);
                    solved.left = solved.left.saturating_sub(1);
                    self.all.push(solved);
                }
            }
        }
    }

    fn of(&mut self, puzzle: &Puzzle) -> Option<&mut Mistake> {
        let place = self.place(puzzle)?;
        self.all.get_mut(place)
    }

    fn place(&self, puzzle: &Puzzle) -> Option<usize> {
        let kind = puzzle.kind();
        self.all.iter().position(|mistake| mistake.puzzle.kind() == kind)
    }

    /// What is to be practised, in this order.
    pub fn due(&self) -> impl Iterator<Item = &Mistake> {
        self.all.iter().filter(|mistake| mistake.left > 0)
    }

    /// How many are made no more.
    #[must_use]
    pub fn learned(&self) -> usize {
        self.all.iter().filter(|mistake| mistake.left == 0).count()
    }

    /// What comes after a task, or first where that is none of these; the same only if it is the only one.
    #[must_use]
    pub fn after(&self, puzzle: &Puzzle) -> Option<&Mistake> {
        let kind = puzzle.kind();
        let mut due = self.due().skip_while(|mistake| mistake.puzzle.kind() != kind).skip(1);
        due.next().or_else(|| self.due().next())
    }
}

impl Puzzle {
    /// The task that a mistake leaves behind, by the rules of its match: to win as was possible, or not to lose as was
    /// not necessary, with all the moves that do. Where neither can be proven within the limits of each step, or a
    /// draw would come before, a better move is to be found, if a deep search too calls it a mistake. None if it does
    /// not, or if the stop came first.
    #[must_use]
    pub fn of_mistake(
        position: &AnyPosition,
        draws: DrawRules,
        played: AnyMove,
        limits: &Limits,
        stop: &Stop,
    ) -> Option<Self> {
        let game = AnyGame::new(*position, draws);
        let counts = |task: &Task| game.win_counts(task.plies());
        let prover = || AnyProver::new(position.variant(), limits, stop);
        let near = (1..=WIN).take_while(|&moves| counts(&Task::Win(moves)));
        let mut wins = near.map_while(|moves| Some((moves, prover().wins(position, moves)?)));
        let tasks = match wins.find(|(_, wins)| *wins) {
            Some((moves, _)) => vec![Task::Win(moves)],
            None => (1..=HOLD).map(Task::Hold).take_while(counts).collect(),
        };
        // Of losses the one that is furthest away: what only puts it off is no better.
        let proven = tasks.into_iter().map_while(|task| Some((task, prover().keys(position, task)?))).last();
        let erred = |keys: &[AnyMove]| !keys.is_empty() && !keys.contains(&played);
        let (task, keys) = proven.filter(|(_, keys)| erred(keys)).or_else(|| {
            let verdict = game.judge(played, &Limits::nodes(JUDGED), stop)?;
            verdict.grade.is_mistake().then(|| (Task::Better, vec![verdict.best]))
        })?;
        (!stop.is_stopped()).then_some(Self { position: *position, draws, task, grade: 1, keys })
    }
}

impl Match {
    /// The tasks that mistakes in some of its plies leave behind, each looked for within these limits.
    #[must_use]
    pub fn tasks_of_mistakes(&self, plies: &[usize], limits: &Limits, stop: &Stop) -> Vec<Practice> {
        let task = |&ply: &usize| {
            let position = self.game_after(ply).position();
            let draws = self.setup().options.draws;
            let puzzle = Puzzle::of_mistake(&position, draws, *self.moves().get(ply)?, limits, stop)?;
            Some(Practice::Made(puzzle, self.began()))
        };
        plies.iter().filter_map(task).collect()
    }
}

//! Puzzles: a position, a task, and the moves that fulfil it.
//!
//! A puzzle is a line of text, also in the sets in `core/assets/puzzles`:
//! ```text
//! quixo | 2 | win 3 | xo2x/o3o/2x1o/x3x/1oxox x 0 13 | a1-a5
//! ```
//! The fields are variant, grade from 1 to 5, task, position, and the moves that fulfil it. Rules that differ
//! from the default come last: `ends` or `fills` for a side that cannot move, `no-repetition-draw`,
//! `no-quiet-draw`.

mod answer;
mod daily;
mod mistakes;
mod progress;
mod proof;
mod run;
mod set;
mod theme;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::rules::hexxagon::WhenStuck;
use crate::rules::quixo::teams;
use crate::rules::{DrawRules, TextError, Variant};

use super::{AnyGame, AnyMove, AnyPosition, Controller, Match, Options, Setup};

pub use answer::{Answer, Failure, answer, first_step};
pub use daily::{Day, SolvedDays};
pub use mistakes::{Mistake, Mistakes, Practice};
pub use progress::{Progress, PuzzleEvent, PuzzleStatus};
pub use proof::AnyProver;
pub use run::{PuzzleRun, RUN_MISTAKES, RUN_TIME};
pub use set::PuzzleSet;
pub use theme::Theme;

/// The highest grade.
pub const HARDEST: u8 = 5;
/// The longest task, in own moves.
const LONGEST: u32 = 9;

/// The words for optional draws that are off.
const NO_REPETITION: &str = "no-repetition-draw";
const NO_QUIET: &str = "no-quiet-draw";

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Force a win within this many own moves.
    Win(u32),
    /// Prevent a forced win of the other side within this many of its moves.
    Hold(u32),
    /// Find a good move by the judgement of a review. Used for own mistakes that cannot be proven.
    Better,
}

impl Task {
    /// The largest number of own moves that the task takes; one for `hold`.
    pub fn moves(self) -> u32 {
        match self {
            Self::Win(moves) => moves,
            Self::Hold(_) | Self::Better => 1,
        }
    }

    /// The largest number of plies to the win in question; `None` if the task is about none.
    fn plies(self) -> u32 {
        match self {
            Self::Win(moves) => (2 * moves).saturating_sub(1),
            Self::Hold(moves) => 2 * moves,
            Self::Better => 0,
        }
    }
}

/// The text form: `win 3`, `hold 2` or `better`.
impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(moves) => write!(f, "win {moves}"),
            Self::Hold(moves) => write!(f, "hold {moves}"),
            Self::Better => f.write_str("better"),
        }
    }
}

impl FromStr for Task {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let number = |digits: &str| digits.parse().ok().filter(|moves| (1..=LONGEST).contains(moves));
        let task = match text.split_once(' ') {
            Some(("win", moves)) => number(moves).map(Self::Win),
            Some(("hold", moves)) => number(moves).map(Self::Hold),
            None if text == "better" => Some(Self::Better),
            _ => None,
        };
        task.ok_or_else(|| TextError::none_of("task", text, &["win 2", "hold 1", "better"]))
    }
}

/// A position with a task. Equal puzzles have equal texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Puzzle {
    pub position: AnyPosition,
    pub draws: DrawRules,
    pub task: Task,
    /// The difficulty from 1 to [`HARDEST`].
    pub grade: u8,
    /// The moves that fulfil the task or its first part. Moves in teams may differ in the dot; other games have
    /// one.
    pub keys: Vec<AnyMove>,
}

impl Puzzle {
    pub fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// Whether it is one of the first puzzles of a set: a win in one move.
    pub fn is_starter(&self) -> bool {
        self.task == Task::Win(1)
    }

    /// Whether a single move fulfils the task, ignoring the dot in teams.
    pub fn has_one_answer(&self) -> bool {
        are_same_move(&self.keys)
    }

    pub fn game(&self) -> AnyGame {
        AnyGame::new(self.position, self.draws)
    }

    /// The symmetry class of the puzzle, independent of ply and quiet counters.
    fn kind(&self) -> (Variant, WhenStuck, u128) {
        (self.variant(), self.position.when_stuck(), self.position.class())
    }

    /// The match of the puzzle: a person plays the side to move, the computer the other one.
    pub fn to_match(&self) -> Match {
        let variant = self.variant();
        let side = self.position.side_to_move();
        let controller = |seat| {
            if Setup::side_of(seat) == side { Controller::Human } else { Controller::Computer(Level::Master) }
        };
        let controllers: Vec<Controller> = (0..variant.seats()).map(controller).collect();
        let when_stuck = self.position.when_stuck();
        let options = Options { draws: self.draws, when_stuck, ..Options::default() };
        Match::new(Setup { start: Some(self.position), options, ..Setup::new(variant, &controllers) })
    }
}

/// Whether two moves are equal, ignoring the dot in teams.
pub fn are_same_move(moves: &[AnyMove]) -> bool {
    let without_dot = |mv: AnyMove| match mv {
        AnyMove::Teams(teams::Move::Push { push, .. }) => AnyMove::Quixo(push),
        mv => mv,
    };
    moves.first().is_some_and(|&first| moves.iter().all(|&mv| without_dot(mv) == without_dot(first)))
}

impl From<Puzzle> for String {
    fn from(puzzle: Puzzle) -> Self {
        puzzle.to_string()
    }
}

impl TryFrom<String> for Puzzle {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        text.parse()
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} | {} | {} |", self.variant(), self.grade, self.task, self.position)?;
        self.keys.iter().try_for_each(|key| write!(f, " {key}"))?;
        let when_stuck = self.position.when_stuck();
        let stuck = (when_stuck != WhenStuck::default()).then(|| when_stuck.id());
        let repetition = (!self.draws.repetition).then_some(NO_REPETITION);
        let quiet = (!self.draws.quiet).then_some(NO_QUIET);
        let rules: Vec<&str> = [stuck, repetition, quiet].into_iter().flatten().collect();
        if rules.is_empty() { Ok(()) } else { write!(f, " | {}", rules.join(" ")) }
    }
}

impl FromStr for Puzzle {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let fields: Vec<&str> = text.split('|').map(str::trim).collect();
        let (variant, grade, task, position, keys, rules) = match fields[..] {
            [variant, grade, task, position, keys, ref rules @ ..] if rules.len() <= 1 => {
                (variant, grade, task, position, keys, rules.first())
            }
            _ => {
                let reason = format!(
                    "it has {} fields instead of five: variant, grade, task, position, moves",
                    fields.len()
                );
                return Err(TextError::new("puzzle", reason));
            }
        };
        let variant: Variant = variant.parse()?;
        let grade = grade.parse().ok().filter(|grade| (1..=HARDEST).contains(grade)).ok_or_else(|| {
            TextError::new("grade", format!("{grade:?} is not a number from 1 to {HARDEST}"))
        })?;
        let task: Task = task.parse()?;
        let mut options = Options::default();
        for rule in rules.into_iter().flat_map(|rules| rules.split_whitespace()) {
            match rule {
                NO_REPETITION => options.draws.repetition = false,
                NO_QUIET => options.draws.quiet = false,
                _ => options.when_stuck = rule.parse()?,
            }
        }
        let position = AnyPosition::start(variant, &options).read(position)?;
        let key = |text: &str| {
            let mv = position.parse_move(text)?;
            position.check(mv).map_err(|illegal| TextError::new("move", illegal))?;
            Ok(mv)
        };
        let keys = keys.split_whitespace().map(key).collect::<Result<Vec<_>, TextError>>()?;
        if keys.is_empty() {
            return Err(TextError::new("moves", "no move fulfils the task"));
        }
        Ok(Self { position, draws: options.draws, task, grade, keys })
    }
}

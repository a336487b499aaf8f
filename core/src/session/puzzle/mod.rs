//! Puzzles: a position, a task, and the moves that fulfil it.
//!
//! A puzzle is a line of text, and so are the sets in `core/assets/puzzles`:
//! ```text
//! quixo | 2 | win 3 | xo2x/o3o/2x1o/x3x/1oxox x 0 13 | a1-a5
//! ```
//! variant, grade from 1 to 5, task, position, and the moves that fulfil it.

mod answer;
mod mistakes;
mod progress;
mod proof;
mod set;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::rules::quixo::teams;
use crate::rules::{DrawRules, IllegalMove, TextError, Variant};

use super::{AnyGame, AnyMove, AnyPosition, Controller, Match, Options, Setup};

pub use answer::{Answer, Failure, answer, first_step};
pub use mistakes::{Mistake, Mistakes, Practice};
pub use progress::{Progress, Standing};
pub use proof::AnyProver;
pub use set::PuzzleSet;

/// The grades go up to this.
pub const HARDEST: u8 = 5;
/// The longest task, in own moves.
const LONGEST: u32 = 9;

/// What is asked of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Force a win within so many own moves.
    Win(u32),
    /// Do not let the other side force a win within so many of its moves.
    Hold(u32),
    /// Find a move that is good by the judgement of a review: what own mistakes leave behind of which nothing can
    /// be proven.
    Better,
}

impl Task {
    /// The own moves that it takes, at most: to hold it takes one.
    #[must_use]
    pub fn moves(self) -> u32 {
        match self {
            Self::Win(moves) => moves,
            Self::Hold(_) | Self::Better => 1,
        }
    }
}

/// `win 3`, `hold 2` or `better`.
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
        task.ok_or_else(|| TextError::new("task", format!("{text:?} is neither like win 2 nor like hold 1")))
    }
}

/// A position with a task. It is text for text the same as another if the two are equal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Puzzle {
    /// Where it begins.
    pub position: AnyPosition,
    /// What is asked of the side to move.
    pub task: Task,
    /// How hard it is, from 1 to [`HARDEST`].
    pub grade: u8,
    /// The moves that fulfil the task, or begin to; in teams they may differ by the dot, else there is one.
    pub keys: Vec<AnyMove>,
}

impl Puzzle {
    /// The game that it is taken from.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// Whether one move alone fulfils the task: in teams its dot may face either seat.
    #[must_use]
    pub fn has_one_answer(&self) -> bool {
        are_one(&self.keys)
    }

    /// The position as a game of its own.
    #[must_use]
    pub fn game(&self) -> AnyGame {
        AnyGame::new(self.position, DrawRules::default())
    }

    /// The position on the table: a person moves for the side to move, the computer for the other.
    #[must_use]
    pub fn to_match(&self) -> Match {
        let variant = self.variant();
        let side = self.position.side_to_move();
        let controller = |seat| {
            if Setup::side_of(seat) == side { Controller::Human } else { Controller::Computer(Level::Master) }
        };
        let controllers: Vec<Controller> = (0..variant.seats()).map(controller).collect();
        Match::new(Setup { start: Some(self.position), ..Setup::new(variant, &controllers) })
    }
}

/// Whether moves are one: in teams the dot may face either seat.
#[must_use]
pub fn are_one(moves: &[AnyMove]) -> bool {
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
        self.keys.iter().try_for_each(|key| write!(f, " {key}"))
    }
}

impl FromStr for Puzzle {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let fields: Vec<&str> = text.split('|').map(str::trim).collect();
        let [variant, grade, task, position, keys] = fields[..] else {
            let reason = format!(
                "it has {} fields instead of five: variant, grade, task, position, moves",
                fields.len()
            );
            return Err(TextError::new("puzzle", reason));
        };
        let variant: Variant = variant.parse()?;
        let grade = grade.parse().ok().filter(|grade| (1..=HARDEST).contains(grade)).ok_or_else(|| {
            TextError::new("grade", format!("{grade:?} is not a number from 1 to {HARDEST}"))
        })?;
        let position = AnyPosition::start(variant, &Options::default()).read(position)?;
        let key = |text: &str| {
            let mv = position.parse_move(text)?;
            let illegal = |reason: IllegalMove| TextError::new(format!("move {text:?}"), reason.to_string());
            position.check(mv).map_err(illegal)?;
            Ok(mv)
        };
        let keys = keys.split_whitespace().map(key).collect::<Result<Vec<_>, TextError>>()?;
        if keys.is_empty() {
            return Err(TextError::new("moves", "no move fulfils the task"));
        }
        Ok(Self { position, task: task.parse()?, grade, keys })
    }
}

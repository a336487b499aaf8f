//! Interactive lessons as data: positions, tasks, accepted moves and replies. The texts are in the language
//! files, with identifiers made of lesson and step.
//!
//! A step is a line of text in `core/assets/lessons`:
//! ```text
//! take | 5/5/5/5/5 x 0 1 | shown | c1-c5 e4-a4 | c1
//! ```
//! The fields are identifier, position, task, a move that fulfils the task with the replies of the other seats, and
//! the highlighted cells.

mod course;
mod finished;
mod opponent;
mod task;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

pub use course::{Course, Next, Stage};
pub use finished::FinishedLessons;
pub use task::{Miss, Task, Wish};

use crate::ai::Level;
use crate::rules::Variant;

use super::{AnyMove, AnyPosition, Controller, Match, Setup};

/// The learner's seat, which every task addresses.
pub const LEARNER: usize = 0;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lesson {
    Quixo,
    Hexxagon,
    /// Quixo in teams, for players who know Quixo.
    QuixoTeams,
}

impl Lesson {
    /// All lessons in recommended order.
    pub const ALL: [Self; 3] = [Self::Quixo, Self::Hexxagon, Self::QuixoTeams];

    /// The identifier in messages and in the file of finished lessons.
    pub fn id(self) -> &'static str {
        ["quixo", "hexxagon", "teams"][self as usize]
    }

    pub fn variant(self) -> Variant {
        [Variant::Quixo, Variant::Hexxagon, Variant::QuixoTeams][self as usize]
    }

    pub fn steps(self) -> &'static [Step] {
        static STEPS: LazyLock<BTreeMap<Lesson, Vec<Step>>> = LazyLock::new(|| {
            let steps = |text: &'static str| {
                let lines = text.lines().filter(|line| !line.starts_with('#'));
                lines.map(|line| Step::read(line).expect("the lessons shipped are tested")).collect()
            };
            BTreeMap::from([
                (Lesson::Quixo, steps(include_str!("../../../assets/lessons/quixo.txt"))),
                (Lesson::Hexxagon, steps(include_str!("../../../assets/lessons/hexxagon.txt"))),
                (Lesson::QuixoTeams, steps(include_str!("../../../assets/lessons/teams.txt"))),
            ])
        });
        &STEPS[&self]
    }

    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    /// The seats of the first full game: the learner and computers of the lowest level.
    pub fn first_game(self) -> Setup {
        Setup::new(self.variant(), &learner_and_computers())
    }
}

/// The text form: `quixo`.
impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A step of a lesson: a position and a task.
#[derive(Debug)]
pub struct Step {
    /// The identifier in messages, without the lesson's.
    pub id: &'static str,
    /// The position as text.
    pub position: &'static str,
    pub task: Task,
    /// The cells that are highlighted from the start, see [`only_shows`](Self::only_shows).
    pub points: Vec<&'static str>,
}

impl Step {
    fn read(line: &'static str) -> Option<Self> {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [id, position, task, moves, points] = fields[..] else { return None };
        let mut moves = moves.split_whitespace();
        let task = match (task, moves.next()) {
            ("look", None) => Task::Look,
            ("game", None) => Task::Game,
            (wish, Some(shown)) => Task::Move { wish: Wish::read(wish)?, shown, replies: moves.collect() },
            _ => return None,
        };
        Some(Self { id, position, task, points: points.split_whitespace().collect() })
    }

    /// The match of the step, before its first move. Panics if the position is invalid, which a test rules out for
    /// every step.
    pub fn game(&self, lesson: Lesson) -> Match {
        let players = if matches!(self.task, Task::Game) { learner_and_computers() } else { PEOPLE };
        let setup = Setup::new(lesson.variant(), &players);
        let start = setup.first_position().read(self.position).expect("positions of lessons can be read");
        Match::new(Setup { start: Some(start), ..setup })
    }

    /// Whether the highlighted cells are only to be looked at; otherwise the learner is to choose one of them.
    pub fn only_shows(&self) -> bool {
        match self.task {
            Task::Look | Task::Game => true,
            Task::Move { wish, .. } => matches!(wish, Wish::Any | Wish::Block | Wish::CloneAndTurn(_)),
        }
    }

    /// A move that fulfils the task; `None` without a task. Panics if the move is invalid, which a test rules out for
    /// every step.
    pub fn shown(&self, position: &AnyPosition) -> Option<AnyMove> {
        let Task::Move { shown, .. } = self.task else { return None };
        Some(position.parse_move(shown).expect("moves of lessons can be read"))
    }
}

/// In the steps of a lesson, the lesson plays the moves of the other seats.
const PEOPLE: [Controller; 4] = [Controller::Human; 4];

fn learner_and_computers() -> [Controller; 4] {
    let mut players = [Controller::Computer(Level::Newcomer); 4];
    players[LEARNER] = Controller::Human;
    players
}

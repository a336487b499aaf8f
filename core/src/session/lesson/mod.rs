//! Interactive lessons: positions, tasks, accepted moves and replies. All of it is data; the texts are in the
//! language files, under identifiers made from the lesson and the step.

mod course;
mod hexxagon;
mod learned;
mod quixo;
mod task;
mod teams;

use std::fmt;

pub use course::{Course, Next, Stage};
pub use learned::Learned;
pub use task::{Miss, Task, Wish};

use crate::ai::Level;
use crate::rules::Variant;

use super::{AnyMove, AnyPosition, Controller, Match, Setup};

/// The seat that learns; it is also the one that every step asks.
pub const LEARNER: usize = 0;

/// The interactive first games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lesson {
    /// Quixo for two.
    Quixo,
    /// Quixo in teams, for who knows Quixo.
    QuixoTeams,
    /// Hexxagon.
    Hexxagon,
}

impl Lesson {
    /// All of them, in the order in which they are best taken.
    pub const ALL: [Self; 3] = [Self::Quixo, Self::QuixoTeams, Self::Hexxagon];

    /// The word in messages and in the file of what was learned.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["quixo", "teams", "hexxagon"][self as usize]
    }

    /// The game that it teaches.
    #[must_use]
    pub fn variant(self) -> Variant {
        [Variant::Quixo, Variant::QuixoTeams, Variant::Hexxagon][self as usize]
    }

    /// What is shown and asked, one after the other.
    #[must_use]
    pub fn steps(self) -> &'static [Step] {
        match self {
            Self::Quixo => &quixo::STEPS,
            Self::QuixoTeams => &teams::STEPS,
            Self::Hexxagon => &hexxagon::STEPS,
        }
    }

    /// The lesson after this one; after the last there is none.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    /// The seats of a first whole game of what was learned: the learner and the gentlest computers.
    #[must_use]
    pub fn first_game(self) -> Setup {
        Setup::new(self.variant(), &learner_and_computers())
    }
}

/// `quixo`
impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// One step of a lesson: a position and what to do in it.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Its word in messages, without the lesson's.
    pub id: &'static str,
    /// What lies on the table, as text.
    pub position: &'static str,
    /// What to do.
    pub task: Task,
    /// The cells that are pointed at from the beginning.
    pub points: &'static [&'static str],
}

impl Step {
    /// The match that is laid out for the step, before its first move.
    ///
    /// # Panics
    /// If the position cannot be read, which a test rules out for every step.
    #[must_use]
    pub fn game(&self, lesson: Lesson) -> Match {
        let players = if matches!(self.task, Task::Game) { learner_and_computers() } else { PEOPLE };
        let setup = Setup::new(lesson.variant(), &players);
        let start = setup.first_position().read(self.position).expect("positions of lessons can be read");
        Match::new(Setup { start: Some(start), ..setup })
    }

    /// A move that does what is asked; none where nothing is.
    ///
    /// # Panics
    /// If the move cannot be read, which a test rules out for every step.
    #[must_use]
    pub fn shown(&self, position: &AnyPosition) -> Option<AnyMove> {
        let Task::Move { shown, .. } = self.task else { return None };
        Some(position.parse_move(shown).expect("moves of lessons can be read"))
    }
}

/// In the steps of a lesson the lesson itself moves for the others.
const PEOPLE: [Controller; 4] = [Controller::Human; 4];

fn learner_and_computers() -> [Controller; 4] {
    let mut players = [Controller::Computer(Level::FirstGame); 4];
    players[LEARNER] = Controller::Human;
    players
}

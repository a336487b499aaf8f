//! The player's own mistakes as puzzles, repeated until they are solved.

use serde::{Deserialize, Serialize};

use super::answer::JUDGED;
use super::{AnyProver, Puzzle, Task};
use crate::ai::{Limits, Stop};
use crate::rules::DrawRules;
use crate::session::{
    AnyGame, AnyMove, AnyPosition, FileError, Folders, Match, Moment, change_toml, load_toml,
};

const FILE: &str = "mistakes.toml";
/// The longest missed win that is proven, in own moves.
const WIN: u32 = 4;
/// The longest avoidable loss that is proven, in moves of the other side.
const HOLD: u32 = 3;
/// The number of solutions that a repeated mistake needs.
const SOLUTIONS_NEEDED: u8 = 2;

/// A mistake of the player as a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mistake {
    pub puzzle: Puzzle,
    /// The number of solutions that are still needed.
    pub left: u8,
    /// The start times of the matches in which the mistake was made.
    made: Vec<String>,
}

/// The practice queue, next one first. Each position occurs once, independent of counters and symmetries.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mistakes {
    #[serde(default, rename = "mistake")]
    all: Vec<Mistake>,
}

/// A change of the practice queue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Practice {
    Made(Puzzle, Option<Moment>),
    /// The puzzle was failed, or solved with help.
    Missed(Puzzle),
    Solved(Puzzle),
}

impl Mistakes {
    /// Loads the queue, with an error if the file was broken and has been renamed.
    pub fn load(folders: &Folders) -> (Self, Option<FileError>) {
        load_toml(&folders.data.join(FILE))
    }

    /// Applies changes to the file and keeps those of other programs.
    pub fn keep(folders: &Folders, what: &[Practice]) -> Result<(), FileError> {
        change_toml(&folders.data.join(FILE), |all: &mut Self| what.iter().for_each(|what| all.note(what)))
    }

    pub fn note(&mut self, what: &Practice) {
        match what {
            Practice::Made(puzzle, match_began) => {
                let made = match_began.map(|began| began.to_string()).unwrap_or_default();
                match self.of(puzzle) {
                    Some(known) if known.made.contains(&made) => {}
                    Some(known) => {
                        known.left = SOLUTIONS_NEEDED;
                        known.made.push(made);
                    }
                    None => self.all.push(Mistake { puzzle: puzzle.clone(), left: 1, made: vec![made] }),
                }
            }
            Practice::Missed(puzzle) => {
                if let Some(known) = self.of(puzzle) {
                    known.left = SOLUTIONS_NEEDED;
                }
            }
            Practice::Solved(puzzle) => {
                // Puzzles to repeat go behind the others.
                if let Some(at) = self.place(puzzle) {
                    let mut solved = self.all.remove(at);
                    solved.left = solved.left.saturating_sub(1);
                    self.all.push(solved);
                }
            }
        }
    }

    /// Whether help with this puzzle of the queue adds a required solution.
    pub fn is_help_penalized(&self, puzzle: &Puzzle) -> bool {
        self.place(puzzle).is_some_and(|at| self.all[at].left < SOLUTIONS_NEEDED)
    }

    /// Whether this puzzle of the queue still has to be solved.
    pub fn is_due(&self, puzzle: &Puzzle) -> bool {
        self.place(puzzle).is_some_and(|at| self.all[at].left > 0)
    }

    fn of(&mut self, puzzle: &Puzzle) -> Option<&mut Mistake> {
        let place = self.place(puzzle)?;
        self.all.get_mut(place)
    }

    fn place(&self, puzzle: &Puzzle) -> Option<usize> {
        let kind = puzzle.kind();
        self.all.iter().position(|mistake| mistake.puzzle.kind() == kind)
    }

    /// The puzzles in practice order.
    pub fn due(&self) -> impl Iterator<Item = &Mistake> {
        self.all.iter().filter(|mistake| mistake.left > 0)
    }

    /// The number of solved mistakes.
    pub fn learned(&self) -> usize {
        self.all.iter().filter(|mistake| mistake.left == 0).count()
    }

    /// The puzzle after another one, or the first if that one is not in the queue. The same puzzle only if it
    /// is the only one.
    pub fn after(&self, puzzle: &Puzzle) -> Option<&Mistake> {
        let kind = puzzle.kind();
        let mut due = self.due().skip_while(|mistake| mistake.puzzle.kind() != kind).skip(1);
        due.next().or_else(|| self.due().next())
    }
}

impl Puzzle {
    /// The puzzle for a mistake under the rules of its match: the missed win or the avoidable loss, with all moves
    /// that achieve it. If neither can be proven within the limits, or an optional draw would come first, the
    /// task is to find a better move, provided that a deep search confirms the mistake. `None` if it does not,
    /// or if stopped.
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
        // Take the most distant loss: moves that only delay a loss do not avoid it.
        let proven = tasks.into_iter().map_while(|task| Some((task, prover().keys(position, task)?))).last();
        let erred = |keys: &[AnyMove]| !keys.is_empty() && !keys.contains(&played);
        let (task, keys) = proven.filter(|(_, keys)| erred(keys)).or_else(|| {
            let (best, grade) = game.compare_with_best(played, &Limits::nodes(JUDGED), stop)?;
            grade.is_mistake().then(|| (Task::Better, vec![best]))
        })?;
        (!stop.is_stopped()).then_some(Self { position: *position, draws, task, grade: 1, keys })
    }
}

impl Match {
    /// The puzzles for mistakes in several plies, each within these limits.
    pub fn tasks_of_mistakes(&self, plies: &[usize], limits: &Limits, stop: &Stop) -> Vec<Practice> {
        let task = |&ply: &usize| {
            let position = self.position_after(ply);
            let draws = self.setup().options.draws;
            let puzzle = Puzzle::of_mistake(&position, draws, *self.moves().get(ply)?, limits, stop)?;
            Some(Practice::Made(puzzle, self.began()))
        };
        plies.iter().filter_map(task).collect()
    }
}

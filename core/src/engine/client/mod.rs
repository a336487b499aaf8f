//! UGI client: another program as a player of a match.

mod program;

use std::time::Duration;

use crate::ai::{Limits, Stop};
use crate::rules::printable;
use crate::session::{AnyMove, ClockRule, Match};

pub use program::{Fault, LATENESS, Program};

/// Time for a move in a match without a clock.
const DEFAULT_TIME: Duration = Duration::from_secs(1);
/// With a clock for the whole match, a move gets this fraction (1/20) of the remaining time.
const CLOCK_PARTS: u32 = 20;
/// Shortest time for a move.
const MIN_TIME: Duration = Duration::from_millis(10);

/// A UGI program as a player. The program starts with its first move, and is ended when the player is dropped.
pub struct UgiPlayer {
    words: Vec<String>,
    running: Option<(Program, Match)>,
}

impl UgiPlayer {
    /// A player from a program and its arguments, separated by spaces. Fails if the command is empty.
    pub fn new(command: &str) -> Result<Self, String> {
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            Err("cmd: names no program.".into())
        } else {
            Ok(Self { words, running: None })
        }
    }

    /// The program's move in an unfinished match. Fails with a sentence if the program gives no legal move.
    pub fn choose(&mut self, game: &Match) -> Result<AnyMove, String> {
        if game.setup().start.is_some() {
            return Err(self.error("it can only play from the usual first position"));
        }
        let text = self.ask(game).map_err(|fault| self.error(&fault.to_string()))?;
        let impossible = || self.error(&format!("it plays {}, which is not possible", printable(&text)));
        game.position().parse_move(&text).map_err(|_| impossible())
    }

    fn error(&self, what: &str) -> String {
        format!("{}: {what}.", printable(&self.words[0]))
    }

    fn ask(&mut self, game: &Match) -> Result<String, Fault> {
        let program = self.program(game)?;
        let seat = game.position().seat_to_move();
        let left = game.clock().left(seat);
        let time = match (game.setup().clock_of(seat), left) {
            (ClockRule::None, _) | (_, None) => DEFAULT_TIME,
            (ClockRule::PerMove(_), Some(left)) => left / 2,
            (ClockRule::Total { increment, .. }, Some(left)) => {
                (left / CLOCK_PARTS + increment / 2).min(left / 2)
            }
        };
        program.limits = Limits::time(time.max(MIN_TIME));
        program.ask(game.moves(), &Stop::new(), |_| ())
    }

    /// The running program, with this match as its game. Starts the program if necessary.
    fn program(&mut self, game: &Match) -> Result<&mut Program, Fault> {
        let same_variant = |known: &Match| known.setup().variant == game.setup().variant;
        let mut program = match self.running.take() {
            Some((program, known)) if same_variant(&known) => {
                if known.began() == game.began() {
                    return Ok(&mut self.running.insert((program, game.clone())).0);
                }
                program
            }
            _ => Program::start(&self.words, game.setup().variant, Limits::time(DEFAULT_TIME))?,
        };
        program.begin_match()?;
        Ok(&mut self.running.insert((program, game.clone())).0)
    }
}

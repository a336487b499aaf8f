//! A UGI program on a seat of a match of any variant.

use std::time::Duration;

use super::limit::Limit;
use super::player::{Fault, NoMove};
use super::program::Program;
use crate::ai::Stop;
use crate::rules::printable;
use crate::session::{AnyMove, ClockRule, Match};

/// How long it may think about a move without a clock.
const USUAL: Duration = Duration::from_secs(1);
/// Of the time that its clock has left it takes at most this part for a move.
const PART: u32 = 20;
/// It is asked for no less.
const LEAST: Duration = Duration::from_millis(10);

/// A running program; it ends when this is dropped.
pub struct Companion {
    words: Vec<String>,
    /// With the match that it was told of: its first position is the usual one.
    program: Option<(Program, Match)>,
}

impl Companion {
    /// A program with its arguments, which is started with the first match.
    ///
    /// # Errors
    /// A sentence if nothing is named.
    pub fn new(command: &str) -> Result<Self, String> {
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            Err("cmd: names no program.".into())
        } else {
            Ok(Self { words, program: None })
        }
    }

    /// Its move in a match that goes on.
    ///
    /// # Errors
    /// A sentence if it gives none.
    pub fn choose(&mut self, game: &Match) -> Result<AnyMove, String> {
        if game.setup().start.is_some() {
            return Err(self.said("it can only play from the usual first position"));
        }
        let said = self.ask(game);
        match said {
            Ok(text) => game
                .position()
                .parse_move(&text)
                .map_err(|_| self.said(&format!("it plays {}, which is not possible", printable(&text)))),
            Err(NoMove::Fault(fault)) => Err(self.said(&fault.to_string())),
            Err(NoMove::Stopped) => Err(self.said("it was stopped")),
        }
    }

    fn said(&self, what: &str) -> String {
        format!("{}: {what}.", printable(&self.words[0]))
    }

    fn ask(&mut self, game: &Match) -> Result<String, NoMove> {
        let program = self.program(game)?;
        let left = game.clock().left(game.position().seat_to_move());
        let time = match (game.setup().clock, left) {
            (ClockRule::None, _) | (_, None) => USUAL,
            (ClockRule::PerMove(_), Some(left)) => left / 2,
            (ClockRule::Total { increment, .. }, Some(left)) => (left / PART + increment / 2).min(left / 2),
        };
        program.set_limit(Limit::Time(time.max(LEAST)));
        Ok(program.ask(game.moves(), &Stop::new())?.0)
    }

    /// The program, which knows that this match is played.
    fn program(&mut self, game: &Match) -> Result<&mut Program, Fault> {
        let same = |known: &Match| known.setup().variant == game.setup().variant;
        let mut program = match self.program.take() {
            Some((program, known)) if same(&known) => {
                if known.began() == game.began() {
                    return Ok(&mut self.program.insert((program, game.clone())).0);
                }
                program
            }
            _ => Program::start(&self.words, game.setup().variant, Limit::Time(USUAL))?,
        };
        program.begin_match()?;
        Ok(&mut self.program.insert((program, game.clone())).0)
    }
}

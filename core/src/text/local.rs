//! The match loop of the terminal: turns, typed moves, the computer's moves, autosave.

use std::time::Instant;

use crate::ai::{Level, Stop, tablebase};
use crate::language::{Localized, msg};
use crate::session::talk::Talk;
use crate::session::{AnyMove, Autosave, Controller, FileError, Match, SearchMemory, localized};

use super::console::{Console, Leave};
use super::{board, words};

pub(super) struct LocalMatch<'a> {
    pub(super) console: Console<'a>,
    pub(super) autosave: Option<Autosave>,
    pub(super) game: Match,
    pub(super) seed: u64,
    /// Whether the board changed since it was last drawn.
    changed: bool,
    /// Whether the board is drawn at each turn; off for screen readers.
    pub(super) drawing: bool,
    /// The last save error, which is not repeated at every ply.
    pub(super) save_failure: Option<FileError>,
    /// The transposition table of the strongest level.
    memory: Option<SearchMemory>,
    /// The lines of the computer's characters.
    talk: Talk,
    /// Whether a damaged tablebase file was reported.
    reported_damage: bool,
}

impl<'a> LocalMatch<'a> {
    pub fn new(console: Console<'a>, autosave: Option<Autosave>, game: Match, seed: u64) -> Self {
        Self {
            console,
            autosave,
            game,
            seed,
            changed: true,
            drawing: true,
            save_failure: None,
            memory: None,
            talk: Talk::default(),
            reported_damage: false,
        }
    }

    pub fn start(&mut self, game: Match) {
        self.game = game;
        self.memory = None;
        self.changed = true;
    }

    /// Plays until the player starts another match, which it returns.
    pub fn play(&mut self) -> Result<Match, Leave> {
        self.console.say(words::title(self.game.setup()))?;
        loop {
            if let Some((_, line)) = self.talk.next(&self.game) {
                self.console.say(line.with_name())?;
            }
            let Some(controller) = self.game.controller() else {
                if let Some(next) = self.after_the_end()? {
                    return Ok(next);
                }
                continue;
            };
            if let Some(pass) = self.game.position().forced_pass() {
                self.commit(pass)?;
                continue;
            }
            match controller {
                Controller::Computer(level) => self.computer_plays(level)?,
                Controller::Human => {
                    if let Some(next) = self.person_plays()? {
                        return Ok(next);
                    }
                }
            }
        }
    }

    fn after_the_end(&mut self) -> Result<Option<Match>, Leave> {
        if self.changed {
            self.update_board()?;
            if let Some(result) = self.game.result() {
                self.console.say(words::result(self.game.setup(), result))?;
                let undo = if self.game.can_undo() { " undo," } else { "" };
                let list = format!("review, rematch, new,{undo} record, quit");
                self.console.say(msg::TerminalCommands { list })?;
            }
        }
        let line = self.console.ask(&prompt(msg::TERMINAL_OVER))?;
        self.execute(&line)
    }

    fn person_plays(&mut self) -> Result<Option<Match>, Leave> {
        if self.changed {
            self.update_board()?;
            self.console.say(words::turn(&self.game))?;
        }
        let seat = self.game.position().seat_to_move();
        let prompt = prompt(localized::seat(self.game.setup().variant, seat));
        let line = self.ask(|console| console.ask(&prompt))?;
        self.execute(&line)
    }

    /// Asks a question while the clock of the seat to move runs. Saves the match if the player quits.
    pub(super) fn ask<T>(
        &mut self,
        question: impl FnOnce(&mut Console) -> Result<T, Leave>,
    ) -> Result<T, Leave> {
        let going_on = self.game.result().is_none();
        let asked = Instant::now();
        let answer = question(&mut self.console);
        self.game.elapse(asked.elapsed());
        if going_on && self.game.result().is_some() {
            self.save()?;
            self.console.say(msg::TERMINAL_TIME_UP)?;
        }
        match answer {
            // The elapsed time is saved too.
            Err(Leave::Quit) => self.leave(),
            answer => answer,
        }
    }

    fn computer_plays(&mut self, level: Level) -> Result<(), Leave> {
        let asked = Instant::now();
        let (game, within, stop) = (self.game.game(), self.game.time_to_think(), Stop::new());
        let chosen = if SearchMemory::is_for(level) {
            let variant = self.game.setup().variant;
            SearchMemory::of(&mut self.memory, variant, level, self.seed).choose(game, &within, 1, &stop)
        } else {
            game.choose(level, self.seed, &within, &stop)
        };
        self.game.elapse(asked.elapsed());
        if tablebase::failure().is_some() && !self.reported_damage {
            self.reported_damage = true;
            self.console.say(msg::TERMINAL_TABLE_DAMAGED)?;
        }
        if self.game.result().is_some() {
            return self.save();
        }
        match chosen {
            Some(mv) => self.commit(mv),
            None => Err(Leave::Broken(std::io::Error::other("the computer found no move"))),
        }
    }

    /// Plays a move, saves the match and then describes the move, so that a described move is never lost.
    pub(super) fn commit(&mut self, mv: AnyMove) -> Result<(), Leave> {
        let before = self.game.position();
        if let Err(illegal) = self.game.play(mv) {
            self.console.say(msg::TerminalNotPlayed { mv: mv.to_string(), why: illegal })?;
            return Ok(());
        }
        self.save()?;
        Ok(self.console.say(words::played(&self.game, &before, mv))?)
    }

    /// Saves the match after a change, so that the board is drawn again.
    pub(super) fn save(&mut self) -> Result<(), Leave> {
        self.changed = true;
        let Some(autosave) = &mut self.autosave else { return Ok(()) };
        match autosave.save(&self.game) {
            Err(error) if self.save_failure.as_ref() != Some(&error) => {
                self.console.say(&error)?;
                self.save_failure = Some(error);
            }
            Err(_) => {}
            Ok(()) => self.save_failure = None,
        }
        Ok(())
    }

    fn update_board(&mut self) -> Result<(), Leave> {
        self.changed = false;
        if self.drawing { self.draw_board() } else { Ok(()) }
    }

    pub(super) fn draw_board(&mut self) -> Result<(), Leave> {
        let drawn = board::board(&self.game.position(), self.console.colour, self.console.language);
        Ok(self.console.show(&format!("\n{drawn}"))?)
    }

    /// Saves the clocks and quits.
    pub(super) fn leave<T>(&mut self) -> Result<T, Leave> {
        let going_on = self.game.result().is_none() && !self.game.moves().is_empty();
        if going_on && self.autosave.is_some() {
            self.save()?;
            if self.save_failure.is_none() {
                self.console.say(msg::TERMINAL_SAVED)?;
            }
        }
        Err(Leave::Quit)
    }
}

fn prompt(who: Localized) -> Localized {
    Localized::sequence([who, ">".into()])
}

//! Execution of commands in the terminal game.

use std::io::{BufRead, Write};
use std::time::SystemTime;

use crate::rules::{Variant, printable};
use crate::session::{ClockRule, Controller, Launch, Match, Moment, create_text, load_match, typed_path};

use super::command::{Command, HELP};
use super::console::Leave;
use super::local::LocalMatch;
use super::{board, opening, opponent, words};

impl<I: BufRead, O: Write> LocalMatch<I, O> {
    /// Executes a line. Returns the next match if the player starts one.
    pub(super) fn execute(&mut self, line: &str) -> Result<Option<Match>, Leave> {
        match Command::read(line) {
            Command::Move(text) => self.typed_move(&text)?,
            Command::Board => self.show_board()?,
            Command::Drawing(on) => {
                self.drawing = on;
                self.console.say(if on { "The board is drawn." } else { "The board is not drawn." })?;
            }
            Command::Pieces => self.console.say(&board::pieces(&self.game.position()))?,
            Command::Moves(start) => self.console.say(&words::moves(&self.game, &start))?,
            Command::Undo => self.take_back()?,
            Command::Redo => self.play_again()?,
            Command::Hint => self.hint()?,
            Command::Partner => self.ask_partner()?,
            Command::Review => self.review()?,
            Command::Record => self.console.say(&self.game.to_record())?,
            Command::Position => self.console.say(&self.game.position().to_string())?,
            Command::Save(name) => self.save_as(&name)?,
            Command::Draw => self.offer_draw()?,
            Command::Resign => self.resign()?,
            Command::Help => self.console.say(HELP)?,
            Command::Quit => return self.leave(),
            Command::Open(name) => match typed_path(&name).and_then(|path| load_match(&path)) {
                Ok(opened) => return self.put_away().map(|()| Some(opened)),
                Err(error) => self.console.say(&error.to_string())?,
            },
            Command::New => {
                let next = self.ask(|console| opening::new_match(console, Launch::default()))?;
                return self.put_away().map(|()| Some(next));
            }
            Command::Rematch => {
                let mut next = self.game.rematch();
                next.begin(Moment::of(SystemTime::now()));
                return self.put_away().map(|()| Some(next));
            }
        }
        Ok(None)
    }

    /// Draws the board once, and writes the turn or the result.
    fn show_board(&mut self) -> Result<(), Leave> {
        self.draw_board()?;
        let sentence = match self.game.result() {
            Some(result) => words::result(self.game.setup(), &result),
            None => words::turn(&self.game),
        };
        Ok(self.console.say(&sentence)?)
    }

    fn typed_move(&mut self, text: &str) -> Result<(), Leave> {
        match self.game.position().parse_move(text) {
            Err(error) => Ok(self.console.say(&words::no_move(text, &error))?),
            Ok(mv) => self.commit(mv),
        }
    }

    fn take_back(&mut self) -> Result<(), Leave> {
        if self.game.setup().clock != ClockRule::None {
            return Ok(self.console.say("Moves cannot be taken back in a match with a clock.")?);
        }
        let undone = self.game.undo();
        self.moved_in_time(undone, "Taken back.", "There is nothing to take back.")
    }

    fn play_again(&mut self) -> Result<(), Leave> {
        let redone = self.game.redo();
        self.moved_in_time(redone, "Played again.", "There is nothing to play again.")
    }

    fn moved_in_time(&mut self, moved: bool, done: &str, nothing: &str) -> Result<(), Leave> {
        if !moved {
            return Ok(self.console.say(nothing)?);
        }
        self.changed = true;
        self.save()?;
        Ok(self.console.say(done)?)
    }

    fn hint(&mut self) -> Result<(), Leave> {
        let sentence = if self.game.result().is_some() {
            "The match is over.".to_string()
        } else if !self.may_consult() {
            "There are no hints in a match without consultation.".to_string()
        } else {
            match opponent::hint(self.game.game()) {
                Some((mv, why)) => {
                    self.game.give_hint();
                    format!("Hint: {mv} {why}.")
                }
                None => "There is no hint here.".to_string(),
            }
        };
        Ok(self.console.say(&sentence)?)
    }

    fn may_consult(&self) -> bool {
        let setup = self.game.setup();
        setup.variant != Variant::QuixoTeams || setup.options.consultation
    }

    fn ask_partner(&mut self) -> Result<(), Leave> {
        let setup = self.game.setup();
        let partner = (self.game.position().seat_to_move() + 2) % setup.variant.seats();
        let sentence = if setup.variant != Variant::QuixoTeams {
            "Only the team game has partners.".to_string()
        } else if self.game.result().is_some() {
            "The match is over.".to_string()
        } else if !self.may_consult() {
            "This match was agreed without consultation.".to_string()
        } else if let Controller::Computer(level) = setup.seats[partner].controller {
            let before = self.game.position();
            let who = words::seat(setup, partner);
            match opponent::advise(&self.game, level, self.seed) {
                Some(mv) => {
                    self.game.give_hint();
                    format!("{who} in your place would play {mv}: {}.", words::describe_move(&before, mv))
                }
                None => format!("{who} has no advice."),
            }
        } else {
            "Your partner sits at this screen too: just ask.".to_string()
        };
        Ok(self.console.say(&sentence)?)
    }

    fn save_as(&mut self, name: &str) -> Result<(), Leave> {
        let sentence = if !name.is_empty() {
            save_new(&self.game, name)
        } else if let Some(autosave) = &mut self.autosave {
            match autosave.save(&self.game) {
                Ok(()) if self.game.result().is_some() => "Saved among the finished matches.".to_string(),
                Ok(()) => format!("Saved as {}.", printable(autosave.current().display())),
                Err(error) => error.to_string(),
            }
        } else {
            "There is no folder to save in; save FILE writes the record where you say.".to_string()
        };
        Ok(self.console.say(&sentence)?)
    }

    fn offer_draw(&mut self) -> Result<(), Leave> {
        let Some((asked, controller)) = self.game.asked_for_draw() else {
            return Ok(self.console.say("The match is over.")?);
        };
        let agreed = match controller {
            Controller::Computer(level) => opponent::agrees_to_draw(&self.game, level, self.seed),
            Controller::Human => {
                let asked = words::seat(self.game.setup(), asked);
                let prompt = format!("{asked}, do you agree to a draw? [no]");
                self.ask(|console| opening::yes_or_no(console, &prompt, false))?
            }
        };
        if self.game.result().is_some() {
            // The clock ran out before the answer.
            return Ok(());
        }
        if agreed {
            self.game.agree_draw();
            self.changed = true;
            return self.save();
        }
        Ok(self.console.say("The draw is declined.")?)
    }

    fn resign(&mut self) -> Result<(), Leave> {
        if self.game.result().is_some() {
            return Ok(self.console.say("The match is over.")?);
        }
        let side = self.game.position().side_to_move();
        self.game.resign(side);
        self.changed = true;
        self.save()
    }

    /// Moves the match to the finished matches. A match is normally moved when it ends, unless saving failed.
    fn put_away(&mut self) -> Result<(), Leave> {
        if self.game.result().is_some() && self.save_failure.is_empty() {
            return Ok(());
        }
        let Some(autosave) = &mut self.autosave else { return Ok(()) };
        match autosave.put_away(&self.game) {
            Ok(()) => self.save_failure.clear(),
            Err(error) => self.console.say(&error.to_string())?,
        }
        Ok(())
    }
}

/// Writes the record to a new file. Returns a sentence with the path or the error.
pub(super) fn save_new(game: &Match, name: &str) -> String {
    let saved = typed_path(name).and_then(|path| Ok((create_text(&path, &game.to_record())?, path)));
    match saved {
        Ok((true, path)) => format!("Saved as {}.", printable(path.display())),
        // Existing files are never replaced.
        Ok((false, path)) => format!("{} exists already; choose another name.", printable(path.display())),
        Err(error) => error.to_string(),
    }
}

//! The table: turns pass, people type, the computer answers, every ply is saved.

use std::fs;
use std::io::{BufRead, Write};
use std::path::Path;
use std::time::{Instant, SystemTime};

use crate::ai::Level;
use crate::rules::{Side, Variant};
use crate::session::{Autosave, Controller, Launch, Match, Moment, Setup, lines, load_match, save_text};

use super::command::{Command, HELP};
use super::console::{Console, Leave, printable};
use super::{board, opening, opponent, words};

/// A match between the console and the saved file.
#[derive(Debug)]
pub(super) struct Table<I, O> {
    console: Console<I, O>,
    autosave: Option<Autosave>,
    game: Match,
    seed: u64,
    /// Whether the board changed since it was drawn.
    changed: bool,
    /// The last sentence about a save that failed, which is not repeated at every ply.
    save_failure: String,
}

impl<I: BufRead, O: Write> Table<I, O> {
    pub fn new(console: Console<I, O>, autosave: Option<Autosave>, game: Match, seed: u64) -> Self {
        Self { console, autosave, game, seed, changed: true, save_failure: String::new() }
    }

    /// Puts another match on the table.
    pub fn seat(&mut self, game: Match) {
        self.game = game;
        self.changed = true;
    }

    /// Plays until another match is wanted, which it returns.
    pub fn play(&mut self) -> Result<Match, Leave> {
        let setup = self.game.setup();
        let players: Vec<String> = (0..setup.seats.len()).map(|seat| words::seat(setup, seat)).collect();
        let title = format!("{}: {}.", words::variant_name(setup.variant), players.join(", "));
        self.console.say(&title)?;
        loop {
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
            self.draw_board()?;
            if let Some(result) = self.game.result() {
                self.console.say(&words::result(self.game.setup(), &result))?;
                self.console.say("Type rematch, new, undo, record or quit.")?;
            }
        }
        let line = self.console.ask("Over>")?;
        self.obey(&line)
    }

    fn person_plays(&mut self) -> Result<Option<Match>, Leave> {
        if self.changed {
            self.draw_board()?;
            self.console.say(&words::turn(&self.game))?;
        }
        let seat = self.game.position().seat_to_move();
        let asked = Instant::now();
        let line = self.console.ask(&format!("{}>", Setup::seat_name(self.game.setup().variant, seat)));
        self.game.elapse(asked.elapsed());
        if self.game.result().is_some() {
            self.changed = true;
            self.save()?;
            self.console.say("Time is up.")?;
        }
        // The time that passed before the input ended counts too.
        let line = match line {
            Err(Leave::Quit) => return self.leave(),
            line => line?,
        };
        self.obey(&line)
    }

    fn computer_plays(&mut self, level: Level) -> Result<(), Leave> {
        let asked = Instant::now();
        let seed = self.seed.wrapping_add(self.game.moves().len() as u64);
        let chosen = opponent::choose(self.game.game(), level, seed);
        self.game.elapse(asked.elapsed());
        if self.game.result().is_some() {
            self.changed = true;
            self.save()?;
            return Ok(());
        }
        match chosen {
            Some(mv) => self.commit(mv),
            None => Err(Leave::Broken(std::io::Error::other("the computer found no move"))),
        }
    }

    /// Plays a legal move, says it in words and saves the match.
    fn commit(&mut self, mv: crate::session::AnyMove) -> Result<(), Leave> {
        let before = self.game.position();
        if let Err(illegal) = self.game.play(mv) {
            self.console.say(&format!("{mv} cannot be played: {illegal}."))?;
            return Ok(());
        }
        let setup = self.game.setup();
        let who = words::seat(setup, before.seat_to_move());
        let round = (self.game.moves().len() - 1) / setup.seats.len() + 1;
        self.console.say(&format!("{round}. {mv}: {who} {}.", words::deed(&before, mv)))?;
        self.changed = true;
        self.save()
    }

    fn save(&mut self) -> Result<(), Leave> {
        let Some(autosave) = &mut self.autosave else { return Ok(()) };
        match autosave.save(&self.game) {
            Err(sentence) if sentence != self.save_failure => {
                self.console.say(&sentence)?;
                self.save_failure = sentence;
            }
            Err(_) => {}
            Ok(()) => self.save_failure.clear(),
        }
        Ok(())
    }

    fn draw_board(&mut self) -> Result<(), Leave> {
        self.changed = false;
        let drawn = board::board(&self.game.position(), self.console.colour());
        Ok(self.console.say(&format!("\n{drawn}"))?)
    }

    /// Does what was typed; a match if another one is to be played.
    fn obey(&mut self, line: &str) -> Result<Option<Match>, Leave> {
        match Command::read(line) {
            Command::Move(text) => self.typed_move(&text)?,
            Command::Board => self.changed = true,
            Command::Pieces => self.console.say(&board::pieces(&self.game.position()))?,
            Command::Moves(start) => self.list_moves(&start)?,
            Command::Undo => self.take_back()?,
            Command::Redo => self.play_again()?,
            Command::Hint => self.hint()?,
            Command::Partner => self.ask_partner()?,
            Command::Record => self.console.say(&self.game.to_record())?,
            Command::Position => self.console.say(&self.game.position().to_string())?,
            Command::Save(name) => self.save_as(&name)?,
            Command::Draw => self.offer_draw()?,
            Command::Resign => self.resign()?,
            Command::Help => self.console.say(HELP)?,
            Command::Quit => return self.leave(),
            Command::Open(name) => match load_match(Path::new(&name)) {
                Ok(opened) => return self.put_away().map(|()| Some(opened)),
                Err(sentence) => self.console.say(&sentence)?,
            },
            Command::New => {
                let next = opening::new_match(&mut self.console, &Launch::default())?;
                return self.put_away().map(|()| Some(next));
            }
            Command::Rematch => {
                let mut next = Match::new(self.game.setup().swapped());
                next.set_began(Moment::of(SystemTime::now()));
                return self.put_away().map(|()| Some(next));
            }
        }
        Ok(None)
    }

    fn typed_move(&mut self, text: &str) -> Result<(), Leave> {
        match self.game.position().parse_move(text) {
            Err(error) => {
                let text = printable(text);
                // A cell at the beginning: a move was meant.
                let sentence = if text.as_bytes().get(1).is_some_and(u8::is_ascii_digit) {
                    format!("{text} cannot be played: {}.", printable(&error.reason))
                } else {
                    format!("{text:?} is neither a command nor a move. Type help for the commands.")
                };
                Ok(self.console.say(&sentence)?)
            }
            Ok(mv) => self.commit(mv),
        }
    }

    fn list_moves(&mut self, start: &str) -> Result<(), Leave> {
        let moves = self.game.position().moves().into_iter().map(|mv| mv.to_string());
        // `moves e1` means that cell, not e10 to e19.
        let begins = |mv: &String| mv.split(['-', '.']).next() == Some(start) || start.is_empty();
        let mut moves: Vec<String> = moves.filter(begins).collect();
        moves.sort_unstable();
        let over = self.game.result().is_some();
        let text = match moves.len() {
            _ if over => "The match is over: there are no moves.".to_string(),
            0 => format!("No legal move begins at {}.", printable(start)),
            _ => lines(moves),
        };
        Ok(self.console.say(&text)?)
    }

    fn take_back(&mut self) -> Result<(), Leave> {
        let sentence = if self.game.setup().clock != crate::session::ClockRule::None {
            "A match with a clock has no undo."
        } else if self.game.undo() {
            self.changed = true;
            "Taken back."
        } else {
            "There is nothing to take back."
        };
        self.console.say(sentence)?;
        self.save()
    }

    fn play_again(&mut self) -> Result<(), Leave> {
        let sentence = if self.game.redo() {
            self.changed = true;
            "Played again."
        } else {
            "There is nothing to play again."
        };
        self.console.say(sentence)?;
        self.save()
    }

    fn hint(&mut self) -> Result<(), Leave> {
        let sentence = if self.game.result().is_some() {
            "The match is over.".to_string()
        } else if !self.may_consult() {
            "There are no hints in a match without consultation.".to_string()
        } else {
            match opponent::hint(self.game.game()) {
                Some((mv, why)) => format!("Hint: {mv}: {why}."),
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
            match opponent::choose(self.game.game(), level, self.seed) {
                Some(mv) => format!("{who} in your place would play {mv}: {}.", words::deed(&before, mv)),
                None => format!("{who} has no advice."),
            }
        } else {
            "Your partner sits at this screen too: just ask.".to_string()
        };
        Ok(self.console.say(&sentence)?)
    }

    fn save_as(&mut self, name: &str) -> Result<(), Leave> {
        let sentence = if !name.is_empty() {
            // Not even by mistake is a file replaced that somebody else may have written.
            if fs::symlink_metadata(name).is_ok() {
                format!("{} exists already; choose another name.", printable(name))
            } else {
                match save_text(Path::new(name), &self.game.to_record()) {
                    Ok(()) => format!("Saved as {}.", printable(name)),
                    Err(sentence) => sentence,
                }
            }
        } else if let Some(autosave) = &mut self.autosave {
            match autosave.save(&self.game) {
                Ok(()) if self.game.result().is_some() => "Saved among the finished matches.".to_string(),
                Ok(()) => format!("Saved as {}.", autosave.current().display()),
                Err(sentence) => sentence,
            }
        } else {
            "There is no folder to save in; save FILE writes the record where you say.".to_string()
        };
        Ok(self.console.say(&sentence)?)
    }

    fn offer_draw(&mut self) -> Result<(), Leave> {
        if self.game.result().is_some() {
            return Ok(self.console.say("The match is over.")?);
        }
        let setup = self.game.setup();
        let other = !self.game.position().side_to_move();
        let asked = (0..setup.seats.len())
            .find(|&seat| Setup::side_of(seat) == other && setup.seats[seat].controller == Controller::Human);
        let Some(asked) = asked else {
            return Ok(self.console.say("The computer does not agree to draws: it plays on.")?);
        };
        let prompt = format!("{}, do you agree to a draw? [no]", words::seat(setup, asked));
        if opening::yes_or_no(&mut self.console, &prompt, false)? {
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
        let side: Side = self.game.position().side_to_move();
        self.game.resign(side);
        self.changed = true;
        self.save()
    }

    /// Keeps the match on the table among the saved ones.
    fn put_away(&mut self) -> Result<(), Leave> {
        let Some(autosave) = &mut self.autosave else { return Ok(()) };
        if let Err(sentence) = autosave.put_away(&self.game) {
            self.console.say(&sentence)?;
        }
        Ok(())
    }

    /// Saves once more, for the clocks, and leaves.
    fn leave(&mut self) -> Result<Option<Match>, Leave> {
        let going_on = self.game.result().is_none() && !self.game.moves().is_empty();
        if going_on && self.autosave.is_some() {
            self.save()?;
            if self.save_failure.is_empty() {
                self.console.say("The match is saved and will be offered again.")?;
            }
        }
        Err(Leave::Quit)
    }
}

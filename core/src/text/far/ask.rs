//! Requests of a player at an online table in the terminal.

use std::io::Write;

use super::command::{Far, HELP};
use super::table::Seated;
use super::words as said;
use crate::online::steward::played;
use crate::online::table::event::Body;
use crate::online::table::identity::PeerId;
use crate::online::table::state::Sitter;
use crate::online::table::terms::Name;
use crate::session::{Match, Setup};
use crate::text::command::Command;
use crate::text::console::Leave;
use crate::text::request::save_new;
use crate::text::{board, words};

impl<O: Write> Seated<O> {
    /// Does what was typed.
    pub(super) fn obey(&mut self, line: &str) -> Result<(), Leave> {
        match Far::read(line) {
            Far::Usual(command) => return self.obey_usual(command),
            Far::Ask(matter) => self.far.say(Body::Ask(matter)),
            Far::Answer(yes) => return self.answer(yes),
            Far::Sit(seat) => return self.sit_down(&seat),
            Far::GetUp => return self.get_up(),
            Far::Computer(seat, level) => {
                let body = |seat| Body::Computer { seat, level: level.id().into() };
                return self.at_seat(&seat, body);
            }
            Far::Free(seat) => return self.at_seat(&seat, |seat| Body::GetUp { seat }),
            Far::Resume => self.far.say(Body::Resume),
            Far::Claim(win) => return self.claim(win),
            Far::Say(phrase) => self.far.say(Body::Say(phrase)),
            Far::Who => {
                let seats = |table| format!("{}\n", said::seats(table, &self.names));
                let seats = self.table().map_or_else(String::new, seats);
                let sentence = format!("{seats}{}", said::present(&self.present, &self.names));
                self.console.say(&sentence)?;
            }
            Far::Invite => self.invite()?,
            Far::Admit(yes, key) => return self.admit(yes, &key),
            Far::Close => self.far.say(Body::Close),
            Far::Wrong(sentence) => self.console.say(&sentence)?,
        }
        Ok(())
    }

    fn obey_usual(&mut self, command: Command) -> Result<(), Leave> {
        match command {
            Command::Board => return self.show_turn(true),
            Command::Drawing(on) => {
                self.drawing = on;
                self.console.say(if on { "The board is drawn." } else { "The board is not drawn." })?;
            }
            Command::Help => self.console.say(HELP)?,
            Command::Quit => return self.leave(),
            Command::Resign => self.far.say(Body::Resign),
            Command::Redo | Command::New | Command::Open(_) | Command::Partner => {
                self.console.say("That is not done at a table with others.")?;
            }
            Command::Hint => self.console.say("There are no hints at a table with others.")?,
            Command::Undo | Command::Draw | Command::Rematch => {}
            Command::Move(text) => return self.move_typed(&text),
            Command::Pieces => self.of_game(|game| board::pieces(&game.position()))?,
            Command::Moves(start) => self.of_game(|game| words::moves(game, &start))?,
            Command::Record => self.of_game(Match::to_record)?,
            Command::Position => self.of_game(|game| game.position().to_string())?,
            Command::Review => {
                self.console.say("Save the match with save FILE; pushflip --text FILE reviews it.")?;
            }
            Command::Save(name) => self.save_as(&name)?,
        }
        Ok(())
    }

    /// Says something of the match.
    fn of_game(&mut self, what: impl FnOnce(&Match) -> String) -> Result<(), Leave> {
        let sentence = self.game().map_or_else(|| "There is no match yet.".into(), what);
        Ok(self.console.say(&sentence)?)
    }

    fn move_typed(&mut self, text: &str) -> Result<(), Leave> {
        let Some(game) = self.game() else {
            let sentence = format!("{text:?} is no command, and there is no match yet. Type help.");
            return Ok(self.console.say(&sentence)?);
        };
        match game.position().parse_move(text) {
            Ok(mv) => self.far.say(played(mv, self.turn_since)),
            Err(error) => self.console.say(&words::no_move(text, &error))?,
        }
        Ok(())
    }

    fn answer(&mut self, yes: bool) -> Result<(), Leave> {
        let asked = self.table().and_then(|table| table.asked()).map(|asked| asked.matter);
        match asked {
            Some(matter) if yes => self.far.say(Body::Agree(matter)),
            Some(matter) => self.far.say(Body::Refuse(matter)),
            None => self.console.say("Nothing is asked.")?,
        }
        Ok(())
    }

    fn sit_down(&mut self, named: &str) -> Result<(), Leave> {
        let Some(table) = self.table() else {
            return Ok(self.console.say("The host has not answered yet.")?);
        };
        let variant = table.setup().variant;
        let open = table.seats().iter().position(|seat| seat.sitter == Sitter::Open);
        if named.is_empty() {
            match open {
                Some(seat) => self.sit(seat),
                None => self.console.say("Every seat is taken.")?,
            }
            return Ok(());
        }
        match Setup::seat_named(variant, named) {
            Ok(seat) => self.sit(seat),
            Err(error) => self.console.say(&format!("{error}."))?,
        }
        Ok(())
    }

    /// Says something of a seat that was named.
    fn at_seat(&mut self, named: &str, body: impl FnOnce(u8) -> Body) -> Result<(), Leave> {
        let Some(variant) = self.table().map(|table| table.setup().variant) else { return Ok(()) };
        match Setup::seat_named(variant, named) {
            Ok(seat) => self.far.say(body(u8::try_from(seat).unwrap_or(u8::MAX))),
            Err(error) => self.console.say(&format!("{error}."))?,
        }
        Ok(())
    }

    fn get_up(&mut self) -> Result<(), Leave> {
        self.sits = false;
        let seats: Vec<usize> = self.table().map_or_else(Vec::new, |table| table.seats_of(self.me).collect());
        if seats.is_empty() {
            self.console.say("You do not sit.")?;
        }
        for seat in seats {
            self.far.say(Body::GetUp { seat: u8::try_from(seat).unwrap_or(u8::MAX) });
        }
        Ok(())
    }

    /// Claims the seat of somebody who is not here.
    fn claim(&mut self, win: bool) -> Result<(), Leave> {
        let Some(table) = self.table() else { return Ok(()) };
        let away = |sitter: &Sitter| match sitter {
            Sitter::Open => true,
            Sitter::Person { peer, .. } => {
                *peer != self.me
                    && !self.present.iter().any(|here| here.peer == *peer && here.absent_s.is_none())
            }
            Sitter::Computer(_) => false,
        };
        match table.seats().iter().position(|seat| away(&seat.sitter)) {
            Some(seat) => self.far.say(Body::Claim { seat: u8::try_from(seat).unwrap_or(u8::MAX), win }),
            None => self.console.say("Everybody is here.")?,
        }
        Ok(())
    }

    /// Lets in or sends away who asks and was meant: an invitation must not go to somebody who has come to the door
    /// since.
    fn admit(&mut self, yes: bool, key: &str) -> Result<(), Leave> {
        let is_clear = self.knocks.len() == 1 && !self.walked;
        let is_meant = |peer: PeerId| if key.is_empty() { is_clear } else { peer.to_string() == key };
        let meant = self.knocks.iter().position(|&(peer, _)| is_meant(peer));
        if let Some((peer, _)) = meant.and_then(|place| self.knocks.remove(place)) {
            self.walked = false;
            self.far.admit(peer, yes);
        } else if self.knocks.is_empty() {
            self.walked = false;
            self.console.say("Nobody asks to come in.")?;
        } else {
            let who = |(peer, name): &(PeerId, Name)| {
                format!("{} is {peer}", self.names.label(*peer, name.as_str()))
            };
            let all: Vec<String> = self.knocks.iter().map(who).collect();
            let verb = if yes { "let in" } else { "keep out" };
            self.console.say(&format!("Type {verb} and whom you mean: {}.", all.join("; ")))?;
        }
        Ok(())
    }

    fn invite(&mut self) -> Result<(), Leave> {
        let watch = self.far.to_watch().map_or_else(String::new, |watch| format!("\nTo watch: {watch}"));
        let text = format!("To play: {}{watch}", self.far.invitation());
        Ok(self.console.say(&text)?)
    }

    fn save_as(&mut self, name: &str) -> Result<(), Leave> {
        let Some(game) = self.game() else { return Ok(self.console.say("There is no match yet.")?) };
        let sentence = if name.is_empty() {
            "Every move is saved anyway; with a name the record is written.".into()
        } else {
            save_new(game, name)
        };
        Ok(self.console.say(&sentence)?)
    }
}

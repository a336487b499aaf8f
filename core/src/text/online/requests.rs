//! Requests of a player at an online table in the terminal.

use std::io::Write;

use super::client::Client;
use super::command::{HELP, OnlineCommand};
use super::describe;
use crate::online::replica::timed_move;
use crate::online::table::event::Body;
use crate::online::table::identity::PeerId;
use crate::online::table::state::Occupant;
use crate::online::table::terms::Name;
use crate::session::{Match, Setup};
use crate::text::command::Command;
use crate::text::console::Leave;
use crate::text::request::save_new;
use crate::text::{board, words};

impl<O: Write> Client<O> {
    /// Does what was typed.
    pub(super) fn execute(&mut self, line: &str) -> Result<(), Leave> {
        match OnlineCommand::read(line) {
            OnlineCommand::Match(command) => return self.execute_match_command(command),
            OnlineCommand::Ask(matter) => self.handle.propose(Body::Ask(matter)),
            OnlineCommand::Answer(yes) => return self.answer(yes),
            OnlineCommand::Sit(seat) => return self.sit_down(&seat),
            OnlineCommand::GetUp => return self.get_up(),
            OnlineCommand::Computer(seat, level) => {
                let body = |seat| Body::Computer { seat, level: level.id().into() };
                return self.at_seat(&seat, body);
            }
            OnlineCommand::Free(seat) => return self.at_seat(&seat, |seat| Body::GetUp { seat }),
            OnlineCommand::Resume => self.handle.propose(Body::Resume),
            OnlineCommand::Claim(win) => return self.claim(win),
            OnlineCommand::Say(phrase) => self.handle.propose(Body::Say(phrase)),
            OnlineCommand::Who => {
                let seats = |table| format!("{}\n", describe::seats(table, &self.names));
                let seats = self.table().map_or_else(String::new, seats);
                let sentence = format!("{seats}{}", describe::present(&self.present, &self.names));
                self.console.say(&sentence)?;
            }
            OnlineCommand::Invite => self.invite()?,
            OnlineCommand::Admit(yes, key) => return self.admit(yes, &key),
            OnlineCommand::Close => self.handle.propose(Body::Close),
            OnlineCommand::Invalid(sentence) => self.console.say(&sentence)?,
        }
        Ok(())
    }

    fn execute_match_command(&mut self, command: Command) -> Result<(), Leave> {
        match command {
            Command::Board => return self.show_turn(true),
            Command::Drawing(on) => {
                self.drawing = on;
                self.console.say(if on { "The board is drawn." } else { "The board is not drawn." })?;
            }
            Command::Help => self.console.say(HELP)?,
            Command::Quit => return self.leave(),
            Command::Resign => self.handle.propose(Body::Resign),
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
            Ok(mv) => self.handle.propose(timed_move(mv, self.turn_since)),
            Err(error) => self.console.say(&words::no_move(text, &error))?,
        }
        Ok(())
    }

    fn answer(&mut self, yes: bool) -> Result<(), Leave> {
        let asked = self.table().and_then(|table| table.asked()).map(|asked| asked.kind);
        match asked {
            Some(matter) if yes => self.handle.propose(Body::Agree(matter)),
            Some(matter) => self.handle.propose(Body::Refuse(matter)),
            None => self.console.say("Nothing is asked.")?,
        }
        Ok(())
    }

    fn sit_down(&mut self, named: &str) -> Result<(), Leave> {
        let Some(table) = self.table() else {
            return Ok(self.console.say("The host has not answered yet.")?);
        };
        let variant = table.setup().variant;
        let open = table.seats().iter().position(|seat| seat.occupant == Occupant::Nobody);
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
            Ok(seat) => self.handle.propose(body(u8::try_from(seat).unwrap_or(u8::MAX))),
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
            self.handle.propose(Body::GetUp { seat: u8::try_from(seat).unwrap_or(u8::MAX) });
        }
        Ok(())
    }

    /// Claims the seat of somebody who is not here.
    fn claim(&mut self, win: bool) -> Result<(), Leave> {
        let Some(table) = self.table() else { return Ok(()) };
        let away = |occupant: &Occupant| match occupant {
            Occupant::Nobody => true,
            Occupant::Person { peer, .. } => {
                *peer != self.me
                    && !self.present.iter().any(|here| here.peer == *peer && here.absent_s.is_none())
            }
            Occupant::Computer(_) => false,
        };
        match table.seats().iter().position(|seat| away(&seat.occupant)) {
            Some(seat) => {
                self.handle.propose(Body::Claim { seat: u8::try_from(seat).unwrap_or(u8::MAX), win })
            }
            None => self.console.say("Everybody is here.")?,
        }
        Ok(())
    }

    /// Lets in or sends away who asks and was meant: an invitation must not go to somebody who has come to the door
    /// since.
    fn admit(&mut self, yes: bool, key: &str) -> Result<(), Leave> {
        let is_clear = self.join_requests.len() == 1 && !self.withdrawn;
        let is_meant = |peer: PeerId| if key.is_empty() { is_clear } else { peer.to_string() == key };
        let meant = self.join_requests.iter().position(|&(peer, _)| is_meant(peer));
        if let Some((peer, _)) = meant.and_then(|place| self.join_requests.remove(place)) {
            self.withdrawn = false;
            self.handle.admit(peer, yes);
        } else if self.join_requests.is_empty() {
            self.withdrawn = false;
            self.console.say("Nobody asks to come in.")?;
        } else {
            let who = |(peer, name): &(PeerId, Name)| {
                format!("{} is {peer}", self.names.label(*peer, name.as_str()))
            };
            let all: Vec<String> = self.join_requests.iter().map(who).collect();
            let verb = if yes { "let in" } else { "keep out" };
            self.console.say(&format!("Type {verb} and whom you mean: {}.", all.join("; ")))?;
        }
        Ok(())
    }

    fn invite(&mut self) -> Result<(), Leave> {
        let watch = self
            .handle
            .spectator_invitation()
            .map_or_else(String::new, |watch| format!("\nTo watch: {watch}"));
        let text = format!("To play: {}{watch}", self.handle.invitation());
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

//! The terminal loop at an online table: news of the others and typed commands.

use std::collections::VecDeque;
use std::io::{Empty, Write};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;
use std::time::{Instant, SystemTime};

use super::words::{self as said, Names};
use super::{Chooser, FarOptions, Heard};
use crate::ai::Stop;
use crate::online::net::{FarTable, News};
use crate::online::steward::{Errand, Steward, played};
use crate::online::table::event::{Body, Event, Matter};
use crate::online::table::identity::PeerId;
use crate::online::table::message::Presence;
use crate::online::table::state::{Sitter, Table};
use crate::online::table::terms::Name;
use crate::session::{AnyPosition, Folders, Match, Moment, file_match};
use crate::text::console::{Console, Leave};
use crate::text::{board, words};

/// When more has happened at once, only the last of it is told.
const TOLD: usize = 6;

/// Somebody at the terminal, at a table elsewhere.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Seated<O> {
    pub console: Console<Empty, O>,
    pub far: FarTable,
    pub me: PeerId,
    pub name: Name,
    /// Whether to sit down as soon as a seat is open.
    pub sits: bool,
    /// Gone while it thinks.
    chooser: Option<Box<dyn Chooser>>,
    machine: bool,
    folders: Option<Folders>,
    pub names: Names,
    pub steward: Steward,
    pub present: Vec<Presence>,
    connected: Option<bool>,
    /// Pending join requests, oldest first.
    pub knocks: VecDeque<(PeerId, Name)>,
    /// Whether somebody has gone since the player answered last: an answer may be meant for them.
    pub walked: bool,
    /// Whether the table can be opened or come to again.
    stays: bool,
    pub drawing: bool,
    seed: u64,
    tell: Sender<Heard>,
    /// Since when it is one's own turn.
    pub turn_since: Instant,
    /// The event after which this program has sat down or thought by itself.
    done: Option<u32>,
    thinking: bool,
}

impl<O: Write> Seated<O> {
    pub fn new(console: Console<Empty, O>, options: FarOptions, tell: Sender<Heard>) -> Self {
        let FarOptions { far, me, name, sits, chooser, folders, people, board, seed, .. } = options;
        Self {
            console,
            far,
            me,
            name,
            sits,
            machine: chooser.is_some(),
            chooser,
            folders,
            names: Names { me: Some(me), people },
            steward: Steward::new(me),
            present: Vec::new(),
            connected: None,
            knocks: VecDeque::new(),
            walked: false,
            stays: true,
            drawing: board,
            seed,
            tell,
            turn_since: Instant::now(),
            done: None,
            thinking: false,
        }
    }

    /// Until the player quits or the table is over.
    pub fn take_part(mut self, heard: &Receiver<Heard>) -> Result<(), Leave> {
        self.console.say("Type help for the commands, quit to leave.")?;
        while let Ok(one) = heard.recv() {
            match one {
                Heard::Line(None) => self.console.say("That line is too long.")?,
                Heard::Line(Some(line)) => {
                    let line = line.trim();
                    self.console.echo(line)?;
                    self.obey(line)?;
                }
                // A program plays on without anybody at the keyboard.
                Heard::End if self.machine => {}
                Heard::End => return self.leave(),
                Heard::News => {
                    if self.hear_news()? {
                        return self.leave();
                    }
                }
                Heard::Thought { number, wish, chooser } => {
                    self.thinking = false;
                    self.chooser = chooser.or(self.chooser.take());
                    self.thought(number, wish)?;
                }
            }
            self.act();
        }
        Ok(())
    }

    /// The table, once it is known.
    pub fn table(&self) -> Option<&Table> {
        self.steward.table()
    }

    pub fn game(&self) -> Option<&Match> {
        self.table().and_then(Table::game)
    }

    /// Takes all news. True if the table is over.
    fn hear_news(&mut self) -> Result<bool, Leave> {
        let news: Vec<News> = std::iter::from_fn(|| self.far.news()).collect();
        let mut events = news.iter().filter(|news| matches!(news, News::Event(_))).count();
        let untold = if events > TOLD { events - 1 } else { 0 };
        if untold > 0 {
            self.console.say(&format!("{untold} things have happened before."))?;
        }
        let (mut changed, mut over, mut seen) = (false, false, 0);
        for one in news {
            match one {
                News::Event(event) => {
                    changed |= self.happened(&event, seen >= untold)?;
                    seen += 1;
                    events -= 1;
                }
                News::Presence(present) => self.here(present)?,
                News::Connected(up) => self.connection(up)?,
                News::Refused(why) => self.console.say(&format!("That is not possible: {why}."))?,
                News::Complaint(error) => self.console.say(&error.to_string())?,
                News::Waiting(trouble) => {
                    let is_host = self.table().is_some_and(|table| table.host() == self.me);
                    self.console.say(&said::trouble(is_host, trouble))?;
                }
                News::Knock { peer, name } => {
                    let name_here = self.names.label(peer, name.as_str());
                    self.console.say(&format!(
                        "{name_here} asks to come in. Type let in {peer} or keep out {peer}."
                    ))?;
                    self.knocks.push_back((peer, name));
                }
                News::Walked(peer) => {
                    if let Some(place) = self.knocks.iter().position(|&(at, _)| at == peer) {
                        self.knocks.remove(place);
                        self.walked = true;
                        self.console.say(&format!("{peer} does not ask any more."))?;
                    }
                }
                News::OtherVersion(why) => self.console.say(said::other_version(why))?,
                News::Stopped(why) => {
                    self.console.say(&format!("It is over: {why}."))?;
                    over = true;
                    self.stays = false;
                }
            }
        }
        debug_assert_eq!(events, 0);
        if changed {
            self.turn_since = Instant::now();
            self.show_turn(self.drawing)?;
            self.file()?;
        }
        Ok(over)
    }

    /// Takes an event, and tells it. True if the board or the match has changed.
    fn happened(&mut self, event: &Event, told: bool) -> Result<bool, Leave> {
        let standing = |game: &Match| (game.moves().len(), game.began(), game.result());
        let before = self.game().map(|game| (game.position(), standing(game)));
        if let Err(broken) = self.steward.hear(event) {
            self.console.say(&format!("{broken}."))?;
            return Ok(false);
        }
        let Some(table) = self.steward.table() else { return Ok(false) };
        if told {
            let position: Option<&AnyPosition> = before.as_ref().map(|(position, _)| position);
            self.console.say(&said::event(table, position, &self.names, &self.present, event))?;
            let asked = table.asked().filter(|asked| asked.waiting.contains(&self.me) && !asked.of_computer);
            if asked.is_some() && matches!(event.body(), Body::Ask(_)) && !self.machine {
                self.console.say("Type yes or no.")?;
            }
        }
        Ok(table.game().map(standing) != before.map(|(_, standing)| standing))
    }

    /// Says what has changed about who is here.
    fn here(&mut self, present: Vec<Presence>) -> Result<(), Leave> {
        let before = std::mem::replace(&mut self.present, present);
        for now in self.present.iter().filter(|now| now.peer != self.me) {
            let was = before.iter().find(|was| was.peer == now.peer).map(|was| was.absent_s.is_none());
            let name = self.names.label(now.peer, now.name.as_str());
            match (was, now.absent_s) {
                (None | Some(false), None) => self.console.say(&format!("{name} is here."))?,
                (Some(true), Some(_)) => self.console.say(&format!("{name} is not heard any more."))?,
                _ => {}
            }
        }
        Ok(())
    }

    fn connection(&mut self, up: bool) -> Result<(), Leave> {
        let before = self.connected.replace(up);
        match (before, up) {
            (None, true) | (Some(true), _) if up => {}
            (Some(false), true) => self.console.say("The host is here again.")?,
            (_, false) => self.console.say("The host does not answer; it is called again and again.")?,
            _ => {}
        }
        Ok(())
    }

    /// The board, and whose turn it is or how it ended.
    pub fn show_turn(&mut self, draw: bool) -> Result<(), Leave> {
        let Some(table) = self.steward.table() else {
            return Ok(self.console.say("The host has not answered yet.")?);
        };
        let Some(game) = self.names.in_match(table) else {
            return Ok(self.console.say(&said::seats(table, &self.names))?);
        };
        if draw {
            let drawn = board::board(&game.position(), self.console.colour());
            self.console.show(&format!("\n{drawn}"))?;
        }
        let sentence = match game.result() {
            Some(result) => {
                let more = "Type review, rematch, record or quit.";
                let seats = said::seats(table, &self.names);
                format!("{}\n{seats}\n{more}", words::result(game.setup(), &result))
            }
            None if table.paused() => "There is a pause; resume ends it.".into(),
            None if !table.is_running() => {
                format!("The match rests. {}", said::seats(table, &self.names))
            }
            None => {
                let yours = table.to_move().is_some_and(|(_, sitter)| sitter.peer() == Some(self.me));
                format!("{}{}", words::turn(&game), if yours { " That is you." } else { "" })
            }
        };
        Ok(self.console.say(&sentence)?)
    }

    /// Does what this program does by itself.
    fn act(&mut self) {
        let now = Moment::of(SystemTime::now()).whole_second();
        match self.steward.errand(now) {
            Some(Errand::Say(body)) => self.far.say(body),
            Some(Errand::Think(thinking)) => {
                let number = self.steward.table().map_or(0, |table| table.last().number);
                let (tell, seed) = (self.tell.clone(), self.seed);
                // Without a thread the computer never answers; the others see whose turn it is.
                let _ = thread::Builder::new().name("pushflip-computer".into()).spawn(move || {
                    let wish = thinking
                        .think(seed, &Stop::new())
                        .ok_or_else(|| "The computer found no move.".into());
                    drop(tell.send(Heard::Thought { number, wish, chooser: None }));
                });
            }
            None => self.act_as_guest(),
        }
    }

    fn act_as_guest(&mut self) {
        let Some(table) = self.steward.table() else { return };
        let number = table.last().number;
        if self.done == Some(number) || self.thinking || self.connected != Some(true) {
            return;
        }
        let open = table.seats().iter().position(|seat| seat.sitter == Sitter::Open);
        // From the first match on, a seat is taken by a player's own wish only.
        if self.sits && table.game().is_none() && !table.sits(self.me) && !table.is_closed() {
            if let Some(seat) = open {
                self.done = Some(number);
                self.sit(seat);
            }
            return;
        }
        if self.machine && table.sits(self.me) {
            self.think(number);
        }
    }

    pub fn sit(&mut self, seat: usize) {
        let seat = u8::try_from(seat).unwrap_or(u8::MAX);
        self.far.say(Body::Sit { seat, name: self.name.clone(), machine: self.machine });
    }

    /// Lets the program at this end choose, or answer.
    fn think(&mut self, number: u32) {
        let Some(table) = self.steward.table() else { return };
        let Some(game) = table.game().cloned() else { return };
        let asked = table.asked().filter(|asked| asked.waiting.contains(&self.me) && !asked.of_computer);
        let matter = asked.map(|asked| asked.matter);
        let mine = table.is_running() && table.to_move().is_some_and(|(_, who)| who.peer() == Some(self.me));
        if matter.is_none() && !mine {
            return;
        }
        let Some(mut chooser) = self.chooser.take() else { return };
        self.done = Some(number);
        self.thinking = true;
        let tell = self.tell.clone();
        let think = move || {
            let began = Instant::now();
            let wish = match matter {
                Some(Matter::Draw) if !chooser.agrees_to_draw(&game) => Ok(Body::Refuse(Matter::Draw)),
                Some(matter) => Ok(Body::Agree(matter)),
                None => chooser.choose(&game).map(|mv| played(mv, began)),
            };
            drop(tell.send(Heard::Thought { number, wish, chooser: Some(chooser) }));
        };
        let _ = thread::Builder::new().name("pushflip-program".into()).spawn(think);
    }

    fn thought(&mut self, number: u32, wish: Result<Body, String>) -> Result<(), Leave> {
        match wish {
            Err(sentence) => {
                self.console.say(&sentence)?;
                if self.machine {
                    return Err(Leave::Quit);
                }
            }
            Ok(body) => {
                // Something else may have happened that it did not think about.
                let table = self.steward.table().filter(|table| table.last().number >= number);
                if table.is_some_and(|table| table.turn() <= number) {
                    self.far.say(body);
                } else {
                    self.done = None;
                }
            }
        }
        Ok(())
    }

    /// Keeps a match that is over among the others.
    fn file(&mut self) -> Result<(), Leave> {
        let over = self.steward.table().and_then(Table::game).filter(|game| game.result().is_some());
        if let (Some(game), Some(folders)) = (over, &self.folders)
            && let Err(error) = file_match(folders, game)
        {
            self.console.say(&error.to_string())?;
        }
        Ok(())
    }

    /// Leaves the table; a match that goes on is kept among the others too, as far as it is.
    pub fn leave<T>(&mut self) -> Result<T, Leave> {
        let Some(table) = self.steward.table() else { return Err(Leave::Quit) };
        let goes_on = table.is_on() && self.stays;
        if let (Some(game), Some(folders)) = (table.game(), &self.folders)
            && let Err(error) = file_match(folders, game)
        {
            self.console.say(&error.to_string())?;
        }
        if goes_on {
            let back = if table.host() == self.me {
                "pushflip host opens this table again."
            } else {
                "The same invitation brings you back."
            };
            self.console.say(&format!("The match is kept as it stands. {back}"))?;
        }
        Err(Leave::Quit)
    }
}

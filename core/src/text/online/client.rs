//! The terminal loop at an online table: news of the others and typed commands.

use std::collections::VecDeque;
use std::io::{Empty, Write};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;
use std::time::{Instant, SystemTime};

use super::describe::{self, DisplayNames};
use super::{Input, MoveChooser, OnlineOptions};
use crate::ai::Stop;
use crate::online::network::{News, TableHandle};
use crate::online::replica::{HostAction, TableReplica, timed_move};
use crate::online::table::event::{Body, Event, QuestionKind};
use crate::online::table::identity::PeerId;
use crate::online::table::message::Presence;
use crate::online::table::state::{Occupant, Table};
use crate::online::table::terms::Name;
use crate::session::{AnyPosition, Folders, Match, Moment, file_match};
use crate::text::console::{Console, Leave};
use crate::text::{board, words};

/// When more has on_event at once, only the last of it is told.
const TOLD: usize = 6;

/// Somebody at the terminal, at a table elsewhere.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Client<O> {
    pub console: Console<Empty, O>,
    pub handle: TableHandle,
    pub me: PeerId,
    pub name: Name,
    /// Whether to sit down as soon as a seat is open.
    pub sits: bool,
    /// Gone while it thinks.
    chooser: Option<Box<dyn MoveChooser>>,
    machine: bool,
    folders: Option<Folders>,
    pub names: DisplayNames,
    pub replica: TableReplica,
    pub present: Vec<Presence>,
    connected: Option<bool>,
    /// Pending join requests, oldest first.
    pub join_requests: VecDeque<(PeerId, Name)>,
    /// Whether somebody has gone since the player answered last: an answer may be meant for them.
    pub withdrawn: bool,
    /// Whether the table can be opened or come to again.
    stays: bool,
    pub drawing: bool,
    seed: u64,
    tell: Sender<Input>,
    /// Since when it is one's own turn.
    pub turn_since: Instant,
    /// The event after which this program has sat down or on_thought by itself.
    done: Option<u32>,
    thinking: bool,
}

impl<O: Write> Client<O> {
    pub fn new(console: Console<Empty, O>, options: OnlineOptions, tell: Sender<Input>) -> Self {
        let OnlineOptions { handle, me, name, sits, chooser, folders, people, board, seed, .. } = options;
        Self {
            console,
            handle,
            me,
            name,
            sits,
            machine: chooser.is_some(),
            chooser,
            folders,
            names: DisplayNames { me: Some(me), people },
            replica: TableReplica::new(me),
            present: Vec::new(),
            connected: None,
            join_requests: VecDeque::new(),
            withdrawn: false,
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
    pub fn take_part(mut self, heard: &Receiver<Input>) -> Result<(), Leave> {
        self.console.say("Type help for the commands, quit to leave.")?;
        while let Ok(one) = heard.recv() {
            match one {
                Input::Line(None) => self.console.say("That line is too long.")?,
                Input::Line(Some(line)) => {
                    let line = line.trim();
                    self.console.echo(line)?;
                    self.execute(line)?;
                }
                // A program plays on without anybody at the keyboard.
                Input::End if self.machine => {}
                Input::End => return self.leave(),
                Input::News => {
                    if self.handle_news()? {
                        return self.leave();
                    }
                }
                Input::Thought { number, proposal, chooser } => {
                    self.thinking = false;
                    self.chooser = chooser.or(self.chooser.take());
                    self.on_thought(number, proposal)?;
                }
            }
            self.act_automatically();
        }
        Ok(())
    }

    /// The table, once it is known.
    pub fn table(&self) -> Option<&Table> {
        self.replica.table()
    }

    pub fn game(&self) -> Option<&Match> {
        self.table().and_then(Table::game)
    }

    /// Takes all news. True if the table is over.
    fn handle_news(&mut self) -> Result<bool, Leave> {
        let news: Vec<News> = std::iter::from_fn(|| self.handle.news()).collect();
        let mut events = news.iter().filter(|news| matches!(news, News::Event(_))).count();
        let untold = if events > TOLD { events - 1 } else { 0 };
        if untold > 0 {
            self.console.say(&format!("{untold} things have happened before."))?;
        }
        let (mut changed, mut over, mut seen) = (false, false, 0);
        for one in news {
            match one {
                News::Event(event) => {
                    changed |= self.on_event(&event, seen >= untold)?;
                    seen += 1;
                    events -= 1;
                }
                News::Presence(present) => self.here(present)?,
                News::Connected(up) => self.connection(up)?,
                News::Refused(why) => self.console.say(&format!("That is not possible: {why}."))?,
                News::Complaint(error) => self.console.say(&error.to_string())?,
                News::ConnectionProblem(trouble) => {
                    let is_host = self.table().is_some_and(|table| table.host() == self.me);
                    self.console.say(&describe::trouble(is_host, trouble))?;
                }
                News::JoinRequest { peer, name } => {
                    let name_here = self.names.label(peer, name.as_str());
                    self.console.say(&format!(
                        "{name_here} asks to come in. Type let in {peer} or keep out {peer}."
                    ))?;
                    self.join_requests.push_back((peer, name));
                }
                News::JoinRequestWithdrawn(peer) => {
                    if let Some(place) = self.join_requests.iter().position(|&(at, _)| at == peer) {
                        self.join_requests.remove(place);
                        self.withdrawn = true;
                        self.console.say(&format!("{peer} does not ask any more."))?;
                    }
                }
                News::OtherVersion(why) => self.console.say(describe::other_version(why))?,
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
    fn on_event(&mut self, event: &Event, told: bool) -> Result<bool, Leave> {
        let standing = |game: &Match| (game.moves().len(), game.began(), game.result());
        let before = self.game().map(|game| (game.position(), standing(game)));
        if let Err(broken) = self.replica.apply(event) {
            self.console.say(&format!("{broken}."))?;
            return Ok(false);
        }
        let Some(table) = self.replica.table() else { return Ok(false) };
        if told {
            let position: Option<&AnyPosition> = before.as_ref().map(|(position, _)| position);
            self.console.say(&describe::event(table, position, &self.names, &self.present, event))?;
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
        let Some(table) = self.replica.table() else {
            return Ok(self.console.say("The host has not answered yet.")?);
        };
        let Some(game) = self.names.match_with_names(table) else {
            return Ok(self.console.say(&describe::seats(table, &self.names))?);
        };
        if draw {
            let drawn = board::board(&game.position(), self.console.colour());
            self.console.show(&format!("\n{drawn}"))?;
        }
        let sentence = match game.result() {
            Some(result) => {
                let more = "Type review, rematch, record or quit.";
                let seats = describe::seats(table, &self.names);
                format!("{}\n{seats}\n{more}", words::result(game.setup(), &result))
            }
            None if table.paused() => "There is a pause; resume ends it.".into(),
            None if !table.is_running() => {
                format!("The match rests. {}", describe::seats(table, &self.names))
            }
            None => {
                let yours = table.to_move().is_some_and(|(_, occupant)| occupant.peer() == Some(self.me));
                format!("{}{}", words::turn(&game), if yours { " That is you." } else { "" })
            }
        };
        Ok(self.console.say(&sentence)?)
    }

    /// Does what this program does by itself.
    fn act_automatically(&mut self) {
        let now = Moment::of(SystemTime::now()).whole_second();
        match self.replica.next_action(now) {
            Some(HostAction::Propose(body)) => self.handle.propose(body),
            Some(HostAction::Compute(task)) => {
                let number = self.replica.table().map_or(0, |table| table.last().number);
                let (tell, seed) = (self.tell.clone(), self.seed);
                // Without a thread the computer never answers; the others see whose turn it is.
                let _ = thread::Builder::new().name("pushflip-computer".into()).spawn(move || {
                    let proposal =
                        task.run(seed, &Stop::new()).ok_or_else(|| "The computer found no move.".into());
                    drop(tell.send(Input::Thought { number, proposal, chooser: None }));
                });
            }
            None => self.act_as_guest(),
        }
    }

    fn act_as_guest(&mut self) {
        let Some(table) = self.replica.table() else { return };
        let number = table.last().number;
        if self.done == Some(number) || self.thinking || self.connected != Some(true) {
            return;
        }
        let open = table.seats().iter().position(|seat| seat.occupant == Occupant::Nobody);
        // From the first match on, a seat is taken by a player's own proposal only.
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
        self.handle.propose(Body::Sit { seat, name: self.name.clone(), machine: self.machine });
    }

    /// Lets the program at this end choose, or answer.
    fn think(&mut self, number: u32) {
        let Some(table) = self.replica.table() else { return };
        let Some(game) = table.game().cloned() else { return };
        let asked = table.asked().filter(|asked| asked.waiting.contains(&self.me) && !asked.of_computer);
        let matter = asked.map(|asked| asked.kind);
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
            let proposal = match matter {
                Some(QuestionKind::Draw) if !chooser.agrees_to_draw(&game) => {
                    Ok(Body::Refuse(QuestionKind::Draw))
                }
                Some(matter) => Ok(Body::Agree(matter)),
                None => chooser.choose(&game).map(|mv| timed_move(mv, began)),
            };
            drop(tell.send(Input::Thought { number, proposal, chooser: Some(chooser) }));
        };
        let _ = thread::Builder::new().name("pushflip-program".into()).spawn(think);
    }

    fn on_thought(&mut self, number: u32, proposal: Result<Body, String>) -> Result<(), Leave> {
        match proposal {
            Err(sentence) => {
                self.console.say(&sentence)?;
                if self.machine {
                    return Err(Leave::Quit);
                }
            }
            Ok(body) => {
                // Something else may have on_event that it did not think about.
                let table = self.replica.table().filter(|table| table.last().number >= number);
                if table.is_some_and(|table| table.turn() <= number) {
                    self.handle.propose(body);
                } else {
                    self.done = None;
                }
            }
        }
        Ok(())
    }

    /// Keeps a match that is over among the others.
    fn file(&mut self) -> Result<(), Leave> {
        let over = self.replica.table().and_then(Table::game).filter(|game| game.result().is_some());
        if let (Some(game), Some(folders)) = (over, &self.folders)
            && let Err(error) = file_match(folders, game)
        {
            self.console.say(&error.to_string())?;
        }
        Ok(())
    }

    /// Leaves the table; a match that goes on is kept among the others too, as far as it is.
    pub fn leave<T>(&mut self) -> Result<T, Leave> {
        let Some(table) = self.replica.table() else { return Err(Leave::Quit) };
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

//! The terminal client of an online table: shows news and executes typed commands.

use std::collections::VecDeque;
use std::io::{Empty, Write};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;
use std::time::{Instant, SystemTime};

use super::command::{HELP, OnlineCommand};
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
use crate::session::{AnyPosition, Folders, Match, Moment, Setup, file_match};
use crate::text::command::Command;
use crate::text::console::{Console, Leave};
use crate::text::request::save_new;
use crate::text::{board, words};

/// The host's clock is more than a second off.
const CLOCK_DIFFERS: &str =
    "The host's clock counted over a second more for a move than it took as seen from here.";

/// The maximum of events described at once; earlier ones are only counted.
const TOLD: usize = 6;

/// The state of the terminal client.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Client<O> {
    console: Console<Empty, O>,
    handle: TableHandle,
    me: PeerId,
    name: Name,
    /// Whether to take the first open seat.
    sits: bool,
    /// `None` while it computes.
    chooser: Option<Box<dyn MoveChooser>>,
    machine: bool,
    folders: Option<Folders>,
    names: DisplayNames,
    replica: TableReplica,
    present: Vec<Presence>,
    connected: Option<bool>,
    /// Pending join requests, oldest first.
    join_requests: VecDeque<(PeerId, Name)>,
    /// Whether a join request was withdrawn since the player's last answer, which may have been meant for it.
    withdrawn: bool,
    /// Whether the table can be reopened or rejoined.
    stays: bool,
    drawing: bool,
    seed: u64,
    tell: Sender<Input>,
    /// The start of the player's turn.
    turn_since: Instant,
    /// The last event after which this program has acted automatically.
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

    /// Runs until the player quits or the table is over.
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
                // A program plays on without keyboard input.
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

    /// The table; `None` before its first event.
    fn table(&self) -> Option<&Table> {
        self.replica.table()
    }

    fn game(&self) -> Option<&Match> {
        self.table().and_then(Table::game)
    }

    /// Handles all news. Returns whether the table is over.
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
                News::Clock(_) => {}
                News::ClockDiffers => self.console.say(CLOCK_DIFFERS)?,
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

    /// Applies an event and describes it. Returns whether the position or the match has changed.
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

    /// Describes changes of the presence.
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

    /// Shows the board, and whose turn it is or how the match ended.
    fn show_turn(&mut self, draw: bool) -> Result<(), Leave> {
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

    /// Performs automatic actions.
    fn act_automatically(&mut self) {
        let now = Moment::of(SystemTime::now()).whole_second();
        match self.replica.next_action(now) {
            Some(HostAction::Propose(body)) => self.handle.propose(body),
            Some(HostAction::Compute(task)) => {
                let number = self.replica.table().map_or(0, |table| table.last().number);
                let (tell, seed) = (self.tell.clone(), self.seed);
                // Without a thread the computer never moves; the others see whose turn it is.
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
        // After the first match a seat is taken only on the player's command.
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

    fn sit(&mut self, seat: usize) {
        let seat = u8::try_from(seat).unwrap_or(u8::MAX);
        self.handle.propose(Body::Sit { seat, name: self.name.clone(), machine: self.machine });
    }

    /// Lets the program choose a move or an answer.
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
                // The position may have changed meanwhile.
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

    /// Files a finished match.
    fn file(&mut self) -> Result<(), Leave> {
        let over = self.replica.table().and_then(Table::game).filter(|game| game.result().is_some());
        if let (Some(game), Some(folders)) = (over, &self.folders)
            && let Err(error) = file_match(folders, game)
        {
            self.console.say(&error.to_string())?;
        }
        Ok(())
    }

    /// Leaves the table. An unfinished match is filed as it is.
    fn leave<T>(&mut self) -> Result<T, Leave> {
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

    /// Executes a typed line.
    fn execute(&mut self, line: &str) -> Result<(), Leave> {
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

    /// Shows a text made from the match.
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

    /// Proposes something for a named seat.
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

    /// Claims the seat of an absent player.
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
                self.handle.propose(Body::Claim { seat: u8::try_from(seat).unwrap_or(u8::MAX), win });
            }
            None => self.console.say("Everybody is here.")?,
        }
        Ok(())
    }

    /// Answers a join request. Without a key the request must be unambiguous, so that an invitation does not
    /// go to a guest who has asked since.
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

//! The terminal client of an online table: shows news and executes typed commands.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender};
use std::thread;
use std::time::{Instant, SystemTime};

use super::command::{self, OnlineCommand};
use super::{Input, MoveChooser, OnlineOptions};
use crate::ai::Stop;
use crate::language::{Localized, msg};
use crate::online::describe;
use crate::online::network::TableHandle;
use crate::online::news::News;
use crate::online::replica::{AutomaticAction, TableReplica, timed_move};
use crate::online::store::Contacts;
use crate::online::table::{Body, Event, Name, Occupant, PeerId, Presence, QuestionKind, Refusal, Table};
use crate::session::{Folders, Match, Moment, file_match};
use crate::text::board;
use crate::text::command::Command;
use crate::text::console::{Console, Leave};
use crate::text::execute::save_new;
use crate::text::words::{self, sentence};

/// The maximum of events described together; earlier ones are only counted.
const MAX_DESCRIBED: usize = 6;

/// The text that answers a command; `None` if its effect arrives as news.
type Reply = Option<Localized>;

#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Client<'a> {
    console: Console<'a>,
    handle: TableHandle,
    me: PeerId,
    name: Name,
    /// `None` while it computes.
    chooser: Option<Box<dyn MoveChooser>>,
    machine: bool,
    folders: Option<Folders>,
    contacts: Contacts,
    replica: TableReplica,
    present: Vec<Presence>,
    connected: Option<bool>,
    /// Whether the player knows why there is no connection.
    is_loss_explained: bool,
    /// Pending join requests, oldest first.
    join_requests: VecDeque<(PeerId, Name)>,
    /// Whether a join request was withdrawn since the player's last answer, which may have been meant for it.
    withdrawn: bool,
    /// Whether the table can be reopened or rejoined.
    stays: bool,
    drawing: bool,
    seed: u64,
    sender: Sender<Input>,
    /// The start of the player's turn.
    turn_since: Instant,
    /// The last event after which this program has acted automatically.
    done: Option<u32>,
}

impl<'a> Client<'a> {
    pub fn new(console: Console<'a>, options: OnlineOptions, sender: Sender<Input>) -> Self {
        let OnlineOptions { handle, name, sits, chooser, folders, people, board, seed, .. } = options;
        let me = handle.me();
        let contacts = people.with_player(me, &name);
        let mut replica = TableReplica::new(me);
        replica.wanted_seat = sits.then(|| (name.clone(), chooser.is_some()));
        Self {
            console,
            handle,
            me,
            name,
            machine: chooser.is_some(),
            chooser,
            folders,
            contacts,
            replica,
            present: Vec::new(),
            connected: None,
            is_loss_explained: false,
            join_requests: VecDeque::new(),
            withdrawn: false,
            stays: true,
            drawing: board,
            seed,
            sender,
            turn_since: Instant::now(),
            done: None,
        }
    }

    /// Runs until the player quits or the table is over.
    pub fn take_part(mut self, inputs: &Receiver<Input>) -> Result<(), Leave> {
        self.console.say(msg::TERMINAL_WELCOME)?;
        while let Ok(one) = inputs.recv() {
            match one {
                Input::Line(None) => self.console.say(msg::TERMINAL_LINE_TOO_LONG)?,
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
                Input::Chosen { number, proposal, chooser } => {
                    self.chooser = Some(chooser);
                    self.on_choice(number, proposal)?;
                }
                Input::Decided { decision, proposal } if self.replica.awaits(decision) => match proposal {
                    Some(body) => self.handle.propose(body),
                    None => self.console.say(msg::TERMINAL_NO_MOVE_FOUND)?,
                },
                Input::Decided { .. } => {}
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

    /// The match with display names.
    fn shown_match(&self) -> Option<Match> {
        let table = self.table()?;
        let setup = describe::shown_setup(table, &self.contacts, self.me, self.console.language)?;
        Some(table.game()?.clone().with_players(setup.seats))
    }

    /// Handles all news. Returns whether the table is over.
    fn handle_news(&mut self) -> Result<bool, Leave> {
        let news: Vec<News> = std::iter::from_fn(|| self.handle.news()).collect();
        let events = news.iter().filter(|news| matches!(news, News::Event(_))).count();
        let undescribed = if events > MAX_DESCRIBED { events - 1 } else { 0 };
        if undescribed > 0 {
            self.console.say(msg::TerminalEarlier { count: undescribed })?;
        }
        let (mut changed, mut over, mut seen) = (false, false, 0);
        for one in news {
            match one {
                News::Event(event) => {
                    changed |= self.on_event(&event, seen >= undescribed)?;
                    seen += 1;
                }
                News::Presence(present) => self.here(present)?,
                News::Connected(up) => self.connection(up)?,
                News::Clock(_) => {}
                News::ClockDiffers => self.console.say(msg::ONLINE_CLOCK_DIFFERS)?,
                // An invitation for spectators gives no seat.
                News::Refused(Refusal::Spectator) if self.replica.wanted_seat.take().is_some() => {}
                News::Refused(why) => self.console.say(why)?,
                News::Complaint(error) => self.console.say(&error)?,
                News::ConnectionProblem(problem) => {
                    let host = self.handle.invitation().host;
                    let name = describe::host(self.table(), host, &self.contacts);
                    self.console.say(problem.describe(name))?;
                    self.is_loss_explained = true;
                }
                News::JoinRequest { peer, name } => {
                    let asks = describe::join_request(&self.contacts, peer, &name);
                    let answer = msg::TerminalAnswerGuest { key: peer.to_string() };
                    self.console.say(Localized::joined([asks, answer.into()], " "))?;
                    self.join_requests.push_back((peer, name));
                }
                News::JoinRequestWithdrawn(peer) => {
                    if let Some(place) = self.join_requests.iter().position(|&(at, _)| at == peer) {
                        self.join_requests.remove(place);
                        self.withdrawn = true;
                        self.console.say(msg::TerminalGuestLeft { key: peer.to_string() })?;
                    }
                }
                News::OtherVersion(why) => self.console.say(why.notice_to_host())?,
                News::Stopped(why) => {
                    self.console.say(&why)?;
                    over = true;
                    self.stays = false;
                }
            }
        }
        if changed {
            self.turn_since = Instant::now();
            self.show_turn(self.drawing)?;
            if self.game().is_some_and(|game| game.result().is_some()) {
                self.file()?;
            }
        }
        Ok(over)
    }

    /// Applies an event and describes it. Returns whether the position or the match has changed.
    fn on_event(&mut self, event: &Event, is_described: bool) -> Result<bool, Leave> {
        let standing = |game: &Match| (game.moves().len(), game.began(), game.result());
        let before = self.game().map(|game| (game.position(), standing(game)));
        let asked = self.table().and_then(Table::asked).cloned();
        if self.replica.apply(event).is_err() {
            self.console.say(msg::ONLINE_STOP_DIFFERS)?;
            return Ok(false);
        }
        let Some(table) = self.replica.table() else { return Ok(false) };
        if is_described {
            let played = |mv: &str| {
                let (game, (before, _)) = (self.shown_match()?, before.as_ref()?);
                Some(words::played(&game, before, before.parse_move(mv).ok()?))
            };
            let played = if let Body::Play { mv, .. } = event.body() { played(mv) } else { None };
            let text =
                played.unwrap_or_else(|| describe::event(table, asked.as_ref(), &self.contacts, event));
            self.console.say(text)?;
            let asked = table.asked().filter(|asked| asked.waiting.contains(&self.me) && !asked.of_computer);
            if asked.is_some() && matches!(event.body(), Body::Ask(_)) && !self.machine {
                self.console.say(msg::TERMINAL_ANSWER)?;
            }
        }
        Ok(table.game().map(standing) != before.map(|(_, standing)| standing))
    }

    /// Describes changes of the presence.
    fn here(&mut self, present: Vec<Presence>) -> Result<(), Leave> {
        let before = std::mem::replace(&mut self.present, present);
        for now in self.present.iter().filter(|now| now.peer != self.me) {
            let was = before.iter().find(|was| was.peer == now.peer).map(|was| was.absent_s.is_none());
            let name = self.contacts.display_name(now.peer, &now.name);
            match (was, now.absent_s) {
                (None | Some(false), None) => self.console.say(sentence(msg::TerminalIsHere { name }))?,
                (Some(true), Some(_)) => self.console.say(msg::TerminalNotHeard { name })?,
                _ => {}
            }
        }
        Ok(())
    }

    fn connection(&mut self, up: bool) -> Result<(), Leave> {
        let before = self.connected.replace(up);
        match (before, up) {
            (Some(false), true) => self.console.say(msg::ONLINE_FOUND)?,
            (None, false) => self.console.say(msg::ONLINE_CONNECTING)?,
            (_, false) if !self.is_loss_explained => self.console.say(msg::ONLINE_LOST)?,
            _ => {}
        }
        self.is_loss_explained &= !up;
        Ok(())
    }

    /// Shows the board, and whose turn it is or how the match ended.
    fn show_turn(&mut self, draw: bool) -> Result<(), Leave> {
        let Some(table) = self.replica.table() else {
            return Ok(self.console.say(msg::ONLINE_CONNECTING)?);
        };
        let Some(game) = self.shown_match() else {
            return Ok(self.console.say(describe::seats(table, &self.contacts))?);
        };
        if draw {
            let drawn = board::board(&game.position(), self.console.colour, self.console.language);
            self.console.show(&format!("\n{drawn}"))?;
        }
        let commands = |list| Localized::from(msg::TerminalCommands { list });
        let seats = || describe::seats(table, &self.contacts);
        let text = match game.result() {
            Some(result) => {
                let result = words::result(game.setup(), result);
                Localized::joined([result, seats(), commands("review, rematch, record, quit")], "\n")
            }
            None if table.paused() => Localized::joined([msg::ONLINE_PAUSED, commands("resume")], " "),
            None if !table.is_running() => Localized::joined([msg::ONLINE_RESTS, seats()], " "),
            None => {
                let yours = table.to_move().is_some_and(|(_, occupant)| occupant.peer() == Some(self.me));
                let yours = yours.then_some(msg::TERMINAL_THAT_IS_YOU);
                Localized::joined([words::turn(&game)].into_iter().chain(yours), " ")
            }
        };
        Ok(self.console.say(text)?)
    }

    fn act_automatically(&mut self) {
        if self.connected != Some(true) {
            return;
        }
        let now = Moment::of(SystemTime::now()).whole_second();
        match self.replica.next_action(now) {
            Some(AutomaticAction::Propose(body)) => self.handle.propose(body),
            Some(AutomaticAction::Compute(task)) => {
                let (sender, seed) = (self.sender.clone(), self.seed);
                // Without a thread the computer never moves; the others see whose turn it is.
                let _ = thread::Builder::new().name("pushflip-computer".into()).spawn(move || {
                    let (decision, proposal) = (task.decision(), task.run(seed, &Stop::new()));
                    drop(sender.send(Input::Decided { decision, proposal }));
                });
            }
            None if self.machine => self.think(),
            None => {}
        }
    }

    /// Lets the program choose a move or an answer.
    fn think(&mut self) {
        let Some(table) = self.replica.table().filter(|table| table.sits(self.me)) else { return };
        let Some(game) = table.game().cloned() else { return };
        let number = table.last().number;
        if self.done == Some(number) {
            return;
        }
        let asked = table.asked().filter(|asked| asked.waiting.contains(&self.me) && !asked.of_computer);
        let matter = asked.map(|asked| asked.kind);
        let mine = table.is_running() && table.to_move().is_some_and(|(_, who)| who.peer() == Some(self.me));
        if matter.is_none() && !mine {
            return;
        }
        let Some(mut chooser) = self.chooser.take() else { return };
        self.done = Some(number);
        let sender = self.sender.clone();
        let think = move || {
            let began = Instant::now();
            let proposal = match matter {
                Some(QuestionKind::Draw) if !chooser.agrees_to_draw(&game) => {
                    Ok(Body::Refuse(QuestionKind::Draw))
                }
                Some(matter) => Ok(Body::Agree(matter)),
                None => chooser.choose(&game).map(|mv| timed_move(mv, began)),
            };
            drop(sender.send(Input::Chosen { number, proposal, chooser }));
        };
        let _ = thread::Builder::new().name("pushflip-program".into()).spawn(think);
    }

    fn on_choice(&mut self, number: u32, proposal: Result<Body, Localized>) -> Result<(), Leave> {
        let body = match proposal {
            Ok(body) => body,
            Err(sentence) => {
                self.console.say(sentence)?;
                return Err(Leave::Quit);
            }
        };
        // The position may have changed meanwhile.
        if self.table().is_some_and(|table| table.last().number >= number && table.turn() <= number) {
            self.handle.propose(body);
        } else {
            self.done = None;
        }
        Ok(())
    }

    /// Files the match as it is.
    fn file(&mut self) -> Result<(), Leave> {
        if let (Some(game), Some(folders)) = (self.game(), &self.folders)
            && let Err(error) = file_match(folders, game)
        {
            self.console.say(&error)?;
        }
        Ok(())
    }

    fn leave<T>(&mut self) -> Result<T, Leave> {
        self.file()?;
        let stays = self.stays;
        if let Some(table) = self.table().filter(|table| table.is_on() && stays) {
            let is_host = table.host() == self.me;
            let kept = if is_host { msg::TERMINAL_KEPT_BY_HOST } else { msg::TERMINAL_KEPT_BY_GUEST };
            self.console.say(kept)?;
        }
        Err(Leave::Quit)
    }

    fn execute(&mut self, line: &str) -> Result<(), Leave> {
        let reply = match OnlineCommand::read(line, self.console.language) {
            OnlineCommand::Match(command) => self.execute_match_command(command)?,
            OnlineCommand::Ask(matter) => self.propose(Body::Ask(matter)),
            OnlineCommand::Answer(yes) => self.answer(yes),
            OnlineCommand::Sit(seat) => self.sit_down(&seat),
            OnlineCommand::GetUp => self.get_up(),
            OnlineCommand::Computer(seat, level) => {
                self.at_seat(&seat, |seat| Body::Computer { seat, level: level.id().into() })
            }
            OnlineCommand::Free(seat) => self.at_seat(&seat, |seat| Body::GetUp { seat }),
            OnlineCommand::Resume => self.propose(Body::Resume),
            OnlineCommand::Claim(win) => self.claim(win),
            OnlineCommand::Say(phrase) => self.propose(Body::Say(phrase)),
            OnlineCommand::Who => {
                let seats = self.table().map(|table| describe::seats(table, &self.contacts));
                let present = describe::presence(&self.present, &self.contacts);
                Some(Localized::joined(seats.into_iter().chain([present]), "\n"))
            }
            OnlineCommand::Invite => {
                let play = msg::TerminalPlayLink { link: self.handle.invitation().to_string() };
                let watch = self.handle.spectator_invitation();
                let watch = watch.map(|watch| msg::TerminalWatchLink { link: watch.to_string() }.into());
                Some(Localized::joined([play.into()].into_iter().chain(watch), "\n"))
            }
            OnlineCommand::Admit(yes, key) => self.admit(yes, &key),
            OnlineCommand::Close => self.propose(Body::Close),
            OnlineCommand::Invalid(sentence) => Some(sentence),
        };
        Ok(reply.map_or(Ok(()), |reply| self.console.say(reply))?)
    }

    fn execute_match_command(&mut self, command: Command) -> Result<Reply, Leave> {
        Ok(Some(match command {
            Command::Board => return self.show_turn(true).map(|()| None),
            Command::Drawing(on) => {
                self.drawing = on;
                if on { msg::TERMINAL_BOARD_ON } else { msg::TERMINAL_BOARD_OFF }
            }
            Command::Help => command::help(),
            Command::Quit => return self.leave(),
            Command::Resign => return Ok(self.propose(Body::Resign)),
            Command::Redo | Command::New | Command::Open(_) | Command::Partner | Command::Hint => {
                msg::ONLINE_ONLY_HERE
            }
            Command::Undo | Command::Draw | Command::Rematch => return Ok(None),
            Command::Move(text) => return Ok(self.move_typed(&text)),
            Command::Pieces => self.of_game(|game| board::pieces(&game.position())),
            Command::Moves(start) => self.of_game(|game| words::moves(game, &start)),
            Command::Record => self.of_game(|game| game.to_record().into()),
            Command::Position => self.of_game(|game| game.position().to_string().into()),
            Command::Review => msg::TERMINAL_SAVE_TO_REVIEW,
            Command::Save(name) if name.is_empty() => self.of_game(|_| msg::TERMINAL_SAVED_ANYWAY),
            Command::Save(name) => self.of_game(|game| save_new(game, &name)),
        }))
    }

    fn propose(&self, body: Body) -> Reply {
        self.handle.propose(body);
        None
    }

    /// A text made from the match.
    fn of_game(&self, what: impl FnOnce(&Match) -> Localized) -> Localized {
        self.game().map_or(msg::TERMINAL_NO_MATCH, what)
    }

    fn move_typed(&self, text: &str) -> Reply {
        let Some(game) = self.game() else { return Some(msg::TerminalUnknown { text }.into()) };
        match game.position().parse_move(text) {
            Ok(mv) => self.propose(timed_move(mv, self.turn_since)),
            Err(error) => Some(words::no_move(text, &error)),
        }
    }

    fn answer(&self, yes: bool) -> Reply {
        let Some(asked) = self.table().and_then(Table::asked) else {
            return Some(msg::TERMINAL_NOTHING_ASKED);
        };
        self.propose(if yes { Body::Agree(asked.kind) } else { Body::Refuse(asked.kind) })
    }

    fn sit_down(&self, named: &str) -> Reply {
        let Some(table) = self.table() else { return Some(msg::ONLINE_CONNECTING) };
        let body = |seat| Body::Sit { seat, name: self.name.clone(), machine: self.machine };
        if !named.is_empty() {
            return self.at_seat(named, body);
        }
        match table.seats().iter().position(|seat| seat.occupant == Occupant::Nobody) {
            Some(seat) => self.propose(body(seat as u8)),
            None => Some(msg::TERMINAL_NO_SEAT),
        }
    }

    /// Proposes something for a named seat.
    fn at_seat(&self, named: &str, body: impl FnOnce(u8) -> Body) -> Reply {
        match words::seat_named(self.table()?.setup().variant, named, self.console.language) {
            Ok(seat) => self.propose(body(seat as u8)),
            Err(error) => Some(words::error(&error)),
        }
    }

    fn get_up(&mut self) -> Reply {
        self.replica.wanted_seat = None;
        let table = self.table().filter(|table| table.sits(self.me));
        let Some(table) = table else { return Some(msg::TERMINAL_NOT_SEATED) };
        for seat in table.seats_of(self.me) {
            self.handle.propose(Body::GetUp { seat: seat as u8 });
        }
        None
    }

    /// Claims the seat of an absent player.
    fn claim(&self, win: bool) -> Reply {
        let away = |occupant: &Occupant| match occupant {
            Occupant::Nobody => true,
            Occupant::Person { peer, .. } => {
                *peer != self.me
                    && !self.present.iter().any(|here| here.peer == *peer && here.absent_s.is_none())
            }
            Occupant::Computer(_) => false,
        };
        match self.table()?.seats().iter().position(|seat| away(&seat.occupant)) {
            Some(seat) => self.propose(Body::Claim { seat: seat as u8, win }),
            None => Some(msg::TERMINAL_ALL_HERE),
        }
    }

    /// Answers a join request. Without a key the request must be unambiguous, so that an invitation does not
    /// go to a guest with a later request.
    fn admit(&mut self, yes: bool, key: &str) -> Reply {
        let is_clear = self.join_requests.len() == 1 && !self.withdrawn;
        let is_meant = |peer: PeerId| if key.is_empty() { is_clear } else { peer.to_string() == key };
        let meant = self.join_requests.iter().position(|&(peer, _)| is_meant(peer));
        if let Some((peer, _)) = meant.and_then(|place| self.join_requests.remove(place)) {
            self.withdrawn = false;
            self.handle.admit(peer, yes);
            return None;
        }
        if self.join_requests.is_empty() {
            self.withdrawn = false;
            return Some(msg::TERMINAL_NO_GUEST);
        }
        let who = |(peer, name): &(PeerId, Name)| {
            let name = self.contacts.display_name(*peer, name);
            Localized::joined([name, peer.to_string().into()], " = ")
        };
        let people = Localized::joined(self.join_requests.iter().map(who), "; ");
        let command = if yes { "let in" } else { "keep out" };
        Some(msg::TerminalWhichGuest { command, people }.into())
    }
}

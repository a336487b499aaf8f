//! A host without a screen: keeps tables open, plays for their computers, and logs events.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::SystemTime;

use crate::ai::Stop;
use crate::language::{Language, Localized, msg};
use crate::online::describe;
use crate::online::network::TableHandle;
use crate::online::news::News;
use crate::online::replica::{AutomaticAction, ComputerTask, Decision, TableReplica};
use crate::online::store::Contacts;
use crate::online::table::{Body, Event, Table};
use crate::rules::printable;
use crate::session::{Match, Moment};
use crate::text::words;

/// Inputs of the host's loop, from any thread.
enum Input {
    News(usize),
    Decided { table: usize, decision: Decision, proposal: Option<Body> },
    Stop,
}

struct HostedTable {
    handle: TableHandle,
    replica: TableReplica,
    /// Whether all saved events are processed; they were logged when they happened.
    is_replayed: bool,
}

/// Keeps tables open until it is stopped.
pub struct HeadlessHost {
    tables: Vec<HostedTable>,
    sender: Sender<Input>,
    receiver: Receiver<Input>,
    tasks: Sender<(usize, Box<ComputerTask>)>,
    language: Language,
}

impl HeadlessHost {
    /// A host of these tables, with a log in a language. Fails without a thread.
    pub fn new(tables: Vec<TableHandle>, seed: u64, language: Language) -> io::Result<Self> {
        let (sender, receiver) = channel();
        let (tasks, todo) = channel::<(usize, Box<ComputerTask>)>();
        let answer = sender.clone();
        // One thread computes for all tables, so that a host of many tables stays responsive.
        thread::Builder::new().name("pushflip-computer".into()).spawn(move || {
            for (table, task) in todo {
                let (decision, proposal) = (task.decision(), task.run(seed, &Stop::new()));
                if answer.send(Input::Decided { table, decision, proposal }).is_err() {
                    return;
                }
            }
        })?;
        for (number, table) in tables.iter().enumerate() {
            let news = sender.clone();
            table.on_news(Box::new(move || drop(news.send(Input::News(number)))));
        }
        let kept = |handle: TableHandle| {
            let replica = TableReplica::new(handle.me());
            HostedTable { handle, replica, is_replayed: false }
        };
        let tables = tables.into_iter().map(kept).collect();
        Ok(Self { tables, sender, receiver, tasks, language })
    }

    /// A function that stops the host from any thread.
    pub fn stopper(&self) -> impl Fn() + Send + use<> {
        let sender = self.sender.clone();
        // The host may have stopped already.
        move || drop(sender.send(Input::Stop))
    }

    /// Writes the invitations and then a log of events until the host is stopped; then closes all tables and
    /// writes a summary. Write errors are ignored: the output may be closed, or its disk full.
    pub fn run(mut self, output: &mut impl Write) {
        for number in 0..self.tables.len() {
            let handle = &self.tables[number].handle;
            let link = handle.invitation().to_string();
            say(output, self.language, number, msg::TerminalPlayLink { link });
            if let Some(watch) = handle.spectator_invitation() {
                say(output, self.language, number, msg::TerminalWatchLink { link: watch.to_string() });
            }
        }
        loop {
            match self.receiver.recv() {
                Ok(Input::News(number)) => self.handle_news(number, output),
                Ok(Input::Decided { table, decision, proposal }) => {
                    let HostedTable { handle, replica, .. } = &self.tables[table];
                    if let Some(proposal) = proposal.filter(|_| replica.awaits(decision)) {
                        handle.propose(proposal);
                    }
                }
                Ok(Input::Stop) | Err(_) => break,
            }
        }
        let on = |kept: &HostedTable| kept.replica.table().is_some_and(Table::is_on);
        let (all, on) = (self.tables.len(), self.tables.iter().filter(|table| on(table)).count());
        let moves: usize =
            self.tables.iter().filter_map(|kept| Some(kept.replica.table()?.game()?.moves().len())).sum();
        drop(self.tables);
        let kept = Localized::from(msg::TerminalStopped {
            tables: all.to_string(),
            on: on.to_string(),
            moves: moves.to_string(),
        });
        let kept = kept.in_language(self.language);
        // Write errors are ignored here too.
        let _ = writeln!(output, "{kept}").and_then(|()| output.flush());
    }

    fn handle_news(&mut self, number: usize, output: &mut impl Write) {
        let HostedTable { handle, replica, is_replayed } = &mut self.tables[number];
        while let Some(news) = handle.news() {
            let line = match news {
                News::Event(event) => {
                    let line = log_line(replica, &event);
                    line.filter(|_| *is_replayed || matches!(event.body(), Body::Open(_)))
                }
                News::Complaint(error) => Some(Localized::from(&error)),
                News::Stopped(why) => Some(Localized::from(&why)),
                News::OtherVersion(why) => Some(why.notice_to_host()),
                News::ConnectionProblem(problem) => Some(problem.describe(msg::ONLINE_HOST)),
                // There is no player to answer.
                News::JoinRequest { peer, .. } => {
                    handle.admit(peer, false);
                    None
                }
                // This follows the saved events.
                News::Connected(_) => {
                    *is_replayed = true;
                    None
                }
                News::Presence(_)
                | News::Clock(_)
                | News::ClockDiffers
                | News::Refused(_)
                | News::JoinRequestWithdrawn(_) => None,
            };
            if let Some(line) = line {
                say(output, self.language, number, line);
            }
        }
        match replica.next_action(Moment::of(SystemTime::now()).whole_second()) {
            Some(AutomaticAction::Propose(body)) => handle.propose(body),
            Some(AutomaticAction::Compute(task)) => {
                // The thread lives as long as this sender.
                let _ = self.tasks.send((number, task));
            }
            None => {}
        }
    }
}

/// Writes a log line of a table, ignoring errors.
fn say(output: &mut impl Write, language: Language, table: usize, line: impl Into<Localized>) {
    let line = printable(line.into().in_language(language));
    let _ = writeln!(output, "{}. {line}", table + 1).and_then(|()| output.flush());
}

/// Applies an event. Returns a log line for joins, changes of seats, and the start and end of matches.
fn log_line(replica: &mut TableReplica, event: &Event) -> Option<Localized> {
    let over = |replica: &TableReplica| replica.table().and_then(Table::game).and_then(Match::result);
    let before = over(replica);
    if replica.apply(event).is_err() {
        return Some(msg::ONLINE_STOP_DIFFERS);
    }
    let table = replica.table()?;
    if let (None, Some(game), Some(result)) = (before, table.game(), over(replica)) {
        return Some(words::result(game.setup(), result));
    }
    let plain = matches!(
        event.body(),
        Body::Open(_)
            | Body::Sit { .. }
            | Body::GetUp { .. }
            | Body::Computer { .. }
            | Body::Begin { .. }
            | Body::Close
    );
    plain.then(|| describe::event(table, None, &Contacts::default(), event))
}

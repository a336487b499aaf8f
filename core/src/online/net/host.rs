//! A house: a host's tables behind one endpoint, each found by its secret. The tables are pure state; here
//! they meet the network, the disk and the clock.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use async_channel::{Receiver, Sender, bounded};
use iroh::Endpoint;
use tokio::time::{Instant, sleep_until, timeout};

use super::disk::{After, Book, Done, Job};
use super::door::{Arrival, Door, Inside, Ticket, listen, watch};
use super::knock::Knock;
use super::news::{Mailbox, News};
use super::wire::{Line, close, frame};
use crate::online::table::event::{Body, TableId};
use crate::online::table::host::{Connection, Host, Input, Output};
use crate::online::table::identity::PeerId;
use crate::online::table::invitation::{Secret, table_id};
use crate::online::table::message::{Close, Hello, ToGuest};

/// What was said by guests and is not heard yet.
const INBOX: usize = 256;
/// How long a house that closes takes for what is still to be written and said.
const CLOSING: Duration = Duration::from_secs(1);
/// So many may ask at once to come to a table.
const MOST_KNOCKS: usize = 8;

/// What a house is told by the program it runs in.
#[derive(Debug)]
pub(super) enum Order {
    /// Keeps a table from now on; the answer is its number.
    Keep { table: Box<NewTable>, answer: SyncSender<usize> },
    /// The host wants something.
    Own { table: usize, body: Body },
    /// Whether somebody at the door may come in.
    Admit { table: usize, peer: PeerId, yes: bool },
    /// Answers whoever calls from now on.
    Answer,
}

/// A table to be kept, begun or read from its file.
#[derive(Debug)]
pub(super) struct NewTable {
    pub machine: Host,
    /// What it wants done at once: the event that opens it is to be saved.
    pub first: Vec<Output>,
    pub players: Secret,
    pub mailbox: Mailbox,
    pub book: Book,
}

#[derive(Debug)]
struct Kept {
    machine: Host,
    players: Secret,
    mailbox: Mailbox,
    book: Book,
    alarm: Option<Duration>,
    knocks: HashMap<PeerId, Waiting>,
}

/// Somebody at the door.
#[derive(Debug)]
struct Waiting {
    line: Line,
    _ticket: Ticket,
}

/// A guest who is in.
#[derive(Debug)]
struct Seated {
    table: usize,
    line: Line,
    _ticket: Ticket,
}

/// All that a house has.
#[derive(Debug)]
pub(super) struct House {
    endpoint: Endpoint,
    host: PeerId,
    began: Instant,
    door: Door,
    /// Before, who calls waits.
    answers: bool,
    inbox: Sender<Inside>,
    jobs: Sender<Job>,
    tables: Vec<Kept>,
    by_secret: HashMap<[u8; 16], usize>,
    by_id: HashMap<TableId, usize>,
    guests: HashMap<u64, Seated>,
    next: u64,
    /// Whether it was said that this program is too old for somebody. Anybody can call with any protocol:
    /// once is enough.
    told_to_update: bool,
    /// When each table wants to be woken.
    alarms: BTreeSet<(Duration, usize)>,
    /// The message that was framed last: what is told to many is framed once.
    framed: Option<(Arc<ToGuest>, Arc<[u8]>)>,
}

/// Keeps tables until nobody can give orders any more.
pub(super) async fn keep(
    endpoint: Endpoint,
    host: PeerId,
    most: usize,
    orders: Receiver<Order>,
    (jobs, done): (Sender<Job>, Receiver<Done>),
    began: Instant,
) {
    let (inbox, inside) = bounded(INBOX);
    let mut house = House {
        endpoint: endpoint.clone(),
        host,
        began,
        door: Door::new(most),
        answers: false,
        inbox,
        jobs,
        tables: Vec::new(),
        by_secret: HashMap::new(),
        by_id: HashMap::new(),
        guests: HashMap::new(),
        next: 0,
        told_to_update: false,
        alarms: BTreeSet::new(),
        framed: None,
    };
    loop {
        let alarm = house.alarms.first().map(|&(at, _)| house.began + at);
        tokio::select! {
            incoming = endpoint.accept(), if house.answers => match incoming {
                Some(incoming) => house.door.open(incoming, &house.inbox),
                None => break,
            },
            Ok(inside) = inside.recv() => house.hear(inside).await,
            Ok(done) = done.recv() => house.written(done).await,
            order = orders.recv() => match order {
                Ok(order) => house.obey(order).await,
                Err(_) => break,
            },
            () = sleep_until(alarm.unwrap_or(began)), if alarm.is_some() => house.wake().await,
        }
        // A busy inbox would leave the tasks that write no turn.
        tokio::task::yield_now().await;
    }
    house.close(&done).await;
}

impl House {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Keep { table, answer } => {
                let NewTable { machine, first, players, mailbox, book } = *table;
                let number = self.tables.len();
                self.by_secret.insert(players.0, number);
                self.by_secret.insert(players.to_watch().0, number);
                self.by_id.insert(table_id(self.host, players), number);
                let knocks = HashMap::new();
                self.tables.push(Kept { machine, players, mailbox, book, alarm: None, knocks });
                self.carry_out(number, first).await;
                self.settle(number);
                // Who asked may have left.
                let _ = answer.send(number);
            }
            Order::Own { table, body } => self.handle(table, Input::Own(body)).await,
            Order::Admit { table, peer, yes } => self.admit(table, peer, yes).await,
            Order::Answer => self.answers = true,
        }
    }

    async fn hear(&mut self, inside: Inside) {
        match inside {
            Inside::Hello { guest, hello, stream } => self.seat(guest, *hello, stream).await,
            Inside::Said { connection, message } => {
                if let Some(guest) = self.guests.get(&connection) {
                    let input = Input::Said { connection: Connection(connection), message: *message };
                    self.handle(guest.table, input).await;
                }
            }
            Inside::Left { connection } => {
                if let Some(guest) = self.guests.remove(&connection) {
                    self.handle(guest.table, Input::Left { connection: Connection(connection) }).await;
                    guest.line.end(Close::Done);
                }
            }
            Inside::Knock { guest, knock } => self.knock(guest, knock),
            Inside::Newer if !std::mem::replace(&mut self.told_to_update, true) => {
                for table in &self.tables {
                    table.mailbox.put(News::OtherVersion(Close::HostOld));
                }
            }
            Inside::Newer => {}
            Inside::Walked { peer, which } => {
                for table in &mut self.tables {
                    let is_this = |waiting: &Waiting| waiting.line.connection().stable_id() == which;
                    if table.knocks.get(&peer).is_some_and(is_this) {
                        table.knocks.remove(&peer);
                        table.mailbox.put(News::Walked(peer));
                    }
                }
            }
        }
    }

    /// Gives a guest to the table of its secret.
    async fn seat(&mut self, guest: Arrival, hello: Hello, stream: iroh::endpoint::RecvStream) {
        let Arrival { peer, connection, stream: to, ticket } = guest;
        let Some(&table) = self.by_secret.get(&hello.secret.0) else {
            return close(&connection, Close::Secret);
        };
        let number = self.next;
        self.next += 1;
        tokio::spawn(listen(connection.clone(), number, stream, self.inbox.clone()));
        let line = Line::new(connection, to);
        self.guests.insert(number, Seated { table, line, _ticket: ticket });
        self.handle(table, Input::Joined { connection: Connection(number), peer, hello }).await;
    }

    /// Tells a table what happened, and does what it wants done.
    async fn handle(&mut self, table: usize, input: Input) {
        let now = self.now();
        let outputs = self.tables[table].machine.handle(input, now);
        self.carry_out(table, outputs).await;
        self.settle(table);
    }

    async fn carry_out(&mut self, table: usize, outputs: Vec<Output>) {
        let mut todo = VecDeque::from(outputs);
        while let Some(output) = todo.pop_front() {
            match output {
                Output::Save(event) => self.tables[table].book.add(&event),
                Output::Send(to, message) => {
                    if !self.send(to, message).await
                        && let Some(guest) = self.guests.remove(&to.0)
                    {
                        guest.line.end(Close::Slow);
                        let left = Input::Left { connection: to };
                        todo.extend(self.tables[table].machine.handle(left, self.began.elapsed()));
                    }
                }
                Output::End(who, why) => {
                    if let Some(guest) = self.guests.remove(&who.0) {
                        guest.line.end(why);
                    }
                }
                Output::Happened(event) => self.tables[table].mailbox.put(News::Event(Box::new(event))),
                Output::Presence(present) => self.tables[table].mailbox.put(News::Presence(present)),
                Output::Refused(why) => self.tables[table].mailbox.put(News::Refused(why)),
                Output::OtherVersion(why) => self.tables[table].mailbox.put(News::OtherVersion(why)),
            }
        }
    }

    /// False if the guest does not keep up. One who has left hears nothing, and that is no failure.
    async fn send(&mut self, to: Connection, message: Arc<ToGuest>) -> bool {
        let bytes = match &self.framed {
            Some((last, bytes)) if Arc::ptr_eq(last, &message) => Arc::clone(bytes),
            _ => {
                let bytes = frame(&*message);
                self.framed = Some((message, Arc::clone(&bytes)));
                bytes
            }
        };
        let Some(guest) = self.guests.get(&to.0) else { return true };
        guest.line.send(bytes).await.is_ok()
    }

    /// Gives the disk what is to be written, and sets the alarm.
    fn settle(&mut self, number: usize) {
        let now = self.now();
        let table = &mut self.tables[number];
        if let Some(job) = table.book.job(number, now) {
            // Its thread lives as long as this.
            let _ = self.jobs.try_send(job);
        }
        let wanted = table.machine.wake_at().into_iter().chain(table.book.again_at()).min();
        if wanted != table.alarm {
            self.alarms.extend(wanted.map(|at| (at, number)));
            if let Some(old) = std::mem::replace(&mut table.alarm, wanted) {
                self.alarms.remove(&(old, number));
            }
        }
    }

    /// Wakes the tables whose time has come, each once.
    async fn wake(&mut self) {
        let now = self.now();
        let due: Vec<usize> = self.alarms.range(..=(now, usize::MAX)).map(|&(_, table)| table).collect();
        for table in due {
            self.handle(table, Input::Tick).await;
        }
    }

    async fn written(&mut self, done: Done) {
        let (number, now) = (done.job.table, self.now());
        let table = &mut self.tables[number];
        match table.book.done(done, now) {
            After::Saved(event) => self.handle(number, Input::Saved { number: event }).await,
            After::Again(Some(sentence)) => table.mailbox.put(News::Complaint(sentence)),
            After::Again(None) => {}
            After::Lost => table.book.rewrite(table.machine.events()),
        }
        self.settle(number);
    }

    /// Somebody without an invitation is announced to the host.
    fn knock(&mut self, guest: Arrival, knock: Knock) {
        let Arrival { peer, connection, stream, ticket } = guest;
        let Some(&table) = self.by_id.get(&knock.table) else {
            return close(&connection, Close::Secret);
        };
        let table = &mut self.tables[table];
        if table.knocks.len() >= MOST_KNOCKS && !table.knocks.contains_key(&peer) {
            return close(&connection, Close::Full);
        }
        tokio::spawn(watch(connection.clone(), peer, self.inbox.clone()));
        let waiting = Waiting { line: Line::new(connection, stream), _ticket: ticket };
        if let Some(older) = table.knocks.insert(peer, waiting) {
            older.line.end(Close::Replaced);
        } else {
            table.mailbox.put(News::Knock { peer, name: knock.name });
        }
    }

    async fn admit(&mut self, table: usize, peer: PeerId, yes: bool) {
        let Some(table) = self.tables.get_mut(table) else { return };
        let Some(waiting) = table.knocks.remove(&peer) else { return };
        if yes {
            // Who has gone meanwhile hears nothing.
            let _ = waiting.line.send(frame(&table.players)).await;
            waiting.line.end(Close::Done);
        } else {
            waiting.line.end(Close::Secret);
        }
    }

    /// Writes what is to be written, says goodbye and closes.
    async fn close(mut self, done: &Receiver<Done>) {
        let writing = async {
            while self.tables.iter().any(|table| !table.book.is_written()) {
                let Ok(done) = done.recv().await else { break };
                self.written(done).await;
            }
        };
        // A full disk does not keep the program.
        let _ = timeout(CLOSING, writing).await;
        let connections: Vec<_> = self.guests.values().map(|guest| guest.line.connection().clone()).collect();
        for (_, guest) in self.guests.drain() {
            guest.line.end(Close::Done);
        }
        let gone = async {
            for connection in connections {
                connection.closed().await;
            }
        };
        let _ = timeout(CLOSING, gone).await;
        let _ = timeout(CLOSING, self.endpoint.close()).await;
    }
}

//! A house: a host's tables behind one endpoint, each found by its secret. The tables are pure state; here
//! they meet the network, the disk and the clock.

mod knocks;
mod work;

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use async_channel::{Receiver, Sender, bounded};
use iroh::Endpoint;
use tokio::time::{Instant, sleep_until, timeout};

use super::disk::{Book, Done, Job};
use super::door::{Arrival, Door, Inside, Ticket, listen};
use super::news::{Mailbox, News};
use super::wire::{Line, close};
use crate::online::table::event::{Body, TableId};
use crate::online::table::host::{Connection, Host, Input, Output};
use crate::online::table::identity::PeerId;
use crate::online::table::invitation::{Secret, table_id};
use crate::online::table::message::{Close, Hello, ToGuest};
use knocks::Waiting;

/// What was said by guests and is not heard yet.
const INBOX: usize = 256;
/// How long a house that closes takes for what is still to be written and said.
const CLOSING: Duration = Duration::from_secs(1);

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
            Inside::Walked { peer, which } => self.walk_away(peer, which),
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

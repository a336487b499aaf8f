//! The host task: tables behind one endpoint, each found by its secret, with their connections, logs and
//! timers.

mod knocks;
mod resting;
mod work;

use std::collections::{BTreeSet, HashMap};
use std::net::SocketAddr;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use async_channel::{Receiver, Sender, bounded};
use iroh::Endpoint;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use super::Settings;
use super::disk::{Book, Done, Job};
use super::door::{Arrival, Door, Inside, Ticket, listen};
use super::endpoint::{HOST, bind, told};
use super::health::{Health, LOOK, is_online};
use super::news::{Mailbox, News, Trouble};
use super::wire::{Line, close};
use crate::online::table::event::{Body, TableId};
use crate::online::table::host::{Connection, Host, Input, Output};
use crate::online::table::identity::PeerId;
use crate::online::table::invitation::{Secret, table_id};
use crate::online::table::message::{Close, Hello, ToGuest};
use knocks::Waiting;
use resting::Resting;

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
    /// Whether a table is announced on the local network, so that knocks at it are heard.
    Announced { table: usize, on: bool },
    /// Answers whoever calls from now on.
    Answer,
}

/// The configuration of a host task.
#[derive(Debug)]
pub(super) struct Basis {
    /// With the port that it has.
    pub settings: Settings,
    /// The addresses that its invitations tell, kept as they are now.
    pub addresses: Arc<Mutex<Vec<SocketAddr>>>,
    pub began: Instant,
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
    /// How often it is announced at this moment: the end of one announcement may come after the next has begun.
    announced: u32,
    knocks: HashMap<PeerId, Waiting>,
    /// The seated players that the accept loop was told last.
    sitters: Vec<PeerId>,
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
    /// None from one look to the next, while it is bound anew: its port is free when nobody has it any more.
    endpoint: Option<Endpoint>,
    settings: Settings,
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
    host: PeerId,
    began: Instant,
    door: Door,
    resting: Resting,
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
    basis: Basis,
    orders: Receiver<Order>,
    (jobs, done): (Sender<Job>, Receiver<Done>),
) {
    let (inbox, inside) = bounded(INBOX);
    let began = basis.began;
    let mut house = House::new(endpoint, basis, inbox, jobs);
    let mut health = Health::new();
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let alarm = house.alarms.first().map(|&(at, _)| house.began + at);
        let endpoint = house.endpoint.clone();
        tokio::select! {
            incoming = accept(endpoint.as_ref()), if house.answers && endpoint.is_some() => match incoming {
                Some(incoming) => house.door.open(incoming, &house.inbox),
                None => house.endpoint = None,
            },
            Ok(inside) = inside.recv() => house.hear(inside).await,
            Ok(done) = done.recv() => house.written(done).await,
            order = orders.recv() => match order {
                Ok(order) => house.obey(order).await,
                Err(_) => break,
            },
            () = sleep_until(alarm.unwrap_or(began)), if alarm.is_some() => house.wake().await,
            _ = looks.tick() => house.look_after(&mut health).await,
        }
        // A busy inbox would leave the tasks that write no turn.
        tokio::task::yield_now().await;
    }
    house.close(&done).await;
}

impl House {
    fn new(endpoint: Endpoint, basis: Basis, inbox: Sender<Inside>, jobs: Sender<Job>) -> Self {
        let Basis { settings, addresses, began } = basis;
        Self {
            endpoint: Some(endpoint),
            host: settings.identity.id(),
            began,
            door: Door::new(settings.connections, settings.reach.clone()),
            resting: Resting::of(&settings),
            settings,
            addresses,
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
        }
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// Does what is due from time to time: after the machine was asleep, when its addresses have changed, and when
    /// no relay answers.
    async fn look_after(&mut self, health: &mut Health) {
        let Some(endpoint) = &self.endpoint else { return self.bind_again().await };
        let online = !self.settings.reach.has_relay() || is_online(endpoint);
        let due = health.look(Instant::now(), SystemTime::now(), online);
        if due.woke {
            endpoint.network_change().await;
        }
        let now = told(endpoint, &self.settings.reach);
        if !now.is_empty() {
            *self.addresses.lock().unwrap_or_else(PoisonError::into_inner) = now;
        }
        if due.tell {
            for table in &self.tables {
                table.mailbox.put(News::Waiting(Trouble::NoRelay));
            }
        }
        // Connected guests need no relay, and rebinding would disconnect them.
        if due.bind && self.guests.is_empty() {
            self.close_endpoint().await;
        }
    }

    async fn close_endpoint(&mut self) {
        if let Some(endpoint) = self.endpoint.take() {
            let _ = timeout(CLOSING, endpoint.close()).await;
        }
    }

    /// Binds an endpoint at the port of the one before, if it is free. Without one it is tried again at the next
    /// look.
    async fn bind_again(&mut self) {
        let Settings { identity, reach, port, .. } = &self.settings;
        self.endpoint = bind(identity, reach, *port, HOST).await.ok();
    }

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Keep { table, answer } => {
                let NewTable { machine, first, players, mailbox, book } = *table;
                let number = self.tables.len();
                self.by_secret.insert(players.0, number);
                self.by_secret.insert(players.to_watch().0, number);
                self.by_id.insert(table_id(self.host, players), number);
                self.tables.push(Kept {
                    machine,
                    players,
                    mailbox,
                    book,
                    alarm: None,
                    announced: 0,
                    knocks: HashMap::new(),
                    sitters: Vec::new(),
                });
                self.carry_out(number, first).await;
                self.settle(number);
                // Who asked may have left.
                let _ = answer.send(number);
            }
            Order::Own { table, body } => self.handle(table, Input::Own(body)).await,
            Order::Admit { table, peer, yes } => self.admit(table, peer, yes).await,
            Order::Announced { table, on } => self.be_announced(table, on),
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
            return close(&connection, self.resting.answer(hello.secret));
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
        self.close_endpoint().await;
    }
}

/// The next who calls; none if the endpoint is closed.
async fn accept(endpoint: Option<&Endpoint>) -> Option<iroh::endpoint::Incoming> {
    endpoint?.accept().await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::net::endpoint::endpoint_id;
    use crate::online::net::reach::Reach;
    use crate::online::net::wire::ALPN;
    use crate::online::table::identity::Identity;
    use crate::online::table::terms::Name;

    #[test]
    fn a_house_that_is_bound_anew_is_found_where_it_was() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        runtime.block_on(async {
            let settings = |port| Settings {
                identity: Identity::from_bytes(&[7; 32]),
                name: Name::try_from("Host".to_string()).expect("a name"),
                reach: Reach::Loopback,
                folder: folder.path().to_path_buf(),
                port,
                connections: 1,
            };
            let Settings { identity, reach, .. } = settings(0);
            let Ok(endpoint) = bind(&identity, &reach, 0, HOST).await else {
                println!("skipped: this machine has no network with itself");
                return;
            };
            let places = endpoint.bound_sockets();
            let basis = Basis {
                settings: settings(places[0].port()),
                addresses: Arc::default(),
                began: Instant::now(),
            };
            let mut house = House::new(endpoint, basis, bounded(1).0, bounded(1).0);
            for _ in 0..2 {
                house.close_endpoint().await;
                // A task of the library frees the port a little later.
                let free = async {
                    while std::net::UdpSocket::bind(places[0]).is_err() {
                        tokio::time::sleep(Duration::from_millis(10)).await;
                    }
                };
                timeout(Duration::from_mins(1), free).await.expect("the port is given back");
                house.bind_again().await;
                assert_eq!(house.endpoint.as_ref().expect("a port").bound_sockets(), places);
            }
            // Somebody with the old address comes to the new endpoint.
            let guest = bind(&Identity::generate(), &reach, 0, &[]).await.expect("a port");
            let id = endpoint_id(identity.id()).expect("a key");
            let place = iroh::EndpointAddr::from_parts(id, places.into_iter().map(iroh::TransportAddr::Ip));
            let host = house.endpoint.clone().expect("a port");
            let (called, came) =
                tokio::join!(guest.connect(place, ALPN), async { host.accept().await.expect("open").await });
            assert!(called.is_ok() && came.is_ok());
        });
    }
}

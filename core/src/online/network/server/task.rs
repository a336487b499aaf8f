//! The task of a host's server: tables behind one endpoint, selected by their secrets, with their
//! connections, logs and timers.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use async_channel::{Receiver, Sender, bounded};
use iroh::Endpoint;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use crate::online::network::endpoint::{HOST, advertised_addresses, bind};
use crate::online::network::health::{CHECK_INTERVAL, Health, is_online};
use crate::online::network::join_request::JoinRequest;
use crate::online::network::listener::{Arrival, Listener, ListenerEvent, Slot, listen, wait_until_closed};
use crate::online::network::log_writer::{LogWriter, WriteJob, WriteOutcome, WriteResult};
use crate::online::network::mailbox::Mailbox;
use crate::online::network::wire::{FrameWriter, close, frame};
use crate::online::network::{Settings, lock};
use crate::online::news::{ConnectionProblem, News};
use crate::online::store::{self, Card, Role, save_spent_time};
use crate::online::table::host::{Connection, Host, Input, Output, SpentTime};
use crate::online::table::message::{Hello, ToGuest};
use crate::online::table::{Body, CloseCode, Invitation, PeerId, Secret, TableId, table_id};

/// Largest unsaved thinking time of a move. A crash returns at most this much to the clock.
const MAX_UNSAVED_MS: u32 = 5_000;
/// The capacity of the queue of listener events.
const INBOX: usize = 256;
/// The time limit for each step of closing.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

pub(in crate::online::network) enum Command {
    /// Adds a table and performs its first outputs; the answer is its number.
    AddTable { table: Box<OpenTable>, first: Vec<Output>, answer: SyncSender<usize> },
    /// Closes the connections of a table, which can be opened again; answers when its events are saved.
    CloseTable { table: usize, answer: SyncSender<()> },
    /// A proposal of the host.
    Propose { table: usize, body: Body },
    /// The host's answer to a join request.
    Admit { table: usize, peer: PeerId, yes: bool },
    /// Whether a table is announced on the local network, and so accepts join requests.
    SetAnnounced { table: usize, on: bool },
    /// Starts to accept connections.
    StartAccepting,
}

/// The maximum of pending join requests at a table.
const MAX_JOIN_REQUESTS: usize = 8;

struct PendingRequest {
    writer: FrameWriter,
    _slot: Slot,
}

pub(in crate::online::network) struct OpenTable {
    pub machine: Host,
    pub secret: Secret,
    pub mailbox: Mailbox,
    log: LogWriter,
    /// The time spent on the current move as last saved.
    saved_spent: Option<SpentTime>,
    alarm: Option<Duration>,
    /// The number of current announcements: an announcement may end after the next one has begun.
    announced: u32,
    join_requests: HashMap<PeerId, PendingRequest>,
    /// The seated players as last reported to the listener.
    players: Vec<PeerId>,
    /// Whether the table was closed while the server continues.
    is_closed: bool,
    /// Waits until the events of a closed table are saved.
    on_saved: Option<SyncSender<()>>,
}

impl OpenTable {
    pub fn new(machine: Host, secret: Secret, mailbox: Mailbox, log: LogWriter) -> Self {
        Self {
            machine,
            secret,
            mailbox,
            log,
            saved_spent: None,
            alarm: None,
            announced: 0,
            join_requests: HashMap::new(),
            players: Vec::new(),
            is_closed: false,
            on_saved: None,
        }
    }
}

struct GuestConnection {
    table: usize,
    writer: FrameWriter,
    _slot: Slot,
}

pub(super) struct ServerTask {
    /// `None` between closing and rebinding, since the port must be free first.
    endpoint: Option<Endpoint>,
    /// With the port in use.
    settings: Settings,
    /// The addresses for invitations, kept up to date.
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
    host: PeerId,
    began: Instant,
    listener: Listener,
    closed_tables: ClosedTables,
    /// Until this is set, connections wait.
    is_accepting: bool,
    inbox: Sender<ListenerEvent>,
    jobs: Sender<WriteJob>,
    tables: Vec<OpenTable>,
    by_secret: HashMap<[u8; 16], usize>,
    by_id: HashMap<TableId, usize>,
    guests: HashMap<u64, GuestConnection>,
    next: u64,
    /// Whether the host was notified that this program is too old for a guest. Any stranger can cause this, so it
    /// is reported once.
    update_reported: bool,
    /// The wake-up times of the tables.
    alarms: BTreeSet<(Duration, usize)>,
    /// The last encoded message: a message to many guests is encoded once.
    framed: Option<(Arc<ToGuest>, Arc<[u8]>)>,
}

/// The host's saved tables at the start of the server, by their secrets for players and spectators. Tables
/// opened since are found before this is consulted.
struct ClosedTables {
    folder: PathBuf,
    cards: HashMap<[u8; 16], Card>,
    answers: HashMap<[u8; 16], CloseCode>,
}

impl ClosedTables {
    fn of(settings: &Settings) -> Self {
        let own = |card: &Card| card.role == Role::Host && card.invitation.host == settings.identity.id();
        let cards = store::cards(&settings.folder).0.into_iter().filter(own).flat_map(|card| {
            let secret = card.invitation.secret;
            [(secret.0, card.clone()), (secret.for_spectators().0, card)]
        });
        Self { folder: settings.folder.clone(), cards: cards.collect(), answers: HashMap::new() }
    }

    /// Adds a table that was open. Its log may have changed.
    fn add(&mut self, card: &Card) {
        let secret = card.invitation.secret;
        for secret in [secret.0, secret.for_spectators().0] {
            self.answers.remove(&secret);
            self.cards.insert(secret, card.clone());
        }
    }

    /// The close code for a secret without an open table. A table that is not open does not change, so its
    /// log is read once.
    fn close_code(&mut self, secret: Secret) -> CloseCode {
        let Some(card) = self.cards.get(&secret.0) else { return CloseCode::Secret };
        *self.answers.entry(secret.0).or_insert_with(|| {
            let stored = store::peek(&self.folder, card.clone());
            let is_closed = stored.is_ok_and(|stored| {
                stored.events.last().is_some_and(|event| matches!(event.body(), Body::Close))
            });
            if is_closed { CloseCode::Closed } else { CloseCode::NotOpen }
        })
    }
}

/// Runs until the command channel is closed.
pub(super) async fn run(
    endpoint: Endpoint,
    settings: Settings,
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
    began: Instant,
    commands: Receiver<Command>,
    (jobs, done): (Sender<WriteJob>, Receiver<WriteResult>),
) {
    let (inbox, events) = bounded(INBOX);
    let mut task = ServerTask::new(endpoint, settings, addresses, began, inbox, jobs);
    let mut health = Health::new();
    let mut health_checks = interval(CHECK_INTERVAL);
    health_checks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let alarm = task.alarms.first().map(|&(at, _)| task.began + at);
        let endpoint = task.endpoint.clone();
        tokio::select! {
            incoming = accept(endpoint.as_ref()), if task.is_accepting && endpoint.is_some() => match incoming {
                Some(incoming) => task.listener.handle(incoming, &task.inbox),
                None => task.endpoint = None,
            },
            Ok(event) = events.recv() => task.handle_event(event).await,
            Ok(done) = done.recv() => task.on_written(done).await,
            command = commands.recv() => match command {
                Ok(command) => task.execute(command).await,
                Err(_) => break,
            },
            () = sleep_until(alarm.unwrap_or(began)), if alarm.is_some() => task.wake_due().await,
            _ = health_checks.tick() => task.check_health(&mut health).await,
        }
        // A full queue must not starve the writer tasks.
        tokio::task::yield_now().await;
    }
    task.close(&done).await;
}

impl ServerTask {
    fn new(
        endpoint: Endpoint,
        settings: Settings,
        addresses: Arc<Mutex<Vec<SocketAddr>>>,
        began: Instant,
        inbox: Sender<ListenerEvent>,
        jobs: Sender<WriteJob>,
    ) -> Self {
        Self {
            endpoint: Some(endpoint),
            host: settings.identity.id(),
            began,
            listener: Listener::new(settings.connections, settings.reach.clone()),
            closed_tables: ClosedTables::of(&settings),
            settings,
            addresses,
            is_accepting: false,
            inbox,
            jobs,
            tables: Vec::new(),
            by_secret: HashMap::new(),
            by_id: HashMap::new(),
            guests: HashMap::new(),
            next: 0,
            update_reported: false,
            alarms: BTreeSet::new(),
            framed: None,
        }
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// Periodic maintenance: after the machine slept, when addresses have changed, and when no relay answers.
    async fn check_health(&mut self, health: &mut Health) {
        let Some(endpoint) = &self.endpoint else { return self.rebind().await };
        let online = !self.settings.reach.has_relay() || is_online(endpoint);
        let due = health.check(Instant::now(), SystemTime::now(), online);
        if due.woke {
            endpoint.network_change().await;
        }
        let now = advertised_addresses(endpoint, &self.settings.reach);
        if !now.is_empty() {
            *lock(&self.addresses) = now;
        }
        if due.report {
            for table in &self.tables {
                table.mailbox.put(News::ConnectionProblem(ConnectionProblem::NoRelay));
            }
        }
        // Connected guests need no relay, and rebinding would disconnect them.
        if due.bind && self.guests.is_empty() {
            self.close_endpoint().await;
        }
    }

    async fn close_endpoint(&mut self) {
        if let Some(endpoint) = self.endpoint.take() {
            let _ = timeout(CLOSE_TIMEOUT, endpoint.close()).await;
        }
    }

    /// Binds an endpoint at the previous port, if it is free. If binding fails, the next check tries again.
    async fn rebind(&mut self) {
        let Settings { identity, reach, port, .. } = &self.settings;
        self.endpoint = bind(identity, reach, *port, HOST).await.ok();
    }

    async fn execute(&mut self, command: Command) {
        match command {
            Command::AddTable { table, first, answer } => {
                let (number, secret) = (self.tables.len(), table.secret);
                self.by_secret.insert(secret.0, number);
                self.by_secret.insert(secret.for_spectators().0, number);
                self.by_id.insert(table_id(self.host, secret), number);
                self.tables.push(*table);
                self.apply_outputs(number, first).await;
                self.schedule(number);
                // The receiver may be gone.
                let _ = answer.send(number);
            }
            Command::CloseTable { table, answer } => self.close_table(table, answer),
            Command::Propose { table, body } => self.handle(table, Input::Own(body)).await,
            Command::Admit { table, peer, yes } => self.admit(table, peer, yes).await,
            Command::SetAnnounced { table, on } => self.set_announced(table, on),
            Command::StartAccepting => self.is_accepting = true,
        }
    }

    async fn handle_event(&mut self, event: ListenerEvent) {
        match event {
            ListenerEvent::Hello { guest, hello, stream } => self.add_guest(guest, *hello, stream).await,
            ListenerEvent::Received { connection, message } => {
                if let Some(guest) = self.guests.get(&connection) {
                    let input = Input::Received { connection: Connection(connection), message: *message };
                    self.handle(guest.table, input).await;
                }
            }
            ListenerEvent::Left { connection } => {
                if let Some(guest) = self.guests.remove(&connection) {
                    self.handle(guest.table, Input::Left { connection: Connection(connection) }).await;
                    guest.writer.end(CloseCode::Done);
                }
            }
            ListenerEvent::JoinRequest { guest, join_request } => self.add_join_request(guest, join_request),
            ListenerEvent::NewerProtocol if !std::mem::replace(&mut self.update_reported, true) => {
                for table in &self.tables {
                    table.mailbox.put(News::OtherVersion(CloseCode::HostOld));
                }
            }
            ListenerEvent::NewerProtocol => {}
            ListenerEvent::JoinRequestWithdrawn { peer, which } => self.withdraw_join_request(peer, which),
        }
    }

    /// Closes the connections of a table. Guests who come back learn that it is not open.
    fn close_table(&mut self, number: usize, answer: SyncSender<()>) {
        let unsaved = self.unsaved_spent_time(number, 0);
        let table = &mut self.tables[number];
        if let Some((log, spent)) = unsaved {
            let _ = save_spent_time(&log, spent);
        }
        for (_, waiting) in table.join_requests.drain() {
            waiting.writer.end(CloseCode::Done);
        }
        (table.is_closed, table.on_saved) = (true, Some(answer));
        self.listener.seats_changed(&table.players, &[]);
        let secret = table.secret;
        let name = table.machine.table().terms().host.clone();
        for secret in [secret, secret.for_spectators()] {
            self.by_secret.remove(&secret.0);
        }
        self.by_id.remove(&table_id(self.host, secret));
        let invitation = Invitation { host: self.host, secret, relay: None, addresses: Vec::new() };
        self.closed_tables.add(&Card { role: Role::Host, invitation, name, port: self.settings.port });
        for (_, guest) in self.guests.extract_if(|_, guest| guest.table == number) {
            guest.writer.end(CloseCode::NotOpen);
        }
        self.schedule(number);
    }

    async fn add_guest(&mut self, guest: Arrival, hello: Hello, stream: iroh::endpoint::RecvStream) {
        let Arrival { peer, connection, stream: to, slot } = guest;
        let Some(&table) = self.by_secret.get(&hello.secret.0) else {
            return close(&connection, self.closed_tables.close_code(hello.secret));
        };
        let number = self.next;
        self.next += 1;
        tokio::spawn(listen(connection.clone(), number, stream, self.inbox.clone()));
        let writer = FrameWriter::new(connection, to);
        self.guests.insert(number, GuestConnection { table, writer, _slot: slot });
        self.handle(table, Input::Joined { connection: Connection(number), peer, hello }).await;
    }

    /// Writes the remaining events, and closes all connections.
    async fn close(mut self, done: &Receiver<WriteResult>) {
        let writing = async {
            while self.tables.iter().any(|table| !table.log.is_written()) {
                let Ok(done) = done.recv().await else { break };
                self.on_written(done).await;
            }
        };
        // A full disk does not block the exit.
        let _ = timeout(CLOSE_TIMEOUT, writing).await;
        for number in 0..self.tables.len() {
            if let Some((path, spent)) = self.unsaved_spent_time(number, 0) {
                let _ = save_spent_time(&path, spent);
            }
        }
        let connections: Vec<_> =
            self.guests.values().map(|guest| guest.writer.connection().clone()).collect();
        for (_, guest) in self.guests.drain() {
            guest.writer.end(CloseCode::Done);
        }
        let gone = async {
            for connection in connections {
                connection.closed().await;
            }
        };
        let _ = timeout(CLOSE_TIMEOUT, gone).await;
        self.close_endpoint().await;
    }
}

impl ServerTask {
    /// Passes an input to a table and performs its outputs.
    async fn handle(&mut self, table: usize, input: Input) {
        let now = self.now();
        let outputs = self.tables[table].machine.handle(input, now);
        self.apply_outputs(table, outputs).await;
        self.schedule(table);
    }

    async fn apply_outputs(&mut self, table: usize, outputs: Vec<Output>) {
        let mut todo = VecDeque::from(outputs);
        while let Some(output) = todo.pop_front() {
            match output {
                Output::Save(event) => self.tables[table].log.add(&event),
                Output::Send(to, message) => {
                    if !self.send(to, message).await
                        && let Some(guest) = self.guests.remove(&to.0)
                    {
                        guest.writer.end(CloseCode::Slow);
                        let left = Input::Left { connection: to };
                        todo.extend(self.tables[table].machine.handle(left, self.began.elapsed()));
                    }
                }
                Output::End(who, why) => {
                    if let Some(guest) = self.guests.remove(&who.0) {
                        guest.writer.end(why);
                    }
                }
                Output::News(news) => self.tables[table].mailbox.put(news),
            }
        }
    }

    /// Sends a message. Returns false if the guest reads too slowly; a guest that has left is no failure.
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
        guest.writer.send(bytes).await.is_ok()
    }

    /// The path of the log and the time spent on the current move, if it exceeds the saved time by more than this.
    fn unsaved_spent_time(&mut self, number: usize, more_than_ms: u32) -> Option<(Arc<Path>, SpentTime)> {
        let table = &mut self.tables[number];
        let spent = table.machine.spent_time()?;
        let saved_ms =
            table.saved_spent.filter(|saved| saved.turn == spent.turn).map_or(0, |saved| saved.spent_ms);
        if spent.spent_ms.saturating_sub(saved_ms) <= more_than_ms {
            return None;
        }
        table.saved_spent = Some(spent);
        Some((table.log.path(), spent))
    }

    /// Starts pending writes and updates the wake-up time.
    fn schedule(&mut self, number: usize) {
        if let Some((path, spent)) = self.unsaved_spent_time(number, MAX_UNSAVED_MS) {
            // After a failed write, a restart only refunds thinking time; the log reports a full disk.
            tokio::task::spawn_blocking(move || save_spent_time(&path, spent));
        }
        let now = self.now();
        let table = &mut self.tables[number];
        let players: Vec<_> =
            table.machine.table().seats().iter().filter_map(|seat| seat.occupant.peer()).collect();
        if players != table.players && !table.is_closed {
            self.listener.seats_changed(&table.players, &players);
            table.players = players;
        }
        if let Some(job) = table.log.job(number, now) {
            // The writer thread lives as long as this sender.
            let _ = self.jobs.try_send(job);
        }
        if table.log.is_written()
            && let Some(answer) = table.on_saved.take()
        {
            // The receiver may have timed out.
            let _ = answer.send(());
        }
        let wake_at = table.machine.wake_at().filter(|_| !table.is_closed);
        let wanted = wake_at.into_iter().chain(table.log.retry_at()).min();
        if wanted != table.alarm {
            self.alarms.extend(wanted.map(|at| (at, number)));
            if let Some(old) = std::mem::replace(&mut table.alarm, wanted) {
                self.alarms.remove(&(old, number));
            }
        }
    }

    /// Wakes the tables that are due, each once.
    async fn wake_due(&mut self) {
        let now = self.now();
        let due: Vec<usize> = self.alarms.range(..=(now, usize::MAX)).map(|&(_, table)| table).collect();
        for table in due {
            self.handle(table, Input::Tick).await;
        }
    }

    async fn on_written(&mut self, done: WriteResult) {
        let (number, now) = (done.job.table, self.now());
        let table = &mut self.tables[number];
        match table.log.done(done, now) {
            WriteOutcome::Saved(event) => self.handle(number, Input::Saved { number: event }).await,
            WriteOutcome::Retry(Some(error)) => table.mailbox.put(News::Complaint(error)),
            WriteOutcome::Retry(None) => {}
            WriteOutcome::FileLost => table.log.rewrite(table.machine.events()),
        }
        self.schedule(number);
    }
}

impl ServerTask {
    /// Sets whether a table is announced. Pending join requests end with the last announcement.
    fn set_announced(&mut self, table: usize, on: bool) {
        let Some(table) = self.tables.get_mut(table) else { return };
        table.announced = if on { table.announced + 1 } else { table.announced.saturating_sub(1) };
        if table.announced == 0 {
            for (peer, waiting) in table.join_requests.drain() {
                waiting.writer.end(CloseCode::Done);
                table.mailbox.put(News::JoinRequestWithdrawn(peer));
            }
        }
    }

    /// Adds a join request, if the table is announced. Every player and spectator of a table knows its number.
    fn add_join_request(&mut self, guest: Arrival, join_request: JoinRequest) {
        let Arrival { peer, connection, stream, slot } = guest;
        let table = self.by_id.get(&join_request.table).map(|&number| &mut self.tables[number]);
        let Some(table) = table.filter(|table| table.announced > 0) else {
            return close(&connection, CloseCode::Secret);
        };
        if table.join_requests.len() >= MAX_JOIN_REQUESTS && !table.join_requests.contains_key(&peer) {
            return close(&connection, CloseCode::Full);
        }
        tokio::spawn(wait_until_closed(connection.clone(), peer, self.inbox.clone()));
        let waiting = PendingRequest { writer: FrameWriter::new(connection, stream), _slot: slot };
        if let Some(older) = table.join_requests.insert(peer, waiting) {
            older.writer.end(CloseCode::Replaced);
        } else {
            table.mailbox.put(News::JoinRequest { peer, name: join_request.name });
        }
    }

    async fn admit(&mut self, table: usize, peer: PeerId, admitted: bool) {
        let Some(table) = self.tables.get_mut(table) else { return };
        let Some(waiting) = table.join_requests.remove(&peer) else { return };
        if admitted {
            // The guest may be gone.
            let _ = waiting.writer.send(frame(&table.secret)).await;
            waiting.writer.end(CloseCode::Done);
        } else {
            waiting.writer.end(CloseCode::Secret);
        }
    }

    /// Removes a withdrawn join request, unless the guest has sent another one since.
    fn withdraw_join_request(&mut self, peer: PeerId, which: usize) {
        for table in &mut self.tables {
            let is_this = |waiting: &PendingRequest| waiting.writer.connection().stable_id() == which;
            if table.join_requests.get(&peer).is_some_and(is_this) {
                table.join_requests.remove(&peer);
                table.mailbox.put(News::JoinRequestWithdrawn(peer));
            }
        }
    }
}

/// The next incoming connection; `None` if the endpoint is closed.
async fn accept(endpoint: Option<&Endpoint>) -> Option<iroh::endpoint::Incoming> {
    endpoint?.accept().await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::network::endpoint::endpoint_id;
    use crate::online::network::reach::Reach;
    use crate::online::network::wire::ALPN;
    use crate::online::table::identity::Identity;
    use crate::online::table::terms::Name;

    #[test]
    fn a_rebound_server_keeps_its_address() {
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
                println!("skipped: the loopback network is unavailable");
                return;
            };
            let sockets = endpoint.bound_sockets();
            let (settings, began) = (settings(sockets[0].port()), Instant::now());
            let (inbox, jobs) = (bounded(1).0, bounded(1).0);
            let mut task = ServerTask::new(endpoint, settings, Arc::default(), began, inbox, jobs);
            for _ in 0..2 {
                task.close_endpoint().await;
                // A task of the library frees the port a little later.
                let free = async {
                    while std::net::UdpSocket::bind(sockets[0]).is_err() {
                        tokio::time::sleep(Duration::from_millis(10)).await;
                    }
                };
                timeout(Duration::from_mins(1), free).await.expect("the port is free");
                task.rebind().await;
                assert_eq!(task.endpoint.as_ref().expect("a port").bound_sockets(), sockets);
            }
            // A guest with the old address reaches the new endpoint.
            let guest = bind(&Identity::generate(), &reach, 0, &[]).await.expect("a port");
            let id = endpoint_id(identity.id()).expect("a key");
            let address =
                iroh::EndpointAddr::from_parts(id, sockets.into_iter().map(iroh::TransportAddr::Ip));
            let host = task.endpoint.clone().expect("a port");
            let (connected, accepted) = tokio::join!(guest.connect(address, ALPN), async {
                host.accept().await.expect("open").await
            });
            assert!(connected.is_ok() && accepted.is_ok());
        });
    }
}

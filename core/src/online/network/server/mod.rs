//! The handle of a host's server: one socket and one thread for any number of tables.

mod task;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_channel::{Sender, bounded};
use tokio::time::Instant;

use super::endpoint::{HOST, advertised_addresses, bind};
use super::log_writer::{self, LogWriter};
use task::{OpenTable, run};

use super::discovery::{Announcement, announce};
use super::key_lock::lock_key;
use super::mailbox::Mailbox;
use super::reach::RelayChoice;
use super::thread::{NetworkThread, runtime_with};
use super::{End, MAX_COMMANDS, Settings, TableError, TableHandle, lock, send};
use crate::online::news::News;
use crate::online::store::{self, Card, Role, StoredTable};
use crate::online::table::host::{Host, Output};
use crate::online::table::{Invitation, Secret, Terms, table_id};
use crate::rules::Variant;
use crate::session::{Cause, FileError, Lock};
pub(super) use task::Command;

/// The maximum time for adding a table. It takes an instant, but the thread may be busy.
const COMMAND_TIMEOUT: Duration = Duration::from_secs(30);
/// The maximum time for saving the last events of a table that is closed.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// A host's server. It closes when this and all its [`TableHandle`]s are dropped.
pub struct Server {
    /// With the port in use.
    settings: Settings,
    commands: Sender<Command>,
    thread: NetworkThread,
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
    began: Instant,
    /// Whether a table is closed when its handle is dropped.
    closes_tables: AtomicBool,
    _key_lock: Arc<Lock>,
}

impl Server {
    /// Starts a server without tables. Connections wait until [`start_accepting`](Self::start_accepting).
    /// Fails if the network is not usable, or another program uses this key.
    ///
    /// # Panics
    ///
    /// Within an async runtime.
    pub fn open(settings: &Settings) -> Result<Arc<Self>, TableError> {
        let key_lock = lock_key(&settings.folder)?;
        let (commands, todo) = bounded(MAX_COMMANDS);
        let disk = log_writer::start()?;
        let bound = bind(&settings.identity, &settings.reach, settings.port, HOST);
        let (runtime, endpoint) = runtime_with(bound)?;
        let port = endpoint.bound_sockets().first().map_or(0, SocketAddr::port);
        let settings = Settings { port, ..settings.clone() };
        let addresses = Arc::new(Mutex::new(advertised_addresses(&endpoint, &settings.reach)));
        let began = Instant::now();
        let (shared, task_settings) = (Arc::clone(&addresses), settings.clone());
        let thread = NetworkThread::start("pushflip-host", runtime, move || {
            run(endpoint, task_settings, shared, began, todo, disk)
        })?;
        Ok(Arc::new(Self {
            settings,
            commands,
            thread,
            addresses,
            began,
            closes_tables: AtomicBool::new(false),
            _key_lock: key_lock,
        }))
    }

    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        lock(&self.addresses).clone()
    }

    /// Opens a new table. Fails with a sentence if the terms are invalid.
    pub fn open_table(self: &Arc<Self>, terms: Terms) -> Result<TableHandle, String> {
        let secret = Secret::generate();
        let (machine, first) = Host::open(&self.settings.identity, secret, terms, self.began.elapsed())?;
        let log = LogWriter::new(store::log_path(&self.settings.folder, &self.invitation(secret)), None);
        self.add_table(OpenTable::new(machine, secret, Mailbox::default(), log), first, None, None)
    }

    /// Reopens a saved table of this host. Fails if the table belongs to another host, or the saved data is
    /// inconsistent.
    pub fn reopen_table(self: &Arc<Self>, stored: StoredTable) -> Result<TableHandle, TableError> {
        let StoredTable { card, events, valid_bytes, spent, complaint, .. } = stored;
        let path = store::log_path(&self.settings.folder, &card.invitation);
        let broken = |why: String| FileError::Broken(path.clone(), Cause::Unreadable(why));
        if card.role != Role::Host || card.invitation.host != self.settings.identity.id() {
            return Err(broken("it is the table of another player".into()).into());
        }
        let (secret, mailbox) = (card.invitation.secret, Mailbox::default());
        for event in &events {
            mailbox.put(News::Event(Box::new(event.clone())));
        }
        let machine = Host::reopen(&self.settings.identity, secret, events, self.began.elapsed());
        let mut machine = machine.map_err(|error| broken(error.to_string()))?;
        if let Some(spent) = spent {
            machine.restore_spent_time(spent);
        }
        let table = OpenTable::new(machine, secret, mailbox, LogWriter::new(path, valid_bytes));
        Ok(self.add_table(table, Vec::new(), Some(&card), complaint)?)
    }

    /// Starts to accept connections; until then they wait. Call it after all tables are opened: a guest of a
    /// missing table would be rejected permanently. Fails with a sentence if the server has ended.
    pub fn start_accepting(&self) -> Result<(), String> {
        self.commands.send_blocking(Command::StartAccepting).map_err(|_| gone())
    }

    /// Passes a table to the server's thread. Its card is written only if it has changed: otherwise a host of
    /// many tables would sync as many files at each start.
    fn add_table(
        self: &Arc<Self>,
        table: OpenTable,
        first: Vec<Output>,
        kept: Option<&Card>,
        complaint: Option<FileError>,
    ) -> Result<TableHandle, String> {
        let invitation = self.invitation(table.secret);
        let mailbox = table.mailbox.clone();
        let name = table.machine.table().terms().host.clone();
        let card = Card { role: Role::Host, invitation: invitation.clone(), name, port: self.settings.port };
        let save = || store::save_card(&self.settings.folder, &card).err();
        let unsaved = if kept == Some(&card) { None } else { save() };
        for error in complaint.into_iter().chain(unsaved) {
            mailbox.put(News::Complaint(error));
        }
        mailbox.put(News::Connected(true));
        let (answer, number) = sync_channel(1);
        let command = Command::AddTable { table: Box::new(table), first, answer };
        self.commands.send_blocking(command).map_err(|_| gone())?;
        let table = number.recv_timeout(COMMAND_TIMEOUT).map_err(|_| gone())?;
        let end = End::Host { server: Arc::clone(self), table };
        Ok(TableHandle { me: self.settings.identity.id(), invitation, mailbox, end })
    }

    fn invitation(&self, secret: Secret) -> Invitation {
        let Settings { identity, reach, .. } = &self.settings;
        let relay = RelayChoice::for_invitation(reach);
        Invitation { host: identity.id(), secret, relay, addresses: self.addresses() }
    }

    /// Announces a table on the local network until the returned value is dropped.
    pub(super) fn announce(
        &self,
        table: usize,
        secret: Secret,
        variant: Variant,
    ) -> Result<Announcement, String> {
        let Settings { identity, name, reach, port, .. } = &self.settings;
        let host = (self.commands.clone(), table);
        announce(host, reach, *port, identity.id(), table_id(identity.id(), secret), name, variant)
    }

    /// Whether this server serves tables with these settings.
    pub(super) fn has(&self, settings: &Settings) -> bool {
        let Settings { identity, name, reach, folder, port, .. } = &self.settings;
        identity.id() == settings.identity.id()
            && (name, reach, folder) == (&settings.name, &settings.reach, &settings.folder)
            && (settings.port == 0 || settings.port == *port)
    }

    /// The same server for a table that is opened later: from now on each table is closed with its handle.
    pub(super) fn share(self: &Arc<Self>) -> Arc<Self> {
        self.closes_tables.store(true, Ordering::Relaxed);
        Arc::clone(self)
    }

    /// Closes a table whose handle is dropped, if other tables stay open. Waits until its events are saved. Without
    /// this a table is closed with its server, when the last handle is dropped.
    pub(super) fn table_dropped(self: &Arc<Self>, table: usize) {
        if !self.closes_tables.load(Ordering::Relaxed) || Arc::strong_count(self) == 1 {
            return;
        }
        let (answer, closed) = sync_channel(1);
        // If the server has ended, all is closed.
        if self.commands.send_blocking(Command::CloseTable { table, answer }).is_ok() {
            let _ = closed.recv_timeout(CLOSE_TIMEOUT);
        }
    }

    pub(super) fn send(&self, command: Command) -> bool {
        send(&self.commands, command)
    }
}

fn gone() -> String {
    "It has been shut down.".into()
}

impl Drop for Server {
    fn drop(&mut self) {
        self.commands.close();
        self.thread.wait();
    }
}

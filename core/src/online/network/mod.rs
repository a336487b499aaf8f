//! Networking of online tables. Only this module uses iroh; the game and the terminal send proposals and
//! receive news.
//!
//! Each table of a guest, and each server, has a thread of its own that runs the pure state machines, so that
//! clocks and answers do not depend on the frame rate. Sockets are open only while a table is open or joined,
//! except for the [`Browser`], which searches the local network.

mod discovery;
mod endpoint;
mod guest;
mod health;
mod join_request;
mod key_lock;
mod listener;
mod log_writer;
mod mailbox;
mod reach;
mod server;
mod thread;
mod wire;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_channel::{Sender, TrySendError, bounded};
use key_lock::lock_key;
use log_writer::LogWriter;
use mailbox::Mailbox;
use thread::{NetworkThread, runtime_with};
use tokio::time::Instant;

use crate::language::{Localized, msg};
use crate::online::news::News;
use crate::online::store::{self, Card, Role, StoredTable};
use crate::online::table::guest::Guest;
use crate::online::table::{Body, EventError, Identity, Invitation, Name, PeerId, Refusal, Terms};
use crate::rules::{Variant, printable};
use crate::session::{Cause, FileError, Lock};

pub use discovery::{Announcement, Browser, DiscoveredTable};
pub use join_request::{JoinRequestError, PendingJoinRequest};
pub use reach::{Reach, RelayChoice};
pub use server::Server;
pub use thread::on_termination;

/// The reason why a table cannot be opened or joined; its message is a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Localized::from(self))]
pub enum TableError {
    /// The invitation leads to the player's own table.
    OwnTable,
    /// The invitation contains no valid key or relay.
    DamagedInvitation,
    /// Another program uses the player's key; the shared data folder.
    KeyInUse(PathBuf),
    /// The invitation requires a relay that the player has not chosen.
    OtherRelay(String),
    /// The invitation leads farther than the reach setting allows.
    OutOfReach,
    File(#[from] FileError),
    /// The network is not usable: the reason as an English sentence.
    Other(String),
}

impl From<&TableError> for Localized {
    fn from(error: &TableError) -> Self {
        match error {
            TableError::OwnTable => msg::ONLINE_OWN_TABLE,
            TableError::DamagedInvitation => msg::ONLINE_DAMAGED_INVITATION,
            TableError::KeyInUse(folder) => msg::OnlineBusy { folder: printable(folder.display()) }.into(),
            TableError::OtherRelay(relay) => msg::OnlineOtherRelay { relay: relay.as_str() }.into(),
            TableError::OutOfReach => msg::ONLINE_TOO_FAR,
            TableError::File(error) => error.into(),
            TableError::Other(why) => Self::joined([msg::ONLINE_STOP_NET, why.as_str().into()], " "),
        }
    }
}

impl From<String> for TableError {
    fn from(sentence: String) -> Self {
        Self::Other(sentence)
    }
}

/// The capacity of the command channels.
const MAX_COMMANDS: usize = 256;

#[derive(Clone, Debug)]
pub struct Settings {
    /// The player's key. Both ends of a connection must have different keys.
    pub identity: Identity,
    /// The public name.
    pub name: Name,
    pub reach: Reach,
    /// The folder of saved tables.
    pub folder: PathBuf,
    /// The UDP port of a host; 0 for any. If it is taken, any other is used.
    pub port: u16,
    pub connections: usize,
}

/// A handle to a table, as host or guest. Dropping it closes the connection and blocks until that is done, a
/// few seconds at most.
pub struct TableHandle {
    me: PeerId,
    invitation: Invitation,
    mailbox: Mailbox,
    end: End,
}

/// The role of this program at the table.
enum End {
    Host { server: Arc<Server>, table: usize },
    Guest { commands: Sender<Body>, thread: NetworkThread, _key_lock: Arc<Lock> },
}

impl TableHandle {
    /// Opens a table as its host, on the server of another table where that has the same settings: guests of
    /// that one find the server at its port also after its handle is dropped. Fails if the network is not
    /// usable, or the terms are invalid.
    ///
    /// # Panics
    ///
    /// Within an async runtime.
    pub fn open(settings: &Settings, terms: Terms, other: Option<&Self>) -> Result<Self, TableError> {
        let last_port = || store::last_port(&settings.folder, settings.identity.id());
        let server = Self::server(settings, other, last_port)?;
        let table = server.open_table(terms)?;
        server.start_accepting()?;
        Ok(table)
    }

    /// The server of another table, if it has these settings; else a new one, at the last port if none is set.
    fn server(
        settings: &Settings,
        other: Option<&Self>,
        last_port: impl FnOnce() -> u16,
    ) -> Result<Arc<Server>, TableError> {
        match other.map(|other| &other.end) {
            Some(End::Host { server, .. }) if server.has(settings) => Ok(server.share()),
            _ if settings.port == 0 => Server::open(&Settings { port: last_port(), ..settings.clone() }),
            _ => Server::open(settings),
        }
    }

    /// Reopens the player's own table, like [`open`](Self::open), or rejoins another one. Fails if the network
    /// is not usable, or the saved data is inconsistent.
    ///
    /// # Panics
    ///
    /// Within an async runtime.
    pub fn reopen(
        settings: &Settings,
        stored: StoredTable,
        other: Option<&Self>,
    ) -> Result<Self, TableError> {
        match stored.card.role {
            Role::Guest => Self::join_stored(settings, stored, lock_key(&settings.folder)?),
            Role::Host => {
                let server = Self::server(settings, other, || stored.card.port)?;
                let table = server.reopen_table(stored)?;
                server.start_accepting()?;
                Ok(table)
            }
        }
    }

    /// Accepts an invitation. A saved table is continued. Fails if the network is not usable, another program
    /// uses this key, the invitation leads to the player's own table, or it contains no allowed address. An
    /// unreachable host is no error: the guest keeps trying.
    ///
    /// # Panics
    ///
    /// Within an async runtime.
    pub fn join(settings: &Settings, invitation: Invitation) -> Result<Self, TableError> {
        reject_own_table(settings, invitation.host)?;
        let key_lock = lock_key(&settings.folder)?;
        let card = Card { role: Role::Guest, invitation, name: settings.name.clone(), port: 0 };
        Self::join_stored(settings, store::load(&settings.folder, card)?, key_lock)
    }

    fn join_stored(
        settings: &Settings,
        stored: StoredTable,
        key_lock: Arc<Lock>,
    ) -> Result<Self, TableError> {
        let invitation = stored.card.invitation.clone();
        reject_own_table(settings, invitation.host)?;
        // A damaged invitation would be tried forever.
        endpoint::address_of(&invitation, &[], &settings.reach)?;
        let new_guest = |events: &Vec<_>| {
            let (identity, name) = (settings.identity.clone(), settings.name.clone());
            Guest::new(identity, &invitation, name, events.clone())
        };
        let (machine, stored) = match new_guest(&stored.events) {
            Ok(machine) => (machine, stored),
            // The host has the whole log.
            Err(broken) => {
                let anew =
                    store::set_aside(&settings.folder, stored.card, Cause::Unreadable(broken.to_string()))?;
                let path = store::log_path(&settings.folder, &invitation);
                let broken =
                    |error: EventError| FileError::Broken(path, Cause::Unreadable(error.to_string()));
                (new_guest(&anew.events).map_err(broken)?, anew)
            }
        };
        let StoredTable { card, events, valid_bytes, complaint, .. } = stored;
        let path = store::log_path(&settings.folder, &invitation);
        let mailbox = Mailbox::default();
        for error in complaint.into_iter().chain(store::save_card(&settings.folder, &card).err()) {
            mailbox.put(News::Complaint(error));
        }
        for event in &events {
            mailbox.put(News::Event(Box::new(event.clone())));
        }
        let (commands, todo) = bounded(MAX_COMMANDS);
        let (jobs, done) = log_writer::start()?;
        let Settings { identity, reach, .. } = settings;
        let (runtime, endpoint) = runtime_with(endpoint::bind(identity, reach, 0, &[]))?;
        let task = guest::GuestTask {
            endpoint,
            identity: identity.clone(),
            reach: reach.clone(),
            invitation: invitation.clone(),
            machine,
            mailbox: mailbox.clone(),
            log: LogWriter::new(path, valid_bytes),
            jobs,
            browser: None,
            began: Instant::now(),
        };
        let thread = NetworkThread::start("pushflip-guest", runtime, || guest::run(task, todo, done))?;
        let end = End::Guest { commands, thread, _key_lock: key_lock };
        Ok(Self { me: identity.id(), invitation, mailbox, end })
    }

    pub fn me(&self) -> PeerId {
        self.me
    }

    /// For a host the invitation for players, with its current addresses; for a guest the accepted one.
    pub fn invitation(&self) -> Invitation {
        let mut invitation = self.invitation.clone();
        if let End::Host { server, .. } = &self.end {
            invitation.addresses = server.addresses();
        }
        invitation
    }

    /// The invitation for spectators; `None` for a guest.
    pub fn spectator_invitation(&self) -> Option<Invitation> {
        let secret = self.invitation.secret.for_spectators();
        matches!(self.end, End::Host { .. }).then(|| Invitation { secret, ..self.invitation() })
    }

    /// Proposes something. Never blocks: the answer arrives as [`News`].
    pub fn propose(&self, body: Body) {
        let is_sent = match &self.end {
            End::Host { server, table } => server.send(server::Command::Propose { table: *table, body }),
            End::Guest { commands, .. } => send(commands, body),
        };
        if !is_sent {
            self.mailbox.put(News::Refused(Refusal::TooOften));
        }
    }

    /// Answers a join request, as the host.
    pub fn admit(&self, peer: PeerId, yes: bool) {
        if let End::Host { server, table } = &self.end {
            // If the queue is full, the guest will ask again.
            server.send(server::Command::Admit { table: *table, peer, yes });
        }
    }

    /// Announces a host's table on the local network, if it can be reached from there, until the returned
    /// value is dropped. The secret is not announced; others can send a [join request](PendingJoinRequest).
    /// Join requests are accepted only meanwhile. Fails with a sentence if the system does not allow
    /// multicast, or the table belongs to another host.
    pub fn announce(&self, variant: Variant) -> Result<Announcement, String> {
        match &self.end {
            End::Host { server, table } => server.announce(*table, self.invitation.secret, variant),
            End::Guest { .. } => Err("Only its host announces a table.".into()),
        }
    }

    pub fn news(&self) -> Option<News> {
        self.mailbox.take()
    }

    /// Sets a callback, called from another thread whenever there are news; immediately if some are waiting.
    pub fn on_news(&self, wake: Box<dyn Fn() + Send>) {
        self.mailbox.on_news(wake);
    }
}

impl Drop for TableHandle {
    fn drop(&mut self) {
        match &self.end {
            End::Guest { commands, thread, .. } => {
                commands.close();
                thread.wait();
            }
            End::Host { server, table } => server.table_dropped(*table),
        }
    }
}

/// Sends a command without blocking. Returns false if the queue is full. If it is closed, the table is over,
/// which was reported.
fn send<T>(commands: &Sender<T>, command: T) -> bool {
    !matches!(commands.try_send(command), Err(TrySendError::Full(_)))
}

/// Locks a mutex. No thread panics while it holds one.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Fails if the host is the player: one key cannot be at both ends of a connection.
fn reject_own_table(settings: &Settings, host: PeerId) -> Result<(), TableError> {
    if settings.identity.id() == host { Err(TableError::OwnTable) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_relay_is_one_that_an_invitation_can_carry() {
        for good in ["https://relay.example.org", " https://relay.example.org:8443/ ", "https://[::1]/a?b=c"]
        {
            let Ok(RelayChoice::Own(relay)) = RelayChoice::own(good) else { panic!("{good} is one") };
            let identity = Identity::generate();
            let secret = crate::online::table::invitation::Secret([7; 16]);
            let relay = Some(relay);
            let invitation = Invitation { host: identity.id(), secret, relay, addresses: Vec::new() };
            assert_eq!(invitation.to_string().parse(), Ok(invitation.clone()), "{good}");
            let reach = Reach::Internet { relay: RelayChoice::Public };
            let own = invitation.relay.as_deref().is_some_and(|relay| relay.contains("[::1]"));
            assert_eq!(endpoint::address_of(&invitation, &[], &reach).is_ok(), !own, "{good}");
        }
        let long = format!("https://{}.org", "a".repeat(256));
        for bad in [
            "",
            "relay.example.org",
            "http://relay.example.org",
            "https://",
            "https://me@here",
            "ftp://a",
            &long,
        ] {
            assert!(RelayChoice::own(bad).is_err(), "{bad}");
        }
    }
}

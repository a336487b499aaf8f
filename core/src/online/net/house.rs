//! The handle of a host: one socket and one thread for any number of tables.

use std::net::SocketAddr;
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_channel::{Sender, TrySendError, bounded};
use tokio::time::Instant;

use super::disk::{self, Book};
use super::endpoint::{HOST, bind, told};
use super::host::{Basis, NewTable, Order, keep};
use super::in_use::InUse;
use super::local::{Announced, announce};
use super::news::{Mailbox, News};
use super::reach::RelayChoice;
use super::thread::Thread;
use super::{End, FarTable, NoTable, ORDERS, Settings};
use crate::online::store::{self, Card, Role, Stored};
use crate::online::table::host::Host;
use crate::online::table::invitation::{Invitation, Secret, table_id};
use crate::online::table::terms::Terms;
use crate::rules::Variant;
use crate::session::FileError;

/// How long it may take until the house takes an order: an instant, but its thread may be held up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where a host's tables are. It closes when this and all [`FarTable`]s in it are dropped.
#[derive(Debug)]
pub struct House {
    settings: Settings,
    orders: Sender<Order>,
    thread: Thread,
    /// The common part of all its invitations, without addresses.
    place: Invitation,
    /// The addresses that its invitations tell, as they are now.
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
    port: u16,
    began: Instant,
    _in_use: InUse,
}

impl House {
    /// Opens a house without a table. Nobody is answered before [`answer`](Self::answer).
    ///
    /// # Errors
    /// If there is no way to the network, or another program plays with this key.
    pub fn open(settings: &Settings) -> Result<Arc<Self>, NoTable> {
        let in_use = InUse::begin(&settings.folder)?;
        let (orders, todo) = bounded(ORDERS);
        let (tell, bound) = sync_channel(1);
        let disk = disk::start().map_err(|_| "The system gives this program no thread.")?;
        let (began, wanted) = (Instant::now(), settings.clone());
        let addresses = Arc::new(Mutex::default());
        let shared = Arc::clone(&addresses);
        let thread = Thread::start("pushflip-host", move || async move {
            match bind(&wanted.identity, &wanted.reach, wanted.port, HOST).await {
                Err(sentence) => drop(tell.send(Err(sentence))),
                Ok(endpoint) => {
                    let port = endpoint.bound_sockets().first().map_or(0, SocketAddr::port);
                    *shared.lock().unwrap_or_else(PoisonError::into_inner) = told(&endpoint, &wanted.reach);
                    let _ = tell.send(Ok(port));
                    let basis = Basis { settings: Settings { port, ..wanted }, addresses: shared, began };
                    keep(endpoint, basis, todo, disk).await;
                }
            }
        })?;
        let port = bound.recv().map_err(|_| "The network cannot be used.")??;
        let place = Invitation {
            host: settings.identity.id(),
            secret: Secret([0; 16]),
            relay: RelayChoice::told(&settings.reach),
            addresses: Vec::new(),
        };
        let settings = settings.clone();
        Ok(Arc::new(Self { settings, orders, thread, place, addresses, port, began, _in_use: in_use }))
    }

    /// The addresses that its invitations tell, as they are now.
    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Opens a new table in it.
    ///
    /// # Errors
    /// A sentence if the terms cannot be.
    pub fn begin(self: &Arc<Self>, terms: Terms) -> Result<FarTable, String> {
        let players = Secret::generate();
        let (machine, first) = Host::open(&self.settings.identity, players, terms, self.began.elapsed())?;
        let table = NewTable {
            machine,
            first,
            players,
            mailbox: Mailbox::default(),
            book: Book::new(store::log_path(&self.settings.folder, &self.invitation(players)), None),
        };
        self.take(table, None, None)
    }

    /// Opens a table of its own again.
    ///
    /// # Errors
    /// A sentence if the table is somebody else's, or what is stored does not fit together.
    pub fn again(self: &Arc<Self>, stored: Stored) -> Result<FarTable, String> {
        let Stored { card, events, safe, complaint, .. } = stored;
        if card.role != Role::Host || card.invitation.host != self.settings.identity.id() {
            return Err("This table is not yours to open.".into());
        }
        let (players, mailbox) = (card.invitation.secret, Mailbox::default());
        for event in &events {
            mailbox.put(News::Event(Box::new(event.clone())));
        }
        let machine = Host::reopen(&self.settings.identity, players, events, self.began.elapsed());
        let machine = machine.map_err(|broken| format!("{broken}."))?;
        let book = Book::new(store::log_path(&self.settings.folder, &card.invitation), safe);
        self.take(NewTable { machine, first: Vec::new(), players, mailbox, book }, Some(&card), complaint)
    }

    /// Answers whoever calls from now on; before, they wait. To be said when all tables are there: a guest who
    /// calls for one that is not there yet would hear that there is none, and not call again.
    ///
    /// # Errors
    /// A sentence if the network cannot be used any more.
    pub fn answer(&self) -> Result<(), String> {
        self.orders.send_blocking(Order::Answer).map_err(|_| gone())
    }

    /// Lets the thread keep a table. Its card is written unless it is already kept like that: a host of many
    /// tables would flush as many files whenever it starts.
    fn take(
        self: &Arc<Self>,
        table: NewTable,
        kept: Option<&Card>,
        complaint: Option<FileError>,
    ) -> Result<FarTable, String> {
        let invitation = self.invitation(table.players);
        let mailbox = table.mailbox.clone();
        let name = table.machine.table().terms().host.clone();
        let card = Card { role: Role::Host, invitation: invitation.clone(), name, port: self.port };
        let save = || store::save_card(&self.settings.folder, &card).err();
        let unsaved = if kept == Some(&card) { None } else { save() };
        for error in complaint.into_iter().chain(unsaved) {
            mailbox.put(News::Complaint(error));
        }
        mailbox.put(News::Connected(true));
        let (answer, number) = sync_channel(1);
        let order = Order::Keep { table: Box::new(table), answer };
        self.orders.send_blocking(order).map_err(|_| gone())?;
        let table = number.recv_timeout(PATIENCE).map_err(|_| gone())?;
        let end = End::Host { house: Arc::clone(self), table };
        Ok(FarTable { me: self.settings.identity.id(), invitation, mailbox, end })
    }

    fn invitation(&self, secret: Secret) -> Invitation {
        Invitation { secret, addresses: self.addresses(), ..self.place.clone() }
    }

    /// Announces a table of this house on the local network, as far as it can be reached, until what this
    /// returns is dropped.
    pub(super) fn announce(
        &self,
        table: usize,
        secret: Secret,
        variant: Variant,
    ) -> Result<Announced, String> {
        let Settings { identity, name, reach, .. } = &self.settings;
        let host = (self.orders.clone(), table);
        announce(host, reach, self.port, identity.id(), table_id(identity.id(), secret), name, variant)
    }

    /// Gives an order without waiting.
    ///
    /// # Errors
    /// If too many wait.
    pub(super) fn order(&self, order: Order) -> Result<(), ()> {
        match self.orders.try_send(order) {
            Err(TrySendError::Full(_)) => Err(()),
            // It is over, and that was told.
            Ok(()) | Err(TrySendError::Closed(_)) => Ok(()),
        }
    }
}

fn gone() -> String {
    "The network cannot be used any more.".into()
}

impl Drop for House {
    fn drop(&mut self) {
        self.orders.close();
        self.thread.wait();
    }
}

//! A house as the program sees it: one socket and one thread for any number of tables.

use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use async_channel::{Sender, TrySendError, bounded};
use tokio::time::Instant;

use super::disk::{self, Book};
use super::endpoint::{HOST, bind, told};
use super::host::{NewTable, Order, keep};
use super::local::{Announced, announce};
use super::news::{Mailbox, News};
use super::thread::Thread;
use super::{End, FarTable, ORDERS, RelayChoice, Settings};
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
    /// What all its invitations have in common.
    place: Invitation,
    port: u16,
    began: Instant,
}

impl House {
    /// Opens a house without a table. Nobody is answered before [`answer`](Self::answer).
    ///
    /// # Errors
    /// A sentence if there is no way to the network.
    pub fn open(settings: &Settings) -> Result<Arc<Self>, String> {
        let (orders, todo) = bounded(ORDERS);
        let (tell, bound) = sync_channel(1);
        let disk = disk::start().map_err(|_| "The system gives this program no thread.")?;
        let (began, wanted) = (Instant::now(), settings.clone());
        let thread = Thread::start("pushflip-host", move || async move {
            let Settings { identity, reach, port, connections, .. } = wanted;
            match bind(&identity, &reach, port, HOST).await {
                Err(sentence) => drop(tell.send(Err(sentence))),
                Ok(endpoint) => {
                    let port = endpoint.bound_sockets().first().map_or(0, std::net::SocketAddr::port);
                    let _ = tell.send(Ok((port, told(&endpoint, &reach))));
                    keep(endpoint, identity.id(), connections, todo, disk, began).await;
                }
            }
        })?;
        let (port, addresses) = bound.recv().map_err(|_| "The network cannot be used.")??;
        let place = Invitation {
            host: settings.identity.id(),
            secret: Secret([0; 16]),
            relay: RelayChoice::told(&settings.reach),
            addresses,
        };
        Ok(Arc::new(Self { settings: settings.clone(), orders, thread, place, port, began }))
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
        let Stored { card, events, safe, complaint } = stored;
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
        Ok(FarTable { invitation, mailbox, end: End::Host { house: Arc::clone(self), table } })
    }

    fn invitation(&self, secret: Secret) -> Invitation {
        Invitation { secret, ..self.place.clone() }
    }

    /// Announces a table of this house on the local network, as far as it can be reached, until what this
    /// returns is dropped.
    pub(super) fn announce(&self, secret: Secret, variant: Variant) -> Result<Announced, String> {
        let Settings { identity, name, reach, .. } = &self.settings;
        announce(reach, self.port, identity.id(), table_id(identity.id(), secret), name, variant)
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

//! Online tables over the network. This module alone uses iroh; the game and the terminal send proposals and
//! receive news.
//!
//! Each table, or a house of many, has a thread of its own. In it the pure state machines run, so that clocks
//! and answers wait for no frame of the game. No socket is open before a table is opened or joined, and none
//! after it is left; only a [`Browser`] asks the local network before.

mod disk;
mod door;
mod endpoint;
mod guest;
mod health;
mod host;
mod house;
mod in_use;
mod knock;
mod local;
mod news;
mod no_table;
mod reach;
mod signal;
mod thread;
mod wire;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use async_channel::{Sender, TrySendError, bounded};
use tokio::time::Instant;

use crate::online::store::{self, Card, Key, Role, Stored};
use crate::online::table::event::Body;
use crate::online::table::guest::Guest;
use crate::online::table::identity::{Identity, PeerId};
use crate::online::table::invitation::Invitation;
use crate::online::table::message::Refusal;
use crate::online::table::terms::{Name, Terms};
use crate::rules::Variant;
use crate::session::Cause;
use disk::Book;
use in_use::InUse;
use news::Mailbox;
use thread::Thread;

pub use house::House;
pub use knock::{Knocking, NoEntry};
pub use local::{Announced, Browser, Found};
pub use news::{News, Trouble};
pub use no_table::NoTable;
pub use reach::{Reach, RelayChoice};
pub use signal::on_termination;

/// What is wanted and not done yet.
const ORDERS: usize = 256;

/// Who takes part, and how.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The key. The two ends of a connection must have different ones.
    pub identity: Identity,
    /// What the others see.
    pub name: Name,
    /// How far.
    pub reach: Reach,
    /// Where tables are kept.
    pub folder: PathBuf,
    /// A host's UDP port; 0 for any. If it is taken, any.
    pub port: u16,
    /// The most connections of a host.
    pub connections: usize,
}

impl Settings {
    /// The same with another key of this player.
    #[must_use]
    pub fn with_key(self, key: &Key) -> Self {
        Self { identity: key.identity.clone(), folder: key.tables.clone(), ..self }
    }
}

/// A table as this program takes part in it, as its host or as a guest. Dropping it says goodbye and waits
/// until everything is closed, a few seconds at most.
#[derive(Debug)]
pub struct FarTable {
    me: PeerId,
    invitation: Invitation,
    mailbox: Mailbox,
    end: End,
}

/// Which end of the table this program has.
#[derive(Debug)]
enum End {
    Host { house: Arc<House>, table: usize },
    Guest { orders: Sender<Body>, thread: Thread, _in_use: InUse },
}

impl FarTable {
    /// Opens a table, as its host.
    ///
    /// # Errors
    /// If there is no way to the network, or the terms cannot be.
    pub fn open(settings: &Settings, terms: Terms) -> Result<Self, NoTable> {
        let house = House::open(settings)?;
        let table = house.begin(terms)?;
        house.answer()?;
        Ok(table)
    }

    /// Opens a table of one's own again, or comes back to somebody else's.
    ///
    /// # Errors
    /// If there is no way to the network, or what is stored does not fit together.
    pub fn reopen(settings: &Settings, stored: Stored) -> Result<Self, NoTable> {
        match stored.card.role {
            Role::Guest => Self::come(settings, stored, InUse::begin(&settings.folder)?),
            Role::Host => {
                let port = if settings.port == 0 { stored.card.port } else { settings.port };
                let house = House::open(&Settings { port, ..settings.clone() })?;
                let table = house.again(stored)?;
                house.answer()?;
                Ok(table)
            }
        }
    }

    /// Accepts an invitation. If this program was at that table before, it goes on where it was.
    ///
    /// # Errors
    /// If there is no way to the network, another program plays with this key, the invitation is to one's own
    /// table, or it names nothing that may be called. That the host is not there is no error: it is called until
    /// it comes.
    pub fn join(settings: &Settings, invitation: Invitation) -> Result<Self, NoTable> {
        refuse_self(settings, invitation.host)?;
        let in_use = InUse::begin(&settings.folder)?;
        let card = Card { role: Role::Guest, invitation, name: settings.name.clone(), port: 0 };
        Self::come(settings, store::load(&settings.folder, card)?, in_use)
    }

    fn come(settings: &Settings, stored: Stored, in_use: InUse) -> Result<Self, NoTable> {
        let invitation = stored.card.invitation.clone();
        refuse_self(settings, invitation.host)?;
        // A damaged invitation would be called for ever.
        endpoint::address_of(&invitation, &[], &settings.reach)?;
        let sit = |events: &Vec<_>| {
            let (identity, name) = (settings.identity.clone(), settings.name.clone());
            Guest::new(identity, &invitation, name, events.clone())
        };
        let (machine, stored) = match sit(&stored.events) {
            Ok(machine) => (machine, stored),
            // The host has it all.
            Err(broken) => {
                let anew =
                    store::set_aside(&settings.folder, stored.card, Cause::Unreadable(broken.to_string()))?;
                (sit(&anew.events).map_err(|broken| format!("{broken}."))?, anew)
            }
        };
        let Stored { card, events, safe, complaint, .. } = stored;
        let path = store::log_path(&settings.folder, &invitation);
        let mailbox = Mailbox::default();
        for error in complaint.into_iter().chain(store::save_card(&settings.folder, &card).err()) {
            mailbox.put(News::Complaint(error));
        }
        for event in &events {
            mailbox.put(News::Event(Box::new(event.clone())));
        }
        let (orders, todo) = bounded(ORDERS);
        let (jobs, done) = disk::start().map_err(|_| "The system gives this program no thread.")?;
        let (reach, place, told) = (settings.reach.clone(), invitation.clone(), mailbox.clone());
        let (identity, me) = (settings.identity.clone(), settings.identity.id());
        let (tell, bound) = sync_channel(1);
        let thread = Thread::start("pushflip-guest", move || async move {
            let endpoint = match endpoint::bind(&identity, &reach, 0, &[]).await {
                Ok(endpoint) => endpoint,
                Err(sentence) => return drop(tell.send(Err(sentence))),
            };
            let _ = tell.send(Ok(()));
            let caller = guest::Caller {
                endpoint,
                identity,
                reach,
                invitation: place,
                machine,
                mailbox: told,
                book: Book::new(path, safe),
                jobs,
                finder: None,
                began: Instant::now(),
            };
            guest::follow(caller, todo, done).await;
        })?;
        bound.recv().map_err(|_| "The network cannot be used.")??;
        let end = End::Guest { orders, thread, _in_use: in_use };
        Ok(Self { me, invitation, mailbox, end })
    }

    /// The player's key at this table.
    #[must_use]
    pub fn me(&self) -> PeerId {
        self.me
    }

    /// The invitation: of a host for players, with the addresses that its machine has now; of a guest the one that
    /// it has accepted.
    #[must_use]
    pub fn invitation(&self) -> Invitation {
        let mut invitation = self.invitation.clone();
        if let End::Host { house, .. } = &self.end {
            invitation.addresses = house.addresses();
        }
        invitation
    }

    /// The invitation for those who only watch; only a host gives it.
    #[must_use]
    pub fn to_watch(&self) -> Option<Invitation> {
        let secret = self.invitation.secret.to_watch();
        matches!(self.end, End::Host { .. }).then(|| Invitation { secret, ..self.invitation() })
    }

    /// Says what is wanted at the table. Never waits: the answer comes as [`News`].
    pub fn say(&self, body: Body) {
        let said = match &self.end {
            End::Host { house, table } => house.order(host::Order::Own { table: *table, body }),
            End::Guest { orders, .. } => match orders.try_send(body) {
                Err(TrySendError::Full(_)) => Err(()),
                // It is over, and that was told.
                Ok(()) | Err(TrySendError::Closed(_)) => Ok(()),
            },
        };
        if said.is_err() {
            self.mailbox.put(News::Refused(Refusal::TooOften));
        }
    }

    /// The host lets somebody in who has knocked, or sends them away.
    pub fn admit(&self, peer: PeerId, yes: bool) {
        if let End::Host { house, table } = &self.end {
            // They will knock again.
            let _ = house.order(host::Order::Admit { table: *table, peer, yes });
        }
    }

    /// Announces a host's table on the local network, if it can be reached from there, until what this
    /// returns is dropped. Its secret is not told; who finds it may [knock](Knocking). Nobody else's knock is
    /// heard.
    ///
    /// # Errors
    /// A sentence if the system allows no multicast, or the table is somebody else's.
    pub fn announce(&self, variant: Variant) -> Result<Announced, String> {
        match &self.end {
            End::Host { house, table } => house.announce(*table, self.invitation.secret, variant),
            End::Guest { .. } => Err("Only its host announces a table.".into()),
        }
    }

    /// The next news, if there are any.
    #[must_use]
    pub fn news(&self) -> Option<News> {
        self.mailbox.take()
    }

    /// The next news, for which it waits so long.
    #[must_use]
    pub fn wait(&self, time: Duration) -> Option<News> {
        self.mailbox.wait(time)
    }

    /// Calls this from another thread whenever there are news; at once if there are some.
    pub fn on_news(&self, wake: Box<dyn Fn() + Send>) {
        self.mailbox.on_news(wake);
    }
}

impl Drop for FarTable {
    fn drop(&mut self) {
        // A house closes when the last of its tables is left.
        if let End::Guest { orders, thread, .. } = &self.end {
            orders.close();
            thread.wait();
        }
    }
}

/// Refuses a call to oneself: a key cannot be at both ends.
///
/// # Errors
/// That it is one.
fn refuse_self(settings: &Settings, host: PeerId) -> Result<(), NoTable> {
    if settings.identity.id() == host { Err(NoTable::Own) } else { Ok(()) }
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

    #[test]
    fn any_thread_of_a_game_may_hold_a_table() {
        fn is_free<T: Send + Sync + 'static>() {}
        is_free::<FarTable>();
        is_free::<House>();
        is_free::<Knocking>();
        is_free::<Browser>();
        is_free::<Announced>();
    }
}

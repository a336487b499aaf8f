//! The guest's side of a join request on the local network.

use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_channel::Sender;
use iroh::Endpoint;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::endpoint::{address_of, bind};
use super::in_use::InUse;
use super::reach::Reach;
use super::thread::Thread;
use super::wire::{close, closed_by_other, frame, read};
use super::{NoTable, Settings, refuse_self};
use crate::online::table::event::TableId;
use crate::online::table::identity::PeerId;
use crate::online::table::invitation::{Invitation, Secret, table_id};
use crate::online::table::message::{Close, LONGEST_HELLO};
use crate::online::table::terms::Name;

/// How somebody without an invitation calls.
pub(super) const ALPN: &[u8] = b"pushflip-knock/1";
/// A host that does not answer the call itself so long is not there.
const CALL: Duration = Duration::from_secs(15);

/// What is asked at the door.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Knock {
    /// Where it asks to be let in.
    pub table: TableId,
    /// What it is called.
    pub name: Name,
}

/// Why somebody is not let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoEntry {
    /// There is no way to the network.
    #[error("the network cannot be used")]
    NoNetwork,
    /// Nobody answers the call.
    #[error("the host does not answer")]
    Silent,
    /// The host's player does not want it.
    #[error("the host has said no")]
    Refused,
    /// Others wait at that door already.
    #[error("too many ask at once")]
    Crowded,
    /// The host has gone before it answered.
    #[error("the host has left")]
    Left,
}

/// Somebody waits at a door until they are let in, or drop this.
#[derive(Debug)]
pub struct Knocking {
    answer: Mutex<Receiver<Result<Invitation, NoEntry>>>,
    /// Closed when nobody waits any more.
    stay: Sender<()>,
    thread: Thread,
    _in_use: InUse,
}

impl Knocking {
    /// Asks the host of a table that was found on the local network. `answered` is called from another thread
    /// when there is an answer.
    ///
    /// # Errors
    /// If there is no way to the network, another program plays with this key, or the table is one's own.
    pub fn start(
        settings: &Settings,
        host: PeerId,
        table: TableId,
        addresses: Vec<SocketAddr>,
        answered: impl Fn() + Send + 'static,
    ) -> Result<Self, NoTable> {
        refuse_self(settings, host)?;
        let in_use = InUse::begin(&settings.folder)?;
        let (tell, answer) = sync_channel(1);
        let (stay, stays) = async_channel::bounded::<()>(1);
        let settings = settings.clone();
        let thread = Thread::start("pushflip-knock", move || async move {
            let said = match bind(&settings.identity, &settings.reach, 0, &[]).await {
                Err(_) => Some(Err(NoEntry::NoNetwork)),
                Ok(endpoint) => {
                    let place = Invitation { host, secret: Secret([0; 16]), relay: None, addresses };
                    let knock = Knock { table, name: settings.name.clone() };
                    let asked = ask(&endpoint, place, &settings.reach, knock);
                    let said = tokio::select! {
                        said = asked => Some(said),
                        _ = stays.recv() => None,
                    };
                    // Else the host would hear only by the silence that nobody waits any more.
                    endpoint.close().await;
                    said
                }
            };
            if let Some(said) = said {
                // Who has asked may have gone.
                let _ = tell.send(said);
                answered();
            }
        })?;
        Ok(Self { answer: Mutex::new(answer), stay, thread, _in_use: in_use })
    }

    /// The answer, if it comes in time: the invitation, or why there is none.
    pub fn answer(&self, time: Duration) -> Option<Result<Invitation, NoEntry>> {
        match self.answer.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(time) {
            Ok(answer) => Some(answer),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Err(NoEntry::Silent)),
        }
    }
}

impl Drop for Knocking {
    fn drop(&mut self) {
        self.stay.close();
        self.thread.wait();
    }
}

async fn ask(
    endpoint: &Endpoint,
    mut place: Invitation,
    reach: &Reach,
    knock: Knock,
) -> Result<Invitation, NoEntry> {
    let table = knock.table;
    let call = async {
        // All of it was found on the local network.
        let found = std::mem::take(&mut place.addresses);
        let address = address_of(&place, &found, reach).ok()?;
        place.addresses = found;
        let connection = endpoint.connect(address, ALPN).await.ok()?;
        let (mut to, from) = connection.open_bi().await.ok()?;
        to.write_all(&frame(&knock)).await.ok()?;
        Some((connection, to, from))
    };
    let called = timeout(CALL, call).await.ok().flatten();
    let (connection, _to, mut from) = called.ok_or(NoEntry::Silent)?;
    let secret = read::<Secret>(&mut from, &mut Vec::new(), LONGEST_HELLO).await;
    // Only the table that was asked for: another secret would be to somebody else's choice.
    let is_asked = |secret: &Secret| table_id(place.host, *secret) == table;
    if let Some(secret) = secret.ok().filter(is_asked) {
        close(&connection, Close::Done);
        place.secret = secret;
        return Ok(place);
    }
    let _ = timeout(CALL, connection.closed()).await;
    Err(match closed_by_other(&connection) {
        Some(Close::Secret) => NoEntry::Refused,
        Some(Close::Full) => NoEntry::Crowded,
        _ => NoEntry::Left,
    })
}

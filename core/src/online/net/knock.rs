//! To ask a host on the local network to be let in, without an invitation: the host's player says yes or no.

use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_channel::Sender;
use iroh::Endpoint;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::endpoint::{address_of, bind};
use super::thread::Thread;
use super::wire::{close, closed_by_other, frame, read};
use super::{Settings, refuse_self};
use crate::online::table::event::TableId;
use crate::online::table::identity::PeerId;
use crate::online::table::invitation::{Invitation, Secret};
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

/// Somebody waits at a door until they are let in, or drop this.
#[derive(Debug)]
pub struct Knocking {
    answer: Mutex<Receiver<Result<Invitation, String>>>,
    /// Closed when nobody waits any more.
    stay: Sender<()>,
    thread: Thread,
}

impl Knocking {
    /// Asks the host of a table that was found on the local network.
    ///
    /// # Errors
    /// A sentence if there is no way to the network, or the table is one's own.
    pub fn start(
        settings: &Settings,
        host: PeerId,
        table: TableId,
        addresses: Vec<SocketAddr>,
    ) -> Result<Self, String> {
        refuse_self(settings, host)?;
        let (tell, answer) = sync_channel(1);
        let (stay, stays) = async_channel::bounded::<()>(1);
        let settings = settings.clone();
        let thread = Thread::start("pushflip-knock", move || async move {
            let asked = async {
                let endpoint = bind(&settings.identity, &settings.reach, 0, &[]).await?;
                let place = Invitation { host, secret: Secret([0; 16]), relay: None, addresses };
                let said = ask(&endpoint, place, Knock { table, name: settings.name.clone() }).await;
                endpoint.close().await;
                said
            };
            tokio::select! {
                said = asked => drop(tell.send(said)),
                _ = stays.recv() => {}
            }
        })?;
        Ok(Self { answer: Mutex::new(answer), stay, thread })
    }

    /// The answer, if it has come: the invitation, or a sentence that says why there is none.
    pub fn answer(&self, time: Duration) -> Option<Result<Invitation, String>> {
        match self.answer.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(time) {
            Ok(answer) => Some(answer),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Err("The host does not answer.".into())),
        }
    }
}

impl Drop for Knocking {
    fn drop(&mut self) {
        self.stay.close();
        self.thread.wait();
    }
}

async fn ask(endpoint: &Endpoint, mut place: Invitation, knock: Knock) -> Result<Invitation, String> {
    let silent = || "The host does not answer.".to_string();
    let call = async {
        let connection = endpoint.connect(address_of(&place, &[])?, ALPN).await.map_err(|_| silent())?;
        let (mut to, from) = connection.open_bi().await.map_err(|_| silent())?;
        to.write_all(&frame(&knock)).await.map_err(|_| silent())?;
        Ok::<_, String>((connection, to, from))
    };
    let (connection, _to, mut from) = timeout(CALL, call).await.map_err(|_| silent())??;
    let secret = read::<Secret>(&mut from, &mut Vec::new(), LONGEST_HELLO).await;
    if let Ok(secret) = secret {
        close(&connection, Close::Done);
        place.secret = secret;
        return Ok(place);
    }
    let _ = timeout(CALL, connection.closed()).await;
    Err(match closed_by_other(&connection) {
        Some(Close::Secret) => "The host has said no.".into(),
        Some(Close::Full) => "Too many ask at once.".into(),
        _ => "The host has left.".into(),
    })
}

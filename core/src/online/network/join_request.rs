//! The guest's side of a join request on the local network.

use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_channel::Sender;
use iroh::Endpoint;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::endpoint::{address_of, bind};
use super::key_lock::lock_key;
use super::reach::Reach;
use super::thread::{NetworkThread, runtime};
use super::wire::{close, closed_by_other, frame, read};
use super::{Settings, TableError, lock, reject_own_table};
use crate::language::{Localized, msg};
use crate::online::table::message::LONGEST_HELLO;
use crate::online::table::{CloseCode, Invitation, Name, PeerId, Secret, TableId, table_id};
use crate::session::Lock;

pub(super) const ALPN: &[u8] = b"pushflip-knock/1";
const CONNECT_TIMEOUT: Duration = Duration::from_secs(15);

/// A request to enter a table without an invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct JoinRequest {
    pub table: TableId,
    pub name: Name,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JoinRequestError {
    NoNetwork,
    Silent,
    Refused,
    /// Too many join requests wait at that table.
    TooMany,
    /// The host closed the connection without an answer.
    Left,
}

impl JoinRequestError {
    /// The error as a sentence about the host with this display name.
    pub fn describe(self, name: Localized) -> Localized {
        match self {
            Self::NoNetwork => msg::ONLINE_NO_NETWORK,
            Self::Silent => msg::TerminalNotHeard { name }.into(),
            Self::Refused => msg::OnlineDeclined { name }.into(),
            Self::TooMany => msg::ONLINE_NO_ENTRY_CROWDED,
            Self::Left => msg::OnlineNoEntryLeft { name }.into(),
        }
    }
}

/// A join request that waits for its answer. Dropping it withdraws the request.
pub struct PendingJoinRequest {
    answer: Mutex<Receiver<Result<Invitation, JoinRequestError>>>,
    /// Closed when the request is withdrawn.
    stay: Sender<()>,
    thread: NetworkThread,
    _key_lock: Arc<Lock>,
}

impl PendingJoinRequest {
    /// Sends a join request to the host of a discovered table. `answered` is called from another thread when
    /// there is an answer. Fails if the network is not usable, another program uses this key, or the table is
    /// the player's own.
    pub fn start(
        settings: &Settings,
        host: PeerId,
        table: TableId,
        addresses: Vec<SocketAddr>,
        answered: impl Fn() + Send + 'static,
    ) -> Result<Self, TableError> {
        reject_own_table(settings, host)?;
        let key_lock = lock_key(&settings.folder)?;
        let (sender, answer) = sync_channel(1);
        let (stay, stays) = async_channel::bounded::<()>(1);
        let settings = settings.clone();
        let thread = NetworkThread::start("pushflip-join", runtime()?, move || async move {
            let outcome = match bind(&settings.identity, &settings.reach, 0, &[]).await {
                Err(_) => Some(Err(JoinRequestError::NoNetwork)),
                Ok(endpoint) => {
                    let target = Invitation { host, secret: Secret([0; 16]), relay: None, addresses };
                    let request = JoinRequest { table, name: settings.name.clone() };
                    let call = send(&endpoint, target, &settings.reach, request);
                    let outcome = tokio::select! {
                        answer = call => Some(answer),
                        _ = stays.recv() => None,
                    };
                    // Tells the host immediately that the request is withdrawn; otherwise it would have to time
                    // out.
                    endpoint.close().await;
                    outcome
                }
            };
            if let Some(answer) = outcome {
                // The receiver may be gone.
                let _ = sender.send(answer);
                answered();
            }
        })?;
        Ok(Self { answer: Mutex::new(answer), stay, thread, _key_lock: key_lock })
    }

    /// Waits for the answer up to a time: the invitation, or why there is none.
    pub fn answer(&self, time: Duration) -> Option<Result<Invitation, JoinRequestError>> {
        match lock(&self.answer).recv_timeout(time) {
            Ok(answer) => Some(answer),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Err(JoinRequestError::Silent)),
        }
    }
}

impl Drop for PendingJoinRequest {
    fn drop(&mut self) {
        self.stay.close();
        self.thread.wait();
    }
}

async fn send(
    endpoint: &Endpoint,
    mut target: Invitation,
    reach: &Reach,
    request: JoinRequest,
) -> Result<Invitation, JoinRequestError> {
    let table = request.table;
    let call = async {
        // All addresses come from the local network.
        let found = std::mem::take(&mut target.addresses);
        let address = address_of(&target, &found, reach).ok()?;
        target.addresses = found;
        let connection = endpoint.connect(address, ALPN).await.ok()?;
        let (mut to, from) = connection.open_bi().await.ok()?;
        to.write_all(&frame(&request)).await.ok()?;
        Some((connection, to, from))
    };
    let connected = timeout(CONNECT_TIMEOUT, call).await.ok().flatten();
    let (connection, _to, mut from) = connected.ok_or(JoinRequestError::Silent)?;
    let secret = read::<Secret>(&mut from, &mut Vec::new(), LONGEST_HELLO).await;
    // The secret of another table would lead to a table that the player has not chosen.
    let is_asked = |secret: &Secret| table_id(target.host, *secret) == table;
    if let Some(secret) = secret.ok().filter(is_asked) {
        close(&connection, CloseCode::Done);
        target.secret = secret;
        return Ok(target);
    }
    let _ = timeout(CONNECT_TIMEOUT, connection.closed()).await;
    Err(match closed_by_other(&connection) {
        Some(CloseCode::Secret) => JoinRequestError::Refused,
        Some(CloseCode::Full) => JoinRequestError::TooMany,
        _ => JoinRequestError::Left,
    })
}

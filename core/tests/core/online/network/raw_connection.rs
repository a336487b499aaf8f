//! Endpoints, connections and messages of clients and hosts that are implemented by the tests.

use std::net::SocketAddr;
use std::time::Duration;

use iroh::endpoint::{
    Builder, Connection, ConnectionError, PortmapperConfig, QuicTransportConfig, RecvStream, SendStream,
    VarInt, presets,
};
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMode, SecretKey, TransportAddr};
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::message::{CloseCode, decode, encode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

pub const ALPN: &[u8] = b"pushflip/1";
/// A generous timeout.
const PATIENCE: Duration = Duration::from_mins(4);

/// An endpoint of the loopback network.
pub fn builder(identity: &Identity) -> Builder {
    Endpoint::builder(presets::Minimal)
        .relay_mode(RelayMode::Disabled)
        .clear_ip_transports()
        .bind_addr("127.0.0.1:0".parse::<SocketAddr>().expect("an address"))
        .expect("an address")
        .portmapper_config(PortmapperConfig::Disabled)
        .secret_key(SecretKey::from_bytes(&identity.to_bytes()))
}

/// A small receive window, so that the other side notices soon that its data is not read.
pub fn small_window() -> QuicTransportConfig {
    QuicTransportConfig::builder().stream_receive_window(VarInt::from_u32(16 * 1024)).build()
}

pub fn address(invitation: &Invitation) -> EndpointAddr {
    let id = EndpointId::from_bytes(&invitation.host.0).expect("a key");
    EndpointAddr::from_parts(id, invitation.addresses.iter().map(|address| TransportAddr::Ip(*address)))
}

/// A connection with its stream.
pub struct RawConnection {
    pub connection: Connection,
    pub to: SendStream,
    pub from: RecvStream,
}

impl RawConnection {
    /// Connects to the host of an invitation; `None` without a usable answer.
    pub async fn open(endpoint: &Endpoint, invitation: &Invitation) -> Option<Self> {
        let connection = endpoint.connect(address(invitation), ALPN).await.ok()?;
        let (to, from) = connection.open_bi().await.ok()?;
        Some(Self { connection, to, from })
    }
}

/// Waits until the other side closes the connection and returns its code; `None` if it ends otherwise.
pub async fn close_code(connection: &Connection) -> Option<CloseCode> {
    match timeout(PATIENCE, connection.closed()).await.expect("the other side closes the connection") {
        ConnectionError::ApplicationClosed(closed) => {
            CloseCode::from_repr(u32::try_from(closed.error_code.into_inner()).ok()?)
        }
        _ => None,
    }
}

/// A message with its length, as in a stream.
pub fn frame(message: &[u8]) -> Vec<u8> {
    [&(message.len() as u32).to_le_bytes(), message].concat()
}

/// Sends a message; `None` if the connection is lost.
pub async fn send(to: &mut SendStream, message: &impl Serialize) -> Option<()> {
    to.write_all(&frame(&encode(message))).await.ok()
}

/// Receives a message; `None` if the connection is lost.
pub async fn receive<T: DeserializeOwned>(from: &mut RecvStream, longest: usize) -> Option<T> {
    let mut length = [0; 4];
    from.read_exact(&mut length).await.ok()?;
    let mut message = vec![0; u32::from_le_bytes(length) as usize];
    from.read_exact(&mut message).await.ok()?;
    Some(decode(&message, longest).expect("a decodable message"))
}

//! Endpoints and messages of clients and hosts that are implemented by the tests.

use std::net::SocketAddr;

use iroh::endpoint::{
    Builder, Connection, ConnectionError, PortmapperConfig, QuicTransportConfig, RecvStream, VarInt, presets,
};
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMode, SecretKey, TransportAddr};
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::invitation::Invitation;

pub const ALPN: &[u8] = b"pushflip/1";

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

/// A message with its length, as in a stream.
pub fn frame(message: &[u8]) -> Vec<u8> {
    [&(message.len() as u32).to_le_bytes(), message].concat()
}

/// Receives a message without its length; `None` if the connection is lost.
pub async fn receive_frame(from: &mut RecvStream) -> Option<Vec<u8>> {
    let mut length = [0; 4];
    from.read_exact(&mut length).await.ok()?;
    let mut message = vec![0; u32::from_le_bytes(length) as usize];
    from.read_exact(&mut message).await.ok()?;
    Some(message)
}

/// Waits until the other side closes the connection and returns its code; `None` if it ends otherwise.
pub async fn close_code(connection: &Connection) -> Option<u64> {
    match connection.closed().await {
        ConnectionError::ApplicationClosed(closed) => Some(closed.error_code.into_inner()),
        _ => None,
    }
}

//! The way to the network: one socket, or one for each family of addresses.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use iroh::endpoint::{
    BindOpts, Builder, IdleTimeout, PortmapperConfig, QuicTransportConfig, VarInt, presets,
};
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMode, RelayUrl, SecretKey, TransportAddr};

use super::wire::ALPN;
use super::{Reach, RelayChoice};
use crate::online::table::identity::{Identity, PeerId};
use crate::online::table::invitation::Invitation;

/// How much a stream may hold that was not read yet.
const STREAM_WINDOW: u32 = 64 * 1024;
/// How much a connection may hold that was not read yet, or not taken by the other side.
const CONNECTION_WINDOW: u32 = 128 * 1024;
/// After so long without a packet a connection is lost. The table notices earlier, by its beats.
const SILENCE: Duration = Duration::from_secs(15);
/// So often a path is kept open that nobody uses; a router forgets it after half a minute.
const KEEP_ALIVE: Duration = Duration::from_secs(5);
/// How often a port is looked for that is free for both families of addresses.
const TRIES: u32 = 8;

/// Binds the sockets. `port` 0 takes any; a host that opens a table again asks for the one it had, and takes
/// any if that is taken.
///
/// # Errors
/// A sentence.
pub(super) async fn bind(
    identity: &Identity,
    reach: &Reach,
    port: u16,
    alpns: &[&[u8]],
) -> Result<Endpoint, String> {
    let mut wanted = port;
    for _ in 0..TRIES {
        let port = if wanted == 0 { free_port(reach) } else { wanted };
        let builder = builder(reach, port)?
            .secret_key(SecretKey::from_bytes(&identity.to_bytes()))
            .alpns(alpns.iter().map(|alpn| alpn.to_vec()).collect())
            .transport_config(transport())
            .portmapper_config(PortmapperConfig::Disabled);
        if let Ok(endpoint) = builder.bind().await {
            return Ok(endpoint);
        }
        wanted = 0;
    }
    // The library's own words name its source files.
    Err("The network cannot be used: the system gives this program no port.".into())
}

/// What a host answers to.
pub(super) const HOST: &[&[u8]] = &[ALPN, super::knock::ALPN];

fn builder(reach: &Reach, port: u16) -> Result<Builder, String> {
    let on = |address: IpAddr| SocketAddr::new(address, port);
    let wrong = |_| "The network cannot be used: an address of this machine is not understood.".to_string();
    Ok(match reach {
        // Else a socket for all of the network would stay open beside this one.
        Reach::Loopback => Endpoint::builder(presets::Minimal)
            .relay_mode(RelayMode::Disabled)
            .clear_ip_transports()
            .bind_addr(on(Ipv4Addr::LOCALHOST.into()))
            .map_err(wrong)?,
        Reach::Local => both(Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled), on)?,
        Reach::Internet { relay: RelayChoice::Public } => both(Endpoint::builder(presets::N0), on)?,
        Reach::Internet { relay: RelayChoice::Own(url) } => {
            both(Endpoint::builder(presets::N0).relay_mode(RelayMode::custom([relay_url(url)?])), on)?
        }
        Reach::Internet { relay: RelayChoice::None } => both(Endpoint::builder(presets::N0DisableRelay), on)?,
    })
}

/// The same port for both families: what is announced on a local network is a single one.
fn both(builder: Builder, on: impl Fn(IpAddr) -> SocketAddr) -> Result<Builder, String> {
    let wrong = |_| "The network cannot be used: an address of this machine is not understood.".to_string();
    builder
        .clear_ip_transports()
        .bind_addr(on(Ipv4Addr::UNSPECIFIED.into()))
        .map_err(wrong)?
        .bind_addr_with_opts(on(Ipv6Addr::UNSPECIFIED.into()), BindOpts::default().set_is_required(false))
        .map_err(wrong)
}

/// A port that nobody has at this moment; 0 if the system does not say, or it does not matter.
fn free_port(reach: &Reach) -> u16 {
    if *reach == Reach::Loopback {
        return 0;
    }
    let probe = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0));
    probe.and_then(|socket| socket.local_addr()).map_or(0, |address| address.port())
}

/// A guest opens one stream, and nobody else any.
fn transport() -> QuicTransportConfig {
    QuicTransportConfig::builder()
        .max_concurrent_bidi_streams(VarInt::from_u32(1))
        .max_concurrent_uni_streams(VarInt::from_u32(0))
        .stream_receive_window(VarInt::from_u32(STREAM_WINDOW))
        .receive_window(VarInt::from_u32(CONNECTION_WINDOW))
        .send_window(CONNECTION_WINDOW.into())
        .datagram_receive_buffer_size(None)
        .max_idle_timeout(IdleTimeout::try_from(SILENCE).ok())
        .default_path_max_idle_timeout(SILENCE)
        .default_path_keep_alive_interval(KEEP_ALIVE)
        .build()
}

/// A relay as the library knows it. The library takes any address; an invitation carries only some.
///
/// # Errors
/// A sentence if it is no address of one.
pub(super) fn relay_url(text: &str) -> Result<RelayUrl, String> {
    /// Together with key and secret it has to fit into an invitation.
    const LONGEST: usize = 256;
    let plain = text.len() <= LONGEST && text.chars().all(|sign| sign.is_ascii_graphic() && sign != '@');
    let url: Option<RelayUrl> = text.parse().ok().filter(|_| plain);
    url.filter(|url| url.scheme() == "https" && url.has_host())
        .ok_or_else(|| "The relay is no https:// address.".to_string())
}

/// A key as the library knows it; none if it is none.
pub(super) fn endpoint_id(peer: PeerId) -> Option<EndpointId> {
    EndpointId::from_bytes(&peer.0).ok()
}

/// A key as everybody else knows it.
pub(super) fn peer_id(id: EndpointId) -> PeerId {
    PeerId(*id.as_bytes())
}

/// Where to call the host of an invitation, with what was found on the local network.
///
/// # Errors
/// A sentence if the invitation names no key or no relay.
pub(super) fn address_of(invitation: &Invitation, found: &[SocketAddr]) -> Result<EndpointAddr, String> {
    let id = endpoint_id(invitation.host).ok_or("The invitation is broken: its key is none.")?;
    let places = invitation.addresses.iter().chain(found).map(|address| TransportAddr::Ip(*address));
    let relay = invitation.relay.as_deref().map(relay_url).transpose()?;
    Ok(EndpointAddr::from_parts(id, places.chain(relay.map(TransportAddr::Relay))))
}

/// The addresses that an invitation tells. Over the internet it tells none: the key is enough.
pub(super) fn told(endpoint: &Endpoint, reach: &Reach) -> Vec<SocketAddr> {
    /// An invitation is passed on by people: it should not grow too long.
    const MOST: usize = 3;
    match reach {
        Reach::Internet { .. } => Vec::new(),
        Reach::Loopback => endpoint.bound_sockets(),
        Reach::Local => {
            let places = endpoint.addr();
            let private = |address: &&SocketAddr| match address.ip() {
                IpAddr::V4(ip) => ip.is_private() || ip.is_link_local(),
                IpAddr::V6(_) => false,
            };
            places.ip_addrs().filter(private).take(MOST).copied().collect()
        }
    }
}

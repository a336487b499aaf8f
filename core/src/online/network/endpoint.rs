//! The network endpoint: addresses, relays and lookup services for each reach setting.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use iroh::address_lookup::{PkarrPublisher, PkarrResolver};
use iroh::endpoint::{
    BindOpts, Builder, IdleTimeout, PortmapperConfig, QuicTransportConfig, VarInt, presets,
};
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMode, RelayUrl, SecretKey, TransportAddr};

use super::TableError;
use super::reach::{Reach, RelayChoice, is_local};
use super::wire::ALPN;
use crate::online::table::{Identity, Invitation, PeerId};

/// The maximum of received, unread bytes on a stream.
const STREAM_WINDOW: u32 = 64 * 1024;
/// The maximum of unread bytes on a connection, in each direction.
const CONNECTION_WINDOW: u32 = 128 * 1024;
/// The idle timeout of a connection. The heartbeats of the table detect a lost connection earlier.
const IDLE_TIMEOUT: Duration = Duration::from_secs(15);
/// The interval of keep-alive packets on unused paths. Routers forget a path after half a minute.
const KEEP_ALIVE: Duration = Duration::from_secs(5);
/// Attempts to find a port that is free for both address families.
const BIND_ATTEMPTS: u32 = 8;

/// Binds the sockets. With `port` 0 any port is used; a host that reopens a table asks for its former port,
/// and gets any other if that is taken. An endpoint without ALPNs is a guest's and publishes no addresses.
/// The error is a sentence.
pub(super) async fn bind(
    identity: &Identity,
    reach: &Reach,
    port: u16,
    alpns: &[&[u8]],
) -> Result<Endpoint, String> {
    let mut wanted = port;
    for _ in 0..BIND_ATTEMPTS {
        let port = if wanted == 0 { free_port(reach) } else { wanted };
        let builder = builder(reach, port, !alpns.is_empty())?
            .secret_key(SecretKey::from_bytes(&identity.to_bytes()))
            .alpns(alpns.iter().map(|alpn| alpn.to_vec()).collect())
            .transport_config(transport())
            .portmapper_config(PortmapperConfig::Disabled);
        if let Ok(endpoint) = builder.bind().await {
            return Ok(endpoint);
        }
        wanted = 0;
    }
    // The library's own error message contains paths of its source files.
    Err("The system gives this program no port.".into())
}

/// The ALPNs that a host accepts.
pub(super) const HOST: &[&[u8]] = &[ALPN, super::join_request::ALPN];

fn builder(reach: &Reach, port: u16, is_host: bool) -> Result<Builder, String> {
    let on = |address: IpAddr| SocketAddr::new(address, port);
    let wrong = |_| "An address of this machine is not understood.".to_string();
    let minimal = Endpoint::builder(presets::Minimal);
    let builder = match reach {
        Reach::Loopback | Reach::Local | Reach::Internet { relay: RelayChoice::None } => {
            minimal.relay_mode(RelayMode::Disabled)
        }
        // The library's preset also publishes the addresses of guests, and looks up hosts by plain DNS, where
        // the operator of the resolver sees who connects to whom.
        Reach::Internet { relay: RelayChoice::Public } => {
            let builder = minimal.relay_mode(RelayMode::Default);
            if is_host {
                builder.address_lookup(PkarrPublisher::n0_dns())
            } else {
                builder.address_lookup(PkarrResolver::n0_dns())
            }
        }
        Reach::Internet { relay: RelayChoice::Own(url) } => {
            minimal.relay_mode(RelayMode::custom([relay_url(url)?]))
        }
    };
    // Without this, a socket for all interfaces would stay open too.
    let builder = builder.clear_ip_transports();
    if *reach == Reach::Loopback {
        return builder.bind_addr(on(Ipv4Addr::LOCALHOST.into())).map_err(wrong);
    }
    // IPv4 and IPv6 have the same port, since an mDNS announcement contains a single port.
    builder
        .bind_addr(on(Ipv4Addr::UNSPECIFIED.into()))
        .map_err(wrong)?
        .bind_addr_with_opts(on(Ipv6Addr::UNSPECIFIED.into()), BindOpts::default().set_is_required(false))
        .map_err(wrong)
}

/// A port that is free at this moment; 0 for loopback, or if the system reports none.
fn free_port(reach: &Reach) -> u16 {
    if *reach == Reach::Loopback {
        return 0;
    }
    let probe = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0));
    probe.and_then(|socket| socket.local_addr()).map_or(0, |address| address.port())
}

/// Transport limits: a guest opens one bidirectional stream, and nothing else is opened.
fn transport() -> QuicTransportConfig {
    QuicTransportConfig::builder()
        .max_concurrent_bidi_streams(VarInt::from_u32(1))
        .max_concurrent_uni_streams(VarInt::from_u32(0))
        .stream_receive_window(VarInt::from_u32(STREAM_WINDOW))
        .receive_window(VarInt::from_u32(CONNECTION_WINDOW))
        .send_window(CONNECTION_WINDOW.into())
        .datagram_receive_buffer_size(None)
        .max_idle_timeout(IdleTimeout::try_from(IDLE_TIMEOUT).ok())
        .default_path_max_idle_timeout(IDLE_TIMEOUT)
        .default_path_keep_alive_interval(KEEP_ALIVE)
        .build()
}

/// Parses a relay URL. The library accepts more URLs than an invitation can contain. Fails with a sentence if
/// it is not the URL of a relay.
pub(super) fn relay_url(text: &str) -> Result<RelayUrl, String> {
    /// The URL must fit into an invitation together with key and secret.
    const LONGEST: usize = 256;
    let plain = text.len() <= LONGEST && text.chars().all(|sign| sign.is_ascii_graphic() && sign != '@');
    let url: Option<RelayUrl> = text.parse().ok().filter(|_| plain);
    url.filter(|url| url.scheme() == "https" && url.has_host())
        .ok_or_else(|| "The relay is no https:// address.".to_string())
}

/// The iroh identifier of a key; `None` if the bytes are no valid key.
pub(super) fn endpoint_id(peer: PeerId) -> Option<EndpointId> {
    EndpointId::from_bytes(&peer.0).ok()
}

pub(super) fn peer_id(id: EndpointId) -> PeerId {
    PeerId(*id.as_bytes())
}

/// The address of an invitation's host, including addresses found on the local network, as far as the reach
/// setting allows. Fails if the invitation contains no valid key, or no relay that may be used.
pub(super) fn address_of(
    invitation: &Invitation,
    found: &[SocketAddr],
    reach: &Reach,
) -> Result<EndpointAddr, TableError> {
    let id = endpoint_id(invitation.host).ok_or(TableError::DamagedInvitation)?;
    let relay = invitation.relay.as_deref().map(relay_url).transpose();
    let relay = relay.map_err(|_| TableError::DamagedInvitation)?;
    // Any machine on the local network can announce any address.
    let found = found.iter().copied().filter(|address| is_local(address.ip()));
    let places: Vec<SocketAddr> = reach
        .allowed(&invitation.addresses)
        .chain(found.filter(|address| reach.allows(address.ip())))
        .collect();
    let relay = match (reach, relay) {
        // A forged invitation could otherwise make this program connect to any local service.
        (Reach::Internet { relay: RelayChoice::Public }, Some(url)) if is_own_machine(&url) => {
            return Err(TableError::OtherRelay(url.to_string()));
        }
        (Reach::Internet { relay: RelayChoice::Public }, relay) => relay,
        (Reach::Internet { relay: RelayChoice::Own(own) }, Some(url)) => {
            if relay_url(own) != Ok(url.clone()) {
                return Err(TableError::OtherRelay(url.to_string()));
            }
            Some(url)
        }
        (Reach::Internet { relay: RelayChoice::None }, Some(url)) if places.is_empty() => {
            return Err(TableError::OtherRelay(url.to_string()));
        }
        _ => None,
    };
    // On the local network the host may be discovered later; with public relays the lookup service may know
    // it.
    let may_be_found = matches!(reach, Reach::Local | Reach::Internet { relay: RelayChoice::Public });
    if places.is_empty() && relay.is_none() && !may_be_found {
        return Err(TableError::OutOfReach);
    }
    let places = places.into_iter().map(TransportAddr::Ip);
    Ok(EndpointAddr::from_parts(id, places.chain(relay.map(TransportAddr::Relay))))
}

fn is_own_machine(relay: &RelayUrl) -> bool {
    let host = relay.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let is_loopback = |ip: IpAddr| ip.to_canonical().is_loopback() || ip.is_unspecified();
    host.trim_end_matches('.').ends_with("localhost") || host.parse().is_ok_and(is_loopback)
}

/// The addresses for an invitation. With a relay there are none: key and relay are enough.
pub(super) fn advertised_addresses(endpoint: &Endpoint, reach: &Reach) -> Vec<SocketAddr> {
    /// People pass invitations on, so they should stay short.
    const MOST: usize = 3;
    if reach.has_relay() {
        return Vec::new();
    }
    if *reach == Reach::Loopback {
        return endpoint.bound_sockets();
    }
    let places = endpoint.addr();
    let mut places: Vec<SocketAddr> = places
        .ip_addrs()
        .copied()
        .filter(|place| reach.allows(place.ip()) && !place.ip().is_loopback())
        // A link-local address means another machine on another link.
        .filter(|place| !matches!(place.ip(), IpAddr::V6(ip) if ip.is_unicast_link_local()))
        .filter(|place| *reach != Reach::Local || place.is_ipv4())
        .collect();
    // Addresses of container bridges would otherwise sort before the address of the default route.
    let outgoing_addresses = outgoing_addresses();
    places.sort_by_key(|place| !outgoing_addresses.contains(&place.ip()));
    places.truncate(MOST);
    places
}

/// The source addresses of this machine for outgoing packets. Nothing is sent: connecting a UDP socket only
/// selects a route.
fn outgoing_addresses() -> Vec<IpAddr> {
    let documentation = [IpAddr::from([192, 0, 2, 1]), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into()];
    let way_to = |there: IpAddr| {
        let any: IpAddr =
            if there.is_ipv4() { Ipv4Addr::UNSPECIFIED.into() } else { Ipv6Addr::UNSPECIFIED.into() };
        let socket = UdpSocket::bind((any, 0)).ok()?;
        socket.connect((there, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    documentation.into_iter().filter_map(way_to).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::table::invitation::Secret;

    #[test]
    fn only_allowed_addresses_are_connected_to() {
        let relay = |url: &str| Reach::Internet { relay: RelayChoice::Own(url.into()) };
        let (public, none) =
            (Reach::Internet { relay: RelayChoice::Public }, Reach::Internet { relay: RelayChoice::None });
        let called = |reach: &Reach, relay: Option<&str>, addresses: &[&str], found: &[&str]| {
            let places =
                |texts: &[&str]| texts.iter().map(|text| text.parse().expect("an address")).collect();
            let host = Identity::from_bytes(&[7; 32]).id();
            let relay = relay.map(String::from);
            let invitation =
                Invitation { host, secret: Secret([7; 16]), relay, addresses: places(addresses) };
            let found: Vec<SocketAddr> = places(found);
            address_of(&invitation, &found, reach).map(|place| {
                let mut texts: Vec<String> = place.ip_addrs().map(ToString::to_string).collect();
                texts.extend(place.relay_urls().map(ToString::to_string));
                texts
            })
        };
        let (far, near, own) = ("203.0.113.7:4919", "192.168.1.2:7", "127.0.0.1:7");
        let (theirs, mine) = ("https://theirs.example/", "https://mine.example/");
        let all = [far, near, own];
        // Addresses from an invitation and from the local network.
        assert_eq!(called(&Reach::Loopback, Some(theirs), &all, &all), Ok(vec![own.to_string()]));
        assert_eq!(called(&Reach::Local, Some(theirs), &all, &[]), Ok(vec![own.into(), near.into()]));
        assert_eq!(called(&Reach::Local, None, &[], &all), Ok(vec![own.into(), near.into()]));
        assert_eq!(called(&none, None, &[far], &all), Ok(vec![own.into(), near.into(), far.into()]));
        assert_eq!(called(&public, None, &[], &[far]), Ok(vec![]));
        // Relays.
        assert_eq!(called(&public, Some(theirs), &[], &[]), Ok(vec![theirs.to_string()]));
        assert_eq!(called(&relay(mine), Some(mine), &[], &[]), Ok(vec![mine.to_string()]));
        assert_eq!(called(&relay("https://mine.example"), Some(mine), &[], &[]), Ok(vec![mine.to_string()]));
        assert_eq!(called(&none, Some(theirs), &[far], &[]), Ok(vec![far.to_string()]));
        // Without a relay the host is called directly.
        assert_eq!(called(&relay(mine), None, &[far], &[]), Ok(vec![far.to_string()]));
        assert_eq!(
            called(&relay(mine), Some(theirs), &[far], &[]),
            Err(TableError::OtherRelay(theirs.into()))
        );
        for reach in [relay(mine), none.clone()] {
            assert_eq!(called(&reach, Some(theirs), &[], &[]), Err(TableError::OtherRelay(theirs.into())));
            assert_eq!(called(&reach, None, &[], &[]), Err(TableError::OutOfReach));
        }
        for here in
            ["https://127.0.0.1:8443/", "https://localhost/", "https://[::1]/", "https://a.localhost./"]
        {
            assert_eq!(called(&public, Some(here), &[], &[]), Err(TableError::OtherRelay(here.into())));
            assert_eq!(called(&relay(here), Some(here), &[], &[]), Ok(vec![here.to_string()]));
        }
        assert_eq!(called(&Reach::Loopback, None, &[near], &[]), Err(TableError::OutOfReach));
    }
}

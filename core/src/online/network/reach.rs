//! Reach settings, and the addresses that each allows.

use std::net::{IpAddr, SocketAddr};

use super::endpoint;
use crate::rules::TextError;

/// The reach of connections in both directions. Addresses beyond it, from an invitation or the local network,
/// are never connected to, accepted or advertised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// This machine only; for tests.
    Loopback,
    /// The local network: private, link-local and unique local addresses. No external service is used.
    Local,
    /// The internet, with a relay for machines which cannot reach each other directly. Holders of an invitation may
    /// learn the addresses of this machine.
    Internet { relay: RelayChoice },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RelayChoice {
    /// The public relays of iroh, without any guarantee, and its lookup service for hosts.
    Public,
    /// The player's own relay, as an https:// URL. Invitations contain it; no other service is used.
    Own(String),
    /// No relay. Invitations contain the addresses of this machine; most routers block incoming connections.
    None,
}

impl Reach {
    /// Whether this program may send to an address.
    pub fn allows(&self, ip: IpAddr) -> bool {
        match self {
            Self::Loopback => ip.to_canonical().is_loopback(),
            Self::Local => is_local(ip),
            Self::Internet { .. } => !ip.is_unspecified() && !ip.is_multicast(),
        }
    }

    /// The addresses that this program may connect to.
    pub(super) fn allowed(&self, addresses: &[SocketAddr]) -> impl Iterator<Item = SocketAddr> {
        addresses.iter().copied().filter(|address| address.port() != 0 && self.allows(address.ip()))
    }

    /// Whether tables are announced on the local network, and searched there. With the public relays too, since a host
    /// without internet can be on the same network; a player with a relay of their own uses no other service.
    pub fn has_discovery(&self) -> bool {
        matches!(self, Self::Local | Self::Internet { relay: RelayChoice::Public })
    }

    pub(super) fn has_relay(&self) -> bool {
        matches!(self, Self::Internet { relay: RelayChoice::Public | RelayChoice::Own(_) })
    }
}

/// Whether an address is on this machine or its local network.
pub(super) fn is_local(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unicast_link_local() || ip.is_unique_local(),
    }
}

impl RelayChoice {
    /// Parses an https:// URL of the player's own relay. Fails if an invitation could not contain it.
    pub fn own(text: &str) -> Result<Self, TextError> {
        let text = text.trim();
        endpoint::relay_url(text).map_err(|reason| TextError::new("relay", reason))?;
        Ok(Self::Own(text.into()))
    }

    /// The relay URL for an invitation.
    pub(super) fn for_invitation(reach: &Reach) -> Option<String> {
        match reach {
            Reach::Internet { relay: Self::Own(url) } => Some(url.clone()),
            _ => None,
        }
    }
}

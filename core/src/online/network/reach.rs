//! Reach settings, and the addresses that each allows.

use std::net::{IpAddr, SocketAddr};

use super::endpoint;
use crate::rules::TextError;

/// How far a program can be reached, and how far it calls itself. Whatever an invitation or the local network
/// names: addresses beyond this are not called, not answered and not for_invitation to anybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// From this machine only: for tests.
    Loopback,
    /// From the local network: private, link-local and unique local addresses. Nobody else is asked.
    Local,
    /// From everywhere. Who has an invitation may learn the addresses of this machine.
    Internet {
        /// The relay that connects machines which cannot reach each other directly.
        relay: RelayChoice,
    },
}

/// The choice of a relay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RelayChoice {
    /// The public ones of the library, which promise nothing, and its service that tells where a host is.
    Public,
    /// One of one's own, as an https:// address. Invitations name it; nobody else is asked.
    Own(String),
    /// None. Invitations carry the addresses of this machine; most routers let nobody through.
    None,
}

impl Reach {
    /// Whether this program may send to an address.
    #[must_use]
    pub fn allows(&self, ip: IpAddr) -> bool {
        match self {
            Self::Loopback => ip.to_canonical().is_loopback(),
            Self::Local => is_local(ip),
            Self::Internet { .. } => !ip.is_unspecified() && !ip.is_multicast(),
        }
    }

    /// Those of some addresses that this program may call.
    pub(super) fn allowed(&self, addresses: &[SocketAddr]) -> impl Iterator<Item = SocketAddr> {
        addresses.iter().copied().filter(|address| address.port() != 0 && self.allows(address.ip()))
    }

    /// Whether a relay passes on what is said.
    pub(super) fn has_relay(&self) -> bool {
        matches!(self, Self::Internet { relay: RelayChoice::Public | RelayChoice::Own(_) })
    }
}

/// Whether an address is on this machine or on its local network.
pub(super) fn is_local(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unicast_link_local() || ip.is_unique_local(),
    }
}

impl RelayChoice {
    /// A relay of one's own, as somebody has typed its address.
    ///
    /// # Errors
    /// If it is no https:// address, or none that an invitation can carry.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_beyond_the_reach_are_not_allowed() {
        // The address, and whether it is allowed in This machine and in Local network.
        let addresses = [
            ("127.0.0.1", true, true),
            ("::1", true, true),
            ("::ffff:127.0.0.1", true, true),
            ("192.168.1.7", false, true),
            ("10.0.0.1", false, true),
            ("172.16.0.1", false, true),
            ("169.254.3.3", false, true),
            ("::ffff:10.0.0.1", false, true),
            ("fe80::1", false, true),
            ("fd12::1", false, true),
            ("172.32.0.1", false, false),
            ("100.64.0.1", false, false),
            ("203.0.113.7", false, false),
            ("2001:db8::1", false, false),
            ("::ffff:203.0.113.7", false, false),
            ("0.0.0.0", false, false),
            ("224.0.0.251", false, false),
        ];
        let internet = Reach::Internet { relay: RelayChoice::None };
        for (text, loopback, local) in addresses {
            let ip: IpAddr = text.parse().expect("an address");
            assert_eq!(Reach::Loopback.allows(ip), loopback, "{text}");
            assert_eq!(Reach::Local.allows(ip), local, "{text}");
            assert_eq!(internet.allows(ip), !ip.is_unspecified() && !ip.is_multicast(), "{text}");
        }
    }
}

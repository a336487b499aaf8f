//! The invitation link of a table.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use data_encoding::BASE32_NOPAD;
use serde::{Deserialize, Serialize};

use super::{PeerId, TableId};
use crate::language::msg;
use crate::rules::TextError;

/// The prefix of links.
pub const SCHEME: &str = "pushflip:";
/// The maximum length of a link.
const LONGEST: usize = 512;

/// The secret in an invitation, which gives access to the table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret(pub [u8; 16]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    pub fn generate() -> Self {
        Self(rand::random())
    }

    /// The secret for spectators, derived from that for players by a one-way function.
    #[must_use]
    pub fn for_spectators(self) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("pushflip table, secret to watch");
        hasher.update(&self.0);
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hasher.finalize().as_bytes()[..16]);
        Self(bytes)
    }

    /// Compares two secrets in constant time.
    pub fn is(self, other: Self) -> bool {
        self.0.iter().zip(other.0).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
    }
}

/// The identifier of a host's table with this secret for players.
pub fn table_id(host: PeerId, players: Secret) -> TableId {
    let mut hasher = blake3::Hasher::new_derive_key("pushflip table, number");
    hasher.update(&host.0);
    hasher.update(&players.0);
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hasher.finalize().as_bytes()[..16]);
    TableId(bytes)
}

/// `pushflip:` and 77 characters of base32 for key and secret; then optionally `+` and the host's own relay,
/// and for tests and local networks `@` and addresses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    pub host: PeerId,
    /// The secret for players or for spectators.
    pub secret: Secret,
    /// The URL of the host's own relay.
    pub relay: Option<String>,
    pub addresses: Vec<SocketAddr>,
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = BASE32_NOPAD.encode(&[&self.host.0[..], &self.secret.0].concat());
        write!(f, "{SCHEME}{}", code.to_lowercase())?;
        self.relay.iter().try_for_each(|relay| write!(f, "+{relay}"))?;
        self.addresses.iter().try_for_each(|address| write!(f, "@{address}"))
    }
}

impl FromStr for Invitation {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let damaged = || TextError::new("invitation", msg::ONLINE_DAMAGED_INVITATION);
        let text = text.trim();
        if text.len() > LONGEST {
            return Err(damaged());
        }
        let rest = text.strip_prefix(SCHEME).ok_or_else(damaged)?;
        let mut parts = rest.split('@');
        let head = parts.next().unwrap_or_default();
        let (code, relay) = head.split_once('+').map_or((head, None), |(code, relay)| (code, Some(relay)));
        let bytes = BASE32_NOPAD.decode(code.to_uppercase().as_bytes()).ok();
        let bytes: Option<[u8; 48]> = bytes.and_then(|bytes| bytes.try_into().ok());
        let bytes = bytes.ok_or_else(damaged)?;
        let (mut host, mut secret) = ([0; 32], [0; 16]);
        host.copy_from_slice(&bytes[..32]);
        secret.copy_from_slice(&bytes[32..]);
        let addresses = parts.map(|address| address.parse().map_err(|_| damaged()));
        let relay = relay.map(|relay| {
            let plain = relay.starts_with("https://") && relay.chars().all(|sign| sign.is_ascii_graphic());
            plain.then(|| relay.to_string()).ok_or_else(damaged)
        });
        Ok(Self {
            host: PeerId(host),
            secret: Secret(secret),
            relay: relay.transpose()?,
            addresses: addresses.collect::<Result<_, _>>()?,
        })
    }
}

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
        Self(derived("pushflip table, secret to watch", &self.0))
    }
}

/// The identifier of a host's table with this secret for players.
pub fn table_id(host: PeerId, players: Secret) -> TableId {
    TableId(derived("pushflip table, number", &[&host.0[..], &players.0].concat()))
}

fn derived(context: &str, from: &[u8]) -> [u8; 16] {
    *blake3::derive_key(context, from).first_chunk().expect("32 bytes")
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
        let bytes = BASE32_NOPAD.decode(code.to_uppercase().as_bytes()).map_err(|_| damaged())?;
        let (host, secret) = bytes.split_first_chunk::<32>().ok_or_else(damaged)?;
        let secret: [u8; 16] = secret.try_into().map_err(|_| damaged())?;
        let addresses = parts.map(|address| address.parse().map_err(|_| damaged()));
        let relay = relay.map(|relay| {
            let plain = relay.starts_with("https://") && relay.chars().all(|sign| sign.is_ascii_graphic());
            plain.then(|| relay.to_string()).ok_or_else(damaged)
        });
        Ok(Self {
            host: PeerId(*host),
            secret: Secret(secret),
            relay: relay.transpose()?,
            addresses: addresses.collect::<Result<_, _>>()?,
        })
    }
}

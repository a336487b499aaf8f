//! Keys and signatures.

use std::fmt;

use ed25519_dalek::{Signer, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};

/// The domain prefix of all signatures of this program.
const DOMAIN: &[u8] = b"pushflip table 1\0";

/// The identifier of a person: an Ed25519 public key, which the connection has proven.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PeerId(pub [u8; 32]);

/// The beginning of the key, for people to compare: `3fa9c1d2`.
impl fmt::Display for PeerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0[..4].iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The secret key. It never leaves the machine and is never shown: the library's `Debug` omits it.
#[derive(Clone, Debug)]
pub struct Identity(SigningKey);

impl Identity {
    pub fn from_bytes(secret: &[u8; 32]) -> Self {
        Self(SigningKey::from_bytes(secret))
    }

    pub fn generate() -> Self {
        Self::from_bytes(&rand::random())
    }

    /// The secret bytes, to be stored where only the owner can read them.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// The public key.
    pub fn id(&self) -> PeerId {
        PeerId(self.0.verifying_key().to_bytes())
    }

    /// Signs bytes for a purpose. A signature for one purpose is invalid for another.
    pub fn sign(&self, purpose: Purpose, message: &[u8]) -> Signature {
        let signature = self.0.sign(&purpose.prefixed(message));
        Signature { r: *signature.r_bytes(), s: *signature.s_bytes() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Proposal,
    Event,
}

impl Purpose {
    fn prefixed(self, message: &[u8]) -> Vec<u8> {
        let purpose = match self {
            Self::Proposal => b'p',
            Self::Event => b'e',
        };
        [DOMAIN, &[purpose], message].concat()
    }
}

/// An Ed25519 signature (RFC 8032) of 64 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Signature {
    r: [u8; 32],
    s: [u8; 32],
}

impl Signature {
    /// Whether this is the signer's signature of the bytes for this purpose.
    pub fn verifies(&self, signer: PeerId, purpose: Purpose, message: &[u8]) -> bool {
        let signature = ed25519_dalek::Signature::from_components(self.r, self.s);
        VerifyingKey::from_bytes(&signer.0)
            .is_ok_and(|key| key.verify_strict(&purpose.prefixed(message), &signature).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_output_omits_the_secret_key() {
        let text = format!("{:?}", Identity::from_bytes(&[201; 32])).to_lowercase();
        assert!(
            text.contains("key") && !text.contains("201, 201, 201") && !text.contains("c9c9c9"),
            "{text}"
        );
    }
}

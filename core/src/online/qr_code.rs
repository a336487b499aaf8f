//! QR codes of invitations.

use qrcodegen::{QrCode as Symbol, QrCodeEcc};

use super::table::invitation::Invitation;

/// The width of the light border in modules, as the standard demands.
const QUIET_ZONE: usize = 4;

/// The QR code of an invitation, with its light border.
#[derive(Clone)]
pub struct QrCode(Symbol);

impl QrCode {
    /// The code of an invitation; `None` if it is too long. Low error correction keeps the modules large.
    pub fn new(invitation: &Invitation) -> Option<Self> {
        Symbol::encode_text(&invitation.to_string(), QrCodeEcc::Low).ok().map(Self)
    }

    /// The number of modules in a row, with the border.
    pub fn side(&self) -> usize {
        usize::try_from(self.0.size()).unwrap_or_default() + 2 * QUIET_ZONE
    }

    pub fn is_dark(&self, column: usize, row: usize) -> bool {
        let inside = |at: usize| at.checked_sub(QUIET_ZONE).and_then(|at| i32::try_from(at).ok());
        inside(column).zip(inside(row)).is_some_and(|(x, y)| self.0.get_module(x, y))
    }
}

//! Icons of seats and sides.

use crate::game::theme::Icon;
use pushflip_core::rules::{Side, Variant};

/// What a seat plays with; in teams the dot faces the seat.
#[must_use]
pub fn symbol(variant: Variant, seat: usize) -> Icon {
    match (variant, seat % 2) {
        (Variant::Quixo, 0) => Icon::Cross(None),
        (Variant::Quixo, _) => Icon::Circle(None),
        (Variant::QuixoTeams, 0) => Icon::Cross(Some(seat as u8)),
        (Variant::QuixoTeams, _) => Icon::Circle(Some(seat as u8)),
        (_, 0) => Icon::Ruby,
        _ => Icon::Pearl,
    }
}

/// A cell that nobody has.
#[must_use]
pub fn blank(variant: Variant) -> Icon {
    if variant.is_quixo() { Icon::BlankCube } else { Icon::EmptyCell }
}

/// What a side plays with.
#[must_use]
pub fn side_symbol(variant: Variant, side: Side) -> Icon {
    match symbol(variant, side as usize) {
        Icon::Cross(_) => Icon::Cross(None),
        Icon::Circle(_) => Icon::Circle(None),
        piece => piece,
    }
}

//! Icons of seats and sides.

use crate::game::theme::Icon;
use pushflip_core::rules::{Side, Variant};

/// The icon of a seat. In the team game its dot faces the seat.
pub fn seat_icon(variant: Variant, seat: usize) -> Icon {
    match (variant, seat % 2) {
        (Variant::Quixo, 0) => Icon::Cross(None),
        (Variant::Quixo, _) => Icon::Circle(None),
        (Variant::QuixoTeams, 0) => Icon::Cross(Some(seat as u8)),
        (Variant::QuixoTeams, _) => Icon::Circle(Some(seat as u8)),
        (_, 0) => Icon::Ruby,
        _ => Icon::Pearl,
    }
}

pub fn blank_icon(variant: Variant) -> Icon {
    if variant.is_quixo() { Icon::BlankCube } else { Icon::EmptyCell }
}

pub fn side_icon(variant: Variant, side: Side) -> Icon {
    let without_dots = if variant.is_quixo() { Variant::Quixo } else { variant };
    seat_icon(without_dots, side as usize)
}

//! Flat pictures of positions.

use bevy::prelude::*;

use crate::game::hud::{blank_icon, seat_icon};
use crate::game::scene::hexxagon;
use crate::game::theme;
use pushflip_core::session::{AnyCell, AnyPosition, PositionDraft};

/// The width of a Quixo cell, as a share of the side.
const CUBE: f32 = 0.19;
/// The width of a Hexxagon cell's icon, as a share of the side. The hexagon in it is less high than wide.
const HEXAGON: f32 = 0.122;
/// Half the side of the picture in scene units: a little more than the radius of a Hexxagon board.
const HALF_EXTENT: f32 = 4.9;

/// Adds the picture of a position, a square whose side is in pixels.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands, position: &AnyPosition, side: f32) {
    let draft = PositionDraft::of(position);
    let variant = draft.variant();
    let width = side * if variant.is_quixo() { CUBE } else { HEXAGON };
    parent.spawn(Node { width: px(side), height: px(side), flex_shrink: 0.0, ..default() }).with_children(
        |board| {
            for cell in AnyCell::all(variant) {
                let at = centre(cell) * side - width / 2.0;
                let place = Node {
                    position_type: PositionType::Absolute,
                    left: px(at.x),
                    top: px(at.y),
                    ..default()
                };
                let icon =
                    draft.mark(cell).map_or_else(|| blank_icon(variant), |seat| seat_icon(variant, seat));
                board.spawn(place).with_child(theme::glyph(icon, width));
            }
        },
    );
}

/// The centre of a cell, as a share of the side, from the upper left.
fn centre(cell: AnyCell) -> Vec2 {
    match cell {
        AnyCell::Quixo(cell) => (vec2(f32::from(cell.column()), 4.0 - f32::from(cell.row())) + 0.5) / 5.0,
        AnyCell::Hexxagon(cell) => (hexxagon::cell_center(cell).xz() / HALF_EXTENT + 1.0) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;

    #[test]
    fn cells_are_within_the_diagram_and_do_not_overlap() {
        for variant in Variant::ALL {
            let cells: Vec<AnyCell> = AnyCell::all(variant).collect();
            let (width, height) = if variant.is_quixo() { (CUBE, CUBE) } else { (HEXAGON, 0.87 * HEXAGON) };
            for (number, &cell) in cells.iter().enumerate() {
                let at = centre(cell);
                assert!(at.min_element() >= width / 2.0 && at.max_element() <= 1.0 - width / 2.0, "{cell}");
                let nearest = cells[..number].iter().map(|&other| centre(other).distance(at));
                assert!(nearest.fold(f32::MAX, f32::min) >= height, "{cell} of {variant}");
            }
        }
    }
}

//! Flat pictures of positions.

use std::collections::HashMap;

use bevy::prelude::*;

use crate::game::hud::{blank_icon, seat_icon};
use crate::game::scene::hexxagon;
use crate::game::theme::{self, Icon, SetColours};
use pushflip_core::session::{AnyCell, AnyPosition, PositionDraft};

/// The width of a Quixo cell, as a share of the side.
const CUBE: f32 = 0.19;
/// The width of a Hexxagon cell's icon, as a share of the side. The hexagon in it is less high than wide.
const HEXAGON: f32 = 0.122;
/// Half the side of the picture in scene units: a little more than the radius of a Hexxagon board.
const HALF_EXTENT: f32 = 4.9;
/// The side of a picture in a sheet, in texture pixels.
const PIXELS: u32 = 80;
/// The largest number of pictures side by side in a sheet.
const COLUMNS: u32 = 16;

/// The occupied and the empty cells of a position, with their icons.
fn icons(position: &AnyPosition) -> impl Iterator<Item = (AnyCell, Icon)> {
    let draft = PositionDraft::of(position);
    let variant = draft.variant();
    AnyCell::all(variant).map(move |cell| {
        (cell, draft.mark(cell).map_or_else(|| blank_icon(variant), |seat| seat_icon(variant, seat)))
    })
}

/// The width of a cell's icon, as a share of the side.
fn icon_width(cell: AnyCell) -> f32 {
    match cell {
        AnyCell::Quixo(_) => CUBE,
        AnyCell::Hexxagon(_) => HEXAGON,
    }
}

/// Adds the picture of a position, a square whose side is in pixels.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands, position: &AnyPosition, side: f32) {
    parent.spawn(Node { width: px(side), height: px(side), flex_shrink: 0.0, ..default() }).with_children(
        |board| {
            for (cell, icon) in icons(position) {
                let width = side * icon_width(cell);
                let at = centre(cell) * side - width / 2.0;
                let place = Node {
                    position_type: PositionType::Absolute,
                    left: px(at.x),
                    top: px(at.y),
                    ..default()
                };
                board.spawn(place).with_child(theme::glyph(icon, width));
            }
        },
    );
}

/// The pictures of several positions in one texture, for lists of many small boards.
#[derive(Clone)]
pub(super) struct Sheet(Handle<Image>);

impl Sheet {
    pub(super) fn new<'p>(
        positions: impl IntoIterator<Item = &'p AnyPosition>,
        set: &SetColours,
        images: &mut Assets<Image>,
    ) -> Self {
        let positions: Vec<&AnyPosition> = positions.into_iter().collect();
        let count = positions.len().max(1) as u32;
        let size = PIXELS * uvec2(count.min(COLUMNS), count.div_ceil(COLUMNS));
        let mut pixels = vec![[0; 4]; (size.x * size.y) as usize];
        // The same icon on the same cell of another board has the same pixels.
        let mut sprites: HashMap<(AnyCell, Icon), Sprite> = HashMap::new();
        for (number, position) in (0..).zip(positions) {
            let corner = PIXELS * uvec2(number % COLUMNS, number / COLUMNS);
            for (cell, icon) in icons(position) {
                let sprite = sprites.entry((cell, icon)).or_insert_with(|| Sprite::new(cell, icon, set));
                for &(at, colour) in &sprite.0 {
                    let to = corner + at;
                    let pixel = &mut pixels[(to.y * size.x + to.x) as usize];
                    // Neighbouring icons overlap only with their transparent edges.
                    if colour[3] > pixel[3] {
                        *pixel = colour;
                    }
                }
            }
        }
        Self(images.add(theme::draw_image(size, |at| pixels[(at.y * size.x + at.x) as usize])))
    }

    /// The picture of a position by its number, a square whose side is in pixels.
    pub(super) fn picture(&self, number: usize, side: f32) -> impl Bundle + use<> {
        let number = number as u32;
        let corner = (PIXELS * uvec2(number % COLUMNS, number / COLUMNS)).as_vec2();
        let rect = Rect::from_corners(corner, corner + PIXELS as f32);
        (
            ImageNode { image: self.0.clone(), rect: Some(rect), ..default() },
            Node { width: px(side), height: px(side), flex_shrink: 0.0, ..default() },
        )
    }
}

/// The visible pixels of a cell's icon, with their places in a picture of [`PIXELS`].
struct Sprite(Vec<(UVec2, [u8; 4])>);

impl Sprite {
    fn new(cell: AnyCell, icon: Icon, set: &SetColours) -> Self {
        let (centre, radius) = (centre(cell) * PIXELS as f32, icon_width(cell) * PIXELS as f32 / 2.0);
        let first = (centre - radius).floor().max(Vec2::ZERO).as_uvec2();
        let last = (centre + radius).ceil().as_uvec2().min(UVec2::splat(PIXELS));
        let all = (first.y..last.y).flat_map(|y| (first.x..last.x).map(move |x| uvec2(x, y)));
        let drawn = all.map(|at| {
            let share = (at.as_vec2() + 0.5 - centre) / radius;
            (at, theme::icon_colour(icon, set, share, 1.0 / radius))
        });
        Self(drawn.filter(|(_, colour)| colour[3] > 0).collect())
    }
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

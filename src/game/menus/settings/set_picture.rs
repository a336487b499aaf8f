//! Small pictures of the sets: cubes in their tray, and pieces on their cells.

use bevy::prelude::*;

use crate::game::scene::materials::{ThemeColours, icon_colours};
use crate::game::settings::TableTheme;
use crate::game::theme::{self, Icon, SetColours};

/// The side of a cube's icon, and the distance of two cubes, in pixels.
const CUBE: f32 = 29.0;
const CUBE_STEP: f32 = 30.0;
/// The side of a cell's icon, in pixels: both pictures have the same width.
const CELL: f32 = CUBES.len() as f32 * CUBE_STEP / (1.0 + COLUMN_STEP * (CELLS.len() - 1) as f32);
/// The distance of two columns of cells, in sides of an icon.
const COLUMN_STEP: f32 = 0.745;
/// The distance of two cells in a column, and of two columns, in pixels: the hexagons touch.
const CELL_STEP: Vec2 = Vec2::new(COLUMN_STEP * CELL, 0.86 * CELL);
/// The space around cubes and cells, and the width of the frame around it, in pixels.
const MARGIN: f32 = 4.0;
const FRAME: f32 = 3.0;

/// The icons, from the upper left, column by column.
const CUBES: [[Icon; 2]; 3] = [
    [Icon::Cross(None), Icon::BlankCube],
    [Icon::BlankCube, Icon::Circle(None)],
    [Icon::Circle(None), Icon::Cross(None)],
];
const CELLS: [[Icon; 2]; 4] = [
    [Icon::Ruby, Icon::EmptyCell],
    [Icon::Ruby, Icon::Pearl],
    [Icon::EmptyCell, Icon::Ruby],
    [Icon::Pearl, Icon::EmptyCell],
];

/// A picture of a Quixo set.
pub(in crate::game::menus) fn cubes(theme: TableTheme) -> impl Bundle {
    let at = |column: usize, row: usize| CUBE_STEP * vec2(column as f32, row as f32);
    let set = icon_colours(theme, theme, false);
    let ThemeColours { felt, rim, .. } = ThemeColours::of(theme);
    picture(places(&CUBES, at), CUBE, set, at(CUBES.len(), 2), [felt, rim])
}

/// A picture of a Hexxagon set, with or without symbols on its pieces.
pub(in crate::game::menus) fn pieces(theme: TableTheme, has_symbols: bool) -> impl Bundle {
    let at = |column: usize, row: usize| {
        let lower = if column % 2 == 1 { 0.5 } else { 0.0 };
        CELL_STEP * vec2(column as f32, row as f32 + lower)
    };
    let set = icon_colours(theme, theme, has_symbols);
    let ThemeColours { plate, rim, .. } = ThemeColours::of(theme);
    let size = at(CELLS.len() - 1, 1) + vec2(CELL, CELL_STEP.y);
    picture(places(&CELLS, at), CELL, set, size, [plate, rim])
}

/// The icons with their places.
fn places(icons: &[[Icon; 2]], at: impl Fn(usize, usize) -> Vec2) -> Vec<(Icon, Vec2)> {
    let columns = icons.iter().enumerate();
    columns.flat_map(|(column, icons)| [0, 1].map(|row| (icons[row], at(column, row)))).collect()
}

/// Icons on a ground with a frame around it.
fn picture(
    icons: Vec<(Icon, Vec2)>,
    icon_size: f32,
    set: SetColours,
    size: Vec2,
    [ground, frame]: [Srgba; 2],
) -> impl Bundle {
    let icons = icons.into_iter().map(move |(icon, place)| {
        let node = Node {
            position_type: PositionType::Absolute,
            left: px(place.x + MARGIN),
            top: px(place.y + MARGIN),
            ..default()
        };
        (node, children![theme::glyph_in_set(icon, icon_size, set)])
    });
    let size = size + 2.0 * (MARGIN + FRAME);
    (
        Node {
            width: px(size.x),
            height: px(size.y),
            flex_shrink: 0.0,
            border: UiRect::all(px(FRAME)),
            border_radius: BorderRadius::all(px(6)),
            ..default()
        },
        BackgroundColor(ground.into()),
        BorderColor::all(frame),
        Children::spawn(SpawnIter(icons)),
    )
}

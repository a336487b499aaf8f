//! A height map of the board from above, for ambient occlusion.

use std::f32::consts::{FRAC_PI_3, FRAC_PI_6};
use std::ops::Range;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::render::renderer::RenderAdapterInfo;

use super::TABLE_HEIGHT;
use super::board::Board;
use super::environment::half_float;
use super::hexxagon::{self, Block, Piece};
use super::materials::{HALF_EXTENT, SceneMaterials};
use super::quixo::{self, Cube};
use crate::game::motion::run_motions;
use crate::game::state::Step;
use pushflip_core::rules::Variant;

/// Width and height, in texels.
const SIZE: usize = 256;
/// Texels per world unit.
const SCALE: f32 = SIZE as f32 / (2.0 * HALF_EXTENT);
/// Radii in texels: of the maximum filter and the blur of near heights, and of the wide blur.
const NEAR_RADIUS: usize = 2;
const NEAR_BLUR: usize = 1;
const WIDE_BLUR: usize = 9;
/// Height above the board from which an object occludes no object below it.
const MAX_GAP: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, update_height_map.after(run_motions).in_set(Step::Table));
}

/// An object on or above the board.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Obstacle {
    /// Offset from the centre of the board to the east and south.
    middle: Vec2,
    /// Heights of its bottom and top.
    height: [f32; 2],
    /// Half its width.
    half: f32,
    round: bool,
}

impl Obstacle {
    fn new(middle: Vec3, half: f32, half_height: f32, round: bool) -> Self {
        let height = [middle.y - half_height, middle.y + half_height];
        Self { middle: middle.xz(), height, half, round }
    }
}

/// The content of the height map.
struct Content {
    variant: Variant,
    /// Height of the empty board at each texel.
    board: Vec<f32>,
    obstacles: Vec<Obstacle>,
}

/// Updates the height map when an object has moved.
fn update_height_map(
    adapter: Option<Res<RenderAdapterInfo>>,
    materials: Res<SceneMaterials>,
    boards: Query<&Board>,
    cubes: Query<&Transform, With<Cube>>,
    pieces: Query<&Transform, With<Piece>>,
    blocks: Query<&Transform, With<Block>>,
    mut images: ResMut<Assets<Image>>,
    mut content: Local<Option<Content>>,
) {
    let (Some(_), Some(&Board(variant))) = (adapter, boards.iter().next()) else { return };
    let cube = |at: &Transform| Obstacle::new(at.translation, quixo::HALF, quixo::HALF, false);
    let piece = |at: &Transform| Obstacle::new(at.translation, hexxagon::COLLAR, hexxagon::ABOVE_FLOOR, true);
    let block = |at: &Transform| {
        let Vec2 { x: half, y: height } = hexxagon::BLOCK_SIZE;
        Obstacle::new(at.translation + Vec3::Y * height / 2.0, half, height / 2.0, true)
    };
    let (cubes, pieces) = (cubes.iter().map(cube), pieces.iter().map(piece));
    let obstacles: Vec<Obstacle> = cubes.chain(pieces).chain(blocks.iter().map(block)).collect();
    if content.as_ref().is_some_and(|content| content.variant == variant && content.obstacles == obstacles) {
        return;
    }
    // The empty board is computed once per variant.
    let board = match content.take() {
        Some(Content { variant: of, board, .. }) if of == variant => board,
        _ => board_heights(variant),
    };
    let image = texture(&heights(&board, &obstacles));
    if images.insert(materials.height_map.id(), image).is_ok() {
        *content = Some(Content { variant, board, obstacles });
    }
}

/// The offset of the centre of a texel from the centre of the board.
fn place(texel: usize) -> f32 {
    (texel as f32 + 0.5) / SCALE - HALF_EXTENT
}

/// Heights of the empty board and the table around it.
fn board_heights(variant: Variant) -> Vec<f32> {
    // The corners of the hexagon are north and south; its inradius is smaller than its circumradius.
    let sides = [0.0, FRAC_PI_3, 2.0 * FRAC_PI_3].map(Vec2::from_angle);
    let height = |i: usize| {
        let at = Vec2::new(place(i % SIZE), place(i / SIZE));
        let ([inner, outer], top, distance) = if variant.is_quixo() {
            let inner = quixo::TRAY_HALF;
            ([inner, inner + quixo::RIM.x], quixo::RIM.y, at.abs().max_element())
        } else {
            let to_side = sides.iter().map(|side| at.dot(*side).abs()).fold(0.0, f32::max);
            (hexxagon::RIM, hexxagon::RIM_TOP, to_side / FRAC_PI_6.cos())
        };
        if distance > outer {
            TABLE_HEIGHT
        } else if distance > inner {
            top
        } else {
            0.0
        }
    };
    (0..SIZE * SIZE).map(height).collect()
}

/// Heights with objects.
fn heights(board: &[f32], obstacles: &[Obstacle]) -> Vec<f32> {
    let mut heights = board.to_vec();
    for object in obstacles {
        let [low, high] = object.height;
        let top = (high - low.max(0.0)) * (1.0 - low / MAX_GAP).clamp(0.0, 1.0);
        let texel = |x: f32| ((x + HALF_EXTENT) * SCALE).clamp(0.0, SIZE as f32 - 1.0) as usize;
        let span = |middle: f32| texel(middle - object.half)..=texel(middle + object.half);
        for y in span(object.middle.y) {
            for x in span(object.middle.x) {
                let away = Vec2::new(place(x), place(y)) - object.middle;
                let distance = if object.round { away.length() } else { away.abs().max_element() };
                if distance <= object.half {
                    let height = &mut heights[y * SIZE + x];
                    *height = height.max(top);
                }
            }
        }
    }
    heights
}

/// The texture: near heights in red, wide heights in green.
fn texture(heights: &[f32]) -> Image {
    let [near, wide] = blur(heights);
    let texels = near.iter().zip(&wide);
    let data = texels.flat_map(|(&near, &wide)| {
        let [a, b] = [near, wide].map(|height| half_float(height - TABLE_HEIGHT).to_le_bytes());
        [a[0], a[1], b[0], b[1]]
    });
    let mut image = Image::new_uninit(
        Extent3d { width: SIZE as u32, height: SIZE as u32, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rg16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data.collect());
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    image
}

/// The heights near each texel, and the mean around it.
fn blur(heights: &[f32]) -> [Vec<f32>; 2] {
    let near =
        separable(&separable(heights, |row| max_filter(row, NEAR_RADIUS)), |row| box_blur(row, NEAR_BLUR));
    // Blurred twice, for a smooth falloff.
    let wide = separable(&separable(heights, |row| box_blur(row, WIDE_BLUR)), |row| box_blur(row, WIDE_BLUR));
    [near, wide]
}

/// Applies a filter to each row, then to each column.
fn separable(heights: &[f32], change: impl Fn(&[f32]) -> Vec<f32>) -> Vec<f32> {
    let rows = |from: &[f32]| -> Vec<f32> { from.chunks(SIZE).flat_map(&change).collect() };
    let turned =
        |from: &[f32]| -> Vec<f32> { (0..SIZE * SIZE).map(|i| from[i % SIZE * SIZE + i / SIZE]).collect() };
    turned(&rows(&turned(&rows(heights))))
}

/// The window of a filter around a texel, clipped to the row.
fn window(x: usize, reach: usize) -> Range<usize> {
    x.saturating_sub(reach)..(x + reach + 1).min(SIZE)
}

fn max_filter(row: &[f32], reach: usize) -> Vec<f32> {
    (0..SIZE).map(|x| row[window(x, reach)].iter().copied().fold(f32::MIN, f32::max)).collect()
}

fn box_blur(row: &[f32], reach: usize) -> Vec<f32> {
    let mut sums = vec![0.0];
    sums.extend(row.iter().scan(0.0, |sum, height| {
        *sum += height;
        Some(*sum)
    }));
    let of = |Range { start, end }: Range<usize>| (sums[end] - sums[start]) / (end - start) as f32;
    (0..SIZE).map(|x| of(window(x, reach))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::quixo::Cell;

    fn cube(at: Vec3) -> Obstacle {
        Obstacle::new(at, quixo::HALF, quixo::HALF, false)
    }

    fn full() -> Vec<Obstacle> {
        Cell::all().map(|cell| cube(quixo::cube_center(cell))).collect()
    }

    /// Near and wide height at a position.
    fn at([near, wide]: &[Vec<f32>; 2], place: Vec2) -> [f32; 2] {
        let texel = ((place + HALF_EXTENT) * SCALE).as_usizevec2();
        [near, wide].map(|heights| heights[texel.y * SIZE + texel.x])
    }

    #[test]
    fn tops_are_unoccluded_and_lanes_are_lower() {
        let height_map = blur(&heights(&board_heights(Variant::Quixo), &full()));
        for cell in Cell::all() {
            let place = quixo::cube_center(cell).xz();
            let [near, wide] = at(&height_map, place);
            assert!((near - quixo::TOP).abs() < 1e-3 && wide < quixo::TOP, "{cell}: {near} {wide}");
            for crack in [Vec2::X, Vec2::Y].map(|way| place + way * 0.5) {
                let between = crack.abs().max_element() < 2.0;
                assert!(!between || (at(&height_map, crack)[0] - quixo::TOP).abs() < 1e-3, "{cell}: {crack}");
            }
        }
        let lane = at(&height_map, Vec2::new(0.0, 3.1));
        assert!(lane[0].abs() < 1e-3 && (0.0..quixo::TOP / 2.0).contains(&lane[1]), "{lane:?}");
    }

    #[test]
    fn a_raised_cube_lowers_the_height_map() {
        let place = quixo::cube_center(Cell::all().next().expect("a cell"));
        let mut cubes = full();
        cubes[0] = cube(place + Vec3::Y * 1.2);
        let height_map = blur(&heights(&board_heights(Variant::Quixo), &cubes));
        let before = blur(&heights(&board_heights(Variant::Quixo), &full()));
        let ([open, wide], [_, before]) = (at(&height_map, place.xz()), at(&before, place.xz()));
        assert!(open.abs() < 1e-3 && wide < before, "{open} {wide} {before}");
    }

    #[test]
    fn outside_the_frame_is_the_table_top() {
        for variant in Variant::ALL {
            let height_map = blur(&board_heights(variant));
            let far = at(&height_map, Vec2::splat(5.9));
            assert!(far.into_iter().all(|height| (height - TABLE_HEIGHT).abs() < 1e-3), "{variant}: {far:?}");
            let highest = height_map[0].iter().copied().fold(f32::MIN, f32::max);
            assert!(highest > 0.0 && highest < 0.5, "{variant}: {highest}");
        }
    }
}

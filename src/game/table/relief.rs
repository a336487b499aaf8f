//! The relief: a height map of the table from above, for ambient occlusion.

use std::f32::consts::{FRAC_PI_3, FRAC_PI_6};
use std::ops::Range;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::render::renderer::RenderAdapterInfo;

use super::TABLE_HEIGHT;
use super::board::Board;
use super::hexxagon::{self, Block, Piece};
use super::look::{Look, REACH};
use super::quixo::{self, Cube};
use super::room::half_float;
use crate::game::motion::run_motions;
use crate::game::state::Step;
use pushflip_core::rules::Variant;

/// Texels along an edge.
const SIZE: usize = 256;
/// Texels to a unit of the table.
const SCALE: f32 = SIZE as f32 / (2.0 * REACH);
/// Things reach so far beside themselves, in texels: right beside them, then blurred, and around them.
const BESIDE: usize = 2;
const SOFT: usize = 1;
const AROUND: usize = 9;
/// A thing that hangs so high over the board takes light from nothing below it.
const ALOFT: f32 = 1.0;

/// Adds the relief.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, survey.after(run_motions).in_set(Step::Table));
}

/// Something that stands on the board or hangs above it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Standing {
    /// East and south of the board's middle.
    middle: Vec2,
    /// Of its lower and its upper side.
    height: [f32; 2],
    /// From its middle to its sides.
    half: f32,
    round: bool,
}

impl Standing {
    fn new(middle: Vec3, half: f32, half_height: f32, round: bool) -> Self {
        let height = [middle.y - half_height, middle.y + half_height];
        Self { middle: middle.xz(), height, half, round }
    }
}

/// What the relief shows.
struct Drawn {
    variant: Variant,
    /// How high its empty board is at each texel.
    board: Vec<f32>,
    standing: Vec<Standing>,
}

/// Draws the relief anew when something has moved.
fn survey(
    adapter: Option<Res<RenderAdapterInfo>>,
    look: Res<Look>,
    boards: Query<&Board>,
    cubes: Query<&Transform, With<Cube>>,
    pieces: Query<&Transform, With<Piece>>,
    blocks: Query<&Transform, With<Block>>,
    mut images: ResMut<Assets<Image>>,
    mut drawn: Local<Option<Drawn>>,
) {
    let (Some(_), Some(&Board(variant))) = (adapter, boards.iter().next()) else { return };
    let cube = |at: &Transform| Standing::new(at.translation, quixo::HALF, quixo::HALF, false);
    let piece = |at: &Transform| Standing::new(at.translation, hexxagon::COLLAR, hexxagon::ABOVE_FLOOR, true);
    let block = |at: &Transform| {
        let Vec2 { x: half, y: height } = hexxagon::BLOCK;
        Standing::new(at.translation + Vec3::Y * height / 2.0, half, height / 2.0, true)
    };
    let (cubes, pieces) = (cubes.iter().map(cube), pieces.iter().map(piece));
    let standing: Vec<Standing> = cubes.chain(pieces).chain(blocks.iter().map(block)).collect();
    if drawn.as_ref().is_some_and(|drawn| drawn.variant == variant && drawn.standing == standing) {
        return;
    }
    // The board itself stays as it is while things move on it.
    let board = match drawn.take() {
        Some(Drawn { variant: of, board, .. }) if of == variant => board,
        _ => board_heights(variant),
    };
    let image = picture(&heights(&board, &standing));
    if images.insert(look.relief.id(), image).is_ok() {
        *drawn = Some(Drawn { variant, board, standing });
    }
}

/// From the middle of the board to the middle of a texel in a row or column.
fn place(texel: usize) -> f32 {
    (texel as f32 + 0.5) / SCALE - REACH
}

/// How high an empty board and the table around it are at each texel.
fn board_heights(variant: Variant) -> Vec<f32> {
    // Corners lie north and south; from the middle to a side it is less than to a corner.
    let sides = [0.0, FRAC_PI_3, 2.0 * FRAC_PI_3].map(Vec2::from_angle);
    let height = |i: usize| {
        let at = Vec2::new(place(i % SIZE), place(i / SIZE));
        let ([inner, outer], top, out) = if variant.is_quixo() {
            let inner = quixo::TRAY_HALF;
            ([inner, inner + quixo::RIM.x], quixo::RIM.y, at.abs().max_element())
        } else {
            let to_side = sides.iter().map(|side| at.dot(*side).abs()).fold(0.0, f32::max);
            (hexxagon::RIM, hexxagon::RIM_TOP, to_side / FRAC_PI_6.cos())
        };
        if out > outer {
            TABLE_HEIGHT
        } else if out > inner {
            top
        } else {
            0.0
        }
    };
    (0..SIZE * SIZE).map(height).collect()
}

/// How high the table is at each texel.
fn heights(board: &[f32], standing: &[Standing]) -> Vec<f32> {
    let mut heights = board.to_vec();
    for thing in standing {
        let [low, high] = thing.height;
        let top = (high - low.max(0.0)) * (1.0 - low / ALOFT).clamp(0.0, 1.0);
        let texel = |x: f32| ((x + REACH) * SCALE).clamp(0.0, SIZE as f32 - 1.0) as usize;
        let span = |middle: f32| texel(middle - thing.half)..=texel(middle + thing.half);
        for y in span(thing.middle.y) {
            for x in span(thing.middle.x) {
                let away = Vec2::new(place(x), place(y)) - thing.middle;
                let out = if thing.round { away.length() } else { away.abs().max_element() };
                if out <= thing.half {
                    let height = &mut heights[y * SIZE + x];
                    *height = height.max(top);
                }
            }
        }
    }
    heights
}

/// The relief as a texture: heights right beside a place, and around it.
fn picture(heights: &[f32]) -> Image {
    let [beside, around] = spread(heights);
    let texels = beside.iter().zip(&around);
    let data = texels.flat_map(|(&beside, &around)| {
        let [a, b] = [beside, around].map(|height| half_float(height - TABLE_HEIGHT).to_le_bytes());
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

/// How high things are right beside each texel, and on the whole around it.
fn spread(heights: &[f32]) -> [Vec<f32>; 2] {
    let beside = both_ways(&both_ways(heights, |row| highest(row, BESIDE)), |row| mean(row, SOFT));
    // Twice: a thing's lee fades out instead of ending.
    let around = both_ways(&both_ways(heights, |row| mean(row, AROUND)), |row| mean(row, AROUND));
    [beside, around]
}

/// Changes each row, and then each column.
fn both_ways(heights: &[f32], change: impl Fn(&[f32]) -> Vec<f32>) -> Vec<f32> {
    let rows = |from: &[f32]| -> Vec<f32> { from.chunks(SIZE).flat_map(&change).collect() };
    let turned =
        |from: &[f32]| -> Vec<f32> { (0..SIZE * SIZE).map(|i| from[i % SIZE * SIZE + i / SIZE]).collect() };
    turned(&rows(&turned(&rows(heights))))
}

/// The texels of a row from so many before a texel to so many behind it.
fn window(x: usize, reach: usize) -> Range<usize> {
    x.saturating_sub(reach)..(x + reach + 1).min(SIZE)
}

fn highest(row: &[f32], reach: usize) -> Vec<f32> {
    (0..SIZE).map(|x| row[window(x, reach)].iter().copied().fold(f32::MIN, f32::max)).collect()
}

fn mean(row: &[f32], reach: usize) -> Vec<f32> {
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

    fn cube(at: Vec3) -> Standing {
        Standing::new(at, quixo::HALF, quixo::HALF, false)
    }

    fn full() -> Vec<Standing> {
        Cell::all().map(|cell| cube(quixo::place(cell))).collect()
    }

    /// How high it is right beside a place, and around it.
    fn at([beside, around]: &[Vec<f32>; 2], place: Vec2) -> [f32; 2] {
        let texel = ((place + REACH) * SCALE).as_usizevec2();
        [beside, around].map(|heights| heights[texel.y * SIZE + texel.x])
    }

    #[test]
    fn tops_are_lit_and_cracks_are_dark() {
        let relief = spread(&heights(&board_heights(Variant::Quixo), &full()));
        for cell in Cell::all() {
            let place = quixo::place(cell).xz();
            let [beside, around] = at(&relief, place);
            assert!((beside - quixo::TOP).abs() < 1e-3 && around < quixo::TOP, "{cell}: {beside} {around}");
            for crack in [Vec2::X, Vec2::Y].map(|way| place + way * 0.5) {
                let between = crack.abs().max_element() < 2.0;
                assert!(!between || (at(&relief, crack)[0] - quixo::TOP).abs() < 1e-3, "{cell}: {crack}");
            }
        }
        let lane = at(&relief, Vec2::new(0.0, 3.1));
        assert!(lane[0].abs() < 1e-3 && (0.0..quixo::TOP / 2.0).contains(&lane[1]), "{lane:?}");
    }

    #[test]
    fn a_cube_that_is_taken_away_lets_light_in() {
        let place = quixo::place(Cell::all().next().expect("a cell"));
        let mut cubes = full();
        cubes[0] = cube(place + Vec3::Y * 1.2);
        let relief = spread(&heights(&board_heights(Variant::Quixo), &cubes));
        let before = spread(&heights(&board_heights(Variant::Quixo), &full()));
        let ([open, around], [_, before]) = (at(&relief, place.xz()), at(&before, place.xz()));
        assert!(open.abs() < 1e-3 && around < before, "{open} {around} {before}");
    }

    #[test]
    fn the_table_lies_deep_outside_both_frames() {
        for variant in Variant::ALL {
            let relief = spread(&board_heights(variant));
            let far = at(&relief, Vec2::splat(5.9));
            assert!(far.into_iter().all(|height| (height - TABLE_HEIGHT).abs() < 1e-3), "{variant}: {far:?}");
            let highest = relief[0].iter().copied().fold(f32::MIN, f32::max);
            assert!(highest > 0.0 && highest < 0.5, "{variant}: {highest}");
        }
    }
}

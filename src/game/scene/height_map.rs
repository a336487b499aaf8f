//! A height map of the board and of the diagram from above, for ambient occlusion and for the soft shadows of low
//! quality.

use std::f32::consts::{FRAC_PI_3, FRAC_PI_6};

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::render::renderer::RenderAdapterInfo;

use super::TABLE_HEIGHT;
use super::board::Board;
use super::diagram::{DiagramBoard, ShownCube, ShownPiece};
use super::environment::half_float;
use super::figures::{BASE_RADIUS, Figure, Models};
use super::hexxagon::{self, Block, Piece};
use super::light::Daylight;
use super::materials::{HALF_EXTENT, SceneMaterials};
use super::quality::RenderQuality;
use super::quixo::{self, Cube};
use crate::game::motion::run_motions;
use crate::game::settings::Quality;
use crate::game::state::Step;
use pushflip_core::rules::Variant;

/// Width and height, in texels.
const SIZE: usize = 256;
/// Texels per world unit.
const SCALE: f32 = SIZE as f32 / (2.0 * HALF_EXTENT);
/// Radii in texels: of the maximum filter and the blur of near heights, of the wide blur, and of the blur of shadows.
const NEAR_RADIUS: usize = 2;
const NEAR_BLUR: usize = 1;
const WIDE_BLUR: usize = 9;
const SHADOW_BLUR: usize = 2;
/// Width in texels by which objects are enlarged for shadows: gaps between cubes do not give the shadow teeth.
const SHADOW_GAP: usize = 1;
/// Height above the board from which an object occludes no object below it, and from which it casts no shadow.
const MAX_GAP: f32 = 1.0;
const MAX_SHADOW_GAP: f32 = 2.5;
/// The height of a figure's base, and height and radius of its shadow.
const FIGURE_BASE: f32 = 0.12;
const FIGURE_HEIGHT: f32 = 1.7;
const FIGURE_RADIUS: f32 = 0.36;

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
    /// Whether it only casts a shadow: a figure, whose forms overhang.
    shadow_only: bool,
}

impl Obstacle {
    fn new(middle: Vec3, half: f32, half_height: f32, round: bool) -> Self {
        let height = [middle.y - half_height, middle.y + half_height];
        Self { middle: middle.xz(), height, half, round, shadow_only: false }
    }
}

/// A board in the height map.
struct MappedBoard {
    variant: Variant,
    /// Height of the empty board at each texel.
    empty: Vec<f32>,
    obstacles: Vec<Obstacle>,
}

/// Updates the height map when an object has moved.
fn update_height_map(
    adapter: Option<Res<RenderAdapterInfo>>,
    (quality, daylight): (Res<RenderQuality>, Res<Daylight>),
    materials: Res<SceneMaterials>,
    boards: Query<(Entity, &Board)>,
    diagrams: Query<(Entity, &DiagramBoard)>,
    cubes: Query<(&Transform, &ChildOf), Or<(With<Cube>, With<ShownCube>)>>,
    pieces: Query<(&Transform, &ChildOf), Or<(With<Piece>, With<ShownPiece>)>>,
    blocks: Query<(&Transform, &ChildOf), With<Block>>,
    (models, figures): (Res<Models>, Query<&Transform, With<Figure>>),
    mut images: ResMut<Assets<Image>>,
    mut mapped: Local<Vec<MappedBoard>>,
) {
    let (Some(_), Some((board, &Board(variant)))) = (adapter, boards.iter().next()) else { return };
    let cube = |at: &Transform| Obstacle::new(at.translation, quixo::HALF, quixo::HALF, false);
    let piece = |at: &Transform| Obstacle::new(at.translation, hexxagon::COLLAR, hexxagon::ABOVE_FLOOR, true);
    let block = |at: &Transform| {
        let Vec2 { x: half, y: height } = hexxagon::BLOCK_SIZE;
        Obstacle::new(at.translation + Vec3::Y * height / 2.0, half, height / 2.0, true)
    };
    let obstacles = |root: Entity| -> Vec<Obstacle> {
        let cubes = cubes.iter().filter(|(_, of)| of.parent() == root).map(|(at, _)| cube(at));
        let pieces = pieces.iter().filter(|(_, of)| of.parent() == root).map(|(at, _)| piece(at));
        let blocks = blocks.iter().filter(|(_, of)| of.parent() == root).map(|(at, _)| block(at));
        cubes.chain(pieces).chain(blocks).collect()
    };
    let diagrams = diagrams.iter().map(|(root, &DiagramBoard(variant))| (variant, obstacles(root)));
    // Figures are visible once their meshes are built.
    let figures = figures.iter().filter(|_| models.is_complete()).flat_map(|at| {
        let base = Obstacle::new(at.translation, BASE_RADIUS, FIGURE_BASE, true);
        let body = at.translation + Vec3::Y * FIGURE_HEIGHT / 2.0;
        let body = Obstacle::new(body, FIGURE_RADIUS, FIGURE_HEIGHT / 2.0, true);
        [base, Obstacle { shadow_only: true, ..body }]
    });
    let board = (variant, obstacles(board).into_iter().chain(figures).collect());
    let shown: Vec<(Variant, Vec<Obstacle>)> = std::iter::once(board).chain(diagrams).collect();
    let same = mapped.iter().map(|of| (of.variant, &of.obstacles)).eq(shown.iter().map(|(v, o)| (*v, o)));
    let casts_shadows = quality.0 == Quality::Low;
    if same && !quality.is_changed() && !(casts_shadows && daylight.is_changed()) {
        return;
    }
    // The empty board is computed once per variant.
    let mut before = std::mem::take(&mut *mapped);
    for (variant, obstacles) in shown {
        let known = before.iter().position(|of| of.variant == variant);
        let empty = known.map_or_else(|| board_heights(variant), |known| before.swap_remove(known).empty);
        mapped.push(MappedBoard { variant, empty, obstacles });
    }
    let window = casts_shadows.then(|| daylight.window());
    if images.insert(materials.height_map.id(), texture(&mapped, window)).is_err() {
        mapped.clear();
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

/// The height of an object for ambient occlusion.
fn occluding(&Obstacle { height: [low, high], shadow_only, .. }: &Obstacle) -> f32 {
    if shadow_only {
        return f32::MIN;
    }
    (high - low.max(0.0)) * (1.0 - low / MAX_GAP).clamp(0.0, 1.0)
}

/// The height of an object for shadows. The shadow of a raised object is that of a column below it, and fades.
fn casting(Obstacle { height: [low, high], .. }: &Obstacle) -> f32 {
    high * (1.0 - low / MAX_SHADOW_GAP).clamp(0.0, 1.0)
}

/// Heights with objects.
fn heights(board: &[f32], obstacles: &[Obstacle], top: impl Fn(&Obstacle) -> f32) -> Vec<f32> {
    let mut heights = board.to_vec();
    for object in obstacles {
        let top = top(object);
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

/// The texture, with one board below the other: near heights in red, wide heights in green, shadows in blue, if the
/// light of a window casts any.
fn texture(boards: &[MappedBoard], window: Option<Vec3>) -> Image {
    let mut data = Vec::new();
    for MappedBoard { empty, obstacles, .. } in boards {
        let [near, wide] = blur(&heights(empty, obstacles, occluding));
        let shadows = match window {
            Some(window) => shadow_heights(&heights(empty, obstacles, casting), window),
            None => vec![TABLE_HEIGHT; SIZE * SIZE],
        };
        for i in 0..SIZE * SIZE {
            let texel = [near[i], wide[i], shadows[i], TABLE_HEIGHT];
            data.extend(texel.iter().flat_map(|height| half_float(height - TABLE_HEIGHT).to_le_bytes()));
        }
    }
    let height = (SIZE * boards.len()) as u32;
    let mut image = Image::new_uninit(
        Extent3d { width: SIZE as u32, height, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    image
}

/// The heights near each texel, and the mean around it.
fn blur(heights: &[f32]) -> [Vec<f32>; 2] {
    let near = blurred(&separable(heights, |from, to| max_filter(from, to, NEAR_RADIUS)), NEAR_BLUR);
    // Blurred twice, for a smooth falloff.
    let wide = blurred(&blurred(heights, WIDE_BLUR), WIDE_BLUR);
    [near, wide]
}

/// The height below which no light of the window arrives, at each texel. If the window is rather in the west or east,
/// each column takes the shadow of its neighbour towards the window, which is lower by the slope of the light, otherwise
/// each row. The interpolation along the column widens the penumbra with the distance.
fn shadow_heights(heights: &[f32], window: Vec3) -> Vec<f32> {
    let towards = window.xz() / window.xz().abs().max_element();
    let drop = window.y / window.xz().length() * towards.length() / SCALE;
    let closed = separable(heights, |from, to| max_filter(from, to, SHADOW_GAP));
    let mut shadows = closed.clone();
    let by_rows = towards.y.abs() > towards.x.abs();
    let (along, across) = if by_rows { (towards.y, towards.x) } else { (towards.x, towards.y) };
    let texel = |step: usize, place: usize| if by_rows { step * SIZE + place } else { place * SIZE + step };
    for step in 1..SIZE {
        let (here, before) = if along < 0.0 { (step, step - 1) } else { (SIZE - 1 - step, SIZE - step) };
        for place in 0..SIZE {
            let from = (place as f32 + across).clamp(0.0, SIZE as f32 - 1.0);
            let of = |place: f32| shadows[texel(before, place as usize)];
            let above = of(from.floor()).lerp(of(from.ceil()), from.fract());
            let at = texel(here, place);
            shadows[at] = closed[at].max(above - drop);
        }
    }
    // Blurred twice, for a smooth edge.
    blurred(&blurred(&shadows, SHADOW_BLUR), SHADOW_BLUR)
}

fn blurred(heights: &[f32], reach: usize) -> Vec<f32> {
    separable(heights, |from, to| box_blur(from, to, reach))
}

/// A row or a column of heights.
type Line = [f32; SIZE];

/// Applies a filter to each row, then to each column.
fn separable(heights: &[f32], filter: impl Fn(&Line, &mut Line)) -> Vec<f32> {
    let mut heights = heights.to_vec();
    let [mut line, mut filtered] = [[0.0; SIZE]; 2];
    for row in heights.as_chunks_mut().0 {
        filter(row, &mut filtered);
        *row = filtered;
    }
    for column in 0..SIZE {
        let of_column = heights[column..].iter_mut().step_by(SIZE);
        line.iter_mut().zip(of_column).for_each(|(to, height)| *to = *height);
        filter(&line, &mut filtered);
        let of_column = heights[column..].iter_mut().step_by(SIZE);
        of_column.zip(filtered).for_each(|(height, to)| *height = to);
    }
    heights
}

fn max_filter(line: &Line, filtered: &mut Line, reach: usize) {
    *filtered = *line;
    for offset in 1..=reach {
        filtered.iter_mut().zip(&line[offset..]).for_each(|(to, height)| *to = to.max(*height));
        filtered[offset..].iter_mut().zip(line).for_each(|(to, height)| *to = to.max(*height));
    }
}

/// The mean around each texel; the window is clipped to the line.
fn box_blur(line: &Line, filtered: &mut Line, reach: usize) {
    let mut sum: f32 = line[..reach].iter().sum();
    for x in 0..SIZE {
        let (start, end) = (x.saturating_sub(reach), (x + reach + 1).min(SIZE));
        if x + reach < SIZE {
            sum += line[x + reach];
        }
        filtered[x] = sum / (end - start) as f32;
        if x >= reach {
            sum -= line[x - reach];
        }
    }
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
        let height_map = blur(&heights(&board_heights(Variant::Quixo), &full(), occluding));
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
        let height_map = blur(&heights(&board_heights(Variant::Quixo), &cubes, occluding));
        let before = blur(&heights(&board_heights(Variant::Quixo), &full(), occluding));
        let ([open, wide], [_, before]) = (at(&height_map, place.xz()), at(&before, place.xz()));
        assert!(open.abs() < 1e-3 && wide < before, "{open} {wide} {before}");
    }

    #[test]
    fn shadows_fall_away_from_a_window_on_any_side() {
        let heights = heights(&board_heights(Variant::Quixo), &full(), casting);
        for window in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z].map(|side| 5.0 * side + 5.0 * Vec3::Y) {
            let shadows = shadow_heights(&heights, window);
            let beside = |way: Vec3| {
                let texel =
                    ((way.normalize().xz() * (2.4 + quixo::HALF) + HALF_EXTENT) * SCALE).as_usizevec2();
                shadows[texel.y * SIZE + texel.x]
            };
            let level = window.with_y(0.0);
            assert!(beside(level).abs() < 0.01, "{window}: {}", beside(level));
            assert!(beside(-level) > 0.3, "{window}: {}", beside(-level));
        }
    }

    #[test]
    fn shadows_fall_away_from_the_window_and_end_softly() {
        let window = Daylight::default().window();
        let shadows = shadow_heights(&heights(&board_heights(Variant::Quixo), &full(), casting), window);
        let at = |x: f32, z: f32| {
            let texel = ((Vec2::new(x, z) + HALF_EXTENT) * SCALE).as_usizevec2();
            shadows[texel.y * SIZE + texel.x]
        };
        let side = 2.0 + quixo::HALF;
        let eastwards = [0.2, 0.4, 0.6, 0.8].map(|out| at(side + out, 0.0));
        assert!(eastwards.is_sorted_by(|near, far| near > far), "{eastwards:?}");
        assert!(eastwards[0] > 0.5 && eastwards[3] < 0.05, "{eastwards:?}");
        assert!(at(-side - 0.4, 0.0).abs() < 0.01, "the side towards the window is lit");
        assert!((at(0.0, 0.0) - quixo::TOP).abs() < 0.01, "the tops are lit");
        // The edge between shadow and light is several texels wide.
        let edge = (0..20).map(|i| at(side + 0.4, side + 0.1 * i as f32 - 0.5));
        let partial = edge.filter(|&height| (0.05..eastwards[1] - 0.05).contains(&height)).count();
        assert!(partial >= 2, "{partial}");
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

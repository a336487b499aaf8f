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
const WHOLE: URect = URect { min: UVec2::ZERO, max: UVec2::splat(SIZE as u32) };
const TEXEL_BYTES: usize = 8;
const BOARD_BYTES: usize = TEXEL_BYTES * SIZE * SIZE;
/// Texels per world unit.
const SCALE: f32 = SIZE as f32 / (2.0 * HALF_EXTENT);
/// Radii in texels: of the maximum filter and the blur of near heights, of the wide blur, and of the blur of shadows.
const NEAR_RADIUS: usize = 2;
const NEAR_BLUR: usize = 1;
const WIDE_BLUR: usize = 9;
/// The greatest distance in texels at which a height changes near or wide heights.
const AMBIENT_REACH: UVec2 = UVec2::splat(2 * WIDE_BLUR as u32);
const SHADOW_BLUR: usize = 2;
/// Width in texels by which objects are enlarged for shadows: gaps between cubes do not give the shadow teeth.
const SHADOW_GAP: usize = 1;
/// Width in texels of the border in which heights fade to the table: those at the border would extend to the horizon.
const FADE: f32 = 8.0;
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

    /// The texels below it.
    fn texels(&self) -> URect {
        URect { min: texel(self.middle - self.half), max: texel(self.middle + self.half) + 1 }
    }
}

/// A board in the height map.
struct MappedBoard {
    variant: Variant,
    empty: Heights,
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
    let window = (quality.0 == Quality::Low).then(|| daylight.window());
    let same_light = !quality.is_changed() && (window.is_none() || !daylight.is_changed());
    if same_light && mapped.iter().map(|of| of.variant).eq(shown.iter().map(|(variant, _)| *variant)) {
        let changed: Vec<_> =
            mapped.iter().zip(&shown).map(|(of, (_, to))| changed(&of.obstacles, to)).collect();
        if changed.iter().all(Option::is_none) {
            return;
        }
        mapped.iter_mut().zip(shown).for_each(|(of, (_, obstacles))| of.obstacles = obstacles);
        let data =
            images.get_mut(materials.height_map.id()).and_then(|image| image.into_inner().data.as_mut());
        for ((data, board), part) in
            data.into_iter().flat_map(|data| boards_of(data)).zip(&*mapped).zip(changed)
        {
            part.inspect(|&part| write(data, board, window, part));
        }
        return;
    }
    // The empty board is computed once per variant.
    let mut before = std::mem::take(&mut *mapped);
    for (variant, obstacles) in shown {
        let known = before.iter().position(|of| of.variant == variant);
        let empty = known.map_or_else(|| board_heights(variant), |known| before.swap_remove(known).empty);
        mapped.push(MappedBoard { variant, empty, obstacles });
    }
    if images.insert(materials.height_map.id(), texture(&mapped, window)).is_err() {
        mapped.clear();
    }
}

/// The offset of the centre of a texel from the centre of the board.
fn place(texel: usize) -> f32 {
    (texel as f32 + 0.5) / SCALE - HALF_EXTENT
}

/// The texel at an offset from the centre of the board.
fn texel(place: Vec2) -> UVec2 {
    ((place + HALF_EXTENT) * SCALE).clamp(Vec2::ZERO, Vec2::splat(SIZE as f32 - 1.0)).as_uvec2()
}

/// Heights of the empty board and the table around it.
fn board_heights(variant: Variant) -> Heights {
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
    Heights { part: WHOLE, values: (0..SIZE * SIZE).map(height).collect() }
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

/// The texels below objects that have moved, before and after. `None` if none has.
fn changed(before: &[Obstacle], after: &[Obstacle]) -> Option<URect> {
    if before.len() != after.len() {
        return Some(WHOLE);
    }
    let moved = before.iter().zip(after).filter(|(from, to)| from != to);
    moved.flat_map(|(from, to)| [from.texels(), to.texels()]).reduce(|a, b| a.union(b))
}

/// The texture, with one board below the other: near heights in red, wide heights in green, shadows in blue, if the
/// light of a window casts any. Each is a half float above the table.
fn texture(boards: &[MappedBoard], window: Option<Vec3>) -> Image {
    let mut data = vec![0; boards.len() * BOARD_BYTES];
    boards_of(&mut data).zip(boards).for_each(|(data, board)| write(data, board, window, WHOLE));
    let mut image = Image::new_uninit(
        Extent3d { width: SIZE as u32, height: (SIZE * boards.len()) as u32, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        // Kept in the main world, where a moved object changes a part of it.
        RenderAssetUsages::default(),
    );
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    image
}

/// The texels of each board in the texture.
fn boards_of(data: &mut [u8]) -> impl Iterator<Item = &mut [u8]> {
    data.chunks_mut(BOARD_BYTES)
}

/// Writes the texels that depend on the heights in a part of a board.
fn write(
    data: &mut [u8],
    MappedBoard { empty, obstacles, .. }: &MappedBoard,
    window: Option<Vec3>,
    changed: URect,
) {
    let mut write = |channel: usize, heights: &Heights, part: URect| {
        for y in part.min.y..part.max.y {
            for x in part.min.x..part.max.x {
                let at = TEXEL_BYTES * (y as usize * SIZE + x as usize) + 2 * channel;
                let at_border = x.min(y).min(WHOLE.max.x - 1 - x.max(y));
                let faded = (at_border as f32 / FADE).min(1.0);
                let height = half_float(faded * (heights.at(UVec2::new(x, y)) - TABLE_HEIGHT));
                data[at..at + 2].copy_from_slice(&height.to_le_bytes());
            }
        }
    };
    // Heights affect the texels within reach, which in turn depend on heights within reach.
    let part = grown(changed, AMBIENT_REACH);
    let [near, wide] = blur(&heights(empty, obstacles, grown(part, AMBIENT_REACH), occluding));
    write(0, &near, part);
    write(1, &wide, part);
    if let Some(window) = window {
        let light = LightSlope::new(window);
        let reach = light.reach(obstacles.iter().map(casting).fold(0.0, f32::max));
        let part = grown(changed, reach);
        write(2, &shadow_heights(&heights(empty, obstacles, grown(part, reach), casting), light), part);
    }
}

fn grown(part: URect, by: UVec2) -> URect {
    URect { min: part.min.saturating_sub(by), max: part.max.saturating_add(by).min(WHOLE.max) }
}

/// Heights at the texels of a part of the board, row by row.
struct Heights {
    part: URect,
    values: Vec<f32>,
}

impl Heights {
    fn at(&self, texel: UVec2) -> f32 {
        let UVec2 { x, y } = texel - self.part.min;
        self.values[y as usize * self.width() + x as usize]
    }

    fn width(&self) -> usize {
        self.part.width() as usize
    }

    fn max(&self, reach: usize) -> Self {
        self.filtered(|line, filtered, lanes| max_filter(line, filtered, lanes, reach))
    }

    fn blurred(&self, reach: usize) -> Self {
        self.filtered(|line, filtered, lanes| box_blur(line, filtered, lanes, reach))
    }

    /// Applies a filter along each row, then along all columns at once. The filter gets a line, the filtered line, and
    /// the number of values in each step of it.
    fn filtered(&self, filter: impl Fn(&[f32], &mut [f32], usize)) -> Self {
        let width = self.width();
        let [mut rows, mut values] = [self.values.clone(), self.values.clone()];
        for (row, filtered) in self.values.chunks(width).zip(rows.chunks_mut(width)) {
            filter(row, filtered, 1);
        }
        filter(&rows, &mut values, width);
        Self { part: self.part, values }
    }
}

/// Heights with objects in a part of the board.
fn heights(board: &Heights, obstacles: &[Obstacle], part: URect, top: impl Fn(&Obstacle) -> f32) -> Heights {
    let rows = (part.min.y..part.max.y).map(|y| y as usize * SIZE);
    let row = |start: usize| &board.values[start + part.min.x as usize..start + part.max.x as usize];
    let mut heights = Heights { part, values: rows.flat_map(row).copied().collect() };
    let width = heights.width();
    for object in obstacles {
        let top = top(object);
        let below = object.texels().intersect(part);
        for y in below.min.y..below.max.y {
            for x in below.min.x..below.max.x {
                let away = Vec2::new(place(x as usize), place(y as usize)) - object.middle;
                let distance = if object.round { away.length() } else { away.abs().max_element() };
                if distance <= object.half {
                    let height =
                        &mut heights.values[(y - part.min.y) as usize * width + (x - part.min.x) as usize];
                    *height = height.max(top);
                }
            }
        }
    }
    heights
}

/// The heights near each texel, and the mean around it.
fn blur(heights: &Heights) -> [Heights; 2] {
    // The wide blur is applied twice, for a smooth falloff.
    [heights.max(NEAR_RADIUS).blurred(NEAR_BLUR), heights.blurred(WIDE_BLUR).blurred(WIDE_BLUR)]
}

/// The direction of the window's light in texels.
#[derive(Clone, Copy)]
struct LightSlope {
    /// The step towards the window: one texel along the axis that is closer to its direction.
    towards: Vec2,
    /// The fall of the light in a step.
    drop: f32,
}

impl LightSlope {
    fn new(window: Vec3) -> Self {
        let towards = window.xz() / window.xz().abs().max_element();
        Self { towards, drop: window.y / window.xz().length() * towards.length() / SCALE }
    }

    /// The greatest distance in texels at which an object of a height changes a shadow.
    fn reach(self, height: f32) -> UVec2 {
        let steps = (height - TABLE_HEIGHT) / self.drop;
        (self.towards.abs() * steps).ceil().as_uvec2() + (SHADOW_GAP + 2 * SHADOW_BLUR + 1) as u32
    }
}

/// The height below which no light of the window arrives, at each texel. If the window is rather in the west or east,
/// each column takes the shadow of its neighbour towards the window, which is lower by the slope of the light, otherwise
/// each row. The interpolation along the column widens the penumbra with the distance.
fn shadow_heights(heights: &Heights, LightSlope { towards, drop }: LightSlope) -> Heights {
    let mut shadows = heights.max(SHADOW_GAP);
    let size = shadows.part.size().as_usizevec2();
    let by_rows = towards.y.abs() > towards.x.abs();
    let (along, across) = if by_rows { (towards.y, towards.x) } else { (towards.x, towards.y) };
    let ([steps, places], [step_by, place_by]) =
        if by_rows { ([size.y, size.x], [size.x, 1]) } else { ([size.x, size.y], [1, size.x]) };
    for step in 1..steps {
        let (here, before) = if along < 0.0 { (step, step - 1) } else { (steps - 1 - step, steps - step) };
        for place in 0..places {
            let aside = if across < 0.0 { place.saturating_sub(1) } else { (place + 1).min(places - 1) };
            let of = |place: usize| shadows.values[before * step_by + place * place_by];
            let above = of(place).lerp(of(aside), across.abs());
            let height = &mut shadows.values[here * step_by + place * place_by];
            *height = height.max(above - drop);
        }
    }
    // Blurred twice, for a smooth edge.
    shadows.blurred(SHADOW_BLUR).blurred(SHADOW_BLUR)
}

fn max_filter(line: &[f32], filtered: &mut [f32], lanes: usize, reach: usize) {
    filtered.copy_from_slice(line);
    for offset in (1..=reach).map(|steps| steps * lanes) {
        filtered.iter_mut().zip(&line[offset..]).for_each(|(to, height)| *to = to.max(*height));
        filtered[offset..].iter_mut().zip(line).for_each(|(to, height)| *to = to.max(*height));
    }
}

/// The mean around each value; the window is clipped to the line.
fn box_blur(line: &[f32], filtered: &mut [f32], lanes: usize, reach: usize) {
    // The sums of all values before each step.
    let mut sums = vec![0.0; lanes + line.len()];
    for (at, value) in line.iter().enumerate() {
        sums[at + lanes] = sums[at] + value;
    }
    let steps = line.len() / lanes;
    for (step, filtered) in filtered.chunks_mut(lanes).enumerate() {
        let (start, end) = (step.saturating_sub(reach), (step + reach + 1).min(steps));
        let share = 1.0 / (end - start) as f32;
        let sums = sums[end * lanes..].iter().zip(&sums[start * lanes..]);
        filtered.iter_mut().zip(sums).for_each(|(to, (end, start))| *to = (end - start) * share);
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
    fn at([near, wide]: &[Heights; 2], place: Vec2) -> [f32; 2] {
        [near, wide].map(|heights| heights.at(texel(place)))
    }

    fn board(variant: Variant, obstacles: Vec<Obstacle>) -> MappedBoard {
        MappedBoard { variant, empty: board_heights(variant), obstacles }
    }

    /// Heights above the table in a texture, in half floats.
    fn heights_of(data: &[u8]) -> impl Iterator<Item = f32> {
        data.as_chunks().0.iter().map(|half| {
            let half = u32::from(u16::from_le_bytes(*half));
            if half == 0 { 0.0 } else { f32::from_bits((half << 13) + (112 << 23)) }
        })
    }

    #[test]
    fn a_moved_object_changes_the_same_texels_as_a_new_height_map() {
        let lifted = cube(quixo::cube_center(Cell::all().next().expect("a cell")) + Vec3::Y * 0.8);
        for window in [None, Some(Vec3::new(-5.4, 7.0, -1.4)), Some(Vec3::new(1.0, 4.0, 3.0))] {
            let mut mapped = board(Variant::Quixo, full());
            let mut image = texture(std::slice::from_ref(&mapped), window);
            let mut moved = mapped.obstacles.clone();
            moved[0] = lifted;
            let part = changed(&mapped.obstacles, &moved).expect("a moved cube");
            mapped.obstacles = moved;
            let data = image.data.as_mut().expect("data");
            write(data, &mapped, window, part);
            let expected = texture(&[mapped], window).data.expect("data");
            // Sums of other texels round differently.
            let difference =
                heights_of(data).zip(heights_of(&expected)).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
            assert!(difference < 2e-3, "{window:?}: {difference}");
        }
    }

    #[test]
    fn tops_are_unoccluded_and_lanes_are_lower() {
        let height_map = blur(&heights(&board_heights(Variant::Quixo), &full(), WHOLE, occluding));
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
        let height_map = blur(&heights(&board_heights(Variant::Quixo), &cubes, WHOLE, occluding));
        let before = blur(&heights(&board_heights(Variant::Quixo), &full(), WHOLE, occluding));
        let ([open, wide], [_, before]) = (at(&height_map, place.xz()), at(&before, place.xz()));
        assert!(open.abs() < 1e-3 && wide < before, "{open} {wide} {before}");
    }

    #[test]
    fn shadows_fall_away_from_a_window_on_any_side() {
        let heights = heights(&board_heights(Variant::Quixo), &full(), WHOLE, casting);
        for window in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z].map(|side| 5.0 * side + 5.0 * Vec3::Y) {
            let shadows = shadow_heights(&heights, LightSlope::new(window));
            let beside = |way: Vec3| shadows.at(texel(way.normalize().xz() * (2.4 + quixo::HALF)));
            let level = window.with_y(0.0);
            assert!(beside(level).abs() < 0.01, "{window}: {}", beside(level));
            assert!(beside(-level) > 0.3, "{window}: {}", beside(-level));
        }
    }

    #[test]
    fn shadows_fall_away_from_the_window_and_end_softly() {
        let window = Daylight::default().window();
        let shadows = shadow_heights(
            &heights(&board_heights(Variant::Quixo), &full(), WHOLE, casting),
            LightSlope::new(window),
        );
        let at = |x: f32, z: f32| shadows.at(texel(Vec2::new(x, z)));
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
            let highest = height_map[0].values.iter().copied().fold(f32::MIN, f32::max);
            assert!(highest > 0.0 && highest < 0.5, "{variant}: {highest}");
        }
    }
}

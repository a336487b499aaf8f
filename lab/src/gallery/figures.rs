//! Pictures of the figures: all in a row, in each set and mood, and the atlas of their portraits.

use std::path::Path;

use bevy::camera::RenderTarget;
use bevy::ecs::system::RunSystemOnce;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

use pushflip::game::offscreen::OffscreenApp;
use pushflip::game::scene::camera::MainCamera;
use pushflip::game::scene::figures::{Figure, FigureSpawner};
use pushflip::game::settings::{Settings, TableTheme};
use pushflip::game::state::{CharacterMood, Mood};
use pushflip_core::ai::Level;

/// Frames until textures and meshes are on the graphics card.
const FRAMES: usize = 4;
/// The row: distance of its figures, and its place behind the board.
const STEP: f32 = 1.34;
const ROW: Vec3 = Vec3::new(0.0, -0.32, -5.75);
/// Half the width of the row with a margin.
const HALF_ROW: f32 = 6.3;
/// The side of a portrait in the atlas, and of its picture before it is scaled down.
const SIDE: usize = 128;
const RENDERED: usize = 512;
/// The portraits: the height of the middle, and the visible height.
const FRAMING: [(f32, f32); 9] = [
    (1.36, 1.30),
    (1.62, 1.66),
    (1.42, 1.26),
    (1.40, 1.26),
    (1.48, 1.40),
    (1.54, 1.56),
    (1.48, 1.34),
    (1.74, 1.72),
    (1.16, 1.16),
];
/// The ground of a portrait.
const GROUND: Color = Color::srgb(0.33, 0.40, 0.36);

/// Draws the rows as `figures-NAME.png` and the atlas as `portraits.png`, and returns the number of pictures.
pub(super) fn draw(offscreen: &mut OffscreenApp, folder: &Path, size: (u32, u32)) -> Result<usize, String> {
    if size.0.min(size.1) < RENDERED as u32 {
        return Err(format!("the pictures of the figures must be at least {RENDERED} pixels wide and high"));
    }
    let world = offscreen.world();
    let camera = take_camera(world);
    show(world, "Board", false);
    for level in levels() {
        let aside = STEP * (level as usize as f32 - 4.0);
        let at = Transform::from_translation(ROW + Vec3::X * aside)
            .with_rotation(Quat::from_rotation_y(-aside * 0.05));
        exhibit(world, level, at);
    }
    let eye = Transform::from_xyz(0.0, 3.6, 6.4).looking_at(ROW + Vec3::Y * 1.05, Vec3::Y);
    let half_height = HALF_ROW * size.1 as f32 / size.0 as f32;
    let fov = 2.0 * (half_height / eye.translation.distance(ROW)).atan();
    aim(world, camera, eye, PerspectiveProjection { fov, far: 80.0, ..default() }.into());
    let mut drawn = 0;
    let sets = ["classic", "evening", "contrast"].into_iter().zip(TableTheme::ALL);
    for (name, set) in sets.map(|(name, set)| (name, (set, Mood::Neutral))).chain(
        [("pleased", Mood::Pleased), ("sad", Mood::Sad), ("thinking", Mood::Thinking)]
            .map(|(name, mood)| (name, (TableTheme::Classic, mood))),
    ) {
        let world = offscreen.world();
        let mut settings = world.resource_mut::<Settings>();
        (settings.quixo_theme, settings.hexxagon_theme) = (set.0, set.0);
        for seat in 0..FRAMING.len() {
            world.write_message(CharacterMood { seat, mood: set.1 });
        }
        offscreen.run_frames(FRAMES)?;
        offscreen.capture(&folder.join(format!("figures-{name}.png")))?;
        drawn += 1;
    }
    portraits(offscreen, camera, size.1, &folder.join("portraits.png"))?;
    Ok(drawn + 1)
}

fn portraits(
    offscreen: &mut OffscreenApp,
    camera: Entity,
    height_of_picture: u32,
    path: &Path,
) -> Result<(), String> {
    let world = offscreen.world();
    world.resource_mut::<Settings>().quixo_theme = TableTheme::Classic;
    world.insert_resource(ClearColor(GROUND));
    show(world, "Table", false);
    let columns = 3;
    let rows = FRAMING.len().div_ceil(columns);
    let mut atlas = vec![0; SIDE * columns * SIDE * rows * 4];
    for (level, (middle, height)) in levels().zip(FRAMING) {
        let world = offscreen.world();
        let figures: Vec<Entity> = world.query_filtered::<Entity, With<Figure>>().iter(world).collect();
        for figure in figures {
            world.despawn(figure);
        }
        exhibit(world, level, Transform::from_translation(ROW).with_rotation(Quat::from_rotation_y(-0.32)));
        let middle = ROW + Vec3::Y * middle;
        let eye = Transform::from_translation(middle + Vec3::new(0.0, 1.3, 6.0)).looking_at(middle, Vec3::Y);
        let share = height_of_picture as f32 / RENDERED as f32;
        let fov = 2.0 * (height / 2.0 * share / eye.translation.distance(middle)).atan();
        aim(offscreen.world(), camera, eye, PerspectiveProjection { fov, far: 40.0, ..default() }.into());
        offscreen.run_frames(FRAMES)?;
        let image = offscreen.picture()?;
        insert(&mut atlas, columns, level as usize, &image);
    }
    let (width, height) = ((SIDE * columns) as u32, (SIDE * rows) as u32);
    let mut image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    image.data = Some(atlas);
    let picture = image.try_into_dynamic().map_err(|error| error.to_string())?;
    picture.to_rgb8().save(path).map_err(|error| error.to_string())
}

/// Scales the middle of a picture down into a cell of the atlas.
fn insert(atlas: &mut [u8], columns: usize, number: usize, image: &Image) {
    let (width, height) = (image.width() as usize, image.height() as usize);
    let (left, top) = ((width - RENDERED) / 2, (height - RENDERED) / 2);
    let data = image.data.as_deref().unwrap_or_default();
    let scale = RENDERED / SIDE;
    for y in 0..SIDE {
        for x in 0..SIDE {
            let to = ((number / columns * SIDE + y) * SIDE * columns + number % columns * SIDE + x) * 4;
            for channel in 0..4 {
                let texels = (0..scale * scale).map(|i| {
                    let (x, y) = (left + x * scale + i % scale, top + y * scale + i / scale);
                    usize::from(data[(y * width + x) * 4 + channel])
                });
                atlas[to + channel] = (texels.sum::<usize>() / (scale * scale)) as u8;
            }
        }
    }
}

fn levels() -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().chain([Level::Perfect])
}

fn exhibit(world: &mut World, level: Level, at: Transform) {
    let spawn = move |mut spawner: FigureSpawner| spawner.exhibit(level, at);
    world.run_system_once(spawn).expect("a figure");
}

/// Shows or hides an entity by name.
fn show(world: &mut World, name: &str, shown: bool) {
    let mut named = world.query::<(&Name, &mut Visibility)>();
    for (_, mut visibility) in named.iter_mut(world).filter(|(own, _)| own.as_str() == name) {
        *visibility = if shown { Visibility::Inherited } else { Visibility::Hidden };
    }
}

/// Gives the target of the main camera to a new one, which draws no UI.
fn take_camera(world: &mut World) -> Entity {
    let unused = Image::new_target_texture(16, 16, TextureFormat::Rgba8UnormSrgb, None);
    let unused = world.resource_mut::<Assets<Image>>().add(unused);
    let mut main = world.query_filtered::<&mut RenderTarget, With<MainCamera>>();
    let target =
        std::mem::replace(&mut *main.single_mut(world).expect("one camera"), RenderTarget::from(unused));
    world.spawn((Camera3d::default(), target)).id()
}

fn aim(world: &mut World, camera: Entity, eye: Transform, projection: Projection) {
    world.entity_mut(camera).insert((eye, projection));
}

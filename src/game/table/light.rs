//! The room: a table that goes on past the frame, light from a window, dusk at the far end.

use bevy::anti_alias::fxaa::Fxaa;
use bevy::asset::RenderAssetUsages;
use bevy::camera::Exposure;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::image::Image;
use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, GeneratedEnvironmentMapLight};
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};
use bevy::render::renderer::RenderAdapterInfo;

use super::look::{Look, Quality};
use super::shape::{Plane, Shape, polygon};

/// Where the window is, seen from the board.
const WINDOW: Vec3 = Vec3::new(-4.2, 7.4, 2.6);
/// The end of the room.
const DUSK: Color = Color::srgb(0.052, 0.042, 0.038);
/// Texels along the edge of a face of the reflected room.
const ROOM_SIZE: u32 = 64;
/// How far the table goes on.
const TABLE: f32 = 60.0;

/// Adds the room.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(DUSK))
        .insert_resource(DirectionalLightShadowMap { size: 2048 })
        .add_systems(PreStartup, choose_quality)
        .add_systems(Startup, (spawn_light, spawn_table))
        .add_systems(Update, furnish_camera);
}

/// Unless somebody has chosen, software renderers get the low quality: there each sample costs
/// processor time.
fn choose_quality(
    adapter: Option<Res<RenderAdapterInfo>>,
    chosen: Option<Res<Quality>>,
    mut commands: Commands,
) {
    if chosen.is_some() {
        return;
    }
    let software = adapter.is_some_and(|info| format!("{:?}", info.device_type) == "Cpu");
    commands.insert_resource(if software { Quality::Low } else { Quality::High });
}

fn spawn_light(mut commands: Commands, quality: Res<Quality>) {
    commands.spawn((
        Name::new("Window light"),
        DirectionalLight {
            color: Color::srgb(1.0, 0.93, 0.82),
            illuminance: 9_500.0,
            shadow_maps_enabled: true,
            ..default()
        },
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            minimum_distance: 2.0,
            maximum_distance: 34.0,
            ..default()
        }
        .build(),
        Transform::from_translation(WINDOW).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    let ambient = if *quality == Quality::Low { 900.0 } else { 220.0 };
    commands.insert_resource(GlobalAmbientLight {
        color: Color::srgb(1.0, 0.95, 0.88),
        brightness: ambient,
        ..default()
    });
}

fn spawn_table(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, look: Res<Look>) {
    let mut shape = Shape::default();
    shape.cap(&Plane::horizontal(super::TABLE_HEIGHT), &polygon(24, TABLE, 0.0, 0.0), LinearRgba::WHITE);
    commands.spawn((
        Name::new("Table"),
        Mesh3d(meshes.add(shape.mesh())),
        MeshMaterial3d(look.table.clone()),
    ));
}

/// Gives each camera its antialiasing, reflections and dusk.
fn furnish_camera(
    cameras: Query<Entity, Added<Camera3d>>,
    quality: Res<Quality>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for camera in &cameras {
        commands.entity(camera).insert((
            Tonemapping::AcesFitted,
            Exposure { ev100: 9.9 },
            DistanceFog { color: DUSK, falloff: FogFalloff::Linear { start: 16.0, end: 42.0 }, ..default() },
        ));
        match *quality {
            Quality::Low => commands.entity(camera).insert((Msaa::Off, Fxaa::default())),
            Quality::High => commands.entity(camera).insert((
                Msaa::Sample4,
                GeneratedEnvironmentMapLight {
                    environment_map: images.add(room()),
                    intensity: 720.0,
                    ..default()
                },
            )),
        };
    }
}

/// What polished things reflect: a bright window on the left, a dim ceiling, warm dark walls.
fn room() -> Image {
    let mut data = Vec::with_capacity((ROOM_SIZE * ROOM_SIZE * 6 * 8) as usize);
    for face in 0..6 {
        for y in 0..ROOM_SIZE {
            for x in 0..ROOM_SIZE {
                let [u, v] = [x, y].map(|i| (i as f32 + 0.5) / ROOM_SIZE as f32 * 2.0 - 1.0);
                let direction = match face {
                    0 => Vec3::new(1.0, -v, -u),
                    1 => Vec3::new(-1.0, -v, u),
                    2 => Vec3::new(u, 1.0, v),
                    3 => Vec3::new(u, -1.0, -v),
                    4 => Vec3::new(u, -v, 1.0),
                    _ => Vec3::new(-u, -v, -1.0),
                };
                let light = radiance(direction.normalize());
                for channel in [light.x, light.y, light.z, 1.0] {
                    data.extend(half_float(channel).to_le_bytes());
                }
            }
        }
    }
    let mut image = Image::new(
        Extent3d { width: ROOM_SIZE, height: ROOM_SIZE, depth_or_array_layers: 6 },
        TextureDimension::D2,
        data,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

fn radiance(d: Vec3) -> Vec3 {
    let walls = Vec3::new(0.22, 0.165, 0.125);
    let ceiling = Vec3::new(0.42, 0.38, 0.34);
    let floor = Vec3::new(0.09, 0.06, 0.045);
    let up = d.y.clamp(-1.0, 1.0);
    let mut light = if up > 0.0 { walls.lerp(ceiling, up) } else { walls.lerp(floor, -up) };
    // Four panes, seen where the wall on the window's side is.
    let to_window = WINDOW.normalize();
    let right = to_window.cross(Vec3::Y).normalize();
    let above = right.cross(to_window);
    let depth = d.dot(to_window);
    if depth > 0.0 {
        let (x, y) = (d.dot(right) / depth, d.dot(above) / depth);
        let pane =
            |t: f32| ((t.abs() - 0.03) * 30.0).clamp(0.0, 1.0) * ((0.5 - t.abs()) * 12.0).clamp(0.0, 1.0);
        light += Vec3::new(7.5, 7.2, 6.6) * pane(x) * pane(y);
    }
    light
}

/// A number from 0 to 65,504 as an IEEE half.
fn half_float(x: f32) -> u16 {
    let bits = x.clamp(0.0, 65504.0).to_bits();
    let exponent = (bits >> 23) as i32 - 127 + 15;
    if exponent <= 0 { 0 } else { (exponent as u16) << 10 | (bits >> 13 & 0x3ff) as u16 }
}

//! The lights and the table top. On good graphics cards each pane of the window is a directional light; together they
//! cast soft shadows without noise. At low quality the shadows come from the height map of the board.

use std::f32::consts::TAU;

use bevy::anti_alias::fxaa::Fxaa;
use bevy::camera::Exposure;
use bevy::core_pipeline::prepass::DepthPrepass;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::cascade::{Cascade, Cascades};
use bevy::light::{
    CascadeShadowConfigBuilder, DirectionalLightShadowMap, PointLightShadowMap, ShadowFilteringMethod,
    SimulationLightSystems,
};
use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode};
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

use super::camera::{HudInsets, MainCamera};
use super::environment::{self, WINDOW};
use super::materials::SceneMaterials;
use super::mesh_builder::{MeshBuilder, Plane, UvMapping, shade};
use super::quality::RenderQuality;
use super::texture::wood::{PLANK_LENGTH, PLANK_WIDTH, PLANKS};
use crate::game::motion;
use crate::game::redraw::DrawWhile as _;
use crate::game::settings::{Quality, Settings};
use crate::game::state::Step;

/// The clear colour: the dark background.
const DUSK: Color = Color::srgb(0.052, 0.042, 0.038);
/// Illuminance of the window in lux, with reflections and without.
const ILLUMINANCE: f32 = 8_600.0;
const ILLUMINANCE_ALONE: f32 = 9_400.0;
/// Number of window lights, and distance of the outer ones from the middle one, relative to the distance of
/// the window.
const PANES: usize = 4;
const SPREAD: f32 = 0.115;
/// Intensity of reflections, and brightness of the ambient light that replaces them at low quality.
const REFLECTED: f32 = 760.0;
const AMBIENT: f32 = 1_700.0;
/// Seconds in which the light changes from off to full, at normal speed.
const DIM_TIME: f32 = 1.6;
const SHADOW_MAP: usize = 1024;
/// Half the size of the table top.
const TABLE: f32 = 44.0;
/// Distances from the centre up to which it is fully lit, and from which it is dark.
const LIT: f32 = 6.0;
const DARK: f32 = 34.0;
/// Positions at which planks are subdivided, for vertex colours.
const CUTS: [f32; 12] = [-TABLE, -32.0, -24.0, -17.0, -11.0, -6.0, 6.0, 11.0, 17.0, 24.0, 32.0, TABLE];
/// Half the width of the dark seam between planks.
const SEAM: f32 = 0.022;

/// Half the size of the area covered by a shadow map, around the centre of the board.
const SHADOW_HALF_EXTENT: f32 = 7.0;
/// Maximum shadow distance, beyond everything visible of the table.
const SHADOW_DISTANCE: f32 = 100.0;

/// Aperture of the depth of field: the rows of the board stay sharp, the table beyond blurs.
const F_STOPS: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(DUSK))
        // There are no point lights, but Bevy allocates their shadow maps.
        .insert_resource(PointLightShadowMap { size: 1 })
        .insert_resource(DirectionalLightShadowMap { size: SHADOW_MAP })
        .add_systems(Startup, spawn_table)
        .add_systems(
            Update,
            (
                spawn_lights.run_if(resource_changed::<RenderQuality>),
                move_window.run_if(resource_changed::<Daylight>),
                configure_cameras,
                centre_vignette,
                update_depth_of_field,
            )
                .chain()
                .after(super::UpdateMaterials)
                .in_set(Step::Table),
        )
        .insert_resource(LightLevel { now: 1.0, target: 1.0 })
        .init_resource::<Daylight>()
        .init_resource::<Lens>()
        .add_systems(Update, change_level.run_if(is_light_changing).in_set(Step::Hud))
        .draw_while(is_light_changing)
        .add_systems(
            PostUpdate,
            fit_shadow_cascades
                .after(SimulationLightSystems::UpdateDirectionalLightCascades)
                .before(SimulationLightSystems::UpdateLightFrusta),
        );
}

/// The light of the window. Photo mode changes it.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Daylight {
    /// Rotation of the window around the board from its usual place, in radians.
    pub turn: f32,
    /// Angle of the window above the horizon, in radians.
    pub height: f32,
    pub tone: Tone,
}

impl Default for Daylight {
    fn default() -> Self {
        Self { turn: 0.0, height: WINDOW.y.atan2(WINDOW.xz().length()), tone: Tone::Neutral }
    }
}

impl Daylight {
    /// The position of the window relative to the board.
    pub(super) fn window(self) -> Vec3 {
        let level = WINDOW.with_y(0.0).normalize() * self.height.cos();
        WINDOW.length() * (self.rotation() * level + Vec3::Y * self.height.sin())
    }

    fn rotation(self) -> Quat {
        Quat::from_rotation_y(self.turn)
    }
}

/// The colour of the window light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// As at sunset.
    Warm,
    /// The usual one.
    Neutral,
    /// As in the shade.
    Cool,
}

impl Tone {
    /// The colours of the window light, and of the ambient light at low quality.
    fn colors(self) -> [Color; 2] {
        match self {
            Self::Warm => [Color::srgb(1.0, 0.80, 0.56), Color::srgb(1.0, 0.86, 0.70)],
            Self::Neutral => [Color::srgb(1.0, 0.945, 0.86), Color::srgb(1.0, 0.96, 0.90)],
            Self::Cool => [Color::srgb(0.76, 0.88, 1.0), Color::srgb(0.84, 0.92, 1.0)],
        }
    }
}

/// The depth of field of the main camera. Photo mode changes it.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Lens {
    /// The blur relative to the usual one; `None` is the usual one at high quality, and no blur below.
    pub blur: Option<f32>,
    /// The point that is sharp; `None` is the centre of the view.
    pub focus: Option<Vec3>,
}

impl Lens {
    /// The blur at a quality, relative to the usual one; 0 is none.
    pub fn strength(self, quality: Quality) -> f32 {
        self.blur.unwrap_or(if quality == Quality::High { 1.0 } else { 0.0 })
    }
}

/// The centre of the board that a camera shows, if it is not the main board.
#[derive(Component)]
pub(super) struct BoardCenter(pub(super) Vec3);

/// A window light, with its illuminance in lux at full level, and its number.
#[derive(Component)]
struct Pane(f32, usize);

/// The level of all lights of the scene: 1 is the usual one. It approaches its target within [`DIM_TIME`].
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub(super) struct LightLevel {
    now: f32,
    pub(super) target: f32,
}

fn is_light_changing(level: Res<LightLevel>) -> bool {
    level.now != level.target
}

/// Approaches the target level and sets all lights.
fn change_level(
    time: Res<Time>,
    settings: Res<Settings>,
    quality: Res<RenderQuality>,
    mut level: ResMut<LightLevel>,
    mut panes: Query<(&Pane, &mut DirectionalLight)>,
    mut reflections: Query<&mut EnvironmentMapLight>,
    mut ambient: ResMut<GlobalAmbientLight>,
) {
    let speed = motion::speed(&settings);
    let step = if speed > 0.0 { time.delta_secs() * speed / DIM_TIME } else { 1.0 };
    level.now += (level.target - level.now).clamp(-step, step);
    for (pane, mut light) in &mut panes {
        light.illuminance = pane.0 * level.now;
    }
    for mut reflections in &mut reflections {
        reflections.intensity = REFLECTED * level.now;
    }
    if quality.0 == Quality::Low {
        ambient.brightness = AMBIENT * level.now;
    }
}

fn spawn_lights(
    quality: Res<RenderQuality>,
    daylight: Res<Daylight>,
    old: Query<Entity, With<Pane>>,
    mut commands: Commands,
) {
    old.iter().for_each(|pane| commands.entity(pane).despawn());
    let low = quality.0 == Quality::Low;
    let illuminance = if low { ILLUMINANCE_ALONE } else { ILLUMINANCE };
    let panes = if quality.0 == Quality::High { PANES } else { 1 };
    let [color, ambient] = daylight.tone.colors();
    for number in 0..panes {
        commands.spawn((
            Name::new("Window light"),
            Pane(illuminance / panes as f32, number),
            DirectionalLight {
                color,
                illuminance: illuminance / panes as f32,
                shadow_maps_enabled: !low,
                ..default()
            },
            CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: SHADOW_DISTANCE, ..default() }
                .build(),
            pane_at(daylight.window(), number),
        ));
    }
    let brightness = if low { AMBIENT } else { 0.0 };
    commands.insert_resource(GlobalAmbientLight { color: ambient, brightness, ..default() });
}

/// Moves the window lights with the window, and turns the reflections.
fn move_window(
    daylight: Res<Daylight>,
    mut panes: Query<(&Pane, &mut Transform, &mut DirectionalLight)>,
    mut reflections: Query<&mut EnvironmentMapLight>,
    mut ambient: ResMut<GlobalAmbientLight>,
) {
    let [color, around] = daylight.tone.colors();
    ambient.color = around;
    for (&Pane(_, number), mut transform, mut light) in &mut panes {
        *transform = pane_at(daylight.window(), number);
        light.color = color;
    }
    for mut reflections in &mut reflections {
        reflections.rotation = daylight.rotation();
    }
}

/// The transform of a window light, facing the board.
fn pane_at(window: Vec3, number: usize) -> Transform {
    Transform::from_translation(pane_place(window, number)).looking_at(Vec3::ZERO, Vec3::Y)
}

/// The positions of the window lights: the middle one, then the others around it.
fn pane_place(window: Vec3, number: usize) -> Vec3 {
    let Some(round) = number.checked_sub(1) else { return window };
    let right = window.cross(Vec3::Y).normalize();
    let above = right.cross(window.normalize());
    let angle = Vec2::from_angle(TAU * (round as f32 + 0.25) / (PANES - 1) as f32);
    window + (right * angle.x + above * angle.y) * SPREAD * window.length()
}

fn spawn_table(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, materials: Res<SceneMaterials>) {
    commands.spawn((
        Name::new("Table"),
        Mesh3d(meshes.add(table_mesh())),
        MeshMaterial3d(materials.table.clone()),
        bevy::light::NotShadowCaster,
    ));
}

/// Fits each shadow map to the board. Bevy's cascades would cover everything the camera sees, with a third of
/// the resolution, and change with each rotation of the camera.
fn fit_shadow_cascades(
    mut panes: Query<(&GlobalTransform, &mut Cascades), With<Pane>>,
    boards: Query<&BoardCenter>,
) {
    for (pane, mut cascades) in &mut panes {
        for (&camera, cascade) in &mut cascades.cascades {
            let middle = boards.get(camera).map_or(Vec3::ZERO, |board| board.0);
            *cascade = vec![board_cascade(pane.rotation(), middle)];
        }
    }
}

/// The shadow cascade of a light for a board around `middle`.
fn board_cascade(light: Quat, middle: Vec3) -> Cascade {
    let world_from_cascade =
        Mat4::from_rotation_translation(light, middle + light * Vec3::Z * SHADOW_HALF_EXTENT);
    // Reverse depth: one next to the light, zero far away.
    let clip_from_cascade = Mat4::from_scale_rotation_translation(
        vec3(1.0 / SHADOW_HALF_EXTENT, 1.0 / SHADOW_HALF_EXTENT, 0.5 / SHADOW_HALF_EXTENT),
        Quat::IDENTITY,
        Vec3::Z,
    );
    Cascade {
        world_from_cascade,
        clip_from_cascade,
        clip_from_world: clip_from_cascade * world_from_cascade.inverse(),
        texel_size: 2.0 * SHADOW_HALF_EXTENT / SHADOW_MAP as f32,
    }
}

/// Long planks from left to right. Repetitions of a plank texture are far apart.
fn table_mesh() -> Mesh {
    let mut builder = MeshBuilder::default();
    let plane = Plane::horizontal(super::TABLE_HEIGHT);
    let rows = (TABLE / PLANK_WIDTH) as i32;
    for row in -rows..rows {
        let far = (row as f32 + 0.37) * PLANK_WIDTH;
        let chance = |k: i32| ((row + 97) * 73 + k * 151).rem_euclid(101) as f32 / 101.0;
        let middle = Vec3::new(0.0, super::TABLE_HEIGHT, far + PLANK_WIDTH / 2.0);
        builder.uv_mapping =
            UvMapping::flat_plank(row.rem_euclid(PLANKS as i32) as usize, middle, PLANK_LENGTH * chance(5));
        board(&mut builder, &plane, [far, far + PLANK_WIDTH], 0.86 + 0.14 * chance(9));
    }
    builder.build()
}

/// A plank with dark edges.
fn board(builder: &mut MeshBuilder, plane: &Plane, [far, near]: [f32; 2], tone: f32) {
    let dark = tone * 0.45;
    let edges = [(far, dark), (far + SEAM, tone), (near - SEAM, tone), (near, dark)];
    for pair in edges.windows(2) {
        let [(far, beyond), (near, before)] = [pair[0], pair[1]];
        for ends in CUTS.windows(2) {
            let (left, right) = (ends[0], ends[1]);
            let corners =
                [(left, near, before), (right, near, before), (right, far, beyond), (left, far, beyond)];
            builder.shaded_quad(
                corners.map(|(x, z, _)| plane.at(Vec2::new(x, -z), 0.0)),
                corners.map(|(x, z, tone)| shade(tone * falloff(vec2(x, z)))),
            );
        }
    }
}

/// The share of light at a position on the table, which falls off with the distance.
fn falloff(place: Vec2) -> f32 {
    let lost = ((place.length() - LIT) / (DARK - LIT)).clamp(0.0, 1.0);
    1.0 - 0.95 * lost * lost * (3.0 - 2.0 * lost)
}

/// Sets tone mapping, antialiasing, reflections and vignette of each camera for the quality.
fn configure_cameras(
    cameras: Query<(Entity, Ref<Camera3d>, Option<&EnvironmentMapLight>)>,
    quality: Res<RenderQuality>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut reflection_maps: Local<Option<EnvironmentMapLight>>,
) {
    for (camera, added, reflections) in &cameras {
        if !added.is_added() && !quality.is_changed() {
            continue;
        }
        let mut camera = commands.entity(camera);
        camera.insert((Tonemapping::KhronosPbrNeutral, Exposure { ev100: 10.4 }));
        if quality.0 == Quality::Low {
            camera.remove::<(EnvironmentMapLight, Vignette)>();
            // A depth prepass avoids overdraw: lighting is the most expensive part of software rendering.
            camera.insert((Msaa::Off, Fxaa::default(), DepthPrepass));
            continue;
        }
        camera.remove::<(Fxaa, DepthPrepass)>().insert((Msaa::Sample4, ShadowFilteringMethod::Gaussian));
        if reflections.is_none() {
            let made =
                reflection_maps.get_or_insert_with(|| environment::reflections(&mut images, REFLECTED));
            camera.insert(made.clone());
        }
        if quality.0 == Quality::High {
            camera.insert(Vignette { intensity: 0.32, radius: 0.62, smoothness: 1.1, ..default() });
        } else {
            camera.remove::<Vignette>();
        }
    }
}

/// Centres the vignette on the board instead of the window, of which a panel may cover a part.
fn centre_vignette(
    free: Res<HudInsets>,
    cameras: Query<&Camera, With<MainCamera>>,
    mut vignettes: Query<&mut Vignette, With<MainCamera>>,
) {
    let Some(size) = cameras.single().ok().and_then(Camera::logical_target_size) else { return };
    let centre = Vec2::new(size.x + free.left - free.right, size.y + free.top - free.bottom) / (2.0 * size);
    for mut vignette in &mut vignettes {
        if vignette.center.distance(centre) > 1e-4 {
            vignette.center = centre;
        }
    }
}

type LensCamera =
    (Entity, &'static PanOrbitCamera, &'static Transform, &'static Projection, Option<&'static DepthOfField>);

/// Sets the depth of field. The orthographic view has none.
fn update_depth_of_field(
    quality: Res<RenderQuality>,
    lens: Res<Lens>,
    cameras: Query<LensCamera, With<MainCamera>>,
    mut commands: Commands,
) {
    let strength = lens.strength(quality.0);
    for (camera, orbit, at, projection, now) in &cameras {
        let perspective = matches!(projection, Projection::Perspective(_));
        let focal_distance = match lens.focus {
            Some(point) => (point - at.translation).dot(*at.forward()),
            None => orbit.radius.unwrap_or_default(),
        };
        let mut camera = commands.entity(camera);
        if strength <= 0.0 || focal_distance <= 0.0 || !perspective {
            if now.is_some() {
                camera.remove::<DepthOfField>();
            }
            continue;
        }
        let aperture_f_stops = F_STOPS / strength;
        if now.is_none_or(|now| {
            (now.focal_distance, now.aperture_f_stops) != (focal_distance, aperture_f_stops)
        }) {
            camera.insert(DepthOfField {
                mode: DepthOfFieldMode::Bokeh,
                focal_distance,
                aperture_f_stops,
                ..default()
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Beyond the edge of either board, and above a cube that is carried over the others.
    const EDGE: f32 = 5.7;
    const HIGH: f32 = 2.6;

    #[test]
    fn the_window_is_at_its_usual_place_until_it_is_turned() {
        assert!(Daylight::default().window().distance(WINDOW) < 1e-4);
        for step in 0..12 {
            let daylight = Daylight { turn: TAU * step as f32 / 12.0, height: 0.3, ..default() };
            let window = daylight.window();
            assert!((window.length() - WINDOW.length()).abs() < 1e-3, "{window}");
            assert!((window.y.atan2(window.xz().length()) - 0.3).abs() < 1e-4, "{window}");
            let turned = WINDOW.xz().angle_to(window.xz()).rem_euclid(TAU);
            let expected = (-daylight.turn).rem_euclid(TAU);
            assert!((turned - expected).abs() < 1e-3 || (turned - expected).abs() > TAU - 1e-3, "{turned}");
        }
    }

    #[test]
    fn every_shadow_map_covers_the_board_and_carried_cubes() {
        for number in 0..PANES {
            let pane = pane_at(WINDOW, number);
            // Floats are less exact far away, where diagrams are built.
            let middle = Vec3::X * if number % 2 == 0 { 0.0 } else { 500.0 };
            let cascade = board_cascade(pane.rotation, middle);
            let seen = |place| cascade.clip_from_world.project_point3(middle + place);
            for step in 0..24 {
                let around = Quat::from_rotation_y(TAU * step as f32 / 24.0) * Vec3::X;
                for place in [around * EDGE, around * 4.5 + Vec3::Y * HIGH] {
                    let at = seen(place);
                    assert!(at.xy().abs().max_element() < 1.0, "{place} is outside the shadow map: {at}");
                    assert!((0.0..1.0).contains(&at.z), "{place} is outside the depth range: {at}");
                    assert!(seen(place + pane.back() * 0.5).z > at.z, "nearer objects cast the shadow");
                }
            }
        }
    }
}

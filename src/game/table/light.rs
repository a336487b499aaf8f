//! The lights of the room. With a good graphics card each pane of the window is a light of its own; together
//! they cast soft shadows without noise.

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

use super::camera::{HudInsets, TableCamera};
use super::look::Look;
use super::quality::RenderQuality;
use super::room::{self, WINDOW};
use super::shape::{Lay, Plane, Shape, shade};
use super::texture::wood::{PLANK_LENGTH, PLANK_WIDTH, PLANKS};
use crate::game::settings::Quality;

/// The end of the room.
const DUSK: Color = Color::srgb(0.052, 0.042, 0.038);
/// Light of the whole window on the table, in lux, and where no reflections add to it.
const ILLUMINANCE: f32 = 8_600.0;
const ILLUMINANCE_ALONE: f32 = 9_400.0;
/// Panes of the window that are lights of their own, and how far the outer ones lie from the middle one,
/// as a share of the window's distance.
const PANES: usize = 7;
const SPREAD: f32 = 0.115;
/// Light from all sides: of reflections, and in their place where none are drawn.
const REFLECTED: f32 = 760.0;
const AMBIENT: f32 = 1_700.0;
/// The side of a shadow map, in texels, for shadows with soft edges and with sharp ones.
const SOFT_MAP: usize = 1024;
const SHARP_MAP: usize = 2048;
/// How far the table goes on.
const TABLE: f32 = 44.0;
/// So far from its middle it is fully lit, and so far it lies in the dark.
const LIT: f32 = 6.0;
const DARK: f32 = 34.0;
/// Where boards are cut into parts that are lit alike.
const LENGTHS: [f32; 12] = [-TABLE, -32.0, -24.0, -17.0, -11.0, -6.0, 6.0, 11.0, 17.0, 24.0, 32.0, TABLE];
/// Half the width of the dark line between two boards of the table.
const SEAM: f32 = 0.022;

/// Shadows fall so far from the board's middle.
const SHADED: f32 = 7.0;
/// Farther away from the camera than anything that is seen of the table.
const BEYOND: f32 = 100.0;

/// How far the lens is open: the rows of the board stay sharp, the table beyond it does not.
const APERTURE: f32 = 0.5;

/// Adds the light and the table.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(DUSK))
        // No lamp hangs over the table, but Bevy keeps room for the shadows of one.
        .insert_resource(PointLightShadowMap { size: 1 })
        .add_systems(Startup, spawn_table)
        .add_systems(
            Update,
            (light_up, furnish_camera, centre_vignette, focus)
                .chain()
                .after(super::Paint)
                .in_set(crate::game::state::Step::Table),
        )
        .add_systems(
            PostUpdate,
            shade_the_board
                .after(SimulationLightSystems::UpdateDirectionalLightCascades)
                .before(SimulationLightSystems::UpdateLightFrusta),
        );
}

/// Where the middle of the board is that a camera shows, if it is not the one on the table.
#[derive(Component)]
pub(super) struct BoardAt(pub(super) Vec3);

/// A pane of the window.
#[derive(Component)]
struct Pane;

/// Hangs the lights that the quality asks for.
fn light_up(fineness: Res<RenderQuality>, old: Query<Entity, With<Pane>>, mut commands: Commands) {
    if !fineness.is_changed() {
        return;
    }
    old.iter().for_each(|pane| commands.entity(pane).despawn());
    let low = fineness.0 == Quality::Low;
    commands.insert_resource(DirectionalLightShadowMap { size: if low { SHARP_MAP } else { SOFT_MAP } });
    let illuminance = if low { ILLUMINANCE_ALONE } else { ILLUMINANCE };
    let panes = if fineness.0 == Quality::High { PANES } else { 1 };
    for number in 0..panes {
        commands.spawn((
            Name::new("Window light"),
            Pane,
            DirectionalLight {
                color: Color::srgb(1.0, 0.945, 0.86),
                illuminance: illuminance / panes as f32,
                shadow_maps_enabled: true,
                ..default()
            },
            CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: BEYOND, ..default() }.build(),
            pane_at(number),
        ));
    }
    let brightness = if low { AMBIENT } else { 0.0 };
    commands.insert_resource(GlobalAmbientLight {
        color: Color::srgb(1.0, 0.96, 0.90),
        brightness,
        ..default()
    });
}

/// A pane, facing the board.
fn pane_at(number: usize) -> Transform {
    Transform::from_translation(pane_place(number)).looking_at(Vec3::ZERO, Vec3::Y)
}

/// The middle pane first, then the others round it.
fn pane_place(number: usize) -> Vec3 {
    let Some(round) = number.checked_sub(1) else { return WINDOW };
    let right = WINDOW.cross(Vec3::Y).normalize();
    let above = right.cross(WINDOW.normalize());
    let angle = Vec2::from_angle(TAU * (round as f32 + 0.25) / (PANES - 1) as f32);
    WINDOW + (right * angle.x + above * angle.y) * SPREAD * WINDOW.length()
}

fn spawn_table(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, look: Res<Look>) {
    commands.spawn((
        Name::new("Table"),
        Mesh3d(meshes.add(table_mesh())),
        MeshMaterial3d(look.table.clone()),
        bevy::light::NotShadowCaster,
    ));
}

/// Spreads each shadow map over the board and no more. Bevy's own would cover all that the camera
/// sees, with a third of the detail, and another part of it with each turn of the camera.
fn shade_the_board(
    mut panes: Query<(&GlobalTransform, &mut Cascades), With<Pane>>,
    boards: Query<&BoardAt>,
    map: Res<DirectionalLightShadowMap>,
) {
    for (pane, mut cascades) in &mut panes {
        for (&camera, cascade) in &mut cascades.cascades {
            let middle = boards.get(camera).map_or(Vec3::ZERO, |board| board.0);
            *cascade = vec![over_the_board(pane.rotation(), middle, map.size)];
        }
    }
}

/// What a light sees of a board around `middle` in a map with so many texels on a side.
fn over_the_board(light: Quat, middle: Vec3, texels: usize) -> Cascade {
    let world_from_cascade = Mat4::from_rotation_translation(light, middle + light * Vec3::Z * SHADED);
    // Depth goes from one, next to the window, to nought.
    let clip_from_cascade = Mat4::from_scale_rotation_translation(
        vec3(1.0 / SHADED, 1.0 / SHADED, 0.5 / SHADED),
        Quat::IDENTITY,
        Vec3::Z,
    );
    Cascade {
        world_from_cascade,
        clip_from_cascade,
        clip_from_world: clip_from_cascade * world_from_cascade.inverse(),
        texel_size: 2.0 * SHADED / texels as f32,
    }
}

/// Long boards from left to right, each of another plank: a plank shows again only far from itself.
fn table_mesh() -> Mesh {
    let mut shape = Shape::default();
    let plane = Plane::horizontal(super::TABLE_HEIGHT);
    let rows = (TABLE / PLANK_WIDTH) as i32;
    for row in -rows..rows {
        let far = (row as f32 + 0.37) * PLANK_WIDTH;
        let chance = |k: i32| ((row + 97) * 73 + k * 151).rem_euclid(101) as f32 / 101.0;
        let middle = Vec3::new(0.0, super::TABLE_HEIGHT, far + PLANK_WIDTH / 2.0);
        shape.lay = Lay::flat_plank(row.rem_euclid(PLANKS as i32) as usize, middle, PLANK_LENGTH * chance(5));
        board(&mut shape, &plane, [far, far + PLANK_WIDTH], 0.86 + 0.14 * chance(9));
    }
    shape.mesh()
}

/// A board with edges that lie a little in the shade.
fn board(shape: &mut Shape, plane: &Plane, [far, near]: [f32; 2], tone: f32) {
    let dark = tone * 0.45;
    let edges = [(far, dark), (far + SEAM, tone), (near - SEAM, tone), (near, dark)];
    for pair in edges.windows(2) {
        let [(far, beyond), (near, before)] = [pair[0], pair[1]];
        for ends in LENGTHS.windows(2) {
            let (left, right) = (ends[0], ends[1]);
            let corners =
                [(left, near, before), (right, near, before), (right, far, beyond), (left, far, beyond)];
            shape.shaded_quad(
                corners.map(|(x, z, _)| plane.at(Vec2::new(x, -z), 0.0)),
                corners.map(|(x, z, tone)| shade(tone * dusk(vec2(x, z)))),
            );
        }
    }
}

/// How much of the light reaches a place on the table: it is lost in the room.
fn dusk(place: Vec2) -> f32 {
    let lost = ((place.length() - LIT) / (DARK - LIT)).clamp(0.0, 1.0);
    1.0 - 0.95 * lost * lost * (3.0 - 2.0 * lost)
}

/// Gives each camera its antialiasing and dusk, and all the same reflections.
fn furnish_camera(
    cameras: Query<(Entity, Ref<Camera3d>, Option<&EnvironmentMapLight>)>,
    fineness: Res<RenderQuality>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut of_the_room: Local<Option<EnvironmentMapLight>>,
) {
    for (camera, added, reflections) in &cameras {
        if !added.is_added() && !fineness.is_changed() {
            continue;
        }
        let mut camera = commands.entity(camera);
        camera.insert((Tonemapping::KhronosPbrNeutral, Exposure { ev100: 10.4 }));
        if fineness.0 == Quality::Low {
            camera.remove::<(EnvironmentMapLight, Vignette)>();
            // What is seen in the end is known before it is lit: light is what costs most in software.
            camera.insert((Msaa::Off, Fxaa::default(), DepthPrepass, ShadowFilteringMethod::Hardware2x2));
            continue;
        }
        camera.remove::<(Fxaa, DepthPrepass)>().insert((Msaa::Sample4, ShadowFilteringMethod::Gaussian));
        if reflections.is_none() {
            let made = of_the_room.get_or_insert_with(|| room::reflections(&mut images, REFLECTED));
            camera.insert(made.clone());
        }
        if fineness.0 == Quality::High {
            camera.insert(Vignette { intensity: 0.32, radius: 0.62, smoothness: 1.1, ..default() });
        } else {
            camera.remove::<Vignette>();
        }
    }
}

/// The corners darken round the board, not round the middle of a window that a panel covers in part.
fn centre_vignette(
    free: Res<HudInsets>,
    cameras: Query<&Camera, With<TableCamera>>,
    mut vignettes: Query<&mut Vignette, With<TableCamera>>,
) {
    let Some(size) = cameras.single().ok().and_then(Camera::logical_target_size) else { return };
    let centre = Vec2::new(size.x + free.left - free.right, size.y + free.top - free.bottom) / (2.0 * size);
    for mut vignette in &mut vignettes {
        if vignette.center.distance(centre) > 1e-4 {
            vignette.center = centre;
        }
    }
}

/// With a good graphics card the table loses itself in blur as in a photograph; a plan is sharp all over.
fn focus(
    fineness: Res<RenderQuality>,
    cameras: Query<(Entity, &PanOrbitCamera, &Projection, Option<&DepthOfField>), With<TableCamera>>,
    mut commands: Commands,
) {
    for (camera, orbit, projection, lens) in &cameras {
        let perspective = matches!(projection, Projection::Perspective(_));
        let distance =
            orbit.radius.filter(|_| perspective && fineness.0 == Quality::High).unwrap_or_default();
        if lens.map_or(0.0, |lens| lens.focal_distance) == distance {
            continue;
        }
        let mut camera = commands.entity(camera);
        if distance == 0.0 {
            camera.remove::<DepthOfField>();
        } else {
            camera.insert(DepthOfField {
                mode: DepthOfFieldMode::Bokeh,
                focal_distance: distance,
                aperture_f_stops: APERTURE,
                ..default()
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Farther out than either board's edge, and higher than a cube that is carried over the others.
    const EDGE: f32 = 5.7;
    const HIGH: f32 = 2.6;

    #[test]
    fn every_shadow_map_holds_the_board_and_what_moves_above_it() {
        for number in 0..PANES {
            let pane = pane_at(number);
            // Bevy's floats are less exact far away, where diagrams are built.
            let middle = Vec3::X * if number % 2 == 0 { 0.0 } else { 500.0 };
            let cascade = over_the_board(pane.rotation, middle, SHARP_MAP);
            let seen = |place| cascade.clip_from_world.project_point3(middle + place);
            for step in 0..24 {
                let around = Quat::from_rotation_y(TAU * step as f32 / 24.0) * Vec3::X;
                for place in [around * EDGE, around * 4.5 + Vec3::Y * HIGH] {
                    let at = seen(place);
                    assert!(at.xy().abs().max_element() < 1.0, "{place} is beside the map: {at}");
                    assert!((0.0..1.0).contains(&at.z), "{place} is before or behind the map: {at}");
                    assert!(seen(place + pane.back() * 0.5).z > at.z, "what is nearer the window shades");
                }
            }
        }
    }
}

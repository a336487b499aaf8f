//! The surface material: Bevy's standard material with ambient occlusion and, at low quality, soft shadows from a
//! height map of the board, and a gradient of daylight. One texture lookup suffices at every quality, without noise or
//! temporal accumulation.

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use crate::game::scene::light::Daylight;
use crate::game::scene::{TABLE_HEIGHT, diagram};
use crate::game::state::Step;

/// Half the width of the height map, in world units.
pub const HALF_EXTENT: f32 = 6.4;
/// Distance in front of a wall at which the height map is sampled, beyond its filter radius.
const WALL_OFFSET: f32 = 0.13;
/// Depths at which half the light is lost: in cracks, and in wider hollows.
const CRACK_DEPTH: f32 = 0.16;
const HOLLOW_DEPTH: f32 = 1.1;
/// Factor on the distance of the window for the falloff of its light.
const WINDOW_DISTANCE_FACTOR: f32 = 1.9;

/// The material of all objects in the scene.
pub type Surface = ExtendedMaterial<StandardMaterial, SurfaceExtension>;

/// The uniforms of the surface shader.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, Default)]
pub struct SurfaceExtension {
    /// Heights above the table top: near heights in red, wide heights in green, shadows in blue.
    #[texture(100)]
    #[sampler(101)]
    height_map: Handle<Image>,
    /// Half the width of the height map, and the height of its zero.
    #[uniform(102)]
    half_extent: f32,
    #[uniform(102)]
    floor: f32,
    /// Sampling distance in front of a wall.
    #[uniform(102)]
    wall_offset: f32,
    /// Depths at which half the light is lost: in cracks, and in wider hollows.
    #[uniform(102)]
    crack_depth: f32,
    #[uniform(102)]
    hollow_depth: f32,
    /// Depth of the bump map from the base colour, in world units.
    #[uniform(102)]
    pub(super) grain: f32,
    /// Share of the window light that the shadows of the height map take away.
    #[uniform(102)]
    pub(super) shadow: f32,
    /// Position of the window relative to the table top.
    #[uniform(102)]
    window: Vec3,
    /// Strength of the daylight gradient and the shadows of the bars, 0 to 1.
    #[uniform(102)]
    pub(super) daylight: f32,
    /// Offset of the diagram board to the east.
    #[uniform(102)]
    diagram_offset: f32,
}

impl MaterialExtension for SurfaceExtension {
    fn fragment_shader() -> ShaderRef {
        AssetPath::from_path_buf(embedded_path!("surface.wgsl")).with_source("embedded").into()
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "surface.wgsl");
    app.add_plugins(MaterialPlugin::<Surface>::default())
        .add_systems(Update, follow_window.run_if(resource_changed::<Daylight>).in_set(Step::Table));
}

/// Updates the gradient of daylight in all materials.
fn follow_window(daylight: Res<Daylight>, mut surfaces: ResMut<Assets<Surface>>) {
    for (_, surface) in surfaces.iter_mut() {
        surface.extension.window = daylight.window() * WINDOW_DISTANCE_FACTOR;
    }
}

/// A material with ambient occlusion from the height map.
pub(super) fn surface(base: StandardMaterial, height_map: &Handle<Image>) -> Surface {
    let height_map = height_map.clone();
    let extension = SurfaceExtension {
        height_map,
        half_extent: HALF_EXTENT,
        floor: TABLE_HEIGHT,
        wall_offset: WALL_OFFSET,
        crack_depth: CRACK_DEPTH,
        hollow_depth: HOLLOW_DEPTH,
        grain: 0.0,
        shadow: 0.0,
        window: Daylight::default().window() * WINDOW_DISTANCE_FACTOR,
        daylight: 1.0,
        diagram_offset: diagram::ORIGIN.x,
    };
    Surface { base, extension }
}

//! The 3D part at a lower resolution than the window, under a sharp interface.

use bevy::anti_alias::fxaa::fxaa;
use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::camera::MainPassResolutionOverride;
use bevy::core_pipeline::Core3dSystems;
use bevy::core_pipeline::fullscreen_material::{
    FullscreenMaterial, FullscreenMaterialPipelineId, FullscreenMaterialPlugin,
};
use bevy::core_pipeline::tonemapping::tonemapping;
use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::BoxedSystem;
use bevy::prelude::*;
use bevy::render::camera::ExtractedCamera;
use bevy::render::extract_component::{ExtractComponent, ExtractComponentPlugin};
use bevy::render::render_resource::{PipelineCache, ShaderType};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::shader::ShaderRef;

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "lower_resolution.wgsl");
    app.add_plugins((
        FullscreenMaterialPlugin::<Enlarged>::default(),
        ExtractComponentPlugin::<Covered>::default(),
    ));
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(
            Render,
            (reduce_resolution, minimise_resolution).chain().in_set(RenderSystems::CreateViews),
        );
    }
}

/// A camera that renders to the upper left part of its picture, which is then enlarged to the whole picture.
#[derive(Component, ExtractComponent, ShaderType, Clone, Copy, Debug, Default)]
#[extract_component_sync_target((Self, MainPassResolutionOverride))]
pub struct Enlarged {
    /// Width of that part, relative to the picture.
    pub scale: f32,
}

/// A camera whose picture cannot be seen. It is drawn with few pixels, because a software renderer spends most of the
/// frame on its pixels.
#[derive(Component, ExtractComponent, Clone, Copy, Debug)]
#[extract_component_sync_target((Self, MainPassResolutionOverride))]
pub struct Covered;

/// Resolution of a covered camera.
const COVERED_SIZE: UVec2 = UVec2::new(32, 18);

impl FullscreenMaterial for Enlarged {
    fn fragment_shader() -> ShaderRef {
        AssetPath::from_path_buf(embedded_path!("lower_resolution.wgsl")).with_source("embedded").into()
    }

    fn schedule_configs(system: ScheduleConfigs<BoxedSystem>) -> ScheduleConfigs<BoxedSystem> {
        // Edges are smoothed before they are enlarged.
        system.in_set(Core3dSystems::PostProcess).after(tonemapping).after(fxaa)
    }
}

/// Reduces the resolution of a camera once the shader that enlarges its picture is compiled.
fn reduce_resolution(
    cache: Res<PipelineCache>,
    mut cameras: Query<(Entity, &ExtractedCamera, &mut Enlarged, Option<&FullscreenMaterialPipelineId>)>,
    mut commands: Commands,
) {
    for (entity, camera, mut enlarged, pipeline) in &mut cameras {
        let is_ready = pipeline.is_some_and(|id| cache.get_render_pipeline(id.0).is_some());
        match camera.physical_target_size.filter(|_| is_ready) {
            Some(size) => {
                let part = (size.as_vec2() * enlarged.scale).as_uvec2().max(UVec2::ONE);
                commands.entity(entity).insert(MainPassResolutionOverride(part));
            }
            None => enlarged.scale = 1.0,
        }
    }
}

fn minimise_resolution(cameras: Query<Entity, With<Covered>>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).insert(MainPassResolutionOverride(COVERED_SIZE));
    }
}

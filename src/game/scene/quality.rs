//! Graphics quality: the setting, or the automatic one.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::{PrimaryWindow, WindowResized};

use super::camera::MainCamera;
use super::lower_resolution::Enlarged;
use crate::game::redraw::DrawWhile;
use crate::game::settings::{Automatic, Quality, Settings, SizeClass};
use crate::game::state::Menu;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(RenderQuality(Quality::Low))
        .init_resource::<Automatic>()
        .add_systems(PreStartup, (read_card, update).chain())
        .add_systems(
            Update,
            update
                .run_if(
                    resource_changed::<Settings>
                        .or_else(resource_changed::<Automatic>)
                        .or_else(resource_changed::<State<Menu>>)
                        .or_else(on_message::<WindowResized>),
                )
                .in_set(super::UpdateMaterials),
        )
        .draw_while(resource_changed::<RenderQuality>);
}

/// The quality in use.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RenderQuality(pub Quality);

fn read_card(adapter: Option<Res<RenderAdapterInfo>>, mut automatic: ResMut<Automatic>) {
    if let Some(info) = adapter {
        (automatic.card, automatic.kind) = (info.name.clone(), Some(info.device_type));
    }
}

fn update(
    (settings, menu): (Res<Settings>, Res<State<Menu>>),
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Query<Entity, With<MainCamera>>,
    mut automatic: ResMut<Automatic>,
    mut quality: ResMut<RenderQuality>,
    mut commands: Commands,
) {
    let size = windows.single().map_or(automatic.size, |window| SizeClass::of(window.physical_size()));
    if automatic.size != size {
        automatic.size = size;
    }
    let (own, scale) = automatic.measured(&settings.graphics).step.picture(size);
    quality.set_if_neq(RenderQuality(settings.quality.unwrap_or(own)));
    // Photos are sharp, and depth of field needs the full resolution.
    let is_reduced = scale < 1.0 && settings.quality.is_none() && *menu.get() != Menu::Photo;
    for camera in &cameras {
        if is_reduced {
            commands.entity(camera).insert(Enlarged { scale });
        } else {
            commands.entity(camera).remove::<Enlarged>();
        }
    }
}

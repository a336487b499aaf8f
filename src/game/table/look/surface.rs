//! The surface material: Bevy's standard material with ambient occlusion from a height map of the table, the
//! relief. One texture lookup serves every quality, without noise and without a previous frame.

use bevy::asset::embedded_asset;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use crate::game::table::room::WINDOW;
use crate::game::table::{TABLE_HEIGHT, diagram};

/// Half the width of the relief, from the middle of the board.
pub const REACH: f32 = 6.4;
/// How far before a wall the relief is looked at: beyond what the wall itself adds to it.
const BEFORE: f32 = 0.13;
/// The depths at which half the light is lost: between walls that touch, and in the lee of things that
/// stand farther off.
const CRACK: f32 = 0.16;
const LEE: f32 = 1.1;
/// The window as far away as its light is lost over the table.
const WINDOW_AWAY: f32 = 1.9;

/// The material of the table and of all on it.
pub type Surface = ExtendedMaterial<StandardMaterial, Grounded>;

/// What a material knows of the things around it.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, Default)]
pub struct Grounded {
    /// How high things stand above the table top: in red right beside a place, in green around it.
    #[texture(100)]
    #[sampler(101)]
    relief: Handle<Image>,
    /// Half the relief's width, and the height from which it is measured.
    #[uniform(102)]
    reach: f32,
    #[uniform(102)]
    floor: f32,
    /// How far before a wall it is looked at.
    #[uniform(102)]
    before: f32,
    /// The depths at which half the light is lost.
    #[uniform(102)]
    crack: f32,
    #[uniform(102)]
    lee: f32,
    /// How deep its pattern is carved, in units of the table.
    #[uniform(102)]
    pub(super) grain: f32,
    /// Where the window is, over the table top.
    #[uniform(102)]
    window: Vec3,
    /// How much of its distance and its bars is seen, 0 to 1.
    #[uniform(102)]
    pub(super) daylight: f32,
    /// How far east a board stands that is shown beside the table.
    #[uniform(102)]
    next_board: f32,
}

impl MaterialExtension for Grounded {
    fn fragment_shader() -> ShaderRef {
        "embedded://pushflip/game/table/look/surface.wgsl".into()
    }
}

/// Adds the material.
pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "surface.wgsl");
    app.add_plugins(MaterialPlugin::<Surface>::default());
}

/// A material that looks for its light in a relief.
pub(super) fn surface(base: StandardMaterial, relief: &Handle<Image>) -> Surface {
    let relief = relief.clone();
    let extension = Grounded {
        relief,
        reach: REACH,
        floor: TABLE_HEIGHT,
        before: BEFORE,
        crack: CRACK,
        lee: LEE,
        grain: 0.0,
        window: WINDOW * WINDOW_AWAY,
        daylight: 1.0,
        next_board: diagram::PLACE.x,
    };
    Surface { base, extension }
}

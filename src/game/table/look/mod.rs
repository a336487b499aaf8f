//! The materials of the table in the chosen theme.

mod finish;
mod paint;
mod surface;

use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use super::quality::RenderQuality;
use super::texture::{self, wood};
use crate::game::settings::Quality;

pub use finish::Finish;
pub use paint::Theme;
pub(super) use paint::has_symbols;
pub use surface::{REACH, Surface};

/// Adds the materials.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(surface::plugin)
        .init_resource::<Look>()
        .init_resource::<Theme>()
        .init_resource::<Textures>()
        .add_systems(Startup, weave)
        .add_systems(
            Update,
            (paint::colour_symbols, paint::choose_theme, weave, paint::paint).chain().in_set(super::Paint),
        );
}

/// Handles of every material on the table. Another theme changes the materials, not the handles.
#[derive(Resource)]
pub struct Look {
    /// One for each of the 25 cubes, each a little lighter or darker.
    pub cubes: Vec<Handle<Surface>>,
    /// Cubes that are not there yet.
    pub ghost: Handle<Surface>,
    /// The table top.
    pub table: Handle<Surface>,
    /// The rim of the tray and of the Hexxagon board.
    pub tray: Handle<Surface>,
    /// Between the cells of Hexxagon.
    pub land: Handle<Surface>,
    /// The floor of the tray.
    pub felt: Handle<Surface>,
    /// The wells of Hexxagon.
    pub well: Handle<Surface>,
    /// The blocks of Hexxagon.
    pub stone: Handle<Surface>,
    /// Red's half of a piece.
    pub ruby: Handle<Surface>,
    /// White's half of a piece.
    pub pearl: Handle<Surface>,
    /// Metal inlays: the mark of the last move.
    pub brass: Handle<Surface>,
    /// What can be taken.
    pub choice: Handle<Surface>,
    /// Where one can go.
    pub marker: Handle<Surface>,
    /// Where one can go, under the pointer.
    pub marker_hot: Handle<Surface>,
    /// The advice of the computer.
    pub advice: Handle<Surface>,
    /// What the other side could do.
    pub danger: Handle<Surface>,
    /// Letters and numbers beside the board.
    pub lettering: Handle<Surface>,
    /// Paint of a dot, by team.
    pub ink: [Handle<Surface>; 2],
    /// How high things stand, for all of them.
    pub(super) relief: Handle<Image>,
}

impl Look {
    /// Whether a material has a grain.
    fn is_wood(&self, material: &Handle<Surface>) -> bool {
        let planks = [&self.table, &self.tray, &self.land, &self.well];
        self.cubes.contains(material) || planks.contains(&material)
    }
}

impl FromWorld for Look {
    fn from_world(world: &mut World) -> Self {
        let relief = world.resource_mut::<Assets<Image>>().add(Image::default());
        let mut materials = world.resource_mut::<Assets<Surface>>();
        let mut blank = || materials.add(surface::surface(StandardMaterial::default(), &relief));
        Self {
            cubes: (0..25).map(|_| blank()).collect(),
            ghost: blank(),
            table: blank(),
            tray: blank(),
            land: blank(),
            felt: blank(),
            well: blank(),
            stone: blank(),
            ruby: blank(),
            pearl: blank(),
            brass: blank(),
            choice: blank(),
            marker: blank(),
            marker_hot: blank(),
            advice: blank(),
            danger: blank(),
            lettering: blank(),
            ink: [blank(), blank()],
            relief,
        }
    }
}

/// Samples along a texture that is seen at a slant; in software each costs a frame some per cent.
const SAMPLES: u16 = 8;

/// What the materials are made of; nothing where there is no graphics card to show it.
#[derive(Resource, Default)]
struct Textures {
    blocks: Option<Handle<Image>>,
    planks: Option<Handle<Image>>,
    plank_roughness: Option<Handle<Image>>,
    felt: Option<Handle<Image>>,
    stone: Option<Handle<Image>>,
}

/// Makes the textures, and again when the quality asks for the other kind of sampling.
fn weave(
    adapter: Option<Res<RenderAdapterInfo>>,
    fineness: Res<RenderQuality>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<Textures>,
    mut woven: Local<Option<bool>>,
) {
    let fine = fineness.0 > Quality::Low;
    if adapter.is_none() || *woven == Some(fine) {
        return;
    }
    *woven = Some(fine);
    let mut add = |mut image: Image| {
        if let ImageSampler::Descriptor(sampler) = &mut image.sampler
            && fine
        {
            sampler.anisotropy_clamp = SAMPLES;
        }
        Some(images.add(image))
    };
    *textures = Textures {
        blocks: add(wood::blocks()),
        planks: add(wood::planks()),
        // Without reflections nobody sees it, and a player waits for each texture.
        plank_roughness: if fine { add(wood::plank_roughness()) } else { None },
        felt: add(texture::felt()),
        stone: add(texture::stone()),
    };
}

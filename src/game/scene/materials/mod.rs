//! The materials of the scene in the chosen theme.

mod surface;
mod themes;
mod update;

use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use super::quality::RenderQuality;
use super::texture::{self, wood};
use crate::game::settings::Quality;

pub use surface::{HALF_EXTENT, Surface};
pub use themes::ThemeColours;
pub(super) use update::has_symbols;
pub use update::{Theme, icon_colours};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(surface::plugin)
        .init_resource::<SceneMaterials>()
        .init_resource::<Theme>()
        .init_resource::<Textures>()
        .add_systems(Startup, generate_textures)
        .add_systems(
            Update,
            (update::update_icon_colours, update::choose_theme, generate_textures, update::update_materials)
                .chain()
                .in_set(super::UpdateMaterials),
        );
}

/// Handles of all materials. A change of theme changes the materials, not the handles.
#[derive(Resource)]
pub struct SceneMaterials {
    /// The 25 cubes, each a little lighter or darker.
    pub cubes: Vec<Handle<Surface>>,
    pub ghost: Handle<Surface>,
    pub table: Handle<Surface>,
    /// The frames of both boards.
    pub tray: Handle<Surface>,
    /// The plate between the cells of Hexxagon.
    pub plate: Handle<Surface>,
    /// The floor of the tray.
    pub felt: Handle<Surface>,
    pub well: Handle<Surface>,
    /// The blocks of Hexxagon.
    pub stone: Handle<Surface>,
    pub red_half: Handle<Surface>,
    pub white_half: Handle<Surface>,
    /// Metal: the mark of the last move.
    pub brass: Handle<Surface>,
    /// The direction of the last push, paler than the targets of a selection.
    pub trace: Handle<Surface>,
    /// The cubes of the winning line.
    pub gold: Handle<Surface>,
    /// The figures of the computer players: light wood, dark wood and metal.
    pub figure_light: Handle<Surface>,
    pub figure_dark: Handle<Surface>,
    pub figure_brass: Handle<Surface>,
    /// Light along the edges of selectable cubes and pieces.
    pub edge_light: Handle<Surface>,
    /// Light along the edge of the hovered and of the selected one.
    pub edge_light_hovered: Handle<Surface>,
    pub marker: Handle<Surface>,
    pub marker_hovered: Handle<Surface>,
    pub hint: Handle<Surface>,
    /// Threats of the opponent.
    pub danger: Handle<Surface>,
    /// Coordinate labels, except in the empty cells of Hexxagon.
    pub lettering: Handle<Surface>,
    /// Coordinate labels in the empty cells of Hexxagon.
    pub cell_lettering: Handle<Surface>,
    /// Dots of the two teams.
    pub ink: [Handle<Surface>; 2],
    /// The height map for ambient occlusion, shared by all materials.
    pub(super) height_map: Handle<Image>,
}

impl SceneMaterials {
    fn is_wood(&self, material: &Handle<Surface>) -> bool {
        let planks =
            [&self.table, &self.tray, &self.plate, &self.well, &self.figure_light, &self.figure_dark];
        self.cubes.contains(material) || planks.contains(&material)
    }

    /// Whether the shadows of the height map fall on a material. The height map has a single height per place, and
    /// would put the figures into their own shadow.
    fn takes_mapped_shadow(&self, material: &Handle<Surface>) -> bool {
        ![&self.figure_light, &self.figure_dark, &self.figure_brass].contains(&material)
    }
}

impl FromWorld for SceneMaterials {
    fn from_world(world: &mut World) -> Self {
        let height_map = world.resource_mut::<Assets<Image>>().add(Image::default());
        let mut materials = world.resource_mut::<Assets<Surface>>();
        let mut blank = || materials.add(surface::surface(StandardMaterial::default(), &height_map));
        Self {
            cubes: (0..25).map(|_| blank()).collect(),
            ghost: blank(),
            table: blank(),
            tray: blank(),
            plate: blank(),
            felt: blank(),
            well: blank(),
            stone: blank(),
            red_half: blank(),
            white_half: blank(),
            brass: blank(),
            trace: blank(),
            gold: blank(),
            figure_light: blank(),
            figure_dark: blank(),
            figure_brass: blank(),
            edge_light: blank(),
            edge_light_hovered: blank(),
            marker: blank(),
            marker_hovered: blank(),
            hint: blank(),
            danger: blank(),
            lettering: blank(),
            cell_lettering: blank(),
            ink: [blank(), blank()],
            height_map,
        }
    }
}

/// Anisotropic filtering of textures at a slant; in software rendering each sample costs a few per cent of a
/// frame.
const SAMPLES: u16 = 8;

/// The textures; `None` without a graphics card.
#[derive(Resource, Default)]
struct Textures {
    blocks: Option<Handle<Image>>,
    planks: Option<Handle<Image>>,
    plank_roughness: Option<Handle<Image>>,
    felt: Option<Handle<Image>>,
    stone: Option<Handle<Image>>,
}

/// Generates the textures, and again when the quality changes the filtering.
fn generate_textures(
    adapter: Option<Res<RenderAdapterInfo>>,
    quality: Res<RenderQuality>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<Textures>,
    mut generated: Local<Option<bool>>,
) {
    let fine = quality.0 > Quality::Low;
    if adapter.is_none() || *generated == Some(fine) {
        return;
    }
    *generated = Some(fine);
    let mut add = |mut image: Image| {
        if let ImageSampler::Descriptor(sampler) = &mut image.sampler
            && fine
        {
            sampler.anisotropy_clamp = SAMPLES;
        }
        Some(images.add(image))
    };
    *textures = Textures {
        // Each texture delays the start: at low quality they are coarse, and roughness is invisible without reflections.
        blocks: add(wood::blocks(fine)),
        planks: add(wood::planks(fine)),
        plank_roughness: if fine { add(wood::plank_roughness()) } else { None },
        felt: add(texture::felt()),
        stone: add(texture::stone()),
    };
}

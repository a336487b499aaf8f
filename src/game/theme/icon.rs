//! Icons, rendered from distance functions into textures at the start, and the sides' symbols.

mod draw;
mod emblem;
mod shape;
mod sign;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};

use super::{palette, skin::Ink};
use crate::game::state::Step;

pub use emblem::emblem;

/// Gives every [`Glyph`] its picture.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pictures>()
        .init_resource::<SetColours>()
        .add_observer(show)
        .add_systems(Update, show_sides_again.in_set(Step::Hud).run_if(resource_changed::<SetColours>));
}

/// The side of the largest picture in pixels; smaller ones are drawn for smaller sizes.
const LARGEST: u32 = 128;
/// How many sizes: 128, 64, 32, 16 pixels.
const SIZES: u32 = 4;

/// A picture.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icon {
    /// Take back.
    Undo,
    /// Play again.
    Redo,
    /// Advice.
    Hint,
    /// Another view.
    View,
    /// The menu.
    Menu,
    /// Close.
    Close,
    /// Write something else.
    Pencil,
    /// To the first position.
    First,
    /// One ply back.
    Previous,
    /// One ply on.
    Next,
    /// To the last position.
    Last,
    /// Who is to move.
    Turn,
    /// A cube with a cross; its dot faces a seat, south first and clockwise, if there are dots.
    Cross(Option<u8>),
    /// A cube with a circle; its dot as above.
    Circle(Option<u8>),
    /// A cube with nothing on it.
    BlankCube,
    /// A cell with no piece on it.
    EmptyCell,
    /// Red's piece.
    Ruby,
    /// White's piece.
    Pearl,
    /// Let it run.
    Play,
    /// Let it rest.
    Pause,
    /// On to the next question mark.
    Seek,
    /// A star: the best.
    Star,
    /// `!`
    Exclamation,
    /// `?!`
    Doubt,
    /// `?`
    Question,
    /// `??`
    DoubleQuestion,
}

/// An icon in its own colours, `size` pixels wide and high.
#[must_use]
pub fn glyph(icon: Icon, size: f32) -> impl Bundle {
    (
        Glyph(icon),
        ImageNode::default(),
        Node { width: px(size), height: px(size), flex_shrink: 0.0, ..default() },
    )
}

/// An icon in the colour of the text of the button it lies on.
#[must_use]
pub fn tinted_glyph(icon: Icon, size: f32) -> impl Bundle {
    (glyph(icon, size), Ink)
}

/// Shows an icon.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Glyph(pub Icon);

/// The colours of both sides' cubes and pieces, set by the table.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct SetColours {
    /// A cube.
    pub wood: Color,
    /// The symbols on cubes.
    pub paint: [Color; 2],
    /// The pieces of Hexxagon.
    pub discs: [Color; 2],
    /// The symbols on these, where they have any.
    pub inlays: Option<[Color; 2]>,
}

impl Default for SetColours {
    fn default() -> Self {
        Self {
            wood: palette::BEECH,
            paint: [palette::CROSS, palette::CIRCLE],
            discs: [palette::RUBY, palette::PEARL],
            inlays: None,
        }
    }
}

/// A colour of a lower luminance than this would be lost on a dark panel.
const LOST: f32 = 0.05;

impl SetColours {
    /// The colours of the two sides on a panel: in bars and graphs.
    #[must_use]
    pub fn on_panel(&self, cubes: bool) -> [Color; 2] {
        let (colours, least) = if cubes { (self.paint, 0.10) } else { (self.discs, 0.0) };
        colours
            .map(|colour| colour.mix(&palette::PEARL, if colour.luminance() < LOST { 0.34 } else { least }))
    }
}

#[derive(Resource, Default)]
struct Pictures(HashMap<Icon, Handle<Image>>);

fn show(
    added: On<Insert, Glyph>,
    mut nodes: Query<(&Glyph, &mut ImageNode)>,
    mut pictures: ResMut<Pictures>,
    mut images: ResMut<Assets<Image>>,
    set: Res<SetColours>,
) -> Result {
    let (glyph, mut node) = nodes.get_mut(added.entity)?;
    let drawn = pictures.0.entry(glyph.0).or_insert_with(|| images.add(picture(glyph.0, &set)));
    node.image = drawn.clone();
    Ok(())
}

fn show_sides_again(
    pictures: Res<Pictures>,
    mut images: ResMut<Assets<Image>>,
    set: Res<SetColours>,
) -> Result {
    for (icon, drawn) in &pictures.0 {
        if let Icon::Cross(_) | Icon::Circle(_) | Icon::BlankCube | Icon::Ruby | Icon::Pearl = icon {
            images.insert(drawn, picture(*icon, &set))?;
        }
    }
    Ok(())
}

fn picture(icon: Icon, set: &SetColours) -> Image {
    let mut data = Vec::new();
    for level in 0..SIZES {
        let side = LARGEST >> level;
        for y in 0..side {
            for x in 0..side {
                let at = (vec2(x as f32, y as f32) + 0.5) / side as f32 * 2.0 - 1.0;
                let colour = draw::colour(icon, set, at, 2.0 / side as f32);
                data.extend(colour.to_u8_array());
            }
        }
    }
    let size = Extent3d { width: LARGEST, height: LARGEST, depth_or_array_layers: 1 };
    let mut image = Image::new_uninit(
        size,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = SIZES;
    // Into a texture that can be copied to Bevy 0.19.1 writes the largest picture only, when it is drawn anew.
    image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING;
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

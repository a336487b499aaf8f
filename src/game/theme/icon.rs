//! The icons, drawn by distance functions into textures when the game starts; and the sides'
//! symbols as they lie on the table.

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
        .init_resource::<CubeColours>()
        .add_observer(show)
        .add_systems(Update, show_cubes_again.in_set(Step::Hud).run_if(resource_changed::<CubeColours>));
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

/// What cubes and their symbols look like: whoever sets the table says it.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct CubeColours {
    /// The cube.
    pub wood: Color,
    /// The symbols of the two sides.
    pub paint: [Color; 2],
}

impl Default for CubeColours {
    fn default() -> Self {
        Self { wood: palette::BEECH, paint: [palette::CROSS, palette::CIRCLE] }
    }
}

#[derive(Resource, Default)]
struct Pictures(HashMap<Icon, Handle<Image>>);

fn show(
    added: On<Insert, Glyph>,
    mut nodes: Query<(&Glyph, &mut ImageNode)>,
    mut pictures: ResMut<Pictures>,
    mut images: ResMut<Assets<Image>>,
    cubes: Res<CubeColours>,
) -> Result {
    let (glyph, mut node) = nodes.get_mut(added.entity)?;
    let drawn = pictures.0.entry(glyph.0).or_insert_with(|| images.add(picture(glyph.0, &cubes)));
    node.image = drawn.clone();
    Ok(())
}

fn show_cubes_again(
    pictures: Res<Pictures>,
    mut images: ResMut<Assets<Image>>,
    cubes: Res<CubeColours>,
) -> Result {
    for (icon, drawn) in &pictures.0 {
        if let Icon::Cross(_) | Icon::Circle(_) = icon {
            images.insert(drawn, picture(*icon, &cubes))?;
        }
    }
    Ok(())
}

fn picture(icon: Icon, cubes: &CubeColours) -> Image {
    let mut data = Vec::new();
    for level in 0..SIZES {
        let side = LARGEST >> level;
        for y in 0..side {
            for x in 0..side {
                let at = (vec2(x as f32, y as f32) + 0.5) / side as f32 * 2.0 - 1.0;
                let colour = draw::colour(icon, cubes, at, 2.0 / side as f32);
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

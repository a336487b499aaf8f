//! Icons and the sides' symbols, rendered from signed distance functions into textures.

mod draw;
mod emblem;
mod emoji;
mod goal;
mod shape;
mod sign;

use bevy::prelude::*;

use super::pixels::{draw_image, mipmapped};
use super::{palette, skin::InheritColor};
use crate::game::state::Step;
use pushflip_core::online::table::event::Phrase;
use pushflip_core::session::statistics::Achievement;

pub use emblem::emblem;

/// Renders the texture of every [`Glyph`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Textures>()
        .init_resource::<SetColours>()
        .add_observer(show)
        .add_systems(Update, redraw_sides.in_set(Step::Hud).run_if(resource_changed::<SetColours>));
}

/// The side of a texture, in pixels.
const SIDE: u32 = 128;
/// Mip levels: 128, 64, 32, 16 pixels.
const MIP_LEVELS: u32 = 4;

#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icon {
    Undo,
    Redo,
    Hint,
    /// An eye: the next camera view.
    View,
    Menu,
    /// An arrow to the left: back to where the player came from.
    Back,
    Close,
    Check,
    /// Edit, rename.
    Pencil,
    First,
    Previous,
    Next,
    Last,
    /// An arrow at the seat to move.
    Turn,
    /// A cube with a cross; its dot faces a seat, south first and clockwise, if there are dots.
    Cross(Option<u8>),
    /// A cube with a circle; its dot as above.
    Circle(Option<u8>),
    BlankCube,
    EmptyCell,
    /// Red's piece.
    Ruby,
    /// White's piece.
    Pearl,
    Play,
    Pause,
    /// To the next mistake.
    Seek,
    List,
    Chart,
    /// A question mark in a circle: the rules.
    Help,
    Gear,
    /// The symbol on power buttons.
    Power,
    /// An arrow out of a box.
    Share,
    /// A star: the best move.
    Star,
    /// `?!`
    Doubt,
    /// `?`
    Question,
    /// `??`
    DoubleQuestion,
    Phrase(Phrase),
    Achievement(Achievement),
}

/// The colour of an icon at a point from -1 to 1, as RGBA, with edges blended over one `pixel`.
pub fn icon_colour(icon: Icon, set: &SetColours, at: Vec2, pixel: f32) -> [u8; 4] {
    draw::blend(draw::layers(icon, set, at), pixel)
}

/// An icon in its own colours, `size` pixels wide and high.
pub fn glyph(icon: Icon, size: f32) -> impl Bundle {
    (
        Glyph(icon),
        ImageNode::default(),
        Node { width: px(size), height: px(size), flex_shrink: 0.0, ..default() },
    )
}

/// An icon in the text colour of its button.
pub fn tinted_glyph(icon: Icon, size: f32) -> impl Bundle {
    (glyph(icon, size), InheritColor)
}

/// Shows an icon on an image node, in the colours of the set on the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Glyph(pub Icon);

/// The colours of both sides' cubes and pieces, set by the table.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct SetColours {
    /// The cubes.
    pub wood: Color,
    /// The symbols on cubes.
    pub paint: [Color; 2],
    /// The pieces of Hexxagon.
    pub discs: [Color; 2],
    /// The symbols on these, where they have any.
    pub inlays: Option<[Color; 2]>,
    /// The cells of Hexxagon.
    pub cell: Color,
}

impl Default for SetColours {
    fn default() -> Self {
        Self {
            wood: palette::BEECH,
            paint: [palette::CROSS, palette::CIRCLE],
            discs: [palette::RUBY, palette::PEARL],
            inlays: None,
            cell: palette::CELL,
        }
    }
}

/// Pieces below this luminance are too dark for a panel.
const MIN_LUMINANCE: f32 = 0.05;

impl SetColours {
    /// The sides' colours in bars and graphs on a panel: those of the symbols on cubes, which need an outline there, or
    /// those of the pieces, lightened where necessary.
    pub fn on_panel(&self, cubes: bool) -> [Color; 2] {
        if cubes {
            return self.paint;
        }
        let is_dark = |colour: Color| colour.luminance() < MIN_LUMINANCE;
        self.discs.map(|colour| if is_dark(colour) { colour.mix(&palette::PEARL, 0.34) } else { colour })
    }
}

/// An icon in the colours of `set`, whichever set is on the table.
pub fn glyph_in_set(icon: Icon, size: f32, set: SetColours) -> impl Bundle {
    (glyph(icon, size), InSet(set))
}

/// The colours of a [`Glyph`] in place of those of the set on the table.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[component(immutable)]
struct InSet(SetColours);

#[derive(Resource, Default)]
struct Textures(Vec<Drawn>);

/// An icon, its colours if they are not those of the set on the table, and its texture.
struct Drawn {
    icon: Icon,
    own: Option<SetColours>,
    image: Handle<Image>,
}

fn show(
    added: On<Insert, Glyph>,
    mut nodes: Query<(&Glyph, Option<&InSet>, &mut ImageNode)>,
    mut textures: ResMut<Textures>,
    mut images: ResMut<Assets<Image>>,
    set: Res<SetColours>,
) -> Result {
    let (&Glyph(icon), own, mut node) = nodes.get_mut(added.entity)?;
    let own = own.map(|own| own.0);
    let drawn = textures.0.iter().find(|drawn| drawn.icon == icon && drawn.own == own);
    let drawn = drawn.map(|drawn| drawn.image.clone());
    node.image = drawn.unwrap_or_else(|| {
        let image = images.add(texture(icon, &own.unwrap_or(*set)));
        textures.0.push(Drawn { icon, own, image: image.clone() });
        image
    });
    Ok(())
}

fn redraw_sides(textures: Res<Textures>, mut images: ResMut<Assets<Image>>, set: Res<SetColours>) -> Result {
    for Drawn { icon, image, .. } in textures.0.iter().filter(|drawn| drawn.own.is_none()) {
        if let Icon::Cross(_)
        | Icon::Circle(_)
        | Icon::BlankCube
        | Icon::EmptyCell
        | Icon::Ruby
        | Icon::Pearl = icon
        {
            images.insert(image, texture(*icon, &set))?;
        }
    }
    Ok(())
}

fn texture(icon: Icon, set: &SetColours) -> Image {
    mipmapped((0..MIP_LEVELS).map(|level| {
        let side = SIDE >> level;
        draw_image(UVec2::splat(side), |pixel| {
            let at = (pixel.as_vec2() + 0.5) / side as f32 * 2.0 - 1.0;
            icon_colour(icon, set, at, 2.0 / side as f32)
        })
    }))
}

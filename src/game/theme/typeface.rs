//! The typeface and its sizes. The one place that knows the font files.

use bevy::prelude::*;
use bevy::text::{FontSource, FontWeight};

/// Puts the fonts in place of Bevy's default, so that text without a font of its own has them.
pub fn plugin(app: &mut App) {
    if let Some(mut fonts) = app.world_mut().get_resource_mut::<Assets<Font>>() {
        let regular = Font::from_bytes(REGULAR.to_vec());
        if fonts.insert(AssetId::default(), regular).is_err() {
            warn!("the default font is taken");
        }
        let bold = fonts.add(Font::from_bytes(BOLD.to_vec()));
        // Kept alive here; text asks for the family and the weight.
        app.insert_resource(BoldFace { _kept: bold });
    }
}

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans-Bold.ttf");
/// The family that both files belong to.
const FAMILY: &str = "Alegreya Sans";

/// Holds the bold face's asset.
#[derive(Resource)]
struct BoldFace {
    _kept: Handle<Font>,
}

/// The game's name, in pixels.
pub const TITLE: f32 = 76.0;
/// A screen's or menu's name, in pixels.
pub const HEADING: f32 = 30.0;
/// A part of a screen, and buttons that matter, in pixels.
pub const SUBHEADING: f32 = 20.0;
/// Text and buttons, in pixels.
pub const BODY: f32 = 17.0;
/// Notes and lists, in pixels.
pub const SMALL: f32 = 15.0;

/// The regular face in a size.
#[must_use]
pub fn regular(size: f32) -> TextFont {
    TextFont { font: FontSource::Family(FAMILY.into()), ..TextFont::from_font_size(size) }
}

/// The bold face in a size.
#[must_use]
pub fn bold(size: f32) -> TextFont {
    TextFont { weight: FontWeight::BOLD, ..regular(size) }
}

//! The typeface and its sizes: the only code that names the font files.

use bevy::prelude::*;
use bevy::text::{FontSource, FontWeight, PositionedGlyph, TextLayoutInfo};
use bevy::ui::UiSystems;

/// Replaces Bevy's default font and adds the bold face.
pub fn plugin(app: &mut App) {
    if let Some(mut fonts) = app.world_mut().get_resource_mut::<Assets<Font>>() {
        let regular = Font::from_bytes(REGULAR.to_vec());
        if fonts.insert(AssetId::default(), regular).is_err() {
            warn!("the default font is taken");
        }
        let bold = fonts.add(Font::from_bytes(BOLD.to_vec()));
        // The handle keeps the asset alive; texts select the face by family and weight.
        app.insert_resource(BoldFace { _kept: bold });
    }
    app.add_systems(PostUpdate, snap_to_pixels.after(UiSystems::PostLayout));
}

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans-Bold.ttf");
/// The family of both files.
const FAMILY: &str = "Alegreya Sans";

/// The largest shift of the first letter of a word, in pixels.
const MAX_SHIFT: f32 = 1.0;
/// The last letter of a word moves this much to the left, in pixels.
const TIGHTEN: f32 = 0.3;

/// Moves glyphs to whole pixels. Bevy 0.19.1 rasterizes each glyph once and places it at subpixel positions, which
/// blurs it, so that equal letters look different.
fn snap_to_pixels(mut texts: Query<&mut TextLayoutInfo, Changed<TextLayoutInfo>>) {
    for mut text in &mut texts {
        let glyphs = &mut text.bypass_change_detection().glyphs;
        for line in glyphs.chunk_by_mut(|a, b| a.line_index == b.line_index) {
            // The first word has no gap before it, so it moves to the nearest pixel.
            let mut moved = -0.5;
            for word in line.split_mut(is_blank) {
                let corners: Vec<_> = word.iter().map(corner).collect();
                let across: Vec<_> = corners.iter().map(|corner| corner.x).collect();
                for ((glyph, corner), x) in word.iter_mut().zip(corners).zip(snapped(&across, &mut moved)) {
                    glyph.position = vec2(x, corner.y.round()) + glyph.atlas_info.rect.half_size();
                }
            }
        }
    }
}

/// Spaces have an empty image.
fn is_blank(glyph: &PositionedGlyph) -> bool {
    glyph.atlas_info.rect.is_empty()
}

/// The upper left corner of a glyph's image.
fn corner(glyph: &PositionedGlyph) -> Vec2 {
    glyph.position - glyph.atlas_info.rect.half_size()
}

/// Whole pixel positions for the letters of a word. `moved` is the shift of the previous word's last letter, and is
/// updated. Rounding each letter separately would make every third gap between words a pixel narrower, of only three
/// pixels in small text.
fn snapped(word: &[f32], moved: &mut f32) -> Vec<f32> {
    let Some(first) = word.first() else { return Vec::new() };
    let begin = (first + *moved).ceil() - first;
    let begin = if begin > MAX_SHIFT { begin - 1.0 } else { begin };
    let place = |(number, x): (usize, &f32)| {
        let share = number as f32 / (word.len() - 1).max(1) as f32;
        let placed = (x + begin.lerp(-TIGHTEN, share)).round();
        *moved = placed - x;
        placed
    };
    word.iter().enumerate().map(place).collect()
}

/// Keeps the bold face loaded.
#[derive(Resource)]
struct BoldFace {
    _kept: Handle<Font>,
}

/// The game's title, in pixels.
pub const TITLE: f32 = 76.0;
/// Titles of screens and menus, in pixels.
pub const HEADING: f32 = 30.0;
/// Titles of sections, and large buttons, in pixels.
pub const SUBHEADING: f32 = 20.0;
/// Text and labels, in pixels.
pub const BODY: f32 = 17.0;
/// Notes and lists, in pixels.
pub const SMALL: f32 = 15.0;

pub fn regular(size: f32) -> TextFont {
    TextFont { font: FontSource::Family(FAMILY.into()), ..TextFont::from_font_size(size) }
}

pub fn bold(size: f32) -> TextFont {
    TextFont { weight: FontWeight::BOLD, ..regular(size) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_on_whole_pixels_and_gaps_stay_wide_enough() {
        for (letter, gap) in [(5.3, 8.6), (6.2, 9.9), (7.7, 11.1), (4.45, 7.9)] {
            let mut moved = -0.5;
            let (mut x, mut end) = (0.4, f32::MIN);
            let mut narrower = 0;
            for length in [4, 1, 7, 2, 2, 9, 3, 1, 5, 6, 8, 3] {
                let word: Vec<f32> = (0..length).map(|number| x + number as f32 * letter).collect();
                let placed = snapped(&word, &mut moved);
                narrower += usize::from(placed[0] - end < gap - 0.01);
                for (x, placed) in word.iter().zip(&placed) {
                    assert!(placed.fract() == 0.0 && (placed - x).abs() <= 1.01, "{x} at {placed}");
                }
                assert_eq!(snapped(&placed, &mut -0.5), placed, "snapped positions do not change");
                end = placed[placed.len() - 1];
                x = word[word.len() - 1] + gap;
            }
            assert!(narrower <= 3, "of 11 gaps of {gap} pixels {narrower} are narrower");
        }
    }
}

//! High contrast: replaces the palette's colours when the interface is rendered, so that widgets have one palette.

use bevy::prelude::*;
use bevy::render::{Extract, ExtractSchedule, RenderApp};
use bevy::ui_render::{ExtractedUiItem, ExtractedUiNodes, RenderUiSystems};

use super::palette::HIGH_CONTRAST;
use crate::game::settings::Settings;

pub fn plugin(app: &mut App) {
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(ExtractSchedule, recolour.after(RenderUiSystems::ExtractDebug));
    }
}

fn recolour(settings: Extract<Res<Settings>>, mut nodes: ResMut<ExtractedUiNodes>) {
    if settings.high_contrast {
        replace(&mut nodes);
    }
}

/// Replaces the colours of boxes, images, borders and glyphs. The opacity stays.
fn replace(nodes: &mut ExtractedUiNodes) {
    let table = HIGH_CONTRAST.map(|pair| pair.map(LinearRgba::from));
    let boxes = nodes.uinodes.iter_mut().filter_map(|node| match &mut node.item {
        ExtractedUiItem::Node { color, .. } => Some(color),
        ExtractedUiItem::Glyphs { .. } => None,
    });
    let glyphs = nodes.glyphs.iter_mut().map(|glyph| &mut glyph.color);
    for color in boxes.chain(glyphs) {
        if let Some([_, bright]) = table.iter().find(|[usual, _]| usual.to_vec3() == color.to_vec3()) {
            *color = bright.with_alpha(color.alpha);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::palette;
    use super::*;
    use bevy::ui_render::ExtractedGlyph;

    #[test]
    fn colours_of_the_palette_are_replaced_and_keep_their_opacity() {
        let glyph = |color: Color| ExtractedGlyph {
            color: color.into(),
            translation: Vec2::ZERO,
            rect: Rect::default(),
        };
        let colors = [palette::PARCHMENT, palette::WALNUT.with_alpha(0.8), palette::BEECH];
        let mut nodes = ExtractedUiNodes { glyphs: colors.map(glyph).into(), ..default() };
        replace(&mut nodes);
        let seen: Vec<_> = nodes.glyphs.iter().map(|glyph| glyph.color).collect();
        assert_eq!(seen, [Color::WHITE, Color::BLACK.with_alpha(0.8), palette::BEECH].map(LinearRgba::from));
    }
}

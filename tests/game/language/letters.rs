//! Fallback glyphs: characters that the fonts lack are shown as boxes, so that no name is invisible.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use pushflip::game::state::Menu;

use crate::harness::Table;

/// The number of visible glyphs of a text.
fn visible_glyphs(table: &Table, text: Entity) -> usize {
    let layout = table.app.world().get::<TextLayoutInfo>(text).expect("a text");
    layout.glyphs.iter().filter(|glyph| !glyph.atlas_info.rect.is_empty()).count()
}

#[test]
fn every_letter_of_a_name_is_visible() {
    for (name, letters) in [("Ana Ж", 4), ("山田", 2), ("שלום", 4), ("😀", 1), ("山 A", 2)] {
        let mut table = Table::open(1280, 720);
        table.settings().name = name.into();
        table.go(Menu::Online);
        let field = table.entity("My name");
        assert_eq!(visible_glyphs(&table, field), letters, "{name}");
        for weight in [FontWeight::NORMAL, FontWeight::BOLD] {
            let font = TextFont { weight, ..default() };
            let text = table.app.world_mut().spawn((Text::new(name), font)).id();
            table.updates(2);
            assert_eq!(visible_glyphs(&table, text), letters, "{name}");
        }
    }
}

#[test]
fn control_characters_are_not_shown_as_boxes() {
    let mut table = Table::open(1280, 720);
    // A line feed, a non-breaking space, a zero-width joiner, a variation selector.
    let text = table.app.world_mut().spawn(Text::new("a\nb\u{a0}c\u{200d}\u{fe0f}d")).id();
    table.updates(2);
    assert_eq!(visible_glyphs(&table, text), 4);
}

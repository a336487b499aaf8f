//! Letters that the fonts lack: they are seen as boxes, so that no name is invisible.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use pushflip::game::state::Menu;

use crate::harness::Table;

/// How many letters of a widget's text are seen.
fn seen(table: &Table, text: Entity) -> usize {
    let layout = table.app.world().get::<TextLayoutInfo>(text).expect("a text");
    layout.glyphs.iter().filter(|glyph| !glyph.atlas_info.rect.is_empty()).count()
}

#[test]
fn every_letter_of_a_name_is_seen() {
    for (name, letters) in [("Ana Ж", 4), ("山田", 2), ("שלום", 4), ("😀", 1), ("山 A", 2)] {
        let mut table = Table::open(1280, 720);
        table.settings().name = name.into();
        table.go(Menu::Online);
        let field = table.entity("My name");
        assert_eq!(seen(&table, field), letters, "{name}");
        for weight in [FontWeight::NORMAL, FontWeight::BOLD] {
            let font = TextFont { weight, ..default() };
            let text = table.app.world_mut().spawn((Text::new(name), font)).id();
            table.updates(2);
            assert_eq!(seen(&table, text), letters, "{name}");
        }
    }
}

#[test]
fn what_is_no_letter_is_no_box() {
    let mut table = Table::open(1280, 720);
    // A line feed, a space that does not break, what joins signs and what chooses their look.
    let text = table.app.world_mut().spawn(Text::new("a\nb\u{a0}c\u{200d}\u{fe0f}d")).id();
    table.updates(2);
    assert_eq!(seen(&table, text), 4);
}

//! Fallback glyphs: characters that the fonts lack are shown as boxes, so that no name is invisible.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use pushflip::game::state::Menu;

use crate::harness::TestApp;

fn visible_glyphs(app: &TestApp, text: Entity) -> usize {
    let layout = app.bevy.world().get::<TextLayoutInfo>(text).expect("a text");
    layout.glyphs.iter().filter(|glyph| !glyph.atlas_info.rect.is_empty()).count()
}

#[test]
fn every_letter_of_a_name_is_visible() {
    for (name, letters) in [("Ana Ж", 4), ("山田", 2), ("שלום", 4), ("😀", 1), ("山 A", 2)] {
        let mut app = TestApp::open(1280, 720);
        app.settings().name = name.into();
        app.go(Menu::Settings);
        app.press_named("Online page");
        let field = app.entity("My name");
        assert_eq!(visible_glyphs(&app, field), letters, "{name}");
        for weight in [FontWeight::NORMAL, FontWeight::BOLD] {
            let font = TextFont { weight, ..default() };
            let text = app.bevy.world_mut().spawn((Text::new(name), font)).id();
            app.rest();
            assert_eq!(visible_glyphs(&app, text), letters, "{name}");
        }
    }
}

#[test]
fn control_characters_are_not_shown_as_boxes() {
    let mut app = TestApp::open(1280, 720);
    // A line feed, a non-breaking space, a zero-width joiner, a variation selector.
    let text = app.bevy.world_mut().spawn(Text::new("a\nb\u{a0}c\u{200d}\u{fe0f}d")).id();
    app.rest();
    assert_eq!(visible_glyphs(&app, text), 4);
}

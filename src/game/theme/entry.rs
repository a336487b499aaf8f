//! List entries: a line and a smaller one below it.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::button::Stay;
use super::skin::{Ink, Skin};
use super::{CORNER, GRID, TOUCH, typeface};

/// One of the entries of a list. It is a button; who hears it sets `Checked` on the one that is chosen.
#[must_use]
pub fn entry<P: Bundle>(name: &str, words: &str, about: &str, picture: P) -> impl Bundle + use<P> {
    // What people call themselves and their files may be one long word.
    let breaks = || TextLayout::linebreak(LineBreak::WordOrCharacter);
    (
        Name::new(name.to_string()),
        Button,
        Stay,
        Skin::Card,
        TabIndex(0),
        Node {
            width: percent(100),
            min_height: px(TOUCH),
            flex_shrink: 0.0,
            padding: UiRect::axes(px(3.0 * GRID), px(1.5 * GRID)),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(CORNER)),
            align_items: AlignItems::Center,
            column_gap: px(3.0 * GRID),
            ..default()
        },
        children![
            (Node { flex_shrink: 0.0, ..default() }, children![picture]),
            (
                Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..super::column(0.0) },
                children![
                    (Text::new(words), typeface::bold(typeface::BODY), TextColor::WHITE, breaks(), Ink),
                    (Text::new(about), typeface::regular(typeface::SMALL), TextColor::WHITE, breaks(), Ink),
                ],
            ),
        ],
    )
}

//! List entries with a title and a description.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::button::KeepFocus;
use super::skin::{Skin, caption};
use super::{CORNER, GRID, TOUCH, typeface};
use pushflip_core::language::Localized;

/// A list entry. It is a button; its observer sets `Checked` on the selected one.
pub fn list_entry<P: Bundle>(
    name: &str,
    words: Localized,
    about: Localized,
    picture: P,
) -> impl Bundle + use<P> {
    // Names of people and files may be one long word.
    let breaks = || TextLayout::linebreak(LineBreak::WordOrCharacter);
    (
        Name::new(name.to_string()),
        Button,
        KeepFocus,
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
                    (caption(words, typeface::bold(typeface::BODY)), breaks()),
                    (caption(about, typeface::regular(typeface::SMALL)), breaks()),
                ],
            ),
        ],
    )
}

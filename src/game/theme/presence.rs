//! The presence dot of a player.

use bevy::prelude::*;

use super::{GRID, palette};

/// A dot that is full where somebody is here and hollow where not: told apart by shape, not by colour alone.
#[must_use]
pub fn presence(is_here: bool) -> impl Bundle {
    (
        Node {
            width: px(2.5 * GRID),
            height: px(2.5 * GRID),
            flex_shrink: 0.0,
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        presence_ground(is_here),
        BorderColor::all(palette::BRASS),
    )
}

/// What fills the dot.
#[must_use]
pub fn presence_ground(is_here: bool) -> BackgroundColor {
    BackgroundColor(if is_here { palette::BRASS } else { Color::NONE })
}

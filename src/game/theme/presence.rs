//! The dot that shows whether a player is connected.

use bevy::prelude::*;

use super::{GRID, palette};

/// A full dot for a connected player, a hollow one otherwise, so that colour is not the only difference.
pub fn presence_dot(is_connected: bool) -> impl Bundle {
    (
        Node {
            width: px(2.5 * GRID),
            height: px(2.5 * GRID),
            flex_shrink: 0.0,
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        presence_fill(is_connected),
        BorderColor::all(palette::BRASS),
    )
}

pub fn presence_fill(is_connected: bool) -> BackgroundColor {
    BackgroundColor(if is_connected { palette::BRASS } else { Color::NONE })
}

//! Numbered tiles in a grid, each with a state mark.

use bevy::prelude::*;

use super::button::{KeepFocus, framed_button};
use super::skin::{Skin, caption};
use super::tooltip::Tooltip;
use super::{GRID, TOUCH, palette, typeface};
use pushflip_core::language::Localized;

/// The side of a mark, in pixels.
const MARK: f32 = 8.0;

/// The mark of a tile. Marks differ in shape, not only in colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileMark {
    Bare,
    /// Started.
    Ring,
    /// Done with help.
    Bar,
    /// Done.
    Dot,
}

/// The container of tiles, which wraps.
#[must_use]
pub fn tiles() -> Node {
    Node {
        column_gap: px(1.5 * GRID),
        row_gap: px(1.5 * GRID),
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        ..default()
    }
}

/// A tile with a short label; `about` is its tooltip.
#[must_use]
pub fn tile(name: &str, label: Localized, about: Localized, mark: TileMark) -> impl Bundle {
    let (fill, edge) = match mark {
        TileMark::Bare => (Color::NONE, Color::NONE),
        TileMark::Ring => (Color::NONE, palette::PARCHMENT_DIM),
        TileMark::Bar | TileMark::Dot => (palette::BRASS, palette::BRASS),
    };
    let node = Node {
        width: px(TOUCH + 2.0 * GRID),
        height: px(TOUCH + 2.0 * GRID),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    (
        framed_button(name, Skin::Secondary, node),
        Tooltip(about),
        KeepFocus,
        children![
            caption(label, typeface::bold(typeface::SMALL)),
            (
                Node {
                    position_type: PositionType::Absolute,
                    bottom: px(GRID),
                    width: px(MARK),
                    height: px(if mark == TileMark::Bar { MARK / 2.0 } else { MARK }),
                    border: UiRect::all(px(2)),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(fill),
                BorderColor::all(edge),
            ),
        ],
    )
}

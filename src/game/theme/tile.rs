//! Tiles with a picture in a grid, each with a number and a badge for its state.

use bevy::prelude::*;

use super::button::{KeepFocus, framed_button};
use super::icon::{Glyph, Icon};
use super::skin::{Skin, caption};
use super::tooltip::Tooltip;
use super::{CORNER, GRID, palette, typeface};
use crate::game::language::LocalizedLabel;
use pushflip_core::language::Localized;

/// The space between a picture and the edge of its tile, in pixels.
const PADDING: f32 = 5.0;
/// The diameter of a badge and the size of its icon, in pixels.
const BADGE: f32 = 20.0;
const SIGN: f32 = 14.0;

/// The badge of a tile. Badges differ in their icons, not only in colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileMark {
    Tried,
    /// Done with help.
    Helped,
    Done,
}

/// The container of tiles, which wraps.
pub fn tiles() -> Node {
    Node {
        column_gap: px(1.5 * GRID),
        row_gap: px(1.5 * GRID),
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        ..default()
    }
}

/// A tile with a picture and, if there is one, a number below it; `about` is its tooltip and its label for screen
/// readers.
pub fn tile<P: Bundle>(
    name: &str,
    about: Localized,
    picture: P,
    number: Option<usize>,
    mark: Option<TileMark>,
) -> impl Bundle + use<P> {
    let node = Node {
        padding: UiRect::all(px(PADDING)),
        border_radius: BorderRadius::all(px(CORNER)),
        flex_shrink: 0.0,
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        ..default()
    };
    let number = number.map(|number| caption(number.to_string().into(), typeface::bold(typeface::SMALL)));
    let content = (Spawn(picture), SpawnIter(number.into_iter()), SpawnIter(mark.map(badge).into_iter()));
    let label = LocalizedLabel(about.clone());
    (framed_button(name, Skin::Secondary, node), Tooltip(about), label, KeepFocus, Children::spawn(content))
}

fn badge(mark: TileMark) -> impl Bundle {
    let (icon, ground, edge, sign) = match mark {
        TileMark::Tried => (Icon::Close, palette::WALNUT_DEEP, palette::PARCHMENT_DIM, palette::PARCHMENT),
        TileMark::Helped => (Icon::Hint, palette::WALNUT_DEEP, palette::BRASS, palette::BRASS_LIT),
        TileMark::Done => (Icon::Check, palette::BRASS, palette::BRASS, palette::INK),
    };
    (
        Node {
            position_type: PositionType::Absolute,
            right: px(-3),
            bottom: px(-3),
            width: px(BADGE),
            height: px(BADGE),
            border: UiRect::all(super::LINE),
            border_radius: BorderRadius::MAX,
            ..super::centred()
        },
        BackgroundColor(ground),
        BorderColor::all(edge),
        children![(
            Glyph(icon),
            ImageNode { color: sign, ..default() },
            Node { width: px(SIGN), height: px(SIGN), ..default() },
        )],
    )
}

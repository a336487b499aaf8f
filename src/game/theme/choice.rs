//! Radio groups: segments in a row, or cards with a description.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{RadioButton, RadioGroup};

use super::skin::{InheritEdge, Skin, caption};
use super::tooltip::Tooltip;
use super::{CORNER, GRID, TOUCH, palette, typeface};
use pushflip_core::language::Localized;

/// Inserts or removes [`Checked`]. Without a difference it triggers nothing.
pub fn set_checked(commands: &mut Commands, widget: Entity, is_checked: bool) {
    let mut widget = commands.entity(widget);
    if is_checked {
        widget.try_insert_if_new(Checked);
    } else {
        widget.try_remove::<Checked>();
    }
}

fn group(name: &str) -> impl Bundle + use<> {
    (Name::new(name.to_string()), RadioGroup, Skin::Group, TabIndex(0))
}

fn radio_button(name: &str, skin: Skin) -> impl Bundle + use<> {
    (Name::new(name.to_string()), RadioButton, skin)
}

/// The container of segments, which wrap in a narrow window. A choice triggers `ValueChange<Entity>`; its observer sets
/// [`Checked`].
pub fn segments(name: &str) -> impl Bundle + use<> {
    (
        group(name),
        Node {
            padding: UiRect::all(px(3)),
            border: UiRect::all(super::LINE),
            border_radius: BorderRadius::all(px(CORNER)),
            max_width: percent(100),
            column_gap: px(2),
            row_gap: px(2),
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            ..default()
        },
        BackgroundColor(palette::WALNUT_DEEP),
        BorderColor::all(palette::EDGE),
    )
}

pub fn segment(name: &str, words: Localized) -> impl Bundle + use<> {
    (
        radio_button(name, Skin::Segment),
        Node {
            min_height: px(TOUCH - 2.0 * GRID),
            padding: UiRect::axes(px(3.0 * GRID), px(0)),
            border_radius: BorderRadius::all(px(CORNER - 2.0)),
            ..super::centred()
        },
        // Regular weight is hard to read in dark ink on brass.
        children![(
            caption(words, typeface::bold(typeface::SMALL)),
            TextLayout::linebreak(LineBreak::NoWrap)
        )],
    )
}

/// A segment with a picture, an optional caption and a tooltip. The frame of the selected one is over the picture, which
/// may cover the whole segment.
pub fn picture_segment(name: &str, words: Localized, picture: impl Bundle) -> impl Bundle {
    (
        radio_button(name, Skin::Segment),
        Tooltip(words),
        Node {
            min_width: px(TOUCH),
            min_height: px(TOUCH),
            border_radius: BorderRadius::all(px(CORNER - 2.0)),
            ..super::centred()
        },
        children![picture, frame()],
    )
}

/// The width of the frame of a selected picture, in pixels.
const FRAME: f32 = 3.0;

fn frame() -> impl Bundle {
    (
        Name::new("Selection frame"),
        Pickable::IGNORE,
        InheritEdge,
        Node {
            border: UiRect::all(px(FRAME)),
            border_radius: BorderRadius::all(px(CORNER - 2.0)),
            ..super::layer()
        },
    )
}

fn card_button(name: &str, width: f32, padding: f32, node: Node) -> impl Bundle + use<> {
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(width),
        padding: UiRect::all(px(padding)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(CORNER)),
        ..node
    };
    (radio_button(name, Skin::Card), node)
}

/// A card with a picture above its label.
pub fn picture_card(name: &str, words: Localized, picture: impl Bundle) -> impl Bundle {
    (
        card_button(name, 110.0, 1.5 * GRID, Node { align_items: AlignItems::Center, ..super::column(GRID) }),
        children![
            picture,
            (caption(words, typeface::bold(typeface::SMALL)), TextLayout::justify(Justify::Center)),
        ],
    )
}

/// The container of cards. They wrap onto more lines in a narrow window.
pub fn cards(name: &str) -> impl Bundle + use<> {
    (
        group(name),
        Node {
            width: percent(100),
            border_radius: BorderRadius::all(px(CORNER)),
            column_gap: px(2.0 * GRID),
            row_gap: px(2.0 * GRID),
            flex_wrap: FlexWrap::Wrap,
            ..default()
        },
    )
}

/// A card: pictures, a title, and a line of description.
pub fn card(name: &str, words: Localized, about: Localized, pictures: impl Bundle) -> impl Bundle {
    (
        card_button(name, 180.0, 3.0 * GRID, Node { min_height: px(72), ..super::column(GRID) }),
        children![
            (
                Node {
                    width: percent(100),
                    align_items: AlignItems::FlexStart,
                    justify_content: JustifyContent::SpaceBetween,
                    column_gap: px(GRID),
                    ..default()
                },
                children![
                    caption(words, typeface::bold(typeface::SUBHEADING)),
                    (Node { column_gap: px(3), flex_shrink: 0.0, ..default() }, pictures),
                ],
            ),
            caption(about, typeface::regular(typeface::SMALL)),
        ],
    )
}

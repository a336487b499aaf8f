//! Panels, dialogs and labels.

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{CORNER, GRID, palette, typeface};

/// Builds a panel anew where its words or its content have changed, above all in another language: what was
/// built with `Root` is taken down, then `show` builds it. `rebuild::<Root, _>(show).run_if(…)`.
pub fn rebuild<Root: Component, M>(
    show: impl IntoScheduleConfigs<ScheduleSystem, M>,
) -> ScheduleConfigs<ScheduleSystem> {
    (take_down::<Root>, show).chain()
}

/// Takes a panel down.
pub fn take_down<Root: Component>(mut commands: Commands, roots: Query<Entity, With<Root>>) {
    roots.iter().for_each(|root| commands.entity(root).despawn());
}

/// Covers the window and dims what is behind; a menu stands in its middle.
#[must_use]
pub fn backdrop(name: &str) -> impl Bundle + use<> {
    (
        Name::new(name.to_string()),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            padding: UiRect::all(px(4.0 * GRID)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        BackgroundColor(palette::DIMMED),
        GlobalZIndex(10),
    )
}

/// A panel with rows one below the other, at most so wide. Tab stays within it.
#[must_use]
pub fn dialog(name: &str, width: f32) -> impl Bundle + use<> {
    sized_dialog(name, width, auto())
}

/// The same with a height that its content does not change, so that its tabs and buttons keep their places: a
/// column in it scrolls.
#[must_use]
pub fn steady_dialog(name: &str, width: f32, height: f32) -> impl Bundle + use<> {
    sized_dialog(name, width, px(height))
}

fn sized_dialog(name: &str, width: f32, height: Val) -> impl Bundle + use<> {
    (
        Name::new(name.to_string()),
        TabGroup::modal(),
        Node {
            width: px(width),
            height,
            max_width: percent(100),
            max_height: percent(100),
            padding: UiRect::all(px(6.0 * GRID)),
            border: UiRect::all(super::LINE),
            border_radius: BorderRadius::all(px(1.5 * CORNER)),
            flex_direction: FlexDirection::Column,
            row_gap: px(3.0 * GRID),
            ..default()
        },
        BackgroundColor(palette::WALNUT_SOLID),
        BorderColor::all(palette::EDGE),
        BoxShadow::new(palette::SHADOW, px(0), px(8), px(0), px(32)),
    )
}

/// A panel along the window's right edge, beside the board, with so many pixels between its parts.
#[must_use]
pub fn side_panel(name: &str, width: f32, gap: f32) -> impl Bundle + use<> {
    (
        Name::new(name.to_string()),
        TabGroup::new(0),
        Node {
            position_type: PositionType::Absolute,
            right: px(0),
            width: px(width),
            height: percent(100),
            padding: UiRect::all(px(3.0 * GRID)),
            border: UiRect::left(super::LINE),
            ..column(gap)
        },
        BackgroundColor(palette::WALNUT_SOLID),
        BorderColor::all(palette::EDGE),
    )
}

/// Things one below the other.
#[must_use]
pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

/// Things side by side, on one line if they fit.
#[must_use]
pub fn row(gap: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(gap),
        row_gap: px(gap.min(2.0 * GRID)),
        flex_wrap: FlexWrap::Wrap,
        ..default()
    }
}

/// Buttons side by side at the end of a dialog.
#[must_use]
pub fn button_row() -> Node {
    Node { justify_content: JustifyContent::FlexEnd, flex_shrink: 0.0, ..row(2.0 * GRID) }
}

/// A thin line across.
#[must_use]
pub fn divider() -> impl Bundle {
    (
        Node { width: percent(100), height: super::LINE, flex_shrink: 0.0, ..default() },
        BackgroundColor(palette::EDGE),
    )
}

/// A screen's or menu's name.
#[must_use]
pub fn heading(text: &str) -> impl Bundle + use<> {
    (Text::new(text), typeface::bold(typeface::HEADING), TextColor(palette::PARCHMENT))
}

/// The name of a part.
#[must_use]
pub fn subheading(text: &str) -> impl Bundle + use<> {
    (Text::new(text), typeface::bold(typeface::SUBHEADING), TextColor(palette::BRASS))
}

/// Text.
#[must_use]
pub fn label(text: &str) -> impl Bundle + use<> {
    (Text::new(text), typeface::regular(typeface::BODY), TextColor(palette::PARCHMENT))
}

/// Text beside the text.
#[must_use]
pub fn note(text: &str) -> impl Bundle + use<> {
    (Text::new(text), typeface::regular(typeface::SMALL), TextColor(palette::PARCHMENT_DIM))
}

//! Panels, dialogs and labels.

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{CORNER, GRID, palette, typeface};
use crate::game::language::LocalizedText;
use pushflip_core::language::Localized;

/// Rebuilds a panel when its content has changed: despawns every `Root`, then runs `show`. Use as
/// `rebuild::<Root, _>(show).run_if(…)`.
pub fn rebuild<Root: Component, M>(
    show: impl IntoScheduleConfigs<ScheduleSystem, M>,
) -> ScheduleConfigs<ScheduleSystem> {
    (despawn_all::<Root>, show).chain()
}

/// Despawns every entity with a component.
pub fn despawn_all<Root: Component>(mut commands: Commands, roots: Query<Entity, With<Root>>) {
    roots.iter().for_each(|root| commands.entity(root).despawn());
}

/// A dimmed layer over the window with a menu in the centre.
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

/// A modal panel with a column of rows, at most `width` wide. Tab stays within it.
#[must_use]
pub fn dialog(name: &str, width: f32) -> impl Bundle + use<> {
    sized_dialog(name, width, auto())
}

/// A [`dialog`] with a fixed height, so that its tabs and buttons do not move when its content changes.
#[must_use]
pub fn fixed_height_dialog(name: &str, width: f32, height: f32) -> impl Bundle + use<> {
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

/// A panel along the window's right edge, beside the board. `gap` is the space between its rows.
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

#[must_use]
pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

/// A row that wraps if its items do not fit.
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

/// The buttons at the end of a dialog, aligned to the right.
#[must_use]
pub fn button_row() -> Node {
    Node { justify_content: JustifyContent::FlexEnd, flex_shrink: 0.0, ..row(2.0 * GRID) }
}

/// Adds the buttons at the end of a dialog, below a divider.
pub fn footer(dialog: &mut ChildSpawnerCommands, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    dialog.spawn(divider());
    dialog.spawn(button_row()).with_children(fill);
}

/// A thin horizontal line.
#[must_use]
pub fn divider() -> impl Bundle {
    (
        Node { width: percent(100), height: super::LINE, flex_shrink: 0.0, ..default() },
        BackgroundColor(palette::EDGE),
    )
}

/// The title of a screen or menu.
#[must_use]
pub fn heading(text: Localized) -> impl Bundle + use<> {
    (LocalizedText(text), typeface::bold(typeface::HEADING), TextColor(palette::PARCHMENT))
}

/// The title of a section.
#[must_use]
pub fn subheading(text: Localized) -> impl Bundle + use<> {
    (LocalizedText(text), typeface::bold(typeface::SUBHEADING), TextColor(palette::BRASS))
}

#[must_use]
pub fn label(text: Localized) -> impl Bundle + use<> {
    (LocalizedText(text), typeface::regular(typeface::BODY), TextColor(palette::PARCHMENT))
}

/// Secondary text.
#[must_use]
pub fn note(text: Localized) -> impl Bundle + use<> {
    (LocalizedText(text), typeface::regular(typeface::SMALL), TextColor(palette::PARCHMENT_DIM))
}

/// A path as secondary text. It breaks anywhere, because a path may have no space.
#[must_use]
pub fn path_note(path: &str) -> impl Bundle + use<> {
    (note(path.into()), TextLayout::linebreak(LineBreak::WordOrCharacter))
}

//! Panels, dialogs and labels.

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{CORNER, GRID, palette, typeface};
use crate::game::language::LocalizedText;
use crate::game::state::Step;
use pushflip_core::language::Localized;

/// Keeps the side panels at their place in the window.
pub fn plugin(app: &mut App) {
    app.init_resource::<PanelPlace>().add_systems(Update, choose_place.in_set(Step::Input)).add_systems(
        PostUpdate,
        (place_panels, place_parts, fill_last_row).before(bevy::ui::UiSystems::Layout),
    );
}

/// Rebuilds a panel when its content has changed: despawns every `Root`, then runs `show`. Use as
/// `rebuild::<Root, _>(show).run_if(…)`.
pub fn rebuild<Root: Component, M>(
    show: impl IntoScheduleConfigs<ScheduleSystem, M>,
) -> ScheduleConfigs<ScheduleSystem> {
    (despawn_all::<Root>, show).chain()
}

pub fn despawn_all<Root: Component>(mut commands: Commands, roots: Query<Entity, With<Root>>) {
    roots.iter().for_each(|root| commands.entity(root).despawn());
}

/// A dimmed layer over the window with a menu in the centre.
pub fn backdrop() -> impl Bundle {
    (
        Node {
            padding: UiRect::all(px(4.0 * GRID)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..layer()
        },
        BackgroundColor(palette::DIMMED),
        GlobalZIndex(10),
    )
}

/// The height of dialogs, in pixels. All have the same, so that tabs and buttons do not move when the content changes.
const HEIGHT: f32 = 680.0;
/// The width of a dialog with one column, in pixels.
pub const NARROW: f32 = 720.0;
/// The line height of a note, in pixels.
pub const NOTE_HEIGHT: f32 = 18.0;
/// The width of a dialog with two columns, in pixels.
pub const WIDE: f32 = 960.0;

/// A modal panel of constant height, at most `width` wide: a heading, a column that scrolls, and buttons. Tab stays
/// within it.
pub fn dialog(name: &str, width: f32) -> impl Bundle + use<> {
    sized_dialog(name, width, px(HEIGHT))
}

/// A modal panel as high as its content, for questions and short lists of buttons.
pub fn small_dialog(name: &str, width: f32) -> impl Bundle + use<> {
    sized_dialog(name, width, auto())
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

/// The ratio of height to width from which a window is tall.
const TALL: f32 = 1.2;
/// The height of the board in a tall window, relative to the window's width. The panel gets the rest.
const BOARD: f32 = 0.95;
/// The minimum height of the panel in a tall window, in unscaled pixels, and the largest one relative to the window's
/// height.
const MIN_PANEL: f32 = 400.0;
const MAX_PANEL: f32 = 0.55;

/// The space at both sides of the line between two parts side by side, in pixels.
const COLUMN_GAP: f32 = 3.0 * GRID;

/// The place of the side panel.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub enum PanelPlace {
    #[default]
    Right,
    /// Along the lower edge of a tall window, with its height in unscaled pixels.
    Below(f32),
}

impl PanelPlace {
    /// The place in a window of a logical size, at a scale of the interface.
    fn of(window: Vec2, scale: f32) -> Self {
        if window.y < TALL * window.x {
            return Self::Right;
        }
        let height = (window.y - BOARD * window.x).max(MIN_PANEL * scale).min(MAX_PANEL * window.y);
        Self::Below(height / scale)
    }

    pub fn is_below(self) -> bool {
        self != Self::Right
    }

    /// The height of a panel along the lower edge, else 0.
    pub fn height(self) -> f32 {
        match self {
            Self::Right => 0.0,
            Self::Below(height) => height,
        }
    }
}

fn choose_place(
    windows: Query<&Window, With<PrimaryWindow>>,
    scale: Res<UiScale>,
    mut place: ResMut<PanelPlace>,
) {
    if let Ok(window) = windows.single() {
        place.set_if_neq(PanelPlace::of(window.size(), scale.0));
    }
}

/// A panel beside the board, with the width that it has along the right edge. Its children are [`panel_part`]s.
#[derive(Component)]
struct SidePanel(f32);

#[derive(Component)]
struct PanelPart {
    /// Whether it takes the free height of a panel along the right edge.
    fills: bool,
    /// The space around the line between it and the part before, if there is one.
    divided: Option<f32>,
}

/// A panel beside the board: along the right edge of the window, with its parts one below the other, or along the lower
/// edge of a tall window, with its parts side by side. `gap` is the space between the parts.
pub fn side_panel(name: &str, width: f32, gap: f32) -> impl Bundle + use<> {
    (
        Name::new(name.to_string()),
        SidePanel(width),
        TabGroup::new(0),
        Node {
            position_type: PositionType::Absolute,
            right: px(0),
            bottom: px(0),
            padding: UiRect::all(px(3.0 * GRID)),
            row_gap: px(gap),
            column_gap: px(COLUMN_GAP),
            ..default()
        },
        BackgroundColor(palette::WALNUT_SOLID),
        BorderColor::all(palette::EDGE),
    )
}

/// The first column of a [`side_panel`]. If it `fills`, it contains a scrolling column and takes the free height.
pub fn panel_part(gap: f32, fills: bool) -> impl Bundle {
    (PanelPart { fills, divided: None }, Node { min_width: px(0), min_height: px(0), ..column(gap) })
}

/// A column of a [`side_panel`] with a line between it and the one before.
pub fn divided_panel_part(gap: f32, fills: bool) -> impl Bundle {
    (
        PanelPart { fills, divided: Some(gap) },
        Node { min_width: px(0), min_height: px(0), ..column(gap) },
        BorderColor::all(palette::EDGE),
    )
}

fn place_panels(place: Res<PanelPlace>, mut panels: Query<(&mut Node, Ref<SidePanel>)>) {
    for (mut node, panel) in &mut panels {
        if !place.is_changed() && !panel.is_added() {
            continue;
        }
        (node.width, node.height, node.border, node.flex_direction) = match *place {
            PanelPlace::Right => {
                (px(panel.0), percent(100), UiRect::left(super::LINE), FlexDirection::Column)
            }
            PanelPlace::Below(height) => {
                (percent(100), px(height), UiRect::top(super::LINE), FlexDirection::Row)
            }
        };
    }
}

fn place_parts(place: Res<PanelPlace>, mut parts: Query<(&mut Node, Ref<PanelPart>)>) {
    for (mut node, part) in &mut parts {
        if !place.is_changed() && !part.is_added() {
            continue;
        }
        (node.flex_basis, node.flex_grow, node.flex_shrink) = match *place {
            PanelPlace::Right if part.fills => (auto(), 1.0, 1.0),
            PanelPlace::Right => (auto(), 0.0, 0.0),
            PanelPlace::Below(_) => (px(0), 1.0, 1.0),
        };
        let Some(gap) = part.divided else { continue };
        (node.border, node.padding) = match *place {
            PanelPlace::Right => (UiRect::top(super::LINE), UiRect::top(px(gap))),
            PanelPlace::Below(_) => (UiRect::left(super::LINE), UiRect::left(px(COLUMN_GAP))),
        };
    }
}

/// Shows a node, or takes it out of the layout. Without a difference it counts as unchanged.
pub fn set_shown(node: &mut Mut<Node>, is_shown: bool) {
    let display = if is_shown { Display::Flex } else { Display::None };
    node.reborrow().map_unchanged(|node| &mut node.display).set_if_neq(display);
}

/// A layer over the whole parent, or over the window.
pub fn layer() -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: percent(100),
        height: percent(100),
        ..default()
    }
}

pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

/// A row that wraps if its items do not fit.
pub fn row(gap: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(gap),
        row_gap: px(gap.min(2.0 * GRID)),
        flex_wrap: FlexWrap::Wrap,
        ..default()
    }
}

/// A row that does not wrap.
pub fn line(gap: f32) -> Node {
    Node { align_items: AlignItems::Center, column_gap: px(gap), ..default() }
}

/// A box with its content in the middle.
pub fn centred() -> Node {
    Node { align_items: AlignItems::Center, justify_content: JustifyContent::Center, ..default() }
}

/// A cell that takes the space that the others in its row leave.
pub fn filling_cell() -> Node {
    Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() }
}

/// A grid of two columns of equal widgets. A last widget that is alone in its row fills it.
pub fn two_columns() -> impl Bundle {
    let node = Node {
        display: Display::Grid,
        grid_template_columns: RepeatedGridTrack::flex(2, 1.0),
        grid_auto_rows: vec![GridTrack::fr(1.0)],
        column_gap: px(2.0 * GRID),
        row_gap: px(2.0 * GRID),
        flex_shrink: 0.0,
        ..default()
    };
    (TwoColumns, node)
}

#[derive(Component)]
struct TwoColumns;

fn fill_last_row(
    grids: Query<&Children, (With<TwoColumns>, Changed<Children>)>,
    mut nodes: Query<&mut Node>,
) {
    for widgets in grids.iter().filter(|widgets| widgets.len() % 2 == 1) {
        if let Some(mut last) = widgets.last().and_then(|&last| nodes.get_mut(last).ok()) {
            last.grid_column = GridPlacement::span(2);
        }
    }
}

/// The buttons at the end of a dialog, aligned to the right.
pub fn button_row() -> Node {
    Node { justify_content: JustifyContent::FlexEnd, flex_shrink: 0.0, ..row(2.0 * GRID) }
}

/// Adds the buttons at the end of a dialog, below a divider.
pub fn footer(dialog: &mut ChildSpawnerCommands, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    dialog.spawn(divider());
    dialog.spawn(button_row()).with_children(fill);
}

pub fn divider() -> impl Bundle {
    (
        Node { width: percent(100), height: super::LINE, flex_shrink: 0.0, ..default() },
        BackgroundColor(palette::EDGE),
    )
}

/// The title of a screen or menu.
pub fn heading(text: Localized) -> impl Bundle + use<> {
    bold_label(text, typeface::HEADING)
}

pub fn bold_label(text: Localized, size: f32) -> impl Bundle + use<> {
    (LocalizedText(text), typeface::bold(size), TextColor(palette::PARCHMENT))
}

/// The title of a section.
pub fn subheading(text: Localized) -> impl Bundle + use<> {
    (LocalizedText(text), typeface::bold(typeface::SUBHEADING), TextColor(palette::BRASS))
}

pub fn label(text: Localized) -> impl Bundle + use<> {
    (LocalizedText(text), typeface::regular(typeface::BODY), TextColor(palette::PARCHMENT))
}

/// Secondary text.
pub fn note(text: Localized) -> impl Bundle + use<> {
    (LocalizedText(text), typeface::regular(typeface::SMALL), TextColor(palette::PARCHMENT_DIM))
}

/// A note, whose line is kept while it is empty.
pub fn kept_note(name: &'static str, marker: impl Component) -> impl Bundle {
    // Bevy 0.19.1 measures a text with a minimum height as exactly that high, also if it has two lines.
    let node = Node { min_height: px(NOTE_HEIGHT), ..default() };
    (Name::new(name), node, children![(marker, note(Localized::EMPTY))])
}

/// Primary text in the size of a note.
pub fn small_label(text: Localized) -> impl Bundle + use<> {
    (LocalizedText(text), typeface::regular(typeface::SMALL), TextColor(palette::PARCHMENT))
}

/// A path as secondary text. It breaks anywhere, because a path may have no space.
pub fn path_note(path: &str) -> impl Bundle + use<> {
    (note(path.into()), TextLayout::linebreak(LineBreak::WordOrCharacter))
}

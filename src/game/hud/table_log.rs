//! The history of an online table as a list, and the button that opens the phrases menu.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::game::online::{LogLine, Online, SavedTables, log_lines};
use crate::game::state::{Menu, Screen, SeatsHere, Step};
use crate::game::theme::{self, Icon, opens};
use pushflip_core::language::msg;
use pushflip_core::online::table::event::{Body, Phrase};

/// Updates the lists, and shows the button while phrases are allowed.
pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Online>
        .or_else(resource_changed::<SavedTables>)
        .or_else(resource_changed::<SeatsHere>)
        .or_else(any_match_filter::<Added<TableLog>>);
    app.add_systems(
        Update,
        (
            fill.run_if(any_with_component::<TableLog>).run_if(changed),
            show_button.run_if(in_state(Screen::Playing)),
        )
            .in_set(Step::Hud),
    )
    .add_systems(
        PostUpdate,
        follow_end.run_if(any_with_component::<FollowsEnd>).after(UiSystems::PostLayout),
    );
}

/// The maximum of entries in the panel.
const IN_PANEL: usize = 3;
/// The width of the column with the times, in pixels.
const TIME: f32 = 38.0;
const PICTURE: f32 = 18.0;

/// A list of the last entries.
#[derive(Component)]
struct TableLog {
    most: usize,
    /// Whether it is in the panel, which shows only a match, also local ones.
    in_panel: bool,
    shown: Vec<LogLine>,
}

/// The button that opens the phrases menu.
#[derive(Component)]
struct Opens;

/// A scrolling column that shows its end when it becomes longer; with its last distance.
#[derive(Component, Default)]
pub struct FollowsEnd(f32);

pub fn table_log(most: usize) -> impl Bundle {
    list(TableLog { most, in_panel: false, shown: Vec::new() })
}

fn list(log: TableLog) -> impl Bundle {
    (Name::new("Table log"), log, Node { display: Display::None, flex_shrink: 0.0, ..theme::column(2.0) })
}

/// The list and the button in the panel.
pub(super) fn place() -> impl Bundle {
    (
        Node { flex_shrink: 0.0, ..theme::column(4.0) },
        children![
            list(TableLog { most: IN_PANEL, in_panel: true, shown: Vec::new() }),
            (theme::secondary_button("Say something", msg::ONLINE_SAY), Opens, opens(Menu::Phrases)),
        ],
    )
}

fn show_button(here: Res<SeatsHere>, online: Res<Online>, mut buttons: Query<&mut Node, With<Opens>>) {
    let may = here.is_online() && online.is_allowed(&Body::Say(Phrase::Hello));
    for mut node in &mut buttons {
        theme::set_shown(&mut node, may);
    }
}

fn fill(
    mut commands: Commands,
    here: Res<SeatsHere>,
    online: Res<Online>,
    kept: Res<SavedTables>,
    mut logs: Query<(Entity, &mut TableLog, &mut Node)>,
) {
    for (list, mut log, mut node) in &mut logs {
        let is_hidden = log.in_panel && !here.is_online();
        let lines = if is_hidden { Vec::new() } else { log_lines(&online, &kept, log.most, log.in_panel) };
        if lines == log.shown {
            continue;
        }
        node.display = if lines.is_empty() { Display::None } else { Display::Flex };
        let has_times = lines.iter().any(|line| line.time.is_some());
        commands.entity(list).despawn_children().with_children(|list| {
            for line in &lines {
                spawn_line(list, line, has_times);
            }
        });
        log.shown = lines;
    }
}

fn spawn_line(list: &mut ChildSpawnerCommands, line: &LogLine, has_times: bool) {
    list.spawn(Node { column_gap: px(6), flex_shrink: 0.0, ..default() }).with_children(|row| {
        if has_times {
            let time = line.time.clone().unwrap_or_default();
            row.spawn(Node { width: px(TIME), flex_shrink: 0.0, ..default() })
                .with_child(theme::note(time.into()));
        }
        if let Some(phrase) = line.phrase {
            row.spawn(theme::glyph(Icon::Phrase(phrase), PICTURE));
        }
        let mut place = row.spawn(theme::filling_cell());
        if line.phrase.is_some() {
            place.with_child(theme::small_label(line.words.clone()));
        } else {
            place.with_child(theme::note(line.words.clone()));
        }
    });
}

fn follow_end(mut areas: Query<(&ComputedNode, &mut ScrollPosition, &mut FollowsEnd)>) {
    for (node, mut scroll, mut end) in &mut areas {
        let hidden = theme::hidden_height(node);
        if end.0 != hidden {
            end.0 = hidden;
            scroll.y = hidden;
        }
    }
}

//! The list of matches. Files are loaded in batches in the background as they scroll into view.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, observe};

use super::{SavedMatch, Selected, text};
use crate::game::exchange::ImportWriter;
use crate::game::hud::seat_icon;
use crate::game::redraw::Waker;
use crate::game::state::{Menu, Step, Storage};
use crate::game::theme::{self, Icon};
use crate::game::turn::Job;
use pushflip_core::session::{Import, Match, load_match};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reading>().add_systems(
        Update,
        (load_batch, select_first).chain().in_set(Step::Hud).run_if(in_state(Menu::Records)),
    );
}

const BATCH: usize = 24;
/// The height of the list that is loaded ahead of the visible part, in pixels.
const AHEAD: f32 = 600.0;
const ICON: f32 = 28.0;

#[derive(Resource, Default)]
pub(super) struct Reading {
    /// The files that are not loaded yet; `None` before the folder has been listed.
    left: Option<Vec<PathBuf>>,
    task: Option<Job<(Vec<PathBuf>, Vec<SavedMatch>)>>,
}

impl Reading {
    /// Whether every file has been loaded.
    pub(super) fn is_done(&self) -> bool {
        self.task.is_none() && self.left.as_ref().is_some_and(Vec::is_empty)
    }
}

/// The container of the entries.
#[derive(Component)]
pub(super) struct List;

/// Adds the list. Its first entry is the current match, if there is one.
pub(super) fn spawn(body: &mut ChildSpawnerCommands, current: Option<Box<Match>>) {
    let content = theme::scroll_column(body, 6.0, |list| {
        if let Some(game) = current {
            let saved = SavedMatch { path: None, content: Ok(game) };
            list.spawn((entry(&saved), saved, Checked, observe(select)));
        }
    });
    body.commands().entity(content).insert((Name::new("Saved matches"), List));
}

fn entry(saved: &SavedMatch) -> impl Bundle + use<> {
    let name = match &saved.path {
        None => "This match".to_string(),
        Some(path) => format!("Match {}", text::file_name(path)),
    };
    let icon = saved.content.as_ref().map_or(Icon::Close, |game| {
        let setup = game.setup();
        seat_icon(setup.variant, game.result().and_then(|end| end.winner).map_or(0, |side| side as usize))
    });
    theme::list_entry(&name, text::title(saved), text::about(saved), theme::glyph(icon, ICON))
}

/// Selects an entry, or opens it if it is already selected.
fn select(
    pressed: On<Activate>,
    saved: Query<(&SavedMatch, Has<Checked>)>,
    selected: Selected,
    mut imports: ImportWriter,
    mut commands: Commands,
) -> Result {
    let (entry, was_selected) = saved.get(pressed.entity)?;
    if was_selected && let (Some(_), Ok(game)) = (&entry.path, &entry.content) {
        imports.open(Import::Match(game.clone()));
    }
    for (other, _) in &selected {
        commands.entity(other).remove::<Checked>();
    }
    commands.entity(pressed.entity).insert(Checked);
    Ok(())
}

/// Loads the next batch when the end of the list comes near.
fn load_batch(
    storage: Option<Res<Storage>>,
    mut reading: ResMut<Reading>,
    lists: Query<(Entity, &ComputedNode, &ScrollPosition), With<List>>,
    waker: Waker,
    mut commands: Commands,
) {
    let (Some(storage), Ok((list, node, scroll))) = (storage, lists.single()) else { return };
    if let Some(task) = &mut reading.task {
        let Some((left, batch)) = task.poll() else { return };
        *reading = Reading { left: Some(left), task: None };
        for saved in batch {
            commands.spawn((entry(&saved), saved, observe(select), ChildOf(list)));
        }
        return;
    }
    let below = theme::hidden_height(node) - scroll.y;
    if below > AHEAD || reading.left.as_ref().is_some_and(Vec::is_empty) {
        return;
    }
    let (folders, left) = (storage.0.clone(), reading.left.take());
    reading.task = Some(Job::read(&waker, move || {
        let mut now = left.unwrap_or_else(|| folders.saved_matches());
        let left = now.split_off(BATCH.min(now.len()));
        (left, now.into_iter().map(load).collect())
    }));
}

fn load(path: PathBuf) -> SavedMatch {
    let content = load_match(&path).map(Box::new);
    SavedMatch { path: Some(path), content }
}

pub(super) fn select_first(
    selected: Selected,
    saved: Query<Entity, With<SavedMatch>>,
    lists: Query<&Children, With<List>>,
    mut commands: Commands,
) {
    if !selected.is_empty() {
        return;
    }
    let first = lists.iter().flatten().find(|entry| saved.contains(**entry));
    if let Some(&first) = first {
        commands.entity(first).insert(Checked);
    }
}

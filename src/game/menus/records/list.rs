//! The list of matches. Files are read in the background, a few at a time, as they scroll into view.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, observe};

use super::{Chosen, Saved, words};
use crate::game::exchange::Arrivals;
use crate::game::hud::symbol;
use crate::game::language::Language;
use crate::game::redraw::Waker;
use crate::game::state::{Menu, Step, Storage};
use crate::game::theme::{self, Icon};
use crate::game::turn::Job;
use pushflip_core::session::{Import, Match, load_match};

/// Reads on.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reading>()
        .add_systems(Update, (read, choose_first).chain().in_set(Step::Hud).run_if(in_state(Menu::Records)));
}

/// Files that are read at a time.
const BATCH: usize = 24;
/// So much of the list is kept ready below what is seen, in pixels.
const AHEAD: f32 = 600.0;
/// The side of the picture before an entry, in pixels.
const PICTURE: f32 = 28.0;

/// How far the list has been read.
#[derive(Resource, Default)]
pub(super) struct Reading {
    /// The files that are still to be read; none before the folder was looked at.
    left: Option<Vec<PathBuf>>,
    task: Option<Job<(Vec<PathBuf>, Vec<Saved>)>>,
}

impl Reading {
    /// Whether every file has been read.
    pub(super) fn is_done(&self) -> bool {
        self.task.is_none() && self.left.as_ref().is_some_and(Vec::is_empty)
    }
}

/// What holds the entries.
#[derive(Component)]
pub(super) struct List;

/// The list's place, with the match on the table if there is one.
pub(super) fn place(body: &mut ChildSpawnerCommands, language: Language, on_table: Option<Box<Match>>) {
    let content = theme::scroll_column(body, 6.0, |list| {
        if let Some(game) = on_table {
            let saved = Saved { path: None, content: Ok(game) };
            list.spawn((entry(language, &saved), saved, Checked, observe(choose)));
        }
    });
    body.commands().entity(content).insert((Name::new("Saved matches"), List));
}

fn entry(language: Language, saved: &Saved) -> impl Bundle + use<> {
    let name = match &saved.path {
        None => "This match".to_string(),
        Some(path) => format!("Match {}", words::file_name(path)),
    };
    let picture = saved.content.as_ref().map_or(Icon::Close, |game| {
        let setup = game.setup();
        symbol(setup.variant, game.result().and_then(|end| end.winner).map_or(0, |side| side as usize))
    });
    theme::entry(
        &name,
        &words::title(language, saved),
        &words::about(language, saved),
        theme::glyph(picture, PICTURE),
    )
}

/// A click chooses an entry; another one on the same entry opens it.
fn choose(
    pressed: On<Activate>,
    saved: Query<(&Saved, Has<Checked>)>,
    chosen: Chosen,
    mut arrivals: Arrivals,
    mut commands: Commands,
) -> Result {
    let (entry, already) = saved.get(pressed.entity)?;
    if already && let (Some(_), Ok(game)) = (&entry.path, &entry.content) {
        arrivals.receive(Import::Match(game.clone()));
    }
    for (other, _) in &chosen {
        commands.entity(other).remove::<Checked>();
    }
    commands.entity(pressed.entity).insert(Checked);
    Ok(())
}

/// Reads the next files when the end of the list comes near.
fn read(
    storage: Option<Res<Storage>>,
    language: Res<Language>,
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
            commands.spawn((entry(*language, &saved), saved, observe(choose), ChildOf(list)));
        }
        return;
    }
    let below = (node.content_size().y - node.size().y) * node.inverse_scale_factor() - scroll.y;
    if below > AHEAD || reading.left.as_ref().is_some_and(Vec::is_empty) {
        return;
    }
    let (folders, left) = (storage.0.clone(), reading.left.take());
    reading.task = Some(Job::read(&waker, move || {
        let mut now = left.unwrap_or_else(|| folders.saved_matches());
        let left = now.split_off(BATCH.min(now.len()));
        (left, now.into_iter().map(opened).collect())
    }));
}

fn opened(path: PathBuf) -> Saved {
    let content = load_match(&path).map(Box::new);
    Saved { path: Some(path), content }
}

/// Something is always chosen, if there is anything.
pub(super) fn choose_first(
    chosen: Chosen,
    saved: Query<Entity, With<Saved>>,
    lists: Query<&Children, With<List>>,
    mut commands: Commands,
) {
    if !chosen.is_empty() {
        return;
    }
    let first = lists.iter().flatten().find(|entry| saved.contains(**entry));
    if let Some(&first) = first {
        commands.entity(first).insert(Checked);
    }
}

//! The actions on the selected match.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, observe};

use super::{PathForm, SavedMatch, Selected};
use crate::game::exchange::{ClipboardAccess, ImportWriter, copy_notice};
use crate::game::input::{Action, ActionPressed};
use crate::game::online::Online;
use crate::game::saving::Resumable;
use crate::game::state::{Exchange, Menu, Notice, ReviewMatch, Step};
use crate::game::theme::{self, Confirm, Confirmed};
use pushflip_core::language::msg;
use pushflip_core::session::{Import, Match, delete_file};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (enable, cancel_question, handle_keys).in_set(Step::Hud).run_if(in_state(Menu::Records)),
    );
}

/// The requirement of a button on the selected entry.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Needs {
    /// A file, also one that cannot be read.
    File,
    Match,
    /// A match that was read from a file.
    SavedMatch,
    /// A match that may be analysed.
    Analysis,
}

/// The selected match, if its file can be read.
fn selected_match<'a>(selected: &'a Selected) -> Option<&'a Match> {
    let (_, saved) = selected.single().ok()?;
    saved.content.as_deref().ok()
}

pub(super) fn open(_: On<Activate>, selected: Selected, mut imports: ImportWriter) {
    if let Some(game) = selected_match(&selected) {
        imports.open(Import::Match(Box::new(game.clone())));
    }
}

pub(super) fn review(
    _: On<Activate>,
    selected: Selected,
    mut reviews: MessageWriter<ReviewMatch>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if let Some(game) = selected_match(&selected) {
        reviews.write(ReviewMatch(Box::new(game.clone())));
        menu.set(Menu::None);
    }
}

pub(super) fn delete(
    _: On<Confirmed>,
    selected: Selected,
    mut resumable: ResMut<Resumable>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let Ok((entry, SavedMatch { path: Some(path), content })) = selected.single() else { return };
    match delete_file(path) {
        Ok(()) => {
            if let Ok(game) = content {
                resumable.forget_filed(game);
            }
            commands.entity(entry).despawn();
        }
        Err(error) => _ = notices.write(Notice((&error).into())),
    }
}

/// Copies text of the selected match when the button is pressed.
pub(super) fn copies(text: fn(&Match) -> String) -> impl Bundle {
    observe(move |_: On<Activate>, mut copier: Copier| copier.copy(text))
}

/// Shows or hides the path form when the button is pressed.
pub(super) fn toggles(form: PathForm) -> impl Bundle {
    observe(move |_: On<Activate>, mut shown: ResMut<PathForm>| shown.toggle(form))
}

/// Copies text of the selected match.
#[derive(SystemParam)]
struct Copier<'w, 's> {
    selected: Selected<'w, 's>,
    clipboard: ClipboardAccess<'w>,
    notices: MessageWriter<'w, Notice>,
}

impl Copier<'_, '_> {
    fn copy(&mut self, text: fn(&Match) -> String) {
        if let Some(game) = selected_match(&self.selected) {
            self.notices.write(copy_notice(self.clipboard.set_text(text(game))));
        }
    }
}

fn enable(
    selected: Selected,
    online: Res<Online>,
    changed: Query<(), Or<(Added<Checked>, Added<Needs>)>>,
    mut deselected: RemovedComponents<Checked>,
    buttons: Query<(Entity, &Needs)>,
    mut commands: Commands,
) {
    if changed.is_empty() && deselected.read().next().is_none() && !online.is_changed() {
        return;
    }
    let forbidden = selected_match(&selected).is_some_and(|game| online.forbids_analysis(game));
    let selected = selected.single().ok().map(|(_, saved)| saved);
    let has_file = selected.is_some_and(|saved| saved.path.is_some());
    let has_match = selected.is_some_and(|saved| saved.content.is_ok());
    for (button, needs) in &buttons {
        let enabled = match needs {
            Needs::File => has_file,
            Needs::Match => has_match,
            Needs::SavedMatch => has_file && has_match,
            Needs::Analysis => has_match && !forbidden,
        };
        theme::set_enabled(&mut commands, button, enabled);
        if forbidden && *needs == Needs::Analysis {
            commands.entity(button).insert(theme::Tooltip(msg::REVIEW_NOT_ONLINE));
        } else {
            commands.entity(button).remove::<theme::Tooltip>();
        }
    }
}

/// Takes the question back when another entry is selected.
fn cancel_question(
    selected: Selected,
    mut confirms: Query<&mut Confirm, With<Needs>>,
    mut last: Local<Option<Entity>>,
) {
    let selected = selected.single().ok().map(|(entry, _)| entry);
    if std::mem::replace(&mut *last, selected) != selected {
        confirms.iter_mut().for_each(|mut confirm| confirm.cancel());
    }
}

fn handle_keys(
    mut acted: MessageReader<ActionPressed>,
    mut copier: Copier,
    mut requests: MessageWriter<Exchange>,
) {
    for pressed in acted.read() {
        match pressed.action {
            Action::Copy => copier.copy(Match::to_record),
            Action::Paste => _ = requests.write(Exchange::Paste),
            _ => {}
        }
    }
}

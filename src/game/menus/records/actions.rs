//! The actions on the selected match.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::Activate;

use super::super::close;
use super::{PathForm, SavedMatch, Selected};
use crate::game::exchange::{ClipboardAccess, ImportWriter, copy_notice};
use crate::game::input;
use crate::game::online::Online;
use crate::game::saving::Resumable;
use crate::game::state::{Exchange, Menu, Notice, ReviewMatch, Step};
use crate::game::theme::{self, Confirm, Confirmed};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::{Import, Match, delete_file};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (enable, cancel_question, handle_keys).in_set(Step::Hud).run_if(in_state(Menu::Records)),
    );
}

/// The action of a button on the selected match.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    Open,
    Review,
    CopyRecord,
    CopyPosition,
    Delete,
    Paste,
    OpenFile,
    SaveAs,
    Close,
}

impl Action {
    /// The English name and the label of the button.
    pub fn words(self) -> (&'static str, Localized) {
        match self {
            Self::Open => ("Open match", msg::RECORDS_OPEN),
            Self::Review => ("Review match", msg::RECORDS_REVIEW),
            Self::CopyRecord => ("Copy record", msg::RECORDS_COPY),
            Self::CopyPosition => ("Copy position", msg::RECORDS_COPY_POSITION),
            Self::Delete => ("Delete match", msg::RECORDS_DELETE),
            Self::Paste => ("Paste", msg::RECORDS_PASTE),
            Self::OpenFile => ("Open file", msg::RECORDS_OPEN_FILE),
            Self::SaveAs => ("Save as", msg::RECORDS_SAVE_AS),
            Self::Close => ("Close", msg::RECORDS_CLOSE),
        }
    }

    /// Adds the observer to the button.
    pub fn observe(self, button: &mut EntityCommands) {
        match self {
            Self::Open => button.observe(open),
            Self::Review => button.observe(review),
            Self::CopyRecord => {
                button.observe(|_: On<Activate>, mut copier: Copier| copier.copy(Match::to_record))
            }
            Self::CopyPosition => button.observe(|_: On<Activate>, mut copier: Copier| {
                copier.copy(|game| game.position().to_string());
            }),
            Self::Delete => button.observe(delete),
            Self::Paste => button.insert(theme::sends(Exchange::Paste)),
            Self::OpenFile => button.observe(toggles(PathForm::Open)),
            Self::SaveAs => button.observe(toggles(PathForm::Save)),
            Self::Close => button.observe(close),
        };
    }

    /// Whether the action applies to an entry.
    fn applies_to(self, selected: Option<&SavedMatch>) -> bool {
        let readable = selected.is_some_and(|saved| saved.content.is_ok());
        let has_file = selected.is_some_and(|saved| saved.path.is_some());
        match self {
            Self::Open => readable && has_file,
            Self::Review | Self::CopyRecord | Self::CopyPosition | Self::SaveAs => readable,
            Self::Delete => has_file,
            Self::Paste | Self::OpenFile | Self::Close => true,
        }
    }
}

/// The selected match, if its file can be read.
fn selected_match<'a>(selected: &'a Selected) -> Option<&'a Match> {
    let (_, saved) = selected.single().ok()?;
    saved.content.as_deref().ok()
}

fn open(_: On<Activate>, selected: Selected, mut imports: ImportWriter) {
    if let Some(game) = selected_match(&selected) {
        imports.open(Import::Match(Box::new(game.clone())));
    }
}

fn review(
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

fn delete(
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

/// Shows or hides the path form.
fn toggles(form: PathForm) -> impl Fn(On<Activate>, ResMut<PathForm>) {
    move |_, mut shown| shown.toggle(form)
}

/// Copies text of the selected match.
#[derive(SystemParam)]
struct Copier<'w, 's> {
    selected: Selected<'w, 's>,
    clipboard: ClipboardAccess<'w>,
    notices: MessageWriter<'w, Notice>,
}

impl Copier<'_, '_> {
    fn copy(&mut self, text: impl Fn(&Match) -> String) {
        if let Some(game) = selected_match(&self.selected) {
            self.notices.write(copy_notice(self.clipboard.set_text(text(game))));
        }
    }
}

fn enable(
    selected: Selected,
    online: Res<Online>,
    changed: Query<(), Or<(Added<Checked>, Added<Action>)>>,
    mut deselected: RemovedComponents<Checked>,
    buttons: Query<(Entity, &Action, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    if changed.is_empty() && deselected.read().next().is_none() && !online.is_changed() {
        return;
    }
    let forbidden = selected_match(&selected).is_some_and(|game| online.forbids_analysis(game));
    let selected = selected.single().ok().map(|(_, saved)| saved);
    for (button, action, disabled) in &buttons {
        let forbidden = forbidden && *action == Action::Review;
        theme::set_enabled(&mut commands, button, action.applies_to(selected) && !forbidden, disabled);
        if forbidden {
            commands.entity(button).insert(theme::Tooltip(msg::REVIEW_NOT_ONLINE));
        } else {
            commands.entity(button).remove::<theme::Tooltip>();
        }
    }
}

/// Takes the question back when another entry is selected.
fn cancel_question(
    selected: Selected,
    mut confirms: Query<&mut Confirm, With<Action>>,
    mut last: Local<Option<Entity>>,
) {
    let selected = selected.single().ok().map(|(entry, _)| entry);
    if std::mem::replace(&mut *last, selected) != selected {
        confirms.iter_mut().for_each(|mut confirm| confirm.cancel());
    }
}

fn handle_keys(
    mut acted: MessageReader<input::ActionPressed>,
    mut copier: Copier,
    mut requests: MessageWriter<Exchange>,
) {
    let (mut copies, mut pastes) = (false, false);
    for pressed in acted.read() {
        copies |= pressed.action == input::Action::Copy;
        pastes |= pressed.action == input::Action::Paste;
    }
    if pastes {
        requests.write(Exchange::Paste);
    }
    if copies {
        copier.copy(Match::to_record);
    }
}

//! The actions on the selected match.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::Activate;

use super::super::close;
use super::{Chosen, PathForm, Saved};
use crate::game::exchange::{Arrivals, Clips, copied};
use crate::game::input;
use crate::game::language::{Language, words};
use crate::game::saving::Resumable;
use crate::game::state::{Exchange, Menu, Notice, ReviewMatch, Step};
use crate::game::theme;
use pushflip_core::session::{Import, Match, delete_file};

/// Keeps the buttons enabled that have something to do, and hears the keys for two of them.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (enable, take_question_back, copy_by_key).in_set(Step::Hud).run_if(in_state(Menu::Records)),
    );
}

/// What a button does.
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
    /// The button's name and the message on it.
    pub fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Open => ("Open match", "records-open"),
            Self::Review => ("Review match", "records-review"),
            Self::CopyRecord => ("Copy record", "records-copy"),
            Self::CopyPosition => ("Copy position", "records-copy-position"),
            Self::Delete => ("Delete match", "records-delete"),
            Self::Paste => ("Paste", "records-paste"),
            Self::OpenFile => ("Open file", "records-open-file"),
            Self::SaveAs => ("Save as", "records-save-as"),
            Self::Close => ("Close", "records-close"),
        }
    }

    /// Lets a button do it.
    pub fn give(self, button: &mut EntityCommands) {
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
            Self::Paste => button.observe(paste),
            Self::OpenFile => button.observe(toggles(PathForm::Open)),
            Self::SaveAs => button.observe(toggles(PathForm::Save)),
            Self::Close => button.observe(close),
        };
    }

    /// Whether it has something to do with an entry.
    fn fits(self, chosen: Option<&Saved>) -> bool {
        let readable = chosen.is_some_and(|saved| saved.content.is_ok());
        let filed = chosen.is_some_and(|saved| saved.path.is_some());
        match self {
            Self::Open => readable && filed,
            Self::Review | Self::CopyRecord | Self::CopyPosition | Self::SaveAs => readable,
            Self::Delete => filed,
            Self::Paste | Self::OpenFile | Self::Close => true,
        }
    }
}

/// The button has asked whether to delete this entry; the next press does it.
#[derive(Component)]
pub(super) struct Asked(Entity);

/// The chosen match, if it could be read.
fn game<'a>(chosen: &'a Chosen) -> Option<&'a Match> {
    let (_, saved) = chosen.single().ok()?;
    saved.content.as_deref().ok()
}

fn open(_: On<Activate>, chosen: Chosen, mut arrivals: Arrivals) {
    if let Some(game) = game(&chosen) {
        arrivals.receive(Import::Match(Box::new(game.clone())));
    }
}

fn review(
    _: On<Activate>,
    chosen: Chosen,
    mut reviews: MessageWriter<ReviewMatch>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if let Some(game) = game(&chosen) {
        reviews.write(ReviewMatch(Box::new(game.clone())));
        menu.set(Menu::None);
    }
}

/// The first press asks, the second one deletes.
fn delete(
    pressed: On<Activate>,
    asked: Query<&Asked>,
    chosen: Chosen,
    language: Res<Language>,
    mut resumable: ResMut<Resumable>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let Ok((entry, Saved { path: Some(path), content })) = chosen.single() else { return };
    if !asked.get(pressed.entity).is_ok_and(|asked| asked.0 == entry) {
        commands.entity(pressed.entity).insert(Asked(entry));
        return;
    }
    match delete_file(path) {
        Ok(()) => {
            if let Ok(game) = content {
                resumable.forget_filed(game);
            }
            commands.entity(entry).despawn();
        }
        Err(error) => _ = notices.write(Notice(words::file_error(*language, &error))),
    }
}

fn paste(_: On<Activate>, mut wishes: MessageWriter<Exchange>) {
    wishes.write(Exchange::Paste);
}

/// Lets a button ask for a path.
fn toggles(form: PathForm) -> impl Fn(On<Activate>, ResMut<PathForm>) {
    move |_, mut shown| shown.toggle(form)
}

/// Copies what stands in the chosen match.
#[derive(SystemParam)]
struct Copier<'w, 's> {
    chosen: Chosen<'w, 's>,
    language: Res<'w, Language>,
    clips: Clips<'w>,
    notices: MessageWriter<'w, Notice>,
}

impl Copier<'_, '_> {
    fn copy(&mut self, text: impl Fn(&Match) -> String) {
        if let Some(game) = game(&self.chosen) {
            self.notices.write(copied(*self.language, self.clips.put(text(game))));
        }
    }
}

fn enable(
    chosen: Chosen,
    changed: Query<(), Or<(Added<Checked>, Added<Action>)>>,
    mut unchosen: RemovedComponents<Checked>,
    buttons: Query<(Entity, &Action, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    if changed.is_empty() && unchosen.read().next().is_none() {
        return;
    }
    let chosen = chosen.single().ok().map(|(_, saved)| saved);
    for (button, action, disabled) in &buttons {
        theme::enable(&mut commands, button, action.fits(chosen), disabled);
    }
}

/// The button for deleting asks once more, and forgets that when another entry is chosen.
fn take_question_back(
    language: Res<Language>,
    chosen: Chosen,
    buttons: Query<(Entity, &Action, Option<&Asked>, &Children)>,
    mut texts: Query<&mut Text>,
    mut commands: Commands,
) {
    let chosen = chosen.single().ok().map(|(entry, _)| entry);
    for (button, action, asked, children) in buttons.iter().filter(|button| *button.1 == Action::Delete) {
        let asks = asked.is_some_and(|asked| Some(asked.0) == chosen);
        if asked.is_some() && !asks {
            commands.entity(button).remove::<Asked>();
        }
        let id = if asks { "records-delete-sure" } else { action.words().1 };
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.set_if_neq(Text(language.say(id)));
            }
        }
    }
}

/// Copies the chosen match, or opens what was copied.
fn copy_by_key(
    mut acted: MessageReader<input::ActionPressed>,
    mut copier: Copier,
    mut wishes: MessageWriter<Exchange>,
) {
    let (mut copies, mut pastes) = (false, false);
    for pressed in acted.read() {
        copies |= pressed.action == input::Action::Copy;
        pastes |= pressed.action == input::Action::Paste;
    }
    if pastes {
        wishes.write(Exchange::Paste);
    }
    if copies {
        copier.copy(Match::to_record);
    }
}

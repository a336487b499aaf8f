//! What the buttons do with the chosen match.

use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::Activate;

use super::{Chosen, PathForm, Saved};
use crate::game::exchange::{Arrivals, Clips, copied};
use crate::game::input;
use crate::game::language::Language;
use crate::game::state::{Exchange, Menu, Notice, ReviewMatch, Step};
use pushflip_core::session::{Import, delete_file};

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

/// A button was pressed.
pub(super) fn act(
    pressed: On<Activate>,
    actions: Query<(&Action, Option<&Asked>)>,
    chosen: Chosen,
    mut writers: (MessageWriter<Exchange>, MessageWriter<ReviewMatch>, Arrivals),
    (language, mut form, mut menu): (Res<Language>, ResMut<PathForm>, ResMut<NextState<Menu>>),
    mut clips: Clips,
    mut notice: ResMut<Notice>,
    mut commands: Commands,
) -> Result {
    let (&action, asked) = actions.get(pressed.entity)?;
    match action {
        Action::Paste => {
            writers.0.write(Exchange::Paste);
        }
        Action::OpenFile => form.toggle(PathForm::Open),
        Action::SaveAs => form.toggle(PathForm::Save),
        _ => {}
    }
    let Ok((entry, saved)) = chosen.single() else { return Ok(()) };
    if action == Action::Delete {
        let sure = asked.is_some_and(|asked| asked.0 == entry);
        match &saved.path {
            Some(_) if !sure => {
                commands.entity(pressed.entity).insert(Asked(entry));
            }
            Some(path) => match delete_file(path) {
                Ok(()) => commands.entity(entry).despawn(),
                Err(sentence) => notice.0 = sentence,
            },
            None => {}
        }
        return Ok(());
    }
    let Ok(game) = &saved.content else { return Ok(()) };
    match action {
        Action::Open => writers.2.receive(Import::Match(game.clone())),
        Action::Review => {
            writers.1.write(ReviewMatch(game.clone()));
            menu.set(Menu::None);
        }
        Action::CopyRecord => notice.0 = copied(*language, clips.put(game.to_record())),
        Action::CopyPosition => notice.0 = copied(*language, clips.put(game.position().to_string())),
        _ => {}
    }
    Ok(())
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
        match (action.fits(chosen), disabled) {
            (false, false) => commands.entity(button).insert(InteractionDisabled),
            (true, true) => commands.entity(button).remove::<InteractionDisabled>(),
            _ => continue,
        };
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
    chosen: Chosen,
    language: Res<Language>,
    mut clips: Clips,
    mut notice: ResMut<Notice>,
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
    if copies && let Ok((_, Saved { content: Ok(game), .. })) = chosen.single() {
        notice.0 = copied(*language, clips.put(game.to_record()));
    }
}

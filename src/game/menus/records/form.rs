//! The path field for saving and opening files.

use std::path::PathBuf;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, observe};

use super::{Chosen, Saved, words};
use crate::game::language::Language;
use crate::game::language::words::file_error;
use crate::game::state::{Exchange, Menu, Notice, Step};
use crate::game::theme::{self, Stay};
use pushflip_core::rules::printable;
use pushflip_core::session::{create_text, save_text, typed_path};

/// Shows the line while it is wanted.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PathForm>()
        .add_systems(OnExit(Menu::Records), |mut form: ResMut<PathForm>| *form = PathForm::None)
        .add_systems(
            Update,
            (
                submit_by_key.in_set(Step::Input),
                show.in_set(Step::Hud).run_if(
                    resource_changed::<PathForm>.or_else(|new: Query<(), Added<Place>>| !new.is_empty()),
                ),
            )
                .run_if(in_state(Menu::Records)),
        );
}

/// The most characters of a path.
const LONGEST: usize = 4096;

/// What the path is for that the player is asked for.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PathForm {
    /// No path is asked for.
    #[default]
    None,
    /// The chosen match is saved there.
    Save,
    /// That file is opened.
    Open,
}

impl PathForm {
    /// Asks for a path, or no more if that was asked for.
    pub fn toggle(&mut self, wanted: Self) {
        *self = if *self == wanted { Self::None } else { wanted };
    }
}

/// The line's place.
#[derive(Component)]
struct Place;

/// The field for the path.
#[derive(Component)]
struct PathField;

/// The button that saves or opens; the file that it would replace, once it has said so.
#[derive(Component, Default)]
struct Submit {
    asked: Option<PathBuf>,
}

pub(super) fn place() -> impl Bundle {
    (Place, Node { flex_shrink: 0.0, display: Display::None, ..theme::row(8.0) })
}

fn show(
    form: Res<PathForm>,
    language: Res<Language>,
    chosen: Chosen,
    mut places: Query<(Entity, &mut Node), With<Place>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    for (place, mut node) in &mut places {
        commands.entity(place).despawn_children();
        node.display = if *form == PathForm::None { Display::None } else { Display::Flex };
        let (label, submit, text) = match *form {
            PathForm::None => continue,
            PathForm::Save => {
                let game = chosen.single().ok().and_then(|(_, saved)| saved.content.as_ref().ok());
                (
                    "records-save-where",
                    "records-save",
                    game.map_or_else(String::new, |game| words::usual_path(game)),
                )
            }
            PathForm::Open => ("records-open-which", "records-open", "~/".to_string()),
        };
        commands.entity(place).with_children(|row| {
            row.spawn(theme::label(&language.say(label)));
            let mut field = Entity::PLACEHOLDER;
            row.spawn(Node { flex_grow: 1.0, flex_basis: px(220), min_width: px(0), ..default() })
                .with_children(|cell| {
                    let hint = language.say("records-path");
                    field = cell.spawn((theme::name_field("Path", &text, &hint, LONGEST), PathField)).id();
                });
            row.spawn((
                theme::primary_button("Use path", &language.say(submit)),
                Submit::default(),
                Stay,
                observe(press),
            ));
            focus.set(field, bevy::input_focus::FocusCause::Navigated);
        });
    }
}

fn press(
    _: On<Activate>,
    fields: Query<&EditableText, With<PathField>>,
    mut submits: Query<&mut Submit>,
    chosen: Chosen,
    language: Res<Language>,
    mut form: ResMut<PathForm>,
    mut notices: MessageWriter<Notice>,
    mut wishes: MessageWriter<Exchange>,
) -> Result {
    let typed = fields.single()?.value().to_string();
    let mut submit = submits.single_mut()?;
    let path = match typed_path(&typed) {
        Ok(path) => path,
        Err(error) => {
            notices.write(Notice(file_error(*language, &error)));
            return Ok(());
        }
    };
    if *form == PathForm::Open {
        wishes.write(Exchange::Open(path));
        return Ok(());
    }
    let Ok((_, Saved { content: Ok(game), .. })) = chosen.single() else { return Ok(()) };
    let path = words::with_extension(path);
    let values = [("path", printable(path.display()).into())];
    let record = game.to_record();
    let saved = if submit.asked.as_ref() == Some(&path) {
        save_text(&path, &record).map(|()| true)
    } else {
        create_text(&path, &record)
    };
    match saved {
        Ok(true) => {
            notices.write(Notice(language.tell("records-saved", &values)));
            *form = PathForm::None;
        }
        Ok(false) => {
            notices.write(Notice(language.tell("records-replace", &values)));
            submit.asked = Some(path);
        }
        Err(error) => _ = notices.write(Notice(file_error(*language, &error))),
    }
    Ok(())
}

/// Enter in the field is as good as the button.
fn submit_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    fields: Query<(), With<PathField>>,
    submits: Query<Entity, With<Submit>>,
    mut commands: Commands,
) {
    let enter = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
    if enter && focus.get().is_some_and(|focused| fields.contains(focused)) {
        for entity in &submits {
            commands.trigger(Activate { entity });
        }
    }
}

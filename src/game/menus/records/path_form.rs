//! The path field for saving and opening files.

use std::path::PathBuf;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, observe};

use super::{SavedMatch, Selected, text};
use crate::game::state::{Exchange, Menu, Notice, Step};
use crate::game::theme;
use pushflip_core::language::msg;
use pushflip_core::rules::printable;
use pushflip_core::session::{create_text, save_text, typed_path};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PathForm>()
        .add_systems(OnExit(Menu::Records), |mut form: ResMut<PathForm>| *form = PathForm::None)
        .add_systems(
            Update,
            show.in_set(Step::Hud)
                .run_if(resource_changed::<PathForm>.or_else(any_match_filter::<Added<FormRow>>))
                .run_if(in_state(Menu::Records)),
        );
}

/// The maximum length of a path, in characters.
const MAX_LENGTH: usize = 4096;

#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PathForm {
    #[default]
    None,
    Save,
    Open,
}

impl PathForm {
    /// Shows the form, or hides it if it is open for the same purpose.
    pub fn toggle(&mut self, wanted: Self) {
        *self = if *self == wanted { Self::None } else { wanted };
    }
}

#[derive(Component)]
struct FormRow;

#[derive(Component)]
struct PathField;

/// The button that saves or opens.
#[derive(Component, Default)]
struct Submit {
    /// The existing file that the next press replaces.
    replaces: Option<PathBuf>,
}

pub(super) fn path_form() -> impl Bundle {
    (FormRow, Node { flex_shrink: 0.0, display: Display::None, ..theme::row(8.0) })
}

fn show(
    form: Res<PathForm>,
    selected: Selected,
    mut rows: Query<(Entity, &mut Node), With<FormRow>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    for (row, mut node) in &mut rows {
        commands.entity(row).despawn_children();
        node.display = if *form == PathForm::None { Display::None } else { Display::Flex };
        let (label, action, text) = match *form {
            PathForm::None => continue,
            PathForm::Save => {
                let game = selected.single().ok().and_then(|(_, saved)| saved.content.as_ref().ok());
                (
                    msg::RECORDS_SAVE_WHERE,
                    msg::RECORDS_SAVE,
                    game.map_or_else(String::new, |game| text::default_path(game)),
                )
            }
            PathForm::Open => (msg::RECORDS_OPEN_WHICH, msg::RECORDS_OPEN, "~/".to_string()),
        };
        commands.entity(row).with_children(|row| {
            row.spawn(theme::label(label));
            let mut field = Entity::PLACEHOLDER;
            row.spawn(Node { flex_grow: 1.0, flex_basis: px(220), min_width: px(0), ..default() })
                .with_children(|cell| {
                    let hint = msg::RECORDS_PATH;
                    field = cell.spawn((theme::name_field("Path", &text, hint, MAX_LENGTH), PathField)).id();
                });
            let button = theme::primary_button("Use path", action);
            row.spawn((button, theme::Submits, Submit::default(), observe(submit)));
            focus.set(field, bevy::input_focus::FocusCause::Navigated);
        });
    }
}

fn submit(
    _: On<Activate>,
    fields: Query<&EditableText, With<PathField>>,
    mut submits: Query<&mut Submit>,
    selected: Selected,
    mut form: ResMut<PathForm>,
    mut notices: MessageWriter<Notice>,
    mut requests: MessageWriter<Exchange>,
) -> Result {
    let typed = fields.single()?.value().to_string();
    let mut button = submits.single_mut()?;
    let path = match typed_path(&typed) {
        Ok(path) => path,
        Err(error) => {
            notices.write(Notice((&error).into()));
            return Ok(());
        }
    };
    if *form == PathForm::Open {
        requests.write(Exchange::Open(path));
        return Ok(());
    }
    let Ok((_, SavedMatch { content: Ok(game), .. })) = selected.single() else { return Ok(()) };
    let path = text::with_extension(path);
    let shown_path = printable(path.display());
    let record = game.to_record();
    let saved = if button.replaces.as_ref() == Some(&path) {
        save_text(&path, &record).map(|()| true)
    } else {
        create_text(&path, &record)
    };
    match saved {
        Ok(true) => {
            notices.write(Notice(msg::RecordsSaved { path: shown_path }.into()));
            *form = PathForm::None;
        }
        Ok(false) => {
            notices.write(Notice(msg::RecordsReplace { path: shown_path }.into()));
            button.replaces = Some(path);
        }
        Err(error) => _ = notices.write(Notice((&error).into())),
    }
    Ok(())
}

//! The text field for the position: a valid text updates the board, an invalid one shows its error. The line below
//! the field describes the position.

use bevy::prelude::*;
use bevy::text::EditableText;

use super::{Brush, Editing, texts};
use crate::game::language::{LocalizedLabel, LocalizedText};
use crate::game::state::{Screen, Step};
use crate::game::theme;
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::{PositionDraft, import_text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PositionError>()
        .add_systems(OnEnter(Screen::Editor), |mut error: ResMut<PositionError>| error.0 = None)
        .add_systems(
            Update,
            (
                // Before the board shows the position.
                read.in_set(Step::Input).before(super::show_position),
                (write, describe).chain().in_set(Step::Hud),
            )
                .run_if(in_state(Screen::Editor)),
        );
}

/// The maximum number of characters: 61 cells, the counters and some spaces.
const MAX_LENGTH: usize = 160;
/// The height of the field for two lines, in pixels.
const HEIGHT: f32 = 52.0;

/// The error of the text in the field; `None` if the board shows its position.
#[derive(Resource, Default, PartialEq, Eq)]
pub(super) struct PositionError(pub Option<Localized>);

/// The field, with its last text: Bevy marks a field as changed without a change of the text too.
#[derive(Component, Default)]
struct PositionField(String);

#[derive(Component)]
struct Description;

pub(super) fn spawn(list: &mut ChildSpawnerCommands) {
    // `write` fills the field, as after every change of the board. Lines break at any character, because a position
    // is one long word.
    list.spawn((
        theme::name_field("Position text", "", msg::EDITOR_TEXT, MAX_LENGTH),
        PositionField::default(),
    ))
    .insert((LocalizedLabel(msg::EDITOR_TEXT), TextLayout::linebreak(LineBreak::AnyCharacter)))
    .entry::<Node>()
    .and_modify(|mut node| node.min_height = px(HEIGHT));
    list.spawn((
        Name::new("Judgement"),
        Description,
        theme::label(Localized::EMPTY),
        TextLayout::linebreak(LineBreak::WordOrCharacter),
    ));
}

fn parsed(text: &str, now: &PositionDraft) -> Result<PositionDraft, Localized> {
    let position = import_text(text, now.variant()).map_err(|error| error.reason)?.position();
    // The text has no match options, so they are kept.
    let same = now.position().read(&position.to_string()).unwrap_or(position);
    Ok(PositionDraft::of(&same))
}

fn read(
    mut fields: Query<(&EditableText, &mut PositionField), Changed<EditableText>>,
    mut editing: ResMut<Editing>,
    mut brush: ResMut<Brush>,
    mut error: ResMut<PositionError>,
) {
    for (field, mut last) in &mut fields {
        let text = field.value().to_string();
        if text == last.0 {
            continue;
        }
        last.0.clone_from(&text);
        match parsed(&text, &editing) {
            Ok(draft) => {
                Brush::fit(&mut brush, draft.variant());
                editing.set_if_neq(Editing(draft));
                error.set_if_neq(PositionError(None));
            }
            Err(reason) => {
                error.set_if_neq(PositionError(Some(reason)));
            }
        }
    }
}

/// Writes the position into the field, unless its text already means the same position.
fn write(
    editing: Res<Editing>,
    mut fields: Query<(&mut EditableText, &mut PositionField)>,
    mut error: ResMut<PositionError>,
) {
    for (mut field, mut last) in &mut fields {
        if !editing.is_changed() && !last.is_added() {
            continue;
        }
        let shown = parsed(&last.0, &editing).ok();
        if shown.is_none_or(|draft| draft != editing.0) {
            last.0 = editing.to_string();
            field.editor_mut().set_text(&last.0);
        }
        error.set_if_neq(PositionError(None));
    }
}

fn describe(
    editing: Res<Editing>,
    error: Res<PositionError>,
    mut sentence: Single<&mut LocalizedText, With<Description>>,
) {
    let text = match &error.0 {
        Some(reason) => msg::EditorWrong { reason: reason.clone() }.into(),
        None => texts::description(&editing),
    };
    sentence.set_if_neq(LocalizedText(text));
}

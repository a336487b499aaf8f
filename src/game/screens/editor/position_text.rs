//! The position as text: a valid text updates the board, an invalid one shows its error. Below it stand the
//! uses of the position.

use bevy::prelude::*;
use bevy::text::EditableText;

use super::{Brush, Editing, texts};
use crate::game::language::{self, Language};
use crate::game::state::{Screen, Step};
use crate::game::theme;
use pushflip_core::rules::Fault;
use pushflip_core::session::{Import, PositionDraft, import_text};

/// Keeps the text and the board the same.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wrong>()
        .add_systems(OnEnter(Screen::Editor), |mut wrong: ResMut<Wrong>| wrong.0 = None)
        .add_systems(
            Update,
            (
                // Before the table is laid out.
                read.in_set(Step::Input).before(super::lay_out),
                (write, judge).chain().in_set(Step::Hud),
            )
                .run_if(in_state(Screen::Editor)),
        );
}

/// The most characters of a position: 61 cells and the counters, with room for blanks.
const LONGEST: usize = 160;
/// The height of the field, in pixels: room for two lines.
const HEIGHT: f32 = 52.0;

/// What is wrong with the text in the field; none if the board shows it.
#[derive(Resource, Default, PartialEq, Eq)]
pub(super) struct Wrong(pub Option<Fault>);

/// The field, and the text that stood in it last: Bevy touches a field also where nobody types.
#[derive(Component, Default)]
struct PositionField(String);

/// What is said under it.
#[derive(Component)]
struct Judgement;

pub(super) fn place(list: &mut ChildSpawnerCommands, language: Language) {
    let words = language.say("editor-text");
    // Filled by `write`, as after every change of the board; wrapped wherever a line is full: a position is one
    // long word.
    list.spawn((theme::name_field("Position text", "", &words, LONGEST), PositionField::default()))
        .insert((AccessibleLabel::new(words), TextLayout::linebreak(LineBreak::AnyCharacter)))
        .entry::<Node>()
        .and_modify(|mut node| node.min_height = px(HEIGHT));
    list.spawn((
        Name::new("Judgement"),
        Judgement,
        theme::label(""),
        TextLayout::linebreak(LineBreak::WordOrCharacter),
    ));
}

fn parsed(text: &str, now: &PositionDraft) -> Result<PositionDraft, Fault> {
    let position = match import_text(text, now.variant()).map_err(|error| error.fault)? {
        Import::Position(position) => position,
        Import::Match(game) => game.position(),
    };
    // An option of the match, which no text has, stays as it was.
    let same = now.position().read(&position.to_string()).unwrap_or(position);
    Ok(PositionDraft::of(&same))
}

fn read(
    mut fields: Query<(&EditableText, &mut PositionField), Changed<EditableText>>,
    mut editing: ResMut<Editing>,
    mut brush: ResMut<Brush>,
    mut wrong: ResMut<Wrong>,
) {
    for (field, mut last) in &mut fields {
        let text = field.value().to_string();
        if text == last.0 {
            continue;
        }
        last.0.clone_from(&text);
        match parsed(&text, &editing) {
            Ok(draft) => {
                if brush.0.is_some_and(|seat| seat >= draft.variant().seats()) {
                    brush.0 = Some(0);
                }
                editing.set_if_neq(Editing(draft));
                wrong.set_if_neq(Wrong(None));
            }
            Err(fault) => {
                wrong.set_if_neq(Wrong(Some(fault)));
            }
        }
    }
}

/// Follows the board, but leaves alone what somebody types that means the same.
fn write(
    editing: Res<Editing>,
    mut fields: Query<(&mut EditableText, &mut PositionField)>,
    mut wrong: ResMut<Wrong>,
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
        wrong.set_if_neq(Wrong(None));
    }
}

fn judge(
    editing: Res<Editing>,
    wrong: Res<Wrong>,
    language: Res<Language>,
    mut sentences: Query<&mut Text, With<Judgement>>,
) {
    for mut sentence in &mut sentences {
        let said = match &wrong.0 {
            Some(fault) => {
                let reason = language::words::fault(*language, fault);
                language.tell("editor-wrong", &[("reason", reason.into())])
            }
            None => texts::judgement(*language, &editing),
        };
        sentence.set_if_neq(Text(said));
    }
}

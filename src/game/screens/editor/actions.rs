//! The editor's buttons: changes to the board, and uses of the position.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::history::History;
use super::position_text::PositionError;
use super::{Editing, Page, leave};
use crate::game::online::Online;
use crate::game::screens::ReturnTo;
use crate::game::state::{Exchange, MatchCommand, ReviewMatch, Screen, StartMatch, Step};
use crate::game::theme::{self, KeepFocus, sends};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::{PositionDraft, Validity};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, enable.in_set(Step::Hud).run_if(in_state(Screen::Editor)))
        .add_systems(OnEnter(Screen::Editor), |mut page: ResMut<Page>| *page = Page::Board);
}

/// The condition on which a button is enabled.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Needs {
    ValidText,
    Playable,
    Analysable,
    Undo,
    Redo,
}

/// Spawns the buttons that change the whole board.
pub(super) fn board_buttons(list: &mut ChildSpawnerCommands, variant: Variant) {
    list.spawn(pair()).with_children(|row| {
        // The same commands as from the keys; `history` reads both.
        button(row, "Undo the change", msg::EDITOR_UNDO, (Needs::Undo, sends(MatchCommand::Undo)));
        button(row, "Redo the change", msg::EDITOR_REDO, (Needs::Redo, sends(MatchCommand::Redo)));
    });
    list.spawn(pair()).with_children(|row| {
        let start = changes_position(|draft| *draft = PositionDraft::start(draft.variant()));
        button(row, "First position", msg::EDITOR_FIRST, start);
        button(row, "Clear board", msg::EDITOR_CLEAR, changes_position(PositionDraft::clear));
    });
    list.spawn(pair()).with_children(|row| {
        button(row, "Turn board", msg::EDITOR_TURN, changes_position(|draft| *draft = draft.turned()));
        if variant != Variant::QuixoTeams {
            let mirror = changes_position(|draft| {
                if let Some(mirrored) = draft.mirrored() {
                    *draft = mirrored;
                }
            });
            button(row, "Mirror board", msg::EDITOR_MIRROR, mirror);
        }
    });
}

/// Spawns the buttons that use the position.
pub(super) fn buttons(panel: &mut ChildSpawnerCommands) {
    let start = theme::primary_button("Play from here", msg::EDITOR_PLAY);
    panel.spawn((start, Needs::Playable, KeepFocus, observe(play)));
    panel.spawn(pair()).with_children(|row| {
        button(row, "Analyse", msg::EDITOR_ANALYSE, (Needs::Analysable, observe(analyse)));
        let copy = (Needs::ValidText, sends(Exchange::CopyPosition));
        button(row, "Copy position", msg::EDITOR_COPY, copy);
    });
    panel.spawn(pair()).with_children(|row| {
        button(row, "Leave editor", msg::EDITOR_BACK, observe(go_back));
        button(row, "Paste position", msg::EDITOR_PASTE, sends(Exchange::Paste));
    });
}

fn pair() -> Node {
    Node { column_gap: px(8), flex_shrink: 0.0, ..default() }
}

fn button(row: &mut ChildSpawnerCommands, name: &str, words: Localized, action: impl Bundle) {
    row.spawn(Node { flex_grow: 1.0, flex_basis: px(0), ..theme::column(0.0) }).with_children(|cell| {
        let button = theme::secondary_button(name, words);
        // Small padding, because two labels share the width of the panel.
        cell.spawn((button, KeepFocus, action))
            .entry::<Node>()
            .and_modify(|mut node| node.padding = UiRect::axes(px(4), px(4)));
    });
}

/// Changes the position when the button is pressed.
fn changes_position(change: fn(&mut PositionDraft)) -> impl Bundle {
    observe(move |_: On<Activate>, mut editing: ResMut<Editing>| Editing::change(&mut editing, change))
}

fn play(_: On<Activate>, mut page: ResMut<Page>) {
    page.set_if_neq(Page::Players);
}

fn analyse(_: On<Activate>, editing: Res<Editing>, mut reviews: MessageWriter<ReviewMatch>) {
    reviews.write(ReviewMatch(Box::new(editing.to_match(&[]))));
}

fn go_back(
    _: On<Activate>,
    left: Res<ReturnTo>,
    mut starts: MessageWriter<StartMatch>,
    mut screen: ResMut<NextState<Screen>>,
) {
    leave(&left, &mut starts, &mut screen);
}

/// A finished game cannot be played or analysed, and no position can be used while the text field has an error.
fn enable(
    editing: Res<Editing>,
    error: Res<PositionError>,
    history: Res<History>,
    online: Res<Online>,
    buttons: Query<(Entity, Ref<Needs>)>,
    mut commands: Commands,
) {
    let changed = editing.is_changed() || error.is_changed() || history.is_changed() || online.is_changed();
    if !changed && !buttons.iter().any(|(_, needs)| needs.is_added()) {
        return;
    }
    let is_valid = error.0.is_none();
    let is_playable = is_valid && matches!(editing.validity(), Validity::Playable { .. });
    for (button, needs) in &buttons {
        let enabled = match *needs {
            Needs::ValidText => is_valid,
            Needs::Playable => is_playable,
            Needs::Analysable => is_playable && !online.is_playing(),
            Needs::Undo => history.can_undo(),
            Needs::Redo => history.can_redo(),
        };
        theme::set_enabled(&mut commands, button, enabled);
        if *needs == Needs::Analysable {
            if online.is_playing() {
                commands.entity(button).insert(theme::Tooltip(msg::REVIEW_NOT_ONLINE));
            } else {
                commands.entity(button).remove::<theme::Tooltip>();
            }
        }
    }
}

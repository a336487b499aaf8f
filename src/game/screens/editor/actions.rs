//! The editor's buttons: changes to the board, and uses of the position.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::history::History;
use super::position_text::PositionError;
use super::{Editing, Page, leave};
use crate::game::online::Online;
use crate::game::screens::ReturnTo;
use crate::game::state::{Exchange, MatchCommand, ReviewMatch, Screen, StartMatch, Step};
use crate::game::theme::{self, KeepFocus, Skin, sends};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::{PositionDraft, Validity};

/// Enables the buttons whose action is possible.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, enable.in_set(Step::Hud).run_if(in_state(Screen::Editor)))
        .add_systems(OnEnter(Screen::Editor), |mut page: ResMut<Page>| *page = Page::Board);
}

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Clear,
    Start,
    Turn,
    Mirror,
    Undo,
    Redo,
    Play,
    Analyse,
    Copy,
    Paste,
    Back,
}

impl Action {
    /// The button's name and the text on it.
    fn label(self) -> (&'static str, Localized) {
        match self {
            Self::Clear => ("Clear board", msg::EDITOR_CLEAR),
            Self::Start => ("First position", msg::EDITOR_FIRST),
            Self::Turn => ("Turn board", msg::EDITOR_TURN),
            Self::Mirror => ("Mirror board", msg::EDITOR_MIRROR),
            Self::Undo => ("Undo the change", msg::EDITOR_UNDO),
            Self::Redo => ("Redo the change", msg::EDITOR_REDO),
            Self::Play => ("Play from here", msg::EDITOR_PLAY),
            Self::Analyse => ("Analyse", msg::EDITOR_ANALYSE),
            Self::Copy => ("Copy position", msg::EDITOR_COPY),
            Self::Paste => ("Paste position", msg::EDITOR_PASTE),
            Self::Back => ("Leave editor", msg::EDITOR_BACK),
        }
    }

    /// Adds the observer that runs the action.
    fn observe_with(self, button: &mut EntityCommands) {
        match self {
            Self::Clear => button.observe(changes_position(PositionDraft::clear)),
            Self::Start => {
                button.observe(changes_position(|draft| *draft = PositionDraft::start(draft.variant())))
            }
            Self::Turn => button.observe(changes_position(|draft| *draft = draft.turned())),
            Self::Mirror => button.observe(changes_position(|draft| {
                if let Some(mirrored) = draft.mirrored() {
                    *draft = mirrored;
                }
            })),
            // As by the keys, which `history` reads.
            Self::Undo => button.insert(sends(MatchCommand::Undo)),
            Self::Redo => button.insert(sends(MatchCommand::Redo)),
            Self::Play => button.observe(play),
            Self::Analyse => button.observe(analyse),
            Self::Copy => button.insert(sends(Exchange::CopyPosition)),
            Self::Paste => button.insert(sends(Exchange::Paste)),
            Self::Back => button.observe(go_back),
        };
    }
}

/// Spawns the buttons that change the whole board.
pub(super) fn board_buttons(list: &mut ChildSpawnerCommands, variant: Variant) {
    let mirror = (variant != Variant::QuixoTeams).then_some(Action::Mirror);
    let actions = [Action::Undo, Action::Redo, Action::Start, Action::Clear, Action::Turn];
    let actions = actions.into_iter().chain(mirror);
    in_pairs(list, &actions.collect::<Vec<_>>());
}

/// Spawns the buttons that use the position.
pub(super) fn buttons(panel: &mut ChildSpawnerCommands) {
    let (name, words) = Action::Play.label();
    panel.spawn((theme::primary_button(name, words), Action::Play, KeepFocus, observe(play)));
    in_pairs(panel, &[Action::Analyse, Action::Copy, Action::Back, Action::Paste]);
}

fn in_pairs(place: &mut ChildSpawnerCommands, actions: &[Action]) {
    for pair in actions.chunks(2) {
        place.spawn(Node { column_gap: px(8), flex_shrink: 0.0, ..default() }).with_children(|row| {
            for &action in pair {
                let (name, words) = action.label();
                row.spawn(Node { flex_grow: 1.0, flex_basis: px(0), ..theme::column(0.0) }).with_children(
                    |cell| {
                        let mut button =
                            cell.spawn((theme::text_button(name, words, Skin::Secondary), action, KeepFocus));
                        // Small padding, because two labels share the width of the panel.
                        button
                            .entry::<Node>()
                            .and_modify(|mut node| node.padding = UiRect::axes(px(4), px(4)));
                        action.observe_with(&mut button);
                    },
                );
            }
        });
    }
}

/// An observer that changes the position.
fn changes_position(change: fn(&mut PositionDraft)) -> impl Fn(On<Activate>, ResMut<Editing>) {
    move |_, mut editing| Editing::change(&mut editing, change)
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
    buttons: Query<(Entity, Ref<Action>, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let changed = editing.is_changed() || error.is_changed() || history.is_changed() || online.is_changed();
    if !changed && !buttons.iter().any(|(_, action, _)| action.is_added()) {
        return;
    }
    let playable = matches!(editing.validity(), Validity::Playable { .. });
    for (button, action, disabled) in &buttons {
        let enabled = match *action {
            Action::Play => playable && error.0.is_none(),
            Action::Analyse => playable && error.0.is_none() && !online.is_playing(),
            Action::Copy => error.0.is_none(),
            Action::Undo => history.can_undo(),
            Action::Redo => history.can_redo(),
            _ => true,
        };
        theme::set_enabled(&mut commands, button, enabled, disabled);
        if *action == Action::Analyse {
            if online.is_playing() {
                commands.entity(button).insert(theme::Tooltip(msg::REVIEW_NOT_ONLINE));
            } else {
                commands.entity(button).remove::<theme::Tooltip>();
            }
        }
    }
}

//! The buttons: what they do to the board, and with the position.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::history::History;
use super::text::Wrong;
use super::{Editing, Page, leave};
use crate::game::language::Language;
use crate::game::screens::ReturnTo;
use crate::game::state::{Exchange, ReviewMatch, Screen, StartMatch, Step};
use crate::game::theme::{self, Skin, Stay};
use pushflip_core::rules::Variant;
use pushflip_core::session::{PositionDraft, Standing};

/// Keeps the buttons enabled that have something to do.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, enable.in_set(Step::Hud).run_if(in_state(Screen::Editor)))
        .add_systems(OnEnter(Screen::Editor), |mut page: ResMut<Page>| *page = Page::Board);
}

/// What a button does.
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
    /// The button's name and the message on it.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Clear => ("Clear board", "editor-clear"),
            Self::Start => ("First position", "editor-first"),
            Self::Turn => ("Turn board", "editor-turn"),
            Self::Mirror => ("Mirror board", "editor-mirror"),
            Self::Undo => ("Undo the change", "editor-undo"),
            Self::Redo => ("Redo the change", "editor-redo"),
            Self::Play => ("Play from here", "editor-play"),
            Self::Analyse => ("Analyse", "editor-analyse"),
            Self::Copy => ("Copy position", "editor-copy"),
            Self::Paste => ("Paste position", "editor-paste"),
            Self::Back => ("Leave editor", "editor-back"),
        }
    }
}

/// What changes the whole board.
pub(super) fn board_buttons(list: &mut ChildSpawnerCommands, variant: Variant, language: Language) {
    let mirror = (variant != Variant::QuixoTeams).then_some(Action::Mirror);
    let actions = [Action::Undo, Action::Redo, Action::Start, Action::Clear, Action::Turn];
    let actions = actions.into_iter().chain(mirror);
    in_pairs(list, &actions.collect::<Vec<_>>(), language);
}

/// What is done with the position.
pub(super) fn buttons(panel: &mut ChildSpawnerCommands, language: Language) {
    panel.spawn((
        theme::primary_button(Action::Play.words().0, &language.say(Action::Play.words().1)),
        Action::Play,
        Stay,
        observe(act),
    ));
    in_pairs(panel, &[Action::Analyse, Action::Copy, Action::Back, Action::Paste], language);
}

fn in_pairs(place: &mut ChildSpawnerCommands, actions: &[Action], language: Language) {
    for pair in actions.chunks(2) {
        place.spawn(Node { column_gap: px(8), flex_shrink: 0.0, ..default() }).with_children(|row| {
            for &action in pair {
                let (name, id) = action.words();
                row.spawn(Node { flex_grow: 1.0, flex_basis: px(0), ..theme::column(0.0) }).with_children(
                    |cell| {
                        let mut button = cell.spawn((
                            theme::text_button(name, &language.say(id), Skin::Secondary),
                            action,
                            Stay,
                        ));
                        // Two stand side by side: every pixel is for their words.
                        button
                            .entry::<Node>()
                            .and_modify(|mut node| node.padding = UiRect::axes(px(4), px(4)));
                        button.observe(act);
                    },
                );
            }
        });
    }
}

fn act(
    pressed: On<Activate>,
    actions: Query<&Action>,
    mut editing: ResMut<Editing>,
    mut history: ResMut<History>,
    mut page: ResMut<Page>,
    left: Res<ReturnTo>,
    mut starts: MessageWriter<StartMatch>,
    mut screen: ResMut<NextState<Screen>>,
    mut wishes: MessageWriter<Exchange>,
    mut reviews: MessageWriter<ReviewMatch>,
) -> Result {
    match actions.get(pressed.entity)? {
        Action::Clear => Editing::change(&mut editing, PositionDraft::clear),
        Action::Start => {
            let variant = editing.variant();
            Editing::change(&mut editing, |draft| *draft = PositionDraft::start(variant));
        }
        Action::Turn => Editing::change(&mut editing, |draft| *draft = draft.turned()),
        Action::Mirror => Editing::change(&mut editing, |draft| {
            if let Some(mirrored) = draft.mirrored() {
                *draft = mirrored;
            }
        }),
        Action::Undo => history.undo(&mut editing),
        Action::Redo => history.redo(&mut editing),
        Action::Play => {
            page.set_if_neq(Page::Seats);
        }
        Action::Analyse => {
            reviews.write(ReviewMatch(Box::new(editing.to_match(&[]))));
        }
        Action::Copy => {
            wishes.write(Exchange::CopyPosition);
        }
        Action::Paste => {
            wishes.write(Exchange::Paste);
        }
        Action::Back => leave(&left, &mut starts, &mut screen),
    }
    Ok(())
}

/// Only what is not over can be played on or analysed, and nothing while the text means another position
/// than the board shows, or none.
fn enable(
    editing: Res<Editing>,
    wrong: Res<Wrong>,
    history: Res<History>,
    buttons: Query<(Entity, Ref<Action>, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let changed = editing.is_changed() || wrong.is_changed() || history.is_changed();
    if !changed && !buttons.iter().any(|(_, action, _)| action.is_added()) {
        return;
    }
    let playable = matches!(editing.standing(), Standing::Playable { .. });
    for (button, action, disabled) in &buttons {
        let enabled = match *action {
            Action::Play | Action::Analyse => playable && wrong.0.is_none(),
            Action::Copy => wrong.0.is_none(),
            Action::Undo => history.can_undo(),
            Action::Redo => history.can_redo(),
            _ => true,
        };
        match (enabled, disabled) {
            (false, false) => commands.entity(button).insert(InteractionDisabled),
            (true, true) => commands.entity(button).remove::<InteractionDisabled>(),
            _ => continue,
        };
    }
}

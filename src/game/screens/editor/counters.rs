//! The two counters of a position, each between two buttons.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Editing;
use crate::game::language::LocalizedText;
use crate::game::state::{Screen, Step};
use crate::game::theme::{self, Icon, KeepFocus, Skin};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::PositionDraft;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.in_set(Step::Hud).run_if(in_state(Screen::Editor)));
}

/// The width of a number with five digits, in pixels.
const NUMBER: f32 = 48.0;

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Counter {
    /// The number of the next ply.
    Ply,
    /// Plies in a row without progress.
    Quiet,
}

impl Counter {
    fn value(self, draft: &PositionDraft) -> u16 {
        match self {
            Self::Ply => draft.ply(),
            Self::Quiet => draft.quiet(),
        }
    }

    fn set(self, draft: &mut PositionDraft, value: u16) {
        match self {
            Self::Ply => draft.set_ply(value),
            Self::Quiet => draft.set_quiet(value),
        }
    }
}

pub(super) fn spawn(list: &mut ChildSpawnerCommands) {
    for (counter, name, words) in
        [(Counter::Ply, "Ply number", msg::EDITOR_PLY), (Counter::Quiet, "Quiet plies", msg::EDITOR_QUIET)]
    {
        let button = |suffix: &str, tip: Localized, icon: Icon, step: i16| {
            let tip = Localized::joined([words.clone(), tip], ": ");
            let count = move |_: On<Activate>, mut editing: ResMut<Editing>| {
                let value = counter.value(&editing).saturating_add_signed(step);
                Editing::change(&mut editing, |draft| counter.set(draft, value));
            };
            let button = theme::icon_button(&format!("{name} {suffix}"), tip, icon, Skin::Quiet);
            (button, KeepFocus, observe(count))
        };
        list.spawn((
            Node { flex_shrink: 0.0, ..theme::line(4.0) },
            children![
                (theme::filling_cell(), children![theme::note(words.clone())],),
                button("down", msg::EDITOR_LESS, Icon::Previous, -1),
                (
                    Node { width: px(NUMBER), justify_content: JustifyContent::Center, ..default() },
                    children![(theme::label(Localized::EMPTY), counter)],
                ),
                button("up", msg::EDITOR_MORE, Icon::Next, 1),
            ],
        ));
    }
}

fn follow(editing: Res<Editing>, mut numbers: Query<(&Counter, &mut LocalizedText)>) {
    for (counter, mut text) in &mut numbers {
        text.set_if_neq(LocalizedText(counter.value(&editing).to_string().into()));
    }
}

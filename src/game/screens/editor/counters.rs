//! The two counters of a position, each between two buttons.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Editing;
use crate::game::language::LocalizedText;
use crate::game::state::{Screen, Step};
use crate::game::theme::{self, Icon, KeepFocus, Skin};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::PositionDraft;

/// Keeps the numbers up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.in_set(Step::Hud).run_if(in_state(Screen::Editor)));
}

/// The width of a number with five digits, in pixels.
const NUMBER: f32 = 48.0;

/// A counter.
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

/// A button that changes a counter by one.
#[derive(Component, Clone, Copy)]
struct Count {
    counter: Counter,
    up: bool,
}

/// Spawns a row for each counter.
pub(super) fn spawn(list: &mut ChildSpawnerCommands) {
    for (counter, name, words) in
        [(Counter::Ply, "Ply number", msg::EDITOR_PLY), (Counter::Quiet, "Quiet plies", msg::EDITOR_QUIET)]
    {
        list.spawn(Node { flex_shrink: 0.0, flex_wrap: FlexWrap::NoWrap, ..theme::row(4.0) }).with_children(
            |row| {
                row.spawn((
                    Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() },
                    children![theme::note(words.clone())],
                ));
                let button =
                    |row: &mut ChildSpawnerCommands, suffix: &str, tip: Localized, icon: Icon, up: bool| {
                        let name = format!("{name} {suffix}");
                        let words = Localized::joined([words.clone(), tip], ": ");
                        let button = theme::icon_button(&name, words, icon, Skin::Quiet);
                        row.spawn((button, Count { counter, up }, KeepFocus, observe(count)));
                    };
                button(row, "down", msg::EDITOR_LESS, Icon::Previous, false);
                row.spawn((
                    Node { width: px(NUMBER), justify_content: JustifyContent::Center, ..default() },
                    children![(theme::label(Localized::EMPTY), counter)],
                ));
                button(row, "up", msg::EDITOR_MORE, Icon::Next, true);
            },
        );
    }
}

fn count(pressed: On<Activate>, counts: Query<&Count>, mut editing: ResMut<Editing>) -> Result {
    let Count { counter, up } = *counts.get(pressed.entity)?;
    let value = counter.value(&editing);
    let value = if up { value.saturating_add(1) } else { value.saturating_sub(1) };
    Editing::change(&mut editing, |draft| counter.set(draft, value));
    Ok(())
}

fn follow(editing: Res<Editing>, mut numbers: Query<(&Counter, &mut LocalizedText)>) {
    for (counter, mut text) in &mut numbers {
        text.set_if_neq(LocalizedText(counter.value(&editing).to_string().into()));
    }
}

//! The parts of the form.

use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use super::{NameCell, text};
use crate::ai::Level;
use crate::game::hud::words;
use crate::game::settings::{CLOCKS, Draft, Edit};
use crate::game::theme::{self, Tip};
use crate::rules::Variant;
use crate::rules::hexxagon::WhenStuck;
use crate::session::{Controller, Setup};

/// The width of the words before a choice, in pixels.
const LABEL: f32 = 116.0;
/// The width of a seat's name, in pixels.
const NAME: f32 = 330.0;

/// A segment or a card was chosen.
pub(super) fn choose(change: On<ValueChange<Entity>>, edits: Query<&Edit>, mut draft: ResMut<Draft>) {
    if let Ok(&edit) = edits.get(change.value) {
        draft.apply(edit);
    }
}

/// A switch was pressed.
fn switch(change: On<ValueChange<bool>>, edits: Query<&Edit>, mut draft: ResMut<Draft>) {
    if let Ok(&edit) = edits.get(change.source) {
        draft.apply(match edit {
            Edit::Repetition(_) => Edit::Repetition(change.value),
            Edit::Quiet(_) => Edit::Quiet(change.value),
            Edit::Consultation(_) => Edit::Consultation(change.value),
            other => other,
        });
    }
}

/// The four games.
pub(super) fn variants(cards: &mut ChildSpawnerCommands) {
    for variant in Variant::ALL {
        // One of each side is enough to tell the games apart.
        let pictures: Vec<_> = (0..2).map(|seat| theme::glyph(words::symbol(variant, seat), 22.0)).collect();
        cards.spawn((
            theme::card(
                words::variant(variant),
                words::variant(variant),
                text::about(variant),
                Children::spawn(SpawnIter(pictures.into_iter())),
            ),
            Edit::Variant(variant),
        ));
    }
}

/// Everything that depends on the game.
pub(super) fn for_variant(part: &mut ChildSpawnerCommands, draft: &Draft) {
    let variant = draft.variant;
    part.spawn(theme::column(8.0)).with_children(|seats| {
        for seat in 0..variant.seats() {
            seats.spawn(theme::row(12.0)).with_children(|row| seat_row(row, variant, seat));
        }
    });
    part.spawn(theme::divider());
    part.spawn(theme::column(8.0)).with_children(|choices| {
        if variant.is_quixo() {
            let starts = (0..variant.seats())
                .map(|seat| (Setup::seat_name(variant, seat).to_string(), Edit::First(seat), None));
            choice(choices, text::STARTS, starts);
        } else {
            let rules = [WhenStuck::Passes, WhenStuck::Ends, WhenStuck::Fills].map(|rule| {
                (text::when_stuck(rule).0.to_string(), Edit::WhenStuck(rule), Some(text::when_stuck(rule).1))
            });
            choice(choices, text::STUCK, rules.into_iter());
        }
        let clocks = CLOCKS.map(|clock| (text::clock(clock), Edit::Clock(clock), None));
        choice(choices, text::CLOCK, clocks.into_iter());
    });
    part.spawn(Node { column_gap: px(16), ..theme::row(16.0) }).with_children(|switches| {
        let mut add = |name: &str, about: &str, edit: Edit| {
            switches.spawn(Node { flex_grow: 1.0, flex_basis: px(260), ..default() }).with_child((
                theme::toggle(name, name),
                Tip(about.to_string()),
                edit,
                observe(switch),
            ));
        };
        add(text::REPETITION, text::REPETITION_TIP, Edit::Repetition(true));
        add(text::QUIET, text::quiet_tip(variant), Edit::Quiet(true));
        if variant == Variant::QuixoTeams {
            add(text::CONSULTATION, text::CONSULTATION_TIP, Edit::Consultation(true));
        }
    });
}

fn seat_row(row: &mut ChildSpawnerCommands, variant: Variant, seat: usize) {
    row.spawn((
        Node { width: px(LABEL), ..theme::row(10.0) },
        children![
            theme::glyph(words::symbol(variant, seat), 28.0),
            theme::label(Setup::seat_name(variant, seat)),
        ],
    ));
    row.spawn((
        NameCell { seat, shows: None },
        Node { width: px(NAME), min_height: px(theme::TOUCH), align_items: AlignItems::Center, ..default() },
    ));
    row.spawn((theme::segments(&text::player_of(variant, seat)), observe(choose))).with_children(|group| {
        group.spawn((theme::segment(text::HUMAN, text::HUMAN), Edit::Seat(seat, Controller::Human)));
        for level in Level::choices(variant) {
            let segment = theme::segment(level.name(), &level.rung().to_string());
            let choice = (Tip(text::level(level)), Edit::Seat(seat, Controller::Computer(level)));
            group.spawn((segment, choice));
        }
    });
}

fn choice(
    parent: &mut ChildSpawnerCommands,
    name: &str,
    entries: impl Iterator<Item = (String, Edit, Option<&'static str>)>,
) {
    parent.spawn(theme::row(12.0)).with_children(|row| {
        row.spawn(Node { width: px(LABEL), ..default() }).with_child(theme::label(name));
        row.spawn((theme::segments(name), observe(choose))).with_children(|group| {
            for (label, edit, tip) in entries {
                let mut segment = group.spawn((theme::segment(&label, &label), edit));
                if let Some(tip) = tip {
                    segment.insert(Tip(tip.to_string()));
                }
            }
        });
    });
}

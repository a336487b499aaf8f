//! The custom clock: minutes per player, and seconds added per move.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use super::parts::LABEL;
use crate::game::language::{LocalizedLabel, LocalizedText};
use crate::game::settings::{Draft, MAX_MINUTES, MAX_SECONDS};
use crate::game::state::Step;
use crate::game::theme;
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::localized;

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // After `rebuild`, which replaces the entities.
        (show, update_labels).chain().in_set(Step::Hud).after(super::rebuild).run_if(super::has_choices()),
    );
}

/// The container of the sliders, and whether they are shown.
#[derive(Component, PartialEq, Default)]
pub(super) struct CustomClock(bool);

#[derive(Component, Clone, Copy)]
enum SliderLabel {
    Minutes,
    Seconds,
}

impl SliderLabel {
    fn words(self, draft: &Draft) -> Localized {
        match self {
            Self::Minutes => {
                let time = localized::duration(Duration::from_mins(draft.minutes()));
                msg::SetupClockOwnTotal { time }.into()
            }
            Self::Seconds => {
                let time = localized::duration(Duration::from_secs(draft.seconds()));
                msg::SetupClockOwnMove { time }.into()
            }
        }
    }
}

fn show(mut commands: Commands, draft: Res<Draft>, mut places: Query<(Entity, &mut CustomClock, &mut Node)>) {
    for (place, mut shown, mut node) in &mut places {
        if !shown.set_if_neq(CustomClock(draft.own_clock)) {
            continue;
        }
        theme::set_shown(&mut node, draft.own_clock);
        commands.entity(place).despawn_children();
        if draft.own_clock {
            commands.entity(place).with_children(|rows| {
                let minutes = (draft.minutes(), 1, MAX_MINUTES);
                row(rows, SliderLabel::Minutes, "Minutes", minutes, &draft);
                let seconds = (draft.seconds(), 0, MAX_SECONDS);
                row(rows, SliderLabel::Seconds, "Seconds a move", seconds, &draft);
            });
        }
    }
}

fn row(
    rows: &mut ChildSpawnerCommands,
    label: SliderLabel,
    name: &str,
    (value, least, most): (u64, u64, u64),
    draft: &Draft,
) {
    rows.spawn(theme::row(12.0)).with_children(|row| {
        row.spawn(Node { width: px(LABEL), ..default() });
        let words = label.words(draft);
        row.spawn((
            theme::slider(name, value as f32, least as f32, most as f32, 1.0),
            LocalizedLabel(words.clone()),
            observe(move |change: On<ValueChange<f32>>, mut draft: ResMut<Draft>| {
                // The slider's value is never negative, and small.
                let value = change.value.round() as u64;
                let (minutes, seconds) = match label {
                    SliderLabel::Minutes => (value, draft.seconds()),
                    SliderLabel::Seconds => (draft.minutes(), value),
                };
                draft.set_own_clock(minutes, seconds);
            }),
        ));
        row.spawn((theme::label(words), label));
    });
}

fn update_labels(draft: Res<Draft>, mut texts: Query<(&SliderLabel, &mut LocalizedText)>) {
    if !draft.is_changed() {
        return;
    }
    for (label, mut text) in &mut texts {
        text.set_if_neq(LocalizedText(label.words(&draft)));
    }
}

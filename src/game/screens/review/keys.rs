//! The keys of the review.

use bevy::prelude::*;

use super::steps::Wish;
use super::study::{Branch, Study};
use crate::game::input::{Acted, Action, Hand};
use crate::game::turn::Selection;
use crate::game::{Menu, Screen};

/// Adds the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (read, step_back)
            .run_if(in_state(Screen::Review).and_then(in_state(Menu::None)))
            .run_if(resource_exists::<Study>)
            .run_if(on_message::<Acted>)
            .in_set(Hand::Act),
    );
}

/// What steps and plays through the plies, and looks for what matters among them.
pub(super) fn read(mut acted: MessageReader<Acted>, study: Res<Study>, mut wishes: MessageWriter<Wish>) {
    for Acted { action, .. } in acted.read() {
        wishes.write(match action {
            Action::FirstPly => Wish::First,
            Action::PreviousPly => Wish::Previous,
            Action::NextPly => Wish::Next,
            Action::LastPly => Wish::Last,
            Action::PlayThrough => Wish::Run,
            Action::NextMistake => Wish::NextMistake,
            Action::Values => Wish::Analyse(!study.analysing),
            _ => continue,
        });
    }
}

/// Goes back one step: out of the side line, out of the review. `input` puts a chosen cube back.
fn step_back(
    mut acted: MessageReader<Acted>,
    study: Res<Study>,
    selection: Res<Selection>,
    mut wishes: MessageWriter<Wish>,
) {
    if !acted.read().any(|acted| acted.action == Action::Back) || *selection != Selection::None {
        return;
    }
    let side = study.place().branch == Branch::Side;
    wishes.write(if side { Wish::ToGameLine } else { Wish::Back });
}

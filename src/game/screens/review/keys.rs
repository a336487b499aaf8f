//! The review's actions: by keys or buttons, as they are bound.

use bevy::prelude::*;

use super::steps::Wish;
use super::study::{Branch, Study};
use crate::game::input::{Acted, Action, Hand, TypedMove};
use crate::game::state::{Menu, Screen};
use crate::game::turn::Selection;

/// Adds the actions.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        read.run_if(in_state(Screen::Review).and_then(in_state(Menu::None)))
            .run_if(resource_exists::<Study>.and_then(on_message::<Acted>))
            .after(Hand::Gather)
            // What Esc still closes there is open here.
            .before(Hand::Act),
    );
}

/// Steps, plays, and goes back one step: out of the side line, then out of the review. What is nearer,
/// such as a chosen cube, is put back elsewhere.
pub(super) fn read(
    mut acted: MessageReader<Acted>,
    study: Res<Study>,
    selection: Res<Selection>,
    typed: Res<TypedMove>,
    mut wishes: MessageWriter<Wish>,
) {
    for Acted { action, .. } in acted.read() {
        wishes.write(match action {
            Action::FirstPly => Wish::First,
            Action::PreviousPly => Wish::Previous,
            Action::NextPly => Wish::Next,
            Action::LastPly => Wish::Last,
            Action::PlayThrough => Wish::Run,
            Action::NextMistake => Wish::NextMistake,
            Action::Values => Wish::Analyse(!study.analysing),
            Action::Back if typed.is_open() || *selection != Selection::None => continue,
            Action::Back if study.place().branch == Branch::Side => Wish::ToGameLine,
            Action::Back => Wish::Back,
            _ => continue,
        });
    }
}

//! The review's actions: by keys or buttons, as they are bound.

use bevy::prelude::*;

use super::study::{Branch, Place, Study};
use crate::game::input::{Action, ActionPressed, InputSystems, TypedMove};
use crate::game::state::{Menu, Screen};
use crate::game::turn::Selection;

/// Adds the actions.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Wish>().add_systems(
        Update,
        read.run_if(in_state(Screen::Review).and_then(in_state(Menu::None)))
            .run_if(resource_exists::<Study>.and_then(on_message::<ActionPressed>))
            .after(InputSystems::Gather)
            // What Esc still closes there is open here.
            .before(InputSystems::Act),
    );
}

/// What a person asks of the review.
#[derive(Message, Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The first position.
    First,
    /// A ply back.
    Previous,
    /// A ply on.
    Next,
    /// The end of the line.
    Last,
    /// A position.
    At(Place),
    /// Let the plies follow each other, or stop that.
    Run,
    /// The next mistake of a person.
    NextMistake,
    /// What would have been best, as a side line.
    ShowBest,
    /// Show the value of every move, or do no more.
    Analyse(bool),
    /// From the side line to where it leaves the match.
    ToGameLine,
    /// To where the review was begun: the editor, or the match that was on the table.
    Back,
    /// To the title.
    Title,
}

/// Steps, plays, and goes back one step: out of the side line, then out of the review. What is nearer,
/// such as a chosen cube, is put back elsewhere.
pub(super) fn read(
    mut acted: MessageReader<ActionPressed>,
    study: Res<Study>,
    selection: Res<Selection>,
    typed: Res<TypedMove>,
    mut wishes: MessageWriter<Wish>,
) {
    for ActionPressed { action, .. } in acted.read() {
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

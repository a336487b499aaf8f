//! Actions of the review, by keys or buttons.

use bevy::prelude::*;

use super::study::{Branch, LinePosition, Study};
use crate::game::input::{Action, ActionPressed, InputSystems};
use crate::game::state::{Menu, Screen, Step, StepBack};

/// Adds the actions.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReviewCommand>().add_systems(
        Update,
        (
            read.run_if(on_message::<ActionPressed>).run_if(in_state(Menu::None)),
            step_back.run_if(on_message::<StepBack>),
        )
            .in_set(Step::Input)
            .after(InputSystems::Act)
            .run_if(in_state(Screen::Review).and_then(resource_exists::<Study>)),
    );
}

/// What a person asks of the review.
#[derive(Message, Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewCommand {
    /// The first position.
    First,
    /// A ply back.
    Previous,
    /// A ply on.
    Next,
    /// The end of the line.
    Last,
    /// A position.
    At(LinePosition),
    /// Let the plies follow each other, or stop that.
    Run,
    /// The next mistake of a person.
    NextMistake,
    /// The mistakes as tasks.
    Practise,
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

/// Steps, plays, seeks.
pub(super) fn read(
    mut acted: MessageReader<ActionPressed>,
    study: Res<Study>,
    mut wishes: MessageWriter<ReviewCommand>,
) {
    for ActionPressed { action, .. } in acted.read() {
        wishes.write(match action {
            Action::FirstPly => ReviewCommand::First,
            Action::PreviousPly => ReviewCommand::Previous,
            Action::NextPly => ReviewCommand::Next,
            Action::LastPly => ReviewCommand::Last,
            Action::PlayThrough => ReviewCommand::Run,
            Action::NextMistake => ReviewCommand::NextMistake,
            Action::Values => ReviewCommand::Analyse(!study.analysing),
            _ => continue,
        });
    }
}

/// Goes back one step: out of the side line, then out of the review.
pub(super) fn step_back(study: Res<Study>, mut wishes: MessageWriter<ReviewCommand>) {
    let aside = study.place().branch == Branch::Side;
    wishes.write(if aside { ReviewCommand::ToGameLine } else { ReviewCommand::Back });
}

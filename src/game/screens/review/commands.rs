//! Commands of the review, from keys and buttons.

use bevy::prelude::*;

use super::is_open;
use super::study::{Branch, LinePosition, Study};
use crate::game::input::{Action, ActionPressed, InputSystems};
use crate::game::state::{Menu, Step, StepBack};
use pushflip_core::session::AnyMove;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReviewCommand>().add_systems(
        Update,
        (
            read_actions.run_if(on_message::<ActionPressed>).run_if(in_state(Menu::None)),
            step_back.run_if(on_message::<StepBack>),
        )
            .in_set(Step::Input)
            .after(InputSystems::Act)
            .run_if(is_open),
    );
}

#[derive(Message, Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewCommand {
    /// Goes to the first position of the match.
    First,
    Previous,
    Next,
    /// Goes to the end of the line.
    Last,
    At(LinePosition),
    /// Starts or stops playing the plies one after another.
    PlayThrough,
    /// Goes to the next mistake of a person.
    NextMistake,
    /// Makes practice puzzles of the mistakes.
    Practise,
    /// Shows the best line as a side line.
    ShowBest,
    /// Shows or hides the value of every move.
    Analyse(bool),
    /// Plays a move from the viewed position.
    Try(AnyMove),
    /// Searches the move that Master would play in Quixo for two, or plays it once it is known.
    AskMaster,
    /// Goes from the side line to the position where it begins.
    ToGameLine,
    /// Returns to the editor or to the match that was played.
    Back,
}

/// Translates actions of the input to commands.
pub(super) fn read_actions(
    mut acted: MessageReader<ActionPressed>,
    study: Res<Study>,
    mut commands: MessageWriter<ReviewCommand>,
) {
    for ActionPressed { action, .. } in acted.read() {
        commands.write(match action {
            Action::FirstPly => ReviewCommand::First,
            Action::PreviousPly => ReviewCommand::Previous,
            Action::NextPly => ReviewCommand::Next,
            Action::LastPly => ReviewCommand::Last,
            Action::PlayThrough => ReviewCommand::PlayThrough,
            Action::NextMistake => ReviewCommand::NextMistake,
            Action::Values => ReviewCommand::Analyse(!study.analysing),
            _ => continue,
        });
    }
}

/// Leaves the side line, or the review.
pub(super) fn step_back(study: Res<Study>, mut commands: MessageWriter<ReviewCommand>) {
    let in_side_line = study.viewed().branch == Branch::Side;
    commands.write(if in_side_line { ReviewCommand::ToGameLine } else { ReviewCommand::Back });
}

//! The editor's undo and redo, by the keys of a match.

use bevy::prelude::*;

use super::Editing;
use crate::game::state::{MatchCommand, Screen, Step};
use pushflip_core::session::PositionDraft;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<History>().add_systems(OnEnter(Screen::Editor), begin).add_systems(
        Update,
        (
            run_commands.run_if(on_message::<MatchCommand>).in_set(Step::Turn),
            remember.run_if(resource_changed::<Editing>).in_set(Step::Hud),
        )
            .run_if(in_state(Screen::Editor)),
    );
}

#[derive(Resource, Default)]
pub(super) struct History {
    /// The positions up to the current one.
    line: Vec<PositionDraft>,
    undone: Vec<PositionDraft>,
}

impl History {
    pub(super) fn can_undo(&self) -> bool {
        self.line.len() > 1
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn undo(&mut self, editing: &mut Editing) {
        if self.can_undo() {
            self.undone.extend(self.line.pop());
            self.show(editing);
        }
    }

    fn redo(&mut self, editing: &mut Editing) {
        if let Some(again) = self.undone.pop() {
            self.line.push(again);
            self.show(editing);
        }
    }

    fn show(&self, editing: &mut Editing) {
        if let Some(now) = self.line.last() {
            editing.0 = now.clone();
        }
    }
}

fn begin(editing: Res<Editing>, mut history: ResMut<History>) {
    *history = History { line: vec![editing.0.clone()], undone: Vec::new() };
}

/// Records a change that does not come from undo or redo.
fn remember(editing: Res<Editing>, mut history: ResMut<History>) {
    if history.line.last() == Some(&editing.0) {
        return;
    }
    history.line.push(editing.0.clone());
    history.undone.clear();
}

fn run_commands(
    mut commands: MessageReader<MatchCommand>,
    mut history: ResMut<History>,
    mut editing: ResMut<Editing>,
) {
    for command in commands.read() {
        match command {
            MatchCommand::Undo => history.undo(&mut editing),
            MatchCommand::Redo => history.redo(&mut editing),
            _ => {}
        }
    }
}

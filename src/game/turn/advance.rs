//! The transition from a finished animation to the next seat.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::commit::CurrentMatch;
use crate::game::language::{Language, words};
use crate::game::motion::{Motion, skip_motions};
use crate::game::state::{
    BoardChanged, MatchCommand, Menu, MoveChosen, Notice, Phase, Screen, SeatsHere, Settled, Step,
};
use pushflip_core::session::{AnyMove, Controller};

/// Adds the step from ply to ply.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            skip.run_if(on_message::<MatchCommand>).in_set(Step::Input),
            settle
                .run_if(in_state(Phase::Animating))
                // A board that has just been set may be the next screen's.
                .run_if(not(on_message::<BoardChanged>))
                .after(Step::Table)
                .before(Step::Next),
            advance.run_if(in_state(Screen::Playing)).run_if(on_message::<Settled>).in_set(Step::Next),
        ),
    );
}

fn skip(mut asked: MessageReader<MatchCommand>, mut moving: Query<&mut Motion>) {
    if asked.read().any(|command| *command == MatchCommand::SkipAnimation) {
        skip_motions(&mut moving);
    }
}

/// Tells the screen when nothing that a player waits for moves any more.
fn settle(moving: Query<&Motion>, mut settled: MessageWriter<Settled>) {
    if !moving.iter().any(|motion| motion.blocking) {
        settled.write(Settled);
    }
}

/// In a match it is the next one's turn, or it has a result.
fn advance(mut next: NextSeat, mut menu: ResMut<NextState<Menu>>) {
    if next.play_forced_pass() {
        return;
    }
    let due = next.next_phase();
    next.set_phase(due);
    if next.has_result() {
        menu.set(Menu::Result);
    }
}

/// Who is next when the board rests, wherever moves are played.
#[derive(SystemParam)]
pub struct NextSeat<'w> {
    current: Res<'w, CurrentMatch>,
    here: Res<'w, SeatsHere>,
    language: Res<'w, Language>,
    phase: ResMut<'w, NextState<Phase>>,
    chosen: MessageWriter<'w, MoveChosen>,
    notices: MessageWriter<'w, Notice>,
}

impl NextSeat<'_> {
    /// Passes for a seat that can do nothing else, and says so. Returns whether it does.
    pub fn play_forced_pass(&mut self) -> bool {
        let position = self.current.position();
        // The host of an online match passes for everybody.
        if self.has_result() || self.current.is_online() {
            return false;
        }
        let Some(pass) = position.forced_pass() else { return false };
        let seat = words::seat(*self.language, position.variant(), position.seat_to_move());
        self.notices.write(Notice(self.language.tell("table-passes", &[("seat", seat.into())])));
        self.play(pass);
        true
    }

    /// Plays a move for the seat to move.
    pub fn play(&mut self, mv: AnyMove) {
        self.chosen.write(MoveChosen { mv, on: self.current.version() });
    }

    /// What the table waits for by the rules: the player of the seat to move, or nobody.
    pub fn next_phase(&self) -> Phase {
        match self.current.controller() {
            None => Phase::Over,
            Some(_) if self.here.is_over() => Phase::Over,
            Some(_) if !self.here.has(self.current.position().seat_to_move()) => Phase::Waiting,
            Some(Controller::Human) => Phase::Choosing,
            Some(Controller::Computer(_)) => Phase::Thinking,
        }
    }

    /// Whether the match has a result.
    fn has_result(&self) -> bool {
        self.current.result().is_some()
    }

    /// Lets the table wait for something.
    pub fn set_phase(&mut self, phase: Phase) {
        self.phase.set(phase);
    }
}

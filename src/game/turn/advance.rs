//! The transition from a finished animation to the next seat.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::commit::CurrentMatch;
use super::rules::Rules;
use crate::game::motion::{Motion, skip_motions};
use crate::game::state::{
    BoardChanged, MatchCommand, Menu, MoveChosen, Notice, Phase, Screen, SeatsHere, Settled, Step,
};
use pushflip_core::session::localized;
use pushflip_core::session::{AnyMove, Controller};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            skip.run_if(on_message::<MatchCommand>).in_set(Step::Input),
            apply_phase.run_if(phase_is_set).after(Step::Turn).before(Step::Table),
            settle
                .run_if(in_state(Phase::Animating))
                // A board that has just changed may belong to the next screen.
                .run_if(not(on_message::<BoardChanged>))
                .after(Step::Table)
                .before(Step::Next),
            advance.run_if(in_state(Screen::Playing)).run_if(on_message::<Settled>).in_set(Step::Next),
        ),
    );
}

/// Whether the next phase is set. The phase of another screen begins with that screen, in the next frame.
fn phase_is_set(
    next: Res<NextState<Phase>>,
    (screen, next_screen): (Res<State<Screen>>, Res<NextState<Screen>>),
) -> bool {
    let same_screen = match &*next_screen {
        NextState::Unchanged => true,
        NextState::Pending(_) => false,
        NextState::PendingIfNeq(next) => next == screen.get(),
    };
    same_screen && !matches!(*next, NextState::Unchanged)
}

/// Applies the phase in the frame of the ply, so that no system sees the next seat in the phase of the previous one.
fn apply_phase(world: &mut World) {
    world.run_schedule(StateTransition);
}

fn skip(mut commands: MessageReader<MatchCommand>, mut moving: Query<&mut Motion>) {
    if commands.read().any(|command| *command == MatchCommand::SkipAnimation) {
        skip_motions(&mut moving);
    }
}

/// Sends [`Settled`] when no blocking motion is left.
fn settle(moving: Query<&Motion>, mut settled: MessageWriter<Settled>) {
    if !moving.iter().any(|motion| motion.blocking) {
        settled.write(Settled);
    }
}

/// In a match: starts the turn of the next seat, or shows the result.
fn advance(mut next: NextSeat, mut menu: ResMut<NextState<Menu>>) {
    if next.play_forced_pass() {
        return;
    }
    let phase = next.next_phase();
    next.set_phase(phase);
    if next.rules.result().is_some() {
        menu.set(Menu::Result);
    }
}

/// Access to the next turn after an animation, on every screen where moves are played.
#[derive(SystemParam)]
pub struct NextSeat<'w> {
    current: Res<'w, CurrentMatch>,
    rules: Res<'w, Rules>,
    here: Res<'w, SeatsHere>,
    phase: ResMut<'w, NextState<Phase>>,
    chosen: MessageWriter<'w, MoveChosen>,
    notices: MessageWriter<'w, Notice>,
}

impl NextSeat<'_> {
    /// Plays a pass for a seat that has no other move, with a notice. Returns whether it did.
    pub fn play_forced_pass(&mut self) -> bool {
        let position = self.rules.position();
        // The host of an online match plays the passes of all seats.
        if self.rules.result().is_some() || self.current.is_online() {
            return false;
        }
        let Some(pass) = position.forced_pass() else { return false };
        let own = self.here.own_seat(self.current.setup());
        self.notices.write(Notice(localized::passes(position.variant(), position.seat_to_move(), own)));
        self.play(pass);
        true
    }

    pub fn play(&mut self, mv: AnyMove) {
        self.chosen.write(MoveChosen { mv, on: self.current.version() });
    }

    /// The phase for the player of the seat to move.
    pub fn next_phase(&self) -> Phase {
        let seat = self.rules.position().seat_to_move();
        if self.rules.result().is_some() || self.here.is_over() {
            return Phase::Over;
        }
        match self.current.setup().seats[seat].controller {
            _ if !self.here.has(seat) => Phase::Waiting,
            Controller::Human => Phase::Choosing,
            Controller::Computer(_) => Phase::Thinking,
        }
    }

    pub fn set_phase(&mut self, phase: Phase) {
        self.phase.set(phase);
    }
}

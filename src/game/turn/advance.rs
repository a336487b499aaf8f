//! From the end of a motion to the next seat.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::commit::CurrentMatch;
use crate::game::language::{Language, words};
use crate::game::motion::{Motion, skip_motions};
use crate::game::state::{MatchCommand, Menu, MoveChosen, Notice, Phase, Screen, Step};
use pushflip_core::session::Controller;

/// Adds the step from ply to ply.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            skip.run_if(on_message::<MatchCommand>).in_set(Step::Input),
            advance
                .run_if(in_state(Phase::Animating).and_then(not(in_state(Screen::Review))))
                .after(Step::Table)
                .before(Step::Hud),
        ),
    );
}

fn skip(mut asked: MessageReader<MatchCommand>, mut moving: Query<&mut Motion>) {
    if asked.read().any(|command| *command == MatchCommand::SkipAnimation) {
        skip_motions(&mut moving);
    }
}

/// When nothing that a player waits for moves any more, it is the next one's turn.
fn advance(
    language: Res<Language>,
    current: Res<CurrentMatch>,
    screen: Res<State<Screen>>,
    moving: Query<&Motion>,
    mut phase: ResMut<NextState<Phase>>,
    mut menu: ResMut<NextState<Menu>>,
    mut chosen: MessageWriter<MoveChosen>,
    mut notice: ResMut<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if moving.iter().any(|motion| motion.blocking) {
        return;
    }
    redraw.write(RequestRedraw);
    let position = current.position();
    match current.controller() {
        None => {
            phase.set(Phase::Over);
            // Tasks and lessons say in their own way how it ended.
            if *screen.get() == Screen::Playing {
                menu.set(Menu::Result);
            }
        }
        Some(_) if let Some(pass) = position.forced_pass() => {
            let seat = words::seat(*language, position.variant(), position.seat_to_move());
            notice.0 = language.tell("table-passes", &[("seat", seat.into())]);
            chosen.write(MoveChosen(pass));
        }
        Some(Controller::Human) => phase.set(Phase::Choosing),
        Some(Controller::Computer(_)) => phase.set(Phase::Thinking),
    }
}

//! Automatic actions of a hosting game: it starts matches, and its computers move and answer draw offers.

use std::time::SystemTime;

use bevy::prelude::*;

use super::{Online, TableSession};
use crate::game::redraw::Waker;
use crate::game::state::Step;
use crate::game::turn::Job;
use pushflip_core::online::replica::HostAction;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::state::{Occupant, Table};
use pushflip_core::session::{Match, Moment};

/// Sends the moves of computers.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, send_result.after(super::incoming::receive).in_set(Step::Input));
}

/// A task of the host's computers: the event after which one is to move, and the draw offer, if any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ComputerQuestion {
    turn: u32,
    offer: Option<u32>,
}

impl ComputerQuestion {
    fn at(table: &Table) -> Option<Self> {
        let (_, occupant) = table.to_move().filter(|_| table.is_running())?;
        let offer = table.asked().filter(|asked| asked.of_computer).map(|asked| asked.number);
        let is_asked = offer.is_some() || matches!(occupant, Occupant::Computer(_));
        is_asked.then_some(Self { turn: table.turn(), offer })
    }
}

/// The current task and its search, which is dropped once the result is sent.
pub(super) type ComputerSearch = (ComputerQuestion, Option<Job<Option<Body>>>);

/// Performs the automatic action that is due.
pub(super) fn perform_due_action(session: &mut TableSession, waker: &Waker) {
    let action = session.replica.next_action(Moment::of(SystemTime::now()).whole_second());
    let Some(table) = session.replica.table() else { return };
    let question = ComputerQuestion::at(table);
    if session.computer_search.as_ref().map(|(about, _)| *about) != question {
        session.computer_search = None;
    }
    match (action, question) {
        (Some(HostAction::Propose(body)), _) => session.propose(body),
        (Some(HostAction::Compute(task)), Some(question)) if session.computer_search.is_none() => {
            let seed = table.game().map(Match::seed).unwrap_or_default();
            let search = Job::start(waker, move |stop, _| task.run(seed, stop));
            session.computer_search = Some((question, Some(search)));
        }
        _ => {}
    }
}

fn send_result(mut online: ResMut<Online>) {
    let Some(session) = &mut online.bypass_change_detection().session else { return };
    let Some((_, search)) = &mut session.computer_search else { return };
    let Some(answer) = Job::take_result(search) else { return };
    if let Some(body) = answer {
        session.propose(body);
    }
}

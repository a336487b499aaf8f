//! Automatic actions: the player takes a seat, a hosting game starts matches, and its computers move and answer draw
//! offers.

use std::time::SystemTime;

use bevy::prelude::*;

use super::{Online, TableSession};
use crate::game::redraw::Waker;
use crate::game::state::Step;
use crate::game::turn::Job;
use pushflip_core::online::replica::{AutomaticAction, Decision};
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::state::Table;
use pushflip_core::session::{Match, Moment};

/// Sends the decisions of computers.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, send_results.after(super::incoming::receive).in_set(Step::Input));
}

/// A decision of one of the host's computers, and its search.
pub(super) type ComputerSearch = (Decision, Job<Option<Body>>);

/// Performs the automatic action that is due, and cancels searches whose results are of no use any more.
pub(super) fn perform_due_action(session: &mut TableSession, waker: &Waker) {
    let now = Moment::of(SystemTime::now()).whole_second();
    let action = if session.connected == Some(true) { session.replica.next_action(now) } else { None };
    session.computer_searches.retain(|(decision, _)| session.replica.awaits(*decision));
    match action {
        Some(AutomaticAction::Propose(body)) => session.propose(body),
        Some(AutomaticAction::Compute(task)) => {
            let game = session.replica.table().and_then(Table::game);
            let seed = game.map(Match::seed).unwrap_or_default();
            let decision = task.decision();
            let search = Job::start(waker, move |stop, _| task.run(seed, stop));
            session.computer_searches.push((decision, search));
        }
        None => {}
    }
}

fn send_results(online: Res<Online>) {
    let Some(session) = &online.session else { return };
    for body in session.computer_searches.iter().filter_map(|(_, search)| search.poll().flatten()) {
        session.propose(body);
    }
}

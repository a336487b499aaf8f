//! What this program does at its own table by itself: it begins matches, and its computers answer whether they
//! agree to a draw.

use std::time::SystemTime;

use bevy::prelude::*;

use super::{Online, Seated};
use crate::game::state::Step;
use crate::game::turn::Search;
use crate::game::wake::Waker;
use pushflip_core::online::steward::Errand;
use pushflip_core::online::table::state::Table;
use pushflip_core::session::{Match, Moment};

/// Says what computers have thought.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.after(super::hear::hear).in_set(Step::Input));
}

/// Does what is due after something has happened.
pub(super) fn serve(seated: &mut Seated, waker: &Waker) {
    let errand = seated.steward.errand(Moment::of(SystemTime::now()).whole_second());
    let table = seated.steward.table();
    let asked = table.and_then(Table::asked).filter(|asked| asked.of_computer).map(|asked| asked.number);
    let thinks_about = seated.thought.as_ref().map(|(number, _)| *number);
    if thinks_about != asked {
        seated.thought = None;
    }
    match errand {
        Some(Errand::Say(body)) => seated.far.say(body),
        // Moves of computers are thought about on the board.
        Some(Errand::Think(thinking)) if thinking.answers_draw() && thinks_about != asked => {
            let seed = table.and_then(Table::game).map(Match::seed).unwrap_or_default();
            let search = Search::start(waker, move |stop, _| thinking.think(seed, stop));
            seated.thought = asked.map(|asked| (asked, search));
        }
        _ => {}
    }
}

fn tell(mut online: ResMut<Online>) {
    let Some(seated) = &mut online.bypass_change_detection().seated else { return };
    let Some(answer) = seated.thought.as_mut().and_then(|(_, search)| search.found()) else { return };
    seated.thought = None;
    if let Some(body) = answer {
        seated.far.say(body);
    }
}

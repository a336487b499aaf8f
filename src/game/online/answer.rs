//! Automatic actions of a hosting game: it begins matches, and its computers play and answer draw offers.

use std::time::SystemTime;

use bevy::prelude::*;

use super::{Online, Seated};
use crate::game::redraw::Waker;
use crate::game::state::Step;
use crate::game::turn::Job;
use pushflip_core::online::steward::Errand;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::state::{Sitter, Table};
use pushflip_core::session::{Match, Moment};

/// Says what computers have thought.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.after(super::hear::hear).in_set(Step::Input));
}

/// A question to one of the host's computers: the event after which it is to move, and the draw offer, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    turn: u32,
    offer: Option<u32>,
}

impl Question {
    fn at(table: &Table) -> Option<Self> {
        let (_, sitter) = table.to_move().filter(|_| table.is_running())?;
        let offer = table.asked().filter(|asked| asked.of_computer).map(|asked| asked.number);
        let is_asked = offer.is_some() || matches!(sitter, Sitter::Computer(_));
        is_asked.then_some(Self { turn: table.turn(), offer })
    }
}

/// The question that a computer works on. The search is dropped once its answer is sent.
pub(super) type Thought = (Question, Option<Job<Option<Body>>>);

/// Does what is due after something has happened.
pub(super) fn serve(seated: &mut Seated, waker: &Waker) {
    let errand = seated.steward.errand(Moment::of(SystemTime::now()).whole_second());
    let Some(table) = seated.steward.table() else { return };
    let question = Question::at(table);
    if seated.thought.as_ref().map(|(about, _)| *about) != question {
        seated.thought = None;
    }
    match (errand, question) {
        (Some(Errand::Say(body)), _) => seated.say(body),
        (Some(Errand::Think(thinking)), Some(question)) if seated.thought.is_none() => {
            let seed = table.game().map(Match::seed).unwrap_or_default();
            let search = Job::start(waker, move |stop, _| thinking.think(seed, stop));
            seated.thought = Some((question, Some(search)));
        }
        _ => {}
    }
}

fn tell(mut online: ResMut<Online>) {
    let Some(seated) = &mut online.bypass_change_detection().seated else { return };
    let Some((_, search)) = &mut seated.thought else { return };
    let Some(answer) = Job::take_result(search) else { return };
    if let Some(body) = answer {
        seated.say(body);
    }
}

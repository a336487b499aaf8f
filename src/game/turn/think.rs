//! The computer's move and its advice: searched beside the game, stopped when nobody waits for it.

use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::commit::CurrentMatch;
use super::search::Search;
use crate::game::language::{Language, words};
use crate::game::state::{Advice, BoardVersion, Hint, MatchCommand, MoveChosen, Notice, Phase, Screen, Step};
use crate::game::wake::Waker;
use pushflip_core::ai::Why;
use pushflip_core::session::{AnyMove, Controller};

/// Adds the computer players.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thought>()
        .init_resource::<HintWanted>()
        .add_systems(OnExit(Phase::Thinking), stop)
        // Who asked before the other side's turn has seen his own.
        .add_systems(OnEnter(Phase::Thinking), |mut wanted: ResMut<HintWanted>| wanted.0 = false)
        .add_systems(OnExit(Screen::Playing), |mut wanted: ResMut<HintWanted>| wanted.0 = false)
        .add_systems(OnExit(Screen::Playing), stop)
        .add_systems(
            Update,
            (
                forget_stale,
                // Puzzles have hints of their own, and the best defence, which is no player's.
                (
                    think.run_if(in_state(Phase::Thinking)),
                    hear_wish.run_if(on_message::<MatchCommand>),
                    advise.run_if(in_state(Phase::Choosing)),
                    answer_offer.run_if(on_message::<MatchCommand>).run_if(in_state(Phase::Choosing)),
                )
                    .chain()
                    .run_if(not(in_state(Screen::Puzzle))),
                conclude,
            )
                .chain()
                .in_set(Step::Input),
        );
}

/// What is shown of some advice, as a sentence.
#[must_use]
pub fn advice_in_words(language: Language, advice: &Advice) -> String {
    if advice.whole {
        words::hint(language, advice.mv, advice.why)
    } else {
        words::hint_where(language, advice.begins, advice.why)
    }
}

/// A move that was chosen and is not on the table after so long is chosen again.
const CHOSEN: Duration = Duration::from_secs(10);

/// What the computer is busy with, and for which position.
#[derive(Resource, Default)]
enum Thought {
    /// Nothing.
    #[default]
    Idle,
    /// Its own move.
    Move(Search<Option<AnyMove>>, BoardVersion),
    /// Nothing: its move was chosen, and comes to the table from a host far away.
    Chosen(BoardVersion, Instant),
    /// Advice to a person.
    Advice(Search<Option<(AnyMove, Why)>>, BoardVersion),
    /// Whether it agrees to the draw that a person offers.
    Offer(Search<Option<bool>>, BoardVersion),
}

/// Whether advice was asked for and nothing has been done about it: the board may still come to rest.
#[derive(Resource, Default)]
struct HintWanted(bool);

fn hear_wish(
    mut asked: MessageReader<MatchCommand>,
    phase: Option<Res<State<Phase>>>,
    mut hint: ResMut<Hint>,
    mut wanted: ResMut<HintWanted>,
) {
    let can_come = phase.is_some_and(|phase| matches!(phase.get(), Phase::Choosing | Phase::Animating));
    if !asked.read().any(|command| *command == MatchCommand::Hint) || !can_come {
        return;
    }
    match hint.0 {
        None => wanted.0 = true,
        Some(advice) => _ = hint.set_if_neq(Hint(Some(Advice { whole: true, ..advice }))),
    }
}

/// What the computer thinks about a position that has gone is of no use.
fn forget_stale(current: Res<CurrentMatch>, thought: ResMut<Thought>) {
    let stale = match &*thought {
        Thought::Idle => false,
        Thought::Chosen(on, _) | Thought::Move(_, on) | Thought::Advice(_, on) | Thought::Offer(_, on) => {
            *on != current.version()
        }
    };
    if stale {
        stop(thought);
    }
}

fn think(current: Res<CurrentMatch>, waker: Waker, mut thought: ResMut<Thought>) {
    let Some(Controller::Computer(level)) = current.controller() else { return };
    match &*thought {
        Thought::Move(..) => return,
        // The host may have refused it, as in a pause.
        Thought::Chosen(_, when) if when.elapsed() < CHOSEN => return,
        _ => {}
    }
    let game = current.game().clone();
    let (seed, within) = (current.seed(), current.time_to_think());
    let search = Search::start(&waker, move |stop, _| game.choose(level, seed, &within, stop));
    *thought = Thought::Move(search, current.version());
}

fn stop(mut thought: ResMut<Thought>) {
    if !matches!(*thought, Thought::Idle) {
        *thought = Thought::Idle;
    }
}

fn advise(
    mut wanted: ResMut<HintWanted>,
    language: Res<Language>,
    current: Res<CurrentMatch>,
    waker: Waker,
    mut thought: ResMut<Thought>,
    mut notices: MessageWriter<Notice>,
) {
    if !std::mem::take(&mut wanted.bypass_change_detection().0) {
        return;
    }
    if !current.setup().options.consultation {
        notices.write(Notice(language.say("table-no-hint")));
        return;
    }
    let game = current.game().clone();
    let (adviser, seed) = (current.adviser(), current.seed());
    let search = Search::start(&waker, move |stop, _| game.hint(adviser, seed, stop));
    *thought = Thought::Advice(search, current.version());
}

fn answer_offer(
    mut asked: MessageReader<MatchCommand>,
    language: Res<Language>,
    current: Res<CurrentMatch>,
    waker: Waker,
    mut thought: ResMut<Thought>,
    mut notices: MessageWriter<Notice>,
) {
    let Some((_, Controller::Computer(level))) = current.asked_for_draw() else { return };
    if !asked.read().any(|command| *command == MatchCommand::OfferDraw) {
        return;
    }
    if !current.is_old_enough_to_draw() {
        notices.write(Notice(language.say("menus-draw-early")));
        return;
    }
    let (game, seed) = (current.game().clone(), current.seed());
    let search = Search::start(&waker, move |stop, _| game.agrees_to_draw(level, seed, stop));
    *thought = Thought::Offer(search, current.version());
}

fn conclude(
    language: Res<Language>,
    current: Res<CurrentMatch>,
    mut thought: ResMut<Thought>,
    mut chosen: MessageWriter<MoveChosen>,
    mut asked: MessageWriter<MatchCommand>,
    mut hint: ResMut<Hint>,
    mut notices: MessageWriter<Notice>,
) {
    match &mut *thought {
        Thought::Idle | Thought::Chosen(..) => {}
        Thought::Move(search, on) => {
            if let Some(mv) = search.found() {
                let on = *on;
                chosen.write_batch(mv.map(|mv| MoveChosen { mv, on }));
                *thought = Thought::Chosen(on, Instant::now());
            }
        }
        Thought::Advice(search, _) => {
            if let Some(found) = search.found() {
                let position = current.position();
                hint.0 = found.and_then(|(mv, why)| {
                    let begins = position.beginning(mv)?;
                    Some(Advice { mv, why, begins, whole: false })
                });
                *thought = Thought::Idle;
            }
        }
        Thought::Offer(search, _) => {
            if let Some(agreed) = search.found() {
                if agreed == Some(true) {
                    asked.write(MatchCommand::AgreeDraw);
                } else {
                    notices.write(Notice(language.say("menus-draw-declined")));
                }
                *thought = Thought::Idle;
            }
        }
    }
}

//! The computer's move and the hint, searched in the background and cancelled when nobody waits for them.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;

use super::commit::CurrentMatch;
use super::search::Search;
use crate::game::language::{Language, words};
use crate::game::settings::Settings;
use crate::game::state::{
    Advice, BoardVersion, Hint, MatchCommand, Menu, MoveChosen, Notice, Phase, Screen, SeatsHere, Step,
};
use crate::game::wake::Waker;
use pushflip_core::ai::MoveReason;
use pushflip_core::session::{AnyMove, Controller, SearchMemory};

/// Adds the computer players.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thought>()
        .init_resource::<HintWanted>()
        .init_resource::<Memory>()
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
                    think_ahead.run_if(in_state(Phase::Choosing)),
                )
                    .chain()
                    // The computers of an online match think for its host, whatever the screen shows.
                    .run_if(|here: Res<SeatsHere>| !here.is_far())
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

/// What Master remembers of its thoughts in this match. A search holds it until it ends.
#[derive(Resource, Default)]
struct Memory(Arc<Mutex<Option<SearchMemory>>>);

/// What the computer is busy with, and for which position.
#[derive(Resource, Default)]
enum Thought {
    /// Nothing.
    #[default]
    Idle,
    /// Its own move.
    Move(Search<Option<AnyMove>>, BoardVersion),
    /// What it might do after a person's move.
    Ahead(Search<()>, BoardVersion),
    /// Advice to a person.
    Advice(Search<Option<(AnyMove, MoveReason)>>, BoardVersion),
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
        Thought::Move(_, on) | Thought::Ahead(_, on) | Thought::Advice(_, on) | Thought::Offer(_, on) => {
            *on != current.version()
        }
    };
    if stale {
        stop(thought);
    }
}

fn think(
    current: Res<CurrentMatch>,
    settings: Res<Settings>,
    memory: Res<Memory>,
    waker: Waker,
    mut thought: ResMut<Thought>,
) {
    let Some(Controller::Computer(level)) = current.controller() else { return };
    if matches!(*thought, Thought::Move(..)) {
        return;
    }
    let game = current.game().clone();
    let (seed, within) = (current.seed(), current.time_to_think());
    let (variant, threads, memory) = (current.setup().variant, threads(&settings), memory.0.clone());
    let search = Search::start(&waker, move |stop, _| {
        if !SearchMemory::is_for(level) {
            return game.choose(level, seed, &within, stop);
        }
        let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
        SearchMemory::of(&mut memory, variant, level, seed).choose(&game, &within, threads, stop)
    });
    *thought = Thought::Move(search, current.version());
}

fn threads(settings: &Settings) -> usize {
    if settings.all_cores { thread::available_parallelism().map_or(1, usize::from) } else { 1 }
}

/// Where the player allows it, Master thinks while a person does; not while the match is paused.
fn think_ahead(
    current: Res<CurrentMatch>,
    settings: Res<Settings>,
    menu: Res<State<Menu>>,
    memory: Res<Memory>,
    waker: Waker,
    mut thought: ResMut<Thought>,
) {
    let rests = *menu.get() != Menu::None || !settings.think_ahead;
    match &*thought {
        Thought::Ahead(..) if rests => *thought = Thought::Idle,
        Thought::Idle if !rests => {
            let mut controllers = current.setup().seats.iter().map(|seat| seat.controller);
            let level = controllers.find_map(|controller| match controller {
                Controller::Computer(level) if SearchMemory::is_for(level) => Some(level),
                _ => None,
            });
            let Some(level) = level else { return };
            let (game, seed, variant) = (current.game().clone(), current.seed(), current.setup().variant);
            // One core is left to the window in which a person chooses: pictures and clocks would be late.
            let (threads, memory) = (threads(&settings).saturating_sub(1).max(1), memory.0.clone());
            let search = Search::start(&waker, move |stop, _| {
                let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
                SearchMemory::of(&mut memory, variant, level, seed).ponder(&game, threads, stop);
            });
            *thought = Thought::Ahead(search, current.version());
        }
        _ => {}
    }
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
        Thought::Idle => {}
        // Nothing comes of it but what the memory keeps.
        Thought::Ahead(search, _) => _ = search.found(),
        Thought::Move(search, on) => {
            if let Some(mv) = search.found() {
                let on = *on;
                chosen.write_batch(mv.map(|mv| MoveChosen { mv, on }));
                *thought = Thought::Idle;
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

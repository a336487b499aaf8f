//! The computer's move and the hint, searched in the background and cancelled when nobody waits for them.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;

use super::commit::CurrentMatch;
use super::job::Job;
use crate::game::language::{Language, words};
use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{
    Advice, BoardVersion, Hint, MatchCommand, Menu, MoveChosen, Notice, Phase, Screen, SeatsHere, Step,
};
use pushflip_core::ai::MoveReason;
use pushflip_core::session::{AnyMove, Controller, Mind};

/// Adds the computer players.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ComputerTask>()
        .init_resource::<HintRequest>()
        .init_resource::<MasterMemory>()
        .add_systems(OnExit(Phase::Thinking), cancel)
        // Who commands before the other side's turn has seen his own.
        .add_systems(OnEnter(Phase::Thinking), |mut wanted: ResMut<HintRequest>| wanted.0 = false)
        .add_systems(OnExit(Screen::Playing), |mut wanted: ResMut<HintRequest>| wanted.0 = false)
        .add_systems(OnExit(Screen::Playing), cancel)
        .add_systems(
            Update,
            (
                cancel_stale,
                // Puzzles have hints of their own, and the best defence, which is no player's.
                (
                    think.run_if(in_state(Phase::Thinking)),
                    request_hint.run_if(on_message::<MatchCommand>),
                    advise.run_if(in_state(Phase::Choosing)),
                    answer_offer.run_if(on_message::<MatchCommand>).run_if(in_state(Phase::Choosing)),
                    think_ahead.run_if(in_state(Phase::Choosing)),
                )
                    .chain()
                    // The computers of an online match think for its host, whatever the screen shows.
                    .run_if(|here: Res<SeatsHere>| !here.is_far())
                    .run_if(not(in_state(Screen::Puzzle))),
                apply_results,
            )
                .chain()
                .in_set(Step::Input),
        );
}

/// What is shown of some advice, as a sentence.
#[must_use]
pub fn advice_text(language: Language, advice: &Advice) -> String {
    if advice.whole {
        words::hint(language, advice.mv, advice.why)
    } else {
        words::hint_where(language, advice.begins, advice.why)
    }
}

/// What Master remembers of its thoughts in this match. A search holds it until it ends.
#[derive(Resource, Default)]
struct MasterMemory(Arc<Mutex<Option<Mind>>>);

/// What the computer is busy with, and for which position.
#[derive(Resource, Default)]
enum ComputerTask {
    /// Nothing.
    #[default]
    Idle,
    /// Its own move.
    Move(Job<Option<AnyMove>>, BoardVersion),
    /// What it might do after a person's move.
    Ahead(Job<()>, BoardVersion),
    /// Advice to a person.
    Advice(Job<Option<(AnyMove, MoveReason)>>, BoardVersion),
    /// Whether it agrees to the draw that a person offers.
    Offer(Job<Option<bool>>, BoardVersion),
}

/// Whether advice was commands for and nothing has been done about it: the board may still come to rest.
#[derive(Resource, Default)]
struct HintRequest(bool);

fn request_hint(
    mut commands: MessageReader<MatchCommand>,
    phase: Option<Res<State<Phase>>>,
    mut hint: ResMut<Hint>,
    mut wanted: ResMut<HintRequest>,
) {
    let can_come = phase.is_some_and(|phase| matches!(phase.get(), Phase::Choosing | Phase::Animating));
    if !commands.read().any(|command| *command == MatchCommand::Hint) || !can_come {
        return;
    }
    match hint.0 {
        None => wanted.0 = true,
        Some(advice) => _ = hint.set_if_neq(Hint(Some(Advice { whole: true, ..advice }))),
    }
}

/// What the computer thinks about a position that has gone is of no use.
fn cancel_stale(current: Res<CurrentMatch>, task: ResMut<ComputerTask>) {
    let stale = match &*task {
        ComputerTask::Idle => false,
        ComputerTask::Move(_, on)
        | ComputerTask::Ahead(_, on)
        | ComputerTask::Advice(_, on)
        | ComputerTask::Offer(_, on) => *on != current.version(),
    };
    if stale {
        cancel(task);
    }
}

fn think(
    current: Res<CurrentMatch>,
    settings: Res<Settings>,
    memory: Res<MasterMemory>,
    waker: Waker,
    mut task: ResMut<ComputerTask>,
) {
    let Some(Controller::Computer(level)) = current.controller() else { return };
    if matches!(*task, ComputerTask::Move(..)) {
        return;
    }
    let game = current.game().clone();
    let (seed, within) = (current.seed(), current.time_to_think());
    let (variant, threads, memory) = (current.setup().variant, threads(&settings), memory.0.clone());
    let search = Job::start(&waker, move |stop, _| {
        if !Mind::is_for(level) {
            return game.choose(level, seed, &within, stop);
        }
        let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
        Mind::of(&mut memory, variant, level, seed).choose(&game, &within, threads, stop)
    });
    *task = ComputerTask::Move(search, current.version());
}

fn threads(settings: &Settings) -> usize {
    if settings.all_cores { thread::available_parallelism().map_or(1, usize::from) } else { 1 }
}

/// Where the player allows it, Master thinks while a person does; not while the match is paused.
fn think_ahead(
    current: Res<CurrentMatch>,
    settings: Res<Settings>,
    menu: Res<State<Menu>>,
    memory: Res<MasterMemory>,
    waker: Waker,
    mut task: ResMut<ComputerTask>,
) {
    let rests = *menu.get() != Menu::None || !settings.think_ahead;
    match &*task {
        ComputerTask::Ahead(..) if rests => *task = ComputerTask::Idle,
        ComputerTask::Idle if !rests => {
            let mut controllers = current.setup().seats.iter().map(|seat| seat.controller);
            let level = controllers.find_map(|controller| match controller {
                Controller::Computer(level) if Mind::is_for(level) => Some(level),
                _ => None,
            });
            let Some(level) = level else { return };
            let (game, seed, variant) = (current.game().clone(), current.seed(), current.setup().variant);
            // One core is left to the window in which a person chooses: pictures and clocks would be late.
            let (threads, memory) = (threads(&settings).saturating_sub(1).max(1), memory.0.clone());
            let search = Job::start(&waker, move |stop, _| {
                let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
                Mind::of(&mut memory, variant, level, seed).think_ahead(&game, threads, stop);
            });
            *task = ComputerTask::Ahead(search, current.version());
        }
        _ => {}
    }
}

fn cancel(mut task: ResMut<ComputerTask>) {
    if !matches!(*task, ComputerTask::Idle) {
        *task = ComputerTask::Idle;
    }
}

fn advise(
    mut wanted: ResMut<HintRequest>,
    language: Res<Language>,
    current: Res<CurrentMatch>,
    waker: Waker,
    mut task: ResMut<ComputerTask>,
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
    let search = Job::start(&waker, move |stop, _| game.hint(adviser, seed, stop));
    *task = ComputerTask::Advice(search, current.version());
}

fn answer_offer(
    mut commands: MessageReader<MatchCommand>,
    language: Res<Language>,
    current: Res<CurrentMatch>,
    waker: Waker,
    mut task: ResMut<ComputerTask>,
    mut notices: MessageWriter<Notice>,
) {
    let Some((_, Controller::Computer(level))) = current.asked_for_draw() else { return };
    if !commands.read().any(|command| *command == MatchCommand::OfferDraw) {
        return;
    }
    if !current.is_old_enough_to_draw() {
        notices.write(Notice(language.say("menus-draw-early")));
        return;
    }
    let (game, seed) = (current.game().clone(), current.seed());
    let search = Job::start(&waker, move |stop, _| game.agrees_to_draw(level, seed, stop));
    *task = ComputerTask::Offer(search, current.version());
}

fn apply_results(
    language: Res<Language>,
    current: Res<CurrentMatch>,
    mut task: ResMut<ComputerTask>,
    mut chosen: MessageWriter<MoveChosen>,
    mut commands: MessageWriter<MatchCommand>,
    mut hint: ResMut<Hint>,
    mut notices: MessageWriter<Notice>,
) {
    match &mut *task {
        ComputerTask::Idle => {}
        // Nothing comes of it but what the memory keeps.
        ComputerTask::Ahead(search, _) => _ = search.found(),
        ComputerTask::Move(search, on) => {
            if let Some(mv) = search.found() {
                let on = *on;
                chosen.write_batch(mv.map(|mv| MoveChosen { mv, on }));
                *task = ComputerTask::Idle;
            }
        }
        ComputerTask::Advice(search, _) => {
            if let Some(found) = search.found() {
                let position = current.position();
                hint.0 = found.and_then(|(mv, why)| {
                    let begins = position.beginning(mv)?;
                    Some(Advice { mv, why, begins, whole: false })
                });
                *task = ComputerTask::Idle;
            }
        }
        ComputerTask::Offer(search, _) => {
            if let Some(agreed) = search.found() {
                if agreed == Some(true) {
                    commands.write(MatchCommand::AgreeDraw);
                } else {
                    notices.write(Notice(language.say("menus-draw-declined")));
                }
                *task = ComputerTask::Idle;
            }
        }
    }
}

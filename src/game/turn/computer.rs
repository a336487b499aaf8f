//! The computer's moves, hints and answers to draw offers, searched in the background.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;

use super::commit::{CurrentMatch, plays_match};
use super::job::Job;
use super::rules::Rules;
use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{
    Advice, BoardVersion, Hint, MatchCommand, Menu, MoveChosen, Notice, Phase, Screen, SeatsHere, Step,
};
use pushflip_core::ai::MoveReason;
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::localized;
use pushflip_core::session::{AnyMove, Controller, SearchMemory};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ComputerTask>()
        .init_resource::<HintRequest>()
        .init_resource::<MasterMemory>()
        .add_systems(OnExit(Phase::Thinking), cancel)
        // A hint that was requested before the computer's turn is obsolete.
        .add_systems(OnEnter(Phase::Thinking), |mut wanted: ResMut<HintRequest>| wanted.0 = false)
        .add_systems(OnExit(Screen::Playing), |mut wanted: ResMut<HintRequest>| wanted.0 = false)
        .add_systems(OnExit(Screen::Playing), cancel)
        .add_systems(
            Update,
            (
                cancel_stale,
                // Puzzles have their own hints and replies, from a proof and not from a player.
                (
                    think.run_if(in_state(Phase::Thinking)),
                    request_hint.run_if(on_message::<MatchCommand>),
                    advise.run_if(in_state(Phase::Choosing)),
                    answer_offer.run_if(on_message::<MatchCommand>).run_if(in_state(Phase::Choosing)),
                    think_ahead.run_if(in_state(Phase::Choosing)),
                )
                    .chain()
                    // In an online match the host searches for the computers, on every screen.
                    .run_if(|here: Res<SeatsHere>| !here.is_online())
                    .run_if(not(in_state(Screen::Puzzle)))
                    // A hint would contradict the task of a lesson.
                    .run_if(not(in_state(Screen::Lesson)).or_else(plays_match_here)),
                apply_results,
            )
                .chain()
                .in_set(Step::Input),
        );
}

/// The text of the advice, as far as it is revealed.
pub fn advice_text(advice: &Advice) -> Localized {
    if advice.is_complete {
        localized::hint(advice.mv, advice.why)
    } else {
        localized::hint_where(advice.begins, advice.why)
    }
}

/// The memory that Master keeps between its moves in a match. A running search holds the lock.
#[derive(Resource, Default)]
struct MasterMemory(Arc<Mutex<Option<SearchMemory>>>);

/// The running search of the computer, and the board version that it belongs to.
#[derive(Resource, Default)]
enum ComputerTask {
    #[default]
    Idle,
    Move(Job<Option<AnyMove>>, BoardVersion),
    /// Thinking on a person's time, to fill the transposition table.
    Ahead(Job<()>, BoardVersion),
    Advice(Job<Option<(AnyMove, MoveReason)>>, BoardVersion),
    Offer(Job<Option<bool>>, BoardVersion),
}

/// Whether a hint was requested and has not come yet: an animation or the search may still run.
#[derive(Resource, Default)]
pub struct HintRequest(bool);

impl HintRequest {
    pub fn is_pending(&self) -> bool {
        self.0
    }
}

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
        Some(advice) => _ = hint.set_if_neq(Hint(Some(Advice { is_complete: true, ..advice }))),
    }
}

fn plays_match_here(screen: Res<State<Screen>>, current: Res<CurrentMatch>) -> bool {
    plays_match(*screen.get(), current.setup())
}

/// Cancels a search for an earlier position.
fn cancel_stale(current: Res<CurrentMatch>, task: ResMut<ComputerTask>, mut wanted: ResMut<HintRequest>) {
    let stale = match &*task {
        ComputerTask::Idle => false,
        ComputerTask::Move(_, on)
        | ComputerTask::Ahead(_, on)
        | ComputerTask::Advice(_, on)
        | ComputerTask::Offer(_, on) => *on != current.version(),
    };
    if stale {
        if matches!(*task, ComputerTask::Advice(..)) {
            wanted.0 = false;
        }
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
    let current_match = current.as_match();
    let Some(Controller::Computer(level)) = current_match.controller() else { return };
    if matches!(*task, ComputerTask::Move(..)) {
        return;
    }
    let game = current_match.game().clone();
    let (seed, within) = (current_match.seed(), current_match.time_to_think());
    let (variant, threads, memory) = (current.setup().variant, threads(&settings), memory.0.clone());
    let search = Job::start(&waker, move |stop, _| {
        if !SearchMemory::is_for(level) {
            return game.choose(level, seed, &within, stop);
        }
        let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
        SearchMemory::of(&mut memory, variant, level, seed).choose(&game, &within, threads, stop)
    });
    *task = ComputerTask::Move(search, current.version());
}

fn threads(settings: &Settings) -> usize {
    if settings.all_cores { thread::available_parallelism().map_or(1, usize::from) } else { 1 }
}

/// Lets Master think on a person's time, if the setting allows it and the match is not paused.
fn think_ahead(
    current: Res<CurrentMatch>,
    settings: Res<Settings>,
    menu: Res<State<Menu>>,
    memory: Res<MasterMemory>,
    waker: Waker,
    mut task: ResMut<ComputerTask>,
) {
    let pauses = *menu.get() != Menu::None || !settings.think_ahead;
    match &*task {
        ComputerTask::Ahead(..) if pauses => *task = ComputerTask::Idle,
        ComputerTask::Idle if !pauses => {
            let mut controllers = current.setup().seats.iter().map(|seat| seat.controller);
            let level = controllers.find_map(|controller| match controller {
                Controller::Computer(level) if SearchMemory::is_for(level) => Some(level),
                _ => None,
            });
            let Some(level) = level else { return };
            let (game, seed) = (current.as_match().game().clone(), current.as_match().seed());
            let variant = current.setup().variant;
            // One core stays free for the window, so that frames and clocks are not late.
            let (threads, memory) = (threads(&settings).saturating_sub(1).max(1), memory.0.clone());
            let search = Job::start(&waker, move |stop, _| {
                let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
                SearchMemory::of(&mut memory, variant, level, seed).ponder(&game, threads, stop);
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
    current: Res<CurrentMatch>,
    waker: Waker,
    mut task: ResMut<ComputerTask>,
    mut notices: MessageWriter<Notice>,
) {
    // Another request does not restart the search.
    if !wanted.0 || matches!(*task, ComputerTask::Advice(..)) {
        return;
    }
    if !current.setup().options.consultation {
        wanted.0 = false;
        notices.write(Notice(msg::TABLE_NO_HINT));
        return;
    }
    let (game, adviser) = (current.as_match().game().clone(), current.as_match().adviser());
    let seed = current.as_match().seed();
    let search = Job::start(&waker, move |stop, _| game.hint(adviser, seed, stop));
    *task = ComputerTask::Advice(search, current.version());
}

fn answer_offer(
    mut commands: MessageReader<MatchCommand>,
    current: Res<CurrentMatch>,
    waker: Waker,
    mut task: ResMut<ComputerTask>,
    mut notices: MessageWriter<Notice>,
) {
    let current_match = current.as_match();
    let Some((_, Controller::Computer(level))) = current_match.asked_for_draw() else { return };
    if !commands.read().any(|command| *command == MatchCommand::OfferDraw) {
        return;
    }
    if !current_match.is_old_enough_to_draw() {
        notices.write(Notice(msg::MENUS_DRAW_EARLY));
        return;
    }
    let (game, seed) = (current_match.game().clone(), current_match.seed());
    let search = Job::start(&waker, move |stop, _| game.agrees_to_draw(level, seed, stop));
    *task = ComputerTask::Offer(search, current.version());
}

fn apply_results(
    rules: Res<Rules>,
    mut task: ResMut<ComputerTask>,
    mut chosen: MessageWriter<MoveChosen>,
    mut commands: MessageWriter<MatchCommand>,
    (mut hint, mut wanted): (ResMut<Hint>, ResMut<HintRequest>),
    mut notices: MessageWriter<Notice>,
) {
    match &mut *task {
        ComputerTask::Idle => {}
        // The result is the transposition table in `MasterMemory`; polling propagates a panic.
        ComputerTask::Ahead(search, _) => _ = search.poll(),
        ComputerTask::Move(search, on) => {
            if let Some(mv) = search.poll() {
                let on = *on;
                chosen.write_batch(mv.map(|mv| MoveChosen { mv, on }));
                *task = ComputerTask::Idle;
            }
        }
        ComputerTask::Advice(search, _) => {
            if let Some(found) = search.poll() {
                hint.0 = found.and_then(|(mv, why)| {
                    let begins = rules.position().beginning(mv)?;
                    Some(Advice { mv, why, begins, is_complete: false })
                });
                wanted.0 = false;
                *task = ComputerTask::Idle;
            }
        }
        ComputerTask::Offer(search, _) => {
            if let Some(agreed) = search.poll() {
                if agreed == Some(true) {
                    commands.write(MatchCommand::AgreeDraw);
                } else {
                    notices.write(Notice(msg::MENUS_DRAW_DECLINED));
                }
                *task = ComputerTask::Idle;
            }
        }
    }
}

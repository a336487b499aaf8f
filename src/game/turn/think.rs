//! The computer's move and its advice: searched beside the game, stopped when nobody waits for it.

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::ai::{Stop, Why};
use crate::game::language::Language;
use crate::game::{Command, CurrentMatch, Hint, MoveChosen, Notice, Phase, Screen, Step};
use crate::session::{AnyMove, AnyPosition, Controller};

/// Adds the computer players.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thought>()
        .add_systems(OnExit(Phase::Thinking), stop)
        .add_systems(OnExit(Screen::Playing), stop)
        .add_systems(
            Update,
            (
                forget_stale,
                // Puzzles have hints of their own, and the best defence, which is no player's.
                (
                    think.run_if(in_state(Phase::Thinking)),
                    (advise, answer_offer).run_if(on_message::<Command>).run_if(in_state(Phase::Choosing)),
                )
                    .chain()
                    .run_if(not(in_state(Screen::Puzzle))),
                conclude,
            )
                .chain()
                .in_set(Step::Input),
        );
}

/// What the computer is busy with.
#[derive(Resource, Default)]
enum Thought {
    /// Nothing.
    #[default]
    Idle,
    /// Its own move in a position.
    Move(Task<Option<AnyMove>>, Stop, AnyPosition),
    /// Advice to a person in a position.
    Advice(Task<Option<(AnyMove, Why)>>, Stop, AnyPosition),
    /// Whether it agrees to the draw that a person offers in a position.
    Offer(Task<Option<bool>>, Stop, AnyPosition),
}

/// Searches beside the game, and wakes the window at the end.
fn search<T: Send + 'static>(
    proxy: Option<&EventLoopProxyWrapper>,
    work: impl FnOnce(&Stop) -> Option<T> + Send + 'static,
) -> (Task<Option<T>>, Stop) {
    let stop = Stop::new();
    let (stop_inside, wake) = (stop.clone(), wake(proxy));
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let found = work(&stop_inside);
        wake();
        found
    });
    (task, stop)
}

/// Wakes the sleeping window when a search has ended.
pub(in crate::game) fn wake(proxy: Option<&EventLoopProxyWrapper>) -> impl FnOnce() + Send + 'static {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    move || {
        if let Some(proxy) = proxy {
            // The window may be gone by then; nobody waits for the move then either.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

/// What the computer thinks about a position that has gone is of no use.
fn forget_stale(current: Res<CurrentMatch>, thought: ResMut<Thought>) {
    let stale = match &*thought {
        Thought::Idle => false,
        Thought::Move(.., position) | Thought::Advice(.., position) | Thought::Offer(.., position) => {
            *position != current.position()
        }
    };
    if stale {
        stop(thought);
    }
}

fn think(
    current: Res<CurrentMatch>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thought: ResMut<Thought>,
) {
    let Some(Controller::Computer(level)) = current.controller() else { return };
    if matches!(*thought, Thought::Move(..)) {
        return;
    }
    let game = current.game().clone();
    let (seed, within) = (current.seed(), current.time_to_think());
    let (task, stop) = search(proxy.as_deref(), move |stop| game.choose(level, seed, &within, stop));
    *thought = Thought::Move(task, stop, current.position());
}

fn stop(mut thought: ResMut<Thought>) {
    if let Thought::Move(_, stop, _) | Thought::Advice(_, stop, _) | Thought::Offer(_, stop, _) = &*thought {
        stop.stop();
        *thought = Thought::Idle;
    }
}

fn advise(
    mut commands: MessageReader<Command>,
    language: Res<Language>,
    current: Res<CurrentMatch>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thought: ResMut<Thought>,
    mut notice: ResMut<Notice>,
) {
    if !commands.read().any(|command| *command == Command::Hint) {
        return;
    }
    if !current.setup().options.consultation {
        notice.0 = language.say("table-no-hint");
        return;
    }
    let game = current.game().clone();
    let (adviser, seed) = (current.adviser(), current.seed());
    let (task, stop) = search(proxy.as_deref(), move |stop| game.hint(adviser, seed, stop));
    *thought = Thought::Advice(task, stop, current.position());
}

fn answer_offer(
    mut commands: MessageReader<Command>,
    language: Res<Language>,
    current: Res<CurrentMatch>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thought: ResMut<Thought>,
    mut notice: ResMut<Notice>,
) {
    let Some(Controller::Computer(level)) = current.asked_for_draw() else { return };
    if !commands.read().any(|command| *command == Command::OfferDraw) {
        return;
    }
    if !current.is_old_enough_to_draw() {
        notice.0 = language.say("menus-draw-early");
        return;
    }
    let (game, seed) = (current.game().clone(), current.seed());
    let (task, stop) = search(proxy.as_deref(), move |stop| game.agrees_to_draw(level, seed, stop));
    *thought = Thought::Offer(task, stop, current.position());
}

fn conclude(
    language: Res<Language>,
    mut thought: ResMut<Thought>,
    mut chosen: MessageWriter<MoveChosen>,
    mut commands: MessageWriter<Command>,
    mut hint: ResMut<Hint>,
    mut notice: ResMut<Notice>,
) {
    match &mut *thought {
        Thought::Idle => {}
        Thought::Move(task, ..) => {
            if let Some(mv) = check_ready(task) {
                chosen.write_batch(mv.map(MoveChosen));
                *thought = Thought::Idle;
            }
        }
        Thought::Advice(task, ..) => {
            if let Some(advice) = check_ready(task) {
                hint.0 = advice;
                *thought = Thought::Idle;
            }
        }
        Thought::Offer(task, ..) => {
            if let Some(agreed) = check_ready(task) {
                if agreed == Some(true) {
                    commands.write(Command::AgreeDraw);
                } else {
                    notice.0 = language.say("menus-draw-declined");
                }
                *thought = Thought::Idle;
            }
        }
    }
}

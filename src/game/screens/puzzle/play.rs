//! Playing a puzzle: a correct move is answered, a wrong one is refuted and taken back.

use bevy::prelude::*;
use bevy::time::Real;

use super::attempt::{Attempt, Feedback, Stage};
use super::progress::Outcome;
use super::run::{self, CurrentRun};
use super::solver::{Finding, Solver};
use crate::game::audio::{Effect, PlaySound};
use crate::game::input::{Action, ActionPressed, InputSystems};
use crate::game::redraw::{DrawWhile, Waker};
use crate::game::state::{Menu, MoveChosen, MovePlayed, Phase, Screen, Settled, ShowMatch, Step};
use crate::game::turn::{CurrentMatch, NextSeat, Rules, Selection};
use pushflip_core::rules::DrawRules;
use pushflip_core::session::puzzle::{Answer, PuzzleEvent, Task};
use pushflip_core::session::{AnyGame, Controller};

/// The time for which a refutation stays on the board, in seconds.
const REFUTATION_TIME: f32 = 7.0;

pub(super) fn plugin(app: &mut App) {
    // The time of a refutation passes only while frames are drawn.
    let shows_refutation = |attempt: Res<Attempt>| matches!(attempt.stage, Stage::Refuted(_));
    app.insert_resource(Attempt::of(Task::Hold(1)))
        .draw_while(resource_changed::<Attempt>)
        .draw_while(in_state(Screen::Puzzle).and_then(in_state(Menu::None)).and_then(shows_refutation))
        .add_systems(
            Update,
            (
                (
                    apply_finding,
                    // The outcome in a run ends the attempt, so that no reply follows.
                    run::count.run_if(resource_exists::<CurrentRun>),
                    play_reply,
                    take_back,
                )
                    .chain()
                    .in_set(Step::Input)
                    .after(InputSystems::Dispatch),
                (record_plies.run_if(on_message::<MovePlayed>), settle.run_if(on_message::<Settled>))
                    .chain()
                    .in_set(Step::Next),
            )
                .run_if(in_state(Screen::Puzzle)),
        );
}

/// Handles a ply: the player's is judged, the computer's leads to the next stage.
fn record_plies(
    mut plies: MessageReader<MovePlayed>,
    current: Res<CurrentMatch>,
    rules: Res<Rules>,
    waker: Waker,
    time: Res<Time<Real>>,
    mut attempt: ResMut<Attempt>,
    mut solver: ResMut<Solver>,
    mut outcomes: MessageWriter<Outcome>,
) {
    for &MovePlayed { mv, before, ply } in plies.read() {
        let mover = current.setup().seats[current.seat_at(ply)].controller;
        match attempt.stage {
            Stage::Move if mover == Controller::Human => {
                (attempt.stage, attempt.feedback) = (Stage::Judgement, Feedback::Nothing);
                let before = AnyGame::new(before, DrawRules::default());
                solver.judge(mv, before, attempt.task, &waker);
                if !attempt.shows_solution {
                    outcomes.write(Outcome(PuzzleEvent::Tried));
                }
            }
            // The best reply may end the game.
            Stage::Reply(_) if mover != Controller::Human && rules.result().is_some() => {
                attempt.judge(Answer::Solved);
                if !attempt.shows_solution {
                    outcomes.write(Outcome(PuzzleEvent::Solved));
                }
            }
            Stage::Reply(_) if mover != Controller::Human => attempt.stage = Stage::Move,
            Stage::Refutation(_) if mover != Controller::Human => {
                attempt.stage = Stage::Refuted(time.elapsed_secs() + REFUTATION_TIME);
            }
            _ => {}
        }
    }
}

fn apply_finding(
    (current, rules): (Res<CurrentMatch>, Res<Rules>),
    mut solver: ResMut<Solver>,
    mut attempt: ResMut<Attempt>,
    mut outcomes: MessageWriter<Outcome>,
    mut selection: ResMut<Selection>,
    mut chosen: MessageWriter<MoveChosen>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if !solver.is_busy() {
        return;
    }
    let Some(finding) = solver.finding() else { return };
    match finding {
        Finding::Answer(answer) => {
            attempt.judge(answer);
            if matches!(attempt.feedback, Feedback::Wrong(..)) {
                outcomes.write(Outcome(PuzzleEvent::Missed));
            }
            if attempt.feedback == Feedback::Solved {
                outcomes.write(Outcome(PuzzleEvent::Solved));
                // The end of a game has its own sound.
                if rules.result().is_none() {
                    sounds.write(PlaySound(Effect::Win));
                }
            }
        }
        Finding::Step(mv) => {
            chosen.write(MoveChosen { mv, on: current.version() });
        }
        Finding::Hint(mv) => {
            outcomes.write(Outcome(PuzzleEvent::Missed));
            attempt.feedback = Feedback::Hint(mv);
            *selection = rules.position().beginning(mv).map_or(Selection::None, Selection::Cell);
        }
    }
}

/// Sets the next phase after an animation. The player cannot move while a refutation is shown, or after a run.
fn settle(attempt: Res<Attempt>, run: Option<Res<CurrentRun>>, mut next: NextSeat) {
    if next.play_forced_pass() {
        return;
    }
    let phase = match (attempt.stage, next.next_phase()) {
        _ if run.is_some_and(|run| run.is_over()) => Phase::Over,
        (Stage::Refuted(_), Phase::Choosing) => Phase::Thinking,
        (_, due) => due,
    };
    next.set_phase(phase);
}

/// Plays the reply, the refutation or the next move of the solution after the animation.
fn play_reply(
    phase: Res<State<Phase>>,
    current: Res<CurrentMatch>,
    waker: Waker,
    time: Res<Time<Real>>,
    mut attempt: ResMut<Attempt>,
    mut solver: ResMut<Solver>,
    mut next: ResMut<NextState<Phase>>,
    mut chosen: MessageWriter<MoveChosen>,
) {
    match (attempt.stage, phase.get()) {
        (Stage::Reply(reply) | Stage::Refutation(Some(reply)), Phase::Thinking) => {
            chosen.write(MoveChosen { mv: reply, on: current.version() });
        }
        // The only reply was a pass, which is played automatically.
        (Stage::Reply(_), Phase::Choosing) => attempt.stage = Stage::Move,
        // There is no refuting reply, or it was a pass.
        (Stage::Refutation(_), phase @ (Phase::Choosing | Phase::Over)) => {
            attempt.stage = Stage::Refuted(time.elapsed_secs() + REFUTATION_TIME);
            if *phase == Phase::Choosing {
                next.set(Phase::Thinking);
            }
        }
        (Stage::Move, Phase::Choosing) if attempt.step_requested && !solver.is_busy() => {
            attempt.step_requested = false;
            solver.search(Finding::Step, current.as_match().game().clone(), attempt.task, &waker);
        }
        _ => {}
    }
}

/// Takes back a wrong move some seconds after its refutation, or at a press.
fn take_back(
    time: Res<Time<Real>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut acted: MessageReader<ActionPressed>,
    menu: Res<State<Menu>>,
    phase: Res<State<Phase>>,
    current: Res<CurrentMatch>,
    mut attempt: ResMut<Attempt>,
    mut shown: MessageWriter<ShowMatch>,
) {
    let skipped = acted.read().any(|acted| matches!(acted.action, Action::Skip | Action::Choose));
    let Stage::Refuted(until) = attempt.stage else { return };
    if *menu.get() != Menu::None {
        return;
    }
    let animation_ended = matches!(phase.get(), Phase::Thinking | Phase::Over);
    let pressed = buttons.just_pressed(MouseButton::Left) || skipped;
    if animation_ended && (pressed || time.elapsed_secs() >= until) {
        shown.write(attempt.take_back(current.as_match()));
    }
}

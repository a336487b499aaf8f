//! Sound cues: sound effects scheduled for the moments of a ply, and the volume settings.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::audio::{Effect, KNOCK_AT, LANDING_AT, PlaySound, Volume};
use super::motion::Motion;
use super::scene::RISE_INTERVAL;
use super::scene::hexxagon::{FLIP_STEP, GROWTH_TIME, HALF_TURN_TIME, JUMP_TIME};
use super::scene::quixo::{CARRY_TIME, PUSH_TIME};
use super::settings::Settings;
use super::state::{MovePlayed, Phase, Screen, StartMatch, Step};
use super::turn::{CurrentMatch, Rules, Selection};
use pushflip_core::rules::hexxagon::Move;
use pushflip_core::session::{AnyMove, AnyPosition, Controller, MatchResult, Reason, Setup};

/// Delay between requesting a sound and its output, in seconds.
const LATENCY: f32 = 0.09;
/// Every so many counted pieces are heard at the end of a match of Hexxagon.
const HEARD_PIECE: u32 = 3;
/// With less time than this, every second of the clock is heard.
const LOW_TIME: Duration = Duration::from_secs(10);
/// The sound of a clone being set down comes this much before the end of its growth, in seconds.
const SET_DOWN_BEFORE: f32 = 0.08;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cues>().init_resource::<MatchRunning>().add_observer(play_click).add_systems(
        Update,
        (
            // No result sound for a match that is already over when it is opened.
            (|mut running: ResMut<MatchRunning>| running.0 = false).run_if(on_message::<StartMatch>),
            set_volume.run_if(resource_changed::<Settings>),
            play_selection.run_if(resource_changed::<Selection>),
            schedule_ply.run_if(on_message::<MovePlayed>),
            (play_result, play_threat.run_if(in_state(Phase::Choosing)))
                .run_if(state_changed::<Phase>.and_then(not(in_state(Screen::Review)))),
            play_due,
            play_tick.run_if(in_state(Phase::Choosing)),
        )
            .chain()
            .in_set(Step::Hud),
    );
}

/// Scheduled effects, with the remaining seconds at normal animation speed.
#[derive(Resource, Default)]
struct Cues(Vec<(f32, Effect)>);

/// Whether the current match has been in progress since it was opened or last ended.
#[derive(Resource, Default)]
struct MatchRunning(bool);

fn set_volume(settings: Res<Settings>, mut volume: ResMut<Volume>) {
    volume.effects = settings.volume;
    volume.interface = settings.interface_volume;
    volume.ambience = settings.room_volume;
    volume.muted = settings.muted;
}

/// Plays a click for every activated button, whatever the input device.
fn play_click(_: On<Activate>, mut sounds: MessageWriter<PlaySound>) {
    sounds.write(PlaySound(Effect::Click));
}

/// Plays the optional warning when a person is to move and the opponent threatens to win with its next ply.
fn play_threat(settings: Res<Settings>, current: Res<CurrentMatch>, mut sounds: MessageWriter<PlaySound>) {
    if settings.threat_sound && current.as_match().game().is_threatened() {
        sounds.write(PlaySound(Effect::Threat));
    }
}

/// Plays a tick at every second of the last ones of the player to move at this computer.
fn play_tick(
    current: Res<CurrentMatch>,
    rules: Res<Rules>,
    mut sounds: MessageWriter<PlaySound>,
    mut before: Local<u64>,
) {
    let left = current.clock().left(rules.position().seat_to_move()).filter(|&left| left < LOW_TIME);
    let second = left.map_or(0, |left| left.as_secs());
    if second != std::mem::replace(&mut *before, second) && left.is_some() {
        sounds.write(PlaySound(Effect::Tick));
    }
}

fn play_selection(
    selection: Res<Selection>,
    mut plies: MessageReader<MovePlayed>,
    mut sounds: MessageWriter<PlaySound>,
    mut before: Local<Selection>,
) {
    let carried_off = plies.read().count() > 0;
    let effect = match (*before, *selection) {
        (Selection::None, Selection::Cell(_)) => Some(Effect::Take),
        (Selection::Cell(_), Selection::None) if !carried_off => Some(Effect::Place),
        _ => None,
    };
    *before = *selection;
    sounds.write_batch(effect.map(PlaySound));
}

fn schedule_ply(mut plies: MessageReader<MovePlayed>, current: Res<CurrentMatch>, mut cues: ResMut<Cues>) {
    for &MovePlayed { mv, before, ply } in plies.read() {
        cues.0.clear();
        let by_computer = current.setup().seats[current.seat_at(ply)].controller != Controller::Human;
        match (mv, before) {
            (AnyMove::Hexxagon(mv), AnyPosition::Hexxagon(before)) => {
                let Some(to) = mv.to() else { continue };
                let arrival = if let Move::Jump { .. } = mv {
                    cues.0.push((JUMP_TIME - LANDING_AT - LATENCY, Effect::Jump));
                    JUMP_TIME
                } else {
                    cues.0.push((GROWTH_TIME - SET_DOWN_BEFORE - LATENCY, Effect::Place));
                    GROWTH_TIME
                };
                let turned = before.captures(to).count_ones();
                cues.0.extend((0..turned).map(|number| {
                    (arrival + HALF_TURN_TIME + FLIP_STEP * number as f32 - LATENCY, Effect::Flip)
                }));
            }
            (mv, _) if !mv.is_pass() => {
                if by_computer {
                    cues.0.push((0.0, Effect::Take));
                }
                cues.0.push(((CARRY_TIME + PUSH_TIME - KNOCK_AT - LATENCY).max(0.0), Effect::Push));
            }
            _ => {}
        }
    }
}

/// Plays the result of a match: a win of a person at this screen, or not.
fn play_result(
    phase: Option<Res<State<Phase>>>,
    rules: Res<Rules>,
    current: Res<CurrentMatch>,
    mut running: ResMut<MatchRunning>,
    mut cues: ResMut<Cues>,
    mut sounds: MessageWriter<PlaySound>,
) {
    match phase.map(|phase| *phase.get()) {
        Some(Phase::Choosing | Phase::Thinking) => running.0 = true,
        Some(Phase::Over) if std::mem::take(&mut running.0) => {
            let Some(result) = rules.result() else { return };
            let effect = match result.winner {
                None => Effect::Draw,
                Some(_) if is_win_for_people(&result, current.setup()) => Effect::Win,
                Some(_) => Effect::Loss,
            };
            sounds.write(PlaySound(effect));
            if let (Some(winner), Reason::Board(_), Some(score)) =
                (result.winner, result.reason, result.score)
            {
                let heard = (0..score[winner]).step_by(HEARD_PIECE as usize);
                cues.0.extend(heard.map(|piece| (RISE_INTERVAL * piece as f32, Effect::Tick)));
            }
        }
        _ => {}
    }
}

fn is_win_for_people(result: &MatchResult, setup: &Setup) -> bool {
    result.winner.is_some_and(|winner| {
        let won = |seat| Setup::side_of(seat) == winner;
        let human = |seat: usize| setup.seats[seat].controller == Controller::Human;
        !setup.has_human() || (0..setup.seats.len()).any(|seat| human(seat) && won(seat))
    })
}

/// Plays due effects. When the animation was skipped, only the last scheduled effect is played.
fn play_due(
    time: Res<Time>,
    settings: Res<Settings>,
    moving: Query<&Motion>,
    mut cues: ResMut<Cues>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if cues.0.is_empty() {
        return;
    }
    if moving.iter().all(Motion::is_pause) {
        let last = cues.0.pop().map(|(_, effect)| PlaySound(effect));
        sounds.write_batch(last);
        cues.0.clear();
        return;
    }
    let passed = time.delta_secs() * settings.animation_speed;
    cues.0.retain_mut(|(wait, effect)| {
        *wait -= passed;
        if *wait <= 0.0 {
            sounds.write(PlaySound(*effect));
        }
        *wait > 0.0
    });
}

//! The heads of the figures: poses for the moods of the characters, chosen by the course of the match.

use bevy::prelude::*;

use super::Head;
use crate::game::motion::{Keyframe, Motion, run_motions};
use crate::game::state::{CharacterMood, Mood, MovePlayed, Phase, Screen, StartMatch, Step};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::session::{Controller, Setup};

/// Duration of the movement to another pose, and of a nod, in seconds.
const TURN_TIME: f32 = 0.4;
const NOD_TIME: f32 = 0.9;
/// The number of captured pieces from which a move of Hexxagon pleases, and from which it saddens the other side.
const PLEASING: u32 = 3;
const SADDENING: u32 = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            choose_moods.run_if(in_state(Screen::Playing)).run_if(
                state_changed::<Phase>.or_else(on_message::<StartMatch>).or_else(on_message::<MovePlayed>),
            ),
            turn_heads.run_if(on_message::<CharacterMood>),
        )
            .chain()
            .in_set(Step::Table)
            .after(super::place_figures)
            .before(run_motions),
    );
}

/// Chooses the mood of each computer player after a change of the match.
fn choose_moods(
    current: Res<CurrentMatch>,
    rules: Res<Rules>,
    phase: Option<Res<State<Phase>>>,
    mut started: MessageReader<StartMatch>,
    mut plies: MessageReader<MovePlayed>,
    mut moods: MessageWriter<CharacterMood>,
) {
    let started = started.read().count() > 0 && current.moves().is_empty();
    let played = plies.read().last().copied();
    let phase = phase.map(|phase| *phase.get());
    let to_move = rules.position().seat_to_move();
    for (seat, player) in current.setup().seats.iter().enumerate() {
        if !matches!(player.controller, Controller::Computer(_)) {
            continue;
        }
        let mood = match rules.result() {
            Some(result) if phase == Some(Phase::Over) => match result.winner {
                None => Mood::Neutral,
                Some(winner) if winner == Setup::side_of(seat) => Mood::Pleased,
                Some(_) => Mood::Sad,
            },
            _ if started => Mood::Greeting,
            _ if phase == Some(Phase::Thinking) && to_move == seat => Mood::Thinking,
            _ => match played {
                Some(ply) => after(ply, Setup::side_of(current.seat_at(ply.ply)) == Setup::side_of(seat)),
                None => continue,
            },
        };
        moods.write(CharacterMood { seat, mood });
    }
}

/// The mood after a ply of one's own side or of the other.
fn after(MovePlayed { mv, before, .. }: MovePlayed, own: bool) -> Mood {
    let captured = before.flips(mv);
    if own && captured >= PLEASING {
        Mood::Pleased
    } else if !own && captured >= SADDENING {
        Mood::Sad
    } else {
        Mood::Neutral
    }
}

fn turn_heads(
    mut moods: MessageReader<CharacterMood>,
    heads: Query<(Entity, &Head, &Transform, Option<&Motion>)>,
    mut commands: Commands,
) {
    let moods: Vec<CharacterMood> = moods.read().copied().collect();
    for (entity, head, now, motion) in &heads {
        let Some(CharacterMood { mood, .. }) = moods.iter().rev().find(|of| of.seat == head.seat) else {
            continue;
        };
        let end = head_pose(head.neck, *mood);
        if *mood == Mood::Greeting {
            let nod = Transform { rotation: Quat::from_rotation_x(0.36), ..end };
            let keys = [(0.0, *now), (0.25, end), (0.25 + NOD_TIME * 0.4, nod), (0.25 + NOD_TIME, end)];
            let keys = keys.map(|(at, pose)| Keyframe::new(at, pose).ease(EaseFunction::SineInOut));
            commands.entity(entity).insert(Motion::non_blocking(keys.to_vec()));
        } else if motion.and_then(Motion::end).unwrap_or(*now) != end {
            commands.entity(entity).insert(Motion::between(*now, end, TURN_TIME));
        }
    }
}

pub fn head_pose(neck: Vec3, mood: Mood) -> Transform {
    let [pitch, yaw, roll] = match mood {
        Mood::Neutral | Mood::Greeting => [0.0, 0.0, 0.0],
        Mood::Pleased => [-0.20, 0.0, 0.14],
        Mood::Sad => [0.34, 0.0, -0.04],
        Mood::Thinking => [0.20, -0.14, -0.12],
    };
    Transform::from_translation(neck).with_rotation(Quat::from_euler(EulerRot::YXZ, yaw, pitch, roll))
}

//! The animation of a push: the path of the cube to its lane, and the movement of the row.

use bevy::prelude::*;

use super::{Cube, Face, cube_center, cube_transform, held_in_lane, lane};
use crate::game::motion::{Keyframe, Motion};
use pushflip_core::rules::quixo::Push;
use pushflip_core::rules::quixo::teams::Move;
use pushflip_core::session::{AnyMove, AnyPosition};

/// Height at which a cube is carried above all others.
const CARRIED: f32 = 1.12;
/// Duration of the path to the lane, in seconds.
pub const CARRY_TIME: f32 = 0.70;
/// Duration of the push, in seconds.
pub const PUSH_TIME: f32 = 0.34;
const EASE: EaseFunction = EaseFunction::QuadraticInOut;

/// The path of a selected cube: lifted, turned to its new face, carried to the lane.
pub fn carry(from: Transform, push: Push, face: Face) -> Vec<Keyframe> {
    let above = |place: Vec3| place + Vec3::Y * CARRIED;
    let rotation = face.rotation();
    let turned = |translation| Transform { translation, rotation, scale: Vec3::ONE };
    let start = lane(push).0;
    let half_turned = Transform {
        translation: above(cube_center(push.take())),
        rotation: from.rotation.slerp(rotation, 0.6),
        scale: Vec3::ONE,
    };
    vec![
        Keyframe::new(0.0, from),
        Keyframe::new(0.20, half_turned).ease(EaseFunction::QuadraticOut),
        Keyframe::new(0.52, turned(above(start))),
        Keyframe::new(CARRY_TIME, turned(start)).ease(EaseFunction::QuadraticIn),
    ]
}

/// The push of a move, and the face that its cube shows. A pass moves nothing.
pub fn push_of(mv: AnyMove, before: &AnyPosition) -> Option<(Push, Face)> {
    match mv {
        AnyMove::Quixo(push) => Some((push, Face::Symbol(before.side_to_move(), None))),
        AnyMove::Teams(Move::Push { push, dot }) => Some((push, Face::Symbol(dot.side(), Some(dot)))),
        _ => None,
    }
}

/// The animations of a push. The selected cube starts at its current transform; if it waits in the lane
/// already, it is pushed from there.
pub fn push_motions(
    cubes: &[(Entity, Cube, Transform)],
    push: Push,
    face: Face,
) -> Vec<(Entity, Cube, Motion)> {
    let mut motions = Vec::new();
    let mut push_at = 0.0;
    for &(entity, _, now) in cubes.iter().filter(|(_, cube, _)| cube.cell == push.take()) {
        let waiting = held_in_lane(push, face);
        let mut keys = if now.translation.distance(waiting.translation) < 0.3 {
            vec![Keyframe::new(0.0, now), Keyframe::new(0.15, waiting)]
        } else {
            carry(now, push, face)
        };
        push_at = keys[keys.len() - 1].at;
        keys.push(Keyframe::new(push_at + PUSH_TIME, cube_transform(push.insert(), face)).ease(EASE));
        motions.push((entity, Cube { cell: push.insert(), face }, Motion::blocking(keys)));
    }
    for (from, to) in push.shifts() {
        for &(entity, cube, now) in cubes.iter().filter(|(_, cube, _)| cube.cell == from) {
            let keys = vec![
                Keyframe::new(0.0, now),
                // The cube reaches the row shortly after it starts.
                Keyframe::new(push_at + 0.02, cube_transform(from, cube.face)),
                Keyframe::new(push_at + PUSH_TIME, cube_transform(to, cube.face)).ease(EASE),
            ];
            motions.push((entity, Cube { cell: to, ..cube }, Motion::blocking(keys)));
        }
    }
    motions
}

//! The animation of a push: the cube's path to its lane, and the row's motion.

use bevy::prelude::*;

use super::{Cube, Face, held_in_lane, lane, lying, place};
use crate::game::motion::{Key, Motion};
use pushflip_core::rules::quixo::Push;

/// How high a cube is carried: clear of all others.
const CARRIED: f32 = 1.12;
/// Seconds until a taken cube lies in the lane.
pub const CARRY_TIME: f32 = 0.70;
/// Seconds of the push from there.
pub const PUSH_TIME: f32 = 0.34;
/// How the cube and the row that it pushes move: a soft start and a soft stop.
const EASE: EaseFunction = EaseFunction::QuadraticInOut;

/// The way of a taken cube: lifted, turned to its new face, carried to the lane.
pub fn carry(from: Transform, push: Push, face: Face) -> Vec<Key> {
    let above = |place: Vec3| place + Vec3::Y * CARRIED;
    let rotation = face.rotation();
    let turned = |translation| Transform { translation, rotation, scale: Vec3::ONE };
    let start = lane(push).0;
    let half_turned = Transform {
        translation: above(place(push.take())),
        rotation: from.rotation.slerp(rotation, 0.6),
        scale: Vec3::ONE,
    };
    vec![
        Key::new(0.0, from),
        Key::new(0.20, half_turned).ease(EaseFunction::QuadraticOut),
        Key::new(0.52, turned(above(start))),
        Key::new(CARRY_TIME, turned(start)).ease(EaseFunction::QuadraticIn),
    ]
}

/// The whole ply: who moves how. The taken cube starts where it is held now; if it waits in the
/// lane already, it is pushed from there.
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
            vec![Key::new(0.0, now), Key::new(0.15, waiting)]
        } else {
            carry(now, push, face)
        };
        push_at = keys[keys.len() - 1].at;
        keys.push(Key::new(push_at + PUSH_TIME, lying(push.insert(), face)).ease(EASE));
        motions.push((entity, Cube { cell: push.insert(), face }, Motion::of_ply(keys)));
    }
    for (from, to) in push.shifts() {
        for &(entity, cube, now) in cubes.iter().filter(|(_, cube, _)| cube.cell == from) {
            let keys = vec![
                Key::new(0.0, now),
                // The pushed cube touches the line a moment after it starts.
                Key::new(push_at + 0.02, lying(from, cube.face)),
                Key::new(push_at + PUSH_TIME, lying(to, cube.face)).ease(EASE),
            ];
            motions.push((entity, Cube { cell: to, ..cube }, Motion::of_ply(keys)));
        }
    }
    motions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::motion::LONGEST_PLY;
    use pushflip_core::rules::Side;
    use pushflip_core::rules::quixo::Cell;
    use pushflip_core::rules::quixo::teams::Seat;

    #[test]
    fn every_push_ends_in_time_with_each_cube_on_its_cell() {
        let cubes: Vec<(Entity, Cube, Transform)> = Cell::all()
            .map(|cell| {
                let cube = Cube { cell, face: Face::Blank };
                (Entity::from_raw_u32(cell.index().into()).expect("an id"), cube, lying(cell, Face::Blank))
            })
            .collect();
        for push in Push::all() {
            let face = Face::Symbol(Side::First, Some(Seat::North));
            let motions = push_motions(&cubes, push, face);
            assert_eq!(motions.len(), push.shifts().count() + 1);
            for (_, cube, motion) in motions {
                assert!(motion.length() <= LONGEST_PLY);
                assert_eq!(motion.end(), Some(lying(cube.cell, cube.face)));
            }
        }
    }
}

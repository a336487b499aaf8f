//! The animation of a push.

use bevy::prelude::*;
use pushflip::game::scene::quixo::{Cube, Face, cube_transform, push_motions};
use pushflip_core::rules::Side;
use pushflip_core::rules::quixo::teams::Seat;
use pushflip_core::rules::quixo::{Cell, Push};

/// Upper limit for the duration of a ply animation at normal speed, in seconds.
const LONGEST_PLY: f32 = 1.2;

#[test]
fn every_push_ends_in_time_with_each_cube_on_its_cell() {
    let cubes: Vec<(Entity, Cube, Transform)> = Cell::all()
        .map(|cell| {
            let cube = Cube { cell, face: Face::Blank };
            (
                Entity::from_raw_u32(cell.index().into()).expect("an id"),
                cube,
                cube_transform(cell, Face::Blank),
            )
        })
        .collect();
    for push in Push::all() {
        let face = Face::Symbol(Side::First, Some(Seat::North));
        let motions = push_motions(&cubes, push, face);
        assert_eq!(motions.len(), push.shifts().count() + 1);
        for (_, cube, motion) in motions {
            assert!(motion.length() <= LONGEST_PLY);
            assert_eq!(motion.end(), Some(cube_transform(cube.cell, cube.face)));
        }
    }
}

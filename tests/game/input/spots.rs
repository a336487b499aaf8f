//! The positions of the cursor on the board.

use bevy::prelude::*;
use pushflip::game::input::spots::{Spot, aim, first, spots, step};
use pushflip::game::scene::quixo;
use pushflip::game::turn::{Selection, Target};
use pushflip_core::rules::Variant;
use pushflip_core::rules::quixo::Cell;
use pushflip_core::session::{AnyPosition, Setup};

const DIRECTIONS: [Vec3; 4] = [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z];

fn start(variant: Variant) -> AnyPosition {
    Setup::new(variant, &[]).first_position()
}

fn name(spot: &Spot) -> String {
    match spot.target {
        Target::Cube(cell) => cell.to_string(),
        Target::Insert(push) => push.to_string(),
        Target::Dot(seat) => seat.letter().to_string(),
        Target::Hex(cell) => cell.to_string(),
    }
}

/// Number of spots that arrow keys reach from the first one.
fn reached(spots: &[Spot]) -> usize {
    let mut found = vec![first(spots, None).expect("a place")];
    let mut next = 0;
    while next < found.len() {
        let at = found[next].at;
        for to in DIRECTIONS.iter().filter_map(|way| step(spots, at, at, *way)) {
            if !found.contains(&to) {
                found.push(to);
            }
        }
        next += 1;
    }
    found.len()
}

#[test]
fn arrow_keys_reach_every_spot_and_are_reversible() {
    for variant in Variant::ALL {
        let spots = spots(&start(variant), Selection::None);
        assert_eq!(spots.len(), if variant.is_quixo() { 25 } else { variant_cells(variant) });
        assert_eq!(reached(&spots), spots.len(), "{variant}");
        for from in &spots {
            for way in DIRECTIONS {
                let Some(to) = step(&spots, from.at, from.at, way) else { continue };
                let back = step(&spots, to.at, from.at, -way);
                assert_eq!(back.map(|spot| spot.target), Some(from.target), "{variant} {from:?} {way}");
            }
        }
    }
}

fn variant_cells(variant: Variant) -> usize {
    if variant == Variant::Hexxagon { 58 } else { 61 }
}

#[test]
fn a_row_of_hexagons_is_followed_straight() {
    let spots = spots(&start(Variant::HexxagonOpen), Selection::None);
    let mut cell = spots.iter().copied().find(|s| name(s) == "a1").expect("the centre");
    let lane = cell.at;
    let mut walked = Vec::new();
    while let Some(next) = step(&spots, cell.at, lane, Vec3::X) {
        walked.push(name(&next));
        cell = next;
    }
    assert_eq!(walked.len(), 4, "{walked:?}");
    assert!(["e6", "e7", "e8"].contains(&walked[3].as_str()), "{walked:?}");
    assert!((cell.at.z - lane.z).abs() < 0.1, "the row ends where it began");
}

#[test]
fn arrow_keys_select_the_lane_of_a_cube() {
    let cell: Cell = "c1".parse().expect("a cell");
    let spots = spots(&start(Variant::Quixo), Selection::Cube(cell));
    let way = |direction| aim(&spots, quixo::cube_center(cell), direction).map(|spot| name(&spot));
    assert_eq!(way(Vec3::NEG_Z).as_deref(), Some("c1-c5"));
    assert_eq!(way(Vec3::X).as_deref(), Some("c1-e1"));
    assert_eq!(way(Vec3::NEG_X).as_deref(), Some("c1-a1"));
    assert_eq!(way(Vec3::Z), None);
}

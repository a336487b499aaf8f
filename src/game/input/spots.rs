//! Cursor positions on the board, and the neighbour in each direction.

use bevy::prelude::*;

use crate::game::scene::{hexxagon, quixo};
use crate::game::turn::{Selection, Target};
use pushflip_core::rules::hexxagon::Cell as HexCell;
use pushflip_core::rules::quixo::{Cell, Push};
use pushflip_core::session::AnyPosition;

/// Cost of a step sideways relative to a step ahead.
const SIDE_WEIGHT: f32 = 1.2;
/// Largest ratio of sideways to forward movement of a step.
const MAX_SIDE_RATIO: f32 = 1.25;
/// Cosine of the largest angle between direction and target: 60 degrees.
const MIN_AIM_COSINE: f32 = 0.5;
/// Cost difference that decides between equally near spots.
const TIE_BREAK: f32 = 1e-3;

/// A cursor position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    pub target: Target,
    /// The position in world space.
    pub at: Vec3,
}

/// All cursor positions for the current selection.
pub fn spots(position: &AnyPosition, selection: Selection) -> Vec<Spot> {
    match (position, selection) {
        (AnyPosition::Hexxagon(p), _) => HexCell::all()
            .filter(|cell| p.playable() & cell.bit() != 0)
            .map(|cell| Spot { target: Target::Hex(cell), at: hexxagon::cell_center(cell) })
            .collect(),
        (_, Selection::Cube(cell)) => Push::from_cell(cell)
            .map(|push| Spot {
                target: Target::Insert(push),
                at: quixo::lane(push).0.with_y(quixo::ARROW_HEIGHT),
            })
            .collect(),
        (AnyPosition::Teams(p), Selection::Pushed(push)) => [p.seat_to_move(), p.seat_to_move().partner()]
            .map(|seat| Spot { target: Target::Dot(seat), at: quixo::dot_arrow(push, seat) })
            .into(),
        _ => Cell::all()
            .map(|cell| Spot {
                target: Target::Cube(cell),
                at: quixo::cube_center(cell) + Vec3::Y * quixo::HALF,
            })
            .collect(),
    }
}

/// The initial cursor position: the cube that was selected before, else the spot nearest to the south seat.
pub fn first(spots: &[Spot], before: Option<Target>) -> Option<Spot> {
    let taken = match before {
        Some(Target::Insert(push)) => Some(Target::Cube(push.take())),
        _ => None,
    };
    let same = spots.iter().find(|spot| Some(spot.target) == taken);
    let nearness = |spot: &Spot| spot.at.z - 0.1 * spot.at.x.abs();
    let arrows = matches!(spots.first(), Some(Spot { target: Target::Insert(_) | Target::Dot(_), .. }));
    same.copied().or_else(|| {
        if arrows {
            spots.first().copied()
        } else {
            spots.iter().copied().max_by(|a, b| nearness(a).total_cmp(&nearness(b)))
        }
    })
}

/// The neighbour of `at` in a direction, a unit vector in the plane of the board. `lane` is the position at
/// which the movement along this axis started, so that going there and back ends at the start.
pub fn step(spots: &[Spot], at: Vec3, lane: Vec3, direction: Vec3) -> Option<Spot> {
    let side = Vec3::Y.cross(direction);
    let cost = |spot: &Spot| {
        let ahead = (spot.at - at).dot(direction);
        let aside = (spot.at - at).dot(side).abs();
        let off_lane = (spot.at - lane).dot(side);
        // Prefer the left of two equally near spots, so that the choice is deterministic.
        let ordered = ahead + SIDE_WEIGHT * off_lane.abs() + TIE_BREAK * off_lane.signum();
        (ahead > 0.1 && aside <= MAX_SIDE_RATIO * ahead).then_some(ordered)
    };
    spots
        .iter()
        .filter_map(|spot| cost(spot).map(|cost| (cost, *spot)))
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, spot)| spot)
}

/// The spot in a direction from `from`, independent of the cursor: for the few targets of a selected cube.
pub fn aim(spots: &[Spot], from: Vec3, direction: Vec3) -> Option<Spot> {
    let along = |spot: &Spot| (spot.at - from).with_y(0.0).normalize_or_zero().dot(direction);
    spots
        .iter()
        .copied()
        .filter(|spot| along(spot) >= MIN_AIM_COSINE)
        .max_by(|a, b| along(a).total_cmp(&along(b)))
}

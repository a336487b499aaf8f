//! Cursor positions on the board, and the neighbour in each direction.

use bevy::prelude::*;

use crate::game::scene::{hexxagon, quixo};
use crate::game::turn::{Selection, Target};
use pushflip_core::rules::quixo::Push;
use pushflip_core::session::{AnyCell, AnyPosition};

/// Cost of a step sideways relative to a step ahead.
const SIDE_WEIGHT: f32 = 1.2;
/// Largest ratio of sideways to forward movement of a step.
const MAX_SIDE_RATIO: f32 = 1.25;
/// Cosine of the largest angle between direction and target: 60 degrees.
const MIN_AIM_COSINE: f32 = 0.5;
/// Cost difference that decides between equally near spots.
const TIE_BREAK: f32 = 1e-3;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    pub target: Target,
    /// The position in world space.
    pub at: Vec3,
}

/// All cursor positions for the current selection.
pub fn spots(position: &AnyPosition, selection: Selection) -> Vec<Spot> {
    match (position, selection) {
        (_, Selection::Cell(AnyCell::Quixo(cell))) => Push::from_cell(cell)
            .map(|push| Spot { target: Target::Insert(push), at: quixo::push_arrow(push).translation })
            .collect(),
        (AnyPosition::Teams(p), Selection::Pushed(push)) => [p.seat_to_move(), p.seat_to_move().partner()]
            .map(|seat| Spot { target: Target::Dot(seat), at: quixo::dot_arrow(push, seat).translation })
            .into(),
        _ => AnyCell::all(position.variant())
            .map(|cell| Spot { target: Target::Cell(cell), at: top(cell) })
            .collect(),
    }
}

fn top(cell: AnyCell) -> Vec3 {
    match cell {
        AnyCell::Quixo(cell) => quixo::cube_center(cell) + Vec3::Y * quixo::HALF,
        AnyCell::Hexxagon(cell) => hexxagon::cell_center(cell),
    }
}

/// The initial cursor position: the cube that was selected before, else the spot nearest to the south seat.
pub fn first(spots: &[Spot], before: Option<Target>) -> Option<Spot> {
    let taken = match before {
        Some(Target::Insert(push)) => Some(Target::Cell(AnyCell::Quixo(push.take()))),
        _ => None,
    };
    let same = spots.iter().find(|spot| Some(spot.target) == taken);
    let nearness = |spot: &Spot| spot.at.z - 0.1 * spot.at.x.abs();
    same.copied().or_else(|| match spots.first()?.target {
        Target::Cell(_) => spots.iter().copied().max_by(|a, b| nearness(a).total_cmp(&nearness(b))),
        Target::Insert(_) | Target::Dot(_) => spots.first().copied(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::Setup;

    const DIRECTIONS: [Vec3; 4] = [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z];

    fn start(variant: Variant) -> AnyPosition {
        Setup::new(variant, &[]).first_position()
    }

    fn name(spot: &Spot) -> String {
        match spot.target {
            Target::Cell(cell) => cell.to_string(),
            Target::Insert(push) => push.to_string(),
            Target::Dot(seat) => seat.letter().to_string(),
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
        let cell = "c1".parse().expect("a cell");
        let spots = spots(&start(Variant::Quixo), Selection::Cell(AnyCell::Quixo(cell)));
        let way = |direction| aim(&spots, quixo::cube_center(cell), direction).map(|spot| name(&spot));
        assert_eq!(way(Vec3::NEG_Z).as_deref(), Some("c1-c5"));
        assert_eq!(way(Vec3::X).as_deref(), Some("c1-e1"));
        assert_eq!(way(Vec3::NEG_X).as_deref(), Some("c1-a1"));
        assert_eq!(way(Vec3::Z), None);
    }
}

//! Cursor positions on the board, and the neighbour in each arrow's direction. Pure geometry on the table's
//! plane.

use bevy::prelude::*;

use crate::game::table::{hexxagon, quixo};
use crate::game::turn::{Selection, Target};
use pushflip_core::rules::hexxagon::Cell as HexCell;
use pushflip_core::rules::quixo::{Cell, Push};
use pushflip_core::session::AnyPosition;

/// How much a step to the side counts beside a step ahead.
const ASIDE: f32 = 1.2;
/// A step leads ahead if it leads no further to the side than so many times ahead.
const WIDEST: f32 = 1.25;
/// What is aimed at lies within 60 degrees of the direction.
const AIM: f32 = 0.5;
/// Closer than this, two ways are the same length.
const SAME: f32 = 1e-3;

/// A place for the cursor.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// What is meant by it.
    pub target: Target,
    /// Where it lies.
    pub at: Vec3,
}

/// Every place that the cursor can have, given what is chosen so far.
#[must_use]
pub fn spots(position: &AnyPosition, selection: Selection) -> Vec<Spot> {
    match (position, selection) {
        (AnyPosition::Hexxagon(p), _) => HexCell::all()
            .filter(|cell| p.playable() & cell.bit() != 0)
            .map(|cell| Spot { target: Target::Hex(cell), at: hexxagon::place(cell) })
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
            .map(|cell| Spot { target: Target::Cube(cell), at: quixo::place(cell) + Vec3::Y * quixo::HALF })
            .collect(),
    }
}

/// Where the cursor stands when it could stand anywhere: what was taken before, else the nearest to the
/// south seat.
#[must_use]
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

/// The place that an arrow leads to. `direction` lies on the table, of length one; `lane` is the place
/// from which the cursor set out in this direction or against it, so that going there and back ends
/// where it began.
#[must_use]
pub fn step(spots: &[Spot], at: Vec3, lane: Vec3, direction: Vec3) -> Option<Spot> {
    let side = Vec3::Y.cross(direction);
    let cost = |spot: &Spot| {
        let ahead = (spot.at - at).dot(direction);
        let aside = (spot.at - at).dot(side).abs();
        let off_lane = (spot.at - lane).dot(side);
        // Of two that are as near, the one to the left: any rule does that is always the same.
        let ordered = ahead + ASIDE * off_lane.abs() + SAME * off_lane.signum();
        (ahead > 0.1 && aside <= WIDEST * ahead).then_some(ordered)
    };
    spots
        .iter()
        .filter_map(|spot| cost(spot).map(|cost| (cost, *spot)))
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, spot)| spot)
}

/// The place that lies in a direction from `from`, wherever the cursor is: for the few ways that a taken
/// cube can go.
#[must_use]
pub fn aim(spots: &[Spot], from: Vec3, direction: Vec3) -> Option<Spot> {
    let along = |spot: &Spot| (spot.at - from).with_y(0.0).normalize_or_zero().dot(direction);
    spots.iter().copied().filter(|spot| along(spot) >= AIM).max_by(|a, b| along(a).total_cmp(&along(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::Setup;

    const WAYS: [Vec3; 4] = [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z];

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

    /// Every place that arrows lead to from the first.
    fn reached(spots: &[Spot]) -> usize {
        let mut found = vec![first(spots, None).expect("a place")];
        let mut next = 0;
        while next < found.len() {
            let at = found[next].at;
            for to in WAYS.iter().filter_map(|way| step(spots, at, at, *way)) {
                if !found.contains(&to) {
                    found.push(to);
                }
            }
            next += 1;
        }
        found.len()
    }

    #[test]
    fn arrows_lead_everywhere_and_back() {
        for variant in Variant::ALL {
            let spots = spots(&start(variant), Selection::None);
            assert_eq!(spots.len(), if variant.is_quixo() { 25 } else { variant_cells(variant) });
            assert_eq!(reached(&spots), spots.len(), "{variant}");
            for from in &spots {
                for way in WAYS {
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
    fn a_row_of_hexagons_is_walked_straight() {
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
    fn a_taken_cube_goes_where_the_arrow_points() {
        let cell: Cell = "c1".parse().expect("a cell");
        let spots = spots(&start(Variant::Quixo), Selection::Cube(cell));
        let way = |direction| aim(&spots, quixo::place(cell), direction).map(|spot| name(&spot));
        assert_eq!(way(Vec3::NEG_Z).as_deref(), Some("c1-c5"));
        assert_eq!(way(Vec3::X).as_deref(), Some("c1-e1"));
        assert_eq!(way(Vec3::NEG_X).as_deref(), Some("c1-a1"));
        assert_eq!(way(Vec3::Z), None);
    }
}

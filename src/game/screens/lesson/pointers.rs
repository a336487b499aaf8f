//! Arrows and frames that point at cells. They bob a few times and then stand still, so that a waiting table
//! draws nothing.

use bevy::prelude::*;

use super::CurrentLesson;
use crate::game::motion::{Keyframe, Motion};
use crate::game::state::{Phase, Screen, Step};
use crate::game::table::hexxagon::{self, HexxagonMeshes};
use crate::game::table::materials::SceneMaterials;
use crate::game::table::overlay::Layer;
use crate::game::table::quixo::{self, QuixoMeshes};
use crate::game::turn::{Rules, Selection};
use pushflip_core::rules::hexxagon::{Cell as HexCell, Move as HexMove};
use pushflip_core::rules::quixo::teams::{Move as TeamMove, Seat};
use pushflip_core::rules::quixo::{Cell, Push};
use pushflip_core::session::lesson::{Course, Stage, Task, Wish};
use pushflip_core::session::{AnyMove, AnyPosition};

/// How far an arrow bobs, in cells.
const BOB: f32 = 0.28;
/// How often it bobs.
const BOBS: u32 = 4;
/// Seconds of one bob.
const BOB_TIME: f32 = 0.7;
/// The size of an arrow, as a share of those in the lanes.
const SIZE: f32 = 0.8;
/// How far the middle of an arrow is from what it points at, in cells.
const ABOVE: f32 = 0.42;
/// How far an arrow leans back, in radians: the camera looks down at it from the south.
const LEAN: f32 = 0.6;

/// Adds the arrows and frames.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        point
            .run_if(
                resource_changed::<CurrentLesson>
                    .or_else(resource_changed::<Selection>)
                    .or_else(state_changed::<Phase>),
            )
            .run_if(in_state(Screen::Lesson))
            .in_set(Step::Table),
    );
}

/// An arrow or a frame.
#[derive(Component, Default)]
struct Pointer;

/// What can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    /// The cube on a cell.
    Cube(Cell),
    /// The place from which a cube is pushed in.
    Lane(Push),
    /// A direction of the dot on a cube that waits there.
    Dot(Push, Seat),
    /// A cell of Hexxagon.
    Hex(HexCell),
}

fn point(
    running: Res<CurrentLesson>,
    rules: Res<Rules>,
    selection: Res<Selection>,
    phase: Option<Res<State<Phase>>>,
    meshes: (Res<QuixoMeshes>, Res<HexxagonMeshes>),
    materials: Res<SceneMaterials>,
    mut layer: Layer<Pointer>,
) {
    layer.clear();
    if phase.is_none_or(|phase| !matches!(phase.get(), Phase::Choosing | Phase::Over)) {
        return;
    }
    for spot in spots(&running, &rules.position(), *selection) {
        let place = tip(spot);
        let end = hanging(place, scale(spot));
        layer
            .spawn("Pointer", &meshes.0.arrow, &materials.advice, end)
            .insert((bobbing(end), DespawnOnExit(Screen::Lesson)));
        let (mesh, at) = match spot {
            Spot::Cube(_) => (&meshes.0.frame, place - Vec3::Y * 0.012),
            Spot::Hex(cell) => (&meshes.1.frame, hexxagon::cell_center(cell).with_y(0.02)),
            Spot::Lane(_) | Spot::Dot(..) => continue,
        };
        layer
            .spawn("Pointer", mesh, &materials.advice, Transform::from_translation(at))
            .insert(DespawnOnExit(Screen::Lesson));
    }
}

/// What a step points at, given what the learner holds.
fn spots(course: &Course, position: &AnyPosition, selection: Selection) -> Vec<Spot> {
    let (Some(step), Stage::Open(miss)) = (course.step(), course.stage()) else { return Vec::new() };
    // After a move that missed, what is asked for is shown outright.
    let told = miss.is_some() || matches!(step.task, Task::Move { wish: Wish::Shown, .. });
    let shown = step.shown(position).filter(|_| told);
    let pushed = shown.and_then(|mv| match mv {
        AnyMove::Quixo(push) => Some((push, None)),
        AnyMove::Teams(TeamMove::Push { push, dot }) => Some((push, Some(dot))),
        _ => None,
    });
    let stepped = shown.and_then(|mv| match mv {
        AnyMove::Hexxagon(mv) => Some(mv),
        _ => None,
    });
    match (selection, pushed, stepped) {
        (Selection::Cube(cell), Some((push, _)), _) if push.take() == cell => vec![Spot::Lane(push)],
        // Whatever the cube, the dot may be what matters.
        (Selection::Pushed(push), Some((_, Some(dot))), _) => vec![Spot::Dot(push, dot)],
        (Selection::Piece(held), _, Some(HexMove::Jump { from, to })) if held == from => vec![Spot::Hex(to)],
        (Selection::Piece(_), _, Some(HexMove::Clone { to })) => vec![Spot::Hex(to)],
        (Selection::None, Some((push, _)), _) if miss.is_some() => vec![Spot::Cube(push.take())],
        (Selection::None, _, Some(HexMove::Clone { to })) if miss.is_some() => vec![Spot::Hex(to)],
        (Selection::None, _, Some(HexMove::Jump { from, .. })) if miss.is_some() => vec![Spot::Hex(from)],
        (Selection::None, ..) => step.points.iter().filter_map(|cell| spot(position, cell)).collect(),
        _ => Vec::new(),
    }
}

/// The cell with a name.
fn spot(position: &AnyPosition, cell: &str) -> Option<Spot> {
    match position {
        AnyPosition::Hexxagon(_) => cell.parse().map(Spot::Hex).ok(),
        _ => cell.parse().map(Spot::Cube).ok(),
    }
}

/// Where an arrow touches what it points at.
fn tip(spot: Spot) -> Vec3 {
    match spot {
        Spot::Cube(cell) => quixo::cube_center(cell).with_y(2.0 * quixo::HALF),
        Spot::Lane(push) => quixo::lane(push).0.with_y(quixo::ARROW_HEIGHT + 0.1),
        Spot::Dot(push, seat) => quixo::dot_arrow(push, seat) + Vec3::Y * 0.1,
        Spot::Hex(cell) => hexxagon::cell_center(cell).with_y(0.14),
    }
}

/// How large an arrow is beside the others: those that turn a dot lie farthest out, where the picture ends.
fn scale(spot: Spot) -> f32 {
    if matches!(spot, Spot::Dot(..)) { 0.5 } else { 1.0 }
}

/// An arrow that points down at a place, its flat side to the camera in the south.
fn hanging(place: Vec3, scale: f32) -> Transform {
    let lean = Quat::from_rotation_x(-LEAN);
    let down = Quat::from_mat3(&Mat3::from_cols(Vec3::NEG_Y, Vec3::Z, Vec3::NEG_X));
    Transform::from_translation(place + lean * Vec3::Y * ABOVE * scale)
        .with_rotation(lean * down)
        .with_scale(Vec3::splat(SIZE * scale))
}

/// Back along its own direction and there again, a few times.
fn bobbing(end: Transform) -> Motion {
    let up = end.with_translation(end.translation + end.rotation * Vec3::NEG_X * BOB * end.scale.x / SIZE);
    let keys = (0..=2 * BOBS).map(|half| {
        let pose = if half % 2 == 0 { end } else { up };
        Keyframe::new(half as f32 * BOB_TIME / 2.0, pose).ease(EaseFunction::SineInOut)
    });
    Motion::non_blocking(keys.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::session::lesson::Lesson;

    /// A lesson at the step with a word, and the position of that step.
    fn at(lesson: Lesson, id: &str) -> (Course, AnyPosition) {
        let number = lesson.steps().iter().position(|step| step.id == id).expect("such a step");
        let course = Course::at(lesson, number);
        let position = course.game().expect("a step").position();
        (course, position)
    }

    #[test]
    fn first_the_cube_then_where_it_goes_then_its_dot() {
        let (course, position) = at(Lesson::QuixoTeams, "first");
        let push: Push = "c1-c5".parse().expect("a push");
        assert_eq!(spots(&course, &position, Selection::None), [Spot::Cube(push.take())]);
        assert_eq!(spots(&course, &position, Selection::Cube(push.take())), [Spot::Lane(push)]);
        assert_eq!(spots(&course, &position, Selection::Pushed(push)), [Spot::Dot(push, Seat::South)]);
    }

    #[test]
    fn what_is_to_be_found_is_shown_only_after_a_miss() {
        let (mut course, position) = at(Lesson::Hexxagon, "turn");
        assert_eq!(spots(&course, &position, Selection::None), []);
        course.played(&position, position.parse_move("e14").expect("a move"));
        assert_eq!(spots(&course, &position, Selection::None), [], "while it is seen");
        course.taken_back();
        assert_eq!(spots(&course, &position, Selection::None), [Spot::Hex("c7".parse().expect("a cell"))]);
    }

    #[test]
    fn an_arrow_points_at_its_place_and_shows_its_flat_side() {
        let place = Vec3::new(1.0, 0.5, 2.0);
        let hanging = hanging(place, 1.0);
        let tip = hanging.rotation * Vec3::X;
        assert!((hanging.translation + tip * ABOVE).distance(place) < 1e-5);
        assert!(tip.y < -0.7, "down");
        let flat = hanging.rotation * Vec3::Y;
        assert!(flat.y > 0.4 && flat.z > 0.7, "to who looks down from the south");
    }
}

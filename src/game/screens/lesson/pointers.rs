//! Arrows at the cells to choose, and frames around these and around the cells to look at. The animation ends after a
//! few repetitions, because the window redraws only while something moves.

use bevy::prelude::*;

use super::CurrentLesson;
use crate::game::motion::{Keyframe, Motion};
use crate::game::scene::BoardMeshes;
use crate::game::scene::hexxagon;
use crate::game::scene::materials::SceneMaterials;
use crate::game::scene::overlay::Layer;
use crate::game::scene::quixo;
use crate::game::state::{Screen, Step};
use crate::game::turn::{Rules, Selection};
use pushflip_core::rules::hexxagon::Move as HexMove;
use pushflip_core::rules::quixo::Push;
use pushflip_core::rules::quixo::teams::{Move as TeamMove, Seat};
use pushflip_core::session::lesson::{Course, Stage, Task, Wish};
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition};

/// The amplitude of an arrow's movement, in cells.
const BOB: f32 = 0.28;
/// The number of repetitions.
const BOBS: u32 = 4;
/// The duration of one repetition, in seconds.
const BOB_TIME: f32 = 0.7;
/// The size of an arrow relative to the arrows of the insertions.
const SIZE: f32 = 0.8;
/// The distance of an arrow's centre from its tip, in cells.
const ABOVE: f32 = 0.42;
/// The scale of an arrow that covers an arrow to click, and the largest one during its movement.
const COVER: f32 = 1.06;
const GROWN: f32 = 1.3;
/// The tilt of an arrow towards the camera, which looks down from the south, in radians.
const LEAN: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        point
            .run_if(
                resource_changed::<CurrentLesson>
                    .or_else(resource_changed::<Selection>)
                    .or_else(state_changed::<Screen>),
            )
            .run_if(in_state(Screen::Lesson))
            // The lesson records a ply in `Step::Next`; no cell is pointed at while it is animated.
            .in_set(Step::Hud),
    );
}

/// An arrow or a frame.
#[derive(Component, Default)]
struct Pointer;

/// The target of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Cell(AnyCell),
    /// The lane from which a cube is pushed in.
    Lane(Push),
    /// A direction of the dot on the cube in a lane.
    Dot(Push, Seat),
}

fn point(
    lesson: Res<CurrentLesson>,
    rules: Res<Rules>,
    selection: Res<Selection>,
    meshes: BoardMeshes,
    materials: Res<SceneMaterials>,
    mut layer: Layer<Pointer>,
) {
    layer.clear();
    let arrows = has_arrows(&lesson);
    for spot in spots(&lesson, &rules.position(), *selection) {
        let ((pointer, motion), frame) = match spot {
            Spot::Cell(AnyCell::Quixo(cell)) => {
                let top = quixo::cube_center(cell).with_y(quixo::TOP);
                (hanging(top), Some((&meshes.quixo.frame, top - Vec3::Y * 0.012)))
            }
            Spot::Cell(AnyCell::Hexxagon(cell)) => {
                let centre = hexxagon::cell_center(cell);
                (hanging(centre.with_y(0.14)), Some((&meshes.hexxagon.frame, centre.with_y(0.02))))
            }
            Spot::Lane(push) => (covering(quixo::push_arrow(push)), None),
            Spot::Dot(push, seat) => (covering(quixo::dot_arrow(push, seat)), None),
        };
        if arrows {
            layer
                .spawn("Pointer", &meshes.quixo.arrow, &materials.hint, pointer)
                .insert((motion, DespawnOnExit(Screen::Lesson)));
        }
        if let Some((mesh, at)) = frame {
            layer
                .spawn("Frame", mesh, &materials.hint, Transform::from_translation(at))
                .insert(DespawnOnExit(Screen::Lesson));
        }
    }
}

/// Whether the cells are to be chosen, and not only to be looked at. After a wrong move the solution is shown.
fn has_arrows(course: &Course) -> bool {
    course.stage() != Stage::Open(None) || course.step().is_some_and(|step| !step.only_shows())
}

/// The targets of a step, given the learner's selection.
fn spots(course: &Course, position: &AnyPosition, selection: Selection) -> Vec<Spot> {
    let (Some(step), Stage::Open(miss)) = (course.step(), course.stage()) else { return Vec::new() };
    // After a wrong move the solution is shown.
    let reveals = miss.is_some() || matches!(step.task, Task::Move { wish: Wish::Shown, .. });
    let shown = step.shown(position).filter(|_| reveals);
    // Any neighbour of the target of a clone may be cloned.
    let start = shown.and_then(|mv| match mv {
        AnyMove::Hexxagon(HexMove::Clone { to }) => Some(AnyCell::Hexxagon(to)),
        _ => position.beginning(mv),
    });
    let next = match (selection, shown) {
        (Selection::None, _) if miss.is_none() || start.is_none() => {
            let pointed = |cell: &AnyCell| step.points.contains(&cell.to_string().as_str());
            return AnyCell::all(position.variant()).filter(pointed).map(Spot::Cell).collect();
        }
        // The dot is shown for every push, because the task may be about the dot.
        (Selection::Pushed(push), Some(AnyMove::Teams(TeamMove::Push { dot, .. }))) => {
            Some(Spot::Dot(push, dot))
        }
        (Selection::Pushed(_), _) => None,
        (Selection::Cell(held), Some(AnyMove::Hexxagon(HexMove::Jump { to, .. }))) if start == Some(held) => {
            Some(Spot::Cell(AnyCell::Hexxagon(to)))
        }
        (Selection::Cell(held), Some(mv)) if start == Some(held) => mv.push().map(Spot::Lane),
        // After a wrong move no cube or piece is selected, or another one.
        _ => start.map(Spot::Cell),
    };
    next.into_iter().collect()
}

/// A blue arrow that points down at a place and faces the camera in the south, with its movement along its own
/// direction.
fn hanging(place: Vec3) -> (Transform, Motion) {
    let lean = Quat::from_rotation_x(-LEAN);
    let down = Quat::from_mat3(&Mat3::from_cols(Vec3::NEG_Y, Vec3::Z, Vec3::NEG_X));
    let end = Transform::from_translation(place + lean * Vec3::Y * ABOVE)
        .with_rotation(lean * down)
        .with_scale(Vec3::splat(SIZE));
    let up = end.with_translation(end.translation + end.rotation * Vec3::NEG_X * BOB);
    (end, swinging(end, up))
}

/// A blue arrow that covers the arrow to click, with its growth: a second arrow beside it would hide the labels of the
/// rim.
fn covering(arrow: Transform) -> (Transform, Motion) {
    let end = arrow.with_scale(arrow.scale * COVER);
    (end, swinging(end, arrow.with_scale(arrow.scale * GROWN)))
}

/// The movement of an arrow between two poses, back and forth.
fn swinging(end: Transform, far: Transform) -> Motion {
    let keys = (0..=2 * BOBS).map(|half| {
        let pose = if half % 2 == 0 { end } else { far };
        Keyframe::new(half as f32 * BOB_TIME / 2.0, pose).ease(EaseFunction::SineInOut)
    });
    Motion::non_blocking(keys.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::session::lesson::Lesson;

    /// A lesson at the step with an id, and the position of that step.
    fn at(lesson: Lesson, id: &str) -> (Course, AnyPosition) {
        let number = lesson.steps().iter().position(|step| step.id == id).expect("a step with this id");
        let course = Course::at(lesson, number);
        let position = course.game().expect("a step").position();
        (course, position)
    }

    #[test]
    fn the_pointer_goes_from_cube_to_lane_to_dot() {
        let (course, position) = at(Lesson::QuixoTeams, "first");
        let push: Push = "c1-c5".parse().expect("a push");
        let cube = AnyCell::Quixo(push.take());
        assert_eq!(spots(&course, &position, Selection::None), [Spot::Cell(cube)]);
        assert_eq!(spots(&course, &position, Selection::Cell(cube)), [Spot::Lane(push)]);
        assert_eq!(spots(&course, &position, Selection::Pushed(push)), [Spot::Dot(push, Seat::South)]);
    }

    #[test]
    fn a_hidden_solution_is_shown_only_after_a_wrong_move() {
        let (mut course, position) = at(Lesson::Hexxagon, "turn");
        assert_eq!(spots(&course, &position, Selection::None), []);
        course.played(&position, position.parse_move("e14").expect("a move"));
        assert_eq!(spots(&course, &position, Selection::None), [], "while the wrong move is on the board");
        course.taken_back();
        assert_eq!(
            spots(&course, &position, Selection::None),
            [Spot::Cell(AnyCell::Hexxagon("c7".parse().expect("a cell")))]
        );
    }

    #[test]
    fn cells_to_look_at_have_no_arrows() {
        for (lesson, id, arrows) in [
            (Lesson::Quixo, "take", true),
            (Lesson::Quixo, "block", false),
            (Lesson::QuixoTeams, "dot", true),
            (Lesson::Hexxagon, "goal", false),
        ] {
            let (course, position) = at(lesson, id);
            assert!(!spots(&course, &position, Selection::None).is_empty(), "{lesson} {id}");
            assert_eq!(has_arrows(&course), arrows, "{lesson} {id}");
        }
        let (mut course, position) = at(Lesson::Quixo, "block");
        course.played(&position, position.parse_move("a1-e1").expect("a move"));
        course.taken_back();
        assert!(has_arrows(&course), "the solution after a wrong move");
    }

    #[test]
    fn an_arrow_points_at_its_place_and_shows_its_flat_side() {
        let place = Vec3::new(1.0, 0.5, 2.0);
        let (hanging, _) = hanging(place);
        let tip = hanging.rotation * Vec3::X;
        assert!((hanging.translation + tip * ABOVE).distance(place) < 1e-5);
        assert!(tip.y < -0.7, "the arrow points down");
        let flat = hanging.rotation * Vec3::Y;
        assert!(flat.y > 0.4 && flat.z > 0.7, "towards the camera in the south");
    }
}

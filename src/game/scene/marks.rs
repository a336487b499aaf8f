//! Marks of the last move, of the premove, and of the best move that a hint or a review names. They differ in shape as
//! well as colour.

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCameraSystemSet;

use super::board::BoardMeshes;
use super::camera::MainCamera;
use super::hexxagon;
use super::overlay::Layer;
use super::quixo;
use crate::game::motion::Motion;
use crate::game::state::{
    Advice, BestMove, BoardChanged, BoardScreen, Hint, MovePlayed, Screen, Settled, Step, ViewedPly,
};
use crate::game::turn::{CurrentMatch, Premove, Rules, Selection};
use pushflip_core::rules::Ending;
use pushflip_core::rules::hexxagon::{Cell as HexCell, Move};
use pushflip_core::rules::quixo::{Push, teams};
use pushflip_core::session::{AnyCell, AnyMove, MatchResult, Reason};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_marks
            .run_if(
                on_message::<MovePlayed>
                    .or_else(on_message::<Settled>)
                    .or_else(on_message::<BoardChanged>)
                    .or_else(resource_changed::<Hint>)
                    .or_else(resource_changed::<BestMove>)
                    .or_else(resource_changed::<Premove>)
                    .or_else(resource_changed::<Selection>)
                    // A match opened from the title screen arrives one frame before its screen.
                    .or_else(resource_added::<State<BoardScreen>>),
            )
            .after(super::board::animate_ply)
            .in_set(Step::Table),
    )
    .add_systems(
        PostUpdate,
        clear_labels
            .after(PanOrbitCameraSystemSet)
            .before(TransformSystems::Propagate)
            .run_if(any_with_component::<PushArrow>),
    );
}

/// Size of the inner frame of a double frame, relative to the outer one.
const INNER: f32 = 0.72;
/// Height of marks on cubes, slightly sunk into the top.
const TOP: f32 = quixo::TOP - 0.012;
/// Half the width of the strip of coordinate labels on the rim of Quixo, with a margin.
const HALF_STRIP: f32 = 0.125;
/// Height of the arrow of a jump, above the pieces, and its distances from the centres of its two cells.
const JUMP_HEIGHT: f32 = 0.2;
const FROM_START: f32 = 0.44;
const FROM_END: f32 = 0.30;

#[derive(Component, Default)]
struct Mark;

/// The arrow of a push, with its transform where it would cover no coordinate label.
#[derive(Component)]
struct PushArrow(Transform);

fn show_marks(
    (current, rules): (Res<CurrentMatch>, Res<Rules>),
    viewed_ply: Res<ViewedPly>,
    (hint, best, premove): (Res<Hint>, Res<BestMove>, Res<Premove>),
    selection: Res<Selection>,
    (screen, on_board_screen): (Res<State<Screen>>, Option<Res<State<BoardScreen>>>),
    meshes: BoardMeshes,
    moving: Query<&Motion>,
    mut layer: Layer<Mark>,
) {
    layer.clear();
    let shown = current.viewed_plies(*viewed_ply);
    // Show the mark of the last move after its animation.
    let arrived = !moving.iter().any(|motion| motion.blocking);
    let last = shown.checked_sub(1).and_then(|ply| current.moves().get(ply)).filter(|_| arrived);
    let advice = hint.0.filter(|_| viewed_ply.0.is_none());
    let mut last = last.map_or_else(Vec::new, |&mv| move_marks(mv, &meshes, false));
    let by_line =
        |result: MatchResult| matches!(result.reason, Reason::Board(Ending::Line | Ending::OpponentLine));
    if viewed_ply.0.is_none() && rules.result().is_some_and(by_line) {
        // The pushed cube may be part of the raised line, which has its own frames.
        last.retain(|(mesh, _)| *mesh != meshes.quixo.frame);
    }
    if *selection != Selection::None || *screen.get() == Screen::Lesson {
        // Its arrow would be mistaken for one of the targets of the selected cube, or of the lesson's task.
        last.retain(|(mesh, _)| *mesh != meshes.quixo.arrow);
    }
    let advised = match (advice, best.0.filter(|_| arrived)) {
        (Some(Advice { is_complete: true, mv, .. }), _) | (None, Some(mv)) => move_marks(mv, &meshes, true),
        (Some(advice), _) => double_frame(cell_frame(advice.begins, &meshes)),
        (None, None) => Vec::new(),
    };
    // Two marks at one place would flicker.
    last.retain(|mark| !advised.contains(mark));
    let premove = premove.mv().filter(|_| viewed_ply.0.is_none());
    let premove = premove.map_or_else(Vec::new, |mv| move_marks(mv, &meshes, true));
    let (arrows, frames): (Vec<_>, Vec<_>) =
        last.into_iter().partition(|(mesh, _)| *mesh == meshes.quixo.arrow);
    for (shapes, material) in [
        (frames, &meshes.materials.brass),
        (arrows, &meshes.materials.trace),
        (advised, &meshes.materials.hint),
        (premove, &meshes.materials.marker),
    ] {
        for (mesh, at) in shapes.into_iter().filter(|_| on_board_screen.is_some()) {
            let mut mark = layer.spawn("Mark", &mesh, material, at);
            mark.insert(DespawnOnExit(BoardScreen));
            if mesh == meshes.quixo.arrow {
                mark.insert(PushArrow(at));
            }
        }
    }
}

type MarkMesh = (Handle<Mesh>, Transform);

/// The marks of a move. Quixo: a frame on the cube and an arrow in the lane. Hexxagon: a frame around the
/// destination, and a ring at the origin of a jump. A hint has a double frame, to differ in shape, around the
/// cube or the piece to move; an arrow leads to a ring at the destination of the jump.
pub(super) fn move_marks(mv: AnyMove, meshes: &BoardMeshes, hint: bool) -> Vec<MarkMesh> {
    let (framed, beside) = match mv {
        AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. }) => {
            let cell = if hint { push.take() } else { push.insert() };
            (AnyCell::Quixo(cell), vec![(meshes.quixo.arrow.clone(), marking_arrow(push))])
        }
        AnyMove::Hexxagon(Move::Clone { to }) => (AnyCell::Hexxagon(to), Vec::new()),
        AnyMove::Hexxagon(Move::Jump { from, to }) => {
            let (framed, ringed) = if hint { (from, to) } else { (to, from) };
            let ring = Transform::from_translation(hexxagon::cell_center(ringed).with_y(-0.055));
            let ring = (meshes.hexxagon.jump_target.clone(), ring);
            let arrow = hint.then(|| jump_arrow(from, to, meshes));
            (AnyCell::Hexxagon(framed), arrow.into_iter().chain([ring]).collect())
        }
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(Move::Pass) => return Vec::new(),
    };
    let frame = cell_frame(framed, meshes);
    let framing = if hint { double_frame(frame) } else { vec![frame] };
    framing.into_iter().chain(beside).collect()
}

/// The arrow is at the height of the tops of the cubes, where no cube hides it and perspective shifts it as
/// much as its row. It is close to the row, so that it does not appear over the rim, except from a low camera.
fn marking_arrow(push: Push) -> Transform {
    let (lane, inward) = quixo::lane(push);
    Transform::from_translation(lane.with_y(TOP) + inward * 0.16)
        .with_rotation(Quat::from_rotation_arc(Vec3::X, inward))
        .with_scale(Vec3::new(0.62, 0.5, 0.62))
}

fn clear_labels(
    cameras: Query<&Transform, (With<MainCamera>, Without<PushArrow>)>,
    mut arrows: Query<(&PushArrow, &mut Transform)>,
) {
    let Ok(camera) = cameras.single() else { return };
    for (&PushArrow(at), mut transform) in &mut arrows {
        transform.set_if_neq(beyond_labels(at, camera.translation));
    }
}

/// Moves the arrow of a push outwards if it would cover coordinate labels, so that it appears beyond them. Seen from a
/// low camera, there is no space for it between the cubes of the far side and their labels.
fn beyond_labels(at: Transform, eye: Vec3) -> Transform {
    let outward = at.rotation * Vec3::NEG_X;
    let [eye_out, out] = [eye, at.translation].map(|point| outward.dot(point));
    let [tip, tail] = [out - quixo::ARROW_TIP * at.scale.x, out + quixo::ARROW_TAIL * at.scale.x];
    let bottom = at.translation.y;
    let top = bottom + quixo::ARROW_THICKNESS * at.scale.y;
    // Where the rays from the camera through points of a height meet the rim.
    let stretch = |height: f32| (eye.y - quixo::RIM.y) / (eye.y - height).max(1.0);
    let on_rim = |point: f32, height: f32| eye_out + (point - eye_out) * stretch(height);
    let strip = quixo::TRAY_HALF + quixo::RIM.x / 2.0;
    if on_rim(tail, top) < strip - HALF_STRIP || on_rim(tip, bottom) > strip + HALF_STRIP {
        return at;
    }
    let clear = eye_out + (strip + HALF_STRIP - eye_out) / stretch(bottom);
    at.with_translation(at.translation + outward * (clear - tip))
}

/// The arrow from the edge of a piece to the ring at the destination of its jump.
fn jump_arrow(from: HexCell, to: HexCell, meshes: &BoardMeshes) -> MarkMesh {
    let [start, end] = [from, to].map(hexxagon::cell_center);
    let direction = (end - start).normalize();
    let [tail, tip] = [start + direction * FROM_START, end - direction * FROM_END];
    let scale = tail.distance(tip) / hexxagon::JUMP_ARROW;
    let origin = tip - direction * quixo::ARROW_TIP * scale;
    let at = Transform::from_translation(origin.with_y(JUMP_HEIGHT))
        .with_rotation(Quat::from_rotation_y(-direction.z.atan2(direction.x)))
        .with_scale(Vec3::new(scale, 1.0, 1.0));
    (meshes.hexxagon.jump_arrow.clone(), at)
}

/// The frame of a cell: on its cube, or around its piece.
pub fn cell_frame(cell: AnyCell, meshes: &BoardMeshes) -> MarkMesh {
    let (mesh, place) = match cell {
        AnyCell::Quixo(cell) => (&meshes.quixo.frame, quixo::cube_center(cell).with_y(TOP)),
        AnyCell::Hexxagon(cell) => (&meshes.hexxagon.frame, hexxagon::cell_center(cell).with_y(0.005)),
    };
    (mesh.clone(), Transform::from_translation(place))
}

/// A frame with a smaller one inside.
pub(super) fn double_frame((mesh, at): MarkMesh) -> Vec<MarkMesh> {
    let inner = Transform { scale: at.scale * Vec3::new(INNER, 1.0, INNER), ..at };
    vec![(mesh.clone(), at), (mesh, inner)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scene::coordinates::labels;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::{AnyPosition, Options};
    use std::f32::consts::TAU;

    /// The bounds of a mesh as the camera sees it on the rim.
    fn on_rim(mesh: &Mesh, at: &Transform, eye: Vec3) -> Rect {
        let points = mesh.attribute(Mesh::ATTRIBUTE_POSITION).expect("positions").as_float3();
        points.expect("three coordinates").iter().fold(Rect::EMPTY, |bounds, &point| {
            let point = at.transform_point(point.into());
            let seen = eye + (point - eye) * ((eye.y - quixo::RIM.y) / (eye.y - point.y));
            bounds.union_point(seen.xz())
        })
    }

    #[test]
    fn arrows_of_pushes_cover_no_label() {
        let labels = labels(&AnyPosition::start(Variant::Quixo, &Options::default()), true);
        let arrow = quixo::arrow_mesh(0.0);
        // The pitches of the three views, and distances in wide and in tall windows.
        for (pitch, distance) in [0.62_f32, 0.96, 1.57]
            .into_iter()
            .flat_map(|pitch| [11.5, 14.0, 18.0, 45.0].map(|to| (pitch, to)))
        {
            for side in 0..4_u8 {
                let turn = Quat::from_rotation_y(TAU * f32::from(side) / 4.0);
                let eye = turn * Vec3::new(0.0, pitch.sin(), pitch.cos()) * distance;
                let camera = Transform::from_translation(eye).looking_at(Vec3::ZERO, Vec3::Y);
                for push in Push::all() {
                    for at in [marking_arrow(push), quixo::push_arrow(push)] {
                        let seen = on_rim(&arrow, &beyond_labels(at, eye), eye);
                        for (place, mesh) in &labels {
                            let label = on_rim(mesh, &place.facing(&camera), eye);
                            assert!(seen.intersect(label).is_empty(), "{push} and {place:?} from {eye}");
                        }
                    }
                }
            }
        }
    }
}

//! Resolution of a pointer to a target on the board, with tolerance for near misses.

use bevy::ecs::system::SystemParam;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::picking::prelude::*;
use bevy::prelude::*;

use super::spots::spots;
use super::{Cursor, InputSystems};
use crate::game::scene::camera::MainCamera;
use crate::game::scene::{BoardCells, hexxagon, quixo};
use crate::game::state::{MatchCommand, Menu, Phase, ViewedPly};
use crate::game::turn::{Hand, Hovered, MoveInput, Selection, Target, when_selection_ends};
use pushflip_core::rules::quixo::Push;
use pushflip_core::session::AnyCell;

/// A drag shorter than this, in logical pixels, is a click.
pub(super) const DRAG_THRESHOLD: f32 = 24.0;
/// A dragged cube or piece follows the pointer up to this distance from the centre of the board.
const FARTHEST_HAND: f32 = 6.0;
/// Largest distance between pointer and target of a near miss, in logical pixels.
const REACH: f32 = 24.0;
/// The same where the pointer is over no cube, so that a click beside an arrow does not put the cube down.
const REACH_BESIDE_BOARD: f32 = 96.0;
/// A near miss resolves to the nearest target only if its distance is at most this share of that to the
/// second nearest, so that an ambiguous click plays no move.
const CLEARLY_NEARER: f32 = 0.75;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_press)
        .add_observer(on_drag)
        .add_observer(on_drop)
        .add_observer(on_drag_end)
        .add_systems(Update, hover.in_set(InputSystems::Act));
    when_selection_ends(app, |mut hovered: ResMut<Hovered>| _ = hovered.set_if_neq(Hovered(None)));
}

#[derive(SystemParam)]
pub(super) struct PointerTargets<'w, 's> {
    targets: Query<'w, 's, &'static Target>,
    cells: BoardCells<'w, 's>,
    scene: Query<'w, 's, (), Or<(With<Mesh3d>, With<Window>)>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<MainCamera>>,
}

impl PointerTargets<'_, '_> {
    /// Whether an entity belongs to the 3D scene or is the window, as opposed to UI nodes.
    pub(super) fn is_in_scene(&self, entity: Entity) -> bool {
        self.scene.contains(entity)
    }

    fn target_of(&self, entity: Entity) -> Option<Target> {
        self.targets.get(entity).ok().copied().or_else(|| self.cells.cell_of(entity).map(Target::Cell))
    }

    /// The target of a pointer over an entity at a position in the window, in logical pixels. While a cube is
    /// selected, near misses of arrows and dots count, and the cube at the end of a row stands for its arrow.
    pub(super) fn resolve(&self, entity: Entity, at: Vec2, move_input: &MoveInput) -> Option<Target> {
        let under = self.target_of(entity);
        let (selection, position) = (move_input.selection(), move_input.position());
        let cube = |cell| Target::Cell(AnyCell::Quixo(cell));
        let reach = if under.is_some() { REACH } else { REACH_BESIDE_BOARD };
        let (taken, far) = match (selection, under) {
            (_, Some(Target::Insert(_) | Target::Dot(_))) => return under,
            (Selection::Cell(AnyCell::Quixo(cell)), _) => (cell, reach),
            // The waiting cube stands for its nearest dot.
            (Selection::Pushed(push), _) if under == Some(cube(push.take())) => (push.take(), f32::INFINITY),
            (Selection::Pushed(push), _) => (push.take(), reach),
            _ => return under,
        };
        let (camera, from) = self.cameras.single().ok()?;
        let distance = |place: Vec3| Some(camera.world_to_viewport(from, place).ok()?.distance(at));
        let mut candidates: Vec<(f32, Target)> = spots(&position, selection)
            .into_iter()
            .filter_map(|spot| Some((distance(spot.at)?, spot.target)))
            .collect();
        candidates.sort_by(|a, b| a.0.total_cmp(&b.0));
        // A second press on the arrow of the push selects no dot.
        if let (Selection::Pushed(push), Some((nearest, _))) = (selection, candidates.first())
            && let Some(to_arrow) = distance(quixo::push_arrow(push).translation)
            && to_arrow <= REACH.min(CLEARLY_NEARER * nearest)
        {
            return Some(cube(taken));
        }
        if let [(nearest, target), others @ ..] = &candidates[..]
            && *nearest <= far
            && others.first().is_none_or(|(next, _)| *nearest <= CLEARLY_NEARER * next)
        {
            return Some(*target);
        }
        let at_end = |push: &Push| under == Some(cube(push.insert()));
        match selection {
            Selection::Cell(_) => Push::from_cell(taken).find(at_end).map(Target::Insert).or(under),
            _ => under,
        }
    }
}

/// Selects on press instead of on click: with slow frames Bevy 0.19 loses clicks that begin and end within
/// one frame.
fn on_press(
    mut event: On<Pointer<Press>>,
    pointers: PointerTargets,
    mut move_input: MoveInput,
    mut hand: ResMut<Hand>,
    mut match_commands: MessageWriter<MatchCommand>,
) {
    // The end of a drag outside the window may be missed.
    hand.set_if_neq(Hand(None));
    // Touch selects on release.
    let chooses = event.button == PointerButton::Primary && !event.pointer_id.is_touch();
    // Events bubble from UI nodes to the window.
    if !chooses || event.entity != event.original_event_target() || !pointers.is_in_scene(event.entity) {
        return;
    }
    if move_input.is_animating() {
        match_commands.write(MatchCommand::SkipAnimation);
    }
    let target = pointers.resolve(event.entity, event.pointer_location.position, &move_input);
    move_input.choose(target);
    event.propagate(false);
}

/// Moves the selected cube or piece with the pointer that drags it.
fn on_drag(
    event: On<Pointer<Drag>>,
    pointers: PointerTargets,
    selection: Res<Selection>,
    mut hand: ResMut<Hand>,
) {
    let dragged = pointers.cells.cell_of(event.entity).map(Selection::Cell);
    if event.button != PointerButton::Primary
        || event.distance.length() <= DRAG_THRESHOLD
        || dragged != Some(*selection)
    {
        return;
    }
    let height = match *selection {
        Selection::Cell(AnyCell::Hexxagon(_)) => hexxagon::HELD_HEIGHT,
        _ => quixo::HALF + quixo::HELD_HEIGHT,
    };
    let Ok((camera, from)) = pointers.cameras.single() else { return };
    let Ok(ray) = camera.viewport_to_world(from, event.pointer_location.position) else { return };
    let at = ray.plane_intersection_point(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y));
    let near = at.filter(|at| at.xz().length() < FARTHEST_HAND);
    hand.set_if_neq(Hand(near.or(hand.0)));
}

/// Completes a drag over a target that continues the move.
fn on_drop(event: On<Pointer<DragDrop>>, pointers: PointerTargets, mut move_input: MoveInput) {
    let first = event.entity == event.original_event_target();
    if event.button != PointerButton::Primary || !first || !pointers.is_in_scene(event.entity) {
        return;
    }
    let target = pointers.resolve(event.entity, event.pointer_location.position, &move_input);
    let continues = match (move_input.selection(), target) {
        (Selection::Cell(from @ AnyCell::Hexxagon(_)), Some(Target::Cell(to))) => from != to,
        (Selection::Cell(_), Some(Target::Insert(_))) | (Selection::Pushed(_), Some(Target::Dot(_))) => true,
        _ => false,
    };
    if continues {
        move_input.choose(target);
    }
}

/// Cancels a drag dropped elsewhere. A drag below the threshold counts as a click.
fn on_drag_end(event: On<Pointer<DragEnd>>, mut move_input: MoveInput, mut hand: ResMut<Hand>) {
    hand.set_if_neq(Hand(None));
    if event.button == PointerButton::Primary && event.distance.length() > DRAG_THRESHOLD {
        move_input.cancel_drag();
    }
}

/// The last pointer position and its target.
#[derive(Clone, Copy, PartialEq)]
struct Last {
    pointer: PointerId,
    at: Vec2,
    target: Option<Target>,
}

/// Updates the hovered target. A pointer that has not moved since the turn began hovers only playable
/// targets, so that no unrequested explanation is shown.
fn hover(
    hits: Res<HoverMap>,
    locations: Query<(&PointerId, &PointerLocation)>,
    pointers: PointerTargets,
    move_input: MoveInput,
    cursor: Res<Cursor>,
    viewed_ply: Res<ViewedPly>,
    phase: Option<Res<State<Phase>>>,
    menu: Res<State<Menu>>,
    mut hovered: ResMut<Hovered>,
    mut last: Local<Option<Last>>,
) {
    // Touch takes precedence over the mouse.
    let pointer = locations
        .iter()
        .filter_map(|(&pointer, location)| Some((pointer, location.location()?.position)))
        .max_by_key(|(pointer, _)| pointer.is_touch());
    let Some((pointer, at)) = pointer else { return };
    let under = hits.get(&pointer).into_iter().flat_map(|hits| hits.keys().copied());
    let in_scene = under.clone().all(|entity| pointers.is_in_scene(entity));
    let target = under.filter(|_| in_scene).find_map(|entity| pointers.resolve(entity, at, &move_input));
    let now = Last { pointer, at, target };
    let before = last.replace(now);
    let moved = pointer.is_touch() || before.is_none_or(|then| then.pointer == pointer && then.at != at);
    let changed = before != Some(now)
        || viewed_ply.is_changed()
        || phase.is_some_and(|phase| phase.is_changed())
        || menu.is_changed();
    if changed && (moved || cursor.shown().is_none()) {
        let answers =
            |&target: &Target| if moved { move_input.may_choose() } else { move_input.can_choose(target) };
        hovered.set_if_neq(Hovered(target.filter(answers)));
    }
}

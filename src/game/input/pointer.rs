//! Resolution of a pointer to a target on the board, with some tolerance for near misses.

use bevy::ecs::system::SystemParam;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::picking::prelude::*;
use bevy::prelude::*;

use super::spots::spots;
use super::{Cursor, InputSystems};
use crate::game::state::{LookBack, MatchCommand, Menu, Phase};
use crate::game::table::camera::TableCamera;
use crate::game::table::hexxagon::{Piece, Well};
use crate::game::table::quixo::Cube;
use crate::game::turn::{Hovered, Selection, Target, Turn, when_closed};
use pushflip_core::rules::quixo::Push;

/// A drag shorter than this, in logical pixels, is a click.
pub(super) const DRAG_THRESHOLD: f32 = 24.0;
/// A pointer this close to the next thing to choose means it, in logical pixels.
const REACH: f32 = 24.0;
/// Between two such things the nearer one is meant if it is at most this share of the way to the other:
/// nobody's move is decided by a click between them.
const CLEARLY_NEARER: f32 = 0.75;

/// Adds the mouse on the table.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_press)
        .add_observer(on_drop)
        .add_observer(on_drag_end)
        .add_systems(Update, hover.in_set(InputSystems::Act));
    when_closed(app, mean_nothing);
}

fn mean_nothing(mut hovered: ResMut<Hovered>) {
    hovered.set_if_neq(Hovered(None));
}

/// What lies under pointers, and what they mean.
#[derive(SystemParam)]
pub(super) struct Pointed<'w, 's> {
    targets: Query<
        'w,
        's,
        (Option<&'static Target>, Option<&'static Cube>, Option<&'static Piece>, Option<&'static Well>),
    >,
    table: Query<'w, 's, (), Or<(With<Mesh3d>, With<Window>)>>,
    parents: Query<'w, 's, &'static ChildOf>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl Pointed<'_, '_> {
    /// Whether an entity is a part of the table, or the window where there is nothing: buttons and panels are
    /// neither.
    pub(super) fn on_table(&self, entity: Entity) -> bool {
        self.table.contains(entity)
    }

    /// What an entity stands for; the halves of a piece are its children.
    fn under(&self, entity: Entity) -> Option<Target> {
        let of = |entity| {
            let (target, cube, piece, well) = self.targets.get(entity).ok()?;
            target
                .copied()
                .or_else(|| cube.map(|cube| Target::Cube(cube.cell)))
                .or_else(|| piece.map(|piece| Target::Hex(piece.cell)))
                .or_else(|| well.map(|well| Target::Hex(well.0)))
        };
        of(entity).or_else(|| of(self.parents.get(entity).ok()?.parent()))
    }

    /// What a pointer means that lies on a part of the table, at a place of the window in logical pixels.
    /// With a cube in hand it may miss an arrow or the direction of a dot a little, and the cube at the
    /// end of a row stands for the arrow beside it.
    pub(super) fn meant(&self, entity: Entity, at: Vec2, turn: &Turn) -> Option<Target> {
        let under = self.under(entity);
        let (selection, position) = (turn.selection(), turn.position());
        let (taken, far) = match (selection, under) {
            (_, Some(Target::Insert(_) | Target::Dot(_))) => return under,
            (Selection::Cube(cell), _) => (cell, REACH),
            // The cube that waits for its dot answers as a whole.
            (Selection::Pushed(push), Some(Target::Cube(cell))) if cell == push.take() => {
                (cell, f32::INFINITY)
            }
            (Selection::Pushed(push), _) => (push.take(), REACH),
            _ => return under,
        };
        let (camera, from) = self.cameras.single().ok()?;
        let mut near: Vec<(f32, Target)> = spots(&position, selection)
            .into_iter()
            .filter_map(|spot| {
                Some((camera.world_to_viewport(from, spot.at).ok()?.distance(at), spot.target))
            })
            .collect();
        near.sort_by(|a, b| a.0.total_cmp(&b.0));
        if let [(nearest, target), others @ ..] = &near[..]
            && *nearest <= far
            && others.first().is_none_or(|(next, _)| *nearest <= CLEARLY_NEARER * next)
        {
            return Some(*target);
        }
        let at_end = |push: &Push| under == Some(Target::Cube(push.insert()));
        match selection {
            Selection::Cube(_) => Push::from_cell(taken).find(at_end).map(Target::Insert).or(under),
            _ => under,
        }
    }
}

/// The press chooses, not the whole click: where frames are slow, Bevy 0.19 loses clicks that begin and
/// end within one.
fn on_press(
    mut event: On<Pointer<Press>>,
    pointed: Pointed,
    mut turn: Turn,
    mut asked: MessageWriter<MatchCommand>,
) {
    // A finger chooses when it is lifted.
    let chooses = event.button == PointerButton::Primary && !event.pointer_id.is_touch();
    // What a button has heard goes on to the window.
    if !chooses || event.entity != event.original_event_target() || !pointed.on_table(event.entity) {
        return;
    }
    if turn.moving() {
        asked.write(MatchCommand::SkipAnimation);
    }
    let meant = pointed.meant(event.entity, event.pointer_location.position, &turn);
    turn.choose(meant);
    event.propagate(false);
}

/// What was dragged away is let go over what it can be moved to.
fn on_drop(event: On<Pointer<DragDrop>>, pointed: Pointed, mut turn: Turn) {
    let first = event.entity == event.original_event_target();
    if event.button != PointerButton::Primary || !first || !pointed.on_table(event.entity) {
        return;
    }
    let target = pointed.meant(event.entity, event.pointer_location.position, &turn);
    let leads_on = match (turn.selection(), target) {
        (Selection::Piece(from), Some(Target::Hex(to))) => from != to,
        (Selection::Cube(_), Some(Target::Insert(_))) | (Selection::Pushed(_), Some(Target::Dot(_))) => true,
        _ => false,
    };
    if leads_on {
        turn.choose(target);
    }
}

/// What was let go over nothing goes back; a hand that trembles has only clicked.
fn on_drag_end(event: On<Pointer<DragEnd>>, mut turn: Turn) {
    if event.button == PointerButton::Primary && event.distance.length() > DRAG_THRESHOLD {
        turn.let_go();
    }
}

/// Where a pointer was last, and what it meant there.
#[derive(Clone, Copy, PartialEq)]
struct Last {
    pointer: PointerId,
    at: Vec2,
    meant: Option<Target>,
}

/// Follows the pointer. One that rests where it was before the turn began means something new only if
/// that can be played: who does not move the pointer does not ask why not.
fn hover(
    hits: Res<HoverMap>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    pointed: Pointed,
    turn: Turn,
    cursor: Res<Cursor>,
    look_back: Res<LookBack>,
    phase: Option<Res<State<Phase>>>,
    menu: Res<State<Menu>>,
    mut hovered: ResMut<Hovered>,
    mut last: Local<Option<Last>>,
) {
    // A finger that is down comes before the mouse.
    let pointer = pointers
        .iter()
        .filter_map(|(&pointer, location)| Some((pointer, location.location()?.position)))
        .max_by_key(|(pointer, _)| pointer.is_touch());
    let Some((pointer, at)) = pointer else { return };
    let under = hits.get(&pointer).into_iter().flat_map(|hits| hits.keys().copied());
    let on_table = under.clone().all(|entity| pointed.on_table(entity));
    let meant = under.filter(|_| on_table).find_map(|entity| pointed.meant(entity, at, &turn));
    let now = Last { pointer, at, meant };
    let before = last.replace(now);
    let moved = pointer.is_touch() || before.is_none_or(|then| then.pointer == pointer && then.at != at);
    let news = before != Some(now)
        || look_back.is_changed()
        || phase.is_some_and(|phase| phase.is_changed())
        || menu.is_changed();
    if news && (moved || cursor.shown().is_none()) {
        let answers = |&target: &Target| if moved { turn.may_choose() } else { turn.answers(target) };
        hovered.set_if_neq(Hovered(meant.filter(answers)));
    }
}

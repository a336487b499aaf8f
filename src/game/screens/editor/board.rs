//! Editing the board by pointer: a press places the selected item or removes an equal one; a drag repeats it.

use bevy::ecs::system::SystemParam;
use bevy::picking::prelude::*;
use bevy::prelude::*;

use super::{Brush, Editing, Page};
use crate::game::input::{Action, ActionPressed, Cursor, InputSystems, Spot};
use crate::game::redraw::DrawWhile;
use crate::game::scene::overlay::Layer;
use crate::game::scene::{BoardCells, BoardMeshes, cell_frame};
use crate::game::state::{Menu, Screen, Step};
use crate::game::turn::Target;
use pushflip_core::session::AnyCell;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stroke>()
        .init_resource::<Pointed>()
        .draw_while(resource_changed::<Pointed>)
        .add_observer(on_press)
        .add_observer(on_over)
        .add_observer(on_out)
        .add_systems(OnExit(Screen::Editor), reset)
        .add_systems(
            Update,
            (
                end_stroke.in_set(Step::Input),
                place_by_key.run_if(on_message::<ActionPressed>).in_set(InputSystems::Act),
                frame.run_if(resource_changed::<Pointed>).in_set(Step::Table),
            )
                .run_if(in_state(Screen::Editor)),
        );
}

/// The drag in progress and its effect on the cells it passes over.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Stroke {
    #[default]
    None,
    /// Places a mark, or removes the one that is there.
    Paint(Option<usize>),
}

/// The cell under the pointer.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Pointed(Option<AnyCell>);

#[derive(Component, Default)]
struct Frame;

/// Lookup of the cell that an entity belongs to.
#[derive(SystemParam)]
struct Board<'w, 's> {
    cells: BoardCells<'w, 's>,
    meshes: Query<'w, 's, (), With<Mesh3d>>,
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    page: Res<'w, Page>,
}

impl Board<'_, '_> {
    fn is_open(&self) -> bool {
        *self.screen.get() == Screen::Editor && *self.menu.get() == Menu::None && *self.page == Page::Board
    }

    /// The cell of a cube, of a piece or one of its halves, or of a well.
    fn cell(&self, entity: Entity) -> Option<AnyCell> {
        if self.is_open() && self.meshes.contains(entity) { self.cells.cell_of(entity) } else { None }
    }
}

fn on_press(
    mut event: On<Pointer<Press>>,
    board: Board,
    brush: Res<Brush>,
    mut editing: ResMut<Editing>,
    mut stroke: ResMut<Stroke>,
) {
    let Some(cell) = board.cell(event.entity).filter(|_| event.button == PointerButton::Primary) else {
        return;
    };
    event.propagate(false);
    let wanted = brush.applied(&editing, cell);
    *stroke = Stroke::Paint(wanted);
    Editing::change(&mut editing, |draft| draft.set(cell, wanted));
}

/// Places a mark at the keyboard cursor, like a press of the pointer.
fn place_by_key(
    mut acted: MessageReader<ActionPressed>,
    board: Board,
    cursor: Res<Cursor>,
    brush: Res<Brush>,
    mut editing: ResMut<Editing>,
) {
    let chosen = acted.read().filter(|acted| acted.action == Action::Choose).count() > 0;
    let Some(Spot { target: Target::Cell(cell), .. }) = cursor.shown() else { return };
    if chosen && board.is_open() {
        let wanted = brush.applied(&editing, cell);
        Editing::change(&mut editing, |draft| draft.set(cell, wanted));
    }
}

fn on_over(
    event: On<Pointer<Over>>,
    board: Board,
    stroke: Res<Stroke>,
    mut editing: ResMut<Editing>,
    mut pointed: ResMut<Pointed>,
) {
    let Some(cell) = board.cell(event.entity) else { return };
    pointed.set_if_neq(Pointed(Some(cell)));
    if let Stroke::Paint(wanted) = *stroke {
        Editing::change(&mut editing, |draft| draft.set(cell, wanted));
    }
}

fn on_out(event: On<Pointer<Out>>, board: Board, mut pointed: ResMut<Pointed>) {
    if pointed.0.is_some() && pointed.0 == board.cell(event.entity) {
        pointed.0 = None;
    }
}

/// Ends the drag when the button or the finger is released, also outside the board.
fn end_stroke(mouse: Res<ButtonInput<MouseButton>>, touches: Res<Touches>, mut stroke: ResMut<Stroke>) {
    if !mouse.pressed(MouseButton::Left) && touches.iter().next().is_none() {
        stroke.set_if_neq(Stroke::None);
    }
}

fn reset(mut stroke: ResMut<Stroke>, mut pointed: ResMut<Pointed>) {
    *stroke = Stroke::None;
    pointed.set_if_neq(Pointed(None));
}

fn frame(pointed: Res<Pointed>, meshes: BoardMeshes, mut layer: Layer<Frame>) {
    layer.clear();
    let Some(cell) = pointed.0 else { return };
    let (mesh, at) = cell_frame(cell, &meshes);
    layer.spawn("Pointed cell", &mesh, &meshes.materials.marker, at).insert(DespawnOnExit(Screen::Editor));
}

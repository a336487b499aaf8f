//! Editing the board by pointer: a press places the selected item or removes an equal one; a drag repeats it.

use bevy::ecs::system::SystemParam;
use bevy::picking::prelude::*;
use bevy::prelude::*;

use super::{Brush, Editing, Page};
use crate::game::input::{Action, ActionPressed, Cursor, InputSystems};
use crate::game::redraw::DrawWhile;
use crate::game::state::{Menu, Screen, Step};
use crate::game::table::BoardCells;
use crate::game::table::hexxagon::{self, HexxagonMeshes};
use crate::game::table::materials::SceneMaterials;
use crate::game::table::overlay::Layer;
use crate::game::table::quixo::{self, QuixoMeshes};
use pushflip_core::session::AnyCell;

/// Adds the board's answers to a pointer.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stroke>()
        .init_resource::<Pointed>()
        .draw_while(resource_changed::<Pointed>)
        .add_observer(on_press)
        .add_observer(on_over)
        .add_observer(on_out)
        .add_systems(OnExit(Screen::Editor), forget)
        .add_systems(
            Update,
            (
                let_go.in_set(Step::Input),
                place_by_key.run_if(on_message::<ActionPressed>).in_set(InputSystems::Act),
                frame.run_if(resource_changed::<Pointed>).in_set(Step::Table),
            )
                .run_if(in_state(Screen::Editor)),
        );
}

/// What the drag that is under way does to the cells it comes over.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Stroke {
    /// There is none.
    #[default]
    None,
    /// It puts this there, or takes away what is there.
    Paint(Option<usize>),
}

/// The cell under the pointer.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Pointed(Option<AnyCell>);

/// The frame round it.
#[derive(Component, Default)]
struct Frame;

/// What pointer events need to know of the table.
#[derive(SystemParam)]
struct Table<'w, 's> {
    cells: BoardCells<'w, 's>,
    meshes: Query<'w, 's, (), With<Mesh3d>>,
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    page: Res<'w, Page>,
}

impl Table<'_, '_> {
    fn open(&self) -> bool {
        *self.screen.get() == Screen::Editor && *self.menu.get() == Menu::None && *self.page == Page::Board
    }

    /// The cell of a cube, a piece or one of its halves, or a well.
    fn cell(&self, entity: Entity) -> Option<AnyCell> {
        if self.open() && self.meshes.contains(entity) { self.cells.cell_of(entity) } else { None }
    }
}

fn on_press(
    mut event: On<Pointer<Press>>,
    table: Table,
    brush: Res<Brush>,
    mut editing: ResMut<Editing>,
    mut stroke: ResMut<Stroke>,
) {
    let Some(cell) = table.cell(event.entity).filter(|_| event.button == PointerButton::Primary) else {
        return;
    };
    event.propagate(false);
    let wanted = if editing.mark(cell) == brush.0 { None } else { brush.0 };
    *stroke = Stroke::Paint(wanted);
    Editing::change(&mut editing, |draft| draft.set(cell, wanted));
}

/// The cursor of the keyboard places as a press does.
fn place_by_key(
    mut acted: MessageReader<ActionPressed>,
    table: Table,
    cursor: Res<Cursor>,
    brush: Res<Brush>,
    mut editing: ResMut<Editing>,
) {
    let chosen = acted.read().filter(|acted| acted.action == Action::Choose).count() > 0;
    let Some(cell) = cursor.shown().and_then(|spot| spot.target.cell()) else { return };
    if chosen && table.open() {
        let wanted = if editing.mark(cell) == brush.0 { None } else { brush.0 };
        Editing::change(&mut editing, |draft| draft.set(cell, wanted));
    }
}

fn on_over(
    event: On<Pointer<Over>>,
    table: Table,
    stroke: Res<Stroke>,
    mut editing: ResMut<Editing>,
    mut pointed: ResMut<Pointed>,
) {
    let Some(cell) = table.cell(event.entity) else { return };
    pointed.set_if_neq(Pointed(Some(cell)));
    if let Stroke::Paint(wanted) = *stroke {
        Editing::change(&mut editing, |draft| draft.set(cell, wanted));
    }
}

fn on_out(event: On<Pointer<Out>>, table: Table, mut pointed: ResMut<Pointed>) {
    if pointed.0.is_some() && pointed.0 == table.cell(event.entity) {
        pointed.0 = None;
    }
}

/// A stroke ends with the button, wherever the pointer is then; and with the finger on a touch screen.
fn let_go(mouse: Res<ButtonInput<MouseButton>>, touches: Res<Touches>, mut stroke: ResMut<Stroke>) {
    if !mouse.pressed(MouseButton::Left) && touches.iter().next().is_none() {
        stroke.set_if_neq(Stroke::None);
    }
}

fn forget(mut stroke: ResMut<Stroke>, mut pointed: ResMut<Pointed>) {
    *stroke = Stroke::None;
    pointed.set_if_neq(Pointed(None));
}

fn frame(
    pointed: Res<Pointed>,
    meshes: (Res<QuixoMeshes>, Res<HexxagonMeshes>),
    materials: Res<SceneMaterials>,
    mut layer: Layer<Frame>,
) {
    layer.clear();
    let (mesh, at) = match pointed.0 {
        None => return,
        // On the cube and round the well, a little above both.
        Some(AnyCell::Quixo(cell)) => {
            (&meshes.0.frame, quixo::cube_center(cell).with_y(2.0 * quixo::HALF - 0.01))
        }
        Some(AnyCell::Hexxagon(cell)) => (&meshes.1.frame, hexxagon::cell_center(cell).with_y(0.01)),
    };
    layer
        .spawn("Pointed cell", mesh, &materials.marker, Transform::from_translation(at))
        .insert(DespawnOnExit(Screen::Editor));
}

//! The position editor: the board, the palette, the side to move, the position as text, and its uses.

mod actions;
mod board;
mod counters;
mod history;
mod panel;
mod players;
mod position_text;
mod texts;

use bevy::prelude::*;

use crate::game::input::InputSystems;
use crate::game::screens::ReturnTo;
use crate::game::state::{EditPosition, Menu, Screen, ShowMatch, StartMatch, Step, StepBack};
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyCell, PositionDraft};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Editing(PositionDraft::start(Variant::Quixo)))
        .insert_resource(Brush(Some(0)))
        .init_resource::<Page>()
        .add_systems(OnEnter(Screen::Editor), show_position)
        .add_systems(
            Update,
            (
                edit.run_if(on_message::<EditPosition>),
                step_back.run_if(in_state(Screen::Editor)).run_if(on_message::<StepBack>),
                show_position.run_if(in_state(Screen::Editor)).run_if(resource_changed::<Editing>),
            )
                .chain()
                .in_set(Step::Input)
                .after(InputSystems::Act),
        )
        .add_plugins((
            panel::plugin,
            board::plugin,
            position_text::plugin,
            counters::plugin,
            players::plugin,
            actions::plugin,
            history::plugin,
        ));
}

/// The edited position. It stays when the screen is left.
#[derive(Resource, Clone, PartialEq, Eq, Deref, Debug)]
pub struct Editing(pub PositionDraft);

impl Editing {
    /// Changes the position. Change detection triggers only if it differs afterwards.
    fn change(editing: &mut ResMut<Self>, change: impl FnOnce(&mut PositionDraft)) {
        let mut draft = editing.0.clone();
        change(&mut draft);
        editing.set_if_neq(Self(draft));
    }
}

/// Returns to the match that was played, or to the title.
fn leave(left: &ReturnTo, starts: &mut MessageWriter<StartMatch>, screen: &mut NextState<Screen>) {
    match &left.0 {
        Some(game) => _ = starts.write(StartMatch(game.clone())),
        None => screen.set(Screen::Title),
    }
}

/// The content that a click places: the mark or piece of a seat, or `None` to clear the cell.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
struct Brush(Option<usize>);

impl Brush {
    /// Selects the first seat if the variant does not have the selected one.
    fn fit(brush: &mut ResMut<Self>, variant: Variant) {
        if brush.0.is_some_and(|seat| seat >= variant.seats()) {
            brush.0 = Some(0);
        }
    }

    /// The content of a cell after a click on it: the brush, or nothing if the cell has this content already.
    fn applied(self, editing: &Editing, cell: AnyCell) -> Option<usize> {
        if editing.mark(cell) == self.0 { None } else { self.0 }
    }
}

#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Page {
    #[default]
    Board,
    Players,
}

/// Opens a position from another screen.
fn edit(
    mut positions: MessageReader<EditPosition>,
    mut editing: ResMut<Editing>,
    mut brush: ResMut<Brush>,
    mut page: ResMut<Page>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let Some(EditPosition(position)) = positions.read().last() else { return };
    editing.set_if_neq(Editing(PositionDraft::of(position)));
    Brush::fit(&mut brush, position.variant());
    page.set_if_neq(Page::Board);
    NextState::set_if_neq(&mut screen, Screen::Editor);
    NextState::set_if_neq(&mut menu, Menu::None);
}

fn show_position(editing: Res<Editing>, mut shown: MessageWriter<ShowMatch>) {
    shown.write(ShowMatch(Box::new(editing.to_match(&[]))));
}

/// Returns from the players to the board, and from the board to the previous screen.
fn step_back(
    mut page: ResMut<Page>,
    left: Res<ReturnTo>,
    mut starts: MessageWriter<StartMatch>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if !page.set_if_neq(Page::Board) {
        leave(&left, &mut starts, &mut screen);
    }
}

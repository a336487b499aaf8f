//! Selection of a move by clicks: take and insert, piece and target, and the dot in teams.

use bevy::prelude::*;

use super::premove::{Chooser, Early, when_selection_ends};
use super::rules::RulesAt;
use crate::game::audio::{Effect, PlaySound};
use crate::game::language::{Language, words};
use crate::game::state::{BoardChanged, MatchCommand, Menu, MoveChosen, Notice, Phase, Step, ViewedPly};
use pushflip_core::rules::IllegalMove;
use pushflip_core::rules::hexxagon::{Cell as HexCell, Move};
use pushflip_core::rules::quixo::teams::{self, Seat};
use pushflip_core::rules::quixo::{Cell, Push};
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition};

/// Adds the selection.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<Unconfirmed>()
        .init_resource::<Hovered>()
        .add_systems(Update, deselect.after(Step::Input).before(Step::Turn));
    when_selection_ends(app, clear);
}

/// What the player at the screen has chosen so far.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selection {
    /// Nothing.
    #[default]
    None,
    /// A cube to take.
    Cube(Cell),
    /// In teams: also where it goes; its dot is still open.
    Pushed(Push),
    /// A piece to clone or to jump with.
    Piece(HexCell),
}

/// Something on the table that a pointer can mean.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The cube on a cell.
    Cube(Cell),
    /// The arrow of an insertion.
    Insert(Push),
    /// A direction of the dot.
    Dot(Seat),
    /// A cell of Hexxagon, with whatever stands on it.
    Hex(HexCell),
}

impl Target {
    /// The cell, unless it is an arrow.
    pub fn cell(self) -> Option<AnyCell> {
        match self {
            Self::Cube(cell) => Some(AnyCell::Quixo(cell)),
            Self::Hex(cell) => Some(AnyCell::Hexxagon(cell)),
            Self::Insert(_) | Self::Dot(_) => None,
        }
    }
}

impl From<AnyCell> for Target {
    fn from(cell: AnyCell) -> Self {
        match cell {
            AnyCell::Quixo(cell) => Self::Cube(cell),
            AnyCell::Hexxagon(cell) => Self::Hex(cell),
        }
    }
}

/// What a pointer or the cursor lies on.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hovered(pub Option<Target>);

/// The move that was chosen once and waits for the second time, where the player wants to be asked.
#[derive(Resource, Default)]
pub(super) struct Unconfirmed(Option<AnyMove>);

/// What a person may choose now, and the one way to choose it, for every kind of hand.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Turn<'w> {
    chooser: Chooser<'w>,
    menu: Res<'w, State<Menu>>,
    viewed_ply: Res<'w, ViewedPly>,
    language: Res<'w, Language>,
    selection: ResMut<'w, Selection>,
    unconfirmed: ResMut<'w, Unconfirmed>,
    premove: ResMut<'w, Premove>,
    notices: MessageWriter<'w, Notice>,
    chosen: MessageWriter<'w, MoveChosen>,
    sounds: MessageWriter<'w, PlaySound>,
}

impl Turn<'_> {
    /// Whether a person may choose now.
    pub fn is_open(&self) -> bool {
        self.chooser.phase() == Some(Phase::Choosing) && self.board_is_active()
    }

    /// Whether a person may choose, now or a move that waits for its turn.
    pub fn may_choose(&self) -> bool {
        self.chooser.may_choose() && self.board_is_active()
    }

    /// Whether nothing lies over the board, and it shows the last position.
    fn board_is_active(&self) -> bool {
        *self.menu.get() == Menu::None && self.viewed_ply.0.is_none()
    }

    /// Whether a ply is in motion: who presses on the table then has seen enough of it.
    pub fn is_animating(&self) -> bool {
        self.chooser.phase() == Some(Phase::Animating) && *self.menu.get() == Menu::None
    }

    /// Whether a person may choose now, and can begin or go on with a target.
    pub fn can_choose(&self, target: Target) -> bool {
        let begun = *self.selection != Selection::None;
        self.may_choose() && (begun || self.chooser.rules().can_select(target))
    }

    /// The position on the table, with the seat to move that chooses.
    pub fn position(&self) -> AnyPosition {
        self.chooser.rules().position()
    }

    /// What is chosen so far.
    pub fn selection(&self) -> Selection {
        *self.selection
    }

    /// Chooses a whole move. Returns whether it is a person's turn.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn play(&mut self, mv: AnyMove) -> Result<bool, IllegalMove> {
        if !self.is_open() {
            return Ok(false);
        }
        self.chooser.rules().check(mv)?;
        self.send_move(mv);
        Ok(true)
    }

    /// Follows a choice. What cannot be done is explained, and costs nothing that was chosen before.
    pub fn choose(&mut self, target: Option<Target>) {
        if !self.may_choose() {
            return;
        }
        let rules = self.chooser.rules();
        let position = rules.position();
        match (*self.selection, target) {
            (Selection::Cube(_), Some(Target::Insert(push))) => match position {
                AnyPosition::Teams(_) => *self.selection = Selection::Pushed(push),
                _ => self.submit(AnyMove::Quixo(push)),
            },
            (Selection::Pushed(push), Some(Target::Dot(dot))) => {
                self.submit(AnyMove::Teams(teams::Move::Push { push, dot }));
            }
            (Selection::Pushed(push), None) => *self.selection = Selection::Cube(push.take()),
            (Selection::Pushed(_), Some(_)) => {
                if let AnyPosition::Teams(position) = position {
                    self.reject(IllegalMove::StrangeDot(position.seat_to_move()));
                }
            }
            (Selection::Cube(held), Some(Target::Cube(cell))) if held == cell => {
                *self.selection = Selection::None;
            }
            (_, Some(Target::Cube(cell))) => match rules.why_not_selectable(Target::Cube(cell)) {
                Some(why) => self.reject(why),
                None => *self.selection = Selection::Cube(cell),
            },
            (selected, Some(Target::Hex(cell))) => self.choose_cell(selected, cell, &rules),
            (Selection::None, None) => _ = self.premove.set_if_neq(Premove(None)),
            _ => *self.selection = Selection::None,
        }
    }

    /// Puts back a cube or a piece that a drag has let go over nothing.
    pub fn cancel_drag(&mut self) {
        if matches!(*self.selection, Selection::Cube(_) | Selection::Piece(_)) {
            *self.selection = Selection::None;
        }
    }

    fn choose_cell(&mut self, selected: Selection, cell: HexCell, rules: &RulesAt) {
        let position = rules.position();
        let AnyPosition::Hexxagon(p) = position else { return };
        if p.piece(cell) == Some(position.side_to_move()) {
            match rules.why_not_selectable(Target::Hex(cell)) {
                Some(why) => self.reject(why),
                None if selected == Selection::Piece(cell) => *self.selection = Selection::None,
                None => *self.selection = Selection::Piece(cell),
            }
            return;
        }
        let mv = match selected {
            Selection::Piece(from) if from.distance(cell) > 1 => Move::Jump { from, to: cell },
            _ => Move::Clone { to: cell },
        };
        match rules.check(AnyMove::Hexxagon(mv)) {
            Ok(()) => self.submit(AnyMove::Hexxagon(mv)),
            Err(why) => self.reject(why),
        }
    }

    /// Plays a move, or asks for it a second time if the player wants to be asked.
    fn submit(&mut self, mv: AnyMove) {
        if let Some(seat) = self.chooser.premove_seat() {
            *self.premove = Premove(Some((seat, mv)));
            self.selection.set_if_neq(Selection::None);
            self.notify("table-early", mv);
        } else if self.chooser.settings.confirm_moves && self.unconfirmed.0 != Some(mv) {
            self.unconfirmed.0 = Some(mv);
            self.notify("table-confirm", mv);
        } else {
            self.unconfirmed.0 = None;
            self.send_move(mv);
        }
    }

    /// Plays the move that has waited for this turn; one that cannot be played any more is told and forgotten.
    pub(super) fn play_premove(&mut self) {
        let position = self.position();
        if !self.is_open() {
            return;
        }
        let Some((seat, mv)) = self.premove.0.take() else { return };
        if seat != position.seat_to_move() || position.check(mv).is_err() {
            self.notify("table-early-gone", mv);
        } else {
            self.send_move(mv);
        }
    }

    fn notify(&mut self, message: &str, mv: AnyMove) {
        let sentence = self.language.tell(message, &[("move", mv.to_string().into())]);
        self.notices.write(Notice(sentence));
    }

    /// A second press may come before the ply is played: nothing is chosen for the next player by then.
    fn send_move(&mut self, mv: AnyMove) {
        self.selection.set_if_neq(Selection::None);
        self.chosen.write(MoveChosen { mv, on: self.chooser.current.version() });
    }

    fn reject(&mut self, why: IllegalMove) {
        // Before the turn nobody is told so: much may change until then.
        if !self.is_open() {
            return;
        }
        self.notices.write(Notice(words::illegal(*self.language, why)));
        self.sounds.write(PlaySound(Effect::Illegal));
    }
}

/// Esc or a changed board put a chosen cube back.
fn deselect(
    mut unconfirmed: MessageReader<MatchCommand>,
    mut board_changed: MessageReader<BoardChanged>,
    mut selection: ResMut<Selection>,
    mut unconfirmed: ResMut<Unconfirmed>,
    mut premove: ResMut<Premove>,
) {
    let asked = asked.read().any(|command| *command == MatchCommand::Deselect);
    let changed = board_changed.read().next().is_some();
    if asked || changed {
        unconfirmed.0 = None;
        premove.set_if_neq(Premove(None));
    }
    if (asked || changed) && *selection != Selection::None {
        // In teams one step at a time: first the insertion, then the cube.
        *selection = match *selection {
            Selection::Pushed(push) if !changed => Selection::Cube(push.take()),
            _ => Selection::None,
        };
    }
}

fn clear(mut selection: ResMut<Selection>, mut unconfirmed: ResMut<Unconfirmed>) {
    unconfirmed.0 = None;
    selection.set_if_neq(Selection::None);
}

//! Selection of a move by clicks: take and insert, piece and target, and the dot in teams.

use bevy::prelude::*;

use super::early::{Chooser, Early, when_closed};
use super::rules::RulesAt;
use crate::game::audio::{Effect, PlaySound};
use crate::game::language::{Language, words};
use crate::game::state::{BoardSet, LookBack, MatchCommand, Menu, MoveChosen, Notice, Phase, Step};
use pushflip_core::rules::IllegalMove;
use pushflip_core::rules::hexxagon::{Cell as HexCell, Move};
use pushflip_core::rules::quixo::teams::{self, Seat};
use pushflip_core::rules::quixo::{Cell, Push};
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition};

/// Adds the selection.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<Asked>()
        .init_resource::<Hovered>()
        .add_systems(Update, put_back.after(Step::Input).before(Step::Turn));
    when_closed(app, forget);
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
pub(super) struct Asked(Option<AnyMove>);

/// What a person may choose now, and the one way to choose it, for every kind of hand.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Turn<'w> {
    chooser: Chooser<'w>,
    menu: Res<'w, State<Menu>>,
    look_back: Res<'w, LookBack>,
    language: Res<'w, Language>,
    selection: ResMut<'w, Selection>,
    asked: ResMut<'w, Asked>,
    early: ResMut<'w, Early>,
    notices: MessageWriter<'w, Notice>,
    chosen: MessageWriter<'w, MoveChosen>,
    sounds: MessageWriter<'w, PlaySound>,
}

impl Turn<'_> {
    /// Whether a person may choose now.
    pub fn open(&self) -> bool {
        self.chooser.phase() == Some(Phase::Choosing) && self.in_reach()
    }

    /// Whether a person may choose, now or a move that waits for its turn.
    pub fn may_choose(&self) -> bool {
        self.chooser.may_choose() && self.in_reach()
    }

    /// Whether nothing lies over the board, and it shows the last position.
    fn in_reach(&self) -> bool {
        *self.menu.get() == Menu::None && self.look_back.0.is_none()
    }

    /// Whether a ply is in motion: who presses on the table then has seen enough of it.
    pub fn moving(&self) -> bool {
        self.chooser.phase() == Some(Phase::Animating) && *self.menu.get() == Menu::None
    }

    /// Whether a person may choose now, and can begin or go on with a target.
    pub fn answers(&self, target: Target) -> bool {
        let begun = *self.selection != Selection::None;
        self.may_choose() && (begun || self.chooser.rules().can_begin(target))
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
        if !self.open() {
            return Ok(false);
        }
        self.chooser.rules().check(mv)?;
        self.send(mv);
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
                _ => self.commit(AnyMove::Quixo(push)),
            },
            (Selection::Pushed(push), Some(Target::Dot(dot))) => {
                self.commit(AnyMove::Teams(teams::Move::Push { push, dot }));
            }
            (Selection::Pushed(push), None) => *self.selection = Selection::Cube(push.take()),
            (Selection::Pushed(_), Some(_)) => {
                if let AnyPosition::Teams(position) = position {
                    self.refuse(IllegalMove::StrangeDot(position.seat_to_move()));
                }
            }
            (Selection::Cube(held), Some(Target::Cube(cell))) if held == cell => {
                *self.selection = Selection::None;
            }
            (_, Some(Target::Cube(cell))) => match rules.why_not_begin(Target::Cube(cell)) {
                Some(why) => self.refuse(why),
                None => *self.selection = Selection::Cube(cell),
            },
            (selected, Some(Target::Hex(cell))) => self.choose_cell(selected, cell, &rules),
            (Selection::None, None) => _ = self.early.set_if_neq(Early(None)),
            _ => *self.selection = Selection::None,
        }
    }

    /// Puts back a cube or a piece that a drag has let go over nothing.
    pub fn let_go(&mut self) {
        if matches!(*self.selection, Selection::Cube(_) | Selection::Piece(_)) {
            *self.selection = Selection::None;
        }
    }

    fn choose_cell(&mut self, selected: Selection, cell: HexCell, rules: &RulesAt) {
        let position = rules.position();
        let AnyPosition::Hexxagon(p) = position else { return };
        if p.piece(cell) == Some(position.side_to_move()) {
            match rules.why_not_begin(Target::Hex(cell)) {
                Some(why) => self.refuse(why),
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
            Ok(()) => self.commit(AnyMove::Hexxagon(mv)),
            Err(why) => self.refuse(why),
        }
    }

    /// Plays a move, or asks for it a second time if the player wants to be asked.
    fn commit(&mut self, mv: AnyMove) {
        if let Some(seat) = self.chooser.early() {
            *self.early = Early(Some((seat, mv)));
            self.selection.set_if_neq(Selection::None);
            self.tell("table-early", mv);
        } else if self.chooser.settings.confirm_moves && self.asked.0 != Some(mv) {
            self.asked.0 = Some(mv);
            self.tell("table-confirm", mv);
        } else {
            self.asked.0 = None;
            self.send(mv);
        }
    }

    /// Plays the move that has waited for this turn; one that cannot be played any more is told and forgotten.
    pub(super) fn play_early(&mut self) {
        let position = self.position();
        if !self.open() {
            return;
        }
        let Some((seat, mv)) = self.early.0.take() else { return };
        if seat != position.seat_to_move() || position.check(mv).is_err() {
            self.tell("table-early-gone", mv);
        } else {
            self.send(mv);
        }
    }

    fn tell(&mut self, message: &str, mv: AnyMove) {
        let sentence = self.language.tell(message, &[("move", mv.to_string().into())]);
        self.notices.write(Notice(sentence));
    }

    /// A second press may come before the ply is played: nothing is chosen for the next player by then.
    fn send(&mut self, mv: AnyMove) {
        self.selection.set_if_neq(Selection::None);
        self.chosen.write(MoveChosen { mv, on: self.chooser.current.version() });
    }

    fn refuse(&mut self, why: IllegalMove) {
        // Before the turn nobody is told so: much may change until then.
        if !self.open() {
            return;
        }
        self.notices.write(Notice(words::illegal(*self.language, why)));
        self.sounds.write(PlaySound(Effect::Illegal));
    }
}

/// Esc or a changed board put a chosen cube back.
fn put_back(
    mut asked: MessageReader<MatchCommand>,
    mut board_set: MessageReader<BoardSet>,
    mut selection: ResMut<Selection>,
    mut unconfirmed: ResMut<Asked>,
    mut early: ResMut<Early>,
) {
    let asked = asked.read().any(|command| *command == MatchCommand::PutBack);
    let changed = board_set.read().next().is_some();
    if asked || changed {
        unconfirmed.0 = None;
        early.set_if_neq(Early(None));
    }
    if (asked || changed) && *selection != Selection::None {
        // In teams one step at a time: first the insertion, then the cube.
        *selection = match *selection {
            Selection::Pushed(push) if !changed => Selection::Cube(push.take()),
            _ => Selection::None,
        };
    }
}

fn forget(mut selection: ResMut<Selection>, mut asked: ResMut<Asked>) {
    asked.0 = None;
    selection.set_if_neq(Selection::None);
}

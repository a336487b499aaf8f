//! Selection of a move by clicks: take and insert, piece and target, and the dot in teams.

use bevy::prelude::*;

use super::commit::plays_match;
use super::premove::{Chooser, Premove, when_selection_ends};
use super::rules::RulesAt;
use crate::game::audio::{Effect, PlaySound};
use crate::game::state::{
    BoardChanged, MatchCommand, Menu, MoveChosen, Notice, Phase, Screen, Step, ViewedPly,
};
use pushflip_core::language::msg;
use pushflip_core::rules::IllegalMove;
use pushflip_core::rules::hexxagon::{Cell as HexCell, Move};
use pushflip_core::rules::quixo::Push;
use pushflip_core::rules::quixo::teams::{self, Seat};
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<Unconfirmed>()
        .init_resource::<Hovered>()
        .init_resource::<Hand>()
        .add_message::<Rejected>()
        .add_systems(Update, deselect.after(Step::Input).before(Step::Turn));
    when_selection_ends(app, clear);
}

/// The part of a move that the player at this screen has selected.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selection {
    #[default]
    None,
    /// The cube to take, or the piece to clone or to jump with.
    Cell(AnyCell),
    /// In teams: the whole push; the direction of its dot is still open.
    Pushed(Push),
}

impl Selection {
    /// The targets that can complete or continue this selection in a position.
    pub fn destinations(self, position: &AnyPosition) -> Vec<Target> {
        match (position, self) {
            (_, Self::Cell(AnyCell::Quixo(cell))) => Push::from_cell(cell).map(Target::Insert).collect(),
            (AnyPosition::Teams(p), Self::Pushed(_)) => {
                [p.seat_to_move(), p.seat_to_move().partner()].map(Target::Dot).into()
            }
            (AnyPosition::Hexxagon(p), Self::Cell(AnyCell::Hexxagon(from))) => HexCell::all()
                .filter(|to| p.empty() & to.bit() != 0 && (1..=2).contains(&from.distance(*to)))
                .map(|to| Target::Cell(AnyCell::Hexxagon(to)))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The move to a cell of Hexxagon: a jump of the selected piece to a cell that is no neighbour, else a clone.
    pub fn move_to(self, to: HexCell) -> Move {
        match self {
            Self::Cell(AnyCell::Hexxagon(from)) if from.distance(to) > 1 => Move::Jump { from, to },
            _ => Move::Clone { to },
        }
    }
}

/// A clickable part of the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A cube, or a cell of Hexxagon, empty or with a piece.
    Cell(AnyCell),
    Insert(Push),
    Dot(Seat),
}

impl Target {
    /// Whether a move of the seat to move can begin with this target.
    pub fn is_selectable(self, rules: &RulesAt) -> bool {
        self.why_not_selectable(rules).is_none()
    }

    /// The reason why no move of the seat to move can begin with this target; `None` if one can.
    pub fn why_not_selectable(self, rules: &RulesAt) -> Option<IllegalMove> {
        let Self::Cell(cell) = self else { return None };
        let position = rules.position();
        let mv = match (position, cell) {
            (AnyPosition::Hexxagon(p), AnyCell::Hexxagon(cell))
                if p.piece(cell) == Some(position.side_to_move()) =>
            {
                return (!p.has_move_from(cell)).then_some(IllegalMove::NoWayOut(cell));
            }
            (_, AnyCell::Hexxagon(to)) => AnyMove::Hexxagon(Move::Clone { to }),
            (_, AnyCell::Quixo(cell)) => {
                let Some(push) = Push::from_cell(cell).next() else {
                    return Some(IllegalMove::NotOnBorder(cell));
                };
                match position {
                    AnyPosition::Teams(p) => {
                        AnyMove::Teams(teams::Move::Push { push, dot: p.seat_to_move() })
                    }
                    _ => AnyMove::Quixo(push),
                }
            }
        };
        rules.check(mv).err()
    }
}

/// The target under the pointer or the keyboard cursor.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hovered(pub Option<Target>);

/// The point under the pointer that drags the selected cube or piece, at the height at which it is held.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Hand(pub Option<Vec3>);

/// A player chose a target that no legal move begins with or continues to.
#[derive(Message)]
pub struct Rejected {
    pub target: Target,
    pub why: IllegalMove,
}

/// The move that was chosen once and must be chosen again to be played, if the player confirms moves.
#[derive(Resource, Default)]
pub(super) struct Unconfirmed(Option<AnyMove>);

/// Access to the selection for all input devices: what the player may select, and the functions that select it.
#[derive(bevy::ecs::system::SystemParam)]
pub struct MoveInput<'w> {
    chooser: Chooser<'w>,
    menu: Res<'w, State<Menu>>,
    viewed_ply: Res<'w, ViewedPly>,
    selection: ResMut<'w, Selection>,
    unconfirmed: ResMut<'w, Unconfirmed>,
    premove: ResMut<'w, Premove>,
    notices: MessageWriter<'w, Notice>,
    chosen: MessageWriter<'w, MoveChosen>,
    rejected: MessageWriter<'w, Rejected>,
    sounds: MessageWriter<'w, PlaySound>,
}

impl MoveInput<'_> {
    /// Whether a person may choose a move that is played immediately.
    pub fn is_open(&self) -> bool {
        self.chooser.phase() == Some(Phase::Choosing) && self.board_is_active()
    }

    /// Whether a person may choose a move or a premove.
    pub fn may_choose(&self) -> bool {
        self.chooser.may_choose() && self.board_is_active()
    }

    /// Whether no menu covers the board and it shows the current position.
    fn board_is_active(&self) -> bool {
        *self.menu.get() == Menu::None && self.viewed_ply.0.is_none()
    }

    /// Whether a ply is being animated. A press on the board skips the rest of the animation.
    pub fn is_animating(&self) -> bool {
        self.chooser.phase() == Some(Phase::Animating) && *self.menu.get() == Menu::None
    }

    /// Whether a person may begin or continue a move with a target.
    pub fn can_choose(&self, target: Target) -> bool {
        let begun = *self.selection != Selection::None;
        self.may_choose() && (begun || target.is_selectable(&self.chooser.rules()))
    }

    /// The current position, with the choosing seat to move.
    pub fn position(&self) -> AnyPosition {
        self.chooser.rules().position()
    }

    pub fn selection(&self) -> Selection {
        *self.selection
    }

    /// Plays a complete move, if a person may choose one. Returns whether it did.
    ///
    /// # Errors
    /// The rule that the move breaks.
    pub fn play(&mut self, mv: AnyMove) -> Result<bool, IllegalMove> {
        if !self.is_open() {
            return Ok(false);
        }
        self.chooser.rules().check(mv)?;
        self.send_move(mv);
        Ok(true)
    }

    /// Applies a click on a target, or on no target. An illegal choice is explained and keeps the selection.
    pub fn choose(&mut self, target: Option<Target>) {
        if !self.may_choose() {
            return;
        }
        let position = self.position();
        match (*self.selection, target) {
            (Selection::Cell(_), Some(Target::Insert(push))) => match position {
                AnyPosition::Teams(_) => *self.selection = Selection::Pushed(push),
                _ => self.submit(AnyMove::Quixo(push)),
            },
            (Selection::Pushed(push), Some(Target::Dot(dot))) => {
                self.submit(AnyMove::Teams(teams::Move::Push { push, dot }));
            }
            (Selection::Pushed(push), None) => {
                *self.selection = Selection::Cell(AnyCell::Quixo(push.take()));
            }
            (Selection::Pushed(_), Some(target)) => {
                if let AnyPosition::Teams(position) = position {
                    self.reject(target, IllegalMove::StrangeDot(position.seat_to_move()));
                }
            }
            (_, Some(Target::Cell(cell))) => self.choose_cell(cell),
            (Selection::None, None) => _ = self.premove.set_if_neq(Premove(None)),
            _ => *self.selection = Selection::None,
        }
    }

    /// Clears the selection after a drag that ended on no target.
    pub fn cancel_drag(&mut self) {
        if matches!(*self.selection, Selection::Cell(_)) {
            *self.selection = Selection::None;
        }
    }

    fn choose_cell(&mut self, cell: AnyCell) {
        let rules = self.chooser.rules();
        let position = rules.position();
        if let (AnyPosition::Hexxagon(p), AnyCell::Hexxagon(to)) = (position, cell)
            && p.piece(to) != Some(position.side_to_move())
        {
            let mv = AnyMove::Hexxagon(self.selection.move_to(to));
            match rules.check(mv) {
                Ok(()) => self.submit(mv),
                Err(why) => self.reject(Target::Cell(cell), why),
            }
            return;
        }
        match Target::Cell(cell).why_not_selectable(&rules) {
            _ if *self.selection == Selection::Cell(cell) => *self.selection = Selection::None,
            Some(why) => self.reject(Target::Cell(cell), why),
            None => *self.selection = Selection::Cell(cell),
        }
    }

    /// Handles a complete move: stores it as a premove, asks for confirmation, or plays it.
    fn submit(&mut self, mv: AnyMove) {
        if let Some(seat) = self.chooser.premove_seat() {
            *self.premove = Premove(Some((seat, mv)));
            self.selection.set_if_neq(Selection::None);
            self.notices.write(Notice(msg::TableEarly { mv: mv.to_string() }.into()));
        } else if self.chooser.settings.confirm_moves && self.unconfirmed.0 != Some(mv) {
            self.unconfirmed.0 = Some(mv);
            self.notices.write(Notice(msg::TableConfirm { mv: mv.to_string() }.into()));
        } else {
            self.unconfirmed.0 = None;
            self.send_move(mv);
        }
    }

    /// Plays the premove, or drops it with a notice if it has become illegal.
    pub(super) fn play_premove(&mut self) {
        if !self.is_open() {
            return;
        }
        let Some((seat, mv)) = self.premove.0.take() else { return };
        let rules = self.chooser.rules();
        if seat != rules.position().seat_to_move() || rules.check(mv).is_err() {
            self.notices.write(Notice(msg::TableEarlyGone { mv: mv.to_string() }.into()));
        } else {
            self.send_move(mv);
        }
    }

    /// Clears the selection immediately: a second click before the ply is played must not select for the next player.
    fn send_move(&mut self, mv: AnyMove) {
        self.selection.set_if_neq(Selection::None);
        self.chosen.write(MoveChosen { mv, on: self.chooser.current.version() });
    }

    fn reject(&mut self, target: Target, why: IllegalMove) {
        // A premove is not explained: it may be legal when its turn comes.
        if !self.is_open() {
            return;
        }
        self.rejected.write(Rejected { target, why });
        // In a step of a lesson the panel gives the reason.
        let screen = *self.chooser.screen.get();
        if screen != Screen::Lesson || plays_match(screen, self.chooser.current.setup()) {
            self.notices.write(Notice(why.of_pointed()));
        }
        self.sounds.write(PlaySound(Effect::Illegal));
    }
}

/// Clears the selection after Esc or a change of the board.
fn deselect(
    mut commands: MessageReader<MatchCommand>,
    mut board_changed: MessageReader<BoardChanged>,
    mut selection: ResMut<Selection>,
    mut unconfirmed: ResMut<Unconfirmed>,
    mut premove: ResMut<Premove>,
) {
    let requested = commands.read().any(|command| *command == MatchCommand::Deselect);
    let changed = board_changed.read().next().is_some();
    if !requested && !changed {
        return;
    }
    unconfirmed.0 = None;
    premove.set_if_neq(Premove(None));
    // In teams Esc goes back one step at a time: first the insertion, then the cube.
    let next = match *selection {
        Selection::Pushed(push) if !changed => Selection::Cell(AnyCell::Quixo(push.take())),
        _ => Selection::None,
    };
    selection.set_if_neq(next);
}

fn clear(mut selection: ResMut<Selection>, mut unconfirmed: ResMut<Unconfirmed>) {
    unconfirmed.0 = None;
    selection.set_if_neq(Selection::None);
}

//! Messages about the match on the table.

use bevy::prelude::*;

use pushflip_core::session::{AnyMove, AnyPosition, Match};

/// Adds the messages.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartMatch>()
        .add_message::<ShowMatch>()
        .add_message::<ReviewMatch>()
        .add_message::<EditPosition>()
        .add_message::<ApplyMove>()
        .add_message::<MoveChosen>()
        .add_message::<MovePlayed>()
        .add_message::<BoardChanged>()
        .add_message::<Settled>()
        .add_message::<MatchCommand>();
}

/// Begin a match, or go on with one that was saved.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub Box<Match>);

/// Put a match on the table without playing it and without leaving the screen: to look through it, for
/// a task, for a lesson.
#[derive(Message, Clone, Debug)]
pub struct ShowMatch(pub Box<Match>);

/// One position that lies on the table, told apart from every other one, equal or not. What was chosen for
/// one of them is meant for no other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardVersion {
    /// How many boards were set before: with each new match, undo or redo one more.
    pub boards: u32,
    /// How many plies are played.
    pub plies: usize,
}

/// Play a ply of what is laid out, in motion: the next one of a match that is looked through.
#[derive(Message, Clone, Copy, Debug)]
pub struct ApplyMove {
    /// The ply.
    pub mv: AnyMove,
    /// What it is to be played on.
    pub on: BoardVersion,
}

/// Look through a match, from any screen; afterwards the editor or a match that was played comes back.
#[derive(Message, Clone, Debug)]
pub struct ReviewMatch(pub Box<Match>);

/// Change a position in the editor.
#[derive(Message, Clone, Debug)]
pub struct EditPosition(pub Box<AnyPosition>);

/// A person or the computer has chosen a move for the seat to move.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveChosen {
    /// The move.
    pub mv: AnyMove,
    /// What it was chosen for; if that lies there no more, the move is dropped.
    pub on: BoardVersion,
}

/// The match has one ply more.
#[derive(Message, Clone, Copy, Debug)]
pub struct MovePlayed {
    /// The ply.
    pub mv: AnyMove,
    /// The position before it.
    pub before: AnyPosition,
    /// How many plies were played before it.
    pub ply: usize,
}

/// The board has changed without a ply.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardChanged {
    /// It is another one, or it is over now: a match, undo, redo, resigned.
    Replaced,
    /// It is looked back at.
    PlyViewed,
}

/// The board has come to rest after a ply or after it was set: the screen says who is next. It is said again
/// in each frame until [`Phase::Animating`](super::Phase::Animating) is left or something moves.
#[derive(Message, Clone, Copy, Debug)]
pub struct Settled;

/// What a player asks of a match, by key or button.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchCommand {
    /// Take back to the last own ply.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Ask for advice.
    Hint,
    /// Put a chosen cube or piece back.
    Deselect,
    /// Finish the running animation at once.
    SkipAnimation,
    /// Show the board after so many plies; the last one ends looking back.
    ViewPly(usize),
    /// Give up for the side to move.
    Resign,
    /// Ask the computer for a draw.
    OfferDraw,
    /// End in a draw by agreement.
    AgreeDraw,
    /// Begin the players' series anew with the match on the table.
    EndSeries,
    /// Leave to the title screen; the match stays saved.
    Leave,
    /// Close the program; the match stays saved.
    Quit,
}

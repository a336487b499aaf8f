//! Messages about the match on the board.

use bevy::prelude::*;

use pushflip_core::session::{AnyMove, AnyPosition, Match};

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
        .add_message::<MatchCommand>()
        .add_message::<CharacterMood>();
}

/// Starts a match, or resumes a saved one.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub Box<Match>);

/// Shows a match on the board without playing it and without leaving the screen: in a review, a puzzle, a lesson or
/// the editor.
#[derive(Message, Clone, Debug)]
pub struct ShowMatch(pub Box<Match>);

/// Identifies one state of the board. Two states differ even if their positions are equal, so that a move chosen for
/// one is never played in another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardVersion {
    /// The number of boards set before: each new match, undo and redo adds one.
    pub boards: u32,
    pub plies: usize,
}

/// Plays the next ply of a reviewed or online match on the board, with its animation.
#[derive(Message, Clone, Copy, Debug)]
pub struct ApplyMove {
    pub mv: AnyMove,
    /// The state of the board it belongs to; in any other state the message is ignored.
    pub on: BoardVersion,
}

/// Opens a match in the review, from any screen. The review returns to the editor or to the match that was played.
#[derive(Message, Clone, Debug)]
pub struct ReviewMatch(pub Box<Match>);

#[derive(Message, Clone, Debug)]
pub struct EditPosition(pub Box<AnyPosition>);

/// A person or the computer has chosen a move for the seat to move.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveChosen {
    pub mv: AnyMove,
    /// The state of the board it was chosen for; in any other state the message is ignored.
    pub on: BoardVersion,
}

/// A ply was played in the match.
#[derive(Message, Clone, Copy, Debug)]
pub struct MovePlayed {
    pub mv: AnyMove,
    pub before: AnyPosition,
    /// The number of plies before it.
    pub ply: usize,
}

/// A mood of a computer player's character, shown by its figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// The head faces the player.
    Neutral,
    /// A nod, then neutral.
    Greeting,
    /// After a win or a good move of its side.
    Pleased,
    /// After a loss or a good move of the other side.
    Sad,
    /// The head faces the board.
    Thinking,
}

#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CharacterMood {
    pub seat: usize,
    pub mood: Mood,
}

/// The board has changed without a ply.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardChanged {
    /// By another match, undo or redo, or because the match ended without a ply.
    Replaced,
    PlyViewed,
}

/// All blocking animations have ended, and the screen sets the next phase. Sent in every frame until
/// [`Phase::Animating`](super::Phase::Animating) ends or an animation starts.
#[derive(Message, Clone, Copy, Debug)]
pub struct Settled;

/// A command for the match, from a key or a button.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchCommand {
    /// Takes back to the player's last ply.
    Undo,
    Redo,
    Hint,
    /// Clears the selection and the premove.
    Deselect,
    /// Finishes the running animation immediately.
    SkipAnimation,
    /// Shows the board after a number of plies; the last one returns to the current position.
    ViewPly(usize),
    /// Resigns for the side to move.
    Resign,
    OfferDraw,
    /// Ends the match in a draw by agreement.
    AgreeDraw,
    /// Restarts the players' series with the current match.
    EndSeries,
    /// Returns to the title screen; the match stays saved.
    Leave,
    /// Closes the program; the match stays saved.
    Quit,
}

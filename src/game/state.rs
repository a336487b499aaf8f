//! The vocabulary that all rooms share: states, the order of a frame's work, what is asked and told as
//! messages, and the resources that more than one room reads.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;

use pushflip_core::ai::Why;
use pushflip_core::online::net::Found;
use pushflip_core::online::store::Card;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition, Folders, Match, Setup};

/// Adds the states and messages, and the order of a frame.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Phase>()
        .add_computed_state::<AtTable>()
        .init_state::<Menu>()
        .init_resource::<MenuStack>()
        .init_resource::<LookBack>()
        .init_resource::<Hint>()
        .init_resource::<SeatsHere>()
        .init_resource::<Clicked>()
        .init_resource::<Invited>()
        .add_message::<StartMatch>()
        .add_message::<LayOut>()
        .add_message::<ReviewMatch>()
        .add_message::<EditPosition>()
        .add_message::<PlayOut>()
        .add_message::<MoveChosen>()
        .add_message::<MovePlayed>()
        .add_message::<BoardSet>()
        .add_message::<Settled>()
        .add_message::<MatchCommand>()
        .add_message::<StepBack>()
        .add_message::<Exchange>()
        .add_message::<Notice>()
        .add_message::<Announce>()
        .add_message::<ClocksSet>()
        .add_message::<OpenTable>()
        .add_message::<JoinTable>()
        .add_message::<BackToTable>()
        .add_message::<Knock>()
        .add_message::<Rename>()
        .configure_sets(Update, (Step::Input, Step::Turn, Step::Table, Step::Next, Step::Hud).chain());
}

/// The order of a frame's work.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Keys and pointers become messages.
    Input,
    /// The match is written.
    Turn,
    /// The table follows the match.
    Table,
    /// Where the board rests, the screen says who is next.
    Next,
    /// The display around the table follows both.
    Hud,
}

/// What fills the window.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The first one, with a live board behind it.
    #[default]
    Title,
    /// What to play, with whom.
    Setup,
    /// A match on the table.
    Playing,
    /// A match looked through: every ply with its worth, other moves tried.
    Review,
    /// A position that is being set up.
    Editor,
    /// A position with a task.
    Puzzle,
    /// An interactive first game.
    Lesson,
}

/// The screens on which the board is in front, not behind: what is spawned on the table for one of
/// them is despawned on leaving this.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AtTable;

impl ComputedStates for AtTable {
    type SourceStates = Screen;

    fn compute(screen: Screen) -> Option<Self> {
        (!matches!(screen, Screen::Title | Screen::Setup)).then_some(Self)
    }
}

/// What the table waits for, wherever moves are played on it.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Playing | Screen::Review | Screen::Puzzle | Screen::Lesson)]
pub enum Phase {
    /// A person's move.
    Choosing,
    /// The computer's move.
    Thinking,
    /// The move of somebody far away.
    Waiting,
    /// Cubes and pieces that move; at its end it is known who is next.
    #[default]
    Animating,
    /// Nothing: the match is over.
    Over,
}

/// What lies over the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// Nothing.
    #[default]
    None,
    /// The match rests.
    Pause,
    /// Volume, animation, window.
    Settings,
    /// Who made the games, version, licences, folders.
    About,
    /// The rules in short.
    HowToPlay,
    /// Who won and why.
    Result,
    /// Saved matches: open, save, copy, paste.
    Records,
    /// Results by game and level.
    Statistics,
    /// Which lesson.
    Lessons,
    /// Which puzzle.
    Puzzles,
    /// What the keys do, and other keys for it.
    Keys,
    /// A table with people far away: to open one, to join one, who sits at it.
    Online,
    /// What can be said to them during a match.
    Phrases,
}

impl Menu {
    /// Whether the board stays in reach: the result is only a banner beside it.
    #[must_use]
    pub fn leaves_board(self) -> bool {
        matches!(self, Self::None | Self::Result)
    }
}

/// The menus that the open one was opened over, the last on top.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct MenuStack(Vec<Menu>);

impl MenuStack {
    /// The menu that closing the open one comes back to, if there is one.
    #[must_use]
    pub fn top(&self) -> Menu {
        self.0.last().copied().unwrap_or_default()
    }
    /// Remembers the way from one menu to another, or forgets it where a new one begins.
    pub fn follow(&mut self, from: Menu, to: Menu) {
        if matches!(to, Menu::None | Menu::Pause | Menu::Result) {
            self.0.clear();
        } else if let Some(at) = self.0.iter().position(|&menu| menu == to) {
            self.0.truncate(at);
        } else if from != Menu::None && from != to {
            self.0.push(from);
        }
    }
}

/// The folders where settings and matches are kept; without it nothing is.
#[derive(Resource, Clone, Debug)]
pub struct Storage(pub Folders);

/// The ply after which the table shows the board, when that is not the last one.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookBack(pub Option<usize>);

/// Which seats of the match are moved from here; none where all are: nobody is far away.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct SeatsHere(pub Option<Vec<bool>>);

impl SeatsHere {
    /// Whether people far away play too, so that the match is written at their table's host.
    #[must_use]
    pub fn is_far(&self) -> bool {
        self.0.is_some()
    }

    /// Whether a seat is moved from here, by a person or the computer.
    #[must_use]
    pub fn has(&self, seat: usize) -> bool {
        self.0.as_ref().is_none_or(|seats| seats.get(seat).copied().unwrap_or_default())
    }
}

/// What the computer advises; shown until the next ply.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct Hint(pub Option<Advice>);

/// A good move: first only where it begins, and the whole of it to who asks once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub mv: AnyMove,
    /// Why it is good.
    pub why: Why,
    /// Where it begins.
    pub begins: AnyCell,
    /// Whether all of it is shown.
    pub whole: bool,
}

/// Begin a match, or go on with one that was saved.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub Box<Match>);

/// Put a match on the table without playing it and without leaving the screen: to look through it, for
/// a task, for a lesson.
#[derive(Message, Clone, Debug)]
pub struct LayOut(pub Box<Match>);

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
pub struct PlayOut {
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
pub enum BoardSet {
    /// It is another one, or it is over now: a match, undo, redo, resigned.
    Anew,
    /// It is looked back at.
    LookedBack,
}

/// The board has come to rest after a ply or after it was set: the screen says who is next. It is said again
/// in each frame until [`Phase::Animating`] is left or something moves.
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
    PutBack,
    /// Finish the running animation at once.
    SkipAnimation,
    /// Show the board after so many plies; the last one ends looking back.
    LookAt(usize),
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

/// The clocks stand so at the host of a table far away, seat by seat.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ClocksSet(pub Vec<Duration>);

/// Open a table for people far away, for matches that are set up like this.
#[derive(Message, Clone, Debug)]
pub struct OpenTable(pub Box<Setup>);

/// Join a table far away.
#[derive(Message, Clone, Debug)]
pub struct JoinTable(pub Box<Invitation>);

/// Go back to a table far away that was left while its match went on.
#[derive(Message, Clone, Debug)]
pub struct BackToTable(pub Box<Card>);

/// Ask the host of a table on the local network to be let in.
#[derive(Message, Clone, Debug)]
pub struct Knock(pub Box<Found>);

/// Call somebody whom one has met by another name.
#[derive(Message, Clone, Debug)]
pub struct Rename {
    /// Whom.
    pub peer: PeerId,
    /// What only this player calls them.
    pub name: PlayerName,
}

/// The invitation whose link was clicked on, until it is accepted.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct Clicked(pub Option<Invitation>);

/// The invitation to accept: the one that was clicked on, or that lies in the clipboard, if one does.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct Invited(pub Option<Invitation>);

/// Go back one step on the screen: nothing nearer, such as a menu or a chosen cube, is left to be closed.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepBack;

/// What a player asks of matches as texts and files, by key, button or dropped file.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum Exchange {
    /// The list of saved matches.
    Browse,
    /// Save the match on the table under a name.
    Keep,
    /// Agree on a new match.
    NewGame,
    /// Copy the record of the match on the table; in the editor its position.
    CopyRecord,
    /// Copy the position that the table shows.
    CopyPosition,
    /// Open what was copied.
    Paste,
    /// Open a file.
    Open(PathBuf),
}

/// One sentence for the player, shown for a moment: why something cannot be done, what was saved.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Notice(pub String);

/// Something to be spoken as soon as nothing else is.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Announce(pub String);

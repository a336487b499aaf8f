//! The vocabulary that all rooms share: states, the order of a frame's work, what is asked and told as
//! messages, and the resources that more than one room reads.

use std::path::PathBuf;

use bevy::prelude::*;

use pushflip_core::ai::Why;
use pushflip_core::session::{AnyMove, AnyPosition, Folders, Match};

/// Adds the states and messages, and the order of a frame.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Phase>()
        .add_computed_state::<AtTable>()
        .init_state::<Menu>()
        .init_resource::<MenuStack>()
        .init_resource::<LookBack>()
        .init_resource::<Hint>()
        .init_resource::<Notice>()
        .add_message::<StartMatch>()
        .add_message::<LayOut>()
        .add_message::<ReviewMatch>()
        .add_message::<EditPosition>()
        .add_message::<PlayOut>()
        .add_message::<MoveChosen>()
        .add_message::<MovePlayed>()
        .add_message::<BoardSet>()
        .add_message::<MatchCommand>()
        .add_message::<Exchange>()
        .add_message::<Announce>()
        .configure_sets(Update, (Step::Input, Step::Turn, Step::Table, Step::Hud).chain());
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

/// The move that the computer advises, and why; shown until the next ply.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct Hint(pub Option<(AnyMove, Why)>);

/// One sentence for the player, shown for a moment: why something cannot be done, what was saved.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct Notice(pub String);

impl Notice {
    /// Says a sentence besides what was said in the same moment.
    pub fn add(&mut self, sentence: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0.push_str(sentence);
    }
}

/// Begin a match, or go on with one that was saved.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub Box<Match>);

/// Put a match on the table without playing it and without leaving the screen: to look through it, for
/// a task, for a lesson.
#[derive(Message, Clone, Debug)]
pub struct LayOut(pub Box<Match>);

/// Play a ply of what is laid out, in motion: the next one of a match that is looked through.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayOut(pub AnyMove);

/// Look through a match, from any screen; afterwards the editor or a match that was played comes back.
#[derive(Message, Clone, Debug)]
pub struct ReviewMatch(pub Box<Match>);

/// Change a position in the editor.
#[derive(Message, Clone, Debug)]
pub struct EditPosition(pub Box<AnyPosition>);

/// A person or the computer has chosen a move for the seat to move.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveChosen(pub AnyMove);

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

/// The board has changed without a ply: a new match, undo, redo, looking back.
#[derive(Message, Clone, Copy, Debug)]
pub struct BoardSet;

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
    /// The same players again, sides swapped.
    Rematch,
    /// Leave to the title screen; the match stays saved.
    Leave,
    /// Close the program; the match stays saved.
    Quit,
}

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

/// Something to be spoken as soon as nothing else is.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Announce(pub String);

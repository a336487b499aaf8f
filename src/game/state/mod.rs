//! Shared types of the game: states, system sets, messages, and resources that several modules read.

mod far;
mod matches;

use std::path::PathBuf;

use bevy::prelude::*;

use pushflip_core::ai::MoveReason;
use pushflip_core::session::{AnyCell, AnyMove, Folders};

pub use far::{
    BackToMatch, BackToTable, Clicked, ClocksSet, Invited, JoinTable, Knock, OnlineMatch, OnlineMatchEnded,
    OpenTable, Rename, SeatsHere,
};
pub use matches::{
    ApplyMove, BoardChanged, BoardVersion, EditPosition, MatchCommand, MoveChosen, MovePlayed, ReviewMatch,
    Settled, ShowMatch, StartMatch,
};

/// Adds the states and messages, and the order of a frame.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Phase>()
        .add_computed_state::<BoardScreen>()
        .init_state::<Menu>()
        .init_resource::<MenuStack>()
        .init_resource::<ViewedPly>()
        .init_resource::<Hint>()
        .add_message::<StepBack>()
        .add_message::<Exchange>()
        .add_message::<Notice>()
        .add_message::<Announce>()
        .add_plugins((far::plugin, matches::plugin))
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
pub struct BoardScreen;

impl ComputedStates for BoardScreen {
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
    /// The tables with which Quixo is played perfectly.
    Tables,
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
pub struct ViewedPly(pub Option<usize>);

/// What the computer advises; shown until the next ply.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct Hint(pub Option<Advice>);

/// A good move: first only where it begins, and the whole of it to who asks once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub mv: AnyMove,
    /// Why it is good.
    pub why: MoveReason,
    /// Where it begins.
    pub begins: AnyCell,
    /// Whether all of it is shown.
    pub whole: bool,
}

/// Go back one step on the screen: nothing nearer, such as a menu or a chosen cube, is left to be closed.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepBack;

/// What a player asks of matches as texts and files, by key, button or dropped file.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum Exchange {
    /// The list of saved matches.
    Browse,
    /// Save the match on the table under a name.
    Save,
    /// Agree on a new match.
    NewGame,
    /// Copy the record of the match on the table; in the editor its position.
    CopyRecord,
    /// Copy the position that the table shows.
    CopyPosition,
    /// Open what was copied.
    Paste,
    /// Join the table whose invitation was copied.
    Join,
    /// Open a file.
    Open(PathBuf),
}

/// One sentence for the player, shown for a moment: why something cannot be done, what was saved.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Notice(pub String);

/// Something to be spoken as soon as nothing else is.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Announce(pub String);

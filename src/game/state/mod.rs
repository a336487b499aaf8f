//! Shared types of the game: states, system sets, messages, and resources that several modules read.

mod matches;
mod online;

use std::path::PathBuf;

use bevy::prelude::*;

use pushflip_core::ai::MoveReason;
use pushflip_core::language::Localized;
use pushflip_core::session::{AnyCell, AnyMove, Folders};

pub use matches::{
    ApplyMove, BoardChanged, BoardVersion, CharacterMood, EditPosition, MatchCommand, Mood, MoveChosen,
    MovePlayed, ReviewMatch, Settled, ShowMatch, StartMatch,
};
pub use online::{
    BackToMatch, ClickedInvitation, ClocksSet, EnterTable, JoinRequest, OfferedInvitation, OnlineMatch,
    OnlineMatchEnded, RenameContact, SeatsHere,
};

/// Adds the states, the shared resources and messages, and the order of the system sets.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Phase>()
        .add_computed_state::<BoardScreen>()
        .init_state::<Menu>()
        .init_resource::<MenuStack>()
        .init_resource::<ViewedPly>()
        .init_resource::<Hint>()
        .init_resource::<BestMove>()
        .add_message::<StepBack>()
        .add_message::<Exchange>()
        .add_message::<Notice>()
        .add_message::<Announce>()
        .add_plugins((online::plugin, matches::plugin))
        .configure_sets(Update, (Step::Input, Step::Turn, Step::Table, Step::Next, Step::Hud).chain());
}

/// The order of the systems within a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Input becomes messages.
    Input,
    /// `turn::commit` changes the match.
    Turn,
    /// The 3D scene follows the match.
    Table,
    /// After an animation, the screen sets the next phase.
    Next,
    /// The panels around the board follow the match and the scene.
    Hud,
}

#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The title, with a live board behind the menu.
    #[default]
    Title,
    Setup,
    Playing,
    /// The review of a match: the value of each ply, and side lines.
    Review,
    Editor,
    Puzzle,
    Lesson,
}

/// Computed state of the screens that show the board in front. Entities on the board that belong to no single screen
/// use it for [`DespawnOnExit`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardScreen;

impl ComputedStates for BoardScreen {
    type SourceStates = Screen;

    fn compute(screen: Screen) -> Option<Self> {
        (!matches!(screen, Screen::Title | Screen::Setup)).then_some(Self)
    }
}

/// The phase of a turn, on the screens where moves are played.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Playing | Screen::Review | Screen::Puzzle | Screen::Lesson)]
pub enum Phase {
    Choosing,
    /// The computer searches a move.
    Thinking,
    /// A player of an online match moves on another machine.
    Waiting,
    /// A ply is animated. The screen sets the next phase at its end.
    #[default]
    Animating,
    Over,
}

/// The menu over the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    #[default]
    None,
    /// The first start: learn a game, or play it.
    Welcome,
    Pause,
    Settings,
    /// Authors, version, licences, folders.
    About,
    HowToPlay,
    Result,
    /// The saved matches: open, save, copy, paste.
    Records,
    /// Pictures of the match to share.
    Share,
    /// The board without panels, with a free camera, light and depth of field.
    Photo,
    /// The results by game and level.
    Statistics,
    /// The goals that the player has reached and can reach.
    Achievements,
    Lessons,
    Puzzles,
    Keys,
    /// The Quixo tablebase: make it, pause, delete.
    Tablebase,
    /// The tournament: start one, see its standings, play its next match.
    Tournament,
    /// Online tables: open one, join one, see its players.
    Online,
    /// The phrases for the players of an online match.
    Phrases,
}

impl Menu {
    /// Whether the board stays usable: the result is only a banner beside it.
    pub fn leaves_board(self) -> bool {
        matches!(self, Self::None | Self::Result)
    }
}

/// The menus below the open one, in the order in which they were opened.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct MenuStack(Vec<Menu>);

impl MenuStack {
    /// The menu to return to when the open one is closed.
    pub fn top(&self) -> Menu {
        self.0.last().copied().unwrap_or_default()
    }

    /// Updates the stack for the change from one menu to another. Photo mode returns to the board.
    pub fn follow(&mut self, from: Menu, to: Menu) {
        if matches!(to, Menu::None | Menu::Pause | Menu::Result | Menu::Photo) {
            self.0.clear();
        } else if let Some(at) = self.0.iter().position(|&menu| menu == to) {
            self.0.truncate(at);
        } else if from != Menu::None && from != to {
            self.0.push(from);
        }
    }
}

/// The folders for settings and matches. Without this resource nothing is saved.
#[derive(Resource, Clone, Debug)]
pub struct Storage(pub Folders);

/// The number of plies after which the board is shown; `None` for the current position.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViewedPly(pub Option<usize>);

/// The hint; shown until the next ply.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct Hint(pub Option<Advice>);

/// The best move in the viewed position of a review, drawn on the board.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BestMove(pub Option<AnyMove>);

/// A hint: first only the cell where the move begins, and the whole move after a second request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    pub mv: AnyMove,
    pub why: MoveReason,
    pub begins: AnyCell,
    pub is_complete: bool,
}

/// Goes back one step on the screen; sent when there is no menu to close and no selection to clear.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepBack;

/// A command about matches as texts and files, from a key, a button or a dropped file.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum Exchange {
    /// Opens the list of saved matches.
    Browse,
    /// Saves the match on the board under a name.
    Save,
    NewGame,
    /// Copies the record of the match on the board, or the position in the editor.
    CopyRecord,
    CopyPosition,
    /// Opens the record, position or invitation in the clipboard.
    Paste,
    /// Joins the table whose invitation is in the clipboard.
    Join,
    Open(PathBuf),
}

/// A sentence that is shown for a few seconds, such as the reason why a move is illegal.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Notice(pub Localized);

/// A sentence for the screen reader, spoken after the pending ones.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Announce(pub Localized);

//! The list of actions, with their default keys and buttons.

/// Where an action counts. Two actions of the same scope cannot share a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// On every screen.
    Everywhere,
    /// Wherever the board is in front.
    Table,
    /// The cursor on the board; in menus the focus.
    Board,
    /// The moves played, while one looks back at them.
    Moves,
    /// While a match is reviewed.
    Review,
    /// While cubes and pieces move.
    Motion,
}

impl Scope {
    /// In the order in which they are listed.
    pub const ALL: [Self; 6] =
        [Self::Board, Self::Table, Self::Moves, Self::Review, Self::Motion, Self::Everywhere];

    /// Whether one key cannot mean an action of each: arrows move the cursor or step through the moves,
    /// Space chooses or skips, and it is always clear which.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        use Scope::{Board, Motion, Moves, Review};
        let of_its_own = |scope| matches!(scope, Board | Moves | Review | Motion);
        let looking = |scope| matches!(scope, Moves | Review);
        self == other || !of_its_own(self) || !of_its_own(other) || (looking(self) && looking(other))
    }

    /// The message that names it.
    #[must_use]
    pub fn message(self) -> &'static str {
        match self {
            Self::Everywhere => "keys-everywhere",
            Self::Table => "keys-table",
            Self::Board => "keys-board",
            Self::Moves => "keys-moves",
            Self::Review => "keys-review",
            Self::Motion => "keys-motion",
        }
    }
}

/// Declares the actions: variant, identifier in settings and messages, scope, default keys.
macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident $id:literal $scope:ident [$($key:literal),*];)*) => {
        /// Something that a key or a button does.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Action {
            $($(#[$doc])* $name,)*
        }

        impl Action {
            /// Every action, in the order in which they are listed.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Its name in the settings' file; with `keys-` before it the message that says it.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// Where it counts.
            #[must_use]
            pub fn scope(self) -> Scope {
                match self { $(Self::$name => Scope::$scope,)* }
            }

            /// The names of its keys by default.
            #[must_use]
            pub fn default_keys(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$($key),*],)* }
            }
        }
    };
}

actions! {
    /// Away from oneself on the board; the widget above.
    Up "up" Board ["Up", "Pad+DPadUp"];
    /// Towards oneself.
    Down "down" Board ["Down", "Pad+DPadDown"];
    /// To the left.
    Left "left" Board ["Left", "Pad+DPadLeft"];
    /// To the right.
    Right "right" Board ["Right", "Pad+DPadRight"];
    /// Takes, inserts, plays; presses a button.
    Choose "choose" Board ["Enter", "Space", "Pad+South"];
    /// A move typed in notation.
    TypeMove "type-move" Table ["/"];
    /// Takes back.
    Undo "undo" Table ["Ctrl+Z", "Pad+LeftTrigger2"];
    /// Plays again.
    Redo "redo" Table ["Ctrl+Shift+Z", "Ctrl+Y", "Pad+RightTrigger2"];
    /// Advice.
    Hint "hint" Table ["H", "Pad+North"];
    /// The first view.
    ThreeQuarterView "view-three-quarter" Table ["1"];
    /// As a player sits.
    SeatView "view-seat" Table ["2"];
    /// A plan of the board.
    TopView "view-top" Table ["3"];
    /// The camera back to its view.
    ResetView "view-reset" Table ["=", "Pad+RightThumb"];
    /// The camera to the left round the table.
    CameraLeft "camera-left" Table ["Ctrl+Left"];
    /// The camera to the right.
    CameraRight "camera-right" Table ["Ctrl+Right"];
    /// The camera higher above the table.
    CameraUp "camera-up" Table ["Ctrl+Up"];
    /// The camera lower.
    CameraDown "camera-down" Table ["Ctrl+Down"];
    /// The camera nearer.
    ZoomIn "zoom-in" Table ["+"];
    /// The camera further away.
    ZoomOut "zoom-out" Table ["-"];
    /// The camera stays where it is, or not.
    LockCamera "lock-camera" Table ["L"];
    /// To the first position.
    FirstPly "first-ply" Moves ["Home"];
    /// One ply back.
    PreviousPly "previous-ply" Moves ["Left", "PageUp", "Pad+DPadLeft"];
    /// One ply on.
    NextPly "next-ply" Moves ["Right", "PageDown", "Pad+DPadRight"];
    /// To the last position.
    LastPly "last-ply" Moves ["End"];
    /// Shows one move after the other.
    PlayThrough "play-through" Review ["Space"];
    /// To the next ply that was a mistake.
    NextMistake "next-mistake" Review ["N"];
    /// What every move here is worth.
    Values "values" Review ["A"];
    /// Ends the motion at once.
    Skip "skip" Motion ["Space", "Pad+South"];
    /// One step back: out of a menu, a chosen cube; then the pause.
    Back "back" Everywhere ["Esc", "Pad+East"];
    /// The menu of a match.
    Menu "menu" Everywhere ["F10", "Pad+Start"];
    /// The next widget, from the board to the panel and round.
    NextRegion "next-region" Everywhere ["F6", "Pad+RightTrigger"];
    /// The one before.
    PreviousRegion "previous-region" Everywhere ["Shift+F6", "Pad+LeftTrigger"];
    /// To set up a match.
    New "new" Everywhere ["Ctrl+N"];
    /// To open a saved match.
    Open "open" Everywhere ["Ctrl+O"];
    /// To save the match.
    Save "save" Everywhere ["Ctrl+S"];
    /// Copies the match as text.
    Copy "copy" Everywhere ["Ctrl+C"];
    /// Copies the position as text.
    CopyPosition "copy-position" Everywhere ["Ctrl+Shift+C"];
    /// Opens the match or the position that was copied.
    Paste "paste" Everywhere ["Ctrl+V"];
    /// The rules.
    Rules "rules" Everywhere ["F1"];
    /// What the keys do.
    Keys "keys" Everywhere ["?", "Pad+Select"];
    /// The settings.
    Settings "settings" Everywhere ["Ctrl+,"];
    /// The whole screen, or a window.
    Fullscreen "fullscreen" Everywhere ["F", "F11"];
    /// Closes the program.
    Quit "quit" Everywhere ["Ctrl+Q"];
}

impl Action {
    /// The action with an identifier.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|action| action.id() == id)
    }

    /// The message that says what it does.
    #[must_use]
    pub fn message(self) -> String {
        format!("keys-{}", self.id())
    }
}

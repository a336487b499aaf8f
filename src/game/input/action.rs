//! Actions with their scopes and default bindings.

use pushflip_core::language::{Localized, msg};

/// Where an action applies. Two actions of the same scope cannot share a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    Everywhere,
    /// On screens with a board, while no menu covers it.
    BoardScreen,
    /// The cursor on the board, or the focus in menus.
    Board,
    /// Browsing the moves played.
    Moves,
    Review,
    Motion,
}

impl Scope {
    /// All scopes, in the order of the key menu.
    pub const ALL: [Self; 6] =
        [Self::Board, Self::BoardScreen, Self::Moves, Self::Review, Self::Motion, Self::Everywhere];

    /// Whether one key cannot be bound to an action of each scope. Arrow keys move the cursor or browse the
    /// moves, and Space selects or skips; the state decides which.
    pub fn conflicts_with(self, other: Self) -> bool {
        use Scope::{Board, Motion, Moves, Review};
        let of_its_own = |scope| matches!(scope, Board | Moves | Review | Motion);
        let looking = |scope| matches!(scope, Moves | Review);
        self == other || !of_its_own(self) || !of_its_own(other) || (looking(self) && looking(other))
    }

    pub fn message(self) -> Localized {
        match self {
            Self::Everywhere => msg::KEYS_EVERYWHERE,
            Self::BoardScreen => msg::KEYS_TABLE,
            Self::Board => msg::KEYS_BOARD,
            Self::Moves => msg::KEYS_MOVES,
            Self::Review => msg::KEYS_REVIEW,
            Self::Motion => msg::KEYS_MOTION,
        }
    }
}

/// Declares the actions: variant, identifier in settings and messages, scope, default keys.
macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident $id:literal $scope:ident [$($key:literal),*];)*) => {
        /// An action that can be bound to keys and buttons.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Action {
            $($(#[$doc])* $name,)*
        }

        impl Action {
            /// All actions, in the order of the key menu.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The identifier in the settings file; prefixed with `keys-`, that of the localized name.
            pub fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            pub fn scope(self) -> Scope {
                match self { $(Self::$name => Scope::$scope,)* }
            }

            pub fn default_keys(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$($key),*],)* }
            }
        }
    };
}

actions! {
    /// Moves the cursor away from the camera, or the focus up.
    Up "up" Board ["Up", "Pad+DPadUp"];
    /// Moves the cursor towards the camera, or the focus down.
    Down "down" Board ["Down", "Pad+DPadDown"];
    /// Moves the cursor or the focus to the left.
    Left "left" Board ["Left", "Pad+DPadLeft"];
    /// Moves the cursor or the focus to the right.
    Right "right" Board ["Right", "Pad+DPadRight"];
    /// Selects the target under the cursor, or activates a widget.
    Choose "choose" Board ["Enter", "Space", "Pad+South"];
    /// Opens the line for typed moves.
    TypeMove "type-move" BoardScreen ["/"];
    Undo "undo" BoardScreen ["Ctrl+Z", "Pad+LeftTrigger2"];
    /// Plays a move again that was taken back.
    Redo "redo" BoardScreen ["Ctrl+Shift+Z", "Ctrl+Y", "Pad+RightTrigger2"];
    Hint "hint" BoardScreen ["H", "Pad+North"];
    ThreeQuarterView "view-three-quarter" BoardScreen ["1"];
    SeatView "view-seat" BoardScreen ["2"];
    TopView "view-top" BoardScreen ["3"];
    ResetView "view-reset" BoardScreen ["=", "Pad+RightThumb"];
    CameraLeft "camera-left" BoardScreen ["Ctrl+Left"];
    CameraRight "camera-right" BoardScreen ["Ctrl+Right"];
    CameraUp "camera-up" BoardScreen ["Ctrl+Up"];
    CameraDown "camera-down" BoardScreen ["Ctrl+Down"];
    PanLeft "pan-left" BoardScreen ["Shift+Left"];
    PanRight "pan-right" BoardScreen ["Shift+Right"];
    PanUp "pan-up" BoardScreen ["Shift+Up"];
    PanDown "pan-down" BoardScreen ["Shift+Down"];
    ZoomIn "zoom-in" BoardScreen ["+"];
    ZoomOut "zoom-out" BoardScreen ["-"];
    LockCamera "lock-camera" BoardScreen ["L"];
    FirstPly "first-ply" Moves ["Home"];
    PreviousPly "previous-ply" Moves ["Left", "PageUp", "Pad+DPadLeft"];
    NextPly "next-ply" Moves ["Right", "PageDown", "Pad+DPadRight"];
    LastPly "last-ply" Moves ["End"];
    /// Plays the moves one after another.
    PlayThrough "play-through" Review ["Space"];
    NextMistake "next-mistake" Review ["N"];
    /// Shows the values of all moves.
    Values "values" Review ["A"];
    Skip "skip" Motion ["Space", "Pad+South"];
    /// Goes back one step: closes a menu, cancels a selection, else opens the pause menu.
    Back "back" Everywhere ["Esc", "Pad+East"];
    Menu "menu" Everywhere ["F10", "Pad+Start"];
    /// Focuses the next widget or the board, like Tab.
    NextRegion "next-region" Everywhere ["F6", "Pad+RightTrigger"];
    /// Focuses the previous widget or the board.
    PreviousRegion "previous-region" Everywhere ["Shift+F6", "Pad+LeftTrigger"];
    New "new" Everywhere ["Ctrl+N"];
    Open "open" Everywhere ["Ctrl+O"];
    Save "save" Everywhere ["Ctrl+S"];
    Copy "copy" Everywhere ["Ctrl+C"];
    CopyPosition "copy-position" Everywhere ["Ctrl+Shift+C"];
    /// Opens the copied match or position.
    Paste "paste" Everywhere ["Ctrl+V"];
    Rules "rules" Everywhere ["F1"];
    Keys "keys" Everywhere ["?", "Pad+Select"];
    Settings "settings" Everywhere ["Ctrl+,"];
    Fullscreen "fullscreen" Everywhere ["F", "F11"];
    Quit "quit" Everywhere ["Ctrl+Q"];
}

impl Action {
    /// Whether the action moves the camera. In photo mode these actions apply although a menu is open.
    pub fn moves_camera(self) -> bool {
        use Action::{CameraDown, CameraLeft, CameraRight, CameraUp, ZoomIn, ZoomOut};
        use Action::{PanDown, PanLeft, PanRight, PanUp};
        matches!(self, CameraLeft | CameraRight | CameraUp | CameraDown | ZoomIn | ZoomOut)
            || matches!(self, PanLeft | PanRight | PanUp | PanDown)
    }

    /// The number of plies after which the board is shown, for an action that steps through `last` plies.
    pub fn stepped(self, plies: usize, last: usize) -> Option<usize> {
        match self {
            Self::FirstPly => Some(0),
            Self::PreviousPly => Some(plies.saturating_sub(1)),
            Self::NextPly => Some((plies + 1).min(last)),
            Self::LastPly => Some(last),
            _ => None,
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|action| action.id() == id)
    }

    pub fn message(self) -> Localized {
        Localized::of_family("keys", self.id())
    }
}

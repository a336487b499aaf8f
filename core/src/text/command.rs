//! Commands of the terminal game.

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// An empty line, or `board`.
    Board,
    /// `board on` or `board off`: whether the board is drawn at each turn.
    Drawing(bool),
    Pieces,
    /// `moves`, with an optional cell.
    Moves(String),
    Undo,
    Redo,
    Hint,
    Partner,
    Review,
    Record,
    Position,
    /// `save`, with an optional file name.
    Save(String),
    /// `open`, with a file name.
    Open(String),
    Draw,
    Resign,
    New,
    Rematch,
    Help,
    Quit,
    /// Any other line.
    Move(String),
}

impl Command {
    /// Parses a line. Only file names are case-sensitive.
    pub fn read(line: &str) -> Self {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_string();
        let word = word.to_lowercase();
        // A command with unexpected words is rejected as an invalid move.
        let plain = match word.as_str() {
            "moves" => return Self::Moves(rest.to_lowercase()),
            "save" => return Self::Save(rest),
            "open" => return Self::Open(rest),
            "board" if rest == "on" => return Self::Drawing(true),
            "board" if rest == "off" => return Self::Drawing(false),
            "" | "board" => Self::Board,
            "pieces" => Self::Pieces,
            "undo" => Self::Undo,
            "redo" => Self::Redo,
            "hint" => Self::Hint,
            "partner" => Self::Partner,
            "review" => Self::Review,
            "record" => Self::Record,
            "position" => Self::Position,
            "draw" => Self::Draw,
            "resign" => Self::Resign,
            "new" => Self::New,
            "rematch" => Self::Rematch,
            "help" | "?" => Self::Help,
            "quit" | "exit" => Self::Quit,
            _ => Self::Move(line.to_lowercase()),
        };
        if rest.is_empty() { plain } else { Self::Move(line.to_lowercase()) }
    }
}

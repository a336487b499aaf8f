//! Commands of the terminal game.

/// A command or a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// An empty line, or `board`.
    Board,
    /// `board on` or `board off`: whether the board is drawn at each turn.
    Drawing(bool),
    /// `pieces`
    Pieces,
    /// `moves`, with an optional cell.
    Moves(String),
    /// `undo`
    Undo,
    /// `redo`
    Redo,
    /// `hint`
    Hint,
    /// `partner`
    Partner,
    /// `review`
    Review,
    /// `record`
    Record,
    /// `position`
    Position,
    /// `save`, with an optional file name.
    Save(String),
    /// `open`, with a file name.
    Open(String),
    /// `draw`
    Draw,
    /// `resign`
    Resign,
    /// `new`
    New,
    /// `rematch`
    Rematch,
    /// `help`
    Help,
    /// `quit`
    Quit,
    /// Any other line.
    Move(String),
}

pub(super) const HELP: &str = "\
A move        Quixo: the cube's cell, a hyphen, where it is inserted: e5-e1
              In teams also the side that the dot faces: e5-e1.n
              Hexxagon: a clone is its cell: e14; a jump goes from cell to cell: e13-e15
board         Draw the board again; an empty line does the same
board off     Draw it no more at each turn; board on does again
pieces        Say where everything stands
moves [CELL]  List the legal moves, or those that begin at a cell
undo, redo    Take back the last move with the computer's reply; play it again
hint          What the computer would play, and why
partner       In teams, ask a computer partner what it would play
review        How good each move was, and what would have been better
record        The match as text
position      The position as text
save [FILE]   Every move is saved anyway; with a name, write the record to a new file
open FILE     Go on with a record; the match at the table is kept
draw          Offer a draw
resign        Give up
rematch       The same players with sides swapped
new           Another match; the one at the table is kept
quit          Leave; a match that is not over is offered again the next time";

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

//! The parser of UGI commands.

use std::str::SplitWhitespace;
use std::time::Duration;

use super::search::Go;
use crate::engine::perft::MAX_PERFT_DEPTH;

/// Keywords that end an option's name and a fen.
const VALUE: &str = "value";
const MOVES: &str = "moves";

pub(super) enum Command {
    Ugi,
    IsReady,
    NewGame,
    SetOption { name: String, value: String },
    Position { fen: Option<String>, moves: Vec<String> },
    Go(Go),
    Stop,
    Query(Query),
    LegalMoves,
    Perft(u32),
    Show,
    Quit,
}

pub(super) enum Query {
    GameOver,
    FirstPlayersTurn,
    Result,
}

impl Command {
    /// Parses a line; `None` if it is empty.
    pub(super) fn read(line: &str) -> Result<Option<Self>, String> {
        let mut words = line.split_whitespace();
        let Some(word) = words.next() else { return Ok(None) };
        let command = match word {
            "ugi" => Self::Ugi,
            "isready" => Self::IsReady,
            "uginewgame" => Self::NewGame,
            "setoption" => return set_option(words).map(Some),
            "position" => return position(words).map(Some),
            "go" => return go(words).map(Some),
            "stop" => Self::Stop,
            "query" => Self::Query(match words.next() {
                Some("gameover") => Query::GameOver,
                Some("p1turn") => Query::FirstPlayersTurn,
                Some("result") => Query::Result,
                other => {
                    return Err(format!("query {}: gameover, p1turn and result can be asked", shown(other)));
                }
            }),
            "legalmoves" => Self::LegalMoves,
            "perft" => Self::Perft(perft_depth(words.next())?),
            "d" => Self::Show,
            "quit" => Self::Quit,
            _ => return Err(format!("there is no command {}", shown(Some(word)))),
        };
        match words.next() {
            None => Ok(Some(command)),
            Some(word) => Err(format!("{} is one word too many", shown(Some(word)))),
        }
    }
}

/// Formats a word for an error message, shortened.
fn shown(word: Option<&str>) -> String {
    const LONGEST: usize = 40;
    match word {
        None => "without a word".into(),
        Some(word) if word.chars().count() > LONGEST => {
            format!("{:?}…", word.chars().take(LONGEST).collect::<String>())
        }
        Some(word) => format!("{word:?}"),
    }
}

fn number<T: std::str::FromStr>(what: &str, word: Option<&str>) -> Result<T, String> {
    word.and_then(|word| word.parse().ok())
        .ok_or_else(|| format!("{what} needs a whole number, not {}", shown(word)))
}

fn perft_depth(word: Option<&str>) -> Result<u32, String> {
    let depth = number("perft", word)?;
    if depth > MAX_PERFT_DEPTH { Err(format!("perft goes to depth {MAX_PERFT_DEPTH}")) } else { Ok(depth) }
}

fn set_option(mut words: SplitWhitespace) -> Result<Command, String> {
    const FORM: &str = "an option is set by: setoption name NAME value VALUE";
    if words.next() != Some("name") {
        return Err(FORM.into());
    }
    let name: Vec<&str> = words.by_ref().take_while(|&word| word != VALUE).collect();
    let value: Vec<&str> = words.collect();
    if name.is_empty() || value.is_empty() {
        return Err(FORM.into());
    }
    Ok(Command::SetOption { name: name.join(" "), value: value.join(" ") })
}

fn position(mut words: SplitWhitespace) -> Result<Command, String> {
    let fen = match words.next() {
        Some("startpos") => match words.next() {
            None | Some(MOVES) => None,
            other => return Err(format!("after startpos comes moves, not {}", shown(other))),
        },
        Some("fen") => {
            let fen: Vec<&str> = words.by_ref().take_while(|&word| word != MOVES).collect();
            Some(fen.join(" "))
        }
        other => return Err(format!("position is startpos or fen, not {}", shown(other))),
    };
    Ok(Command::Position { fen, moves: words.map(str::to_owned).collect() })
}

fn go(mut words: SplitWhitespace) -> Result<Command, String> {
    // Some runners send negative clock times, which count as zero.
    fn time(what: &str, word: Option<&str>) -> Result<Option<Duration>, String> {
        let milliseconds: i64 = number(what, word)?;
        Ok(Some(Duration::from_millis(milliseconds.max(0).cast_unsigned())))
    }
    let (mut asked, mut unknown) = (Go::default(), None);
    while let Some(word) = words.next() {
        match word {
            "movetime" => asked.move_time = time(word, words.next())?,
            "depth" => asked.depth = Some(number(word, words.next())?),
            "nodes" => asked.nodes = Some(number(word, words.next())?),
            "p1time" => asked.left[0] = time(word, words.next())?,
            "p2time" => asked.left[1] = time(word, words.next())?,
            "p1inc" => asked.increment[0] = time(word, words.next())?.unwrap_or_default(),
            "p2inc" => asked.increment[1] = time(word, words.next())?.unwrap_or_default(),
            "infinite" => asked.infinite = true,
            // Keywords of other games, such as movestogo 30, are ignored.
            _ => unknown = unknown.or(Some(word)),
        }
    }
    if let Some(word) = unknown
        && !asked.has_limit()
    {
        return Err(format!("go does not know {}", shown(Some(word))));
    }
    if asked.depth == Some(0) || asked.nodes == Some(0) {
        return Err("go needs a depth or a number of nodes above zero".into());
    }
    Ok(Command::Go(asked))
}

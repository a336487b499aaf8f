//! Texts for match events: players, turns, moves and results.

use std::time::Duration;

use crate::language::{Language, Localized, msg};
use crate::rules::{BySide, TextError, Variant};
use crate::session::{AnyMove, AnyPosition, Match, MatchResult, Setup, lines, localized};

/// A seat with the name of its player: `Cross` or `Minka (Circle)`.
pub(super) fn seat(setup: &Setup, seat: usize) -> Localized {
    let (place, player) = (localized::seat(setup.variant, seat), localized::player(setup, seat));
    if player.is_empty() || player == place {
        return place;
    }
    Localized::sequence([player, " (".into(), place, ")".into()])
}

/// The variant and the players: `Quixo: Cross, Minka (Circle).`
pub(super) fn title(setup: &Setup) -> Localized {
    let players = (0..setup.seats.len()).map(|number| seat(setup, number));
    Localized::sequence([setup.variant.into(), ": ".into(), Localized::joined(players, ", "), ".".into()])
}

/// The seat with a name in the language or in English.
pub(super) fn seat_named(variant: Variant, text: &str, language: Language) -> Result<usize, TextError> {
    let seats = || (0..variant.seats()).map(|seat| localized::seat(variant, seat));
    let is_meant = |name: &Localized| {
        [language, Language::English]
            .iter()
            .any(|one| name.in_language(*one).to_lowercase() == text.to_lowercase())
    };
    seats().position(|name| is_meant(&name)).ok_or_else(|| {
        TextError::new("seat", msg::FaultsNoneOf { text, choices: Localized::joined(seats(), ", ") })
    })
}

/// The answer that a word gives in the language or in English.
pub(super) fn yes_or_no(word: &str, language: Language) -> Option<bool> {
    // Spanish and Italian players may leave out the accent of "sí" and "sì".
    let is_word = |message: Localized| {
        let own = message.in_language(language);
        own == word || own.replace(['í', 'ì'], "i") == word
    };
    match word {
        "y" | "yes" => Some(true),
        "n" | "no" => Some(false),
        _ if is_word(msg::TERMINAL_YES) => Some(true),
        _ if is_word(msg::TERMINAL_NO) => Some(false),
        _ => None,
    }
}

pub(super) fn sentence(clause: impl Into<Localized>) -> Localized {
    Localized::sequence([clause.into(), ".".into()])
}

/// An error in a typed value as a sentence.
pub(super) fn error(error: &TextError) -> Localized {
    sentence(Localized::from(error).capitalised())
}

/// The description of a move and its flips, as the predicate of a sentence whose subject is the player.
pub(super) fn describe_move(before: &AnyPosition, mv: AnyMove) -> Localized {
    let Some(description) = localized::move_in_words(mv) else { return mv.to_string().into() };
    match before.flips(mv) {
        0 => description,
        pieces => Localized::joined([description, msg::TableWhyTurns { pieces }.into()], ", "),
    }
}

/// The last move of a match: `12. e5-e1: Ana (Cross) takes e5 and pushes it in at e1.`
pub(super) fn played(game: &Match, before: &AnyPosition, mv: AnyMove) -> Localized {
    let setup = game.setup();
    let who = seat(setup, before.seat_to_move());
    let round = game.moves().len().saturating_sub(1) / setup.seats.len() + 1;
    let what = if mv.is_pass() {
        msg::TablePasses { you: "no", seat: who }.into()
    } else {
        sentence(msg::TerminalDoes { who, what: describe_move(before, mv) })
    };
    Localized::joined([format!("{round}. {mv}").into(), what], ": ")
}

/// The legal moves, or those that begin at a cell.
pub(super) fn moves(game: &Match, start: &str) -> Localized {
    let moves = game.position().moves().into_iter().map(|mv| mv.to_string());
    // The argument `e1` stands for this cell only, not for e10 to e19.
    let begins = |mv: &String| mv.split(['-', '.']).next() == Some(start) || start.is_empty();
    let mut moves: Vec<String> = moves.filter(begins).collect();
    moves.sort_unstable();
    match moves.len() {
        _ if game.result().is_some() => sentence(msg::TABLE_ILLEGAL_MATCH_OVER),
        0 => msg::TerminalNoMoveFrom { cell: start }.into(),
        _ => lines(moves).into(),
    }
}

/// The error for a line that is not a playable move.
pub(super) fn no_move(text: &str, error: &TextError) -> Localized {
    // A line that begins with a cell is reported as an attempted move.
    if text.as_bytes().get(1).is_some_and(u8::is_ascii_digit) {
        // The other reasons begin with a capital, a quotation mark or the cell itself.
        let why =
            if error.place == "cell" { error.reason.clone().capitalised() } else { error.reason.clone() };
        msg::TerminalNotPlayed { mv: text, why }.into()
    } else {
        msg::TerminalUnknown { text }.into()
    }
}

/// The seat to move, with the score and the clocks.
pub(super) fn turn(game: &Match) -> Localized {
    let setup = game.setup();
    let mut parts = vec![sentence(msg::PuzzleToMove { side: seat(setup, game.position().seat_to_move()) })];
    parts.extend(game.position().score().map(|score| count(setup.variant, score)));
    let clocks: Vec<Localized> = (0..setup.seats.len())
        .filter_map(|seat| {
            let left = clock(game.clock().left(seat)?).into();
            Some(Localized::joined([localized::seat(setup.variant, seat), left], " "))
        })
        .collect();
    if !clocks.is_empty() {
        let clocks = Localized::joined(clocks, ", ");
        parts.push(sentence(Localized::joined([msg::SETUP_CLOCK, clocks], ": ")));
    }
    Localized::joined(parts, " ")
}

fn count(variant: Variant, BySide(pieces): BySide<u32>) -> Localized {
    let side = |seat: usize| {
        Localized::joined([localized::seat(variant, seat), pieces[seat].to_string().into()], " ")
    };
    sentence(Localized::joined([side(0), side(1)], ", "))
}

/// Formats a clock as `9:58`, with tenths in the last ten seconds.
fn clock(left: Duration) -> String {
    let seconds = left.as_secs();
    let tenths = if seconds < 10 { format!(".{}", left.subsec_millis() / 100) } else { String::new() };
    format!("{}:{:02}{tenths}", seconds / 60, seconds % 60)
}

/// The result, in one or two sentences.
pub(super) fn result(setup: &Setup, result: MatchResult) -> Localized {
    let score = result.score.map(|score| count(setup.variant, score));
    Localized::joined([localized::result(setup, result, None)].into_iter().chain(score), " ")
}

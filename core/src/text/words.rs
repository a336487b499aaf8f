//! English texts for match events: players, turns and results.

use std::time::Duration;

use crate::rules::hexxagon;
use crate::rules::quixo::teams;
use crate::rules::{BySide, Side, TextError, Variant};
use crate::session::{AnyMove, AnyPosition, Match, MatchResult, Reason, Setup, lines};

/// The display name of a variant.
pub(super) fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Quixo => "Quixo for two",
        Variant::QuixoTeams => "Quixo in teams",
        Variant::Hexxagon => "Hexxagon",
        Variant::HexxagonOpen => "Hexxagon without blocks",
    }
}

/// A seat with the name of its player: `Cross` or `Casual (Circle)`.
pub(super) fn seat(setup: &Setup, seat: usize) -> String {
    let place = Setup::seat_name(setup.variant, seat);
    let name = &setup.seats[seat].name;
    if name.is_empty() || name == place { place.to_string() } else { format!("{name} ({place})") }
}

/// The name of a side; the name of a team has both seats.
pub(super) fn side(setup: &Setup, side: Side) -> String {
    let first = side as usize;
    if setup.variant == Variant::QuixoTeams {
        let team = ["Team A", "Team B"][first];
        format!("{team}, {} and {},", seat(setup, first), seat(setup, first + 2))
    } else {
        seat(setup, first)
    }
}

/// The description of a move, as the predicate of a sentence whose subject is the player.
pub(super) fn describe_move(before: &AnyPosition, mv: AnyMove) -> String {
    match (before, mv) {
        (_, AnyMove::Quixo(push)) => format!("takes {} and inserts it at {}", push.take(), push.insert()),
        (_, AnyMove::Teams(teams::Move::Push { push, dot })) => {
            let direction = format!("{dot:?}").to_lowercase();
            format!("takes {} and inserts it at {}, the dot to the {direction}", push.take(), push.insert())
        }
        (AnyPosition::Hexxagon(p), AnyMove::Hexxagon(mv)) => {
            let description = match mv {
                hexxagon::Move::Clone { to } => format!("clones onto {to}"),
                hexxagon::Move::Jump { from, to } => format!("jumps from {from} to {to}"),
                hexxagon::Move::Pass => return "cannot move and passes".into(),
            };
            match mv.to().map_or(0, |to| p.captures(to).count_ones()) {
                0 => description,
                1 => description + ", turning over 1 piece",
                turned => format!("{description}, turning over {turned} pieces"),
            }
        }
        (_, AnyMove::Teams(teams::Move::Pass)) => "can take no cube and passes".into(),
        (_, AnyMove::Hexxagon(_)) => mv.to_string(),
    }
}

/// The legal moves, or those that begin at a cell.
pub(super) fn moves(game: &Match, start: &str) -> String {
    let moves = game.position().moves().into_iter().map(|mv| mv.to_string());
    // The argument `e1` stands for this cell only, not for e10 to e19.
    let begins = |mv: &String| mv.split(['-', '.']).next() == Some(start) || start.is_empty();
    let mut moves: Vec<String> = moves.filter(begins).collect();
    moves.sort_unstable();
    match moves.len() {
        _ if game.result().is_some() => "The match is over: there are no moves.".into(),
        0 => format!("No legal move begins at {start}."),
        _ => lines(moves),
    }
}

/// The error for a line that is not a playable move.
pub(super) fn no_move(text: &str, error: &TextError) -> String {
    // A line that begins with a cell is reported as an attempted move.
    if text.as_bytes().get(1).is_some_and(u8::is_ascii_digit) {
        format!("{text} cannot be played: {}.", error.reason)
    } else {
        format!("{text:?} is neither a command nor a move. Type help for the commands.")
    }
}

/// The seat to move, with the score and the clocks.
pub(super) fn turn(game: &Match) -> String {
    let setup = game.setup();
    let mut text = format!("{} to move.", seat(setup, game.position().seat_to_move()));
    if let Some(score) = game.position().score() {
        text += &count(score);
    }
    let clocks: Vec<String> = (0..setup.seats.len())
        .filter_map(|seat| {
            let left = game.clock().left(seat)?;
            Some(format!("{} {}", Setup::seat_name(setup.variant, seat), clock(left)))
        })
        .collect();
    if !clocks.is_empty() {
        text = format!("{text} Clock: {}.", clocks.join(", "));
    }
    text
}

fn count(BySide([red, white]): BySide<u32>) -> String {
    format!(" Red {red}, White {white}.")
}

/// Formats a clock as `9:58`, with tenths in the last ten seconds.
fn clock(left: Duration) -> String {
    let seconds = left.as_secs();
    let tenths = if seconds < 10 { format!(".{}", left.subsec_millis() / 100) } else { String::new() };
    format!("{}:{:02}{tenths}", seconds / 60, seconds % 60)
}

/// The result, in one or two sentences.
pub(super) fn result(setup: &Setup, result: &MatchResult) -> String {
    let text = match (result.winner, result.reason) {
        (None, Reason::Agreed) => "The match is drawn by agreement.".to_string(),
        (None, _) => format!("The match is drawn: {result}."),
        (Some(winner), _) => format!("{} wins: {result}.", side(setup, winner)),
    };
    text + &result.score.map_or(String::new(), count)
}

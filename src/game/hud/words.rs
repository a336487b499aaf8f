//! Names and symbols that every screen uses.

use crate::game::theme::Icon;
use crate::rules::{Side, Variant};
use crate::session::{MatchResult, Setup};

/// A variant's name.
#[must_use]
pub fn variant(variant: Variant) -> &'static str {
    match variant {
        Variant::Quixo => "Quixo",
        Variant::QuixoTeams => "Quixo in teams",
        Variant::Hexxagon => "Hexxagon",
        Variant::HexxagonOpen => "Hexxagon open",
    }
}

/// What a seat plays with; in teams the dot faces the seat.
#[must_use]
pub fn symbol(variant: Variant, seat: usize) -> Icon {
    match (variant, seat % 2) {
        (Variant::Quixo, 0) => Icon::Cross(None),
        (Variant::Quixo, _) => Icon::Circle(None),
        (Variant::QuixoTeams, 0) => Icon::Cross(Some(seat as u8)),
        (Variant::QuixoTeams, _) => Icon::Circle(Some(seat as u8)),
        (_, 0) => Icon::Ruby,
        _ => Icon::Pearl,
    }
}

/// What a side plays with.
#[must_use]
pub fn side_symbol(variant: Variant, side: Side) -> Icon {
    match symbol(variant, side as usize) {
        Icon::Cross(_) => Icon::Cross(None),
        Icon::Circle(_) => Icon::Circle(None),
        piece => piece,
    }
}

/// Who won, in a few words.
#[must_use]
pub fn winner(setup: &Setup, result: MatchResult) -> String {
    match result.winner {
        None => "Draw".into(),
        Some(side) if setup.variant == Variant::QuixoTeams => {
            format!("Team {} wins", if side == Side::First { "A, Cross," } else { "B, Circle," })
        }
        Some(side) => format!("{} wins", setup.seats[side as usize].name),
    }
}

/// Why the match is over, and Hexxagon's count, as a sentence.
#[must_use]
pub fn reason(result: MatchResult) -> String {
    let mut letters = result.reason.to_string();
    if let Some(first) = letters.get(..1).map(str::to_uppercase) {
        letters.replace_range(..1, &first);
    }
    match result.score {
        Some(score) => format!("{letters}. {} – {}", score[Side::First], score[Side::Second]),
        None => format!("{letters}."),
    }
}

/// Who won and why, on one line.
#[must_use]
pub fn result(setup: &Setup, result: MatchResult) -> String {
    format!("{}: {}", winner(setup, result), result.reason)
}

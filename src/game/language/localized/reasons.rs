//! Localized reasons of hints, illegal moves and results.

use pushflip_core::ai::{Line, MoveReason, Unit, own_moves};
use pushflip_core::rules::{DrawReason, IllegalMove, Side, Variant};
use pushflip_core::session::{AnyCell, AnyMove, MatchResult, Reason};

use super::seat;
use crate::game::language::{Language, Value};

/// The advised move with its reason.
#[must_use]
pub fn hint(language: Language, mv: AnyMove, why: MoveReason) -> String {
    let why = self::why(language, why);
    language.tell("table-hint", &[("move", mv.to_string().into()), ("why", why.into())])
}

/// The first cell of the advised move with its reason.
#[must_use]
pub fn hint_where(language: Language, begins: AnyCell, why: MoveReason) -> String {
    let why = self::why(language, why);
    language.tell("table-hint-where", &[("cell", begins.to_string().into()), ("why", why.into())])
}

/// The reason for or against a move, as the end of a sentence that begins with the move.
#[must_use]
pub fn why(language: Language, why: MoveReason) -> String {
    match why {
        MoveReason::WinsAtOnce => language.say("table-why-wins-at-once"),
        MoveReason::WinsWithin(plies) => {
            language.tell("table-why-wins-within", &[("moves", own_moves(plies).into())])
        }
        MoveReason::StopsLine(line) => {
            let [kind, at] = line_values(line);
            language.tell("table-why-stops-line", &[("kind", kind), ("at", at)])
        }
        MoveReason::AvoidsLosing => language.say("table-why-avoids-losing"),
        MoveReason::HoldsOut => language.say("table-why-holds-out"),
        MoveReason::Turns(pieces) => language.tell("table-why-turns", &[("pieces", pieces.into())]),
        MoveReason::LinesUp(cubes, line) => {
            let [kind, at] = line_values(line);
            language.tell("table-why-lines-up", &[("cubes", cubes.into()), ("kind", kind), ("at", at)])
        }
        MoveReason::StaysSafe => language.say("table-why-stays-safe"),
        MoveReason::KeepsMostOptions => language.say("table-why-keeps-most-options"),
        MoveReason::LooksBest(plies) => language.tell("table-why-looks-best", &[("plies", plies.into())]),
        MoveReason::Draws => language.say("table-why-draws"),
        MoveReason::LosesWithin(plies) => {
            let values = [("plies", plies.into()), ("moves", own_moves(plies).into())];
            language.tell("table-why-loses-within", &values)
        }
        MoveReason::FallsShort(hundredths, unit) => {
            let worth = language.decimal(hundredths as f32 / 100.0, 2);
            let unit = if unit == Unit::Cube { "cube" } else { "piece" };
            language.tell("table-why-falls-short", &[("worth", worth.into()), ("unit", unit.into())])
        }
    }
}

/// A line's kind and number as arguments, because its declension depends on the language.
fn line_values(line: Line) -> [Value; 2] {
    let (kind, at) = match line {
        Line::Row(row) => ("row", row.to_string()),
        Line::Column(column) => ("column", column.to_string()),
        Line::Rising => ("rising", String::new()),
        Line::Falling => ("falling", String::new()),
    };
    [kind.into(), at.into()]
}

/// The reason why a move is illegal, as a sentence without a full stop.
#[must_use]
pub fn illegal(language: Language, why: IllegalMove) -> String {
    let about = |id: &str, cell: &dyn ToString| language.tell(id, &[("cell", cell.to_string().into())]);
    let between = |id: &str, from: &dyn ToString, to: &dyn ToString| {
        language.tell(id, &[("from", from.to_string().into()), ("to", to.to_string().into())])
    };
    match why {
        IllegalMove::GameOver => language.say("table-illegal-game-over"),
        IllegalMove::MatchOver => language.say("table-illegal-match-over"),
        IllegalMove::OtherGame => language.say("table-illegal-other-game"),
        IllegalMove::NotOnBorder(cell) => about("table-illegal-not-on-border", &cell),
        IllegalMove::BackToOwnCell(cell) => about("table-illegal-back-to-own-cell", &cell),
        IllegalMove::NotAnEnd { take, insert } => between("table-illegal-not-an-end", &take, &insert),
        IllegalMove::OpponentsSymbol(cell) => about("table-illegal-opponents-symbol", &cell),
        IllegalMove::OtherTeamsSymbol(cell) => about("table-illegal-other-teams-symbol", &cell),
        IllegalMove::FirstRound(cell) => about("table-illegal-first-round", &cell),
        IllegalMove::PartnersDot(cell) => about("table-illegal-partners-dot", &cell),
        IllegalMove::StrangeDot(own) => {
            let name = |number| seat(language, Variant::QuixoTeams, number);
            let (own, partner) = (name(own as usize), name(own.partner() as usize));
            language.tell("table-illegal-strange-dot", &[("own", own.into()), ("partner", partner.into())])
        }
        IllegalMove::CanTake => language.say("table-illegal-can-take"),
        IllegalMove::CanMove => language.say("table-illegal-can-move"),
        IllegalMove::Block(cell) => about("table-illegal-block", &cell),
        IllegalMove::NotEmpty(cell) => about("table-illegal-not-empty", &cell),
        IllegalMove::NoOwnPiece(cell) => about("table-illegal-no-own-piece", &cell),
        IllegalMove::NotTwoSteps { from, to } => between("table-illegal-not-two-steps", &from, &to),
        IllegalMove::NoWayOut(cell) => about("table-illegal-no-way-out", &cell),
        IllegalMove::NoNeighbour(cell) => about("table-illegal-no-neighbour", &cell),
        IllegalMove::OnlyByJump(cell) => about("table-illegal-only-by-jump", &cell),
    }
}

/// The reason of a result. `you` is the player's own side, if known.
#[must_use]
pub fn reason(language: Language, result: MatchResult, you: Option<Side>) -> String {
    let you = match (result.winner, you) {
        (Some(winner), Some(you)) => {
            if winner == you {
                "won"
            } else {
                "lost"
            }
        }
        _ => "other",
    };
    let winner = if result.winner == Some(Side::First) { "first" } else { "second" };
    match result.reason {
        // Only Hexxagon has a score.
        Reason::Drawn(DrawReason::Quiet) if result.score.is_some() => {
            language.say("table-reason-quiet-hexxagon")
        }
        reason => language.tell(
            &format!("table-reason-{}", reason.id()),
            &[("you", you.into()), ("winner", winner.into())],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::quixo::{Cell, teams::Seat};
    use pushflip_core::rules::{BySide, hexxagon};

    fn every_why() -> Vec<MoveReason> {
        let lines = [Line::Row(3), Line::Column('c'), Line::Rising, Line::Falling];
        let mut all = vec![
            MoveReason::WinsAtOnce,
            MoveReason::WinsWithin(5),
            MoveReason::AvoidsLosing,
            MoveReason::HoldsOut,
            MoveReason::Turns(1),
            MoveReason::Turns(4),
            MoveReason::StaysSafe,
            MoveReason::KeepsMostOptions,
            MoveReason::LooksBest(7),
            MoveReason::Draws,
            MoveReason::LosesWithin(1),
            MoveReason::LosesWithin(4),
            MoveReason::FallsShort(105, Unit::Cube),
            MoveReason::FallsShort(105, Unit::Piece),
        ];
        all.extend(lines.map(MoveReason::StopsLine));
        all.extend(lines.map(|line| MoveReason::LinesUp(4, line)));
        all
    }

    fn every_illegal() -> Vec<IllegalMove> {
        let cell: Cell = "c3".parse().expect("a cell");
        let hex: hexxagon::Cell = "d7".parse().expect("a cell");
        vec![
            IllegalMove::GameOver,
            IllegalMove::MatchOver,
            IllegalMove::OtherGame,
            IllegalMove::NotOnBorder(cell),
            IllegalMove::BackToOwnCell(cell),
            IllegalMove::NotAnEnd { take: "a1".parse().expect("a cell"), insert: cell },
            IllegalMove::OpponentsSymbol(cell),
            IllegalMove::OtherTeamsSymbol(cell),
            IllegalMove::FirstRound(cell),
            IllegalMove::PartnersDot(cell),
            IllegalMove::StrangeDot(Seat::West),
            IllegalMove::CanTake,
            IllegalMove::CanMove,
            IllegalMove::Block(hex),
            IllegalMove::NotEmpty(hex),
            IllegalMove::NoOwnPiece(hex),
            IllegalMove::NotTwoSteps { from: "a1".parse().expect("a cell"), to: hex },
            IllegalMove::NoWayOut(hex),
            IllegalMove::NoNeighbour(hex),
            IllegalMove::OnlyByJump(hex),
        ]
    }

    fn every_result() -> Vec<MatchResult> {
        let result = |winner, reason, score| MatchResult { winner, reason, score };
        let winners = [None, Some(Side::First), Some(Side::Second)];
        let mut all: Vec<_> = winners
            .into_iter()
            .flat_map(|winner| Reason::ALL.map(|reason| result(winner, reason, None)))
            .collect();
        all.push(result(None, Reason::Drawn(DrawReason::Quiet), Some(BySide([20, 20]))));
        all
    }

    /// The core writes for terminals, with an ASCII apostrophe.
    fn typeset(reason: &impl ToString) -> String {
        reason.to_string().replace('\'', "’")
    }

    #[test]
    fn english_reasons_are_those_of_the_core() {
        for one in every_why() {
            assert_eq!(why(Language::English, one), typeset(&one));
        }
        for one in every_result() {
            assert_eq!(reason(Language::English, one, None), typeset(&one));
        }
    }

    #[test]
    fn every_reason_is_localized() {
        let in_a = |language| -> Vec<String> {
            let whys = every_why().into_iter().map(|one| why(language, one));
            let moves = every_illegal().into_iter().map(|one| illegal(language, one));
            whys.chain(moves)
                .chain(every_result().into_iter().map(|one| reason(language, one, None)))
                .collect()
        };
        let english = in_a(Language::English);
        for language in Language::ALL {
            for (said, english) in in_a(language).into_iter().zip(&english) {
                assert!(!said.starts_with("table-") && !said.contains(['{', '}']), "{language:?}: {said}");
                assert_eq!(said == *english, language == Language::English, "{language:?}: {said}");
            }
        }
    }

    #[test]
    fn reasons_name_cells_and_seats() {
        for language in Language::ALL {
            for one in every_illegal() {
                let english = one.to_string();
                for cell in ["c3", "d7", "a1"].into_iter().filter(|cell| english.contains(cell)) {
                    assert!(illegal(language, one).contains(cell), "{language:?}: {one} names {cell}");
                }
            }
        }
        let dot = illegal(Language::Slovenian, IllegalMove::StrangeDot(Seat::West));
        assert!(dot.contains("Zahod") && dot.contains("Vzhod"), "{dot}");
    }
}

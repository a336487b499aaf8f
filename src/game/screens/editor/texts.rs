//! Texts of the editor.

use crate::game::language::{self, Language};
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Implausibility, PositionDraft, Setup, Validity};

/// The name and the message id of a variant's button, shorter than its full name.
pub(super) fn variant(variant: Variant) -> (&'static str, &'static str) {
    match variant {
        Variant::Quixo => ("Edit Quixo", "editor-quixo"),
        Variant::QuixoTeams => ("Edit Quixo in teams", "editor-teams"),
        Variant::Hexxagon => ("Edit Hexxagon", "editor-hexxagon"),
        Variant::HexxagonOpen => ("Edit Hexxagon open", "editor-open"),
    }
}

/// The name of a seat.
pub(super) fn seat(language: Language, variant: Variant, seat: usize) -> String {
    let id = match variant {
        Variant::Quixo => ["editor-cross", "editor-circle"][seat],
        Variant::QuixoTeams => ["editor-south", "editor-west", "editor-north", "editor-east"][seat],
        Variant::Hexxagon | Variant::HexxagonOpen => ["editor-red", "editor-white"][seat],
    };
    language.say(id)
}

/// The name of a player.
pub(super) fn controller(language: Language, controller: Controller) -> String {
    match controller {
        Controller::Human => language.say("editor-human"),
        Controller::Computer(level) => language::localized::level(language, level),
    }
}

/// Describes a position: whether it can be played, and what no match could have reached.
pub(super) fn description(language: Language, draft: &PositionDraft) -> String {
    let number = |id, count: u16| language.tell(id, &[("count", count.into())]);
    let verdict = match draft.validity() {
        Validity::Playable { moves } => {
            let seat = seat(language, draft.variant(), draft.seat());
            language.tell("editor-playable", &[("seat", seat.into()), ("count", moves.into())])
        }
        Validity::Over(result) => {
            let setup = Setup::new(draft.variant(), &[]);
            let winner = language::localized::winner(language, &setup, result, None);
            language.tell(
                "editor-over",
                &[
                    ("winner", winner.into()),
                    ("reason", language::localized::ending(language, &setup, result, None).into()),
                ],
            )
        }
        Validity::NoPieces => language.say("editor-no-pieces"),
    };
    match draft.implausibility() {
        None => verdict,
        Some(Implausibility::Ply { least }) => format!("{verdict} {}", number("editor-doubt-ply", least)),
        Some(Implausibility::Quiet { most }) => format!("{verdict} {}", number("editor-doubt-quiet", most)),
    }
}

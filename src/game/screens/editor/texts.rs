//! Texts of the editor.

use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::localized;
use pushflip_core::session::{Controller, Implausibility, PositionDraft, Setup, Validity};

/// The name of a variant's button, and its text, shorter than the variant's full name.
pub(super) fn variant(variant: Variant) -> (&'static str, Localized) {
    match variant {
        Variant::Quixo => ("Edit Quixo", msg::EDITOR_QUIXO),
        Variant::QuixoTeams => ("Edit Quixo in teams", msg::EDITOR_TEAMS),
        Variant::Hexxagon => ("Edit Hexxagon", msg::EDITOR_HEXXAGON),
        Variant::HexxagonOpen => ("Edit Hexxagon open", msg::EDITOR_OPEN),
    }
}

/// The name of a player. `own`: it is the only person.
pub(super) fn controller(controller: Controller, own: bool) -> Localized {
    match controller {
        Controller::Human if own => msg::STATUS_YOU,
        Controller::Human => msg::COMMON_HUMAN,
        Controller::Computer(level) => level.title(),
    }
}

/// Describes a position: whether it can be played, and what no match could have reached.
pub(super) fn description(draft: &PositionDraft) -> Localized {
    let verdict = match draft.validity() {
        Validity::Playable { moves } => {
            let seat = localized::seat(draft.variant(), draft.seat());
            msg::EditorPlayable { seat, count: moves }.into()
        }
        Validity::Over(result) => {
            let setup = Setup::new(draft.variant(), &[]);
            let winner = localized::winner(&setup, result, None);
            msg::EditorOver { winner, reason: localized::ending(&setup, result, None) }.into()
        }
        Validity::NoPieces => msg::EDITOR_NO_PIECES,
    };
    let doubt = match draft.implausibility() {
        None => return verdict,
        Some(Implausibility::Ply { least }) => msg::EditorDoubtPly { count: least }.into(),
        Some(Implausibility::Quiet { most }) => msg::EditorDoubtQuiet { count: most }.into(),
    };
    Localized::joined([verdict, doubt], " ")
}

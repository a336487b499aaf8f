//! The options of a match.

use crate::rules::hexxagon::WhenStuck;
use crate::rules::{DrawRules, TextError};

/// The match options of `docs/rules.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The seat that starts, in turn order. In Hexxagon, Red always starts.
    pub first_seat: usize,
    pub draws: DrawRules,
    /// Hexxagon: the rule for a side that cannot move.
    pub when_stuck: WhenStuck,
    /// Teams: whether partners may consult each other.
    pub consultation: bool,
    /// The number of takebacks in a match without a clock; `None` for any number. Online tables have rules of their
    /// own.
    pub takebacks: Option<u32>,
}

impl Options {
    /// Parses the rule for a side that cannot move: `passes`, `ends`, `fills`.
    pub fn when_stuck_named(text: &str) -> Result<WhenStuck, TextError> {
        WhenStuck::ALL
            .into_iter()
            .find(|when| when.id() == text)
            .ok_or_else(|| TextError::none_of("stuck", text, &WhenStuck::ALL.map(WhenStuck::id)))
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            first_seat: 0,
            draws: DrawRules::default(),
            when_stuck: WhenStuck::Passes,
            consultation: true,
            takebacks: None,
        }
    }
}

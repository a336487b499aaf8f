//! The named levels.

use strum::VariantArray as _;

use super::tablebase;
use crate::rules::{TextError, Variant};

/// How strong a computer seat plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[derive(strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = TextError, parse_err_fn = no_level)]
pub enum Level {
    /// Sees what lies on the board, and often not all of it.
    FirstGame,
    /// Sees what lies on the board.
    Beginner,
    /// Sees a reply.
    #[default]
    Casual,
    /// Sees a reply, and hardly misjudges it.
    Regular,
    /// Looks a few plies ahead.
    Club,
    /// Looks ahead without slips.
    Tournament,
    /// Looks far ahead.
    Expert,
    /// Looks as far as it can in what takes an idle core about a second.
    Master,
    /// Master where everything is known: Quixo for two with the tables of `pushflip solve`. It plays
    /// as Master where they are missing.
    Perfect,
}

/// Of each level the name of today, which a player can have, and the one in records from before.
const NAMES: [[&str; 2]; 9] = [
    ["Newcomer", "First game"],
    ["Beginner", "Beginner"],
    ["Casual player", "Casual"],
    ["Seasoned player", "Regular"],
    ["Club player", "Club"],
    ["Contender", "Tournament"],
    ["Expert", "Expert"],
    ["Master", "Master"],
    ["Perfect player", "Perfect"],
];

impl Level {
    /// The levels that need nothing but the program, weakest first.
    pub const ALL: [Self; 8] = *Self::VARIANTS.first_chunk().unwrap();

    /// The word in records, settings and the engine protocol.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The name on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES[self as usize][0]
    }

    /// Whether a player of this level may be called so in a record: by its name, or by an earlier one.
    #[must_use]
    pub fn is_called(self, name: &str) -> bool {
        NAMES[self as usize].contains(&name)
    }

    /// The levels that can be chosen for a variant here: [`Perfect`](Self::Perfect) only where
    /// everything is known.
    #[must_use]
    pub fn choices(variant: Variant) -> Vec<Self> {
        let known = Self::Perfect.within(variant) == Self::Perfect && tablebase::is_complete();
        Self::ALL.into_iter().chain(known.then_some(Self::Perfect)).collect()
    }

    /// The same, but in a game that is not solved the strongest level instead of the perfect one.
    #[must_use]
    pub fn within(self, variant: Variant) -> Self {
        if self == Self::Perfect && variant != Variant::Quixo { Self::Master } else { self }
    }

    /// Whether it uses what is known exactly.
    pub(super) fn knows(self) -> bool {
        self >= Self::Master
    }

    /// Its place on the ladder, from 1.
    #[must_use]
    pub fn rung(self) -> usize {
        self as usize + 1
    }
}

fn no_level(text: &str) -> TextError {
    TextError::new("level", format!("{text:?} is none of {}", Level::ALL.map(Level::id).join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_solved_is_played_perfectly() {
        for variant in Variant::ALL {
            let solved = variant == Variant::Quixo;
            assert_eq!(Level::Perfect.within(variant) == Level::Perfect, solved, "{variant}");
            assert!(solved || !Level::choices(variant).contains(&Level::Perfect), "{variant}");
            for level in Level::ALL {
                assert_eq!(level.within(variant), level);
            }
        }
    }
}

//! The named levels.

use strum::VariantArray as _;

use super::tablebase;
use crate::language::Localized;
use crate::rules::{TextError, Variant};

/// The strength of a computer player.
///
/// The text identifiers are those of version 0.1.0, because records, settings and the online protocol contain them;
/// some display names have changed since then.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[derive(strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = TextError, parse_err_fn = no_level)]
pub enum Level {
    /// *Newcomer*. Searches one ply and overlooks many moves.
    #[strum(serialize = "first-game")]
    Newcomer,
    /// *Beginner*. Searches one ply and overlooks some moves.
    Beginner,
    /// *Casual player*. Searches two plies.
    #[default]
    Casual,
    /// *Seasoned player*. Searches two plies with few errors.
    #[strum(serialize = "regular")]
    Seasoned,
    /// *Club player*. Searches a few plies.
    Club,
    /// *Contender*. Searches a few plies with hardly any errors.
    #[strum(serialize = "tournament")]
    Contender,
    /// *Expert*. Searches deeper.
    Expert,
    /// *Master*. Searches about a second on an idle core.
    Master,
    /// *Perfect player*. Plays perfectly with the full tablebase of Quixo for two (`pushflip solve`), and as Master
    /// without it.
    Perfect,
}

/// The current and the former name of each level. Records may contain either.
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
    /// The levels that need no tablebase, weakest first.
    pub const ALL: [Self; 8] = *Self::VARIANTS.first_chunk().unwrap();

    /// The identifier in records, settings, the engine protocol, the online protocol and message names.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The English display name.
    pub fn name(self) -> &'static str {
        NAMES[self as usize][0]
    }

    /// Whether a record may call a player of this level so.
    pub fn is_called(self, name: &str) -> bool {
        NAMES[self as usize].contains(&name)
    }

    /// The levels available for a variant. [`Perfect`](Self::Perfect) needs the full tablebase.
    pub fn choices(variant: Variant) -> Vec<Self> {
        let known = Self::Perfect.within(variant) == Self::Perfect && tablebase::is_complete();
        Self::ALL.into_iter().chain(known.then_some(Self::Perfect)).collect()
    }

    /// This level, or Master instead of Perfect in a game without a tablebase.
    #[must_use]
    pub fn within(self, variant: Variant) -> Self {
        if self == Self::Perfect && variant != Variant::Quixo { Self::Master } else { self }
    }

    /// Whether the level probes the tablebase.
    pub(super) fn uses_tablebase(self) -> bool {
        self >= Self::Master
    }

    /// The rank of the level, from 1.
    pub fn rank(self) -> usize {
        self as usize + 1
    }

    pub fn character(self) -> Localized {
        Localized::of_family("characters-name", self.id())
    }

    /// The name of the level alone.
    pub fn title(self) -> Localized {
        Localized::of_family("common-level", self.id())
    }

    /// The typical error of the character in a game, as the end of a sentence that begins with its name.
    pub fn habit(self, variant: Variant) -> Localized {
        let game = if variant.is_quixo() { "quixo" } else { "hexxagon" };
        Localized::of_family("characters-habit", &format!("{game}-{}", self.id()))
    }
}

/// The character and the level: `Pip · Newcomer`.
impl From<Level> for Localized {
    fn from(level: Level) -> Self {
        Self::joined([level.character(), level.title()], " · ")
    }
}

fn no_level(text: &str) -> TextError {
    TextError::none_of("level", text, &Level::ALL.map(Level::id))
}

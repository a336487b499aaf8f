//! Players of an engine match, as named on the command line.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::limit::Limit;
use pushflip_core::ai::{Level, Limits, most_threads};
use pushflip_core::engine::ugi::EngineOptions;

/// Depths of the material player, in plies.
const MATERIAL_RANGE: RangeInclusive<u32> = 1..=20;
/// Playouts per move of the Monte-Carlo tree search.
const PLAYOUT_RANGE: RangeInclusive<u32> = 1..=10_000_000;
/// Sizes of the transposition table, in MiB.
const HASH_RANGE: RangeInclusive<usize> = 1..=65_536;
/// The forms of an engine argument.
const FORMS: &str = "level:ID, search, search:threads=2,hash=64, mcts:PLAYOUTS, material:PLIES, greedy, \
                     random, \"cmd:PROGRAM ARGUMENTS\"";

/// A kind of engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Engine {
    /// A level at its own limits.
    Level(Level),
    /// Our search at full strength.
    Search {
        threads: usize,
        /// Transposition table size in MiB.
        hash_mb: usize,
    },
    /// Monte-Carlo tree search with a number of playouts per move.
    Mcts(u32),
    /// Alpha-beta to a depth in plies with a material evaluation.
    Material(u32),
    /// The greedy player.
    Greedy,
    /// The random player.
    Random,
    /// A UGI program with its arguments.
    Program(Vec<String>),
}

impl FromStr for Engine {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        fn number<T: FromStr + PartialOrd + fmt::Display>(
            engine: &str,
            text: &str,
            range: &RangeInclusive<T>,
        ) -> Result<T, String> {
            text.parse().ok().filter(|n| range.contains(n)).ok_or_else(|| {
                format!("{engine}: {text:?} is not a number from {} to {}", range.start(), range.end())
            })
        }
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match (kind, rest) {
            ("level", id) => {
                id.parse().map(Self::Level).map_err(|e: pushflip_core::rules::TextError| e.reason.to_string())
            }
            ("mcts", playouts) => number(kind, playouts, &PLAYOUT_RANGE).map(Self::Mcts),
            ("material", plies) => number(kind, plies, &MATERIAL_RANGE).map(Self::Material),
            ("greedy", "") => Ok(Self::Greedy),
            ("random", "") => Ok(Self::Random),
            ("search", settings) => {
                let defaults = EngineOptions::default();
                let (mut threads, mut hash_mb) = (defaults.threads, defaults.hash_mb);
                for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
                    match setting.split_once('=') {
                        Some(("threads", value)) => {
                            threads = number("threads", value, &(1..=most_threads()))?;
                        }
                        Some(("hash", value)) => hash_mb = number("hash", value, &HASH_RANGE)?,
                        _ => return Err(format!("search: {setting:?} is neither threads=N nor hash=MB")),
                    }
                }
                Ok(Self::Search { threads, hash_mb })
            }
            ("cmd", command) => {
                let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
                if words.is_empty() { Err("cmd: names no program".into()) } else { Ok(Self::Program(words)) }
            }
            _ => Err(format!("{text:?} is none of {FORMS}")),
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level:{}", level.id()),
            Self::Search { threads, hash_mb } => {
                let defaults = EngineOptions::default();
                let threads = (*threads != defaults.threads).then(|| format!("threads={threads}"));
                let hash = (*hash_mb != defaults.hash_mb).then(|| format!("hash={hash_mb}"));
                let settings: Vec<String> = threads.into_iter().chain(hash).collect();
                write!(f, "search{}{}", if settings.is_empty() { "" } else { ":" }, settings.join(","))
            }
            Self::Mcts(playouts) => write!(f, "mcts:{playouts}"),
            Self::Material(plies) => write!(f, "material:{plies}"),
            Self::Greedy => f.write_str("greedy"),
            Self::Random => f.write_str("random"),
            Self::Program(words) => write!(f, "cmd:{}", words.join(" ")),
        }
    }
}

/// An engine with its limit per move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    pub(super) engine: Engine,
    /// The limit of a move; `None` if the engine has its own limit.
    pub(super) limit: Option<Limit>,
}

impl Contestant {
    /// Combines an engine with the common limit of both players and its own limit. A level plays at its
    /// built-in limits unless it has its own limit.
    ///
    /// # Errors
    /// If a required limit is missing, or the engine does not support an own limit.
    pub fn new(engine: Engine, common: Option<Limit>, own: Option<Limit>) -> Result<Self, String> {
        let limit = match (&engine, own) {
            (Engine::Search { .. } | Engine::Program(_), _) => {
                let limit = own.or(common);
                Some(limit.ok_or_else(|| format!("{engine} needs a limit, such as --limit 0.2s"))?)
            }
            (Engine::Level(_), _) => own,
            (_, Some(_)) => return Err(format!("{engine} plays at its own measure and takes no limit")),
            (_, None) => None,
        };
        Ok(Self { engine, limit })
    }

    /// A level at its own limits.
    pub(super) fn level(level: Level) -> Self {
        Self { engine: Engine::Level(level), limit: None }
    }

    /// The limits of a move; unlimited for engines with their own limit.
    pub(super) fn limits(&self) -> Limits {
        self.limit.map_or_else(Limits::default, Limit::limits)
    }

    /// Threads of one player.
    pub(super) fn threads(&self) -> usize {
        if let Engine::Search { threads, .. } = self.engine { threads } else { 1 }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.engine.fmt(f)?;
        self.limit.map_or(Ok(()), |limit| write!(f, " at {limit}"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Contestant, Engine};

    #[test]
    fn engines_survive_formatting_and_parsing() {
        let all = "level:master search search:threads=2 search:threads=2,hash=64 mcts:10000 material:6 greedy random";
        for text in all.split(' ').chain(["cmd:./other --fast"]) {
            assert_eq!(text.parse::<Engine>().expect(text).to_string(), text);
        }
        let wrong = "level level:best search:threads=0 search:depth=3 mcts mcts:0 material:99 greedy:2 cmd: stockfish";
        for text in wrong.split(' ').chain(["", "cmd: "]) {
            assert!(text.parse::<Engine>().is_err(), "{text}");
        }
    }

    #[test]
    fn limits_are_assigned_to_engines() {
        let of = |engine: &str, all: Option<&str>, own: Option<&str>| {
            let limit = |text: &str| text.parse().expect(text);
            Contestant::new(engine.parse().expect(engine), all.map(limit), own.map(limit))
        };
        assert!(of("search", None, None).is_err());
        assert_eq!(of("search", Some("9n"), Some("8n")).expect("a limit").to_string(), "search at 8n");
        assert_eq!(
            of("level:club", Some("9n"), None).expect("a level without options").to_string(),
            "level:club"
        );
        assert_eq!(
            of("level:club", None, Some("9n")).expect("a level with a node limit").to_string(),
            "level:club at 9n"
        );
        assert!(of("greedy", Some("9n"), None).is_ok());
        assert!(of("greedy", None, Some("9n")).is_err());
    }
}

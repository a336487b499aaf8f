//! UGI options: variant, level, threads, hash, seed.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use crate::ai::{Level, most_threads};
use crate::rules::Variant;

/// The least and the greatest size of the transposition table, in MiB.
const HASH_RANGE: RangeInclusive<usize> = 1..=4_096;
/// The least and the greatest seed.
const SEED_RANGE: RangeInclusive<usize> = 0..=u32::MAX as usize;
/// The word for no level.
const NO_LEVEL: &str = "none";

/// With what the engine starts; the protocol can change all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineOptions {
    /// The game.
    pub variant: Variant,
    /// A level to play at; without one only the limits of `go` count.
    pub level: Option<Level>,
    /// Threads of a search.
    pub threads: usize,
    /// Size of the transposition table, in MiB.
    pub hash_mb: usize,
    /// What the chances of a level hang on, together with the number of games begun since it was set: with the
    /// same seed the same games come again.
    pub seed: u32,
}

/// The least and the greatest number of threads.
fn thread_range() -> RangeInclusive<usize> {
    1..=most_threads()
}

impl Default for EngineOptions {
    fn default() -> Self {
        Self { variant: Variant::default(), level: None, threads: 1, hash_mb: 16, seed: 0 }
    }
}

impl EngineOptions {
    /// The lines that offer the options, with what is set now as the default.
    pub(super) fn described(&self) -> String {
        let Self { variant, threads, hash_mb, seed, .. } = *self;
        let mut text = format!("option name Variant type combo default {variant}");
        for variant in Variant::ALL {
            _ = write!(text, " var {variant}");
        }
        let level = self.level.map_or(NO_LEVEL, Level::id);
        _ = write!(text, "\noption name Level type combo default {level} var {NO_LEVEL}");
        for level in Level::ALL {
            _ = write!(text, " var {}", level.id());
        }
        for (name, value, range) in [
            ("Threads", threads, thread_range()),
            ("Hash", hash_mb, HASH_RANGE),
            ("Seed", seed as usize, SEED_RANGE),
        ] {
            let (least, most) = range.into_inner();
            _ = write!(text, "\noption name {name} type spin default {value} min {least} max {most}");
        }
        text
    }

    /// Sets an option by its name, in small letters or large.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = |range: RangeInclusive<usize>| {
            value.parse().ok().filter(|n| range.contains(n)).ok_or_else(|| {
                format!("{name}: {value:?} is not a number from {} to {}", range.start(), range.end())
            })
        };
        match name.to_ascii_lowercase().as_str() {
            "variant" => self.variant = value.parse::<Variant>().map_err(|error| error.to_string())?,
            "level" if value == NO_LEVEL => self.level = None,
            "level" => self.level = Some(value.parse::<Level>().map_err(|error| error.to_string())?),
            "threads" => self.threads = number(thread_range())?,
            "hash" => self.hash_mb = number(HASH_RANGE)?,
            "seed" => self.seed = number(SEED_RANGE)? as u32,
            _ => {
                return Err(format!(
                    "there is no option {name:?}: Variant, Level, Threads, Hash and Seed are"
                ));
            }
        }
        Ok(())
    }
}

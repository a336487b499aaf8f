//! UGI options: variant, level, threads, hash, seed.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use crate::ai::{Level, most_threads};
use crate::rules::Variant;

/// Valid sizes of the transposition table, in MiB.
const HASH_RANGE: RangeInclusive<usize> = 1..=4_096;
const SEED_RANGE: RangeInclusive<usize> = 0..=u32::MAX as usize;
/// The value of `Level` for full strength.
const NO_LEVEL: &str = "none";

/// The initial options of the engine. The protocol can change all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineOptions {
    pub variant: Variant,
    /// The level to play at. With `None` only the limits of `go` apply.
    pub level: Option<Level>,
    pub threads: usize,
    /// Size of the transposition table, in MiB.
    pub hash_mb: usize,
    /// Seed of the random choices of a level. The choices also depend on the number of games since the seed was
    /// set, so that the same seed repeats the same games.
    pub seed: u32,
}

fn thread_range() -> RangeInclusive<usize> {
    1..=most_threads()
}

impl Default for EngineOptions {
    fn default() -> Self {
        Self { variant: Variant::default(), level: None, threads: 1, hash_mb: 16, seed: 0 }
    }
}

impl EngineOptions {
    /// The `option` lines of the protocol, with the current values as defaults.
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

    /// Sets an option by its name, which is not case-sensitive.
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

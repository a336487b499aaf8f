//! The limit of an engine's move on the command line: `0.2s`, `200ms`, `5000n`, `depth 6`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use pushflip_core::ai::Limits;

/// Longest time for a move, in seconds.
const MAX_SECONDS: f64 = 86_400.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Time(Duration),
    Nodes(u64),
    /// A depth in plies.
    Depth(u32),
}

impl Limit {
    /// The search limits of this program's own engine.
    pub fn limits(self) -> Limits {
        match self {
            Self::Time(time) => Limits::time(time),
            Self::Nodes(nodes) => Limits::nodes(nodes),
            Self::Depth(plies) => Limits::depth(plies),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) => write!(f, "{}s", time.as_secs_f64()),
            Self::Nodes(nodes) => write!(f, "{nodes}n"),
            Self::Depth(plies) => write!(f, "depth {plies}"),
        }
    }
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let seconds = |text: &str, unit: f64| {
            let seconds = text.parse::<f64>().ok()? * unit;
            (seconds > 0.0 && seconds <= MAX_SECONDS).then(|| Self::Time(Duration::from_secs_f64(seconds)))
        };
        let positive = |text: &str| text.parse().ok().filter(|&n: &u64| n > 0);
        let found = if let Some(plies) = text.strip_prefix("depth") {
            positive(plies.trim_start_matches([' ', '='])).and_then(|n| n.try_into().ok()).map(Self::Depth)
        } else if let Some(nodes) = text.strip_suffix('n') {
            positive(nodes).map(Self::Nodes)
        } else if let Some(time) = text.strip_suffix("ms") {
            seconds(time, 1e-3)
        } else {
            text.strip_suffix('s').and_then(|time| seconds(time, 1.0))
        };
        found.ok_or_else(|| format!("{text:?} is no limit such as 0.2s, 200ms, 5000n or \"depth 6\""))
    }
}

#[cfg(test)]
mod tests {
    use super::Limit;

    #[test]
    fn limits_survive_formatting_and_parsing() {
        for text in ["0.2s", "30s", "5000n", "depth 6"] {
            assert_eq!(text.parse::<Limit>().expect(text).to_string(), text);
        }
        assert_eq!("200ms".parse::<Limit>(), "0.2s".parse());
        assert_eq!("depth=6".parse(), Ok(Limit::Depth(6)));
        for text in
            ["", "s", "0s", "-1s", "nans", "infs", "1e9s", "5", "0n", "1.5n", "-5n", "depth", "depth 0"]
        {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }
}

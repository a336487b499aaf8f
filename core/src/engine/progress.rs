//! A progress line on standard error, silent without a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A progress line for a number of steps; it disappears when it is dropped. `said` is the text before the times, with
/// the placeholders `{pos}`, `{len}`, `{percent}` and `{msg}`. Lines above it are written in its `suspend`, in which
/// the line itself must not be used.
pub fn progress(steps: u64, said: &str) -> ProgressBar {
    let template = format!("{said}, {{elapsed}} so far, about {{eta}} left");
    let style =
        ProgressStyle::with_template(&template).expect("what is said has no braces but those of its parts");
    ProgressBar::new(steps).with_style(style)
}

//! A progress line on standard error, silent without a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// Creates a progress line for a number of steps. The line disappears when it is dropped. `said` is the text
/// before the times, with the placeholders `{pos}`, `{len}`, `{percent}` and `{msg}`. Lines above it are
/// written inside `suspend`; the closure must not use the progress line.
pub fn progress(steps: u64, said: &str) -> ProgressBar {
    let template = format!("{said}, {{elapsed}} so far, about {{eta}} left");
    let style =
        ProgressStyle::with_template(&template).expect("what is said has no braces but those of its parts");
    ProgressBar::new(steps).with_style(style)
}

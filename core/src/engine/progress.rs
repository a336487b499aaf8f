//! A progress line on standard error, silent without a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// Creates a progress line for a number of steps. The line disappears when it is dropped. `label` is the text
/// before the times, with the placeholders `{pos}`, `{len}`, `{percent}` and `{msg}`. Lines above it are
/// written inside `suspend`; the closure must not use the progress line.
pub fn progress(steps: u64, label: &str) -> ProgressBar {
    let template = format!("{label}, {{elapsed}} so far, about {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("a valid template");
    ProgressBar::new(steps).with_style(style)
}

//! A progress line on standard error, silent without a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A line for so many steps, which is gone when it is dropped. `said` is what it says before the times: text with
/// `{pos}`, `{len}`, `{percent}` and `{msg}` in it. Whoever writes lines that stay does it in its `suspend`,
/// where nothing may be asked of the line itself.
pub fn progress(steps: u64, said: &str) -> ProgressBar {
    let template = format!("{said}, {{elapsed}} so far, about {{eta}} left");
    let style =
        ProgressStyle::with_template(&template).expect("what is said has no braces but those of its parts");
    ProgressBar::new(steps).with_style(style)
}

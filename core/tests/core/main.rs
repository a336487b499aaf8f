//! Tests of the core, without a window.

mod ai;
mod language;
#[cfg(feature = "online")]
mod online;
mod random_games;
mod rules;
mod session;
mod text;

/// The value of an environment variable that scales a test, or a default.
fn variable<T: std::str::FromStr>(name: &str, default: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

//! Tests of the core, without a window.

mod ai;
#[cfg(feature = "online")]
mod online;
mod rules;
mod session;

/// What an environment variable asks for, where a test can be asked for more than the suite wants.
fn variable<T: std::str::FromStr>(name: &str, default: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

//! Tests of the built program: terminal, UGI, command line, and files that several processes share.

mod desktop;
mod engine;
#[cfg(all(unix, feature = "online"))]
mod hosting;
mod languages;
mod layers;
#[cfg(feature = "online")]
mod online;
#[cfg(all(target_os = "linux", feature = "online"))]
mod reach;
mod session;
mod text;

use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder that is not there. It stands for the user's own, which no test reads or writes.
fn nowhere() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("nowhere")
}

/// The real program. It finds no files of the user: its folders are nowhere, unless a test names others.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pushflip"));
    command.env("PUSHFLIP_DATA_DIR", nowhere()).env("PUSHFLIP_CONFIG_DIR", nowhere());
    command
}

/// What an environment variable asks for, where a test can be asked for more than the suite wants.
fn variable<T: std::str::FromStr>(name: &str, default: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

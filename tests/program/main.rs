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

/// A folder that does not exist, in place of the user's folders.
fn nowhere() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("nowhere")
}

/// The built program. Its folders do not exist unless a test sets others, so that it cannot access the user's
/// files. It speaks English whatever the language of the machine.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pushflip"));
    command.env_remove("LANGUAGE").env("LC_ALL", "C").env_remove("LC_MESSAGES").env_remove("LANG");
    command.env("PUSHFLIP_DATA_DIR", nowhere()).env("PUSHFLIP_CONFIG_DIR", nowhere());
    command
}

/// The value of an environment variable that scales a test, or a default.
fn variable<T: std::str::FromStr>(name: &str, default: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

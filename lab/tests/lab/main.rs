//! Tests of the developer tools: the library, and the compiled program with its command line.

mod command;
mod exam;
mod matches;
mod network;
mod puzzles;
mod selfplay;
mod teams;

use std::path::{Path, PathBuf};
use std::process::Command;

/// A data folder that does not exist, instead of the user's own.
fn nowhere() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("nowhere")
}

/// The compiled program, without access to the user's files.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pushflip-lab"));
    command.env("PUSHFLIP_DATA_DIR", nowhere()).env("PUSHFLIP_CONFIG_DIR", nowhere());
    command
}

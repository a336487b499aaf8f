//! Tests of the developer tools: their library, and the real program from its command line.

mod command;
mod exam;
mod matches;
mod network;
mod puzzles;
mod selfplay;
mod teams;

use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder that does not exist, in place of the user's own.
fn nowhere() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("nowhere")
}

/// The real program, which finds no files of the user.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pushflip-lab"));
    command.env("PUSHFLIP_DATA_DIR", nowhere()).env("PUSHFLIP_CONFIG_DIR", nowhere());
    command
}

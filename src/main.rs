//! The command line of Pushflip.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    pushflip_core::command_line::main(cli::run)
}

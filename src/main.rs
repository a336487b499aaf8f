//! The command line of Pushflip.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run() {
        Ok(code) => code,
        Err(cli::Failure { sentence, code }) => {
            cli::complain(&sentence);
            code
        }
    }
}

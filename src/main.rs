//! The command line of Pushflip.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run() {
        Ok(code) => code,
        Err(cli::Failure { sentence, code }) => {
            // Nobody is left to tell if this fails.
            let _ = std::io::Write::write_fmt(&mut std::io::stderr(), format_args!("pushflip: {sentence}\n"));
            code
        }
    }
}

//! `pushflip puzzles`.

use std::io;
use std::process::ExitCode;

use pushflip_core::engine::puzzles::{self, Puzzles, PuzzlesError};

use super::{Failure, ended};

/// Makes puzzles, or proves them.
pub fn make(wishes: &Puzzles) -> Result<ExitCode, Failure> {
    match puzzles::run(wishes, &mut io::stdout().lock()) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(PuzzlesError::Output(error)) => ended(Err(error)),
        Err(error) => Err(Failure { sentence: format!("{error}."), code: ExitCode::FAILURE }),
    }
}

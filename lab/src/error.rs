//! The error of every command.

use std::io;

use crate::selfplay::sample::SampleError;

/// The reason why a command failed. Texts are sentences without their full stop.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Invalid arguments or input files.
    #[error("{0}")]
    Input(String),
    /// The command ran, but without the wanted result.
    #[error("{0}")]
    Failed(String),
    /// Standard output failed.
    #[error("the output failed: {0}")]
    Output(#[from] io::Error),
}

impl From<SampleError> for Error {
    fn from(error: SampleError) -> Self {
        Self::Input(error.to_string())
    }
}

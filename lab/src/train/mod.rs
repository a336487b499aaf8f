//! Training of the evaluation networks.

mod data;
pub mod hexxagon;
mod model;
pub mod quixo;
pub mod teams;
mod trainer;

use std::path::PathBuf;

use crate::error::Error;

pub use model::{Model, Sample};
pub use trainer::{Epoch, Samples, Training, mean_loss, rounding_error, train};

/// Train an evaluation network
#[derive(clap::Subcommand)]
pub enum Train {
    /// Train Quixo's network on positions with the exact value of every move
    Quixo(quixo::TrainQuixo),
    /// Train Hexxagon's network on self-play games
    Hexxagon(hexxagon::TrainHexxagon),
    /// Train the team game's network on self-play games
    Teams(teams::TrainTeams),
}

/// Options of all trainers.
#[derive(clap::Args, Clone, Debug)]
pub struct TrainingArgs {
    /// The weights file to write
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Number of epochs; default: 20 for Quixo, 5 for the others
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub epochs: Option<u16>,
    /// Batch size
    #[arg(long, value_name = "N", default_value_t = 2_048, value_parser = clap::value_parser!(u32).range(1..))]
    pub batch: u32,
    /// Initial learning rate; default: 0.002 for Hexxagon, 0.008 for the others
    #[arg(long, value_name = "RATE")]
    pub rate: Option<f32>,
    /// Random seed
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
}

/// A weights file: magic bytes, numbers that describe the network, and weights, all little-endian.
#[must_use]
pub fn weights_file(magic: &str, numbers: &[u32], weights: &[i16]) -> Vec<u8> {
    let mut bytes = magic.as_bytes().to_vec();
    bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    bytes.extend(weights.iter().flat_map(|weight| weight.to_le_bytes()));
    bytes
}

impl TrainingArgs {
    /// Writes the weights file.
    fn write(&self, bytes: &[u8]) -> Result<(), Error> {
        let failed = |error| Error::Input(format!("{} cannot be written: {error}", self.out.display()));
        std::fs::write(&self.out, bytes).map_err(failed)
    }
}

/// The error for trained weights that the network cannot use.
fn too_large() -> Error {
    Error::Input("some weights are too large: sums of them could overflow".into())
}

/// Trains a network, writes the weights, and reports on `out`.
///
/// # Errors
/// If the data or the arguments are invalid, or the weights cannot be written.
pub fn run(args: &Train, out: &mut impl std::io::Write) -> Result<(), Error> {
    match args {
        Train::Quixo(args) => quixo::run(args, out),
        Train::Hexxagon(args) => hexxagon::run(args, out),
        Train::Teams(args) => teams::run(args, out),
    }
}

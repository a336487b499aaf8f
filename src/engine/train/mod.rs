//! Training of the networks that judge positions.

pub mod hexxagon;
mod model;
mod random;
mod trainer;

pub use model::{Model, Sample};
pub use random::Random;
pub use trainer::{Epoch, Samples, Training, mean_loss, rounding_error, train};

/// Learn the weights of a network
#[derive(clap::Subcommand)]
pub enum Train {
    /// Learn to judge Hexxagon from self-play
    Hexxagon(hexxagon::TrainHexxagon),
}

/// Learns, writes the weights, and reports on `out`.
///
/// # Errors
/// If there is nothing to learn from, or the weights cannot be written.
pub fn run(wishes: &Train, out: &mut impl std::io::Write) -> Result<(), hexxagon::TrainError> {
    match wishes {
        Train::Hexxagon(wishes) => hexxagon::run(wishes, out),
    }
}

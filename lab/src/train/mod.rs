//! Training of the evaluation networks.

mod games;
pub mod hexxagon;
mod model;
pub mod quixo;
pub mod teams;
mod trainer;

pub use model::{Model, Sample};
pub use trainer::{Epoch, Samples, Training, mean_loss, rounding_error, train};

/// Learn the weights of a network
#[derive(clap::Subcommand)]
pub enum Train {
    /// Learn to judge Quixo from a file with the exact value of every move
    Quixo(quixo::TrainQuixo),
    /// Learn to judge Hexxagon from self-play
    Hexxagon(hexxagon::TrainHexxagon),
    /// Learn to judge Quixo in teams from self-play
    Teams(teams::TrainTeams),
}

/// Why nothing was learned.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// Of Quixo.
    #[error(transparent)]
    Quixo(#[from] quixo::TrainError),
    /// Of a game that is learned from itself.
    #[error(transparent)]
    Games(#[from] games::TrainError),
}

/// Learns, writes the weights, and reports on `out`.
///
/// # Errors
/// If there is nothing to learn from, or the weights cannot be written.
pub fn run(wishes: &Train, out: &mut impl std::io::Write) -> Result<(), TrainError> {
    match wishes {
        Train::Quixo(wishes) => Ok(quixo::run(wishes, out)?),
        Train::Hexxagon(wishes) => Ok(hexxagon::run(wishes, out)?),
        Train::Teams(wishes) => Ok(teams::run(wishes, out)?),
    }
}

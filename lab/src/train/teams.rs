//! `pushflip-lab train teams`: trains the team game's network on self-play games.
//!
//! The target of a position blends the game result and the search score, as in Hexxagon. Each epoch uses a
//! position under a random symmetry of the board, because the rules are the same for every orientation.
//!
//! The built-in weights come from one generation of games, played with the handwritten evaluation and stopped
//! by hand at 1,041,467 positions:
//! ```text
//! pushflip-lab selfplay --variant quixo-teams --games 1000000 --nodes 400 --out 0.games
//! pushflip-lab train teams --data 0.games --out core/assets/networks/quixo-teams.weights --threads 2
//! ```

use std::io::Write;
use std::path::PathBuf;

use rand::RngExt;

use super::data::{Data, fitted_scale, is_fraction, out_of_range, predicted, result, wrong_variant};
use super::trainer::{Samples, Training, rounding_error, train};
use super::{TrainingArgs, model, too_large};
use crate::error::Error;
use crate::quixo_positions;
use crate::selfplay::sample::{SEAT_SHIFT, Sample};
use pushflip_core::ai::network::Network;
use pushflip_core::ai::network::teams::{Cubes, SCALE, SHAPE, UNITS, WIDTH, bucket, features};
use pushflip_core::engine::random::Generator;
use pushflip_core::rules::Variant;
use pushflip_core::rules::quixo::board::BOARD;

/// Default number of epochs.
const EPOCHS: u16 = 5;
/// Default initial learning rate.
const RATE: f32 = 0.008;
/// Symmetries of the board.
const SYMMETRIES: usize = 8;

/// The arguments of `train teams`.
#[derive(clap::Args, Clone, Debug)]
pub struct TrainTeams {
    /// Files of self-play
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    pub data: Vec<PathBuf>,
    #[command(flatten)]
    pub training: TrainingArgs,
    /// Weight of the game result against the search score in the target, from 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = 0.5)]
    pub share: f32,
    /// Threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

/// Positions with their targets.
struct Positions {
    samples: Vec<Sample>,
    share: f32,
    scale: u32,
}

impl Samples for Positions {
    fn count(&self) -> usize {
        self.samples.len()
    }

    fn load(&self, index: usize, random: &mut Generator, sample: &mut model::Sample) {
        let found = &self.samples[index];
        let symmetry = random.random_range(..SYMMETRIES);
        let planes = |packed: u64| {
            let both =
                quixo_positions::Cubes { own: packed as u32 & BOARD, other: (packed >> SEAT_SHIFT) as u32 };
            both.transformed(symmetry)
        };
        let (own, other) = (planes(found.own), planes(found.other));
        let cubes: Cubes = [own.own, other.own, own.other, other.other];
        let (features, count) = features(&cubes);
        sample.features.extend(&features[..count]);
        sample.bucket = bucket(&cubes);
        sample.target = self.share * result(found) + (1.0 - self.share) * predicted(found, self.scale);
    }
}

/// Trains, writes the weights, and reports on `out`.
///
/// # Errors
/// If the files are invalid or too small, an argument is out of range, or the weights cannot be written.
pub fn run(args: &TrainTeams, out: &mut impl Write) -> Result<(), Error> {
    let rate = args.training.rate.unwrap_or(RATE);
    if !is_fraction(args.share) || !is_fraction(rate) || rate == 0.0 {
        return Err(out_of_range());
    }
    let data = Data::read(&args.data)?;
    if data.variant != Variant::QuixoTeams {
        return Err(wrong_variant(data.variant));
    }
    let scale = fitted_scale(&data.learned);
    // The report is optional: a closed output does not end the training.
    let mut say = |line: String| drop(writeln!(out, "{line}").and_then(|()| out.flush()));
    let positions = |samples| Positions { samples, share: args.share, scale };
    let (learned, held_out) = (positions(data.learned), positions(data.held_out));
    say(format!(
        "{}: {} positions, {} held out, scale {scale}",
        data.variant,
        learned.count(),
        held_out.count()
    ));
    let training = Training {
        epochs: args.training.epochs.unwrap_or(EPOCHS).into(),
        batch: args.training.batch as usize,
        rate,
        threads: args.threads.into(),
        seed: args.training.seed,
    };
    let model = train::<WIDTH, UNITS>(SHAPE, &training, &learned, &held_out, |epoch, _| {
        say(format!(
            "epoch {}: loss {:.5}, held out {:.5}",
            epoch.number, epoch.training_loss, epoch.validation_loss
        ));
    });
    let bytes = model.quantised(SCALE);
    let network = Network::read(&bytes, SHAPE).ok_or_else(too_large)?;
    let error = rounding_error(&model, &network, SCALE, &held_out);
    say(format!("rounding moves a logit by {error:.4}"));
    args.training.write(&bytes)
}

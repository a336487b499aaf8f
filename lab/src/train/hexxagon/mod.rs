//! `pushflip-lab train hexxagon`: trains Hexxagon's evaluation on self-play games.
//!
//! The target of a position is a blend of the game's result and of what the search said, brought to
//! a probability: `share · result + (1 − share) · sigmoid(score / scale)`. The scale is fitted first,
//! so that the scores foretell the results best, and goes into the weights: the evaluation comes out
//! in the same hundredths. The last games of each file are not learned from.
//!
//! The weights shipped come from a fourth generation of games, each played with the weights of the one
//! before, the first with an evaluation that counted pieces, safe pieces and the best capture. The first
//! three had 300,000 positions each. The last was ended by hand at 3,563,588 positions, and 3,465,371
//! without blocks:
//! ```text
//! pushflip-lab selfplay --variant hexxagon --games 100000 --nodes 1000 --out 3.games --seed 11
//! pushflip-lab train hexxagon --data 3.games --out core/assets/networks/hexxagon.weights --epochs 6 --decay 1
//! ```
//! and the same for `hexxagon-open` with seed 12. `pushflip-lab match` says whether a generation is stronger than the one
//! before. Loss on 222,724 positions held out (6 epochs): 0.5802 with 24 hidden lanes and a decay of 4, 0.5794 with
//! a decay of 1; 0.5798, 0.5791 and 0.5802 with 56 lanes and decays of 4, 1 and 0.2. With a tenth of the positions more than 8 lanes
//! and other windows (triangles, rhombi, lines of five) brought nothing.

mod model;

use std::io::Write;
use std::path::PathBuf;

use rand::seq::SliceRandom;

pub use super::games::TrainError;
use super::games::{Data, fitted_scale, foretold, result};
use super::model::cross_entropy;
use super::trainer::schedule;
use crate::selfplay::sample::Sample;
use model::{Input, Model};
use pushflip_core::ai::network::hexxagon::Network;
use pushflip_core::ai::network::hexxagon::flowers::Flowers;
use pushflip_core::engine::progress::progress;
use pushflip_core::engine::random::stream;
use pushflip_core::rules::Variant;

/// In the first batches the rate rises from zero.
const WARM_UP: usize = 50;

/// What to learn from, and how.
#[derive(clap::Args, Clone, Debug)]
pub struct TrainHexxagon {
    /// Files of self-play, all of one variant
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    pub data: Vec<PathBuf>,
    /// The weights file to write
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// How often each position is seen
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
    pub epochs: u16,
    /// Positions between two steps
    #[arg(long, value_name = "N", default_value_t = 2_048, value_parser = clap::value_parser!(u32).range(1..))]
    pub batch: u32,
    /// Size of the first steps
    #[arg(long, value_name = "RATE", default_value_t = 0.002)]
    pub rate: f32,
    /// How much the game's result counts against the search's score, from 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = 0.2)]
    pub share: f32,
    /// How strongly patterns that are hardly seen are drawn back to counting pieces
    #[arg(long, value_name = "DECAY", default_value_t = 4.0)]
    pub decay: f32,
    /// Another seed, another network
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
}

/// Learns from the files, writes the weights, and reports on `out`.
///
/// # Errors
/// If a file cannot be read, the files hold too little, or the weights cannot be written.
pub fn run(wishes: &TrainHexxagon, out: &mut impl Write) -> Result<(), TrainError> {
    let part = |number: f32| (0.0..=1.0).contains(&number);
    if !part(wishes.share)
        || !(0.0..=100.0).contains(&wishes.decay)
        || !part(wishes.rate)
        || wishes.rate == 0.0
    {
        return Err(TrainError::Numbers);
    }
    let data = Data::read(&wishes.data)?;
    if data.variant == Variant::QuixoTeams {
        return Err(TrainError::Variant(data.variant));
    }
    let blocks = data.variant == Variant::Hexxagon;
    let scale = fitted_scale(&data.learned);
    // Nobody needs the report: a closed output does not end the learning.
    let mut say = |line: String| drop(writeln!(out, "{line}").and_then(|()| out.flush()));
    let (learned, held_out) = (data.learned.len(), data.held_out.len());
    say(format!("{}: {learned} positions, {held_out} held out, scale {scale}", data.variant));

    let flowers = Flowers::new(blocks);
    let mut random = stream(wishes.seed, 0);
    let mut model = Model::new(&flowers, &mut random);
    let input = |sample: &Sample| Input::new(&flowers, blocks, sample.own, sample.other);
    let target = |s: &Sample| wishes.share * result(s) + (1.0 - wishes.share) * foretold(s, scale);
    let batch = wishes.batch as usize;
    let steps = usize::from(wishes.epochs) * learned.div_ceil(batch);
    let mut order: Vec<u32> = (0..learned as u32).collect();
    let line = progress(steps as u64, "{percent} % of all epochs");
    let mut step = 0;
    for epoch in 1..=wishes.epochs {
        order.shuffle(&mut random);
        let mut total = 0.0;
        for part in order.chunks(batch) {
            for &index in part {
                let sample = &data.learned[index as usize];
                total += f64::from(model.learn(&input(sample), target(sample)));
            }
            model.step(wishes.rate * schedule(step, steps, WARM_UP), wishes.decay, part.len());
            step += 1;
            line.inc(1);
        }
        let mean = |aim: &dyn Fn(&Sample) -> f32| {
            let each = |sample| f64::from(cross_entropy(model.logit(&input(sample)), aim(sample)));
            data.held_out.iter().map(each).sum::<f64>() / held_out as f64
        };
        let (seen, unseen, results) = (total / learned as f64, mean(&target), mean(&result));
        let told =
            format!("epoch {epoch}: loss {seen:.5}, held out {unseen:.5}, of the results alone {results:.5}");
        line.suspend(|| say(told));
    }
    let weights = model.rounded(scale);
    Network::new(&weights, blocks)?;
    std::fs::write(&wishes.out, weights.to_bytes())
        .map_err(|error| TrainError::Write(wishes.out.clone(), error))
}

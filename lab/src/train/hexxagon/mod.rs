//! `pushflip-lab train hexxagon`: trains Hexxagon's evaluation on self-play games.
//!
//! The target of a position blends the game result and the search score as a probability:
//! `share · result + (1 − share) · sigmoid(score / scale)`. The scale is fitted first, so that the scores
//! predict the results best, and is stored with the weights, so that the evaluation has the same unit. The last
//! games of each file are held out.
//!
//! The built-in weights come from a fourth generation of games. Each generation was played with the weights of
//! the previous one; the first used an evaluation that counted pieces, safe pieces and the best capture. The
//! first three generations had 300,000 positions each. The last one was stopped by hand at 3,563,588 positions,
//! and at 3,465,371 positions for the board without blocks:
//! ```text
//! pushflip-lab selfplay --variant hexxagon --games 100000 --nodes 1000 --out 3.games --seed 11
//! pushflip-lab train hexxagon --data 3.games --out core/assets/networks/hexxagon.weights --epochs 6 --decay 1
//! ```
//! The commands for `hexxagon-open` are the same with seed 12. `pushflip-lab match` measures whether a
//! generation is stronger than the previous one. Loss on 222,724 positions held out (6 epochs): 0.5802 with 24
//! hidden lanes and a decay of 4, 0.5794 with a decay of 1; 0.5798, 0.5791 and 0.5802 with 56 lanes and decays
//! of 4, 1 and 0.2. With a tenth of the positions, more than 8 lanes and other windows (triangles, rhombi,
//! lines of five) gave no improvement.

mod model;

use std::io::Write;
use std::path::PathBuf;

use rand::seq::SliceRandom;

use super::data::{Data, fitted_scale, is_fraction, out_of_range, predicted, result, wrong_variant};
use super::model::cross_entropy;
use super::trainer::schedule;
use super::{TrainingArgs, too_large, weights_file};
use crate::error::Error;
use crate::selfplay::sample::Sample;
use model::{Input, Model};
use pushflip_core::ai::network::hexxagon::flowers::Flowers;
use pushflip_core::ai::network::hexxagon::{MAGIC, Network, Weights};
use pushflip_core::engine::progress::progress;
use pushflip_core::engine::random::stream;
use pushflip_core::rules::Variant;

/// Batches of linear warm-up.
const WARM_UP: usize = 50;
/// Default number of epochs.
const EPOCHS: u16 = 5;
/// Default initial learning rate.
const RATE: f32 = 0.002;

/// The arguments of `train hexxagon`.
#[derive(clap::Args, Clone, Debug)]
pub struct TrainHexxagon {
    /// Files of self-play, all of one variant
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    pub data: Vec<PathBuf>,
    #[command(flatten)]
    pub training: TrainingArgs,
    /// Weight of the game result against the search score in the target, from 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = 0.2)]
    pub share: f32,
    /// Decay of rare patterns towards counting pieces
    #[arg(long, value_name = "DECAY", default_value_t = 4.0)]
    pub decay: f32,
}

/// Trains, writes the weights, and reports on `out`.
///
/// # Errors
/// If the files are invalid or too small, an argument is out of range, or the weights cannot be written.
pub fn run(args: &TrainHexxagon, out: &mut impl Write) -> Result<(), Error> {
    let (epochs, rate) = (args.training.epochs.unwrap_or(EPOCHS), args.training.rate.unwrap_or(RATE));
    let valid_decay = (0.0..=100.0).contains(&args.decay);
    if !is_fraction(args.share) || !valid_decay || !is_fraction(rate) || rate == 0.0 {
        return Err(out_of_range());
    }
    let data = Data::read(&args.data)?;
    if data.variant == Variant::QuixoTeams {
        return Err(wrong_variant(data.variant));
    }
    let blocks = data.variant == Variant::Hexxagon;
    let scale = fitted_scale(&data.learned);
    // The report is optional: a closed output does not end the training.
    let mut say = |line: String| drop(writeln!(out, "{line}").and_then(|()| out.flush()));
    let (learned, held_out) = (data.learned.len(), data.held_out.len());
    say(format!("{}: {learned} positions, {held_out} held out, scale {scale}", data.variant));

    let flowers = Flowers::new(blocks);
    let mut random = stream(args.training.seed, 0);
    let mut model = Model::new(&flowers, &mut random);
    let input = |sample: &Sample| Input::new(&flowers, blocks, sample.own, sample.other);
    let target = |s: &Sample| args.share * result(s) + (1.0 - args.share) * predicted(s, scale);
    let batch = args.training.batch as usize;
    let steps = usize::from(epochs) * learned.div_ceil(batch);
    let mut order: Vec<u32> = (0..learned as u32).collect();
    let line = progress(steps as u64, "{percent} % of all epochs");
    let mut step = 0;
    for epoch in 1..=epochs {
        order.shuffle(&mut random);
        let mut total = 0.0;
        for part in order.chunks(batch) {
            for &index in part {
                let sample = &data.learned[index as usize];
                total += f64::from(model.learn(&input(sample), target(sample)));
            }
            model.step(rate * schedule(step, steps, WARM_UP), args.decay, part.len());
            step += 1;
            line.inc(1);
        }
        let mean = |aim: &dyn Fn(&Sample) -> f32| {
            let each = |sample| f64::from(cross_entropy(model.logit(&input(sample)), aim(sample)));
            data.held_out.iter().map(each).sum::<f64>() / held_out as f64
        };
        let (seen, unseen, results) = (total / learned as f64, mean(&target), mean(&result));
        let report =
            format!("epoch {epoch}: loss {seen:.5}, held out {unseen:.5}, of the results alone {results:.5}");
        line.suspend(|| say(report));
    }
    let weights = model.rounded(scale);
    Network::new(&weights, blocks).ok_or_else(too_large)?;
    args.training.write(&to_bytes(&weights))
}

/// The file of trained weights.
#[must_use]
pub fn to_bytes(weights: &Weights) -> Vec<u8> {
    let outputs = weights.outputs.iter().flat_map(|output| output.weights.into_iter().chain([output.bias]));
    let all: Vec<i16> = weights.rows.iter().flatten().copied().chain(weights.bias).chain(outputs).collect();
    weights_file(MAGIC, &[weights.rows.len() as u32, weights.scale], &all)
}

//! `pushflip-lab train quixo`: trains Quixo's network on exact values.
//!
//! Command that produces the built-in network:
//! ```text
//! pushflip-lab train quixo --data quixo-moves.bin --out core/assets/networks/quixo.weights --threads 1
//! ```
//! The run takes about 20 minutes on one core, and ends with a held-out loss of 0.0339 and 19 errors.
//!
//! Every record of the file gives the value of its own position and of the positions after its moves. Each
//! epoch uses every position once, under a random symmetry. Held-out positions (see
//! [`quixo_positions`](crate::quixo_positions)) and the positions after their moves are excluded from the
//! training. After each epoch a line reports the loss over both parts, and the share of value-losing moves that
//! the network, with a search of one ply, chooses in held-out positions with at least one such move.

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use rand::RngExt;

use crate::error::Error;
use crate::quixo_positions::{Cubes, LabelledPosition, Value};
use pushflip_core::ai::network::Network;
use pushflip_core::ai::network::quixo::{SCALE, SHAPE, UNITS, WIDTH, bucket, features};
use pushflip_core::rules::{Ending, Position as _, printable};

use super::model::{Model, Sample};
use super::trainer::{Samples, Training, rounding_error, train};
use super::{TrainingArgs, too_large};
use pushflip_core::engine::random::Generator;

/// Default number of epochs.
const EPOCHS: u16 = 20;
/// Default initial learning rate.
const RATE: f32 = 0.008;

/// The arguments of `train quixo`.
#[derive(clap::Args)]
pub struct TrainQuixo {
    /// The file of positions with the value of every move
    #[arg(long, value_name = "FILE")]
    data: PathBuf,
    #[command(flatten)]
    training: TrainingArgs,
    /// Use only one training record in N
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    one_in: u16,
    /// Threads
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

/// Trains, writes the weights, and reports on `out`.
///
/// # Errors
/// If the data is invalid or too small, or the weights or the output cannot be written.
pub fn run(args: &TrainQuixo, out: &mut impl Write) -> Result<(), Error> {
    // Checks before the training that the file can be written.
    args.training.write(&[])?;
    let start = Instant::now();
    let records = LabelledPosition::read_all(&args.data)?;
    let (held_out, learned): (Vec<LabelledPosition>, _) =
        records.iter().partition(|record| record.cubes.is_held_out());
    let validation: Labelled = held_out.iter().flat_map(labelled).collect();
    let validation_set: HashSet<u64> = validation.0.iter().copied().collect();
    let samples = learned.iter().step_by(args.one_in.into()).flat_map(labelled);
    let samples = samples.filter(|(cubes, _)| !cubes.is_held_out());
    let samples: Labelled = samples.filter(|&position| !validation_set.contains(&packed(position))).collect();
    let critical: Vec<LabelledPosition> =
        held_out.into_iter().filter(LabelledPosition::is_critical).collect();
    if samples.0.is_empty() || critical.is_empty() {
        return Err(Error::Input(format!(
            "{} has too few positions: some are needed to learn from, and some are held out",
            args.data.display()
        )));
    }
    writeln!(
        out,
        "{} positions to learn from, after {:.0} s",
        samples.0.len(),
        start.elapsed().as_secs_f32()
    )?;

    let training = Training {
        epochs: args.training.epochs.unwrap_or(EPOCHS).into(),
        batch: args.training.batch as usize,
        rate: args.training.rate.unwrap_or(RATE),
        threads: args.threads.into(),
        seed: args.training.seed,
    };
    let mut written = Ok(());
    let model = train::<WIDTH, UNITS>(SHAPE, &training, &samples, &validation, |epoch, model| {
        let errors = errors_per_thousand(model, &critical);
        let line = writeln!(
            out,
            "epoch {}: loss {:.5}, held out {:.5}, {errors:.1} errors in 1000 moves, {:.0} s",
            epoch.number,
            epoch.training_loss,
            epoch.validation_loss,
            start.elapsed().as_secs_f32()
        );
        written = std::mem::replace(&mut written, Ok(())).and(line);
    });
    written?;
    let bytes = model.quantised(SCALE);
    let network = Network::read(&bytes, SHAPE).ok_or_else(too_large)?;
    let error = rounding_error(&model, &network, SCALE, &validation);
    args.training.write(&bytes)?;
    let file = printable(args.training.out.display());
    writeln!(out, "{} bytes in {file}; rounding moves a logit by {error:.4}", bytes.len())?;
    Ok(())
}

/// The values in a record: of its position, and of the positions after its moves.
fn labelled(record: &LabelledPosition) -> impl Iterator<Item = (Cubes, Value)> {
    [(record.cubes, record.value())].into_iter().chain(record.successors())
}

/// A position up to symmetry, with its value.
fn packed((cubes, value): (Cubes, Value)) -> u64 {
    cubes.class() | (value as u64) << 50
}

/// Distinct positions with values.
struct Labelled(Vec<u64>);

impl FromIterator<(Cubes, Value)> for Labelled {
    fn from_iter<T: IntoIterator<Item = (Cubes, Value)>>(positions: T) -> Self {
        let mut list: Vec<u64> = positions.into_iter().map(packed).collect();
        list.sort_unstable();
        list.dedup();
        Self(list)
    }
}

impl Samples for Labelled {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn load(&self, index: usize, random: &mut Generator, sample: &mut Sample) {
        let packed = self.0[index];
        let plane = |shift: u32| (packed >> shift) as u32 & ((1 << 25) - 1);
        let cubes = Cubes { own: plane(0), other: plane(25) }.transformed(random.random_range(..8));
        fill(sample, cubes);
        sample.target = (packed >> 50) as f32 / 2.0;
    }
}

fn fill(sample: &mut Sample, cubes: Cubes) {
    sample.features.extend(features(cubes.own, cubes.other));
    sample.bucket = bucket(cubes.own, cubes.other);
}

/// The model's value-losing moves per 1000 critical positions.
fn errors_per_thousand(model: &Model<WIDTH, UNITS>, critical: &[LabelledPosition]) -> f32 {
    let judge = |cubes: Cubes| {
        let mut sample = Sample::default();
        fill(&mut sample, cubes);
        -model.logit(&sample)
    };
    let errs = |record: &&LabelledPosition| {
        let position = record.cubes.position();
        let judged = record.moves().map(|(push, value)| {
            let next = position.play(push);
            let judged = match next.outcome() {
                None => judge(Cubes::of(&next)),
                Some(end) if end.ending == Ending::Line => f32::INFINITY,
                Some(_) => f32::NEG_INFINITY,
            };
            (judged, value)
        });
        let (_, value) = judged.max_by(|a, b| a.0.total_cmp(&b.0)).expect("a Quixo position has a move");
        value != record.value()
    };
    1000.0 * critical.iter().filter(errs).count() as f32 / critical.len() as f32
}

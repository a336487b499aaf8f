//! Mini-batch training with Adam (Kingma and Ba 2015), a decaying learning rate, and several threads.

use std::f32::consts::PI;
use std::ops::Range;

use rand::seq::SliceRandom;
use rayon::ThreadPool;
use rayon::prelude::*;

use pushflip_core::ai::network::{Network, Shape};

use super::model::{Model, Sample, loss};
use crate::pool::pool;
use pushflip_core::engine::progress::progress;
use pushflip_core::engine::random::{Generator, stream};

/// Adam: decay of the mean of the gradient (β₁).
const MEAN_DECAY: f32 = 0.9;
/// Adam: decay of the mean of the squared gradient (β₂).
const SQUARE_DECAY: f32 = 0.999;
/// Adam: avoids division by zero.
const EPSILON: f32 = 1e-8;
/// Cosine schedule: the ratio of the last learning rate to the initial one.
const LAST_RATE: f32 = 0.01;
/// Batches of linear warm-up.
const WARM_UP: usize = 100;

/// A set of samples.
pub trait Samples: Sync {
    fn count(&self) -> usize;

    /// Loads a sample into `sample`, which has no features yet; `random` may choose a symmetry.
    fn load(&self, index: usize, random: &mut Generator, sample: &mut Sample);
}

/// Hyperparameters.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// Number of epochs.
    pub epochs: usize,
    /// Batch size.
    pub batch: usize,
    /// Initial learning rate.
    pub rate: f32,
    /// Threads. The rounding of sums depends on their number.
    pub threads: usize,
    /// Random seed.
    pub seed: u64,
}

/// The losses of an epoch.
#[derive(Clone, Copy, Debug)]
pub struct Epoch {
    /// The number of the epoch, from 1.
    pub number: usize,
    /// Mean loss over the epoch, while the parameters changed.
    pub training_loss: f32,
    /// Mean loss over the validation samples, at the end of the epoch.
    pub validation_loss: f32,
}

/// Trains a network, and reports each epoch with the model so far.
pub fn train<const H: usize, const M: usize>(
    shape: Shape,
    training: &Training,
    samples: &impl Samples,
    validation: &impl Samples,
    mut report: impl FnMut(&Epoch, &Model<H, M>),
) -> Model<H, M> {
    let mut random = stream(training.seed, 0);
    let mut model = Model::<H, M>::new(shape, &mut random);
    let mut gradients = Gradients::new(model.parameters.len(), training.threads);
    let mut adam = Adam::new(model.parameters.len());
    let mut order: Vec<u32> = (0..samples.count() as u32).collect();
    let steps = training.epochs * order.len().div_ceil(training.batch);
    let line = progress(steps as u64, "{percent} % of all epochs");
    for number in 1..=training.epochs {
        order.shuffle(&mut random);
        let stream = training.seed.wrapping_add(number as u64);
        let mut total = 0.0;
        for batch in order.chunks(training.batch) {
            total += gradients.add(&model, samples, batch, stream);
            let rate = training.rate * schedule(adam.steps, steps, WARM_UP);
            adam.step(&mut model.parameters, gradients.sum(), rate, batch.len());
            model.clamp();
            line.inc(1);
        }
        let training_loss = (total / order.len() as f64) as f32;
        let validation_loss = mean_loss(&model, validation, training.threads);
        line.suspend(|| report(&Epoch { number, training_loss, validation_loss }, &model));
    }
    model
}

/// The ratio of the learning rate at a step to the initial one: linear warm-up times cosine decay.
pub(super) fn schedule(step: usize, steps: usize, warm_up: usize) -> f32 {
    let warm_up = ((step + 1) as f32 / warm_up as f32).min(1.0);
    let cosine = 0.5 + 0.5 * (PI * step as f32 / steps as f32).cos();
    warm_up * (LAST_RATE + (1.0 - LAST_RATE) * cosine)
}

/// Adam's moment estimates.
pub(super) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: usize,
}

impl Adam {
    pub(super) fn new(parameters: usize) -> Self {
        Self { mean: vec![0.0; parameters], square: vec![0.0; parameters], steps: 0 }
    }

    /// Updates the parameters with the summed gradient of a batch, and clears the gradient.
    pub(super) fn step(&mut self, parameters: &mut [f32], gradient: &mut [f32], rate: f32, batch: usize) {
        self.steps += 1;
        let correction = |decay: f32| 1.0 - decay.powi(self.steps.min(10_000) as i32);
        let rate = rate / correction(MEAN_DECAY);
        let square_correction = 1.0 / correction(SQUARE_DECAY);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((parameter, gradient), (mean, square)) in parameters.iter_mut().zip(gradient).zip(moments) {
            let slope = std::mem::take(gradient) / batch as f32;
            *mean += (slope - *mean) * (1.0 - MEAN_DECAY);
            *square += (slope * slope - *square) * (1.0 - SQUARE_DECAY);
            *parameter -= rate * *mean / ((*square * square_correction).sqrt() + EPSILON);
        }
    }
}

/// The gradients of a batch, computed on several threads.
struct Gradients {
    pool: ThreadPool,
    /// One gradient per thread.
    parts: Vec<Vec<f32>>,
}

impl Gradients {
    fn new(parameters: usize, threads: usize) -> Self {
        Self { pool: pool(threads), parts: vec![vec![0.0; parameters]; threads] }
    }

    /// Adds the gradients of a batch, and returns the sum of its losses.
    fn add<const H: usize, const M: usize>(
        &mut self,
        model: &Model<H, M>,
        samples: &impl Samples,
        batch: &[u32],
        stream: u64,
    ) -> f64 {
        let part = batch.len().div_ceil(self.parts.len());
        let add_part = |(gradient, part): (&mut Vec<f32>, &[u32])| {
            let mut sample = Sample::default();
            let add = |&index: &u32| {
                load(samples, index as usize, stream, &mut sample);
                f64::from(model.add_gradient(&sample, gradient))
            };
            part.iter().map(add).sum::<f64>()
        };
        let parts = self.parts.par_iter_mut().zip(batch.par_chunks(part));
        let losses: Vec<f64> = self.pool.install(|| parts.map(add_part).collect());
        losses.into_iter().sum()
    }

    /// The sum over all threads, in the gradient of the first. The others are cleared.
    fn sum(&mut self) -> &mut [f32] {
        let (first, rest) = self.parts.split_first_mut().expect("at least one thread");
        for other in rest {
            for (sum, gradient) in first.iter_mut().zip(other) {
                *sum += std::mem::take(gradient);
            }
        }
        first
    }
}

fn load(samples: &impl Samples, index: usize, seed: u64, sample: &mut Sample) {
    sample.features.clear();
    samples.load(index, &mut stream(seed, index as u64), sample);
}

/// Sums a function over all samples, on several threads.
fn sum_over<S: Samples>(samples: &S, threads: usize, what: impl Fn(&Sample) -> f64 + Sync) -> f64 {
    let part = |range: Range<usize>| {
        let mut sample = Sample::default();
        let each = |index| {
            load(samples, index, 0, &mut sample);
            what(&sample)
        };
        range.map(each).sum::<f64>()
    };
    let ends = |thread: usize| samples.count() * thread / threads;
    let parts = (0..threads).into_par_iter().map(|i| part(ends(i)..ends(i + 1)));
    let sums: Vec<f64> = pool(threads).install(|| parts.collect());
    sums.into_iter().sum()
}

/// The mean loss over samples.
pub fn mean_loss<const H: usize, const M: usize>(
    model: &Model<H, M>,
    samples: &impl Samples,
    threads: usize,
) -> f32 {
    let total = sum_over(samples, threads, |sample| f64::from(loss(model.logit(sample), sample.target)));
    (total / samples.count() as f64) as f32
}

/// The root mean square change of the logits by rounding to the integer network.
pub fn rounding_error<const H: usize, const M: usize>(
    model: &Model<H, M>,
    network: &Network<H, M>,
    scale: u16,
    samples: &impl Samples,
) -> f32 {
    let total = sum_over(samples, 1, |sample| {
        let rounded = network.evaluate(&sample.features, sample.bucket) as f32 / f32::from(scale);
        f64::from(rounded - model.logit(sample)).powi(2)
    });
    (total / samples.count() as f64).sqrt() as f32
}

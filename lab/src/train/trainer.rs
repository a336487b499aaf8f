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

/// Adam: how long the mean of the gradient remembers.
const MEAN_DECAY: f32 = 0.9;
/// Adam: how long the mean of its square remembers.
const SQUARE_DECAY: f32 = 0.999;
/// Adam: keeps the step finite where there has been no gradient.
const EPSILON: f32 = 1e-8;
/// The rate falls to this part of the first one, along half a cosine.
const LAST_RATE: f32 = 0.01;
/// In the first batches the rate rises from zero.
const WARM_UP: usize = 100;

/// What to learn from.
pub trait Samples: Sync {
    /// How many there are.
    fn count(&self) -> usize;

    /// Loads a sample; `random` may choose one of the forms that a symmetry of the board gives it.
    /// `sample.features` comes in empty.
    fn load(&self, index: usize, random: &mut Generator, sample: &mut Sample);
}

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// How often every sample is seen.
    pub epochs: usize,
    /// Samples between two steps.
    pub batch: usize,
    /// Size of the first steps.
    pub rate: f32,
    /// Threads; with another number the sums round differently.
    pub threads: usize,
    /// Another seed, another network.
    pub seed: u64,
}

/// How far training has come.
#[derive(Clone, Copy, Debug)]
pub struct Epoch {
    /// From 1.
    pub number: usize,
    /// Mean loss over the epoch, while it changed.
    pub training_loss: f32,
    /// Mean loss over the samples that are not learned from, at its end.
    pub validation_loss: f32,
}

/// Learns a network from samples, and reports each epoch with the model so far.
pub fn train<const H: usize, const M: usize>(
    shape: Shape,
    training: &Training,
    samples: &impl Samples,
    validation: &impl Samples,
    mut report: impl FnMut(&Epoch, &Model<H, M>),
) -> Model<H, M> {
    let mut random = stream(training.seed, 0);
    let mut model = Model::<H, M>::new(shape, &mut random);
    let mut adam = Adam::new(model.parameters.len(), training.threads);
    let mut order: Vec<u32> = (0..samples.count() as u32).collect();
    let steps = training.epochs * order.len().div_ceil(training.batch);
    let line = progress(steps as u64, "{percent} % of all epochs");
    for number in 1..=training.epochs {
        order.shuffle(&mut random);
        let stream = training.seed.wrapping_add(number as u64);
        let mut total = 0.0;
        for batch in order.chunks(training.batch) {
            total += adam.add_gradients(&model, samples, batch, stream);
            let rate = training.rate * schedule(adam.steps, steps, WARM_UP);
            adam.step(&mut model, rate, batch.len());
            line.inc(1);
        }
        let training_loss = (total / order.len() as f64) as f32;
        let validation_loss = mean_loss(&model, validation, training.threads);
        line.suspend(|| report(&Epoch { number, training_loss, validation_loss }, &model));
    }
    model
}

/// The part of the first rate at a step; in so many first steps it rises from zero.
pub(super) fn schedule(step: usize, steps: usize, warm_up: usize) -> f32 {
    let warm_up = ((step + 1) as f32 / warm_up as f32).min(1.0);
    let cosine = 0.5 + 0.5 * (PI * step as f32 / steps as f32).cos();
    warm_up * (LAST_RATE + (1.0 - LAST_RATE) * cosine)
}

/// The optimiser's memory.
struct Adam {
    pool: ThreadPool,
    /// A gradient for each thread.
    gradients: Vec<Vec<f32>>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: usize,
}

impl Adam {
    fn new(parameters: usize, threads: usize) -> Self {
        let zeros = vec![0.0; parameters];
        Self {
            pool: pool(threads),
            gradients: vec![zeros.clone(); threads],
            mean: zeros.clone(),
            square: zeros,
            steps: 0,
        }
    }

    /// Adds up the gradients of a batch, and returns the sum of its losses.
    fn add_gradients<const H: usize, const M: usize>(
        &mut self,
        model: &Model<H, M>,
        samples: &impl Samples,
        batch: &[u32],
        stream: u64,
    ) -> f64 {
        let part = batch.len().div_ceil(self.gradients.len());
        let add_part = |(gradient, part): (&mut Vec<f32>, &[u32])| {
            let mut sample = Sample::default();
            let add = |&index: &u32| {
                load(samples, index as usize, stream, &mut sample);
                f64::from(model.add_gradient(&sample, gradient))
            };
            part.iter().map(add).sum::<f64>()
        };
        let parts = self.gradients.par_iter_mut().zip(batch.par_chunks(part));
        let losses: Vec<f64> = self.pool.install(|| parts.map(add_part).collect());
        losses.into_iter().sum()
    }

    /// Moves the parameters, and clears the gradients.
    fn step<const H: usize, const M: usize>(&mut self, model: &mut Model<H, M>, rate: f32, batch: usize) {
        self.steps += 1;
        let correction = |decay: f32| 1.0 - decay.powi(self.steps.min(10_000) as i32);
        let rate = rate / correction(MEAN_DECAY);
        let square_correction = 1.0 / correction(SQUARE_DECAY);
        let (first, rest) = self.gradients.split_first_mut().expect("at least one thread");
        for other in rest {
            for (sum, gradient) in first.iter_mut().zip(other) {
                *sum += std::mem::take(gradient);
            }
        }
        for (range, limit) in model.limits() {
            let parameters = model.parameters[range.clone()].iter_mut().zip(&mut first[range.clone()]);
            let memory = self.mean[range.clone()].iter_mut().zip(&mut self.square[range]);
            for ((parameter, gradient), (mean, square)) in parameters.zip(memory) {
                let slope = std::mem::take(gradient) / batch as f32;
                *mean += (slope - *mean) * (1.0 - MEAN_DECAY);
                *square += (slope * slope - *square) * (1.0 - SQUARE_DECAY);
                let step = rate * *mean / ((*square * square_correction).sqrt() + EPSILON);
                *parameter = (*parameter - step).clamp(-limit, limit);
            }
        }
    }
}

fn load(samples: &impl Samples, index: usize, seed: u64, sample: &mut Sample) {
    sample.features.clear();
    samples.load(index, &mut stream(seed, index as u64), sample);
}

/// Adds up something over all samples, on several threads.
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

/// How far rounding moves a model's logits: the root of the mean square over samples.
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

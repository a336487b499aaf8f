//! The generic network in floating point and its gradient.

use std::ops::Range;

use rand::RngExt;

use pushflip_core::ai::network::{HEAD_UNIT, MAGIC, SUM_UNIT, Shape};

use super::weights_file;
use pushflip_core::engine::random::Generator;

/// Largest sum of rows: slightly below the 16-bit range of the rounded sums.
const SUM_REACH: f32 = 31.0;
/// Largest sum of the weights to a unit or to the logit: slightly below the range of the rounded sum.
const HEAD_REACH: f32 = 250.0;
/// Initial bias of the sums: in the middle of the range with a gradient.
const FIRST_BIAS: f32 = 0.4;
/// Range of the initial weights of a head: to its units, to the logit.
const FIRST_HEAD: [f32; 2] = [0.25, 0.5];
/// Parallel lanes of a dot product.
const LANES: usize = 16;

/// All parameters in one list: the rows, the bias, then for each head the direct weights, their bias, the rows of its
/// units, their biases and the last weights.
#[derive(Clone)]
pub struct Model<const H: usize, const M: usize> {
    shape: Shape,
    pub(super) parameters: Vec<f32>,
}

/// A training sample: active features and target.
#[derive(Clone, Debug, Default)]
pub struct Sample {
    /// The active features.
    pub features: Vec<u16>,
    /// The expected result for the side to move: 0 lost, ½ drawn, 1 won.
    pub target: f32,
    /// The stage of the game.
    pub bucket: usize,
}

/// The parameters of a head.
struct Parts<'a, const H: usize, const M: usize> {
    direct: &'a [f32; H],
    bias: f32,
    units: &'a [[f32; H]],
    biases: &'a [f32; M],
    last: &'a [f32; M],
}

/// The gradient of the parameters of a head.
struct PartsMut<'a, const H: usize, const M: usize> {
    direct: &'a mut [f32; H],
    bias: &'a mut f32,
    units: &'a mut [[f32; H]],
    biases: &'a mut [f32; M],
    last: &'a mut [f32; M],
}

/// Intermediate results of the forward pass.
struct Forward<const H: usize, const M: usize> {
    sums: [f32; H],
    activations: [f32; H],
    units: [f32; M],
    logit: f32,
}

impl<const H: usize, const M: usize> Model<H, M> {
    const HEAD: usize = H + 1 + M * (H + 2);

    /// A model with random weights.
    #[must_use]
    pub fn new(shape: Shape, random: &mut Generator) -> Self {
        let mut list = |count: usize, spread: f32| {
            (0..count).map(|_| random.random_range(-1.0..1.0) * spread).collect::<Vec<_>>()
        };
        let mut parameters = list(shape.features * H, 0.5 / (shape.active as f32).sqrt());
        parameters.extend([FIRST_BIAS; H]);
        for _ in 0..shape.buckets {
            parameters.extend(list(H, FIRST_HEAD[1]));
            parameters.push(0.0);
            parameters.extend(list(M * H, FIRST_HEAD[0]));
            parameters.extend([FIRST_BIAS; M]);
            parameters.extend(list(M, FIRST_HEAD[1]));
        }
        Self { shape, parameters }
    }

    /// The logit of the expected result.
    #[must_use]
    pub fn logit(&self, sample: &Sample) -> f32 {
        self.forward(sample).logit
    }

    fn forward(&self, sample: &Sample) -> Forward<H, M> {
        let mut sums = *self.row(self.shape.features);
        for &feature in &sample.features {
            for (sum, weight) in sums.iter_mut().zip(self.row(feature.into())) {
                *sum += weight;
            }
        }
        let activations = sums.map(activation);
        let head = self.head(sample.bucket);
        let units = std::array::from_fn(|i| head.biases[i] + dot(&activations, &head.units[i]));
        let last: f32 = units.iter().zip(head.last).map(|(unit, weight)| activation(*unit) * weight).sum();
        Forward { sums, activations, units, logit: head.bias + dot(&activations, head.direct) + last }
    }

    /// Adds the gradient of a sample's loss to `gradient`, and returns the loss.
    pub(super) fn add_gradient(&self, sample: &Sample, gradient: &mut [f32]) -> f32 {
        let found = self.forward(sample);
        let head = self.head(sample.bucket);
        let slope = sigmoid(found.logit) - sample.target;
        let (rows, heads) = gradient.split_at_mut(self.heads_start());
        let to = PartsMut::<H, M>::of(&mut heads[Self::HEAD * sample.bucket..][..Self::HEAD]);

        let mut back = head.direct.map(|weight| slope * weight);
        add(to.direct, &found.activations, slope);
        *to.bias += slope;
        for i in 0..M {
            to.last[i] += slope * activation(found.units[i]);
            let slope = slope * head.last[i] * activation_slope(found.units[i]);
            if slope != 0.0 {
                to.biases[i] += slope;
                add(&mut to.units[i], &found.activations, slope);
                add(&mut back, &head.units[i], slope);
            }
        }
        for (back, &sum) in back.iter_mut().zip(&found.sums) {
            *back *= activation_slope(sum);
        }
        let (rows, _) = rows.as_chunks_mut::<H>();
        for row in sample.features.iter().copied().map(usize::from).chain([self.shape.features]) {
            add(&mut rows[row], &back, 1.0);
        }
        loss(found.logit, sample.target)
    }

    /// The row of a feature; the bias follows the last row.
    fn row(&self, feature: usize) -> &[f32; H] {
        &self.parameters[..self.heads_start()].as_chunks().0[feature]
    }

    fn heads_start(&self) -> usize {
        (self.shape.features + 1) * H
    }

    fn head(&self, bucket: usize) -> Parts<'_, H, M> {
        let head = &self.parameters[self.heads_start() + Self::HEAD * bucket..][..Self::HEAD];
        let (direct, rest) = head.split_first_chunk().expect("the length of a head");
        let (bias, rest) = rest.split_first().expect("the length of a head");
        let (units, rest) = rest.split_at(M * H);
        let (biases, rest) = rest.split_first_chunk().expect("the length of a head");
        let last = rest.first_chunk().expect("the length of a head");
        Parts { direct, bias: *bias, units: units.as_chunks().0, biases, last }
    }

    /// Clamps the parameters, so that rounded sums cannot overflow.
    pub(super) fn clamp(&mut self) {
        for (range, limit) in self.limits() {
            self.parameters[range]
                .iter_mut()
                .for_each(|parameter| *parameter = parameter.clamp(-limit, limit));
        }
    }

    /// The largest absolute values of parameters.
    fn limits(&self) -> [(Range<usize>, f32); 2] {
        let heads = self.heads_start();
        [
            (0..heads, SUM_REACH / (self.shape.active + 1) as f32),
            (heads..self.parameters.len(), HEAD_REACH / (H + M + 1) as f32),
        ]
    }

    /// The weights file of the integer network, with a scale in hundredths of a piece per logit.
    #[must_use]
    pub fn quantised(&self, scale: u16) -> Vec<u8> {
        let numbers = [self.shape.features, H, M, self.shape.buckets, scale.into()].map(|n| n as u32);
        // The bias follows the rows.
        let mut weights: Vec<i16> =
            (0..=self.shape.features).flat_map(|feature| rounded(self.row(feature), SUM_UNIT)).collect();
        for bucket in 0..self.shape.buckets {
            let head = self.head(bucket);
            let direct = [(head.direct, head.bias)];
            for (unit, bias) in direct.into_iter().chain(head.units.iter().zip(head.biases.iter().copied())) {
                weights.extend(rounded(unit, HEAD_UNIT));
                weights.extend(rounded(&[bias], HEAD_UNIT));
            }
            weights.extend(rounded(head.last, HEAD_UNIT));
        }
        weights_file(MAGIC, &numbers, &weights)
    }
}

impl<'a, const H: usize, const M: usize> PartsMut<'a, H, M> {
    fn of(head: &'a mut [f32]) -> Self {
        let (direct, rest) = head.split_first_chunk_mut().expect("the length of a head");
        let (bias, rest) = rest.split_first_mut().expect("the length of a head");
        let (units, rest) = rest.split_at_mut(M * H);
        let (biases, rest) = rest.split_first_chunk_mut().expect("the length of a head");
        let last = rest.first_chunk_mut().expect("the length of a head");
        Self { direct, bias, units: units.as_chunks_mut().0, biases, last }
    }
}

fn rounded<const N: usize>(weights: &[f32; N], unit: i16) -> [i16; N] {
    weights.map(|weight| (weight * f32::from(unit)).round() as i16)
}

fn add<const N: usize>(sums: &mut [f32; N], weights: &[f32; N], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += times * weight;
    }
}

fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut lanes = [0.0; LANES];
    let ((a, a_rest), (b, b_rest)) = (a.as_chunks::<LANES>(), b.as_chunks::<LANES>());
    for (a, b) in a.iter().zip(b) {
        for (lane, (a, b)) in lanes.iter_mut().zip(a.iter().zip(b)) {
            *lane += a * b;
        }
    }
    lanes.iter().sum::<f32>() + a_rest.iter().zip(b_rest).map(|(a, b)| a * b).sum::<f32>()
}

fn activation(sum: f32) -> f32 {
    let clipped = sum.clamp(0.0, 1.0);
    clipped * clipped
}

fn activation_slope(sum: f32) -> f32 {
    if sum > 0.0 && sum < 1.0 { 2.0 * sum } else { 0.0 }
}

/// The logistic function.
pub(super) fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// The Kullback–Leibler divergence of prediction and target: cross entropy less the entropy of the target, so that a
/// perfect prediction has a loss of zero.
pub(super) fn loss(logit: f32, target: f32) -> f32 {
    let entropy = |p: f32| if p > 0.0 { -p * p.ln() } else { 0.0 };
    cross_entropy(logit, target) - entropy(target) - entropy(1.0 - target)
}

/// The cross entropy of the target and the predicted probability.
pub(super) fn cross_entropy(logit: f32, target: f32) -> f32 {
    logit.max(0.0) - logit * target + (-logit.abs()).exp().ln_1p()
}

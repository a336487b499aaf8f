//! A network in floating point, with its gradient: what training works on.

use std::ops::Range;

use crate::ai::network::{Network, NetworkError, OUTPUT_UNIT, Output, SUM_UNIT, Shape};

use super::random::Random;

/// Largest sum of rows, in activations: a little less than the 16 bits of the rounded sums hold.
const SUM_REACH: f32 = 31.0;
/// Largest sum of output weights, in logits: a little less than the rounded sum holds.
const OUTPUT_REACH: f32 = 250.0;
/// Where the sums begin: in the middle of the range in which they have a gradient.
const FIRST_BIAS: f32 = 0.4;

/// All parameters in one list: the rows, the bias, the output weights of each bucket, and the
/// buckets' biases.
#[derive(Clone)]
pub struct Model<const H: usize> {
    shape: Shape,
    pub(super) parameters: Vec<f32>,
}

/// What a position switches on, and what came or will come of it.
#[derive(Clone, Debug, Default)]
pub struct Sample {
    /// The features.
    pub features: Vec<u16>,
    /// The expected result for the side to move: 0 lost, ½ drawn, 1 won.
    pub target: f32,
    /// The stage of the game.
    pub bucket: usize,
}

impl<const H: usize> Model<H> {
    /// A model with random weights.
    #[must_use]
    pub fn new(shape: Shape, random: &mut Random) -> Self {
        let mut model = Self { shape, parameters: Vec::new() };
        let spread = 0.5 / (shape.active as f32).sqrt();
        let mut parameters: Vec<f32> = (0..shape.features * H).map(|_| random.sign() * spread).collect();
        parameters.extend([FIRST_BIAS; H]);
        parameters.extend((0..shape.buckets * H).map(|_| random.sign() * 0.5));
        parameters.extend(vec![0.0; shape.buckets]);
        model.parameters = parameters;
        model
    }

    /// The logit of the expected result.
    #[must_use]
    pub fn logit(&self, sample: &Sample) -> f32 {
        let sums = self.sums(sample);
        let (weights, bias) = self.output(sample.bucket);
        let activations = sums.iter().map(|sum| activation(*sum));
        bias + activations.zip(weights).map(|(activation, weight)| activation * weight).sum::<f32>()
    }

    /// Adds the gradient of a sample's loss to `gradient`, and returns the loss.
    pub(super) fn add_gradient(&self, sample: &Sample, gradient: &mut [f32]) -> f32 {
        let sums = self.sums(sample);
        let (weights, bias) = self.output(sample.bucket);
        let clipped = sums.map(|sum| sum.clamp(0.0, 1.0));
        let mut lanes = [0.0; 8];
        for (clipped, weights) in clipped.as_chunks::<8>().0.iter().zip(weights.as_chunks::<8>().0) {
            for i in 0..8 {
                lanes[i] += clipped[i] * clipped[i] * weights[i];
            }
        }
        let logit = bias + lanes.iter().sum::<f32>();
        let slope = sigmoid(logit) - sample.target;

        let start = self.output_start(sample.bucket);
        let mut back = [0.0; H];
        for (i, (weight, gradient)) in weights.iter().zip(&mut gradient[start..start + H]).enumerate() {
            *gradient += slope * clipped[i] * clipped[i];
            let inside = sums[i] > 0.0 && sums[i] < 1.0;
            back[i] = if inside { 2.0 * slope * clipped[i] * weight } else { 0.0 };
        }
        gradient[self.output_start(self.shape.buckets) + sample.bucket] += slope;
        let bias = self.shape.features;
        for row in sample.features.iter().copied().map(usize::from).chain([bias]) {
            let gradient: &mut [f32; H] =
                (&mut gradient[row * H..(row + 1) * H]).try_into().expect("a row has the width");
            for (gradient, back) in gradient.iter_mut().zip(&back) {
                *gradient += back;
            }
        }
        loss(logit, sample.target)
    }

    fn sums(&self, sample: &Sample) -> [f32; H] {
        let mut sums = *self.row(self.shape.features);
        for &feature in &sample.features {
            for (sum, weight) in sums.iter_mut().zip(self.row(feature.into())) {
                *sum += weight;
            }
        }
        sums
    }

    /// The row of a feature; one further is the bias.
    fn row(&self, feature: usize) -> &[f32; H] {
        self.parameters[feature * H..(feature + 1) * H].try_into().expect("a row has the width")
    }

    fn output_start(&self, bucket: usize) -> usize {
        (self.shape.features + 1 + bucket) * H
    }

    fn output(&self, bucket: usize) -> (&[f32; H], f32) {
        let start = self.output_start(bucket);
        let weights = self.parameters[start..start + H].try_into().expect("a row has the width");
        (weights, self.parameters[self.output_start(self.shape.buckets) + bucket])
    }

    /// How far parameters may go from zero, so that rounded sums cannot overflow.
    pub(super) fn limits(&self) -> [(Range<usize>, f32); 2] {
        let outputs = self.output_start(0);
        [
            (0..outputs, SUM_REACH / (self.shape.active + 1) as f32),
            (outputs..self.parameters.len(), OUTPUT_REACH / (H + 1) as f32),
        ]
    }

    /// The network in whole numbers, with so many hundredths for a logit of one.
    ///
    /// # Errors
    /// If the weights are too large for it.
    pub fn quantised(&self, scale: u16) -> Result<Network<H>, NetworkError> {
        let rounded = |row: &[f32; H], unit: i16| row.map(|weight| (weight * f32::from(unit)).round() as i16);
        let rows = (0..self.shape.features).map(|feature| rounded(self.row(feature), SUM_UNIT)).collect();
        let bias = rounded(self.row(self.shape.features), SUM_UNIT);
        let outputs = (0..self.shape.buckets).map(|bucket| {
            let (weights, bias) = self.output(bucket);
            let bias = (bias * f32::from(OUTPUT_UNIT)).round() as i16;
            Output { weights: rounded(weights, OUTPUT_UNIT), bias }
        });
        Network::new(self.shape, rows, bias, outputs.collect(), scale)
    }
}

fn activation(sum: f32) -> f32 {
    let clipped = sum.clamp(0.0, 1.0);
    clipped * clipped
}

/// The probability with a logit.
pub(super) fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// Logistic loss: the cross entropy of the target and the probability with this logit.
pub(super) fn loss(logit: f32, target: f32) -> f32 {
    logit.max(0.0) - logit * target + (-logit.abs()).exp().ln_1p()
}

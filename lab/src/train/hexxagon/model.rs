//! The Hexxagon network in floating point and its gradient.

use rand::RngExt;

use crate::train::model::{cross_entropy, sigmoid};
use crate::train::trainer::Adam;
use pushflip_core::ai::network::hexxagon::flowers::{FLOWERS, Flowers};
use pushflip_core::ai::network::hexxagon::{
    HIDDEN, HIDDEN_UNIT, LARGEST, LOGIT_UNIT, OUTPUT_UNIT, Output, ROW, STAGES, Weights, stage,
};
use pushflip_core::engine::random::Generator;

/// Initial logit of a piece.
const PIECE: f32 = 0.23;
/// Range of the initial weights of hidden lanes.
const HIDDEN_SPREAD: f32 = 0.05;
/// Initial bias of the hidden lanes, in the range with a gradient.
const FIRST_BIAS: f32 = 0.4;
/// Range of the initial output weights.
const OUTPUT_SPREAD: f32 = 0.3;

/// The input of the model for a position.
pub(super) struct Input {
    pub(super) weights: [u16; FLOWERS],
    pub(super) stage: (usize, f32),
}

impl Input {
    pub(super) fn new(flowers: &Flowers, blocks: bool, own: u64, other: u64) -> Self {
        let weights = flowers.states_of(own, other).map(|state| flowers.weights_of(state.into()) as u16);
        Self { weights, stage: stage((own | other).count_ones(), blocks) }
    }
}

/// All parameters: rows, hidden bias, output weights of each stage, output biases.
pub(super) struct Model {
    rows: usize,
    parameters: Vec<f32>,
    gradient: Vec<f32>,
    adam: Adam,
    /// The initial rows, to which the rows decay.
    first: Vec<f32>,
}

/// Intermediate results of the forward pass.
struct Forward {
    sums: [f32; ROW],
    clipped: [f32; HIDDEN],
    outputs: [f32; HIDDEN],
    logit: f32,
}

impl Model {
    /// An initial model, which counts pieces.
    pub(super) fn new(flowers: &Flowers, random: &mut Generator) -> Self {
        let rows = flowers.weights();
        let mut parameters = Vec::new();
        for row in 0..rows {
            parameters.extend([PIECE * f32::from(flowers.middle(row)); STAGES]);
            parameters.extend((0..HIDDEN).map(|_| HIDDEN_SPREAD * random.random_range(-1.0..1.0)));
        }
        parameters.extend([FIRST_BIAS; HIDDEN]);
        parameters.extend((0..STAGES * HIDDEN).map(|_| OUTPUT_SPREAD * random.random_range(-1.0..1.0)));
        parameters.extend([0.0; STAGES]);
        let mut first = parameters[..rows * ROW].to_vec();
        first.chunks_exact_mut(ROW).for_each(|row| row[STAGES..].fill(0.0));
        Self {
            rows,
            gradient: vec![0.0; parameters.len()],
            adam: Adam::new(parameters.len()),
            first,
            parameters,
        }
    }

    fn row(&self, row: usize) -> &[f32; ROW] {
        self.parameters[row * ROW..].first_chunk().expect("a row has its length")
    }

    /// Start indices of the hidden bias, the output weights and the output biases.
    fn starts(&self) -> [usize; 3] {
        let bias = self.rows * ROW;
        [bias, bias + HIDDEN, bias + HIDDEN + STAGES * HIDDEN]
    }

    fn forward(&self, input: &Input) -> Forward {
        let [bias, outputs, ends] = self.starts();
        let mut sums = [0.0; ROW];
        sums[STAGES..].copy_from_slice(&self.parameters[bias..outputs]);
        for &row in &input.weights {
            for (sum, weight) in sums.iter_mut().zip(self.row(row.into())) {
                *sum += weight;
            }
        }
        let (earlier, way) = input.stage;
        let blend = |before: f32, after: f32| before * (1.0 - way) + after * way;
        let at = |start: usize, step: usize| {
            let at = start + earlier * step;
            (&self.parameters[at..], &self.parameters[at + step..])
        };
        let (before, after) = at(outputs, HIDDEN);
        let outputs: [f32; HIDDEN] = std::array::from_fn(|lane| blend(before[lane], after[lane]));
        let (before, after) = at(ends, 1);
        let clipped: [f32; HIDDEN] = std::array::from_fn(|lane| sums[STAGES + lane].clamp(0.0, 1.0));
        let hidden: f32 = clipped.iter().zip(&outputs).map(|(a, weight)| a * a * weight).sum();
        let logit = blend(sums[earlier], sums[earlier + 1]) + blend(before[0], after[0]) + hidden;
        Forward { sums, clipped, outputs, logit }
    }

    /// The logit of the expected result.
    pub(super) fn logit(&self, input: &Input) -> f32 {
        self.forward(input).logit
    }

    /// Adds the gradient of the loss, and returns the loss.
    pub(super) fn learn(&mut self, input: &Input, target: f32) -> f32 {
        let found = self.forward(input);
        let slope = sigmoid(found.logit) - target;
        let [bias, outputs, ends] = self.starts();
        let (earlier, way) = input.stage;
        let shares = [(earlier, slope * (1.0 - way)), (earlier + 1, slope * way)];
        let mut back = [0.0; ROW];
        for (stage, slope) in shares {
            back[stage] = slope;
            self.gradient[ends + stage] += slope;
            for (lane, clipped) in found.clipped.iter().enumerate() {
                self.gradient[outputs + stage * HIDDEN + lane] += slope * clipped * clipped;
            }
        }
        for lane in 0..HIDDEN {
            let inside = (0.0..1.0).contains(&found.sums[STAGES + lane]);
            let inner = 2.0 * found.clipped[lane] * found.outputs[lane] * slope;
            back[STAGES + lane] = if inside { inner } else { 0.0 };
            self.gradient[bias + lane] += back[STAGES + lane];
        }
        for &row in &input.weights {
            let start = usize::from(row) * ROW;
            for (gradient, back) in self.gradient[start..start + ROW].iter_mut().zip(&back) {
                *gradient += back;
            }
        }
        cross_entropy(found.logit, target)
    }

    /// A step of Adam with the gradient of a batch. Rows decay towards their initial values at `decay · rate`.
    pub(super) fn step(&mut self, rate: f32, decay: f32, batch: usize) {
        self.adam.step(&mut self.parameters, &mut self.gradient, rate, batch);
        for (parameter, first) in self.parameters.iter_mut().zip(&self.first) {
            *parameter += (first - *parameter) * decay * rate;
        }
    }

    /// The weights as integers.
    pub(super) fn rounded(&self, scale: u32) -> Weights {
        let round = |weight: f32, unit: i16, largest: i16| {
            (weight * f32::from(unit)).round().clamp(-f32::from(largest), f32::from(largest)) as i16
        };
        let lane = |lane: usize, weight: f32| {
            round(weight, if lane < STAGES { LOGIT_UNIT } else { HIDDEN_UNIT }, LARGEST)
        };
        let [bias, outputs, ends] = self.starts();
        Weights {
            rows: (0..self.rows).map(|row| std::array::from_fn(|i| lane(i, self.row(row)[i]))).collect(),
            bias: std::array::from_fn(|i| lane(STAGES + i, self.parameters[bias + i])),
            outputs: std::array::from_fn(|stage| Output {
                weights: std::array::from_fn(|i| {
                    round(self.parameters[outputs + stage * HIDDEN + i], OUTPUT_UNIT, i16::MAX)
                }),
                bias: round(self.parameters[ends + stage], LOGIT_UNIT, i16::MAX),
            }),
            scale,
        }
    }
}

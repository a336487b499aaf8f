//! Hexxagon's network: weights and inference.
//!
//! ```text
//! 61 flowers ──► sum of their rows ──┬─ 8 linear lanes ───────────────────────► value by stage
//!                                    └─ 24 hidden lanes + bias ► clip 0…1, square ─► × weights ─┘
//! ```
//! Each stage of the game has its own linear lane and output weights. Between two stages the values are interpolated.
//! The sum is the logit of the expected result.
//!
//! File, little-endian: `PushHex1`; number of rows, `u32`; hundredths for a logit of one, `u32`; then `i16`: the
//! rows, the bias of the hidden lanes, and for each stage its output weights and bias.

pub mod flowers;

use multiversion::multiversion;

use super::file::WeightsFile;
use crate::rules::hexxagon::cells::BLOCKS;
use flowers::{FLOWERS, Flowers};

/// Number of stages, by pieces on the board.
pub const STAGES: usize = 8;
pub const HIDDEN: usize = 24;
/// Length of a row: linear lanes, then hidden lanes.
pub const ROW: usize = STAGES + HIDDEN;
/// Quantization unit of linear lanes and output biases.
pub const LOGIT_UNIT: i16 = 512;
/// Quantization unit of hidden lanes.
pub const HIDDEN_UNIT: i16 = 512;
/// Quantization unit of output weights.
pub const OUTPUT_UNIT: i16 = 256;
const FIRST_STAGE_PIECES: u32 = 6;
/// Largest row weight. The sum of 61 rows and the bias fits in 16 bits.
pub const LARGEST: i16 = i16::MAX / (FLOWERS as i16 + 1);
/// Interpolation steps between two stages.
const BLEND: i16 = 64;
/// Quantization unit of logits: an activation (2¹⁰) times an output weight.
const TOTAL_UNIT: i64 = (1 << 10) * OUTPUT_UNIT as i64;
const LINEAR_TO_TOTAL: i32 = (TOTAL_UNIT / (BLEND as i64 * LOGIT_UNIT as i64)) as i32;
const BIAS_TO_TOTAL: i32 = (TOTAL_UNIT / LOGIT_UNIT as i64) as i32;
/// Largest scale, in hundredths of a piece.
const LARGEST_SCALE: u32 = 10_000;
pub const MAGIC: &str = "PushHex1";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The rows by weights index.
    pub rows: Vec<[i16; ROW]>,
    pub bias: [i16; HIDDEN],
    pub outputs: [Output; STAGES],
    /// Hundredths of a piece for a logit of one.
    pub scale: u32,
}

/// The output layer of a stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Output {
    pub weights: [i16; HIDDEN],
    pub bias: i16,
}

impl Weights {
    /// Decodes a file. `None` if it is invalid.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let file = WeightsFile::<2>::open(bytes, MAGIC)?;
        let [rows, scale] = file.numbers;
        let mut next = file.weights(ROW * rows as usize + HIDDEN + STAGES * (HIDDEN + 1))?;
        (1..=LARGEST_SCALE).contains(&scale).then(|| Self {
            rows: (0..rows).map(|_| std::array::from_fn(|_| next())).collect(),
            bias: std::array::from_fn(|_| next()),
            outputs: std::array::from_fn(|_| Output {
                weights: std::array::from_fn(|_| next()),
                bias: next(),
            }),
            scale,
        })
    }
}

/// The network, laid out for inference.
pub struct Network {
    flowers: Flowers,
    /// The row of each state of each flower table.
    rows: Vec<[i16; ROW]>,
    bias: [i16; HIDDEN],
    /// By number of pieces.
    blends: [Blend; FLOWERS + 1],
    scale: i32,
}

/// The output layer at a number of pieces.
#[derive(Clone, Copy)]
struct Blend {
    /// Weights of the linear lanes, in steps of [`BLEND`].
    linear: [i16; STAGES],
    output: Output,
}

impl Network {
    /// Prepares trained weights for the board with or without blocks. `None` if they are for another board, or sums
    /// could overflow.
    pub fn new(weights: &Weights, blocks: bool) -> Option<Self> {
        let flowers = Flowers::new(blocks);
        let mut summands = weights.rows.iter().flatten().chain(&weights.bias);
        let is_small = |weight: &i16| weight.unsigned_abs() <= LARGEST.unsigned_abs();
        if weights.rows.len() != flowers.weights() || !summands.all(is_small) {
            return None;
        }
        let row = |state| weights.rows[flowers.weights_of(state)];
        Some(Self {
            rows: (0..flowers.states()).map(row).collect(),
            flowers,
            bias: weights.bias,
            blends: std::array::from_fn(|pieces| Blend::new(weights, blocks, pieces as u32)),
            scale: weights.scale as i32,
        })
    }

    /// Evaluates a position for the side to move, whose pieces are `own`, in hundredths of a piece.
    pub fn evaluate(&self, own: u64, other: u64) -> i32 {
        let logit = logit(self, own, other);
        (i64::from(logit) * i64::from(self.scale) / TOTAL_UNIT) as i32
    }
}

/// [`portable_logit`], compiled for several instruction sets and dispatched at run time.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt"))]
fn logit(network: &Network, own: u64, other: u64) -> i32 {
    portable_logit(network, own, other)
}

/// The logit in units of [`TOTAL_UNIT`]. Integer arithmetic gives the same result on every machine.
#[expect(clippy::inline_always, reason = "uses the vector instructions of the caller")]
#[inline(always)]
fn portable_logit(network: &Network, own: u64, other: u64) -> i32 {
    let mut sums = [0; ROW];
    sums[STAGES..].copy_from_slice(&network.bias);
    for state in network.flowers.states_of(own, other) {
        for (sum, weight) in sums.iter_mut().zip(&network.rows[usize::from(state)]) {
            // The sum cannot overflow, see LARGEST.
            *sum = sum.wrapping_add(*weight);
        }
    }
    let blend = &network.blends[(own | other).count_ones() as usize];
    let product = |a: i16, b: i16| i32::from(a) * i32::from(b);
    let linear: i32 = sums[..STAGES].iter().zip(&blend.linear).map(|(&a, &b)| product(a, b)).sum();
    let active = sums[STAGES..].iter().map(|&sum| activation(sum));
    let hidden: i32 = active.zip(&blend.output.weights).map(|(a, &b)| product(a, b)).sum();
    linear * LINEAR_TO_TOTAL + hidden + i32::from(blend.output.bias) * BIAS_TO_TOTAL
}

/// The activation of a hidden lane: clipped to one and squared, in units of 2⁻¹⁰.
#[inline]
fn activation(sum: i16) -> i16 {
    let clipped = i32::from(sum.clamp(0, HIDDEN_UNIT));
    (clipped * clipped >> 8) as i16
}

/// The earlier of the two stages around a number of pieces, and the interpolation weight of the later one.
pub fn stage(pieces: u32, blocks: bool) -> (usize, f32) {
    let cells = if blocks { FLOWERS as u32 - BLOCKS.count_ones() } else { FLOWERS as u32 };
    let way = pieces.saturating_sub(FIRST_STAGE_PIECES) as f32 / (cells - FIRST_STAGE_PIECES) as f32;
    let stage = way.min(1.0) * (STAGES - 1) as f32;
    let earlier = (stage as usize).min(STAGES - 2);
    (earlier, stage - earlier as f32)
}

impl Blend {
    fn new(weights: &Weights, blocks: bool, pieces: u32) -> Self {
        let (earlier, way) = stage(pieces, blocks);
        let [before, after] = [weights.outputs[earlier], weights.outputs[earlier + 1]];
        let between = |before: i16, after: i16| {
            (f32::from(before) * (1.0 - way) + f32::from(after) * way).round() as i16
        };
        let mut linear = [0; STAGES];
        linear[earlier + 1] = (way * f32::from(BLEND)).round() as i16;
        linear[earlier] = BLEND - linear[earlier + 1];
        let weights = std::array::from_fn(|lane| between(before.weights[lane], after.weights[lane]));
        Self { linear, output: Output { weights, bias: between(before.bias, after.bias) } }
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::rules::hexxagon::cells::BOARD;

    #[test]
    fn vectorized_and_portable_inference_agree() {
        let mut dice = rand::rngs::ChaCha8Rng::seed_from_u64(8);
        for blocks in [true, false] {
            let flowers = Flowers::new(blocks);
            let mut weight = || dice.random_range(-LARGEST..=LARGEST);
            let weights = Weights {
                rows: (0..flowers.weights()).map(|_| std::array::from_fn(|_| weight() / 8)).collect(),
                bias: std::array::from_fn(|_| weight()),
                outputs: std::array::from_fn(|_| Output {
                    weights: std::array::from_fn(|_| weight()),
                    bias: weight(),
                }),
                scale: 300,
            };
            let network = Network::new(&weights, blocks).expect("weights in range");
            let cells = if blocks { BOARD & !BLOCKS } else { BOARD };
            let mut found = std::collections::HashSet::new();
            for _ in 0..500 {
                let own = dice.random::<u64>() & cells;
                let other = dice.random::<u64>() & cells & !own;
                let wide = logit(&network, own, other);
                assert_eq!(wide, portable_logit(&network, own, other));
                found.insert(wide);
            }
            assert!(found.len() > 400, "{} different logits", found.len());
        }
    }
}

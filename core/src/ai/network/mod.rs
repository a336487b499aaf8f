//! A small neural network over sparse features, in integer arithmetic.
//!
//! A position activates a few of many features, seen from the side to move. Each selects a row of `H` weights:
//! ```text
//! features ──► sum of their rows + bias ──► clip to 0…1, square ─┬─► × weights + bias ──────────► logit
//!              H sums (i16)                 H activations        └─► M units: × weights + bias,    ▲
//!                                                                    clip, square, × weight ───────┘
//! ```
//! The part after the activations is a head. A bucket is a stage of the game with its own head. The logit is that of
//! the expected result (1 won, ½ drawn, 0 lost); [`Network::evaluate`] returns it in hundredths, so that a draw is 0.
//!
//! Clipping and squaring is known as `SCReLU`. The weights are trained in floating point by the command `train` and
//! quantized to the units below.

mod file;
pub mod hexxagon;
pub mod quixo;
pub mod teams;

use multiversion::multiversion;

pub use file::MAGIC;

/// Quantization unit of rows and their sums.
pub const SUM_UNIT: i16 = 1 << 10;
/// Quantization unit of the heads' weights.
pub const HEAD_UNIT: i16 = 1 << HEAD_BITS;
const HEAD_BITS: u32 = 9;
/// Bits of the activations' quantization unit: the high half of the square of a clipped 15-bit number.
const ACTIVATION_BITS: u32 = 14;
/// One, in the unit of the number that is squared.
const ONE: i16 = i16::MAX;
/// Lanes that are summed in registers at a time.
const LANES: usize = 32;

/// The size of a network apart from its width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    pub features: usize,
    /// Largest number of active features of a position.
    pub active: usize,
    /// Number of heads, one for each stage of the game.
    pub buckets: usize,
}

/// A network with `H` sums, a multiple of 32, and `M` hidden units in each head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network<const H: usize, const M: usize> {
    shape: Shape,
    rows: Vec<[i16; H]>,
    bias: [i16; H],
    heads: Vec<Head<H, M>>,
    /// Hundredths for a logit of one.
    scale: u16,
}

/// The layers between the activations and the logit.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Head<const H: usize, const M: usize> {
    /// Direct weights from the activations to the logit.
    direct: Unit<H>,
    units: [Unit<H>; M],
    /// Weights from the hidden units to the logit.
    last: [i16; M],
}

/// A weighted sum of activations.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Unit<const H: usize> {
    weights: [i16; H],
    bias: i16,
}

impl<const H: usize, const M: usize> Network<H, M> {
    /// `None` if sums of the weights could overflow.
    fn new(
        shape: Shape,
        rows: Vec<[i16; H]>,
        bias: [i16; H],
        heads: Vec<Head<H, M>>,
        scale: u16,
    ) -> Option<Self> {
        const { assert!(H.is_multiple_of(LANES), "the width is a multiple of the lanes") };
        let largest = |weights: &[i16]| weights.iter().map(|w| usize::from(w.unsigned_abs())).max();
        let row = rows.iter().filter_map(|row| largest(row)).max().unwrap_or(0);
        let sum = row * shape.active + largest(&bias).unwrap_or(0);
        let head = heads.iter().map(Head::bound).max().unwrap_or(0);
        let fits = i16::try_from(sum).is_ok() && i32::try_from(head << ACTIVATION_BITS).is_ok();
        fits.then_some(Self { shape, rows, bias, heads, scale })
    }

    /// Evaluates a position for the side to move, in hundredths. Panics without such a feature or bucket.
    pub fn evaluate(&self, features: &[u16], bucket: usize) -> i32 {
        let unit = i64::from(HEAD_UNIT) << ACTIVATION_BITS;
        (i64::from(logit(self, features, bucket)) * i64::from(self.scale) / unit) as i32
    }
}

/// [`portable_logit`], compiled for several instruction sets and dispatched at run time.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt"))]
fn logit<const H: usize, const M: usize>(network: &Network<H, M>, features: &[u16], bucket: usize) -> i32 {
    portable_logit(network, features, bucket)
}

/// The logit in units of an activation times a weight. Integer arithmetic gives the same result on every machine.
#[expect(clippy::inline_always, reason = "uses the vector instructions of the caller")]
#[inline(always)]
fn portable_logit<const H: usize, const M: usize>(
    network: &Network<H, M>,
    features: &[u16],
    bucket: usize,
) -> i32 {
    debug_assert!(features.len() <= network.shape.active, "more features than the sums are safe for");
    let mut activations = [0; H];
    for (chunk, part) in activations.as_chunks_mut::<LANES>().0.iter_mut().enumerate() {
        let lanes = |row: &[i16; H]| row.as_chunks::<LANES>().0[chunk];
        let mut sums = lanes(&network.bias);
        for &feature in features {
            for (sum, weight) in sums.iter_mut().zip(lanes(&network.rows[usize::from(feature)])) {
                // `new` has ruled out overflow, so wrapping addition needs no check.
                *sum = sum.wrapping_add(weight);
            }
        }
        for (activation, sum) in part.iter_mut().zip(sums) {
            *activation = square(sum.clamp(0, SUM_UNIT - 1) * (ONE / SUM_UNIT + 1));
        }
    }
    network.heads[bucket].logit(&activations)
}

impl<const H: usize, const M: usize> Head<H, M> {
    /// The logit in units of an activation times a weight.
    #[expect(clippy::inline_always, reason = "uses the vector instructions of the caller")]
    #[inline(always)]
    fn logit(&self, activations: &[i16; H]) -> i32 {
        let mut total = self.direct.sum(activations);
        for (unit, &weight) in self.units.iter().zip(&self.last) {
            let sum = unit.sum(activations) >> (HEAD_BITS + ACTIVATION_BITS - 15);
            let activation = square(sum.clamp(0, ONE.into()) as i16);
            total += i32::from(activation) * i32::from(weight);
        }
        total
    }

    /// Upper bound of the head's sums, in units of its weights.
    fn bound(&self) -> usize {
        let last: usize = self.last.iter().map(|weight| usize::from(weight.unsigned_abs())).sum();
        let units = self.units.iter().map(Unit::bound).max().unwrap_or(0);
        units.max(self.direct.bound() + last)
    }
}

impl<const H: usize> Unit<H> {
    /// The sum in units of an activation times a weight. Eight parallel sums let the compiler use packed
    /// multiplication even on old 64-bit processors.
    #[expect(clippy::inline_always, reason = "uses the vector instructions of the caller")]
    #[inline(always)]
    fn sum(&self, activations: &[i16; H]) -> i32 {
        let mut totals = [0_i32; 8];
        for (activations, weights) in
            activations.as_chunks::<8>().0.iter().zip(self.weights.as_chunks::<8>().0)
        {
            for (total, (&activation, &weight)) in totals.iter_mut().zip(activations.iter().zip(weights)) {
                // `new` has ruled out overflow, whose check would prevent vector instructions.
                *total = total.wrapping_add(i32::from(activation) * i32::from(weight));
            }
        }
        (i32::from(self.bias) << ACTIVATION_BITS) + totals.iter().sum::<i32>()
    }

    /// Upper bound of the sum, in units of its weights.
    fn bound(&self) -> usize {
        self.weights.iter().chain([&self.bias]).map(|weight| usize::from(weight.unsigned_abs())).sum()
    }
}

/// The activation of a clipped number: its square.
#[inline]
fn square(clipped: i16) -> i16 {
    (i32::from(clipped) * i32::from(clipped) >> 16) as i16
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    fn agree<const H: usize, const M: usize>(seed: u64) {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let shape = Shape { features: 200, active: 12, buckets: 3 };
        let mut weight = |largest: i16| dice.random_range(-largest..=largest);
        let rows = (0..shape.features).map(|_| std::array::from_fn(|_| weight(SUM_UNIT / 4))).collect();
        let bias = std::array::from_fn(|_| weight(SUM_UNIT));
        let mut head = || {
            let mut unit = || Unit { weights: std::array::from_fn(|_| weight(60)), bias: weight(60) };
            let (direct, units) = (unit(), std::array::from_fn(|_| unit()));
            Head { direct, units, last: std::array::from_fn(|_| weight(HEAD_UNIT)) }
        };
        let heads = (0..shape.buckets).map(|_| head()).collect();
        let network = Network::<H, M>::new(shape, rows, bias, heads, 100).expect("weights in range");
        let mut found = HashSet::new();
        for number in 0..500 {
            let features: Vec<u16> =
                (0..number % 13).map(|_| dice.random_range(0..shape.features as u16)).collect();
            let bucket = number % shape.buckets;
            let wide = logit(&network, &features, bucket);
            assert_eq!(wide, portable_logit(&network, &features, bucket));
            found.insert(wide);
        }
        assert!(found.len() > 400, "{} different logits", found.len());
    }

    #[test]
    fn vectorized_and_portable_inference_agree() {
        agree::<{ quixo::WIDTH }, { quixo::UNITS }>(8);
        agree::<{ teams::WIDTH }, { teams::UNITS }>(9);
    }
}

//! A small neural network over sparse features, in whole numbers.
//!
//! A position switches on a few features out of many, seen from the side to move. Each selects a row
//! of `H` weights:
//! ```text
//! features ──► sum of their rows + bias ──► clip to 0…1, square ──► × output weights, + bias ──► logit
//!              H sums (i16)                 H activations           one set for each bucket
//! ```
//! A bucket is a stage of the game with output weights of its own. The logit is that of the expected
//! result (1 won, ½ drawn, 0 lost); [`Network::evaluate`] gives it in hundredths, so that a draw is 0.
//!
//! Clipping and squaring before the output layer is known as `SCReLU`. The weights are trained in
//! floating point by `engine::train` and rounded to the units below.

mod file;
pub mod hexxagon;

pub use file::NetworkError;

/// Sums of rows are in units of one over this.
pub const SUM_UNIT: i16 = 1 << 10;
/// Output weights are in units of one over this.
pub const OUTPUT_UNIT: i16 = 1 << 9;
/// A clipped sum is moved up so far before its square is taken, so that the high half of the square
/// keeps as many bits as possible.
const SQUARE_SHIFT: u32 = 5;
/// Squared activations are in units of one over two to this: twice `SUM_UNIT`'s 10 bits and the
/// shift's 5, less the 16 low bits.
const ACTIVATION_BITS: u32 = 14;
/// Lanes that are summed in registers at a time.
const LANES: usize = 32;

/// How large a network is, apart from its width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many features there are.
    pub features: usize,
    /// The most features that one position switches on.
    pub active: usize,
    /// How many stages of the game have output weights of their own.
    pub buckets: usize,
}

/// A network of width `H`, a multiple of 32.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network<const H: usize> {
    shape: Shape,
    rows: Vec<[i16; H]>,
    bias: [i16; H],
    outputs: Vec<Output<H>>,
    /// Hundredths for a logit of one.
    scale: u16,
}

/// The last layer of one bucket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Output<const H: usize> {
    /// For each activation.
    pub weights: [i16; H],
    /// Added at the end.
    pub bias: i16,
}

impl<const H: usize> Network<H> {
    /// A network from its weights, checked so that no sum can overflow.
    ///
    /// # Errors
    /// If a number of weights differs from the shape, or weights are too large.
    pub fn new(
        shape: Shape,
        rows: Vec<[i16; H]>,
        bias: [i16; H],
        outputs: Vec<Output<H>>,
        scale: u16,
    ) -> Result<Self, NetworkError> {
        const { assert!(H.is_multiple_of(LANES), "the width is a multiple of the lanes") };
        if rows.len() != shape.features || outputs.len() != shape.buckets {
            return Err(NetworkError::Count);
        }
        let largest = |weights: &[i16]| weights.iter().map(|w| usize::from(w.unsigned_abs())).max();
        let row = rows.iter().filter_map(|row| largest(row)).max().unwrap_or(0);
        let sum = row * shape.active + largest(&bias).unwrap_or(0);
        let output = outputs.iter().map(Output::reach).max().unwrap_or(0);
        if sum > i16::MAX as usize || output << ACTIVATION_BITS > i32::MAX as usize {
            return Err(NetworkError::Range);
        }
        Ok(Self { shape, rows, bias, outputs, scale })
    }

    /// The value to the side to move, in hundredths: those of the logit of the expected result.
    ///
    /// # Panics
    /// If there is no such feature or bucket.
    pub fn evaluate(&self, features: &[u16], bucket: usize) -> i32 {
        debug_assert!(features.len() <= self.shape.active, "more features than the sums are safe for");
        let output = &self.outputs[bucket];
        let mut total = i32::from(output.bias) << ACTIVATION_BITS;
        for start in (0..H).step_by(LANES) {
            let mut sums = lanes(&self.bias, start);
            for &feature in features {
                let row = lanes(&self.rows[usize::from(feature)], start);
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum = sum.wrapping_add(weight);
                }
            }
            total += dot(&sums, &lanes(&output.weights, start));
        }
        self.in_hundredths(total)
    }

    /// The sums of no feature: where keeping sums up to date from move to move begins.
    pub fn bias(&self) -> &[i16; H] {
        &self.bias
    }

    /// What a feature adds to the sums.
    ///
    /// # Panics
    /// If there is no such feature.
    pub fn row(&self, feature: usize) -> &[i16; H] {
        &self.rows[feature]
    }

    /// [`evaluate`](Self::evaluate) for sums that the caller has kept up to date.
    ///
    /// # Panics
    /// If there is no such bucket.
    pub fn evaluate_sums(&self, sums: &[i16; H], bucket: usize) -> i32 {
        let output = &self.outputs[bucket];
        self.in_hundredths((i32::from(output.bias) << ACTIVATION_BITS) + dot(sums, &output.weights))
    }

    fn in_hundredths(&self, total: i32) -> i32 {
        let unit = i64::from(OUTPUT_UNIT) << ACTIVATION_BITS;
        (i64::from(total) * i64::from(self.scale) / unit) as i32
    }
}

impl<const H: usize> Output<H> {
    /// The largest value that can come out.
    fn reach(&self) -> usize {
        self.weights.iter().chain([&self.bias]).map(|w| usize::from(w.unsigned_abs())).sum()
    }
}

/// Some lanes of a row, as an array whose length the compiler knows.
fn lanes<const H: usize>(row: &[i16; H], start: usize) -> [i16; LANES] {
    row[start..start + LANES].try_into().expect("the width is a multiple of the lanes")
}

/// The activations times the output weights. The form is the one that compilers turn into packed
/// multiplications of 16 bits, even for the oldest 64-bit processors.
fn dot<const N: usize>(sums: &[i16; N], weights: &[i16; N]) -> i32 {
    let mut total = 0;
    for (&sum, &weight) in sums.iter().zip(weights) {
        let clipped = sum.clamp(0, SUM_UNIT - 1) << SQUARE_SHIFT;
        let activation = (i32::from(clipped) * i32::from(clipped) >> 16) as i16;
        total += i32::from(activation) * i32::from(weight);
    }
    total
}

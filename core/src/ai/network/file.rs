//! The file format of network weights.
//!
//! All numbers are little-endian: magic bytes, `u32` numbers that describe the network, and `i16` weights. The
//! numbers of a [`Network`] are features, sums, units per head and buckets, and the scale in hundredths for a logit
//! of one. The weights are a row for each feature, the bias, and the heads: each with direct weights and bias,
//! weights and bias of each unit, and output weights.

use super::{Head, Network, Shape, Unit};

pub const MAGIC: &str = "PushNet1";

/// A weights file with `N` numbers before its weights.
pub(super) struct WeightsFile<'a, const N: usize> {
    pub numbers: [u32; N],
    weights: &'a [u8],
}

impl<'a, const N: usize> WeightsFile<'a, N> {
    /// Reads the magic bytes and the numbers.
    pub fn open(bytes: &'a [u8], magic: &str) -> Option<Self> {
        let rest = bytes.strip_prefix(magic.as_bytes())?;
        let numbers = rest.as_chunks::<4>().0.first_chunk::<N>()?.map(u32::from_le_bytes);
        Some(Self { numbers, weights: &rest[size_of_val(&numbers)..] })
    }

    /// Returns an iterator-like function over the weights, which must be `count`.
    pub fn weights(&self, count: usize) -> Option<impl FnMut() -> i16 + use<'a, N>> {
        let mut weights = self.weights.as_chunks().0.iter();
        let next = move || i16::from_le_bytes(*weights.next().expect("the length has been checked"));
        (self.weights.len() == count * size_of::<i16>()).then_some(next)
    }
}

impl<const H: usize, const M: usize> Network<H, M> {
    /// Decodes a weights file. `None` if the file is invalid or has another shape, or if sums of its weights could
    /// overflow.
    pub fn read(bytes: &[u8], shape: Shape) -> Option<Self> {
        let file = WeightsFile::<5>::open(bytes, MAGIC)?;
        let [dimensions @ .., scale] = file.numbers;
        if dimensions != Self::dimensions(shape) {
            return None;
        }
        let scale = u16::try_from(scale).ok().filter(|&scale| scale > 0)?;
        let head = (H + 1) * (M + 1) + M;
        let mut next = file.weights(H * (shape.features + 1) + head * shape.buckets)?;
        let rows = (0..shape.features).map(|_| std::array::from_fn(|_| next())).collect();
        let bias = std::array::from_fn(|_| next());
        let heads = (0..shape.buckets).map(|_| {
            let mut unit = || Unit { weights: std::array::from_fn(|_| next()), bias: next() };
            let (direct, units) = (unit(), std::array::from_fn(|_| unit()));
            Head { direct, units, last: std::array::from_fn(|_| next()) }
        });
        Self::new(shape, rows, bias, heads.collect(), scale)
    }

    fn dimensions(shape: Shape) -> [u32; 4] {
        [shape.features, H, M, shape.buckets].map(|n| u32::try_from(n).expect("a network fits in memory"))
    }
}

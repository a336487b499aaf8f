//! The file format of network weights.
//!
//! All numbers are little-endian: magic bytes, `u32` numbers that describe the network, and `i16` weights. The
//! numbers of a [`Network`] are features, sums, units per head and buckets, and the scale in hundredths for a logit
//! of one. The weights are a row for each feature, the bias, and the heads: each with direct weights and bias,
//! weights and bias of each unit, and output weights.

use super::{Head, Network, Shape, Unit};

pub const MAGIC: &str = "PushNet1";

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetworkError {
    #[error("this is no weights file: it does not begin with {0:?}")]
    Magic(&'static str),
    #[error("the weights are for {found:?} features, sums, units and buckets, but {wanted:?} are needed")]
    Shape { found: [u32; 4], wanted: [u32; 4] },
    /// The network is for another board of Hexxagon: number of patterns in the file, and expected.
    #[error("the weights are for {0} patterns, but the board has {1}")]
    Rows(u32, usize),
    /// The file is truncated or too long.
    #[error("the weights file has {found} bytes, but its header says {wanted}")]
    Length { found: usize, wanted: usize },
    /// The scale is out of range: the scale, and the largest one.
    #[error("the scale of the weights is {0}, not from 1 to {1}")]
    Scale(u32, u16),
    /// Weights are so large that sums could overflow.
    #[error("some weights are too large: sums of them could overflow")]
    Range,
}

/// A weights file with `N` numbers before its weights.
pub(super) struct WeightsFile<'a, const N: usize> {
    pub numbers: [u32; N],
    bytes: &'a [u8],
    weights: &'a [u8],
}

impl<'a, const N: usize> WeightsFile<'a, N> {
    /// Reads the magic bytes and the numbers.
    pub fn open(bytes: &'a [u8], magic: &'static str) -> Result<Self, NetworkError> {
        let rest = bytes.strip_prefix(magic.as_bytes());
        let numbers = rest.and_then(|rest| rest.as_chunks::<4>().0.first_chunk::<N>());
        let (Some(rest), Some(numbers)) = (rest, numbers) else { return Err(NetworkError::Magic(magic)) };
        let numbers = numbers.map(u32::from_le_bytes);
        Ok(Self { numbers, bytes, weights: &rest[size_of_val(&numbers)..] })
    }

    /// Interprets one of the numbers as a scale.
    pub fn scale(&self, at: usize, largest: u16) -> Result<u16, NetworkError> {
        let found = self.numbers[at];
        let scale = u16::try_from(found).ok().filter(|scale| (1..=largest).contains(scale));
        scale.ok_or(NetworkError::Scale(found, largest))
    }

    /// Returns an iterator-like function over the weights, which must be `count`.
    pub fn weights(&self, count: usize) -> Result<impl FnMut() -> i16 + use<'a, N>, NetworkError> {
        let (found, header) = (self.bytes.len(), self.bytes.len() - self.weights.len());
        let wanted = header + count * size_of::<i16>();
        if found != wanted {
            return Err(NetworkError::Length { found, wanted });
        }
        let mut weights = self.weights.as_chunks().0.iter();
        Ok(move || i16::from_le_bytes(*weights.next().expect("the length has been checked")))
    }
}

impl<const H: usize, const M: usize> Network<H, M> {
    /// Decodes a weights file. Fails if the file is invalid, has another shape, or its weights are too large.
    pub fn read(bytes: &[u8], shape: Shape) -> Result<Self, NetworkError> {
        let file = WeightsFile::<5>::open(bytes, MAGIC)?;
        let [found @ .., _] = file.numbers;
        let wanted = Self::dimensions(shape);
        if found != wanted {
            return Err(NetworkError::Shape { found, wanted });
        }
        let scale = file.scale(4, u16::MAX)?;
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

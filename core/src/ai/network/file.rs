//! The weights file of a network.
//!
//! All numbers are little-endian: a magic word of eight bytes; features, sums, units of a head and
//! buckets (`u32`); the scale (`u32`, hundredths for a logit of one); then weights of 16 bits: a row
//! for each feature, the bias, and the heads: of each the direct weights and their bias, for each unit
//! its weights and its bias, and the last weights.

use super::{Head, Network, Shape, Unit};

const MAGIC: &[u8; 8] = b"PushNet1";
const HEADER: usize = 28;

/// Why there is no network in some bytes or weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetworkError {
    /// It is something else.
    #[error("this is no weights file: it does not begin with \"PushNet1\"")]
    Magic,
    /// It is a network for something else.
    #[error("the weights are for {found:?} features, sums, units and buckets, but {wanted:?} are needed")]
    Shape {
        /// What the file has.
        found: [u32; 4],
        /// What the caller expects.
        wanted: [u32; 4],
    },
    /// It has been cut off, or something follows it.
    #[error("the weights file has {found} bytes, but its header says {wanted}")]
    Length {
        /// What there is.
        found: usize,
        /// What there should be.
        wanted: usize,
    },
    /// The scale is not one.
    #[error("the scale of the weights is {0}, not from 1 to 65535")]
    Scale(u32),
    /// There are too many or too few weights.
    #[error("the number of weights is not that of the network's shape")]
    Count,
    /// Sums could overflow.
    #[error("some weights are too large: sums of them could overflow")]
    Range,
}

impl<const H: usize, const M: usize> Network<H, M> {
    /// Reads a weights file.
    ///
    /// # Errors
    /// If it is not one, not of this shape, or its weights are not sound.
    pub fn read(bytes: &[u8], shape: Shape) -> Result<Self, NetworkError> {
        let header: &[u8; HEADER] = bytes.first_chunk().ok_or(NetworkError::Magic)?;
        if !header.starts_with(MAGIC) {
            return Err(NetworkError::Magic);
        }
        let (numbers, _) = header[MAGIC.len()..].as_chunks();
        let numbers: [u32; 5] = std::array::from_fn(|i| u32::from_le_bytes(numbers[i]));
        let [found @ .., scale] = numbers;
        let wanted = Self::dimensions(shape);
        if found != wanted {
            return Err(NetworkError::Shape { found, wanted });
        }
        let scale = u16::try_from(scale).ok().filter(|&scale| scale > 0).ok_or(NetworkError::Scale(scale))?;
        let head = (H + 1) * (M + 1) + M;
        let wanted = HEADER + 2 * (H * (shape.features + 1) + head * shape.buckets);
        if bytes.len() != wanted {
            return Err(NetworkError::Length { found: bytes.len(), wanted });
        }
        let (pairs, _) = bytes[HEADER..].as_chunks();
        let mut weights = pairs.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut next = || weights.next().expect("the length has been checked");
        let rows = (0..shape.features).map(|_| std::array::from_fn(|_| next())).collect();
        let bias = std::array::from_fn(|_| next());
        let heads = (0..shape.buckets).map(|_| {
            let mut unit = || Unit { weights: std::array::from_fn(|_| next()), bias: next() };
            let (direct, units) = (unit(), std::array::from_fn(|_| unit()));
            Head { direct, units, last: std::array::from_fn(|_| next()) }
        });
        Self::new(shape, rows, bias, heads.collect(), scale)
    }

    /// The bytes of a weights file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers = Self::dimensions(self.shape).into_iter().chain([self.scale.into()]);
        let mut weights: Vec<i16> = self.rows.iter().flatten().chain(&self.bias).copied().collect();
        for head in &self.heads {
            for unit in [&head.direct].into_iter().chain(&head.units) {
                weights.extend(&unit.weights);
                weights.push(unit.bias);
            }
            weights.extend(&head.last);
        }
        let mut bytes = MAGIC.to_vec();
        bytes.extend(numbers.flat_map(u32::to_le_bytes));
        bytes.extend(weights.into_iter().flat_map(i16::to_le_bytes));
        bytes
    }

    fn dimensions(shape: Shape) -> [u32; 4] {
        [shape.features, H, M, shape.buckets].map(|n| u32::try_from(n).expect("a network fits in memory"))
    }
}

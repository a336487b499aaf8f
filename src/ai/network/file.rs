//! The weights file of a network.
//!
//! All numbers are little-endian: a magic word of eight bytes; features, width and buckets (`u32`);
//! the scale (`u32`, hundredths for a logit of one); then weights of 16 bits: a row for each feature,
//! the bias, and for each bucket its output weights and its bias.

use super::{Network, Output, Shape};

const MAGIC: &[u8; 8] = b"PushNet1";
const HEADER: usize = 24;

/// Why there is no network in some bytes or weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetworkError {
    /// It is something else.
    #[error("this is no weights file: it does not begin with \"PushNet1\"")]
    Magic,
    /// It is a network for something else.
    #[error("the weights are for {found:?} features, units and buckets, but {wanted:?} are needed")]
    Shape {
        /// What the file has.
        found: [u32; 3],
        /// What the caller expects.
        wanted: [u32; 3],
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

impl<const H: usize> Network<H> {
    /// Reads a weights file.
    ///
    /// # Errors
    /// If it is not one, not of this shape, or its weights are not sound.
    pub fn read(bytes: &[u8], shape: Shape) -> Result<Self, NetworkError> {
        let header: &[u8; HEADER] = bytes.first_chunk().ok_or(NetworkError::Magic)?;
        if !header.starts_with(MAGIC) {
            return Err(NetworkError::Magic);
        }
        let number =
            |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        let (found, wanted) = ([number(8), number(12), number(16)], Self::dimensions(shape));
        if found != wanted {
            return Err(NetworkError::Shape { found, wanted });
        }
        let scale = u16::try_from(number(20)).ok().filter(|&scale| scale > 0);
        let scale = scale.ok_or(NetworkError::Scale(number(20)))?;
        let wanted = HEADER + 2 * (H * (shape.features + 1) + (H + 1) * shape.buckets);
        if bytes.len() != wanted {
            return Err(NetworkError::Length { found: bytes.len(), wanted });
        }
        let (pairs, _) = bytes[HEADER..].as_chunks();
        let mut weights = pairs.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut next = || weights.next().expect("the length has been checked");
        let rows = (0..shape.features).map(|_| std::array::from_fn(|_| next())).collect();
        let bias = std::array::from_fn(|_| next());
        let outputs = (0..shape.buckets)
            .map(|_| Output { weights: std::array::from_fn(|_| next()), bias: next() })
            .collect();
        Self::new(shape, rows, bias, outputs, scale)
    }

    /// The bytes of a weights file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let dimensions = Self::dimensions(self.shape).into_iter().chain([self.scale.into()]);
        let outputs = self.outputs.iter().flat_map(|output| output.weights.iter().chain([&output.bias]));
        let weights = self.rows.iter().flatten().chain(&self.bias).chain(outputs);
        let mut bytes = MAGIC.to_vec();
        bytes.extend(dimensions.flat_map(u32::to_le_bytes));
        bytes.extend(weights.flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    fn dimensions(shape: Shape) -> [u32; 3] {
        [shape.features, H, shape.buckets].map(|n| u32::try_from(n).expect("a network fits in memory"))
    }
}

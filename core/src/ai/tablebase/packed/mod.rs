//! Packed layers: files of independently compressed blocks.
//!
//! ```text
//! byte   0  header, see `format`
//!      512  for each context the probability of a set bit, u16
//!           for each block its bytes, u32; its checksum, u32
//!           checksum of all before, u32; the blocks
//! ```
//! Numbers are little-endian, checksums CRC-32.

mod format;
mod model;
mod reader;
mod writer;

use std::fs;
use std::path::{Path, PathBuf};

use super::arithmetic_coder::{Decoder, Encoder};
use super::layer::Lines;
use format::Layout;
use model::{Coder, SliceCoder};

pub use format::FileError;
pub use reader::PackedFile;
pub use writer::{PackedLayer, pack};

const EXTENSION: &str = "pack";
const PROBABILITY_BYTES: usize = 2;
const ENTRY_BYTES: usize = 8;
const CHECKSUM_BYTES: usize = 4;

pub fn path(folder: &Path, side: usize, cubes: usize) -> PathBuf {
    folder.join(format!("quixo-{side}x{side}-{cubes:02}.{EXTENSION}"))
}

/// The path of a layer's file in a folder, if something exists there.
pub fn find(folder: &Path, side: usize, cubes: usize) -> Option<PathBuf> {
    let path = path(folder, side, cubes);
    fs::symlink_metadata(&path).is_ok().then_some(path)
}

/// Codes a block. `values` holds the pairs of words of all its sets, or of the first ones, and the coded values after
/// the call. Returns whether they were equal before, see [`SliceCoder::code`].
fn code_block(layout: &Layout, block: usize, values: &mut [[u64; 2]], coder: &mut impl Coder) -> bool {
    let place = layout.place(block);
    let mut slice = SliceCoder::new(place.words.start, place.words.len());
    let mut fits = true;
    for (rank, values) in place.ranks.zip(values.chunks_exact_mut(place.words.len())) {
        let set = layout.board.sets.canonical(layout.cubes, rank);
        fits &= slice.code(&Lines::new(&layout.board, set), values, coder);
    }
    fits
}

struct Reader<'a> {
    decoder: Decoder<'a>,
    probabilities: &'a [u16],
}

impl Coder for Reader<'_> {
    #[inline]
    fn code(&mut self, context: usize, _: impl FnOnce() -> bool) -> bool {
        self.decoder.read(self.probabilities[context])
    }
}

struct Writer<'a> {
    encoder: Encoder,
    probabilities: &'a [u16],
}

impl Coder for Writer<'_> {
    #[inline]
    fn code(&mut self, context: usize, bit: impl FnOnce() -> bool) -> bool {
        let bit = bit();
        self.encoder.write(bit, self.probabilities[context]);
        bit
    }
}

/// Counts of set and unset bits in each context.
struct Counter(Vec<[u64; 2]>);

impl Coder for Counter {
    fn code(&mut self, context: usize, bit: impl FnOnce() -> bool) -> bool {
        let bit = bit();
        self.0[context][usize::from(!bit)] += 1;
        bit
    }
}

//! Writer of a packed layer.

use std::io::{self, Write};
use std::ops::Range;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use super::format::{Layout, encode_header};
use super::model::CONTEXTS;
use super::{Coder, Counter, Encoder, Writer, code_block};
use crate::ai::tablebase::arithmetic_coder::ONE;
use crate::ai::tablebase::counts::ClassCounts;
use crate::ai::tablebase::layer::Layer;
use crate::ai::tablebase::workers::parallel_chunks;

/// Number of blocks from which the probabilities are estimated.
const SAMPLES: usize = 512;
/// Blocks of a worker's chunk.
const CHUNK: usize = 64;

pub struct PackedLayer {
    layout: Layout,
    probabilities: Vec<u16>,
    /// Consecutive runs of blocks: length and checksum of each block, and all bytes.
    runs: Vec<(Vec<[u32; 2]>, Vec<u8>)>,
}

/// Packs a layer. `None` if its values contradict the model, as damaged ones do.
pub fn pack(layer: &Layer, threads: usize) -> Option<PackedLayer> {
    let layout = Layout::new(&layer.board, layer.cubes);
    let fits = AtomicBool::new(true);
    let blocks = layout.blocks();
    // An odd step samples all slices, whose number is a power of two.
    let step = (blocks / SAMPLES) | 1;
    let begin = || (Counter(vec![[0; 2]; CONTEXTS]), Vec::new());
    let counted =
        parallel_chunks(threads, blocks.div_ceil(step), CHUNK, begin, |(counter, values), samples| {
            samples.for_each(|sample| _ = code(layer, &layout, sample * step, values, counter));
        });
    let seen = |context: usize, bit: usize| counted.iter().map(|(counter, _)| counter.0[context][bit]).sum();
    let probabilities: Vec<u16> =
        (0..CONTEXTS).map(|context| probability(seen(context, 0), seen(context, 1))).collect();

    let begin = || (Vec::new(), Vec::new());
    let workers = parallel_chunks(
        threads,
        blocks,
        CHUNK,
        begin,
        |(runs, values): &mut (Vec<_>, _), range: Range<usize>| {
            let start = range.start;
            let (mut entries, mut bytes) = (Vec::with_capacity(range.len()), Vec::new());
            for block in range {
                let mut writer = Writer { encoder: Encoder::default(), probabilities: &probabilities };
                if !code(layer, &layout, block, values, &mut writer) {
                    fits.store(false, Relaxed);
                }
                let packed = writer.encoder.finish();
                entries.push([packed.len() as u32, crc32fast::hash(&packed)]);
                bytes.extend_from_slice(&packed);
            }
            bytes.shrink_to_fit();
            runs.push((start, entries, bytes));
        },
    );
    let mut runs: Vec<_> = workers.into_iter().flat_map(|(runs, _)| runs).collect();
    runs.sort_unstable_by_key(|&(start, ..)| start);
    let runs = runs.into_iter().map(|(_, entries, bytes)| (entries, bytes)).collect();
    fits.into_inner().then_some(PackedLayer { layout, probabilities, runs })
}

/// Codes a block. Returns whether its values agree with the model.
fn code(
    layer: &Layer,
    layout: &Layout,
    block: usize,
    values: &mut Vec<[u64; 2]>,
    coder: &mut impl Coder,
) -> bool {
    let place = layout.place(block);
    values.clear();
    for rank in place.ranks {
        let pairs = &layer.set_words(rank)[place.words.clone()];
        values.extend(pairs.iter().map(|[win, loss]| [win.load(Relaxed), loss.load(Relaxed)]));
    }
    code_block(layout, block, values, coder)
}

/// The probability of a set bit by counts, never 0 or 1.
fn probability(set: u64, other: u64) -> u16 {
    let (set, all) = (2 * set + 1, 2 * (set + other) + 2);
    let share = u128::from(set) * u128::from(ONE) / u128::from(all);
    share.clamp(1, u128::from(ONE) - 1) as u16
}

impl PackedLayer {
    pub fn write(&self, classes: &ClassCounts, out: &mut impl Write) -> io::Result<()> {
        let Layout { board, cubes, .. } = &self.layout;
        let mut head = Vec::with_capacity(self.layout.head_bytes());
        head.extend_from_slice(&encode_header(board, *cubes, classes));
        head.extend(self.probabilities.iter().flat_map(|probability| probability.to_le_bytes()));
        let entries = self.runs.iter().flat_map(|(entries, _)| entries.as_flattened());
        head.extend(entries.flat_map(|number| number.to_le_bytes()));
        head.extend_from_slice(&crc32fast::hash(&head).to_le_bytes());
        out.write_all(&head)?;
        self.runs.iter().try_for_each(|(_, bytes)| out.write_all(bytes))
    }
}

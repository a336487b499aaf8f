//! Reader of a packed layer.

use std::collections::VecDeque;
use std::fs::File;
use std::io::Read;
use std::ops::{Range, RangeInclusive};
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::format::{FileError, HEADER_BYTES, Layout, check_header, decode_counts, read_at};
use super::model::CONTEXTS;
use super::{CHECKSUM_BYTES, Decoder, ENTRY_BYTES, PROBABILITY_BYTES, Reader, code_block};
use crate::ai::tablebase::counts::ClassCounts;
use crate::ai::tablebase::indexing::Board;
use crate::ai::tablebase::layer::{Pair, WORD_BITS, words};
use crate::ai::tablebase::workers::parallel_chunks;

/// Cached blocks of a layer, each of at most 64 KiB.
const CACHED_BLOCKS: usize = 32;
/// Cached blocks of the last layers, which have few blocks and are probed often.
const CACHED_LAST_BLOCKS: usize = 384;
const LAST_LEVELS: RangeInclusive<usize> = 23..=25;
/// Blocks of a worker's chunk.
const CHUNK: usize = 64;

/// The pairs of words of a block.
type Values = Arc<[[u64; 2]]>;

/// An open file of a packed layer.
pub struct PackedFile {
    file: File,
    layout: Layout,
    probabilities: Vec<u16>,
    blocks: Vec<Entry>,
    /// Cache of decoded blocks, the most recently used first.
    cache: Mutex<VecDeque<(usize, Values)>>,
}

/// The place of a block in the file.
#[derive(Clone, Copy)]
struct Entry {
    at: u64,
    bytes: u32,
    checksum: u32,
}

impl PackedFile {
    /// Opens the file of a layer and reads its counts. Fails if it is unreadable, or of another layer.
    pub fn open(path: &Path, board: &Arc<Board>, cubes: usize) -> Result<(Self, ClassCounts), FileError> {
        let mut file = File::open(path)?;
        let layout = Layout::new(board, cubes);
        let head_bytes = layout.head_bytes();
        let mut head = Vec::with_capacity(head_bytes);
        Read::by_ref(&mut file).take(head_bytes as u64).read_to_end(&mut head)?;
        check_header(&head, board, cubes)?;
        let found = file.metadata()?.len();
        if head.len() < head_bytes {
            return Err(FileError::Length { found, wanted: head_bytes as u64 });
        }
        let (sealed, seal) = head.split_at(head_bytes - CHECKSUM_BYTES);
        if crc32fast::hash(sealed).to_le_bytes() != seal {
            return Err(FileError::Damaged);
        }
        let classes = decode_counts(sealed, board, cubes).ok_or(FileError::Damaged)?;
        let (probabilities, entries) = sealed[HEADER_BYTES..].split_at(CONTEXTS * PROBABILITY_BYTES);
        let probabilities =
            probabilities.as_chunks().0.iter().map(|bytes| u16::from_le_bytes(*bytes)).collect();
        let mut at = head_bytes as u64;
        let mut blocks = Vec::with_capacity(entries.len() / ENTRY_BYTES);
        for entry in entries.as_chunks::<ENTRY_BYTES>().0 {
            let number = |half: usize| u32::from_le_bytes(entry.as_chunks().0[half]);
            blocks.push(Entry { at, bytes: number(0), checksum: number(1) });
            at += u64::from(number(0));
        }
        if found != at {
            return Err(FileError::Length { found, wanted: at });
        }
        Ok((Self { file, layout, probabilities, blocks, cache: Mutex::default() }, classes))
    }

    /// The win bit and the loss bit of a state. Fails if the file cannot be read or is damaged there.
    pub fn bits(&self, rank: u32, index: u32) -> Result<(bool, bool), FileError> {
        let (block, pair) = self.layout.find(rank as usize, (index >> WORD_BITS) as usize);
        let [win, loss] = self.values(block, pair)?[pair];
        let bit = index & 63;
        Ok((win >> bit & 1 == 1, loss >> bit & 1 == 1))
    }

    /// The decoded pairs of a block, at least up to a position.
    fn values(&self, block: usize, pair: usize) -> Result<Values, FileError> {
        let cache = || self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        let found = {
            let mut cache = cache();
            let place = cache.iter().position(|&(number, _)| number == block);
            place.and_then(|place| cache.remove(place)).inspect(|found| cache.push_front(found.clone()))
        };
        // The first access decodes only the sets up to the needed one, half of them on average.
        let sets = match found {
            Some((_, values)) if values.len() > pair => return Ok(values),
            Some(_) => usize::MAX,
            None => pair / self.layout.slice + 1,
        };
        let mut values = Vec::new();
        self.unpack_block(block, sets, &mut Vec::new(), &mut values)?;
        let values: Values = values.into();
        let mut cache = cache();
        cache.retain(|&(number, _)| number != block);
        let is_last = LAST_LEVELS.contains(&self.layout.cubes);
        cache.truncate(if is_last { CACHED_LAST_BLOCKS } else { CACHED_BLOCKS } - 1);
        cache.push_front((block, Arc::clone(&values)));
        Ok(values)
    }

    fn read_block(&self, block: usize, bytes: &mut Vec<u8>) -> Result<(), FileError> {
        let entry = self.blocks[block];
        bytes.resize(entry.bytes as usize, 0);
        read_at(&self.file, bytes, entry.at)?;
        if crc32fast::hash(bytes) == entry.checksum { Ok(()) } else { Err(FileError::Damaged) }
    }

    /// Decodes the first sets of a block.
    fn unpack_block(
        &self,
        block: usize,
        sets: usize,
        bytes: &mut Vec<u8>,
        values: &mut Vec<[u64; 2]>,
    ) -> Result<(), FileError> {
        self.read_block(block, bytes)?;
        values.clear();
        values.resize(sets.min(self.layout.place(block).ranks.len()) * self.layout.slice, [0; 2]);
        let mut reader = Reader { decoder: Decoder::new(bytes), probabilities: &self.probabilities };
        code_block(&self.layout, block, values, &mut reader);
        Ok(())
    }

    /// Decodes the words of some sets, in order.
    pub fn unpack(&self, ranks: Range<usize>, pairs: &[Pair], threads: usize) -> Result<(), FileError> {
        let (layout, words) = (&self.layout, words(self.layout.cubes));
        let begin = || (Vec::new(), Vec::new());
        each_block(&layout.blocks_of(&ranks), threads, begin, |(bytes, values), block| {
            self.unpack_block(block, usize::MAX, bytes, values)?;
            let place = layout.place(block);
            for (rank, values) in place.ranks.zip(values.chunks_exact(layout.slice)) {
                if ranks.contains(&rank) {
                    let first = (rank - ranks.start) * words + place.words.start;
                    for (pair, values) in pairs[first..].iter().zip(values) {
                        pair[0].store(values[0], Relaxed);
                        pair[1].store(values[1], Relaxed);
                    }
                }
            }
            Ok(())
        })
    }

    /// Reads the whole file and verifies its checksums.
    pub fn check(&self, threads: usize) -> Result<(), FileError> {
        each_block(&(0..self.blocks.len()), threads, Vec::new, |bytes, block| self.read_block(block, bytes))
    }
}

/// Runs `work` on blocks with several threads until one fails.
fn each_block<W: Send>(
    blocks: &Range<usize>,
    threads: usize,
    begin: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, usize) -> Result<(), FileError> + Sync,
) -> Result<(), FileError> {
    let wrong = OnceLock::new();
    parallel_chunks(threads, blocks.len(), CHUNK, begin, |worker, numbers| {
        for number in numbers {
            if wrong.get().is_none()
                && let Err(error) = work(worker, blocks.start + number)
            {
                _ = wrong.set(error);
            }
        }
    });
    wrong.into_inner().map_or(Ok(()), Err)
}

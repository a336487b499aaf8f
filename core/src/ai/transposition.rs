//! The transposition table: bounds, moves and static evaluations of positions already searched.
//!
//! A fixed array of buckets with four slots, one cache line each, shared by all threads without locks. A slot has two
//! words; the first is the position's hash xor the second, so that a slot torn by two writers matches no position.
//! ```text
//! second word, from bit 0:  move 16 · score 16 · static evaluation 16 · depth 7 · bound 2 · plain 1 · generation 6
//! ```

use std::sync::atomic::{AtomicU64, Ordering};

use prefetch_index::prefetch_index;

use super::score::Score;

const SLOTS: usize = 4;
const BUCKET_BYTES: usize = 64;
/// Least number of buckets if memory is short.
const LEAST_BUCKETS: usize = 1 << 14;
/// Plies of depth that weigh as much as one generation in the replacement policy.
const PLIES_PER_GENERATION: u32 = 4;
/// A deeper entry of the same position is replaced only by an exact one or by one at most this many plies shallower.
const PLIES_GIVEN_UP: u32 = 3;
const GENERATIONS: u8 = 64;
/// Encodes that an entry has no move.
const NO_MOVE: u16 = u16::MAX;
/// Encodes that an entry has no static evaluation.
const NO_STATIC_EVAL: i16 = i16::MIN;

/// The relation of a stored score to the true score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::FromRepr)]
#[repr(u8)]
pub(super) enum Bound {
    /// No bound: only the move and the static evaluation are valid.
    None,
    Exact,
    Lower,
    Upper,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The number of the best move, see [`Evaluate::move_number`](super::Evaluate::move_number). `None` in all-nodes.
    pub(super) best: Option<u16>,
    /// The score, with distances counted from the position, not from the root.
    pub(super) score: Score,
    pub(super) static_eval: Option<Score>,
    pub(super) depth: u32,
    pub(super) bound: Bound,
    /// Whether the entry comes from a plain search.
    pub(super) plain: bool,
}

impl Entry {
    fn packed(self, generation: u8) -> u64 {
        let static_eval = self.static_eval.map_or(NO_STATIC_EVAL.cast_unsigned(), Score::to_bits);
        u64::from(self.best.unwrap_or(NO_MOVE))
            | u64::from(self.score.to_bits()) << 16
            | u64::from(static_eval) << 32
            | u64::from(self.depth.min(127)) << 48
            | (self.bound as u64) << 55
            | u64::from(self.plain) << 57
            | u64::from(generation) << 58
    }

    #[inline]
    fn unpacked(word: u64) -> Self {
        let (best, static_eval) = (word as u16, (word >> 32) as u16);
        Self {
            best: (best != NO_MOVE).then_some(best),
            score: Score::from_bits((word >> 16) as u16),
            static_eval: (static_eval.cast_signed() != NO_STATIC_EVAL).then(|| Score::from_bits(static_eval)),
            depth: depth_in(word),
            bound: Bound::from_repr((word >> 55 & 3) as u8).unwrap_or(Bound::None),
            plain: word >> 57 & 1 != 0,
        }
    }
}

fn depth_in(word: u64) -> u32 {
    (word >> 48 & 127) as u32
}

fn generation_in(word: u64) -> u8 {
    (word >> 58) as u8
}

#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; SLOTS]);

impl Bucket {
    fn empty() -> Self {
        Self([const { [AtomicU64::new(0), AtomicU64::new(0)] }; SLOTS])
    }
}

pub(super) struct TranspositionTable {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl TranspositionTable {
    /// Allocates `mebibytes` MiB, at least one, or less if memory is short.
    pub(super) fn new(mebibytes: usize) -> Self {
        let mut count = (mebibytes.clamp(1, usize::MAX >> 20) << 20) / BUCKET_BYTES;
        let mut buckets = Vec::new();
        while count > LEAST_BUCKETS && buckets.try_reserve_exact(count).is_err() {
            count /= 2;
        }
        buckets.resize_with(count, Bucket::empty);
        Self { buckets, generation: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::empty());
        self.generation = 0;
    }

    /// Starts a new generation. Entries of older generations are replaced first.
    pub(super) fn next_generation(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    #[inline]
    fn place(&self, hash: u64) -> usize {
        // The high half of the product spreads hashes evenly over any number of buckets.
        (u128::from(hash) * self.buckets.len() as u128 >> 64) as usize
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &Bucket {
        &self.buckets[self.place(hash)]
    }

    #[inline]
    pub(super) fn prefetch(&self, hash: u64) {
        prefetch_index(&self.buckets, self.place(hash));
    }

    #[inline]
    pub(super) fn get(&self, hash: u64) -> Option<Entry> {
        self.bucket(hash).0.iter().find_map(|[key, word]| {
            let word = word.load(Ordering::Relaxed);
            (word != 0 && key.load(Ordering::Relaxed) ^ word == hash).then(|| Entry::unpacked(word))
        })
    }

    /// Stores an entry over the same position's old entry, or over the least valuable one of the bucket.
    pub(super) fn put(&self, hash: u64, mut entry: Entry) {
        let mut place = None;
        let mut least = u32::MAX;
        for slot in &self.bucket(hash).0 {
            let word = slot[1].load(Ordering::Relaxed);
            if word != 0 && slot[0].load(Ordering::Relaxed) ^ word == hash {
                let old = Entry::unpacked(word);
                let deeper = old.depth > entry.depth + PLIES_GIVEN_UP;
                if deeper
                    && old.plain == entry.plain
                    && entry.bound != Bound::Exact
                    && generation_in(word) == self.generation
                {
                    return;
                }
                entry.best = entry.best.or(old.best);
                place = Some(slot);
                break;
            }
            let worth = self.worth(word);
            if worth < least {
                (least, place) = (worth, Some(slot));
            }
        }
        let Some([key, old]) = place else { return };
        let word = entry.packed(self.generation);
        old.store(word, Ordering::Relaxed);
        key.store(hash ^ word, Ordering::Relaxed);
    }

    /// The replacement value of a stored word.
    fn worth(&self, word: u64) -> u32 {
        if word == 0 {
            return 0;
        }
        let age = u32::from((GENERATIONS + self.generation - generation_in(word)) % GENERATIONS);
        1 + depth_in(word) + PLIES_PER_GENERATION * (u32::from(GENERATIONS) - age)
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, SLOTS, TranspositionTable};
    use crate::ai::score::Score;

    fn entry(depth: u32) -> Entry {
        Entry {
            best: Some(3_711),
            score: Score::loss_in(7),
            static_eval: Some(Score::estimate(-345)),
            depth,
            bound: Bound::Upper,
            plain: true,
        }
    }

    #[test]
    fn stored_entries_are_found() {
        let table = TranspositionTable::new(1);
        let bare = Entry { best: None, static_eval: None, plain: false, bound: Bound::Exact, ..entry(3) };
        table.put(99, entry(12));
        table.put(98, bare);
        assert_eq!(table.get(99), Some(entry(12)));
        assert_eq!(table.get(98), Some(bare));
        assert!(table.get(100).is_none(), "another position in the same bucket");
        // An entry without a move keeps the older move.
        table.put(99, Entry { best: None, ..entry(13) });
        assert_eq!(table.get(99), Some(entry(13)));
    }

    #[test]
    fn deep_entries_survive_a_search_and_are_replaced_by_later_ones() {
        let mut table = TranspositionTable::new(1);
        let full = SLOTS as u64;
        (1..=full).for_each(|hash| table.put(hash, entry(9)));
        table.put(9, entry(3));
        assert!(table.get(9).is_some(), "a new entry is always stored");
        assert_eq!((1..=full).filter(|&hash| table.get(hash).is_some()).count(), SLOTS - 1);
        // The next entries replace the shallowest one.
        table.put(10, entry(8));
        assert!(table.get(9).is_none() && table.get(10).is_some());
        for _ in 0..3 {
            table.next_generation();
        }
        (11..11 + full).for_each(|hash| table.put(hash, entry(1)));
        assert!((11..11 + full).all(|hash| table.get(hash).is_some()));
        table.clear();
        assert!(table.get(11).is_none());
    }
}

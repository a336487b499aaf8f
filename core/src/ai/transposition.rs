//! The transposition table: bounds, moves and static evaluations of positions already searched.
//!
//! A fixed array of buckets of four slots, one line of the processor's cache each, shared by the
//! threads of a search without locks. A slot has two words; the first is the position's hash xor
//! the second, so that a slot torn by two writers matches nothing.
//! ```text
//! second word, from bit 0:  move 16 · score 16 · static_eval 16 · depth 7 · bound 2 · plain 1 · generation 6
//! ```

use std::sync::atomic::{AtomicU64, Ordering};

use prefetch_index::prefetch_index;

use super::score::Score;

const SLOTS: usize = 4;
const BUCKET_BYTES: usize = 64;
/// No table is smaller than this.
const LEAST_BUCKETS: usize = 1 << 14;
/// So many plies of depth are worth as much as having been stored one search later.
const PLIES_PER_GENERATION: u32 = 4;
/// An entry gives way to a less deep one of the same position only if that is exact or lacks at
/// most so many plies.
const PLIES_GIVEN_UP: u32 = 3;
const GENERATIONS: u8 = 64;
/// The move of an entry without one.
const NO_MOVE: u16 = u16::MAX;
/// The static_eval of an entry without one.
const NO_STATIC_EVAL: i16 = i16::MIN;

/// What a stored score says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
    /// No bound: only the move and the static evaluation are valid.
    Nothing,
}

/// What the table knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The number of the best move: [`Evaluate::move_number`](super::Evaluate::move_number). None
    /// where no move was good enough.
    pub(super) best: Option<u16>,
    /// Counted from the position, not from the root.
    pub(super) score: Score,
    /// The static static_eval, where it was asked for.
    pub(super) static_eval: Option<Score>,
    pub(super) depth: u32,
    pub(super) bound: Bound,
    /// Whether the search was not selective.
    pub(super) plain: bool,
}

impl Entry {
    fn packed(self, generation: u8) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
            Bound::Nothing => 0,
        };
        let static_eval = self.static_eval.map_or(NO_STATIC_EVAL.cast_unsigned(), Score::to_bits);
        u64::from(self.best.unwrap_or(NO_MOVE))
            | u64::from(self.score.to_bits()) << 16
            | u64::from(static_eval) << 32
            | u64::from(self.depth.min(127)) << 48
            | bound << 55
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
            bound: match word >> 55 & 3 {
                1 => Bound::Exact,
                2 => Bound::AtLeast,
                3 => Bound::AtMost,
                _ => Bound::Nothing,
            },
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
    /// A table of so many MiB, at least one; a smaller one where there is not so much memory.
    pub(super) fn new(mebibytes: usize) -> Self {
        let mut count = (mebibytes.clamp(1, usize::MAX >> 20) << 20) / BUCKET_BYTES;
        let mut buckets = Vec::new();
        while count > LEAST_BUCKETS && buckets.try_reserve_exact(count).is_err() {
            count /= 2;
        }
        buckets.resize_with(count, Bucket::empty);
        Self { buckets, generation: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::empty());
        self.generation = 0;
    }

    /// A new search begins: what older ones stored gives way first.
    pub(super) fn next_generation(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    #[inline]
    fn place(&self, hash: u64) -> usize {
        // The high half of the product is an even spread over any number of buckets.
        (u128::from(hash) * self.buckets.len() as u128 >> 64) as usize
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &Bucket {
        &self.buckets[self.place(hash)]
    }

    /// Begins to load what may be asked for soon.
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

    /// Stores an entry in the place of an older one of the same position, or else of what is
    /// least worth keeping in its bucket.
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

    /// How much a stored word is worth keeping.
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
            bound: Bound::AtMost,
            plain: true,
        }
    }

    #[test]
    fn what_is_stored_is_found() {
        let table = TranspositionTable::new(1);
        let bare = Entry { best: None, static_eval: None, plain: false, bound: Bound::Exact, ..entry(3) };
        table.put(99, entry(12));
        table.put(98, bare);
        assert_eq!(table.get(99), Some(entry(12)));
        assert_eq!(table.get(98), Some(bare));
        assert!(table.get(100).is_none(), "another position in the same bucket");
        // No move was good enough this time: the older one is kept.
        table.put(99, Entry { best: None, ..entry(13) });
        assert_eq!(table.get(99), Some(entry(13)));
    }

    #[test]
    fn depth_is_kept_within_a_search_and_gives_way_to_the_next() {
        let mut table = TranspositionTable::new(1);
        let full = SLOTS as u64;
        (1..=full).for_each(|hash| table.put(hash, entry(9)));
        table.put(9, entry(3));
        assert!(table.get(9).is_some(), "the new one is always stored");
        assert_eq!((1..=full).filter(|&hash| table.get(hash).is_some()).count(), SLOTS - 1);
        // The next ones take the place of the least deep.
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

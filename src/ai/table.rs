//! The transposition table: what is known of positions already searched.
//!
//! A fixed array of slots of two words, shared by the threads of a search without locks: the first
//! word is the position's hash xor the second, so that a slot torn by two writers matches nothing.
//! ```text
//! second word, from bit 0:  move 16 · score 16 · depth 8 · bound 2 · generation 8
//! ```

use std::sync::atomic::{AtomicU64, Ordering};

use super::Score;

const SLOT_BYTES: usize = 16;
/// No table is smaller than this.
const LEAST_SLOTS: usize = 1 << 16;

/// What a stored score says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The number of the best move: [`Evaluate::move_number`](super::Evaluate::move_number).
    pub(super) best: u16,
    /// Counted from the position, not from the root.
    pub(super) score: Score,
    pub(super) depth: u32,
    pub(super) bound: Bound,
}

pub(super) struct Table {
    slots: Vec<[AtomicU64; 2]>,
    generation: u8,
}

impl Table {
    /// A table of so many MiB, at least one; a smaller one where there is not so much memory.
    pub(super) fn new(mebibytes: usize) -> Self {
        let mut count = mebibytes.clamp(1, usize::MAX >> 20) << 20;
        count /= SLOT_BYTES;
        let mut slots = Vec::new();
        while count > LEAST_SLOTS && slots.try_reserve_exact(count).is_err() {
            count /= 2;
        }
        slots.resize_with(count, || [AtomicU64::new(0), AtomicU64::new(0)]);
        Self { slots, generation: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.slots.iter_mut().for_each(|slot| *slot = [AtomicU64::new(0), AtomicU64::new(0)]);
    }

    /// A new search begins: what older ones stored gives way first.
    pub(super) fn next_generation(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    fn slot(&self, hash: u64) -> &[AtomicU64; 2] {
        // The high half of the product is an even spread over any number of slots.
        &self.slots[(u128::from(hash) * self.slots.len() as u128 >> 64) as usize]
    }

    pub(super) fn get(&self, hash: u64) -> Option<Entry> {
        let [key, word] = self.slot(hash);
        let word = word.load(Ordering::Relaxed);
        (word != 0 && key.load(Ordering::Relaxed) ^ word == hash).then(|| Entry {
            best: word as u16,
            score: Score::from_bits((word >> 16) as u16),
            depth: u32::from((word >> 32) as u8),
            bound: match word >> 40 & 3 {
                1 => Bound::Exact,
                2 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        })
    }

    /// Stores an entry, unless a deeper one of the same search stands in its place.
    pub(super) fn put(&self, hash: u64, entry: Entry) {
        let [key, old] = self.slot(hash);
        let before = old.load(Ordering::Relaxed);
        let same_search = (before >> 42) as u8 == self.generation;
        let other_position = key.load(Ordering::Relaxed) ^ before != hash;
        if same_search && other_position && u32::from((before >> 32) as u8) > entry.depth {
            return;
        }
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let word = u64::from(entry.best)
            | u64::from(entry.score.to_bits()) << 16
            | u64::from(entry.depth as u8) << 32
            | bound << 40
            | u64::from(self.generation) << 42;
        old.store(word, Ordering::Relaxed);
        key.store(hash ^ word, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, Table};
    use crate::ai::Score;

    fn entry(depth: u32) -> Entry {
        Entry { best: 4_711, score: Score::loss_in(7), depth, bound: Bound::AtMost }
    }

    #[test]
    fn what_is_stored_is_found() {
        let table = Table::new(1);
        table.put(99, entry(12));
        let found = table.get(99).expect("an entry");
        assert_eq!((found.best, found.score, found.depth), (4_711, Score::loss_in(7), 12));
        assert_eq!(found.bound, Bound::AtMost);
        assert!(table.get(100).is_none(), "another position in the same slot");
    }

    #[test]
    fn depth_is_kept_within_a_search_and_gives_way_to_the_next() {
        let mut table = Table::new(1);
        table.put(1, entry(9));
        table.put(2, entry(3));
        assert!(table.get(1).is_some() && table.get(2).is_none());
        table.next_generation();
        table.put(2, entry(3));
        assert!(table.get(1).is_none() && table.get(2).is_some());
        table.clear();
        assert!(table.get(2).is_none());
    }
}

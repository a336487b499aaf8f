//! Propagation of decided states, state by state.

use std::sync::atomic::Ordering::Relaxed;

use crate::ai::tablebase::indexing::{pdep, pext};
use crate::ai::tablebase::layer::{Layer, WORD_BITS};
use crate::rules::bits;

#[derive(Clone, Copy, Default)]
pub struct State {
    /// The rank of the canonical set.
    pub rank: u32,
    /// The index of the mover's cubes within the set.
    pub index: u32,
}

/// Number of pushes on 5×5.
const MOST_SHIFTS: usize = 44;

/// A predecessor of a state, with its planes.
#[derive(Clone, Copy, Default)]
struct Candidate {
    state: State,
    own: u32,
    theirs: u32,
}

impl Layer {
    /// Decides the predecessors of a decided state. Appends each newly decided state to `found`, one image of those
    /// with several.
    pub(super) fn spread(&self, state: State, found: &mut Vec<State>) {
        let board = &*self.board;
        let set = self.sets[state.rank as usize];
        let mover = pdep(state.index, set);
        let other = set & !mover;
        let (win, loss) = self.bits(state.rank, state.index);
        // All lookups are computed before the first memory access, so that the cache misses overlap.
        let mut candidates = [Candidate::default(); MOST_SHIFTS];
        let mut count = 0;
        for shift in board.geometry.shifts.iter().filter(|shift| other & shift.insert != 0) {
            // Before the push the opponent was to move and took an own cube.
            let (own, theirs) = (shift.undo(other), shift.undo(mover));
            candidates[count] = Candidate { state: self.find(own, theirs), own, theirs };
            count += 1;
        }
        for &Candidate { state: before, own, theirs } in &candidates[..count] {
            let word = self.word(before.rank, before.index);
            let bit = 1 << (before.index & 63);
            let [wins, losses] = &self.pairs[word];
            let (wins, losses) = (wins.load(Relaxed), losses.load(Relaxed));
            let is_open = (wins ^ losses) & bit == 0;
            let follows = || loss || win && wins & bit == 0 && self.every_push_loses(own, theirs);
            if is_open && follows() && self.decide(before, loss) {
                found.push(before);
            }
        }
    }

    #[inline]
    fn find(&self, mover: u32, other: u32) -> State {
        let sets = &self.board.sets;
        let place = sets.find_in_layer(self.cubes, mover | other);
        let kept = self.sets[place.rank as usize];
        State { rank: place.rank, index: pext(sets.image(mover, place.symmetry), kept) }
    }

    /// Whether every push of an own cube leads to a win of the opponent.
    fn every_push_loses(&self, own: u32, theirs: u32) -> bool {
        let shifts = self.board.geometry.shifts.iter().filter(|shift| own & shift.take != 0);
        shifts.into_iter().all(|shift| {
            let after = self.find(shift.apply(theirs), shift.apply(own));
            self.bits(after.rank, after.index) == (true, false)
        })
    }

    /// Decides a state and its images within the set as wins or losses. Returns whether the state was undecided.
    pub(super) fn decide(&self, state: State, wins: bool) -> bool {
        let sets = &self.board.sets;
        let set = self.sets[state.rank as usize];
        let plane = pdep(state.index, set);
        let mut new = false;
        for symmetry in 0..8 {
            if symmetry > 0 && sets.image(set, symmetry) != set {
                continue;
            }
            let index = pext(sets.image(plane, symmetry), set);
            let [win, loss] = &self.pairs[self.word(state.rank, index)];
            let bit = 1 << (index & 63);
            // Both bits: undecided but not lost.
            let both = win.load(Relaxed) & loss.load(Relaxed) & bit != 0;
            let changed = match wins {
                true if both => loss.fetch_and(!bit, Relaxed) & bit != 0,
                true => win.fetch_or(bit, Relaxed) & bit == 0,
                false => loss.fetch_or(bit, Relaxed) & bit == 0,
            };
            if symmetry == 0 {
                new = changed;
            }
        }
        new
    }
}

/// The states of a word whose bits are set.
pub fn states(rank: u32, number: usize, word: u64) -> impl Iterator<Item = State> {
    bits(word).map(move |bit| State { rank, index: (number << WORD_BITS) as u32 | u32::from(bit) })
}

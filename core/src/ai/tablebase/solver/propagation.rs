//! Propagation state by state, once a sweep decides few states.

use std::sync::atomic::Ordering::Relaxed;

use crate::ai::tablebase::indexing::{pdep, pext};
use crate::ai::tablebase::layer::{Layer, WORD_BITS};

/// A state of a layer: the number of its set and its index.
#[derive(Clone, Copy, Default)]
pub struct State {
    /// The number of the kept set.
    pub rank: u32,
    /// The mover's cubes along it.
    pub index: u32,
}

/// The most pushes on a board.
const MOST_SHIFTS: usize = 44;

/// A state before a push: where it is, and its cubes as they lie.
#[derive(Clone, Copy, Default)]
struct Candidate {
    state: State,
    own: u32,
    theirs: u32,
}

/// A layer whose states are decided one by one, by several threads.
pub struct Propagation<'a> {
    /// The layer.
    pub layer: &'a Layer,
}

impl Propagation<'_> {
    /// Decides what can be decided from one decided state; adds each newly decided one to `found`, one of its
    /// images if it has several.
    pub fn spread(&self, state: State, found: &mut Vec<State>) {
        let board = &*self.layer.board;
        let set = self.layer.sets[state.rank as usize];
        let mover = pdep(state.index, set);
        let other = set & !mover;
        let (win, loss) = self.layer.bits(state.rank, state.index);
        // First where they all are, then what is there: so the memory is asked for all of them at once.
        let mut candidates = [Candidate::default(); MOST_SHIFTS];
        let mut count = 0;
        for shift in board.geometry.shifts.iter().filter(|shift| other & shift.insert != 0) {
            // Before the push the other side was to move, and the cube that it took was its own.
            let (own, theirs) = (shift.undo(other), shift.undo(mover));
            candidates[count] = Candidate { state: self.find(own, theirs), own, theirs };
            count += 1;
        }
        for &Candidate { state: before, own, theirs } in &candidates[..count] {
            let word = self.layer.word(before.rank, before.index);
            let bit = 1 << (before.index & 63);
            let [wins, losses] = &self.layer.pairs[word];
            let (wins, losses) = (wins.load(Relaxed), losses.load(Relaxed));
            let is_open = (wins ^ losses) & bit == 0;
            let follows = || loss || win && wins & bit == 0 && self.every_push_loses(own, theirs);
            if is_open && follows() && self.decide(before, loss) {
                found.push(before);
            }
        }
    }

    /// The state with these cubes of the mover and of the other side.
    #[inline]
    fn find(&self, mover: u32, other: u32) -> State {
        let sets = &self.layer.board.sets;
        let place = sets.find_in_layer(self.layer.cubes, mover | other);
        let kept = self.layer.sets[place.rank as usize];
        State { rank: place.rank, index: pext(sets.image(mover, place.symmetry), kept) }
    }

    /// Whether every push of an own cube leads to a win of the other side.
    fn every_push_loses(&self, own: u32, theirs: u32) -> bool {
        let shifts = self.layer.board.geometry.shifts.iter().filter(|shift| own & shift.take != 0);
        shifts.into_iter().all(|shift| {
            let after = self.find(shift.apply(theirs), shift.apply(own));
            self.layer.bits(after.rank, after.index) == (true, false)
        })
    }

    /// Makes a state and its images in the same set wins or losses; whether it was new.
    pub fn decide(&self, state: State, wins: bool) -> bool {
        let sets = &self.layer.board.sets;
        let set = self.layer.sets[state.rank as usize];
        let plane = pdep(state.index, set);
        let mut new = false;
        for symmetry in 0..8 {
            if symmetry > 0 && sets.image(set, symmetry) != set {
                continue;
            }
            let index = pext(sets.image(plane, symmetry), set);
            let [win, loss] = &self.layer.pairs[self.layer.word(state.rank, index)];
            let bit = 1 << (index & 63);
            // Both bits mean that it is open and no loss.
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

/// The states of a word's bits.
pub fn states(rank: u32, number: usize, mut bits: u64) -> impl Iterator<Item = State> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let bit = bits.trailing_zeros();
            bits &= bits - 1;
            State { rank, index: (number << WORD_BITS) as u32 | bit }
        })
    })
}

//! The context model of a packed layer: what monotonicity implies, and the probability of the rest.
//!
//! A cube that is the mover's instead of the other side's never harms him: whatever he did without it he can do with
//! it, and the other side has fewer pushes. So in a set, whose states are ordered by which cubes are the mover's,
//! all above a win are wins, and none above a state that is no loss is one. What follows from the states below
//! and from lines is not written. The rest mostly is as in the set before: one bit says whether a whole word is;
//! if not, its open states are written one by one, each with a probability for its *context*.

use crate::ai::tablebase::geometry::MOST_CELLS;
use crate::ai::tablebase::layer::{Lines, SET, WORD_BITS};

/// Contexts of an open state: the mover's cubes; how many states below are no losses (0, 1, more); the state in the
/// set before (draw, win, loss, no such set); how many of the states that differ by a cube that has moved on by one
/// cell are wins and are losses (0, 1, more).
const STATES: usize = (MOST_CELLS + 1) * 3 * 4 * 9;
/// Contexts of the bit whether states are as expected: whether it is about all open ones of a word, or, if those are
/// not, about those that would be draws, wins or losses; how many they are; in how many of the words below it
/// was so, and whether it was so in the set before.
const EXPECTED: usize = 4 * OPEN_BUCKETS * BELOW_BUCKETS * 2;
const OPEN_BUCKETS: usize = 9;
const BELOW_BUCKETS: usize = 5;
/// Where a word is not as expected, but so many of its states should have the same value, one bit says whether they
/// have: that is longer than to write them one by one, but quicker.
const MANY: u32 = 16;
/// All contexts: is an open state a loss; if not, is it a win; is a word as expected.
pub const CONTEXTS: usize = 2 * STATES + EXPECTED;

/// Places in a word whose index has all the bits of another one.
static ABOVE: [u64; 64] = above();

const fn above() -> [u64; 64] {
    let mut table = [!0; 64];
    let mut place = 0;
    while place < 64 {
        let mut bit = 0;
        while bit < WORD_BITS {
            if place >> bit & 1 == 1 {
                table[place] &= SET[bit];
            }
            bit += 1;
        }
        place += 1;
    }
    table
}

/// The places of a word and all whose index has all the bits of one of them.
#[inline]
fn raised(places: u64) -> u64 {
    (0..WORD_BITS).fold(places, |places, bit| places | (places & !SET[bit]) << (1 << bit))
}

/// Writes bits, reads them or counts them.
pub trait Coder {
    /// Codes a bit in a context: the one that is given, or the one that is read.
    fn code(&mut self, context: usize, bit: impl FnOnce() -> bool) -> bool;
}

/// Win bits and loss bits.
type Pair = [u64; 2];

/// The words of one set in a block, and of the set before.
pub struct Slice {
    /// The number of the first word.
    first: usize,
    before: Vec<Pair>,
    was_expected: Vec<bool>,
    is_expected: Vec<bool>,
    has_before: bool,
}

impl Slice {
    /// The slice of a block's sets that begins with a word.
    pub fn new(first: usize, words: usize) -> Self {
        Self {
            first,
            before: vec![[0; 2]; words],
            was_expected: vec![true; words],
            is_expected: vec![true; words],
            has_before: false,
        }
    }

    /// Codes the next set. `values` are its words, and are so after: those that are read, or those that were given.
    /// Whether that is so; if not, the values are none of Quixo.
    pub fn code(&mut self, lines: &Lines, values: &mut [Pair], coder: &mut impl Coder) -> bool {
        let mut fits = true;
        for number in 0..values.len() {
            let actual = values[number];
            let word = self.word(lines, values, number, actual, coder);
            fits &= word == actual;
            values[number] = word;
        }
        self.before.copy_from_slice(values);
        std::mem::swap(&mut self.was_expected, &mut self.is_expected);
        self.has_before = true;
        fits
    }

    #[inline]
    fn word(
        &mut self,
        lines: &Lines,
        values: &[Pair],
        number: usize,
        actual: Pair,
        coder: &mut impl Coder,
    ) -> Pair {
        let [own, other] = lines.word(self.first | number);
        let below = Below::new(values, number);
        let mut win = own | below.win;
        let mut loss = other & !own;
        let mut open = !win & !loss;
        if open == 0 {
            self.is_expected[number] = true;
            return [win, loss];
        }
        let before = self.before[number];
        let mut no_loss = below.no_loss[0];
        self.is_expected[number] = true;
        if self.has_before {
            let wins = before[0] & open;
            let losses = before[1] & open & !no_loss;
            let nearby = self.below_expected(number) * 2 + usize::from(self.was_expected[number]);
            let context = |kind: usize, states: u64| {
                let bucket = (states.count_ones() as usize).div_ceil(8);
                2 * STATES + (kind * OPEN_BUCKETS + bucket) * BELOW_BUCKETS * 2 + nearby
            };
            let expected = [win | wins, loss | losses];
            self.is_expected[number] = coder.code(context(0, open), || expected == actual);
            if self.is_expected[number] {
                return expected;
            }
            let draws = open & !wins & !losses;
            if draws.count_ones() >= MANY
                && coder.code(context(1, draws), || (actual[0] | actual[1]) & draws == 0)
            {
                no_loss |= raised(draws);
                open &= !draws;
            }
            if wins.count_ones() >= MANY && coder.code(context(2, wins), || wins & !actual[0] == 0) {
                win |= wins;
                no_loss |= wins;
                open &= !wins;
            }
            if losses.count_ones() >= MANY && coder.code(context(3, losses), || losses & !actual[1] == 0) {
                loss |= losses;
                open &= !losses;
            }
        }
        let own_high = (self.first | number).count_ones() as usize;
        while open != 0 {
            let place = open.trailing_zeros();
            let bit = |word: u64| (word >> place & 1) as usize;
            let own = own_high + place.count_ones() as usize;
            let cannot_lose = bit(no_loss);
            let no_losses = cannot_lose + bit(below.no_loss[1]);
            let before = if self.has_before { bit(before[0]) + 2 * bit(before[1]) } else { 3 };
            let moved = |near: [u64; 2]| bit(near[0]) + bit(near[1]);
            let context = ((own * 3 + no_losses) * 4 + before) * 9
                + moved(below.moved_win) * 3
                + moved(below.moved_loss);
            open &= open - 1;
            if cannot_lose == 0 && coder.code(context, || actual[1] >> place & 1 == 1) {
                loss |= 1 << place;
                continue;
            }
            no_loss |= ABOVE[place as usize];
            if coder.code(STATES + context, || actual[0] >> place & 1 == 1) {
                win |= ABOVE[place as usize];
                open &= !win;
            }
        }
        [win, loss]
    }

    /// In how many of the words below what was expected was so: all, most, some, none; or there are none.
    #[inline]
    fn below_expected(&self, number: usize) -> usize {
        let (mut all, mut fine) = (0, 0);
        let mut rest = number;
        while rest != 0 {
            fine += usize::from(self.is_expected[number & !(rest & rest.wrapping_neg())]);
            all += 1;
            rest &= rest - 1;
        }
        match fine {
            _ if all == 0 => 0,
            _ if fine == all => 1,
            0 => 4,
            _ if 2 * fine >= all => 2,
            _ => 3,
        }
    }
}

/// What the words below say of the states of a word.
#[derive(Default)]
struct Below {
    /// Some state with one cube less of the mover's is a win.
    win: u64,
    /// One such is no loss, and a second one.
    no_loss: [u64; 2],
    /// Some state where a cube lies on the next cell of the set is a win, and a second one.
    moved_win: [u64; 2],
    /// The same for losses.
    moved_loss: [u64; 2],
}

impl Below {
    #[inline]
    fn new(values: &[Pair], number: usize) -> Self {
        let mut below = Self::default();
        let mut rest = number;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            let [win, loss] = values[number ^ bit];
            below.win |= win;
            count(&mut below.no_loss, !loss);
            if bit & (number << 1 | 1) == 0 {
                let [win, loss] = values[number ^ bit ^ bit >> 1];
                count(&mut below.moved_win, win);
                count(&mut below.moved_loss, loss);
            }
            rest &= rest - 1;
        }
        below
    }
}

/// Counts to two, place by place.
#[inline]
fn count(counter: &mut [u64; 2], more: u64) {
    counter[1] |= counter[0] & more;
    counter[0] |= more;
}

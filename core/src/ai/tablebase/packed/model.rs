//! The context model of a packed layer: monotonicity, and probabilities of the remaining bits.
//!
//! Turning an opponent's cube into the mover's never harms the mover: all previous pushes remain, and the opponent
//! has fewer. States of a set are partially ordered by the mover's cubes. All states above a win are wins, and no
//! state above one that is not lost is lost. What follows from lower states and from lines is not coded. Most other
//! states equal those of the previous set: one bit tells whether a whole word does. If not, its undecided states are
//! coded one by one, each with a probability for its *context*.

use crate::ai::tablebase::geometry::MOST_CELLS;
use crate::ai::tablebase::layer::{Lines, SET, WORD_BITS};

/// Contexts of an undecided state: number of the mover's cubes; number of lower states that are not lost (0, 1,
/// more); value in the previous set (draw, win, loss, no such set); numbers of wins and of losses among the states
/// with one cube moved on by a cell (0, 1, more).
const STATES: usize = (MOST_CELLS + 1) * 3 * 4 * 9;
/// Contexts of the prediction bit: whether it covers all undecided states of a word or only the predicted draws, wins
/// or losses; how many states it covers; how many lower words were predicted correctly; whether the same word of the
/// previous set was.
const EXPECTED: usize = 4 * OPEN_BUCKETS * BELOW_BUCKETS * 2;
const OPEN_BUCKETS: usize = 9;
const BELOW_BUCKETS: usize = 5;
/// Least number of states with the same predicted value for a prediction bit of their own. It costs space but saves
/// time.
const MANY: u32 = 16;
/// All contexts: is an undecided state lost; if not, is it won; is a word as predicted.
pub const CONTEXTS: usize = 2 * STATES + EXPECTED;

/// For each position in a word, the positions whose index includes all its bits.
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

/// The positions of a word and all positions above them.
#[inline]
fn raised(places: u64) -> u64 {
    (0..WORD_BITS).fold(places, |places, bit| places | (places & !SET[bit]) << (1 << bit))
}

/// Encodes, decodes or counts bits.
pub trait Coder {
    /// Codes a bit in a context. Returns the given bit when encoding, and the decoded bit when decoding.
    fn code(&mut self, context: usize, bit: impl FnOnce() -> bool) -> bool;
}

/// Win and loss bits.
type Pair = [u64; 2];

/// The coder's state for consecutive sets of a block.
pub struct Slice {
    /// The number of the first word.
    first: usize,
    before: Vec<Pair>,
    was_expected: Vec<bool>,
    is_expected: Vec<bool>,
    has_before: bool,
}

impl Slice {
    /// The slice that begins with a word.
    pub fn new(first: usize, words: usize) -> Self {
        Self {
            first,
            before: vec![[0; 2]; words],
            was_expected: vec![true; words],
            is_expected: vec![true; words],
            has_before: false,
        }
    }

    /// Codes the next set. `values` are its words, and the coded words after the call. Returns whether they were
    /// equal; if not when encoding, they are not values of Quixo.
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

    /// The share of lower words that were predicted correctly: no lower words, all, most, some, none.
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

/// Information from the lower words about the states of a word.
#[derive(Default)]
struct Below {
    /// A state with one cube of the mover less is a win.
    win: u64,
    /// One such state is not lost, and two are not.
    no_loss: [u64; 2],
    /// A state with one cube moved to the next cell is a win, and two are.
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

/// Counts up to two at each position.
#[inline]
fn count(counter: &mut [u64; 2], more: u64) {
    counter[1] |= counter[0] & more;
    counter[0] |= more;
}

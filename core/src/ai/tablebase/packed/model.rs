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
const PREDICTED: usize = 4 * UNDECIDED_BUCKETS * LOWER_BUCKETS * 2;
const UNDECIDED_BUCKETS: usize = 9;
const LOWER_BUCKETS: usize = 5;
/// Least number of states with the same predicted value for a prediction bit of their own. It costs space but saves
/// time.
const MIN_GROUP: u32 = 16;
/// All contexts: is an undecided state lost; if not, is it won; is a word as predicted.
pub const CONTEXTS: usize = 2 * STATES + PREDICTED;

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
fn upward_closure(places: u64) -> u64 {
    (0..WORD_BITS).fold(places, |places, bit| places | (places & !SET[bit]) << (1 << bit))
}

/// Encodes, decodes or counts bits.
pub trait Coder {
    /// Codes a bit in a context. Returns the given bit when encoding, and the decoded bit when decoding.
    fn code(&mut self, context: usize, bit: impl FnOnce() -> bool) -> bool;
}

type Pair = [u64; 2];

/// The coder's state for consecutive sets of a block.
pub struct SliceCoder {
    /// The number of the first word.
    first: usize,
    previous: Vec<Pair>,
    was_predicted: Vec<bool>,
    is_predicted: Vec<bool>,
    has_previous: bool,
}

impl SliceCoder {
    /// The slice that begins with a word.
    pub fn new(first: usize, words: usize) -> Self {
        Self {
            first,
            previous: vec![[0; 2]; words],
            was_predicted: vec![true; words],
            is_predicted: vec![true; words],
            has_previous: false,
        }
    }

    /// Codes the next set. `values` are its words, and the coded words after the call. Returns whether they were
    /// equal; if not when encoding, they are not values of Quixo.
    pub fn code(&mut self, lines: &Lines, values: &mut [Pair], coder: &mut impl Coder) -> bool {
        let mut is_valid = true;
        for number in 0..values.len() {
            let actual = values[number];
            let word = self.word(lines, values, number, actual, coder);
            is_valid &= word == actual;
            values[number] = word;
        }
        self.previous.copy_from_slice(values);
        std::mem::swap(&mut self.was_predicted, &mut self.is_predicted);
        self.has_previous = true;
        is_valid
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
        let lower = Lower::new(values, number);
        let mut win = own | lower.win;
        let mut loss = other & !own;
        let mut undecided = !win & !loss;
        if undecided == 0 {
            self.is_predicted[number] = true;
            return [win, loss];
        }
        let previous = self.previous[number];
        let mut not_lost = lower.not_lost[0];
        self.is_predicted[number] = true;
        if self.has_previous {
            let wins = previous[0] & undecided;
            let losses = previous[1] & undecided & !not_lost;
            let nearby = self.lower_predicted(number) * 2 + usize::from(self.was_predicted[number]);
            let context = |kind: usize, states: u64| {
                let bucket = (states.count_ones() as usize).div_ceil(8);
                2 * STATES + (kind * UNDECIDED_BUCKETS + bucket) * LOWER_BUCKETS * 2 + nearby
            };
            let predicted = [win | wins, loss | losses];
            self.is_predicted[number] = coder.code(context(0, undecided), || predicted == actual);
            if self.is_predicted[number] {
                return predicted;
            }
            let draws = undecided & !wins & !losses;
            if draws.count_ones() >= MIN_GROUP
                && coder.code(context(1, draws), || (actual[0] | actual[1]) & draws == 0)
            {
                not_lost |= upward_closure(draws);
                undecided &= !draws;
            }
            if wins.count_ones() >= MIN_GROUP && coder.code(context(2, wins), || wins & !actual[0] == 0) {
                win |= wins;
                not_lost |= wins;
                undecided &= !wins;
            }
            if losses.count_ones() >= MIN_GROUP && coder.code(context(3, losses), || losses & !actual[1] == 0)
            {
                loss |= losses;
                undecided &= !losses;
            }
        }
        let own_high = (self.first | number).count_ones() as usize;
        while undecided != 0 {
            let place = undecided.trailing_zeros();
            let bit = |word: u64| (word >> place & 1) as usize;
            let own = own_high + place.count_ones() as usize;
            let cannot_lose = bit(not_lost);
            let not_lost_count = cannot_lose + bit(lower.not_lost[1]);
            let previous = if self.has_previous { bit(previous[0]) + 2 * bit(previous[1]) } else { 3 };
            let moved = |near: [u64; 2]| bit(near[0]) + bit(near[1]);
            let context = ((own * 3 + not_lost_count) * 4 + previous) * 9
                + moved(lower.moved_win) * 3
                + moved(lower.moved_loss);
            undecided &= undecided - 1;
            if cannot_lose == 0 && coder.code(context, || actual[1] >> place & 1 == 1) {
                loss |= 1 << place;
                continue;
            }
            not_lost |= ABOVE[place as usize];
            if coder.code(STATES + context, || actual[0] >> place & 1 == 1) {
                win |= ABOVE[place as usize];
                undecided &= !win;
            }
        }
        [win, loss]
    }

    /// The share of lower words that were predicted correctly: no lower words, all, most, some, none.
    #[inline]
    fn lower_predicted(&self, number: usize) -> usize {
        let (mut all, mut correct) = (0, 0);
        let mut rest = number;
        while rest != 0 {
            correct += usize::from(self.is_predicted[number & !(rest & rest.wrapping_neg())]);
            all += 1;
            rest &= rest - 1;
        }
        match correct {
            _ if all == 0 => 0,
            _ if correct == all => 1,
            0 => 4,
            _ if 2 * correct >= all => 2,
            _ => 3,
        }
    }
}

/// Information from the lower words about the states of a word.
#[derive(Default)]
struct Lower {
    /// A state with one cube of the mover less is a win.
    win: u64,
    /// One such state is not lost, and two are not.
    not_lost: [u64; 2],
    /// A state with one cube moved to the next cell is a win, and two are.
    moved_win: [u64; 2],
    /// The same for losses.
    moved_loss: [u64; 2],
}

impl Lower {
    #[inline]
    fn new(values: &[Pair], number: usize) -> Self {
        let mut lower = Self::default();
        let mut rest = number;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            let [win, loss] = values[number ^ bit];
            lower.win |= win;
            count(&mut lower.not_lost, !loss);
            if bit & (number << 1 | 1) == 0 {
                let [win, loss] = values[number ^ bit ^ bit >> 1];
                count(&mut lower.moved_win, win);
                count(&mut lower.moved_loss, loss);
            }
            rest &= rest - 1;
        }
        lower
    }
}

/// Counts up to two at each position.
#[inline]
fn count(counter: &mut [u64; 2], more: u64) {
    counter[1] |= counter[0] & more;
    counter[0] |= more;
}

//! The test whether a position is a puzzle.

use std::collections::HashSet;

use pushflip_core::ai::{Limits, MultiPv, Stop};
use pushflip_core::rules::DrawRules;
use pushflip_core::session::puzzle::{AnyProver, HARDEST, Puzzle, Task, are_same_move};
use pushflip_core::session::{AnyGame, AnyMove, AnyPosition};

use super::grade::grade;

/// Proof depths for a position.
struct ProofDepth {
    /// Wins within this number of moves are always looked for.
    win: u32,
    /// Wins within this number of moves are proven if a search finds them first.
    search_win: u32,
    /// Largest number of opponent moves in a task not to lose.
    hold: u32,
}

/// Node limit of the search that looks for longer wins and losses before a proof.
const SEARCH_NODES: u64 = 25_000;
/// Size of the transposition table of that search, in MiB.
const HASH_MB: usize = 1;
/// Node limit of all proofs for one position.
const PROOF_NODES: u64 = 20_000_000;
/// Maximum number of puzzles from one game, because its positions are similar.
const MAX_PER_GAME: usize = 2;
/// Minimum distance of two puzzles in a game, in plies.
const MIN_DISTANCE: usize = 3;
/// Ply of the first position that can be a puzzle.
const FIRST_PLY: u32 = 9;
/// Minimum number of legal moves in a puzzle.
const MIN_MOVES: usize = 10;
/// Maximum percentage of puzzles with the same grade.
const GRADE_PERCENT: usize = 30;
/// Maximum percentage of puzzles with the task not to lose.
const HOLD_PERCENT: usize = 40;
/// Maximum percentage of puzzles with a win in two moves.
const SHORT_WIN_PERCENT: usize = 40;
/// Hexxagon: maximum number of empty cells, unless a side has few pieces.
const MAX_EMPTY: u32 = 6;
/// Hexxagon: maximum number of pieces of the smaller side in a position with more empty cells.
const FEW_PIECES: u32 = 9;
/// Hexxagon: a key is obvious if it captures this many pieces more than any other move.
const OBVIOUS_MARGIN: u32 = 2;

/// The proof depths of a position. Hexxagon positions far from a full board and from the elimination of a side
/// give `None`, because nothing can be proven there.
fn proof_depth(position: &AnyPosition) -> Option<ProofDepth> {
    match position {
        AnyPosition::Quixo(_) => Some(ProofDepth { win: 3, search_win: 4, hold: 3 }),
        AnyPosition::Teams(_) => Some(ProofDepth { win: 3, search_win: 4, hold: 2 }),
        AnyPosition::Hexxagon(p) if p.empty().count_ones() <= MAX_EMPTY => {
            Some(ProofDepth { win: 4, search_win: 5, hold: 3 })
        }
        AnyPosition::Hexxagon(p) => {
            let few = p.score().0.into_iter().min().is_some_and(|pieces| pieces <= FEW_PIECES);
            few.then_some(ProofDepth { win: 2, search_win: 3, hold: 1 })
        }
    }
}

/// Collects puzzles of one variant.
pub(super) struct Finder {
    count: usize,
    /// Whether the puzzles are wins in one move.
    starters: bool,
    found: Vec<Puzzle>,
    classes: HashSet<u128>,
}

impl Finder {
    /// Creates a finder that collects up to `count` puzzles; only wins in one move if `starters` is set.
    pub(super) fn new(count: usize, starters: bool) -> Self {
        Self { count, starters, found: Vec::new(), classes: HashSet::new() }
    }

    /// The puzzles found so far.
    pub(super) fn found(&self) -> &[Puzzle] {
        &self.found
    }

    /// Searches the positions of a game for puzzles.
    pub(super) fn search_game(&mut self, positions: &[AnyPosition]) {
        let mut here = 0;
        let mut next = 0;
        for (ply, position) in positions.iter().enumerate() {
            if here == MAX_PER_GAME || self.found.len() == self.count {
                return;
            }
            if ply < next || position.ply() < FIRST_PLY || self.classes.contains(&position.class()) {
                continue;
            }
            let found = if self.starters { starter(position) } else { puzzle(position) };
            if let Some(puzzle) = found
                && (self.starters || self.has_room(&puzzle))
            {
                self.classes.insert(position.class());
                self.found.push(puzzle);
                here += 1;
                next = ply + MIN_DISTANCE;
            }
        }
    }

    /// Whether the set has space for another puzzle with this grade and task.
    fn has_room(&self, puzzle: &Puzzle) -> bool {
        let room = |percent: usize, alike: &dyn Fn(&Puzzle) -> bool| {
            !alike(puzzle)
                || self.found.iter().filter(|other| alike(other)).count() * 100 < percent * self.count
        };
        room(GRADE_PERCENT, &|other| other.grade == puzzle.grade)
            && room(HOLD_PERCENT, &|other| matches!(other.task, Task::Hold(_)))
            && room(SHORT_WIN_PERCENT, &|other| other.task == Task::Win(2))
    }
}

/// Makes a puzzle of a position in which exactly one move wins.
fn starter(position: &AnyPosition) -> Option<Puzzle> {
    let task = Task::Win(1);
    let mut prover = AnyProver::new(position.variant(), &Limits::nodes(PROOF_NODES), &Stop::new());
    let keys = prover.keys(position, task)?;
    let is_suitable = position.moves().len() >= MIN_MOVES && are_same_move(&keys);
    is_suitable.then(|| Puzzle { position: *position, draws: DrawRules::default(), task, grade: 1, keys })
}

/// Makes a puzzle of a position, if the position is suitable.
fn puzzle(position: &AnyPosition) -> Option<Puzzle> {
    let proof_depth = proof_depth(position).filter(|_| position.moves().len() >= MIN_MOVES)?;
    let limits = Limits::nodes(PROOF_NODES);
    let mut prover = AnyProver::new(position.variant(), &limits, &Stop::new());
    if prover.wins(position, 1)? {
        return None;
    }
    let (task, keys) = match proven_value(&proof_depth, &mut prover, position)? {
        ProvenValue::Win(moves) => {
            let task = Task::Win(moves);
            (task, Some(prover.keys(position, task)?).filter(|keys| are_same_move(keys))?)
        }
        ProvenValue::Open => only_defence(&proof_depth, &mut prover, position)?,
    };
    if is_obvious(position, &keys) {
        return None;
    }
    let draws = DrawRules::default();
    let mut puzzle = Puzzle { position: *position, draws, task, grade: HARDEST, keys };
    puzzle.grade = grade(&puzzle);
    Some(puzzle)
}

/// The proven value of a position, within the proof depths.
enum ProvenValue {
    /// The side to move has a shortest win in this number of moves.
    Win(u32),
    /// Neither a win nor a loss was found.
    Open,
}

/// The value of a position. The result is `None` if the position is won or lost beyond the proof depths.
fn proven_value(
    proof_depth: &ProofDepth,
    prover: &mut AnyProver,
    position: &AnyPosition,
) -> Option<ProvenValue> {
    for moves in 2..=proof_depth.win {
        if prover.wins(position, moves)? {
            return Some(ProvenValue::Win(moves));
        }
    }
    let game = AnyGame::new(*position, DrawRules::default());
    let limits = Limits::nodes(SEARCH_NODES);
    let seen = game.analyse(HASH_MB, MultiPv::Best(1), &limits, &Stop::new(), |_| ())?;
    let score = seen.candidates[0].score;
    let most = match score.plies_to_win() {
        Some(plies) if plies.div_ceil(2) <= proof_depth.search_win => plies.div_ceil(2),
        // A proof of a longer win takes too long, and a position that is lost anyway has no defence.
        Some(_) => return None,
        None if score.is_decided() => return None,
        None => return Some(ProvenValue::Open),
    };
    for moves in proof_depth.win + 1..=most {
        if prover.wins(position, moves)? {
            return Some(ProvenValue::Win(moves));
        }
    }
    None
}

/// The task not to lose, if exactly one move achieves it and this move also holds for one more move.
fn only_defence(
    proof_depth: &ProofDepth,
    prover: &mut AnyProver,
    position: &AnyPosition,
) -> Option<(Task, Vec<AnyMove>)> {
    let mut left = position.moves();
    for moves in 1..=proof_depth.hold {
        let task = Task::Hold(moves);
        let mut keys = Vec::new();
        for &mv in &left {
            if prover.fulfils(position, task, mv)? {
                keys.push(mv);
                // A second defence at the last depth means that no depth has a unique one.
                if moves == proof_depth.hold && !are_same_move(&keys) {
                    return None;
                }
            }
        }
        if keys.is_empty() {
            return None;
        }
        if are_same_move(&keys) {
            let longer = Task::Hold(moves + 1);
            for &key in &keys {
                if !prover.fulfils(position, longer, key)? {
                    return None;
                }
            }
            return Some((task, keys));
        }
        left = keys;
    }
    None
}

/// Whether the key is obvious: in Hexxagon by far the largest capture.
fn is_obvious(position: &AnyPosition, keys: &[AnyMove]) -> bool {
    let others = position.moves().into_iter().filter(|mv| !keys.contains(mv));
    let most = others.map(|mv| position.flips(mv)).max().unwrap_or_default();
    keys.first().is_some_and(|&key| position.flips(key) >= most + OBVIOUS_MARGIN)
}

//! The test whether a position is a puzzle.

use std::collections::HashSet;

use pushflip_core::ai::{Limits, MoveValue, MultiPv, Stop};
use pushflip_core::rules::DrawRules;
use pushflip_core::session::puzzle::{AnyProver, HARDEST, Puzzle, Task, are_one};
use pushflip_core::session::{AnyGame, AnyMove, AnyPosition};

use super::grade::grade;

/// How far a position is looked into.
struct Reach {
    /// Wins are proven within so many moves, whatever they are.
    win: u32,
    /// Longer ones within so many, if a search sees them first.
    seen_win: u32,
    /// Losses to avoid within so many of the other side's moves.
    hold: u32,
}

/// Positions that the search looks at, which sees longer wins and losses than are proven.
const SEARCH_NODES: u64 = 25_000;
/// Memory of that search, in MiB.
const HASH_MB: usize = 1;
/// Positions that the proofs about one position may look at.
const PROOF_NODES: u64 = 20_000_000;
/// A game gives at most so many puzzles: its positions are alike.
const A_GAME: usize = 2;
/// Plies between two puzzles of a game.
const APART: usize = 3;
/// Positions before this ply are no puzzles.
const FIRST_PLY: u32 = 9;
/// There is something to choose: so many legal moves at least.
const CHOICES: usize = 10;
/// Of a hundred puzzles, at most so many have the same grade.
const A_GRADE: usize = 30;
/// Of a hundred puzzles, at most so many ask not to lose.
const HOLDS: usize = 40;
/// Of a hundred puzzles, at most so many are wins in two moves.
const SHORT_WINS: usize = 40;
/// Hexxagon: a position has at most so many empty cells...
const EMPTY: u32 = 6;
/// ...or a side with at most so many pieces.
const FEW_PIECES: u32 = 9;
/// Hexxagon: a key that turns so many pieces more than any other move is obvious.
const OBVIOUS: u32 = 2;

/// How far to look; none where there is nothing to prove: Hexxagon ends when the board is full or when a side
/// has no piece left, and is looked into near that.
fn reach(position: &AnyPosition) -> Option<Reach> {
    match position {
        AnyPosition::Quixo(_) => Some(Reach { win: 3, seen_win: 4, hold: 3 }),
        AnyPosition::Teams(_) => Some(Reach { win: 3, seen_win: 4, hold: 2 }),
        AnyPosition::Hexxagon(p) if p.empty().count_ones() <= EMPTY => {
            Some(Reach { win: 4, seen_win: 5, hold: 3 })
        }
        AnyPosition::Hexxagon(p) => {
            let few = p.score().0.into_iter().min().is_some_and(|pieces| pieces <= FEW_PIECES);
            few.then_some(Reach { win: 2, seen_win: 3, hold: 1 })
        }
    }
}

/// Collects puzzles of a variant.
pub(super) struct Finder {
    count: usize,
    found: Vec<Puzzle>,
    classes: HashSet<u128>,
}

impl Finder {
    /// A finder of so many puzzles.
    pub(super) fn new(count: usize) -> Self {
        Self { count, found: Vec::new(), classes: HashSet::new() }
    }

    /// The puzzles so far.
    pub(super) fn found(&self) -> &[Puzzle] {
        &self.found
    }

    /// Looks for puzzles among the positions of a game.
    pub(super) fn search_game(&mut self, positions: &[AnyPosition]) {
        let mut here = 0;
        let mut next = 0;
        for (ply, position) in positions.iter().enumerate() {
            if here == A_GAME || self.found.len() == self.count {
                return;
            }
            if ply < next || position.ply() < FIRST_PLY || self.classes.contains(&position.class()) {
                continue;
            }
            if let Some(puzzle) = puzzle(position)
                && self.has_room(&puzzle)
            {
                self.classes.insert(position.class());
                self.found.push(puzzle);
                here += 1;
                next = ply + APART;
            }
        }
    }

    /// Whether not too many of the same kind are there already.
    fn has_room(&self, puzzle: &Puzzle) -> bool {
        let room = |percent: usize, alike: &dyn Fn(&Puzzle) -> bool| {
            !alike(puzzle)
                || self.found.iter().filter(|other| alike(other)).count() * 100 < percent * self.count
        };
        room(A_GRADE, &|other| other.grade == puzzle.grade)
            && room(HOLDS, &|other| matches!(other.task, Task::Hold(_)))
            && room(SHORT_WINS, &|other| other.task == Task::Win(2))
    }
}

/// The puzzle that a position is, if it is one.
fn puzzle(position: &AnyPosition) -> Option<Puzzle> {
    let reach = reach(position).filter(|_| position.moves().len() >= CHOICES)?;
    let limits = Limits::nodes(PROOF_NODES);
    let mut prover = AnyProver::new(position.variant(), &limits, &Stop::new());
    if prover.wins(position, 1)? {
        return None;
    }
    let (task, keys) = match prospect(&reach, &mut prover, position)? {
        Prospect::Win(moves) => {
            let task = Task::Win(moves);
            (task, Some(prover.keys(position, task)?).filter(|keys| are_one(keys))?)
        }
        Prospect::Open => only_defence(&reach, &mut prover, position)?,
    };
    if is_obvious(position, &keys) {
        return None;
    }
    let draws = DrawRules::default();
    let mut puzzle = Puzzle { position: *position, draws, task, grade: HARDEST, keys };
    puzzle.grade = grade(&puzzle);
    Some(puzzle)
}

/// What is to be expected of a position.
enum Prospect {
    /// The side to move wins within so many moves, and no fewer.
    Win(u32),
    /// As far as one sees, nothing is decided.
    Open,
}

/// What to expect of a position. `None` if it is no puzzle: won or lost, but further away than one proves.
fn prospect(reach: &Reach, prover: &mut AnyProver, position: &AnyPosition) -> Option<Prospect> {
    for moves in 2..=reach.win {
        if prover.wins(position, moves)? {
            return Some(Prospect::Win(moves));
        }
    }
    let game = AnyGame::new(*position, DrawRules::default());
    let limits = Limits::nodes(SEARCH_NODES);
    let seen = game.analyse(HASH_MB, MultiPv::Best(1), &limits, &Stop::new(), |_| ())?;
    let most = match seen.candidates[0].value {
        MoveValue::Win(plies) if plies.div_ceil(2) <= reach.seen_win => plies.div_ceil(2),
        // What is won further away takes too long to prove; what is lost later all the same has no defence.
        MoveValue::Win(_) | MoveValue::Loss(_) => return None,
        MoveValue::Draw | MoveValue::Estimate(_) => return Some(Prospect::Open),
    };
    for moves in reach.win + 1..=most {
        if prover.wins(position, moves)? {
            return Some(Prospect::Win(moves));
        }
    }
    None
}

/// The task not to lose, if there is only one way, and that holds a move longer.
fn only_defence(
    reach: &Reach,
    prover: &mut AnyProver,
    position: &AnyPosition,
) -> Option<(Task, Vec<AnyMove>)> {
    let mut left = position.moves();
    for moves in 1..=reach.hold {
        let task = Task::Hold(moves);
        let mut keys = Vec::new();
        for &mv in &left {
            if prover.fulfils(position, task, mv)? {
                keys.push(mv);
                // As far as one looks there will be more than one defence.
                if moves == reach.hold && !are_one(&keys) {
                    return None;
                }
            }
        }
        if keys.is_empty() {
            return None;
        }
        if are_one(&keys) {
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

/// Whether the key is what anybody would play: in Hexxagon the greatest capture.
fn is_obvious(position: &AnyPosition, keys: &[AnyMove]) -> bool {
    let AnyPosition::Hexxagon(p) = position else { return false };
    let turned = |mv: AnyMove| match mv {
        AnyMove::Hexxagon(mv) => mv.to().map_or(0, |to| p.captures(to).count_ones()),
        _ => 0,
    };
    let others = position.moves().into_iter().filter(|mv| !keys.contains(mv)).map(turned).max();
    keys.first().is_some_and(|&key| turned(key) >= others.unwrap_or_default() + OBVIOUS)
}

//! Forced lines from a won position to irreversible progress.
//!
//! Short lines are searched exhaustively, longer ones by proof-number search. A line repeats no position of the game.
//! With 22 to 24 cubes lines may be too long to be found.

use std::collections::{HashMap, HashSet};

use crate::ai::evaluation::Evaluate;
use crate::ai::limits::{Budget, Stopped};
use crate::ai::tablebase::Value;
use crate::rules::Game;

/// Longest line of the exhaustive search, in plies.
const EXHAUSTIVE_PLIES: u32 = 5;

/// Searches forced lines from a won position to a won position with fewer blank cubes, or to the end of the game.
pub(super) struct ProgressSearch<'a, P: Evaluate> {
    pub(super) game: &'a Game<P>,
    pub(super) budget: Budget,
    values: HashMap<u128, Value>,
    /// By position of the winner: plies within which a line exists, and within which none does.
    lines: HashMap<u128, (u32, u32)>,
    /// Positions of the winner with a proven line.
    pub(super) proven: HashSet<u128>,
}

impl<'a, P: Evaluate> ProgressSearch<'a, P> {
    pub(super) fn new(game: &'a Game<P>, budget: Budget) -> Self {
        Self {
            game,
            budget: budget.for_proof(),
            values: HashMap::new(),
            lines: HashMap::new(),
            proven: HashSet::new(),
        }
    }

    /// The winning moves that begin a shortest line. Without a short line, the move of a proven line or the one
    /// nearest to a proof. `values` limits the probes of the search for short lines.
    pub(super) fn moves(mut self, winning: &[P::Move], values: u64) -> Vec<P::Move> {
        let part = self.budget.part(values).for_proof();
        let mut total = std::mem::replace(&mut self.budget, part);
        // If the exhaustive search needs too many probes, the proof search follows.
        let short = self.shortest(winning).unwrap_or_default();
        total.spend(&self.budget);
        self.budget = total;
        if short.is_empty() { self.prove_move(self.game.position()).into_iter().collect() } else { short }
    }

    /// The moves that begin a shortest line, if it is short.
    fn shortest(&mut self, winning: &[P::Move]) -> Result<Vec<P::Move>, Stopped> {
        let root = self.game.position();
        for plies in (1..=EXHAUSTIVE_PLIES).step_by(2) {
            let mut found = Vec::new();
            for &mv in winning {
                if self.starts_forced_line(&root, mv, plies)? {
                    found.push(mv);
                }
            }
            if !found.is_empty() {
                return Ok(found);
            }
        }
        Ok(Vec::new())
    }

    /// Whether the winner, to move, has a line of at most this many plies.
    pub(super) fn has_forced_line(&mut self, position: &P, plies: u32) -> Result<bool, Stopped> {
        let (is, is_not) = self.lines.get(&position.identity()).copied().unwrap_or((u32::MAX, 0));
        if plies >= is || plies <= is_not {
            return Ok(plies >= is);
        }
        let mut moves = position.moves();
        // A push of a blank cube ends the line immediately.
        moves.sort_by_key(|&mv| position.play(mv).quiet_plies() > 0);
        let mut has_forced_line = position.winning_move().is_some();
        for mv in moves {
            if has_forced_line {
                break;
            }
            has_forced_line = self.starts_forced_line(position, mv, plies)?;
        }
        let (is, is_not) = self.lines.entry(position.identity()).or_insert((u32::MAX, 0));
        if has_forced_line {
            *is = plies.min(*is);
        } else {
            *is_not = plies.max(*is_not);
        }
        Ok(has_forced_line)
    }

    /// Whether a move of the winner begins a line of at most this many plies.
    pub(super) fn starts_forced_line(
        &mut self,
        position: &P,
        mv: P::Move,
        plies: u32,
    ) -> Result<bool, Stopped> {
        let next = position.play(mv);
        if let Some(outcome) = next.outcome() {
            return Ok(outcome.winner == Some(position.side_to_move()));
        }
        if next.quiet_plies() == 0 {
            return Ok(self.value(&next)? == Value::Loss);
        }
        if plies < 3 || !self.keeps_win(&next)? {
            return Ok(false);
        }
        for reply in next.moves() {
            let then = next.play(reply);
            if is_quiet(&then) && (!self.is_new(&then) || !self.has_forced_line(&then, plies - 2)?) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a quiet move to this position keeps the win.
    pub(super) fn keeps_win(&mut self, next: &P) -> Result<bool, Stopped> {
        Ok(self.is_new(next) && self.value(next)? == Value::Loss)
    }

    /// Whether the position has not occurred in the game.
    pub(super) fn is_new(&self, position: &P) -> bool {
        self.game.occurrences(position) == 0 && !self.game.is_drawn_in(position)
    }

    fn value(&mut self, position: &P) -> Result<Value, Stopped> {
        if let Some(&value) = self.values.get(&position.identity()) {
            return Ok(value);
        }
        self.budget.count()?;
        let value = position.tablebase_value().ok_or(Stopped)?;
        self.values.insert(position.identity(), value);
        Ok(value)
    }
}

/// Whether the game continues and no blank cube was taken.
pub(super) fn is_quiet<P: Evaluate>(position: &P) -> bool {
    position.quiet_plies() > 0 && position.outcome().is_none()
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::{Duration, Instant};

    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::{ProgressSearch, is_quiet};
    use crate::ai::evaluation::Evaluate as _;
    use crate::ai::limits::{Budget, Limits, Stop};
    use crate::ai::tablebase::Value;
    use crate::ai::tablebase::perfect::proof_number::Node;
    use crate::rules::quixo::Position;
    use crate::rules::{DrawRules, Game, Position as _, Side};

    fn count(position: &Position) -> u32 {
        (position.cubes(Side::First) | position.cubes(Side::Second)).count_ones()
    }

    /// A random position with this number of cubes that is not over.
    fn random(cubes: u32, rng: &mut ChaCha8Rng) -> Position {
        loop {
            let mut position = Position::start(Side::First);
            while position.outcome().is_none() && count(&position) < cubes {
                let moves = position.moves();
                position = position.play(moves[rng.random_range(..moves.len())]);
            }
            if position.outcome().is_none() {
                return position;
            }
        }
    }

    /// A random won position; with `is_far`, without immediate progress.
    fn won(cubes: u32, is_far: bool, rng: &mut ChaCha8Rng) -> Position {
        loop {
            let position = random(cubes, rng);
            if position.tablebase_value() == Some(Value::Win) && !(is_far && can_force_progress(&position, 1))
            {
                return position;
            }
        }
    }

    fn way(game: &Game<Position>, values: u64) -> ProgressSearch<'_, Position> {
        ProgressSearch::new(game, Budget::new(&Limits::nodes(values), Instant::now(), &Stop::new()))
    }

    /// Whether a move of the winner takes a blank cube or ends the game, and keeps the win.
    fn is_progress(position: &Position, next: &Position) -> bool {
        match next.outcome() {
            Some(outcome) => outcome.winner == Some(position.side_to_move()),
            None => count(next) > count(position) && next.tablebase_value() == Some(Value::Loss),
        }
    }

    /// Reference implementation: whether the winner can force progress within this number of plies.
    fn can_force_progress(position: &Position, plies: u32) -> bool {
        position.moves().into_iter().any(|mv| {
            let next = position.play(mv);
            is_progress(position, &next)
                || plies >= 3 && next.outcome().is_none() && next.tablebase_value() == Some(Value::Loss) && {
                    let mut quiet = next.moves().into_iter().map(|reply| next.play(reply)).filter(is_quiet);
                    quiet.all(|then| can_force_progress(&then, plies - 2))
                }
        })
    }

    /// Whether all proofs in a tree are sound. Proofs of other trees are checked there.
    fn is_sound(tree: &[Node<Position>], way: &ProgressSearch<Position>, number: usize) -> bool {
        let node = &tree[number];
        if node.proof > 0 {
            return true;
        }
        let known = way.proven.contains(&node.position.identity());
        if node.children.is_empty() {
            return match node.position.outcome() {
                Some(_) => true,
                None if node.wins => known || can_force_progress(&node.position, 1),
                // A blank cube was taken, or no quiet reply exists.
                None => {
                    let mut replies = node.position.moves().into_iter();
                    !is_quiet(&node.position) || replies.all(|reply| !is_quiet(&node.position.play(reply)))
                }
            };
        }
        let mut children = node.children.iter();
        if node.wins {
            return children.any(|&child| tree[child].proof == 0 && is_sound(tree, way, child));
        }
        let quiet = node.position.moves().into_iter().filter(|&mv| is_quiet(&node.position.play(mv)));
        quiet.count() == node.children.len()
            && children.all(|&child| tree[child].proof == 0 && is_sound(tree, way, child))
    }

    #[test]
    fn forced_lines_are_found_exactly() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        // Lines are long in the last layers.
        let late = random(23, &mut rng);
        while late.prepare_tablebase() {
            thread::sleep(Duration::from_millis(20));
        }
        let (mut short, mut long, mut proven) = (0, 0, 0);
        for number in 0..48 {
            let (cubes, is_far) = [(7, false), (23, true), (24, true)][number % 3];
            let position = won(cubes, is_far, &mut rng);
            let game = Game::new(position, DrawRules::default());
            for plies in [1, 3] {
                let claimed =
                    way(&game, 10_000_000).has_forced_line(&position, plies).expect("enough values");
                assert_eq!(claimed, can_force_progress(&position, plies), "{position}, {plies} plies");
                *(if claimed { &mut short } else { &mut long }) += 1;
            }
            let mut way = way(&game, 3_000);
            let mut tree = vec![Node::new(position, None, true)];
            if way.prove(&mut tree).is_ok() {
                assert!(tree[0].proof == 0, "{position} is won");
                assert!(is_sound(&tree, &way, 0), "{position}");
                proven += u32::from(is_far);
            }
        }
        assert!(short > 20 && long > 20 && proven > 8, "{short} short lines, {long} longer, {proven} proven");
    }
}

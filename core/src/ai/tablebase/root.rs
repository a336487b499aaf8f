//! Tablebase probes at the root: where values are known, moves that lose value are excluded.

use super::Value;
use crate::ai::draws::Draws;
use crate::ai::evaluation::Evaluate;
use crate::ai::score::Score;
use crate::ai::searcher::Info;
use crate::rules::{Game, Outcome};

/// Between what and what the value of a move lies, for whoever makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ValueRange {
    least: Value,
    most: Value,
}

impl ValueRange {
    fn exactly(value: Value) -> Self {
        Self { least: value, most: value }
    }

    /// A value of the tables, which an added draw may turn into a draw unless it is [`sure`](Draws::allows_win).
    fn of(value: Value, sure: bool) -> Self {
        let (least, most) =
            if sure { (value, value) } else { (value.min(Value::Draw), value.max(Value::Draw)) };
        Self { least, most }
    }

    /// Whether another move is as good at least, whatever the two are worth, and one is not known to be the other.
    fn is_dominated_by(self, other: Self) -> bool {
        self.most <= other.least && self != other
    }
}

/// A move of the root, and what is known of it.
struct ProbedMove<M> {
    mv: M,
    /// Without the added draws; none if nobody knows.
    value: Option<Value>,
    range: ValueRange,
}

/// What is known of the moves of a root; of nothing, nothing.
pub(in crate::ai) struct RootProbe<M> {
    moves: Vec<ProbedMove<M>>,
    /// The value of the root, without the added draws.
    value: Option<Value>,
    /// The only moves that are wanted, if there are any.
    only: Vec<M>,
}

impl<M: Copy + Eq> RootProbe<M> {
    pub(in crate::ai) fn empty() -> Self {
        Self { moves: Vec::new(), value: None, only: Vec::new() }
    }

    /// What is known of a game that is not over.
    pub(in crate::ai) fn new<P: Evaluate<Move = M>>(game: &Game<P>) -> Self {
        let root = game.position();
        let side = root.side_to_move();
        let for_mover = |outcome: Outcome| match outcome.winner {
            Some(winner) if winner == side => Value::Win,
            Some(_) => Value::Loss,
            None => Value::Draw,
        };
        let value = root.tablebase_value();
        let draws = Draws::new(game);
        let sure_of_root = draws.allows_win(&root, None);
        let known = |mv| {
            let next = root.play(mv);
            if let Some(outcome) = next.outcome() {
                let value = for_mover(outcome);
                return ProbedMove { mv, value: Some(value), range: ValueRange::exactly(value) };
            }
            let table = next.tablebase_value().map(|value| -value);
            let range = match table {
                _ if table.or(value).is_some() && game.is_drawn_in(&next) => ValueRange::exactly(Value::Draw),
                Some(value) => ValueRange::of(value, draws.allows_win(&next, None)),
                // No move is worth more than the position.
                None => ValueRange {
                    least: Value::Loss,
                    most: value.map_or(Value::Win, |value| ValueRange::of(value, sure_of_root).most),
                },
            };
            ProbedMove { mv, value: table, range }
        };
        Self { moves: root.moves().into_iter().map(known).collect(), value, only: Vec::new() }
    }

    /// The same, but with all moves barred that are not among these, if there are any.
    pub(in crate::ai) fn restricted_to(self, only: &[M]) -> Self {
        Self { only: only.to_vec(), ..self }
    }

    /// The only moves that are wanted, if there are any.
    pub(in crate::ai) fn only(&self) -> &[M] {
        &self.only
    }

    /// The value of the root, without the added draws.
    pub(in crate::ai) fn value(&self) -> Option<Value> {
        self.value
    }

    /// Whether the value of every move is known.
    pub(in crate::ai) fn is_complete(&self) -> bool {
        !self.moves.is_empty() && self.moves.iter().all(|known| known.value.is_some())
    }

    /// The moves that are known to keep the value of the root, without the added draws.
    pub(in crate::ai) fn value_keeping_moves(&self) -> Vec<M> {
        let keeps = |known: &&ProbedMove<M>| known.value.is_some() && known.value == self.value;
        self.moves.iter().filter(keeps).map(|known| known.mv).collect()
    }

    /// The moves that a search for the best need not look at, apart from those that are taken already: others
    /// are as good at least.
    pub(in crate::ai) fn excluded(&self, taken: &[M]) -> Vec<M> {
        if !self.only.is_empty() {
            let moves = self.moves.iter().map(|known| known.mv);
            return moves.filter(|mv| !self.only.contains(mv) && !taken.contains(mv)).collect();
        }
        let left = || self.moves.iter().filter(|known| !taken.contains(&known.mv));
        // Where no known move keeps the value, one of the others does.
        let keeps =
            |known: &ProbedMove<M>| known.value >= self.value || Some(known.range.least) >= self.value;
        let others_keep = self.value > Some(Value::Loss)
            && taken.is_empty()
            && !self.moves.iter().any(|known| known.value.is_some() && keeps(known));
        let is_dominated = |known: &&ProbedMove<M>| {
            others_keep && known.value.is_some()
                || left().any(|other| known.range.is_dominated_by(other.range))
        };
        left().filter(is_dominated).map(|known| known.mv).collect()
    }

    /// A line with its score as it is known to be.
    pub(in crate::ai) fn corrected(&self, line: &Info<M>) -> Info<M> {
        let range = self.moves.iter().find(|known| known.mv == line.pv[0]).map(|known| known.range);
        let (score, judged) = (line.score, Score::estimate(0));
        let score = match range.map(|ValueRange { least, most }| (least, most)) {
            Some((Value::Draw, Value::Draw)) => Score::DRAW,
            // How soon is not known to the tables, but perhaps to the search.
            Some((Value::Win, _)) => score.max(Score::WON),
            Some((_, Value::Loss)) => score.min(Score::LOST),
            Some((Value::Draw, _)) if score < Score::DRAW => judged,
            Some((_, Value::Draw)) if score > Score::DRAW => -judged,
            _ => score,
        };
        Info { score, ..line.clone() }
    }
}

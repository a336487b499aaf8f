//! Tablebase probes at the root: excludes moves that lose value, and corrects scores.

use super::Value;
use crate::ai::draws::Draws;
use crate::ai::{Evaluate, Info, Score};
use crate::rules::{Game, Outcome};

/// Bounds of a move's value for the mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ValueRange {
    least: Value,
    most: Value,
}

impl ValueRange {
    fn exactly(value: Value) -> Self {
        Self { least: value, most: value }
    }

    /// A tablebase value. A draw rule may turn it into a draw unless it is [`sure`](Draws::allows_win).
    fn of(value: Value, sure: bool) -> Self {
        let (least, most) =
            if sure { (value, value) } else { (value.min(Value::Draw), value.max(Value::Draw)) };
        Self { least, most }
    }

    /// Whether the other move is at least as good for all values within the bounds. Equal bounds do not dominate.
    fn is_dominated_by(self, other: Self) -> bool {
        self.most <= other.least && self != other
    }
}

struct ProbedMove<M> {
    mv: M,
    /// The value without draw rules; `None` if unknown.
    value: Option<Value>,
    range: ValueRange,
}

pub(in crate::ai) struct RootProbe<M> {
    moves: Vec<ProbedMove<M>>,
    /// The value of the root without draw rules.
    value: Option<Value>,
    /// The only allowed moves; empty if all are.
    only: Vec<M>,
}

impl<M: Copy + Eq> RootProbe<M> {
    pub(in crate::ai) fn empty() -> Self {
        Self { moves: Vec::new(), value: None, only: Vec::new() }
    }

    /// Probes a game that is not over.
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
                // No move exceeds the value of the position.
                None => ValueRange {
                    least: Value::Loss,
                    most: value.map_or(Value::Win, |value| ValueRange::of(value, sure_of_root).most),
                },
            };
            ProbedMove { mv, value: table, range }
        };
        Self { moves: root.moves().into_iter().map(known).collect(), value, only: Vec::new() }
    }

    /// Excludes all moves but these, unless the list is empty.
    pub(in crate::ai) fn restricted_to(self, only: &[M]) -> Self {
        Self { only: only.to_vec(), ..self }
    }

    pub(in crate::ai) fn only(&self) -> &[M] {
        &self.only
    }

    pub(in crate::ai) fn value(&self) -> Option<Value> {
        self.value
    }

    pub(in crate::ai) fn is_complete(&self) -> bool {
        !self.moves.is_empty() && self.moves.iter().all(|known| known.value.is_some())
    }

    /// The moves that are known to keep the root's value, without draw rules.
    pub(in crate::ai) fn value_keeping_moves(&self) -> Vec<M> {
        let keeps = |known: &&ProbedMove<M>| known.value.is_some() && known.value == self.value;
        self.moves.iter().filter(keeps).map(|known| known.mv).collect()
    }

    /// The moves, besides `taken`, that need no search because another move is at least as good.
    pub(in crate::ai) fn excluded(&self, taken: &[M]) -> Vec<M> {
        if !self.only.is_empty() {
            let moves = self.moves.iter().map(|known| known.mv);
            return moves.filter(|mv| !self.only.contains(mv) && !taken.contains(mv)).collect();
        }
        let left = || self.moves.iter().filter(|known| !taken.contains(&known.mv));
        // If no known move keeps the value, an unknown one does.
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

    /// A line with its score corrected by the tablebase.
    pub(in crate::ai) fn corrected(&self, line: &Info<M>) -> Info<M> {
        let range = self.moves.iter().find(|known| known.mv == line.pv[0]).map(|known| known.range);
        let (score, near_draw) = (line.score, Score::estimate(0));
        let score = match range.map(|ValueRange { least, most }| (least, most)) {
            Some((Value::Draw, Value::Draw)) => Score::DRAW,
            // The search may know the distance.
            Some((Value::Win, _)) => score.max(Score::WON),
            Some((_, Value::Loss)) => score.min(Score::LOST),
            Some((Value::Draw, _)) if score < Score::DRAW => near_draw,
            Some((_, Value::Draw)) if score > Score::DRAW => -near_draw,
            _ => score,
        };
        Info { score, ..line.clone() }
    }
}

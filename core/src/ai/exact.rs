//! Tablebase probes at the root: where values are known, moves that lose value are excluded.

use super::draws::Draws;
use super::info::Info;
use super::solved::Value;
use super::{Evaluate, Score};
use crate::rules::{Game, Outcome};

/// Between what and what the value of a move lies, for whoever makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Range {
    least: Value,
    most: Value,
}

impl Range {
    fn exactly(value: Value) -> Self {
        Self { least: value, most: value }
    }

    /// A value of the tables, which an added draw may turn into a draw unless it is [`sure`](Draws::spare).
    fn of(value: Value, sure: bool) -> Self {
        let (least, most) =
            if sure { (value, value) } else { (value.min(Value::Draw), value.max(Value::Draw)) };
        Self { least, most }
    }

    /// Whether another move is as good at least, whatever the two are worth, and one is not known to be the other.
    fn gives_way_to(self, other: Self) -> bool {
        self.most <= other.least && self != other
    }
}

/// A move of the root, and what is known of it.
struct Known<M> {
    mv: M,
    /// Without the added draws; none if nobody knows.
    value: Option<Value>,
    range: Range,
}

/// What is known of the moves of a root; of nothing, nothing.
pub(super) struct Truth<M> {
    moves: Vec<Known<M>>,
    /// The value of the root, without the added draws.
    value: Option<Value>,
    /// The only moves that are wanted, if there are any.
    only: Vec<M>,
}

impl<M: Copy + Eq> Truth<M> {
    pub(super) fn none() -> Self {
        Self { moves: Vec::new(), value: None, only: Vec::new() }
    }

    /// What is known of a game that is not over.
    pub(super) fn of<P: Evaluate<Move = M>>(game: &Game<P>) -> Self {
        let root = game.position();
        let side = root.side_to_move();
        let for_mover = |outcome: Outcome| match outcome.winner {
            Some(winner) if winner == side => Value::Win,
            Some(_) => Value::Loss,
            None => Value::Draw,
        };
        let value = root.known();
        let draws = Draws::new(game);
        let sure_of_root = draws.spare(&root, None);
        let known = |mv| {
            let next = root.play(mv);
            if let Some(outcome) = next.outcome() {
                let value = for_mover(outcome);
                return Known { mv, value: Some(value), range: Range::exactly(value) };
            }
            let table = next.known().map(|value| -value);
            let range = match table {
                _ if table.or(value).is_some() && game.is_drawn_in(&next) => Range::exactly(Value::Draw),
                Some(value) => Range::of(value, draws.spare(&next, None)),
                // No move is worth more than the position.
                None => Range {
                    least: Value::Loss,
                    most: value.map_or(Value::Win, |value| Range::of(value, sure_of_root).most),
                },
            };
            Known { mv, value: table, range }
        };
        Self { moves: root.moves().into_iter().map(known).collect(), value, only: Vec::new() }
    }

    /// The same, but with all moves barred that are not among these, if there are any.
    pub(super) fn among(self, only: &[M]) -> Self {
        Self { only: only.to_vec(), ..self }
    }

    /// The only moves that are wanted, if there are any.
    pub(super) fn only(&self) -> &[M] {
        &self.only
    }

    /// The value of the root, without the added draws.
    pub(super) fn value(&self) -> Option<Value> {
        self.value
    }

    /// Whether the value of every move is known.
    pub(super) fn is_complete(&self) -> bool {
        !self.moves.is_empty() && self.moves.iter().all(|known| known.value.is_some())
    }

    /// The moves that are known to keep the value of the root, without the added draws.
    pub(super) fn keeping(&self) -> Vec<M> {
        let keeps = |known: &&Known<M>| known.value.is_some() && known.value == self.value;
        self.moves.iter().filter(keeps).map(|known| known.mv).collect()
    }

    /// The moves that a search for the best need not look at, apart from those that are taken already: others
    /// are as good at least.
    pub(super) fn barred(&self, taken: &[M]) -> Vec<M> {
        if !self.only.is_empty() {
            let moves = self.moves.iter().map(|known| known.mv);
            return moves.filter(|mv| !self.only.contains(mv) && !taken.contains(mv)).collect();
        }
        let left = || self.moves.iter().filter(|known| !taken.contains(&known.mv));
        // Where no known move keeps the value, one of the others does.
        let keeps = |known: &Known<M>| known.value >= self.value || Some(known.range.least) >= self.value;
        let others_keep = self.value > Some(Value::Loss)
            && taken.is_empty()
            && !self.moves.iter().any(|known| known.value.is_some() && keeps(known));
        let gives_way = |known: &&Known<M>| {
            others_keep && known.value.is_some() || left().any(|other| known.range.gives_way_to(other.range))
        };
        left().filter(gives_way).map(|known| known.mv).collect()
    }

    /// A line with its score as it is known to be.
    pub(super) fn told(&self, line: &Info<M>) -> Info<M> {
        let range = self.moves.iter().find(|known| known.mv == line.pv[0]).map(|known| known.range);
        let (score, judged) = (line.score, Score::estimate(0));
        let score = match range.map(|Range { least, most }| (least, most)) {
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

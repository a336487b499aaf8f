//! Exact values at the root of a search: where they are known, no move that loses value is played.

use std::path::Path;
use std::sync::OnceLock;

use super::deepening::Info;
use super::solved::{Solved, Value};
use super::{Evaluate, Score};
use crate::rules::Outcome;

static KNOWN: OnceLock<Solved> = OnceLock::new();

/// What is known exactly of Quixo in this program: what is shipped, and the files that
/// [`use_folder`] has found.
pub(super) fn known() -> &'static Solved {
    KNOWN.get_or_init(Solved::shipped)
}

/// Lets the search use the levels in a folder; to be called before the first search. A sentence for
/// each file that cannot be used.
pub fn use_folder(folder: &Path) -> Vec<String> {
    let (solved, complaints) = Solved::open(folder);
    _ = KNOWN.set(solved);
    complaints
}

/// Unpacks what is shipped, so that no search has to.
pub fn prepare() {
    _ = known();
}

/// Whether every position of Quixo for two is known here.
#[must_use]
pub fn is_complete() -> bool {
    // Without files it is not, and nothing need be unpacked to know.
    KNOWN.get().is_some_and(Solved::is_complete)
}

/// What is known of the moves of a root; of nothing, nothing.
pub(super) struct Truth<M> {
    moves: Vec<(M, Option<Value>)>,
    /// The value of the root.
    value: Option<Value>,
}

impl<M: Copy + Eq> Truth<M> {
    pub(super) fn none() -> Self {
        Self { moves: Vec::new(), value: None }
    }

    /// What is known of a position whose game is not over.
    pub(super) fn of<P: Evaluate<Move = M>>(root: &P) -> Self {
        let side = root.side_to_move();
        let for_mover = |outcome: Outcome| match outcome.winner {
            Some(winner) if winner == side => Value::Win,
            Some(_) => Value::Loss,
            None => Value::Draw,
        };
        let value = |mv| {
            let next = root.play(mv);
            next.outcome().map_or_else(|| next.known().map(|value| -value), |end| Some(for_mover(end)))
        };
        let moves: Vec<(M, Option<Value>)> = root.moves().into_iter().map(|mv| (mv, value(mv))).collect();
        let all_known = moves.iter().all(|(_, value)| value.is_some());
        let best = moves.iter().filter_map(|(_, value)| *value).max();
        Self { moves, value: root.known().or(best.filter(|_| all_known)) }
    }

    /// The moves that a search for the `count` best need not look at, because others keep the value.
    pub(super) fn barred(&self, count: usize) -> Vec<M> {
        if self.value.is_none() {
            return Vec::new();
        }
        // Where no known move keeps the value, one of the others does.
        let known = self.moves.iter().any(|(_, value)| *value == self.value);
        let keeps = |value: Option<Value>| if known { value == self.value } else { value.is_none() };
        if self.moves.iter().filter(|(_, value)| keeps(*value)).count() < count {
            return Vec::new();
        }
        self.moves.iter().filter(|(_, value)| !keeps(*value)).map(|(mv, _)| *mv).collect()
    }

    /// A line with its score as it is known to be.
    pub(super) fn told(&self, line: &Info<M>) -> Info<M> {
        let known = self.moves.iter().find(|(mv, _)| *mv == line.pv[0]).and_then(|(_, value)| *value);
        let score = match known {
            Some(Value::Win) if line.score.plies_to_win().is_none() => Score::WON,
            Some(Value::Loss) if line.score.plies_to_loss().is_none() => Score::LOST,
            Some(Value::Draw) => Score::DRAW,
            _ => line.score,
        };
        Info { score, ..line.clone() }
    }
}

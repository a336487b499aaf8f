//! The opening explorer of Quixo for two: the moves of a position up to symmetry, their exact values, and the results of
//! the player's own matches.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::PathBuf;

use super::{Outcome, Players, Tally, last_filings};
use crate::ai::tablebase::Value;
use crate::ai::{Evaluate as _, Level};
use crate::language::{Localized, msg};
use crate::rules::{Side, Variant};
use crate::session::{AnyMove, AnyPosition, Folders, Match, Setup};

/// The results of the player's finished matches by position. Positions that a symmetry maps to each other are the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnMatches {
    /// The player's name in matches between people, and the records that were read.
    source: (String, Vec<PathBuf>),
    /// By symmetry class, each match once.
    reached: HashMap<u128, Tally>,
    /// By symmetry class before and after a ply.
    played: HashMap<[u128; 2], Tally>,
}

/// The moves that lead to the same position up to symmetry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveGroup {
    /// The moves, in the order of their generation.
    pub moves: Vec<AnyMove>,
    /// The value for the mover under perfect play, without the optional draw rules; `None` if it is not available.
    pub value: Option<Value>,
    /// The results of the own matches in which one of them was played here, by either side.
    pub results: Tally,
}

impl OwnMatches {
    /// Reads the records in the data folder. `name` is the player's name in matches between people. `None` if `known`
    /// was read from the same records. A few thousand records take about a second on a slow disk.
    pub fn read(folders: &Folders, name: &str, known: &Self) -> Option<Self> {
        let source = (name.to_string(), folders.saved_matches());
        if source == known.source {
            return None;
        }
        let line = |game: &Match| Some((line_of(game)?, outcome_of(game, name)?));
        // Unreadable records are reported in the statistics.
        let (lines, _) = last_filings(&source.1, line);
        let mut own = Self { source, ..Self::default() };
        for (_, (line, outcome)) in lines.into_values() {
            for class in line.iter().collect::<HashSet<_>>() {
                own.reached.entry(*class).or_default().add(outcome);
            }
            for ply in line.array_windows().collect::<HashSet<&[u128; 2]>>() {
                own.played.entry(*ply).or_default().add(outcome);
            }
        }
        Some(own)
    }

    /// The results of the matches that reached a position of Quixo for two.
    pub fn reached(&self, position: &AnyPosition) -> Tally {
        self.reached.get(&position.class()).copied().unwrap_or_default()
    }

    /// The legal moves of a position of Quixo for two: the best exact value first, then the most matches. The first
    /// call decompresses the built-in values, which takes a moment.
    pub fn moves(&self, position: &AnyPosition) -> Vec<MoveGroup> {
        let before = position.class();
        let mut groups: BTreeMap<u128, MoveGroup> = BTreeMap::new();
        for mv in position.moves() {
            let next = position.play(mv);
            let after = next.class();
            let group = groups.entry(after).or_insert_with(|| MoveGroup {
                moves: Vec::new(),
                value: value_after(&next, position.side_to_move()),
                results: self.played.get(&[before, after]).copied().unwrap_or_default(),
            });
            group.moves.push(mv);
        }
        let mut groups: Vec<_> = groups.into_values().collect();
        groups
            .sort_by_key(|group| (Reverse((group.value, group.results.games())), group.moves[0].to_string()));
        groups
    }
}

/// The notes below the moves of a position: the results of the own matches that `reached` it, and whether exact values
/// are missing.
pub fn explorer_notes(moves: &[MoveGroup], reached: Tally) -> Localized {
    let own = match reached.games() {
        0 => msg::REVIEW_OWN_NONE,
        _ => msg::ReviewOwn { results: reached }.into(),
    };
    let is_exact = moves.iter().all(|group| group.value.is_some());
    Localized::joined([own].into_iter().chain((!is_exact).then_some(msg::REVIEW_NOT_EXACT)), "\n")
}

/// The note about the move of Master.
pub fn master_plays(mv: AnyMove) -> Localized {
    msg::ReviewMasterPlays { level: Level::Master.title(), mv: mv.to_string() }.into()
}

/// An exact value in one word.
impl From<Value> for Localized {
    fn from(value: Value) -> Self {
        match value {
            Value::Win => msg::REVIEW_WINS,
            Value::Draw => msg::REVIEW_DRAW,
            Value::Loss => msg::REVIEW_LOSES,
        }
    }
}

/// The exact value of a position for the side that has moved.
fn value_after(next: &AnyPosition, mover: Side) -> Option<Value> {
    match (next.outcome(), next) {
        (Some(outcome), _) => outcome.winner.map(|side| if side == mover { Value::Win } else { Value::Loss }),
        (None, AnyPosition::Quixo(next)) => next.tablebase_value().map(|value| -value),
        _ => None,
    }
}

/// The symmetry classes of the positions of a match of Quixo for two.
fn line_of(game: &Match) -> Option<Vec<u128>> {
    if game.setup().variant != Variant::Quixo {
        return None;
    }
    let mut position = game.setup().first_position();
    let mut line = vec![position.class()];
    for &mv in game.moves() {
        position = position.play(mv);
        line.push(position.class());
    }
    Some(line)
}

/// The outcome of a finished match for the player: the people's side against computers, or the only seat with the name.
fn outcome_of(game: &Match, name: &str) -> Option<Outcome> {
    let winner = game.result()?.winner;
    let side = match Players::of(game.setup())? {
        Players::Against { side, .. } => side,
        Players::People => {
            let mut seats = (0..).zip(&game.setup().seats).filter(|(_, seat)| seat.name == name);
            let (seat, _) = seats.next().filter(|_| seats.next().is_none())?;
            Setup::side_of(seat)
        }
    };
    Some(Outcome::of(winner, side))
}

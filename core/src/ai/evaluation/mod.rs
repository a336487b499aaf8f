//! The evaluation interface: static evaluation, move scores and search parameters of each game.

mod hexxagon;
mod lines;
mod quixo;
mod teams;

use std::ops::RangeInclusive;

use super::ladder::Ladder;
use super::tablebase::{Value, access};
use crate::rules::Position;
use crate::rules::quixo::Position as Quixo;

/// A game's evaluation and its parameters of the search.
pub trait Evaluate: Position {
    const LADDER: Ladder;

    /// Upper bound of the move numbers.
    const MOVE_NUMBERS: usize;

    /// Reverse futility pruning: margin in hundredths for each remaining ply. A node whose static evaluation exceeds
    /// beta by more is not searched. `None` disables it, for games where one ply can change everything.
    const REVERSE_FUTILITY_MARGIN: Option<i32> = None;

    /// Futility pruning: largest gain of a move over its [`move_score`](Self::move_score), in hundredths. A move at
    /// depth one that cannot reach alpha with it is skipped. `None` disables it.
    const FUTILITY_MARGIN: Option<i32> = None;

    /// Whether [`move_score`](Self::move_score) is cheap enough, compared to [`evaluate`](Self::evaluate), to order
    /// moves at depth one.
    const MOVE_SCORE_IS_CHEAP: bool = false;

    /// Static evaluation for the side to move, in hundredths of a piece or cube. The game is not over.
    fn evaluate(&self) -> i32;

    /// The number of a move, below [`MOVE_NUMBERS`](Self::MOVE_NUMBERS).
    fn move_number(mv: Self::Move) -> u16;

    /// The move with a number, legal or not. `None` if there is no such move.
    fn numbered_move(number: u16) -> Option<Self::Move>;

    /// Static score of a move for move ordering, in hundredths. Called for every generated move, so it must be cheap.
    fn move_score(&self, mv: Self::Move) -> i32;

    /// The position itself in Quixo for two, the only game with a tablebase.
    fn as_quixo(&self) -> Option<&Quixo> {
        None
    }

    /// The tablebase value for the side to move. `None` if it is not available.
    fn tablebase_value(&self) -> Option<Value> {
        self.as_quixo().and_then(|position| access::tablebase().probe(position))
    }

    /// The layers of the tablebase that a search from this root may probe inside the tree.
    fn probe_zone(&self) -> Option<RangeInclusive<usize>> {
        self.as_quixo().and_then(|position| access::tablebase().zone(position))
    }

    /// The tablebase value for the side to move if the position is in the zone. Fast enough for the tree.
    fn probe(&self, zone: &RangeInclusive<usize>) -> Option<Value> {
        self.as_quixo().and_then(|position| access::tablebase().probe_in_zone(zone, position))
    }

    fn is_tablebase_loading(&self) -> bool {
        self.as_quixo().is_some() && access::is_being_unpacked()
    }

    /// Starts to compute the last layers on other threads if a search from this position needs them. Returns whether
    /// that is in progress.
    fn prepare_tablebase(&self) -> bool {
        let lacks_layers = |position| access::tablebase().lacks_last_layers(position);
        self.as_quixo().is_some_and(lacks_layers) && access::make_last_layers()
    }

    /// A number for the game's options, which the [`identity`](Position::identity) leaves out but on which outcomes
    /// depend.
    fn options(&self) -> u32 {
        0
    }

    /// Whether the position with this identity may still occur in the game. `false` is certain.
    fn may_lead_to(&self, _identity: u128) -> bool {
        true
    }

    /// An immediately winning move, if the game can find all of them cheaply. Called at every node. `None` otherwise.
    fn winning_move(&self) -> Option<Self::Move> {
        None
    }

    /// Whether a move wins immediately. A game without `winning_move` must implement this.
    fn wins_immediately(&self) -> bool {
        self.winning_move().is_some()
    }

    /// Whether the game may end within this number of plies. `false` is certain.
    fn may_end_within(&self, _plies: u32) -> bool {
        true
    }

    /// Whether the opponent would win immediately if it were to move. The search extends such positions by a ply.
    fn is_threatened(&self) -> bool {
        false
    }

    /// Late move pruning: number of moves that are always searched.
    const LATE_MOVE_PRUNING_START: usize = 8;

    /// Logistic scale: hundredths of advantage that multiply the winning odds by e (73 % winning chance).
    const LOGISTIC_SCALE: f64 = 300.0;

    /// Whether weak players overlook the move: a line on a diagonal, a jump.
    fn is_easily_missed(&self, mv: Self::Move, next: &Self) -> bool;
}

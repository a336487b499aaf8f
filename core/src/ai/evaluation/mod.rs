//! The interface of an evaluation: the static score and the hints that the search needs of each game.

mod hexxagon;
mod lines;
mod quixo;
mod teams;

use super::ladder::Ladder;
use super::tablebase::{ProbeZone, Value};
use crate::rules::Position;

/// A judgement of positions and moves, each game's in its own file.
pub trait Evaluate: Position {
    /// How each level plays the game.
    const LADDER: Ladder;

    /// Moves have numbers below this.
    const MOVE_NUMBERS: usize;

    /// How far a static judgement can be trusted, in hundredths for each ply still to search: a
    /// position better than needed by this much is not searched. `None` where one ply can turn
    /// everything.
    const REVERSE_FUTILITY_MARGIN: Option<i32>;

    /// How far a move can raise the judgement above its [`move_score`](Self::move_score), in hundredths:
    /// a last move that cannot reach alpha with this is not played out. `None` where the promise
    /// says too little.
    const FUTILITY_MARGIN: Option<i32>;

    /// Whether [`move_score`](Self::move_score) costs so much less than [`evaluate`](Self::evaluate) that
    /// it pays to order moves by it whose positions are only evaluated.
    const MOVE_SCORE_IS_CHEAP: bool;

    /// The position's worth to the side to move, in hundredths of a piece or cube. The game is
    /// not over.
    fn evaluate(&self) -> i32;

    /// The number of a move.
    fn move_number(mv: Self::Move) -> u16;

    /// The move with a number, legal or not; none if no move has it.
    fn numbered_move(number: u16) -> Option<Self::Move>;

    /// How good a move looks before it is searched, in hundredths. Asked once for each move of
    /// every position whose moves are searched: it has to be cheap.
    fn move_score(&self, mv: Self::Move) -> i32;

    /// The exact value for the side to move, where it is known: Quixo for two is solved.
    fn tablebase_value(&self) -> Option<Value> {
        None
    }

    /// What a search from here may ask of the positions that it meets.
    fn probe_zone(&self) -> Option<ProbeZone> {
        None
    }

    /// The exact value for the side to move, if it is in a part of what is known: quick enough for the tree.
    fn probe(&self, _zone: ProbeZone) -> Option<Value> {
        None
    }

    /// Whether what is known cannot be asked yet, because it is being unpacked on a thread of its own.
    fn is_tablebase_loading(&self) -> bool {
        false
    }

    /// Begins to make what a search from the position has a use for, on threads of its own, where that takes a few
    /// seconds of all cores and nobody has begun; whether it is under way.
    fn prepare_tablebase(&self) -> bool {
        false
    }

    /// A number for the options on which moves and outcomes depend and which the
    /// [`identity`](Position::identity) leaves out, since they stay the same in a game.
    fn options(&self) -> u32 {
        0
    }

    /// Whether the position with an identity can come about in the game from here; a no is certain.
    fn may_lead_to(&self, _identity: u128) -> bool {
        true
    }

    /// A move that wins at once, where a quick look finds all of those; it may be asked of every
    /// position that a search meets. Without a quick look, nothing.
    fn winning_move(&self) -> Option<Self::Move> {
        None
    }

    /// Whether a move wins at once.
    fn wins_at_once(&self) -> bool {
        let side = self.side_to_move();
        let wins = |mv| self.play(mv).outcome().is_some_and(|outcome| outcome.winner == Some(side));
        self.moves().into_iter().any(wins)
    }

    /// Whether the game can be over within so many plies; a no is certain.
    fn may_end_within(&self, _plies: u32) -> bool {
        true
    }

    /// Whether the other side, had it the turn, would win at once: such positions are searched a
    /// ply deeper. Asked of every position whose moves are searched.
    fn is_threatened(&self) -> bool {
        false
    }

    /// So many moves of a position are searched however little depth is left; those behind them
    /// may come too late.
    const LATE_MOVE_PRUNING_START: usize = 8;

    /// How many hundredths of advantage multiply the odds of winning by e: a position judged equal
    /// is even, one judged better by this much is won 73 times in a hundred.
    const LOGISTIC_SCALE: f64 = 300.0;

    /// Whether a move or what it achieves is of the kind that beginners do not see: a line on a
    /// diagonal, a jump.
    fn is_easily_missed(&self, mv: Self::Move, next: &Self) -> bool;
}

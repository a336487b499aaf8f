//! Move grades, from best to blunder.

use super::{End, Worth};
use crate::language::{Localized, msg};

/// The grade of a ply.
///
/// It depends on the loss in winning chances against the best move of the same search, in percentage points: up
/// to 0.5 [`Best`](Self::Best), below 5 [`Good`](Self::Good), below 10 [`Inaccuracy`](Self::Inaccuracy), below
/// 20 [`Mistake`](Self::Mistake), otherwise [`Blunder`](Self::Blunder). A known win counts as 100, a draw as
/// 50, a loss as 0; so a move that gives up a known win or draw is a blunder.
///
/// A verdict calls a move best only where there is a [choice](super::Verdict::has_choice): some legal move is an
/// inaccuracy or worse. Otherwise a move without a better one is good.
///
/// In addition, where the outcome is known:
/// - A slower win or a faster loss is good. A slower win instead of an immediate one is an inaccuracy, and so
///   is a move that itself ends a lost game.
/// - Missing an immediate win is a blunder; missing one within `NEAR_WIN` plies is at least a mistake, a longer
///   one at least an inaccuracy.
/// - Losing immediately without need, by the ply itself or to the reply, is at least a mistake, however small the
///   chances were.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    Best,
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl From<Grade> for Localized {
    fn from(grade: Grade) -> Self {
        match grade {
            Grade::Best => msg::REVIEW_GRADE_BEST,
            Grade::Good => msg::REVIEW_GRADE_GOOD,
            Grade::Inaccuracy => msg::REVIEW_GRADE_INACCURACY,
            Grade::Mistake => msg::REVIEW_GRADE_MISTAKE,
            Grade::Blunder => msg::REVIEW_GRADE_BLUNDER,
        }
    }
}

/// The largest loss of a best move, in thousandths.
const EQUAL: u16 = 5;
/// The smallest loss of an inaccuracy, in thousandths.
const INACCURATE: u16 = 50;
/// The smallest loss of a mistake, in thousandths.
const MISTAKEN: u16 = 100;
/// The smallest loss of a blunder, in thousandths.
const BLUNDERED: u16 = 200;
/// The longest win, in plies, that a player should see.
const NEAR_WIN: u32 = 5;
/// The length of an immediate loss in plies: the ply itself loses, or the reply wins.
const IMMEDIATE_LOSS: u32 = 2;

impl Grade {
    /// All grades, best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The grade of a ply worth `played` where the best move is worth `best` and there is a choice.
    pub fn of(best: Worth, played: Worth) -> Self {
        let by_chance = match best.chance.saturating_sub(played.chance) {
            0..=EQUAL => Self::Best,
            cost if cost < INACCURATE => Self::Good,
            INACCURATE..MISTAKEN => Self::Inaccuracy,
            MISTAKEN..BLUNDERED => Self::Mistake,
            _ => Self::Blunder,
        };
        match (best.end, played.end) {
            (Some(End::Win(best)), Some(End::Win(played))) => match best {
                Some(best) if played.is_some_and(|played| played <= best) => Self::Best,
                Some(1) => Self::Inaccuracy,
                Some(_) => Self::Good,
                None => Self::Best,
            },
            (Some(End::Win(Some(1))), _) => Self::Blunder,
            (Some(End::Loss(best)), Some(End::Loss(Some(played)))) => match best {
                Some(best) if played >= best => Self::Best,
                _ if played == 1 => Self::Inaccuracy,
                _ => Self::Good,
            },
            (Some(End::Loss(_)), Some(End::Loss(None))) => Self::Best,
            (Some(End::Win(Some(..=NEAR_WIN))), _) | (_, Some(End::Loss(Some(..=IMMEDIATE_LOSS)))) => {
                by_chance.max(Self::Mistake)
            }
            (Some(End::Win(_)), _) => by_chance.max(Self::Inaccuracy),
            _ => by_chance,
        }
    }

    /// The grade of a move without a better one.
    pub(super) fn of_best(has_choice: bool) -> Self {
        if has_choice { Self::Best } else { Self::Good }
    }

    /// Whether the ply is worth practising.
    pub fn is_mistake(self) -> bool {
        self >= Self::Mistake
    }

    /// The annotation symbol: `?!`, `?` or `??`; empty for best and good.
    pub fn sign(self) -> &'static str {
        ["", "", "?!", "?", "??"][self as usize]
    }
}

//! The task of a step, and whether a move fulfils it.

use strum::VariantArray as _;

use crate::rules::Ending;
use crate::rules::hexxagon::{Cell as HexCell, Move as HexMove};
use crate::rules::quixo::Cell;

use super::{AnyMove, AnyPosition, Step};

#[derive(Debug)]
pub enum Task {
    /// Read and look. A seat that cannot move passes automatically.
    Look,
    Move {
        wish: Wish,
        /// A move that reaches it, in notation.
        shown: &'static str,
        /// The replies of the other seats, in notation.
        replies: Vec<&'static str>,
    },
    /// Play a game to the end against opponents that can be beaten.
    Game,
}

/// The goal of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Play the move that is shown.
    Shown,
    Any,
    /// Take one of the highlighted cubes.
    TakePointed,
    Win,
    /// Leave the next player without a winning move.
    Block,
    Jump,
    /// Flip at least this many pieces.
    Turn(u32),
    /// Clone, and flip at least this many pieces.
    CloneAndTurn(u32),
}

impl Wish {
    /// Parses the text form: `win`, `turn 3`.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (word, least) = text.split_once(' ').unwrap_or((text, "0"));
        let least = least.parse().ok()?;
        Some(match word {
            "shown" => Self::Shown,
            "any" => Self::Any,
            "take" => Self::TakePointed,
            "win" => Self::Win,
            "block" => Self::Block,
            "jump" => Self::Jump,
            "turn" => Self::Turn(least),
            "clone-and-turn" => Self::CloneAndTurn(least),
            _ => return None,
        })
    }
}

/// The reason why a legal move misses the goal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[derive(strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Miss {
    OtherMove,
    OtherCube,
    /// It takes the right cube and inserts it at the wrong end.
    OtherEnd,
    /// A jump of the right piece to the wrong cell.
    OtherCell,
    OtherDot,
    NoLine,
    OpponentLine,
    /// The next player wins immediately.
    Threat,
    NoJump,
    NoClone,
    FewTurned,
}

impl Miss {
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The identifier in messages.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Step {
    /// Checks whether a legal move fulfils the task. The error is the reason why it does not.
    pub fn judge(&self, before: &AnyPosition, mv: AnyMove) -> Result<(), Miss> {
        let Task::Move { wish, .. } = self.task else { return Ok(()) };
        let after = before.play(mv);
        // The goal takes precedence: one step asks for a move that completes the opponent's line.
        if wish != Wish::Shown && after.outcome().is_some_and(|end| end.ending == Ending::OpponentLine) {
            return Err(Miss::OpponentLine);
        }
        let judged = match wish {
            Wish::Any => Ok(()),
            Wish::Shown => self.shown(before).map_or(Ok(()), |shown| compare(mv, shown)),
            Wish::TakePointed => {
                let pointed = |cell: Cell| self.points.contains(&cell.to_string().as_str());
                demand(mv.push().is_some_and(|push| pointed(push.take())), Miss::OtherCube)
            }
            Wish::Win => demand(after.is_won_by(before.side_to_move()), Miss::NoLine),
            Wish::Block => demand(!after.can_win(), Miss::Threat),
            Wish::Jump => demand(start_of_jump(mv).is_some(), Miss::NoJump),
            Wish::Turn(least) => demand(before.flips(mv) >= least, Miss::FewTurned),
            Wish::CloneAndTurn(least) => {
                demand(start_of_jump(mv).is_none(), Miss::NoClone)?;
                demand(before.flips(mv) >= least, Miss::FewTurned)
            }
        };
        // The other reasons tell the learner to take the cube that was taken.
        let is_other_end = || self.shown(before).map(|shown| compare(mv, shown)) == Some(Err(Miss::OtherEnd));
        judged.map_err(|miss| if is_other_end() { Miss::OtherEnd } else { miss })
    }
}

fn demand(done: bool, miss: Miss) -> Result<(), Miss> {
    if done { Ok(()) } else { Err(miss) }
}

/// The part in which a move differs from the shown one.
fn compare(mv: AnyMove, shown: AnyMove) -> Result<(), Miss> {
    if mv == shown {
        return Ok(());
    }
    match (mv.push(), shown.push()) {
        (Some(push), Some(shown)) if push.take() != shown.take() => Err(Miss::OtherCube),
        (Some(push), Some(shown)) if push != shown => Err(Miss::OtherEnd),
        (Some(_), Some(_)) => Err(Miss::OtherDot),
        _ if start_of_jump(mv).is_some_and(|from| start_of_jump(shown) == Some(from)) => Err(Miss::OtherCell),
        _ => Err(Miss::OtherMove),
    }
}

fn start_of_jump(mv: AnyMove) -> Option<HexCell> {
    match mv {
        AnyMove::Hexxagon(HexMove::Jump { from, .. }) => Some(from),
        _ => None,
    }
}

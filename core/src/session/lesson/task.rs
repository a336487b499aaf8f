//! The task of a step, and whether a move fulfils it.

use crate::rules::hexxagon::Move as HexMove;
use crate::rules::quixo::teams::Move as TeamMove;
use crate::rules::quixo::{Cell, Push};
use crate::rules::{Ending, Side};
use strum::VariantArray as _;

use super::{AnyMove, AnyPosition, Step};

/// What to do in a step.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// Look at the table; who cannot move passes by himself.
    Look,
    /// Make a move.
    Move {
        /// What the move has to do.
        wish: Wish,
        /// A move that does it, in notation.
        shown: &'static str,
        /// What the others answer, in notation.
        replies: &'static [&'static str],
    },
    /// Play to the end against the gentlest computers.
    Game,
}

/// What a move has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Be the move that is shown.
    Shown,
    /// Be any move.
    Any,
    /// Take one of the cubes that are pointed at.
    TakePointed,
    /// Win at once.
    Win,
    /// Leave the next player no move that wins at once.
    Block,
    /// Jump.
    Jump,
    /// Turn over at least so many pieces.
    Turn(u32),
    /// Clone, and turn over at least so many pieces.
    CloneAndTurn(u32),
}

/// Why a legal move does not do what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[derive(strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Miss {
    /// It is another move than the one shown.
    OtherMove,
    /// It takes another cube.
    OtherCube,
    /// It takes the right cube and inserts it elsewhere.
    OtherEnd,
    /// Its dot faces the wrong seat.
    OtherDot,
    /// It completes no line.
    NoLine,
    /// It completes a line of the opponent.
    OpponentLine,
    /// The next player can win at once.
    Threat,
    /// It is no jump.
    NoJump,
    /// It is no clone.
    NoClone,
    /// It turns over too few pieces.
    FewTurned,
}

impl Miss {
    /// Every way to miss.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The word in messages.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Step {
    /// Whether a legal move does what the step asks.
    ///
    /// # Errors
    /// What it misses.
    pub fn judge(&self, before: &AnyPosition, mv: AnyMove) -> Result<(), Miss> {
        let Task::Move { wish, .. } = self.task else { return Ok(()) };
        let after = before.play(mv);
        // What the step asks for comes first: in one of them this very accident is to be seen.
        if wish != Wish::Shown && after.outcome().is_some_and(|end| end.ending == Ending::OpponentLine) {
            return Err(Miss::OpponentLine);
        }
        match wish {
            Wish::Any => Ok(()),
            Wish::Shown => self.shown(before).map_or(Ok(()), |shown| compare(mv, shown)),
            Wish::TakePointed => {
                let pointed = |cell: Cell| self.points.contains(&cell.to_string().as_str());
                demand(push_of(mv).is_some_and(|push| pointed(push.take())), Miss::OtherCube)
            }
            Wish::Win => demand(wins(before.side_to_move(), &after), Miss::NoLine),
            Wish::Block => demand(!can_win_at_once(&after), Miss::Threat),
            Wish::Jump => demand(is_jump(mv), Miss::NoJump),
            Wish::Turn(least) => demand(turned(before, mv) >= least, Miss::FewTurned),
            Wish::CloneAndTurn(least) => {
                demand(!is_jump(mv), Miss::NoClone)?;
                demand(turned(before, mv) >= least, Miss::FewTurned)
            }
        }
    }
}

fn demand(done: bool, miss: Miss) -> Result<(), Miss> {
    if done { Ok(()) } else { Err(miss) }
}

/// In which part a move differs from the one that is shown.
fn compare(mv: AnyMove, shown: AnyMove) -> Result<(), Miss> {
    if mv == shown {
        return Ok(());
    }
    match (push_of(mv), push_of(shown)) {
        (Some(push), Some(shown)) if push.take() != shown.take() => Err(Miss::OtherCube),
        (Some(push), Some(shown)) if push != shown => Err(Miss::OtherEnd),
        (Some(_), Some(_)) => Err(Miss::OtherDot),
        _ => Err(Miss::OtherMove),
    }
}

/// The push of a move of Quixo.
pub(super) fn push_of(mv: AnyMove) -> Option<Push> {
    match mv {
        AnyMove::Quixo(push) | AnyMove::Teams(TeamMove::Push { push, .. }) => Some(push),
        _ => None,
    }
}

fn is_jump(mv: AnyMove) -> bool {
    matches!(mv, AnyMove::Hexxagon(HexMove::Jump { .. }))
}

fn turned(before: &AnyPosition, mv: AnyMove) -> u32 {
    match (before, mv) {
        (AnyPosition::Hexxagon(position), AnyMove::Hexxagon(mv)) => {
            mv.to().map_or(0, |to| position.captures(to).count_ones())
        }
        _ => 0,
    }
}

fn wins(side: Side, after: &AnyPosition) -> bool {
    after.outcome().is_some_and(|end| end.winner == Some(side))
}

fn can_win_at_once(position: &AnyPosition) -> bool {
    position.moves().into_iter().any(|reply| wins(position.side_to_move(), &position.play(reply)))
}

//! Threats that a move creates and allows, shown to beginners.

use super::{AnyCell, AnyMove, AnyPosition};
use crate::rules::Side;
use crate::rules::hexxagon::Cell as HexCell;
use crate::rules::quixo::Cell;
use crate::rules::quixo::board::lines;

/// The number of cubes that make a line nearly complete.
const NEARLY_COMPLETE: u32 = 4;

/// The threats on the board after a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Threats {
    /// For the mover: own cubes in lines of four; enemy pieces that flip.
    pub own: Vec<AnyCell>,
    /// For the other side: its cubes in lines of four; own pieces that flip after the reply that flips most.
    pub other: Vec<AnyCell>,
}

impl AnyPosition {
    pub fn threats_after(&self, mv: AnyMove) -> Threats {
        let (side, next) = (self.side_to_move(), self.play(mv));
        match (self, next, mv) {
            (Self::Hexxagon(before), Self::Hexxagon(after), AnyMove::Hexxagon(mv)) => {
                let turned = mv.to().map_or(0, |to| before.captures(to));
                let replies = if next.outcome().is_none() { next.moves() } else { Vec::new() };
                let answers = replies.into_iter().filter_map(|reply| match reply {
                    AnyMove::Hexxagon(reply) => reply.to().map(|to| after.captures(to)),
                    _ => None,
                });
                let worst = answers.max_by_key(|turned| turned.count_ones()).unwrap_or_default();
                let cells = |plane: u64| {
                    HexCell::all().filter(|cell| plane & cell.bit() != 0).map(AnyCell::Hexxagon).collect()
                };
                Threats { own: cells(turned), other: cells(worst) }
            }
            (_, Self::Quixo(after), _) => in_lines(side, |side| after.cubes(side)),
            (_, Self::Teams(after), _) => in_lines(side, |side| after.cubes(side)),
            _ => Threats::default(),
        }
    }
}

fn in_lines(mover: Side, cubes: impl Fn(Side) -> u32) -> Threats {
    let of = |side| {
        let plane = cubes(side);
        let near = |line: &u32| (line & plane).count_ones() >= NEARLY_COMPLETE;
        let all = lines().into_iter().filter(near).fold(0, |all, line| all | (line & plane));
        Cell::all().filter(|cell| all & cell.bit() != 0).map(AnyCell::Quixo).collect()
    };
    Threats { own: of(mover), other: of(!mover) }
}

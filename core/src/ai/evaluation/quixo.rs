//! Quixo's evaluation for two players: a network trained on exact values, and a hand-written one of lines and
//! cubes.

use super::{Evaluate, lines};
use crate::ai::ladder::{self, Ladder};
use crate::ai::solved::{Value, Zone};
use crate::ai::{network, truth};
use crate::rules::Position as _;
use crate::rules::quixo::board::BORDER;
use crate::rules::quixo::{Position, Push};

/// How far the network can be trusted, in hundredths for each ply still to search: in 10,000 critical
/// positions, most of them learned from, 52 errors at 5,000 nodes a move instead of 97.
const TRUST_PER_PLY: i32 = 50;
/// Being on the move, in hundredths.
const TEMPO: i32 = 20;

impl Evaluate for Position {
    const LADDER: Ladder = ladder::QUIXO;
    const MOVE_NUMBERS: usize = 44;
    const TRUST_PER_PLY: Option<i32> = Some(TRUST_PER_PLY);
    const PROMISE_MARGIN: Option<i32> = None;
    const PROMISE_IS_CHEAP: bool = false;
    /// All: where moves could come too late, 16 errors instead of 8 in 4,000 such positions at 20,000
    /// nodes a move.
    const EARLY_MOVES: usize = 44;
    const HUNDREDTHS_PER_E: f64 = network::quixo::SCALE as f64;

    fn evaluate(&self) -> i32 {
        let side = self.side_to_move();
        let (own, other) = (self.cubes(side), self.cubes(!side));
        if network::are_in_use() {
            network::quixo::evaluate(own, other)
        } else {
            lines::evaluate(own, other) + TEMPO
        }
    }

    fn move_number(push: Push) -> u16 {
        push.index().into()
    }

    fn numbered_move(number: u16) -> Option<Push> {
        Push::all().nth(number.into())
    }

    fn promise(&self, push: Push) -> i32 {
        let (next, side) = (self.play(push), self.side_to_move());
        lines::evaluate(next.cubes(side), next.cubes(!side))
    }

    fn known(&self) -> Option<Value> {
        truth::known().of(self)
    }

    fn zone(&self) -> Option<Zone> {
        truth::known().zone(self)
    }

    fn known_within(&self, zone: Zone) -> Option<Value> {
        truth::known().within(zone, self)
    }

    fn awaits_knowledge(&self) -> bool {
        truth::is_being_unpacked()
    }

    fn make_known(&self) -> bool {
        truth::known().lacks_last_levels(self) && truth::make_last_levels()
    }

    fn may_lead_to(&self, identity: u128) -> bool {
        self.may_lead_to(identity)
    }

    fn winning_move(&self) -> Option<Push> {
        let side = self.side_to_move();
        let (own, other) = (self.cubes(side), self.cubes(!side));
        lines::winning_push(own, other, BORDER & !other)
    }

    fn wins_at_once(&self) -> bool {
        self.winning_move().is_some()
    }

    fn is_threatened(&self) -> bool {
        let side = self.side_to_move();
        let (own, other) = (self.cubes(side), self.cubes(!side));
        lines::winning_push(other, own, BORDER & !own).is_some()
    }

    fn is_easily_missed(&self, _: Push, next: &Self) -> bool {
        let side = self.side_to_move();
        [side, !side].iter().any(|&side| lines::has_diagonal(next.cubes(side)))
    }
}

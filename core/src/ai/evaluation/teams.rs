//! The team game's evaluation: a network trained by self-play; lines, cubes and dots order the moves.

use super::{Evaluate, lines};
use crate::ai::ladder::{self};
use crate::ai::{Ladder, network};
use crate::rules::Position as _;
use crate::rules::quixo::board::{BORDER, Push};
use crate::rules::quixo::teams::{Move, Position, Seat};

/// Value of a border cube that the side's next seat can take, in hundredths.
const NEXT_SEAT_CUBE: i32 = 6;
/// Value of a border cube that the side's other seat can take, in hundredths.
const OTHER_SEAT_CUBE: i32 = 4;
const PASS: u16 = 4 * 44;

impl Evaluate for Position {
    const LADDER: Ladder = ladder::TEAMS;
    const MOVE_NUMBERS: usize = PASS as usize + 1;
    const LOGISTIC_SCALE: f64 = network::teams::SCALE as f64;

    fn evaluate(&self) -> i32 {
        network::teams::evaluate(&self.cubes_in_turn_order())
    }

    fn move_number(mv: Move) -> u16 {
        match mv {
            Move::Push { push, dot } => u16::from(push.index()) * 4 + dot as u16,
            Move::Pass => PASS,
        }
    }

    fn numbered_move(number: u16) -> Option<Move> {
        if number == PASS {
            return Some(Move::Pass);
        }
        let push = Push::all().nth((number / 4).into())?;
        Some(Move::Push { push, dot: Seat::ALL[usize::from(number % 4)] })
    }

    fn move_score(&self, mv: Move) -> i32 {
        let next = self.play(mv);
        let (seat, side) = (next.seat_to_move(), self.side_to_move());
        let takeable = |seat: Seat| (next.cubes_facing(seat) & BORDER).count_ones().cast_signed();
        let reach = |seat: Seat| NEXT_SEAT_CUBE * takeable(seat) + OTHER_SEAT_CUBE * takeable(seat.partner());
        lines::evaluate(next.cubes(side), next.cubes(!side)) + reach(seat.next()) - reach(seat)
    }

    fn winning_move(&self) -> Option<Move> {
        let side = self.side_to_move();
        let push = lines::winning_push(self.cubes(side), self.cubes(!side), self.takeable())?;
        Some(Move::Push { push, dot: self.seat_to_move() })
    }

    fn is_threatened(&self) -> bool {
        let next = self.play(Move::Pass);
        let side = next.side_to_move();
        lines::winning_push(next.cubes(side), next.cubes(!side), next.takeable()).is_some()
    }

    fn is_easily_missed(&self, _: Move, next: &Self) -> bool {
        let side = self.side_to_move();
        [side, !side].iter().any(|&side| lines::has_diagonal(next.cubes(side)))
    }
}

//! The greedy player: looks one ply ahead.

use rand::SeedableRng;
use rand::seq::SliceRandom;

use super::{Material, Partner};
use pushflip_core::engine::random::Generator;
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{Game, Position, Side, hexxagon};

/// What a greedy player wants.
pub trait Greed: Position {
    /// Whether it looks if the other side could win at once.
    const FEARS_A_REPLY: bool;

    /// How much of it `side` has.
    fn wealth(&self, side: Side) -> i32;
}

/// The most own cubes on one line.
fn longest_line(cubes: u32) -> i32 {
    let lines = quixo::board::lines();
    lines.iter().map(|line| (cubes & line).count_ones()).max().unwrap_or(0).cast_signed()
}

impl Greed for quixo::Position {
    const FEARS_A_REPLY: bool = true;

    fn wealth(&self, side: Side) -> i32 {
        longest_line(self.cubes(side))
    }
}

impl Greed for teams::Position {
    const FEARS_A_REPLY: bool = true;

    fn wealth(&self, side: Side) -> i32 {
        longest_line(self.cubes(side))
    }
}

impl Greed for hexxagon::Position {
    const FEARS_A_REPLY: bool = false;

    fn wealth(&self, side: Side) -> i32 {
        self.material(side)
    }
}

/// Wins at once if it can and does not lose at once if it need not; in Quixo it then avoids giving
/// away a win in one and makes its longest line longest, in Hexxagon it gains the most pieces. Ties
/// are broken by chance.
#[derive(Debug)]
pub struct Greedy(Generator);

impl Greedy {
    /// The player, before its first game.
    #[must_use]
    pub fn new() -> Self {
        Self(Generator::seed_from_u64(0))
    }
}

impl Default for Greedy {
    fn default() -> Self {
        Self::new()
    }
}

/// How a move looks, the worst first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Prospect {
    Loses,
    GivesAWin,
    Wealth(i32),
    Wins,
}

fn prospect<P: Greed>(side: Side, next: &P) -> Prospect {
    match next.outcome().map(|outcome| outcome.winner) {
        Some(Some(winner)) if winner == side => Prospect::Wins,
        Some(Some(_)) => Prospect::Loses,
        None if P::FEARS_A_REPLY && has_win_in_one(next) => Prospect::GivesAWin,
        _ => Prospect::Wealth(next.wealth(side)),
    }
}

fn has_win_in_one<P: Position>(position: &P) -> bool {
    let side = position.side_to_move();
    let mut wins = false;
    position.for_each_move(|mv| {
        wins = wins || position.play(mv).outcome().is_some_and(|end| end.winner == Some(side));
    });
    wins
}

impl<P: Greed> Partner<P> for Greedy {
    fn begin(&mut self, seed: u64) {
        self.0 = Generator::seed_from_u64(seed);
    }

    fn choose(&mut self, game: &Game<P>) -> (P::Move, Option<u64>) {
        let position = game.position();
        let mut moves = position.moves();
        moves.shuffle(&mut self.0);
        let side = position.side_to_move();
        let best = moves.into_iter().max_by_key(|&mv| prospect(side, &position.play(mv)));
        (best.expect("a game that goes on has a move"), None)
    }
}

//! The greedy player, with a search of one ply, and the random player.

use rand::RngExt;
use rand::seq::SliceRandom;

use super::{Material, Partner};
use pushflip_core::engine::random::Generator;
use pushflip_core::rules::{Game, Position, Side};

#[derive(Debug)]
pub struct Random;

impl<P: Position> Partner<P> for Random {
    fn choose(&self, game: &Game<P>, random: &mut Generator) -> (P::Move, Option<u64>) {
        let moves = game.position().moves();
        (moves[random.random_range(..moves.len())], None)
    }
}

/// Wins in one ply if possible and avoids losing in one ply. In Quixo it then avoids moves that allow a win
/// in one and maximises its longest line; in Hexxagon it maximises its material. Ties are broken at random.
#[derive(Debug)]
pub struct Greedy;

/// The value of a move, worst first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum MoveClass {
    Loses,
    AllowsWin,
    Quiet(i32),
    Wins,
}

fn classify<P: Material>(side: Side, next: &P) -> MoveClass {
    match next.outcome().map(|outcome| outcome.winner) {
        Some(Some(winner)) if winner == side => MoveClass::Wins,
        Some(Some(_)) => MoveClass::Loses,
        None if P::GREEDY_SEES_REPLIES && has_win_in_one(next) => MoveClass::AllowsWin,
        _ => MoveClass::Quiet(next.greedy_value(side)),
    }
}

fn has_win_in_one<P: Position>(position: &P) -> bool {
    let side = position.side_to_move();
    let mut wins = false;
    position.for_each_move(|mv| {
        wins = wins || position.play(mv).is_won_by(side);
    });
    wins
}

impl<P: Material> Partner<P> for Greedy {
    fn choose(&self, game: &Game<P>, random: &mut Generator) -> (P::Move, Option<u64>) {
        let position = game.position();
        let mut moves = position.moves();
        moves.shuffle(random);
        let side = position.side_to_move();
        let best = moves.into_iter().max_by_key(|&mv| classify(side, &position.play(mv)));
        (best.expect("an unfinished game has a move"), None)
    }
}

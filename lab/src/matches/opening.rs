//! Random openings: the first plies that both games of a pair share.

use rand::RngExt;

use pushflip_core::engine::random::stream;
use pushflip_core::rules::{DrawRules, Game, Position, Status, Variant};

/// Plies of an opening for two seats.
const PLIES: u32 = 4;
/// Plies of an opening for four seats.
const TEAM_PLIES: u32 = 8;
/// Attempts to draw an opening that does not end the game.
const TRIES: u64 = 1_000;

/// The default number of random plies.
pub(crate) fn default_plies(variant: Variant) -> u32 {
    if variant.seats() > 2 { TEAM_PLIES } else { PLIES }
}

/// The opening of a pair: random legal plies that do not end the game. The result is `None` if no attempt finds
/// one.
pub(super) fn random_opening<P: Position>(
    start: P,
    plies: u32,
    seed: u64,
    pair: u64,
) -> Option<Vec<P::Move>> {
    let mut random = stream(seed, pair);
    (0..TRIES).find_map(|_| {
        let mut game = Game::new(start, DrawRules::default());
        let mut opening = Vec::new();
        for _ in 0..plies {
            if game.status() != Status::Ongoing {
                break;
            }
            let moves = game.position().moves();
            let mv = moves[random.random_range(..moves.len())];
            game.play(mv);
            opening.push(mv);
        }
        (game.status() == Status::Ongoing).then_some(opening)
    })
}

#[cfg(test)]
mod tests {
    use super::random_opening;
    use pushflip_core::rules::{DrawRules, Game, Position as _, Side, Status, hexxagon, quixo};

    #[test]
    fn an_opening_depends_on_seed_and_pair_and_does_not_end_the_game() {
        let start = quixo::Position::start(Side::First);
        let of = |seed, pair| random_opening(start, 14, seed, pair).expect("an opening");
        assert_eq!(of(1, 2), of(1, 2));
        assert_ne!(of(1, 2), of(1, 3));
        assert_ne!(of(1, 2), of(2, 2));
        for pair in 0..300 {
            let mut game = Game::new(start, DrawRules::default());
            for mv in of(1, pair) {
                game.play(mv);
            }
            assert_eq!(game.status(), Status::Ongoing);
            assert_eq!(game.position().ply(), 15);
        }
    }

    #[test]
    fn a_position_without_openings_gives_none() {
        let wiped_out = "r/-1-1-1/12/18/24 w 0 9";
        let start = hexxagon::Position::start(true, hexxagon::WhenStuck::Passes);
        let start = pushflip_core::rules::Position::read(&start, wiped_out).expect("a position");
        assert!(random_opening(start, 4, 1, 1).is_none());
    }
}

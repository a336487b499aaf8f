//! Games of weak levels as a source of puzzle positions.

use rand::{Rng, RngExt};

use pushflip_core::ai::{Level, Limits, Stop};
use pushflip_core::engine::random::stream;
use pushflip_core::rules::{DrawRules, Status, Variant};
use pushflip_core::session::{AnyGame, AnyPosition, Options};

/// Maximum number of random plies at the beginning of a game, which make the games different.
const RANDOM_PLIES: usize = 6;
/// Percentage of random plies after that.
const RANDOM_PERCENT: u32 = 6;
/// Maximum number of plies in a game.
const MAX_PLIES: usize = 120;
/// The levels that play. A large difference between two levels leads to eliminated sides in Hexxagon.
const LEVELS: [Level; 5] = [Level::Newcomer, Level::Beginner, Level::Casual, Level::Seasoned, Level::Club];

/// The positions of a game. The same seed and number give the same game.
pub(super) fn game(variant: Variant, seed: u64, number: u64) -> Vec<AnyPosition> {
    let mut dice = stream(seed, number);
    let start = AnyPosition::start(variant, &Options::default());
    let mut game = AnyGame::new(start, DrawRules::default());
    let players = [0, 1].map(|_| LEVELS[dice.random_range(..LEVELS.len())]);
    let random = dice.random_range(..=RANDOM_PLIES);
    let mut positions = Vec::new();
    while game.status() == Status::Ongoing && positions.len() < MAX_PLIES {
        let position = game.position();
        positions.push(position);
        let moves = position.moves();
        let level = players[position.side_to_move() as usize];
        let wanders = positions.len() <= random || dice.random_ratio(RANDOM_PERCENT, 100);
        let chosen = if wanders {
            None
        } else {
            game.choose(level, dice.next_u64(), &Limits::default(), &Stop::new())
        };
        game.play(chosen.unwrap_or_else(|| moves[dice.random_range(..moves.len())]));
    }
    positions
}

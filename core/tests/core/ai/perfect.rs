//! Perfect play where a win is far: it comes nearer with each move.

use pushflip_core::ai::solved::{Solved, Value};
use pushflip_core::ai::{Level, Limits, Prover, Searcher, Stop};
use pushflip_core::rules::quixo::{self, Push};
use pushflip_core::rules::{DrawRules, Game, Position, Side};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::history::opening;

/// Cubes of the positions: all values of their moves come with the program.
const CUBES: u32 = 8;
/// Wins that take more plies are far.
const NEAR: u32 = 5;
/// Too few positions to prove a win that is far.
const NODES: u64 = 2_000;

#[test]
fn a_win_that_is_far_comes_nearer() {
    let solved = Solved::shipped();
    let mut rng = ChaCha8Rng::seed_from_u64(82);
    let mut seen = 0;
    while seen < 12 {
        let position = opening(CUBES, &mut rng);
        let mut prover = Prover::new(&Limits::default(), &Stop::new());
        if solved.of(&position) != Some(Value::Win) || prover.wins(&position, NEAR) != Some(false) {
            continue;
        }
        let wins = |push: &Push| solved.after(&position, *push) == Some(Value::Win);
        let winning: Vec<Push> = position.moves().into_iter().filter(wins).collect();
        let takes_blank = |push: &Push| {
            let next: quixo::Position = position.play(*push);
            (next.cubes(Side::First) | next.cubes(Side::Second)).count_ones() > CUBES
        };
        let mut searcher = Searcher::new(1);
        searcher.set_level(Level::Perfect, 0);
        let game = Game::new(position, DrawRules::default());
        let found = searcher.search(&game, &Limits::nodes(NODES), &Stop::new(), |_| ()).expect("a move");
        let mv = found.pv[0];
        assert!(winning.contains(&mv), "{position}: {mv}");
        if winning.iter().any(takes_blank) && !winning.iter().all(takes_blank) && !found.score.is_decided() {
            assert!(takes_blank(&mv), "{position}: {mv}");
            seen += 1;
        }
    }
}

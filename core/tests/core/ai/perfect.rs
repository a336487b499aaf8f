//! The perfect player keeps the value and makes progress in won positions. `pushflip-lab perfect --from drawn` counts its
//! wins from drawn positions with the full tablebase.

use pushflip_core::ai::tablebase::{Tablebase, Value};
use pushflip_core::ai::{Level, Limits, Prover, Stop};
use pushflip_core::rules::quixo::{self, Push};
use pushflip_core::rules::{DrawRules, Game, Position, Side, Status};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::found_by;
use super::history::quiet;
use crate::random_games;

/// Cubes of the positions, so that the values of all moves are built in.
const CUBES: u32 = 8;
/// Plies up to which a win is near.
const NEAR: u32 = 5;
/// Too few nodes to prove a win that is not near.
const NODES: u64 = 2_000;

#[test]
fn a_distant_win_makes_progress() {
    let solved = Tablebase::shipped();
    let mut rng = ChaCha8Rng::seed_from_u64(82);
    let mut seen = 0;
    while seen < 12 {
        let position = random_games::with_cubes(CUBES, &mut rng);
        let mut prover = Prover::new(&Limits::default(), &Stop::new());
        if solved.probe(&position) != Some(Value::Win) || prover.wins(&position, NEAR) != Some(false) {
            continue;
        }
        let wins = |push: &Push| solved.probe_move(&position, *push) == Some(Value::Win);
        let winning: Vec<Push> = position.moves().into_iter().filter(wins).collect();
        let takes_blank = |push: &Push| {
            let next: quixo::Position = position.play(*push);
            (next.cubes(Side::First) | next.cubes(Side::Second)).count_ones() > CUBES
        };
        let game = Game::new(position, DrawRules::default());
        let found = found_by(Level::Perfect, &game, NODES);
        let mv = found.pv[0];
        assert!(winning.contains(&mv), "{position}: {mv}");
        if winning.iter().any(takes_blank) && !winning.iter().all(takes_blank) && !found.score.is_decided() {
            assert!(takes_blank(&mv), "{position}: {mv}");
            seen += 1;
        }
    }
}

#[test]
fn the_value_is_kept() {
    let solved = Tablebase::shipped();
    let mut rng = ChaCha8Rng::seed_from_u64(83);
    let (mut won, mut drawn) = (0, 0);
    while won < 8 || drawn < 16 {
        let position = random_games::with_cubes(CUBES, &mut rng);
        let pushes = solved.probe_moves(&position).expect("a known position");
        let best = pushes.iter().map(|(_, value)| *value).max().expect("a push");
        let seen = match best {
            Value::Win if won < 8 => &mut won,
            Value::Draw if drawn < 16 => &mut drawn,
            _ => continue,
        };
        if pushes.iter().all(|(_, value)| *value == best) {
            continue;
        }
        *seen += 1;
        let game = Game::new(position, DrawRules::default());
        let push = found_by(Level::Perfect, &game, NODES).pv[0];
        assert!(pushes.contains(&(push, best)), "{position}: {push}");
    }
}

#[test]
fn the_loser_cannot_repeat_a_won_position() {
    // The winner repeats positions until each has occurred twice. Then one of its moves would let the loser draw.
    let solved = Tablebase::shipped();
    let mut rng = ChaCha8Rng::seed_from_u64(84);
    let mut seen = 0;
    while seen < 6 {
        let position = random_games::with_cubes(CUBES, &mut rng);
        let Some((game, trap)) = game_before_repetition(&solved, position) else { continue };
        let position = game.position();
        let push = found_by(Level::Perfect, &game, NODES).pv[0];
        assert_eq!(solved.probe_move(&position, push), Some(Value::Win), "{position}: {push}");
        let next = position.play(push);
        if next.outcome().is_none() {
            let drawn = |reply: Push| game.occurrences(&next.play(reply)) >= 2;
            assert!(!next.moves().into_iter().any(drawn), "{position}: {push}, and not only {trap}");
        }
        seen += 1;
    }
}

/// A game in which a position of the winner has occurred twice, and one winning push allows the loser to repeat it
/// but another does not.
fn game_before_repetition(
    solved: &Tablebase,
    first: quixo::Position,
) -> Option<(Game<quixo::Position>, Push)> {
    let won = |position: &quixo::Position| solved.probe(position) == Some(Value::Win);
    if !won(&first) {
        return None;
    }
    for a in quiet(&first) {
        let second = first.play(a);
        for b in quiet(&second) {
            let third = second.play(b);
            for c in quiet(&third).into_iter().filter(|_| won(&third)) {
                let fourth = third.play(c);
                let back =
                    quiet(&fourth).into_iter().find(|d| fourth.play(*d).identity() == first.identity());
                let Some(d) = back else { continue };
                let mut game = Game::new(first, DrawRules::default());
                for push in [a, b, c, d, a, b] {
                    game.play(push);
                }
                let returns = |push: Push| {
                    let next = third.play(push);
                    let twice = |reply: Push| game.occurrences(&next.play(reply)) >= 2;
                    next.outcome().is_none() && next.moves().into_iter().any(twice)
                };
                let keeps = |push: &Push| solved.probe_move(&third, *push) == Some(Value::Win);
                let safe = third.moves().into_iter().any(|push| keeps(&push) && !returns(push));
                if game.status() == Status::Ongoing && keeps(&c) && returns(c) && safe {
                    return Some((game, c));
                }
            }
        }
    }
    None
}

//! Games between two engines, driven as by the match runner Cute Games.

use pushflip_core::rules::{DrawRules, Side, Status, Variant};
use pushflip_core::session::{AnyGame, AnyMove, AnyPosition, Options};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::engine::Engine;
use crate::variable;

/// The number of random plies at the start of a game.
const OPENING_PLIES: usize = 4;
/// The time per move in milliseconds.
const MOVE_TIME: u64 = 5;
/// An upper bound of the plies of a game.
const LONGEST: usize = 4_000;

/// Plays a game as Cute Games does, and checks every move. Returns the result word and the number of plies.
fn play(engines: &mut [Engine; 2], variant: Variant, rng: &mut ChaCha8Rng) -> (String, usize) {
    let start = AnyPosition::start(variant, &Options::default());
    let mut game = AnyGame::new(start, DrawRules::default());
    let mut moves: Vec<AnyMove> = Vec::new();
    for engine in engines.iter_mut() {
        engine.send(&format!("setoption name Variant value {variant}"));
        assert_eq!(engine.ask("isready"), "readyok");
        engine.send("uginewgame");
    }
    loop {
        if moves.len() < OPENING_PLIES && game.status() == Status::Ongoing {
            let legal = game.position().moves();
            let mv = legal[rng.random_range(0..legal.len())];
            game.play(mv);
            moves.push(mv);
            continue;
        }
        let played: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let position = format!("position startpos moves {}", played.join(" "));
        let first = game.position().side_to_move() == Side::First;
        for engine in engines.iter_mut() {
            engine.send(&position);
            assert_eq!(engine.ask("query p1turn"), format!("response {first}"));
            let over = game.status() != Status::Ongoing;
            assert_eq!(engine.ask("query gameover"), format!("response {over}"), "{position}");
        }
        if game.status() != Status::Ongoing {
            let results = engines.each_mut().map(|engine| engine.ask("query result"));
            assert_eq!(results[0], results[1]);
            let winner = match game.status() {
                Status::Over(outcome) => outcome.winner,
                _ => None,
            };
            let expected = winner.map_or("draw", |side| ["p1win", "p2win"][side as usize]);
            assert_eq!(results[0], format!("response {expected}"), "{position}");
            return (expected.to_owned(), moves.len());
        }
        let engine = &mut engines[usize::from(!first)];
        let text = engine.best(&format!("go movetime {MOVE_TIME}"));
        let mv = game.position().parse_move(&text).unwrap_or_else(|error| panic!("{position}: {error}"));
        assert_eq!(game.position().check(mv), Ok(()), "{position}: {text}");
        game.play(mv);
        moves.push(mv);
        assert!(moves.len() < LONGEST, "the game does not end");
    }
}

/// `PUSHFLIP_GAMES` sets the number of games: 1,000 for a full measurement.
#[test]
fn two_engines_play_as_a_match_runner_drives_them() {
    let games = variable("PUSHFLIP_GAMES", 4);
    let mut rng = ChaCha8Rng::seed_from_u64(variable("PUSHFLIP_SEED", 17));
    let mut engines = [Engine::process(Variant::Quixo), Engine::process(Variant::Quixo)];
    let mut plies = 0;
    let mut tally = std::collections::BTreeMap::<(&str, String), u32>::new();
    for (number, variant) in (0..games).zip(Variant::ALL.into_iter().cycle()) {
        // The engines alternate as the first side of a variant.
        if number % 8 == 4 {
            engines.swap(0, 1);
        }
        let (result, length) = play(&mut engines, variant, &mut rng);
        *tally.entry((variant.id(), result)).or_default() += 1;
        plies += length;
    }
    println!("{games} games, {plies} plies");
    for ((variant, result), count) in &tally {
        println!("{variant:14} {result:6} {count}");
    }
    for mut engine in engines {
        engine.send("quit");
        assert!(engine.end().is_empty());
    }
}

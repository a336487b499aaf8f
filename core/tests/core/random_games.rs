//! Random positions and matches.

use std::fmt::Display;
use std::ops::Range;

use pushflip_core::rules::quixo;
use pushflip_core::rules::{Position, Side};
use pushflip_core::session::Match;
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

/// A position that is not over, after a random number of plies.
pub fn position<P: Position>(start: P, plies: Range<usize>, rng: &mut ChaCha8Rng) -> P {
    loop {
        let mut position = start;
        for _ in 0..rng.random_range(plies.clone()) {
            let Some(&mv) = position.moves().choose(rng) else { break };
            position = position.play(mv);
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}

/// A Quixo position with this number of cubes that is not over.
pub fn with_cubes(cubes: u32, rng: &mut ChaCha8Rng) -> quixo::Position {
    let count = |position: &quixo::Position| {
        (position.cubes(Side::First) | position.cubes(Side::Second)).count_ones()
    };
    loop {
        let mut position = quixo::Position::start(Side::First);
        while position.outcome().is_none() && count(&position) < cubes {
            position = position.play(*position.moves().choose(rng).expect("a move"));
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}

/// The text of a position with another number of quiet plies, and a fitting ply number.
pub fn with_quiet_plies(position: &impl Display, quiet: u32) -> String {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    format!("{} {} {quiet} 200", fields[0], fields[1])
}

/// Plays a match up to a number of plies, or to its end.
pub fn play(game: &mut Match, plies: usize, rng: &mut ChaCha8Rng) {
    while game.moves().len() < plies && game.result().is_none() {
        let mv = *game.position().moves().choose(rng).expect("a move");
        game.play(mv).expect("legal");
    }
}

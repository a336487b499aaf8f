//! One game of the engine against itself.

use rand::RngExt;

use super::sample::{GameResult, Sample};
use crate::ai::{Limits, Score, Searcher, Stop};
use crate::engine::random::Generator;
use crate::rules::hexxagon::{Move, Position, WhenStuck};
use crate::rules::{DrawRules, Game, Position as _, Side, Status, Variant};

/// The most plies at the start of a game that are played at random.
const RANDOM_PLIES: usize = 24;
/// Of a hundred random moves, so many are clones, where there are any: jumps outnumber them by far.
const RANDOM_CLONES: u32 = 50;
/// Of a hundred games, in so many a move is now and then played at random later, too.
const GAMES_THAT_WANDER: u32 = 50;
/// How often that is, in percent of the moves.
const WANDERING: u32 = 4;
/// A game is adjudicated when the winner is so many hundredths ahead...
const HOPELESS: i32 = 2_000;
/// ...in so many searches in a row, whoever is to move.
const HOPELESS_PLIES: u32 = 6;
/// Memory of the search, in MiB.
const HASH_MB: usize = 1;

/// Plays games one after another.
pub(super) struct Player {
    searcher: Searcher<Position>,
    start: Position,
    limits: Limits,
}

impl Player {
    /// A player who looks at so many positions a move.
    pub(super) fn new(variant: Variant, nodes: u64) -> Self {
        Self {
            searcher: Searcher::new(HASH_MB),
            start: Position::start(variant == Variant::Hexxagon, WhenStuck::default()),
            limits: Limits::nodes(nodes),
        }
    }

    /// A game from a random opening: its positions in order, without those where a random move was
    /// played or a side had no choice.
    pub(super) fn play(&mut self, mut dice: Generator) -> Vec<Sample> {
        self.searcher.clear();
        let mut game = opening(self.start, &mut dice);
        let wanders = dice.random_ratio(GAMES_THAT_WANDER, 100);
        let mut seen: Vec<(Position, Score)> = Vec::new();
        let mut hopeless = (Side::First, 0);
        let winner = loop {
            let position = game.position();
            match game.status() {
                Status::Over(outcome) => break outcome.winner,
                Status::Drawn(_) => break None,
                Status::Ongoing => {}
            }
            if wanders && dice.random_ratio(WANDERING, 100) {
                game.play(random_move(&position, &mut dice));
                continue;
            }
            let found = self.searcher.search(&game, &self.limits, &Stop::new(), |_| ());
            let found = found.expect("the game goes on");
            let side = position.side_to_move();
            let ahead = if found.score > Score::DRAW { side } else { !side };
            if found.score.is_decided() {
                break Some(ahead);
            }
            if position.count_moves() > 1 {
                seen.push((position, found.score));
            }
            let run = if hopeless.0 == ahead { hopeless.1 } else { 0 };
            hopeless = (ahead, if found.score.value().abs() >= HOPELESS { run + 1 } else { 0 });
            if hopeless.1 == HOPELESS_PLIES {
                break Some(ahead);
            }
            game.play(found.pv[0]);
        };
        seen.into_iter().map(|(position, score)| sample(&position, score, winner)).collect()
    }
}

fn sample(position: &Position, score: Score, winner: Option<Side>) -> Sample {
    let side = position.side_to_move();
    Sample {
        own: position.pieces(side),
        other: position.pieces(!side),
        score: score.value() as i16,
        result: match winner {
            None => GameResult::Drawn,
            Some(winner) if winner == side => GameResult::Won,
            Some(_) => GameResult::Lost,
        },
        ply: position.ply().min(255) as u8,
    }
}

/// A game after some random plies that have not ended it.
fn opening(start: Position, dice: &mut Generator) -> Game<Position> {
    loop {
        let mut game = Game::new(start, DrawRules::default());
        for _ in 0..dice.random_range(..=RANDOM_PLIES) {
            if game.status() != Status::Ongoing {
                break;
            }
            game.play(random_move(&game.position(), dice));
        }
        if game.status() == Status::Ongoing {
            return game;
        }
    }
}

fn random_move(position: &Position, dice: &mut Generator) -> Move {
    let moves = position.moves();
    // Clones are listed first.
    let clones = moves.iter().take_while(|mv| matches!(mv, Move::Clone { .. })).count();
    let choice = if clones > 0 && dice.random_ratio(RANDOM_CLONES, 100) { clones } else { moves.len() };
    moves[dice.random_range(..choice)]
}

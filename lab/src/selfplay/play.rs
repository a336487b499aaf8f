//! One self-play game.

use rand::RngExt;

use super::sample::{GameResult, SEAT_SHIFT, Sample};
use pushflip_core::ai::{Evaluate, Limits, Score, Searcher, Stop};
use pushflip_core::engine::random::Generator;
use pushflip_core::rules::quixo::teams;
use pushflip_core::rules::{DrawRules, Game, Position as _, Side, Status, hexxagon};

/// Of a hundred random moves, so many are clones, where there are any: jumps outnumber them by far.
const RANDOM_CLONES: u32 = 50;
/// Of a hundred games, in so many a move is now and then played at random later, too.
const GAMES_THAT_WANDER: u32 = 50;
/// How often that is, in percent of the moves.
const WANDERING: u32 = 4;
/// A game is adjudicated when the winner is hopelessly ahead in so many searches in a row, whoever is to move.
const HOPELESS_PLIES: u32 = 6;
/// Memory of the search, in MiB.
const HASH_MB: usize = 1;

/// A game that is learned from itself.
pub(super) trait Learnable: Evaluate {
    /// The most plies at the start of a game that are played at random.
    const RANDOM_PLIES: usize;
    /// A game is adjudicated when the winner stays so many hundredths ahead; never without it.
    const HOPELESS: Option<i32>;

    /// The own and the other side's planes as [`Sample`] holds them.
    fn planes(&self) -> [u64; 2];

    /// Some move.
    fn random_move(&self, dice: &mut Generator) -> Self::Move;
}

impl Learnable for hexxagon::Position {
    const RANDOM_PLIES: usize = 24;
    const HOPELESS: Option<i32> = Some(2_000);

    fn planes(&self) -> [u64; 2] {
        let side = self.side_to_move();
        [self.pieces(side), self.pieces(!side)]
    }

    fn random_move(&self, dice: &mut Generator) -> hexxagon::Move {
        let moves = self.moves();
        // Clones are listed first.
        let clones = moves.iter().take_while(|mv| matches!(mv, hexxagon::Move::Clone { .. })).count();
        let choice = if clones > 0 && dice.random_ratio(RANDOM_CLONES, 100) { clones } else { moves.len() };
        moves[dice.random_range(0..choice)]
    }
}

impl Learnable for teams::Position {
    const RANDOM_PLIES: usize = 16;
    const HOPELESS: Option<i32> = None;

    fn planes(&self) -> [u64; 2] {
        let [own, other, partner, last] = self.cubes_in_turn_order().map(u64::from);
        [own | partner << SEAT_SHIFT, other | last << SEAT_SHIFT]
    }

    fn random_move(&self, dice: &mut Generator) -> teams::Move {
        let moves = self.moves();
        moves[dice.random_range(0..moves.len())]
    }
}

/// Plays games one after another.
pub(super) struct Player<P: Learnable> {
    searcher: Searcher<P>,
    start: P,
    limits: Limits,
}

impl<P: Learnable> Player<P> {
    /// A player who looks at so many positions a move.
    pub(super) fn new(start: P, nodes: u64) -> Self {
        Self { searcher: Searcher::new(HASH_MB), start, limits: Limits::nodes(nodes) }
    }

    /// A game from a random opening: its positions in order, without those where a random move was
    /// played or a side had no choice.
    pub(super) fn play(&mut self, mut dice: Generator) -> Vec<Sample> {
        self.searcher.clear();
        let mut game = opening(self.start, &mut dice);
        let wanders = dice.random_ratio(GAMES_THAT_WANDER, 100);
        let mut seen: Vec<(P, Score)> = Vec::new();
        let mut hopeless = (Side::First, 0);
        let winner = loop {
            let position = game.position();
            match game.status() {
                Status::Over(outcome) => break outcome.winner,
                Status::Drawn(_) => break None,
                Status::Ongoing => {}
            }
            if wanders && dice.random_ratio(WANDERING, 100) {
                game.play(position.random_move(&mut dice));
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
            let is_hopeless = P::HOPELESS.is_some_and(|least| found.score.value().abs() >= least);
            hopeless = (ahead, if is_hopeless { run + 1 } else { 0 });
            if hopeless.1 == HOPELESS_PLIES {
                break Some(ahead);
            }
            game.play(found.pv[0]);
        };
        seen.into_iter().map(|(position, score)| sample(&position, score, winner)).collect()
    }
}

fn sample<P: Learnable>(position: &P, score: Score, winner: Option<Side>) -> Sample {
    let side = position.side_to_move();
    let [own, other] = position.planes();
    Sample {
        own,
        other,
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
fn opening<P: Learnable>(start: P, dice: &mut Generator) -> Game<P> {
    loop {
        let mut game = Game::new(start, DrawRules::default());
        for _ in 0..dice.random_range(..=P::RANDOM_PLIES) {
            if game.status() != Status::Ongoing {
                break;
            }
            game.play(game.position().random_move(dice));
        }
        if game.status() == Status::Ongoing {
            return game;
        }
    }
}

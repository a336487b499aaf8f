//! One self-play game.

use rand::RngExt;

use super::sample::{GameResult, SEAT_SHIFT, Sample};
use pushflip_core::ai::{Evaluate, Limits, Score, Searcher, Stop};
use pushflip_core::engine::random::Generator;
use pushflip_core::rules::quixo::teams;
use pushflip_core::rules::{DrawRules, Game, Position as _, Side, Status, hexxagon};

/// Percentage of clones among the random moves, if a clone is legal: jumps are far more numerous.
const CLONE_PERCENT: u32 = 50;
/// Percentage of games with random moves after the opening.
const WANDERING_GAMES_PERCENT: u32 = 50;
/// Percentage of random moves after the opening in such games.
const RANDOM_MOVES_PERCENT: u32 = 4;
/// A game is adjudicated when the same side has a decisive lead in this number of consecutive searches.
const ADJUDICATION_PLIES: u32 = 6;
/// Size of the transposition table, in MiB.
const HASH_MB: usize = 1;

/// A game with a network that is trained by self-play.
pub(super) trait Learnable: Evaluate {
    /// Maximum number of random plies at the start of a game.
    const RANDOM_PLIES: usize;
    /// Decisive lead in hundredths of a piece. With `None` no game is adjudicated by its score.
    const ADJUDICATION_LEAD: Option<i32>;

    /// The planes of the side to move and of the opponent, as in [`Sample`].
    fn planes(&self) -> [u64; 2];

    /// A random legal move.
    fn random_move(&self, dice: &mut Generator) -> Self::Move;
}

impl Learnable for hexxagon::Position {
    const RANDOM_PLIES: usize = 24;
    const ADJUDICATION_LEAD: Option<i32> = Some(2_000);

    fn planes(&self) -> [u64; 2] {
        let side = self.side_to_move();
        [self.pieces(side), self.pieces(!side)]
    }

    fn random_move(&self, dice: &mut Generator) -> hexxagon::Move {
        let moves = self.moves();
        // The move list begins with the clones.
        let clones = moves.iter().take_while(|mv| matches!(mv, hexxagon::Move::Clone { .. })).count();
        let choice = if clones > 0 && dice.random_ratio(CLONE_PERCENT, 100) { clones } else { moves.len() };
        moves[dice.random_range(0..choice)]
    }
}

impl Learnable for teams::Position {
    const RANDOM_PLIES: usize = 16;
    const ADJUDICATION_LEAD: Option<i32> = None;

    fn planes(&self) -> [u64; 2] {
        let [own, other, partner, last] = self.cubes_in_turn_order().map(u64::from);
        [own | partner << SEAT_SHIFT, other | last << SEAT_SHIFT]
    }

    fn random_move(&self, dice: &mut Generator) -> teams::Move {
        let moves = self.moves();
        moves[dice.random_range(0..moves.len())]
    }
}

/// A self-play player.
pub(super) struct Player<P: Learnable> {
    searcher: Searcher<P>,
    start: P,
    limits: Limits,
}

impl<P: Learnable> Player<P> {
    /// Creates a player with a node limit per move.
    pub(super) fn new(start: P, nodes: u64) -> Self {
        Self { searcher: Searcher::new(HASH_MB), start, limits: Limits::nodes(nodes) }
    }

    /// Plays a game from a random opening and returns its positions in order. Positions with a random move or
    /// with a single legal move are left out.
    pub(super) fn play(&mut self, mut dice: Generator) -> Vec<Sample> {
        self.searcher.clear();
        let mut game = opening(self.start, &mut dice);
        let wanders = dice.random_ratio(WANDERING_GAMES_PERCENT, 100);
        let mut seen: Vec<(P, Score)> = Vec::new();
        let mut streak = (Side::First, 0);
        let winner = loop {
            let position = game.position();
            match game.status() {
                Status::Over(outcome) => break outcome.winner,
                Status::Drawn(_) => break None,
                Status::Ongoing => {}
            }
            if wanders && dice.random_ratio(RANDOM_MOVES_PERCENT, 100) {
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
            let run = if streak.0 == ahead { streak.1 } else { 0 };
            let is_decisive = P::ADJUDICATION_LEAD.is_some_and(|least| found.score.value().abs() >= least);
            streak = (ahead, if is_decisive { run + 1 } else { 0 });
            if streak.1 == ADJUDICATION_PLIES {
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

/// A game after a random number of random plies that do not end it.
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

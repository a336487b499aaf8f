//! The players of an engine match: levels, our search, sparring partners and UGI programs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::time::{Duration, Instant};

use rand::SeedableRng;

use super::contestant::{Contestant, Engine};
use crate::limit::Limit;
use crate::sparring::{AlphaBeta, Greedy, Material, Mcts, Partner, Random};
use pushflip_core::ai::{self, Evaluate, Level, Limits, Searcher, Stop};
use pushflip_core::engine::client::{Fault, LATENESS, Program};
use pushflip_core::engine::random::Generator;
use pushflip_core::engine::ugi::EngineOptions;
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{Game, Position, Variant, hexxagon};
use pushflip_core::session::AnyMove;

/// A move, and the number of nodes searched if the player counts them.
pub(super) struct Choice<M> {
    pub(super) mv: M,
    pub(super) nodes: Option<u64>,
}

pub(super) enum NoMove {
    Fault(Fault),
    Stopped,
}

impl From<Fault> for NoMove {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Stopped => Self::Stopped,
            fault => Self::Fault(fault),
        }
    }
}

/// A player of one game after another.
pub(super) trait Player<P: Position> {
    /// Begins a game; the seed determines the player's random choices.
    fn begin(&mut self, seed: u64) -> Result<(), Fault>;

    /// Chooses a legal move in an unfinished game. `moves` are all moves of the game so far.
    fn choose(&mut self, game: &Game<P>, moves: &[P::Move], stop: &Stop) -> Result<Choice<P::Move>, NoMove>;
}

/// Asks a player for a move, checks it and measures its time.
pub(super) fn ask<P: Position>(
    player: &mut dyn Player<P>,
    contestant: &Contestant,
    game: &Game<P>,
    moves: &[P::Move],
    stop: &Stop,
) -> (Duration, Result<Choice<P::Move>, NoMove>) {
    let start = Instant::now();
    // A player that panics is discarded.
    let answer = catch_unwind(AssertUnwindSafe(|| player.choose(game, moves, stop)));
    let time = start.elapsed();
    let answer = answer.unwrap_or_else(|_| Err(Fault::Crash("panicked".into()).into()));
    let checked = answer.and_then(|choice| {
        if let Err(why) = game.position().check(choice.mv) {
            Err(Fault::Illegal(format!("{}: {why}", choice.mv)).into())
        } else if contestant.limits().time.is_some_and(|limit| time > limit + LATENESS) {
            Err(Fault::Late(time).into())
        } else {
            Ok(choice)
        }
    });
    (time, checked)
}

impl<P: Position> Player<P> for Program {
    fn begin(&mut self, _: u64) -> Result<(), Fault> {
        self.begin_match()
    }

    fn choose(&mut self, _: &Game<P>, moves: &[P::Move], stop: &Stop) -> Result<Choice<P::Move>, NoMove> {
        let mut nodes = None;
        let answer = self.ask(moves, stop, |line| nodes = reported_nodes(line).or(nodes));
        let mv = P::Move::from_str(&answer?).map_err(|error| Fault::Illegal(error.to_string()))?;
        Ok(Choice { mv, nodes })
    }
}

/// The node count in a line such as `info depth 3 nodes 1200 pv e5-e1`.
fn reported_nodes(line: &str) -> Option<u64> {
    let mut words = line.strip_prefix("info ")?.split_whitespace();
    words.find(|&word| word == "nodes" || word == "string").filter(|&word| word == "nodes")?;
    words.next()?.parse().ok()
}

/// A position that every kind of engine can play.
pub(super) trait Contested: Evaluate<Move: Into<AnyMove>> + Material {}

impl Contested for quixo::Position {}
impl Contested for teams::Position {}
impl Contested for hexxagon::Position {}

/// Makes the player of an engine.
pub(super) fn player<P: Contested>(
    contestant: &Contestant,
    variant: Variant,
) -> Result<Box<dyn Player<P>>, Fault> {
    let search_player = |threads, hash_mb, limit: Limit, level| {
        let mut searcher = Searcher::new(hash_mb);
        searcher.set_threads(threads);
        Box::new(SearchPlayer { searcher, limit, level })
    };
    let defaults = EngineOptions::default();
    Ok(match (&contestant.engine, contestant.limit) {
        (Engine::Level(level), None) => Box::new(LevelPlayer { level: *level, seed: 0 }),
        (Engine::Level(level), Some(limit)) => search_player(1, defaults.hash_mb, limit, Some(*level)),
        (Engine::Search { threads, hash_mb }, Some(limit)) => search_player(*threads, *hash_mb, limit, None),
        (Engine::Program(words), Some(limit)) => Box::new(Program::start(words, variant, limit.limits())?),
        (Engine::Search { .. } | Engine::Program(_), None) => {
            unreachable!("Contestant::new demands the limit")
        }
        (Engine::Mcts(playouts), _) => sparring(Mcts::new(*playouts)),
        (Engine::Material(plies), _) => sparring(AlphaBeta::new(*plies)),
        (Engine::Greedy, _) => sparring(Greedy),
        (Engine::Random, _) => sparring(Random),
    })
}

/// A level at its own limits; each move is a new search, as in the game.
struct LevelPlayer {
    level: Level,
    seed: u64,
}

impl<P: Evaluate> Player<P> for LevelPlayer {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Game<P>, _: &[P::Move], stop: &Stop) -> Result<Choice<P::Move>, NoMove> {
        let mv = ai::choose(game, self.level, self.seed, &Limits::default(), stop).ok_or(NoMove::Stopped)?;
        Ok(Choice { mv, nodes: None })
    }
}

/// Our search with a limit, at full strength or with the mistakes of a level.
struct SearchPlayer<P> {
    searcher: Searcher<P>,
    limit: Limit,
    level: Option<Level>,
}

impl<P: Evaluate> Player<P> for SearchPlayer<P> {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        if let Some(level) = self.level {
            self.searcher.set_level(level, seed);
        } else {
            self.searcher.set_full_strength();
        }
        self.searcher.clear();
        Ok(())
    }

    fn choose(&mut self, game: &Game<P>, _: &[P::Move], stop: &Stop) -> Result<Choice<P::Move>, NoMove> {
        let result = self.searcher.search(game, &self.limit.limits(), stop, |_| ());
        let result = result.filter(|_| !stop.is_stopped()).ok_or(NoMove::Stopped)?;
        Ok(Choice { mv: result.pv[0], nodes: Some(result.nodes) })
    }
}

/// A sparring partner with its random numbers.
struct SparringPlayer<T> {
    partner: T,
    random: Generator,
}

fn sparring<P: Position, T: Partner<P> + 'static>(partner: T) -> Box<dyn Player<P>> {
    Box::new(SparringPlayer { partner, random: Generator::seed_from_u64(0) })
}

impl<P: Position, T: Partner<P>> Player<P> for SparringPlayer<T> {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.random = Generator::seed_from_u64(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game<P>, _: &[P::Move], _: &Stop) -> Result<Choice<P::Move>, NoMove> {
        let (mv, nodes) = self.partner.choose(game, &mut self.random);
        Ok(Choice { mv, nodes })
    }
}

#[cfg(test)]
mod tests {
    use super::reported_nodes;

    #[test]
    fn nodes_are_read_from_info_lines_only() {
        assert_eq!(reported_nodes("info depth 3 score cp 5 nodes 1200 nps 7 pv e5-e1"), Some(1200));
        assert_eq!(reported_nodes("info string nodes 5"), None);
        assert_eq!(reported_nodes("info depth 3 nodes"), None);
        assert_eq!(reported_nodes("bestmove e5-e1 nodes 7"), None);
    }
}

//! The kinds of players: in this process, or a UGI program.

use super::contestant::{Contestant, Engine};
use super::player::{Choice, Player};
use crate::sparring::{AlphaBeta, Greed, Greedy, Material, Mcts, Partner, Random};
use pushflip_core::ai::{self, Evaluate, Level, Limits, Searcher, Stop};
use pushflip_core::engine::client::{Fault, Limit, NoMove, Program};
use pushflip_core::engine::ugi::EngineOptions;
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{Game, Position, Variant, hexxagon};
use pushflip_core::session::AnyMove;

/// A position that every kind of player can play.
pub(super) trait Contested: Evaluate<Move: Into<AnyMove>> + Material + Greed {}

impl Contested for quixo::Position {}
impl Contested for teams::Position {}
impl Contested for hexxagon::Position {}

/// Makes a player.
pub(super) fn player<P: Contested>(
    contestant: &Contestant,
    variant: Variant,
) -> Result<Box<dyn Player<P>>, Fault> {
    let searching = |threads, hash_mb, limit: Limit, level| {
        let mut searcher = Searcher::new(hash_mb);
        searcher.set_threads(threads);
        Box::new(Searching { searcher, limit, level })
    };
    let usual = EngineOptions::default();
    Ok(match (&contestant.engine, contestant.limit) {
        (Engine::Level(level), None) => Box::new(Leveled { level: *level, seed: 0 }),
        (Engine::Level(level), Some(limit)) => searching(1, usual.hash_mb, limit, Some(*level)),
        (Engine::Search { threads, hash_mb }, Some(limit)) => searching(*threads, *hash_mb, limit, None),
        (Engine::Program(words), Some(limit)) => Box::new(Program::start(words, variant, limit)?),
        (Engine::Search { .. } | Engine::Program(_), None) => {
            unreachable!("a contestant is not made without the limit that it needs")
        }
        (Engine::Mcts(playouts), _) => partner(Mcts::new(*playouts)),
        (Engine::Material(plies), _) => partner(AlphaBeta::new(*plies)),
        (Engine::Greedy, _) => partner(Greedy::new()),
        (Engine::Random, _) => partner(Random::new()),
    })
}

/// One of our levels, as the table asks it: each move by itself.
struct Leveled {
    level: Level,
    seed: u64,
}

impl<P: Evaluate> Player<P> for Leveled {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Game<P>, _: &[P::Move], stop: &Stop) -> Result<Choice<P::Move>, NoMove> {
        let mv = ai::choose(game, self.level, self.seed, &Limits::default(), stop).ok_or(NoMove::Stopped)?;
        Ok(Choice { mv, nodes: None })
    }
}

/// Our search with a limit, at full strength or with the eyes of a level.
struct Searching<P> {
    searcher: Searcher<P>,
    limit: Limit,
    level: Option<Level>,
}

impl<P: Evaluate> Player<P> for Searching<P> {
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
        let found = self.searcher.search(game, &self.limit.limits(), stop, |_| ());
        let found = found.filter(|_| !stop.is_stopped()).ok_or(NoMove::Stopped)?;
        Ok(Choice { mv: found.pv[0], nodes: Some(found.nodes) })
    }
}

/// A sparring partner.
struct Sparring<T>(T);

fn partner<P: Position, T: Partner<P> + 'static>(partner: T) -> Box<dyn Player<P>> {
    Box::new(Sparring(partner))
}

impl<P: Position, T: Partner<P>> Player<P> for Sparring<T> {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.0.begin(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game<P>, _: &[P::Move], _: &Stop) -> Result<Choice<P::Move>, NoMove> {
        let (mv, nodes) = self.0.choose(game);
        Ok(Choice { mv, nodes })
    }
}

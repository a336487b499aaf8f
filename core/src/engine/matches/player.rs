//! What a game needs of whoever plays it, and the players within this process.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use super::Limit;
use super::contestant::{Contestant, Engine};
use super::program::Program;
use crate::ai::{self, Evaluate, Level, Limits, Searcher, Stop};
use crate::engine::sparring::{AlphaBeta, Greed, Greedy, Material, Mcts, Partner, Random};
use crate::engine::ugi::EngineOptions;
use crate::rules::quixo::{self, teams};
use crate::rules::{Game, Position, Variant, hexxagon};

/// An answer may come so much later than its time limit, on a busy machine.
pub(super) const LATENESS: Duration = Duration::from_secs(2);

/// A position that every kind of player can play.
pub(super) trait Contested: Evaluate + Material + Greed {}

impl Contested for quixo::Position {}
impl Contested for teams::Position {}
impl Contested for hexxagon::Position {}

/// A move, and the positions looked at for it where that is known.
pub(super) struct Choice<M> {
    pub(super) mv: M,
    pub(super) nodes: Option<u64>,
}

/// Why a player loses without being beaten, as the rest of a sentence about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It ended, or does not speak as it should.
    Crash(String),
    /// It played a move that the rules forbid.
    Illegal(String),
    /// It did not answer in time.
    Late(Duration),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crash(how) => f.write_str(how),
            Self::Illegal(what) => write!(f, "played an illegal move: {what}"),
            Self::Late(after) => write!(f, "had no move after {:.1} s", after.as_secs_f64()),
        }
    }
}

/// Why there is no move.
pub(super) enum NoMove {
    Fault(Fault),
    /// The match was stopped.
    Stopped,
}

impl From<Fault> for NoMove {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// Someone who plays one game after another.
pub(super) trait Player<P: Position> {
    /// A new game begins; the seed decides what chance decides.
    fn begin(&mut self, seed: u64) -> Result<(), Fault>;

    /// A legal move in a game that goes on, which came about by `moves` from the start.
    fn choose(&mut self, game: &Game<P>, moves: &[P::Move], stop: &Stop) -> Result<Choice<P::Move>, NoMove>;
}

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

/// Asks a player of this process for a move, checks it, and takes its time.
pub(super) fn ask<P: Position>(
    player: &mut dyn Player<P>,
    contestant: &Contestant,
    game: &Game<P>,
    moves: &[P::Move],
    stop: &Stop,
) -> (Duration, Result<Choice<P::Move>, NoMove>) {
    let start = Instant::now();
    // A player that panics is thrown away, not asked again.
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

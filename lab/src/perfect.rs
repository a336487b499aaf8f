//! `pushflip-lab perfect`: the perfect player against a level, from Quixo positions whose value is known.
//!
//! From won positions, some for each number of cubes, all must be won; how soon is told. From drawn openings none may
//! be lost, and it is told how many are won. Every move of the perfect player is compared with the tables.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use clap::ValueEnum;
use rand::{Rng, RngExt};
use rayon::prelude::*;

use super::pool::pool;
use pushflip_core::ai::tablebase::Value;
use pushflip_core::ai::{Evaluate, Level, Limits, Prover, Searcher, Stop, choose, tablebase};
use pushflip_core::engine::progress::progress;
use pushflip_core::engine::random::stream;
use pushflip_core::rules::quixo::{Position, Push};
use pushflip_core::rules::{BySide, DrawRules, Game, Position as _, Side, Status, TextError};

/// Cubes of the won positions.
const WON_CUBES: std::ops::RangeInclusive<u32> = 10..=25;
/// Cubes of the drawn ones.
const DRAWN_CUBES: u32 = 4;
/// A win within so many plies, for whoever is to move, is too easy to ask for.
const NEAR: u32 = 5;

/// What the perfect player begins with
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Beginning {
    /// Positions with 10 to 25 cubes that it has won, but not within five plies
    Won,
    /// Drawn openings with four cubes
    Drawn,
}

/// Let the perfect player of Quixo play from positions whose value is known, and count what becomes of it
#[derive(clap::Args)]
pub struct PerfectArgs {
    /// Whether the positions are won or drawn
    #[arg(long, value_enum)]
    from: Beginning,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Positions that the perfect player may look at for each move, if not its own number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The level of its opponent
    #[arg(long, value_name = "NAME", default_value = "master", value_parser = level)]
    against: Level,
    /// Positions that the opponent may look at for each move, if not its own number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes_against: Option<u64>,
    /// Only won positions with so many cubes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(i64::from(*WON_CUBES.start())..=25))]
    cubes: Option<u32>,
    /// Only this position, with the perfect player to move
    #[arg(long, value_name = "TEXT", value_parser = position)]
    position: Option<Position>,
    /// A number that makes the positions and the opponent's chances repeatable
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Where the tables are, if not where `pushflip solve` puts them
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Print the games that were not won
    #[arg(long)]
    list: bool,
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|error: TextError| error.reason)
}

fn position(text: &str) -> Result<Position, String> {
    Position::start(Side::First).read(text).map_err(|error| error.reason)
}

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
pub enum PerfectError {
    /// The tables are not all there.
    #[error("perfect play needs all tables of pushflip solve")]
    Unsolved,
    /// The output failed.
    #[error("the output failed: {0}")]
    Output(#[from] io::Error),
}

impl PerfectArgs {
    /// Where the tables are, if that is said.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// A game to begin with: its position has the value for the perfect player, who is to move or, from drawn
    /// openings, moves first or second by turns.
    fn opening(&self, number: u32) -> (Position, Side) {
        if let Some(position) = self.position {
            return (position, position.side_to_move());
        }
        let mut random = stream(self.seed, number.into());
        let all = WON_CUBES.end() - WON_CUBES.start() + 1;
        let (cubes, value) = match self.from {
            Beginning::Won => (self.cubes.unwrap_or(WON_CUBES.start() + number % all), Value::Win),
            Beginning::Drawn => (DRAWN_CUBES, Value::Draw),
        };
        loop {
            let position = random_position(cubes, &mut random);
            let near = Prover::new(&Limits::default(), &Stop::new()).wins(&position, NEAR);
            if position.tablebase_value() == Some(value) && near == Some(false) {
                let is_first = self.from == Beginning::Won || number.is_multiple_of(2);
                let mover = position.side_to_move();
                return (position, if is_first { mover } else { !mover });
            }
        }
    }

    /// Plays a game.
    fn play(&self, number: u32) -> Played {
        let (start, perfect) = self.opening(number);
        let mut game = Game::new(start, DrawRules::default());
        let mut moves = Vec::new();
        let mut lost_value = false;
        let seed = stream(self.seed, u64::from(number) | 1 << 32).next_u64();
        while game.status() == Status::Ongoing {
            let position = game.position();
            let is_perfect = position.side_to_move() == perfect;
            let (level, nodes) =
                if is_perfect { (Level::Perfect, self.nodes) } else { (self.against, self.nodes_against) };
            // The number stands in place of the level's own.
            let mv = match nodes {
                Some(nodes) => chosen_within(&game, level, seed, nodes),
                None => choose(&game, level, seed, &Limits::default(), &Stop::new()),
            };
            let mv = mv.expect("the game goes on and nobody stops it");
            if is_perfect {
                let next = position.play(mv);
                let value = match next.outcome() {
                    Some(outcome) if outcome.winner == Some(perfect) => Some(Value::Win),
                    Some(_) => Some(Value::Loss),
                    None => next.tablebase_value().map(|value| -value),
                };
                lost_value |= value != position.tablebase_value();
            }
            game.play(mv);
            moves.push(mv.to_string());
        }
        let result = match game.status() {
            Status::Over(outcome) if outcome.winner == Some(perfect) => Value::Win,
            Status::Over(_) => Value::Loss,
            _ => Value::Draw,
        };
        let cubes = (start.cubes(Side::First) | start.cubes(Side::Second)).count_ones();
        let own_moves = u32::midpoint(moves.len() as u32, u32::from(start.side_to_move() == perfect));
        let said = format!("{start}: {} ({:?})", moves.join(" "), game.status());
        Played { cubes, result, lost_value, own_moves, said }
    }
}

/// A move of a level that looks at so many positions.
fn chosen_within(game: &Game<Position>, level: Level, seed: u64, nodes: u64) -> Option<Push> {
    let mut searcher = Searcher::new(level.table_size());
    searcher.set_level(level, seed);
    Some(searcher.search(game, &Limits::nodes(nodes), &Stop::new(), |_| ())?.pv[0])
}

/// What became of a game.
struct Played {
    /// At the start.
    cubes: u32,
    /// For the perfect player.
    result: Value,
    /// Whether one of its moves was worth less than the position.
    lost_value: bool,
    own_moves: u32,
    /// The game in a line.
    said: String,
}

/// A position with so many cubes that random moves lead to; the plies behind it do not count.
fn random_position(cubes: u32, random: &mut impl Rng) -> Position {
    loop {
        let mut position = Position::start(Side::First);
        let count =
            |position: &Position| (position.cubes(Side::First) | position.cubes(Side::Second)).count_ones();
        while position.outcome().is_none() {
            if count(&position) == cubes {
                let [first, second] = [Side::First, Side::Second].map(|side| position.cubes(side));
                return Position::with_cubes(BySide([first, second]), position.side_to_move());
            }
            let moves = position.moves();
            position = position.play(moves[random.random_range(..moves.len())]);
        }
    }
}

/// Plays, and writes the result to `out`.
///
/// # Errors
/// If the tables are not there, or the output fails.
pub fn run(args: &PerfectArgs, out: &mut (impl Write + Send)) -> Result<(), PerfectError> {
    if !tablebase::is_complete() {
        return Err(PerfectError::Unsolved);
    }
    let line = progress(args.games.into(), "{pos} of {len} games");
    let all = Mutex::new((Vec::new(), &mut *out));
    let one = |number: u32| -> io::Result<()> {
        let played = args.play(number);
        let (list, out) = &mut *all.lock().expect("no other worker has panicked");
        if args.list && (played.result != Value::Win || played.lost_value) {
            line.suspend(|| writeln!(out, "{}", played.said))?;
        }
        list.push(played);
        line.inc(1);
        Ok(())
    };
    pool(args.jobs.into()).install(|| (0..args.games).into_par_iter().try_for_each(one))?;
    drop(line);
    let (list, _) = all.into_inner().expect("no worker has panicked");
    Ok(write(&list, out)?)
}

fn write(list: &[Played], out: &mut impl Write) -> io::Result<()> {
    let count = |result: Value| list.iter().filter(|played| played.result == result).count();
    let lost_value = list.iter().filter(|played| played.lost_value).count();
    let mut lengths: Vec<u32> =
        list.iter().filter(|played| played.result == Value::Win).map(|played| played.own_moves).collect();
    lengths.sort_unstable();
    writeln!(
        out,
        "{} games: {} won, {} drawn, {} lost; value lost in {lost_value}; moves to the win: median {}, 90 % within \
         {}, most {}",
        list.len(),
        count(Value::Win),
        count(Value::Draw),
        count(Value::Loss),
        lengths.get(lengths.len() / 2).copied().unwrap_or_default(),
        lengths.get(lengths.len() * 9 / 10).copied().unwrap_or_default(),
        lengths.last().copied().unwrap_or_default(),
    )?;
    let mut by_cubes: BTreeMap<u32, [usize; 3]> = BTreeMap::new();
    for played in list {
        by_cubes.entry(played.cubes).or_default()[Value::Win as usize - played.result as usize] += 1;
    }
    let parts = by_cubes.iter().map(|(cubes, [won, drawn, lost])| format!("{cubes}: {won}–{drawn}–{lost}"));
    writeln!(out, "won, drawn and lost by cubes at the start: {}", parts.collect::<Vec<_>>().join(", "))
}

//! `pushflip-lab perfect`: the perfect player against a level, from solved Quixo positions.
//!
//! The perfect player must win all won positions, which are spread over the numbers of cubes, and must not lose drawn
//! openings. The report has the lengths of the wins and the share of draws won. Every move of the perfect player is
//! checked against the tablebase.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use clap::ValueEnum;
use rand::{Rng, RngExt};
use rayon::prelude::*;

use super::error::Error;
use super::pool::pool;
use pushflip_core::ai::tablebase::Value;
use pushflip_core::ai::{Evaluate, Level, Limits, Prover, Searcher, Stop, choose, tablebase};
use pushflip_core::engine::progress::progress;
use pushflip_core::engine::random::stream;
use pushflip_core::rules::quixo::{Position, Push};
use pushflip_core::rules::{BySide, DrawRules, Game, Position as _, Side, Status, parse_argument};

/// Numbers of cubes of won positions.
const WON_CUBES: std::ops::RangeInclusive<u32> = 10..=25;
/// Number of cubes of drawn openings.
const DRAWN_CUBES: u32 = 4;
/// Positions with a forced win of the side to move within this many plies are skipped.
const SKIPPED_WIN: u32 = 5;

/// The positions at the start of the games
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Beginning {
    /// Won positions with 10 to 25 cubes, without a forced win within five plies
    Won,
    /// Drawn openings with four cubes
    Drawn,
}

/// Play the perfect player of Quixo from won or drawn positions
#[derive(clap::Args)]
pub struct PerfectArgs {
    /// Whether the positions are won or drawn
    #[arg(long, value_enum)]
    from: Beginning,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Nodes of the perfect player for each move, instead of its default
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The level of the opponent
    #[arg(long, value_name = "NAME", default_value = "master", value_parser = parse_argument::<Level>)]
    against: Level,
    /// Nodes of the opponent for each move, instead of its default
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes_against: Option<u64>,
    /// Only won positions with this many cubes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(i64::from(*WON_CUBES.start())..=25))]
    cubes: Option<u32>,
    /// Only this position, with the perfect player to move
    #[arg(long, value_name = "TEXT", value_parser = position)]
    position: Option<Position>,
    /// Seed of the positions and of the opponent
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Folder of the tablebase, if not the default of `pushflip solve`
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Print the games that were not won
    #[arg(long)]
    list: bool,
}

fn position(text: &str) -> Result<Position, String> {
    Position::start(Side::First).read(text).map_err(|error| error.reason.to_string())
}

impl PerfectArgs {
    /// Folder of the tablebase, if given.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The start of a game and the side of the perfect player, which is to move in won positions and alternates in
    /// drawn openings.
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
            let near = Prover::new(&Limits::default(), &Stop::new()).wins(&position, SKIPPED_WIN);
            if position.tablebase_value() == Some(value) && near == Some(false) {
                let is_first = self.from == Beginning::Won || number.is_multiple_of(2);
                let mover = position.side_to_move();
                return (position, if is_first { mover } else { !mover });
            }
        }
    }

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
            let mv = match nodes {
                Some(nodes) => choose_with_nodes(&game, level, seed, nodes),
                None => choose(&game, level, seed, &Limits::default(), &Stop::new()),
            };
            let mv = mv.expect("an unfinished game and no stop");
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
        let line = format!("{start}: {} ({:?})", moves.join(" "), game.status());
        Played { cubes, result, lost_value, own_moves, line }
    }
}

/// Chooses a level's move with another node limit.
fn choose_with_nodes(game: &Game<Position>, level: Level, seed: u64, nodes: u64) -> Option<Push> {
    let mut searcher = Searcher::new(level.table_size());
    searcher.set_level(level, seed);
    Some(searcher.search(game, &Limits::nodes(nodes), &Stop::new(), |_| ())?.pv[0])
}

/// A finished game.
struct Played {
    /// Cubes at the start.
    cubes: u32,
    /// The result for the perfect player.
    result: Value,
    /// Whether a move of the perfect player lost value.
    lost_value: bool,
    own_moves: u32,
    /// The position and the moves in one line.
    line: String,
}

/// A random position with this number of cubes, reached by legal moves. Its ply count is reset.
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

/// Plays the games, and writes the result to `out`.
///
/// # Errors
/// If the tablebase is incomplete, or the output fails.
pub fn run(args: &PerfectArgs, out: &mut (impl Write + Send)) -> Result<(), Error> {
    if !tablebase::is_complete() {
        return Err(Error::Input("perfect play needs all tables of pushflip solve".into()));
    }
    let line = progress(args.games.into(), "{pos} of {len} games");
    let results = Mutex::new((Vec::new(), &mut *out));
    let play_one = |number: u32| -> io::Result<()> {
        let played = args.play(number);
        let (list, out) = &mut *results.lock().expect("no other worker has panicked");
        if args.list && (played.result != Value::Win || played.lost_value) {
            line.suspend(|| writeln!(out, "{}", played.line))?;
        }
        list.push(played);
        line.inc(1);
        Ok(())
    };
    pool(args.jobs.into()).install(|| (0..args.games).into_par_iter().try_for_each(play_one))?;
    drop(line);
    let (list, _) = results.into_inner().expect("no worker has panicked");
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

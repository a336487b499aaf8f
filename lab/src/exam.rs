//! `pushflip-lab exam`: counts the value-losing moves of an engine in solved Quixo positions that were held out
//! from training.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use clap::ArgGroup;
use rand::seq::SliceRandom;
use rayon::prelude::*;

use pushflip_core::ai::{Info, Limits, Searcher, Stop};
use pushflip_core::rules::quixo::Push;
use pushflip_core::rules::{DrawRules, Game};

use super::error::Error;
use super::limit::Limit;
use super::pool::pool;
use super::quixo_positions::{LabelledPosition, Value};
use pushflip_core::engine::random::stream;

/// Seed of the selection, so that exams of the same length have the same positions.
const SELECTION_SEED: u64 = 5;
/// Half-width of the 95 % interval in standard deviations.
const Z_95: f64 = 1.96;

/// Count the value-losing moves of the engine in solved Quixo positions
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[command(group = ArgGroup::new("limit").args(["time", "nodes", "depth"]).required(true).multiple(true))]
pub struct ExamArgs {
    /// The file of positions with the value of every move
    #[arg(long, value_name = "FILE")]
    data: PathBuf,
    /// Number of held-out positions; in each, some moves lose value and some keep it
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,
    /// Time for each move, such as 1s or 100ms
    #[arg(long, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,
    /// Nodes for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Search depth in plies
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Size of the transposition table in MB
    #[arg(long, value_name = "MB", default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..=4_096))]
    hash: u16,
    /// Searches at the same time, each on one thread
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Use the built-in part of the tablebase
    #[arg(long, conflicts_with = "tables")]
    shipped: bool,
    /// Use the built-in part of the tablebase and the files of `pushflip solve`, as `pushflip engine` does
    #[arg(long)]
    tables: bool,
    /// Folder of the tablebase, if not the default of `pushflip solve`
    #[arg(long, value_name = "FOLDER", requires = "tables")]
    folder: Option<PathBuf>,
    /// Include positions used for training
    #[arg(long)]
    learned: bool,
    /// Only positions with this many cubes; the selection is made before
    #[arg(long, value_name = "FROM-TO", value_parser = range)]
    cubes: Option<(u32, u32)>,
    /// Print the errors
    #[arg(long)]
    list: bool,
}

impl ExamArgs {
    /// Whether the files of the tablebase are used.
    pub fn uses_tablebase(&self) -> bool {
        self.tables
    }

    /// Folder of the tablebase, if given.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }
}

fn range(text: &str) -> Result<(u32, u32), String> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let read = |number: &str| number.parse().ok().filter(|cubes| *cubes <= 25);
    let range = read(from).zip(read(to)).filter(|(from, to)| from <= to);
    range.ok_or_else(|| format!("{text:?} is no range of cubes such as 20-22"))
}

fn duration(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(Limit::Time(time)) => Ok(time),
        _ => Err(format!("{text:?} is no time such as 1s or 100ms")),
    }
}

/// Totals of the judged positions.
#[derive(Default)]
struct Tally {
    positions: u32,
    /// Wins turned into draws, wins into losses, draws into losses.
    errors: [u32; 3],
    depth: u64,
    nodes: u64,
    time: Duration,
}

/// Runs the exam, and writes the result to `out`.
///
/// # Errors
/// If the data is missing, invalid or too small, or the output fails.
pub fn run(args: &ExamArgs, out: &mut (impl Write + Send)) -> Result<(), Error> {
    let questions = questions(args)?;
    let tally = Mutex::new((Tally::default(), out));
    let judge = |record: &LabelledPosition| -> io::Result<()> {
        let answer = answer(args, record);
        let (tally, out) = &mut *tally.lock().expect("no other worker has panicked");
        match tally.judge(record, &answer).filter(|_| args.list) {
            Some(sentence) => writeln!(out, "{sentence}"),
            None => Ok(()),
        }
    };
    pool(args.jobs.into()).install(|| questions.par_iter().try_for_each(judge))?;
    let (tally, out) = tally.into_inner().expect("no worker has panicked");
    tally.write(out)?;
    Ok(())
}

fn questions(args: &ExamArgs) -> Result<Vec<LabelledPosition>, Error> {
    let mut records = LabelledPosition::read_all(&args.data)?;
    records.retain(|record| (args.learned || record.cubes.is_held_out()) && record.is_critical());
    records.sort_unstable_by_key(|record| record.cubes.class());
    records.dedup_by_key(|record| record.cubes.class());
    records.shuffle(&mut stream(SELECTION_SEED, 0));
    if records.len() < args.positions as usize {
        return Err(Error::Input(format!(
            "{} has only {} positions of the kind in which some moves lose value and some keep it",
            args.data.display(),
            records.len()
        )));
    }
    records.truncate(args.positions as usize);
    let in_range = |record: &LabelledPosition| {
        let cubes = (record.cubes.own | record.cubes.other).count_ones();
        args.cubes.is_none_or(|(from, to)| (from..=to).contains(&cubes))
    };
    records.retain(in_range);
    Ok(records)
}

fn answer(args: &ExamArgs, record: &LabelledPosition) -> Info<Push> {
    let limits = Limits { depth: args.depth, nodes: args.nodes, time: args.time, ..Limits::default() };
    let game = Game::new(record.cubes.position(), DrawRules::default());
    let mut searcher = Searcher::new(args.hash.into());
    searcher.set_tablebase(args.tables || args.shipped);
    searcher.search(&game, &limits, &Stop::new(), |_| ()).expect("the game is not over")
}

impl Tally {
    /// Counts a move; the sentence describes an error.
    fn judge(&mut self, record: &LabelledPosition, answer: &Info<Push>) -> Option<String> {
        let (push, best) = (answer.pv[0], record.value());
        let value = record.value_of(push).expect("the engine plays legal moves");
        self.positions += 1;
        self.depth += u64::from(answer.depth);
        self.nodes += answer.nodes;
        self.time += answer.time;
        let kind = match (best, value) {
            (Value::Win, Value::Draw) => 0,
            (Value::Win, Value::Loss) => 1,
            (Value::Draw, Value::Loss) => 2,
            _ => return None,
        };
        self.errors[kind] += 1;
        Some(format!(
            "{}: {push} turns a {best:?} into a {value:?} (depth {}, {})",
            record.cubes.position(),
            answer.depth,
            answer.score
        ))
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let [win_drawn, win_lost, draw_lost] = self.errors;
        let errors = win_drawn + win_lost + draw_lost;
        if self.positions == 0 {
            return writeln!(out, "no positions");
        }
        let (low, high) = margins(errors, self.positions);
        let asked = f64::from(self.positions);
        writeln!(
            out,
            "{:.1} errors in 1000 moves (95 %: {low:.1} to {high:.1}): {errors} of {}; \
             {win_drawn} wins drawn, {win_lost} wins lost, {draw_lost} draws lost",
            1000.0 * f64::from(errors) / asked,
            self.positions,
        )?;
        writeln!(
            out,
            "a move: depth {:.1}, {:.0} nodes, {:.3} s; {:.0} nodes a second",
            self.depth as f64 / asked,
            self.nodes as f64 / asked,
            self.time.as_secs_f64() / asked,
            self.nodes as f64 / self.time.as_secs_f64(),
        )
    }
}

/// The 95 % interval of the error rate per 1000, by the score interval of Wilson (1927).
pub(crate) fn margins(errors: u32, asked: u32) -> (f64, f64) {
    let (asked, square) = (f64::from(asked), Z_95 * Z_95);
    let rate = f64::from(errors) / asked;
    let centre = rate + square / (2.0 * asked);
    let spread = Z_95 * (rate * (1.0 - rate) / asked + square / (4.0 * asked * asked)).sqrt();
    let per_thousand = |x: f64| 1000.0 * x / (1.0 + square / asked);
    (per_thousand(centre - spread).max(0.0), per_thousand(centre + spread))
}

//! `pushflip-lab exam`: counts the value-losing moves of an engine in solved Quixo positions that were held out
//! from training.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use clap::ArgGroup;
use rand::seq::SliceRandom;
use rayon::prelude::*;

use pushflip_core::ai::{Info, Limits, Searcher, Stop, network};
use pushflip_core::rules::quixo::Push;
use pushflip_core::rules::{DrawRules, Game};

use super::pool::pool;
use super::quixo_positions::{Record, TruthError, Value};
use pushflip_core::engine::random::stream;

/// The same positions in every exam of the same length.
const CHOICE_SEED: u64 = 5;
/// How many standard deviations the margins span on each side: 95 in 100 lie within.
const DEVIATIONS: f64 = 1.96;

/// Ask the engine for moves in Quixo positions whose truth is known, and count the errors
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[command(group = ArgGroup::new("limit").args(["time", "nodes", "depth"]).required(true).multiple(true))]
pub struct Exam {
    /// The file of positions with the value of every move
    #[arg(long, value_name = "FILE")]
    data: PathBuf,
    /// How many held-out positions to ask for, in which some moves lose value and some keep it
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,
    /// Time for each move, such as 1s or 100ms
    #[arg(long, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,
    /// Positions that the engine may look at for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Plies that the engine may look ahead
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Size of the transposition table in MB
    #[arg(long, value_name = "MB", default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..=4_096))]
    hash: u16,
    /// How many moves to search at once, each on one thread
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Let the engine use what comes with the program, and the last levels, which it makes itself
    #[arg(long, conflicts_with = "tables")]
    shipped: bool,
    /// Let the engine use what is known exactly, as `pushflip engine` does: what comes with the program, and the
    /// tables of `pushflip solve`
    #[arg(long)]
    tables: bool,
    /// Where the tables are, if not where `pushflip solve` puts them
    #[arg(long, value_name = "FOLDER", requires = "tables")]
    folder: Option<PathBuf>,
    /// Ask for positions too that something has learned from
    #[arg(long)]
    learned: bool,
    /// Only positions with so many cubes: of those that would be asked without it the ones that have them
    #[arg(long, value_name = "FROM-TO", value_parser = range)]
    cubes: Option<(u32, u32)>,
    /// Judge positions without what has been learned
    #[arg(long)]
    no_network: bool,
    /// Print the errors
    #[arg(long)]
    list: bool,
}

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
pub enum ExamError {
    /// There is no truth to compare with.
    #[error(transparent)]
    Truth(#[from] TruthError),
    /// The data has too few positions of the kind.
    #[error("{path} has only {found} positions of the kind in which some moves lose value and some keep it")]
    TooFew {
        /// The file.
        path: String,
        /// How many there are.
        found: usize,
    },
    /// The output failed.
    #[error("the output failed: {0}")]
    Output(#[from] io::Error),
}

impl Exam {
    /// Whether tables may be used.
    #[must_use]
    pub fn knows(&self) -> bool {
        self.tables
    }

    /// Where they are, if that is said.
    #[must_use]
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
    let read = |number: &str, unit: u64| {
        Some(Duration::from_millis(number.parse::<u32>().ok()?.into()) * unit as u32)
    };
    let duration = match text.strip_suffix("ms") {
        Some(number) => read(number, 1),
        None => text.strip_suffix('s').and_then(|number| read(number, 1_000)),
    };
    duration.filter(|time| !time.is_zero()).ok_or_else(|| format!("{text:?} is no time such as 1s or 100ms"))
}

/// What has come out so far.
#[derive(Default)]
struct Tally {
    asked: u32,
    /// Wins turned into draws, wins into losses, draws into losses.
    errors: [u32; 3],
    depth: u64,
    nodes: u64,
    time: Duration,
}

/// Asks, and writes the result to `out`.
///
/// # Errors
/// If there is no truth to compare with, or the output fails.
pub fn run(exam: &Exam, out: &mut (impl Write + Send)) -> Result<(), ExamError> {
    let questions = questions(exam)?;
    network::set_enabled(!exam.no_network);
    let tally = Mutex::new((Tally::default(), out));
    let judge = |record: &Record| -> io::Result<()> {
        let answer = answer(exam, record);
        let (tally, out) = &mut *tally.lock().expect("no other worker has panicked");
        match tally.judge(record, &answer).filter(|_| exam.list) {
            Some(sentence) => writeln!(out, "{sentence}"),
            None => Ok(()),
        }
    };
    pool(exam.jobs.into()).install(|| questions.par_iter().try_for_each(judge))?;
    network::set_enabled(true);
    let (tally, out) = tally.into_inner().expect("no worker has panicked");
    tally.write(out)?;
    Ok(())
}

fn questions(exam: &Exam) -> Result<Vec<Record>, ExamError> {
    let mut records = Record::read_all(&exam.data)?;
    records.retain(|record| (exam.learned || record.cubes.is_held_out()) && record.is_critical());
    records.sort_unstable_by_key(|record| record.cubes.class());
    records.dedup_by_key(|record| record.cubes.class());
    records.shuffle(&mut stream(CHOICE_SEED, 0));
    if records.len() < exam.positions as usize {
        return Err(ExamError::TooFew { path: exam.data.display().to_string(), found: records.len() });
    }
    records.truncate(exam.positions as usize);
    let has_them = |record: &Record| {
        let cubes = (record.cubes.own | record.cubes.other).count_ones();
        exam.cubes.is_none_or(|(from, to)| (from..=to).contains(&cubes))
    };
    records.retain(has_them);
    Ok(records)
}

fn answer(exam: &Exam, record: &Record) -> Info<Push> {
    let limits = Limits { depth: exam.depth, nodes: exam.nodes, time: exam.time, ..Limits::default() };
    let game = Game::new(record.cubes.position(), DrawRules::default());
    let mut searcher = Searcher::new(exam.hash.into());
    searcher.set_tablebase(exam.tables || exam.shipped);
    searcher.search(&game, &limits, &Stop::new(), |_| ()).expect("the game is not over")
}

impl Tally {
    /// Counts an answer, and says in a sentence what was wrong with it.
    fn judge(&mut self, record: &Record, answer: &Info<Push>) -> Option<String> {
        let (push, best) = (answer.pv[0], record.value());
        let value = record.value_of(push).expect("the engine plays legal moves");
        self.asked += 1;
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
        if self.asked == 0 {
            return writeln!(out, "no positions");
        }
        let (low, high) = margins(errors, self.asked);
        let asked = f64::from(self.asked);
        writeln!(
            out,
            "{:.1} errors in 1000 moves (95 %: {low:.1} to {high:.1}): {errors} of {}; \
             {win_drawn} wins drawn, {win_lost} wins lost, {draw_lost} draws lost",
            1000.0 * f64::from(errors) / asked,
            self.asked,
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

/// Between which numbers in 1000 the true rate lies, by the score interval of Wilson (1927).
fn margins(errors: u32, asked: u32) -> (f64, f64) {
    let (asked, square) = (f64::from(asked), DEVIATIONS * DEVIATIONS);
    let rate = f64::from(errors) / asked;
    let centre = rate + square / (2.0 * asked);
    let spread = DEVIATIONS * (rate * (1.0 - rate) / asked + square / (4.0 * asked * asked)).sqrt();
    let per_thousand = |x: f64| 1000.0 * x / (1.0 + square / asked);
    (per_thousand(centre - spread).max(0.0), per_thousand(centre + spread))
}

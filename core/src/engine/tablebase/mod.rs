//! `pushflip solve`: builds the Quixo tablebase in a folder, layer by layer from the full board down. A layer depends
//! only on the one above it, so an interrupted run can continue.

mod build;
mod child;
mod files;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::{fmt, thread};

use clap::Args;

use crate::ai::tablebase::counts::{ClassCounts, Count};
use crate::ai::tablebase::indexing::Board;
use crate::session::{Cause, Folders, Lock};

pub use child::{Failure, Progress, Solver, is_begun, remove};

/// Lock file in the folder of the tablebase; it is not removed.
const LOCK: &str = "solve.lock";

/// The arguments of `pushflip solve`.
#[derive(Args)]
pub struct SolveArgs {
    /// Length of the board's sides: 5, 4 or 3
    #[arg(long, value_name = "CELLS", default_value_t = 5, value_parser = clap::value_parser!(u8).range(3..=5))]
    board: u8,
    /// The last layer: states with at least this many cubes are solved
    #[arg(long, value_name = "CUBES", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=25))]
    down_to: u8,
    /// Number of threads [default: number of cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The folder of the tablebase [default: `solved` in the data folder]
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
    /// Memory for the values of two layers, in MB; less memory takes more time
    #[arg(long, value_name = "MB", default_value_t = 7_000)]
    memory: u32,
    /// Verify the counts of existing files instead of solving
    #[arg(long)]
    check: bool,
    /// Take commands from the game that started this process
    #[arg(long, hide = true, conflicts_with = "check")]
    led: bool,
}

/// The reason why solving failed, as a sentence.
#[derive(Debug, thiserror::Error)]
#[error("{sentence}")]
pub struct SolveError {
    failure: Failure,
    sentence: String,
}

impl From<String> for SolveError {
    fn from(sentence: String) -> Self {
        Self { failure: Failure::Ended, sentence }
    }
}

/// Runs `pushflip solve`: solves or checks. Fails if files cannot be read or written, are locked, or have wrong values.
pub fn run(args: &SolveArgs) -> Result<(), SolveError> {
    if args.led {
        child::obey();
    }
    let result = solve(args);
    if let (true, Err(error)) = (args.led, &result) {
        child::report_failure(error.failure);
    }
    result
}

fn solve(args: &SolveArgs) -> Result<(), SolveError> {
    let side = usize::from(args.board);
    let down_to = usize::from(args.down_to);
    if down_to > side * side {
        return Err(
            format!("--down-to {down_to}: a board of {side}×{side} has {} cells.", side * side).into()
        );
    }
    let folder = match &args.dir {
        Some(folder) => folder.clone(),
        None => Folders::find().map_err(|error| error.to_string())?.solved(),
    };
    let threads = args
        .threads
        .map_or_else(|| thread::available_parallelism().map_or(1, std::num::NonZero::get), usize::from);
    let memory = u64::from(args.memory) * 1_000_000;
    let work = Work { board: Arc::new(Board::new(side)), down_to, threads, memory, folder, led: args.led };
    if args.check { Ok(work.check()?) } else { work.solve() }
}

struct Work {
    board: Arc<Board>,
    down_to: usize,
    threads: usize,
    /// Memory limit in bytes.
    memory: u64,
    folder: PathBuf,
    /// Whether the game started this process and reads its progress.
    led: bool,
}

impl Work {
    fn cells(&self) -> usize {
        self.board.geometry.cells
    }

    fn side(&self) -> usize {
        self.board.geometry.side
    }

    fn lock(&self) -> Result<Lock, SolveError> {
        let path = self.folder.join(LOCK);
        let taken =
            || format!("{}: another `pushflip solve` is at work in this folder.", self.folder.display());
        Lock::take(&path).map_err(|cause| match cause {
            Cause::Taken => SolveError { failure: Failure::Taken, sentence: taken() },
            _ => format!("{}: {cause}.", path.display()).into(),
        })
    }

    /// Writes the counts of a layer, and compares them with the published ones.
    fn report(&self, cubes: usize, classes: &ClassCounts, how: &str) -> Result<Count, String> {
        let total = classes.total();
        let line =
            |count: Count| format!("win {} · loss {} · draw {}", count.wins, count.losses, count.draws);
        say(format_args!("{cubes} cubes: {} ({how})", line(total)))?;
        for (own, &count) in classes.0.iter().enumerate() {
            let class = format!("{own} v {}", cubes - own);
            say(format_args!("  {class}: {}", line(count)))?;
            agree(&class, count, published(self.side(), Some(cubes), Some(own)))?;
        }
        agree(&format!("{cubes} cubes"), total, published(self.side(), Some(cubes), None))?;
        Ok(total)
    }

    fn report_total(&self, total: Count) -> Result<(), String> {
        let tables = format!("the tables in {}", self.folder.display());
        agree(&tables, total, published(self.side(), None, None))?;
        let Count { wins, losses, draws } = total;
        say(format_args!("all: win {wins} · loss {losses} · draw {draws}, as published"))
    }

    fn states(&self, cubes: usize) -> u64 {
        (self.board.sets.count(cubes) as u64) << cubes
    }
}

fn agree(what: &str, found: Count, published: Option<Count>) -> Result<(), String> {
    match published.filter(|published| *published != found) {
        Some(published) => Err(format!("{what}: counted {found:?}, but published is {published:?}.")),
        None => Ok(()),
    }
}

/// Writes a line to standard output. A closed pipe is ignored, because the files and the exit code matter more than
/// the report.
fn say(line: fmt::Arguments) -> Result<(), String> {
    match writeln!(io::stdout(), "{line}") {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("the output failed: {error}."))
        }
        _ => Ok(()),
    }
}

/// The published counts of the states of a board with `side` cells per side, or only of those with a number of cubes,
/// of which the side to move has `own`: "Quixo Is Solved" (Tanaka, Bonnet, Tixeuil, Tamura; arXiv 2007.15895), and
/// counts of single layers that agree with its tables.
fn published(side: usize, cubes: Option<usize>, own: Option<usize>) -> Option<Count> {
    let (wins, losses, draws) = match (side, cubes, own) {
        (3, None, None) => (12_748, 6_935, 0),
        (4, None, None) => (26_434_489, 15_003_736, 1_608_496),
        (5, None, None) => (441_815_157_309, 279_746_227_956, 125_727_224_178),
        (5, Some(25), None) => (20_073_427, 13_326_948, 154_057),
        (5, Some(25), Some(12)) => (2_572_251, 2_519_395, 108_654),
        (5, Some(24), None) => (251_945_445, 159_558_801, 7_926_154),
        _ => return None,
    };
    Some(Count { wins, losses, draws })
}

//! Arguments and record file of `pushflip-lab match`.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;

use super::opening::default_plies;
use super::{Contestant, Engine, Plan, Sprt, ladder, play, report};
use crate::error::Error;
use crate::limit::Limit;
use pushflip_core::rules::{Variant, parse_argument, printable};

/// Default number of games.
const GAMES: u64 = 200;
/// Default maximum of games with an SPRT.
const SPRT_GAMES: u64 = 40_000;

/// Help text below the options.
const EXPLANATION: &str = "\
An ENGINE is one of
  level:ID                   a level at its own limits
  search                     our search at full strength, with all that is known exactly of Quixo, as
                             `pushflip engine` plays; search:threads=2,hash=64
  mcts:10000                 Monte-Carlo tree search with random playouts, so many a move
  material:6                 alpha-beta over so many plies that only counts material
  greedy, random             one ply ahead; any legal move
  \"cmd:PROGRAM ARGUMENTS\"   a program that speaks UGI; blanks separate, quotes do not bind

Every opening is played twice, with the sides changed; Elo, its 95 % interval and the test come from \
such pairs. An illegal move, a crash, and an answer that comes two seconds after its time limit (from a \
program without a time limit: after 60 s; to isready: after 10 s) lose the game. A program ends with the \
match, and on Unix so do the programs that it has started. With limits in nodes or plies, one thread \
and a seed a match repeats move by move, whatever the concurrency.";

/// The arguments of `pushflip-lab match`.
#[derive(Args, Debug)]
#[command(after_help = EXPLANATION)]
pub struct MatchArgs {
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = parse_argument::<Variant>)]
    variant: Variant,
    /// The engine to measure
    #[arg(long, value_name = "ENGINE", required_unless_present = "ladder")]
    a: Option<Engine>,
    /// Its opponent
    #[arg(long, value_name = "ENGINE", required_unless_present = "ladder")]
    b: Option<Engine>,
    /// Play every level against the one below it instead
    #[arg(long, conflicts_with_all = ["a", "b", "limit", "limit_a", "limit_b", "sprt"])]
    ladder: bool,
    /// Number of games, even; default: 200, or at most 40000 with --sprt
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(2..=10_000_000))]
    games: Option<u64>,
    /// Limit of search and cmd for a move: 0.2s, 200ms, 5000n (nodes) or "depth 6"
    #[arg(long, value_name = "LIMIT")]
    limit: Option<Limit>,
    /// The limit of A alone; it replaces a level's own limit
    #[arg(long, value_name = "LIMIT")]
    limit_a: Option<Limit>,
    /// The limit of B alone; it replaces a level's own limit
    #[arg(long, value_name = "LIMIT")]
    limit_b: Option<Limit>,
    /// Random plies at the beginning; default: 4, in teams 8
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=60))]
    opening_plies: Option<u32>,
    /// Seed of the openings and of the engines' random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of games played at the same time; default: as many as the cores allow
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: Option<u16>,
    /// Stop when the test decides, with errors of 5 %, whether A is ELO0 or ELO1 stronger
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// A new file for the records of all games
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl MatchArgs {
    /// The two engines; `None` for the ladder.
    fn contestants(&self) -> Result<Option<[Contestant; 2]>, String> {
        let (Some(a), Some(b)) = (&self.a, &self.b) else { return Ok(None) };
        Ok(Some([
            Contestant::new(a.clone(), self.limit, self.limit_a)?,
            Contestant::new(b.clone(), self.limit, self.limit_b)?,
        ]))
    }

    fn plan(&self, threads: usize) -> Result<Plan, String> {
        let games = self.games.unwrap_or(if self.sprt.is_some() { SPRT_GAMES } else { GAMES });
        if !games.is_multiple_of(2) {
            return Err(format!("--games {games} is odd: every opening is played twice"));
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Plan {
            variant: self.variant,
            pairs: games / 2,
            opening_plies: self.opening_plies.unwrap_or(default_plies(self.variant)),
            seed: self.seed,
            workers: self.concurrency.map_or(cores / threads, usize::from).clamp(1, (games / 2) as usize),
            sprt: self.sprt,
        })
    }
}

/// A new file for the records of games; removed if no game is written. After a write error it keeps the games written
/// so far, and the match continues.
struct Record {
    path: PathBuf,
    file: File,
    /// Whether it is a new file rather than a pipe or a device.
    created: bool,
    /// Bytes of complete games.
    written: u64,
    failed: Option<io::Error>,
}

impl Record {
    fn create(path: &Path) -> Result<Self, String> {
        let wrong = |error| format!("{} cannot be written: {error}", path.display());
        let (file, created) = match File::create_new(path) {
            Ok(file) => (file, true),
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(wrong(error)),
            // Existing pipes and devices can be written to.
            Err(_) if fs::metadata(path).is_ok_and(|kind| !kind.is_file() && !kind.is_dir()) => {
                (File::options().write(true).open(path).map_err(wrong)?, false)
            }
            Err(_) => return Err(format!("{} exists already; choose another name", path.display())),
        };
        Ok(Self { path: path.into(), file, created, written: 0, failed: None })
    }

    /// The first write error, if any.
    fn end(mut self) -> Result<(), String> {
        let failed = self.failed.take();
        failed.map_or(Ok(()), |error| Err(format!("{} is not complete: {error}", self.path.display())))
    }
}

impl Write for Record {
    /// Expects complete games.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.failed.is_none() {
            match self.file.write_all(bytes) {
                Ok(()) => self.written += bytes.len() as u64,
                Err(error) => {
                    self.failed = Some(error);
                    if self.created {
                        // Removes an incomplete game. The write error is reported already.
                        let _ = self.file.set_len(self.written);
                    }
                }
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Record {
    fn drop(&mut self) {
        if self.created && self.written == 0 {
            // An error leaves an empty file.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Plays the match or the ladder, and writes the table.
///
/// # Errors
/// If the arguments are invalid, or the output fails.
pub fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), Error> {
    let contestants = args.contestants().map_err(Error::Input)?;
    let threads = contestants.iter().flatten().map(Contestant::threads).max().unwrap_or(1);
    let plan = args.plan(threads).map_err(Error::Input)?;
    let record = args.record.as_deref().map(Record::create).transpose();
    let mut record = record.map_err(Error::Input)?;
    let games = record.as_mut().map(|record| record as &mut (dyn Write + Send));
    let start = Instant::now();
    let heading = format!(
        "{}, openings of {} random plies, seed {}, {} at a time",
        plan.variant, plan.opening_plies, plan.seed, plan.workers
    );
    if let Some([a, b]) = contestants {
        let tally = play(&plan, &a, &b, games)?;
        writeln!(out, "{heading}: {} s", start.elapsed().as_secs())?;
        write!(out, "{}", report::table(&tally, [&printable(a), &printable(b)], args.sprt.as_ref()))?;
    } else {
        writeln!(out, "{heading}")?;
        ladder::run(&plan, out, games)?;
    }
    out.flush()?;
    record.map_or(Ok(()), |record| record.end().map_err(Error::Input))
}

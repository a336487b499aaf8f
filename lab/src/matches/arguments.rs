//! The command line of `pushflip-lab match`.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;

use super::opening::usual_plies;
use super::{Contestant, Engine, MatchError, Plan, Sprt, ladder, play, report};
use pushflip_core::command_line::variant;
use pushflip_core::engine::client::Limit;
use pushflip_core::rules::{Variant, printable};

/// Games unless somebody says otherwise; with a test the most that are played.
const GAMES: u64 = 200;
const TESTED_GAMES: u64 = 40_000;

/// What the options do not say.
const EXPLANATION: &str = "\
An ENGINE is one of
  level:ID                   a level as people play against it, at its own limits
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

/// What is asked of a match.
#[derive(Args, Debug)]
#[command(after_help = EXPLANATION)]
pub struct MatchArgs {
    /// The game: quixo, quixo-teams, hexxagon or hexxagon-open
    #[arg(long, value_name = "ID", value_parser = variant)]
    variant: Variant,
    /// The engine whose strength is in question
    #[arg(long, value_name = "ENGINE", value_parser = engine, required_unless_present = "ladder")]
    a: Option<Engine>,
    /// Its opponent
    #[arg(long, value_name = "ENGINE", value_parser = engine, required_unless_present = "ladder")]
    b: Option<Engine>,
    /// Play every level against the one below it instead
    #[arg(long, conflicts_with_all = ["a", "b", "limit", "limit_a", "limit_b", "sprt"])]
    ladder: bool,
    /// An even number of games: 200, or with --sprt at most 40000, if not said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(2..=10_000_000))]
    games: Option<u64>,
    /// What search and cmd may use for a move: 0.2s, 200ms, 5000n (positions) or "depth 6"
    #[arg(long, value_name = "LIMIT", value_parser = limit)]
    limit: Option<Limit>,
    /// The limit of A alone, also in place of a level's own
    #[arg(long, value_name = "LIMIT", value_parser = limit)]
    limit_a: Option<Limit>,
    /// The limit of B alone, also in place of a level's own
    #[arg(long, value_name = "LIMIT", value_parser = limit)]
    limit_b: Option<Limit>,
    /// Random plies at the beginning: 4, in teams 8, if not said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=60))]
    opening_plies: Option<u32>,
    /// A number that makes openings and the engines' chances repeatable
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games at a time: as many as there are cores for the engines' threads, if not said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: Option<u16>,
    /// Stop when it is decided, with errors of 5 %, whether A is ELO0 or ELO1 stronger
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// A new file for the records of all games, one after another
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

fn engine(text: &str) -> Result<Engine, String> {
    text.parse()
}

fn limit(text: &str) -> Result<Limit, String> {
    text.parse()
}

fn sprt(text: &str) -> Result<Sprt, String> {
    text.parse()
}

impl MatchArgs {
    /// The two engines; none for the ladder.
    fn contestants(&self) -> Result<Option<[Contestant; 2]>, String> {
        let (Some(a), Some(b)) = (&self.a, &self.b) else { return Ok(None) };
        Ok(Some([
            Contestant::new(a.clone(), self.limit, self.limit_a)?,
            Contestant::new(b.clone(), self.limit, self.limit_b)?,
        ]))
    }

    fn plan(&self, threads: usize) -> Result<Plan, String> {
        let games = self.games.unwrap_or(if self.sprt.is_some() { TESTED_GAMES } else { GAMES });
        if !games.is_multiple_of(2) {
            return Err(format!("--games {games} is odd: every opening is played twice"));
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Plan {
            variant: self.variant,
            pairs: games / 2,
            opening_plies: self.opening_plies.unwrap_or(usual_plies(self.variant)),
            seed: self.seed,
            workers: self.concurrency.map_or(cores / threads, usize::from).clamp(1, (games / 2) as usize),
            sprt: self.sprt,
        })
    }
}

/// The file of the games: a new one, which goes again if no game is played. Without room for more games on the
/// disk those that were written stay, and the match goes on.
struct Record {
    path: PathBuf,
    file: File,
    /// Whether it is a file that was made for the games, and no pipe or device.
    made: bool,
    /// Bytes of whole games.
    written: u64,
    failed: Option<io::Error>,
}

impl Record {
    fn create(path: &Path) -> Result<Self, String> {
        let wrong = |error| format!("{} cannot be written: {error}", path.display());
        let (file, made) = match File::create_new(path) {
            Ok(file) => (file, true),
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(wrong(error)),
            // A pipe or a device has nothing to lose.
            Err(_) if fs::metadata(path).is_ok_and(|kind| !kind.is_file() && !kind.is_dir()) => {
                (File::options().write(true).open(path).map_err(wrong)?, false)
            }
            Err(_) => return Err(format!("{} exists already; choose another name", path.display())),
        };
        Ok(Self { path: path.into(), file, made, written: 0, failed: None })
    }

    /// What became of it.
    fn end(mut self) -> Result<(), String> {
        let failed = self.failed.take();
        failed.map_or(Ok(()), |error| Err(format!("{} is not complete: {error}", self.path.display())))
    }
}

impl Write for Record {
    /// Takes whole games.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.failed.is_none() {
            match self.file.write_all(bytes) {
                Ok(()) => self.written += bytes.len() as u64,
                Err(error) => {
                    self.failed = Some(error);
                    if self.made {
                        // Half a game only takes room; what else is wrong is said already.
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
        if self.made && self.written == 0 {
            // It is empty.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Plays what the command line asks, and writes the table.
///
/// # Errors
/// If it asks for something that cannot be done, or the output fails.
pub fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), MatchError> {
    let contestants = args.contestants().map_err(MatchError::Asked)?;
    let threads = contestants.iter().flatten().map(Contestant::threads).max().unwrap_or(1);
    let plan = args.plan(threads).map_err(MatchError::Asked)?;
    let record = args.record.as_deref().map(Record::create).transpose();
    let mut record = record.map_err(MatchError::Asked)?;
    let games = record.as_mut().map(|record| record as &mut dyn Write);
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
    record.map_or(Ok(()), |record| record.end().map_err(MatchError::Asked))
}

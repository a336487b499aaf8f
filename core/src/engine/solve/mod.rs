//! `pushflip solve`: the exact tables of Quixo, level by level from the full board down, in a folder of
//! files. Each level needs only the one above it, so a run goes on where another was ended.

mod files;
mod opening;
mod progress;
mod published;

use std::fmt::Display;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread;

use clap::Args;
use indicatif::ProgressBar;

use crate::ai::solved::board::Board;
use crate::ai::solved::classes::{Classes, Count};
use crate::ai::solved::file;
use crate::ai::solving::{self, Level, Memory, Watch};
use crate::engine::progress::progress;
use crate::rules::printable;
use crate::session::{Folders, Lock, NotFree};
use progress::{show, time};

/// The file in the folder of the tables that the program at work there holds locked; it stays.
const LOCK: &str = "solve.lock";

/// What to solve, and where to keep it.
#[derive(Args)]
pub struct SolveArgs {
    /// Cells of a side: 5, 4 or 3
    #[arg(long, value_name = "CELLS", default_value_t = 5, value_parser = clap::value_parser!(u8).range(3..=5))]
    board: u8,
    /// The last level: states with at least so many cubes are solved
    #[arg(long, value_name = "CUBES", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=25))]
    down_to: u8,
    /// Threads; as many as there are cores if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The folder of the tables; `solved` in the data folder if not given
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
    /// Count the values in the files that are there again, instead of solving
    #[arg(long)]
    check: bool,
    /// Write the compressed opening that comes with the program from the 5×5 tables, instead of solving
    #[arg(long, value_name = "FILE", conflicts_with_all = ["check", "board"])]
    write_opening: Option<PathBuf>,
}

/// Does what the command line asks.
///
/// # Errors
/// A sentence.
pub fn run(args: &SolveArgs) -> Result<(), String> {
    let side = usize::from(args.board);
    let down_to = usize::from(args.down_to);
    if down_to > side * side {
        return Err(format!("--down-to {down_to}: a board of {side}×{side} has {} cells.", side * side));
    }
    let folder = match &args.dir {
        Some(folder) => folder.clone(),
        None => Folders::find()?.solved(),
    };
    let mut out = MaybeUnread(io::stdout().lock());
    if let Some(path) = &args.write_opening {
        return opening::write_opening(&folder, path, &mut out);
    }
    let threads = args
        .threads
        .map_or_else(|| thread::available_parallelism().map_or(1, std::num::NonZero::get), usize::from);
    let work = Work { board: Arc::new(Board::new(side)), down_to, threads, folder };
    if args.check { work.check(&mut out) } else { work.solve(&mut out) }
}

/// An output that may be closed: whoever reads has enough then, but the work is done for the tables, or to be
/// told by the exit code that they are sound.
struct MaybeUnread<W>(W);

impl<W: Write> Write for MaybeUnread<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.write(bytes) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(bytes.len()),
            written => written,
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self.0.flush() {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            flushed => flushed,
        }
    }
}

struct Work {
    board: Arc<Board>,
    down_to: usize,
    threads: usize,
    folder: PathBuf,
}

impl Work {
    fn cells(&self) -> usize {
        self.board.geometry.cells
    }

    fn side(&self) -> usize {
        self.board.geometry.side
    }

    fn solve(&self, out: &mut impl Write) -> Result<(), String> {
        fs::create_dir_all(&self.folder).map_err(|error| cannot("made", &self.folder, &error))?;
        let _lock = self.lock()?;
        let (done, mut above) = self.found(out)?;
        if done.len() > self.cells() - self.down_to {
            // Nothing is left to make: what is there is what the answer rests on.
            return self.check(out);
        }
        let mut total = Count::default();
        for (cubes, classes) in (0..=self.cells()).rev().zip(&done) {
            total += self.report(out, cubes, classes, "from the file")?;
        }
        let wanted = self.down_to..self.cells() - done.len() + 1;
        let bytes: u64 = wanted.clone().map(|cubes| file::bytes(&self.board, cubes)).sum();
        let (megabytes, folder) = (bytes.div_ceil(1_000_000), printable(self.folder.display()));
        writeln!(out, "The tables to make need {megabytes} MB in {folder}.").map_err(output)?;
        let states = wanted.clone().map(|cubes| self.states(cubes)).sum();
        let line = progress(states, "{msg}: {percent} % of all");
        let mut memory = Memory::default();
        for cubes in wanted.rev() {
            let (level, classes);
            (level, memory, classes) = thread::scope(|scope| {
                // While the level is solved, the one above it is written.
                let writer = above.as_ref().and_then(|above: &Solved| {
                    let job = || files::write(&self.folder, &above.level, &above.classes);
                    (!above.kept).then(|| scope.spawn(job))
                });
                let solved = self.solve_level(cubes, above.as_ref().map(|a| &a.level), memory, &line);
                match writer.map(|writer| writer.join().expect("the writer does not panic")) {
                    Some(Err(error)) => Err(cannot("written", &self.folder, &error)),
                    _ => solved,
                }
            })?;
            let how = time(line.elapsed());
            total += line.suspend(|| self.report(out, cubes, &classes, &how))?;
            if let Some(above) = above.replace(Solved { level, classes, kept: false }) {
                memory.pairs = above.level.pairs;
            }
        }
        if let Some(last) = above.filter(|last| !last.kept) {
            files::write(&self.folder, &last.level, &last.classes)
                .map_err(|error| cannot("written", &self.folder, &error))?;
        }
        if self.down_to == 0 {
            self.report_whole(out, total)?;
        }
        Ok(())
    }

    /// Takes the folder for this program: two that write the same files would spoil them for each other.
    fn lock(&self) -> Result<Lock, String> {
        let path = self.folder.join(LOCK);
        Lock::take(&path).map_err(|why| match why {
            NotFree::Taken => {
                format!("{}: another `pushflip solve` is at work in this folder.", self.folder.display())
            }
            NotFree::NoFile => format!("{}: {why}.", path.display()),
        })
    }

    fn solve_level(
        &self,
        cubes: usize,
        above: Option<&Level>,
        memory: Memory,
        line: &ProgressBar,
    ) -> Result<(Level, Memory, Classes), String> {
        let watch = Watch::default();
        let (end, ended) = mpsc::channel();
        thread::scope(|scope| {
            let watch = &watch;
            scope.spawn(move || show(line, cubes, self.states(cubes), watch, &ended));
            let (level, memory) = solving::solve(&self.board, cubes, above, memory, self.threads, watch);
            let classes = solving::count(&level, self.threads);
            drop(end);
            let classes = classes.ok_or_else(|| {
                let above = file::path(&self.folder, self.side(), cubes + 1);
                format!("{}: what follows from it contradicts itself.", above.display())
            })?;
            Ok((level, memory, classes))
        })
    }

    /// The classes of the levels that need not be solved, the full board first, and the last of them
    /// in memory if the work goes on from it. Then none of them is taken on trust: all below a damaged one could
    /// be as wrong as that.
    fn found(&self, out: &mut impl Write) -> Result<(Vec<Classes>, Option<Solved>), String> {
        let mut done = Vec::new();
        for cubes in (self.down_to..=self.cells()).rev() {
            let path = file::path(&self.folder, self.side(), cubes);
            if fs::symlink_metadata(&path).is_err() {
                break;
            }
            match file::open(&path, &self.board, cubes) {
                Ok((_, header)) => done.push(header.classes),
                Err(error) => {
                    self.say_made_anew(out, cubes, &error)?;
                    break;
                }
            }
        }
        if done.len() > self.cells() - self.down_to {
            return Ok((done, None));
        }
        let mut last = None;
        for (number, cubes) in (0..done.len()).zip((0..=self.cells()).rev()) {
            match files::read(&self.folder, &self.board, cubes, Vec::new(), self.threads) {
                Ok((level, classes)) => last = Some(Solved { level, classes, kept: true }),
                Err(error) => {
                    self.say_made_anew(out, cubes, &error)?;
                    done.truncate(number);
                    break;
                }
            }
        }
        Ok((done, last))
    }

    fn say_made_anew(&self, out: &mut impl Write, cubes: usize, error: &impl Display) -> Result<(), String> {
        let path = file::path(&self.folder, self.side(), cubes);
        writeln!(out, "{}: {error}; it is made anew.", printable(path.display())).map_err(output)
    }

    fn check(&self, out: &mut impl Write) -> Result<(), String> {
        let mut total = Count::default();
        let mut memory = Vec::new();
        for cubes in (self.down_to..=self.cells()).rev() {
            let path = file::path(&self.folder, self.side(), cubes);
            let (level, classes) = files::read(&self.folder, &self.board, cubes, memory, self.threads)
                .map_err(|error| format!("{}: {error}.", path.display()))?;
            total += self.report(out, cubes, &classes, "counted again")?;
            memory = level.pairs;
        }
        if self.down_to == 0 { self.report_whole(out, total) } else { Ok(()) }
    }

    /// Writes the counts of a level, and compares them with what is published.
    fn report(
        &self,
        out: &mut impl Write,
        cubes: usize,
        classes: &Classes,
        how: &str,
    ) -> Result<Count, String> {
        let total = classes.total();
        let line =
            |count: Count| format!("win {} · loss {} · draw {}", count.wins, count.losses, count.draws);
        writeln!(out, "{cubes} cubes: {} ({how})", line(total)).map_err(output)?;
        for (own, &count) in classes.0.iter().enumerate() {
            writeln!(out, "  {own} v {}: {}", cubes - own, line(count)).map_err(output)?;
            let published = published::class(self.side(), own, cubes - own);
            agree(&format!("{own} v {}", cubes - own), count, published)?;
        }
        agree(&format!("{cubes} cubes"), total, published::level(self.side(), cubes))?;
        out.flush().map_err(output)?;
        Ok(total)
    }

    fn report_whole(&self, out: &mut impl Write, total: Count) -> Result<(), String> {
        let tables = format!("the tables in {}", self.folder.display());
        agree(&tables, total, published::whole(self.side()))?;
        writeln!(out, "all: win {} · loss {} · draw {}, as published", total.wins, total.losses, total.draws)
            .map_err(output)
    }

    fn states(&self, cubes: usize) -> u64 {
        (self.board.sets.count(cubes) as u64) << cubes
    }
}

/// A level that is complete in memory.
struct Solved {
    level: Level,
    classes: Classes,
    /// Its file is there.
    kept: bool,
}

fn agree(what: &str, found: Count, published: Option<Count>) -> Result<(), String> {
    match published.filter(|published| *published != found) {
        Some(published) => Err(format!("{what}: counted {found:?}, but published is {published:?}.")),
        None => Ok(()),
    }
}

fn cannot(be: &str, folder: &Path, error: &io::Error) -> String {
    format!("{}: the tables cannot be {be}: {error}.", folder.display())
}

fn output(error: io::Error) -> String {
    format!("the output failed: {error}.")
}

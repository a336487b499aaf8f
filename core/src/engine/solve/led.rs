//! The solver as a child process of the game, so that its memory is freed at its end. The game reads progress
//! from its standard error and writes `pause` and `go` to its standard input. At the end of the input the
//! solver exits; finished levels are in files.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::{fs, io, process, thread};

use super::{LOCK, SolveError};
use crate::ai::tablebase::pause;
use crate::session::{Cause, Lock, LockError};

/// The arguments of a run that a game leads.
const LED: [&str; 2] = ["solve", "--led"];
const PAUSE: &str = "pause";
const GO: &str = "go";
/// Windows: a process below the usual priority, without a window of its own.
#[cfg(windows)]
const QUIET: u32 = 0x0000_4000 | 0x0800_0000;

/// Obeys the game that has started this program, from another thread.
pub(super) fn obey() {
    #[cfg(unix)]
    // What cannot be had is not needed: the game is only somewhat slower.
    let _ = rustix::process::nice(19);
    let read = || {
        for line in io::stdin().lock().lines().map_while(Result::ok) {
            match line.as_str() {
                PAUSE => pause(true),
                GO => pause(false),
                _ => {}
            }
        }
        // A kill leaves no half file: see `files`.
        process::exit(0);
    };
    // Without the thread nobody could end it.
    if thread::Builder::new().spawn(read).is_err() {
        process::exit(1);
    }
}

/// Tells the game how far the work is.
pub(super) fn tell(share: f64, cubes: usize) {
    let _ = writeln!(io::stderr(), "progress {share:.4} {cubes}");
}

/// Tells the game why there are no tables.
pub(super) fn tell_failure(error: &SolveError) {
    let _ = writeln!(io::stderr(), "failed {}", Failure::of(error).word());
}

/// Why there are no tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Another program makes them in the same folder.
    Taken,
    /// The disk is full.
    Full,
    /// The solver ended for another reason, such as a want of memory.
    Ended,
}

impl Failure {
    fn of(error: &SolveError) -> Self {
        match error {
            SolveError::Taken(_) => Self::Taken,
            SolveError::Full(_) => Self::Full,
            SolveError::Other(_) => Self::Ended,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Taken => "taken",
            Self::Full => "full",
            Self::Ended => "ended",
        }
    }
}

/// How far the work is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress {
    /// What is there already is being looked at.
    Begun,
    /// At work on the states with so many cubes; of all states so much is done, from 0 to 1.
    At {
        /// The part that is done.
        share: f64,
        /// The level.
        cubes: usize,
    },
    /// All tables are there.
    Done,
    /// It ended before.
    Failed(Failure),
}

/// A solver at work. Dropped, it ends, and what it has finished stays.
#[derive(Debug)]
pub struct Solver {
    orders: ChildStdin,
    progress: Arc<Mutex<Progress>>,
    paused: bool,
}

impl Solver {
    /// Starts a program that is this one, to solve into a folder, with more arguments if they are given; `wake` is called
    /// at each news.
    ///
    /// # Errors
    /// Why the program does not start.
    pub fn start(
        program: &Path,
        folder: &Path,
        arguments: &[&str],
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let mut command = Command::new(program);
        command.args(LED).arg("--dir").arg(folder).args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
        #[cfg(windows)]
        std::os::windows::process::CommandExt::creation_flags(&mut command, QUIET);
        let mut child = command.spawn()?;
        let orders = child.stdin.take().expect("it was asked for");
        let progress = Arc::new(Mutex::new(Progress::Begun));
        let told = progress.clone();
        thread::Builder::new().spawn(move || {
            follow(child, |news| {
                *told.lock().expect("nobody panics who holds it") = news;
                wake();
            });
        })?;
        Ok(Self { orders, progress, paused: false })
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        *self.progress.lock().expect("nobody panics who holds it")
    }

    /// Whether it has been told to wait.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Tells it to wait, or to go on.
    pub fn pause(&mut self, paused: bool) {
        self.paused = paused;
        // Who has ended needs no orders.
        let _ = writeln!(self.orders, "{}", if paused { PAUSE } else { GO });
    }
}

/// Reads what the solver says until it has ended.
fn follow(mut child: Child, mut tell: impl FnMut(Progress)) {
    let mut failure = Failure::Ended;
    let lines = BufReader::new(child.stderr.take().expect("it was asked for")).lines();
    for line in lines.map_while(Result::ok) {
        let mut words = line.split(' ');
        match (words.next(), words.next(), words.next()) {
            (Some("progress"), Some(share), Some(cubes)) => {
                if let (Ok(share), Ok(cubes)) = (share.parse(), cubes.parse()) {
                    tell(Progress::At { share, cubes });
                }
            }
            (Some("failed"), Some(word), None) => {
                let known = [Failure::Taken, Failure::Full].into_iter().find(|known| known.word() == word);
                failure = known.unwrap_or(Failure::Ended);
            }
            // Sentences for the terminal.
            _ => {}
        }
    }
    let done = child.wait().is_ok_and(|status| status.success());
    tell(if done { Progress::Done } else { Progress::Failed(failure) });
}

/// Whether a folder has tables, or parts of them.
#[must_use]
pub fn is_begun(folder: &Path) -> bool {
    tables(folder).is_ok_and(|tables| !tables.is_empty())
}

/// Removes all tables of a folder.
///
/// # Errors
/// [`WouldBlock`](io::ErrorKind::WouldBlock) while somebody makes them; why one stays.
pub fn remove(folder: &Path) -> io::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    let _lock = match Lock::take(&folder.join(LOCK)) {
        Ok(lock) => lock,
        Err(LockError::Taken) => return Err(io::ErrorKind::WouldBlock.into()),
        Err(why) => return Err(io::Error::other(Cause::from(why))),
    };
    tables(folder)?.into_iter().try_for_each(fs::remove_file)
}

/// The tables in a folder, what is half written of them, and those that earlier versions did not pack.
fn tables(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    let made =
        |path: &PathBuf| path.extension().is_some_and(|end| end == "pack" || end == "part" || end == "table");
    Ok(paths.into_iter().filter(made).collect())
}

//! The solver as a child process of the game, so that its memory is freed when it ends. The game reads progress
//! from its standard error and writes `pause` and `go` to its standard input. At the end of the input the
//! solver exits; the files of finished layers remain.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::{fs, io, process, thread};

use super::LOCK;
use crate::ai::tablebase::pause;
use crate::session::{Cause, Lock};

/// The arguments of the child process.
const ARGUMENTS: [&str; 2] = ["solve", "--led"];
const PAUSE: &str = "pause";
const GO: &str = "go";
/// Windows process flags: below-normal priority, no console window.
#[cfg(windows)]
const CREATION_FLAGS: u32 = 0x0000_4000 | 0x0800_0000;

/// Starts a thread that executes the commands of the game.
pub(super) fn obey() {
    #[cfg(unix)]
    // A failure is ignored: it only makes the game slower.
    let _ = rustix::process::nice(19);
    let read = || {
        for line in io::stdin().lock().lines().map_while(Result::ok) {
            match line.as_str() {
                PAUSE => pause(true),
                GO => pause(false),
                _ => {}
            }
        }
        // An interruption leaves no incomplete layer; see `files`.
        process::exit(0);
    };
    // Without the thread the game could not end the process.
    if thread::Builder::new().spawn(read).is_err() {
        process::exit(1);
    }
}

pub(super) fn report_progress(share: f64, cubes: usize) {
    let _ = writeln!(io::stderr(), "progress {share:.4} {cubes}");
}

pub(super) fn report_failure(failure: Failure) {
    let _ = writeln!(io::stderr(), "failed {failure}");
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Failure {
    /// Another process solves into the same folder.
    Taken,
    Full,
    /// The solver ended for another reason, such as lack of memory.
    Ended,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress {
    /// Existing files are being checked.
    Begun,
    /// The layer being solved, and the fraction of all states that is solved.
    At { share: f64, cubes: usize },
    /// All layers are finished.
    Done,
    /// The solver ended early.
    Failed(Failure),
}

/// A running solver process. Dropping it ends the process; the files of finished layers remain.
#[derive(Debug)]
pub struct Solver {
    commands: ChildStdin,
    progress: Arc<Mutex<Progress>>,
    paused: bool,
}

impl Solver {
    /// Starts `program`, which is the current executable, as a solver for a folder, with additional
    /// arguments. `wake` is called at each change of the progress.
    pub fn start(
        program: &Path,
        folder: &Path,
        arguments: &[&str],
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let mut command = Command::new(program);
        command.args(ARGUMENTS).arg("--dir").arg(folder).args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
        #[cfg(windows)]
        std::os::windows::process::CommandExt::creation_flags(&mut command, CREATION_FLAGS);
        let mut child = command.spawn()?;
        let commands = child.stdin.take().expect("a pipe");
        let progress = Arc::new(Mutex::new(Progress::Begun));
        let shared = progress.clone();
        thread::Builder::new().spawn(move || {
            follow(child, |news| {
                *shared.lock().expect("no thread panics while it holds the lock") = news;
                wake();
            });
        })?;
        Ok(Self { commands, progress, paused: false })
    }

    pub fn progress(&self) -> Progress {
        *self.progress.lock().expect("no thread panics while it holds the lock")
    }

    pub fn is_paused(&self) -> bool {
        self.paused
    }

    pub fn pause(&mut self, paused: bool) {
        self.paused = paused;
        // A write error means that the process has ended.
        let _ = writeln!(self.commands, "{}", if paused { PAUSE } else { GO });
    }
}

/// Reads the progress of the solver until it ends.
fn follow(mut child: Child, mut report: impl FnMut(Progress)) {
    let mut failure = Failure::Ended;
    let lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    for line in lines.map_while(Result::ok) {
        let mut words = line.split(' ');
        match (words.next(), words.next(), words.next()) {
            (Some("progress"), Some(share), Some(cubes)) => {
                if let (Ok(share), Ok(cubes)) = (share.parse(), cubes.parse()) {
                    report(Progress::At { share, cubes });
                }
            }
            (Some("failed"), Some(word), None) => {
                failure = word.parse().unwrap_or(Failure::Ended);
            }
            // Other lines are messages for the terminal.
            _ => {}
        }
    }
    let done = child.wait().is_ok_and(|status| status.success());
    report(if done { Progress::Done } else { Progress::Failed(failure) });
}

/// Whether a folder contains tablebase files.
pub fn is_begun(folder: &Path) -> bool {
    tables(folder).is_ok_and(|tables| !tables.is_empty())
}

/// Removes the tablebase of a folder. Fails with [`io::ErrorKind::WouldBlock`] while a solver runs.
pub fn remove(folder: &Path) -> io::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    let _lock = match Lock::take(&folder.join(LOCK)) {
        Ok(lock) => lock,
        Err(Cause::Taken) => return Err(io::ErrorKind::WouldBlock.into()),
        Err(cause) => return Err(io::Error::other(cause)),
    };
    tables(folder)?.into_iter().try_for_each(fs::remove_file)
}

/// The files of a tablebase: packed layers, temporary files, and unpacked layers of earlier versions.
fn tables(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    let made =
        |path: &PathBuf| path.extension().is_some_and(|end| end == "pack" || end == "part" || end == "table");
    Ok(paths.into_iter().filter(made).collect())
}

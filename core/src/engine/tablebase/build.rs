//! Solving and packing of the missing layers; reuse and check of those in the folder.

use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;
use std::{fs, thread};

use indicatif::ProgressBar;

use super::files::{self, Read};
use super::{SolveError, Work, child, say};
use crate::ai::tablebase::counts::{self, ClassCounts, Count};
use crate::ai::tablebase::layer::{Layer, Pair, words};
use crate::ai::tablebase::packed::{self, FileError, PackedFile};
use crate::ai::tablebase::solver::{self, LayerPart, SolveProgress, Solver};
use crate::engine::progress::progress;
use crate::rules::printable;

/// Compression ratio of the files to the values in memory; a low estimate.
const PACKED_BY: u64 = 15;
/// Maximum number of parts into which a layer is divided.
const MAX_PARTS: usize = 16;

impl Work {
    pub(super) fn solve(&self) -> Result<(), SolveError> {
        fs::create_dir_all(&self.folder)
            .map_err(|error| format!("{}: the tables cannot be made: {error}.", self.folder.display()))?;
        let _lock = self.lock()?;
        let (done, mut above) = self.existing()?;
        if done.len() > self.cells() - self.down_to {
            // All layers exist, so they are only checked.
            return Ok(self.check()?);
        }
        let mut total = Count::default();
        for (cubes, classes) in (0..=self.cells()).rev().zip(&done) {
            total += self.report(cubes, classes, "from the file")?;
        }
        let wanted = self.down_to..self.cells() - done.len() + 1;
        let bytes: u64 = wanted.clone().map(|cubes| self.bytes(cubes)).sum();
        let megabytes = (bytes / PACKED_BY).div_ceil(1_000_000);
        let folder = printable(self.folder.display());
        say(format_args!("The tables to make need about {megabytes} MB in {folder}."))?;
        let states = |levels: RangeInclusive<usize>| levels.map(|cubes| self.states(cubes)).sum();
        let line = progress(states(self.down_to..=self.cells()), "{msg}: {percent} % of all");
        line.set_position(states(wanted.end..=self.cells()));
        let mut memory = Vec::new();
        for cubes in wanted.rev() {
            let (level, classes) = self.solve_level(cubes, above.as_mut(), memory, &line)?;
            let file = files::write(&self.folder, &level, &classes, self.threads)?;
            let how = time(line.elapsed());
            total += line.suspend(|| self.report(cubes, &classes, &how))?;
            memory = above
                .replace(Read { level, classes, file })
                .map(|above| above.level.pairs)
                .unwrap_or_default();
        }
        if self.down_to == 0 {
            self.report_total(total)?;
        }
        Ok(())
    }

    fn solve_level(
        &self,
        cubes: usize,
        above: Option<&mut Read>,
        memory: Vec<Pair>,
        line: &ProgressBar,
    ) -> Result<(Layer, ClassCounts), String> {
        let watch = SolveProgress::default();
        let (end, ended) = mpsc::channel::<()>();
        thread::scope(|scope| {
            let watch = &watch;
            scope.spawn(move || show(line, cubes, self.states(cubes), watch, &ended, self.led));
            let level = self.solve_from(cubes, above, memory, watch);
            let counted = level.map(|level| (counts::count(&level, self.threads), level));
            drop(end);
            let path = || packed::path(&self.folder, self.side(), cubes + 1);
            match counted? {
                (Some(classes), level) => Ok((level, classes)),
                (None, _) => Err(format!("{}: what follows from it contradicts itself.", path().display())),
            }
        })
    }

    /// Solves a layer from the layer above it. If both do not fit into memory, the layer above is divided into
    /// parts, which are read from its file one after another.
    fn solve_from(
        &self,
        cubes: usize,
        above: Option<&mut Read>,
        memory: Vec<Pair>,
        watch: &SolveProgress,
    ) -> Result<Layer, String> {
        let Some(Read { level: above, file, .. }) = above else {
            return Ok(solver::solve(&self.board, cubes, None, memory, self.threads, watch));
        };
        let sets = above.sets.len();
        let part = self.sets_per_part(cubes);
        above.pairs.truncate(part * words(cubes + 1));
        above.pairs.shrink_to_fit();
        let solver = Solver::new(&self.board, cubes, memory, self.threads, watch);
        for first in (0..sets).step_by(part) {
            let ranks = first..sets.min(first + part);
            if first > 0 {
                file.unpack(ranks.clone(), &above.pairs, self.threads).map_err(|error| {
                    format!("{}: {error}.", packed::path(&self.folder, self.side(), cubes + 1).display())
                })?;
            }
            solver.first_pass(Some(&LayerPart { ranks, pairs: &above.pairs }));
        }
        Ok(solver.finish())
    }

    /// Number of sets of the layer above that fit into memory at the same time.
    fn sets_per_part(&self, cubes: usize) -> usize {
        let sets = self.board.sets.count(cubes + 1);
        let above = self.bytes(cubes + 1);
        let room = self.memory.saturating_sub(self.bytes(cubes)).max(above.div_ceil(MAX_PARTS as u64));
        sets.div_ceil(above.div_ceil(room) as usize)
    }

    /// Size in bytes of the values of a layer in memory.
    fn bytes(&self, cubes: usize) -> u64 {
        (self.board.sets.count(cubes) * words(cubes) * size_of::<Pair>()) as u64
    }

    /// The counts of the layers that need not be solved, the full board first. The last of these layers is in
    /// memory if solving continues from it. All layers below a damaged one are solved again, because they may
    /// depend on it.
    pub(super) fn existing(&self) -> Result<(Vec<ClassCounts>, Option<Read>), String> {
        let mut done = Vec::new();
        let mut files = Vec::new();
        for cubes in (self.down_to..=self.cells()).rev() {
            let Some(path) = packed::find(&self.folder, self.side(), cubes) else { break };
            match PackedFile::open(&path, &self.board, cubes) {
                Ok((file, classes)) => {
                    done.push(classes);
                    files.push((path, file));
                }
                // A file of another version is kept.
                Err(error @ FileError::Version { .. }) => {
                    return Err(format!("{}: {error}.", path.display()));
                }
                Err(error) => {
                    report_rebuild(&path, &error)?;
                    break;
                }
            }
        }
        for (number, (path, file)) in files.iter().enumerate() {
            if let Err(error) = file.check(self.threads) {
                report_rebuild(path, &error)?;
                done.truncate(number);
                break;
            }
        }
        if done.len() > self.cells() - self.down_to {
            return Ok((done, None));
        }
        // Solving continues from the last valid layer.
        while let Some(above) = done.len().checked_sub(1) {
            let cubes = self.cells() - above;
            match files::read(&self.folder, &self.board, cubes, Vec::new(), self.threads) {
                Ok(read) => return Ok((done, Some(read))),
                Err(error) => report_rebuild(&files[above].0, &error)?,
            }
            done.truncate(above);
        }
        Ok((done, None))
    }

    pub(super) fn check(&self) -> Result<(), String> {
        let mut total = Count::default();
        let mut memory = Vec::new();
        for cubes in (self.down_to..=self.cells()).rev() {
            let read =
                files::read(&self.folder, &self.board, cubes, memory, self.threads).map_err(|error| {
                    format!("{}: {error}.", packed::path(&self.folder, self.side(), cubes).display())
                })?;
            total += self.report(cubes, &read.classes, "counted again")?;
            memory = read.level.pairs;
        }
        if self.down_to == 0 { self.report_total(total) } else { Ok(()) }
    }
}

/// Interval between updates.
const PAUSE: Duration = Duration::from_secs(1);

/// Advances the line by the number of solved states of a layer until the sender is dropped. Reports the
/// progress to the game if `led` is set.
fn show(
    line: &ProgressBar,
    cubes: usize,
    states: u64,
    watch: &SolveProgress,
    ended: &Receiver<()>,
    led: bool,
) {
    let before = line.position();
    line.set_message(format!("{cubes} cubes"));
    let share = || line.position() as f64 / line.length().unwrap_or(1).max(1) as f64;
    loop {
        if led {
            child::report_progress(share(), cubes);
        }
        if ended.recv_timeout(PAUSE) != Err(RecvTimeoutError::Timeout) {
            break;
        }
        line.set_message(format!("{cubes} cubes, pass {}", watch.pass()));
        line.set_position(before + (watch.done() * states as f64) as u64);
    }
    line.set_position(before + states);
}

fn time(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", duration.as_secs_f64()),
        10..120 => format!("{seconds} s"),
        120..7200 => format!("{} min {:02} s", seconds / 60, seconds % 60),
        _ => format!("{} h {:02} min", seconds / 3600, seconds / 60 % 60),
    }
}

fn report_rebuild(path: &Path, error: &FileError) -> Result<(), String> {
    say(format_args!("{}: {error}; it is made anew.", printable(path.display())))
}

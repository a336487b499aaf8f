//! The levels that are already in the folder.

use std::fmt::Display;
use std::io::Write;
use std::path::Path;

use super::files::{self, Read};
use super::{Work, output};
use crate::ai::tablebase::counts::{ClassCounts, Count};
use crate::ai::tablebase::packed::FileError;
use crate::ai::tablebase::packed::{self, PackedFile};
use crate::rules::printable;

impl Work {
    /// The classes of the levels that need not be solved, the full board first, and the last of them
    /// in memory if the work goes on from it. All below a damaged one are solved again: they could be as wrong as
    /// that.
    pub(super) fn found(&self, out: &mut impl Write) -> Result<(Vec<ClassCounts>, Option<Read>), String> {
        let mut done = Vec::new();
        let mut files = Vec::new();
        for cubes in (self.down_to..=self.cells()).rev() {
            let Some(path) = packed::find(&self.folder, self.side(), cubes) else { break };
            match PackedFile::open(&path, &self.board, cubes) {
                Ok((file, classes)) => {
                    done.push(classes);
                    files.push((path, file));
                }
                // Whoever has made it can still read it.
                Err(error @ FileError::Version { .. }) => {
                    return Err(format!("{}: {error}.", path.display()));
                }
                Err(error) => {
                    say_made_anew(out, &path, &error)?;
                    break;
                }
            }
        }
        for (number, (path, file)) in files.iter().enumerate() {
            if let Err(error) = file.check(self.threads) {
                say_made_anew(out, path, &error)?;
                done.truncate(number);
                break;
            }
        }
        if done.len() > self.cells() - self.down_to {
            return Ok((done, None));
        }
        // The last one that is sound is what the others follow from.
        while let Some(above) = done.len().checked_sub(1) {
            let cubes = self.cells() - above;
            match files::read(&self.folder, &self.board, cubes, Vec::new(), self.threads) {
                Ok(read) => return Ok((done, Some(read))),
                Err(error) => say_made_anew(out, &files[above].0, &error)?,
            }
            done.truncate(above);
        }
        Ok((done, None))
    }

    pub(super) fn check(&self, out: &mut impl Write) -> Result<(), String> {
        let mut total = Count::default();
        let mut memory = Vec::new();
        for cubes in (self.down_to..=self.cells()).rev() {
            let read =
                files::read(&self.folder, &self.board, cubes, memory, self.threads).map_err(|error| {
                    format!("{}: {error}.", packed::path(&self.folder, self.side(), cubes).display())
                })?;
            total += self.report(out, cubes, &read.classes, "counted again")?;
            memory = read.level.pairs;
        }
        if self.down_to == 0 { self.report_whole(out, total) } else { Ok(()) }
    }
}

fn say_made_anew(out: &mut impl Write, path: &Path, error: &impl Display) -> Result<(), String> {
    writeln!(out, "{}: {error}; it is made anew.", printable(path.display())).map_err(output)
}

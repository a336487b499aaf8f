//! Reuse and check of the layers that are already in the folder.

use std::fmt::Display;
use std::io::Write;
use std::path::Path;

use super::files::{self, Read};
use super::{Work, output};
use crate::ai::tablebase::counts::{ClassCounts, Count};
use crate::ai::tablebase::packed::{self, FileError, PackedFile};
use crate::rules::printable;

impl Work {
    /// The counts of the layers that need not be solved, the full board first. The last of these layers is in
    /// memory if solving continues from it. All layers below a damaged one are solved again, because they may
    /// depend on it.
    pub(super) fn existing(&self, out: &mut impl Write) -> Result<(Vec<ClassCounts>, Option<Read>), String> {
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
                    report_rebuild(out, &path, &error)?;
                    break;
                }
            }
        }
        for (number, (path, file)) in files.iter().enumerate() {
            if let Err(error) = file.check(self.threads) {
                report_rebuild(out, path, &error)?;
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
                Err(error) => report_rebuild(out, &files[above].0, &error)?,
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
        if self.down_to == 0 { self.report_total(out, total) } else { Ok(()) }
    }
}

fn report_rebuild(out: &mut impl Write, path: &Path, error: &impl Display) -> Result<(), String> {
    writeln!(out, "{}: {error}; it is made anew.", printable(path.display())).map_err(output)
}

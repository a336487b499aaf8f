//! The writer of table logs. Events are on disk before they are sent.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use async_channel::{Receiver, Sender, unbounded};

use super::thread::no_thread;
use crate::online::table::{Event, log};
use crate::session::{Cause, FileError, save_private};

/// The delay before a failed write is repeated.
const RETRY_AFTER: Duration = Duration::from_secs(1);
/// The maximum of files that are written before they are synced, all of them open meanwhile.
const MAX_BATCH: usize = 128;

pub(super) struct WriteJob {
    pub table: usize,
    path: Arc<Path>,
    /// The offset in the file; `None` replaces the whole file.
    at: Option<u64>,
    bytes: Vec<u8>,
    /// The numbers of the events to write.
    events: RangeInclusive<u32>,
}

pub(super) struct WriteResult {
    pub job: WriteJob,
    result: Result<(), WriteError>,
}

enum WriteError {
    /// The file is missing, or shorter than expected.
    FileMissing,
    Failed(Cause),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WriteOutcome {
    /// All events up to this one are on disk.
    Saved(u32),
    /// The write will be repeated; with the error on the first failure.
    Retry(Option<FileError>),
    /// The log must be written again from the start: [`LogWriter::rewrite`].
    FileLost,
}

/// Starts the writer thread. It ends when the job channel is closed and all jobs are done. Each table has at
/// most one job in the channels. Fails with a sentence if the system provides no thread.
pub(super) fn start() -> Result<(Sender<WriteJob>, Receiver<WriteResult>), String> {
    let (jobs, todo) = unbounded();
    let (results, done) = unbounded();
    let thread = thread::Builder::new().name("pushflip-disk".into());
    thread.spawn(move || work(&todo, &results)).map_err(no_thread)?;
    Ok((jobs, done))
}

/// Syncs batches: one sync serves all events of a table, and the syncs of many tables share one journal
/// commit of the disk.
fn work(jobs: &Receiver<WriteJob>, results: &Sender<WriteResult>) {
    while let Ok(first) = jobs.recv_blocking() {
        let mut batch = vec![first];
        batch.extend(std::iter::from_fn(|| jobs.try_recv().ok()).take(MAX_BATCH - 1));
        let written: Vec<_> = batch.into_iter().map(|job| (write(&job), job)).collect();
        for (file, job) in written {
            let result = file.and_then(|file| file.map_or(Ok(()), |file| file.sync_data().map_err(failed)));
            // The receiver may be gone.
            let _ = results.send_blocking(WriteResult { job, result });
        }
    }
}

fn failed(error: io::Error) -> WriteError {
    if error.kind() == io::ErrorKind::NotFound {
        WriteError::FileMissing
    } else {
        WriteError::Failed(Cause::from(&error))
    }
}

/// Writes a job. Returns the file if it must still be synced.
fn write(job: &WriteJob) -> Result<Option<File>, WriteError> {
    let Some(at) = job.at else {
        return save_private(&job.path, &job.bytes).map(|()| None).map_err(failed);
    };
    let mut file = File::options().write(true).open(&job.path).map_err(failed)?;
    if file.metadata().map_err(failed)?.len() < at {
        return Err(WriteError::FileMissing);
    }
    // A failed write may have left partial data.
    file.set_len(at).and_then(|()| file.seek(SeekFrom::Start(at))).map_err(failed)?;
    file.write_all(&job.bytes).map_err(failed)?;
    Ok(Some(file))
}

/// The write state of a table's log.
pub(super) struct LogWriter {
    path: Arc<Path>,
    /// The number of valid bytes on disk; `None` if the file must be written from the start.
    written: Option<u64>,
    buffer: Vec<u8>,
    events: Option<RangeInclusive<u32>>,
    busy: bool,
    retry_at: Option<Duration>,
    reported: bool,
}

impl LogWriter {
    /// A log with this number of valid bytes; `None` if there is no file yet.
    pub fn new(path: PathBuf, written: Option<u64>) -> Self {
        let buffer = Vec::new();
        Self {
            path: path.into(),
            written,
            buffer,
            events: None,
            busy: false,
            retry_at: None,
            reported: false,
        }
    }

    pub fn add(&mut self, event: &Event) {
        self.buffer.extend(log::encode(event));
        let first = self.events.take().map_or(event.number, |events| *events.start());
        self.events = Some(first..=event.number);
    }

    /// The next write operation, if one is due.
    pub fn job(&mut self, table: usize, now: Duration) -> Option<WriteJob> {
        if self.busy || self.retry_at.is_some_and(|at| at > now) {
            return None;
        }
        let events = self.events.take()?;
        self.retry_at = None;
        self.busy = true;
        let mut bytes = std::mem::take(&mut self.buffer);
        if self.written.is_none() {
            bytes.splice(..0, log::HEADER.iter().copied());
        }
        Some(WriteJob { table, path: Arc::clone(&self.path), at: self.written, bytes, events })
    }

    pub fn path(&self) -> Arc<Path> {
        Arc::clone(&self.path)
    }

    /// The time of the next attempt after a failure.
    pub fn retry_at(&self) -> Option<Duration> {
        self.retry_at
    }

    /// Whether all events are on disk.
    pub fn is_written(&self) -> bool {
        !self.busy && self.events.is_none()
    }

    pub fn done(&mut self, done: WriteResult, now: Duration) -> WriteOutcome {
        let WriteResult { job, result } = done;
        self.busy = false;
        let Err(wrong) = result else {
            self.written = Some(self.written.unwrap_or(0) + job.bytes.len() as u64);
            self.reported = false;
            return WriteOutcome::Saved(*job.events.end());
        };
        let last = self.events.take().map_or(*job.events.end(), |events| *events.end());
        self.events = Some(*job.events.start()..=last);
        let header = if job.at.is_none() { log::HEADER.len() } else { 0 };
        self.buffer.splice(..0, job.bytes.into_iter().skip(header));
        match wrong {
            WriteError::FileMissing if job.at.is_some() => WriteOutcome::FileLost,
            WriteError::FileMissing => {
                let why = Cause::System(io::ErrorKind::NotFound, "its folder is not there".into());
                self.retry(why, now)
            }
            WriteError::Failed(why) => self.retry(why, now),
        }
    }

    fn retry(&mut self, why: Cause, now: Duration) -> WriteOutcome {
        self.retry_at = Some(now + RETRY_AFTER);
        let first = !std::mem::replace(&mut self.reported, true);
        WriteOutcome::Retry(first.then(|| FileError::NotYetSaved(self.path.to_path_buf(), why)))
    }

    /// Replaces the buffer with the whole log: these events, then those that are not saved yet.
    pub fn rewrite<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) {
        let unsaved = self.events.as_ref().map_or(u32::MAX, |events| *events.start());
        let saved = events.into_iter().filter(|event| event.number < unsaved);
        let mut whole: Vec<u8> = saved.flat_map(log::encode).collect();
        whole.append(&mut self.buffer);
        self.buffer = whole;
        self.written = None;
    }
}

//! The writer of table logs: events are on disk before anybody is told.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use async_channel::{Receiver, Sender, unbounded};

use crate::online::store::write_private;
use crate::online::table::event::Event;
use crate::online::table::log;
use crate::session::{Cause, FileError};

/// WriteOutcome a failure it is tried again so much later.
const RETRY_AFTER: Duration = Duration::from_secs(1);
/// So many files are written before they are flushed, all of them open meanwhile.
const MAX_BATCH: usize = 128;

/// Something to be written.
#[derive(Debug)]
pub(super) struct WriteJob {
    /// Whose log.
    pub table: usize,
    path: Arc<Path>,
    /// Where in the file it begins; none to replace the whole file.
    at: Option<u64>,
    bytes: Vec<u8>,
    /// The numbers of the events in it.
    events: RangeInclusive<u32>,
}

/// What became of it.
#[derive(Debug)]
pub(super) struct WriteResult {
    /// The job.
    pub job: WriteJob,
    result: Result<(), WriteError>,
}

#[derive(Debug)]
enum WriteError {
    /// The file is no longer there, or is shorter than it was.
    FileMissing,
    Failed(Cause),
}

/// What is to be done after a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WriteOutcome {
    /// All events up to this one are on the disk.
    Saved(u32),
    /// It will be tried again; why, the first time.
    Retry(Option<FileError>),
    /// The log has to be written anew: [`LogWriter::rewrite`].
    FileLost,
}

/// Starts the thread that writes; it ends when nobody can send jobs any more and all are done. Each table has
/// one job at a time, so the channels hold no more than there are tables.
///
/// # Errors
/// If the system gives no thread.
pub(super) fn start() -> io::Result<(Sender<WriteJob>, Receiver<WriteResult>)> {
    let (jobs, todo) = unbounded();
    let (results, done) = unbounded();
    thread::Builder::new().name("pushflip-disk".into()).spawn(move || work(&todo, &results))?;
    Ok((jobs, done))
}

/// One flush serves all events that came to a table meanwhile, and the flushes of many tables one another: a
/// disk writes its journal once.
fn work(jobs: &Receiver<WriteJob>, results: &Sender<WriteResult>) {
    while let Ok(first) = jobs.recv_blocking() {
        let mut batch = vec![first];
        batch.extend(std::iter::from_fn(|| jobs.try_recv().ok()).take(MAX_BATCH - 1));
        let written: Vec<_> = batch.into_iter().map(|job| (write(&job), job)).collect();
        for (file, job) in written {
            let result = file.and_then(|file| file.map_or(Ok(()), |file| file.sync_data().map_err(failed)));
            // Whoever has left does not ask.
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

/// The file that is still to be flushed, if there is one.
fn write(job: &WriteJob) -> Result<Option<File>, WriteError> {
    let Some(at) = job.at else {
        return write_private(&job.path, &job.bytes).map(|()| None).map_err(failed);
    };
    let mut file = File::options().write(true).open(&job.path).map_err(failed)?;
    if file.metadata().map_err(failed)?.len() < at {
        return Err(WriteError::FileMissing);
    }
    // A write that failed half way may have left its beginning.
    file.set_len(at).and_then(|()| file.seek(SeekFrom::Start(at))).map_err(failed)?;
    file.write_all(&job.bytes).map_err(failed)?;
    Ok(Some(file))
}

/// The log of a table, as far as it is written.
#[derive(Debug)]
pub(super) struct LogWriter {
    path: Arc<Path>,
    /// The bytes that are written; none if the file is to be written anew.
    written: Option<u64>,
    buffer: Vec<u8>,
    events: Option<RangeInclusive<u32>>,
    busy: bool,
    retry_at: Option<Duration>,
    reported: bool,
}

impl LogWriter {
    /// A log that has so many good bytes; none if there is no file yet.
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

    /// Adds an event to what is to be written.
    pub fn add(&mut self, event: &Event) {
        self.buffer.extend(log::encode(event));
        let first = self.events.take().map_or(event.number, |events| *events.start());
        self.events = Some(first..=event.number);
    }

    /// What is to be written now.
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

    /// When [`job`](Self::job) is to be asked again because of a failure.
    pub fn retry_at(&self) -> Option<Duration> {
        self.retry_at
    }

    /// Whether everything is on the disk.
    pub fn is_written(&self) -> bool {
        !self.busy && self.events.is_none()
    }

    /// Takes note of what became of a job.
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

    /// Has the whole log written anew: these events before those that are not saved yet.
    pub fn rewrite<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) {
        let unsaved = self.events.as_ref().map_or(u32::MAX, |events| *events.start());
        let saved = events.into_iter().filter(|event| event.number < unsaved);
        let mut whole: Vec<u8> = saved.flat_map(log::encode).collect();
        whole.append(&mut self.buffer);
        self.buffer = whole;
        self.written = None;
    }
}

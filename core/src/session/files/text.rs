//! Whole-file reads and atomic writes of text files.
//!
//! A write is atomic and durable: the new content is written to a temporary file, flushed to the disk
//! (`fsync`), renamed, and the folder is flushed, so that the new file survives a power failure if the
//! disk honours flushes. Before that, the old file is intact. Removals are not flushed: a power failure may
//! bring back a match in progress that was filed, which is detected when it is filed again.

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use tempfile::{Builder, NamedTempFile};

use super::{Cause, FileError, exists};

/// The largest file in bytes; a match of a thousand plies has 10 kB.
pub(in crate::session) const MAX_FILE_BYTES: usize = 4_000_000;
/// The largest imported record in bytes, smaller than a file so that the match can continue.
pub(in crate::session) const MAX_RECORD_BYTES: usize = 2_000_000;
/// The prefix of temporary files, and the number of random characters after it.
const DRAFT: &str = ".pushflip-";
const DRAFT_SIGNS: usize = 6;
/// The modes of new files, less the mask of the process: for all, and for the owner only.
const PUBLIC: u32 = 0o666;
#[cfg(feature = "online")]
const PRIVATE: u32 = 0o600;
/// The age at which a temporary file is certainly abandoned.
const LEFT_OVER_AFTER: Duration = Duration::from_mins(10);

/// On Windows, a file that another program has open, such as a virus scanner or a backup, can often not be replaced, nor
/// be opened while it is replaced. The time until such an error is reported, and between the attempts.
const OPEN_ELSEWHERE: Duration = Duration::from_secs(1);
const ATTEMPTS_EVERY: Duration = Duration::from_millis(10);

/// Repeats an operation on a file while another program has the file open; see [`OPEN_ELSEWHERE`]. The error is that
/// of the last attempt.
pub(crate) fn retry<T>(mut operation: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    /// Access denied, sharing violation, lock violation.
    const ELSEWHERE: [i32; 3] = [5, 32, 33];
    let began = Instant::now();
    loop {
        match operation() {
            Err(error)
                if cfg!(windows)
                    && error.raw_os_error().is_some_and(|code| ELSEWHERE.contains(&code))
                    && began.elapsed() < OPEN_ELSEWHERE =>
            {
                thread::sleep(ATTEMPTS_EVERY);
            }
            done => return done,
        }
    }
}

/// Gives a temporary file the name of the file that it replaces.
fn persist(draft: NamedTempFile, path: &Path) -> io::Result<()> {
    let mut draft = Some(draft);
    retry(|| match draft.take().expect("the file of the last attempt").persist(path) {
        Ok(_) => Ok(()),
        Err(failed) => {
            draft = Some(failed.file);
            Err(failed.error)
        }
    })
}

/// Reads a small text file.
pub(in crate::session) fn read_text(path: &Path) -> io::Result<String> {
    let refuse = |cause: Cause| Err(io::Error::new(io::ErrorKind::InvalidData, cause));
    let kind = fs::metadata(path)?;
    if kind.is_dir() {
        return refuse(Cause::Folder);
    }
    // A pipe or device could block or never end.
    if !kind.is_file() {
        return refuse(Cause::NoOrdinaryFile);
    }
    // Virtual files report no size and could block or never end too.
    if kind.len() == 0 {
        return Ok(String::new());
    }
    let mut bytes = Vec::new();
    retry(|| File::open(path))?.take(MAX_FILE_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MAX_FILE_BYTES {
        return refuse(Cause::TooLarge(MAX_FILE_BYTES / 1000));
    }
    String::from_utf8(bytes)
        .or_else(|error| refuse(Cause::NotText(line_at(error.as_bytes(), error.utf8_error().valid_up_to()))))
}

/// The line of an offset, from 1. Lines end with a line feed, a carriage return or both.
pub(in crate::session) fn line_at(bytes: &[u8], offset: usize) -> usize {
    let ends = |&at: &usize| match bytes[at] {
        b'\r' => bytes.get(at + 1) != Some(&b'\n'),
        byte => byte == b'\n',
    };
    1 + (0..offset).filter(ends).count()
}

/// Replaces a file atomically and creates its folder if necessary.
pub fn save_text(path: &Path, text: &str) -> Result<(), FileError> {
    save_bytes(path, text.as_bytes()).map_err(|error| not_saved(path, &error))
}

/// As [`save_text`], with bytes.
pub fn save_bytes(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Links are followed, so that settings stored elsewhere stay there.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let old = fs::metadata(&target).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, Cause::NoOrdinaryFile));
    }
    let draft = draft(&target, bytes, PUBLIC, old.as_ref())?;
    persist(draft, &target)?;
    flush_folder(&target)
}

/// Replaces a file atomically by one that only its owner can read.
#[cfg(feature = "online")]
pub(crate) fn save_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    persist(draft(path, bytes, PRIVATE, None)?, path)?;
    flush_folder(path)
}

/// Creates a file that only its owner can read. Fails if the path exists.
#[cfg(feature = "online")]
pub(crate) fn create_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    draft(path, bytes, PRIVATE, None)?.persist_noclobber(path)?;
    Ok(())
}

/// Creates a file, and its folder if necessary. Returns false if the path exists; the existing file is
/// unchanged, even if it was created at the same moment.
pub fn create_text(path: &Path, text: &str) -> Result<bool, FileError> {
    if exists(path) {
        return Ok(false);
    }
    let create = || match draft(path, text.as_bytes(), PUBLIC, None)?.persist_noclobber(path) {
        Err(taken) if taken.error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(other) => Err(other.error),
        Ok(_) => flush_folder(path).map(|()| true),
    };
    create().map_err(|error| not_saved(path, &error))
}

fn not_saved(path: &Path, error: &io::Error) -> FileError {
    FileError::NotSaved(path.into(), Cause::from(error))
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A temporary file, written and flushed, with the permissions of the file that it will replace, else with a mode. It
/// is deleted when dropped. Creates its folder if necessary.
fn draft(path: &Path, bytes: &[u8], mode: u32, old: Option<&Metadata>) -> io::Result<NamedTempFile> {
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    let mut builder = Builder::new();
    builder.prefix(DRAFT).rand_bytes(DRAFT_SIGNS);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
    let mut draft = builder.tempfile_in(folder)?;
    // On Windows the only permission is not to write, which makes the replacement fail.
    #[cfg(unix)]
    if let Some(old) = old {
        use std::os::unix::fs::{MetadataExt, fchown};
        // Only root may change the owner.
        let _ = fchown(draft.as_file(), Some(old.uid()), Some(old.gid()));
        draft.as_file().set_permissions(old.permissions())?;
    }
    #[cfg(not(unix))]
    let _ = (mode, old);
    draft.write_all(bytes)?;
    draft.as_file().sync_all()?;
    Ok(draft)
}

/// Flushes the folder of a file, where the system supports it.
fn flush_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}

/// Deletes temporary files that a crashed program left. Recent ones may still be in use.
pub(in crate::session) fn remove_temporary_files(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let old = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if is_draft(&entry.file_name().to_string_lossy()) && old().is_some_and(|age| age > LEFT_OVER_AFTER) {
            // An abandoned file does no harm, so errors are ignored.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_draft(name: &str) -> bool {
    name.strip_prefix(DRAFT).is_some_and(|signs| {
        signs.len() == DRAFT_SIGNS && signs.bytes().all(|sign| sign.is_ascii_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_a_killed_write_are_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let left = draft(&folder.path().join("x.toml"), b"text", PUBLIC, None).expect("written");
        let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(is_draft(&name(left.path())));
        for other in [".settings.toml.backup", ".x.toml.abcdef", ".pushflip-notes", "pushflip-a8Zk03"] {
            assert!(!is_draft(other), "{other}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn permissions_are_kept() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.toml");
        assert_eq!(create_text(&path, "old"), Ok(true));
        let mode = || fs::metadata(&path).expect("a file").permissions().mode() & 0o777;
        assert_eq!(mode() & 0o600, 0o600);
        for wanted in [0o600, 0o640, 0o644] {
            fs::set_permissions(&path, PermissionsExt::from_mode(wanted)).expect("the file's owner");
            save_text(&path, "new").expect("saved");
            assert_eq!(mode(), wanted);
        }
    }
}

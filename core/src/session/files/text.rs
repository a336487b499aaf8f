//! Text files, read and written whole.
//!
//! When a write has returned, the new file is there whatever becomes of the program: it was written under
//! another name, flushed to the disk (`fsync`), renamed, and the folder flushed too, so that it is
//! there after a power failure as well, as far as the disk keeps what it promises. Before that, the
//! old file is. Only a removal is not flushed: a power failure may bring back a match that was filed,
//! and then it is found to be filed already.

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

use super::{Cause, FileError, exists};

/// The most bytes that a file of ours can have; a match of a thousand plies has 10 kB.
pub(in crate::session) const MOST_BYTES: usize = 4_000_000;
/// The most bytes that a match from elsewhere can have as it would be saved. There is room to play it on.
pub(in crate::session) const MOST_RECORD_BYTES: usize = 2_000_000;
/// What the name of a file begins with that has not taken its own name yet; so many signs follow.
const DRAFT: &str = ".pushflip-";
const DRAFT_SIGNS: usize = 6;
/// No write takes as long as this.
const LEFT_OVER_AFTER: Duration = Duration::from_mins(10);

/// Reads a small text file.
///
/// # Errors
/// Why it cannot be read, without the path; see [`is_missing`].
pub(in crate::session) fn read_text(path: &Path) -> io::Result<String> {
    let refuse = |cause: Cause| Err(io::Error::new(io::ErrorKind::InvalidData, cause));
    let kind = fs::metadata(path)?;
    if kind.is_dir() {
        return refuse(Cause::Folder);
    }
    // A pipe or device would wait or never end.
    if !kind.is_file() {
        return refuse(Cause::NoOrdinaryFile);
    }
    // What the system makes up as it is read says that it holds nothing, and may wait or never end too.
    if kind.len() == 0 {
        return Ok(String::new());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MOST_BYTES {
        return refuse(Cause::TooLarge(MOST_BYTES / 1000));
    }
    String::from_utf8(bytes)
        .or_else(|error| refuse(Cause::NotText(line_at(error.as_bytes(), error.utf8_error().valid_up_to()))))
}

/// The line of an offset, from 1. A line ends with a line feed, a carriage return or both.
pub(in crate::session) fn line_at(bytes: &[u8], offset: usize) -> usize {
    let ends = |&at: &usize| match bytes[at] {
        b'\r' => bytes.get(at + 1) != Some(&b'\n'),
        byte => byte == b'\n',
    };
    1 + (0..offset).filter(ends).count()
}

/// Replaces a file as a whole, and makes its folder if there is none.
///
/// # Errors
/// The path, and why not.
pub fn save_text(path: &Path, text: &str) -> Result<(), FileError> {
    save_bytes(path, text.as_bytes()).map_err(|error| not_saved(path, &error))
}

/// The same with any bytes.
///
/// # Errors
/// The reason, without the path.
pub fn save_bytes(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link is followed, so that settings kept elsewhere stay there.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let old = fs::metadata(&target).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, Cause::NoOrdinaryFile));
    }
    let draft = draft(&target, bytes, old.as_ref())?;
    draft.persist(&target)?;
    flush_folder(&target)
}

/// Writes a new file, and makes its folder if there is none. False if something has this name already, of
/// which nothing is changed, even if it came that moment.
///
/// # Errors
/// The path, and why not.
pub fn create_text(path: &Path, text: &str) -> Result<bool, FileError> {
    if exists(path) {
        return Ok(false);
    }
    let create = || match draft(path, text.as_bytes(), None)?.persist_noclobber(path) {
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

/// A file that is whole and on the disk but has not taken its name yet; without one it vanishes. It is for
/// those whom the old one is for.
fn draft(path: &Path, bytes: &[u8], old: Option<&Metadata>) -> io::Result<NamedTempFile> {
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    let mut builder = Builder::new();
    builder.prefix(DRAFT).rand_bytes(DRAFT_SIGNS);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut draft = builder.tempfile_in(folder)?;
    if let Some(old) = old {
        #[cfg(unix)]
        {
            use std::os::unix::fs::{MetadataExt, fchown};
            // Only root may give files away.
            let _ = fchown(draft.as_file(), Some(old.uid()), Some(old.gid()));
        }
        draft.as_file().set_permissions(old.permissions())?;
    }
    draft.write_all(bytes)?;
    draft.as_file().sync_all()?;
    Ok(draft)
}

/// Flushes the names in the folder of a file, where a system can.
fn flush_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}

/// Removes what a program that was killed while it wrote has left behind: the new file that never took
/// its name. One that is young may still be written by another program.
pub(in crate::session) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let old = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if is_draft(&entry.file_name().to_string_lossy()) && old().is_some_and(|age| age > LEFT_OVER_AFTER) {
            // It only takes up room.
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
    fn only_what_a_killed_write_left_is_swept() {
        let folder = tempfile::tempdir().expect("a folder");
        let left = draft(&folder.path().join("x.toml"), b"text", None).expect("written");
        let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(is_draft(&name(left.path())));
        for other in [".settings.toml.backup", ".x.toml.abcdef", ".pushflip-notes", "pushflip-a8Zk03"] {
            assert!(!is_draft(other), "{other}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_file_stays_for_those_it_was_for() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.toml");
        assert_eq!(create_text(&path, "old"), Ok(true));
        let mode = || fs::metadata(&path).expect("there").permissions().mode() & 0o777;
        assert_eq!(mode() & 0o600, 0o600);
        for wanted in [0o600, 0o640, 0o644] {
            fs::set_permissions(&path, PermissionsExt::from_mode(wanted)).expect("ours");
            save_text(&path, "new").expect("saved");
            assert_eq!(mode(), wanted);
        }
    }
}

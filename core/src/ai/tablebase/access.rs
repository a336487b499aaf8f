//! Process-wide access to the Quixo tablebase.

use std::path::Path;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError, RwLock};
use std::thread::{self, JoinHandle};

use super::probe::{LastLayers, Tablebase};

/// The tablebase with the files of a folder. Running searches may still use a replaced one, so it is never freed.
static OPENED: RwLock<Option<&Tablebase>> = RwLock::new(None);
/// The built-in tablebase, decompressed on first use.
static SHIPPED: OnceLock<Tablebase> = OnceLock::new();
/// The last layers, computed once and independent of the files.
static LAST_LAYERS: LazyLock<LastLayers> = LazyLock::new(LastLayers::default);

fn opened() -> Option<&'static Tablebase> {
    *OPENED.read().expect("no thread panics with the lock")
}

/// The tablebase of this process: the built-in layers, the computed ones and the files of [`use_folder`].
pub(in crate::ai) fn tablebase() -> &'static Tablebase {
    opened().unwrap_or_else(|| SHIPPED.get_or_init(|| Tablebase::shipped().sharing(&LAST_LAYERS)))
}

/// Makes later searches use the files of a folder. Returns a sentence for each file that cannot be used.
pub fn use_folder(folder: &Path) -> Vec<String> {
    let (solved, complaints) = Tablebase::open(folder);
    *OPENED.write().expect("no thread panics with the lock") =
        Some(Box::leak(Box::new(solved.sharing(&LAST_LAYERS))));
    complaints
}

/// A sentence about a file that was found to be damaged while reading, and is no longer used.
pub fn failure() -> Option<&'static str> {
    opened().and_then(Tablebase::failure)
}

/// Decompresses the built-in layers in advance.
pub fn prepare() {
    _ = tablebase();
}

/// Starts to decompress the built-in layers on another thread. Returns whether that is in progress.
pub(in crate::ai) fn is_being_unpacked() -> bool {
    static UNPACKER: OnceLock<()> = OnceLock::new();
    let is_there = || opened().is_some() || SHIPPED.get().is_some();
    if is_there() {
        return false;
    }
    UNPACKER.get_or_init(|| _ = thread::Builder::new().spawn(prepare).map_err(|_| prepare()));
    !is_there()
}

pub fn is_complete() -> bool {
    // Without files the tablebase is incomplete, so nothing needs to be decompressed.
    opened().is_some_and(Tablebase::is_complete)
}

/// Computes the last layers on other threads if they are missing. Returns whether that is in progress. The
/// computation continues when the search that started it is stopped, and takes seconds.
pub(in crate::ai) fn make_last_layers() -> bool {
    static MAKER: Mutex<Option<JoinHandle<()>>> = Mutex::new(None);
    let mut maker = MAKER.lock().unwrap_or_else(PoisonError::into_inner);
    if maker.as_ref().is_none_or(JoinHandle::is_finished) {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        *maker = thread::Builder::new().spawn(move || tablebase().make_last_layers(threads)).ok();
    }
    maker.is_some()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::ai::evaluation::Evaluate;
    use crate::rules::quixo::Position;
    use crate::rules::{Position as _, Side};

    #[test]
    fn computed_layers_survive_a_change_of_files() {
        let full =
            Position::start(Side::First).read("xoxox/oxoxo/oxxoo/xoxox/oxoxo x 1 40").expect("a position");
        while full.prepare_tablebase() {
            thread::sleep(Duration::from_millis(20));
        }
        let before = full.tablebase_value();
        let folder = tempfile::tempdir().expect("a folder");
        assert!(use_folder(folder.path()).is_empty());
        assert!(!full.prepare_tablebase(), "the tablebase is already prepared");
        assert!(before.is_some() && full.tablebase_value() == before);
    }
}

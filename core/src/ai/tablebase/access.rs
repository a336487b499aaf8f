//! The process-wide access to the Quixo tablebase.

use std::path::Path;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError, RwLock};
use std::thread::{self, JoinHandle};

use super::probe::{LastLayers, Tablebase};

/// What is known; searches hold on to what they began with, so it stays for as long as the program runs.
static OPENED: RwLock<Option<&Tablebase>> = RwLock::new(None);
/// What comes with the program, once it is unpacked.
static SHIPPED: OnceLock<Tablebase> = OnceLock::new();
/// The last layers, once they are made; whatever files are there later.
static LAST_LAYERS: LazyLock<LastLayers> = LazyLock::new(LastLayers::default);

fn opened() -> Option<&'static Tablebase> {
    *OPENED.read().expect("nobody panics who holds it")
}

/// What is known exactly of Quixo in this program: what is shipped, and the files that
/// [`use_folder`] has found.
pub(in crate::ai) fn tablebase() -> &'static Tablebase {
    opened().unwrap_or_else(|| SHIPPED.get_or_init(|| Tablebase::shipped().sharing(&LAST_LAYERS)))
}

/// Lets searches that begin from now on use the layers in a folder. A sentence for each file that cannot be used.
///
/// # Panics
/// Never: nobody panics who holds the lock.
pub fn use_folder(folder: &Path) -> Vec<String> {
    let (solved, complaints) = Tablebase::open(folder);
    *OPENED.write().expect("nobody panics who holds it") =
        Some(Box::leak(Box::new(solved.sharing(&LAST_LAYERS))));
    complaints
}

/// A sentence about a file of a layer that was found to be damaged when it was read, and is used no more.
#[must_use]
pub fn failure() -> Option<&'static str> {
    opened().and_then(Tablebase::failure)
}

/// Unpacks what is shipped, so that no search has to.
pub fn prepare() {
    _ = tablebase();
}

/// Begins to unpack what is shipped beside the search that wants it; whether that is under way.
pub(in crate::ai) fn is_being_unpacked() -> bool {
    static UNPACKER: OnceLock<()> = OnceLock::new();
    let is_there = || opened().is_some() || SHIPPED.get().is_some();
    if is_there() {
        return false;
    }
    UNPACKER.get_or_init(|| _ = thread::Builder::new().spawn(prepare).map_err(|_| prepare()));
    !is_there()
}

/// Whether every position of Quixo for two is known here.
#[must_use]
pub fn is_complete() -> bool {
    // Without files it is not, and nothing need be unpacked to know.
    opened().is_some_and(Tablebase::is_complete)
}

/// Makes the last layers of Quixo, where they are lacking, on threads of its own; whether that is under way. It goes
/// on when the search that wanted it is stopped, so that no work is done twice; it ends after seconds, or with
/// the program.
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
    fn layers_that_were_made_stay_known_when_the_files_change() {
        let full =
            Position::start(Side::First).read("xoxox/oxoxo/oxxoo/xoxox/oxoxo x 1 40").expect("a position");
        while full.prepare_tablebase() {
            thread::sleep(Duration::from_millis(20));
        }
        let before = full.tablebase_value();
        let folder = tempfile::tempdir().expect("a folder");
        assert!(use_folder(folder.path()).is_empty());
        assert!(!full.prepare_tablebase(), "they need not be made again");
        assert!(before.is_some() && full.tablebase_value() == before);
    }
}

//! Unusable lock files and paths.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::{fs, thread};

use pushflip_core::session::{Autosave, load_match};

use super::{PATIENCE, folders, unfinished};

/// Runs a function in a thread and returns its result; `None` if it hangs.
fn in_time<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (sender, done) = channel();
    thread::spawn(move || sender.send(work()));
    done.recv_timeout(PATIENCE).ok()
}

#[cfg(unix)]
fn make_pipe(path: &Path) {
    assert!(std::process::Command::new("mkfifo").arg(path).status().expect("mkfifo").success());
}

/// Opens the autosave twice in a folder, and checks that each keeps its match.
fn two_keep_their_matches(folder: PathBuf) {
    let kept = in_time(move || {
        let folders = folders(&folder);
        let [mut first, mut second] = [(); 2].map(|()| Autosave::new(folders.clone()));
        let games = [unfinished(&["e5-e1"], None), unfinished(&["a5-a1"], None)];
        first.save(&games[0]).expect("saved");
        second.save(&games[1]).expect("saved");
        [first, second].iter().zip(games).all(|(autosave, game)| load_match(&autosave.current()) == Ok(game))
    });
    assert_eq!(kept, Some(true), "the program neither hangs nor loses a match");
}

#[test]
fn a_lock_does_not_truncate_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    fs::create_dir(&data).expect("a folder");
    fs::write(data.join("current.lock"), "a note of the player's").expect("written");
    two_keep_their_matches(folder.path().into());
    assert_eq!(fs::read_to_string(data.join("current.lock")).expect("a file"), "a note of the player's");
}

#[cfg(unix)]
#[test]
fn a_lock_that_is_a_link_does_not_change_its_target() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    fs::create_dir(&data).expect("a folder");
    let precious = folder.path().join("precious");
    fs::write(&precious, "not ours").expect("written");
    std::os::unix::fs::symlink(&precious, data.join("current.lock")).expect("a link");
    std::os::unix::fs::symlink(folder.path().join("new"), data.join("current-2.lock")).expect("a link");
    two_keep_their_matches(folder.path().into());
    assert_eq!(fs::read_to_string(&precious).expect("a file"), "not ours");
    assert!(!folder.path().join("new").exists());
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_lock_does_not_hang() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("data")).expect("a folder");
    make_pipe(&folder.path().join("data/current.lock"));
    two_keep_their_matches(folder.path().into());
}

#[cfg(unix)]
#[test]
fn the_solver_reports_an_unusable_lock() {
    let folder = tempfile::tempdir().expect("a folder");
    make_pipe(&folder.path().join("solve.lock"));
    let mut solve = crate::program();
    solve.args(["solve", "--board", "3", "--dir"]).arg(folder.path());
    let output = in_time(move || solve.output().expect("the program")).expect("an answer in time");
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert!(
        !output.status.success() && complaint.ends_with("solve.lock: it isn’t a regular file.\n"),
        "{complaint}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_kernel_file_does_not_hang() {
    // Only root may open the file; then reading blocks until the kernel logs a message.
    let read = in_time(|| load_match(Path::new("/proc/kmsg")).is_err());
    assert_eq!(read, Some(true));
}

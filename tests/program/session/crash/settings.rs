//! Crash tests of the settings: a process that rewrites them is killed at any moment.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

use super::{DELAY, PATIENCE, folders, kills, lines_of};

/// Set in the other process: the folder that it writes to.
const FOLDER: &str = "PUSHFLIP_REWRITTEN_FOLDER";

/// Written settings are read back. The next test runs this test in a process of its own, which writes until it
/// is killed.
#[test]
fn rewritten_settings_are_the_last_ones() {
    let own = tempfile::tempdir().expect("a folder");
    let folder = std::env::var_os(FOLDER);
    let times = if folder.is_some() { usize::MAX } else { 10 };
    let folders = folders(folder.as_deref().map_or(own.path(), Path::new));
    let (first, _) = numbered::read(&folders);
    for number in (first + 1..).take(times) {
        numbered::write(&folders, number);
        assert_eq!(numbered::read(&folders), (number, None));
        println!("\nwritten {number}");
    }
}

#[test]
fn killed_settings_are_the_old_or_the_new_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut last = numbered::read(&folders(folder.path())).0;
    for kill in 0..kills() {
        let mut child = Command::new(std::env::current_exe().expect("the test program"))
            .args([
                "--exact",
                "session::crash::settings::rewritten_settings_are_the_last_ones",
                "--nocapture",
            ])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let lines = lines_of(child.stdout.take().expect("output"));
        let mut printed = last;
        let mut listen = |line: String| {
            if let Some(number) = line.trim_end().strip_prefix("written ") {
                printed = number.parse().expect("a number");
            }
            printed
        };
        let enough = last + rng.random_range(0..6);
        while enough > last && listen(lines.recv_timeout(PATIENCE).expect("it writes")) < enough {}
        std::thread::sleep(Duration::from_micros(rng.random_range(0..DELAY)));
        child.kill().expect("a running process");
        child.wait().expect("an exit status");
        for line in lines {
            listen(line);
        }
        let (number, warning) = numbered::read(&folders(folder.path()));
        assert_eq!(warning, None, "kill {kill}");
        assert!(
            number == printed || number == printed + 1,
            "kill {kill}: {number} after {printed} was printed"
        );
        last = number;
    }
}

/// Settings of the game that encode a number.
#[cfg(feature = "game")]
mod numbered {
    use pushflip::game::settings::{Draft, Settings};
    use pushflip_core::session::{FileError, Folders, change_toml};

    /// The minimum width of a window.
    const LEAST: u32 = 480;

    pub fn write(folders: &Folders, number: u32) {
        let mut settings = Settings { last_setup: Some(Draft::default()), ..Settings::default() };
        settings.window.width = LEAST + number;
        change_toml(&folders.config.join("settings.toml"), |all| *all = settings).expect("it can be written");
    }

    pub fn read(folders: &Folders) -> (u32, Option<FileError>) {
        let (settings, warning) = Settings::load(folders);
        let first = settings == Settings::default();
        (if first { 0 } else { settings.window.width - LEAST }, warning)
    }
}

/// A replacement for the settings in builds without the game.
#[cfg(not(feature = "game"))]
mod numbered {
    use pushflip_core::session::{FileError, Folders, change_toml, load_toml};
    use serde::{Deserialize, Serialize};

    #[derive(Default, Serialize, Deserialize)]
    struct Numbered {
        number: u32,
        names: Vec<String>,
    }

    pub fn write(folders: &Folders, number: u32) {
        let names = vec!["a name of some length".to_string(); 40];
        change_toml(&folders.config.join("settings.toml"), |all| *all = Numbered { number, names })
            .expect("it can be written");
    }

    pub fn read(folders: &Folders) -> (u32, Option<FileError>) {
        let (numbered, warning) = load_toml::<Numbered>(&folders.config.join("settings.toml"));
        (numbered.number, warning)
    }
}

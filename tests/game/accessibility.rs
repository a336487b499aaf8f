//! The program with a real screen reader interface: announcements, and a move made through it.
//!
//! It needs a display, D-Bus and Python's bindings of AT-SPI (on Debian: `at-spi2-core dbus
//! gir1.2-atspi-2.0 python3-gi`), so it runs only where `PUSHFLIP_ACCESSIBILITY_TEST` is set.

use std::process::Command;

#[test]
fn a_screen_reader_reads_the_board_and_plays() {
    if std::env::var_os("PUSHFLIP_ACCESSIBILITY_TEST").is_none() {
        println!("skipped: it needs a display and AT-SPI; PUSHFLIP_ACCESSIBILITY_TEST is not set");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let config = folder.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    let settings = "language = \"en\"\nwelcomed = true\nquality = \"low\"\n[window]\nwidth = 640\nheight = 360\nat = [0, 0]\n";
    std::fs::write(config.join("settings.toml"), settings).expect("a file");
    // A private bus, isolated from other screen readers.
    let status = Command::new("dbus-run-session")
        .args(["--", "/usr/bin/python3", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/game/accessibility.py")])
        .arg(env!("CARGO_BIN_EXE_pushflip"))
        .env("PUSHFLIP_DATA_DIR", folder.path().join("data"))
        .env("PUSHFLIP_CONFIG_DIR", config)
        .status()
        .expect("dbus-run-session starts");
    assert!(status.success(), "the client printed the reason");
}

//! Desktop preferences, such as reduced motion.

use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

const TIMEOUT: Duration = Duration::from_millis(300);

/// Commands that print a desktop setting, each with the output that means "no animations": GNOME and derivatives, KDE
/// Plasma; macOS; Windows.
#[cfg(not(any(target_os = "macos", windows)))]
const QUERIES: &[(&[&str], &str)] = &[
    (&["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"], "false"),
    (&["kreadconfig6", "--group", "KDE", "--key", "AnimationDurationFactor"], "0"),
    (&["kreadconfig5", "--group", "KDE", "--key", "AnimationDurationFactor"], "0"),
];
#[cfg(target_os = "macos")]
const QUERIES: &[(&[&str], &str)] =
    &[(&["defaults", "read", "com.apple.universalaccess", "reduceMotion"], "1")];
#[cfg(windows)]
const QUERIES: &[(&[&str], &str)] =
    &[(&["reg", "query", r"HKCU\Control Panel\Desktop\WindowMetrics", "/v", "MinAnimate"], "0")];

/// Whether the desktop prefers reduced motion; `false` on a timeout.
pub fn reduces_motion() -> bool {
    let (answer, answered) = channel();
    thread::spawn(move || {
        // The receiver is gone after the timeout.
        let _ = answer.send(QUERIES.iter().any(|(command, no)| prints(command, no)));
    });
    answered.recv_timeout(TIMEOUT).unwrap_or(false)
}

/// Whether a command succeeds and prints `wanted` as its last word.
fn prints(command: &[&str], wanted: &str) -> bool {
    let [program, arguments @ ..] = command else { return false };
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stderr(Stdio::null());
    // No console window.
    #[cfg(windows)]
    std::os::windows::process::CommandExt::creation_flags(&mut command, 0x0800_0000);
    command.output().is_ok_and(|output| {
        let answer = String::from_utf8_lossy(&output.stdout);
        output.status.success() && answer.split_whitespace().last() == Some(wanted)
    })
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn only_a_successful_exact_answer_counts() {
        assert!(prints(&["echo", "false"], "false"));
        assert!(!prints(&["echo", "true"], "false"));
        assert!(!prints(&["echo"], "false"));
        assert!(!prints(&["sh", "-c", "echo false; exit 1"], "false"));
        assert!(!prints(&["pushflip-no-such-program"], "false"));
    }
}

//! Desktop preferences, such as reduced motion.

use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// How long the desktop's answer is waited for.
const PATIENCE: Duration = Duration::from_millis(300);

/// Programs that tell of a desktop's settings, each with the answer that means "no animations": GNOME and
/// its kin, KDE Plasma; macOS; Windows.
#[cfg(not(any(target_os = "macos", windows)))]
const ASKED: &[(&[&str], &str)] = &[
    (&["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"], "false"),
    (&["kreadconfig6", "--group", "KDE", "--key", "AnimationDurationFactor"], "0"),
    (&["kreadconfig5", "--group", "KDE", "--key", "AnimationDurationFactor"], "0"),
];
#[cfg(target_os = "macos")]
const ASKED: &[(&[&str], &str)] =
    &[(&["defaults", "read", "com.apple.universalaccess", "reduceMotion"], "1")];
#[cfg(windows)]
const ASKED: &[(&[&str], &str)] =
    &[(&["reg", "query", r"HKCU\Control Panel\Desktop\WindowMetrics", "/v", "MinAnimate"], "0")];

/// Whether the desktop asks for less motion; no if it does not say so at once.
pub fn reduces_motion() -> bool {
    let (answer, answered) = channel();
    thread::spawn(move || {
        // Nobody listens any more if it comes too late.
        let _ = answer.send(ASKED.iter().any(|(words, no)| says(words, no)));
    });
    answered.recv_timeout(PATIENCE).unwrap_or(false)
}

/// Whether the last word of a program's answer is this one.
fn says(words: &[&str], wanted: &str) -> bool {
    let [program, arguments @ ..] = words else { return false };
    let run = Command::new(program).args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).output();
    run.is_ok_and(|output| {
        let answer = String::from_utf8_lossy(&output.stdout);
        output.status.success() && answer.split_whitespace().last() == Some(wanted)
    })
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn only_a_clear_answer_counts() {
        assert!(says(&["echo", "false"], "false"));
        assert!(!says(&["echo", "true"], "false"));
        assert!(!says(&["echo"], "false"));
        assert!(!says(&["sh", "-c", "echo false; exit 1"], "false"));
        assert!(!says(&["pushflip-no-such-program"], "false"));
    }
}

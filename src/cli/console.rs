//! The console window of the program on Windows.
//!
//! Windows starts a program with or without a console, depending on a field of the file. Pushflip is a program with a
//! console: only for those do cmd and PowerShell wait, and only those share typed lines, Ctrl+C and the end of the
//! console with the shell, which the terminal game, `host` and interactive engines need. So a double click must not
//! leave a console behind the game's window. Since Windows 11 24H2 the manifest (`build.rs`) prevents it; earlier
//! versions open one, which [`hide`] closes as the first step. The alternative, a second program for terminals as
//! `devenv.com` of Visual Studio, would have to pass on input, signals, exit codes and its own death.

use std::io::{self, IsTerminal};
use std::os::windows::io::AsRawHandle;
use std::sync::atomic::{AtomicBool, Ordering};

use windows_sys::Win32::System::Console::{AllocConsole, FreeConsole, GetConsoleProcessList};

/// Whether [`hide`] has closed the console.
static HIDDEN: AtomicBool = AtomicBool::new(false);

/// Closes the console if it was opened for this program alone. Output to a pipe or a file is left as it is.
#[expect(unsafe_code, reason = "functions of the system without a safe wrapper")]
pub(super) fn hide() {
    if !io::stdout().is_terminal() {
        return;
    }
    let mut processes = [0; 2];
    // SAFETY: the pointer and the length describe an array that outlives the call.
    let number = unsafe { GetConsoleProcessList(processes.as_mut_ptr(), 2) };
    if number == 1 {
        // SAFETY: the function has no arguments; standard streams are looked up again at each use.
        HIDDEN.store(unsafe { FreeConsole() } != 0, Ordering::Relaxed);
    }
}

/// Opens a console if the program has none and no other output was given: in the terminal mode after a double click,
/// and after [`hide`] if no window can be opened.
#[expect(unsafe_code, reason = "a function of the system without a safe wrapper")]
pub(super) fn show() {
    if HIDDEN.swap(false, Ordering::Relaxed) || io::stdout().as_raw_handle().is_null() {
        // SAFETY: the function has no arguments. A failure leaves the program without output.
        unsafe { AllocConsole() };
    }
}

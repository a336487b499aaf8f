//! Icon, version and manifest of the Windows program. On other systems this script does nothing.

use std::{env, io};

/// The manifest of the Windows program:
/// - A program with a console is attached to an existing one only, so that a double click opens none (Windows 11 24H2;
///   `src/cli/console.rs` has the rest).
/// - Sharp text on high-resolution monitors, also before winit says so itself.
/// - UTF-8 in the functions of the C library, and paths longer than 260 characters where the system permits them.
const MANIFEST: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application><supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/></application>
  </compatibility>
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges><requestedExecutionLevel level="asInvoker" uiAccess="false"/></requestedPrivileges>
    </security>
  </trustInfo>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings">UTF-8</activeCodePage>
      <consoleAllocationPolicy xmlns="http://schemas.microsoft.com/SMI/2024/WindowsSettings">detached</consoleAllocationPolicy>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
    </windowsSettings>
  </application>
</assembly>
"#;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=assets/windows/pushflip.ico");
    if env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return Ok(());
    }
    winresource::WindowsResource::new()
        .set("ProductName", "Pushflip")
        .set("FileDescription", "Pushflip")
        .set("LegalCopyright", "The Pushflip authors; MIT OR Apache-2.0")
        .set("OriginalFilename", "pushflip.exe")
        .set_icon("assets/windows/pushflip.ico")
        .set_manifest(MANIFEST)
        .compile_for("pushflip")
}

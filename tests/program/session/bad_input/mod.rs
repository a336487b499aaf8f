//! Invalid input: each fault gives one sentence with the place and the reason, and no data is lost.

mod arguments;
mod records;
mod saves;
mod settings;
mod terminal;

use std::path::Path;

use pushflip_core::language::Language;
use pushflip_core::session::{Folders, Launch};
use pushflip_core::text::TextOptions;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn folders(folder: &Path) -> Folders {
    Folders { data: folder.join("data"), config: folder.join("config") }
}

/// Options of a terminal match whose input is a pipe.
fn text_options(launch: Launch, folder: &Path) -> TextOptions {
    let folders = Ok(folders(folder));
    let language = Language::English;
    TextOptions { launch, folders, language, board: true, colour: false, echo: true, seed: 1 }
}

/// Whether a text is one sentence on one line, without control characters.
fn is_sentence(text: &str) -> bool {
    text.ends_with('.') && !text.trim_end_matches('.').is_empty() && !text.contains(char::is_control)
}

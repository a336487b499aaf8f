//! `pushflip gallery`: pictures of every screen.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use pushflip::game::gallery::{GalleryOptions, gallery};
use pushflip::game::language::Language;
use pushflip::game::settings::Quality;
use pushflip_core::rules::printable;

use super::Failure;
use super::screenshot::{quality, size};

/// What to draw, and where to write it.
#[derive(Args)]
pub(super) struct Gallery {
    /// The folder for the PNG files
    folder: PathBuf,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
    /// The languages: en, it, sl, ro, ru; all of them if not said
    #[arg(long, value_name = "CODE,…", value_delimiter = ',', value_parser = language)]
    language: Vec<Language>,
    /// The screens by name; all of them if not said
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    screen: Vec<String>,
    /// Instead of screens both games in three views and three sets
    #[arg(long, conflicts_with_all = ["screen", "language"])]
    views: bool,
    /// How fine: low, medium or high
    #[arg(long, value_name = "QUALITY", default_value = "low", value_parser = quality)]
    quality: Quality,
}

fn language(text: &str) -> Result<Language, String> {
    Language::ALL
        .into_iter()
        .find(|language| language.id() == text)
        .ok_or_else(|| format!("{text:?} is none of en, it, sl, ro, ru"))
}

/// Draws the pictures.
pub(super) fn draw(wishes: Gallery) -> Result<ExitCode, Failure> {
    let all = if wishes.language.is_empty() { Language::ALL.to_vec() } else { wishes.language };
    let options = GalleryOptions {
        folder: wishes.folder,
        size: wishes.size,
        languages: all,
        screens: wishes.screen,
        views: wishes.views,
        quality: wishes.quality,
    };
    let drawn = gallery(&options).map_err(|sentence| Failure { sentence, code: ExitCode::FAILURE })?;
    println!("{drawn} pictures in {}.", printable(options.folder.display()));
    Ok(ExitCode::SUCCESS)
}

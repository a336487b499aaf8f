//! Export and reset of the statistics.

use std::path::PathBuf;
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{Results, count};
use crate::game::language::{Language, words};
use crate::game::redraw::Waker;
use crate::game::state::{Notice, Storage};
use crate::game::turn::Job;
use pushflip_core::rules::printable;
use pushflip_core::session::{FileError, Moment, statistics};

/// A table being written: its path, or why there is none.
pub type Export = Job<Result<PathBuf, FileError>>;

/// On a button that needs matches which count.
#[derive(Component)]
pub struct OfMatches;

/// On the button that asks once more before it acts.
#[derive(Component)]
pub struct Sure {
    /// Whether it has asked.
    pub asked: bool,
    /// What it asks.
    pub question: String,
}

/// Writes the table beside the game.
pub fn export(_: On<Activate>, storage: Option<Res<Storage>>, waker: Waker, mut results: ResMut<Results>) {
    let (Some(storage), Some(counted)) = (storage, &results.counted) else { return };
    let (folders, statistics) = (storage.0.clone(), counted.statistics.clone());
    let now = Moment::of(SystemTime::now());
    let write = move || statistics::export(&folders, &statistics, now);
    results.exporting = Some(Job::read(&waker, write));
}

/// Says where the table is.
pub fn report_export(
    mut results: ResMut<Results>,
    language: Res<Language>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(written) = Job::take_result(&mut results.exporting) else { return };
    notices.write(Notice(match written {
        Ok(path) => language.tell("statistics-exported", &[("path", printable(path.display()).into())]),
        Err(error) => not_kept(*language, &error),
    }));
}

/// Asks, then counts from now on.
pub fn reset(
    pressed: On<Activate>,
    mut buttons: Query<(&mut Sure, &Children)>,
    mut texts: Query<&mut Text>,
    storage: Option<Res<Storage>>,
    language: Res<Language>,
    waker: Waker,
    mut results: ResMut<Results>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    let (mut sure, children) = buttons.get_mut(pressed.entity)?;
    let words = if sure.asked { language.say("statistics-reset") } else { sure.question.clone() };
    for &child in children {
        if let Ok(mut text) = texts.get_mut(child) {
            text.0.clone_from(&words);
        }
    }
    sure.asked = !sure.asked;
    let Some(storage) = storage.filter(|_| !sure.asked) else { return Ok(()) };
    match statistics::reset(&storage.0, Moment::of(SystemTime::now())) {
        Ok(()) => {
            notices.write(Notice(language.say("statistics-reset-done")));
            count(&mut results, Some(&storage), &waker);
        }
        Err(error) => {
            notices.write(Notice(not_kept(*language, &error)));
        }
    }
    Ok(())
}

fn not_kept(language: Language, error: &FileError) -> String {
    language.tell("common-not-kept", &[("why", words::file_error(language, error).into())])
}

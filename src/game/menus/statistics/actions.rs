//! Export and reset.

use std::path::PathBuf;
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};
use bevy::ui_widgets::Activate;
use bevy::window::RequestRedraw;

use super::{Results, count};
use crate::game::language::Language;
use crate::game::state::{Notice, Storage};
use pushflip_core::rules::printable;
use pushflip_core::session::{Moment, statistics};

/// A table being written: its path, or why there is none.
pub type Export = Task<Result<PathBuf, String>>;

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
pub fn export(_: On<Activate>, storage: Option<Res<Storage>>, mut results: ResMut<Results>) {
    let (Some(storage), Some(counted)) = (storage, &results.counted) else { return };
    let (folders, statistics) = (storage.0.clone(), counted.statistics.clone());
    let now = Moment::of(SystemTime::now());
    let write = async move { statistics::export(&folders, &statistics, now) };
    results.exporting = Some(IoTaskPool::get().spawn(write));
}

/// Says where the table is.
pub fn report_export(
    mut results: ResMut<Results>,
    language: Res<Language>,
    mut notice: ResMut<Notice>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let Some(task) = &mut results.exporting else { return };
    redraws.write(RequestRedraw);
    let Some(written) = check_ready(task) else { return };
    results.exporting = None;
    notice.0 = match written {
        Ok(path) => language.tell("statistics-exported", &[("path", printable(path.display()).into())]),
        Err(sentence) => language.tell("common-not-kept", &[("why", sentence.into())]),
    };
}

/// Asks, then counts from now on.
pub fn reset(
    pressed: On<Activate>,
    mut buttons: Query<(&mut Sure, &Children)>,
    mut texts: Query<&mut Text>,
    storage: Option<Res<Storage>>,
    language: Res<Language>,
    mut results: ResMut<Results>,
    mut notice: ResMut<Notice>,
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
            notice.0 = language.say("statistics-reset-done");
            count(&mut results, Some(&storage));
        }
        Err(sentence) => notice.0 = language.tell("common-not-kept", &[("why", sentence.into())]),
    }
    Ok(())
}

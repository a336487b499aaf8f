//! Export and reset of the statistics.

use std::path::PathBuf;
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{Results, count};
use crate::game::redraw::Waker;
use crate::game::state::{Notice, Storage};
use crate::game::theme::Confirmed;
use crate::game::turn::Job;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::printable;
use pushflip_core::session::{FileError, Moment, statistics};

/// The background task that writes the CSV file and returns its path.
#[derive(Resource, Default)]
pub struct Export(Option<Job<Result<PathBuf, FileError>>>);

/// A button that is enabled only if there are results.
#[derive(Component)]
pub struct NeedsMatches;

pub fn export(
    _: On<Activate>,
    storage: Option<Res<Storage>>,
    waker: Waker,
    results: Res<Results>,
    mut export: ResMut<Export>,
) {
    let (Some(storage), Some(counted)) = (storage, &results.counted) else { return };
    let (folders, statistics) = (storage.0.clone(), counted.statistics.clone());
    let now = Moment::of(SystemTime::now());
    let write = move || statistics::export(&folders, &statistics, now);
    export.0 = Some(Job::read(&waker, write));
}

pub fn report_export(mut export: ResMut<Export>, mut notices: MessageWriter<Notice>) {
    let Some(written) = export.0.as_ref().and_then(Job::poll) else { return };
    export.0 = None;
    notices.write(Notice(match written {
        Ok(path) => msg::StatisticsExported { path: printable(path.display()) }.into(),
        Err(error) => not_saved(&error),
    }));
}

/// Starts a new count from now on.
pub fn reset(
    _: On<Confirmed>,
    storage: Option<Res<Storage>>,
    waker: Waker,
    mut results: ResMut<Results>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(storage) = storage else { return };
    match statistics::reset(&storage.0, Moment::of(SystemTime::now())) {
        Ok(()) => {
            notices.write(Notice(msg::STATISTICS_RESET_DONE));
            count(&mut results, Some(&storage), &waker);
        }
        Err(error) => _ = notices.write(Notice(not_saved(&error))),
    }
}

fn not_saved(error: &FileError) -> Localized {
    msg::CommonNotKept { why: error }.into()
}

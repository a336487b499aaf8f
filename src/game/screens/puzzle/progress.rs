//! What is solved, remembered between starts.

use bevy::prelude::*;

use crate::game::language::{Language, words};
use crate::game::state::{Notice, Storage};
use crate::game::wake::Reasons;
use pushflip_core::session::puzzle::Progress;

/// Reads what was solved, and keeps what is.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleProgress>()
        .add_systems(PreUpdate, load.run_if(resource_added::<Storage>))
        .add_systems(
            Last,
            save.before(Reasons)
                .run_if(resource_changed::<PuzzleProgress>.and_then(not(resource_added::<PuzzleProgress>))),
        );
}

/// Which puzzles are solved, which were tried.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleProgress(pub Progress);

fn load(
    storage: Res<Storage>,
    language: Res<Language>,
    mut progress: ResMut<PuzzleProgress>,
    mut notices: MessageWriter<Notice>,
) {
    let (kept, warning) = Progress::load(&storage.0);
    // What was read need not be written.
    progress.bypass_change_detection().0 = kept;
    if let Some(warning) = warning {
        let why = words::file_error(*language, &warning);
        notices.write(Notice(language.tell("common-kept-not-read", &[("why", why.into())])));
    }
}

/// What cannot be kept is said once; the puzzles go on.
fn save(
    progress: Res<PuzzleProgress>,
    storage: Option<Res<Storage>>,
    language: Res<Language>,
    mut notices: MessageWriter<Notice>,
    mut complained: Local<bool>,
) {
    let Some(storage) = storage else { return };
    if let Err(error) = progress.0.save(&storage.0)
        && !*complained
    {
        let why = words::file_error(*language, &error);
        notices.write(Notice(language.tell("common-not-kept", &[("why", why.into())])));
        *complained = true;
    }
}

//! The lessons that were finished, read at the start and kept.

use bevy::prelude::*;

use crate::game::language::Language;
use crate::game::state::{Notice, Storage};
use pushflip_core::session::lesson::Learned;

/// Reads the file, and writes it when a lesson more is finished.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Achieved>().add_systems(PreStartup, load).add_systems(
        Last,
        save.run_if(resource_changed::<Achieved>.and_then(not(resource_added::<Achieved>))),
    );
}

/// The lessons that were finished.
#[derive(Resource, Deref, DerefMut, Default, Debug)]
pub struct Achieved(Learned);

fn load(
    storage: Option<Res<Storage>>,
    language: Res<Language>,
    mut achieved: ResMut<Achieved>,
    mut notice: ResMut<Notice>,
) {
    let Some(storage) = storage else { return };
    let (learned, warning) = Learned::load(&storage.0);
    // What has just been read need not be written.
    achieved.bypass_change_detection().0 = learned;
    if let Some(warning) = warning {
        notice.add(&language.tell("common-kept-not-read", &[("why", warning.into())]));
    }
}

fn save(
    achieved: Res<Achieved>,
    storage: Option<Res<Storage>>,
    language: Res<Language>,
    mut notice: ResMut<Notice>,
) {
    if let Some(storage) = storage
        && let Err(sentence) = achieved.save(&storage.0)
    {
        notice.0 = language.tell("common-not-kept", &[("why", sentence.into())]);
    }
}

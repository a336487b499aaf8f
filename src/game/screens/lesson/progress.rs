//! Completed lessons, loaded at the start and saved.

use bevy::prelude::*;

use crate::game::redraw::RedrawSystems;
use crate::game::state::{Notice, Storage};
use pushflip_core::language::msg;
use pushflip_core::session::lesson::FinishedLessons;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonProgress>().add_systems(PreStartup, load).add_systems(
        Last,
        save.before(RedrawSystems)
            .run_if(resource_changed::<LessonProgress>.and_then(not(resource_added::<LessonProgress>))),
    );
}

#[derive(Resource, Deref, DerefMut, Default, Debug)]
pub struct LessonProgress(FinishedLessons);

fn load(
    storage: Option<Res<Storage>>,
    mut progress: ResMut<LessonProgress>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(storage) = storage else { return };
    let (learned, warning) = FinishedLessons::load(&storage.0);
    progress.0 = learned;
    notices.write_batch(warning.map(|why| Notice(msg::CommonKeptNotRead { why: &why }.into())));
}

fn save(progress: Res<LessonProgress>, storage: Option<Res<Storage>>, mut notices: MessageWriter<Notice>) {
    let saved = storage.map_or(Ok(()), |storage| progress.save(&storage.0));
    notices.write_batch(saved.err().map(|why| Notice(msg::CommonNotKept { why: &why }.into())));
}

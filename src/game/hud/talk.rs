//! The lines of the computer's characters in a match on this machine, shown as notices.

use bevy::prelude::*;

use crate::game::settings::Settings;
use crate::game::state::{Notice, Screen, SeatsHere, Step};
use crate::game::turn::CurrentMatch;
use pushflip_core::session::talk::Talk;

pub fn plugin(app: &mut App) {
    app.init_resource::<Conversation>().add_systems(
        Update,
        speak
            .in_set(Step::Next)
            .run_if(in_state(Screen::Playing))
            .run_if(resource_changed::<CurrentMatch>.or_else(state_changed::<Screen>)),
    );
}

#[derive(Resource, Default)]
struct Conversation(Talk);

fn speak(
    current: Res<CurrentMatch>,
    here: Res<SeatsHere>,
    settings: Res<Settings>,
    mut conversation: ResMut<Conversation>,
    mut notices: MessageWriter<Notice>,
) {
    if here.is_online() {
        return;
    }
    // Heard even when switched off, so that a line is not said later.
    let line = conversation.0.next(current.as_match());
    notices.write_batch(line.filter(|_| settings.opponents_talk).map(|line| Notice(line.with_name())));
}

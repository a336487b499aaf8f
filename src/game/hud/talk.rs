//! The spoken lines of the computer's characters in a match on this machine: beside the figure, else as notices.

use bevy::prelude::*;
use bevy::time::Real;

use super::notice::{self, EDGE, Toast, WIDTH};
use crate::game::language::UiLanguage;
use crate::game::scene::camera::MainCamera;
use crate::game::scene::figures::Head;
use crate::game::settings::Settings;
use crate::game::state::{Announce, Notice, Phase, Screen, SeatsHere, Step};
use crate::game::turn::CurrentMatch;
use pushflip_core::session::talk::Talk;

pub fn plugin(app: &mut App) {
    let is_still = |phase: Option<Res<State<Phase>>>| phase.is_none_or(|phase| *phase != Phase::Animating);
    app.init_resource::<Conversation>().add_systems(
        Update,
        (
            speak
                .in_set(Step::Next)
                .run_if(in_state(Screen::Playing))
                .run_if(
                    resource_changed::<CurrentMatch>
                        .or_else(state_changed::<Screen>)
                        .or_else(state_changed::<Phase>),
                )
                .run_if(is_still),
            place.run_if(any_with_component::<Toast>).in_set(Step::Hud),
        ),
    );
}

/// The distance of a line from the head, as a share of its projected width.
const GAP: f32 = 0.9;

#[derive(Resource, Default)]
struct Conversation(Talk);

fn speak(
    current: Res<CurrentMatch>,
    here: Res<SeatsHere>,
    (settings, language, time): (Res<Settings>, Res<UiLanguage>, Res<Time<Real>>),
    heads: Query<&Head>,
    shown: Query<(Entity, &Toast)>,
    mut conversation: ResMut<Conversation>,
    mut notices: MessageWriter<Notice>,
    mut announcements: MessageWriter<Announce>,
    mut commands: Commands,
) {
    if here.is_online() {
        return;
    }
    // Heard even when switched off, so that a line is not said later.
    let line = conversation.0.next(current.as_match());
    let Some((seat, line)) = line.filter(|_| settings.opponents_talk) else { return };
    let words = line.with_name();
    if heads.iter().any(|head| head.seat == seat) {
        announcements.write(Announce(words.clone()));
        notice::show_toast(&mut commands, &shown, words, (**language, time.elapsed_secs()), Some(seat));
    } else {
        notices.write(Notice(words));
    }
}

/// Moves a line with the camera: beside the head, towards the middle of the board.
fn place(
    cameras: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    heads: Query<(&Head, &GlobalTransform)>,
    scale: Res<UiScale>,
    mut toasts: Query<(&Toast, &mut Node)>,
) {
    let Ok((camera, view)) = cameras.single() else { return };
    let Some(size) = camera.logical_viewport_size().map(|size| size / scale.0) else { return };
    let to_screen = |at: Vec3| camera.world_to_viewport(view, at).map(|point| point / scale.0);
    for (toast, mut node) in &mut toasts {
        let Some((_, head)) = heads.iter().find(|(head, _)| toast.seat == Some(head.seat)) else { continue };
        let Ok(at) = to_screen(head.translation()) else { continue };
        let Ok(side) = to_screen(head.translation() + *view.right()) else { continue };
        let gap = GAP * at.distance(side);
        let is_right = head.translation().x > 0.0;
        let edge = if is_right { size.x - at.x + gap } else { at.x + gap }.max(EDGE).round();
        let (left, right) = if is_right { (auto(), px(edge)) } else { (px(edge), auto()) };
        let top = px((at.y - gap).clamp(EDGE, (size.y - 4.0 * EDGE).max(EDGE)).round());
        let max_width = px(WIDTH.min(size.x - edge - EDGE).max(0.0));
        if (node.left, node.right, node.top, node.max_width) != (left, right, top, max_width) {
            (node.left, node.right, node.top, node.max_width) = (left, right, top, max_width);
        }
    }
}

//! The spoken lines of the computer's characters in a match on this machine: beside the figure, else as notices.

use bevy::prelude::*;
use bevy::time::Real;

use super::notice::{self, BOARD_EDGE, EDGE, Toast, WIDTH};
use crate::game::language::UiLanguage;
use crate::game::scene::camera::{HudInsets, MainCamera, rim_corners};
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
/// The height of a line that is not laid out yet, in pixels.
const LINE_HEIGHT: f32 = 40.0;

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

/// Moves a line with the camera: above the board and beside the head, so that it covers neither coordinates nor cubes.
/// Without enough space there, it is in the upper corner at the side of the figure, because the board of Hexxagon has a
/// corner in the middle.
fn place(
    cameras: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    heads: Query<(&Head, &GlobalTransform)>,
    (scale, insets): (Res<UiScale>, Res<HudInsets>),
    current: Res<CurrentMatch>,
    mut toasts: Query<(&Toast, &ComputedNode, &mut Node)>,
) {
    let Ok((camera, view)) = cameras.single() else { return };
    let Some(size) = camera.logical_viewport_size().map(|size| size / scale.0) else { return };
    let to_screen = |at: Vec3| camera.world_to_viewport(view, at).map(|point| point / scale.0);
    let rim = rim_corners(current.setup().variant).filter_map(|corner| to_screen(corner).ok());
    let limit = rim.map(|corner| corner.y).fold(size.y, f32::min) - BOARD_EDGE;
    for (toast, layout, mut node) in &mut toasts {
        let Some((_, head)) = heads.iter().find(|(head, _)| toast.seat == Some(head.seat)) else { continue };
        let Ok(at) = to_screen(head.translation()) else { continue };
        let Ok(side) = to_screen(head.translation() + *view.right()) else { continue };
        let height = (layout.size().y * layout.inverse_scale_factor()).max(LINE_HEIGHT);
        let fits_above = BOARD_EDGE + height <= limit;
        let is_right = head.translation().x > 0.0;
        let corner = if is_right { insets.right / scale.0 + EDGE } else { EDGE };
        let beside = if is_right { size.x - at.x } else { at.x } + GAP * at.distance(side);
        let edge = if fits_above { beside.max(corner) } else { corner }.round();
        let (left, right) = if is_right { (auto(), px(edge)) } else { (px(edge), auto()) };
        let (top, bottom) =
            if fits_above { (auto(), px((size.y - limit).round())) } else { (px(BOARD_EDGE), auto()) };
        let max_width = px(WIDTH.min(size.x - edge - EDGE).max(0.0));
        let wanted = Node { left, right, top, bottom, max_width, ..node.clone() };
        node.set_if_neq(wanted);
    }
}

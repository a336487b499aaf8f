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
/// The least width of a line between the board and the edge of the view, in pixels: enough for the longest word.
const NARROWEST: f32 = 148.0;
/// The height of the longest line at the least width, in pixels.
const TALLEST: f32 = 120.0;
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

/// Moves a line with the camera.
fn place(
    cameras: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    heads: Query<(&Head, &GlobalTransform)>,
    (scale, insets): (Res<UiScale>, Res<HudInsets>),
    current: Res<CurrentMatch>,
    mut toasts: Query<(&Toast, &ComputedNode, &mut Node)>,
) {
    let Ok((camera, view)) = cameras.single() else { return };
    let Some(size) = camera.logical_viewport_size().map(|size| size / scale.0) else { return };
    let start = Vec2::new(insets.left, insets.top) / scale.0;
    let free = Rect::from_corners(start, size - Vec2::new(insets.right, insets.bottom) / scale.0);
    let to_screen = |at: Vec3| camera.world_to_viewport(view, at).map(|point| point / scale.0);
    for (toast, layout, mut node) in &mut toasts {
        let Some((_, head)) = heads.iter().find(|(head, _)| toast.seat == Some(head.seat)) else { continue };
        let Ok(at) = to_screen(head.translation()) else { continue };
        let Ok(side) = to_screen(head.translation() + *view.right()) else { continue };
        let is_right = at.x > free.center().x;
        let from_side = |point: Vec2| {
            Vec2::new(if is_right { free.max.x - point.x } else { point.x - free.min.x }, point.y)
        };
        let rim = rim_corners(current.setup().variant).filter_map(|corner| to_screen(corner).ok());
        let rim: Vec<Vec2> = rim.map(from_side).collect();
        let height = layout.size().y * layout.inverse_scale_factor();
        let height = if height > 0.0 { height } else { LINE_HEIGHT };
        let spot = spot(from_side(at), GAP * at.distance(side), height, &rim, free);
        let (left, right) = if is_right {
            (auto(), px((size.x - free.max.x + spot.edge).round()))
        } else {
            (px((free.min.x + spot.edge).round()), auto())
        };
        let bottom = px((size.y - spot.bottom).round());
        let max_width = px(spot.max_width.round());
        let wanted = Node { left, right, top: auto(), bottom, max_width, ..node.clone() };
        node.set_if_neq(wanted);
    }
}

/// The place of a line. Horizontal distances are measured from the edge of the view at the side of the head.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Spot {
    edge: f32,
    bottom: f32,
    max_width: f32,
}

/// The place for a line of a speaker, which covers neither coordinates nor cubes: beside the head. Where the board
/// leaves no space at that height, it is above the head if there is a column of space beside the board, else above the
/// board. Without enough space there either, it is in the upper corner, because the board of Hexxagon has a corner in
/// the middle. `rim` is the outline of the board.
fn spot(head: Vec2, gap: f32, height: f32, rim: &[Vec2], free: Rect) -> Spot {
    let floor = |from: f32, to: f32| {
        least_y(rim, from, to).map_or(free.max.y, |board| board.min(free.max.y)) - BOARD_EDGE
    };
    let ceiling = free.min.y + BOARD_EDGE;
    let edge = (head.x + gap).max(EDGE);
    let max_width = WIDTH.min(free.width() - edge - EDGE).max(0.0);
    let above_board = floor(edge, edge + max_width);
    let column = BOARD_EDGE + NARROWEST;
    let above_head = (head.y - gap).min(floor(BOARD_EDGE, column));
    // Independent of the layout of the line, which depends on its place.
    let is_above_head =
        head.x - gap < column && above_head > above_board + gap && above_head - TALLEST >= ceiling;
    if is_above_head {
        let turned: Vec<Vec2> = rim.iter().map(|corner| corner.yx()).collect();
        let board = least_y(&turned, ceiling, above_head + BOARD_EDGE).unwrap_or(free.width()).max(column);
        let edge = (head.x - gap).min(board - NARROWEST).max(BOARD_EDGE);
        return Spot { edge, bottom: above_head, max_width: WIDTH.min(board - edge) };
    }
    let fits = ceiling + height <= above_board;
    let bottom = head.y.min(above_board).max(ceiling + height);
    Spot { edge: if fits { edge } else { EDGE }, bottom, max_width }
}

/// The least `y` of an outline between two `x`, if it has points there.
fn least_y(outline: &[Vec2], from: f32, to: f32) -> Option<f32> {
    let sides = outline.iter().zip(outline.iter().cycle().skip(1));
    let least = sides.filter_map(|(one, other)| {
        let (a, b) = if one.x <= other.x { (one, other) } else { (other, one) };
        let (start, end) = (from.max(a.x), to.min(b.x));
        let y = |x: f32| a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x).max(f32::EPSILON);
        (start <= end).then(|| y(start).min(y(end)))
    });
    least.reduce(f32::min)
}

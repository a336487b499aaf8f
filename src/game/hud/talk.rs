//! The spoken lines of the computer's characters in a match on this machine: beside the figure, else as notices.

use bevy::prelude::*;
use bevy::time::Real;

use super::notice::{self, BOARD_EDGE, EDGE, Toast, WIDTH};
use super::{Banner, PendingNotice};
use crate::game::language::{LocalizedText, UiLanguage};
use crate::game::scene::camera::{HudInsets, MainCamera, rim_corners};
use crate::game::scene::figures::Head;
use crate::game::settings::Settings;
use crate::game::state::{Announce, Menu, Notice, Phase, Screen, SeatsHere, Step};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::session::talk::{Line, Talk};

pub fn plugin(app: &mut App) {
    let is_still = |phase: Option<Res<State<Phase>>>| phase.is_none_or(|phase| *phase != Phase::Animating);
    app.init_resource::<Conversation>().add_systems(OnExit(Menu::Result), drop_line).add_systems(
        Update,
        (
            choose
                .in_set(Step::Next)
                .run_if(in_state(Screen::Playing))
                .run_if(
                    resource_changed::<CurrentMatch>
                        .or_else(state_changed::<Screen>)
                        .or_else(state_changed::<Phase>),
                )
                .run_if(is_still),
            speak
                .run_if(|conversation: Res<Conversation>| conversation.line.is_some())
                .in_set(Step::Hud)
                .after(notice::expire),
            place.run_if(any_with_component::<Toast>).in_set(Step::Hud),
        ),
    );
}

/// The horizontal distance of a line from the neck, and the height of the tallest head above it, in world units.
const GAP: f32 = 0.9;
const HEAD_HEIGHT: f32 = 1.36;
/// The least width of a line, in pixels, enough for the longest word, and the step between the widths that are tried.
const NARROWEST: f32 = 148.0;
const STEP: f32 = 16.0;
/// The height of the longest line at the least width, in pixels.
const TALLEST: f32 = 120.0;
/// Upper bounds of the layout, in pixels: the frame around the text, the height of a row, the mean width of a
/// character, and the space that the last word leaves at the end of a row.
const FRAME: Vec2 = Vec2::new(31.0, 19.0);
const ROW: f32 = 21.0;
const CHARACTER: f32 = 7.6;
const WORD_SPACE: f32 = 30.0;

#[derive(Resource, Default)]
struct Conversation {
    talk: Talk,
    /// The seat of a speaker and its line, until it is shown.
    line: Option<(usize, Line)>,
}

fn choose(
    current: Res<CurrentMatch>,
    here: Res<SeatsHere>,
    settings: Res<Settings>,
    mut conversation: ResMut<Conversation>,
) {
    if here.is_online() {
        return;
    }
    // Heard even when switched off, so that a line is not said later.
    if let Some(line) = conversation.talk.next(current.as_match()) {
        conversation.line = Some(line).filter(|_| settings.opponents_talk);
    }
}

/// Drops the line at the end of a match if the result is closed before the line is shown.
fn drop_line(mut conversation: ResMut<Conversation>) {
    conversation.line = None;
}

/// Shows the line. At the end of a match it waits until the result banner is visible and no toast is shown or pending.
fn speak(
    rules: Res<Rules>,
    (language, time): (Res<UiLanguage>, Res<Time<Real>>),
    heads: Query<&Head>,
    shown: Query<(Entity, &Toast)>,
    banners: Query<(&Visibility, Has<PendingNotice>), With<Banner>>,
    mut conversation: ResMut<Conversation>,
    mut notices: MessageWriter<Notice>,
    mut announcements: MessageWriter<Announce>,
    mut commands: Commands,
) {
    let is_result_complete =
        banners.iter().any(|(visibility, waits)| *visibility != Visibility::Hidden && !waits);
    if rules.result().is_some() && !(is_result_complete && shown.is_empty()) {
        return;
    }
    let Some((seat, line)) = conversation.line.take() else { return };
    if heads.iter().any(|head| head.seat == seat) {
        announcements.write(Announce(line.with_name()));
        let now = time.elapsed_secs();
        notice::show_toast(&mut commands, &shown, line.into(), (**language, now), Some(seat));
    } else {
        notices.write(Notice(line.with_name()));
    }
}

/// Moves a line with the camera.
fn place(
    cameras: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    heads: Query<(&Head, &GlobalTransform)>,
    (scale, insets): (Res<UiScale>, Res<HudInsets>),
    (current, language): (Res<CurrentMatch>, Res<UiLanguage>),
    texts: Query<&LocalizedText>,
    mut toasts: Query<(&Toast, &ComputedNode, &Children, &mut Node)>,
) {
    let Ok((camera, view)) = cameras.single() else { return };
    let Some(size) = camera.logical_viewport_size().map(|size| size / scale.0) else { return };
    let start = Vec2::new(insets.left, insets.top) / scale.0;
    let free = Rect::from_corners(start, size - Vec2::new(insets.right, insets.bottom) / scale.0);
    let to_screen = |at: Vec3| camera.world_to_viewport(view, at).map(|point| point / scale.0);
    for (toast, layout, children, mut node) in &mut toasts {
        let Some((_, head)) = heads.iter().find(|(head, _)| toast.seat == Some(head.seat)) else { continue };
        let Ok(at) = to_screen(head.translation()) else { continue };
        let Ok(side) = to_screen(head.translation() + *view.right()) else { continue };
        let Ok(top) = to_screen(head.translation() + HEAD_HEIGHT * Vec3::Y) else { continue };
        let is_right = at.x > free.center().x;
        let from_side = |point: Vec2| {
            Vec2::new(if is_right { free.max.x - point.x } else { point.x - free.min.x }, point.y)
        };
        let rim = rim_corners(current.setup().variant).filter_map(|corner| to_screen(corner).ok());
        let rim: Vec<Vec2> = rim.map(from_side).collect();
        let texts = children.iter().filter_map(|child| texts.get(child).ok());
        let length: usize = texts.map(|text| text.0.in_language(**language).chars().count()).sum();
        let height = layout.size().y * layout.inverse_scale_factor();
        let head = Projected { neck: from_side(at), top: top.y.min(at.y), gap: GAP * at.distance(side) };
        let spot = spot(head, (length, height), &rim, free);
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

/// A head on screen, with horizontal distances like those of a [`Spot`].
#[derive(Clone, Copy, Debug)]
struct Projected {
    neck: Vec2,
    /// The `y` of the upper end of the tallest head.
    top: f32,
    /// The horizontal distance of a line from the neck.
    gap: f32,
}

/// The place for a line of a speaker, which covers neither the head nor coordinates nor cubes: beside the head. Where
/// the board leaves no space at that height, it is above the head if there is a column of space beside the board, else
/// above the board, as wide as the outline of the board lets it. Without enough space there either, it is in the upper
/// corner, because the board of Hexxagon has a corner in the middle; if it would cover the head there, it covers the
/// far corner of the board instead. `length` is the number of characters, `height` the height of the layout, and `rim`
/// the outline of the board.
fn spot(head: Projected, (length, height): (usize, f32), rim: &[Vec2], free: Rect) -> Spot {
    let Projected { neck, top, gap } = head;
    let floor = |from: f32, to: f32| {
        least_y(rim, from, to).map_or(free.max.y, |board| board.min(free.max.y)) - BOARD_EDGE
    };
    let ceiling = free.min.y + BOARD_EDGE;
    let edge = (neck.x + gap).max(EDGE);
    let widest = WIDTH.min(free.width() - edge - EDGE).max(0.0);
    let above_board = floor(edge, edge + widest);
    let column = BOARD_EDGE + NARROWEST;
    let above_head = (top - BOARD_EDGE).min(floor(BOARD_EDGE, column));
    // Independent of the layout of the line, which depends on its place.
    let is_above_head =
        neck.x - gap < column && above_head > above_board + gap && above_head - TALLEST >= ceiling;
    if is_above_head {
        let turned: Vec<Vec2> = rim.iter().map(|corner| corner.yx()).collect();
        let board = least_y(&turned, ceiling, above_head + BOARD_EDGE).unwrap_or(free.width()).max(column);
        let edge = (neck.x - gap).min(board - NARROWEST).max(BOARD_EDGE);
        return Spot { edge, bottom: above_head, max_width: WIDTH.min(board - edge) };
    }
    let widths = std::iter::successors(Some(widest), |width| Some(width - STEP));
    let fitting = widths
        .take_while(|&width| width >= NARROWEST.min(widest))
        .find(|&width| ceiling + height_at(width, length) <= floor(edge, edge + width));
    let lowest = ceiling + height.max(FRAME.y + ROW);
    if let Some(max_width) = fitting {
        return Spot { edge, bottom: neck.y.min(floor(edge, edge + max_width)).max(lowest), max_width };
    }
    let is_over_head = ceiling + height_at(widest, length) > top - BOARD_EDGE;
    Spot { edge: if is_over_head { edge } else { EDGE }, bottom: lowest, max_width: widest }
}

/// The greatest height of a line with a number of characters at a width, in pixels.
fn height_at(width: f32, length: usize) -> f32 {
    let (free, needed) = (width - FRAME.x, CHARACTER * length as f32);
    let rows = if needed <= free { 1.0 } else { (needed / (free - WORD_SPACE).max(CHARACTER)).ceil() };
    FRAME.y + ROW * rows
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

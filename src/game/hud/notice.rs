//! Toast notifications: notices at the left of the board, and spoken lines beside the figures.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;

use crate::game::language::UiLanguage;
use crate::game::redraw::DrawWhile as _;
use crate::game::scene::camera::HudInsets;
use crate::game::state::{BoardScreen, Menu, Notice, Step};
use crate::game::theme::{self, palette};
use crate::game::turn::CurrentMatch;
use pushflip_core::language::{Language, Localized};

pub fn plugin(app: &mut App) {
    app.add_systems(Update, (show, place, expire).chain().in_set(Step::Hud))
        // The notice of a result and the last line wait for the end of a toast.
        .draw_while(any_component_removed::<Toast>);
}

/// The duration of a notice, in seconds.
const DURATION: f32 = 2.5;
/// The additional duration per character, in seconds.
const DURATION_PER_CHARACTER: f32 = 0.03;

/// The distance from the window's edges, in pixels.
pub(super) const EDGE: f32 = 16.0;
/// The distance from the upper and lower edge beside a board, in pixels: there is little space between the edge and the
/// coordinates.
pub(super) const BOARD_EDGE: f32 = 4.0;
/// The maximum width of a toast, in pixels.
pub(super) const WIDTH: f32 = 420.0;

/// The additional duration of a spoken line, in seconds: the player looks at the board.
const LINGER: f32 = 1.5;

/// A visible notice or spoken line. While it exists, the window is redrawn every `TICK`.
#[derive(Component)]
pub struct Toast {
    /// When it is hidden, in seconds since the start of the program.
    until: f32,
    /// The seat whose figure it is beside; `None` at the left of the board.
    pub(super) seat: Option<usize>,
}

/// Shows the notices of this frame, one per line, instead of the visible ones.
fn show(
    mut commands: Commands,
    mut notices: MessageReader<Notice>,
    language: Res<UiLanguage>,
    time: Res<Time<Real>>,
    shown: Query<(Entity, &Toast)>,
) {
    let words = Localized::joined(notices.read().map(|notice| notice.0.clone()), "\n");
    if words.is_empty() {
        return;
    }
    show_toast(&mut commands, &shown, words, (**language, time.elapsed_secs()), None);
}

/// Shows a toast instead of the visible ones of its kind, for the time that its words take to read in a language. `now`
/// is in seconds since the start of the program.
pub(super) fn show_toast(
    commands: &mut Commands,
    shown: &Query<(Entity, &Toast)>,
    words: Localized,
    (language, now): (Language, f32),
    seat: Option<usize>,
) {
    let same = shown.iter().filter(|(_, toast)| toast.seat.is_some() == seat.is_some());
    same.for_each(|(toast, _)| commands.entity(toast).despawn());
    let length = words.in_language(language).chars().count();
    let duration = DURATION + DURATION_PER_CHARACTER * length as f32 + seat.map_or(0.0, |_| LINGER);
    commands.spawn((
        Name::new(if seat.is_some() { "Speech" } else { "Notice" }),
        Toast { until: now + duration, seat },
        Pickable::IGNORE,
        GlobalZIndex(20),
        Node {
            position_type: PositionType::Absolute,
            left: px(EDGE),
            max_width: px(WIDTH),
            padding: UiRect::axes(px(14), px(8)),
            border: UiRect::all(theme::LINE),
            border_radius: BorderRadius::all(px(theme::CORNER)),
            ..default()
        },
        BackgroundColor(palette::WALNUT),
        BorderColor::all(palette::EDGE),
        children![(Pickable::IGNORE, theme::label(words))],
    ));
}

/// Places notices at the lower edge, or at the upper edge while the result banner or the bar of photo mode is at the
/// lower one. Below a board of Quixo they are as wide as the view, so that most are one line, which covers no
/// coordinate; a board of Hexxagon leaves the corner free.
fn place(
    menu: Res<State<Menu>>,
    current: Res<CurrentMatch>,
    (panel, at_board): (Res<theme::PanelPlace>, Option<Res<State<BoardScreen>>>),
    (scale, insets): (Res<UiScale>, Res<HudInsets>),
    windows: Query<&Window, With<PrimaryWindow>>,
    mut toasts: Query<(&Toast, &mut Node)>,
) {
    let Ok(window) = windows.single() else { return };
    let is_quixo = current.setup().variant.is_quixo();
    let above = matches!(menu.get(), Menu::Result | Menu::Photo);
    let (below, edge) = if at_board.is_some() { (panel.height(), BOARD_EDGE) } else { (0.0, EDGE) };
    let (top, bottom) = if above { (px(edge), auto()) } else { (auto(), px(below + edge)) };
    let view = (window.width() - insets.left - insets.right) / scale.0;
    let is_wide = at_board.is_some() && is_quixo && !above;
    let max_width = px(if is_wide { (view - 2.0 * EDGE).max(WIDTH) } else { WIDTH });
    for (_, mut node) in toasts.iter_mut().filter(|(toast, _)| toast.seat.is_none()) {
        if (node.top, node.bottom, node.max_width) != (top, bottom, max_width) {
            (node.top, node.bottom, node.max_width) = (top, bottom, max_width);
        }
    }
}

pub(super) fn expire(mut commands: Commands, time: Res<Time<Real>>, toasts: Query<(Entity, &Toast)>) {
    for (toast, shown) in &toasts {
        if time.elapsed_secs() >= shown.until {
            commands.entity(toast).despawn();
        }
    }
}

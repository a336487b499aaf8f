//! The side panel of a match: seats, clocks, counts, status line, moves and buttons. It does not change the match; it
//! sends [`MatchCommand`].

mod buttons;
mod clock;
mod icons;
mod illegal_move;
mod moves;
mod notice;
mod questions;
mod seats;
mod status;
mod table_log;
mod talk;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

pub use buttons::help_buttons;
pub use clock::{format_clock, until_next_change};
pub use icons::{blank_icon, seat_icon, side_icon};
use illegal_move::Reason;
pub use moves::{move_cell, move_row, visible_plies};
pub use notice::Toast;
use questions::InactiveAnswer;
pub use questions::question_place;
pub use status::status;
pub use table_log::{FollowsEnd, table_log};

use super::input::InputSystems;
use super::motion::{Motion, is_ply_moving};
use super::online::Online;
use super::scene::camera::HudInsets;
use super::scene::hexxagon::Piece;
use super::state::{MatchCommand, Menu, Phase, Screen, SeatsHere, Step, StepBack, ViewedPly};
use super::theme;
use super::turn::{CurrentMatch, Rules, clock_has_started};
use pushflip_core::language::Localized;
use pushflip_core::rules::{BySide, Side};
use pushflip_core::session::AnyPosition;

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Playing), show)
        .add_systems(Update, update_insets.after(Step::Turn).before(Step::Table))
        .add_systems(
            Update,
            step_back
                .run_if(in_state(Screen::Playing))
                .run_if(on_message::<StepBack>)
                .in_set(Step::Input)
                .after(InputSystems::Act),
        )
        .add_plugins((seats::plugin, moves::plugin, status::plugin, buttons::plugin))
        .add_plugins((
            questions::plugin,
            notice::plugin,
            table_log::plugin,
            illegal_move::plugin,
            talk::plugin,
        ));
}

/// The width of the side panel on all screens with a board, in unscaled pixels.
pub const WIDTH: f32 = 280.0;
/// The margin at the left of the title screen's column, as a share of the window's width.
pub const TITLE_MARGIN: f32 = 0.05;
/// The width of that column, in unscaled pixels.
pub const TITLE_WIDTH: f32 = 372.0;
/// The space between the column and the board, in unscaled pixels.
const TITLE_GAP: f32 = 10.0;
/// The heights of the heading and of the buttons on the title of a tall window, in unscaled pixels.
const TALL_TITLE: [f32; 2] = [116.0, 350.0];
/// The update interval of notices and tooltips.
const TICK: Duration = Duration::from_millis(200);
/// A delay after a clock's next change, because waits may end slightly early.
const CLOCK_DELAY: Duration = Duration::from_millis(2);

/// A banner at the lower edge, beside or above the panel. The camera keeps the board clear of it.
#[derive(Component)]
pub struct Banner;

/// The notice that follows a result, about new achievements or a first loss; `None` while it is computed.
#[derive(Component)]
pub struct PendingNotice(pub Option<Localized>);

fn update_insets(
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    (scale, place): (Res<UiScale>, Res<theme::PanelPlace>),
    windows: Query<&Window, With<PrimaryWindow>>,
    banners: Query<&ComputedNode, With<Banner>>,
    mut insets: ResMut<HudInsets>,
) {
    let Ok(window) = windows.single() else { return };
    let mut now = HudInsets::default();
    match screen.get() {
        Screen::Title if place.is_below() => [now.top, now.bottom] = TALL_TITLE,
        Screen::Title => now.left = TITLE_MARGIN * window.width() / scale.0 + TITLE_WIDTH + TITLE_GAP,
        Screen::Setup => {}
        // Photo mode hides the panel.
        _ if *menu.get() == Menu::Photo => {}
        _ if place.is_below() => now.bottom = place.height(),
        _ => now.right = WIDTH,
    }
    if let Some(node) = banners.iter().next() {
        now.bottom += node.size().y * node.inverse_scale_factor();
    }
    for length in [&mut now.left, &mut now.right, &mut now.top, &mut now.bottom] {
        *length *= scale.0;
    }
    insets.set_if_neq(now);
}

/// Returns to the current position, or opens the pause menu if it is shown already.
fn step_back(
    viewed_ply: Res<ViewedPly>,
    mut commands: MessageWriter<MatchCommand>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if viewed_ply.0.is_some() {
        commands.write(MatchCommand::ViewPly(usize::MAX));
    } else {
        menu.set(Menu::Pause);
    }
}

/// The time until the next redraw that is due to time alone: a clock, a notice, or a pending tooltip. Nothing is drawn
/// between the seconds of a clock, so that no frame is in progress when its time is over.
pub fn next_tick(
    (game, rules): (Res<CurrentMatch>, Res<Rules>),
    phase: Option<Res<State<Phase>>>,
    (menu, here, online): (Res<State<Menu>>, Res<SeatsHere>, Res<Online>),
    (toasts, deaf): (Query<(), With<Toast>>, Query<(), With<InactiveAnswer>>),
    reasons: Query<&Reason>,
) -> Option<Duration> {
    let runs = *menu.get() == Menu::None
        && if here.is_online() { here.clock_runs() } else { clock_has_started(&game) }
        && phase
            .is_some_and(|phase| matches!(phase.get(), Phase::Choosing | Phase::Thinking | Phase::Waiting));
    let left = game.clock().left(rules.position().seat_to_move()).filter(|_| runs);
    let clock = left.map(|left| {
        let change = clock::until_next_change(left) + CLOCK_DELAY;
        // In an online match the host decides when a clock has run out.
        if here.is_online() { change.max(TICK) } else { change }
    });
    let ticks = !toasts.is_empty() || !deaf.is_empty() || reasons.iter().any(|reason| !reason.is_shown);
    // Slightly later, so that the change has happened.
    let online = online.next_change().map(|change| change + TICK);
    clock.into_iter().chain(ticks.then_some(TICK)).chain(online).min()
}

/// The match as the board shows it: a ply counts when its animation has finished.
#[derive(SystemParam)]
pub struct ShownMatch<'w, 's> {
    game: Res<'w, CurrentMatch>,
    rules: Res<'w, Rules>,
    viewed_ply: Res<'w, ViewedPly>,
    phase: Option<Res<'w, State<Phase>>>,
    moving: Query<'w, 's, &'static Motion>,
    pieces: Query<'w, 's, (&'static Piece, &'static Transform)>,
}

impl ShownMatch<'_, '_> {
    /// Whether the last ply is still animated.
    fn is_moving(&self) -> bool {
        self.viewed_ply.0.is_none() && is_ply_moving(self.moving)
    }

    /// The number of plies before the position on the board.
    fn plies(&self) -> usize {
        self.game.viewed_plies(*self.viewed_ply).saturating_sub(usize::from(self.is_moving()))
    }

    pub fn position(&self) -> AnyPosition {
        self.game.shown(ViewedPly(Some(self.plies())))
    }

    /// The number of pieces of each side in Hexxagon. While a ply is animated, each piece counts for the side whose
    /// colour is on top, so that the score follows the turning pieces.
    pub fn score(&self) -> Option<BySide<u32>> {
        let score = self.position().score()?;
        if !self.is_moving() {
            return Some(score);
        }
        let mut score = BySide([0, 0]);
        for (_, at) in &self.pieces {
            score[if (at.rotation * Vec3::Y).y > 0.0 { Side::First } else { Side::Second }] += 1;
        }
        Some(score)
    }

    /// Whether the board shows the end of the match.
    pub fn is_over(&self) -> bool {
        self.rules.result().is_some() && self.viewed_ply.0.is_none() && !self.is_moving()
    }
}

fn show(mut commands: Commands) {
    commands.spawn((theme::side_panel("Hud", WIDTH, 10.0), DespawnOnExit(Screen::Playing))).with_children(
        |panel| {
            panel.spawn((
                theme::panel_part(10.0, false),
                children![seats::seats(), status(), question_place(), table_log::place()],
            ));
            panel.spawn(theme::divided_panel_part(10.0, true)).with_children(|part| {
                moves::spawn_list(part);
                part.spawn(theme::divider());
                moves::spawn_steps(part);
                part.spawn(buttons::buttons());
            });
        },
    );
}

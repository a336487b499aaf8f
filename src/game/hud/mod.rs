//! The side panel of a match: seats, clocks, counts, status line, moves and buttons. It changes nothing in
//! the match; it sends [`MatchCommand`].

mod buttons;
mod clock;
mod moves;
mod note;
mod notice;
mod phrases;
mod questions;
mod rows;
mod seats;
mod symbols;
mod why;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub use notice::Toast;
use questions::InactiveAnswer;
pub use questions::question_place;
pub use rows::listed;
pub use symbols::{blank, side_symbol, symbol};
use why::Reason;

use super::input::InputSystems;
use super::language::Language;
use super::motion::{Motion, is_ply_moving};
use super::online::Online;
use super::state::{MatchCommand, Menu, Phase, Screen, SeatsHere, Step, StepBack, ViewedPly};
use super::table::camera::HudInsets;
use super::theme;
use super::turn::{CurrentMatch, Rules, clock_has_started};
use pushflip_core::session::AnyPosition;

/// The panel at the right edge and everything in it.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Playing), show)
        .add_systems(
            Update,
            theme::rebuild::<Panel, _>(show)
                .before(Step::Hud)
                .run_if(resource_changed::<Language>)
                .run_if(in_state(Screen::Playing)),
        )
        .add_systems(Update, inset.in_set(Step::Hud))
        .add_systems(
            Update,
            step_back
                .run_if(in_state(Screen::Playing))
                .run_if(on_message::<StepBack>)
                .in_set(Step::Input)
                .after(InputSystems::Act),
        )
        .add_plugins((seats::plugin, moves::plugin, note::plugin, buttons::plugin))
        .add_plugins((questions::plugin, notice::plugin, phrases::plugin, why::plugin));
}

/// The width of the panel at the right edge, in pixels before scaling: the same on every screen that
/// has the board in front.
pub const WIDTH: f32 = 280.0;
/// The width of the title's column, in pixels before scaling.
const TITLE: f32 = 410.0;
/// A notice and a reason are looked after so often.
const TICK: Duration = Duration::from_millis(200);
/// A clock is looked at so long after it shows a second less, so that a wait that is a little short still sees it.
const JUST_AFTER: Duration = Duration::from_millis(2);

#[derive(Component)]
struct Panel;

/// The place of a banner beside the panel, at one edge of the window; the board goes back to leave it room.
#[derive(Component, Clone, Copy, Debug)]
pub enum BannerPlace {
    /// Along the upper edge.
    Top,
    /// Along the lower edge.
    Bottom,
}

fn inset(
    screen: Res<State<Screen>>,
    scale: Res<UiScale>,
    banners: Query<(&BannerPlace, &ComputedNode)>,
    mut insets: ResMut<HudInsets>,
) {
    let (left, right) = match screen.get() {
        Screen::Title => (TITLE, 0.0),
        Screen::Setup => (0.0, 0.0),
        _ => (0.0, WIDTH),
    };
    let (top, bottom) = banners.iter().next().map_or((0.0, 0.0), |(place, laid)| {
        let height = laid.size().y * laid.inverse_scale_factor();
        match place {
            BannerPlace::Top => (height, 0.0),
            BannerPlace::Bottom => (0.0, height),
        }
    });
    let [left, right, top, bottom] = [left, right, top, bottom].map(|length| length * scale.0);
    insets.set_if_neq(HudInsets { left, right, top, bottom });
}

/// Ends looking back; then it pauses.
fn step_back(
    viewed_ply: Res<ViewedPly>,
    mut asked: MessageWriter<MatchCommand>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if viewed_ply.0.is_some() {
        asked.write(MatchCommand::ViewPly(usize::MAX));
    } else {
        menu.set(Menu::Pause);
    }
}

/// How soon something has to be drawn again that changes with time alone, though nothing moves: a clock that shows a
/// second less or has run out, a notice, a reason that is about to show. Between the seconds of a clock nothing is
/// drawn, so that no picture is under way when its time is over.
#[must_use]
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
        let second = clock::until_next_second(left) + JUST_AFTER;
        // The host of an online match says when a clock has run out.
        if here.is_online() { second.max(TICK) } else { second }
    });
    let ticks = !toasts.is_empty() || !deaf.is_empty() || reasons.iter().any(|reason| !reason.told);
    // A little later, so that it has changed by then.
    let online = online.next_change().map(|change| change + TICK);
    clock.into_iter().chain(ticks.then_some(TICK)).chain(online).min()
}

/// The match as the table shows it: a ply counts when its cube or piece has arrived.
#[derive(SystemParam)]
struct OnTable<'w, 's> {
    game: Res<'w, CurrentMatch>,
    rules: Res<'w, Rules>,
    viewed_ply: Res<'w, ViewedPly>,
    phase: Option<Res<'w, State<Phase>>>,
    moving: Query<'w, 's, &'static Motion>,
}

impl OnTable<'_, '_> {
    /// Whether the last ply is still on its way.
    fn is_moving(&self) -> bool {
        let animates = self.phase.as_ref().is_some_and(|phase| *phase.get() == Phase::Animating);
        animates && self.viewed_ply.0.is_none() && is_ply_moving(self.moving)
    }

    /// The position that is to be seen.
    fn position(&self) -> AnyPosition {
        if self.is_moving() {
            return self.game.shown(ViewedPly(Some(self.game.moves().len().saturating_sub(1))));
        }
        self.game.shown(*self.viewed_ply)
    }

    /// Whether it is the end of the match.
    fn is_over(&self) -> bool {
        self.rules.result().is_some() && self.viewed_ply.0.is_none() && !self.is_moving()
    }
}

/// The position on the table and the number of plies before it: the last, or the one looked back at.
fn viewed(game: &CurrentMatch, viewed_ply: &ViewedPly) -> (AnyPosition, usize) {
    (game.shown(*viewed_ply), viewed_ply.0.unwrap_or(game.moves().len()))
}

fn show(mut commands: Commands, language: Res<Language>) {
    commands
        .spawn((theme::side_panel("Hud", WIDTH, 10.0), Panel, DespawnOnExit(Screen::Playing)))
        .with_children(|panel| {
            panel.spawn(seats::place());
            panel.spawn(theme::divider());
            moves::place(panel, *language);
            panel.spawn(note::place(*language));
            panel.spawn(question_place());
            panel.spawn(phrases::place(*language));
            panel.spawn(theme::divider());
            moves::steps(panel, *language);
            panel.spawn(buttons::place(*language));
        });
}

//! The movement of the title: a slow sway of the camera, and the boards of both games by turns.

use std::f32::consts::TAU;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::time::Real;
use bevy::window::PrimaryWindow;

use crate::game::input::has_input;
use crate::game::motion::speed;
use crate::game::redraw::Ticking;
use crate::game::scene::camera::Sway;
use crate::game::scene::quality::RenderQuality;
use crate::game::settings::{Quality, Settings};
use crate::game::state::{Menu, Screen, ShowMatch, Step};
use crate::game::theme::{self, palette};
use crate::game::turn::{CurrentMatch, title_match};
use pushflip_core::rules::Variant;
use pushflip_core::session::Match;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TitleMotion>()
        .init_resource::<OwnBoard>()
        .add_systems(
            Update,
            ((|mut motion: ResMut<TitleMotion>| motion.idle = 0.0).run_if(has_input()), advance)
                .chain()
                .in_set(Step::Input)
                .run_if(in_state(Screen::Title)),
        )
        .add_systems(OnEnter(Screen::Title), |mut motion: ResMut<TitleMotion>| *motion = default())
        .add_systems(OnExit(Screen::Title), |mut motion: ResMut<TitleMotion>| motion.next_frame = None);
}

/// The time between two frames.
const FRAME: Duration = Duration::from_millis(33);
/// The longest step of the camera, in seconds: after a slow frame it continues where it was.
const MAX_STEP: f32 = 0.1;
/// The largest angle of the sway, in radians, and its period, in seconds.
const SWAY: f32 = 0.06;
const PERIOD: f32 = 40.0;
/// How long a board is shown, in seconds.
const SHOWN: f32 = 25.0;
/// The duration of fading to dark and back, and the time in the dark, in which the camera moves, in seconds.
const FADE: f32 = 0.6;
const DARK: f32 = 0.6;
/// Seconds without input after which the title rests.
const REST_AFTER: f32 = 120.0;

#[derive(Resource, Default)]
pub struct TitleMotion {
    /// Seconds of movement of the camera.
    swayed: f32,
    /// Seconds since the last input.
    idle: f32,
    /// Seconds since the board has been shown.
    shown: f32,
    /// Whether the next board has replaced it, in the dark.
    is_replaced: bool,
    next_frame: Option<Duration>,
}

impl TitleMotion {
    /// The time until the next frame; `None` at rest.
    pub fn next_frame(&self) -> Option<Duration> {
        self.next_frame
    }

    /// Advances the change of the board. Returns whether the next board is due.
    fn change_board(&mut self, seconds: f32) -> bool {
        self.shown += seconds;
        let dark = SHOWN + FADE;
        if !self.is_replaced && self.shown >= dark {
            // After a sleep too, the dark takes its time.
            self.shown = dark;
            self.is_replaced = true;
            return true;
        }
        if self.shown >= dark + DARK + FADE {
            self.show_board();
        }
        false
    }

    /// Shows the board without a fade.
    fn show_board(&mut self) {
        self.is_replaced = false;
        if self.shown >= SHOWN {
            self.shown = 0.0;
        }
    }

    /// The opacity of the curtain.
    fn darkness(&self) -> f32 {
        let since = self.shown - SHOWN;
        (since / FADE).min((2.0 * FADE + DARK - since) / FADE).clamp(0.0, 1.0)
    }
}

/// The match that was on the board before that of the other game: the last one played, or the position at the start.
#[derive(Resource, Default)]
struct OwnBoard(Option<Box<Match>>);

impl OwnBoard {
    /// The next board. The player's own match and a position of the other game alternate.
    fn next(&mut self, current: &Match) -> Box<Match> {
        let setup = current.setup();
        let is_position = current.moves().is_empty() && setup == title_match(setup.variant).setup();
        if is_position && let Some(own) = self.0.take() {
            return own;
        }
        let other = if setup.variant.is_quixo() { Variant::Hexxagon } else { Variant::Quixo };
        self.0 = Some(Box::new(current.clone()));
        Box::new(title_match(other))
    }
}

/// A dark layer over the board, behind the menu.
#[derive(Component)]
pub(super) struct Curtain;

pub(super) fn curtain() -> impl Bundle {
    (Curtain, Ticking, Pickable::IGNORE, theme::layer(), BackgroundColor(Color::NONE))
}

/// Moves the camera and changes the board, while the player may be looking: in a focused window, without a menu, and
/// not long after the last input.
fn advance(
    time: Res<Time<Real>>,
    (settings, quality): (Res<Settings>, Res<RenderQuality>),
    adapter: Option<Res<RenderAdapterInfo>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    menu: Res<State<Menu>>,
    current: Res<CurrentMatch>,
    mut motion: ResMut<TitleMotion>,
    mut own: ResMut<OwnBoard>,
    mut sway: ResMut<Sway>,
    mut curtains: Query<&mut BackgroundColor, With<Curtain>>,
    mut shown_matches: MessageWriter<ShowMatch>,
) {
    let was_at_rest = motion.next_frame.is_none();
    // The time at rest does not count.
    let seconds = if was_at_rest { 0.0 } else { time.delta_secs() };
    motion.idle += seconds;
    // Low quality is that of software renderers, on which a moving camera would occupy all cores. There only the board
    // changes, which takes a few frames. Without a renderer, in tests, there is no picture.
    let sways = quality.0 > Quality::Low;
    let is_watched = windows.single().is_ok_and(|window| window.focused)
        && *menu.get() == Menu::None
        && motion.idle < REST_AFTER;
    if !is_watched || speed(&settings) == 0.0 || !(sways || adapter.is_some()) {
        motion.next_frame = None;
        motion.show_board();
    } else {
        if motion.change_board(seconds) {
            shown_matches.write(ShowMatch(own.next(current.as_match())));
        }
        if sways {
            motion.swayed += seconds.min(MAX_STEP);
            sway.0 = SWAY * (TAU * motion.swayed / PERIOD).sin();
        }
        let until_fade = Duration::from_secs_f32((SHOWN - motion.shown).max(0.0));
        motion.next_frame = Some(if sways { FRAME } else { until_fade.max(FRAME) });
    }
    let shade = BackgroundColor(palette::WALNUT_DEEP.with_alpha(motion.darkness()));
    for mut curtain in &mut curtains {
        curtain.set_if_neq(shade);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_changes_in_the_dark_however_long_the_frames_are() {
        for step in [0.033, 0.4, 3.0, 40.0] {
            let mut motion = TitleMotion::default();
            let mut changes = 0;
            for _ in 0..(120.0 / step) as usize + 8 {
                if motion.change_board(step) {
                    changes += 1;
                    assert_eq!(motion.darkness(), 1.0, "steps of {step}");
                }
            }
            assert!((3..=9).contains(&changes), "{changes} changes in steps of {step}");
        }
    }

    #[test]
    fn the_last_match_and_the_other_game_alternate() {
        let mut own = OwnBoard::default();
        let mut last = title_match(Variant::HexxagonOpen);
        last.play(last.position().moves()[0]).expect("legal");
        let first = own.next(&last);
        assert_eq!(first.setup().variant, Variant::Quixo);
        assert_eq!(own.next(&first).moves(), last.moves());
        let start = title_match(Variant::Quixo);
        let other = own.next(&start);
        assert_eq!(other.setup().variant, Variant::Hexxagon);
        assert_eq!(own.next(&other).setup(), start.setup());
    }
}

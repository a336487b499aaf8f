//! The window: its size and place between starts, the whole screen, and how large the text is in it.

use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, PresentMode, PrimaryMonitor, PrimaryWindow, WindowMode, WindowMoved,
    WindowResized,
};
use serde::{Deserialize, Serialize};

use super::Settings;

/// Keeps the window as the settings say, and the settings as the window is.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (fit_to_monitor, scale_to_window, apply.run_if(resource_changed::<Settings>)).chain(),
    )
    .add_systems(PostUpdate, remember.run_if(on_message::<WindowResized>.or_else(on_message::<WindowMoved>)));
}

/// The window for which sizes are designed, in logical pixels.
const DESIGNED: Vec2 = Vec2::new(1280.0, 720.0);
/// Text grows more slowly than the window: a large window shows more as well as larger.
const GROWTH: f32 = 0.7;
/// Text never shrinks below this share by itself.
const SMALLEST: f32 = 0.85;
/// How much of a screen a window takes that would be larger, in hundredths: the rest is the desktop's.
const FREE: u32 = 90;
/// What every screen can be used in, in its own pixels: larger text than that leaves is not given.
const NEEDED: Vec2 = Vec2::new(640.0, 480.0);

/// A window's size and place on its screen, in physical pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// Width in logical pixels.
    pub width: u32,
    /// Height in logical pixels.
    pub height: u32,
    /// Left and top edge in physical pixels; none where the desktop chooses.
    pub at: Option<[i32; 2]>,
}

impl Default for WindowPlace {
    fn default() -> Self {
        Self { width: 1280, height: 720, at: None }
    }
}

impl WindowPlace {
    /// The same within what a screen can show.
    #[must_use]
    pub fn checked(mut self) -> Self {
        self.width = self.width.clamp(640, 15360);
        self.height = self.height.clamp(360, 8640);
        // A window that lies far outside can't be dragged back.
        self.at = self.at.filter(|at| at.iter().all(|edge| (-200..15000).contains(edge)));
        self
    }
}

/// How much larger than designed text and buttons are, in a window of this logical size, when the
/// player wants them `wanted` times as large.
#[must_use]
pub fn ui_scale(window: Vec2, wanted: f32) -> f32 {
    (suits(window) * wanted).min((window / NEEDED).min_element()).max(0.5)
}

/// The most that can be wanted in a window of this logical size: what goes beyond it changes nothing.
#[must_use]
pub fn ui_scale_room(window: Vec2) -> f32 {
    (window / NEEDED).min_element() / suits(window)
}

/// The scale that suits a window, when nothing else is wanted.
fn suits(window: Vec2) -> f32 {
    (window / DESIGNED).min_element().max(0.0).powf(GROWTH).max(SMALLEST)
}

/// The window begins no larger than its screen has room for, with the desktop's bars.
fn fit_to_monitor(
    monitors: Query<(&Monitor, Has<PrimaryMonitor>), Added<Monitor>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let monitor = monitors.iter().max_by_key(|(_, primary)| *primary);
    if let Some((monitor, _)) = monitor
        && let Ok(mut window) = windows.single_mut()
        && let Some(fitting) = fitting(window.physical_size(), monitor.physical_size())
    {
        window.resolution.set_physical_resolution(fitting.x, fitting.y);
    }
}

/// The size of a window that would be larger than its screen, in the pixels of both; none if it is not.
fn fitting(window: UVec2, monitor: UVec2) -> Option<UVec2> {
    let room = monitor * FREE / 100;
    window.cmpgt(monitor).any().then(|| window.min(room))
}

fn scale_to_window(
    settings: Res<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut scale: ResMut<UiScale>,
) {
    if let Ok(window) = windows.single() {
        let wanted = ui_scale(window.size(), settings.ui_scale);
        if (scale.0 - wanted).abs() > f32::EPSILON {
            scale.0 = wanted;
        }
    }
}

fn apply(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let Ok(mut window) = windows.single_mut() else { return };
    let mode = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    let present_mode = if settings.vsync { PresentMode::AutoVsync } else { PresentMode::AutoNoVsync };
    if window.mode != mode {
        window.mode = mode;
    }
    if window.present_mode != present_mode {
        window.present_mode = present_mode;
    }
}

/// The place is saved with the next change or at the end, not at every step of a drag.
fn remember(
    mut settings: ResMut<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut moved: MessageReader<WindowMoved>,
) {
    let at = moved.read().last().map(|moved| [moved.position.x, moved.position.y]);
    let Ok(window) = windows.single() else { return };
    if settings.fullscreen {
        return;
    }
    let size = window.size().as_uvec2();
    let place = &mut settings.bypass_change_detection().window;
    *place = WindowPlace { width: size.x, height: size.y, at: at.or(place.at) }.checked();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_grows_with_the_window_and_never_out_of_it() {
        assert!((ui_scale(DESIGNED, 1.0) - 1.0).abs() < 1e-6);
        assert!((ui_scale(Vec2::new(800.0, 600.0), 1.0) - SMALLEST).abs() < 1e-6);
        let large = ui_scale(Vec2::new(3840.0, 2160.0), 1.0);
        assert!((2.0..3.0).contains(&large), "{large}");
        for window in [Vec2::new(800.0, 600.0), DESIGNED, Vec2::new(600.0, 1400.0)] {
            let scale = ui_scale(window, 3.0);
            assert!((window / scale).cmpge(NEEDED - 1e-3).all(), "{window} at {scale}");
            let room = ui_scale_room(window);
            assert!((ui_scale(window, room) - scale).abs() < 1e-3, "{window} has room for {room}");
            assert!(ui_scale(window, 0.9 * room) < scale, "{window} has room for {room}");
        }
    }

    #[test]
    fn a_window_begins_within_its_screen() {
        let window = UVec2::new(1280, 720);
        assert_eq!(fitting(window, UVec2::new(1920, 1080)), None);
        assert_eq!(fitting(window, window), None);
        assert_eq!(fitting(window, UVec2::new(1024, 640)), Some(UVec2::new(921, 576)));
    }

    #[test]
    fn a_window_off_the_screen_is_placed_anew() {
        let lost = WindowPlace { width: 1, height: 99999, at: Some([-30000, 0]) }.checked();
        assert_eq!(lost, WindowPlace { width: 640, height: 8640, at: None });
    }
}

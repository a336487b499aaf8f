//! The window: its size and place between starts, full screen, and the text size.

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
        (keep_on_screen, scale_to_window, apply.run_if(resource_changed::<Settings>)).chain(),
    )
    .add_systems(PostUpdate, remember.run_if(on_message::<WindowResized>.or_else(on_message::<WindowMoved>)));
}

/// The window for which sizes are designed, in logical pixels.
const DESIGNED: Vec2 = Vec2::new(1280.0, 720.0);
/// Text grows more slowly than the window: a large window shows more as well as larger.
const GROWTH: f32 = 0.7;
/// Text never shrinks below this share by itself.
const SMALLEST: f32 = 0.85;
/// How far outside any desktop no edge of a window lies, in physical pixels; one that is put away is far beyond.
const DESKTOP: i32 = 16384;
/// The height of a title bar, and how much of its width somebody needs to drag the window by it.
const TITLE_BAR: i32 = 24;
const GRIP: i32 = 64;
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
        self.at = self.at.filter(|at| at.iter().all(|edge| (-DESKTOP..DESKTOP).contains(edge)));
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

/// The window begins no larger than its screen has room for, with the desktop's bars. Where no screen shows its
/// title bar, because one was taken away, it comes back.
fn keep_on_screen(
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    added: Query<(), Added<Monitor>>,
    mut removed: RemovedComponents<Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut begun: Local<bool>,
) {
    if added.is_empty() && removed.read().next().is_none() {
        return;
    }
    let screens: Vec<_> = monitors.iter().map(|(monitor, primary)| (area_of(monitor), primary)).collect();
    let main = screens.iter().max_by_key(|(_, primary)| *primary).map(|(area, _)| *area);
    let (Some(main), Ok(mut window)) = (main, windows.single_mut()) else { return };
    let screens: Vec<_> = screens.into_iter().map(|(area, _)| area).collect();
    let place = place_of(&window);
    let own = place.and_then(|place| screen_of(place, &screens)).unwrap_or(main);
    if !std::mem::replace(&mut *begun, true)
        && let Some(fitting) = fitting(window.physical_size(), own.size().as_uvec2())
    {
        window.resolution.set_physical_resolution(fitting.x, fitting.y);
    }
    let lost = place.is_some_and(|place| !is_reachable(place, &screens));
    if lost && window.mode == WindowMode::Windowed {
        let room = (own.size() - window.physical_size().as_ivec2()).max(IVec2::ZERO);
        window.position = WindowPosition::At(own.min + room / 2);
    }
}

/// The part of the desktop that a monitor shows, in physical pixels.
fn area_of(monitor: &Monitor) -> IRect {
    let corner = monitor.physical_position;
    IRect::from_corners(corner, corner + monitor.physical_size().as_ivec2())
}

/// The part of the desktop where a window is, if that is known.
fn place_of(window: &Window) -> Option<IRect> {
    let WindowPosition::At(corner) = window.position else { return None };
    Some(IRect::from_corners(corner, corner + window.physical_size().as_ivec2()))
}

/// The screen on which most of a window is, if any of it is on one.
fn screen_of(window: IRect, screens: &[IRect]) -> Option<IRect> {
    let shared = |screen: &IRect| {
        let size = screen.intersect(window).size().max(IVec2::ZERO).as_i64vec2();
        size.x * size.y
    };
    screens.iter().copied().filter(|screen| shared(screen) > 0).max_by_key(shared)
}

/// Whether a screen shows enough of a window's title bar to drag it.
fn is_reachable(window: IRect, screens: &[IRect]) -> bool {
    let bar = IRect { max: IVec2::new(window.max.x, window.min.y + TITLE_BAR), ..window };
    screens.iter().any(|screen| screen.intersect(bar).size().cmpge(IVec2::new(GRIP, TITLE_BAR / 2)).all())
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

fn apply(
    settings: Res<Settings>,
    monitors: Query<(Entity, &Monitor)>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let Ok(mut window) = windows.single_mut() else { return };
    let present_mode = if settings.vsync { PresentMode::AutoVsync } else { PresentMode::AutoNoVsync };
    if settings.fullscreen != (window.mode != WindowMode::Windowed) {
        window.mode = if settings.fullscreen {
            let screens: Vec<_> = monitors.iter().map(|(_, monitor)| area_of(monitor)).collect();
            let own = place_of(&window).and_then(|place| screen_of(place, &screens));
            let own = monitors.iter().find(|(_, monitor)| Some(area_of(monitor)) == own);
            // Winit knows where the window was when it last heard of it.
            let selected = own.map_or(MonitorSelection::Current, |(own, _)| MonitorSelection::Entity(own));
            WindowMode::BorderlessFullscreen(selected)
        } else {
            WindowMode::Windowed
        };
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
    fn only_places_that_a_desktop_can_have_are_kept() {
        let lost = WindowPlace { width: 1, height: 99999, at: Some([-32000, -32000]) }.checked();
        assert_eq!(lost, WindowPlace { width: 640, height: 8640, at: None });
        let on_the_left = WindowPlace { at: Some([-1920, 40]), ..default() };
        assert_eq!(on_the_left.checked(), on_the_left);
    }

    #[test]
    fn a_window_is_on_the_screen_that_shows_most_of_it() {
        let at = |x, y, width, height| IRect::new(x, y, x + width, y + height);
        let (small, large) = (at(0, 0, 1024, 768), at(1024, 0, 2048, 1152));
        let screens = [small, large];
        assert_eq!(screen_of(at(1100, 40, 1900, 1060), &screens), Some(large));
        assert_eq!(screen_of(at(900, 0, 200, 200), &screens), Some(small));
        assert_eq!(screen_of(at(-900, 0, 200, 200), &screens), None);
        for (window, reachable) in [
            (at(0, 0, 900, 600), true),
            (at(-800, 0, 900, 600), true),
            (at(900, 100, 900, 600), true),
            (at(-860, 0, 900, 600), false),
            (at(3040, 0, 900, 600), false),
            (at(0, -30, 900, 600), false),
            (at(0, 760, 900, 600), false),
            (at(900, 760, 900, 600), true),
        ] {
            assert_eq!(is_reachable(window, &screens), reachable, "{window:?}");
        }
    }
}

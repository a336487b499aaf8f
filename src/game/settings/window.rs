//! The window's geometry, full screen, and the scale of the interface.

use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, PresentMode, PrimaryMonitor, PrimaryWindow, WindowMode, WindowMoved,
    WindowResized,
};
use serde::{Deserialize, Serialize};

use super::Settings;

/// Keeps window and settings in sync.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (keep_on_screen, scale_to_window, apply.run_if(resource_changed::<Settings>)).chain(),
    )
    .add_systems(
        PostUpdate,
        store_geometry.run_if(on_message::<WindowResized>.or_else(on_message::<WindowMoved>)),
    );
}

/// The reference window size, in logical pixels.
const REFERENCE: Vec2 = Vec2::new(1280.0, 720.0);
/// The exponent of the scale by window size up to [`LARGE`]. Below 1, a larger window also shows more.
const GROWTH: f32 = 0.7;
/// The size of a full HD window, relative to the reference. Beyond it, the interface grows with the window, so that it
/// is as large on a 4K screen.
const LARGE: f32 = 1.5;
/// The minimum automatic scale.
const MIN_SCALE: f32 = 0.84375;
/// The scale is a multiple of this power of two, so that the layout adds sizes without rounding errors. With other
/// scales the last item of a row that exactly fits can wrap to the next line.
const SCALE_STEP: f32 = 1.0 / 32.0;
/// The largest plausible coordinate of a window, in physical pixels. Windows reports -32000 for minimized windows.
const MAX_COORDINATE: i32 = 16384;
/// The height of a title bar, in physical pixels.
const TITLE_BAR: i32 = 24;
/// The visible width of a title bar that is needed to drag the window, in physical pixels.
const GRIP: i32 = 64;
/// The size of a window that would exceed its screen, in percent of the screen.
const MAX_SHARE: u32 = 90;
/// The minimum size of the window, in logical pixels.
pub const MIN_WINDOW: UVec2 = UVec2::new(480, 360);
/// The minimum size of the interface in scaled pixels, which limits the scale.
const MIN_SIZE: Vec2 = Vec2::new(560.0, 480.0);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowGeometry {
    /// Width in logical pixels.
    pub width: u32,
    /// Height in logical pixels.
    pub height: u32,
    /// Left and top edge in physical pixels; `None` lets the desktop choose.
    pub at: Option<[i32; 2]>,
}

impl Default for WindowGeometry {
    fn default() -> Self {
        Self { width: 1280, height: 720, at: None }
    }
}

impl WindowGeometry {
    /// Clamps the size, and discards an implausible position.
    pub fn checked(mut self) -> Self {
        self.width = self.width.clamp(MIN_WINDOW.x, 15360);
        self.height = self.height.clamp(MIN_WINDOW.y, 8640);
        self.at = self.at.filter(|at| at.iter().all(|edge| (-MAX_COORDINATE..MAX_COORDINATE).contains(edge)));
        self
    }
}

/// The scale of the interface in a window of this logical size. `wanted` is the player's factor.
pub fn ui_scale(window: Vec2, wanted: f32) -> f32 {
    let scale = (base_scale(window) * wanted).min((window / MIN_SIZE).min_element()).max(0.5);
    (scale / SCALE_STEP + 1e-5).floor() * SCALE_STEP
}

/// The largest factor that has an effect in a window of this logical size.
pub fn max_ui_scale(window: Vec2) -> f32 {
    (window / MIN_SIZE).min_element() / base_scale(window)
}

fn base_scale(window: Vec2) -> f32 {
    let size = (window / REFERENCE).min_element().max(0.0);
    (size.min(LARGE).powf(GROWTH) * (size / LARGE).max(1.0)).max(MIN_SCALE)
}

/// Shrinks the window to its screen at the start, and moves it back when no screen shows its title bar any more.
fn keep_on_screen(
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    added: Query<(), Added<Monitor>>,
    mut removed: RemovedComponents<Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut started: Local<bool>,
) {
    if added.is_empty() && removed.read().next().is_none() {
        return;
    }
    let main = monitors.iter().max_by_key(|(_, primary)| *primary).map(|(monitor, _)| monitor_area(monitor));
    let (Some(main), Ok(mut window)) = (main, windows.single_mut()) else { return };
    let screens: Vec<_> = monitors.iter().map(|(monitor, _)| monitor_area(monitor)).collect();
    let area = window_area(&window);
    let own = area.and_then(|area| screen_of(area, &screens)).unwrap_or(main);
    if !std::mem::replace(&mut *started, true)
        && let Some(fitting) = fitting(window.physical_size(), own.size().as_uvec2())
    {
        window.resolution.set_physical_resolution(fitting.x, fitting.y);
    }
    let lost = area.is_some_and(|area| !is_reachable(area, &screens));
    if lost && window.mode == WindowMode::Windowed {
        let free = (own.size() - window.physical_size().as_ivec2()).max(IVec2::ZERO);
        window.position = WindowPosition::At(own.min + free / 2);
    }
}

/// The area of a monitor on the desktop, in physical pixels.
fn monitor_area(monitor: &Monitor) -> IRect {
    let corner = monitor.physical_position;
    IRect::from_corners(corner, corner + monitor.physical_size().as_ivec2())
}

/// The area of a window on the desktop, if its position is known.
fn window_area(window: &Window) -> Option<IRect> {
    let WindowPosition::At(corner) = window.position else { return None };
    Some(IRect::from_corners(corner, corner + window.physical_size().as_ivec2()))
}

/// The screen with the largest overlap with a window, if any overlaps.
fn screen_of(window: IRect, screens: &[IRect]) -> Option<IRect> {
    let shared = |screen: &IRect| {
        let size = screen.intersect(window).size().max(IVec2::ZERO).as_i64vec2();
        size.x * size.y
    };
    screens.iter().copied().filter(|screen| shared(screen) > 0).max_by_key(shared)
}

/// Whether a screen shows enough of the title bar to drag the window.
fn is_reachable(window: IRect, screens: &[IRect]) -> bool {
    let bar = IRect { max: IVec2::new(window.max.x, window.min.y + TITLE_BAR), ..window };
    screens.iter().any(|screen| screen.intersect(bar).size().cmpge(IVec2::new(GRIP, TITLE_BAR / 2)).all())
}

/// The reduced size of a window that exceeds its screen, in physical pixels; `None` if it fits.
fn fitting(window: UVec2, monitor: UVec2) -> Option<UVec2> {
    let max = monitor * MAX_SHARE / 100;
    window.cmpgt(monitor).any().then(|| window.min(max))
}

fn scale_to_window(
    settings: Res<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    scale: ResMut<UiScale>,
) {
    if let Ok(window) = windows.single() {
        let wanted = ui_scale(window.size(), settings.ui_scale);
        scale.map_unchanged(|scale| &mut scale.0).set_if_neq(wanted);
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
            let screens: Vec<_> = monitors.iter().map(|(_, monitor)| monitor_area(monitor)).collect();
            let own = window_area(&window).and_then(|area| screen_of(area, &screens));
            let own = monitors.iter().find(|(_, monitor)| Some(monitor_area(monitor)) == own);
            // `Current` may be outdated: it is the monitor at the last event that winit received.
            let selected = own.map_or(MonitorSelection::Current, |(own, _)| MonitorSelection::Entity(own));
            WindowMode::BorderlessFullscreen(selected)
        } else {
            WindowMode::Windowed
        };
    }
    window.map_unchanged(|window| &mut window.present_mode).set_if_neq(present_mode);
}

/// Stores the geometry without triggering a save, which follows with the next change or at exit.
fn store_geometry(
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
    let geometry = &mut settings.bypass_change_detection().window;
    *geometry = WindowGeometry { width: size.x, height: size.y, at: at.or(geometry.at) }.checked();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_starts_within_its_screen() {
        let window = UVec2::new(1280, 720);
        assert_eq!(fitting(window, UVec2::new(1920, 1080)), None);
        assert_eq!(fitting(window, window), None);
        assert_eq!(fitting(window, UVec2::new(1024, 640)), Some(UVec2::new(921, 576)));
    }

    #[test]
    fn the_screen_of_a_window_has_the_largest_overlap() {
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

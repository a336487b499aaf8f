//! The scale of the interface, and the limits of the window's geometry.

use bevy::prelude::*;
use pushflip::game::settings::{WindowGeometry, max_ui_scale, ui_scale};

/// The window in which the scale is 1.
const REFERENCE: Vec2 = Vec2::new(1280.0, 720.0);
/// The minimum automatic scale.
const MIN_SCALE: f32 = 0.84375;
/// The minimum size of the interface in scaled pixels.
const MIN_SIZE: Vec2 = Vec2::new(560.0, 480.0);

#[test]
fn the_interface_grows_with_the_window_and_always_fits() {
    assert!((ui_scale(REFERENCE, 1.0) - 1.0).abs() < 1e-6);
    assert!((ui_scale(Vec2::new(800.0, 600.0), 1.0) - MIN_SCALE).abs() < 1e-6);
    let share = |window: Vec2| ui_scale(window, 1.0) / window.y;
    let (full_hd, large) = (Vec2::new(1920.0, 1080.0), Vec2::new(3840.0, 2160.0));
    assert!((share(large) / share(full_hd) - 1.0).abs() < 0.03, "the same share of the window");
    for window in [Vec2::new(800.0, 600.0), REFERENCE, Vec2::new(600.0, 1400.0)] {
        let scale = ui_scale(window, 3.0);
        assert!((window / scale).cmpge(MIN_SIZE - 1e-3).all(), "{window} at {scale}");
        let max = max_ui_scale(window);
        assert!((ui_scale(window, max) - scale).abs() < 1e-3, "{window}: {max}");
        assert!(ui_scale(window, 0.9 * max) < scale, "{window}: {max}");
    }
}

#[test]
fn implausible_geometry_is_discarded() {
    let minimized = WindowGeometry { width: 1, height: 99999, at: Some([-32000, -32000]) }.checked();
    assert_eq!(minimized, WindowGeometry { width: 480, height: 8640, at: None });
    let on_the_left = WindowGeometry { at: Some([-1920, 40]), ..default() };
    assert_eq!(on_the_left.checked(), on_the_left);
}

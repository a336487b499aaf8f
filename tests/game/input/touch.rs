//! Touch input.

use super::setup;
use crate::harness::TestApp;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use pushflip::game::scene::camera::View;
use pushflip::game::state::Phase;
use pushflip::game::turn::Selection;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyCell, Setup};

fn touch(app: &mut TestApp, id: u64, phase: TouchPhase, position: Vec2) {
    let event = TouchInput { phase, position, window: app.window(), force: None, id };
    app.send(event);
    app.send(WindowEvent::TouchInput(event));
}

#[test]
fn a_tap_skips_the_animation() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    app.choose(app.first_move());
    app.frames(2);
    assert_eq!(app.phase(), Some(Phase::Animating));
    let aside = Vec2::new(40.0, 680.0);
    touch(&mut app, 1, TouchPhase::Started, aside);
    touch(&mut app, 1, TouchPhase::Ended, aside);
    app.frames(3);
    assert_eq!(app.phase(), Some(Phase::Choosing));
}

#[test]
fn a_tap_selects_a_drag_orbits_and_two_fingers_zoom() {
    let mut app = TestApp::playing(setup(Variant::Quixo));
    let orbit = |app: &mut TestApp| {
        let orbit = app.camera();
        (orbit.target_yaw, orbit.target_radius)
    };
    let start = orbit(&mut app);
    // A tap within one frame.
    let c1 = app.over_cell("c1");
    touch(&mut app, 1, TouchPhase::Started, c1);
    touch(&mut app, 1, TouchPhase::Ended, c1);
    app.frames(3);
    let cube = AnyCell::Quixo("c1".parse().expect("a cell"));
    assert_eq!(*app.resource::<Selection>(), Selection::Cell(cube), "a tap selects");
    // A tap beside the board cancels the selection; a drag there turns the camera and selects nothing.
    let aside = Vec2::new(40.0, 680.0);
    touch(&mut app, 2, TouchPhase::Started, aside);
    app.frames(2);
    touch(&mut app, 2, TouchPhase::Ended, aside);
    app.frames(3);
    assert_eq!(*app.resource::<Selection>(), Selection::None, "a tap elsewhere deselects");
    touch(&mut app, 3, TouchPhase::Started, aside);
    app.frames(2);
    for step in 1..=6 {
        touch(&mut app, 3, TouchPhase::Moved, aside + Vec2::X * 30.0 * step as f32);
        app.frames(1);
    }
    touch(&mut app, 3, TouchPhase::Ended, aside + Vec2::X * 180.0);
    app.frames(3);
    let turned = orbit(&mut app);
    assert!((turned.0 - start.0).abs() > 0.1, "a drag orbits: {start:?} {turned:?}");
    assert_eq!(*app.resource::<Selection>(), Selection::None);
    // Spreading two fingers over cubes zooms in and selects nothing.
    app.resource_mut::<View>().set_changed();
    app.rest();
    let middle = app.over_cell("c3");
    touch(&mut app, 4, TouchPhase::Started, middle - Vec2::X * 40.0);
    touch(&mut app, 5, TouchPhase::Started, middle + Vec2::X * 40.0);
    app.frames(2);
    for step in 1..=6 {
        let apart = Vec2::X * (40.0 + 15.0 * step as f32);
        touch(&mut app, 4, TouchPhase::Moved, middle - apart);
        touch(&mut app, 5, TouchPhase::Moved, middle + apart);
        app.frames(1);
    }
    touch(&mut app, 4, TouchPhase::Ended, middle - Vec2::X * 130.0);
    touch(&mut app, 5, TouchPhase::Ended, middle + Vec2::X * 130.0);
    app.frames(3);
    let zoomed = orbit(&mut app);
    assert!(zoomed.1 < start.1 - 0.3, "two fingers zoom: {start:?} {zoomed:?}");
    assert_eq!(*app.resource::<Selection>(), Selection::None);
    assert!(app.moves().is_empty());
}

#[test]
fn dragging_a_cube_does_not_turn_the_camera() {
    let mut app = TestApp::playing(setup(Variant::Quixo));
    let from = app.over_cell("c1");
    let to = app.over_arrow("c1-e1");
    touch(&mut app, 7, TouchPhase::Started, from);
    app.frames(2);
    for step in 1..=8 {
        touch(&mut app, 7, TouchPhase::Moved, from.lerp(to, step as f32 / 8.0));
        app.frames(2);
    }
    touch(&mut app, 7, TouchPhase::Ended, to);
    app.frames(3);
    assert_eq!(app.moves(), ["c1-e1"]);
    assert_eq!(app.camera().target_yaw, 0.0);
}

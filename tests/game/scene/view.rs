//! Camera views.

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;
use pushflip::game::scene::camera::View;
use pushflip::game::state::{MatchCommand, Menu, Phase, Screen, StartMatch};
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyCell, Controller, Match, Setup};

use crate::harness::TestApp;

/// Window sizes that follow one another: tall, wide, small, large.
const SHAPES: [(u32, u32); 8] =
    [(500, 900), (1280, 720), (1920, 500), (640, 480), (1600, 900), (700, 1400), (1000, 1000), (1280, 720)];
const VIEWS: [View; 3] = [View::ThreeQuarter, View::Seat, View::Top];

fn people(variant: Variant) -> Setup {
    Setup::new(variant, &vec![Controller::Human; variant.seats()])
}

/// Rotation of the camera by the player, in radians.
const ROTATION: f32 = 0.3;

#[test]
fn the_result_covers_no_cell_and_keeps_the_rotation() {
    for variant in Variant::ALL {
        let seats = vec![Controller::Human; variant.seats()];
        let mut app = TestApp::playing(Setup::new(variant, &seats));
        let mut cameras = app.bevy.world_mut().query::<&mut PanOrbitCamera>();
        cameras.single_mut(app.bevy.world_mut()).expect("one camera").target_yaw = ROTATION;
        app.rest();
        let near = app.camera().target_radius;
        app.send(MatchCommand::Resign);
        app.until(Menu::Result);
        app.rest();
        let banner = app.rect_of("Result banner");
        assert!(banner.min.y > 360.0, "{variant}: {banner:?} is in the lower half of the window");
        for cell in AnyCell::all(variant) {
            let at = app.over_cell(&cell.to_string());
            assert!(!banner.contains(at), "{variant}: {cell} at {at} is under the banner {banner:?}");
        }
        assert_eq!(app.camera().target_yaw, ROTATION, "{variant}");
        app.hit("Esc");
        app.rest();
        assert_eq!(app.menu(), Menu::None);
        let back = app.camera().target_radius;
        assert!((back - near).abs() < 0.01, "{variant}: {near} before the result, {back} after it");
        assert_eq!(app.camera().target_yaw, ROTATION, "{variant}");
    }
}

#[test]
fn the_whole_board_is_visible_in_windows_of_any_shape() {
    for variant in Variant::ALL {
        let mut app = TestApp::playing(people(variant));
        for view in VIEWS {
            *app.resource_mut::<View>() = view;
            app.rest();
            let before = app.camera().target_radius;
            for (width, height) in SHAPES {
                app.resize(width, height);
                let out = app.out_of_sight("Rim");
                assert!(out <= 0.0, "{variant} {view:?} at {width}x{height}: {out} pixels are cut");
            }
            let after = app.camera().target_radius;
            assert!((after - before).abs() < 0.01, "{variant} {view:?}: {before} before, {after} after");
        }
    }
}

#[test]
fn every_cell_is_drawn_in_a_tall_window() {
    let mut app = TestApp::playing(people(Variant::Hexxagon));
    app.resize(500, 900);
    let mut things = app.bevy.world_mut().query::<(&Name, &ViewVisibility)>();
    let cells: Vec<_> =
        things.iter(app.bevy.world()).filter(|(name, _)| name.as_str().starts_with("Cell ")).collect();
    assert_eq!(cells.len(), 58, "the cells without blocks");
    assert!(cells.iter().all(|(_, seen)| seen.get()), "{cells:?}");
}

#[test]
fn with_larger_text_the_whole_board_is_visible() {
    let mut app = TestApp::playing(people(Variant::Quixo));
    for scale in [1.0, 3.0, 0.5, 2.0, 1.0] {
        app.settings().ui_scale = scale;
        app.resize(640, 1000);
        assert!(app.out_of_sight("Rim") <= 0.0, "text of {scale} in a tall window");
        app.resize(1280, 720);
        assert!(app.out_of_sight("Rim") <= 0.0, "text of {scale} in a wide window");
    }
}

#[test]
fn a_camera_moved_by_the_player_keeps_its_pose_and_framing() {
    let mut app = TestApp::playing(people(Variant::Quixo));
    app.hit("Ctrl+Left");
    app.hit("+");
    app.rest();
    let (yaw, near) = (app.camera().target_yaw, app.camera().target_radius);
    for (width, height) in SHAPES {
        app.resize(width, height);
        let orbit = app.camera();
        assert_eq!(orbit.target_yaw, yaw, "{width}x{height}");
        for cell in AnyCell::all(Variant::Quixo) {
            let at = app.over_cell(&cell.to_string());
            assert!(app.free().contains(at), "{cell} at {at} in {width}x{height}");
        }
    }
    let back = app.camera().target_radius;
    assert!((back - near).abs() < 0.01, "{near} before, {back} after");
}

#[test]
fn zooming_in_keeps_most_of_the_board_visible() {
    let mut app = TestApp::playing(people(Variant::Hexxagon));
    let middle = app.free().center();
    app.point_at(middle);
    let fit = app.camera().target_radius;
    for _ in 0..3 {
        app.turn_wheel(1.0);
    }
    let near = app.camera().target_radius;
    assert!(near < 0.9 * fit, "the camera comes nearer: {near} of {fit}");
    let seen = |app: &mut TestApp| {
        let cells = AnyCell::all(Variant::Hexxagon);
        let free = app.free();
        cells.filter(|cell| free.contains(app.over_cell(&cell.to_string()))).count()
    };
    app.rest();
    let cells = seen(&mut app);
    assert!(cells > 45, "{cells} of 61 cells after three notches");
    for _ in 0..40 {
        app.turn_wheel(1.0);
    }
    app.rest();
    let cells = seen(&mut app);
    assert!(cells > 15, "{cells} of 61 cells, as near as it gets");
}

#[test]
fn a_match_in_the_first_frame_has_the_same_camera_as_any_other() {
    for variant in Variant::ALL {
        let mut app = TestApp::unstarted(1280, 720);
        app.send(StartMatch(Box::new(Match::new(people(variant)))));
        app.go(Screen::Playing);
        app.rest();
        let first = (app.camera().target_focus, app.camera().target_radius);
        let out = app.out_of_sight("Rim");
        assert!(out <= 0.0, "{variant}: {out} pixels are cut");
        let mut later = TestApp::playing(people(variant));
        later.rest();
        assert_eq!(first, (later.camera().target_focus, later.camera().target_radius), "{variant}");
    }
}

#[test]
fn a_carried_cube_stays_visible() {
    let mut app = TestApp::playing(people(Variant::Quixo));
    for push in ["c1-c5", "a1-a5", "e3-e5", "a3-e3", "e2-a2"] {
        app.start(Match::new(people(Variant::Quixo)));
        app.rest();
        app.choose(app.parse_move(push));
        app.frames(2);
        let mut frames = 0;
        while app.phase() == Some(Phase::Animating) {
            let out = app.out_of_sight("Cube");
            assert!(out <= 0.0, "{push}: {out} pixels are cut in frame {frames}");
            app.frames(1);
            frames += 1;
        }
        assert!(frames > 3, "{push} is seen");
    }
}

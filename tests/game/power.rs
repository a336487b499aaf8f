//! Redraws: frames are drawn only for a reason.

use std::time::Duration;

use crate::harness::TestApp;
use crate::harness::matches::played;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::winit::{UpdateMode, WinitSettings};
use pushflip::game::scene::camera::MainCamera;
use pushflip::game::settings::Quality;
use pushflip::game::state::{EditPosition, Menu, Notice, Screen};
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Setup};

/// Interval from which on the window counts as sleeping.
const ASLEEP: Duration = Duration::from_mins(10);
/// Tolerance for timely wake-ups.
const WAKE_TOLERANCE: Duration = Duration::from_millis(3);
/// Frames after which earlier animations have ended.
const SOON: usize = 80;

/// Time until the next frame; zero if it is drawn immediately.
fn waits(app: &TestApp) -> Duration {
    match app.resource::<WinitSettings>().focused_mode {
        UpdateMode::Continuous => Duration::ZERO,
        UpdateMode::Reactive { wait, .. } => wait,
    }
}

fn assert_sleeps(app: &mut TestApp, what: &str) {
    app.frames(SOON);
    for _ in 0..5 {
        app.frames(1);
        assert!(waits(app) >= ASLEEP, "{what}: the next frame comes in {:?}", waits(app));
    }
}

#[test]
fn idle_screens_are_not_redrawn() {
    let mut app = TestApp::open(1280, 720);
    assert_sleeps(&mut app, "title");
    for menu in [Menu::Settings, Menu::About, Menu::HowToPlay, Menu::Records, Menu::Achievements] {
        app.go(menu);
        assert_sleeps(&mut app, &format!("{menu:?}"));
    }
    for menu in [Menu::Lessons, Menu::Puzzles, Menu::Keys, Menu::Tournament, Menu::None] {
        app.go(menu);
        assert_sleeps(&mut app, &format!("{menu:?}"));
    }
    app.go(Menu::Photo);
    assert_sleeps(&mut app, "photo mode");
    app.go(Menu::None);
    for screen in [Screen::Setup, Screen::Puzzle] {
        app.go(screen);
        assert_sleeps(&mut app, &format!("{screen:?}"));
    }
    for variant in Variant::ALL {
        app.start(played(Setup::new(variant, &[]), 6));
        assert_sleeps(&mut app, &format!("match of {variant}"));
        let position = app.game().position();
        app.send(EditPosition(Box::new(position)));
        assert_sleeps(&mut app, &format!("editor of {variant}"));
    }
}

#[test]
fn frames_are_drawn_during_the_animation_of_a_ply() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    assert_sleeps(&mut app, "a new match");
    app.play(app.first_move());
    assert_eq!(waits(&app), Duration::ZERO, "the animation needs frames");
    assert_sleeps(&mut app, "after the ply");
}

#[test]
fn a_running_clock_wakes_the_window_every_second() {
    let mut setup = Setup::new(Variant::Quixo, &[]);
    setup.clock = ClockRule::PerMove(Duration::from_millis(9_050));
    let mut app = TestApp::playing(setup);
    // The clock starts with the first move.
    app.play(app.first_move());
    let left = |app: &TestApp| app.game().clock().left(1).expect("a clock");
    let now = |app: &TestApp| app.resource::<Time<Real>>().elapsed();
    // The interval and the time of the next wake-up.
    let mut woken = (Duration::MAX, Duration::MAX);
    while app.game().result().is_none() {
        if waits(&app) != woken.0 {
            woken = (waits(&app), now(&app) + waits(&app));
        }
        let second = now(&app) + Duration::from_nanos(left(&app).subsec_nanos().into());
        assert!(woken.1 <= second + WAKE_TOLERANCE, "woken at {:?}, the second ends at {second:?}", woken.1);
        app.frames(1);
    }
    assert_sleeps(&mut app, "after the match");
}

#[test]
fn a_notice_wakes_the_window() {
    let mut app = TestApp::open(1280, 720);
    assert_sleeps(&mut app, "title");
    app.send(Notice("something".into()));
    app.frames(1);
    assert_eq!(waits(&app), Duration::ZERO, "the notice is drawn");
    app.frames(10);
    let tick = waits(&app);
    assert!(
        tick > Duration::ZERO && tick < Duration::from_secs(1),
        "the next frame hides the notice in time: {tick:?}"
    );
    assert_sleeps(&mut app, "without the notice");
}

#[test]
fn a_notice_at_the_end_of_a_frame_wakes_the_window() {
    let mut app = TestApp::open(1280, 720);
    app.bevy.add_systems(PostUpdate, |mut notices: MessageWriter<Notice>, mut frames: Local<usize>| {
        *frames += 1;
        if *frames == SOON {
            notices.write(Notice("something".into()));
        }
    });
    app.frames(SOON - 1);
    assert!(waits(&app) >= ASLEEP, "{:?}", waits(&app));
    app.frames(1);
    assert_eq!(waits(&app), Duration::ZERO, "the next frame shows it");
}

fn eye(app: &mut TestApp) -> Vec3 {
    let mut cameras = app.bevy.world_mut().query_filtered::<&Transform, With<MainCamera>>();
    cameras.single(app.bevy.world()).expect("one camera").translation
}

/// Whether the camera moves visibly within some frames.
fn moves(app: &mut TestApp) -> bool {
    let before = eye(app);
    (0..10).any(|_| {
        app.frames(1);
        eye(app).distance(before) > 0.002
    })
}

#[test]
fn the_title_moves_only_while_it_is_watched() {
    let mut app = TestApp::open(1280, 720);
    app.frames(SOON);
    assert!(!moves(&mut app), "at low quality the camera rests");
    app.set(|settings| settings.quality = Some(Quality::Medium));
    app.frames(SOON);
    assert!(moves(&mut app));
    let wait = waits(&app);
    assert!((30..60).contains(&wait.as_millis()), "the next frame comes in {wait:?}");

    app.focus_window(false);
    assert_sleeps(&mut app, "an unfocused title");
    assert!(!moves(&mut app));
    app.focus_window(true);
    assert!(moves(&mut app));

    app.go(Menu::Settings);
    assert_sleeps(&mut app, "the settings over the title");
    app.go(Menu::None);
    assert!(moves(&mut app));

    app.set(|settings| settings.reduced_motion = Some(true));
    assert_sleeps(&mut app, "a title with reduced motion");
    assert!(!moves(&mut app));
    app.set(|settings| settings.reduced_motion = Some(false));
    assert!(moves(&mut app));

    // Two minutes without input.
    app.frames(1200);
    assert_sleeps(&mut app, "a title without input");
    app.point_at(Vec2::splat(300.0));
    assert!(moves(&mut app));

    let yaw = app.camera().target_yaw;
    app.go(Screen::Setup);
    assert_sleeps(&mut app, "the new game form");
    assert_eq!(app.camera().target_yaw, yaw, "the movement is not a rotation by the player");
    assert!((app.camera().yaw.expect("a yaw") - yaw).abs() < 0.01);
}

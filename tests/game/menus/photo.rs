//! Photo mode: everything it changes is restored, its bar hides itself, and its picture is saved.

use std::fs;
use std::time::Duration;

use bevy::image::Image;
use bevy::post_process::dof::DepthOfField;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::ui::Checked;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_panorbit_camera::PanOrbitCamera;
use pushflip::game::exchange::PictureMaker;
use pushflip::game::scene::camera::{MainCamera, View};
use pushflip::game::scene::light::{Daylight, Lens, Tone};
use pushflip::game::scene::quixo;
use pushflip::game::state::{Menu, Phase};
use pushflip::game::turn::Selection;
use pushflip_core::ai::Level;
use pushflip_core::language::{Language, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Setup};

use crate::harness::TestApp;

/// A match with a person against a computer, whose figure is on the table, in photo mode.
fn open(view: View) -> (TestApp, PanOrbitCamera, String) {
    let players = [Controller::Human, Controller::Computer(Level::Casual)];
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &players));
    *app.resource_mut::<View>() = view;
    app.rest();
    let before = (*app.camera(), projection(&mut app));
    app.hit("Esc");
    app.press_named("Photo mode");
    app.until(Menu::Photo);
    (app, before.0, before.1)
}

fn projection(app: &mut TestApp) -> String {
    let mut cameras = app.bevy.world_mut().query_filtered::<&Projection, With<MainCamera>>();
    match cameras.single(app.bevy.world()).expect("one camera") {
        Projection::Perspective(lens) => format!("perspective {}", lens.fov),
        Projection::Orthographic(lens) => format!("orthographic {:?}", lens.scaling_mode),
        Projection::Custom(_) => "custom".into(),
    }
}

fn eye(app: &mut TestApp) -> Vec3 {
    let mut cameras = app.bevy.world_mut().query_filtered::<&Transform, With<MainCamera>>();
    cameras.single(app.bevy.world()).expect("one camera").translation
}

fn is_visible(app: &mut TestApp, name: &str) -> bool {
    let entity = app.entity(name);
    app.bevy.world().get::<InheritedVisibility>(entity).expect("a visibility").get()
}

fn lights(app: &mut TestApp) -> Vec<(Vec3, String)> {
    let mut lights = app.bevy.world_mut().query::<(&DirectionalLight, &Transform)>();
    let all = lights.iter(app.bevy.world());
    all.map(|(light, at)| (at.translation.round(), format!("{:?}", light.color))).collect()
}

fn lens(app: &mut TestApp) -> Option<DepthOfField> {
    let mut lenses = app.bevy.world_mut().query::<&DepthOfField>();
    lenses.iter(app.bevy.world()).next().copied()
}

fn is_checked(app: &mut TestApp, name: &str) -> bool {
    let widget = app.entity(name);
    app.bevy.world().get::<Checked>(widget).is_some()
}

#[test]
fn camera_light_and_lens_are_free_and_restored() {
    for view in [View::ThreeQuarter, View::Seat, View::Top] {
        let (mut app, before, shape) = open(view);
        let light = lights(&mut app);
        assert!(projection(&mut app).starts_with("perspective"), "{view:?}");
        assert!(!is_visible(&mut app, "Hud") && is_visible(&mut app, "Photo bar"), "{view:?}");
        let has_marks = app.named("Edge light").is_some();
        assert!(has_marks && !is_visible(&mut app, "Edge light"), "{view:?}: marks are hidden");

        // Keys and the wheel move the camera beyond the usual limits.
        let yaw = app.camera().target_yaw;
        app.hit("Ctrl+Right");
        assert!(app.camera().target_yaw > yaw, "{view:?}");
        for _ in 0..30 {
            app.hit("Ctrl+Down");
        }
        app.rest();
        assert!(app.camera().target_pitch < 0.1 && eye(&mut app).y > 0.0, "{view:?}");
        let middle = app.over_cell("c3");
        app.point_at(middle);
        for _ in 0..60 {
            app.turn_wheel(1.0);
        }
        app.rest();
        let near = eye(&mut app);
        assert!(near.length() > 3.0, "{view:?}: {near} is among the cubes");
        for _ in 0..60 {
            app.hit("Ctrl+Up");
        }
        app.rest();
        for _ in 0..60 {
            app.turn_wheel(1.0);
        }
        app.rest();
        let above = eye(&mut app);
        assert!(above.y > 2.0 && above.y < 0.5 * before.radius.expect("a radius"), "{view:?}: {above}");
        for _ in 0..60 {
            app.turn_wheel(-1.0);
        }
        app.rest();
        assert!(eye(&mut app).length() > 30.0, "{view:?}");

        // A click focuses the lens, and selects no cube.
        let cube = app.over_cell("b2");
        app.click(cube);
        let top = quixo::cube_center("b2".parse().expect("a cell")) + Vec3::Y * quixo::HALF;
        let focus = app.resource::<Lens>().focus.expect("a point");
        assert!(focus.distance(top) < 0.6, "{view:?}: {focus} instead of {top}");
        assert_eq!((*app.resource::<Selection>(), app.moves().len()), (Selection::None, 0));
        assert!(lens(&mut app).is_none(), "no blur at low quality");
        app.press_named("Blur");
        let blur = app.resource::<Lens>().blur.expect("a blur");
        app.rest();
        let now = lens(&mut app).expect("depth of field");
        assert!(blur > 0.0 && now.aperture_f_stops > 0.0);
        let distance = eye(&mut app).distance(focus);
        assert!((now.focal_distance - distance).abs() < 1.0, "{} at {distance}", now.focal_distance);

        // The thumb is near the middle.
        let slider = app.rect_of("Light height");
        app.click(slider.min + slider.size() * Vec2::new(0.2, 0.5));
        app.press_named("Cool");
        app.rest();
        let daylight = *app.resource::<Daylight>();
        let is_changed = daylight.tone == Tone::Cool && daylight.height != Daylight::default().height;
        assert!(is_changed, "{view:?}: {daylight:?}");
        let changed = lights(&mut app);
        assert!(changed != light, "{view:?}");
        app.press_named("Reset");
        app.rest();
        assert_eq!(lights(&mut app), light, "{view:?}");
        assert_eq!(*app.resource::<Lens>(), Lens::default());
        assert_eq!(["Neutral", "Cool"].map(|name| is_checked(&mut app, name)), [true, false], "{view:?}");
        let reset = app.camera().target_pitch;
        assert!((reset - before.target_pitch).abs() < 1e-3, "{view:?}");

        app.press_named("Warm");
        app.press_named("Blur");
        app.hit("Ctrl+Left");
        app.hit("Esc");
        app.rest();
        assert_eq!((app.menu(), app.phase()), (Menu::None, Some(Phase::Choosing)));
        // The focus was still moving to its target by less than a pixel.
        let now = *app.camera();
        assert!(now.focus.distance(before.focus) < 1e-3, "{view:?}: {now:?}");
        let now = PanOrbitCamera { focus: before.focus, ..now };
        assert_eq!((now, projection(&mut app)), (before, shape), "{view:?}");
        assert_eq!((*app.resource::<Daylight>(), *app.resource::<Lens>()), default(), "{view:?}");
        assert_eq!((lights(&mut app), lens(&mut app).is_none()), (light, true), "{view:?}");
        assert!(is_visible(&mut app, "Hud") && is_visible(&mut app, "Edge light"), "{view:?}");
    }
}

#[test]
fn keys_pan_the_camera_within_bounds_and_the_bar_names_them() {
    let (mut app, ..) = open(View::ThreeQuarter);
    let first = app.camera().target_focus;
    app.hit("Shift+Right");
    let right = app.camera().target_focus;
    assert!(right.x > first.x && right.distance(first) > 0.1, "{first} {right}");
    app.hit("Shift+Left");
    assert!(app.camera().target_focus.distance(first) < 1e-3);
    app.hit("Shift+Up");
    let up = app.camera().target_focus;
    assert!(up.z < first.z && up.y > first.y, "{first} {up}");
    for _ in 0..60 {
        app.hit("Shift+Down");
    }
    app.rest();
    let down = app.camera().target_focus;
    assert!(down.z > first.z && down.length() < 8.0, "{down}");
    app.press_named("Reset");
    assert!(app.camera().target_focus.distance(first) < 1e-3);

    let mut hints = Vec::new();
    for language in Language::ALL {
        app.set(|settings| settings.language = Some(language));
        let hint = app.text_in("Photo keys");
        let arrows = msg::KEYS_KEY_ARROWS.in_language(language);
        assert_eq!(hint.matches(&arrows).count(), 2, "{language:?}: {hint}");
        let back = msg::KEYS_KEY_ESC.in_language(language);
        assert!(hint.contains(&format!(" {back} ")), "{language:?}: {hint}");
        assert!(!hints.contains(&hint), "{language:?}: {hint}");
        hints.push(hint);
    }
}

/// Time until the next frame; zero if it is drawn immediately.
fn waits(app: &TestApp) -> Duration {
    match app.resource::<WinitSettings>().focused_mode {
        UpdateMode::Continuous => Duration::ZERO,
        UpdateMode::Reactive { wait, .. } => wait,
    }
}

#[test]
fn the_bar_hides_without_input_and_then_nothing_is_drawn() {
    let (mut app, ..) = open(View::ThreeQuarter);
    app.point_at(Vec2::new(300.0, 200.0));
    app.rest();
    assert!(is_visible(&mut app, "Photo bar"));
    assert!(waits(&app) < Duration::from_secs(4), "{:?}", waits(&app));
    app.frames(50);
    assert!(!is_visible(&mut app, "Photo bar"));
    assert!(waits(&app) > Duration::from_mins(10), "{:?}", waits(&app));
    app.hit("Ctrl+Left");
    assert!(is_visible(&mut app, "Photo bar"), "after a key");
    let save = app.rect_of("Save picture").center();
    app.point_at(save);
    app.frames(50);
    assert!(is_visible(&mut app, "Photo bar"), "under the pointer");
}

#[test]
fn the_board_is_clear_of_the_bar_also_while_the_bar_is_hidden() {
    let (mut app, ..) = open(View::ThreeQuarter);
    app.point_at(Vec2::new(300.0, 200.0));
    app.rest();
    let (free, bar) = (app.free(), app.rect_of("Photo bar"));
    assert!(bar.height() > 20.0 && (free.max.y - bar.min.y).abs() < 1.5, "{free:?}, the bar is at {bar:?}");
    app.frames(50);
    assert!(!is_visible(&mut app, "Photo bar"));
    assert_eq!(app.free(), free);
}

#[test]
fn the_picture_of_the_window_is_saved_without_the_bar() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut app, ..) = open(View::ThreeQuarter);
    app.resource_mut::<PictureMaker>().folder = Some(folder.path().to_path_buf());
    app.press_named("Save picture");
    let picture = app.entity("Picture");
    assert!(app.bevy.world().get::<Screenshot>(picture).is_some());
    assert!(!is_visible(&mut app, "Photo bar"));
    // No renderer captures the window of a test.
    let image = Image::new_target_texture(8, 4, TextureFormat::Rgba8UnormSrgb, None);
    app.bevy.world_mut().trigger(ScreenshotCaptured { entity: picture, image });
    app.bevy.world_mut().despawn(picture);
    app.wait_for("the notice", |app| app.notice().starts_with("Saved "));
    let files: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    let file = files.into_iter().next().expect("a picture").expect("an entry").path();
    assert!(fs::read(&file).expect("a file").starts_with(b"\x89PNG"), "{}", file.display());
    assert!(is_visible(&mut app, "Photo bar"));
}

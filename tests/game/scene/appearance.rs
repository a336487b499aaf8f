//! Appearance settings, which apply immediately.

use crate::harness::TestApp;
use bevy::anti_alias::fxaa::Fxaa;
use bevy::ecs::query::QueryFilter;
use bevy::prelude::*;
use pushflip::game::scene::camera::{MainCamera, View};
use pushflip::game::scene::materials::{SceneMaterials, Surface, ThemeColours, icon_colours};
use pushflip::game::settings::{Quality, Settings, TableTheme};
use pushflip::game::state::{Menu, Phase};
use pushflip::game::theme::{Glyph, Icon, SetColours};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Setup};

fn playing(variant: Variant, controllers: &[Controller]) -> TestApp {
    TestApp::playing(Setup::new(variant, controllers))
}

fn count<F: QueryFilter>(app: &mut TestApp) -> usize {
    app.bevy.world_mut().query_filtered::<(), F>().iter(app.bevy.world()).count()
}

fn play(app: &mut TestApp, text: &str) {
    app.choose(app.parse_move(text));
    app.settle();
}

fn yaw(app: &mut TestApp) -> f32 {
    app.rest();
    app.camera().yaw.expect("a direction")
}

#[test]
fn changes_of_quality_apply_immediately() {
    let mut app = playing(Variant::Quixo, &[]);
    for quality in Quality::ALL.into_iter().chain(Quality::ALL.into_iter().rev()) {
        app.set(|settings| settings.quality = Some(quality));
        let reflections = count::<(With<MainCamera>, With<EnvironmentMapLight>)>(&mut app);
        let filtered = count::<(With<MainCamera>, With<Fxaa>)>(&mut app);
        let mut samples = app.bevy.world_mut().query_filtered::<&Msaa, With<MainCamera>>();
        let samples = samples.single(app.bevy.world()).expect("one camera").samples();
        let lights = count::<With<DirectionalLight>>(&mut app);
        let found = (samples, filtered, reflections, lights > 1);
        let wanted = match quality {
            Quality::Low => (1, 1, 0, false),
            Quality::Medium => (4, 0, 1, false),
            Quality::High => (4, 0, 1, true),
        };
        assert_eq!(found, wanted, "{quality:?}");
    }
}

#[test]
fn each_game_has_its_own_theme() {
    let mut app = playing(Variant::Quixo, &[]);
    let felt = app.resource::<SceneMaterials>().felt.clone();
    let color = |app: &TestApp| {
        let materials = app.resource::<Assets<Surface>>();
        materials.get(&felt).expect("the felt").base.base_color
    };
    for theme in TableTheme::ALL.into_iter().chain(TableTheme::ALL.into_iter().rev()) {
        app.set(|settings| settings.quixo_theme = theme);
        assert_eq!(color(&app), ThemeColours::of(theme).felt.into());
    }
    app.set(|settings| settings.hexxagon_theme = TableTheme::Evening);
    assert_eq!(color(&app), ThemeColours::of(TableTheme::Classic).felt.into());
}

#[test]
fn icons_follow_the_theme() {
    let mut app = playing(Variant::Quixo, &[]);
    let mut nodes = app.bevy.world_mut().query::<(&Glyph, &ImageNode)>();
    let circle = nodes.iter(app.bevy.world()).find(|(glyph, _)| glyph.0 == Icon::Circle(None));
    let picture = circle.expect("the icon of the circle").1.image.clone();
    let blue = |app: &TestApp| {
        let images = app.resource::<Assets<Image>>();
        let data = images.get(&picture).and_then(|image| image.data.as_ref()).expect("a picture");
        data.chunks(4).filter(|pixel| pixel[2] > pixel[0] && pixel[3] > 128).count()
    };
    assert_eq!(blue(&app), 0, "red on beech");
    app.set(|settings| settings.hexxagon_theme = TableTheme::Contrast);
    assert_eq!(blue(&app), 0, "the other game has its own set");
    app.set(|settings| settings.quixo_theme = TableTheme::Contrast);
    assert!(blue(&app) > 1_000);
    app.set(|settings| settings.quixo_theme = TableTheme::Classic);
    assert_eq!(blue(&app), 0);
}

#[test]
fn sets_are_chosen_by_picture_and_high_contrast_replaces_both() {
    let mut app = playing(Variant::Quixo, &[]);
    app.go(Menu::Settings);
    app.press_named("Table page");
    app.press_inside("Hexxagon set", "Evening");
    app.press_named("Pieces with symbols");
    let settings = app.resource::<Settings>();
    assert_eq!((settings.hexxagon_theme, settings.piece_symbols), (TableTheme::Evening, true));
    let colours = |app: &TestApp| *app.resource::<SetColours>();
    let chosen = colours(&app);
    assert_eq!(chosen, icon_colours(TableTheme::Classic, TableTheme::Evening, true));
    app.press_named("Display page");
    app.press_named("High contrast");
    assert_eq!(colours(&app), icon_colours(TableTheme::Contrast, TableTheme::Contrast, true));
    app.press_named("Table page");
    assert!(app.named("Quixo set").is_none(), "no choice without an effect");
    app.press_named("Display page");
    app.press_named("High contrast");
    assert_eq!(colours(&app), chosen);
}

#[test]
fn coordinates_can_be_switched() {
    let mut title = TestApp::open(1280, 720);
    assert_eq!(title.count_named("Coordinates"), 0, "no text of the title names a cell");
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        let mut app = playing(variant, &[]);
        for on in [false, true, false, true] {
            app.set(|settings| settings.coordinates = on);
            assert_eq!(app.count_named("Coordinates"), usize::from(on), "{variant}");
        }
    }
}

/// The number of coordinate labels that are not hidden.
fn shown_labels(app: &mut TestApp) -> usize {
    let labels = app.entity("Coordinates");
    let world = app.bevy.world();
    let is_shown = |label: &&Entity| world.get::<Visibility>(**label) != Some(&Visibility::Hidden);
    world.get::<Children>(labels).expect("labels").into_iter().filter(is_shown).count()
}

#[test]
fn pieces_cover_coordinates() {
    let mut app = playing(Variant::Hexxagon, &[]);
    app.set(|settings| settings.coordinates = true);
    let labels = app.entity("Coordinates");
    // Every cell has a label, except under the three blocks. The pieces in the corners leave those on the plate free.
    assert_eq!(shown_labels(&mut app), 58);
    for (mv, shown) in [("d10", 57), ("d13", 56)] {
        play(&mut app, mv);
        assert_eq!(shown_labels(&mut app), shown, "after {mv}");
    }
    assert_eq!(app.entity("Coordinates"), labels, "they follow a move without being built again");
}

#[test]
fn selectable_cubes_and_pieces_have_a_light() {
    for (variant, mv, before, after) in [
        (Variant::Quixo, "e5-e1", 16, 15),
        (Variant::QuixoTeams, "e5-e1.n", 16, 15),
        (Variant::Hexxagon, "e14", 3, 3),
    ] {
        let mut app = playing(variant, &[]);
        assert_eq!(app.count_named("Edge light"), before, "{variant}");
        app.set(|settings| settings.move_marks = false);
        assert_eq!(app.count_named("Edge light"), 0, "{variant}");
        app.set(|settings| settings.move_marks = true);
        play(&mut app, mv);
        app.until(Phase::Choosing);
        assert_eq!(app.count_named("Edge light"), after, "{variant}");
    }
}

/// The number of edge lights, and of the bright ones.
fn edge_lights(app: &mut TestApp) -> (usize, usize) {
    let bright = app.resource::<SceneMaterials>().edge_light_hovered.id();
    let mut materials = app.bevy.world_mut().query::<(&Name, &MeshMaterial3d<Surface>)>();
    let lights = materials.iter(app.bevy.world()).filter(|(name, _)| name.as_str() == "Edge light");
    let is_bright: Vec<bool> = lights.map(|(_, material)| material.0.id() == bright).collect();
    (is_bright.len(), is_bright.iter().filter(|bright| **bright).count())
}

#[test]
fn the_light_under_the_pointer_is_bright() {
    for (variant, movable, blocked, all) in
        [(Variant::Quixo, "c1", "c3", 16), (Variant::Hexxagon, "e13", "a1", 3)]
    {
        let mut app = playing(variant, &[]);
        let (movable, blocked) = (app.over_cell(movable), app.over_cell(blocked));
        for marks in [true, false] {
            app.set(|settings| settings.move_marks = marks);
            app.point_at(movable);
            assert_eq!(edge_lights(&mut app), (if marks { all } else { 1 }, 1), "{variant}");
            app.point_at(blocked);
            assert_eq!(edge_lights(&mut app), (if marks { all } else { 0 }, 0), "{variant}");
        }
    }
}

#[test]
fn with_reduced_motion_nothing_is_animated() {
    let mut app = playing(Variant::Quixo, &[]);
    app.set(|settings| settings.reduced_motion = Some(true));
    app.choose(app.parse_move("c1-e1"));
    app.frames(3);
    assert_eq!(app.phase(), Some(Phase::Choosing), "no animation");
    *app.resource_mut::<View>() = View::Seat;
    app.frames(2);
    let orbit = app.camera();
    assert!((orbit.pitch.expect("a pitch") - orbit.target_pitch).abs() < 1e-3);
}

#[test]
fn a_key_locks_the_camera() {
    let mut app = playing(Variant::Quixo, &[]);
    for locked in [true, false, true] {
        app.hit("L");
        assert_eq!(app.resource::<Settings>().camera_locked, locked);
        assert_eq!(app.camera().enabled, !locked);
    }
}

#[test]
fn between_people_the_camera_turns_to_the_seat_to_move() {
    use std::f32::consts::{FRAC_PI_2, PI, TAU};
    let mut app = playing(Variant::QuixoTeams, &[]);
    app.set(|settings| settings.turn_camera = true);
    for (mv, seat) in [("e5-e1.s", -FRAC_PI_2), ("a5-a1.w", PI), ("a3-a1.n", FRAC_PI_2), ("c5-c1.e", 0.0)] {
        play(&mut app, mv);
        let off = (yaw(&mut app) - seat).rem_euclid(TAU);
        assert!(off.min(TAU - off) < 0.01, "after {mv}: {off}");
    }
    let quick = Controller::Computer(Level::Newcomer);
    let mut app = playing(Variant::Quixo, &[Controller::Human, quick]);
    app.set(|settings| settings.turn_camera = true);
    play(&mut app, "e5-e1");
    assert!(yaw(&mut app).abs() < 0.01, "the camera does not turn against a computer");
}

#[test]
fn the_wheel_zooms_only_over_the_board() {
    let mut app = playing(Variant::Quixo, &[]);
    let mut over = |place: Vec2| {
        app.point_at(place);
        app.camera().zoom_sensitivity
    };
    let (board, panel) = (vec2(500.0, 360.0), vec2(1_150.0, 300.0));
    assert_eq!([board, panel, board].map(&mut over), [0.5, 0.0, 0.5]);
}

#[test]
fn a_selected_cube_has_a_light_and_hides_the_arrow_of_the_last_move() {
    let mut app = playing(Variant::Quixo, &[]);
    app.play(app.parse_move("e5-e1"));
    app.rest();
    assert_eq!(app.count_named("Mark"), 2, "a frame and an arrow");
    assert!(app.count_named("Edge light") > 1);
    app.click_cell("a1");
    assert_eq!((app.count_named("Mark"), app.count_named("Edge light")), (1, 1));
    app.click_felt();
    assert_eq!(app.count_named("Mark"), 2);
}

#[test]
fn a_selected_blank_cube_shows_its_new_face_and_blank_sides() {
    fn up(app: &mut TestApp, name: &str) -> Vec3 {
        app.rest();
        let entity = app.entity(name);
        let place = app.bevy.world().get::<GlobalTransform>(entity).expect("a place");
        place.rotation().inverse() * Vec3::Y
    }
    for (variant, mv) in [(Variant::Quixo, "e5-e1"), (Variant::QuixoTeams, "e5-e1.s")] {
        let mut app = playing(variant, &[]);
        // The cross is on the side along +X, the circle opposite.
        for (symbol, before) in [(Vec3::X, None), (Vec3::NEG_X, Some(mv))] {
            if let Some(mv) = before {
                play(&mut app, mv);
            }
            app.click_cell("a1");
            assert!(up(&mut app, "Cube a1").distance(symbol) < 0.05, "{variant}");
            assert!(up(&mut app, "Edge light").distance(Vec3::Y) < 0.05, "{variant}");
            app.click_felt();
            assert!(up(&mut app, "Cube a1").distance(Vec3::Y) < 0.05, "{variant}");
        }
    }
}

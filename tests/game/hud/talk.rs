//! The lines of the computer's characters.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

use crate::harness::TestApp;
use crate::harness::matches::from;
use pushflip::game::language::LocalizedText;
use pushflip::game::state::{Announce, MatchCommand, Menu, Notice, Screen, StartMatch};
use pushflip_core::ai::Level;
use pushflip_core::language::Localized;
use pushflip_core::rules::Variant;
use pushflip_core::session::talk::Line;
use pushflip_core::session::{AnyCell, Controller, Match, Setup};

const VARIANTS: [Variant; 3] = [Variant::Quixo, Variant::QuixoTeams, Variant::Hexxagon];
const WINDOWS: [(u32, u32); 4] = [(1280, 720), (800, 600), (1920, 1080), (500, 900)];

/// A setup with one opponent, whose figure is at the left side in the team game, else at the far right corner.
fn setup(variant: Variant) -> Setup {
    let mut seats = vec![Controller::Human; variant.seats()];
    seats[1] = Controller::Computer(Level::Newcomer);
    Setup::new(variant, &seats)
}

/// A match that has just begun, with a greeting beside the figure, seen from a yaw.
fn greeted(variant: Variant, (width, height): (u32, u32), yaw: f32) -> TestApp {
    let mut app = TestApp::open(width, height);
    app.set(|settings| settings.opponents_talk = true);
    app.send(StartMatch(Box::new(Match::new(setup(variant)))));
    app.until(Screen::Playing);
    app.frames(10);
    let mut cameras = app.bevy.world_mut().query::<&mut PanOrbitCamera>();
    cameras.single_mut(app.bevy.world_mut()).expect("one camera").target_yaw = yaw;
    app.wait_for("the camera", TestApp::camera_rests);
    assert!(app.named("Speech").is_some(), "{variant} {width}: {:?}", app.notice());
    app
}

/// The horizontal and vertical distance between a line and the head below it.
fn distance(app: &mut TestApp, what: &str) -> Vec2 {
    let (area, head) = (app.rect_of("Speech"), app.over("Head"));
    assert_eq!(app.free().union(area), app.free(), "{what}: {area:?}");
    assert!(area.max.y < head.y, "{what}: {area:?}, head {head}");
    (head - head.clamp(area.min, area.max)).abs()
}

#[test]
fn a_line_is_beside_the_figure_and_without_figures_a_notice() {
    for variant in VARIANTS {
        for window in WINDOWS {
            let what = format!("{variant} {window:?}");
            let found = distance(&mut greeted(variant, window, 0.0), &what);
            // The figure at the side has no space above it in small windows.
            let largest = vec2(window.0 as f32 / 6.0, window.1 as f32 / 4.0);
            assert!(found.cmplt(largest).all(), "{what}: {found}");
        }
    }
    let mut app = TestApp::open(1280, 720);
    app.set(|settings| (settings.figures, settings.opponents_talk) = (false, true));
    app.send(StartMatch(Box::new(Match::new(setup(Variant::Quixo)))));
    app.until(Screen::Playing);
    app.frames(2);
    assert!(app.notice().starts_with("Pip: "));
}

#[test]
fn a_line_follows_the_figure_to_the_other_side() {
    for variant in VARIANTS {
        for window in WINDOWS {
            let what = format!("{variant} {window:?}");
            let found = distance(&mut greeted(variant, window, PI), &what);
            assert!(found.x < window.0 as f32 / 6.0, "{what}: {found}");
            // The board is between a figure at a near corner and the space above the board.
            let largest = window.1 as f32 / if variant == Variant::QuixoTeams { 3.0 } else { 1.8 };
            assert!(found.y < largest, "{what}: {found}");
        }
    }
}

#[test]
fn a_line_covers_neither_coordinates_nor_cells() {
    for variant in VARIANTS {
        for (window, yaw) in WINDOWS.into_iter().flat_map(|window| [(window, 0.0), (window, PI)]) {
            let mut app = greeted(variant, window, yaw);
            let area = app.rect_of("Speech");
            let cells = AnyCell::all(variant).map(|cell| app.over_cell(&cell.to_string()));
            let places: Vec<Vec2> = cells.collect();
            for at in places.into_iter().chain(app.over_coordinates()) {
                assert!(!area.contains(at), "{variant} {window:?} {yaw}: {area:?} covers {at}");
            }
        }
    }
}

#[test]
fn a_line_leaves_the_head_visible() {
    /// The extent of a head above and beside the neck, in world units.
    const HEIGHTS: [f32; 4] = [0.2, 0.6, 1.0, 1.3];
    const SIDES: [f32; 3] = [-0.5, 0.0, 0.5];
    let longest = Level::ALL.into_iter().flat_map(Line::all).map(Localized::from);
    let longest = longest.max_by_key(|line| line.to_string().chars().count()).expect("a line");
    for variant in VARIANTS {
        for (window, yaw) in WINDOWS.into_iter().flat_map(|window| [(window, 0.0), (window, PI)]) {
            let mut app = greeted(variant, window, yaw);
            let head = app.entity("Head");
            let neck = app.bevy.world().get::<GlobalTransform>(head).expect("a place").translation();
            let speech = app.entity("Speech");
            let text = app.bevy.world().get::<Children>(speech).expect("a text")[0];
            for line in ["Hi!".into(), longest.clone()] {
                *app.bevy.world_mut().get_mut::<LocalizedText>(text).expect("a text") = LocalizedText(line);
                app.frames(2);
                let area = app.rect_of("Speech");
                for (up, aside) in HEIGHTS.into_iter().flat_map(|up| SIDES.map(|aside| (up, aside))) {
                    let at = app.on_screen(neck + Vec3::new(aside, up, 0.0));
                    assert!(!area.contains(at), "{variant} {window:?} {yaw}: {area:?} covers {at}");
                }
            }
        }
    }
}

#[test]
fn the_last_line_follows_the_headline_and_the_notices() {
    let mut app = TestApp::open(1280, 720);
    app.set(|settings| settings.opponents_talk = true);
    let start = from("5/oooo1/xxxx1/5/5 x 0 9", setup(Variant::Quixo));
    let begin = |app: &mut TestApp| {
        app.start(Match::new(start.clone()));
        app.until_named("Speech");
        app.wait_for("the end of the greeting", |app| app.named("Speech").is_none());
    };
    begin(&mut app);
    app.choose(app.parse_move("e3-a3"));
    app.until(Menu::Result);
    app.send(Notice("news".into()));
    app.frames(2);
    assert!(app.named("Headline").is_some() && !app.notice().is_empty());
    while app.named("Headline").is_some() || !app.notice().is_empty() {
        assert!(app.named("Speech").is_none());
        app.frames(1);
    }
    app.until_named("Speech");
    begin(&mut app);
    app.send(MatchCommand::Resign);
    app.until(Menu::Result);
    app.rest();
    assert!(app.named("Headline").is_none() && app.named("Speech").is_none(), "a resignation has no line");
}

#[test]
fn a_character_greets_unless_opponents_are_silent() {
    let computer = Controller::Computer(Level::Newcomer);
    for talks in [true, false] {
        for second in [computer, Controller::Human] {
            let mut app = TestApp::open(1280, 720);
            app.record::<Announce>();
            app.set(|settings| settings.opponents_talk = talks);
            let setup = Setup::new(Variant::Quixo, &[Controller::Human, second]);
            app.send(StartMatch(Box::new(Match::new(setup))));
            app.until(Screen::Playing);
            app.frames(2);
            let said = app.named("Speech").map_or_else(String::new, |_| app.text_in("Speech"));
            assert_eq!(said.is_empty(), !(talks && second == computer), "{said:?}");
            assert_eq!(app.notice(), "");
            // The figure shows who speaks; a screen reader says it.
            let announced: Vec<String> =
                app.take_recorded::<Announce>().iter().map(|Announce(words)| words.to_string()).collect();
            let spoken = if said.is_empty() { Vec::new() } else { vec![format!("Pip: {said}")] };
            assert_eq!(announced, spoken);
        }
    }
}

//! The lines of the computer's characters.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

use crate::harness::TestApp;
use pushflip::game::state::{Screen, StartMatch};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
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
fn a_character_greets_unless_opponents_are_silent() {
    let computer = Controller::Computer(Level::Newcomer);
    for talks in [true, false] {
        for second in [computer, Controller::Human] {
            let mut app = TestApp::open(1280, 720);
            app.set(|settings| settings.opponents_talk = talks);
            let setup = Setup::new(Variant::Quixo, &[Controller::Human, second]);
            app.send(StartMatch(Box::new(Match::new(setup))));
            app.until(Screen::Playing);
            app.frames(2);
            let said = app.named("Speech").map_or_else(String::new, |_| app.text_in("Speech"));
            let greets = talks && second == computer;
            assert_eq!(said.starts_with("Pip: "), greets, "{said:?}");
            assert_eq!(said.is_empty(), !greets, "{said:?}");
            assert_eq!(app.notice(), "");
        }
    }
}

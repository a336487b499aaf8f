//! The lines of the computer's characters.

use bevy::prelude::*;

use crate::harness::TestApp;
use pushflip::game::state::{Screen, StartMatch};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyCell, Controller, Match, Setup};

const SEATS: [Controller; 2] = [Controller::Human, Controller::Computer(Level::Newcomer)];
const WINDOWS: [(u32, u32); 4] = [(1280, 720), (800, 600), (1920, 1080), (500, 900)];

/// A match that has just begun, with a greeting beside the figure.
fn greeted(variant: Variant, (width, height): (u32, u32)) -> TestApp {
    let mut app = TestApp::open(width, height);
    app.set(|settings| settings.opponents_talk = true);
    app.send(StartMatch(Box::new(Match::new(Setup::new(variant, &SEATS)))));
    app.until(Screen::Playing);
    app.frames(10);
    assert!(app.named("Speech").is_some(), "{variant} {width}: {:?}", app.notice());
    app
}

#[test]
fn a_line_is_beside_the_figure_and_without_figures_a_notice() {
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        for window in WINDOWS {
            let mut app = greeted(variant, window);
            let (area, head) = (app.rect_of("Speech"), app.over("Head"));
            let what = format!("{variant} {window:?}: {area:?}, head {head}");
            assert_eq!(app.free().union(area), app.free(), "{what}");
            let distance = vec2((head.x - area.max.x).abs(), head.y - area.max.y);
            let largest = vec2(window.0 as f32, window.1 as f32) / 6.0;
            assert!(distance.y > 0.0 && distance.cmplt(largest).all(), "{what}");
        }
    }
    let mut app = TestApp::open(1280, 720);
    app.set(|settings| (settings.figures, settings.opponents_talk) = (false, true));
    app.send(StartMatch(Box::new(Match::new(Setup::new(Variant::Quixo, &SEATS)))));
    app.until(Screen::Playing);
    app.frames(2);
    assert!(app.notice().starts_with("Pip: "));
}

#[test]
fn a_line_covers_neither_coordinates_nor_cells() {
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        for window in WINDOWS {
            let mut app = greeted(variant, window);
            let area = app.rect_of("Speech");
            let cells = AnyCell::all(variant).map(|cell| app.over_cell(&cell.to_string()));
            let places: Vec<Vec2> = cells.collect();
            for at in places.into_iter().chain(app.over_coordinates()) {
                assert!(!area.contains(at), "{variant} {window:?}: {area:?} covers {at}");
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

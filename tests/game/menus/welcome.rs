//! Tests of the welcome menu.

use crate::harness::TestApp;
use pushflip::game::settings::Settings;
use pushflip::game::state::{Menu, Screen};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::Controller;

#[test]
fn one_click_leads_from_the_first_start_to_a_lesson() {
    for (button, heading) in [("Learn Quixo", "Quixo"), ("Learn Hexxagon", "Hexxagon")] {
        let mut app = TestApp::open(800, 600);
        app.go(Menu::Welcome);
        app.press_named(button);
        app.wait_for("the lesson", |app| {
            app.screen() == Screen::Lesson && app.texts().iter().any(|(_, text)| text == heading)
        });
        assert!(app.resource::<Settings>().welcomed);
    }
}

#[test]
fn one_click_leads_from_the_first_start_to_a_match_against_the_lowest_level() {
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        let mut app = TestApp::open(800, 600);
        app.go(Menu::Welcome);
        app.press_named(&format!("Play {variant:?}"));
        app.wait_for("the match", |app| app.screen() == Screen::Playing);
        let setup = app.game().setup();
        assert_eq!(setup.variant, variant);
        let controllers = [Controller::Human, Controller::Computer(Level::Newcomer)];
        assert!(setup.seats.iter().map(|player| player.controller).eq(controllers));
    }
}

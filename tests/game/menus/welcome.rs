//! Tests of the welcome menu.

use crate::harness::TestApp;
use pushflip::game::settings::Settings;
use pushflip::game::state::{Menu, Screen};
use pushflip_core::ai::Level;
use pushflip_core::language::{Language, msg};
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

#[test]
fn the_welcome_menu_leads_to_online_play_and_changes_the_language() {
    let mut app = TestApp::open(800, 600);
    app.speak(Language::English);
    app.go(Menu::Welcome);
    app.press_named("German");
    app.wait_for("German words", |app| {
        app.texts().iter().any(|(_, text)| *text == msg::WELCOME_HEADING.in_language(Language::German))
    });
    assert_eq!(app.resource::<Settings>().language, Some(Language::German));
    app.press_named("Play with a friend");
    app.until(Menu::Online);
    app.hit("Esc");
    app.until(Menu::Welcome);
}

#[test]
fn the_welcome_menu_has_equal_margins_and_does_not_cover_the_board() {
    for (width, height) in [(800, 600), (1280, 720), (1920, 1080)] {
        let mut app = TestApp::open(width, height);
        app.go(Menu::Welcome);
        app.rest();
        let (panel, free) = (app.rect_of("Welcome menu"), app.free());
        assert!(panel.intersect(free).is_empty(), "{width}x{height}: {panel:?} over {free:?}");
        let content = app.rect_of("Language");
        let margins = [content.min.x - panel.min.x, panel.max.x - content.max.x];
        assert!((margins[0] - margins[1]).abs() < 3.0, "{width}x{height}: {margins:?}");
    }
}

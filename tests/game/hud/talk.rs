//! The lines of the computer's characters.

use crate::harness::TestApp;
use pushflip::game::state::{Screen, StartMatch};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, Setup};

#[test]
fn a_line_is_beside_the_figure_and_without_figures_a_notice() {
    let seats = [Controller::Human, Controller::Computer(Level::Newcomer)];
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        for (width, height) in [(1280, 720), (800, 600), (500, 900)] {
            let mut app = TestApp::open(width, height);
            app.set(|settings| settings.opponents_talk = true);
            app.send(StartMatch(Box::new(Match::new(Setup::new(variant, &seats)))));
            app.until(Screen::Playing);
            app.frames(2);
            assert!(app.named("Speech").is_some(), "{variant} {width}: {:?}", app.notice());
            let (area, head) = (app.rect_of("Speech"), app.over("Head"));
            let what = format!("{variant} {width}: {area:?}, head {head}");
            assert!(area.min.x >= 0.0 && area.max.x < head.x, "{what}");
            assert!((area.min.y..area.max.y + 40.0).contains(&head.y), "{what}");
        }
    }
    let mut app = TestApp::open(1280, 720);
    app.set(|settings| (settings.figures, settings.opponents_talk) = (false, true));
    app.send(StartMatch(Box::new(Match::new(Setup::new(Variant::Quixo, &seats)))));
    app.until(Screen::Playing);
    app.frames(2);
    assert!(app.notice().starts_with("Pip: "));
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

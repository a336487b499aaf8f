//! The lines of the computer's characters.

use crate::harness::TestApp;
use pushflip::game::state::{Screen, StartMatch};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, Setup};

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
            let notice = app.notice();
            let greets = talks && second == computer;
            assert_eq!(notice.starts_with("Pip: "), greets, "{notice:?}");
            assert_eq!(notice.is_empty(), !greets, "{notice:?}");
        }
    }
}

//! Threat frames for learners.

use crate::harness::TestApp;
use crate::harness::matches::from;
use bevy::prelude::*;
use pushflip::game::settings::CLOCKS;
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, Setup};

/// Four crosses are in row 3, and e5 can be selected.
const FOUR: &str = "5/ooo2/xxxx1/4o/5 x 0 9";

fn at_four(setup: Setup) -> TestApp {
    let mut app = TestApp::open(1280, 720);
    app.settings().animation_speed = 0.0;
    app.start(Match::new(from(FOUR, setup)));
    app
}

/// Selects the cube on e5 and hovers the arrow to e1.
fn consider(app: &mut TestApp) -> usize {
    app.click_cell("e5");
    let arrow = app.over("Arrow e5-e1");
    app.point_at(arrow);
    app.rest();
    app.count_named("Threat")
}

#[test]
fn the_threat_is_framed_only_for_learners() {
    let people = Setup::new(Variant::Quixo, &[]);
    let mut app = at_four(people.clone());
    assert_eq!(consider(&mut app), 0, "off by default");
    app.set(|settings| settings.learn_to_see = true);
    assert_eq!(app.count_named("Threat"), 4);
    app.point_at(vec2(4.0, 4.0));
    app.rest();
    assert_eq!(app.count_named("Threat"), 0, "no move is selected");
    for setup in [
        Setup { clock: CLOCKS[4], ..people.clone() },
        Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(Level::Casual)]),
    ] {
        let mut app = at_four(setup);
        app.settings().learn_to_see = true;
        assert_eq!(consider(&mut app), 0);
    }
}

#[test]
fn pieces_that_the_reply_would_capture_have_double_frames() {
    let mut app = TestApp::open(1280, 720);
    app.settings().learn_to_see = true;
    app.start(Match::new(Setup::new(Variant::Hexxagon, &[])));
    let at = app.over_cell("e14");
    app.point_at(at);
    app.rest();
    assert_eq!(app.count_named("Threat"), 2);
    app.set(|settings| settings.learn_to_see = false);
    assert_eq!(app.count_named("Threat"), 0);
}

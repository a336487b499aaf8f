//! Threat frames for learners.

use crate::harness::Table;
use crate::harness::matches::from;
use bevy::prelude::*;
use pushflip::game::settings::CLOCKS;
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, Setup};

use super::appearance::count_named;

/// Four crosses are in row 3, and e5 can be selected.
const FOUR: &str = "5/ooo2/xxxx1/4o/5 x 0 9";

fn at_four(setup: Setup) -> Table {
    let mut table = Table::open(1280, 720);
    table.settings().animation_speed = 0.0;
    table.start(Match::new(from(FOUR, setup)));
    table
}

/// Selects the cube on e5 and hovers the arrow to e1.
fn consider(table: &mut Table) -> usize {
    table.click_cell("e5");
    let arrow = table.over("Arrow e5-e1");
    table.point_at(arrow);
    table.updates(2);
    count_named(table, "Threat")
}

#[test]
fn the_threat_is_framed_only_for_learners() {
    let people = Setup::new(Variant::Quixo, &[]);
    let mut table = at_four(people.clone());
    assert_eq!(consider(&mut table), 0, "off at first");
    table.settings().learn_to_see = true;
    table.updates(2);
    assert_eq!(count_named(&mut table, "Threat"), 4);
    table.point_at(vec2(4.0, 4.0));
    table.updates(2);
    assert_eq!(count_named(&mut table, "Threat"), 0, "nothing is considered");
    for setup in [
        Setup { clock: CLOCKS[4], ..people.clone() },
        Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(Level::Casual)]),
    ] {
        let mut table = at_four(setup);
        table.settings().learn_to_see = true;
        assert_eq!(consider(&mut table), 0);
    }
}

#[test]
fn pieces_that_the_reply_would_capture_have_double_frames() {
    let mut table = Table::open(1280, 720);
    table.settings().learn_to_see = true;
    table.start(Match::new(Setup::new(Variant::Hexxagon, &[])));
    let at = table.over_cell("e14");
    table.point_at(at);
    table.updates(2);
    assert_eq!(count_named(&mut table, "Threat"), 2);
    table.settings().learn_to_see = false;
    table.updates(2);
    assert_eq!(count_named(&mut table, "Threat"), 0);
}

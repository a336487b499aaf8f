//! The seats in the side panel: turn, piece counts, clock.

use std::time::Duration;

use pushflip::game::state::{MatchCommand, Menu, Phase};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Controller, Match, Setup};

use crate::harness::Table;
use crate::harness::matches::from;

#[test]
fn pieces_are_counted_after_the_animation() {
    let mut table = Table::playing(Setup::new(Variant::Hexxagon, &[]));
    let counts = |table: &mut Table| {
        let texts = table.texts_in("Seats");
        texts.into_iter().filter(|text| text.parse::<u32>().is_ok()).collect::<Vec<_>>()
    };
    assert_eq!(counts(&mut table), ["3", "3"]);
    let mv = table.game().position().parse_move("e14").expect("a clone");
    table.choose(mv);
    table.updates(2);
    assert_eq!((table.phase(), counts(&mut table)), (Some(Phase::Animating), vec!["3".into(), "3".into()]));
    table.settle();
    table.updates(2);
    assert_eq!(counts(&mut table), ["4", "3"]);
}

#[test]
fn the_clock_starts_with_the_first_move() {
    let clock = ClockRule::PerMove(Duration::from_secs(15));
    let mut table = Table::playing(Setup { clock, ..Setup::new(Variant::Quixo, &[]) });
    table.updates(400);
    assert!(table.game().result().is_none(), "40 seconds without a move");
    let mv = table.game().position().moves()[0];
    table.choose(mv);
    table.settle();
    table.updates(200);
    let result = table.game().result().expect("out of time");
    assert_eq!(result.winner, Some(pushflip_core::rules::Side::First));
}

#[test]
fn the_result_addresses_the_player_only_against_computers() {
    let players = [Controller::Human, Controller::Computer(Level::Beginner)];
    let losing = from("xxxx1/4o/oooo1/5/5 x 0 11", Setup::new(Variant::Quixo, &players));
    let mut table = Table::playing(losing);
    let mv = table.game().position().parse_move("e1-e5").expect("a move");
    table.choose(mv);
    table.wait_for("the result", |table| table.menu() == Menu::Result);
    let banner = table.texts_in("Result banner").join(" | ");
    assert!(banner.starts_with("You lose | Your own push completed your opponent’s line."), "{banner}");
    // Between people the result names the sides.
    table.start(Match::new(Setup::new(Variant::Quixo, &[])));
    table.send(MatchCommand::Resign);
    table.wait_for("the result", |table| table.menu() == Menu::Result);
    let banner = table.texts_in("Result banner").join(" | ");
    assert!(banner.starts_with("Circle wins | The other side resigned."), "{banner}");
}

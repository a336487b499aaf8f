//! The seats in the side panel: turn, piece counts, clock.

use std::time::Duration;

use pushflip::game::state::{MatchCommand, Menu, Phase};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Controller, Match, Setup};

use crate::harness::TestApp;
use crate::harness::matches::from;

#[test]
fn the_score_follows_the_turning_pieces() {
    let mut app = TestApp::playing(from("1/-r-w-w/12/18/w23 r 0 9", Setup::new(Variant::Hexxagon, &[])));
    let counts = |app: &mut TestApp| -> Vec<u32> {
        app.texts_in("Seats").into_iter().filter_map(|text| text.parse().ok()).collect()
    };
    let mv = app.game().position().parse_move("a1").expect("a clone");
    let mut seen = vec![counts(&mut app)];
    app.choose(mv);
    app.frames(2);
    while app.phase() == Some(Phase::Animating) {
        seen.push(counts(&mut app));
        app.frames(1);
    }
    app.rest();
    seen.push(counts(&mut app));
    seen.dedup();
    assert_eq!(seen, [[1, 3], [2, 3], [3, 2], [4, 1]]);
}

#[test]
fn the_clock_starts_with_the_first_move() {
    let clock = ClockRule::PerMove(Duration::from_secs(15));
    let mut app = TestApp::playing(Setup { clock, ..Setup::new(Variant::Quixo, &[]) });
    app.frames(400);
    assert!(app.game().result().is_none(), "no result after 40 seconds without a move");
    app.choose(app.first_move());
    app.until(Menu::Result);
    let winner = app.game().result().expect("out of time").winner;
    assert_eq!(winner, Some(pushflip_core::rules::Side::First));
}

#[test]
fn the_result_addresses_the_player_only_against_computers() {
    let players = [Controller::Human, Controller::Computer(Level::Beginner)];
    let losing = from("xxxx1/4o/oooo1/5/5 x 0 11", Setup::new(Variant::Quixo, &players));
    let mut app = TestApp::playing(losing);
    app.choose(app.parse_move("e1-e5"));
    app.until(Menu::Result);
    let banner = app.texts_in("Result banner").join(" | ");
    assert!(banner.starts_with("You lose | Your own push completed your opponent’s line."), "{banner}");
    // Between people the result names the sides.
    app.start(Match::new(Setup::new(Variant::Quixo, &[])));
    app.send(MatchCommand::Resign);
    app.until(Menu::Result);
    let banner = app.texts_in("Result banner").join(" | ");
    assert!(banner.starts_with("Circle wins | Cross resigned."), "{banner}");
}

/// Whether rows are in this order from top to bottom.
fn are_in_order(app: &mut TestApp, seats: &[&str]) -> bool {
    seats.iter().map(|seat| app.rect_of(&format!("Seat {seat}")).min.y).collect::<Vec<_>>().is_sorted()
}

/// The name in the row of a seat and the line below it, which are deeper in the row than its other texts.
fn row(app: &mut TestApp, seat: &str) -> String {
    let texts = app.texts_in(&format!("Seat {seat}"));
    texts[texts.len() - 2..].join(" / ")
}

fn says(app: &mut TestApp, name: &str, text: &str) -> bool {
    app.texts_in(name).iter().any(|shown| shown == text)
}

#[test]
fn the_own_row_stays_first_after_a_rematch() {
    let players = [Controller::Human, Controller::Computer(Level::Beginner)];
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &players));
    assert!(are_in_order(&mut app, &["Cross", "Circle"]));
    assert_eq!(row(&mut app, "Cross"), "You / Cross");
    app.send(MatchCommand::Resign);
    app.until(Menu::Result);
    app.press_named("Rematch");
    app.rest();
    assert_eq!(app.game().setup().only_person(), Some(1), "the sides are swapped");
    assert!(are_in_order(&mut app, &["Circle", "Cross"]));
    assert_eq!(row(&mut app, "Circle"), "You / Circle");
}

#[test]
fn the_name_is_above_the_side() {
    let computer = Controller::Computer(Level::Beginner);
    let rows = |players: [Controller; 2], name: Option<&str>| {
        let mut setup = Setup::new(Variant::Quixo, &players);
        if let Some(name) = name {
            setup.seats[0].name = name.into();
        }
        let mut app = TestApp::playing(setup);
        ["Cross", "Circle"].map(|seat| row(&mut app, seat))
    };
    assert_eq!(rows([Controller::Human, computer], None), ["You / Cross", "Hazel / Circle · Beginner"]);
    let named = rows([Controller::Human, computer], Some("Anna"));
    assert_eq!(named, ["Anna / Cross · you", "Hazel / Circle · Beginner"]);
    // Without a name the side stands for it.
    assert_eq!(rows([Controller::Human; 2], Some("Anna")), ["Anna / Cross", "Circle / Player"]);
}

#[test]
fn partners_stand_together_below_the_name_of_their_team() {
    let mut players = [Controller::Computer(Level::Beginner); 4];
    players[1] = Controller::Human;
    let mut app = TestApp::playing(Setup::new(Variant::QuixoTeams, &players));
    app.settle();
    assert!(says(&mut app, "Seats", "Your team") && says(&mut app, "Seats", "Opponents"));
    // The opponents follow in turn order.
    assert!(are_in_order(&mut app, &["West", "East", "North", "South"]));
    for (seat, name, status) in [
        ("West", "You", "West"),
        ("East", "Hazel", "East, your partner"),
        ("South", "Hazel", "South · Beginner"),
    ] {
        assert_eq!(row(&mut app, seat), format!("{name} / {status}"));
    }
    // Several people are not addressed.
    app.start(Match::new(Setup::new(Variant::QuixoTeams, &[])));
    assert!(says(&mut app, "Seats", "Team A") && says(&mut app, "Seat North", "Player"));
    assert!(are_in_order(&mut app, &["South", "North", "West", "East"]));
}

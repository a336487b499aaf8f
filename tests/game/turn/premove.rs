//! Premoves.

use crate::harness::TestApp;
use pushflip::game::state::{MatchCommand, Phase};
use pushflip::game::turn::{Premove, Selection};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyMove, Controller, Setup};

/// A player that thinks longer than the tests run.
const SLOW: Controller = Controller::Computer(Level::Master);

/// A match in which computers move first, before the person on the second seat.
fn computer_first(variant: Variant) -> TestApp {
    let mut controllers = [SLOW; 4];
    controllers[1] = Controller::Human;
    let app = TestApp::playing(Setup::new(variant, &controllers[..variant.seats()]));
    assert_eq!(app.phase(), Some(Phase::Thinking));
    app
}

fn reply(app: &mut TestApp, mv: &str) {
    app.choose(app.parse_move(mv));
    app.rest();
}

fn premove(app: &TestApp) -> Option<String> {
    app.resource::<Premove>().mv().map(|mv| mv.to_string())
}

#[test]
fn a_premove_is_played_on_its_turn() {
    // In Hexxagon a clone of one side and a jump of the other, because their corners are far apart.
    for (variant, chosen, first) in [
        (Variant::Quixo, "c5-c1", "e5-e1"),
        (Variant::QuixoTeams, "c5-c1.e", "e5-e1.n"),
        (Variant::Hexxagon, "-", ""),
        (Variant::HexxagonOpen, "", "-"),
    ] {
        let mut app = computer_first(variant);
        let of = |seat, what: &str| {
            let moves = app.game().position().with_seat_to_move(seat).moves();
            let fits = |mv: &AnyMove| {
                let mv = mv.to_string();
                mv == what || !variant.is_quixo() && mv.contains('-') == (what == "-")
            };
            moves.into_iter().find(fits).unwrap_or_else(|| panic!("{what} is legal in {variant}"))
        };
        let (first, chosen) = (of(0, first), of(1, chosen));
        app.play(chosen);
        let name = chosen.to_string();
        assert_eq!(app.resource::<Premove>().mv(), Some(chosen), "{variant}");
        assert!(app.notice().starts_with(&format!("Premove {name}. ")), "{}", app.notice());
        assert_eq!(*app.resource::<Selection>(), Selection::None);
        assert!(app.moves().is_empty());

        reply(&mut app, &first.to_string());
        assert_eq!(app.moves()[..2], [first.to_string(), name], "{variant}");
        assert_eq!(premove(&app), None);
    }
}

#[test]
fn a_premove_is_cancelled_by_a_click_beside_the_board_or_by_a_key() {
    for by_key in [false, true] {
        let mut app = computer_first(Variant::Quixo);
        app.play(app.parse_move("c5-c1"));
        assert!(premove(&app).is_some());
        if by_key {
            app.hit("Esc");
        } else {
            app.click_felt();
        }
        assert_eq!(premove(&app), None);
        reply(&mut app, "e5-e1");
        assert_eq!(app.moves(), ["e5-e1"]);
        assert_eq!(app.phase(), Some(Phase::Choosing));
    }
}

#[test]
fn an_illegal_premove_is_reported_and_dropped() {
    let mut app = computer_first(Variant::Quixo);
    app.play(app.parse_move("a1-e1"));
    reply(&mut app, "a5-a1");
    assert_eq!(app.moves(), ["a5-a1"]);
    assert_eq!(app.notice(), "Premove a1-e1 cancelled: no longer possible.");
    assert_eq!((premove(&app), app.phase()), (None, Some(Phase::Choosing)));
}

#[test]
fn an_incomplete_premove_is_cleared_when_another_seat_moves() {
    let mut app = computer_first(Variant::Quixo);
    app.click_cell("c5");
    assert_ne!(*app.resource::<Selection>(), Selection::None);
    reply(&mut app, "e5-e1");
    assert_eq!(*app.resource::<Selection>(), Selection::None);
    assert_eq!(app.moves(), ["e5-e1"]);
}

#[test]
fn no_premove_with_move_confirmation_or_in_another_match() {
    let mut app = computer_first(Variant::Quixo);
    app.set(|settings| settings.confirm_moves = true);
    app.click_cell("c5");
    assert_eq!(*app.resource::<Selection>(), Selection::None);

    app.set(|settings| settings.confirm_moves = false);
    app.play(app.parse_move("c5-c1"));
    assert!(premove(&app).is_some());
    app.perform(MatchCommand::Leave);
    assert_eq!(premove(&app), None);
}

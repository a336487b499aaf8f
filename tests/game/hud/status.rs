//! The status lines in the side panel: what just happened, and what the player can do.

use pushflip::game::state::{Hint, Phase};
use pushflip::game::turn::Selection;
use pushflip_core::ai::{Level, Line, MoveReason};
use pushflip_core::language::Language;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyCell, Controller, Setup};

use crate::harness::TestApp;
use crate::harness::matches::played;

/// Waits until both lines have these texts.
fn shows(app: &mut TestApp, last_ply: &str, status: &str) {
    let lines = |app: &mut TestApp| [app.text_in("Last ply"), app.text_in("Status text")];
    app.wait_for(status, |app| lines(app) == [last_ply, status]);
}

fn play(app: &mut TestApp, mv: &str) {
    let mv = app.game().position().parse_move(mv).expect("a move");
    app.play(mv);
    app.settle();
}

#[test]
fn the_panel_says_what_happened_and_what_to_do_next() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    shows(&mut app, "", "Cross: take a cube from the edge.");
    let cell = "a5".parse().expect("a cell");
    *app.resource_mut::<Selection>() = Selection::Cell(AnyCell::Quixo(cell));
    shows(&mut app, "", "Click an arrow to push the cube in from there.");
    *app.resource_mut::<Selection>() = Selection::None;
    play(&mut app, "a5-e5");
    shows(&mut app, "Cross pushed in at e5.", "Circle: take a cube from the edge.");

    let computer = Controller::Computer(Level::Newcomer);
    let mut app = TestApp::playing(Setup::new(Variant::Hexxagon, &[Controller::Human, computer]));
    shows(&mut app, "", "Your turn: pick one of your pieces.");
    let mv = app.game().position().parse_move("e14").expect("a clone");
    app.play(mv);
    app.wait_for("the player's ply", |app| app.text_in("Last ply") == "You cloned to e14: +1.");
    app.wait_for("the computer's ply", |app| app.text_in("Last ply").starts_with("Pip "));
    assert!(app.texts_in("Seats").contains(&"You".to_string()));
}

#[test]
fn a_draw_by_repetition_is_announced_before_the_third_time() {
    let mut app = TestApp::playing(Setup::new(Variant::HexxagonOpen, &[]));
    // Both sides jump away and back.
    let mut jumps = Vec::new();
    for _ in 0..2 {
        let position = app.game().position();
        let mv = position.moves().into_iter().find(|mv| mv.to_string().contains('-')).expect("a jump");
        jumps.push(mv.to_string());
        play(&mut app, &mv.to_string());
    }
    let back = |mv: &String| mv.split_once('-').map(|(from, to)| format!("{to}-{from}")).expect("a jump");
    let jumps_back: Vec<String> = jumps.iter().map(back).collect();
    for mv in &jumps_back {
        assert!(!app.text_in("Last ply").contains("third"));
        play(&mut app, mv);
    }
    app.wait_for("the warning", |app| {
        app.text_in("Last ply").ends_with("Position repeated: the third time is a draw.")
    });
}

#[test]
fn a_hint_does_not_move_the_list_below_it() {
    let mut app = TestApp::open(800, 600);
    app.start(played(Setup::new(Variant::Quixo, &[]), 2));
    let mv = app.first_move();
    for language in Language::ALL {
        app.speak(language);
        let list = app.rect_of("Moves");
        for (why, is_complete) in
            [MoveReason::StaysSafe, MoveReason::AvoidsLosing, MoveReason::LinesUp(4, Line::Falling)]
                .into_iter()
                .flat_map(|why| [false, true].map(|is_complete| (why, is_complete)))
        {
            app.advise(mv, why);
            app.resource_mut::<Hint>().0.as_mut().expect("a hint").is_complete = is_complete;
            app.rest();
            assert_ne!(app.text_in("Hint text"), "", "{language:?}");
            assert_eq!(app.rect_of("Moves"), list, "{language:?}: {}", app.text_in("Hint text"));
        }
        app.resource_mut::<Hint>().0 = None;
        app.rest();
    }
}

#[test]
fn the_panel_keeps_its_width_during_a_push() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    let widths =
        |app: &mut TestApp| ["Hud", "Seats", "Status", "Moves"].map(|part| app.rect_of(part).width());
    let before = widths(&mut app);
    app.choose(app.first_move());
    app.frames(2);
    assert_eq!(app.phase(), Some(Phase::Animating));
    while app.phase() == Some(Phase::Animating) {
        assert_eq!(widths(&mut app), before);
        app.frames(1);
    }
}

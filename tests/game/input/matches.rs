//! Whole matches by keys alone and by a gamepad alone.

use super::{MAX_STEPS, connect, move_stick, press_button, setup};
use crate::harness::TestApp;
use bevy::prelude::*;
use pushflip::game::input::{Action, Cursor, Spot, spots};
use pushflip::game::scene::quixo;
use pushflip::game::settings::Draft;
use pushflip::game::state::{Menu, Phase, Screen};
use pushflip::game::turn::{Hovered, Selection, Target};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::Move;
use pushflip_core::rules::quixo::teams;
use pushflip_core::session::{AnyCell, AnyMove, Controller};

#[derive(Clone, Copy)]
enum Device {
    Keys,
    Gamepad(Entity),
}

impl Device {
    fn step(self, app: &mut TestApp, action: Action) {
        use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp, South};
        let (key, button) = match action {
            Action::Up => ("Up", DPadUp),
            Action::Down => ("Down", DPadDown),
            Action::Left => ("Left", DPadLeft),
            Action::Right => ("Right", DPadRight),
            _ => ("Enter", South),
        };
        match self {
            Self::Keys => app.hit(key),
            Self::Gamepad(pad) => press_button(app, pad, button),
        }
    }
}

/// The spot of the visible cursor.
fn ring(app: &TestApp) -> Spot {
    app.resource::<Cursor>().shown().expect("a ring")
}

fn go_to(app: &mut TestApp, device: Device, target: Target) {
    let mut aside = false;
    for _ in 0..MAX_STEPS {
        let Some(now) = app.resource::<Cursor>().shown() else {
            // The first key only shows the cursor.
            device.step(app, Action::Up);
            continue;
        };
        if now.target == target {
            assert_eq!(app.resource::<Hovered>().0, Some(target), "the target under the cursor is hovered");
            return;
        }
        let selection = *app.resource::<Selection>();
        let places = spots(&app.game().position(), selection);
        let Spot { at, .. } = *places.iter().find(|spot| spot.target == target).expect("a place");
        let from = match selection {
            Selection::Cell(AnyCell::Quixo(cell)) => quixo::cube_center(cell),
            Selection::Pushed(push) => quixo::lane(push).0,
            _ => now.at,
        };
        let way = at - from;
        let horizontal = if way.x > 0.0 { Action::Right } else { Action::Left };
        let vertical = if way.z > 0.0 { Action::Down } else { Action::Up };
        let straight = matches!(target, Target::Insert(_) | Target::Dot(_));
        let first = if straight { way.x.abs() > way.z.abs() } else { way.x.abs() > 0.5 && !aside };
        device.step(app, if first { horizontal } else { vertical });
        // Go around blocked cells.
        aside = app.resource::<Cursor>().shown() == Some(now) && !aside;
    }
    panic!("no way to {target:?} from {:?}", app.resource::<Cursor>().shown());
}

fn play(app: &mut TestApp, device: Device, mv: AnyMove) {
    let cube = |cell| Target::Cell(AnyCell::Quixo(cell));
    let hexagon = |cell| Target::Cell(AnyCell::Hexxagon(cell));
    let targets = match mv {
        AnyMove::Quixo(push) => vec![cube(push.take()), Target::Insert(push)],
        AnyMove::Teams(teams::Move::Push { push, dot }) => {
            vec![cube(push.take()), Target::Insert(push), Target::Dot(dot)]
        }
        AnyMove::Hexxagon(Move::Clone { to }) => vec![hexagon(to)],
        AnyMove::Hexxagon(Move::Jump { from, to }) => vec![hexagon(from), hexagon(to)],
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(Move::Pass) => vec![],
    };
    for target in targets {
        go_to(app, device, target);
        device.step(app, Action::Choose);
    }
}

/// Plays all moves of people until the match is over: a winning move if there is one.
fn play_out(app: &mut TestApp, device: Device) {
    app.settings().animation_speed = 0.0;
    app.settle();
    while app.phase() == Some(Phase::Choosing) {
        let position = app.game().position();
        let moves = position.moves();
        let plies = app.game().moves().len();
        let wins = |mv: &&AnyMove| {
            position.play(**mv).outcome().is_some_and(|end| end.winner == Some(position.side_to_move()))
        };
        let any = || {
            if position.variant().is_quixo() {
                moves.get(plies * 7 % moves.len())
            } else {
                moves.iter().max_by_key(|mv| position.flips(**mv))
            }
        };
        let mv = *moves.iter().find(wins).or_else(any).expect("a move");
        play(app, device, mv);
        app.settle();
        assert_eq!(app.game().moves().get(plies), Some(&mv), "after {plies} plies");
    }
    assert_eq!(app.phase(), Some(Phase::Over));
}

#[test]
fn a_complete_match_of_each_game_by_keys_alone() {
    for variant in Variant::ALL {
        let mut app = TestApp::playing(setup(variant));
        play_out(&mut app, Device::Keys);
        println!("{variant}: {} plies by keys", app.moves().len());
    }
}

#[test]
fn from_the_title_to_the_end_of_a_match_by_gamepad_alone() {
    let mut app = TestApp::open(1280, 720);
    let mut draft = Draft::default();
    draft.seats[1].controller = Controller::Computer(Level::Newcomer);
    app.settings().last_setup = Some(draft);
    let pad = connect(&mut app);
    let device = Device::Gamepad(pad);
    let mut found = false;
    for _ in 0..10 {
        found = app.focused().as_deref() == Some("New game");
        if found {
            break;
        }
        device.step(&mut app, Action::Down);
    }
    assert!(found, "the D-pad moves the focus: {:?}", app.focused());
    device.step(&mut app, Action::Choose);
    app.until(Screen::Setup);
    assert_eq!(app.focused().as_deref(), Some("Start"));
    device.step(&mut app, Action::Choose);
    app.until(Screen::Playing);
    press_button(&mut app, pad, GamepadButton::Start);
    assert_eq!(app.menu(), Menu::Pause);
    press_button(&mut app, pad, GamepadButton::East);
    assert_eq!(app.menu(), Menu::None);
    play_out(&mut app, device);
    app.until(Menu::Result);
    // The suggestion has the focus: the next level after a win, the review after a loss.
    match app.focused().as_deref() {
        Some("Next level") => device.step(&mut app, Action::Right),
        Some("Review the match") => device.step(&mut app, Action::Left),
        _ => {}
    }
    assert_eq!(app.focused().as_deref(), Some("Rematch"));
    device.step(&mut app, Action::Choose);
    app.until(Menu::None);
    assert!(app.moves().len() <= 1, "a rematch has begun");
}

#[test]
fn shoulder_buttons_move_the_focus_and_sticks_move_cursor_and_camera() {
    let mut app = TestApp::playing(setup(Variant::Quixo));
    let pad = connect(&mut app);
    let device = Device::Gamepad(pad);
    device.step(&mut app, Action::Up);
    assert_eq!(app.focused().as_deref(), Some("Board stop"));
    let before = ring(&app);
    move_stick(&mut app, pad, GamepadAxis::LeftStickX, 1.0);
    app.frames(2);
    let after = ring(&app);
    assert!((after.at.x - before.at.x - 1.0).abs() < 1e-4, "one immediate step");
    move_stick(&mut app, pad, GamepadAxis::LeftStickX, 0.0);
    press_button(&mut app, pad, GamepadButton::RightTrigger);
    assert_eq!(app.focused().as_deref(), Some("Moves"));
    press_button(&mut app, pad, GamepadButton::LeftTrigger);
    assert_eq!(app.focused().as_deref(), Some("Board stop"));
    move_stick(&mut app, pad, GamepadAxis::RightStickX, 1.0);
    app.frames(10);
    move_stick(&mut app, pad, GamepadAxis::RightStickX, 0.0);
    app.rest();
    let yaw = app.camera().target_yaw;
    assert!((-2.4..-1.2).contains(&yaw), "a second of it is about a quarter turn: {yaw}");
    // Now west is ahead: an arrow leads where it points on the screen.
    let before = ring(&app);
    device.step(&mut app, Action::Right);
    let after = ring(&app);
    assert!((after.at.x - before.at.x).abs() < 1e-4, "the cursor moves to another row: {before:?} {after:?}");
}

//! Whole matches by keys alone and by a gamepad alone.

use super::{MAX_STEPS, connect, move_stick, press_button, setup};
use crate::harness::Table;
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
use pushflip_core::session::{AnyMove, AnyPosition, Controller};

/// A keyboard or a gamepad.
#[derive(Clone, Copy)]
enum Device {
    Keys,
    Gamepad(Entity),
}

impl Device {
    fn step(self, table: &mut Table, action: Action) {
        use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp, South};
        let (key, button) = match action {
            Action::Up => ("Up", DPadUp),
            Action::Down => ("Down", DPadDown),
            Action::Left => ("Left", DPadLeft),
            Action::Right => ("Right", DPadRight),
            _ => ("Enter", South),
        };
        match self {
            Self::Keys => table.hit(key),
            Self::Gamepad(pad) => press_button(table, pad, button),
        }
    }
}

/// The spot of the visible cursor.
fn ring(table: &Table) -> Spot {
    table.resource::<Cursor>().shown().expect("a ring")
}

/// Moves the cursor to a target.
fn go_to(table: &mut Table, device: Device, target: Target) {
    let mut aside = false;
    for _ in 0..MAX_STEPS {
        let Some(now) = table.resource::<Cursor>().shown() else {
            // The first key only shows the cursor.
            device.step(table, Action::Up);
            continue;
        };
        if now.target == target {
            assert_eq!(table.resource::<Hovered>().0, Some(target), "what the ring is on answers");
            return;
        }
        let selection = *table.resource::<Selection>();
        let places = spots(&table.game().position(), selection);
        let Spot { at, .. } = *places.iter().find(|spot| spot.target == target).expect("a place");
        let from = match selection {
            Selection::Cube(cell) => quixo::cube_center(cell),
            Selection::Pushed(push) => quixo::lane(push).0,
            _ => now.at,
        };
        let way = at - from;
        let horizontal = if way.x > 0.0 { Action::Right } else { Action::Left };
        let vertical = if way.z > 0.0 { Action::Down } else { Action::Up };
        let straight = matches!(target, Target::Insert(_) | Target::Dot(_));
        let first = if straight { way.x.abs() > way.z.abs() } else { way.x.abs() > 0.5 && !aside };
        device.step(table, if first { horizontal } else { vertical });
        // Go around blocked cells.
        aside = table.resource::<Cursor>().shown() == Some(now) && !aside;
    }
    panic!("no way to {target:?} from {:?}", table.resource::<Cursor>().shown());
}

/// Plays a move step by step.
fn play(table: &mut Table, device: Device, mv: AnyMove) {
    let targets = match mv {
        AnyMove::Quixo(push) => vec![Target::Cube(push.take()), Target::Insert(push)],
        AnyMove::Teams(teams::Move::Push { push, dot }) => {
            vec![Target::Cube(push.take()), Target::Insert(push), Target::Dot(dot)]
        }
        AnyMove::Hexxagon(Move::Clone { to }) => vec![Target::Hex(to)],
        AnyMove::Hexxagon(Move::Jump { from, to }) => vec![Target::Hex(from), Target::Hex(to)],
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(Move::Pass) => vec![],
    };
    for target in targets {
        go_to(table, device, target);
        device.step(table, Action::Choose);
    }
}

/// Plays all moves of people until the match is over: a winning move if there is one.
fn play_out(table: &mut Table, device: Device) {
    table.settings().animation_speed = 0.0;
    table.settle();
    while table.phase() == Some(Phase::Choosing) {
        let position = table.game().position();
        let moves = position.moves();
        let plies = table.game().moves().len();
        let wins = |mv: &&AnyMove| {
            position.play(**mv).outcome().is_some_and(|end| end.winner == Some(position.side_to_move()))
        };
        let captures = |mv: &&AnyMove| match (position, **mv) {
            (AnyPosition::Hexxagon(p), AnyMove::Hexxagon(mv)) => {
                mv.to().map_or(0, |to| p.captures(to).count_ones())
            }
            _ => 0,
        };
        let any = || {
            if position.variant().is_quixo() {
                moves.get(plies * 7 % moves.len())
            } else {
                moves.iter().max_by_key(captures)
            }
        };
        let mv = *moves.iter().find(wins).or_else(any).expect("a move");
        play(table, device, mv);
        table.settle();
        assert_eq!(table.game().moves().get(plies), Some(&mv), "after {plies} plies");
    }
    assert_eq!(table.phase(), Some(Phase::Over));
}

#[test]
fn a_whole_match_of_each_game_by_keys_alone() {
    for variant in Variant::ALL {
        let mut table = Table::playing(setup(variant));
        play_out(&mut table, Device::Keys);
        println!("{variant}: {} plies by keys", table.moves().len());
    }
}

#[test]
fn from_the_title_to_the_end_of_a_match_by_gamepad_alone() {
    let mut table = Table::open(1280, 720);
    let mut draft = Draft::default();
    draft.seats[1].controller = Controller::Computer(Level::FirstGame);
    table.settings().last_setup = Some(draft);
    let pad = connect(&mut table);
    let device = Device::Gamepad(pad);
    let mut found = false;
    for _ in 0..10 {
        found = table.focused().as_deref() == Some("New game");
        if found {
            break;
        }
        device.step(&mut table, Action::Down);
    }
    assert!(found, "the pad of directions moves the focus: {:?}", table.focused());
    device.step(&mut table, Action::Choose);
    table.updates(4);
    assert_eq!(table.screen(), Screen::Setup);
    assert_eq!(table.focused().as_deref(), Some("Start"));
    device.step(&mut table, Action::Choose);
    table.updates(4);
    assert_eq!(table.screen(), Screen::Playing);
    press_button(&mut table, pad, GamepadButton::Start);
    assert_eq!(table.menu(), Menu::Pause);
    press_button(&mut table, pad, GamepadButton::East);
    assert_eq!(table.menu(), Menu::None);
    play_out(&mut table, device);
    table.updates(6);
    assert_eq!(table.menu(), Menu::Result);
    assert_eq!(table.focused().as_deref(), Some("Rematch"));
    device.step(&mut table, Action::Choose);
    table.updates(6);
    assert!(table.moves().len() <= 1, "a rematch has begun");
}

#[test]
fn shoulder_buttons_move_the_focus_and_sticks_move_cursor_and_camera() {
    let mut table = Table::playing(setup(Variant::Quixo));
    let pad = connect(&mut table);
    let device = Device::Gamepad(pad);
    device.step(&mut table, Action::Up);
    assert_eq!(table.focused().as_deref(), Some("Board stop"));
    let before = ring(&table);
    move_stick(&mut table, pad, GamepadAxis::LeftStickX, 1.0);
    table.updates(2);
    let after = ring(&table);
    assert!((after.at.x - before.at.x - 1.0).abs() < 1e-4, "one step at once");
    move_stick(&mut table, pad, GamepadAxis::LeftStickX, 0.0);
    press_button(&mut table, pad, GamepadButton::RightTrigger);
    assert_eq!(table.focused().as_deref(), Some("Moves"));
    press_button(&mut table, pad, GamepadButton::LeftTrigger);
    assert_eq!(table.focused().as_deref(), Some("Board stop"));
    move_stick(&mut table, pad, GamepadAxis::RightStickX, 1.0);
    table.updates(10);
    move_stick(&mut table, pad, GamepadAxis::RightStickX, 0.0);
    table.updates(30);
    let yaw = table.camera().target_yaw;
    assert!((-2.4..-1.2).contains(&yaw), "a second of it is about a quarter turn: {yaw}");
    // Now west is ahead: an arrow leads where it points on the screen.
    let before = ring(&table);
    device.step(&mut table, Action::Right);
    let after = ring(&table);
    assert!((after.at.x - before.at.x).abs() < 1e-4, "to the right lies another row: {before:?} {after:?}");
}

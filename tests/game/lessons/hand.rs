//! A hand at the table of the lessons: it presses buttons and keys, takes cubes, picks pieces.

use std::time::Instant;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;
use pushflip::game::language::Language;
use pushflip::game::screens::lesson::Running;
use pushflip::game::settings::Settings;
use pushflip::game::table::hexxagon;
use pushflip::game::table::quixo::{self, HALF};
use pushflip::game::{Phase, Screen};
use pushflip::rules::hexxagon::Move as HexMove;
use pushflip::rules::quixo::teams::Move as TeamMove;
use pushflip::session::AnyMove;
use pushflip::session::lesson::Lesson;

use crate::harness::Table;

/// The longest wait for the table to come to rest, in seconds.
pub const PATIENCE: u64 = 240;

pub fn screen(table: &Table) -> Screen {
    *table.app.world().resource::<State<Screen>>().get()
}

pub fn running(table: &Table) -> &Running {
    table.app.world().resource::<Running>()
}

pub fn say(table: &mut Table, language: Language) {
    table.app.world_mut().resource_mut::<Settings>().language = Some(language);
    table.updates(3);
}

pub fn press(table: &mut Table, name: &str) {
    let button = table.named(name).unwrap_or_else(|| panic!("there is no {name}"));
    let at = table.app.world().get::<UiGlobalTransform>(button).expect("a place").translation;
    table.click(at);
    table.updates(3);
}

pub fn key(table: &mut Table, code: KeyCode, logical: Key) {
    let mut windows = table.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(table.app.world()).expect("one window");
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let logical = logical.clone();
        let input =
            KeyboardInput { key_code: code, logical_key: logical, state, text: None, repeat: false, window };
        table.app.world_mut().write_message(input);
        table.updates(2);
    }
    table.updates(2);
}

/// The first step of a lesson, from the title; cubes and pieces move fast.
pub fn begin(lesson: Lesson) -> Table {
    let mut table = Table::open(1280, 720);
    table.app.world_mut().resource_mut::<Settings>().animation_speed = 3.0;
    press(&mut table, "Learn");
    press(&mut table, &format!("Lesson {lesson}"));
    assert_eq!(screen(&table), Screen::Lesson);
    rest(&mut table);
    table
}

/// Waits until nothing moves and the lesson waits for the learner or for nobody.
pub fn rest(table: &mut Table) {
    let start = Instant::now();
    table.updates(3);
    while !matches!(table.phase(), Some(Phase::Choosing | Phase::Over)) {
        table.updates(1);
        assert!(start.elapsed().as_secs() < PATIENCE, "nothing happens after {:?}", table.moves());
    }
    table.updates(3);
}

/// Plays a move as a hand does: the cube, the arrow, the dot; or the piece and the cell.
pub fn play(table: &mut Table, mv: AnyMove) {
    match mv {
        AnyMove::Quixo(push) | AnyMove::Teams(TeamMove::Push { push, .. }) => {
            let at = table.on_screen(quixo::place(push.take()) + Vec3::Y * HALF);
            table.click(at);
            let arrow = table.over(&format!("Arrow {push}"), 0.0);
            table.click(arrow);
            if let AnyMove::Teams(TeamMove::Push { dot, .. }) = mv {
                table.updates(12);
                let dot = table.over(&format!("Dot {}", dot.letter()), 0.0);
                table.click(dot);
            }
        }
        AnyMove::Hexxagon(HexMove::Clone { to }) => {
            let at = table.on_screen(hexxagon::place(to));
            table.click(at);
        }
        AnyMove::Hexxagon(HexMove::Jump { from, to }) => {
            for cell in [from, to] {
                let at = table.on_screen(hexxagon::place(cell));
                table.click(at);
            }
        }
        AnyMove::Teams(TeamMove::Pass) | AnyMove::Hexxagon(HexMove::Pass) => panic!("nobody chooses to pass"),
    }
    rest(table);
}

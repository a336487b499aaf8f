//! Redraws: frames are drawn only for a reason.

use std::time::Duration;

use crate::harness::Table;
use crate::harness::matches::played;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::winit::{UpdateMode, WinitSettings};
use pushflip::game::state::{EditPosition, Menu, Notice, Screen};
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Setup};

/// Interval from which on the window counts as sleeping.
const ASLEEP: Duration = Duration::from_mins(10);
/// Tolerance for timely wake-ups.
const AT_ONCE: Duration = Duration::from_millis(3);
/// Frames after which earlier animations have ended.
const SOON: usize = 80;

/// Time until the next frame; zero if it is drawn at once.
fn waits(table: &Table) -> Duration {
    match table.resource::<WinitSettings>().focused_mode {
        UpdateMode::Continuous => Duration::ZERO,
        UpdateMode::Reactive { wait, .. } => wait,
    }
}

fn assert_sleeps(table: &mut Table, what: &str) {
    table.updates(SOON);
    for _ in 0..5 {
        table.updates(1);
        assert!(waits(table) >= ASLEEP, "{what}: the next frame comes in {:?}", waits(table));
    }
}

#[test]
fn idle_screens_are_not_redrawn() {
    let mut table = Table::open(1280, 720);
    assert_sleeps(&mut table, "title");
    for menu in [Menu::Settings, Menu::About, Menu::HowToPlay, Menu::Records, Menu::Statistics] {
        table.go(menu);
        assert_sleeps(&mut table, &format!("{menu:?}"));
    }
    for menu in [Menu::Lessons, Menu::Puzzles, Menu::Keys, Menu::None] {
        table.go(menu);
        assert_sleeps(&mut table, &format!("{menu:?}"));
    }
    for screen in [Screen::Setup, Screen::Puzzle] {
        table.go(screen);
        assert_sleeps(&mut table, &format!("{screen:?}"));
    }
    for variant in Variant::ALL {
        table.start(played(Setup::new(variant, &[]), 6));
        assert_sleeps(&mut table, &format!("match of {variant}"));
        let position = table.game().position();
        table.send(EditPosition(Box::new(position)));
        assert_sleeps(&mut table, &format!("editor of {variant}"));
    }
}

#[test]
fn frames_are_drawn_during_the_animation_of_a_ply() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    assert_sleeps(&mut table, "a new match");
    let mv = table.game().position().moves()[0];
    table.play(mv);
    assert_eq!(waits(&table), Duration::ZERO, "it moves");
    assert_sleeps(&mut table, "after the ply");
}

#[test]
fn a_running_clock_wakes_the_window_every_second() {
    let mut setup = Setup::new(Variant::Quixo, &[]);
    setup.clock = ClockRule::PerMove(Duration::from_millis(9_050));
    let mut table = Table::playing(setup);
    // The clock starts with the first move.
    let first = table.game().position().moves()[0];
    table.play(first);
    let left = |table: &Table| table.game().clock().left(1).expect("a clock");
    let now = |table: &Table| table.resource::<Time<Real>>().elapsed();
    // The interval and the time of the next wake-up.
    let mut woken = (Duration::MAX, Duration::MAX);
    while table.game().result().is_none() {
        if waits(&table) != woken.0 {
            woken = (waits(&table), now(&table) + waits(&table));
        }
        let second = now(&table) + Duration::from_nanos(left(&table).subsec_nanos().into());
        assert!(woken.1 <= second + AT_ONCE, "woken at {:?}, the second ends at {second:?}", woken.1);
        table.updates(1);
    }
    assert_sleeps(&mut table, "after the match");
}

#[test]
fn a_notice_wakes_the_window() {
    let mut table = Table::open(1280, 720);
    assert_sleeps(&mut table, "title");
    table.send(Notice("something".into()));
    table.updates(1);
    assert_eq!(waits(&table), Duration::ZERO, "it is drawn");
    table.updates(10);
    let tick = waits(&table);
    assert!(tick > Duration::ZERO && tick < Duration::from_secs(1), "so that it goes in time: {tick:?}");
    assert_sleeps(&mut table, "without the notice");
}

#[test]
fn a_notice_at_the_end_of_a_frame_wakes_the_window() {
    let mut table = Table::open(1280, 720);
    table.app.add_systems(PostUpdate, |mut notices: MessageWriter<Notice>, mut frames: Local<usize>| {
        *frames += 1;
        if *frames == SOON {
            notices.write(Notice("something".into()));
        }
    });
    table.updates(SOON - 1);
    assert!(waits(&table) >= ASLEEP, "{:?}", waits(&table));
    table.updates(1);
    assert_eq!(waits(&table), Duration::ZERO, "the next frame shows it");
}

//! Notices: shown once, from every source.

use crate::harness::Table;
use bevy::prelude::*;
use pushflip::game::language::Language;
use pushflip::game::state::Notice;

/// Frames after which a short notice has gone.
const LONG: usize = 60;

fn say(table: &mut Table, words: &str) {
    table.send(Notice(words.into()));
}

#[test]
fn what_is_said_in_one_moment_stands_together_and_makes_way_for_the_next() {
    let mut table = Table::open(1280, 720);
    say(&mut table, "one");
    say(&mut table, "two");
    table.updates(1);
    assert_eq!(table.notice(), "one\ntwo");
    table.updates(4);
    say(&mut table, "three");
    table.updates(1);
    assert_eq!(table.notice(), "three");
    table.updates(LONG);
    assert_eq!(table.notice(), "");
}

/// Says a sentence when it is wanted, at a time of the frame.
#[derive(Resource, Default)]
struct Wanted(bool);

#[test]
fn what_is_said_at_any_time_of_a_frame_shows_once() {
    fn told_in(table: &mut Table) {
        table.resource_mut::<Wanted>().0 = true;
        table.updates(2);
        assert_eq!(table.notice(), "now");
        table.updates(LONG);
        assert_eq!(table.notice(), "", "it comes once");
    }
    fn tell(mut wanted: ResMut<Wanted>, mut notices: MessageWriter<Notice>) {
        if std::mem::take(&mut wanted.0) {
            notices.write(Notice("now".into()));
        }
    }
    let with = |build: fn(&mut App)| {
        let mut table = Table::open(800, 600);
        build(table.app.init_resource::<Wanted>());
        told_in(&mut table);
    };
    with(|app| _ = app.add_systems(First, tell));
    with(|app| _ = app.add_systems(PreUpdate, tell));
    with(|app| _ = app.add_systems(Update, tell));
    with(|app| _ = app.add_systems(PostUpdate, tell));
    with(|app| _ = app.add_systems(Last, tell));
}

#[test]
fn another_language_takes_down_what_was_said() {
    let mut table = Table::open(1280, 720);
    say(&mut table, "in English");
    table.updates(1);
    assert_eq!(table.notice(), "in English");
    table.speak(Language::Italian);
    assert_eq!(table.notice(), "");
}

//! Notices: each is shown once, from any schedule.

use crate::harness::Table;
use bevy::prelude::*;
use pushflip::game::language::Language;
use pushflip::game::state::Notice;

/// Frames after which a short notice has expired.
const LONG: usize = 60;

fn notify(table: &mut Table, words: &str) {
    table.send(Notice(words.into()));
}

#[test]
fn notices_of_one_frame_share_a_toast_that_the_next_replaces() {
    let mut table = Table::open(1280, 720);
    notify(&mut table, "one");
    notify(&mut table, "two");
    table.updates(1);
    assert_eq!(table.notice(), "one\ntwo");
    table.updates(4);
    notify(&mut table, "three");
    table.updates(1);
    assert_eq!(table.notice(), "three");
    table.updates(LONG);
    assert_eq!(table.notice(), "");
}

/// Whether the next run of [`send`] writes a notice.
#[derive(Resource, Default)]
struct Pending(bool);

#[test]
fn a_notice_from_any_schedule_is_shown_once() {
    fn assert_shown_once(table: &mut Table) {
        table.resource_mut::<Pending>().0 = true;
        table.updates(2);
        assert_eq!(table.notice(), "now");
        table.updates(LONG);
        assert_eq!(table.notice(), "", "it is shown once");
    }
    fn send(mut pending: ResMut<Pending>, mut notices: MessageWriter<Notice>) {
        if std::mem::take(&mut pending.0) {
            notices.write(Notice("now".into()));
        }
    }
    let with = |build: fn(&mut App)| {
        let mut table = Table::open(800, 600);
        build(table.app.init_resource::<Pending>());
        assert_shown_once(&mut table);
    };
    with(|app| _ = app.add_systems(First, send));
    with(|app| _ = app.add_systems(PreUpdate, send));
    with(|app| _ = app.add_systems(Update, send));
    with(|app| _ = app.add_systems(PostUpdate, send));
    with(|app| _ = app.add_systems(Last, send));
}

#[test]
fn a_change_of_language_hides_notices() {
    let mut table = Table::open(1280, 720);
    notify(&mut table, "in English");
    table.updates(1);
    assert_eq!(table.notice(), "in English");
    table.speak(Language::Italian);
    assert_eq!(table.notice(), "");
}

//! Notices: each is shown once, from any schedule.

use crate::harness::TestApp;
use bevy::prelude::*;
use pushflip::game::state::Notice;
use pushflip_core::language::{Language, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyCell, Setup};

/// Frames after which a short notice has expired.
const LONG: usize = 60;

fn notify(app: &mut TestApp, words: &str) {
    app.send(Notice(words.into()));
}

#[test]
fn notices_of_one_frame_share_a_toast_that_the_next_replaces() {
    let mut app = TestApp::open(1280, 720);
    notify(&mut app, "one");
    notify(&mut app, "two");
    app.rest();
    assert_eq!(app.notice(), "one\ntwo");
    notify(&mut app, "three");
    app.rest();
    assert_eq!(app.notice(), "three");
    app.frames(LONG);
    assert_eq!(app.notice(), "");
}

/// Whether the next run of [`send`] writes a notice.
#[derive(Resource, Default)]
struct Pending(bool);

#[test]
fn a_notice_from_any_schedule_is_shown_once() {
    fn assert_shown_once(app: &mut TestApp) {
        app.resource_mut::<Pending>().0 = true;
        app.rest();
        assert_eq!(app.notice(), "now");
        app.frames(LONG);
        assert_eq!(app.notice(), "", "the notice is shown once");
    }
    fn send(mut pending: ResMut<Pending>, mut notices: MessageWriter<Notice>) {
        if std::mem::take(&mut pending.0) {
            notices.write(Notice("now".into()));
        }
    }
    let with = |build: fn(&mut App)| {
        let mut app = TestApp::open(800, 600);
        build(app.bevy.init_resource::<Pending>());
        assert_shown_once(&mut app);
    };
    with(|app| _ = app.add_systems(First, send));
    with(|app| _ = app.add_systems(PreUpdate, send));
    with(|app| _ = app.add_systems(Update, send));
    with(|app| _ = app.add_systems(PostUpdate, send));
    with(|app| _ = app.add_systems(Last, send));
}

#[test]
fn notices_follow_the_language() {
    let mut app = TestApp::open(1280, 720);
    app.perform(Notice(msg::TABLE_NO_UNDO));
    assert_eq!(app.notice(), msg::TABLE_NO_UNDO.to_string());
    app.speak(Language::Italian);
    assert_eq!(app.notice(), msg::TABLE_NO_UNDO.in_language(Language::Italian));
}

#[test]
fn a_notice_covers_neither_coordinates_nor_cells() {
    /// Half the height of a letter of the near side, in pixels.
    const LETTER: f32 = 12.0;
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        let mut app = TestApp::playing(Setup::new(variant, &[]));
        for (width, height) in [(800, 600), (1280, 720), (1920, 1080), (500, 900)] {
            app.resize(width, height);
            notify(&mut app, "A notice as long as most of those in a match.");
            app.rest();
            let area = app.rect_of("Notice").inflate(LETTER);
            let cells = AnyCell::all(variant).map(|cell| app.over_cell(&cell.to_string()));
            let places: Vec<Vec2> = cells.collect();
            for at in places.into_iter().chain(app.over_coordinates()) {
                assert!(!area.contains(at), "{variant} {width}x{height}: {area:?} covers {at}");
            }
        }
    }
}

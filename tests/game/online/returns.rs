//! Return to a table: clocks, messages, and the tables that are offered again.

use std::thread::sleep;
use std::time::Duration;

use bevy::prelude::DetectChangesMut;
use pushflip::game::online::Online;
use pushflip::game::state::{Menu, Notice, Screen};
use pushflip_core::online::news::ConnectionProblem;
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::online::table::state::Table;
use pushflip_core::rules::Variant;

use super::{NAMES, Pair, notices, two_people, with_clock};
use crate::harness::TestApp;

const FULL: Duration = Duration::from_mins(10);

/// The shown clock of the seat to move. Between the messages of the host it runs by frames, which take no time here.
fn left(app: &mut TestApp) -> Duration {
    app.resource_mut::<Online>().set_changed();
    app.frames(1);
    let game = app.game();
    game.clock().left(game.position().seat_to_move()).expect("a clock")
}

/// One of them closes the program, starts it again and goes back to the table.
fn come_back(pair: &mut Pair, who: usize) {
    pair.start_again(who);
    go_back(pair, who);
}

pub(super) fn go_back(pair: &mut Pair, who: usize) {
    pair.press(who, "Back to the table");
    pair.wait("the match", |tables| {
        tables[who].screen() == Screen::Playing && tables[who].resource::<Online>().is_connected()
    });
}

#[test]
fn the_time_already_used_stays_used_after_a_restart() {
    let Some(mut pair) = Pair::meet(with_clock(FULL.as_secs())) else { return };
    // Longer than a reconnection takes.
    let used = Duration::from_secs(20);
    pair.wait("the time", |[host, _]| left(host) + used <= FULL);
    for who in [1, 0] {
        let charged = left(&mut pair.tables[0]);
        come_back(&mut pair, who);
        pair.wait("the guest", |[_, guest]| guest.resource::<Online>().is_connected());
        let shown = pair.tables.each_mut().map(left);
        // A host saves the time once a second.
        let most = charged + Duration::from_secs(2);
        assert!(shown.iter().all(|left| *left <= most), "{} is back: {shown:?} > {charged:?}", NAMES[who]);
    }
}

#[test]
fn the_clock_of_a_guest_stops_while_the_host_is_offline() {
    let Some(mut pair) = Pair::meet(with_clock(FULL.as_secs())) else { return };
    pair.quit(0);
    pair.wait("the loss", |[_, guest]| !guest.resource::<Online>().is_connected());
    let guest = &mut pair.tables[1];
    let before = left(guest);
    sleep(Duration::from_secs(2));
    assert_eq!(left(guest), before);
}

#[test]
fn the_clock_is_stopped_during_a_pause_despite_messages() {
    let Some(mut pair) = Pair::meet(with_clock(FULL.as_secs())) else { return };
    pair.play("a5-e5");
    pair.propose(0, Body::Ask(QuestionKind::Pause));
    pair.press(1, "Agree");
    pair.wait("the pause", |tables| {
        tables.iter().all(|app| app.resource::<Online>().table().is_some_and(Table::paused))
    });
    let before = pair.tables.each_mut().map(left);
    sleep(Duration::from_secs(2));
    assert_eq!(pair.tables.each_mut().map(left), before);
}

#[test]
fn a_reopened_table_repeats_no_old_news() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    for mv in ["a5-e5", "a1-e1", "a5-e5"] {
        pair.play(mv);
    }
    for who in [0, 1] {
        pair.propose(who, Body::Ask(QuestionKind::Draw));
        pair.press(1 - who, "Refuse");
        pair.wait("the answer", |tables| tables[who].named("Take back").is_none());
    }
    for who in [0, 1] {
        pair.start_again(who);
        pair.tables[who].record::<Notice>();
        go_back(&mut pair, who);
        pair.tables[who].frames(30);
        let shown = notices(&pair.tables[who]);
        let old = |text: &&String| text.contains("your turn") || text.contains("declined");
        assert_eq!(shown.iter().find(old), None, "{}", NAMES[who]);
    }
}

#[test]
fn a_table_without_a_match_is_offered_again() {
    let Some(mut pair) = Pair::apart() else { return };
    pair.open(two_people(Variant::Quixo));
    let invitation = pair.invitation();
    pair.start_again(0);
    pair.press(0, "Back to the table");
    pair.wait("the table", |[host, _]| host.resource::<Online>().table().is_some());
    // The invitation that was sent before is still good.
    pair.tables[1].offer(&invitation);
    pair.tables[1].press_named("Join");
    pair.until(Screen::Playing);
}

#[test]
fn guests_are_notified_when_the_host_moves_to_another_table() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.tables[0].send(pushflip::game::state::EnterTable::Open(Box::new(two_people(Variant::Hexxagon))));
    pair.tables[0].press_named("Leave the match");
    pair.wait("the reason", |[_, guest]| {
        let problem = guest.resource::<Online>().connection_problem();
        assert_ne!(problem, Some(ConnectionProblem::Silent));
        problem == Some(ConnectionProblem::NotOpen)
    });
    // Back at the first table the match continues.
    pair.tables[0].resource_mut::<Online>().leave();
    pair.tables[0].go(Screen::Title);
    pair.tables[0].go(Menu::Online);
    pair.press(0, "Left table 1");
    pair.wait("the match", |tables| {
        tables[0].screen() == Screen::Playing && tables[1].resource::<Online>().is_connected()
    });
    pair.play("a5-e5");
}

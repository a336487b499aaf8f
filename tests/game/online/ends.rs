//! The end of tables and matches: the board keeps its state, and finished matches are filed.

use std::fs;
use std::path::Path;
use std::time::Duration;

use super::{Pair, two_people, with_clock};
use crate::harness::folders;
use pushflip::game::online::Online;
use pushflip::game::state::{MatchCommand, Menu, MoveChosen, Phase, Screen};
use pushflip::game::turn::CurrentMatch;
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::rules::Variant;
use pushflip_core::session::Match;

fn filed(folder: &Path) -> Vec<Match> {
    let files = fs::read_dir(folders(folder).matches()).into_iter().flatten().flatten();
    let read = |path| Match::from_record(&fs::read_to_string(path).expect("a file")).expect("a record");
    files.map(|file| read(file.path())).collect()
}

#[test]
fn closing_a_table_leaves_the_board_unchanged() {
    let Some(mut pair) = Pair::meet(with_clock(120)) else { return };
    pair.play("a5-e5");
    pair.propose(0, Body::Close);
    pair.wait("the end", |[_, guest]| guest.phase() == Some(Phase::Over));
    assert!(pair.tables[1].texts_in("Online question").contains(&"This game is closed.".to_string()));
    let before = pair.tables[1].game().clone();
    // Time in which a running clock would change.
    for app in &mut pair.tables {
        app.frames(300);
        assert_eq!((app.screen(), app.phase()), (Screen::Playing, Some(Phase::Over)));
        assert_eq!(app.game().result(), None);
        app.choose(app.first_move());
        app.rest();
        assert_eq!(app.moves().len(), 1, "the match does not continue locally");
    }
    assert_eq!(pair.tables[1].game().clock(), before.clock(), "no clock runs");
    for who in [0, 1] {
        pair.tables[who].send(MatchCommand::Leave);
        pair.tables[who].until(Screen::Title);
        assert!(!pair.tables[who].resource::<Online>().is_open());
        assert!(pair.tables[who].named("Resume match").is_none());
    }
    let Pair { tables, folders: kept } = pair;
    // Files are written by then.
    drop(tables);
    for folder in &kept {
        assert!(filed(folder.path()).is_empty(), "an unfinished match is not filed");
        assert!(!folders(folder.path()).data.join("current.pushflip").exists());
    }
}

#[test]
fn the_unfinished_local_match_is_kept() {
    let Some(mut pair) = Pair::apart() else { return };
    let current = folders(pair.folders[1].path()).data.join("current.pushflip");
    pair.tables[1].start(Match::new(two_people(Variant::Hexxagon)));
    let first = pair.tables[1].game().position().moves()[0];
    pair.tables[1].send(MoveChosen { mv: first, on: pair.tables[1].resource::<CurrentMatch>().version() });
    pair.tables[1].settle();
    let local = pair.tables[1].game().clone();
    pair.open(two_people(Variant::Quixo));
    let invitation = pair.invitation();
    pair.tables[1].clip(&invitation.to_string());
    pair.tables[1].hit("Ctrl+V");
    pair.wait("the match", |tables| {
        tables
            .iter()
            .all(|app| app.game().setup().variant == Variant::Quixo && app.screen() == Screen::Playing)
    });
    pair.play("a5-e5");
    pair.propose(1, Body::Resign);
    pair.until(Menu::Result);
    pair.tables[1].press_inside("Result banner", "Menu");
    pair.until_named(1, "Resume match");
    let Pair { tables, folders: kept } = pair;
    drop(tables);
    let left = Match::from_record(&fs::read_to_string(current).expect("a file")).expect("a record");
    assert_eq!((left.setup(), left.moves()), (local.setup(), local.moves()));
    for folder in &kept {
        let filed = filed(folder.path());
        assert_eq!(filed.len(), 1, "only the online match is filed");
        assert!(filed[0].setup().variant == Variant::Quixo && filed[0].result().is_some());
    }
}

#[test]
fn the_end_of_a_match_and_the_start_of_the_next_are_both_shown() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    let began = pair.tables[1].game().began();
    // The guest's window draws nothing meanwhile; its connection continues.
    let [host, guest] = &mut pair.tables;
    guest.resource::<Online>().propose(Body::Resign);
    host.until(Menu::Result);
    host.press_named("Rematch");
    host.until_named("Take back");
    host.wait_for("the next match", |host| {
        // The guest receives it some time after the host.
        guest.resource::<Online>().propose(Body::Agree(QuestionKind::Rematch));
        host.game().result().is_none()
    });
    pair.wait("the next match", |[_, guest]| guest.game().began() != began || guest.moves().is_empty());
    pair.play("a5-e5");
    let Pair { tables, folders: kept } = pair;
    drop(tables);
    for folder in &kept {
        let filed = filed(folder.path());
        assert_eq!(filed.len(), 1);
        assert!(filed[0].began() == began && filed[0].result().is_some());
    }
}

#[test]
fn a_move_chosen_offline_is_shown_and_sent_later() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    let guest_first = pair.seat(0) == 1;
    if !guest_first {
        pair.play("a5-e5");
    }
    pair.wait("the turn", |[_, guest]| guest.phase() == Some(Phase::Choosing));
    let plies = pair.tables[1].moves().len();
    // The host's program ends.
    pair.quit(0);
    pair.wait("the loss", |[_, guest]| !guest.resource::<Online>().is_connected());
    let moves = pair.tables[1].game().position().moves();
    pair.tables[1].choose(moves[0]);
    pair.tables[1].rest();
    let shown = format!("You’ve played {}. It’ll be sent as soon as the connection is back.", moves[0]);
    assert!(pair.tables[1].texts_in("Status").contains(&shown));
    pair.tables[1].choose(moves[1]);
    pair.tables[1].rest();
    assert_eq!(pair.tables[1].notice(), format!("You’ve already played {}. It’s on its way.", moves[0]));
    assert_eq!(pair.tables[1].moves().len(), plies);
    pair.start_again(0);
    pair.tables[0].go(Menu::Online);
    pair.press(0, "Left table 1");
    pair.wait("the move", |tables| tables.iter().all(|app| app.moves().len() == plies + 1));
    assert_eq!(pair.tables[0].moves()[plies], moves[0].to_string());
}

#[test]
fn an_abandoned_seat_in_a_match_with_a_clock_can_be_claimed() {
    // The grace period is a tenth of the clock.
    let Some(mut pair) = Pair::meet(with_clock(100)) else { return };
    pair.play("a5-e5");
    let seat = pair.tables[1].table().seats_of(pair.key(1)).next();
    let seat = u8::try_from(seat.expect("a seat")).expect("a small number");
    pair.propose(1, Body::GetUp { seat });
    pair.press(0, "Claim a win");
    pair.wait("the result", |[host, _]| host.menu() == Menu::Result);
    assert!(pair.tables[0].game().result().is_some_and(|result| result.winner.is_some()));
}

#[test]
fn a_pending_rematch_stays_visible() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    pair.propose(0, Body::Ask(QuestionKind::Draw));
    pair.until_named(0, "Take back");
    let waits = "You offered a draw. Waiting for Ben…".to_string();
    assert!(pair.tables[0].texts_in("Online question").contains(&waits));
    pair.press(1, "Refuse");
    pair.wait("the answer", |[host, _]| host.named("Take back").is_none());
}

#[test]
fn a_clock_does_not_jump_back_with_news_that_are_no_event() {
    let Some(mut pair) = Pair::meet(with_clock(600)) else { return };
    pair.play("a5-e5");
    let seat = pair.tables[0].game().position().seat_to_move();
    let shown =
        |pair: &Pair| pair.tables.each_ref().map(|app| app.game().clock().left(seat).expect("a clock"));
    std::thread::sleep(Duration::from_secs(2));
    // As when the host reports a round trip.
    for app in &mut pair.tables {
        bevy::prelude::DetectChangesMut::set_changed(&mut app.resource_mut::<Online>());
        app.frames(1);
    }
    let full = Duration::from_mins(10);
    assert!(shown(&pair).iter().all(|left| *left + Duration::from_secs(2) <= full), "{:?}", shown(&pair));
}

#[test]
fn a_clock_that_arrives_during_an_animation_is_shown_after_it() {
    let Some(mut pair) = Pair::meet(with_clock(600)) else { return };
    pair.play("a5-e5");
    let seat = pair.tables[1].game().position().seat_to_move();
    std::thread::sleep(Duration::from_secs(2));
    let guest = &mut pair.tables[1];
    guest.resource_mut::<bevy::prelude::NextState<Phase>>().set(Phase::Animating);
    bevy::prelude::DetectChangesMut::set_changed(&mut guest.resource_mut::<Online>());
    guest.rest();
    assert_ne!(guest.phase(), Some(Phase::Animating));
    let left = guest.game().clock().left(seat).expect("a clock");
    assert!(left + Duration::from_secs(2) <= Duration::from_mins(10), "{left:?}");
}

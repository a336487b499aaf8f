//! The board during an online match: keys, and ways to leave and return.

use super::ways::against_computer;
use super::{Pair, alone, notices, two_people};
use crate::harness::{TestApp, folders, matches::played};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use pushflip::game::input::Action;
use pushflip::game::online::Online;
use pushflip::game::state::{
    EditPosition, EnterTable, Hint, MatchCommand, Menu, Notice, Phase, Screen, SeatsHere, ViewedPly,
};
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::online::table::state::Table as OnlineTable;
use pushflip_core::rules::Variant;
use pushflip_core::session::Match;

fn plies(app: &TestApp) -> usize {
    app.resource::<Online>().table().and_then(OnlineTable::game).map_or(0, |game| game.moves().len())
}

/// Returns to the online match by the title screen.
fn come_back(app: &mut TestApp) {
    if !app.resource::<SeatsHere>().is_online() {
        app.go(Menu::None);
        app.go(Screen::Title);
        app.press_named("Back to the match");
    }
    app.go(Menu::None);
    assert_eq!((app.screen(), app.menu()), (Screen::Playing, Menu::None));
    if app.resource::<ViewedPly>().0.is_some() {
        app.perform(MatchCommand::ViewPly(usize::MAX));
    }
    app.wait_for("the board", |app| matches!(app.phase(), Some(Phase::Choosing | Phase::Waiting)));
}

/// The keys of each action except quitting.
fn keys() -> impl Iterator<Item = (Action, &'static str)> {
    const NAMED: [&str; 12] =
        ["Enter", "Space", "Esc", "Home", "End", "Up", "Down", "Left", "Right", "F1", "F10", "F11"];
    let known = |key: &&&str| {
        let last = key.rsplit('+').next().unwrap_or_default();
        NAMED.contains(&last) || last.chars().count() == 1
    };
    let all = Action::ALL.iter().filter(|&&action| action != Action::Quit);
    all.filter_map(move |&action| Some((action, *action.default_keys().iter().find(known)?)))
}

#[test]
fn no_key_disturbs_an_online_match() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    pair.play("a1-e1");
    for (action, key) in keys() {
        pair.tables[0].hit(key);
        if action == Action::TypeMove {
            pair.tables[0].hit("Esc");
        }
        if action == Action::Hint {
            let notice = pair.tables[0].notice();
            assert_eq!(notice, "Not available in online games.");
        }
        assert!(pair.tables[0].resource::<Online>().is_playing(), "{key}");
        assert_eq!(plies(&pair.tables[0]), 2, "{key}");
        assert_eq!(*pair.tables[0].resource::<Hint>(), Hint(None), "{key}");
        if action == Action::Paste {
            // The position copied before; the clipboard is read in the background.
            pair.tables[0].until(Screen::Editor);
        }
        if action == Action::Undo {
            // This asks the other player.
            pair.press(1, "Refuse");
            pair.wait("the answer", |[host, _]| host.named("Take back").is_none());
        }
        come_back(&mut pair.tables[0]);
    }
    let Pair { tables, folders: kept } = pair;
    drop(tables);
    assert!(!folders(kept[0].path()).data.join("current.pushflip").exists());
}

#[test]
fn every_way_off_the_board_has_a_way_back() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    let other = played(two_people(Variant::Hexxagon), 3);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("other.pushflip");
    std::fs::write(&file, other.to_record()).expect("written");
    let text = other.to_record();
    let ways: [(&str, Box<dyn Fn(&mut TestApp)>); 7] = [
        (
            "the title",
            Box::new(|app| {
                app.hit("F10");
                app.press_named("Leave to the title");
            }),
        ),
        (
            "a local match",
            Box::new(|app| {
                app.hit("Ctrl+N");
                app.press_named("Start");
                app.until(Screen::Playing);
            }),
        ),
        (
            "the editor",
            Box::new(|app| {
                let position = app.game().position();
                app.send(EditPosition(Box::new(position)));
                app.until(Screen::Editor);
            }),
        ),
        (
            "a pasted match",
            Box::new(move |app| {
                app.clip(&text);
                app.hit("Ctrl+V");
                app.finish_reading();
            }),
        ),
        (
            "a dropped match",
            Box::new(move |app| {
                let window = app.window();
                app.send(FileDragAndDrop::DroppedFile { window, path_buf: file.clone() });
                app.finish_reading();
            }),
        ),
        ("a puzzle", Box::new(|app| app.go(Screen::Puzzle))),
        ("the form", Box::new(|app| app.hit("Ctrl+N"))),
    ];
    let moves = ["a5-e5", "a1-e1", "b1-b5", "e1-a1", "e5-a5", "b1-b5", "a5-e5"];
    for ((way, leave), mv) in ways.iter().zip(moves) {
        // The waiting player leaves the board, and the other one moves meanwhile.
        let seat = pair.tables[0].game().position().seat_to_move();
        let mover = pair.seat(seat);
        pair.wait("the turn", |tables| tables[mover].phase() == Some(Phase::Choosing));
        leave(&mut pair.tables[1 - mover]);
        let gone = &pair.tables[1 - mover];
        assert!(gone.resource::<Online>().is_playing(), "{way}");
        assert!(
            gone.screen() != Screen::Playing
                || gone.game().setup().variant != Variant::Quixo
                || gone.game().moves().is_empty(),
            "{way}"
        );
        let before = plies(&pair.tables[mover]);
        let legal = pair.tables[mover].game().position();
        let mv = legal.parse_move(mv).ok().filter(|mv| legal.check(*mv).is_ok()).unwrap_or(legal.moves()[0]);
        pair.tables[mover].choose(mv);
        pair.wait("the move", |tables| tables.iter().all(|app| plies(app) == before + 1));
        assert!(pair.tables[1 - mover].notice().contains("Online game: it’s your turn."), "{way}");
        come_back(&mut pair.tables[1 - mover]);
        let here = pair.tables[1 - mover].moves();
        assert_eq!(here, pair.tables[mover].moves(), "{way}");
    }
}

#[test]
fn the_menu_of_a_local_match_leads_back_to_the_online_one() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.tables[1].hit("Ctrl+N");
    pair.tables[1].press_named("Start");
    pair.tables[1].until(Screen::Playing);
    pair.tables[1].hit("F10");
    assert!(pair.tables[1].named("The table").is_none(), "the match on the board is a local one");
    pair.tables[1].press_named("Back to the online match");
    pair.play("a5-e5");
    // The table's menu leads back too.
    pair.tables[1].hit("F10");
    pair.tables[1].press_named("The table");
    pair.tables[1].press_named("Back to the match");
    assert_eq!((pair.tables[1].screen(), pair.tables[1].menu()), (Screen::Playing, Menu::None));
    pair.play("a1-e1");
}

fn hosting_a_computer() -> Option<TestApp> {
    let mut app = alone("Ana")?;
    app.send(EnterTable::Open(Box::new(against_computer())));
    app.wait_for("the table", |app| app.named("Start alone").is_some());
    app.press_named("Start alone");
    app.until(Phase::Choosing);
    Some(app)
}

#[test]
fn the_computers_of_a_host_play_behind_any_screen() {
    let Some(mut app) = hosting_a_computer() else { return };
    app.choose(app.first_move());
    app.hit("Ctrl+N");
    app.wait_for("the answer", |app| {
        assert_ne!(app.screen(), Screen::Playing);
        plies(app) == 2
    });
    come_back(&mut app);
    assert_eq!(app.moves().len(), 2);
}

#[test]
fn a_draw_that_is_offered_to_a_computer_is_answered_once() {
    let Some(mut app) = hosting_a_computer() else { return };
    app.record::<Notice>();
    app.send(MatchCommand::OfferDraw);
    app.wait_for("the answer", |app| notices(app).iter().any(|said| said.contains("declined")));
    app.frames(30);
    assert_eq!(notices(&app), ["Draw offer declined"]);
    assert_eq!(app.phase(), Some(Phase::Choosing));
}

#[test]
fn an_abandoned_online_match_is_not_resumed_locally() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    // From the editor, the menu leads back to the match.
    let position = pair.tables[1].game().position();
    pair.tables[1].send(EditPosition(Box::new(position)));
    pair.tables[1].until(Screen::Editor);
    pair.tables[1].resource_mut::<Online>().leave();
    pair.tables[1].rest();
    pair.tables[1].hit("Esc");
    assert_eq!(pair.tables[1].screen(), Screen::Title);
    assert!(pair.tables[1].named("Resume match").is_none());
    let current = folders(pair.folders[1].path()).data.join("current.pushflip");
    let Pair { tables, .. } = pair;
    drop(tables);
    assert!(!current.exists());
}

#[test]
fn pasting_the_current_record_continues_the_match() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    for who in [0, 1] {
        pair.tables[who].hit("Ctrl+C");
        pair.tables[who].hit("Ctrl+V");
        pair.tables[who].finish_reading();
    }
    pair.play("a1-e1");
    let game: &Match = pair.tables[1].game();
    assert_eq!(game.moves().len(), 2);
    // The same for proposals for both seats.
    pair.propose(0, Body::Ask(QuestionKind::Draw));
    pair.press(1, "Agree");
    pair.until(Menu::Result);
}

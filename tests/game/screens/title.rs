//! The title: its offers, and the constant positions of its buttons.

use bevy::prelude::*;
use pushflip::game::settings::Draft;
use pushflip::game::state::{MatchCommand, Menu, Screen};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{Match, Setup};

use crate::harness::matches::played;
use crate::harness::{Table, folders};

/// The permanent buttons.
const BUTTONS: [&str; 6] = ["New game", "Play far away", "Puzzles", "Learn", "Statistics", "Quit"];

fn places(table: &mut Table) -> [Rect; 6] {
    BUTTONS.map(|name| table.rect_of(name))
}

/// An unfinished match with its own date.
fn unfinished(variant: Variant, day: u8) -> Match {
    let mut game = played(Setup::new(variant, &[]), 4);
    game.set_began(format!("2026-11-{day:02} 09:17:39").parse().expect("a date"));
    game
}

fn leave(table: &mut Table) {
    table.send(MatchCommand::Leave);
    table.updates(10);
    assert_eq!(table.screen(), Screen::Title);
}

/// Starts a match, plays a ply so that it is saved, and leaves it.
fn play_and_leave(table: &mut Table, game: Match) {
    table.start(game);
    let mv = table.game().position().moves()[0];
    table.choose(mv);
    table.settle();
    leave(table);
}

#[test]
fn offers_do_not_move_the_buttons() {
    for (width, height) in [(1280, 720), (800, 600), (640, 1000)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut table = Table::keeping_at(width, height, folders(folder.path()));
        table.settings().animation_speed = 0.0;
        let bare = places(&mut table);
        table.settings().last_setup = Some(Draft::default());
        play_and_leave(&mut table, unfinished(Variant::Quixo, 20));
        assert!(table.named("Resume match").is_some() && table.named("Play again as last time").is_some());
        assert_eq!(places(&mut table), bare, "a match to resume at {width}x{height}");
        table.assert_all_fits("the title");
    }
}

#[test]
fn an_archived_match_is_reported_and_offered_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::keeping(folders(folder.path()));
    table.settings().animation_speed = 0.0;
    play_and_leave(&mut table, unfinished(Variant::Quixo, 20));
    let first = table.game().clone();
    table.start(unfinished(Variant::Hexxagon, 21));
    let told = table.notice();
    assert!(told.contains("Quixo") && told.contains("Matches"), "{told:?}");
    // The new match is offered first; after its end the earlier one is offered again.
    let mv = table.game().position().moves()[0];
    table.choose(mv);
    table.settle();
    leave(&mut table);
    let offer = table.texts_in("Resume match").join(" ");
    assert!(offer.contains("Hexxagon") && offer.contains("1 more"), "{offer}");
    table.press_named("Resume match");
    table.updates(10);
    table.send(MatchCommand::Resign);
    table.updates(10);
    leave(&mut table);
    let offer = table.texts_in("Resume match").join(" ");
    assert!(offer.contains("Quixo") && !offer.contains("more"), "{offer}");
    // The same after a restart.
    drop(table);
    let mut table = Table::keeping(folders(folder.path()));
    table.settings().animation_speed = 0.0;
    table.wait_for("the offer", |table| table.named("Resume match").is_some());
    table.press_named("Resume match");
    table.updates(10);
    assert!(table.game().is_as_far_as(&first), "{:?}", table.moves());
    // It is the same match, so it is saved only once.
    table.send(MatchCommand::Resign);
    table.updates(10);
    assert_eq!(table.menu(), Menu::Result);
    leave(&mut table);
    assert!(table.named("Resume match").is_none());
    drop(table);
    assert_eq!(folders(folder.path()).saved_matches().len(), 2);
}

#[test]
fn a_deleted_match_is_not_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::keeping(folders(folder.path()));
    table.settings().animation_speed = 0.0;
    play_and_leave(&mut table, unfinished(Variant::Quixo, 20));
    let mut over = unfinished(Variant::Hexxagon, 21);
    over.resign(Side::First);
    table.start(over);
    leave(&mut table);
    assert!(table.named("Resume match").is_some());
    table.wait_for("the file", |_| !folders(folder.path()).saved_matches().is_empty());
    table.go(Menu::Records);
    table.updates(20);
    table.press_named("Delete match");
    table.press_named("Delete match");
    table.updates(5);
    table.go(Menu::None);
    assert!(table.named("Resume match").is_none());
}

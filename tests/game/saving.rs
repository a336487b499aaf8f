//! The match on disk: an unfinished match is never lost, and a finished one is saved once.

use std::path::Path;
use std::time::Duration;

use crate::harness::matches::from;
use crate::harness::{Table, folders};
use bevy::prelude::*;
use pushflip::game::screens::lesson::LessonCommand;
use pushflip::game::state::{EditPosition, MatchCommand, Menu, ReviewMatch, Screen, StartMatch};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::{ClockRule, Match, Reason, Setup, load_match};

/// A game that saves its matches, without animations.
fn keeping(folder: &Path) -> Table {
    let mut table = Table::keeping(folders(folder));
    table.settings().animation_speed = 0.0;
    table
}

fn play(table: &mut Table, plies: usize) {
    for _ in 0..plies {
        let mv = table.game().position().moves()[0];
        table.choose(mv);
        table.updates(6);
    }
}

fn command(table: &mut Table, command: MatchCommand) {
    table.send(command);
    table.updates(8);
}

/// Closes the game, so that everything is written; returns the unfinished match and the saved ones.
fn close(table: Table, folder: &Path) -> (Option<Match>, Vec<Match>) {
    drop(table);
    let folders = folders(folder);
    let read = |path: &Path| load_match(path).expect("a record");
    let current = folders.data.join("current.pushflip");
    let filed = std::fs::read_dir(folders.matches()).into_iter().flatten();
    (
        current.exists().then(|| read(&current)),
        filed.map(|entry| read(&entry.expect("a file").path())).collect(),
    )
}

/// A match that ended on the board.
fn ended() -> Match {
    let mut game = Match::new(from("5/oooo1/xxxx1/5/5 x 0 9", Setup::new(Variant::Quixo, &[])));
    game.set_began("2026-11-21 09:17:39".parse().expect("a date"));
    let mv = game.position().parse_move("e3-a3").expect("a move");
    game.play(mv).expect("legal");
    assert!(game.result().is_some());
    game
}

#[test]
fn a_review_during_a_match_does_not_change_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = keeping(folder.path());
    let clock = ClockRule::PerMove(Duration::from_mins(2));
    table.start(Match::new(Setup { clock, ..Setup::new(Variant::Hexxagon, &[]) }));
    play(&mut table, 3);
    let played = table.game().clone();
    table.send(ReviewMatch(Box::new(ended())));
    table.updates(8);
    assert_eq!(table.screen(), Screen::Review);
    command(&mut table, MatchCommand::Leave);
    assert!(table.named("Resume match").is_some());
    let (current, filed) = close(table, folder.path());
    let current = current.expect("an unfinished match");
    assert!(current.is_as_far_as(&played) && filed.is_empty(), "{filed:?}");
}

#[test]
fn a_match_stays_unfinished_after_a_review() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = keeping(folder.path());
    table.start(Match::new(Setup::new(Variant::Quixo, &[])));
    play(&mut table, 3);
    let played = table.game().clone();
    table.send(ReviewMatch(Box::new(ended())));
    table.updates(8);
    table.press_named("Back to the game");
    table.updates(8);
    assert_eq!((table.screen(), table.game()), (Screen::Playing, &played));
    command(&mut table, MatchCommand::Leave);
    table.press_named("Resume match");
    table.updates(8);
    command(&mut table, MatchCommand::Leave);
    assert!(table.named("Resume match").is_some());
    // Another match archives it.
    table.start(Match::new(Setup::new(Variant::Hexxagon, &[])));
    play(&mut table, 1);
    let (current, filed) = close(table, folder.path());
    assert_eq!(current.expect("the new match").setup().variant, Variant::Hexxagon);
    assert!(filed.len() == 1 && filed[0].is_as_far_as(&played), "{filed:?}");
}

#[test]
fn a_resigned_match_is_saved_once_and_not_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = keeping(folder.path());
    table.start(Match::new(Setup::new(Variant::Quixo, &[])));
    play(&mut table, 2);
    command(&mut table, MatchCommand::Resign);
    table.press_named("Review the match");
    table.updates(8);
    assert_eq!(table.screen(), Screen::Review);
    command(&mut table, MatchCommand::Leave);
    assert!(table.named("Resume match").is_none());
    let (current, filed) = close(table, folder.path());
    assert!(current.is_none() && filed.len() == 1, "{current:?} {filed:?}");
    assert_eq!(filed[0].result().map(|result| result.reason), Some(Reason::Resigned));
}

#[test]
fn a_loss_on_time_is_saved_like_other_results() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = keeping(folder.path());
    let clock = ClockRule::PerMove(Duration::from_secs(2));
    table.start(Match::new(Setup { clock, ..Setup::new(Variant::Quixo, &[]) }));
    play(&mut table, 1);
    // Three seconds.
    table.updates(30);
    assert_eq!(table.menu(), Menu::Result);
    command(&mut table, MatchCommand::Leave);
    assert!(table.named("Resume match").is_none());
    let (current, filed) = close(table, folder.path());
    assert!(current.is_none() && filed.len() == 1, "{current:?} {filed:?}");
    let result = filed[0].result().expect("an end");
    assert_eq!((result.winner, result.reason), (Some(Side::First), Reason::OutOfTime));
}

#[test]
fn leaving_a_match_does_not_restore_the_clock() {
    let cases: [fn(&mut Table); 4] = [
        |table| command(table, MatchCommand::Leave),
        |table| command(table, MatchCommand::Quit),
        // Opens the new game form.
        |table| table.hit("Ctrl+N"),
        |table| {
            table.send(ReviewMatch(Box::new(ended())));
            table.updates(8);
            command(table, MatchCommand::Leave);
        },
    ];
    for (number, leave) in cases.into_iter().enumerate() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut table = keeping(folder.path());
        let clock = ClockRule::Total { total: Duration::from_mins(1), increment: Duration::ZERO };
        table.start(Match::new(Setup { clock, ..Setup::new(Variant::Quixo, &[]) }));
        play(&mut table, 1);
        table.updates(100);
        leave(&mut table);
        let (current, _) = close(table, folder.path());
        let left = current.expect("an unfinished match").clock().left(1).expect("a clock");
        assert!(left < Duration::from_secs(52), "case {number}: {left:?}");
    }
}

#[test]
fn a_finished_match_that_is_only_opened_is_not_saved_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = keeping(folder.path());
    for _ in 0..2 {
        // From the title, then from the match itself.
        table.start(ended());
    }
    assert_eq!(table.menu(), Menu::Result);
    command(&mut table, MatchCommand::ViewPly(0));
    command(&mut table, MatchCommand::ViewPly(1));
    command(&mut table, MatchCommand::Leave);
    let (current, filed) = close(table, folder.path());
    assert!(current.is_none() && filed.is_empty(), "{current:?} {filed:?}");
}

#[test]
fn an_archived_match_keeps_its_clock() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = keeping(folder.path());
    let clock = ClockRule::Total { total: Duration::from_mins(1), increment: Duration::ZERO };
    table.start(Match::new(Setup { clock, ..Setup::new(Variant::Quixo, &[]) }));
    play(&mut table, 1);
    table.updates(100);
    table.start(ended());
    let (_, filed) = close(table, folder.path());
    assert_eq!(filed.len(), 1, "{filed:?}");
    let left = filed[0].clock().left(1).expect("a clock");
    assert!(left < Duration::from_secs(52), "{left:?}");
}

#[test]
fn a_lesson_during_a_match_does_not_change_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = keeping(folder.path());
    table.start(Match::new(Setup::new(Variant::Quixo, &[])));
    play(&mut table, 3);
    let played = table.game().clone();
    table.send(LessonCommand::Begin(Lesson::Hexxagon));
    table.updates(8);
    assert_eq!(table.screen(), Screen::Lesson);
    command(&mut table, MatchCommand::Leave);
    let (current, _) = close(table, folder.path());
    assert!(current.expect("an unfinished match").is_as_far_as(&played));
}

#[test]
fn the_review_returns_through_the_editor_to_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = keeping(folder.path());
    table.start(Match::new(Setup::new(Variant::Hexxagon, &[])));
    play(&mut table, 3);
    let played = table.game().clone();
    table.send(EditPosition(Box::new(played.position())));
    table.updates(8);
    assert_eq!(table.screen(), Screen::Editor);
    table.press_named("Analyse");
    table.updates(8);
    assert_eq!(table.screen(), Screen::Review);
    table.press_named("Back to the editor");
    table.updates(8);
    assert_eq!(table.screen(), Screen::Editor);
    table.press_named("Leave editor");
    table.updates(8);
    assert_eq!((table.screen(), table.game()), (Screen::Playing, &played));
}

/// The number of rounds; `PUSHFLIP_ROUNDS` overrides it.
const ROUNDS: usize = 6;

#[test]
fn three_windows_with_one_folder_lose_no_match() {
    let rounds = crate::variable("PUSHFLIP_ROUNDS", ROUNDS);
    let folder = tempfile::tempdir().expect("a folder");
    let mut windows: Vec<Table> = (0..3).map(|_| keeping(folder.path())).collect();
    for window in &mut windows {
        window.start(Match::new(Setup::new(Variant::Quixo, &[])));
    }
    for _ in 0..rounds {
        // The windows play the same moves, end and restart at the same time.
        for window in &mut windows {
            play(window, 2);
        }
        for window in &mut windows {
            window.send(MatchCommand::Resign);
            window.updates(2);
        }
        for window in &mut windows {
            assert!(window.game().result().is_some());
            let again = Match::new(window.game().setup().swapped());
            window.send(StartMatch(Box::new(again)));
            window.updates(6);
            assert_eq!(window.notice(), "", "no error");
        }
    }
    for window in &mut windows {
        window.updates(2);
        assert_eq!(window.notice(), "", "no error");
    }
    drop(windows);
    assert_eq!(folders(folder.path()).saved_matches().len(), 3 * rounds);
}

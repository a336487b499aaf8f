//! The score of a series: shown, saved, and reset on request.

use crate::harness::matches::from;
use crate::harness::{Table, folders};
use pushflip::game::state::{Menu, Storage};
use pushflip_core::rules::Variant;
use pushflip_core::session::{Match, Series, Setup};

/// Red has one move, which fills the last cell.
const ONE_MOVE: &str = "r/-r-r-r/rrrrrrrrrrrr/rrrrrrrrrrrrrrrrrr/wwwwwwwwwwwwwwwwwwwwwwr1 r 0 57";

/// Plays the only move, by pointer.
fn play_out(table: &mut Table) {
    table.click_cell("e23");
    table.click_cell("e24");
    table.wait_for("the result", |table| table.menu() == Menu::Result);
    table.updates(4);
}

#[test]
fn a_series_of_three_counts_wins_and_points_beside_the_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut table = Table::keeping(folders);
    table.start(Match::new(from(ONE_MOVE, Setup::new(Variant::Hexxagon, &[]))));
    assert_eq!(table.text_in("Series"), "", "a first match is no series yet");
    play_out(&mut table);
    let points = table.game().result().and_then(|result| result.points()).expect("a score");
    assert_eq!(table.text_in("Series"), "");
    table.press_named("Rematch");
    table.updates(6);
    let line = |wins: [u32; 2], points: [u32; 2]| {
        let pair = |[red, white]: [u32; 2]| format!("{red}\u{a0}–\u{a0}{white}");
        format!("Series: {} · Points: {}", pair(wins), pair(points))
    };
    assert_eq!(table.text_in("Series"), line([0, 1], [0, points]), "the players have swapped sides");
    let wins = |table: &mut Table, seat: &str| table.texts_in(seat).iter().any(|text| text == "1");
    assert!(wins(&mut table, "Seat White") && !wins(&mut table, "Seat Red"), "beside the names");
    play_out(&mut table);
    assert_eq!(table.text_in("Series"), line([1, 1], [points, points]));
    assert!(table.texts_in("Result banner").contains(&line([1, 1], [points, points])));
    table.press_named("Rematch");
    table.updates(6);
    play_out(&mut table);
    assert_eq!(table.text_in("Series"), line([2, 1], [2 * points, points]));
    // Each record has the score before the match.
    let storage = table.resource::<Storage>().0.clone();
    let kept = storage.saved_matches().into_iter().map(|path| std::fs::read_to_string(&path).expect("text"));
    let mut kept: Vec<Series> =
        kept.map(|text| Match::from_record(&text).expect("a record").series()).collect();
    kept.sort_by_key(Series::matches);
    assert!(kept.iter().map(Series::matches).eq(0..kept.len() as u32) && kept.len() >= 2, "{kept:?}");
}

#[test]
fn the_pause_menu_ends_a_series() {
    let mut game = Match::new(Setup::new(Variant::Quixo, &[]));
    game.resign(pushflip_core::rules::Side::First);
    let mut table = Table::open(800, 600);
    table.start(game.rematch());
    assert_eq!(table.text_in("Series"), "Series: 1\u{a0}–\u{a0}0");
    table.hit("Esc");
    table.press_named("End the series");
    table.updates(4);
    assert_eq!((table.menu(), table.text_in("Series").as_str()), (Menu::None, ""));
    assert_eq!(table.game().series(), Series::default());
    table.hit("Esc");
    assert!(table.named("End the series").is_none());
}

//! The score of a series: shown, saved, and reset on request.

use crate::harness::TestApp;
use crate::harness::matches::from;
use pushflip::game::state::{Menu, Storage};
use pushflip_core::rules::Variant;
use pushflip_core::session::{Match, Series, Setup};

/// Red has one move, which fills the last cell.
const ONE_MOVE: &str = "r/-r-r-r/rrrrrrrrrrrr/rrrrrrrrrrrrrrrrrr/wwwwwwwwwwwwwwwwwwwwwwr1 r 0 57";

/// Plays the only move, by pointer.
fn play_out(app: &mut TestApp) {
    app.click_cell("e23");
    app.click_cell("e24");
    app.until(Menu::Result);
}

#[test]
fn a_series_of_three_counts_wins_and_points_beside_the_names() {
    let mut app = TestApp::keeping_files();
    app.start(Match::new(from(ONE_MOVE, Setup::new(Variant::Hexxagon, &[]))));
    assert_eq!(app.text_in("Series"), "", "no series during the first match");
    play_out(&mut app);
    let points = app.game().result().and_then(|result| result.points()).expect("a score");
    assert_eq!(app.text_in("Series"), "");
    app.press_named("Rematch");
    app.until(Menu::None);
    let line = |wins: [u32; 2], points: [u32; 2]| {
        let ([red, white], [points, other]) = (wins, points);
        format!("Games: Red {red} – White {white} · Points: {points}\u{a0}–\u{a0}{other}")
    };
    assert_eq!(app.text_in("Series"), line([0, 1], [0, points]), "the players have swapped sides");
    let wins = |app: &mut TestApp, seat: &str| app.texts_in(seat).iter().any(|text| text == "1");
    assert!(wins(&mut app, "Seat White") && !wins(&mut app, "Seat Red"), "the wins are beside the names");
    play_out(&mut app);
    assert_eq!(app.text_in("Series"), line([1, 1], [points, points]));
    assert!(app.texts_in("Result banner").contains(&line([1, 1], [points, points])));
    app.press_named("Rematch");
    app.until(Menu::None);
    play_out(&mut app);
    assert_eq!(app.text_in("Series"), line([2, 1], [2 * points, points]));
    // Each record has the score before the match.
    let storage = app.resource::<Storage>().0.clone();
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
    let mut app = TestApp::open(800, 600);
    app.start(game.rematch());
    assert_eq!(app.text_in("Series"), "Games: Cross 1 – Circle 0");
    app.hit("Esc");
    app.press_named("End the series");
    app.until(Menu::None);
    assert_eq!(app.text_in("Series"), "");
    assert_eq!(app.game().series(), Series::default());
    app.hit("Esc");
    assert!(app.named("End the series").is_none());
}

//! The result banner: the rating, and the suggestion of what to do next.

use std::time::{Duration, UNIX_EPOCH};

use pushflip::game::state::{MatchCommand, Menu};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, Moment, Setup};

use crate::harness::matches::from;
use crate::harness::{TestApp, folders};

fn against(level: Level) -> Setup {
    Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(level)])
}

#[test]
fn a_loss_shows_the_rating_and_suggests_the_review() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping(folders(folder.path()));
    let mut lose = |second: u64, command: Option<MatchCommand>| {
        let mut game = Match::new(against(Level::Newcomer));
        game.begin(Moment::of(UNIX_EPOCH + Duration::from_secs(second)));
        app.start(game);
        let mv = app.game().position().moves()[0];
        app.choose(mv);
        app.settle();
        if let Some(command) = command {
            app.perform(command);
        }
        app.send(MatchCommand::Resign);
        app.until(Menu::Result);
        assert_eq!(app.focused().as_deref(), Some("Review the match"));
        app.wait_for("the rating", |app| app.named("Rating").is_none() || !app.text_in("Rating").is_empty());
        app.texts_in("Result banner").join("\n")
    };
    assert!(lose(1, None).contains("Your first rating: "));
    let second = lose(2, None);
    assert!(second.contains("Rating ") && second.contains(" (−"), "{second}");
    assert!(lose(3, Some(MatchCommand::Hint)).contains("Not rated: you used a hint"));
}

#[test]
fn a_win_suggests_the_next_level() {
    let mut app = TestApp::playing(from("5/oooo1/xxxx1/5/5 x 0 9", against(Level::Newcomer)));
    let mv = app.game().position().parse_move("e3-a3").expect("a move");
    app.choose(mv);
    app.until(Menu::Result);
    assert_eq!(app.text_in("Next level"), "Next: Beginner");
    app.press_named("Next level");
    app.until(Menu::None);
    assert_eq!(app.game().setup().seats[1].controller, Controller::Computer(Level::Beginner));
    assert!(app.moves().is_empty());
}

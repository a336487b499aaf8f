//! The result banner: the rating, and the suggestion of what to do next.

use std::time::{Duration, UNIX_EPOCH};

use bevy::prelude::*;
use pushflip::game::language::LocalizedText;
use pushflip::game::settings::Draft;
use pushflip::game::state::{MatchCommand, Menu, Notice, Phase, Screen};
use pushflip::game::theme::Portrait;
use pushflip_core::ai::Level;
use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::statistics::Achievement;
use pushflip_core::session::{Controller, Match, Moment, Setup};

use crate::harness::TestApp;
use crate::harness::matches::from;

fn against(level: Level) -> Setup {
    Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(level)])
}

#[test]
fn a_loss_counts_for_the_rating_and_suggests_the_review() {
    let mut app = TestApp::keeping_files();
    let mut lose = |second: u64, command: Option<MatchCommand>| {
        let mut game = Match::new(against(Level::Newcomer));
        game.begin(Moment::of(UNIX_EPOCH + Duration::from_secs(second)));
        app.wait_for("the end of notices", |app| app.notice().is_empty());
        app.start(game);
        app.choose(app.first_move());
        app.settle();
        if let Some(command) = command {
            app.perform(command);
        }
        app.send(MatchCommand::Resign);
        app.until(Menu::Result);
        assert_eq!(app.focused().as_deref(), Some("Review the match"));
        app.wait_for("the rating", |app| app.named("Rating").is_none() || !app.text_in("Rating").is_empty());
        app.rest();
        (app.texts_in("Result banner").join("\n"), app.notice())
    };
    let comfort = "Everyone loses now and then. The review shows you better moves.";
    let (banner, notice) = lose(1, None);
    assert!(banner.contains("A few more games to your first rating."), "{banner}");
    assert!(notice.contains(comfort), "{notice}");
    let (banner, _) = lose(2, Some(MatchCommand::Hint));
    assert!(banner.contains("This game doesn’t count toward your rating: you used a hint."), "{banner}");
    let (_, notice) = lose(3, None);
    assert!(!notice.contains(comfort), "{notice}");
}

#[test]
fn the_menu_of_an_ended_match_is_not_called_a_pause() {
    let mut app = TestApp::playing(against(Level::Newcomer));
    let has = |app: &mut TestApp, text: &str| app.texts_in("Pause menu").iter().any(|shown| shown == text);
    app.go(Menu::Pause);
    assert!(has(&mut app, "Pause"));
    app.go(Menu::None);
    app.send(MatchCommand::Resign);
    app.until(Menu::Result);
    app.go(Menu::Pause);
    assert!(has(&mut app, "Menu") && !has(&mut app, "Pause"));
}

#[test]
fn sharing_returns_to_the_result_without_a_second_notice() {
    let mut app = TestApp::keeping_files();
    let mut game = Match::new(against(Level::Newcomer));
    game.begin(Moment::of(UNIX_EPOCH + Duration::from_secs(1)));
    app.start(game);
    app.choose(app.first_move());
    app.settle();
    app.send(MatchCommand::Resign);
    app.until(Menu::Result);
    let wait_for_rating =
        |app: &mut TestApp| app.wait_for("the rating", |app| !app.text_in("Rating").is_empty());
    wait_for_rating(&mut app);
    app.rest();
    assert!(app.notice().contains("Everyone loses"), "{}", app.notice());
    app.wait_for("the end of notices", |app| app.notice().is_empty());
    app.hit("Tab");
    assert_eq!(app.focused().as_deref(), Some("Share picture…"));
    app.hit("Enter");
    app.until(Menu::Share);
    app.hit("Esc");
    app.until(Menu::Result);
    wait_for_rating(&mut app);
    app.rest();
    assert_eq!(app.focused().as_deref(), Some("Share picture…"));
    assert_eq!(app.notice(), "");
}

#[test]
fn a_line_about_the_rating_fits_together_with_the_notice_after_the_first_loss_in_every_language() {
    for (width, height) in [(500, 900), (800, 600)] {
        let mut app = TestApp::open(width, height);
        app.settings().animation_speed = 0.0;
        app.start(Match::new(against(Level::Newcomer)));
        app.send(MatchCommand::Resign);
        app.until(Menu::Result);
        let place = app.entity("Rating");
        let line = app.bevy.world().get::<Children>(place).expect("a text")[0];
        let (rating, margin) = (2_480, 350);
        for words in [
            msg::MENUS_RATING_SOON,
            msg::MenusRating { rating, margin, change: "+136" }.into(),
            msg::MenusFirstRating { rating, margin }.into(),
            Localized::joined([msg::MENUS_RATING_SOON, msg::MENUS_RATING_SOON, msg::MENUS_RATING_SOON], " "),
        ] {
            *app.bevy.world_mut().get_mut::<LocalizedText>(line).expect("a text") = LocalizedText(words);
            for language in Language::ALL {
                app.speak(language);
                let first_game = msg::AchievementsNew { name: Achievement::FirstGame.name() };
                app.perform(Notice(Localized::joined([msg::MENUS_FIRST_LOSS, first_game.into()], "\n")));
                app.assert_all_fits(language.id());
                let (notice, banner) = (app.rect_of("Notice"), app.rect_of("Result banner"));
                assert!(notice.intersect(banner).is_empty(), "{}: {notice:?} {banner:?}", language.id());
            }
        }
    }
}

/// The level whose portrait is in a button.
fn portrait_in(app: &mut TestApp, button: &str) -> Option<Level> {
    let button = app.entity(button);
    let world = app.bevy.world();
    let parts = world.get::<Children>(button)?;
    parts.iter().find_map(|part| world.get::<Portrait>(part)).map(|portrait| portrait.0)
}

#[test]
fn a_win_suggests_the_next_level() {
    let mut app = TestApp::playing(from("5/oooo1/xxxx1/5/5 x 0 9", against(Level::Newcomer)));
    app.choose(app.parse_move("e3-a3"));
    app.until(Menu::Result);
    assert_eq!(app.text_in("Next level"), "Next: Hazel");
    assert_eq!(portrait_in(&mut app, "Next level"), Some(Level::Beginner));
    app.press_named("Next level");
    app.until(Menu::None);
    let beginner = Controller::Computer(Level::Beginner);
    assert_eq!(app.game().setup().seats[1].controller, beginner);
    assert!(app.moves().is_empty());
    // The new game form offers the new opponent.
    assert_eq!(app.resource::<Draft>().seats[1].controller, beginner);
}

#[test]
fn two_losses_suggest_the_level_below() {
    let mut app = TestApp::playing(against(Level::Beginner));
    for suggestion in [None, Some("Easier: Pip")] {
        app.until(Phase::Choosing);
        app.send(MatchCommand::Resign);
        app.until(Menu::Result);
        let shown = app.named("Previous level").map(|_| app.text_in("Previous level"));
        assert_eq!(shown.as_deref(), suggestion);
        app.press_named(if suggestion.is_some() { "Previous level" } else { "Rematch" });
        app.until(Menu::None);
    }
    let computer = Controller::Computer(Level::Newcomer);
    assert!(app.game().setup().seats.iter().any(|seat| seat.controller == computer));
}

#[test]
fn a_first_win_is_an_achievement() {
    let mut app = TestApp::keeping_files();
    let mut game = Match::new(against(Level::Newcomer));
    game.begin(Moment::of(UNIX_EPOCH + Duration::from_secs(1)));
    for mv in ["a1-a5", "a2-a1", "b1-b5", "a2-a1", "c1-c5", "a3-a1", "d1-d5", "a4-a1"] {
        let mv = game.position().parse_move(mv).expect("a move");
        game.play(mv).expect("legal");
    }
    app.set(|settings| settings.opponents_talk = true);
    app.start(game);
    app.wait_for("the end of the greeting", |app| app.named("Speech").is_none());
    app.choose(app.parse_move("e1-e5"));
    app.until(Menu::Result);
    app.send(Notice("Saved".into()));
    app.wait_for("the notice after the headline and the other notice", |app| {
        let is_shown = app.notice().contains("New achievement");
        assert!(!is_shown || app.named("Headline").is_none());
        assert!(app.named("Speech").is_none(), "the last line follows the notice");
        is_shown
    });
    let names = ["Good start", "First win", "Blink and you miss it"];
    assert_eq!(app.notice(), names.map(|name| format!("New achievement: {name}")).join("\n"));
    app.until_named("Speech");
    assert_eq!(app.notice(), "");
    app.send(MatchCommand::Leave);
    app.until(Screen::Title);
    app.go(Menu::Statistics);
    app.press_named("Achievements");
    app.wait_for("the list", |app| app.texts_in("Achievements menu").contains(&"3 of 25 reached".into()));
}

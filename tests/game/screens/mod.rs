//! The screens, the panel and the menus, by pointer and by keys; layout checks.

mod editor;
mod lesson;
mod mistakes;
mod puzzle;
mod review;
mod setup;
mod title;

use crate::harness::matches::{draft, played};
use crate::harness::{TestApp, temporary_folders};
use bevy::prelude::*;
use pushflip::game::scene::camera::HudInsets;
use pushflip::game::settings::{CLOCKS, Draft, Settings};
use pushflip::game::state::{EditPosition, MatchCommand, Menu, Notice, Phase, Screen, ViewedPly};
use pushflip_core::ai::{Level, Line, MoveReason};
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Controller, Match, Setup};
use std::time::Duration;

const WINDOWS: [(u32, u32); 5] = [(800, 600), (1280, 720), (3840, 2160), (700, 1100), (500, 900)];

#[test]
fn two_clicks_from_the_first_title_to_a_match_against_the_lowest_level() {
    for (width, height) in WINDOWS {
        let mut app = TestApp::open(width, height);
        assert_eq!(app.screen(), Screen::Title);
        app.press_named("New game");
        assert_eq!(app.screen(), Screen::Setup);
        app.press_named("Start");
        assert_eq!(app.screen(), Screen::Playing);
        let setup = app.game().setup();
        assert_eq!(setup.variant, Variant::Quixo);
        assert_eq!(setup.seats[0].controller, Controller::Human);
        assert_eq!(setup.seats[1].controller, Controller::Computer(Level::Newcomer));
    }
}

#[test]
fn a_click_within_one_slow_frame_counts() {
    let mut app = TestApp::open(1280, 720);
    let at = app.rect_of("New game").center();
    app.click_within_a_frame(at);
    assert_eq!(app.screen(), Screen::Setup);
}

#[test]
fn the_chosen_setup_is_played_and_offered_again() {
    let mut app = TestApp::open(1280, 720);
    app.press_named("New game");
    app.press_named("Hexxagon");
    app.press_inside("Player of White", "Master");
    app.press_named("More options");
    app.press_inside("Cannot move", "Game ends");
    app.press_inside("Clock", "5 min + 5 s");
    app.press_named("Draw by repetition");
    app.press_named("Start");
    let setup = app.game().setup().clone();
    assert_eq!(setup.variant, Variant::Hexxagon);
    assert_eq!(setup.seats[1].controller, Controller::Computer(Level::Master));
    assert_eq!(setup.clock, CLOCKS[4]);
    assert!(!setup.options.draws.repetition);
    app.send(MatchCommand::Leave);
    app.until(Screen::Title);
    app.press_named("Play again as last time");
    assert_eq!(app.screen(), Screen::Playing);
    assert_eq!(app.game().setup(), &setup);
}

#[test]
fn a_clock_can_be_of_any_length() {
    let mut app = TestApp::open(1280, 720);
    app.press_named("New game");
    app.press_named("More options");
    app.press_inside("Clock", "Custom");
    app.until_named("Minutes");
    let minutes = app.rect_of("Minutes");
    app.click(vec2(minutes.max.x - 1.0, minutes.center().y));
    let seconds = app.rect_of("Seconds a move");
    app.click(seconds.center());
    app.hit("Right");
    let clock = app.resource::<Draft>().clock;
    let ClockRule::Total { total, increment } = clock else { panic!("{clock}") };
    assert_eq!(total, Duration::from_hours(1));
    assert!((30..=32).contains(&increment.as_secs()), "{increment:?}");
    let says = |app: &mut TestApp, words: &str| app.texts().iter().any(|(_, text)| text == words);
    assert!(says(&mut app, "60 min per player"));
    app.press_named("Start");
    assert_eq!(app.game().setup().clock, clock);
    // A standard clock is not treated as a custom one.
    app.send(MatchCommand::Leave);
    app.press_named("New game");
    app.press_inside("Clock", "3 min + 2 s");
    app.rest();
    assert_eq!(app.resource::<Draft>().clock, CLOCKS[3]);
    assert!(app.named("Minutes").is_none());
}

#[test]
fn a_name_can_be_typed() {
    let mut app = TestApp::open(1280, 720);
    app.press_named("New game");
    app.press_named("Name of Cross");
    app.type_text("Ada");
    app.press_named("Start");
    assert_eq!(app.game().setup().seats[0].name, "Ada");
}

#[test]
fn keys_alone_reach_a_match() {
    let mut app = TestApp::open(1280, 720);
    app.hit("Enter");
    assert_eq!(app.screen(), Screen::Setup, "the first button has the focus");
    // Start has the focus, and Back is to its left.
    app.hit("Left");
    app.hit("Enter");
    assert_eq!(app.screen(), Screen::Title);
    app.hit("Enter");
    app.hit("Enter");
    assert_eq!(app.screen(), Screen::Playing);
}

#[test]
fn closing_a_menu_by_keys_returns_the_focus() {
    let mut app = TestApp::open(1280, 720);
    for name in ["Settings", "Statistics"] {
        app.choose_by_keys(name);
        assert_ne!(app.menu(), Menu::None, "{name}");
        app.hit("Esc");
        app.until(Screen::Title);
        app.until(Menu::None);
        assert_eq!(app.focused().as_deref(), Some(name));
    }
    app.choose_by_keys("Settings");
    app.choose_by_keys("About");
    assert_eq!(app.menu(), Menu::About);
    app.hit("Esc");
    app.until(Menu::Settings);
    assert_eq!(app.focused().as_deref(), Some("About"));
}

#[test]
fn arrows_move_the_focus_in_their_direction() {
    let mut app = TestApp::open(1280, 720);
    app.choose_by_keys("Settings");
    app.hit("Esc");
    app.until(Menu::None);
    let mut way = Vec::new();
    for arrow in ["Right", "Up", "Up", "Left", "Up", "Right", "Down"] {
        app.hit(arrow);
        way.extend(app.focused());
    }
    assert_eq!(way, ["Quit", "Position editor", "Puzzles", "Learn", "New game", "Play online", "Puzzles"]);
}

#[test]
fn no_tooltip_appears_under_a_pointer_that_does_not_move() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    let undo = app.rect_of("Undo").center();
    app.go(Screen::Title);
    app.point_at(undo);
    app.frames(4);
    app.start(Match::new(Setup::new(Variant::Quixo, &[])));
    app.frames(4);
    assert!(app.named("Tooltip").is_none());
    app.point_at(undo + Vec2::X);
    app.until_named("Tooltip");
}

#[test]
fn everything_fits_in_every_window() {
    let computer = Controller::Computer(Level::Newcomer);
    for (width, height) in WINDOWS {
        let mut app = TestApp::open(width, height);
        app.settings().last_setup = Some(draft(Variant::QuixoTeams, computer));
        app.settings().more_options = true;
        app.settings().animation_speed = 0.0;
        app.go(Screen::Setup);
        for variant in Variant::ALL {
            app.resource_mut::<Draft>().variant = variant;
            app.assert_all_fits(&format!("setup of {variant}"));
        }
        app.go(Screen::Title);
        app.assert_all_fits("title");
        for menu in [Menu::Settings, Menu::HowToPlay, Menu::Records] {
            app.go(menu);
            app.assert_all_fits(&format!("{menu:?}"));
        }
        app.go(Menu::None);
        for variant in Variant::ALL {
            let start = Setup::new(variant, &[]).first_position();
            app.perform(EditPosition(Box::new(start)));
            app.assert_all_fits(&format!("editor of {variant}"));
        }
        for variant in Variant::ALL {
            app.start(played(draft(variant, Controller::Human).setup(), 30));
            app.send(Notice("This is your opponent’s cube".into()));
            let advice = app.game().position().moves()[0];
            app.advise(advice, MoveReason::LinesUp(4, Line::Falling));
            app.assert_all_fits(&format!("match of {variant}"));
            app.go(Menu::Pause);
            app.assert_all_fits("pause");
            app.go(Menu::None);
            app.send(MatchCommand::Resign);
            app.until(Menu::Result);
            app.assert_all_fits(&format!("result of {variant}"));
        }
    }
}

#[test]
fn menus_open_and_close() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    assert_eq!(app.menu(), Menu::None);
    app.press_named("Menu");
    assert_eq!(app.menu(), Menu::Pause);
    app.press_inside("Pause menu", "Settings");
    assert_eq!(app.menu(), Menu::Settings);
    app.press_inside("Settings menu", "Close");
    assert_eq!(app.menu(), Menu::Pause, "the previous menu");
    app.press_inside("Pause menu", "How to play");
    assert_eq!(app.menu(), Menu::HowToPlay);
    app.press_inside("Rules", "Quixo in teams");
    app.press_inside("Rules", "Close");
    app.press_named("Back to the match");
    assert_eq!(app.menu(), Menu::None);
    app.press_named("Menu");
    app.press_named("Leave to the title");
    assert_eq!((app.screen(), app.menu()), (Screen::Title, Menu::None));
}

#[test]
fn resigning_asks_once_more() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    app.press_named("Menu");
    app.press_named("Resign");
    assert!(app.game().result().is_none());
    app.press_named("Resign");
    app.until(Menu::Result);
    assert!(app.game().result().is_some());
    assert_eq!(app.phase(), Some(Phase::Over));
    app.press_named("Review the match");
    assert_eq!((app.screen(), app.menu()), (Screen::Review, Menu::None));
    app.press_named("Back to the game");
    app.until(Screen::Playing);
    app.until(Menu::Result);
    app.press_named("Rematch");
    app.until(Menu::None);
    assert!(app.game().result().is_none());
}

#[test]
fn settings_apply_immediately_and_are_saved() {
    let folders = temporary_folders();
    let mut app = TestApp::open(1280, 720);
    app.keep_in(&folders);
    app.press_named("Settings");
    app.press_inside("Animation", "2×");
    app.press_named("Display page");
    app.press_inside("Size of text", "300%");
    let notice = app.notice();
    assert_eq!(notice, "Up to 150% in this window. Make it bigger for more.");
    app.press_inside("Size of text", "125%");
    app.press_named("Vsync");
    app.press_named("Sound page");
    app.press_named("No sound");
    let settings = app.resource::<Settings>().clone();
    assert!((settings.ui_scale - 1.25).abs() < 1e-6);
    assert!((app.resource::<UiScale>().0 - 1.25).abs() < 1e-3);
    assert!((settings.animation_speed - 2.0).abs() < 1e-6);
    assert!(settings.muted && !settings.vsync);
    let (kept, warning) = Settings::load(&folders);
    assert_eq!((kept, warning), (settings, None));
}

#[test]
fn the_volume_follows_a_click_on_its_track() {
    let mut app = TestApp::open(1280, 720);
    app.press_named("Settings");
    app.press_named("Sound page");
    let rect = app.rect_of("Volume");
    app.click(vec2(rect.min.x + rect.width() * 0.9, rect.center().y));
    let volume = app.resource::<Settings>().volume;
    assert!((0.85..=1.0).contains(&volume), "{volume}");
}

#[test]
fn buttons_without_an_effect_are_disabled() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    assert!(app.is_disabled("Undo") && app.is_disabled("Redo"));
    assert!(!app.is_disabled("Hint") && !app.is_disabled("Menu"));
    app.settings().animation_speed = 0.0;
    app.start(played(Setup::new(Variant::Quixo, &[]), 3));
    app.press_named("Undo");
    assert_eq!(app.game().moves().len(), 2);
    assert!(!app.is_disabled("Redo"));
    app.press_named("Redo");
    assert_eq!(app.game().moves().len(), 3);
    // A resignation is final.
    app.send(MatchCommand::Resign);
    app.until(Menu::Result);
    assert!(app.is_disabled("Undo") && app.is_disabled("Redo"));
    app.perform(MatchCommand::Undo);
    assert_eq!((app.game().moves().len(), app.menu()), (3, Menu::Result));
    assert!(app.game().result().is_some());
}

#[test]
fn a_click_on_a_ply_shows_its_position() {
    let mut app = TestApp::open(1280, 720);
    app.start(played(Setup::new(Variant::QuixoTeams, &[]), 9));
    app.press_named("Ply 4");
    assert_eq!(app.resource::<ViewedPly>().0, Some(4));
    app.press_named("One ply back (Left)");
    assert_eq!(app.resource::<ViewedPly>().0, Some(3));
    app.press_named("Back to the game");
    assert_eq!(app.resource::<ViewedPly>().0, None);
}

#[test]
fn the_insets_contain_the_panel() {
    for (width, height) in WINDOWS {
        let mut app = TestApp::open(width, height);
        app.start(Match::new(Setup::new(Variant::Quixo, &[])));
        let (insets, panel, free) = (*app.resource::<HudInsets>(), app.rect_of("Hud"), app.free());
        let (width, height) = (width as f32, height as f32);
        if width > height {
            assert!((free.max.x - panel.min.x).abs() < 1.5, "{insets:?}, the panel is at {panel:?}");
            assert!(free.width() > width * 0.55, "the board has most of the window");
        } else {
            assert!((free.max.y - panel.min.y).abs() < 1.5, "{insets:?}, the panel is at {panel:?}");
            assert!(panel.width() == width && free.width() == width, "one is below the other");
            assert!(free.height() > width * 0.8, "the board has the width of the window");
        }
    }
}

#[test]
fn a_notice_disappears_after_some_time() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[]));
    app.perform(Notice("This cube lies inside".into()));
    assert!(app.named("Notice").is_some());
    app.wait_for("the end of the notice", |app| app.named("Notice").is_none());
}

#[test]
fn a_notice_and_the_result_do_not_overlap() {
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        for notice_first in [true, false] {
            let mut app = TestApp::open(800, 600);
            app.start(played(Setup::new(variant, &[]), 12));
            let notice =
                || Notice("This match cannot be saved now, and a longer sentence says why that is.".into());
            if notice_first {
                app.send(notice());
            }
            app.perform(MatchCommand::Resign);
            if !notice_first {
                app.perform(notice());
            }
            assert_eq!(app.menu(), Menu::Result);
            let (notice, banner) = (app.rect_of("Notice"), app.rect_of("Result banner"));
            assert!(notice.intersect(banner).is_empty(), "{variant}: {notice:?} {banner:?}");
            assert!(notice.min.y >= 0.0 && notice.max.y <= 600.0, "{variant}: {notice:?}");
        }
    }
}

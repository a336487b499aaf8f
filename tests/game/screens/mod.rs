//! The screens, the panel and the menus, by pointer and by keys; layout checks.

mod editor;
mod lesson;
mod mistakes;
mod puzzle;
mod review;
mod setup;
mod title;

use crate::harness::matches::{draft, played};
use crate::harness::{Table, folders};
use bevy::prelude::*;
use pushflip::game::scene::camera::HudInsets;
use pushflip::game::settings::{CLOCKS, Draft, Settings};
use pushflip::game::state::{EditPosition, MatchCommand, Menu, Notice, Phase, Screen, ViewedPly};
use pushflip_core::ai::{Level, Line, MoveReason};
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Controller, Match, Setup};
use std::time::Duration;

/// The window sizes of the layout checks.
const WINDOWS: [(u32, u32); 4] = [(800, 600), (1280, 720), (3840, 2160), (700, 1100)];

#[test]
fn two_clicks_from_the_first_title_to_a_match_against_the_lowest_level() {
    for (width, height) in WINDOWS {
        let mut table = Table::open(width, height);
        assert_eq!(table.screen(), Screen::Title);
        table.press_named("New game");
        assert_eq!(table.screen(), Screen::Setup);
        table.press_named("Start");
        assert_eq!(table.screen(), Screen::Playing);
        let setup = table.game().setup();
        assert_eq!(setup.variant, Variant::Quixo);
        assert_eq!(setup.seats[0].controller, Controller::Human);
        assert_eq!(setup.seats[1].controller, Controller::Computer(Level::FirstGame));
    }
}

#[test]
fn a_click_within_one_slow_frame_counts() {
    let mut table = Table::open(1280, 720);
    let at = table.rect_of("New game").center();
    table.click_within_a_frame(at);
    assert_eq!(table.screen(), Screen::Setup);
}

#[test]
fn the_chosen_setup_is_played_and_offered_again() {
    let mut table = Table::open(1280, 720);
    table.press_named("New game");
    table.press_named("Hexxagon");
    table.press_inside("Player of White", "Master");
    table.press_inside("Cannot move", "Game ends");
    table.press_inside("Clock", "5 min + 5 s");
    table.press_named("Draw by repetition");
    table.press_named("Start");
    let setup = table.game().setup().clone();
    assert_eq!(setup.variant, Variant::Hexxagon);
    assert_eq!(setup.seats[1].controller, Controller::Computer(Level::Master));
    assert_eq!(setup.clock, CLOCKS[4]);
    assert!(!setup.options.draws.repetition);
    table.send(MatchCommand::Leave);
    table.updates(4);
    assert_eq!(table.screen(), Screen::Title);
    table.press_named("Play again as last time");
    assert_eq!(table.screen(), Screen::Playing);
    assert_eq!(table.game().setup(), &setup);
}

#[test]
fn a_clock_can_be_of_any_length() {
    let mut table = Table::open(1280, 720);
    table.press_named("New game");
    table.press_inside("Clock", "Custom");
    table.updates(3);
    let minutes = table.rect_of("Minutes");
    table.click(vec2(minutes.max.x - 1.0, minutes.center().y));
    let seconds = table.rect_of("Seconds a move");
    table.click(seconds.center());
    table.hit("Right");
    let clock = table.resource::<Draft>().clock;
    let ClockRule::Total { total, increment } = clock else { panic!("{clock}") };
    assert_eq!(total, Duration::from_hours(1));
    assert!((30..=32).contains(&increment.as_secs()), "{increment:?}");
    let says = |table: &mut Table, words: &str| table.texts().iter().any(|(_, text)| text == words);
    assert!(says(&mut table, "60 min for the match"));
    table.press_named("Start");
    assert_eq!(table.game().setup().clock, clock);
    // A standard clock is not treated as a custom one.
    table.send(MatchCommand::Leave);
    table.updates(4);
    table.press_named("New game");
    table.press_inside("Clock", "3 min + 2 s");
    assert_eq!(table.resource::<Draft>().clock, CLOCKS[3]);
    table.updates(3);
    assert!(table.named("Minutes").is_none());
}

#[test]
fn a_name_can_be_typed() {
    let mut table = Table::open(1280, 720);
    table.press_named("New game");
    table.press_named("Name of Cross");
    table.type_text("Ada");
    table.press_named("Start");
    assert_eq!(table.game().setup().seats[0].name, "Ada");
}

#[test]
fn keys_alone_reach_a_match() {
    let mut table = Table::open(1280, 720);
    table.hit("Enter");
    assert_eq!(table.screen(), Screen::Setup, "the first button has the focus");
    // Start has the focus, and Back is to its left.
    table.hit("Left");
    table.hit("Enter");
    assert_eq!(table.screen(), Screen::Title);
    table.hit("Enter");
    table.hit("Enter");
    assert_eq!(table.screen(), Screen::Playing);
}

#[test]
fn closing_a_menu_by_keys_returns_the_focus() {
    let mut table = Table::open(1280, 720);
    for name in ["Settings", "Statistics"] {
        table.choose_by_keys(name);
        assert_ne!(table.menu(), Menu::None, "{name}");
        table.hit("Esc");
        table.updates(2);
        assert_eq!((table.screen(), table.menu()), (Screen::Title, Menu::None));
        assert_eq!(table.focused().as_deref(), Some(name));
    }
    table.choose_by_keys("Settings");
    table.choose_by_keys("About");
    assert_eq!(table.menu(), Menu::About);
    table.hit("Esc");
    table.updates(2);
    assert_eq!((table.menu(), table.focused().as_deref()), (Menu::Settings, Some("About")));
}

#[test]
fn arrows_move_the_focus_in_their_direction() {
    let mut table = Table::open(1280, 720);
    table.choose_by_keys("Settings");
    table.hit("Esc");
    table.updates(2);
    let mut way = Vec::new();
    for arrow in ["Right", "Up", "Up", "Left", "Up", "Up", "Down"] {
        table.hit(arrow);
        table.updates(2);
        way.extend(table.focused());
    }
    assert_eq!(
        way,
        ["Quit", "How to play", "Position editor", "Matches", "Puzzles", "Play far away", "Puzzles"]
    );
}

#[test]
fn no_tooltip_appears_under_a_pointer_that_does_not_move() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    let undo = table.rect_of("Undo").center();
    table.go(Screen::Title);
    table.point_at(undo);
    table.updates(4);
    table.start(Match::new(Setup::new(Variant::Quixo, &[])));
    table.updates(4);
    assert!(table.named("Tooltip").is_none());
    table.point_at(undo + Vec2::X);
    table.updates(4);
    assert!(table.named("Tooltip").is_some());
}

#[test]
fn everything_fits_in_every_window() {
    let computer = Controller::Computer(Level::FirstGame);
    for (width, height) in WINDOWS {
        let mut table = Table::open(width, height);
        table.settings().last_setup = Some(draft(Variant::QuixoTeams, computer));
        table.settings().animation_speed = 0.0;
        table.go(Screen::Setup);
        for variant in Variant::ALL {
            table.resource_mut::<Draft>().variant = variant;
            table.assert_all_fits(&format!("setup of {variant}"));
        }
        table.go(Screen::Title);
        table.assert_all_fits("title");
        for menu in [Menu::Settings, Menu::HowToPlay, Menu::Records] {
            table.go(menu);
            table.assert_all_fits(&format!("{menu:?}"));
        }
        table.go(Menu::None);
        for variant in Variant::ALL {
            let start = Setup::new(variant, &[]).first_position();
            table.send(EditPosition(Box::new(start)));
            table.updates(6);
            table.assert_all_fits(&format!("editor of {variant}"));
        }
        for variant in Variant::ALL {
            table.start(played(draft(variant, Controller::Human).setup(), 30));
            table.send(Notice("This cube shows the opponent's symbol".into()));
            let advice = table.game().position().moves()[0];
            table.advise(advice, MoveReason::LinesUp(4, Line::Falling));
            table.assert_all_fits(&format!("match of {variant}"));
            table.go(Menu::Pause);
            table.assert_all_fits("pause");
            table.go(Menu::None);
            table.send(MatchCommand::Resign);
            table.updates(10);
            assert_eq!(table.menu(), Menu::Result);
            table.assert_all_fits(&format!("result of {variant}"));
        }
    }
}

#[test]
fn menus_open_and_close() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    assert_eq!(table.menu(), Menu::None);
    table.press_named("Menu");
    assert_eq!(table.menu(), Menu::Pause);
    table.press_inside("Pause menu", "Settings");
    assert_eq!(table.menu(), Menu::Settings);
    table.press_inside("Settings menu", "Close");
    assert_eq!(table.menu(), Menu::Pause, "the previous menu");
    table.press_inside("Pause menu", "How to play");
    assert_eq!(table.menu(), Menu::HowToPlay);
    table.press_inside("Rules", "Quixo in teams");
    table.press_inside("Rules", "Close");
    table.press_named("Back to the match");
    assert_eq!(table.menu(), Menu::None);
    table.press_named("Menu");
    table.press_named("Leave to the title");
    assert_eq!((table.screen(), table.menu()), (Screen::Title, Menu::None));
}

#[test]
fn resigning_asks_once_more() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    table.press_named("Menu");
    table.press_named("Resign");
    assert!(table.game().result().is_none());
    table.press_named("Resign");
    table.updates(20);
    assert!(table.game().result().is_some());
    assert_eq!((table.phase(), table.menu()), (Some(Phase::Over), Menu::Result));
    table.press_named("Review the match");
    assert_eq!((table.screen(), table.menu()), (Screen::Review, Menu::None));
    table.press_named("Back to the game");
    table.updates(10);
    assert_eq!((table.screen(), table.menu()), (Screen::Playing, Menu::Result));
    table.press_named("Rematch");
    table.updates(10);
    assert!(table.game().result().is_none());
    assert_eq!(table.menu(), Menu::None);
}

#[test]
fn settings_apply_at_once_and_are_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut table = Table::open(1280, 720);
    table.keep_in(&folders);
    table.press_named("Settings");
    table.press_inside("Animation", "2×");
    table.press_named("Display page");
    table.press_inside("Size of text", "300%");
    let notice = table.notice();
    assert_eq!(notice, "This window allows 150% at most. Enlarge it for more.");
    table.press_inside("Size of text", "125%");
    table.press_named("Vsync");
    table.press_named("Sound page");
    table.press_named("No sound");
    let settings = table.resource::<Settings>().clone();
    assert!((settings.ui_scale - 1.25).abs() < 1e-6);
    assert!((table.resource::<UiScale>().0 - 1.25).abs() < 1e-3);
    assert!((settings.animation_speed - 2.0).abs() < 1e-6);
    assert!(settings.muted && !settings.vsync);
    let (kept, warning) = Settings::load(&folders);
    assert_eq!((kept, warning), (settings, None));
}

#[test]
fn the_volume_follows_a_click_on_its_track() {
    let mut table = Table::open(1280, 720);
    table.press_named("Settings");
    table.press_named("Sound page");
    let rect = table.rect_of("Volume");
    table.click(vec2(rect.min.x + rect.width() * 0.9, rect.center().y));
    let volume = table.resource::<Settings>().volume;
    assert!((0.85..=1.0).contains(&volume), "{volume}");
}

#[test]
fn buttons_without_an_effect_are_disabled() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    assert!(table.is_disabled("Undo") && table.is_disabled("Redo"));
    assert!(!table.is_disabled("Hint") && !table.is_disabled("Menu"));
    table.settings().animation_speed = 0.0;
    table.start(played(Setup::new(Variant::Quixo, &[]), 3));
    table.press_named("Undo");
    assert_eq!(table.game().moves().len(), 2);
    assert!(!table.is_disabled("Redo"));
    table.press_named("Redo");
    assert_eq!(table.game().moves().len(), 3);
}

#[test]
fn a_click_on_a_ply_shows_its_position() {
    let mut table = Table::open(1280, 720);
    table.start(played(Setup::new(Variant::QuixoTeams, &[]), 9));
    table.press_named("Ply 4");
    assert_eq!(table.resource::<ViewedPly>().0, Some(4));
    table.press_named("One ply back (Left)");
    assert_eq!(table.resource::<ViewedPly>().0, Some(3));
    table.press_named("Back to the game");
    assert_eq!(table.resource::<ViewedPly>().0, None);
}

#[test]
fn the_insets_contain_the_panel() {
    for (width, height) in WINDOWS {
        let mut table = Table::open(width, height);
        table.start(Match::new(Setup::new(Variant::Quixo, &[])));
        let insets = *table.resource::<HudInsets>();
        let left = table.rect_of("Hud").min.x;
        assert!((width as f32 - insets.right - left).abs() < 1.5, "{insets:?}, the panel begins at {left}");
        assert!(left > width as f32 * 0.55, "the board has most of the window");
    }
}

#[test]
fn a_notice_disappears_after_some_time() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    table.send(Notice("This cube lies inside".into()));
    table.updates(2);
    assert!(table.named("Notice").is_some());
    table.updates(60);
    assert!(table.named("Notice").is_none());
}

#[test]
fn a_notice_and_the_result_do_not_overlap() {
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        for notice_first in [true, false] {
            let mut table = Table::open(800, 600);
            table.start(played(Setup::new(variant, &[]), 12));
            let notice =
                || Notice("This match cannot be saved now, and a longer sentence says why that is.".into());
            if notice_first {
                table.send(notice());
            }
            table.send(MatchCommand::Resign);
            table.updates(10);
            if !notice_first {
                table.send(notice());
            }
            table.updates(3);
            assert_eq!(table.menu(), Menu::Result);
            let (notice, banner) = (table.rect_of("Notice"), table.rect_of("Result banner"));
            assert!(notice.intersect(banner).is_empty(), "{variant}: {notice:?} {banner:?}");
            assert!(notice.min.y >= 0.0 && notice.max.y <= 600.0, "{variant}: {notice:?}");
        }
    }
}

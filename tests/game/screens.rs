//! The screens, the panel and the menus: by pointer and by keys, and whether everything fits.

use crate::harness::Table;
use crate::harness::screens::draft;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use pushflip::ai::{Level, Line, Why};
use pushflip::game::settings::{CLOCKS, Draft, Settings};
use pushflip::game::{Command, EditPosition, Hint, HudInsets, Menu, Notice, Phase, Screen, Storage};
use pushflip::rules::Variant;
use pushflip::session::{Controller, Folders, Setup};

/// The windows in which everything has to fit.
const WINDOWS: [(u32, u32); 4] = [(800, 600), (1280, 720), (3840, 2160), (700, 1100)];

#[test]
fn three_clicks_from_the_title_to_a_match() {
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
        assert_eq!(setup.seats[1].controller, Controller::Computer(Level::Casual));
    }
}

#[test]
fn a_click_that_comes_whole_within_a_slow_frame_counts() {
    let mut table = Table::open(1280, 720);
    let new_game = table.named("New game").expect("a button");
    let at = table.rect(new_game).center();
    table.click_within_a_frame(at);
    assert_eq!(table.screen(), Screen::Setup);
}

#[test]
fn what_is_chosen_is_played_and_offered_again() {
    let mut table = Table::open(1280, 720);
    table.press_named("New game");
    table.press_named("Hexxagon");
    let master = table.inside("Player of White", "Master");
    table.press_on(master);
    let ends = table.inside("Cannot move", "Game ends");
    table.press_on(ends);
    let clock = table.inside("Clock", "5 min + 5 s");
    table.press_on(clock);
    table.press_named("Draw by repetition");
    table.press_named("Start");
    let setup = table.game().setup().clone();
    assert_eq!(setup.variant, Variant::Hexxagon);
    assert_eq!(setup.seats[1].controller, Controller::Computer(Level::Master));
    assert_eq!(setup.clock, CLOCKS[4]);
    assert!(!setup.options.draws.repetition);
    table.app.world_mut().write_message(Command::Leave);
    table.updates(4);
    assert_eq!(table.screen(), Screen::Title);
    table.press_named("Play again as last time");
    assert_eq!(table.screen(), Screen::Playing);
    assert_eq!(table.game().setup(), &setup);
}

#[test]
fn a_name_can_be_typed() {
    let mut table = Table::open(1280, 720);
    table.press_named("New game");
    table.press_named("Name of Cross");
    for letter in ["A", "d", "a"] {
        table.key(KeyCode::KeyA, Key::Character(letter.into()));
    }
    table.press_named("Start");
    assert_eq!(table.game().setup().seats[0].name, "Ada");
}

#[test]
fn keys_alone_reach_a_match() {
    let mut table = Table::open(1280, 720);
    table.key(KeyCode::Enter, Key::Enter);
    assert_eq!(table.screen(), Screen::Setup, "the first button has the focus");
    // Start has the focus; Back stands before it.
    table.key(KeyCode::ArrowLeft, Key::ArrowLeft);
    table.key(KeyCode::Enter, Key::Enter);
    assert_eq!(table.screen(), Screen::Title);
    table.key(KeyCode::Enter, Key::Enter);
    table.key(KeyCode::Enter, Key::Enter);
    assert_eq!(table.screen(), Screen::Playing);
}

#[test]
fn everything_fits_in_every_window() {
    let human = Controller::Human;
    let computer = Controller::Computer(Level::FirstGame);
    for (width, height) in WINDOWS {
        let mut table = Table::open(width, height);
        table.app.world_mut().resource_mut::<Settings>().last_setup =
            Some(draft(Variant::QuixoTeams, computer));
        table.app.world_mut().resource_mut::<Settings>().animation_speed = 0.0;
        table.go(Screen::Setup);
        for variant in Variant::ALL {
            table.app.world_mut().resource_mut::<Draft>().variant = variant;
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
            table.app.world_mut().write_message(EditPosition(Box::new(start)));
            table.updates(6);
            table.assert_all_fits(&format!("editor of {variant}"));
        }
        for variant in Variant::ALL {
            table.start(&draft(variant, human), 30);
            table.app.world_mut().resource_mut::<Notice>().0 = "This cube shows the opponent's symbol".into();
            let advice = table.game().position().moves()[0];
            table.app.world_mut().resource_mut::<Hint>().0 = Some((advice, Why::LinesUp(4, Line::Falling)));
            table.assert_all_fits(&format!("match of {variant}"));
            table.go(Menu::Pause);
            table.assert_all_fits("pause");
            table.go(Menu::None);
            table.app.world_mut().write_message(Command::Resign);
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
    let settings = table.inside("Pause menu", "Settings");
    table.press_on(settings);
    assert_eq!(table.menu(), Menu::Settings);
    let close = table.inside("Settings menu", "Close");
    table.press_on(close);
    assert_eq!(table.menu(), Menu::Pause, "back one step");
    let rules = table.inside("Pause menu", "How to play");
    table.press_on(rules);
    assert_eq!(table.menu(), Menu::HowToPlay);
    let teams = table.inside("Rules", "Quixo in teams");
    table.press_on(teams);
    let close = table.inside("Rules", "Close");
    table.press_on(close);
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
fn settings_apply_at_once_and_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders { data: folder.path().join("data"), config: folder.path().join("config") };
    let mut table = Table::open(1280, 720);
    table.app.insert_resource(Storage(folders.clone()));
    table.press_named("Settings");
    let speed = table.inside("Animation", "2×");
    table.press_on(speed);
    table.press_named("Display page");
    let largest = table.inside("Size of text", "300%");
    table.press_on(largest);
    let notice = table.app.world().resource::<Notice>().0.clone();
    assert_eq!(notice, "The window has room for 150% at most: make it larger for more");
    let size = table.inside("Size of text", "125%");
    table.press_on(size);
    table.press_named("Vsync");
    table.press_named("Sound page");
    table.press_named("No sound");
    let settings = table.app.world().resource::<Settings>().clone();
    assert!((settings.ui_scale - 1.25).abs() < 1e-6);
    assert!((table.app.world().resource::<UiScale>().0 - 1.25).abs() < 1e-3);
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
    let slider = table.named("Volume").expect("a slider");
    let rect = table.rect(slider);
    table.click(vec2(rect.min.x + rect.width() * 0.9, rect.center().y));
    let volume = table.app.world().resource::<Settings>().volume;
    assert!((0.85..=1.0).contains(&volume), "{volume}");
}

#[test]
fn buttons_without_a_task_are_disabled() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    let disabled = |table: &mut Table, name: &str| {
        let button = table.named(name).expect("a button");
        table.app.world().get::<InteractionDisabled>(button).is_some()
    };
    assert!(disabled(&mut table, "Undo") && disabled(&mut table, "Redo"));
    assert!(!disabled(&mut table, "Hint") && !disabled(&mut table, "Menu"));
    table.app.world_mut().resource_mut::<Settings>().animation_speed = 0.0;
    let human = draft(Variant::Quixo, Controller::Human);
    table.start(&human, 3);
    table.press_named("Undo");
    assert_eq!(table.game().moves().len(), 2);
    assert!(!disabled(&mut table, "Redo"));
    table.press_named("Redo");
    assert_eq!(table.game().moves().len(), 3);
}

#[test]
fn a_click_on_a_ply_looks_back() {
    let mut table = Table::open(1280, 720);
    table.start(&draft(Variant::QuixoTeams, Controller::Human), 9);
    table.press_named("Ply 4");
    assert_eq!(table.app.world().resource::<pushflip::game::LookBack>().0, Some(4));
    let step = table.named("One ply back (Left)").expect("a button");
    table.press_on(step);
    assert_eq!(table.app.world().resource::<pushflip::game::LookBack>().0, Some(3));
    table.press_named("Back to the game");
    assert_eq!(table.app.world().resource::<pushflip::game::LookBack>().0, None);
}

#[test]
fn the_panel_says_how_much_it_takes() {
    for (width, height) in WINDOWS {
        let mut table = Table::open(width, height);
        table.start(&draft(Variant::Quixo, Controller::Human), 0);
        let insets = *table.app.world().resource::<HudInsets>();
        let panel = table.named("Hud").expect("a panel");
        let left = table.rect(panel).min.x;
        assert!((width as f32 - insets.right - left).abs() < 1.5, "{insets:?}, the panel begins at {left}");
        assert!(left > width as f32 * 0.55, "the board has most of the window");
    }
}

#[test]
fn the_notice_goes_by_itself() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    table.app.world_mut().resource_mut::<Notice>().0 = "This cube lies inside".into();
    table.updates(2);
    assert!(table.named("Notice").is_some());
    table.updates(60);
    assert!(table.named("Notice").is_none());
}

//! Tab order and screen reader support of every screen.

use super::{setup, tab_stops};
use crate::harness::TestApp;
use crate::harness::matches::{after, played};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use pushflip::game::accessibility::SpotNode;
use pushflip::game::input::Cursor;
use pushflip::game::screens::lesson::LessonCommand;
use pushflip::game::screens::puzzle::CurrentPuzzle;
use pushflip::game::state::{EditPosition, Menu, ReviewMatch, Screen};
use pushflip_core::language::Language;
use pushflip_core::rules::Variant;
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::puzzle::PuzzleSet;
use pushflip_core::session::{AnyPosition, Options};
use std::collections::BTreeSet;

fn open(screen: Screen, menu: Menu) -> TestApp {
    let mut app = TestApp::open(1280, 720);
    if screen == Screen::Playing {
        let mut game = after(setup(Variant::Hexxagon), &["e14", "e17-e15", "e13-d11"]);
        if menu == Menu::Result {
            game.agree_draw();
        }
        app.start(game);
    } else {
        let world = app.bevy.world_mut();
        match screen {
            Screen::Title => {}
            Screen::Editor => {
                let position = AnyPosition::start(Variant::QuixoTeams, &Options::default());
                _ = world.write_message(EditPosition(Box::new(position)));
            }
            Screen::Review => {
                let game = played(setup(Variant::Quixo), 1);
                _ = world.write_message(ReviewMatch(Box::new(game)));
            }
            Screen::Lesson => _ = world.write_message(LessonCommand::Begin(Lesson::QuixoTeams)),
            Screen::Puzzle => {
                world.insert_resource(CurrentPuzzle::Shipped { set: PuzzleSet::Hexxagon, number: 3 });
                world.resource_mut::<NextState<Screen>>().set(screen);
            }
            _ => world.resource_mut::<NextState<Screen>>().set(screen),
        }
        app.rest();
    }
    if app.menu() != menu {
        app.go(menu);
    }
    app.rest();
    assert_eq!(app.menu(), menu);
    app
}

const SCREENS: [(Screen, Menu); 18] = [
    (Screen::Title, Menu::None),
    (Screen::Setup, Menu::None),
    (Screen::Playing, Menu::None),
    (Screen::Playing, Menu::Pause),
    (Screen::Playing, Menu::Result),
    (Screen::Playing, Menu::Photo),
    (Screen::Title, Menu::Settings),
    (Screen::Title, Menu::About),
    (Screen::Title, Menu::HowToPlay),
    (Screen::Title, Menu::Keys),
    (Screen::Title, Menu::Lessons),
    (Screen::Title, Menu::Puzzles),
    (Screen::Title, Menu::Records),
    (Screen::Title, Menu::Statistics),
    (Screen::Editor, Menu::None),
    (Screen::Review, Menu::None),
    (Screen::Lesson, Menu::None),
    (Screen::Puzzle, Menu::None),
];

#[test]
fn tab_reaches_every_control_of_every_screen() {
    for (screen, menu) in SCREENS {
        let mut app = open(screen, menu);
        // Even without a focused entity.
        app.resource_mut::<InputFocus>().clear();
        app.rest();
        let wanted = tab_stops(&mut app);
        assert!(!wanted.is_empty());
        let mut reached = BTreeSet::new();
        for _ in 0..=wanted.len() {
            app.tap_key("Tab");
            reached.extend(app.resource::<InputFocus>().get());
        }
        app.rest();
        assert_eq!(reached, wanted, "{screen:?} {menu:?}");
        assert!(app.resource::<InputFocusVisible>().0);
        app.hit("Shift+Tab");
        assert!(app.resource::<InputFocus>().get().is_some_and(|focused| wanted.contains(&focused)));
    }
}

/// Names that are the same in English and in Russian.
const NAMES: [&str; 2] = ["Quixo", "Hexxagon"];

#[test]
fn every_control_has_a_role_and_a_localized_name() {
    use accesskit::Role;
    let controls = [
        Role::Button,
        Role::CheckBox,
        Role::RadioButton,
        Role::RadioGroup,
        Role::Slider,
        Role::TextInput,
        Role::Group,
    ];
    for (screen, menu) in SCREENS {
        let mut app = open(screen, menu);
        app.resource::<AccessibilityRequested>().set(true);
        for language in [Language::English, Language::Russian] {
            app.speak(language);
            let place = format!("{screen:?} {menu:?} in {language:?}");
            for stop in tab_stops(&mut app) {
                let world = app.bevy.world();
                let node = world
                    .get::<AccessibilityNode>(stop)
                    .unwrap_or_else(|| panic!("{place}: {stop} is not announced"));
                assert!(
                    controls.contains(&node.role()),
                    "{place}: {:?} {:?}",
                    node.role(),
                    world.get::<Name>(stop)
                );
                assert!(!node.is_hidden(), "{place}: {:?}", world.get::<Name>(stop));
            }
            let mut nodes = app.bevy.world_mut().query::<(&AccessibilityNode, Option<&Name>)>();
            for (node, name) in nodes.iter(app.bevy.world()) {
                if !controls.contains(&node.role()) || node.is_hidden() {
                    continue;
                }
                let label = node.label().unwrap_or_default();
                assert!(!label.is_empty(), "{place}: {name:?}");
                // Moves, numbers and the names of the games are not translated.
                let translated =
                    label.chars().any(|c| ('а'..='я').contains(&c.to_lowercase().next().unwrap_or(c)));
                let plain = NAMES.contains(&label) || label.chars().any(|c| c.is_ascii_digit());
                let own = Language::ALL.iter().any(|language| language.native_name() == label);
                assert!(language == Language::English || translated || plain || own, "{place}: {label:?}");
            }
        }
    }
}

#[test]
fn lessons_puzzles_and_reviews_are_announced() {
    let mut app = open(Screen::Lesson, Menu::None);
    app.resource::<AccessibilityRequested>().set(true);
    app.perform(LessonCommand::Next);
    let step = app.announced();
    assert!(step.len() == 1 && step[0].contains("blank cube"), "{step:?}");

    let mut app = open(Screen::Title, Menu::None);
    app.resource::<AccessibilityRequested>().set(true);
    app.bevy.world_mut().insert_resource(CurrentPuzzle::Shipped { set: PuzzleSet::Hexxagon, number: 3 });
    app.resource_mut::<NextState<Screen>>().set(Screen::Puzzle);
    let mut announcements = Vec::new();
    for _ in 0..10 {
        app.frames(1);
        announcements.extend(app.announced());
    }
    assert!(
        announcements.iter().any(|text| text.starts_with("Win") || text.starts_with("Find")),
        "{announcements:?}"
    );

    let mut app = open(Screen::Review, Menu::None);
    app.resource::<AccessibilityRequested>().set(true);
    let mut announcements = Vec::new();
    // The ply is analysed in the background; leaving it and returning announces it again.
    app.wait_for("a judgement in words", |app| {
        app.hit("Home");
        app.hit("End");
        announcements.extend(app.announced());
        let grades = ["Best", "Good", "Inaccuracy", "Mistake", "Blunder"];
        announcements.iter().any(|text| grades.iter().any(|grade| text.contains(grade)))
    });
}

#[test]
fn the_board_has_nodes_and_moves_are_announced() {
    let mut app = TestApp::playing(setup(Variant::Quixo));
    app.resource::<AccessibilityRequested>().set(true);
    app.speak(Language::English);
    let mut nodes = app.bevy.world_mut().query::<(&SpotNode, &AccessibilityNode)>();
    let labels: Vec<_> =
        nodes.iter(app.bevy.world()).filter_map(|(_, node)| node.label().map(ToString::to_string)).collect();
    assert_eq!(labels.len(), 25);
    assert!(labels.contains(&"e5, blank, can be taken".to_string()), "{labels:?}");
    assert!(labels.contains(&"c3, blank".to_string()), "{labels:?}");
    app.type_text("e5-e1");
    app.hit("Enter");
    assert_eq!(app.announced(), ["Cross plays e5-e1"]);
    // The tab stop of the board has the cell under the cursor as its active descendant.
    app.settle();
    app.hit("Up");
    app.hit("Up");
    let stop = app.named("Board stop").expect("a tab stop");
    let world = app.bevy.world();
    let active =
        world.get::<AccessibilityNode>(stop).and_then(|node| node.active_descendant()).expect("a cell");
    let active = Entity::try_from_bits(active.0).expect("an entity");
    let at = world.resource::<Cursor>().shown().expect("a ring").target;
    assert_eq!(world.get::<SpotNode>(active), Some(&SpotNode(at)));
}

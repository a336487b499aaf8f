//! Tab order and screen reader support of every screen.

use super::{setup, tab_stops};
use crate::harness::TestApp;
use crate::harness::matches::played;
use crate::language::translated::CASES;
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use pushflip::game::accessibility::SpotNode;
use pushflip::game::input::Cursor;
use pushflip::game::screens::lesson::LessonCommand;
use pushflip::game::screens::puzzle::CurrentPuzzle;
use pushflip::game::state::{ReviewMatch, Screen};
use pushflip_core::language::Language;
use pushflip_core::rules::Variant;
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::puzzle::PuzzleSet;
use std::collections::BTreeSet;

#[test]
fn tab_reaches_every_control_of_every_screen() {
    let mut app = TestApp::open(1280, 720);
    for (screen, go) in CASES {
        go(&mut app);
        // Even without a focused entity.
        app.resource_mut::<InputFocus>().clear();
        app.rest();
        let wanted = tab_stops(&mut app);
        assert!(!wanted.is_empty(), "{screen}");
        let mut reached = BTreeSet::new();
        for _ in 0..=wanted.len() {
            app.tap_key("Tab");
            reached.extend(app.resource::<InputFocus>().get());
        }
        app.rest();
        assert_eq!(reached, wanted, "{screen}");
        assert!(app.resource::<InputFocusVisible>().0);
        app.hit("Shift+Tab");
        assert!(app.resource::<InputFocus>().get().is_some_and(|focused| wanted.contains(&focused)));
    }
}

/// Names that are the same in English and in Russian.
const NAMES: [&str; 3] = ["Quixo", "Hexxagon", "VSync"];

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
    let mut app = TestApp::open(1280, 720);
    app.resource::<AccessibilityRequested>().set(true);
    for (screen, go) in CASES {
        go(&mut app);
        for language in [Language::English, Language::Russian] {
            app.speak(language);
            let place = format!("{screen} in {language:?}");
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
    let mut app = TestApp::open(1280, 720);
    app.perform(LessonCommand::Begin(Lesson::QuixoTeams));
    app.resource::<AccessibilityRequested>().set(true);
    app.perform(LessonCommand::Next);
    let step = app.announced();
    assert!(step.len() == 1 && step[0].contains("blank cube"), "{step:?}");

    let mut app = TestApp::open(1280, 720);
    app.resource::<AccessibilityRequested>().set(true);
    app.bevy.world_mut().insert_resource(CurrentPuzzle::Shipped { set: PuzzleSet::Hexxagon, number: 3 });
    app.resource_mut::<NextState<Screen>>().set(Screen::Puzzle);
    let mut announcements = Vec::new();
    for _ in 0..10 {
        app.frames(1);
        announcements.extend(app.announced());
    }
    let task = "End the game with this move, and win.";
    assert!(announcements.iter().any(|text| text == task), "{announcements:?}");

    let mut app = TestApp::open(1280, 720);
    app.perform(ReviewMatch(Box::new(played(setup(Variant::Quixo), 1))));
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

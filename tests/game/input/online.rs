//! Laws of every online play screen: languages, layout, Tab, gamepad, screen reader. The tables are real ones on this
//! machine.

use std::collections::BTreeSet;

use accesskit::Role;
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::RadioGroup;
use pushflip::game::settings::OnlineReach;
use pushflip::game::state::{Menu, OfferedInvitation};
use pushflip_core::language::Language;
use pushflip_lab::gallery::online::scenes;
use pushflip_lab::gallery::scene::Scene;

use super::{connect, press_button, tab_stops, tap_button};
use crate::harness::TestApp;
use crate::online::has_loopback;

/// Window sizes, text scales and languages in which the screens have to fit: all languages in the smallest window, and
/// those with the longest words at an enlarged scale.
const WINDOWS: [(u32, u32, f32, &[Language]); 2] =
    [(800, 600, 1.0, &Language::ALL), (1280, 720, 1.5, &[Language::Russian, Language::Romanian])];

/// Enters every screen once, since most of the time is spent on connections and moves.
#[test]
fn online_screens_are_translated_fit_and_need_no_mouse() {
    if !has_loopback() {
        return;
    }
    let mut app = TestApp::keeping_files();
    let mut misfits = Vec::new();
    for scene in scenes().iter().filter(|scene| !scene.is_slow) {
        scene.enter(&mut app).expect("the screen");
        assert_translated(&mut app, scene);
        misfits.extend(misfits_of(&mut app, scene));
        // A message that appears once has disappeared by now.
        if !scene.is_fleeting {
            assert_tab_reaches_all(&mut app, scene);
            assert_pad_reaches_all(&mut app, scene);
            assert_roles(&mut app, scene);
            assert_back_closes(&mut app, scene);
        }
    }
    assert!(misfits.is_empty(), "{} misfits:\n{}", misfits.len(), misfits.join("\n"));
}

/// Changes the language from English to Russian.
fn assert_translated(app: &mut TestApp, scene: &Scene) {
    let read = |app: &mut TestApp| -> Vec<String> { app.texts().into_iter().map(|(_, text)| text).collect() };
    let english = read(app);
    app.speak(Language::Russian);
    let russian = read(app);
    assert_ne!(english, russian, "{}", scene.name);
    let kept: Vec<_> = russian.iter().filter(|text| is_sentence(text) && english.contains(text)).collect();
    // Names of players are not translated.
    let kept: Vec<_> = kept.into_iter().filter(|text| !text.starts_with("Žiga")).collect();
    assert!(kept.is_empty(), "{}: still English: {kept:?}", scene.name);
}

/// Whether a text is a sentence, which differs between languages.
fn is_sentence(text: &str) -> bool {
    text.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count() > 2
}

fn misfits_of(app: &mut TestApp, scene: &Scene) -> Vec<String> {
    let mut misfits = Vec::new();
    for (width, height, scale, languages) in WINDOWS {
        app.resize(width, height);
        app.settings().ui_scale = scale;
        for language in languages {
            app.speak(*language);
            if scene.is_fleeting {
                scene.enter(app).expect("the screen");
            }
            misfits.extend(app.misfits(&format!("{} in {language:?} at {scale}", scene.name)));
        }
    }
    app.resize(1280, 720);
    app.settings().ui_scale = 1.0;
    app.speak(Language::English);
    misfits
}

/// The name of a control. Lists are rebuilt whenever a table appears or disappears, with the same names.
fn name_of(app: &TestApp, control: Entity) -> String {
    app.bevy.world().get::<Name>(control).map(ToString::to_string).unwrap_or_default()
}

/// The tab stops that repeated steps do not reach and that still exist.
fn missed(app: &mut TestApp, mut go_on: impl FnMut(&mut TestApp)) -> Vec<String> {
    app.resource_mut::<InputFocus>().clear();
    app.rest();
    let wanted = stop_names(app);
    assert!(!wanted.is_empty());
    let mut reached = BTreeSet::new();
    for _ in 0..2 * tab_stops(app).len() {
        go_on(app);
        reached.extend(app.focused());
        if wanted.is_subset(&reached) {
            break;
        }
    }
    app.rest();
    assert!(app.resource::<InputFocusVisible>().0);
    never_reached(app, &wanted, &reached)
}

/// The expected names that were not reached and still exist.
fn never_reached(app: &mut TestApp, wanted: &BTreeSet<String>, reached: &BTreeSet<String>) -> Vec<String> {
    let still = stop_names(app);
    wanted.intersection(&still).filter(|name| !reached.contains(*name)).cloned().collect()
}

/// The tab stops that no direction reaches from any other one, starting at the first, and that still exist.
fn missed_by_pad(app: &mut TestApp, pad: Entity) -> Vec<String> {
    use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp};
    app.resource_mut::<InputFocus>().clear();
    app.rest();
    let wanted = stop_names(app);
    assert!(!wanted.is_empty());
    tap_button(app, pad, DPadDown);
    let mut ahead: Vec<String> = app.focused().into_iter().collect();
    let mut reached: BTreeSet<String> = ahead.iter().cloned().collect();
    while !wanted.is_subset(&reached)
        && let Some(from) = ahead.pop()
    {
        for way in [DPadDown, DPadUp, DPadLeft, DPadRight] {
            let Some(at) = tab_stops(app).into_iter().find(|stop| name_of(app, *stop) == from) else {
                break;
            };
            app.resource_mut::<InputFocus>().set(at, FocusCause::Navigated);
            tap_button(app, pad, way);
            let next = app.focused().filter(|next| reached.insert(next.clone()));
            ahead.extend(next);
        }
    }
    app.rest();
    assert!(app.resource::<InputFocusVisible>().0);
    never_reached(app, &wanted, &reached)
}

fn stop_names(app: &mut TestApp) -> BTreeSet<String> {
    tab_stops(app).into_iter().map(|stop| name_of(app, stop)).collect()
}

fn assert_tab_reaches_all(app: &mut TestApp, scene: &Scene) {
    for key in ["Tab", "Shift+Tab"] {
        let missed = missed(app, |app| app.tap_key(key));
        assert!(missed.is_empty(), "{}: {key} does not reach {missed:?}", scene.name);
    }
}

fn assert_pad_reaches_all(app: &mut TestApp, scene: &Scene) {
    let pad = connect(app);
    let mut choices = app.bevy.world_mut().query_filtered::<(), With<RadioGroup>>();
    let has_choices = choices.iter(app.bevy.world()).next().is_some();
    // Over the board the d-pad moves the cursor, and in a choice it changes the value; there the shoulder buttons
    // change the focus.
    if is_over_board(app) || has_choices {
        for way in [GamepadButton::RightTrigger, GamepadButton::LeftTrigger] {
            let missed = missed(app, |app| tap_button(app, pad, way));
            assert!(missed.is_empty(), "{}: {way:?} does not reach {missed:?}", scene.name);
        }
    } else {
        let missed = missed_by_pad(app, pad);
        assert!(missed.is_empty(), "{}: nothing leads to {missed:?}", scene.name);
    }
    app.bevy.world_mut().despawn(pad);
}

fn is_over_board(app: &TestApp) -> bool {
    matches!(app.menu(), Menu::None | Menu::Result)
}

fn assert_roles(app: &mut TestApp, scene: &Scene) {
    let roles = [Role::Button, Role::CheckBox, Role::Switch, Role::TextInput, Role::Group, Role::RadioGroup];
    app.resource::<AccessibilityRequested>().set(true);
    app.speak(Language::Russian);
    for stop in tab_stops(app) {
        let world = app.bevy.world();
        let name = world.get::<Name>(stop);
        let node = world.get::<AccessibilityNode>(stop).expect("a node");
        assert!(roles.contains(&node.role()), "{}: {name:?} {:?}", scene.name, node.role());
        let label = node.label().unwrap_or_default();
        // Names and dates are the same in every language.
        let is_russian = label.to_lowercase().chars().any(|c| ('а'..='я').contains(&c));
        let has_digit = label.chars().any(|c| c.is_ascii_digit());
        assert!((is_russian || has_digit) && !node.is_hidden(), "{}: {name:?} {label:?}", scene.name);
    }
    app.resource::<AccessibilityRequested>().set(false);
    app.speak(Language::English);
}

/// Closes the menu with the back button of a gamepad.
fn assert_back_closes(app: &mut TestApp, scene: &Scene) {
    if is_over_board(app) {
        return;
    }
    let (pad, menu) = (connect(app), app.menu());
    press_button(app, pad, GamepadButton::East);
    app.rest();
    assert_ne!(app.menu(), menu, "{}: {:?}", scene.name, app.focused());
    app.bevy.world_mut().despawn(pad);
}

#[test]
fn requests_of_remote_players_are_announced() {
    if !has_loopback() {
        return;
    }
    let mut app = TestApp::keeping_files();
    app.resource::<AccessibilityRequested>().set(true);
    let asked = [
        ("far-asks-undo", "Ben asks for a takeback."),
        ("far-asks-draw", "Ben offers a draw."),
        ("far-asks-pause", "Ben asks for a pause."),
    ];
    for scene in scenes() {
        let Some((_, sentence)) = asked.iter().find(|(name, _)| *name == scene.name) else { continue };
        scene.enter(&mut app).expect("the screen");
        assert_eq!(app.announced(), [*sentence], "{}", scene.name);
    }
}

#[test]
fn rebuilding_the_title_behind_a_menu_keeps_the_focus() {
    let mut app = TestApp::open(1280, 720);
    app.press_named("Play online");
    assert_eq!(app.focused().as_deref(), Some("Open a table"));
    // As when an invitation was copied meanwhile.
    app.resource_mut::<OfferedInvitation>().set_changed();
    app.rest();
    assert_eq!(app.focused().as_deref(), Some("Open a table"));
}

#[test]
fn a_menu_keeps_the_focus_when_its_lists_arrive() {
    let mut app = TestApp::keeping_files();
    app.settings().reach = OnlineReach::ThisMachine;
    app.choose_by_keys("Play online");
    app.frames(30);
    assert_eq!(app.focused().as_deref(), Some("Open a table"));
}

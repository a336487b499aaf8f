//! Online play screens without a mouse: by Tab, by a gamepad, by a screen reader.

use std::collections::BTreeSet;

use accesskit::Role;
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::RadioGroup;
use pushflip::game::accessibility::Announced;
use pushflip::game::settings::OnlineReach;
use pushflip::game::state::{Menu, OfferedInvitation};
use pushflip_core::language::Language;
use pushflip_lab::gallery::online::scenes;
use pushflip_lab::gallery::scene::Scene;

use super::{connect, press_button, tab_stops};
use crate::harness::{TestApp, folders};
use crate::online::has_loopback;

fn in_every_scene(mut look: impl FnMut(&mut TestApp, &Scene)) {
    if !has_loopback() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping_at(1280, 720, folders(folder.path()));
    for scene in scenes().iter().filter(|scene| !scene.is_slow && !scene.is_fleeting) {
        scene.enter(&mut app).expect("the screen");
        look(&mut app, scene);
    }
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
    press_button(app, pad, DPadDown);
    let mut ahead: Vec<String> = app.focused().into_iter().collect();
    let mut reached: BTreeSet<String> = ahead.iter().cloned().collect();
    while let Some(from) = ahead.pop() {
        for way in [DPadDown, DPadUp, DPadLeft, DPadRight] {
            let Some(at) = tab_stops(app).into_iter().find(|stop| name_of(app, *stop) == from) else {
                break;
            };
            app.resource_mut::<InputFocus>().set(at, FocusCause::Navigated);
            press_button(app, pad, way);
            let next = app.focused().filter(|next| reached.insert(next.clone()));
            ahead.extend(next);
        }
    }
    assert!(app.resource::<InputFocusVisible>().0);
    never_reached(app, &wanted, &reached)
}

fn stop_names(app: &mut TestApp) -> BTreeSet<String> {
    tab_stops(app).into_iter().map(|stop| name_of(app, stop)).collect()
}

#[test]
fn tab_reaches_every_online_control() {
    in_every_scene(|app, scene| {
        for key in ["Tab", "Shift+Tab"] {
            let missed = missed(app, |app| app.hit(key));
            assert!(missed.is_empty(), "{}: {key} does not reach {missed:?}", scene.name);
        }
    });
}

#[test]
fn the_d_pad_reaches_every_online_control_and_back_closes_the_menu() {
    in_every_scene(|app, scene| {
        let pad = connect(app);
        let menu = app.menu();
        let over_board = matches!(menu, Menu::None | Menu::Result);
        let mut choices = app.bevy.world_mut().query_filtered::<(), With<RadioGroup>>();
        let has_choices = choices.iter(app.bevy.world()).next().is_some();
        // Over the board the d-pad moves the cursor, and in a choice it changes the value; there the shoulder
        // buttons change the focus.
        if over_board || has_choices {
            for way in [GamepadButton::RightTrigger, GamepadButton::LeftTrigger] {
                let missed = missed(app, |app| press_button(app, pad, way));
                assert!(missed.is_empty(), "{}: {way:?} does not reach {missed:?}", scene.name);
            }
        } else {
            let missed = missed_by_pad(app, pad);
            assert!(missed.is_empty(), "{}: nothing leads to {missed:?}", scene.name);
            press_button(app, pad, GamepadButton::East);
            app.rest();
            assert_ne!(app.menu(), menu, "{}: {:?}", scene.name, app.focused());
        }
        app.bevy.world_mut().despawn(pad);
    });
}

#[test]
fn every_online_control_has_a_role_and_a_localized_name() {
    let roles = [Role::Button, Role::CheckBox, Role::Switch, Role::TextInput, Role::Group, Role::RadioGroup];
    in_every_scene(|app, scene| {
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
        app.speak(Language::English);
    });
}

#[test]
fn requests_of_remote_players_are_announced() {
    if !has_loopback() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping_at(1280, 720, folders(folder.path()));
    app.resource::<AccessibilityRequested>().set(true);
    let asked = [
        ("far-asks-undo", "Ben asks for a takeback."),
        ("far-asks-draw", "Ben offers a draw."),
        ("far-asks-pause", "Ben asks for a pause."),
    ];
    for scene in scenes() {
        let Some((_, sentence)) = asked.iter().find(|(name, _)| *name == scene.name) else { continue };
        scene.enter(&mut app).expect("the screen");
        let mut spoken = app.bevy.world_mut().query::<&Announced>();
        let spoken: Vec<_> = spoken.iter(app.bevy.world()).map(|said| said.0.clone()).collect();
        assert_eq!(spoken, [*sentence], "{}", scene.name);
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
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping(folders(folder.path()));
    app.settings().reach = OnlineReach::ThisMachine;
    app.choose_by_keys("Play online");
    app.frames(30);
    assert_eq!(app.focused().as_deref(), Some("Open a table"));
}

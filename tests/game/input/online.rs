//! Online play screens without a mouse: by Tab, by a gamepad, by a screen reader.

use std::collections::BTreeSet;

use accesskit::Role;
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::RadioGroup;
use pushflip::game::accessibility::Announced;
use pushflip::game::language::Language;
use pushflip::game::settings::OnlineReach;
use pushflip::game::state::{Menu, OfferedInvitation};
use pushflip_lab::gallery::far::scenes;
use pushflip_lab::gallery::scene::Scene;

use super::{connect, press_button, tab_stops};
use crate::harness::{Table, folders};
use crate::online::has_loopback;

/// Runs a check in every online scene.
fn in_every_scene(mut look: impl FnMut(&mut Table, &Scene)) {
    if !has_loopback() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::keeping_at(1280, 720, folders(folder.path()));
    for scene in scenes().iter().filter(|scene| !scene.is_slow && !scene.is_fleeting) {
        scene.enter(&mut table).expect("the screen");
        look(&mut table, scene);
    }
}

/// The name of a control. Lists are rebuilt whenever a table appears or disappears, with the same names.
fn name_of(table: &Table, control: Entity) -> String {
    table.app.world().get::<Name>(control).map(ToString::to_string).unwrap_or_default()
}

/// The tab stops that repeated steps do not reach and that still exist.
fn missed(table: &mut Table, mut go_on: impl FnMut(&mut Table)) -> Vec<String> {
    table.resource_mut::<InputFocus>().clear();
    table.updates(1);
    let wanted = stop_names(table);
    assert!(!wanted.is_empty());
    let mut reached = BTreeSet::new();
    for _ in 0..2 * tab_stops(table).len() {
        go_on(table);
        reached.extend(table.focused());
        if wanted.is_subset(&reached) {
            break;
        }
    }
    assert!(table.resource::<InputFocusVisible>().0);
    never_reached(table, &wanted, &reached)
}

/// The expected names that were not reached and still exist.
fn never_reached(table: &mut Table, wanted: &BTreeSet<String>, reached: &BTreeSet<String>) -> Vec<String> {
    let still = stop_names(table);
    wanted.intersection(&still).filter(|name| !reached.contains(*name)).cloned().collect()
}

/// The tab stops that no direction reaches from any other one, starting at the first, and that still exist.
fn missed_by_pad(table: &mut Table, pad: Entity) -> Vec<String> {
    use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp};
    table.resource_mut::<InputFocus>().clear();
    table.updates(1);
    let wanted = stop_names(table);
    assert!(!wanted.is_empty());
    press_button(table, pad, DPadDown);
    let mut ahead: Vec<String> = table.focused().into_iter().collect();
    let mut reached: BTreeSet<String> = ahead.iter().cloned().collect();
    while let Some(from) = ahead.pop() {
        for way in [DPadDown, DPadUp, DPadLeft, DPadRight] {
            let Some(at) = tab_stops(table).into_iter().find(|stop| name_of(table, *stop) == from) else {
                break;
            };
            table.resource_mut::<InputFocus>().set(at, FocusCause::Navigated);
            press_button(table, pad, way);
            let next = table.focused().filter(|next| reached.insert(next.clone()));
            ahead.extend(next);
        }
    }
    assert!(table.resource::<InputFocusVisible>().0);
    never_reached(table, &wanted, &reached)
}

fn stop_names(table: &mut Table) -> BTreeSet<String> {
    tab_stops(table).into_iter().map(|stop| name_of(table, stop)).collect()
}

#[test]
fn tab_reaches_every_online_control() {
    in_every_scene(|table, scene| {
        for key in ["Tab", "Shift+Tab"] {
            let missed = missed(table, |table| table.hit(key));
            assert!(missed.is_empty(), "{}: {key} does not reach {missed:?}", scene.name);
        }
    });
}

#[test]
fn the_d_pad_reaches_every_online_control_and_back_closes_the_menu() {
    in_every_scene(|table, scene| {
        let pad = connect(table);
        let menu = table.menu();
        let over_board = matches!(menu, Menu::None | Menu::Result);
        let mut choices = table.app.world_mut().query_filtered::<(), With<RadioGroup>>();
        let has_choices = choices.iter(table.app.world()).next().is_some();
        // Over the board the d-pad moves the cursor, and in a choice it changes the value; there the shoulder
        // buttons change the focus.
        if over_board || has_choices {
            for way in [GamepadButton::RightTrigger, GamepadButton::LeftTrigger] {
                let missed = missed(table, |table| press_button(table, pad, way));
                assert!(missed.is_empty(), "{}: {way:?} does not reach {missed:?}", scene.name);
            }
        } else {
            let missed = missed_by_pad(table, pad);
            assert!(missed.is_empty(), "{}: nothing leads to {missed:?}", scene.name);
            press_button(table, pad, GamepadButton::East);
            table.updates(4);
            assert_ne!(table.menu(), menu, "{}: {:?}", scene.name, table.focused());
        }
        table.app.world_mut().despawn(pad);
    });
}

#[test]
fn every_online_control_has_a_role_and_a_localized_name() {
    let roles = [Role::Button, Role::CheckBox, Role::Switch, Role::TextInput, Role::Group, Role::RadioGroup];
    in_every_scene(|table, scene| {
        table.resource::<AccessibilityRequested>().set(true);
        table.speak(Language::Russian);
        table.updates(4);
        for stop in tab_stops(table) {
            let world = table.app.world();
            let name = world.get::<Name>(stop);
            let node = world.get::<AccessibilityNode>(stop).expect("a node");
            assert!(roles.contains(&node.role()), "{}: {name:?} {:?}", scene.name, node.role());
            let label = node.label().unwrap_or_default();
            // Names and dates are the same in every language.
            let is_russian = label.to_lowercase().chars().any(|c| ('а'..='я').contains(&c));
            let has_digit = label.chars().any(|c| c.is_ascii_digit());
            assert!((is_russian || has_digit) && !node.is_hidden(), "{}: {name:?} {label:?}", scene.name);
        }
        table.speak(Language::English);
    });
}

#[test]
fn requests_of_remote_players_are_announced() {
    if !has_loopback() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::keeping_at(1280, 720, folders(folder.path()));
    table.resource::<AccessibilityRequested>().set(true);
    let asked = [
        ("far-asks-undo", "Ben asks to take a move back."),
        ("far-asks-draw", "Ben offers a draw."),
        ("far-asks-pause", "Ben asks for a pause."),
    ];
    for scene in scenes() {
        let Some((_, sentence)) = asked.iter().find(|(name, _)| *name == scene.name) else { continue };
        scene.enter(&mut table).expect("the screen");
        let mut spoken = table.app.world_mut().query::<&Announced>();
        let spoken: Vec<_> = spoken.iter(table.app.world()).map(|said| said.0.clone()).collect();
        assert_eq!(spoken, [*sentence], "{}", scene.name);
    }
}

#[test]
fn rebuilding_the_title_behind_a_menu_keeps_the_focus() {
    let mut table = Table::open(1280, 720);
    table.press_named("Play far away");
    assert_eq!(table.focused().as_deref(), Some("Open a table"));
    // As when an invitation was copied meanwhile.
    table.resource_mut::<OfferedInvitation>().set_changed();
    table.updates(4);
    assert_eq!(table.focused().as_deref(), Some("Open a table"));
}

#[test]
fn a_menu_keeps_the_focus_when_its_lists_arrive() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::keeping(folders(folder.path()));
    table.settings().reach = OnlineReach::ThisMachine;
    table.choose_by_keys("Play far away");
    table.updates(30);
    assert_eq!(table.focused().as_deref(), Some("Open a table"));
}

//! Tooltips: where they are, and what they say about a hint.

use bevy::prelude::*;
use bevy::ui::CalculatedClip;
use pushflip::game::state::{MatchCommand, Screen};
use pushflip::game::theme::{Skin, Tooltip};
use pushflip_core::ai::Level;
use pushflip_core::language::msg;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, Setup};

use crate::harness::TestApp;

/// The distance of neighbouring widgets, in unscaled pixels.
const NEIGHBOUR: f32 = 30.0;

fn against_the_computer() -> Match {
    Match::new(Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(Level::Newcomer)]))
}

/// The visible parts of all widgets with a component.
fn visible<C: Component>(app: &mut TestApp) -> Vec<(String, Rect)> {
    let world = app.bevy.world_mut();
    let mut widgets = world
        .query_filtered::<(Entity, &Name, &Skin, &InheritedVisibility, Option<&CalculatedClip>), With<C>>();
    let found: Vec<_> = widgets
        .iter(world)
        .filter(|(_, _, skin, seen, _)| **skin != Skin::Group && seen.get())
        .map(|(entity, name, _, _, clip)| (entity, name.to_string(), clip.map(|clip| clip.clip)))
        .collect();
    let part = |(entity, name, clip): (Entity, String, Option<Rect>)| {
        let rect = app.rect(entity);
        (name, clip.map_or(rect, |clip| rect.intersect(clip)))
    };
    found.into_iter().map(part).filter(|(_, rect)| !rect.is_empty()).collect()
}

/// Points at each widget with a tooltip, and returns the number of tooltips that appeared.
fn assert_tooltips_cover_no_neighbour(app: &mut TestApp, what: &str) -> usize {
    app.rest();
    let near = NEIGHBOUR * app.resource::<UiScale>().0;
    let mut seen = 0;
    for (name, owner) in visible::<Tooltip>(app) {
        app.point_at(Vec2::ONE);
        app.rest();
        assert!(app.named("Tooltip").is_none(), "{what}: a tooltip without a pointer at its widget");
        app.point_at(owner.center());
        app.rest();
        if app.named("Tooltip").is_none() {
            continue;
        }
        seen += 1;
        let tooltip = app.rect_of("Tooltip");
        for (other, rect) in visible::<Skin>(app) {
            let is_near = !rect.intersect(owner.inflate(near)).is_empty();
            assert!(
                !is_near || rect.intersect(tooltip).is_empty(),
                "{what}: the tooltip of {name} at {owner:?} is at {tooltip:?}, over {other} at {rect:?}"
            );
        }
    }
    seen
}

#[test]
fn a_tooltip_covers_neither_its_widget_nor_a_neighbour() {
    for (width, height) in [(500, 900), (800, 600), (1280, 720)] {
        let mut app = TestApp::open(width, height);
        app.settings().more_options = true;
        app.go(Screen::Setup);
        let seen = assert_tooltips_cover_no_neighbour(&mut app, &format!("new game at {width}x{height}"));
        assert!(seen > 10, "{seen} tooltips in {width}x{height}");
        app.start(against_the_computer());
        let seen = assert_tooltips_cover_no_neighbour(&mut app, &format!("match at {width}x{height}"));
        assert!(seen >= 5, "{seen} tooltips in {width}x{height}");
    }
}

#[test]
fn the_hint_button_says_that_a_hint_ends_the_rating() {
    let mut app = TestApp::open(1280, 720);
    app.start(against_the_computer());
    let hint = app.rect_of("Hint").center();
    let says = |app: &mut TestApp| {
        app.point_at(Vec2::ONE);
        app.rest();
        app.point_at(hint);
        app.until_named("Tooltip");
        app.text_in("Tooltip").contains(&msg::TABLE_UNRATED.to_string())
    };
    assert!(says(&mut app), "before the first hint");
    app.perform(MatchCommand::Hint);
    assert!(!says(&mut app), "the match is not rated any more");
}

//! The focused widget is scrolled into view with its focus ring.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use pushflip::game::state::Menu;

use crate::harness::TestApp;

/// The width of a focus ring outside its widget, in pixels.
const RING: f32 = 3.0;
/// Presses of Tab in each direction.
const STEPS: usize = 40;

/// Fails if the focused widget or its focus ring is not in view. Returns the scroll position, or `None` outside scrolling
/// areas.
fn assert_visible(app: &TestApp, step: &str) -> Option<f32> {
    let focus = app.resource::<InputFocus>().get().expect("a focused widget");
    let world = app.bevy.world();
    let above = std::iter::successors(world.get::<ChildOf>(focus), |child| world.get(child.parent()));
    let area = above.map(ChildOf::parent).find(|&above| world.get::<ScrollArea>(above).is_some())?;
    let (visible, wanted) = (app.rect(area), app.rect(focus).inflate(RING));
    let name = app.focused();
    let is_visible = wanted.min.y >= visible.min.y && wanted.max.y <= visible.max.y;
    assert!(is_visible, "{step}: {name:?} at {wanted:?} is not within {visible:?}");
    world.get::<ScrollPosition>(area).map(|scroll| scroll.y)
}

#[test]
fn tab_scrolls_to_each_widget_and_back() {
    let mut app = TestApp::open(800, 600);
    for menu in [Menu::Settings, Menu::Keys] {
        app.go(menu);
        for key in ["Tab", "Shift+Tab"] {
            let scrolled: Vec<f32> = (0..STEPS)
                .filter_map(|step| {
                    app.hit(key);
                    assert_visible(&app, &format!("{menu:?}, {key} {step}"))
                })
                .collect();
            let [min, max] = [f32::min, f32::max].map(|of| scrolled.iter().copied().reduce(of));
            assert!(min < max, "{menu:?}, {key}: nothing was scrolled: {scrolled:?}");
        }
        app.go(Menu::None);
    }
}

//! The focused widget is in view, with its focus ring.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use pushflip::game::state::Menu;

use crate::harness::Table;

/// How far a ring reaches beyond its widget, in pixels.
const RING: f32 = 3.0;
/// So many widgets one way, and back.
const STEPS: usize = 40;

/// Fails where the widget with the focus, or its ring, is scrolled out of sight. How far it was scrolled for it; nothing
/// where it lies in nothing that scrolls.
fn assert_in_sight(table: &Table, step: &str) -> Option<f32> {
    let focus = table.resource::<InputFocus>().get().expect("a focus");
    let world = table.app.world();
    let above = std::iter::successors(world.get::<ChildOf>(focus), |child| world.get(child.parent()));
    let area = above.map(ChildOf::parent).find(|&above| world.get::<ScrollArea>(above).is_some())?;
    let (seen, wanted) = (table.rect(area), table.rect(focus).inflate(RING));
    let name = table.focused();
    let is_seen = wanted.min.y >= seen.min.y && wanted.max.y <= seen.max.y;
    assert!(is_seen, "{step}: {name:?} at {wanted:?} is not within {seen:?}");
    world.get::<ScrollPosition>(area).map(|scroll| scroll.y)
}

#[test]
fn tab_scrolls_to_each_widget_and_back() {
    let mut table = Table::open(800, 600);
    for menu in [Menu::Settings, Menu::Keys] {
        table.go(menu);
        for key in ["Tab", "Shift+Tab"] {
            let scrolled: Vec<f32> = (0..STEPS)
                .filter_map(|step| {
                    table.hit(key);
                    assert_in_sight(&table, &format!("{menu:?}, {key} {step}"))
                })
                .collect();
            let [least, most] = [f32::min, f32::max].map(|of| scrolled.iter().copied().reduce(of));
            assert!(least < most, "{menu:?}, {key}: nothing had to be scrolled to: {scrolled:?}");
        }
        table.go(Menu::None);
    }
}

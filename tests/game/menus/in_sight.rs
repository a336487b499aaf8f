//! What has the focus is in sight, with the ring round it.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use pushflip::game::state::Menu;

use crate::harness::Table;

/// How far a ring reaches beyond its widget, in pixels.
const RING: f32 = 3.0;

/// Fails where the widget with the focus, or its ring, is scrolled out of sight.
fn assert_in_sight(table: &Table, step: &str) -> bool {
    let focus = table.resource::<InputFocus>().get().expect("a focus");
    let world = table.app.world();
    let above = std::iter::successors(world.get::<ChildOf>(focus), |child| world.get(child.parent()));
    let Some(area) = above.map(ChildOf::parent).find(|&above| world.get::<ScrollArea>(above).is_some())
    else {
        return false;
    };
    let (seen, wanted) = (table.rect(area), table.rect(focus).inflate(RING));
    let name = table.focused();
    let is_seen = wanted.min.y >= seen.min.y && wanted.max.y <= seen.max.y;
    assert!(is_seen, "{step}: {name:?} at {wanted:?} is not within {seen:?}");
    true
}

#[test]
fn tab_scrolls_to_each_widget_and_back() {
    let mut table = Table::open(800, 600);
    for menu in [Menu::Settings, Menu::Keys] {
        table.go(menu);
        for (key, steps) in [("Tab", 40), ("Shift+Tab", 40)] {
            let scrolled = (0..steps).filter(|step| {
                table.hit(key);
                assert_in_sight(&table, &format!("{menu:?}, {key} {step}"))
            });
            assert!(scrolled.count() > 5, "{menu:?}: hardly anything lies in what scrolls");
        }
        table.go(Menu::None);
    }
}

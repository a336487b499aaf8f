//! The window among monitors that are smaller than it, come and go.

use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, OnMonitor, PrimaryMonitor, WindowMode};

use crate::harness::Table;

/// Plugs a monitor in.
fn plug(table: &mut Table, x: i32, size: UVec2) -> Entity {
    let monitor = Monitor {
        name: None,
        physical_height: size.y,
        physical_width: size.x,
        physical_position: IVec2::new(x, 0),
        refresh_rate_millihertz: None,
        scale_factor: 1.0,
        video_modes: Vec::new(),
    };
    table.app.world_mut().spawn(monitor).id()
}

fn window(table: &mut Table) -> Mut<'_, Window> {
    let window = table.window();
    table.app.world_mut().get_mut(window).expect("a window")
}

/// Where a window of a size comes up that was at a place, on a desktop with these monitors; the first is the primary one.
fn comes_up(size: [u32; 2], at: [i32; 2], monitors: &[(i32, UVec2)]) -> (UVec2, WindowPosition) {
    let mut table = Table::open(size[0], size[1]);
    window(&mut table).position = WindowPosition::At(at.into());
    for (number, &(x, size)) in monitors.iter().enumerate() {
        let monitor = plug(&mut table, x, size);
        if number == 0 {
            table.app.world_mut().entity_mut(monitor).insert(PrimaryMonitor);
        }
    }
    table.updates(2);
    let window = window(&mut table);
    (window.physical_size(), window.position)
}

const SMALL: UVec2 = UVec2::new(1024, 768);
const LARGE: UVec2 = UVec2::new(2048, 1152);

#[test]
fn a_window_comes_up_where_it_was_if_its_title_bar_is_seen() {
    let both = [(0, SMALL), (1024, LARGE)];
    for (size, at) in [([900, 600], [40, 40]), ([1900, 1060], [1100, 40]), ([900, 600], [-500, 0])] {
        let (seen, place) = comes_up(size, at, &both);
        assert_eq!((seen, place), (size.into(), WindowPosition::At(at.into())));
    }
    // On the left of the primary one.
    let (_, place) = comes_up([900, 600], [-1500, 40], &[(0, SMALL), (-2048, LARGE)]);
    assert_eq!(place, WindowPosition::At(IVec2::new(-1500, 40)));
}

#[test]
fn a_window_comes_up_on_the_screen_and_no_larger() {
    // The monitor where it was is gone.
    let (size, place) = comes_up([900, 600], [3000, 200], &[(0, SMALL)]);
    assert_eq!((size, place), (UVec2::new(900, 600), WindowPosition::At(IVec2::new(62, 84))));
    let (size, place) = comes_up([1900, 1060], [3000, 200], &[(0, SMALL)]);
    assert_eq!((size, place), (UVec2::new(921, 691), WindowPosition::At(IVec2::new(51, 38))));
    // Its own monitor is the smaller one.
    let (size, _) = comes_up([1900, 1060], [10, 10], &[(2048, LARGE), (0, SMALL)]);
    assert_eq!(size, UVec2::new(921, 691));
}

#[test]
fn monitors_come_and_go_while_the_window_is_open() {
    let mut table = Table::open(1900, 1060);
    let own = plug(&mut table, 0, LARGE);
    window(&mut table).position = WindowPosition::At(IVec2::new(20, 20));
    table.updates(2);
    // A smaller one that is plugged in is not the window's.
    let other = plug(&mut table, 2048, SMALL);
    table.app.world_mut().entity_mut(other).insert(PrimaryMonitor);
    table.updates(2);
    assert_eq!(window(&mut table).physical_size(), UVec2::new(1900, 1060));
    assert_eq!(window(&mut table).position, WindowPosition::At(IVec2::new(20, 20)));
    // Its own is taken away: it stays, and goes where there is one.
    let entity = table.window();
    table.app.world_mut().entity_mut(entity).insert(OnMonitor(own));
    table.updates(2);
    table.app.world_mut().despawn(own);
    table.updates(2);
    assert_eq!(window(&mut table).position, WindowPosition::At(IVec2::new(2048, 0)));
}

#[test]
fn the_whole_screen_is_that_of_the_monitor_where_the_window_is() {
    for (at, expected) in [([40, 40], 0), ([1500, 60], 1), ([700, 60], 1)] {
        let mut table = Table::open(900, 600);
        let monitors = [plug(&mut table, 0, SMALL), plug(&mut table, 1024, LARGE)];
        window(&mut table).position = WindowPosition::At(at.into());
        table.updates(2);
        table.hit("F11");
        let whole = WindowMode::BorderlessFullscreen(MonitorSelection::Entity(monitors[expected]));
        assert_eq!(window(&mut table).mode, whole, "{at:?}");
        // What else is set changes nothing there.
        table.settings().vsync = false;
        table.updates(2);
        assert_eq!(window(&mut table).mode, whole);
        table.hit("F11");
        assert_eq!(window(&mut table).mode, WindowMode::Windowed);
    }
}

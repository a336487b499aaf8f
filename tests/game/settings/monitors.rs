//! The window on small, added and removed monitors.

use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, OnMonitor, PrimaryMonitor, WindowMode};

use crate::harness::TestApp;

fn add_monitor(app: &mut TestApp, x: i32, size: UVec2) -> Entity {
    let monitor = Monitor {
        name: None,
        physical_height: size.y,
        physical_width: size.x,
        physical_position: IVec2::new(x, 0),
        refresh_rate_millihertz: None,
        scale_factor: 1.0,
        video_modes: Vec::new(),
    };
    app.bevy.world_mut().spawn(monitor).id()
}

fn window(app: &mut TestApp) -> Mut<'_, Window> {
    let window = app.window();
    app.bevy.world_mut().get_mut(window).expect("a window")
}

/// The size and position of a restored window on a desktop with these monitors, of which the first is primary.
fn restored(size: [u32; 2], at: [i32; 2], monitors: &[(i32, UVec2)]) -> (UVec2, WindowPosition) {
    let mut app = TestApp::open(size[0], size[1]);
    window(&mut app).position = WindowPosition::At(at.into());
    for (number, &(x, size)) in monitors.iter().enumerate() {
        let monitor = add_monitor(&mut app, x, size);
        if number == 0 {
            app.bevy.world_mut().entity_mut(monitor).insert(PrimaryMonitor);
        }
    }
    app.rest();
    let window = window(&mut app);
    (window.physical_size(), window.position)
}

const SMALL: UVec2 = UVec2::new(1024, 768);
const LARGE: UVec2 = UVec2::new(2048, 1152);

#[test]
fn a_window_keeps_its_position_if_its_title_bar_is_visible() {
    let both = [(0, SMALL), (1024, LARGE)];
    for (size, at) in [([900, 600], [40, 40]), ([1900, 1060], [1100, 40]), ([900, 600], [-500, 0])] {
        let (restored_size, position) = restored(size, at, &both);
        assert_eq!((restored_size, position), (size.into(), WindowPosition::At(at.into())));
    }
    // Left of the primary monitor.
    let (_, position) = restored([900, 600], [-1500, 40], &[(0, SMALL), (-2048, LARGE)]);
    assert_eq!(position, WindowPosition::At(IVec2::new(-1500, 40)));
}

#[test]
fn a_window_moves_to_a_screen_and_shrinks_to_it() {
    // Its monitor is gone.
    let (size, position) = restored([900, 600], [3000, 200], &[(0, SMALL)]);
    assert_eq!((size, position), (UVec2::new(900, 600), WindowPosition::At(IVec2::new(62, 84))));
    let (size, position) = restored([1900, 1060], [3000, 200], &[(0, SMALL)]);
    assert_eq!((size, position), (UVec2::new(921, 691), WindowPosition::At(IVec2::new(51, 38))));
    // Its monitor is the smaller one.
    let (size, _) = restored([1900, 1060], [10, 10], &[(2048, LARGE), (0, SMALL)]);
    assert_eq!(size, UVec2::new(921, 691));
}

#[test]
fn the_window_follows_added_and_removed_monitors() {
    let mut app = TestApp::open(1900, 1060);
    let own = add_monitor(&mut app, 0, LARGE);
    window(&mut app).position = WindowPosition::At(IVec2::new(20, 20));
    app.rest();
    // A smaller monitor without the window changes nothing.
    let other = add_monitor(&mut app, 2048, SMALL);
    app.bevy.world_mut().entity_mut(other).insert(PrimaryMonitor);
    app.rest();
    assert_eq!(window(&mut app).physical_size(), UVec2::new(1900, 1060));
    assert_eq!(window(&mut app).position, WindowPosition::At(IVec2::new(20, 20)));
    // Its monitor is removed: it moves to the other one.
    let entity = app.window();
    app.bevy.world_mut().entity_mut(entity).insert(OnMonitor(own));
    app.rest();
    app.bevy.world_mut().despawn(own);
    app.rest();
    assert_eq!(window(&mut app).position, WindowPosition::At(IVec2::new(2048, 0)));
}

#[test]
fn full_screen_uses_the_monitor_of_the_window() {
    for (at, expected) in [([40, 40], 0), ([1500, 60], 1), ([700, 60], 1)] {
        let mut app = TestApp::open(900, 600);
        let monitors = [add_monitor(&mut app, 0, SMALL), add_monitor(&mut app, 1024, LARGE)];
        window(&mut app).position = WindowPosition::At(at.into());
        app.rest();
        app.hit("F11");
        let fullscreen = WindowMode::BorderlessFullscreen(MonitorSelection::Entity(monitors[expected]));
        assert_eq!(window(&mut app).mode, fullscreen, "{at:?}");
        // Other settings do not change it.
        app.set(|settings| settings.vsync = false);
        assert_eq!(window(&mut app).mode, fullscreen);
        app.hit("F11");
        assert_eq!(window(&mut app).mode, WindowMode::Windowed);
    }
}

//! Monitors that are plugged in or taken away while the window is open.
//!
//! - The window stays when its monitor is gone, as when a laptop is closed. Bevy despawns it together with the
//!   monitor that it is related to (bevyengine/bevy#24867, fixed by #25427 after 0.19.1).
//! - On X11 winit reads the list of monitors once: it asks the `RandR` extension to be told of changes, but past
//!   Xlib, which drops events of extensions that it was not asked for (rust-windowing/winit#3405). Here a connection
//!   of its own is told, and sends the window what makes winit read the list again.

use bevy::prelude::*;
use bevy::window::OnMonitor;

/// Adds both.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(|added: On<Insert, OnMonitor>, mut commands: Commands| {
        commands.entity(added.entity).remove::<OnMonitor>();
    });
    #[cfg(target_os = "linux")]
    app.add_systems(Update, x11::watch);
}

#[cfg(target_os = "linux")]
mod x11 {
    use std::thread;

    use bevy::ecs::system::NonSendMarker;
    use bevy::prelude::*;
    use bevy::window::PrimaryWindow;
    use bevy::winit::WINIT_WINDOWS;
    use winit::raw_window_handle::{HasWindowHandle, RawWindowHandle};
    use x11rb::connection::Connection;
    use x11rb::errors::ConnectionError;
    use x11rb::protocol::Event;
    use x11rb::protocol::randr::{ConnectionExt as _, NotifyMask};
    use x11rb::protocol::xproto::{
        AtomEnum, ConnectionExt as _, EventMask, PROPERTY_NOTIFY_EVENT, Property, PropertyNotifyEvent,
    };

    /// Begins to listen, once there is a window. Windows belong to the main thread, hence the marker.
    pub(super) fn watch(
        _main: NonSendMarker,
        windows: Query<Entity, With<PrimaryWindow>>,
        mut begun: Local<bool>,
    ) {
        if *begun {
            return;
        }
        WINIT_WINDOWS.with_borrow(|opened| {
            for window in windows.iter().filter_map(|window| opened.get_window(window)) {
                *begun = true;
                if let Ok(handle) = window.window_handle()
                    && let RawWindowHandle::Xlib(handle) = handle.as_raw()
                {
                    // The thread ends with the display. Without RandR there are no events.
                    thread::spawn(move || _ = pass_changes_on(handle.window as u32));
                }
            }
        });
    }

    fn pass_changes_on(window: u32) -> Result<(), ConnectionError> {
        let Ok((display, screen)) = x11rb::connect(None) else { return Ok(()) };
        let root = display.setup().roots[screen].root;
        display.randr_select_input(root, NotifyMask::SCREEN_CHANGE | NotifyMask::CRTC_CHANGE)?;
        display.flush()?;
        loop {
            if let Event::RandrScreenChangeNotify(_) | Event::RandrNotify(_) = display.wait_for_event()? {
                let change = PropertyNotifyEvent {
                    response_type: PROPERTY_NOTIFY_EVENT,
                    sequence: 0,
                    window,
                    atom: AtomEnum::RESOURCE_MANAGER.into(),
                    time: x11rb::CURRENT_TIME,
                    state: Property::NEW_VALUE,
                };
                // Without a mask it goes to the window's program alone.
                display.send_event(false, window, EventMask::NO_EVENT, change)?;
                display.flush()?;
            }
        }
    }
}

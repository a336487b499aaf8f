//! Monitors that are connected or disconnected while the window is open.
//!
//! - The window is kept when its monitor disappears, as when a laptop is closed. Bevy despawns it together
//!   with the related monitor entity (bevyengine/bevy#24867, fixed by #25427 after 0.19.1).
//! - On X11 winit reads the list of monitors once: it subscribes to `RandR` events without Xlib, which drops
//!   events of extensions that it did not subscribe to (rust-windowing/winit#3405). A second connection
//!   subscribes here, and sends the window an event that makes winit read the list again.

use bevy::prelude::*;
use bevy::window::OnMonitor;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(|added: On<Insert, OnMonitor>, mut commands: Commands| {
        commands.entity(added.entity).remove::<OnMonitor>();
    });
    #[cfg(target_os = "linux")]
    app.add_systems(Update, x11::watch.run_if(on_message::<bevy::window::WindowCreated>));
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

    /// Starts the subscription. `NonSendMarker`, because winit windows can only be used on the main thread.
    pub(super) fn watch(_main: NonSendMarker, windows: Query<Entity, With<PrimaryWindow>>) {
        WINIT_WINDOWS.with_borrow(|opened| {
            for window in windows.iter().filter_map(|window| opened.get_window(window)) {
                if let Ok(handle) = window.window_handle()
                    && let RawWindowHandle::Xlib(handle) = handle.as_raw()
                {
                    // The thread ends with the connection. Without RandR there are no events.
                    thread::spawn(move || _ = forward_changes(handle.window as u32));
                }
            }
        });
    }

    fn forward_changes(window: u32) -> Result<(), ConnectionError> {
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
                // Without an event mask, the event goes only to the client that owns the window.
                display.send_event(false, window, EventMask::NO_EVENT, change)?;
                display.flush()?;
            }
        }
    }
}

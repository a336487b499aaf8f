//! Starting up: is there a screen and a graphics driver? Then the window.

use bevy::prelude::*;
use bevy::window::WindowResolution;

use crate::session::Match;

use super::StartMatch;

/// What the command line asks of the game.
#[derive(Default)]
pub struct LaunchOptions {
    /// A match to begin with, instead of the title screen.
    pub open: Option<Match>,
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// One sentence that says why there can be no window, and what to install.
pub fn run(options: LaunchOptions) -> Result<(), String> {
    probe()?;
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(WindowPlugin {
        primary_window: Some(Window {
            title: "Pushflip".into(),
            name: Some("org.pushflip.Pushflip".into()),
            resolution: WindowResolution::new(1280, 720),
            resize_constraints: WindowResizeConstraints { min_width: 640.0, min_height: 360.0, ..default() },
            ..default()
        }),
        ..default()
    }));
    app.add_plugins((MeshPickingPlugin, super::plugin));
    if let Some(game) = options.open {
        app.world_mut().write_message(StartMatch(Box::new(game)));
    }
    app.run();
    Ok(())
}

/// Looks for a display and a graphics driver, where Bevy itself would panic.
fn probe() -> Result<(), String> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "linux") && !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        return Err("There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set".into());
    }
    probe_driver()
}

/// Looks for a Vulkan, Metal or Direct3D driver.
pub(super) fn probe_driver() -> Result<(), String> {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        backends: wgpu::Backends::PRIMARY,
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    });
    let adapter = instance.request_adapter(&wgpu::RequestAdapterOptions::default());
    bevy::tasks::block_on(adapter).map(|_| ()).map_err(|_| {
        "There is no usable graphics driver (on Debian and Ubuntu: apt install mesa-vulkan-drivers; on \
         Fedora: dnf install mesa-vulkan-drivers; on Arch: pacman -S vulkan-swrast or your card's driver)"
            .into()
    })
}

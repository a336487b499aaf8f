//! The program's icon, for its window and as files for desktops and packages.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::theme::icon::emblem;

/// The sizes that desktops ask for, in pixels.
const SIZES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];
/// The name of the icon's files, the program's own.
const NAME: &str = "org.pushflip.Pushflip";

/// Writes the icon in every size to `folder/SIZExSIZE/apps`, the layout of icon themes, and returns the
/// paths.
///
/// # Errors
/// A sentence with the file that cannot be written, and why.
pub fn write_icons(folder: &Path) -> Result<Vec<PathBuf>, String> {
    SIZES
        .map(|size| {
            let path = folder.join(format!("{size}x{size}/apps/{NAME}.png"));
            write_icon(size, &path).map(|()| path)
        })
        .into_iter()
        .collect()
}

fn write_icon(size: u32, path: &Path) -> Result<(), String> {
    let wrong = |reason: String| format!("{} could not be written: {reason}.", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| wrong(error.to_string()))?;
    }
    let image = Image::new(
        Extent3d { width: size, height: size, depth_or_array_layers: 1 },
        TextureDimension::D2,
        emblem(size),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::MAIN_WORLD,
    );
    let picture = image.try_into_dynamic().map_err(|error| wrong(error.to_string()))?;
    picture.save(path).map_err(|error| wrong(error.to_string()))
}

/// Sets the window icon. Wayland and most docks use the icon of the desktop file instead.
#[cfg(any(target_os = "linux", windows))]
pub(super) fn plugin(app: &mut bevy::prelude::App) {
    use bevy::prelude::*;
    use bevy::window::{PrimaryWindow, WindowCreated};
    use bevy::winit::WINIT_WINDOWS;

    /// Size of the window icon, in pixels.
    const AT_WINDOW: u32 = 64;

    // `NonSendMarker`, because winit windows can only be used on the main thread.
    fn set(_main: bevy::ecs::system::NonSendMarker, windows: Query<Entity, With<PrimaryWindow>>) {
        WINIT_WINDOWS.with_borrow(|opened| {
            for window in windows.iter().filter_map(|window| opened.get_window(window)) {
                // Cannot fail: the image has the given size.
                let icon = winit::window::Icon::from_rgba(emblem(AT_WINDOW), AT_WINDOW, AT_WINDOW).ok();
                window.set_window_icon(icon);
            }
        });
    }
    app.add_systems(Update, set.run_if(on_message::<WindowCreated>));
}

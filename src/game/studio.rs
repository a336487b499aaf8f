//! The game without a window, drawn into a picture: for single pictures, and for a gallery of every
//! screen.

use std::path::Path;

use bevy::app::SubApps;
use bevy::camera::RenderTarget;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{PollType, TextureFormat};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;

use super::settings::Settings;
use super::table::camera::TableCamera;

/// Frames until a picture has come back from the graphics card and is written.
const WRITE_FRAMES: usize = 6;

/// A running game whose camera draws into an image.
pub(super) struct Studio {
    apps: SubApps,
    image: Handle<Image>,
}

impl Studio {
    /// Starts the game with settings, for a picture of so many pixels.
    ///
    /// # Errors
    /// One sentence if there is no graphics driver.
    pub fn open((width, height): (u32, u32), settings: Settings) -> Result<Self, String> {
        super::app::probe_driver()?;
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
                .set(WindowPlugin {
                    // Nobody opens it, but the display is laid out for its size.
                    primary_window: Some(Window {
                        resolution: WindowResolution::new(width, height).with_scale_factor_override(1.0),
                        ..default()
                    }),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .disable::<WinitPlugin>()
                .disable::<PipelinedRenderingPlugin>(),
        );
        app.insert_resource(settings).add_plugins((MeshPickingPlugin, super::plugin));
        let image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        let target = RenderTarget::from(image.clone());
        app.add_systems(
            PostStartup,
            move |cameras: Query<Entity, With<TableCamera>>, mut commands: Commands| {
                for camera in &cameras {
                    commands.entity(camera).insert(target.clone());
                }
            },
        );
        app.finish();
        app.cleanup();
        Ok(Self { apps: std::mem::take(app.sub_apps_mut()), image })
    }

    /// What the game holds.
    pub fn world(&mut self) -> &mut World {
        self.apps.main.world_mut()
    }

    /// Lets so many frames pass, each drawn to its end.
    ///
    /// # Errors
    /// What the graphics driver says.
    pub fn frames(&mut self, count: usize) -> Result<(), String> {
        for _ in 0..count {
            self.apps.update();
            if let Some(device) = self.apps.main.world().get_resource::<RenderDevice>() {
                let wait = PollType::Wait { submission_index: None, timeout: None };
                device.wgpu_device().poll(wait).map_err(|error| error.to_string())?;
            }
        }
        Ok(())
    }

    /// Writes what is seen now as a PNG file.
    ///
    /// # Errors
    /// One sentence if the file cannot be written.
    pub fn shoot(&mut self, path: &Path) -> Result<(), String> {
        let (image, to) = (self.image.clone(), path.to_path_buf());
        self.world().spawn(Screenshot::image(image)).observe(save_to_disk(to));
        self.frames(WRITE_FRAMES)?;
        if path.exists() { Ok(()) } else { Err(format!("{} could not be written", path.display())) }
    }
}

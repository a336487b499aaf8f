//! The game without a window, drawn into a picture: for single pictures, and for a gallery of every
//! screen.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

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

/// Frames that are drawn, the picture being the last of them: reflections and shadows come a frame late.
const DRAWN_FRAMES: usize = 3;
/// Until a picture has come back from the graphics card and is written, at most; and how often it is
/// looked for, with a frame each time.
const WRITE_TIME: Duration = Duration::from_mins(2);
const WRITE_STEP: Duration = Duration::from_millis(5);

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

    /// Lets so many frames pass that nobody sees: software takes a second to draw one.
    ///
    /// # Errors
    /// What the graphics driver says.
    pub fn pass(&mut self, frames: usize) -> Result<(), String> {
        self.open_eye(false);
        (0..frames).try_for_each(|_| self.frame())
    }

    /// Writes what is to be seen now as a PNG file.
    ///
    /// # Errors
    /// One sentence if the file cannot be written.
    pub fn shoot(&mut self, path: &Path) -> Result<(), String> {
        // An older picture must not be taken for the new one.
        let _ = std::fs::remove_file(path);
        self.open_eye(true);
        (1..DRAWN_FRAMES).try_for_each(|_| self.frame())?;
        let (image, to) = (self.image.clone(), path.to_path_buf());
        self.world().spawn(Screenshot::image(image)).observe(save_to_disk(to));
        self.frame()?;
        self.open_eye(false);
        let begin = Instant::now();
        while !path.exists() {
            if begin.elapsed() > WRITE_TIME {
                return Err(format!("{} could not be written", path.display()));
            }
            thread::sleep(WRITE_STEP);
            self.frame()?;
        }
        Ok(())
    }

    /// Whether the camera draws.
    fn open_eye(&mut self, open: bool) {
        let world = self.world();
        for mut camera in world.query_filtered::<&mut Camera, With<TableCamera>>().iter_mut(world) {
            camera.is_active = open;
        }
    }

    /// One frame, to its end.
    fn frame(&mut self) -> Result<(), String> {
        self.apps.update();
        if let Some(device) = self.apps.main.world().get_resource::<RenderDevice>() {
            let wait = PollType::Wait { submission_index: None, timeout: None };
            device.wgpu_device().poll(wait).map_err(|error| error.to_string())?;
        }
        Ok(())
    }
}

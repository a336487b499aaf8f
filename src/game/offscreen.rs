//! Offscreen rendering: the game without a window, rendered to images.

use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use bevy::app::{PluginGroupBuilder, SubApps};
use bevy::camera::RenderTarget;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{PollType, TextureFormat};
use bevy::render::renderer::RenderDevice;
use bevy::render::settings::RenderCreation;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;

pub(super) use super::exchange::save_png;
use super::scene::camera::MainCamera;
use super::scene::figures::Models;
use super::settings::Settings;

/// Frames rendered for a capture, of which the last is saved: reflections and shadows lag one frame behind.
const CAPTURE_FRAMES: usize = 3;
/// Simulated time between frames, independent of the rendering time, so that a notice is still shown when it
/// is captured.
pub(super) const FRAME_TIME: Duration = Duration::from_millis(100);
/// Longest wait for a captured image, and the interval of polling, with one frame each.
const CAPTURE_TIMEOUT: Duration = Duration::from_mins(2);
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// Whether the name of a file has an ending.
pub(super) fn ends_in(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}

/// Checks that an image can be written to a path.
///
/// # Errors
/// A sentence with the reason.
pub(super) fn check_path(path: &Path) -> Result<(), String> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let why = if !["png", "gif"].iter().any(|ending| ends_in(path, ending)) {
        "the name must end in .png for a picture, or in .gif for a whole match".to_string()
    } else if path.is_dir() {
        "it is a folder".to_string()
    } else if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        format!("there is no folder {}", folder.display())
    } else {
        return Ok(());
    };
    Err(format!("{} cannot be a picture: {why}", path.display()))
}

/// Bevy's plugins for an app without a window. The UI layout uses the given size in pixels.
pub fn windowless_plugins((width, height): (u32, u32), renderer: RenderCreation) -> PluginGroupBuilder {
    let resolution = WindowResolution::new(width, height).with_scale_factor_override(1.0);
    DefaultPlugins
        .set(RenderPlugin { render_creation: renderer, synchronous_pipeline_compilation: true, ..default() })
        .set(WindowPlugin {
            primary_window: Some(Window { resolution, ..default() }),
            exit_condition: ExitCondition::DontExit,
            ..default()
        })
        .disable::<WinitPlugin>()
        .disable::<PipelinedRenderingPlugin>()
}

/// Lets the cameras with a component render to an image of the given size.
pub fn render_to_image<C: Component>(app: &mut App, (width, height): (u32, u32)) -> Handle<Image> {
    let image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    let target = RenderTarget::from(image.clone());
    app.add_systems(PostStartup, move |cameras: Query<Entity, With<C>>, mut commands: Commands| {
        for camera in &cameras {
            commands.entity(camera).insert(target.clone());
        }
    });
    image
}

/// A running game whose camera renders to an image.
pub struct OffscreenApp {
    apps: SubApps,
    image: Handle<Image>,
}

impl OffscreenApp {
    /// Starts the game with the given settings and image size in pixels.
    ///
    /// # Errors
    /// A sentence if there is no graphics driver.
    pub fn new(size: (u32, u32), settings: Settings) -> Result<Self, String> {
        super::app::check_driver()?;
        let mut app = App::new();
        app.add_plugins(windowless_plugins(size, super::app::renderer()));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_TIME));
        app.insert_resource(settings).add_plugins((MeshPickingPlugin, super::app::plugin));
        let image = render_to_image::<MainCamera>(&mut app, size);
        app.finish();
        app.cleanup();
        Ok(Self { apps: std::mem::take(app.sub_apps_mut()), image })
    }

    pub fn world(&mut self) -> &mut World {
        self.apps.main.world_mut()
    }

    /// Runs frames without rendering the scene, since software rendering takes a second per frame.
    ///
    /// # Errors
    /// The error of the graphics driver.
    pub fn run_frames(&mut self, frames: usize) -> Result<(), String> {
        self.set_camera_active(false);
        (0..frames).try_for_each(|_| self.update())
    }

    /// Renders the current frame and writes it as a PNG file.
    ///
    /// # Errors
    /// A sentence if the file cannot be written.
    pub fn capture(&mut self, path: &Path) -> Result<(), String> {
        save_png(self.picture()?, None, path)
    }

    /// Runs frames without simulated time until all figures are visible.
    ///
    /// # Errors
    /// The error of the graphics driver.
    pub fn finish_figures(&mut self) -> Result<(), String> {
        self.set_time(Duration::ZERO);
        while !self.world().resource::<Models>().is_complete() {
            thread::sleep(POLL_INTERVAL);
            self.update()?;
        }
        self.set_time(FRAME_TIME);
        Ok(())
    }

    /// Renders the current frame, with all figures.
    ///
    /// # Errors
    /// A sentence if the image does not come.
    pub fn picture(&mut self) -> Result<Image, String> {
        self.finish_figures()?;
        self.set_camera_active(true);
        (1..CAPTURE_FRAMES).try_for_each(|_| self.update())?;
        self.next_frame()
    }

    /// Runs and renders one frame. Only this frame takes simulated time.
    ///
    /// # Errors
    /// A sentence if the image does not come.
    pub fn next_frame(&mut self) -> Result<Image, String> {
        self.set_camera_active(true);
        let (done, captured) = channel();
        let image = self.image.clone();
        self.world().spawn(Screenshot::image(image)).observe(move |shot: On<ScreenshotCaptured>| {
            // The receiver is gone after `CAPTURE_TIMEOUT`.
            let _ = done.send(shot.image.clone());
        });
        self.update()?;
        self.set_camera_active(false);
        self.set_time(Duration::ZERO);
        let begin = Instant::now();
        let image = loop {
            if let Ok(image) = captured.try_recv() {
                break image;
            }
            if begin.elapsed() > CAPTURE_TIMEOUT {
                return Err(format!("the picture did not come within {CAPTURE_TIMEOUT:?}"));
            }
            thread::sleep(POLL_INTERVAL);
            self.update()?;
        };
        self.set_time(FRAME_TIME);
        Ok(image)
    }

    fn set_time(&mut self, time: Duration) {
        self.world().insert_resource(TimeUpdateStrategy::ManualDuration(time));
    }

    fn set_camera_active(&mut self, open: bool) {
        let world = self.world();
        for mut camera in world.query_filtered::<&mut Camera, With<MainCamera>>().iter_mut(world) {
            camera.is_active = open;
        }
    }

    /// Runs one frame and waits for the GPU.
    fn update(&mut self) -> Result<(), String> {
        self.apps.update();
        if let Some(device) = self.apps.main.world().get_resource::<RenderDevice>() {
            let wait = PollType::Wait { submission_index: None, timeout: None };
            device.wgpu_device().poll(wait).map_err(|error| error.to_string())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn only_png_paths_in_existing_folders_are_accepted() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        assert_eq!(check_path(&path("table.PNG")), Ok(()));
        assert_eq!(check_path(Path::new("table.png")), Ok(()));
        fs::create_dir(path("folder.png")).expect("a folder");
        for (name, why) in
            [("match.pushflip", ".png"), ("folder.png", "is a folder"), ("no/a.png", "no folder")]
        {
            let sentence = check_path(&path(name)).expect_err(name);
            assert!(sentence.contains(name) && sentence.contains(why), "{sentence}");
        }
    }
}

//! Pictures of the game without a window: for the README, for tests, for looking at what was built.

use std::path::PathBuf;

use bevy::app::SubApps;
use bevy::camera::RenderTarget;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;

use super::table::Quality;
use super::table::camera::{TableCamera, View};
use super::{Screen, StartMatch};
use crate::session::Match;

/// Frames until everything is loaded, compiled and in place.
const FRAMES: usize = 24;
/// Frames until a picture has come back from the graphics card and is written.
const WRITE_FRAMES: usize = 6;

/// What to draw.
pub struct ScreenshotOptions {
    /// The match on the table; none for the title screen.
    pub game: Option<Match>,
    /// Width and height of the picture, in pixels.
    pub size: (u32, u32),
    /// The camera: `three-quarter`, `seat` or `top`.
    pub view: String,
    /// As software renderers draw, without reflections.
    pub low_quality: bool,
    /// The PNG file to write.
    pub out: PathBuf,
}

/// Draws one picture and writes it.
///
/// # Errors
/// One sentence if there is no graphics driver or the file cannot be written.
pub fn screenshot(options: ScreenshotOptions) -> Result<(), String> {
    super::app::probe_driver()?;
    let (width, height) = options.size;
    let view = match options.view.as_str() {
        "three-quarter" => View::ThreeQuarter,
        "seat" => View::Seat,
        "top" => View::Top,
        other => return Err(format!("{other:?} is none of three-quarter, seat, top")),
    };
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
    app.add_plugins((MeshPickingPlugin, super::plugin)).insert_resource(view);
    let image = Image::new_target_texture(
        width,
        height,
        bevy::render::render_resource::TextureFormat::Rgba8UnormSrgb,
        None,
    );
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    let target = RenderTarget::from(image.clone());
    let quality = if options.low_quality { Quality::Low } else { Quality::High };
    app.insert_resource(quality);
    app.add_systems(PostStartup, move |cameras: Query<Entity, With<TableCamera>>, mut commands: Commands| {
        for camera in &cameras {
            commands.entity(camera).insert(target.clone());
        }
    });
    if let Some(game) = options.game {
        app.world_mut().write_message(StartMatch(Box::new(game)));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    }
    app.finish();
    app.cleanup();
    let mut apps = std::mem::take(app.sub_apps_mut());
    draw(&mut apps, FRAMES)?;
    let path = options.out.clone();
    apps.main.world_mut().spawn(Screenshot::image(image)).observe(save_to_disk(path));
    draw(&mut apps, WRITE_FRAMES)?;
    if options.out.exists() { Ok(()) } else { Err(format!("{} could not be written", options.out.display())) }
}

fn draw(apps: &mut SubApps, frames: usize) -> Result<(), String> {
    for _ in 0..frames {
        apps.update();
        if let Some(device) = apps.main.world().get_resource::<RenderDevice>() {
            let wait = PollType::Wait { submission_index: None, timeout: None };
            device.wgpu_device().poll(wait).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

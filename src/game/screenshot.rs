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

use super::settings::{Quality, Settings, TableTheme};
use super::table::camera::{TableCamera, View};
use super::{Screen, StartMatch};
use crate::session::Match;

/// Frames until everything is loaded, laid out and in place; nobody sees them.
const UNSEEN_FRAMES: usize = 20;
/// Frames that are drawn, the picture being one of them.
const DRAWN_FRAMES: usize = 3;
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
    /// How finely it is drawn.
    pub quality: Quality,
    /// How the set looks.
    pub theme: TableTheme,
    /// Letters and numbers beside the board, and symbols on the pieces.
    pub coordinates: bool,
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
    app.insert_resource(Settings {
        quality: Some(options.quality),
        quixo_theme: options.theme,
        hexxagon_theme: options.theme,
        coordinates: options.coordinates,
        piece_symbols: options.coordinates,
        ..default()
    });
    app.add_plugins((MeshPickingPlugin, super::plugin)).insert_resource(view);
    let image = Image::new_target_texture(
        width,
        height,
        bevy::render::render_resource::TextureFormat::Rgba8UnormSrgb,
        None,
    );
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    let target = RenderTarget::from(image.clone());
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
    // Software draws a frame in seconds: only those are drawn that have to be.
    look(&mut apps, false);
    draw(&mut apps, UNSEEN_FRAMES)?;
    look(&mut apps, true);
    draw(&mut apps, DRAWN_FRAMES - 1)?;
    if let Ok(n) = std::env::var("PF_TIME") {
        let n: usize = n.parse().unwrap();
        let cpu = || {
            let t = std::fs::read_to_string("/proc/self/stat").unwrap();
            let f: Vec<&str> = t.rsplit(')').next().unwrap().split(' ').collect();
            f[12].parse::<f64>().unwrap() * 10.0
        };
        let t = std::time::Instant::now();
        let c = cpu();
        draw(&mut apps, n)?;
        eprintln!(
            "FRAME {:.1} ms wall {:.1} ms cpu",
            t.elapsed().as_secs_f64() * 1000.0 / n as f64,
            (cpu() - c) / n as f64
        );
    }
    let path = options.out.clone();
    apps.main.world_mut().spawn(Screenshot::image(image)).observe(save_to_disk(path));
    draw(&mut apps, 1)?;
    look(&mut apps, false);
    draw(&mut apps, WRITE_FRAMES)?;
    if options.out.exists() { Ok(()) } else { Err(format!("{} could not be written", options.out.display())) }
}

/// Opens or closes the camera's eye.
fn look(apps: &mut SubApps, open: bool) {
    let world = apps.main.world_mut();
    for mut camera in world.query_filtered::<&mut Camera, With<TableCamera>>().iter_mut(world) {
        camera.is_active = open;
    }
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

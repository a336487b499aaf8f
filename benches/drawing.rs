//! Render time of a frame, compared with a bare Bevy scene with as many meshes and lights: `cargo bench
//! --bench drawing [-- WIDTHxHEIGHT low|medium|high]`. It uses the available graphics driver, and says so if
//! there is none. Frames of both scenes alternate, so that other load slows both. With `memory` it measures a
//! process that shows the title, and one with the bare scene.

use std::process::Command;
use std::time::{Duration, Instant};

use bevy::app::{SubApps, TerminalCtrlCHandlerPlugin};
use bevy::light::CascadeShadowConfigBuilder;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice};
use bevy::render::settings::RenderCreation;
use pushflip::game::app;
use pushflip::game::offscreen::{render_to_image, windowless_plugins};
use pushflip::game::settings::{Quality, Settings};
use pushflip::game::state::StartMatch;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, Setup};

/// Frames until everything is loaded and compiled and the camera has arrived.
const WARM_UP: usize = 30;
/// Rounds, and frames of each scene in a round.
const ROUNDS: usize = 12;
const FRAMES: usize = 5;
/// Pairs of processes whose memory is compared.
const PAIRS: usize = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let size = arguments.iter().find_map(|argument| {
        let (width, height) = argument.split_once('x')?;
        Some((width.parse().ok()?, height.parse().ok()?))
    });
    let (width, height) = size.unwrap_or((1280, 720));
    let quality = match arguments.last().map(String::as_str) {
        Some("medium") => Quality::Medium,
        Some("high") => Quality::High,
        _ => Quality::Low,
    };
    if let Some(process) = arguments.iter().find_map(|argument| argument.strip_prefix("memory-of-")) {
        return show_memory(process, (width, height), quality);
    }
    println!("{width}x{height}, {quality:?}");
    if arguments.iter().any(|argument| argument == "memory") {
        return compare_memory(&arguments);
    }
    for variant in Variant::ALL {
        compare(variant, (width, height), quality);
    }
}

fn compare(variant: Variant, size: (u32, u32), quality: Quality) {
    let mut game = Scene::open(size, app::renderer(), |app| {
        app.insert_resource(Settings { quality: Some(quality), animation_speed: 0.0, ..default() });
        app.add_plugins((MeshPickingPlugin, app::plugin));
    });
    let seats = vec![Controller::Human; variant.seats()];
    game.world().write_message(StartMatch(Box::new(Match::new(Setup::new(variant, &seats)))));
    game.frames(WARM_UP);
    if game.world().get_resource::<RenderAdapterInfo>().is_none() {
        println!("{variant}: skipped, there is no graphics driver");
        return;
    }
    let content = Content::of(game.world());
    let mut bare = Scene::open(size, RenderCreation::default(), |app| {
        app.insert_resource(content).add_systems(Startup, spawn_bare_scene);
    });
    bare.frames(WARM_UP);
    let mut ratios: Vec<f64> = Vec::new();
    let mut totals = [Duration::ZERO; 2];
    for _ in 0..ROUNDS {
        let times = [game.frames(FRAMES), bare.frames(FRAMES)];
        ratios.push(times[0].as_secs_f64() / times[1].as_secs_f64());
        totals = [totals[0] + times[0], totals[1] + times[1]];
    }
    ratios.sort_by(f64::total_cmp);
    let [of_game, of_bare] = totals.map(|total| total.as_secs_f64() * 1_000.0 / (ROUNDS * FRAMES) as f64);
    println!(
        "{:<14} {} meshes, {} lights: {of_game:.1} ms, bare {of_bare:.1} ms, ratio {:.2} ({:.2} to {:.2})",
        variant.id(),
        content.meshes,
        content.lights,
        ratios[ROUNDS / 2],
        ratios[0],
        ratios[ROUNDS - 1],
    );
}

/// Starts processes alternately and prints the memory of each after its first frames.
fn compare_memory(arguments: &[String]) {
    let run = |process: String| -> Vec<String> {
        let arguments = arguments.iter().filter(|argument| *argument != "memory");
        let itself = std::env::current_exe().expect("the path of this program");
        let child = Command::new(itself).arg(process).args(arguments).output().expect("the program");
        let said = String::from_utf8_lossy(&child.stdout).into_owned();
        said.lines().last().unwrap_or_default().split(' ').map(String::from).collect()
    };
    for _ in 0..PAIRS {
        let game = run("memory-of-game".into());
        let [Some(of_game), Some(content)] = [game.first(), game.get(1)] else {
            println!("skipped: there is no graphics driver, or no /proc/self/status");
            return;
        };
        let bare = run(format!("memory-of-{content}"));
        let [of_game, of_bare] =
            [of_game, &bare[0]].map(|kib| kib.parse::<f64>().expect("a number of KiB") / 1024.0);
        println!("title: {of_game:.0} MiB, bare scene {of_bare:.0} MiB, ratio {:.2}", of_game / of_bare);
    }
}

/// Renders the title or a bare scene, and prints the memory of the process in KiB; for the title also the
/// content that a bare scene needs.
fn show_memory(process: &str, size: (u32, u32), quality: Quality) {
    let mut scene = if process == "game" {
        Scene::open(size, app::renderer(), |app| {
            app.insert_resource(Settings { quality: Some(quality), animation_speed: 0.0, ..default() });
            app.add_plugins((MeshPickingPlugin, app::plugin));
        })
    } else {
        let numbers: Vec<u32> = process.split(',').map(|number| number.parse().expect("a number")).collect();
        let content = Content {
            meshes: numbers[0] as usize,
            lights: numbers[1] as usize,
            shadows: numbers[2] == 1,
            samples: if numbers[3] == 1 { Msaa::Off } else { Msaa::Sample4 },
        };
        Scene::open(size, RenderCreation::default(), |app| {
            app.insert_resource(content).add_systems(Startup, spawn_bare_scene);
        })
    };
    scene.frames(WARM_UP);
    if scene.world().get_resource::<RenderAdapterInfo>().is_none() {
        return;
    }
    let Ok(status) = std::fs::read_to_string("/proc/self/status") else { return };
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = resident.and_then(|rest| rest.split_whitespace().next()).expect("a field of /proc");
    let Content { meshes, lights, shadows, samples } = Content::of(scene.world());
    println!("{kib} {meshes},{lights},{},{}", u32::from(shadows), samples.samples());
}

/// The content of the game that the bare scene must match.
#[derive(Resource, Clone, Copy)]
struct Content {
    meshes: usize,
    lights: usize,
    shadows: bool,
    samples: Msaa,
}

impl Content {
    fn of(world: &mut World) -> Self {
        let mut meshes = world.query_filtered::<&ViewVisibility, With<Mesh3d>>();
        let meshes = meshes.iter(world).filter(|visible| visible.get()).count();
        let mut suns = world.query::<&DirectionalLight>();
        let shadows = suns.iter(world).any(|light| light.shadow_maps_enabled);
        let mut lamps = world.query::<&PointLight>();
        let lights = suns.iter(world).count() + lamps.iter(world).count();
        let mut cameras = world.query_filtered::<&Msaa, With<Camera3d>>();
        let samples = cameras.iter(world).next().copied().unwrap_or_default();
        Self { meshes, lights, shadows, samples }
    }
}

/// Spawns cubes on a floor, and a directional light for each light.
fn spawn_bare_scene(
    mut commands: Commands,
    content: Res<Content>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let floor = meshes.add(Plane3d::default().mesh().size(40.0, 40.0));
    let material = materials.add(Color::srgb(0.5, 0.4, 0.3));
    commands.spawn((Mesh3d(floor), MeshMaterial3d(material.clone()), Transform::from_xyz(0.0, -0.5, 0.0)));
    let cube = meshes.add(Cuboid::from_length(0.9));
    let edge = (content.meshes as f32).sqrt().ceil() as usize;
    for number in 1..content.meshes {
        let (column, row) = (number % edge, number / edge);
        let place = vec3(column as f32, 0.0, row as f32) - vec3(1.0, 0.0, 1.0) * (edge as f32 / 2.0);
        commands.spawn((
            Mesh3d(cube.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(place),
        ));
    }
    for _ in 0..content.lights {
        commands.spawn((
            DirectionalLight { shadow_maps_enabled: content.shadows, ..default() },
            CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 34.0, ..default() }.build(),
            Transform::from_xyz(3.0, 8.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y),
        ));
    }
    commands.spawn((
        Camera3d::default(),
        content.samples,
        Transform::from_xyz(0.0, 9.0, 9.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// An app that renders to an image.
struct Scene(SubApps);

impl Scene {
    fn open(size: (u32, u32), renderer: RenderCreation, content: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        let plugins = windowless_plugins(size, renderer);
        app.add_plugins(plugins.disable::<LogPlugin>().disable::<TerminalCtrlCHandlerPlugin>());
        content(&mut app);
        render_to_image::<Camera3d>(&mut app, size);
        app.finish();
        app.cleanup();
        Self(std::mem::take(app.sub_apps_mut()))
    }

    fn world(&mut self) -> &mut World {
        self.0.main.world_mut()
    }

    /// The duration of a number of frames, until the GPU has finished.
    fn frames(&mut self, count: usize) -> Duration {
        let start = Instant::now();
        for _ in 0..count {
            self.0.update();
            if let Some(device) = self.0.main.world().get_resource::<RenderDevice>() {
                let wait = PollType::Wait { submission_index: None, timeout: None };
                device.wgpu_device().poll(wait).expect("a finished submission");
            }
        }
        start.elapsed()
    }
}

//! The measured scenes: the game, and a bare scene of Bevy with as many meshes and lights.

use std::time::{Duration, Instant};

use bevy::app::{SubApps, TerminalCtrlCHandlerPlugin};
use bevy::light::CascadeShadowConfigBuilder;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::diagnostic::RenderDiagnosticsPlugin;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice};
use bevy::render::settings::RenderCreation;
use bevy::time::TimeUpdateStrategy;
use pushflip::game::app;
use pushflip::game::offscreen::{render_to_image, windowless_plugins};
use pushflip::game::scene::figures::Models;
use pushflip::game::settings::{Quality, Settings};
use pushflip::game::state::StartMatch;
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, Setup};

/// Frames until everything is loaded and compiled and the camera has arrived.
pub const WARM_UP: usize = 30;

/// The content of the game that the bare scene must match.
#[derive(Resource, Clone, Copy)]
pub struct Content {
    pub meshes: usize,
    pub lights: usize,
    pub shadows: bool,
    pub samples: Msaa,
}

impl Content {
    pub fn of(world: &mut World) -> Self {
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
pub struct Scene(pub SubApps);

impl Scene {
    /// A match of people in its first position, at rest.
    pub fn playing(variant: Variant, size: (u32, u32), quality: Quality) -> Self {
        let mut scene = Self::game(size, quality);
        scene.start(variant, Controller::Human);
        scene
    }

    /// A match of a person against computers, with animations of 16 ms a frame.
    pub fn against_computers(variant: Variant, size: (u32, u32), quality: Quality, figures: bool) -> Self {
        let mut scene = Self::game(size, quality);
        let mut settings = scene.world().resource_mut::<Settings>();
        (settings.figures, settings.animation_speed) = (figures, 1.0);
        scene.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
        scene.start(variant, Controller::Computer(Level::Beginner));
        scene
    }

    fn start(&mut self, variant: Variant, others: Controller) {
        let mut seats = vec![others; variant.seats()];
        seats[0] = Controller::Human;
        self.world().write_message(StartMatch(Box::new(Match::new(Setup::new(variant, &seats)))));
        self.frames(WARM_UP);
        while !self.world().resource::<Models>().is_complete() {
            self.frames(1);
        }
    }

    /// The title at rest.
    pub fn title(size: (u32, u32), quality: Quality) -> Self {
        let mut scene = Self::game(size, quality);
        scene.frames(WARM_UP);
        scene
    }

    fn game(size: (u32, u32), quality: Quality) -> Self {
        Self::open(size, app::renderer(), |app| {
            app.insert_resource(Settings { quality: Some(quality), animation_speed: 0.0, ..default() });
            app.add_plugins((MeshPickingPlugin, RenderDiagnosticsPlugin, app::plugin));
        })
    }

    /// A scene of Bevy with as much content.
    pub fn bare(content: Content, size: (u32, u32)) -> Self {
        let mut scene = Self::open(size, RenderCreation::default(), |app| {
            app.add_plugins(RenderDiagnosticsPlugin);
            app.insert_resource(content).add_systems(Startup, spawn_bare_scene);
        });
        scene.frames(WARM_UP);
        scene
    }

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

    pub fn world(&mut self) -> &mut World {
        self.0.main.world_mut()
    }

    pub fn has_driver(&mut self) -> bool {
        self.world().contains_resource::<RenderAdapterInfo>()
    }

    /// The duration of a number of frames, until the GPU has finished.
    pub fn frames(&mut self, count: usize) -> Duration {
        let start = Instant::now();
        for _ in 0..count {
            self.0.update();
            self.wait();
        }
        start.elapsed()
    }

    /// Waits for the GPU.
    pub fn wait(&mut self) {
        if let Some(device) = self.world().get_resource::<RenderDevice>() {
            let wait = PollType::Wait { submission_index: None, timeout: None };
            device.wgpu_device().poll(wait).expect("a finished submission");
        }
    }
}

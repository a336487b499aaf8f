//! The whole game without a window or a graphics card, driven by pointer events as a window sends them.

mod fit;
pub mod hands;
pub mod screens;

use std::time::{Duration, Instant};

use bevy::input::{ButtonState, mouse::MouseButtonInput};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, ExitCondition, PrimaryWindow, WindowEvent, WindowResolution};
use bevy::winit::WinitPlugin;
use pushflip::game::language::Language;
use pushflip::game::settings::Settings;
use pushflip::game::table::camera::TableCamera;
use pushflip::game::{CurrentMatch, Phase, StartMatch, Storage};
use pushflip::session::{Folders, Match, Setup};

/// Time that passes with each update.
const STEP: Duration = Duration::from_millis(100);
/// The longest wait for a ply, in seconds of real time: machines that test are slow.
const PATIENCE: u64 = 240;

/// A running game.
pub struct Table {
    pub app: App,
}

impl Table {
    /// The title screen, in a window of a size.
    pub fn open(width: u32, height: u32) -> Self {
        Self::open_with(width, height, None)
    }

    /// The same as the program does it, with folders for what is kept.
    pub fn keeping(folders: Folders) -> Self {
        Self::open_with(1280, 720, Some(folders))
    }

    fn open_with(width: u32, height: u32, folders: Option<Folders>) -> Self {
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                        backends: None,
                        ..default()
                    })),
                    ..default()
                })
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        resolution: WindowResolution::new(width, height).with_scale_factor_override(1.0),
                        ..default()
                    }),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .disable::<LogPlugin>()
                .disable::<bevy::app::TerminalCtrlCHandlerPlugin>()
                .disable::<WinitPlugin>(),
        );
        // Bevy 0.19 panics without it when something is despawned and no graphics card is there.
        app.add_plugins(bevy::render::sync_world::SyncWorldPlugin);
        // Tests speak English, whatever the desktop does.
        app.insert_resource(Settings { language: Some(Language::English), ..default() });
        app.add_plugins((MeshPickingPlugin, pushflip::game::plugin));
        if let Some(folders) = folders {
            app.insert_resource(Storage(folders));
        }
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        app.finish();
        app.cleanup();
        let mut table = Self { app };
        table.updates(4);
        table
    }

    /// A match, with its first player to move.
    pub fn playing(setup: Setup) -> Self {
        let mut table = Self::open(1280, 720);
        table.app.world_mut().write_message(StartMatch(Box::new(Match::new(setup))));
        table.updates(20);
        table
    }

    pub fn updates(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    pub fn game(&self) -> &Match {
        self.app.world().resource::<CurrentMatch>()
    }

    pub fn moves(&self) -> Vec<String> {
        self.game().moves().iter().map(ToString::to_string).collect()
    }

    pub fn phase(&self) -> Option<Phase> {
        self.app.world().get_resource::<State<Phase>>().map(|phase| *phase.get())
    }

    /// Updates until the match waits for a person or is over.
    pub fn settle(&mut self) {
        let mut start = Instant::now();
        let mut plies = self.game().moves().len();
        loop {
            self.updates(2);
            if self.game().moves().len() != plies {
                (start, plies) = (Instant::now(), self.game().moves().len());
            }
            match self.phase() {
                Some(Phase::Choosing | Phase::Over) | None => return,
                Some(Phase::Thinking) => std::thread::sleep(Duration::from_millis(2)),
                Some(Phase::Animating) => {}
            }
            assert!(start.elapsed().as_secs() < PATIENCE, "nobody moves; played so far: {:?}", self.moves());
        }
    }

    /// The entity with a name.
    pub fn named(&mut self, name: &str) -> Option<Entity> {
        let mut query = self.app.world_mut().query::<(Entity, &Name)>();
        query.iter(self.app.world()).find(|(_, n)| n.as_str() == name).map(|(entity, _)| entity)
    }

    /// Where the pointer has to be for a point of the table.
    pub fn on_screen(&mut self, point: Vec3) -> Vec2 {
        let mut query =
            self.app.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
        let (camera, at) = query.single(self.app.world()).expect("one camera");
        camera.world_to_viewport(at, point).expect("in the picture")
    }

    /// Where the pointer has to be for something on the table; `above` its origin.
    pub fn over(&mut self, name: &str, above: f32) -> Vec2 {
        let entity = self.named(name).unwrap_or_else(|| panic!("there is no {name}"));
        let at = self.app.world().get::<GlobalTransform>(entity).expect("a place").translation();
        self.on_screen(at + Vec3::Y * above)
    }

    fn window(&mut self) -> Entity {
        let mut query = self.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        query.single(self.app.world()).expect("one window")
    }

    pub fn point_at(&mut self, position: Vec2) {
        let window = self.window();
        let event = CursorMoved { window, position, delta: None };
        let world = self.app.world_mut();
        world.write_message(event.clone());
        world.write_message(WindowEvent::CursorMoved(event));
        world.get_mut::<Window>(window).expect("a window").set_cursor_position(Some(position));
        self.updates(2);
    }

    pub fn press(&mut self, state: ButtonState) {
        let window = self.window();
        let event = MouseButtonInput { button: MouseButton::Left, state, window };
        self.app.world_mut().write_message(event);
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(event));
        self.updates(1);
    }

    pub fn click(&mut self, position: Vec2) {
        self.point_at(position);
        self.press(ButtonState::Pressed);
        self.press(ButtonState::Released);
        self.updates(3);
    }

    /// A hand that comes, presses and lets go within one slow frame.
    pub fn click_within_a_frame(&mut self, position: Vec2) {
        let window = self.window();
        let world = self.app.world_mut();
        world.write_message(WindowEvent::CursorMoved(CursorMoved { window, position, delta: None }));
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let event = MouseButtonInput { button: MouseButton::Left, state, window };
            world.write_message(WindowEvent::MouseButtonInput(event));
        }
        self.updates(4);
    }

    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.point_at(from);
        self.press(ButtonState::Pressed);
        self.point_at(from.lerp(to, 0.3));
        self.updates(3);
        self.point_at(to);
        self.updates(2);
        self.press(ButtonState::Released);
        self.updates(3);
    }
}

//! The whole game without a window or a graphics card, driven by pointer and key events as a window
//! sends them.

mod fit;
mod keys;
pub mod matches;
mod pointer;
mod sight;
mod waiting;
mod widgets;

use std::path::Path;
use std::time::Duration;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::state::state::FreelyMutableState;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, PrimaryWindow, WindowResolution};
use bevy::winit::WinitPlugin;
use pushflip::game::gallery::scene::Stage;
use pushflip::game::language::Language;
use pushflip::game::settings::Settings;
use pushflip::game::state::{Menu, Phase, Screen, Storage};
use pushflip::game::turn::CurrentMatch;
use pushflip_core::session::{Folders, Match};

impl Stage for Table {
    fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    fn pass(&mut self, frames: usize) -> Result<(), String> {
        self.updates(frames);
        Ok(())
    }
}

/// Time that passes with each update.
const STEP: Duration = Duration::from_millis(100);

/// A running game.
pub struct Table {
    pub app: App,
}

/// The folders for what is kept, in a folder of the test.
pub fn folders(folder: &Path) -> Folders {
    Folders { data: folder.join("data"), config: folder.join("config") }
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

    /// The same in a window of another size.
    pub fn keeping_at(width: u32, height: u32, folders: Folders) -> Self {
        Self::open_with(width, height, Some(folders))
    }

    fn open_with(width: u32, height: u32, folders: Option<Folders>) -> Self {
        let mut table = Self::unstarted(width, height);
        if let Some(folders) = folders {
            table.keep_in(&folders);
        }
        table.updates(4);
        table
    }

    /// The game before its first frame.
    pub fn unstarted(width: u32, height: u32) -> Self {
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
        app.add_plugins((MeshPickingPlugin, pushflip::game::app::plugin));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        app.finish();
        app.cleanup();
        Self { app }
    }

    /// From now on settings, records and progress are kept in these folders. The match in progress is only by
    /// [`keeping`](Self::keeping).
    pub fn keep_in(&mut self, folders: &Folders) {
        self.app.insert_resource(Storage(folders.clone()));
    }

    /// So many frames, each a tenth of a second long.
    pub fn updates(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// The match that lies on the table.
    pub fn game(&self) -> &Match {
        self.resource::<CurrentMatch>().as_match()
    }

    /// The moves of that match, in notation.
    pub fn moves(&self) -> Vec<String> {
        self.game().moves().iter().map(ToString::to_string).collect()
    }

    /// Where its turn stands; nothing where nobody plays.
    pub fn phase(&self) -> Option<Phase> {
        self.app.world().get_resource::<State<Phase>>().map(|phase| *phase.get())
    }

    /// The screen that is shown.
    pub fn screen(&self) -> Screen {
        *self.resource::<State<Screen>>().get()
    }

    /// The menu over it.
    pub fn menu(&self) -> Menu {
        *self.resource::<State<Menu>>().get()
    }

    /// Goes to a screen or a menu without a hand on anything.
    pub fn go<S: FreelyMutableState>(&mut self, state: S) {
        self.resource_mut::<NextState<S>>().set(state);
        self.updates(4);
    }

    /// The notice that shows, with the sentences of one moment one under the other; empty if there is none.
    pub fn notice(&mut self) -> String {
        self.named("Notice").map_or_else(String::new, |_| self.text_in("Notice"))
    }

    /// What the game knows.
    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource()
    }

    /// What the game knows, to be changed.
    pub fn resource_mut<R: Resource<Mutability = bevy::ecs::component::Mutable>>(&mut self) -> Mut<'_, R> {
        self.app.world_mut().resource_mut()
    }

    /// The player's settings, to be changed.
    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.resource_mut()
    }

    /// Changes the language.
    pub fn speak(&mut self, language: Language) {
        self.settings().language = Some(language);
        self.updates(5);
        assert_eq!(*self.resource::<Language>(), language);
    }

    /// Sends a message as the game itself would; it is heard with the next update.
    pub fn send<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    /// The window that all input comes through.
    pub fn window(&mut self) -> Entity {
        let mut windows = self.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(self.app.world()).expect("one window")
    }
}

//! Test harness: the complete game without a window or a graphics card, driven by the pointer and key events of a
//! window.

mod fit;
mod keys;
pub mod matches;
mod pointer;
mod sight;
mod waiting;
mod widgets;

use std::path::Path;
use std::time::Duration;

use bevy::anti_alias::AntiAliasPlugin;
use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::log::LogPlugin;
use bevy::post_process::PostProcessPlugin;
use bevy::prelude::*;
use bevy::render::settings::WgpuSettings;
use bevy::state::state::FreelyMutableState;
use bevy::time::TimeUpdateStrategy;
use bevy::ui_render::UiRenderPlugin;
use bevy::window::PrimaryWindow;
use pushflip::game::language::UiLanguage;
use pushflip::game::offscreen::windowless_plugins;
use pushflip::game::settings::Settings;
use pushflip::game::state::{Menu, Phase, Screen, Storage};
use pushflip::game::turn::CurrentMatch;
use pushflip_core::language::Language;
use pushflip_core::session::{Folders, Match};
use pushflip_lab::gallery::scene::Stage;
use tempfile::TempDir;

impl Stage for TestApp {
    fn world(&mut self) -> &mut World {
        self.bevy.world_mut()
    }

    fn pass(&mut self, frames: usize) -> Result<(), String> {
        self.frames(frames);
        Ok(())
    }
}

const STEP: Duration = Duration::from_millis(100);

pub struct TestApp {
    pub bevy: App,
    /// The game's own folders, which are deleted after it.
    folders: Option<TestFolders>,
}

/// Folders for saved files, in a folder of the test.
pub fn folders(folder: &Path) -> Folders {
    Folders { data: folder.join("data"), config: folder.join("config") }
}

/// Folders for saved files, which are deleted with this value.
#[derive(Deref)]
pub struct TestFolders {
    #[deref]
    folders: Folders,
    _folder: TempDir,
}

pub fn temporary_folders() -> TestFolders {
    let folder = tempfile::tempdir().expect("a folder");
    TestFolders { folders: folders(folder.path()), _folder: folder }
}

/// The messages of a kind since [`TestApp::record`].
#[derive(Resource)]
struct Recorded<M: Message>(Vec<M>);

impl TestApp {
    /// Opens the game at the title, in a window of the given size, without saved files.
    pub fn open(width: u32, height: u32) -> Self {
        Self::open_with(width, height, None)
    }

    /// Opens the game with folders for saved files.
    pub fn keeping(folders: Folders) -> Self {
        Self::open_with(1280, 720, Some(folders))
    }

    /// Opens the game with folders of its own for saved files.
    pub fn keeping_files() -> Self {
        let folders = temporary_folders();
        let app = Self::keeping(folders.clone());
        Self { folders: Some(folders), ..app }
    }

    /// Opens the game with folders for saved files, in a window of the given size.
    pub fn keeping_at(width: u32, height: u32, folders: Folders) -> Self {
        Self::open_with(width, height, Some(folders))
    }

    fn open_with(width: u32, height: u32, folders: Option<Folders>) -> Self {
        let mut app = Self::unstarted(width, height);
        if let Some(folders) = folders {
            app.keep_in(&folders);
        }
        app.rest();
        app
    }

    /// The game before its first frame.
    pub fn unstarted(width: u32, height: u32) -> Self {
        let mut app = App::new();
        let no_renderer = WgpuSettings { backends: None, ..default() };
        let plugins = windowless_plugins((width, height), no_renderer.into());
        let plugins = plugins.disable::<LogPlugin>().disable::<TerminalCtrlCHandlerPlugin>();
        // Without a renderer these only parse their shaders, which takes a tenth of the time of all tests.
        let plugins = plugins.disable::<CorePipelinePlugin>().disable::<PostProcessPlugin>();
        app.add_plugins(plugins.disable::<AntiAliasPlugin>().disable::<UiRenderPlugin>());
        // Without it Bevy 0.19 panics at a despawn if there is no graphics card.
        app.add_plugins(bevy::render::sync_world::SyncWorldPlugin);
        // English, independent of the desktop.
        app.insert_resource(Settings {
            language: Some(Language::English),
            opponents_talk: false,
            ..default()
        });
        app.add_plugins((MeshPickingPlugin, pushflip::game::app::plugin));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        app.finish();
        app.cleanup();
        Self { bevy: app, folders: None }
    }

    /// Closes the game, so that everything is written. Returns its own folders.
    pub fn close(self) -> TestFolders {
        drop(self.bevy);
        self.folders.expect("folders of its own")
    }

    /// Saves settings, records and progress in these folders from now on. The autosave needs
    /// [`keeping`](Self::keeping).
    pub fn keep_in(&mut self, folders: &Folders) {
        self.bevy.insert_resource(Storage(folders.clone()));
    }

    /// Runs a number of frames, each a tenth of a second long. For tests of single frames and of durations; all others
    /// wait for a condition.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.bevy.update();
        }
    }

    pub fn game(&self) -> &Match {
        self.resource::<CurrentMatch>().as_match()
    }

    pub fn moves(&self) -> Vec<String> {
        self.game().moves().iter().map(ToString::to_string).collect()
    }

    /// The phase, on screens where moves are played.
    pub fn phase(&self) -> Option<Phase> {
        self.bevy.world().get_resource::<State<Phase>>().map(|phase| *phase.get())
    }

    pub fn screen(&self) -> Screen {
        *self.resource::<State<Screen>>().get()
    }

    pub fn menu(&self) -> Menu {
        *self.resource::<State<Menu>>().get()
    }

    /// Sets a screen or a menu directly.
    pub fn go<S: FreelyMutableState>(&mut self, state: S) {
        self.resource_mut::<NextState<S>>().set(state.clone());
        self.until(state);
    }

    /// The text of the notice, with simultaneous sentences on separate lines; empty if there is none.
    pub fn notice(&mut self) -> String {
        self.named("Notice").map_or_else(String::new, |_| self.text_in("Notice"))
    }

    pub fn resource<R: Resource>(&self) -> &R {
        self.bevy.world().resource()
    }

    pub fn resource_mut<R: Resource<Mutability = bevy::ecs::component::Mutable>>(&mut self) -> Mut<'_, R> {
        self.bevy.world_mut().resource_mut()
    }

    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.resource_mut()
    }

    pub fn speak(&mut self, language: Language) {
        self.set(|settings| settings.language = Some(language));
        assert_eq!(self.resource::<UiLanguage>().0, language);
    }

    /// Sends a message, which is read in the next frame.
    pub fn send<M: Message>(&mut self, message: M) {
        self.bevy.world_mut().write_message(message);
    }

    /// Records the messages of a kind from now on.
    pub fn record<M: Message + Clone>(&mut self) {
        let record = |mut sent: MessageReader<M>, mut recorded: ResMut<Recorded<M>>| {
            recorded.0.extend(sent.read().cloned());
        };
        self.bevy.insert_resource(Recorded::<M>(Vec::new())).add_systems(Last, record);
    }

    pub fn recorded<M: Message>(&self) -> &[M] {
        &self.resource::<Recorded<M>>().0
    }

    pub fn take_recorded<M: Message>(&mut self) -> Vec<M> {
        std::mem::take(&mut self.resource_mut::<Recorded<M>>().0)
    }

    pub fn window(&mut self) -> Entity {
        let mut windows = self.bevy.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(self.bevy.world()).expect("one window")
    }
}

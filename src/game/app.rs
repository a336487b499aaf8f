//! The whole game as one Bevy app, and its start: checks for a display and a graphics driver, then opens the
//! window.

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::time::Duration;

use bevy::log::{DEFAULT_FILTER, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{MemoryHints, RenderCreation, WgpuSettings};
use bevy::time::Real;
use bevy::window::{PrimaryWindow, WindowResolution};

use super::language::{Language, words};
use super::power::Compiling;
use super::settings::Settings;
use super::state::{Clicked, Invited, Notice, StartMatch, Storage};
use super::wake::DrawWhile;
use super::{
    accessibility, audio, cues, exchange, hud, input, menus, online, power, saving, screens, settings,
    solving, state, table, theme, turn, upstream, wake,
};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::rules::TextError;
use pushflip_core::session::{FileError, Folders, Launch, Match};

/// Who logs nothing: the libraries of the network name relays, and keys of others, in a journal that is kept.
const QUIET: &str = "iroh=off,netwatch=off,noq=off,mdns_sd=off";

/// Everything but the window and the renderer: what the game adds to Bevy's own plugins.
pub fn plugin(app: &mut App) {
    app.add_plugins((state::plugin, wake::plugin, upstream::plugin))
        .add_plugins(settings::spoken::plugin)
        .add_plugins((
            table::plugin,
            turn::plugin,
            input::plugin,
            online::plugin,
            power::plugin,
            saving::plugin,
            solving::plugin,
        ))
        .add_plugins((audio::plugin, cues::plugin, accessibility::plugin, exchange::plugin))
        .add_plugins((settings::plugin, theme::plugin, screens::plugin, menus::plugin, hud::plugin));
}

/// What the program was called for, beside a match.
#[derive(Clone, Debug)]
pub enum Welcome {
    /// To open a file that cannot be read.
    Unread(FileError),
    /// To accept an invitation whose link was clicked on; it may be damaged.
    Invited(Result<Invitation, TextError>),
}

impl Welcome {
    /// Lets the title offer the invitation, or says what is wrong.
    pub fn say(self, world: &mut World) {
        let language = *world.resource::<Language>();
        let wrong = match self {
            Self::Unread(error) => words::file_error(language, &error),
            Self::Invited(Ok(invitation)) => {
                world.insert_resource(Clicked(Some(invitation.clone())));
                world.insert_resource(Invited(Some(invitation)));
                return;
            }
            Self::Invited(Err(_)) => language.say("title-link-damaged"),
        };
        world.write_message(Notice(wrong));
    }
}

/// Opens the window and plays until it is closed. Without wishes for a match it begins with the
/// title screen, and with what it was called for.
///
/// # Errors
/// One sentence that says why there can be no window, and what to install; or what is wrong with
/// the wishes.
pub fn run(launch: &Launch, first: Option<Welcome>) -> Result<ExitCode, String> {
    probe()?;
    let folders = Folders::find();
    let (settings, warning) = match &folders {
        Ok(folders) => Settings::load(folders),
        Err(why) => (Settings::default(), Some(why.clone())),
    };
    let place = settings.window;
    let mut app = App::new();
    // A match goes on where a test would panic: at a change of something that is gone by then.
    app.set_error_handler(bevy::ecs::error::error);
    let window = Window {
        title: "Pushflip".into(),
        name: Some("org.pushflip.Pushflip".into()),
        resolution: WindowResolution::new(place.width, place.height),
        position: place.at.map_or(WindowPosition::Automatic, |at| WindowPosition::At(at.into())),
        resize_constraints: WindowResizeConstraints { min_width: 640.0, min_height: 360.0, ..default() },
        visible: false,
        ..default()
    };
    open(&mut app, window)?;
    app.insert_resource(settings).add_plugins((MeshPickingPlugin, plugin, show_when_drawn));
    #[cfg(target_os = "linux")]
    app.add_plugins(super::app_icon::plugin);
    if let Ok(folders) = folders {
        app.insert_resource(Storage(folders));
    }
    let language = *app.world().resource::<Language>();
    if let Some(error) = warning {
        let why = words::file_error(language, &error);
        let sentence = match error {
            FileError::LeftOut(..) => why,
            _ => language.tell("common-settings-not-read", &[("why", why.into())]),
        };
        app.world_mut().write_message(Notice(sentence));
    }
    if let Some(first) = first {
        first.say(app.world_mut());
    }
    if let Some(game) = wished(launch)? {
        app.world_mut().write_message(StartMatch(Box::new(game)));
    }
    Ok(if app.run().is_success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// So many pictures without a shader to be compiled are whole.
const WHOLE: u32 = 3;
/// The longest time in which the window is not shown, and in which it is dark.
const HIDDEN: Duration = Duration::from_secs(4);
const COVERED: Duration = Duration::from_secs(20);

/// What covers the table in a window that is shown before: where the card is slow, and on Wayland, where a window
/// cannot be hidden.
#[derive(Component)]
struct Cover;

/// Shows the window when the table has been drawn. Before that pictures are bright, with half of their parts.
fn show_when_drawn(app: &mut App) {
    let cover = |mut commands: Commands, dark: Res<ClearColor>| {
        commands.spawn((
            Name::new("Cover"),
            Cover,
            Pickable::IGNORE,
            GlobalZIndex(i32::MAX),
            BackgroundColor(dark.0),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                ..default()
            },
        ));
    };
    app.add_systems(Startup, cover).add_systems(Update, show).draw_while(any_with_component::<Cover>);
}

fn show(
    covers: Query<Entity, With<Cover>>,
    compiling: Res<Compiling>,
    time: Res<Time<Real>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut whole: Local<u32>,
    mut commands: Commands,
) {
    if covers.is_empty() {
        return;
    }
    *whole = if compiling.is_under_way() { 0 } else { *whole + 1 };
    let is_after = |longest| *whole > WHOLE || time.elapsed() >= longest;
    for mut window in windows.iter_mut().filter(|window| is_after(HIDDEN) && !window.visible) {
        window.visible = true;
    }
    if is_after(COVERED) {
        covers.iter().for_each(|cover| commands.entity(cover).despawn());
    }
}

/// How the graphics card is used: with little memory at a time. Otherwise what textures needed on their way to it is
/// kept for others to come, which a board game does not have.
#[must_use]
pub fn renderer() -> RenderCreation {
    WgpuSettings { memory_hints: MemoryHints::MemoryUsage, ..default() }.into()
}

/// Adds Bevy with a window. A display that is named but does not answer is found out only here, where
/// Bevy 0.19 panics.
fn open(app: &mut App, window: Window) -> Result<(), String> {
    let window = WindowPlugin { primary_window: Some(window), ..default() };
    let log = LogPlugin { filter: format!("{DEFAULT_FILTER}{QUIET}"), ..default() };
    let plugins =
        DefaultPlugins.set(window).set(log).set(RenderPlugin { render_creation: renderer(), ..default() });
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let opened = panic::catch_unwind(AssertUnwindSafe(|| _ = app.add_plugins(plugins)));
    panic::set_hook(hook);
    opened.map_err(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let why = words.or(panic.downcast_ref::<&str>().copied()).unwrap_or("Bevy does not say why");
        let names = ["WAYLAND_DISPLAY", "DISPLAY"].map(|name| std::env::var(name).unwrap_or_default());
        let display = names.into_iter().find(|name| !name.is_empty()).filter(|_| why.contains("event loop"));
        let why = display.map_or(why.to_string(), |name| format!("the display {name} does not answer"));
        format!("No window can be opened: {why}")
    })
}

/// The match that the command line asks for.
fn wished(launch: &Launch) -> Result<Option<Match>, String> {
    if let Some(opened) = &launch.opened {
        return Ok(Some(opened.clone()));
    }
    let setup = launch.setup().map_err(|error| error.to_string())?;
    Ok(launch.says_something().then(|| Match::new(setup)))
}

/// Looks for a display and a graphics driver, where Bevy itself would panic.
fn probe() -> Result<(), String> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "linux") && !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        return Err("There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set".into());
    }
    probe_driver()
}

/// Looks for a Vulkan, Metal or Direct3D driver.
pub(super) fn probe_driver() -> Result<(), String> {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        // As Bevy chooses them.
        backends: wgpu::Backends::from_env().unwrap_or(wgpu::Backends::PRIMARY),
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    });
    let adapter = instance.request_adapter(&wgpu::RequestAdapterOptions::default());
    bevy::tasks::block_on(adapter).map(|_| ()).map_err(|_| {
        "There is no usable graphics driver (on Debian and Ubuntu: apt install mesa-vulkan-drivers; on \
         Fedora: dnf install mesa-vulkan-drivers; on Arch: pacman -S vulkan-swrast or your card's driver)"
            .into()
    })
}

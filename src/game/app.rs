//! The whole game as one Bevy app, and its start: checks for a display and a graphics driver, then opens the
//! window.

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::time::Duration;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::{DEFAULT_FILTER, LogPlugin};
use bevy::prelude::*;
use bevy::render::settings::{MemoryHints, RenderCreation, WgpuSettings};
use bevy::render::{RenderApp, RenderPlugin};
use bevy::time::Real;
use bevy::window::{PrimaryWindow, WindowCloseRequested, WindowResolution};

use super::power::Compiling;
use super::redraw::DrawWhile;
use super::scene::camera::MainCamera;
use super::scene::lower_resolution::Covered;
use super::settings::{MIN_WINDOW, Settings};
use super::state::{ClickedInvitation, MatchCommand, Menu, Notice, OfferedInvitation, StartMatch, Storage};
use super::{
    accessibility, audio, exchange, hud, input, language, menus, online, power, redraw, saving, scene,
    screens, settings, sound_cues, state, tablebase, theme, turn, workarounds,
};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::rules::TextError;
use pushflip_core::session::{FileError, Folders, Launch, Match};

/// Disables the logs of the network libraries, which contain relays and public keys of other players.
const LOG_FILTER: &str = "iroh=off,netwatch=off,noq=off,mdns_sd=off";

/// All plugins of the game; the window and the renderer are Bevy's.
pub fn plugin(app: &mut App) {
    app.add_plugins((state::plugin, redraw::plugin, workarounds::plugin, language::plugin))
        .add_plugins((
            scene::plugin,
            turn::plugin,
            input::plugin,
            online::plugin,
            power::plugin,
            saving::plugin,
            tablebase::plugin,
        ))
        .add_plugins((audio::plugin, sound_cues::plugin, accessibility::plugin, exchange::plugin))
        .add_plugins((settings::plugin, theme::plugin, screens::plugin, menus::plugin, hud::plugin));
    run_systems_in_sequence(app);
}

/// Runs the systems of the main and the render world one after another, because nearly all end sooner than another
/// thread takes to start them. Parallel queries inside a system still use all threads.
fn run_systems_in_sequence(app: &mut App) {
    let in_sequence = |world: &mut World| {
        for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    };
    in_sequence(app.world_mut());
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        in_sequence(render_app.world_mut());
    }
}

/// A request from the command line or the desktop other than a match.
#[derive(Clone, Debug)]
pub enum LaunchRequest {
    /// A file to open, which cannot be read.
    Unreadable(FileError),
    /// An invitation link that was clicked; the error if it is damaged.
    Invited(Result<Invitation, TextError>),
}

impl LaunchRequest {
    /// Passes the invitation to the title screen, or shows the error as a notice.
    pub fn apply(self, world: &mut World) {
        let wrong = match self {
            Self::Unreadable(error) => Localized::from(&error),
            Self::Invited(Ok(invitation)) => {
                world.insert_resource(ClickedInvitation(Some(invitation.clone())));
                world.insert_resource(OfferedInvitation(Some(invitation)));
                return;
            }
            Self::Invited(Err(_)) => msg::TITLE_LINK_DAMAGED,
        };
        world.write_message(Notice(wrong));
    }
}

/// Opens the window and runs the game until it is closed. Without a requested match it starts with the title screen.
///
/// # Errors
/// A sentence: why no window can be opened and what to install, or which command line argument is wrong.
pub fn run(launch: &Launch, first: Option<LaunchRequest>) -> Result<ExitCode, String> {
    check_display()?;
    let folders = Folders::find();
    let (settings, warning) = match &folders {
        Ok(folders) => Settings::load(folders),
        Err(why) => (Settings::default(), Some(why.clone())),
    };
    let place = settings.window;
    let is_known = settings.welcomed || settings.last_setup.is_some();
    let mut app = App::new();
    // Log errors of systems and commands instead of panicking, for example for an entity that is already
    // despawned.
    app.set_error_handler(bevy::ecs::error::error);
    let window = Window {
        title: "Pushflip".into(),
        name: Some("org.pushflip.Pushflip".into()),
        resolution: WindowResolution::new(place.width, place.height),
        position: place.at.map_or(WindowPosition::Automatic, |at| WindowPosition::At(at.into())),
        resize_constraints: WindowResizeConstraints {
            min_width: MIN_WINDOW.x as f32,
            min_height: MIN_WINDOW.y as f32,
            ..default()
        },
        visible: false,
        ..default()
    };
    add_bevy(&mut app, window)?;
    app.insert_resource(settings).add_plugins((
        MeshPickingPlugin,
        plugin,
        online::window_alerts,
        show_when_drawn,
    ));
    #[cfg(any(target_os = "linux", windows))]
    app.add_plugins(super::app_icon::plugin);
    if let Ok(folders) = folders {
        app.insert_resource(Storage(folders));
    }
    if let Some(error) = warning {
        let why = Localized::from(&error);
        let sentence = match error {
            FileError::InvalidValues(..) => why,
            _ => msg::CommonSettingsNotRead { why }.into(),
        };
        app.world_mut().write_message(Notice(sentence));
    }
    let requested = requested_match(launch)?;
    let is_new = !is_known && first.is_none() && requested.is_none();
    if let Some(first) = first {
        first.apply(app.world_mut());
    }
    if let Some(game) = requested {
        app.world_mut().write_message(StartMatch(Box::new(game)));
    }
    if is_new {
        app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Welcome);
    }
    Ok(if app.run().is_success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Frames without a shader compiling after which a frame is considered complete.
const STABLE_FRAMES: u32 = 3;
/// The longest time until the cover is removed.
const MAX_COVERED: Duration = Duration::from_secs(20);

/// A dark cover over the incomplete scene: its frames are bright and miss meshes whose shaders are still compiling.
#[derive(Component)]
struct Cover;

/// Shows the window when the cover is drawn, and removes the cover when the scene is complete.
fn show_when_drawn(app: &mut App) {
    let cover = |mut commands: Commands, dark: Res<ClearColor>| {
        commands.spawn((
            Name::new("Cover"),
            Cover,
            Pickable::IGNORE,
            GlobalZIndex(i32::MAX),
            BackgroundColor(dark.0),
            theme::layer(),
        ));
    };
    app.add_systems(Startup, cover)
        .add_systems(Update, show.run_if(any_with_component::<Cover>))
        .draw_while(any_with_component::<Cover>);
}

fn show(
    covers: Query<Entity, With<Cover>>,
    uncovered: Query<Entity, (With<MainCamera>, Without<Covered>)>,
    covered: Query<Entity, With<Covered>>,
    compiling: Res<Compiling>,
    time: Res<Time<Real>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut stable_frames: Local<u32>,
    mut commands: Commands,
) {
    *stable_frames = if compiling.is_under_way() { 0 } else { *stable_frames + 1 };
    // Without the UI the cover is not drawn either.
    let is_cover_drawn = compiling.is_ui_ready();
    for mut window in windows.iter_mut().filter(|window| is_cover_drawn && !window.visible) {
        window.visible = true;
    }
    // Without the cover no more frames are drawn, and a hidden window would stay hidden.
    if is_cover_drawn && (*stable_frames > STABLE_FRAMES || time.elapsed() >= MAX_COVERED) {
        covers.iter().for_each(|cover| commands.entity(cover).despawn());
        covered.iter().for_each(|camera| _ = commands.entity(camera).remove::<Covered>());
    } else {
        uncovered.iter().for_each(|camera| _ = commands.entity(camera).insert(Covered));
    }
}

/// Renderer settings that minimise memory. By default wgpu keeps staging memory for later uploads, which a
/// board game does not have.
#[must_use]
pub fn renderer() -> RenderCreation {
    WgpuSettings { memory_hints: MemoryHints::MemoryUsage, ..default() }.into()
}

fn quit(mut requests: MessageReader<WindowCloseRequested>, mut commands: MessageWriter<MatchCommand>) {
    requests.clear();
    commands.write(MatchCommand::Quit);
}

/// Adds Bevy's plugins with a window. An unreachable display is only detected here, where Bevy 0.19 panics.
fn add_bevy(app: &mut App, window: Window) -> Result<(), String> {
    // The close button quits like the one in the menu, which asks a host whose guests would wait.
    let window = WindowPlugin { primary_window: Some(window), close_when_requested: false, ..default() };
    app.add_systems(PreUpdate, quit.run_if(on_message::<WindowCloseRequested>));
    let log = LogPlugin { filter: format!("{DEFAULT_FILTER}{LOG_FILTER}"), ..default() };
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
fn requested_match(launch: &Launch) -> Result<Option<Match>, String> {
    if let Some(opened) = &launch.opened {
        return Ok(Some(opened.clone()));
    }
    let setup = launch.setup().map_err(|error| error.to_string())?;
    Ok(launch.has_match_options().then(|| Match::new(setup)))
}

/// Checks for a display and a graphics driver, without which Bevy would panic.
fn check_display() -> Result<(), String> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "linux") && !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        return Err("There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set".into());
    }
    check_driver()
}

/// The environment variable with the graphics backends that wgpu and Bevy may use.
const BACKEND_VARIABLE: &str = "WGPU_BACKEND";

/// Checks for a Vulkan, Metal or Direct3D driver. wgpu takes the first with a graphics card. On Windows it tries Vulkan
/// before Direct3D 12, for which shaders are compiled by Windows' own compiler, which Bevy does not recommend.
pub(super) fn check_driver() -> Result<(), String> {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        // The same backends as Bevy.
        backends: wgpu::Backends::from_env().unwrap_or(wgpu::Backends::PRIMARY),
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    });
    let adapter = instance.request_adapter(&wgpu::RequestAdapterOptions::default());
    let adapter = bevy::tasks::block_on(adapter).map_err(|_| match std::env::var(BACKEND_VARIABLE) {
        Ok(backends) => format!(
            "There is no graphics driver for {BACKEND_VARIABLE}={backends:?}: unset the variable to use any driver"
        ),
        Err(_) if cfg!(windows) => "Neither Vulkan nor Direct3D 12 works on this computer: install the driver of \
                                    its graphics card"
            .into(),
        Err(_) => "There is no usable graphics driver (on Debian and Ubuntu: apt install mesa-vulkan-drivers; on \
                   Fedora: dnf install mesa-vulkan-drivers; on Arch: pacman -S vulkan-swrast or your card's driver)"
            .into(),
    })?;
    let info = adapter.get_info();
    check_limits(&adapter.limits(), &format!("{} {}", info.name, info.driver_info))
}

/// Checks that a driver has the limits that every WebGPU driver has. Bevy's compute shaders rely on them.
fn check_limits(limits: &wgpu::Limits, driver: &str) -> Result<(), String> {
    let needed = wgpu::Limits::default().max_storage_buffers_per_shader_stage;
    let supported = limits.max_storage_buffers_per_shader_stage;
    if supported < needed {
        return Err(format!(
            "The graphics driver {} is too old, with {supported} storage buffers per shader stage instead of \
             {needed}: update it",
            driver.trim()
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_driver_below_the_limits_of_webgpu_is_named() {
        let limits = wgpu::Limits { max_storage_buffers_per_shader_stage: 3, ..default() };
        let why = check_limits(&limits, "llvmpipe Mesa 20.3.5").expect_err("too old");
        assert!(why.starts_with("The graphics driver llvmpipe Mesa 20.3.5 is too old"), "{why}");
        assert_eq!(check_limits(&wgpu::Limits::default(), "any"), Ok(()));
    }

    #[test]
    fn frames_are_drawn_until_the_window_is_shown() {
        let mut app = App::new();
        // No pipeline of the UI has been queued yet.
        app.init_resource::<Time<Real>>().init_resource::<Compiling>().add_systems(Update, show);
        app.world_mut().spawn((Window { visible: false, ..default() }, PrimaryWindow));
        app.world_mut().spawn(Cover);
        (0..10).for_each(|_| app.update());
        let mut windows = app.world_mut().query::<&Window>();
        assert!(!windows.single(app.world()).expect("a window").visible);
        let mut covers = app.world_mut().query_filtered::<(), With<Cover>>();
        assert_eq!(covers.iter(app.world()).count(), 1);
    }
}

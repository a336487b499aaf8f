//! The player's settings: applied immediately and saved in a file.

mod automatic;
mod desktop;
mod draft;
mod online;
mod window;

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::language::UiLanguage;
use super::redraw::RedrawSystems;
use super::state::{Notice, Storage};
use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::statistics::RatedMatches;
use pushflip_core::session::{FileError, Folders, load_toml, save_changes};

pub use automatic::{Automatic, Cards, FrameTimes, Measured, SizeClass, Step};
pub use draft::{
    CLOCKS, DAYS_PER_MOVE, Draft, DraftSeat, MAX_MINUTES, MAX_SECONDS, NAME_LIMIT, TAKEBACKS, TIME_ODDS,
};
pub use online::OnlineReach;
pub use window::{MIN_WINDOW, WindowGeometry, max_ui_scale, ui_scale};

/// The name of the file in the configuration folder.
const FILE: &str = "settings.toml";

pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
    // The first frame is in the language of the settings.
    let language = app.world().resource::<Settings>().ui_language();
    app.insert_resource(language)
        .add_plugins(window::plugin)
        .init_resource::<SavedSettings>()
        .add_systems(PreStartup, remember_loaded)
        .add_systems(PreUpdate, follow_language.run_if(resource_changed::<Settings>))
        .add_systems(
            Last,
            save.before(RedrawSystems).run_if(
                resource_changed::<Settings>
                    .or_else(resource_changed::<ButtonInput<MouseButton>>)
                    .or_else(on_message::<AppExit>),
            ),
        );
}

/// The smallest and the largest volume.
pub const VOLUMES: [f32; 2] = [0.0, 1.0];
/// Animation speeds; 0 is no animation.
pub const SPEEDS: [f32; 6] = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0];
/// Sizes of text and buttons, relative to the default size in the window.
pub const SCALES: [f32; 6] = [0.75, 1.0, 1.25, 1.5, 2.0, 3.0];

/// Changed key bindings: action identifiers with the names of all their keys. Unknown ones are ignored, so that a file of
/// a later version can be read.
pub type ChangedKeys = BTreeMap<String, Vec<String>>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(strum::EnumString)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Quality {
    /// For software rendering and old laptops.
    Low,
    /// Environment reflections and antialiasing.
    Medium,
    /// Soft shadows and all other effects.
    High,
}

impl Quality {
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];
}

/// The theme of a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[derive(strum::EnumString, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TableTheme {
    /// Beech cubes; ruby and pearl.
    #[default]
    Classic,
    /// Darker woods and cooler colours.
    Evening,
    /// High contrast, and colours for colour-blind people.
    Contrast,
}

impl TableTheme {
    pub const ALL: [Self; 3] = [Self::Classic, Self::Evening, Self::Contrast];
}

/// Whether the Quixo tablebase is being computed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TablebaseJob {
    /// Not requested, or complete.
    #[default]
    #[serde(rename = "not")]
    Off,
    /// Running; continues after a restart.
    #[serde(rename = "under-way")]
    Running,
    /// Paused by the player or by an error.
    Paused,
}

/// Declares [`Settings`] with a default value for each field. The field names are the keys of the file.
macro_rules! settings {
    ($($(#[$attribute:meta])* $field:ident: $type:ty = $default:expr,)*) => {
        /// The player's settings.
        #[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Settings {
            $($(#[$attribute])* pub $field: $type,)*
        }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($field: $default,)* }
            }
        }
    };
}

settings! {
    /// `None` for the desktop's language.
    language: Option<Language> = None,
    /// Volume of cubes and pieces, 0 to 1.
    volume: f32 = 0.6,
    /// Volume of buttons and menus, 0 to 1.
    interface_volume: f32 = 0.4,
    /// Volume of the ambience, 0 to 1.
    room_volume: f32 = 0.2,
    muted: bool = false,
    /// A quiet sound when the opponent threatens to win.
    threat_sound: bool = false,
    /// One of [`SPEEDS`].
    animation_speed: f32 = 1.0,
    /// No animations and no smooth camera; `None` for the desktop's preference.
    reduced_motion: Option<bool> = None,
    /// The desktop's preference for reduced motion.
    #[serde(skip)]
    desktop_reduces_motion: bool = false,
    /// One of [`SCALES`].
    ui_scale: f32 = 1.0,
    /// `None` to choose by the graphics card and the times of its frames.
    quality: Option<Quality> = None,
    /// The measurements of the automatic quality.
    graphics: Cards = Cards::new(),
    /// Black, white and yellow for the interface, and the high-contrast set for both games.
    high_contrast: bool = false,
    quixo_theme: TableTheme = TableTheme::Classic,
    hexxagon_theme: TableTheme = TableTheme::Classic,
    /// Coordinates beside the board.
    coordinates: bool = true,
    /// Symbols on Hexxagon pieces in addition to their colours.
    piece_symbols: bool = false,
    /// The figures of the computer players at the table.
    figures: bool = true,
    /// Marks on legal moves.
    move_marks: bool = true,
    /// Marks on the threats that a selected move makes and allows, in matches without rating.
    learn_to_see: bool = false,
    /// The computer's characters say something now and then.
    opponents_talk: bool = true,
    /// Master also searches on the opponent's time.
    think_ahead: bool = false,
    /// Master searches on all cores.
    all_cores: bool = false,
    /// The matches that count for the player's rating.
    counted: RatedMatches = RatedMatches::All,
    /// Moves need a second click.
    confirm_moves: bool = false,
    /// The camera turns to the seat to move in matches between people.
    turn_camera: bool = false,
    camera_locked: bool = false,
    /// Continuous redraws instead of redraws on demand.
    draw_always: bool = false,
    fullscreen: bool = false,
    vsync: bool = true,
    /// The size and position outside full screen.
    window: WindowGeometry = WindowGeometry::default(),
    keys: ChangedKeys = ChangedKeys::new(),
    /// The player's name in online play; empty for the desktop's user name.
    name: String = String::new(),
    /// From where this program can be reached during online play.
    reach: OnlineReach = OnlineReach::default(),
    /// The https:// address of a relay server for that; empty for the public ones.
    relay: String = String::new(),
    /// The title screen offers an invitation from the clipboard.
    look_at_clipboard: bool = true,
    /// Desktop notifications of online play while another window has the focus.
    notify: bool = false,
    #[serde(rename = "tables")]
    tablebase: TablebaseJob = TablebaseJob::Off,
    /// The welcome menu was shown.
    welcomed: bool = false,
    /// The new game form shows all options.
    more_options: bool = false,
    /// The last setup of a new match; `None` before the first.
    last_setup: Option<Draft> = None,
}

impl Settings {
    /// Loads the settings. Returns the defaults and an error if the file cannot be read.
    pub fn load(folders: &Folders) -> (Self, Option<FileError>) {
        let (mut settings, warning) = load_toml::<Self>(&folders.config.join(FILE));
        settings.desktop_reduces_motion = settings.reduced_motion.is_none() && desktop::reduces_motion();
        (settings.checked(), warning)
    }

    /// The language of the interface: the chosen one, or the desktop's.
    pub fn ui_language(&self) -> UiLanguage {
        UiLanguage(self.language.unwrap_or_else(Language::system))
    }

    /// The theme of a game's set.
    pub fn theme(&self, variant: Variant) -> TableTheme {
        match variant {
            _ if self.high_contrast => TableTheme::Contrast,
            Variant::Quixo | Variant::QuixoTeams => self.quixo_theme,
            Variant::Hexxagon | Variant::HexxagonOpen => self.hexxagon_theme,
        }
    }

    /// Whether motion is reduced, by the player's choice or by the desktop's preference.
    pub fn reduces_motion(&self) -> bool {
        self.reduced_motion.unwrap_or(self.desktop_reduces_motion)
    }

    /// Clamps every number to its limits.
    pub fn checked(mut self) -> Self {
        let defaults = Self::default();
        let within = |value: f32, min: f32, max: f32, default: f32| {
            if value.is_finite() { value.clamp(min, max) } else { default }
        };
        let [silent, loudest] = VOLUMES;
        self.volume = within(self.volume, silent, loudest, defaults.volume);
        self.interface_volume = within(self.interface_volume, silent, loudest, defaults.interface_volume);
        self.room_volume = within(self.room_volume, silent, loudest, defaults.room_volume);
        let [off, slowest, .., fastest] = SPEEDS;
        self.animation_speed = within(self.animation_speed, off, fastest, defaults.animation_speed);
        if self.animation_speed > off {
            self.animation_speed = self.animation_speed.max(slowest);
        }
        let [smallest, .., largest] = SCALES;
        self.ui_scale = within(self.ui_scale, smallest, largest, defaults.ui_scale);
        self.window = self.window.checked();
        self
    }
}

fn follow_language(settings: Res<Settings>, mut language: ResMut<UiLanguage>) {
    language.set_if_neq(settings.ui_language());
}

/// The settings as last loaded or saved by this process.
#[derive(Resource, Default)]
struct SavedSettings(Settings);

fn remember_loaded(settings: Res<Settings>, mut saved: ResMut<SavedSettings>) {
    saved.0 = settings.clone();
}

/// Saves changed settings. A slider is saved when it is released; the window's geometry with the next change or at exit.
/// Changes by another process since then are kept. An error is shown once.
fn save(
    settings: Res<Settings>,
    mut saved: ResMut<SavedSettings>,
    buttons: Res<ButtonInput<MouseButton>>,
    exits: MessageReader<AppExit>,
    storage: Option<Res<Storage>>,
    mut notices: MessageWriter<Notice>,
    mut reported: Local<bool>,
) {
    let Some(storage) = storage else { return };
    let exiting = !exits.is_empty();
    let changed = Settings { window: saved.0.window, ..settings.clone() } != saved.0;
    let moved = settings.window != saved.0.window;
    if !(exiting && moved || changed && (exiting || !buttons.pressed(MouseButton::Left))) {
        return;
    }
    match save_changes(&storage.0.config.join(FILE), &saved.0, &*settings) {
        Ok(()) => saved.0 = settings.clone(),
        Err(error) if !*reported => {
            let why = Localized::from(&error);
            notices.write(Notice(msg::CommonSettingsNotSaved { why }.into()));
            *reported = true;
        }
        Err(_) => {}
    }
}

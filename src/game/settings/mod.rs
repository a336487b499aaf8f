//! The player's settings, kept between starts and applied immediately.

mod desktop;
mod draft;
mod online;
pub mod spoken;
mod window;

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::language::{Language, words};
use super::redraw::RedrawSystems;
use super::state::{Notice, Storage};
use pushflip_core::session::statistics::Which;
use pushflip_core::session::{FileError, Folders, load_toml, save_changes};

pub use draft::{CLOCKS, Draft, DraftSeat, Edit, MOST_MINUTES, MOST_SECONDS, NAME_LIMIT};
pub use online::OnlineReach;
pub use window::{WindowPlace, ui_scale, ui_scale_room};

/// The settings' file, in the folder for settings.
const FILE: &str = "settings.toml";

/// Applies the settings and keeps them; the launcher has loaded them, or they are the defaults.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
    app.add_plugins(window::plugin).init_resource::<Kept>().add_systems(PreStartup, keep).add_systems(
        Last,
        save.before(RedrawSystems).run_if(
            resource_changed::<Settings>
                .or_else(resource_changed::<ButtonInput<MouseButton>>)
                .or_else(on_message::<AppExit>),
        ),
    );
}

/// The least and the greatest volume, as a share.
pub const VOLUMES: [f32; 2] = [0.0, 1.0];
/// Speeds of what moves on the table; 0 does not move at all.
pub const SPEEDS: [f32; 6] = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0];
/// Sizes of text and buttons, as shares of the size that suits the window.
pub const SCALES: [f32; 6] = [0.75, 1.0, 1.25, 1.5, 2.0, 3.0];

/// The keys that a player has changed: identifiers of actions with the names of all their keys. What is not
/// understood is left aside, so that a file of a later version can be read.
pub type ChangedKeys = BTreeMap<String, Vec<String>>;

/// How finely the table is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quality {
    /// For software rendering and old laptops.
    Low,
    /// Reflections of the room and smooth edges.
    Medium,
    /// Soft shadows and all that a good graphics card can do.
    High,
}

impl Quality {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];
}

/// How a set looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableTheme {
    /// Beech cubes; ruby and pearl.
    #[default]
    Classic,
    /// Darker woods and cooler colours.
    Evening,
    /// High contrast, and colours that everybody can tell apart.
    Contrast,
}

impl TableTheme {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Classic, Self::Evening, Self::Contrast];
}

/// Whether the tables of perfect play are being made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableMaking {
    /// No, or they are done.
    #[default]
    Not,
    /// Yes, and after a restart too.
    UnderWay,
    /// Not until somebody says so.
    Paused,
}

/// Everything that can be set.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// What is spoken; none for the desktop's own language.
    pub language: Option<Language>,
    /// How loud cubes and pieces are, 0 to 1.
    pub volume: f32,
    /// How loud buttons and menus are, 0 to 1.
    pub interface_volume: f32,
    /// How loud the quiet room around the table is, 0 to 1.
    pub room_volume: f32,
    /// No sound at all.
    pub muted: bool,
    /// A soft mark when the opponent could win with his next move.
    pub threat_sound: bool,
    /// How fast cubes and pieces move, 1 as designed, 0 at once.
    pub animation_speed: f32,
    /// Nothing moves that need not: no animation, no gliding camera; none for what the desktop asks.
    pub reduced_motion: Option<bool>,
    /// The desktop asks for less motion.
    #[serde(skip)]
    pub desktop_reduces_motion: bool,
    /// Text and buttons, 1 as suits the window.
    pub ui_scale: f32,
    /// How finely the table is drawn; none for what suits the graphics card.
    pub quality: Option<Quality>,
    /// How the Quixo set looks.
    pub quixo_theme: TableTheme,
    /// How the Hexxagon set looks.
    pub hexxagon_theme: TableTheme,
    /// Letters and numbers beside the board.
    pub coordinates: bool,
    /// A symbol on each Hexxagon piece beside its colour.
    pub piece_symbols: bool,
    /// Marks on what can be played.
    pub move_marks: bool,
    /// While choosing, marks on what the move would threaten and allow, where nobody is measured.
    pub learn_to_see: bool,
    /// Master thinks on the other side's time too.
    pub think_ahead: bool,
    /// Master thinks on all cores.
    pub all_cores: bool,
    /// The matches that say how strong the player is.
    pub counted: Which,
    /// A move is played only after a second click on it.
    pub confirm_moves: bool,
    /// Between people the camera turns to the seat to move.
    pub turn_camera: bool,
    /// The camera stays where it is.
    pub camera_locked: bool,
    /// Frames are drawn all the time, not only when something moves.
    pub draw_always: bool,
    /// The whole screen instead of a window.
    pub fullscreen: bool,
    /// Frames wait for the screen.
    pub vsync: bool,
    /// The window's size and place, when it was not the whole screen.
    pub window: WindowPlace,
    /// Keys that are not the usual ones, by action.
    pub keys: ChangedKeys,
    /// What the player is called by people far away; empty for the name that the desktop knows.
    pub name: String,
    /// From how far away this program can be reached while it sits at a table with others.
    pub reach: OnlineReach,
    /// A relay of one's own for that, as an https:// address; empty for the public ones.
    pub relay: String,
    /// The title looks whether an invitation was copied.
    pub look_at_clipboard: bool,
    /// Whether the tables of perfect play are being made.
    pub tables: TableMaking,
    /// What was set up last; none before the first match.
    pub last_setup: Option<Draft>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            volume: 0.6,
            interface_volume: 0.4,
            room_volume: 0.0,
            muted: false,
            threat_sound: false,
            animation_speed: 1.0,
            reduced_motion: None,
            desktop_reduces_motion: false,
            ui_scale: 1.0,
            quality: None,
            quixo_theme: TableTheme::Classic,
            hexxagon_theme: TableTheme::Classic,
            coordinates: false,
            piece_symbols: false,
            move_marks: true,
            learn_to_see: false,
            think_ahead: false,
            all_cores: false,
            counted: Which::All,
            confirm_moves: false,
            turn_camera: false,
            camera_locked: false,
            draw_always: false,
            fullscreen: false,
            vsync: true,
            window: WindowPlace::default(),
            keys: ChangedKeys::new(),
            name: String::new(),
            reach: OnlineReach::default(),
            relay: String::new(),
            look_at_clipboard: true,
            tables: TableMaking::Not,
            last_setup: None,
        }
    }
}

impl Settings {
    /// The settings of the last start, or the defaults; and what is wrong if the file could not be read.
    #[must_use]
    pub fn load(folders: &Folders) -> (Self, Option<FileError>) {
        let (mut settings, warning) = load_toml::<Self>(&folders.config.join(FILE));
        settings.desktop_reduces_motion = settings.reduced_motion.is_none() && desktop::reduces_motion();
        (settings.checked(), warning)
    }

    /// Whether nothing moves that need not.
    #[must_use]
    pub fn is_still(&self) -> bool {
        self.reduced_motion.unwrap_or(self.desktop_reduces_motion)
    }

    /// The same with every number within its limits, whatever a file said.
    #[must_use]
    pub fn checked(mut self) -> Self {
        let within = |value: f32, least: f32, most: f32, otherwise: f32| {
            if value.is_finite() { value.clamp(least, most) } else { otherwise }
        };
        self.volume = within(self.volume, VOLUMES[0], VOLUMES[1], 0.6);
        self.interface_volume = within(self.interface_volume, VOLUMES[0], VOLUMES[1], 0.4);
        self.room_volume = within(self.room_volume, VOLUMES[0], VOLUMES[1], 0.0);
        self.animation_speed = within(self.animation_speed, 0.0, 3.0, 1.0);
        if self.animation_speed > 0.0 {
            self.animation_speed = self.animation_speed.max(0.5);
        }
        self.ui_scale = within(self.ui_scale, 0.75, 3.0, 1.0);
        self.window = self.window.checked();
        self
    }
}

/// The settings as this window has read or kept them last.
#[derive(Resource, Default)]
struct Kept(Settings);

fn keep(settings: Res<Settings>, mut kept: ResMut<Kept>) {
    kept.0 = settings.clone();
}

/// A slider is saved when it is let go, not at every step; the window's place with the next change or at
/// the end. What another window has changed since stays as that one has it. What cannot be saved is said
/// once; the game goes on.
fn save(
    settings: Res<Settings>,
    mut kept: ResMut<Kept>,
    buttons: Res<ButtonInput<MouseButton>>,
    exits: MessageReader<AppExit>,
    storage: Option<Res<Storage>>,
    language: Res<Language>,
    mut notices: MessageWriter<Notice>,
    mut complained: Local<bool>,
) {
    let Some(storage) = storage else { return };
    let ends = !exits.is_empty();
    let changed = Settings { window: kept.0.window, ..settings.clone() } != kept.0;
    let moved = settings.window != kept.0.window;
    if !(ends && moved || changed && (ends || !buttons.pressed(MouseButton::Left))) {
        return;
    }
    match save_changes(&storage.0.config.join(FILE), &kept.0, &*settings) {
        Ok(()) => kept.0 = settings.clone(),
        Err(error) if !*complained => {
            let why = words::file_error(*language, &error);
            notices.write(Notice(language.tell("common-settings-not-saved", &[("why", why.into())])));
            *complained = true;
        }
        Err(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_back() {
        let settings = Settings { last_setup: Some(Draft::default()), ..default() };
        let text = toml::to_string(&settings).expect("settings are plain values");
        assert_eq!(toml::from_str::<Settings>(&text).expect("own text"), settings);
    }

    #[test]
    fn a_file_of_an_older_version_keeps_what_it_says() {
        let settings: Settings = toml::from_str("muted = true\nno_longer_known = 3").expect("known or not");
        assert!(settings.muted);
        assert_eq!(Settings { muted: false, ..settings }, Settings::default());
    }

    #[test]
    fn wild_numbers_are_brought_back() {
        let wild = Settings { volume: 9.0, animation_speed: 0.01, ui_scale: f32::NAN, ..default() };
        let tame = wild.checked();
        assert_eq!((tame.volume, tame.animation_speed, tame.ui_scale), (1.0, 0.5, 1.0));
    }
}

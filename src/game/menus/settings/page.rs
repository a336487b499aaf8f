//! The pages of the settings menu and their rows.

use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};
use bevy::window::PrimaryWindow;

use super::{Choice, VolumeField, VolumeText, online, opens, set_picture, set_volume, spawn_segments};
use crate::game::language::LocalizedLabel;
use crate::game::settings::{
    Automatic, Measured, Quality, SCALES, SPEEDS, Settings, SizeClass, TableTheme, VOLUMES, max_ui_scale,
};
use crate::game::state::{Menu, Notice};
use crate::game::theme::{self, Tooltip};
use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::session::statistics::RatedMatches;

/// The width of the column with labels, in pixels.
const LABEL: f32 = 162.0;
/// The width of a row of cards below which it has its own line, in pixels.
const CARDS: f32 = 300.0;
/// The step of a volume slider with the arrow keys.
const VOLUME_STEP: f32 = 0.05;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    #[default]
    Game,
    Table,
    Display,
    Sound,
    Online,
}

impl Page {
    pub(super) const ALL: [Self; 5] = [Self::Game, Self::Table, Self::Display, Self::Sound, Self::Online];

    /// The English name and the label of its tab.
    pub(super) fn words(self) -> (&'static str, Localized) {
        match self {
            Self::Game => ("Game page", msg::SETTINGS_GAME),
            Self::Table => ("Table page", msg::SETTINGS_TABLE),
            Self::Display => ("Display page", msg::SETTINGS_DISPLAY),
            Self::Sound => ("Sound page", msg::SETTINGS_SOUND),
            Self::Online => ("Online page", msg::SETTINGS_ONLINE),
        }
    }

    pub(super) fn fill(self, list: &mut ChildSpawnerCommands, settings: &Settings, automatic: &Automatic) {
        let mut rows = Rows { list };
        match self {
            Self::Game => rows.game(),
            Self::Table => rows.table(settings),
            Self::Display => rows.display(automatic.measured(&settings.graphics), automatic.size),
            Self::Sound => rows.sound(settings),
            Self::Online => online::fill(&mut rows, settings),
        }
    }
}

/// Adds the rows of a page.
pub(super) struct Rows<'a, 'w> {
    pub list: &'a mut ChildSpawnerCommands<'w>,
}

impl Rows<'_, '_> {
    fn game(&mut self) {
        let system = (
            "Desktop language".to_string(),
            msg::SettingsLanguageDesktop { language: Language::system().native_name() }.into(),
            Choice::new(|settings| settings.language = None),
        );
        let languages = Language::ALL.map(|own| {
            let choice = Choice::new(move |settings| settings.language = Some(own));
            (format!("{own:?}"), own.native_name().into(), choice)
        });
        self.segments("Language", msg::SETTINGS_LANGUAGE, [system].into_iter().chain(languages));
        self.switch("Confirm moves", msg::SETTINGS_CONFIRM, msg::SETTINGS_CONFIRM_TIP, |s| {
            &mut s.confirm_moves
        });
        self.switch("Move marks", msg::SETTINGS_MARKS, msg::SETTINGS_MARKS_TIP, |s| &mut s.move_marks);
        self.switch("Learn to see", msg::SETTINGS_SEE, msg::SETTINGS_SEE_TIP, |s| &mut s.learn_to_see);
        self.switch("Opponents talk", msg::SETTINGS_TALK, msg::SETTINGS_TALK_TIP, |s| &mut s.opponents_talk);
        self.switch("Coordinates", msg::SETTINGS_COORDINATES, msg::SETTINGS_COORDINATES_TIP, |s| {
            &mut s.coordinates
        });
        let speeds = SPEEDS.map(|speed| {
            let choice = Choice::new(move |settings| settings.animation_speed = speed);
            (speed_text(speed).to_string(), speed_text(speed), choice)
        });
        self.segments("Animation", msg::SETTINGS_SPEED, speeds);
        self.switch("Reduced motion", msg::SETTINGS_REDUCED, msg::SETTINGS_REDUCED_TIP, |s| {
            s.reduced_motion.get_or_insert(s.desktop_reduces_motion)
        });
        let counted = RatedMatches::ALL.iter().map(|&which| {
            let (name, label) = match which {
                RatedMatches::All => ("Every match", msg::SETTINGS_STRENGTH_ALL),
                RatedMatches::Timed => ("Matches with a clock", msg::SETTINGS_STRENGTH_TIMED),
                RatedMatches::None => ("No match", msg::SETTINGS_STRENGTH_NONE),
            };
            (name, label, Choice::new(move |settings| settings.counted = which))
        });
        self.segments("Measure strength", msg::SETTINGS_STRENGTH, counted);
        self.list.spawn(theme::note(msg::SETTINGS_STRENGTH_TIP));
        self.switch("Think ahead", msg::SETTINGS_AHEAD, msg::SETTINGS_AHEAD_TIP, |s| &mut s.think_ahead);
        self.switch("All cores", msg::SETTINGS_CORES, msg::SETTINGS_CORES_TIP, |s| &mut s.all_cores);
        let keys = theme::secondary_button("Keys", msg::SETTINGS_KEYS);
        self.list.spawn((keys, opens(Menu::Keys)));
    }

    fn table(&mut self, settings: &Settings) {
        if settings.high_contrast {
            self.list.spawn(theme::note(msg::SETTINGS_SETS_CONTRAST));
        } else {
            self.sets();
        }
        self.switch("Figures", msg::SETTINGS_FIGURES, msg::SETTINGS_FIGURES_TIP, |s| &mut s.figures);
        self.switch("Turn camera", msg::SETTINGS_TURN_CAMERA, msg::SETTINGS_TURN_CAMERA_TIP, |s| {
            &mut s.turn_camera
        });
        self.switch("Camera locked", msg::SETTINGS_LOCK_CAMERA, msg::SETTINGS_LOCK_CAMERA_TIP, |s| {
            &mut s.camera_locked
        });
    }

    /// Adds the choices between sets and between pieces, as pictures.
    fn sets(&mut self) {
        let themes = TableTheme::ALL.map(|theme| match theme {
            TableTheme::Classic => (theme, "Classic", msg::SETTINGS_THEME_CLASSIC),
            TableTheme::Evening => (theme, "Evening", msg::SETTINGS_THEME_EVENING),
            TableTheme::Contrast => (theme, "Contrast", msg::SETTINGS_THEME_CONTRAST),
        });
        self.pictures("Quixo set", msg::SETTINGS_QUIXO_SET, |cards| {
            for (theme, name, label) in themes.clone() {
                let choice = Choice::new(move |settings| settings.quixo_theme = theme);
                cards.spawn((theme::picture_card(name, label, set_picture::cubes(theme)), choice));
            }
        });
        self.pictures("Hexxagon set", msg::SETTINGS_HEXXAGON_SET, |cards| {
            for (theme, name, label) in themes {
                let choice = Choice::new(move |settings| settings.hexxagon_theme = theme);
                let picture = set_picture::pieces(theme, theme == TableTheme::Contrast);
                cards.spawn((theme::picture_card(name, label, picture), choice));
            }
        });
        self.pictures("Pieces", msg::SETTINGS_SYMBOLS, |cards| {
            for (name, label, has_symbols) in [
                ("Plain pieces", msg::SETTINGS_SYMBOLS_NONE, false),
                ("Pieces with symbols", msg::SETTINGS_SYMBOLS_SHOWN, true),
            ] {
                let choice = Choice::new(move |settings| settings.piece_symbols = has_symbols);
                let picture = set_picture::pieces(TableTheme::Classic, has_symbols);
                let mut card = cards.spawn((theme::picture_card(name, label, picture), choice));
                if has_symbols {
                    card.insert(Tooltip(msg::SETTINGS_SYMBOLS_TIP));
                }
            }
        });
    }

    /// Adds a row of cards with pictures.
    fn pictures(&mut self, name: &str, label: Localized, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
        self.list.spawn(theme::row(12.0)).with_children(|row| {
            row.spawn(label_place()).with_child(theme::label(label.clone()));
            row.spawn(Node { flex_grow: 1.0, flex_basis: px(CARDS), min_width: px(0), ..default() })
                .with_children(|place| {
                    let label = LocalizedLabel(label);
                    place.spawn((theme::cards(name), label)).with_children(fill);
                });
        });
    }

    fn display(&mut self, automatic: Measured, size: SizeClass) {
        let qualities = [None].into_iter().chain(Quality::ALL.map(Some)).map(|quality| {
            let (name, label) = match quality {
                None => ("Automatic", msg::SETTINGS_QUALITY_AUTO),
                Some(quality) => quality_words(quality),
            };
            (name, label, Choice::new(move |settings| settings.quality = quality))
        });
        self.segments("Quality", msg::SETTINGS_QUALITY, qualities);
        self.list.spawn((Name::new("Automatic quality"), theme::note(automatic_words(automatic, size))));
        let scales = SCALES.map(|scale| {
            let choice = Choice::new(move |settings| settings.ui_scale = scale);
            (percent(scale).to_string(), percent(scale), (choice, warns_of_scale(scale)))
        });
        self.segments("Size of text", msg::SETTINGS_SCALE, scales);
        self.switch("High contrast", msg::SETTINGS_CONTRAST, msg::SETTINGS_CONTRAST_TIP, |s| {
            &mut s.high_contrast
        });
        self.switch("Fullscreen", msg::SETTINGS_FULLSCREEN, msg::SETTINGS_FULLSCREEN_TIP, |s| {
            &mut s.fullscreen
        });
        self.switch("Vsync", msg::SETTINGS_VSYNC, msg::SETTINGS_VSYNC_TIP, |s| &mut s.vsync);
        self.switch("Draw always", msg::SETTINGS_DRAW_ALWAYS, msg::SETTINGS_DRAW_ALWAYS_TIP, |s| {
            &mut s.draw_always
        });
    }

    fn sound(&mut self, settings: &Settings) {
        self.volume("Volume", msg::SETTINGS_VOLUME_EFFECTS, settings, VolumeField(|s| &mut s.volume));
        let interface = VolumeField(|s| &mut s.interface_volume);
        self.volume("Interface volume", msg::SETTINGS_VOLUME_INTERFACE, settings, interface);
        self.volume("Room volume", msg::SETTINGS_VOLUME_ROOM, settings, VolumeField(|s| &mut s.room_volume));
        self.switch("No sound", msg::SETTINGS_MUTED, msg::SETTINGS_MUTED_TIP, |s| &mut s.muted);
        self.switch("Threat sound", msg::SETTINGS_THREAT, msg::SETTINGS_THREAT_TIP, |s| &mut s.threat_sound);
    }

    fn volume(&mut self, name: &str, label: Localized, settings: &Settings, volume: VolumeField) {
        let value = volume.get(settings);
        self.list.spawn(theme::row(12.0)).with_children(|row| {
            row.spawn(label_place()).with_child(theme::label(label));
            let slider = theme::slider(name, value, VOLUMES[0], VOLUMES[1], VOLUME_STEP);
            row.spawn((slider, volume, observe(set_volume)));
            row.spawn((VolumeText(volume), theme::label(percent(value))));
        });
    }

    pub(super) fn switch(
        &mut self,
        name: &str,
        label: Localized,
        tip: Localized,
        field: fn(&mut Settings) -> &mut bool,
    ) {
        self.list.spawn((theme::toggle(name, label), Tooltip(tip), Choice::Field(field)));
    }

    /// Adds a row of segments, each with its English name, label and choice.
    pub(super) fn segments(
        &mut self,
        name: &str,
        label: Localized,
        choices: impl IntoIterator<Item = (impl AsRef<str>, Localized, impl Bundle)>,
    ) {
        self.list.spawn(theme::row(12.0)).with_children(|row| {
            row.spawn(label_place()).with_child(theme::label(label));
            spawn_segments(row, theme::segments(name), choices);
        });
    }
}

pub(super) fn label_place() -> Node {
    Node { width: px(LABEL), ..default() }
}

/// Says that the window has no room for a scale when it is chosen.
fn warns_of_scale(scale: f32) -> impl Bundle {
    let warn = move |_: On<ValueChange<bool>>,
                     window: Single<&Window, With<PrimaryWindow>>,
                     mut notices: MessageWriter<Notice>| {
        let max = max_ui_scale(window.size());
        if scale > max {
            let percent = (100.0 * max) as u32;
            notices.write(Notice(msg::SettingsScaleRoom { percent }.into()));
        }
    };
    observe(warn)
}

/// The English name and the label of a quality.
fn quality_words(quality: Quality) -> (&'static str, Localized) {
    match quality {
        Quality::Low => ("Low", msg::SETTINGS_QUALITY_LOW),
        Quality::Medium => ("Medium", msg::SETTINGS_QUALITY_MEDIUM),
        Quality::High => ("High", msg::SETTINGS_QUALITY_HIGH),
    }
}

/// The automatic quality in words, with the reason for it.
fn automatic_words(measured: Measured, size: SizeClass) -> Localized {
    let (quality, scale) = measured.step.picture(size);
    let quality = quality_words(quality).1;
    let quality = if scale < 1.0 { msg::SettingsQualityReduced { quality }.into() } else { quality };
    if measured.too_slow.is_some_and(|slow| slow > measured.step) {
        msg::SettingsQualitySlow { quality }.into()
    } else if measured.tried_higher {
        msg::SettingsQualitySpare { quality }.into()
    } else {
        msg::SettingsQualityUsual { quality }.into()
    }
}

pub(super) fn percent(share: f32) -> Localized {
    msg::SettingsPercent { percent: Localized::decimal(share * 100.0, 0) }.into()
}

fn speed_text(speed: f32) -> Localized {
    if speed == 0.0 {
        return msg::SETTINGS_SPEED_OFF;
    }
    let digits = usize::from(speed.fract() != 0.0);
    msg::SettingsSpeedTimes { speed: Localized::decimal(speed, digits) }.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_and_scales_are_formatted_by_language() {
        let words = |language| SPEEDS.map(|speed| speed_text(speed).in_language(language));
        assert_eq!(words(Language::English), ["Off", "0.5×", "1×", "1.5×", "2×", "3×"]);
        assert_eq!(words(Language::Russian)[1..4], ["0,5×", "1×", "1,5×"]);
        assert_eq!(percent(0.75).to_string(), "75%");
    }
}

//! The pages of the settings menu and their rows.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::choice::{Choice, Field};
use super::{VolumeText, choose, online, opens, set_volume, toggle};
use crate::game::language::Language;
use crate::game::settings::{Quality, SCALES, SPEEDS, Settings, TableTheme, VOLUMES};
use crate::game::state::Menu;
use crate::game::theme::{self, Tooltip};
use pushflip_core::session::statistics::RatedMatches;

/// The width of the column with labels, in pixels.
const LABEL: f32 = 162.0;
/// The step of a volume slider with the arrow keys.
const VOLUME_STEP: f32 = 0.05;

/// A page of the menu.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// Language, moves, motion, keys.
    #[default]
    Game,
    /// Themes of the sets, and the camera.
    Table,
    /// Quality, text size, window.
    Display,
    /// Volumes.
    Sound,
    /// Online play: name, reach, relay.
    Online,
}

impl Page {
    pub(super) const ALL: [Self; 5] = [Self::Game, Self::Table, Self::Display, Self::Sound, Self::Online];

    /// The English name and the message id of its tab.
    pub(super) fn name(self) -> (&'static str, &'static str) {
        match self {
            Self::Game => ("Game page", "settings-game"),
            Self::Table => ("Table page", "settings-table"),
            Self::Display => ("Display page", "settings-display"),
            Self::Sound => ("Sound page", "settings-sound"),
            Self::Online => ("Far page", "settings-far"),
        }
    }

    pub(super) fn fill(self, list: &mut ChildSpawnerCommands, language: Language, settings: &Settings) {
        let mut rows = Rows { list, language };
        match self {
            Self::Game => rows.game(),
            Self::Table => rows.table(),
            Self::Display => rows.display(),
            Self::Sound => rows.sound(settings),
            Self::Online => online::fill(&mut rows, settings),
        }
    }
}

/// Adds the rows of a page.
pub(super) struct Rows<'a, 'w> {
    pub list: &'a mut ChildSpawnerCommands<'w>,
    pub language: Language,
}

impl Rows<'_, '_> {
    fn game(&mut self) {
        let language = self.language;
        let system = (
            "Desktop language".to_string(),
            language.say("settings-language-desktop"),
            Choice::new(|settings| settings.language = None),
        );
        let languages = Language::ALL.map(|own| {
            let choice = Choice::new(move |settings| settings.language = Some(own));
            (format!("{own:?}"), own.native_name().to_string(), choice)
        });
        self.segments("Language", "settings-language", [system].into_iter().chain(languages));
        self.switch("Confirm moves", "settings-confirm", "settings-confirm-tip", |s| &mut s.confirm_moves);
        self.switch("Move marks", "settings-marks", "settings-marks-tip", |s| &mut s.move_marks);
        self.switch("Learn to see", "settings-see", "settings-see-tip", |s| &mut s.learn_to_see);
        self.switch("Coordinates", "settings-coordinates", "settings-coordinates-tip", |s| {
            &mut s.coordinates
        });
        let speeds = SPEEDS.map(|speed| {
            let choice = Choice::new(move |settings| settings.animation_speed = speed);
            (speed_text(Language::English, speed), speed_text(language, speed), choice)
        });
        self.segments("Animation", "settings-speed", speeds);
        self.switch("Reduced motion", "settings-reduced", "settings-reduced-tip", |s| {
            s.reduced_motion.get_or_insert(s.desktop_reduces_motion)
        });
        let counted = RatedMatches::ALL.iter().map(|&which| {
            let (name, id) = match which {
                RatedMatches::All => ("Every match", "settings-strength-all"),
                RatedMatches::Timed => ("Matches with a clock", "settings-strength-timed"),
                RatedMatches::None => ("No match", "settings-strength-none"),
            };
            (name, language.say(id), Choice::new(move |settings| settings.counted = which))
        });
        self.segments("Measure strength", "settings-strength", counted);
        self.switch("Think ahead", "settings-ahead", "settings-ahead-tip", |s| &mut s.think_ahead);
        self.switch("All cores", "settings-cores", "settings-cores-tip", |s| &mut s.all_cores);
        let keys = theme::secondary_button("Keys", &language.say("settings-keys"));
        self.list.spawn((keys, opens(Menu::Keys)));
    }

    fn table(&mut self) {
        let language = self.language;
        let themes = |field: fn(&mut Settings) -> &mut TableTheme| {
            TableTheme::ALL.map(|theme| {
                let (name, id) = match theme {
                    TableTheme::Classic => ("Classic", "settings-theme-classic"),
                    TableTheme::Evening => ("Evening", "settings-theme-evening"),
                    TableTheme::Contrast => ("Contrast", "settings-theme-contrast"),
                };
                (name, language.say(id), Choice::new(move |settings| *field(settings) = theme))
            })
        };
        self.segments("Quixo set", "settings-quixo-set", themes(|s| &mut s.quixo_theme));
        self.segments("Hexxagon set", "settings-hexxagon-set", themes(|s| &mut s.hexxagon_theme));
        self.switch("Piece symbols", "settings-symbols", "settings-symbols-tip", |s| &mut s.piece_symbols);
        self.switch("Turn camera", "settings-turn-camera", "settings-turn-camera-tip", |s| {
            &mut s.turn_camera
        });
        self.switch("Camera locked", "settings-lock-camera", "settings-lock-camera-tip", |s| {
            &mut s.camera_locked
        });
    }

    fn display(&mut self) {
        let language = self.language;
        let qualities = [None].into_iter().chain(Quality::ALL.map(Some)).map(|quality| {
            let (name, id) = match quality {
                None => ("Automatic", "settings-quality-auto"),
                Some(Quality::Low) => ("Low", "settings-quality-low"),
                Some(Quality::Medium) => ("Medium", "settings-quality-medium"),
                Some(Quality::High) => ("High", "settings-quality-high"),
            };
            (name, language.say(id), Choice::new(move |settings| settings.quality = quality))
        });
        self.segments("Quality", "settings-quality", qualities);
        let scales = SCALES.map(|scale| {
            let choice = Choice::new(move |settings| settings.ui_scale = scale);
            (percent(Language::English, scale), percent(language, scale), choice)
        });
        self.segments("Size of text", "settings-scale", scales);
        self.switch("Fullscreen", "settings-fullscreen", "settings-fullscreen-tip", |s| &mut s.fullscreen);
        self.switch("Vsync", "settings-vsync", "settings-vsync-tip", |s| &mut s.vsync);
        self.switch("Draw always", "settings-draw-always", "settings-draw-always-tip", |s| {
            &mut s.draw_always
        });
    }

    fn sound(&mut self, settings: &Settings) {
        self.volume("Volume", "settings-volume-effects", settings, Field(|s| &mut s.volume));
        let interface = Field(|s| &mut s.interface_volume);
        self.volume("Interface volume", "settings-volume-interface", settings, interface);
        self.volume("Room volume", "settings-volume-room", settings, Field(|s| &mut s.room_volume));
        self.switch("No sound", "settings-muted", "settings-muted-tip", |s| &mut s.muted);
        self.switch("Threat sound", "settings-threat", "settings-threat-tip", |s| &mut s.threat_sound);
    }

    fn volume(&mut self, name: &str, id: &str, settings: &Settings, field: Field<f32>) {
        let (words, volume) = (self.language.say(id), field.get(settings));
        self.list.spawn(theme::row(12.0)).with_children(|row| {
            row.spawn(label_place()).with_child(theme::label(&words));
            let slider = theme::slider(name, volume, VOLUMES[0], VOLUMES[1], VOLUME_STEP);
            row.spawn((slider, field, observe(set_volume)));
            row.spawn((VolumeText(field), theme::label(&percent(self.language, volume))));
        });
    }

    /// Adds a switch with a tooltip. `id` and `tip` are message ids.
    pub(super) fn switch(&mut self, name: &str, id: &str, tip: &str, field: fn(&mut Settings) -> &mut bool) {
        let (words, tip) = (self.language.say(id), self.language.say(tip));
        self.list.spawn((theme::toggle(name, &words), Tooltip(tip), Field(field), observe(toggle)));
    }

    /// Adds a row of segments, each with its English name, label and choice.
    pub(super) fn segments(
        &mut self,
        name: &str,
        id: &str,
        choices: impl IntoIterator<Item = (impl AsRef<str>, String, Choice)>,
    ) {
        let words = self.language.say(id);
        self.list.spawn(theme::row(12.0)).with_children(|row| {
            row.spawn(label_place()).with_child(theme::label(&words));
            row.spawn((theme::segments(name), observe(choose))).with_children(|group| {
                for (name, words, choice) in choices {
                    group.spawn((theme::segment(name.as_ref(), &words), choice));
                }
            });
        });
    }
}

pub(super) fn label_place() -> Node {
    Node { width: px(LABEL), ..default() }
}

/// A share as a percentage.
pub(super) fn percent(language: Language, share: f32) -> String {
    language.tell("settings-percent", &[("percent", language.decimal(share * 100.0, 0).into())])
}

fn speed_text(language: Language, speed: f32) -> String {
    if speed == 0.0 {
        return language.say("settings-speed-off");
    }
    let digits = usize::from(speed.fract() != 0.0);
    language.tell("settings-speed-times", &[("speed", language.decimal(speed, digits).into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_and_scales_are_formatted_by_language() {
        let words = |language| SPEEDS.map(|speed| speed_text(language, speed));
        assert_eq!(words(Language::English), ["Off", "0.5×", "1×", "1.5×", "2×", "3×"]);
        assert_eq!(words(Language::Russian)[1..4], ["0,5×", "1×", "1,5×"]);
        assert_eq!(percent(Language::English, 0.75), "75%");
    }
}

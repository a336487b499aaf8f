//! The pages of the settings menu and their rows.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::choice::{Channel, Choice, Switch};
use super::{VolumeText, choose, flip, online, opens, set_volume};
use crate::game::language::Language;
use crate::game::settings::{Quality, SCALES, SPEEDS, Settings, TableTheme, VOLUMES};
use crate::game::state::Menu;
use crate::game::theme::{self, Stay, Tip};
use pushflip_core::session::statistics::Which;

/// The width of the words before a choice, in pixels.
const LABEL: f32 = 162.0;
/// The step of a volume with the arrow keys.
const VOLUME_STEP: f32 = 0.05;

/// A page of the menu.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// Language, moves, motion, keys.
    #[default]
    Game,
    /// How the sets look, and the camera.
    Table,
    /// Quality, sizes, the window.
    Display,
    /// Volumes.
    Sound,
    /// Tables far away: name, reach, relay.
    Online,
}

impl Page {
    /// Every page, in their order.
    pub(super) const ALL: [Self; 5] = [Self::Game, Self::Table, Self::Display, Self::Sound, Self::Online];

    /// The name of its tab for tests and tools, and the message of its words.
    pub(super) fn name(self) -> (&'static str, &'static str) {
        match self {
            Self::Game => ("Game page", "settings-game"),
            Self::Table => ("Table page", "settings-table"),
            Self::Display => ("Display page", "settings-display"),
            Self::Sound => ("Sound page", "settings-sound"),
            Self::Online => ("Far page", "settings-far"),
        }
    }

    /// Fills the page.
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

/// The rows of a page, one after the other.
pub(super) struct Rows<'a, 'w> {
    pub list: &'a mut ChildSpawnerCommands<'w>,
    pub language: Language,
}

impl Rows<'_, '_> {
    fn game(&mut self) {
        let desktop = self.language.say("settings-language-desktop");
        let languages = Language::ALL.map(|language| {
            (format!("{language:?}"), language.own_name().to_string(), Choice::Language(Some(language)))
        });
        let system = ("Desktop language".to_string(), desktop, Choice::Language(None));
        self.segments("Language", "settings-language", [system].into_iter().chain(languages));
        self.switch("Confirm moves", "settings-confirm", "settings-confirm-tip", Switch::ConfirmMoves);
        self.switch("Move marks", "settings-marks", "settings-marks-tip", Switch::MoveMarks);
        self.switch("Learn to see", "settings-see", "settings-see-tip", Switch::LearnToSee);
        self.switch("Coordinates", "settings-coordinates", "settings-coordinates-tip", Switch::Coordinates);
        let speeds = SPEEDS.map(|speed| {
            (speed_words(Language::English, speed), speed_words(self.language, speed), Choice::Speed(speed))
        });
        self.segments("Animation", "settings-speed", speeds);
        self.switch("Reduced motion", "settings-reduced", "settings-reduced-tip", Switch::ReducedMotion);
        let language = self.language;
        let counted = Which::ALL.iter().map(|&which| {
            let (name, id) = match which {
                Which::All => ("Every match", "settings-strength-all"),
                Which::Timed => ("Matches with a clock", "settings-strength-timed"),
                Which::None => ("No match", "settings-strength-none"),
            };
            (name, language.say(id), Choice::Counted(which))
        });
        self.segments("Measure strength", "settings-strength", counted);
        self.switch("Think ahead", "settings-ahead", "settings-ahead-tip", Switch::ThinkAhead);
        self.switch("All cores", "settings-cores", "settings-cores-tip", Switch::AllCores);
        let keys = self.language.say("settings-keys");
        self.list.spawn((theme::secondary_button("Keys", &keys), Stay, opens(Menu::Keys)));
    }

    fn table(&mut self) {
        let themes = |choice: fn(TableTheme) -> Choice, language: Language| {
            TableTheme::ALL.map(|theme| {
                let (name, id) = match theme {
                    TableTheme::Classic => ("Classic", "settings-theme-classic"),
                    TableTheme::Evening => ("Evening", "settings-theme-evening"),
                    TableTheme::Contrast => ("Contrast", "settings-theme-contrast"),
                };
                (name, language.say(id), choice(theme))
            })
        };
        let language = self.language;
        self.segments("Quixo set", "settings-quixo-set", themes(Choice::QuixoTheme, language));
        self.segments("Hexxagon set", "settings-hexxagon-set", themes(Choice::HexxagonTheme, language));
        self.switch("Piece symbols", "settings-symbols", "settings-symbols-tip", Switch::PieceSymbols);
        self.switch("Turn camera", "settings-turn-camera", "settings-turn-camera-tip", Switch::TurnCamera);
        self.switch(
            "Camera locked",
            "settings-lock-camera",
            "settings-lock-camera-tip",
            Switch::CameraLocked,
        );
    }

    fn display(&mut self) {
        let qualities = [None].into_iter().chain(Quality::ALL.map(Some)).map(|quality| {
            let (name, id) = match quality {
                None => ("Automatic", "settings-quality-auto"),
                Some(Quality::Low) => ("Low", "settings-quality-low"),
                Some(Quality::Medium) => ("Medium", "settings-quality-medium"),
                Some(Quality::High) => ("High", "settings-quality-high"),
            };
            (name, self.language.say(id), Choice::Quality(quality))
        });
        let qualities: Vec<_> = qualities.collect();
        self.segments("Quality", "settings-quality", qualities);
        let scales = SCALES.map(|scale| {
            (percent(Language::English, scale), percent(self.language, scale), Choice::Scale(scale))
        });
        self.segments("Size of text", "settings-scale", scales);
        self.switch("Fullscreen", "settings-fullscreen", "settings-fullscreen-tip", Switch::Fullscreen);
        self.switch("Vsync", "settings-vsync", "settings-vsync-tip", Switch::Vsync);
        self.switch("Draw always", "settings-draw-always", "settings-draw-always-tip", Switch::DrawAlways);
    }

    fn sound(&mut self, settings: &Settings) {
        for channel in Channel::ALL {
            let (name, id) = match channel {
                Channel::Effects => ("Volume", "settings-volume-effects"),
                Channel::Interface => ("Interface volume", "settings-volume-interface"),
                Channel::Room => ("Room volume", "settings-volume-room"),
            };
            let (words, volume) = (self.language.say(id), channel.volume(settings));
            self.list.spawn(theme::row(12.0)).with_children(|row| {
                row.spawn(label_place()).with_child(theme::label(&words));
                row.spawn((
                    theme::slider(name, volume, VOLUMES[0], VOLUMES[1], VOLUME_STEP),
                    channel,
                    observe(set_volume),
                ));
                row.spawn((VolumeText(channel), theme::label(&percent(self.language, volume))));
            });
        }
        self.switch("No sound", "settings-muted", "settings-muted-tip", Switch::Muted);
        self.switch("Threat sound", "settings-threat", "settings-threat-tip", Switch::ThreatSound);
    }

    pub(super) fn switch(&mut self, name: &str, id: &str, tip: &str, switch: Switch) {
        let (words, tip) = (self.language.say(id), self.language.say(tip));
        self.list.spawn((theme::toggle(name, &words), Tip(tip), Choice::Switch(switch, true), observe(flip)));
    }

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

/// A share as a number of hundredths.
pub(super) fn percent(language: Language, share: f32) -> String {
    language.tell("settings-percent", &[("percent", language.decimal(share * 100.0, 0).into())])
}

fn speed_words(language: Language, speed: f32) -> String {
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
    fn speeds_and_sizes_in_words() {
        let words = |language| SPEEDS.map(|speed| speed_words(language, speed));
        assert_eq!(words(Language::English), ["Off", "0.5×", "1×", "1.5×", "2×", "3×"]);
        assert_eq!(words(Language::Russian)[1..4], ["0,5×", "1×", "1,5×"]);
        assert_eq!(percent(Language::English, 0.75), "75%");
    }
}

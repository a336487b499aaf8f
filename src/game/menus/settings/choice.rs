//! Setting widgets: one choice, one volume.

use bevy::prelude::*;

use crate::game::language::Language;
use crate::game::settings::{OnlineReach, Quality, Settings, TableTheme};
use pushflip_core::session::statistics::Which;

/// One choice of the menu.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) enum Choice {
    Language(Option<Language>),
    Quality(Option<Quality>),
    QuixoTheme(TableTheme),
    HexxagonTheme(TableTheme),
    Speed(f32),
    Scale(f32),
    Reach(OnlineReach),
    Counted(Which),
    Switch(Switch, bool),
}

/// What is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Switch {
    Muted,
    ThreatSound,
    ReducedMotion,
    Coordinates,
    PieceSymbols,
    MoveMarks,
    LearnToSee,
    ThinkAhead,
    AllCores,
    ConfirmMoves,
    TurnCamera,
    CameraLocked,
    DrawAlways,
    Fullscreen,
    Vsync,
    LookAtClipboard,
}

impl Switch {
    /// Where the settings have it.
    fn place(self, settings: &mut Settings) -> &mut bool {
        match self {
            Self::Muted => &mut settings.muted,
            Self::ThreatSound => &mut settings.threat_sound,
            Self::ReducedMotion => settings.reduced_motion.get_or_insert(settings.desktop_reduces_motion),
            Self::Coordinates => &mut settings.coordinates,
            Self::PieceSymbols => &mut settings.piece_symbols,
            Self::MoveMarks => &mut settings.move_marks,
            Self::LearnToSee => &mut settings.learn_to_see,
            Self::ThinkAhead => &mut settings.think_ahead,
            Self::AllCores => &mut settings.all_cores,
            Self::ConfirmMoves => &mut settings.confirm_moves,
            Self::TurnCamera => &mut settings.turn_camera,
            Self::CameraLocked => &mut settings.camera_locked,
            Self::DrawAlways => &mut settings.draw_always,
            Self::Fullscreen => &mut settings.fullscreen,
            Self::Vsync => &mut settings.vsync,
            Self::LookAtClipboard => &mut settings.look_at_clipboard,
        }
    }
}

impl Choice {
    /// Makes the choice.
    pub fn apply(self, settings: &mut Settings) {
        match self {
            Self::Language(language) => settings.language = language,
            Self::Quality(quality) => settings.quality = quality,
            Self::QuixoTheme(theme) => settings.quixo_theme = theme,
            Self::HexxagonTheme(theme) => settings.hexxagon_theme = theme,
            Self::Speed(speed) => settings.animation_speed = speed,
            Self::Scale(scale) => settings.ui_scale = scale,
            Self::Reach(reach) => settings.reach = reach,
            Self::Counted(which) => settings.counted = which,
            Self::Switch(switch, on) => *switch.place(settings) = on,
        }
    }

    /// Whether it is the one made.
    pub fn holds(self, settings: &Settings) -> bool {
        let mut same = settings.clone();
        if let Self::Switch(switch, on) = self {
            return *switch.place(&mut same) == on;
        }
        self.apply(&mut same);
        same == *settings
    }
}

/// What has a volume of its own.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Channel {
    Effects,
    Interface,
    Room,
}

impl Channel {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Effects, Self::Interface, Self::Room];

    /// Its volume, 0 to 1.
    pub fn volume(self, settings: &Settings) -> f32 {
        match self {
            Self::Effects => settings.volume,
            Self::Interface => settings.interface_volume,
            Self::Room => settings.room_volume,
        }
    }

    /// Sets its volume.
    pub fn set(self, settings: &mut Settings, volume: f32) {
        match self {
            Self::Effects => settings.volume = volume,
            Self::Interface => settings.interface_volume = volume,
            Self::Room => settings.room_volume = volume,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_holds_after_it_is_made() {
        use Switch as S;
        let switches = [
            S::Muted,
            S::ThreatSound,
            S::ReducedMotion,
            S::Coordinates,
            S::PieceSymbols,
            S::MoveMarks,
            S::LearnToSee,
            S::ThinkAhead,
            S::AllCores,
            S::ConfirmMoves,
            S::TurnCamera,
            S::CameraLocked,
            S::DrawAlways,
            S::Fullscreen,
            S::Vsync,
            S::LookAtClipboard,
        ];
        let flipped = switches.map(|switch| Choice::Switch(switch, !*switch.place(&mut Settings::default())));
        let others = [
            Choice::Language(Some(Language::Romanian)),
            Choice::Quality(Some(Quality::Medium)),
            Choice::QuixoTheme(TableTheme::Evening),
            Choice::HexxagonTheme(TableTheme::Contrast),
            Choice::Speed(0.0),
            Choice::Scale(3.0),
            Choice::Reach(OnlineReach::LocalNetwork),
            Choice::Counted(Which::Timed),
        ];
        for choice in flipped.into_iter().chain(others) {
            let mut settings = Settings::default();
            assert!(!choice.holds(&settings), "{choice:?}");
            choice.apply(&mut settings);
            assert!(choice.holds(&settings), "{choice:?}");
            assert_eq!(settings.clone().checked(), settings);
        }
    }
}

//! The settings file and the limits of its numbers.

use bevy::prelude::default;
use pushflip::game::settings::{Draft, SCALES, SPEEDS, Settings};

#[test]
fn settings_survive_serialization() {
    let settings = Settings { last_setup: Some(Draft::default()), ..default() };
    let text = toml::to_string(&settings).expect("settings are plain values");
    assert_eq!(toml::from_str::<Settings>(&text).expect("valid settings"), settings);
}

#[test]
fn a_file_of_another_version_keeps_its_known_values() {
    let settings: Settings =
        toml::from_str("muted = true\nno_longer_known = 3").expect("unknown keys are ignored");
    assert!(settings.muted);
    assert_eq!(Settings { muted: false, ..settings }, Settings::default());
}

#[test]
fn numbers_are_clamped_to_their_limits() {
    let invalid = Settings { volume: 9.0, animation_speed: 0.01, ui_scale: f32::NAN, ..default() };
    let clamped = invalid.checked();
    assert_eq!((clamped.volume, clamped.animation_speed, clamped.ui_scale), (1.0, 0.5, 1.0));
}

#[test]
fn every_speed_and_scale_of_the_menu_is_within_the_limits() {
    let same = |settings: Settings| assert_eq!(settings.clone().checked(), settings);
    for speed in SPEEDS {
        same(Settings { animation_speed: speed, ..default() });
    }
    for scale in SCALES {
        same(Settings { ui_scale: scale, ..default() });
    }
}

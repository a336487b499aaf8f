//! The settings, applied as they are changed.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{SliderValue, ValueChange, observe};

use super::close;
use crate::game::Menu;
use crate::game::settings::{SCALES, SPEEDS, Settings, VOLUMES};
use crate::game::theme;

/// Shows the menu, and keeps it and the settings the same.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Settings), show).add_systems(Update, mark.run_if(in_state(Menu::Settings)));
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 620.0;
/// The width of the words before a choice, in pixels.
const LABEL: f32 = 150.0;

/// One choice of the menu.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
enum Choice {
    Muted(bool),
    Speed(f32),
    Scale(f32),
    Fullscreen(bool),
    Vsync(bool),
}

impl Choice {
    fn apply(self, settings: &mut Settings) {
        match self {
            Self::Muted(muted) => settings.muted = muted,
            Self::Speed(speed) => settings.animation_speed = speed,
            Self::Scale(scale) => settings.ui_scale = scale,
            Self::Fullscreen(on) => settings.fullscreen = on,
            Self::Vsync(on) => settings.vsync = on,
        }
    }

    fn holds(self, settings: &Settings) -> bool {
        let near = |a: f32, b: f32| (a - b).abs() < 0.01;
        match self {
            Self::Muted(muted) => settings.muted == muted,
            Self::Speed(speed) => near(settings.animation_speed, speed),
            Self::Scale(scale) => near(settings.ui_scale, scale),
            Self::Fullscreen(on) => settings.fullscreen == on,
            Self::Vsync(on) => settings.vsync == on,
        }
    }
}

#[derive(Component)]
struct VolumeSlider;

/// The volume in words.
#[derive(Component)]
struct VolumeText;

fn show(mut commands: Commands, settings: Res<Settings>) {
    commands.spawn((theme::backdrop("Settings"), DespawnOnExit(Menu::Settings))).with_children(|back| {
        back.spawn(theme::dialog("Settings menu", WIDTH)).with_children(|menu| {
            menu.spawn(theme::heading(text::HEADING));
            theme::scroll_column(menu, 10.0, |list| {
                list.spawn(theme::subheading(text::SOUND));
                list.spawn(theme::row(12.0)).with_children(|row| {
                    row.spawn(Node { width: px(LABEL), padding: UiRect::left(px(8)), ..default() })
                        .with_child(theme::label(text::VOLUME));
                    row.spawn((
                        theme::slider(text::VOLUME, settings.volume, VOLUMES[0], VOLUMES[1], 0.05),
                        VolumeSlider,
                        observe(set_volume),
                    ));
                    row.spawn((VolumeText, theme::label(&text::percent(settings.volume))));
                });
                switch(list, text::MUTED, Choice::Muted(true));
                list.spawn(theme::subheading(text::TABLE));
                let speeds = SPEEDS.map(|speed| (text::speed(speed), Choice::Speed(speed)));
                segments(list, text::SPEED, &speeds);
                list.spawn(theme::subheading(text::DISPLAY));
                let scales = SCALES.map(|scale| (text::percent(scale), Choice::Scale(scale)));
                segments(list, text::SCALE, &scales);
                switch(list, text::FULLSCREEN, Choice::Fullscreen(true));
                switch(list, text::VSYNC, Choice::Vsync(true));
            });
            menu.spawn(theme::divider());
            menu.spawn(theme::button_row()).with_children(|row| {
                row.spawn((
                    theme::primary_button(text::CLOSE, text::CLOSE),
                    theme::first_focus(),
                    observe(close),
                ));
            });
        });
    });
}

fn switch(list: &mut ChildSpawnerCommands, name: &str, choice: Choice) {
    list.spawn((theme::toggle(name, name), choice, observe(flip)));
}

fn segments(list: &mut ChildSpawnerCommands, name: &str, choices: &[(String, Choice)]) {
    list.spawn(theme::row(12.0)).with_children(|row| {
        row.spawn(Node { width: px(LABEL), padding: UiRect::left(px(8)), ..default() })
            .with_child(theme::label(name));
        row.spawn((theme::segments(name), observe(choose))).with_children(|group| {
            for (label, choice) in choices {
                group.spawn((theme::segment(label, label), *choice));
            }
        });
    });
}

fn choose(change: On<ValueChange<Entity>>, choices: Query<&Choice>, mut settings: ResMut<Settings>) {
    if let Ok(choice) = choices.get(change.value) {
        choice.apply(&mut settings);
    }
}

fn flip(change: On<ValueChange<bool>>, choices: Query<&Choice>, mut settings: ResMut<Settings>) {
    if let Ok(choice) = choices.get(change.source) {
        match choice {
            Choice::Muted(_) => Choice::Muted(change.value),
            Choice::Fullscreen(_) => Choice::Fullscreen(change.value),
            Choice::Vsync(_) => Choice::Vsync(change.value),
            Choice::Speed(_) | Choice::Scale(_) => *choice,
        }
        .apply(&mut settings);
    }
}

fn set_volume(change: On<ValueChange<f32>>, mut settings: ResMut<Settings>) {
    if (settings.volume - change.value).abs() > f32::EPSILON {
        settings.volume = change.value;
    }
}

fn mark(
    mut commands: Commands,
    settings: Res<Settings>,
    added: Query<(), Added<Choice>>,
    choices: Query<(Entity, &Choice, Has<Checked>)>,
    sliders: Query<(Entity, &SliderValue), With<VolumeSlider>>,
    mut texts: Query<&mut Text, With<VolumeText>>,
) {
    if !settings.is_changed() && added.is_empty() {
        return;
    }
    for (entity, choice, checked) in &choices {
        match (choice.holds(&settings), checked) {
            (true, false) => commands.entity(entity).insert(Checked),
            (false, true) => commands.entity(entity).remove::<Checked>(),
            _ => continue,
        };
    }
    for (slider, value) in &sliders {
        if (value.0 - settings.volume).abs() > f32::EPSILON {
            commands.entity(slider).insert(SliderValue(settings.volume));
        }
    }
    for mut text in &mut texts {
        text.set_if_neq(Text(text::percent(settings.volume)));
    }
}

mod text {
    pub const HEADING: &str = "Settings";
    pub const SOUND: &str = "Sound";
    pub const VOLUME: &str = "Volume";
    pub const MUTED: &str = "No sound";
    pub const TABLE: &str = "Table";
    pub const SPEED: &str = "Animation";
    pub const DISPLAY: &str = "Display";
    pub const SCALE: &str = "Size of text";
    pub const FULLSCREEN: &str = "Fullscreen (F11)";
    pub const VSYNC: &str = "Wait for the screen (vsync)";
    pub const CLOSE: &str = "Close";

    pub fn percent(share: f32) -> String {
        format!("{:.0} %", share * 100.0)
    }

    pub fn speed(speed: f32) -> String {
        if speed > 0.0 { format!("{speed}×") } else { "Off".into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_holds_after_it_is_made() {
        for choice in [
            Choice::Muted(true),
            Choice::Speed(0.0),
            Choice::Scale(3.0),
            Choice::Fullscreen(true),
            Choice::Vsync(false),
        ] {
            let mut settings = Settings::default();
            assert!(!choice.holds(&settings), "{choice:?}");
            choice.apply(&mut settings);
            assert!(choice.holds(&settings), "{choice:?}");
            assert_eq!(settings.clone().checked(), settings);
        }
    }

    #[test]
    fn speeds_and_sizes_in_words() {
        assert_eq!(SPEEDS.map(text::speed), ["Off", "0.5×", "1×", "1.5×", "2×", "3×"]);
        assert_eq!(text::percent(0.75), "75 %");
    }
}

//! The settings, applied as they are changed.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{SliderValue, ValueChange, observe};

use super::{close, language_choice};
use crate::game::Menu;
use crate::game::language::{Language, take_down};
use crate::game::settings::{SCALES, SPEEDS, Settings, VOLUMES};
use crate::game::theme;

/// Shows the menu, and keeps it and the settings the same.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Settings), show)
        .add_systems(Update, mark.run_if(in_state(Menu::Settings)))
        .add_systems(
            Update,
            (take_down::<Shown>, show)
                .chain()
                .before(mark)
                .run_if(resource_changed::<Language>)
                .run_if(in_state(Menu::Settings)),
        );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 620.0;
/// The width of the words before a choice, in pixels.
pub(super) const LABEL: f32 = 150.0;

#[derive(Component)]
struct Shown;

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

fn show(mut commands: Commands, language: Res<Language>, settings: Res<Settings>) {
    let language = *language;
    let say = |id: &str| language.say(id);
    commands.spawn((theme::backdrop("Settings"), Shown, DespawnOnExit(Menu::Settings))).with_children(
        |back| {
            back.spawn(theme::dialog("Settings menu", WIDTH)).with_children(|menu| {
                menu.spawn(theme::heading(&say("common-settings")));
                theme::scroll_column(menu, 10.0, |list| {
                    language_choice::row(list, language, &settings);
                    list.spawn(theme::subheading(&say("settings-sound")));
                    list.spawn(theme::row(12.0)).with_children(|row| {
                        row.spawn(Node { width: px(LABEL), padding: UiRect::left(px(8)), ..default() })
                            .with_child(theme::label(&say("settings-volume")));
                        row.spawn((
                            theme::slider("Volume", settings.volume, VOLUMES[0], VOLUMES[1], 0.05),
                            VolumeSlider,
                            observe(set_volume),
                        ));
                        row.spawn((VolumeText, theme::label(&percent(language, settings.volume))));
                    });
                    switch(list, "No sound", &say("settings-muted"), Choice::Muted(true));
                    list.spawn(theme::subheading(&say("settings-table")));
                    let speeds = SPEEDS.map(|speed| {
                        (speed_in(Language::English, speed), speed_in(language, speed), Choice::Speed(speed))
                    });
                    segments(list, "Animation", &say("settings-speed"), &speeds);
                    list.spawn(theme::subheading(&say("settings-display")));
                    let scales = SCALES.map(|scale| {
                        (percent(Language::English, scale), percent(language, scale), Choice::Scale(scale))
                    });
                    segments(list, "Size of text", &say("settings-scale"), &scales);
                    switch(list, "Fullscreen (F11)", &say("settings-fullscreen"), Choice::Fullscreen(true));
                    switch(list, "Wait for the screen (vsync)", &say("settings-vsync"), Choice::Vsync(true));
                });
                menu.spawn(theme::divider());
                menu.spawn(theme::button_row()).with_children(|row| {
                    row.spawn((
                        theme::primary_button("Close", &say("common-close")),
                        theme::first_focus(),
                        observe(close),
                    ));
                });
            });
        },
    );
}

fn switch(list: &mut ChildSpawnerCommands, name: &str, words: &str, choice: Choice) {
    list.spawn((theme::toggle(name, words), choice, observe(flip)));
}

/// Choices with their names and their words.
fn segments(list: &mut ChildSpawnerCommands, name: &str, words: &str, choices: &[(String, String, Choice)]) {
    list.spawn(theme::row(12.0)).with_children(|row| {
        row.spawn(Node { width: px(LABEL), padding: UiRect::left(px(8)), ..default() })
            .with_child(theme::label(words));
        row.spawn((theme::segments(name), observe(choose))).with_children(|group| {
            for (name, words, choice) in choices {
                group.spawn((theme::segment(name, words), *choice));
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
    language: Res<Language>,
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
        text.set_if_neq(Text(percent(*language, settings.volume)));
    }
}

fn percent(language: Language, share: f32) -> String {
    language.tell("settings-percent", &[("percent", language.decimal(share * 100.0, 0).into())])
}

fn speed_in(language: Language, speed: f32) -> String {
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
        let speeds = |language| SPEEDS.map(|speed| speed_in(language, speed));
        assert_eq!(speeds(Language::English), ["Off", "0.5×", "1×", "1.5×", "2×", "3×"]);
        assert_eq!(speeds(Language::Italian), ["No", "0,5×", "1×", "1,5×", "2×", "3×"]);
        assert_eq!(percent(Language::English, 0.75), "75%");
        assert_eq!(percent(Language::Russian, 0.75), "75\u{a0}%");
    }
}

//! The settings menu. Changes apply immediately.

mod choice;
mod online;
mod page;

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{SliderValue, ValueChange, observe};
use bevy::window::PrimaryWindow;

use super::{close, opens};
use crate::game::language::Language;
use crate::game::settings::{Settings, ui_scale_room};
use crate::game::state::{Menu, Notice};
use crate::game::theme::{self, Stay};
use choice::{Channel, Choice};
pub use page::Page;
use page::percent;

/// Shows the menu, and keeps it and the settings the same.
pub fn plugin(app: &mut App) {
    app.add_plugins(online::plugin)
        .init_resource::<OpenPage>()
        .add_systems(OnEnter(Menu::Settings), show)
        .add_systems(
            Update,
            (
                theme::rebuild::<Root, _>(show).run_if(resource_changed::<Language>),
                turn.run_if(resource_changed::<OpenPage>),
                mark,
            )
                .chain()
                .run_if(in_state(Menu::Settings)),
        );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 660.0;
/// The height of a page, in pixels: the pages do not jump when they are turned.
const HEIGHT: f32 = 440.0;

/// The page that is open, also when the menu is opened again.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct OpenPage(Page);

impl Page {
    /// Makes it the page that the menu opens with.
    pub fn turn_to(world: &mut World, page: Self) {
        world.insert_resource(OpenPage(page));
    }
}

/// The menu.
#[derive(Component)]
struct Root;

/// What holds the rows of the open page.
#[derive(Component)]
struct Rows;

/// A volume in words.
#[derive(Component)]
struct VolumeText(Channel);

fn show(mut commands: Commands, language: Res<Language>, open: Res<OpenPage>, settings: Res<Settings>) {
    let language = *language;
    commands.spawn((theme::backdrop("Settings"), Root, DespawnOnExit(Menu::Settings))).with_children(
        |back| {
            back.spawn(theme::dialog("Settings menu", WIDTH)).with_children(|menu| {
                menu.spawn(theme::heading(&language.say("common-settings")));
                menu.spawn(Node { flex_shrink: 0.0, ..theme::row(8.0) }).with_children(|row| {
                    row.spawn((
                        theme::segments("Pages"),
                        AccessibleLabel::new(language.say("common-settings")),
                        observe(turn_to),
                    ))
                    .with_children(|group| {
                        for page in Page::ALL {
                            let (name, id) = page.name();
                            group.spawn((theme::segment(name, &language.say(id)), page));
                        }
                    });
                });
                menu.spawn(theme::room(HEIGHT)).with_children(|place| {
                    let rows =
                        theme::scroll_column(place, 8.0, |list| open.0.fill(list, language, &settings));
                    place.commands().entity(rows).insert(Rows);
                });
                menu.spawn(theme::divider());
                menu.spawn(theme::button_row()).with_children(|row| {
                    let about = theme::secondary_button("About", &language.say("about-open"));
                    row.spawn((about, Stay, opens(Menu::About)));
                    row.spawn(Node { flex_grow: 1.0, ..default() });
                    let words = language.say("common-close");
                    row.spawn((theme::primary_button("Close", &words), theme::first_focus(), observe(close)));
                });
            });
        },
    );
}

fn turn_to(change: On<ValueChange<Entity>>, pages: Query<&Page>, mut open: ResMut<OpenPage>) {
    if let Ok(&wanted) = pages.get(change.value) {
        open.set_if_neq(OpenPage(wanted));
    }
}

fn turn(
    mut commands: Commands,
    language: Res<Language>,
    open: Res<OpenPage>,
    settings: Res<Settings>,
    mut rows: Query<(Entity, &mut ScrollPosition), With<Rows>>,
) {
    for (place, mut scroll) in &mut rows {
        scroll.y = 0.0;
        commands
            .entity(place)
            .despawn_children()
            .with_children(|list| open.0.fill(list, *language, &settings));
    }
}

fn choose(
    change: On<ValueChange<Entity>>,
    choices: Query<&Choice>,
    windows: Query<&Window, With<PrimaryWindow>>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    mut notices: MessageWriter<Notice>,
) {
    let Ok(&choice) = choices.get(change.value) else { return };
    choice.apply(&mut settings);
    if let (Choice::Scale(wanted), Ok(window)) = (choice, windows.single()) {
        let room = ui_scale_room(window.size());
        if wanted > room {
            let percent = ((100.0 * room) as u32).into();
            notices.write(Notice(language.tell("settings-scale-room", &[("percent", percent)])));
        }
    }
}

fn flip(change: On<ValueChange<bool>>, choices: Query<&Choice>, mut settings: ResMut<Settings>) {
    if let Ok(&Choice::Switch(switch, _)) = choices.get(change.source) {
        Choice::Switch(switch, change.value).apply(&mut settings);
    }
}

fn set_volume(change: On<ValueChange<f32>>, channels: Query<&Channel>, mut settings: ResMut<Settings>) {
    if let Ok(&channel) = channels.get(change.source)
        && (channel.volume(&settings) - change.value).abs() > f32::EPSILON
    {
        channel.set(&mut settings, change.value);
    }
}

fn mark(
    mut commands: Commands,
    language: Res<Language>,
    settings: Res<Settings>,
    open: Res<OpenPage>,
    added: Query<(), Or<(Added<Choice>, Added<Page>)>>,
    choices: Query<(Entity, &Choice, Has<Checked>)>,
    pages: Query<(Entity, &Page, Has<Checked>)>,
    sliders: Query<(Entity, &Channel, &SliderValue)>,
    mut texts: Query<(&VolumeText, &mut Text)>,
) {
    if !settings.is_changed() && !open.is_changed() && added.is_empty() {
        return;
    }
    let made = choices.iter().map(|(entity, choice, checked)| (entity, choice.holds(&settings), checked));
    let tabs = pages.iter().map(|(entity, tab, checked)| (entity, *tab == open.0, checked));
    for (entity, wanted, checked) in made.chain(tabs) {
        theme::check(&mut commands, entity, wanted, checked);
    }
    for (slider, channel, value) in &sliders {
        let volume = channel.volume(&settings);
        if (value.0 - volume).abs() > f32::EPSILON {
            commands.entity(slider).insert(SliderValue(volume));
        }
    }
    for (shown, mut text) in &mut texts {
        text.set_if_neq(Text(percent(*language, shown.0.volume(&settings))));
    }
}

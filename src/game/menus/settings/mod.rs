//! The settings menu. Changes apply immediately.

mod online;
mod page;
pub(super) mod set_picture;

use bevy::prelude::*;
use bevy::ui_widgets::{SliderValue, ValueChange};

use super::{close_button, opens, spawn_menu, spawn_segments};
use crate::game::language::{LocalizedLabel, LocalizedText};
use crate::game::settings::{Automatic, Settings};
use crate::game::state::Menu;
use crate::game::theme;
pub use page::Page;
use page::percent;
use pushflip_core::language::msg;

pub fn plugin(app: &mut App) {
    app.add_plugins((online::plugin, theme::choices::<Settings>, theme::choices::<OpenPage>))
        .init_resource::<OpenPage>()
        .add_systems(OnEnter(Menu::Settings), show)
        .add_systems(
            Update,
            (
                turn_page.run_if(resource_changed::<OpenPage>.or_else(resource_changed::<Automatic>)),
                show_volumes.run_if(resource_changed::<Settings>),
            )
                .chain()
                .run_if(in_state(Menu::Settings)),
        );
}

/// The open page. It stays open when the menu is closed and opened again.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenPage(pub Page);

/// The container of the rows of the open page.
#[derive(Component)]
struct Rows;

/// A choice between values of a setting, or a switch.
type Choice = theme::Choice<Settings>;

/// The volume that a slider edits.
#[derive(Component, Clone, Copy)]
struct VolumeField(fn(&mut Settings) -> &mut f32);

impl VolumeField {
    fn get(self, settings: &Settings) -> f32 {
        *(self.0)(&mut settings.clone())
    }
}

#[derive(Component)]
struct VolumeText(VolumeField);

fn show(mut commands: Commands, open: Res<OpenPage>, (settings, automatic): (Res<Settings>, Res<Automatic>)) {
    spawn_menu(&mut commands, Menu::Settings, theme::dialog("Settings menu", theme::NARROW), |menu| {
        menu.spawn(theme::heading(msg::COMMON_SETTINGS));
        menu.spawn(Node { flex_shrink: 0.0, ..theme::row(8.0) }).with_children(|row| {
            let group = (theme::segments("Pages"), LocalizedLabel(msg::COMMON_SETTINGS));
            let tabs = Page::ALL.map(|page| {
                let (name, words) = page.words();
                (name, words, theme::Choice::new(move |open: &mut OpenPage| open.0 = page))
            });
            spawn_segments(row, group, tabs);
        });
        let rows = theme::scroll_column(menu, 8.0, |list| open.0.fill(list, &settings, &automatic));
        menu.commands().entity(rows).insert(Rows);
        theme::footer(menu, |row| {
            let about = theme::secondary_button("About", msg::ABOUT_OPEN);
            row.spawn((about, opens(Menu::About)));
            row.spawn(Node { flex_grow: 1.0, ..default() });
            row.spawn((close_button(msg::COMMON_CLOSE), theme::initial_focus()));
        });
    });
}

/// Fills the rows of the newly selected page, or of a page whose text has changed.
fn turn_page(
    mut commands: Commands,
    open: Res<OpenPage>,
    (settings, automatic): (Res<Settings>, Res<Automatic>),
    mut rows: Query<(Entity, &mut ScrollPosition), With<Rows>>,
) {
    for (container, mut scroll) in &mut rows {
        scroll.y = 0.0;
        commands
            .entity(container)
            .despawn_children()
            .with_children(|list| open.0.fill(list, &settings, &automatic));
    }
}

fn set_volume(change: On<ValueChange<f32>>, volumes: Query<&VolumeField>, mut settings: ResMut<Settings>) {
    if let Ok(volume) = volumes.get(change.source)
        && (volume.get(&settings) - change.value).abs() > f32::EPSILON
    {
        *(volume.0)(&mut settings) = change.value;
    }
}

/// Shows the current volumes.
fn show_volumes(
    mut commands: Commands,
    settings: Res<Settings>,
    sliders: Query<(Entity, &VolumeField, &SliderValue)>,
    mut texts: Query<(&VolumeText, &mut LocalizedText)>,
) {
    for (slider, volume, value) in &sliders {
        let volume = volume.get(&settings);
        if (value.0 - volume).abs() > f32::EPSILON {
            commands.entity(slider).insert(SliderValue(volume));
        }
    }
    for (VolumeText(volume), mut text) in &mut texts {
        text.set_if_neq(LocalizedText(percent(volume.get(&settings))));
    }
}

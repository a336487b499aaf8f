//! The first page of the online menu: open a table, or join one.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::contacts::Renaming;
use super::{new_table, table_lists};
use crate::game::menus::close;
use crate::game::online::{EntryQuestion, Nearby, Online, SavedTables};
use crate::game::settings::Settings;
use crate::game::state::{Exchange, Menu, Step};
use crate::game::theme::{self, Icon, KeepFocus, Skin, sends};
use pushflip_core::language::msg;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // The rename form takes the focus and gives it back.
        (refill, theme::keep_focus_on_rebuild.run_if(not(resource_changed::<Renaming>)))
            .chain()
            .run_if(differs)
            .run_if(in_state(Menu::Online))
            .in_set(Step::Turn),
    );
}

/// Whether the lists are outdated. They are not rebuilt while a name is typed in them.
fn differs(kept: Res<SavedTables>, nearby: Res<Nearby>, renaming: Res<Renaming>) -> bool {
    renaming.is_changed() || (renaming.peer().is_none() && (kept.is_changed() || nearby.is_changed()))
}

#[derive(Component)]
struct Lists;

pub(super) fn fill(
    menu: &mut ChildSpawnerCommands,
    settings: &Settings,
    kept: &SavedTables,
    nearby: &Nearby,
    renaming: &Renaming,
) {
    menu.spawn(theme::heading(msg::ONLINE_HEADING));
    theme::scroll_column(menu, 12.0, |list| {
        list.spawn(theme::label(msg::ONLINE_ABOUT));
        list.spawn((
            theme::column(2.0),
            children![
                theme::note(msg::ONLINE_STEP_INVITE),
                theme::note(msg::ONLINE_STEP_OPEN),
                theme::note(msg::ONLINE_STEP_START),
            ],
        ));
        // A player without a name is asked for it later.
        if settings.has_player_name() {
            own_name(list, &settings.name);
        }
        list.spawn((
            theme::primary_button("Open a table", msg::ONLINE_INVITE_FRIEND),
            theme::initial_focus(),
            observe(new_table::begin),
        ));
        list.spawn((
            theme::secondary_button("Join", msg::ONLINE_JOIN_WITH),
            KeepFocus,
            sends(Exchange::Join),
        ));
        list.spawn((theme::column(12.0), Lists))
            .with_children(|lists| table_lists::fill(lists, settings, kept, nearby, renaming));
    });
    theme::footer(menu, |row| {
        row.spawn((theme::secondary_button("Close", msg::COMMON_CLOSE), KeepFocus, observe(close)));
    });
}

/// The player's name, and a button to change it.
fn own_name(list: &mut ChildSpawnerCommands, name: &str) {
    let ask = |_: On<Activate>, mut online: ResMut<Online>| online.ask(EntryQuestion::Name);
    list.spawn(theme::line(8.0)).with_children(|row| {
        row.spawn(theme::label(msg::SettingsShownName { name }.into()));
        let button = theme::icon_button("Change my name", msg::ONLINE_NAME, Icon::Pencil, Skin::Quiet);
        row.spawn((button, KeepFocus, observe(ask)));
    });
}

fn refill(
    mut commands: Commands,
    (settings, kept, nearby): (Res<Settings>, Res<SavedTables>, Res<Nearby>),
    mut renaming: ResMut<Renaming>,
    lists: Query<Entity, With<Lists>>,
) {
    let renaming = Renaming::take(&mut renaming);
    for place in &lists {
        commands
            .entity(place)
            .despawn_children()
            .with_children(|place| table_lists::fill(place, &settings, &kept, &nearby, &renaming));
    }
}

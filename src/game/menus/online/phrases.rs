//! The phrases menu of an online table, with the history of the table.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use strum::IntoEnumIterator;

use crate::game::hud;
use crate::game::menus::{close, close_button, spawn_menu};
use crate::game::online::{Online, TableAction, sends_on};
use crate::game::state::Menu;
use crate::game::theme::{self, Icon, KeepFocus};
use pushflip_core::language::msg;
use pushflip_core::online::table::event::{Body, Phrase};

/// Shows the menu; it closes with the table.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Phrases), show).add_systems(
        Update,
        leave.run_if(in_state(Menu::Phrases)).run_if(|online: Res<Online>| !online.is_open()),
    );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 420.0;
/// The largest height of the history, in pixels.
const HISTORY: f32 = 190.0;
/// The maximum of listed entries of the history.
const LINES: usize = 100;
/// The size of a picture, in pixels.
const PICTURE: f32 = 20.0;

/// A row of buttons that send phrases and close the menu.
fn row(list: &mut ChildSpawnerCommands) {
    list.spawn(theme::row(8.0)).with_children(|row| {
        for phrase in Phrase::iter() {
            let name: &'static str = phrase.into();
            let place = Node { margin: UiRect::right(px(8)), flex_shrink: 0.0, ..default() };
            let picture = (place, children![theme::glyph(Icon::Phrase(phrase), PICTURE)]);
            let picture = row.commands().spawn(picture).id();
            let mut button = row.spawn((
                theme::secondary_button(name, phrase.into()),
                KeepFocus,
                sends_on::<Activate>(TableAction::Propose(Body::Say(phrase))),
            ));
            button.insert_child(0, picture).observe(close);
        }
    });
}

fn show(mut commands: Commands) {
    spawn_menu(&mut commands, Menu::Phrases, theme::small_dialog("Phrases menu", WIDTH), |menu| {
        menu.spawn(theme::heading(msg::ONLINE_SAY));
        menu.spawn(Node { max_height: px(HISTORY), min_height: px(0), ..default() }).with_children(|place| {
            let history = theme::scroll_column(place, 2.0, |list| _ = list.spawn(hud::table_log(LINES)));
            place.commands().entity(history).insert(hud::FollowsEnd::default());
        });
        theme::scroll_column(menu, 8.0, row);
        theme::footer(menu, |row| {
            row.spawn((close_button(msg::COMMON_CLOSE), theme::initial_focus()));
        });
    });
}

fn leave(mut menu: ResMut<NextState<Menu>>) {
    menu.set(Menu::None);
}

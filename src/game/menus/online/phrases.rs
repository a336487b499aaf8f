//! The phrases menu over an online match.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use strum::IntoEnumIterator;

use crate::game::menus::{close, close_button, spawn_menu};
use crate::game::online::{Online, TableAction, sends_on};
use crate::game::state::Menu;
use crate::game::theme::{self, KeepFocus};
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

/// A row of buttons that send phrases.
pub(super) fn row(list: &mut ChildSpawnerCommands, then: impl Fn(&mut EntityCommands)) {
    list.spawn(theme::row(8.0)).with_children(|row| {
        for phrase in Phrase::iter() {
            let name: &'static str = phrase.into();
            let button = theme::secondary_button(name, phrase.into());
            then(&mut row.spawn((
                button,
                KeepFocus,
                sends_on::<Activate>(TableAction::Propose(Body::Say(phrase))),
            )));
        }
    });
}

fn show(mut commands: Commands) {
    spawn_menu(&mut commands, Menu::Phrases, "Phrases", theme::small_dialog("Phrases menu", WIDTH), |menu| {
        menu.spawn(theme::heading(msg::ONLINE_SAY));
        theme::scroll_column(menu, 8.0, |list| row(list, |button| _ = button.observe(close)));
        theme::footer(menu, |row| {
            row.spawn((close_button(msg::COMMON_CLOSE), theme::initial_focus()));
        });
    });
}

fn leave(mut menu: ResMut<NextState<Menu>>) {
    menu.set(Menu::None);
}

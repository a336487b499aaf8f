//! The phrases menu over an online match.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use strum::IntoEnumIterator;

use crate::game::language::Language;
use crate::game::menus::close;
use crate::game::online::{Online, TableAction, phrase_text, sends_on};
use crate::game::state::Menu;
use crate::game::theme::{self, KeepFocus};
use pushflip_core::online::table::event::{Body, Phrase};

/// Shows the menu; it closes with the table.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Phrases), show).add_systems(
        Update,
        (
            theme::rebuild::<Page, _>(show).run_if(resource_changed::<Language>),
            leave.run_if(|online: Res<Online>| !online.is_open()),
        )
            .run_if(in_state(Menu::Phrases)),
    );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 420.0;

/// The menu.
#[derive(Component)]
struct Page;

/// A row of buttons that send phrases.
pub(super) fn row(list: &mut ChildSpawnerCommands, language: Language, then: impl Fn(&mut EntityCommands)) {
    list.spawn(theme::row(8.0)).with_children(|row| {
        for said in Phrase::iter() {
            let name: &'static str = said.into();
            let button = theme::secondary_button(name, &phrase_text(language, said));
            then(&mut row.spawn((
                button,
                KeepFocus,
                sends_on::<Activate>(TableAction::Propose(Body::Say(said))),
            )));
        }
    });
}

fn show(mut commands: Commands, language: Res<Language>) {
    commands.spawn((theme::backdrop("Phrases"), Page, DespawnOnExit(Menu::Phrases))).with_children(|back| {
        back.spawn(theme::dialog("Phrases menu", WIDTH)).with_children(|menu| {
            menu.spawn(theme::heading(&language.say("online-say")));
            theme::scroll_column(menu, 8.0, |list| {
                row(list, *language, |button| _ = button.observe(close));
            });
            menu.spawn(theme::divider());
            menu.spawn(theme::button_row()).with_children(|row| {
                let done = theme::primary_button("Close", &language.say("common-close"));
                row.spawn((done, theme::initial_focus(), observe(close)));
            });
        });
    });
}

fn leave(mut menu: ResMut<NextState<Menu>>) {
    menu.set(Menu::None);
}

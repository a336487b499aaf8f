//! The about page: the games' authors, version, licences and folders.

use bevy::prelude::*;

use super::{add_menu, close_button, spawn_menu};
use crate::game::language::Language;
use crate::game::state::{Menu, Storage};
use crate::game::theme;
use pushflip_core::rules::printable;

pub fn plugin(app: &mut App) {
    add_menu(app, Menu::About, show);
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 620.0;

/// The message ids of each section's title and paragraphs.
const SECTIONS: [(&str, &[&str]); 3] = [
    ("common-variant-quixo", &["about-quixo"]),
    ("common-variant-hexxagon", &["about-hexxagon"]),
    ("about-program", &["about-independent", "about-licence", "about-others"]),
];

fn show(mut commands: Commands, language: Res<Language>, storage: Option<Res<Storage>>) {
    let dialog = theme::dialog("About menu", WIDTH);
    spawn_menu(&mut commands, Menu::About, "About", dialog, |menu| {
        let version = env!("CARGO_PKG_VERSION");
        menu.spawn(theme::heading(&language.tell("about-heading", &[("version", version.into())])));
        theme::scroll_column(menu, 8.0, |list| {
            for (title, paragraphs) in SECTIONS {
                list.spawn(theme::subheading(&language.say(title)));
                for id in paragraphs {
                    list.spawn(theme::label(&language.say(id)));
                }
            }
            list.spawn(theme::subheading(&language.say("about-folders")));
            let Some(Storage(folders)) = storage.as_deref() else {
                list.spawn(theme::label(&language.say("about-nothing-kept")));
                return;
            };
            for (id, folder) in
                [("about-folder-data", &folders.data), ("about-folder-settings", &folders.config)]
            {
                let path = printable(folder.display());
                list.spawn((
                    theme::column(0.0),
                    children![theme::label(&language.say(id)), theme::path_note(&path)],
                ));
            }
        });
        theme::footer(menu, |row| {
            row.spawn((close_button(*language, "common-close"), theme::initial_focus()));
        });
    });
}

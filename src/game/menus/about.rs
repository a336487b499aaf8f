//! The about page: the games' authors, version, licences and folders.

use bevy::prelude::*;

use super::{close_button, spawn_menu};
use crate::game::state::{Menu, Storage};
use crate::game::theme;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::printable;

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::About), show);
}

/// The title and paragraphs of each section.
const SECTIONS: [(Localized, &[Localized]); 3] = [
    (msg::COMMON_VARIANT_QUIXO, &[msg::ABOUT_QUIXO]),
    (msg::COMMON_VARIANT_HEXXAGON, &[msg::ABOUT_HEXXAGON]),
    (msg::ABOUT_PROGRAM, &[msg::ABOUT_INDEPENDENT, msg::ABOUT_LICENCE, msg::ABOUT_OTHERS]),
];

fn show(mut commands: Commands, storage: Option<Res<Storage>>) {
    spawn_menu(&mut commands, Menu::About, theme::dialog("About menu", theme::NARROW), |menu| {
        let version = env!("CARGO_PKG_VERSION");
        menu.spawn(theme::heading(msg::AboutHeading { version }.into()));
        theme::scroll_column(menu, 8.0, |list| {
            for (title, paragraphs) in SECTIONS {
                list.spawn(theme::subheading(title));
                for paragraph in paragraphs {
                    list.spawn(theme::label(paragraph.clone()));
                }
            }
            list.spawn(theme::subheading(msg::ABOUT_FOLDERS));
            let Some(Storage(folders)) = storage.as_deref() else {
                list.spawn(theme::label(msg::ABOUT_NOTHING_KEPT));
                return;
            };
            for (label, folder) in
                [(msg::ABOUT_FOLDER_DATA, &folders.data), (msg::ABOUT_FOLDER_SETTINGS, &folders.config)]
            {
                let path = printable(folder.display());
                list.spawn((theme::column(0.0), children![theme::label(label), theme::path_note(&path)]));
            }
        });
        theme::footer(menu, |row| {
            row.spawn((close_button(msg::COMMON_CLOSE), theme::initial_focus()));
        });
    });
}

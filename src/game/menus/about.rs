//! The about page: the games' authors, version, licences and folders.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::close;
use crate::game::language::Language;
use crate::game::state::{Menu, Storage};
use crate::game::theme;
use pushflip_core::rules::printable;

/// Shows the menu.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::About), show).add_systems(
        Update,
        theme::rebuild::<About, _>(show).run_if(resource_changed::<Language>).run_if(in_state(Menu::About)),
    );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 620.0;

/// What is told: the message of a part's name, and those of its sentences.
const PARTS: [(&str, &[&str]); 3] = [
    ("common-variant-quixo", &["about-quixo"]),
    ("common-variant-hexxagon", &["about-hexxagon"]),
    ("about-program", &["about-independent", "about-licence", "about-others"]),
];

#[derive(Component)]
struct About;

fn show(mut commands: Commands, language: Res<Language>, storage: Option<Res<Storage>>) {
    let language = *language;
    commands.spawn((theme::backdrop("About"), About, DespawnOnExit(Menu::About))).with_children(|back| {
        back.spawn(theme::dialog("About menu", WIDTH)).with_children(|menu| {
            let version = env!("CARGO_PKG_VERSION");
            menu.spawn(theme::heading(&language.tell("about-heading", &[("version", version.into())])));
            theme::scroll_column(menu, 8.0, |list| {
                for (name, sentences) in PARTS {
                    list.spawn(theme::subheading(&language.say(name)));
                    for id in sentences {
                        list.spawn(theme::label(&language.say(id)));
                    }
                }
                list.spawn(theme::subheading(&language.say("about-folders")));
                for (id, folder) in folders(storage.as_deref()) {
                    list.spawn(theme::column(0.0)).with_children(|place| {
                        place.spawn(theme::label(&language.say(id)));
                        // A path may have no space where a line could end.
                        place
                            .spawn((theme::note(&folder), TextLayout::linebreak(LineBreak::WordOrCharacter)));
                    });
                }
                if storage.is_none() {
                    list.spawn(theme::label(&language.say("about-nothing-kept")));
                }
            });
            menu.spawn(theme::divider());
            menu.spawn(theme::button_row()).with_children(|row| {
                let words = language.say("common-close");
                row.spawn((theme::primary_button("Close", &words), theme::first_focus(), observe(close)));
            });
        });
    });
}

/// Where things are kept, with the message that says which.
fn folders(storage: Option<&Storage>) -> Vec<(&'static str, String)> {
    let folders = storage.map(|Storage(folders)| folders);
    folders.map_or_else(Vec::new, |folders| {
        vec![
            ("about-folder-data", printable(folders.data.display())),
            ("about-folder-settings", printable(folders.config.display())),
        ]
    })
}

//! The welcome menu of the first start: learn a game, or play it.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::{close, flat_board, spawn_menu};
use crate::game::screens::lesson::{FirstGame, LessonCommand};
use crate::game::settings::Settings;
use crate::game::state::Menu;
use crate::game::theme::{self, sends};
use crate::game::turn::TITLE_POSITIONS;
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::{AnyPosition, Options};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Welcome), show);
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 620.0;
/// The side of a game's picture, in pixels.
const PICTURE: f32 = 150.0;

/// The lessons of the games, with their descriptions and the positions of the pictures.
const GAMES: [(Lesson, Localized, &str); 2] = [
    (Lesson::Quixo, msg::SETUP_ABOUT_QUIXO, TITLE_POSITIONS[0]),
    (Lesson::Hexxagon, msg::SETUP_ABOUT_HEXXAGON, TITLE_POSITIONS[1]),
];

fn show(mut commands: Commands, mut settings: ResMut<Settings>) {
    // The next start goes to the title.
    settings.welcomed = true;
    spawn_menu(&mut commands, Menu::Welcome, "Welcome", theme::small_dialog("Welcome menu", WIDTH), |menu| {
        menu.spawn(theme::heading(msg::WELCOME_HEADING));
        menu.spawn(theme::label(msg::WELCOME_ABOUT));
        theme::scroll_column(menu, 8.0, |body| {
            let row = Node { column_gap: px(16), row_gap: px(16), flex_wrap: FlexWrap::Wrap, ..default() };
            body.spawn(row).with_children(|row| {
                for (lesson, about, picture) in GAMES {
                    spawn_game(row, lesson, about, picture);
                }
            });
        });
        theme::footer(menu, |row| {
            row.spawn((theme::secondary_button("Close", msg::WELCOME_CLOSE), observe(close)));
        });
    });
}

/// Adds a game: its picture and description, and the buttons that teach and start it.
fn spawn_game(row: &mut ChildSpawnerCommands, lesson: Lesson, about: Localized, picture: &str) {
    let variant = lesson.variant();
    let card = Node { flex_grow: 1.0, flex_basis: px(250), ..theme::column(8.0) };
    row.spawn(card).with_children(|card| {
        let start = AnyPosition::start(variant, &Options::default());
        if let Ok(position) = start.read(picture) {
            flat_board::spawn(card, &position, PICTURE);
        }
        card.spawn(theme::subheading(variant.into()));
        // The buttons of both cards are side by side.
        card.spawn((theme::note(about), Node { flex_grow: 1.0, ..default() }));
        let learn = theme::primary_button(&format!("Learn {variant:?}"), msg::WELCOME_LEARN);
        let mut learn = card.spawn((learn, sends(LessonCommand::Begin(lesson))));
        if lesson == Lesson::Quixo {
            learn.insert(theme::initial_focus());
        }
        let play = theme::secondary_button(&format!("Play {variant:?}"), msg::WELCOME_PLAY);
        card.spawn((play, sends(FirstGame(lesson))));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_show_positions() {
        for (lesson, _, picture) in GAMES {
            let start = AnyPosition::start(lesson.variant(), &Options::default());
            assert!(start.read(picture).is_ok(), "{lesson:?}");
        }
    }
}

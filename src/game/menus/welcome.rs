//! The welcome menu of the first start: learn a game, or play it.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{close, flat_board, spawn_menu};
use crate::game::screens::lesson::LessonCommand;
use crate::game::settings::{Draft, Edit, Settings};
use crate::game::state::{Menu, StartMatch};
use crate::game::theme::{self, sends};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::{AnyPosition, Match, Options};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Welcome), show);
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 620.0;
/// The side of a game's picture, in pixels.
const PICTURE: f32 = 150.0;

/// The games with their lesson, description, and the position of the picture.
const GAMES: [(Variant, Lesson, Localized, &str); 2] = [
    (Variant::Quixo, Lesson::Quixo, msg::SETUP_ABOUT_QUIXO, "xo2x/o3o/2x1o/x3x/1oxox x 0 13"),
    (
        Variant::Hexxagon,
        Lesson::Hexxagon,
        msg::SETUP_ABOUT_HEXXAGON,
        "1/-1-w-1/r1r4w1rr1/6w2ww7/1r1r4w4ww3rr4 r 1 31",
    ),
];

fn show(mut commands: Commands, mut settings: ResMut<Settings>) {
    // It is shown once.
    settings.welcomed = true;
    spawn_menu(&mut commands, Menu::Welcome, "Welcome", theme::dialog("Welcome menu", WIDTH), |menu| {
        menu.spawn(theme::heading(msg::WELCOME_HEADING));
        menu.spawn(theme::label(msg::WELCOME_ABOUT));
        theme::scroll_column(menu, 8.0, |body| {
            let row = Node { column_gap: px(16), row_gap: px(16), flex_wrap: FlexWrap::Wrap, ..default() };
            body.spawn(row).with_children(|row| {
                for (variant, lesson, about, picture) in GAMES {
                    spawn_game(row, variant, lesson, about, picture);
                }
            });
        });
        theme::footer(menu, |row| {
            row.spawn((theme::secondary_button("Close", msg::WELCOME_CLOSE), observe(close)));
        });
    });
}

/// Adds a game: its picture and description, and the buttons that teach and start it.
fn spawn_game(
    row: &mut ChildSpawnerCommands,
    variant: Variant,
    lesson: Lesson,
    about: Localized,
    picture: &str,
) {
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
        if variant == Variant::Quixo {
            learn.insert(theme::initial_focus());
        }
        let play = theme::secondary_button(&format!("Play {variant:?}"), msg::WELCOME_PLAY);
        card.spawn((
            play,
            observe(move |_: On<Activate>, starts: MessageWriter<StartMatch>| begin(variant, starts)),
        ));
    });
}

/// Starts a match against the lowest level.
fn begin(variant: Variant, mut starts: MessageWriter<StartMatch>) {
    let mut draft = Draft::default();
    draft.apply(Edit::Variant(variant));
    starts.write(StartMatch(Box::new(Match::new(draft.setup()))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_show_positions() {
        for (variant, _, _, picture) in GAMES {
            let start = AnyPosition::start(variant, &Options::default());
            assert!(start.read(picture).is_ok(), "{variant:?}");
        }
    }
}

//! The match rests.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::close;
use crate::game::theme::{self, Skin, Stay};
use crate::game::{Command, CurrentMatch, Menu};
use crate::session::{Controller, Match};

/// Shows the menu.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), show);
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 340.0;

/// What a button of the menu does.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Settings,
    Rules,
    Resign,
    Draw,
    Leave,
    Quit,
}

/// A button that asks once more before it acts.
#[derive(Component)]
struct Sure {
    asked: bool,
    question: &'static str,
}

fn show(mut commands: Commands, game: Res<CurrentMatch>) {
    commands.spawn((theme::backdrop("Pause"), DespawnOnExit(Menu::Pause))).with_children(|back| {
        back.spawn(theme::dialog("Pause menu", WIDTH)).with_children(|menu| {
            menu.spawn(theme::heading(text::HEADING));
            theme::scroll_column(menu, 8.0, |list| {
                list.spawn((
                    theme::primary_button(text::RESUME, text::RESUME),
                    theme::first_focus(),
                    observe(close),
                ));
                let mut add = |name: &str, action: Action, question: Option<&'static str>, enabled: bool| {
                    let mut button = list.spawn((
                        theme::text_button(name, name, Skin::Secondary),
                        action,
                        Stay,
                        observe(act),
                    ));
                    if let Some(question) = question {
                        button.insert(Sure { asked: false, question });
                    }
                    if !enabled {
                        button.insert(InteractionDisabled);
                    }
                };
                add(text::SETTINGS, Action::Settings, None, true);
                add(text::RULES, Action::Rules, None, true);
                if game.result().is_none() {
                    add(text::RESIGN, Action::Resign, Some(text::RESIGN_SURE), person_to_move(&game));
                }
                if game.result().is_none() && only_people(&game) {
                    add(text::DRAW, Action::Draw, Some(text::DRAW_SURE), true);
                }
                add(text::LEAVE, Action::Leave, None, true);
                add(text::QUIT, Action::Quit, None, true);
            });
        });
    });
}

fn person_to_move(game: &Match) -> bool {
    game.controller() == Some(Controller::Human)
}

/// Only people can agree on a draw.
fn only_people(game: &Match) -> bool {
    game.setup().seats.iter().all(|seat| seat.controller == Controller::Human)
}

fn act(
    pressed: On<Activate>,
    actions: Query<(&Action, &Children)>,
    mut sure: Query<&mut Sure>,
    mut texts: Query<&mut Text>,
    mut commands: MessageWriter<Command>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let (action, children) = actions.get(pressed.entity)?;
    if let Ok(mut sure) = sure.get_mut(pressed.entity)
        && !sure.asked
    {
        sure.asked = true;
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.0 = sure.question.into();
            }
        }
        return Ok(());
    }
    match action {
        Action::Settings => menu.set(Menu::Settings),
        Action::Rules => menu.set(Menu::HowToPlay),
        Action::Resign => {
            menu.set(Menu::None);
            commands.write(Command::Resign);
        }
        Action::Draw => {
            menu.set(Menu::None);
            commands.write(Command::AgreeDraw);
        }
        Action::Leave => {
            menu.set(Menu::None);
            commands.write(Command::Leave);
        }
        Action::Quit => {
            commands.write(Command::Quit);
        }
    }
    Ok(())
}

mod text {
    pub const HEADING: &str = "Pause";
    pub const RESUME: &str = "Back to the match";
    pub const SETTINGS: &str = "Settings";
    pub const RULES: &str = "How to play";
    pub const RESIGN: &str = "Resign";
    pub const RESIGN_SURE: &str = "Really resign?";
    pub const DRAW: &str = "Agree on a draw";
    pub const DRAW_SURE: &str = "Do all players agree?";
    pub const LEAVE: &str = "Leave to the title";
    pub const QUIT: &str = "Quit";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::{Draft, Edit};

    #[test]
    fn a_computer_neither_resigns_nor_agrees() {
        let mut draft = Draft::default();
        assert!(person_to_move(&Match::new(draft.setup())));
        assert!(!only_people(&Match::new(draft.setup())));
        draft.apply(Edit::First(1));
        assert!(!person_to_move(&Match::new(draft.setup())));
        draft.apply(Edit::Seat(1, Controller::Human));
        assert!(only_people(&Match::new(draft.setup())));
    }
}

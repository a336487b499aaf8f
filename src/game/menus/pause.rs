//! The match rests.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::close;
use crate::game::language::{Language, take_down};
use crate::game::state::{EditPosition, LookBack, MatchCommand, Menu, ReviewMatch};
use crate::game::theme::{self, Skin, Stay};
use crate::game::turn::CurrentMatch;
use pushflip_core::session::{Controller, Match};

/// Shows the menu.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), show).add_systems(
        Update,
        (take_down::<Pause>, show).chain().run_if(resource_changed::<Language>).run_if(in_state(Menu::Pause)),
    );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 340.0;

#[derive(Component)]
struct Pause;

/// What a button of the menu does.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Records,
    Edit,
    Settings,
    Rules,
    Keys,
    Review,
    Resign,
    Draw,
    Offer,
    Leave,
    Quit,
}

/// A button that asks once more before it acts.
#[derive(Component)]
struct Sure {
    asked: bool,
    question: String,
}

fn show(mut commands: Commands, language: Res<Language>, game: Res<CurrentMatch>) {
    let say = |id: &str| language.say(id);
    commands.spawn((theme::backdrop("Pause"), Pause, DespawnOnExit(Menu::Pause))).with_children(|back| {
        back.spawn(theme::dialog("Pause menu", WIDTH)).with_children(|menu| {
            menu.spawn(theme::heading(&say("menus-pause")));
            theme::scroll_column(menu, 8.0, |list| {
                let resume = theme::primary_button("Back to the match", &say("menus-resume"));
                list.spawn((resume, theme::first_focus(), observe(close)));
                let mut add = |name: &str, words: &str, action: Action, sure: Option<&str>, enabled: bool| {
                    let button = theme::text_button(name, &say(words), Skin::Secondary);
                    let mut button = list.spawn((button, action, Stay, observe(act)));
                    if let Some(sure) = sure {
                        button.insert(Sure { asked: false, question: say(sure) });
                    }
                    if !enabled {
                        button.insert(InteractionDisabled);
                    }
                };
                add("Save or copy…", "records-pause", Action::Records, None, true);
                add("Edit position", "editor-pause", Action::Edit, None, true);
                add("Settings", "common-settings", Action::Settings, None, true);
                add("How to play", "common-how-to-play", Action::Rules, None, true);
                add("Keys", "keys-heading", Action::Keys, None, true);
                if game.result().is_some() {
                    add("Review the match", "review-open", Action::Review, None, true);
                }
                if game.result().is_none() {
                    let can = person_to_move(&game);
                    add("Resign", "menus-resign", Action::Resign, Some("menus-resign-sure"), can);
                }
                match game.asked_for_draw() {
                    None => {}
                    Some((_, Controller::Human)) => {
                        // Nobody agrees for a computer that thinks.
                        let can = person_to_move(&game);
                        add("Agree on a draw", "menus-draw", Action::Draw, Some("menus-draw-sure"), can);
                    }
                    Some((_, Controller::Computer(_))) => {
                        let can = person_to_move(&game);
                        add("Offer a draw", "menus-draw-offer", Action::Offer, None, can);
                    }
                }
                add("Leave to the title", "menus-leave", Action::Leave, None, true);
                add("Quit", "common-quit", Action::Quit, None, true);
            });
        });
    });
}

fn person_to_move(game: &Match) -> bool {
    game.controller() == Some(Controller::Human)
}

fn act(
    pressed: On<Activate>,
    actions: Query<(&Action, &Children)>,
    mut sure: Query<&mut Sure>,
    mut texts: Query<&mut Text>,
    game: (Res<CurrentMatch>, Res<LookBack>),
    mut asked: MessageWriter<MatchCommand>,
    mut edits: MessageWriter<EditPosition>,
    mut reviews: MessageWriter<ReviewMatch>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let (action, children) = actions.get(pressed.entity)?;
    if let Ok(mut sure) = sure.get_mut(pressed.entity)
        && !sure.asked
    {
        sure.asked = true;
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.0.clone_from(&sure.question);
            }
        }
        return Ok(());
    }
    match action {
        Action::Records => menu.set(Menu::Records),
        Action::Edit => {
            edits.write(EditPosition(Box::new(game.0.shown(*game.1))));
        }
        Action::Settings => menu.set(Menu::Settings),
        Action::Rules => menu.set(Menu::HowToPlay),
        Action::Keys => menu.set(Menu::Keys),
        Action::Review => _ = reviews.write(ReviewMatch(Box::new((**game.0).clone()))),
        Action::Resign => {
            menu.set(Menu::None);
            asked.write(MatchCommand::Resign);
        }
        Action::Draw => {
            menu.set(Menu::None);
            asked.write(MatchCommand::AgreeDraw);
        }
        Action::Offer => {
            menu.set(Menu::None);
            asked.write(MatchCommand::OfferDraw);
        }
        Action::Leave => {
            menu.set(Menu::None);
            asked.write(MatchCommand::Leave);
        }
        Action::Quit => {
            asked.write(MatchCommand::Quit);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::{Draft, Edit};

    #[test]
    fn people_resign_and_agree_for_themselves() {
        let mut draft = Draft::default();
        assert!(person_to_move(&Match::new(draft.setup())));
        let asked = Match::new(draft.setup()).asked_for_draw();
        assert!(matches!(asked, Some((1, Controller::Computer(_)))), "{asked:?}");
        draft.apply(Edit::First(1));
        assert!(!person_to_move(&Match::new(draft.setup())));
        draft.apply(Edit::Seat(1, Controller::Human));
        assert_eq!(Match::new(draft.setup()).asked_for_draw(), Some((0, Controller::Human)));
    }
}

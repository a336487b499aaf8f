//! The pause menu, and the menu of a review.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{close, opens, review, spawn_menu};
use crate::game::online::Online;
use crate::game::state::{
    BackToMatch, EditPosition, Exchange, MatchCommand, Menu, Screen, SeatsHere, ViewedPly,
};
use crate::game::theme::{self, Confirmed, sends};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::event::Body;
use pushflip_core::session::{Controller, Match};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), show);
}

const WIDTH: f32 = 460.0;

fn show(
    mut commands: Commands,
    (current, rules): (Res<CurrentMatch>, Res<Rules>),
    (screen, here): (Res<State<Screen>>, Res<SeatsHere>),
    online: Res<Online>,
) {
    let button = theme::secondary_button;
    let (game, in_review) = (current.as_match(), *screen.get() == Screen::Review);
    // The board of a review shows only a part of the match.
    let is_running = rules.result().is_none() && !in_review;
    spawn_menu(&mut commands, Menu::Pause, theme::small_dialog("Pause menu", WIDTH), |menu| {
        let heading = if in_review {
            msg::REVIEW_OPEN
        } else if here.is_online() {
            // An online match continues while this menu is open.
            msg::MENUS_MATCH
        } else if is_running {
            msg::MENUS_PAUSE
        } else {
            msg::MENUS_MENU
        };
        menu.spawn(theme::heading(heading));
        theme::scroll_column(menu, 8.0, |list| {
            let back = if in_review { msg::PUZZLE_TO_REVIEW } else { msg::MENUS_RESUME };
            let resume = theme::primary_button("Back to the match", back);
            list.spawn((resume, theme::initial_focus(), observe(close)));
            if here.is_online() {
                list.spawn((button("The table", msg::ONLINE_TABLE), opens(Menu::Online)));
            } else if online.is_playing() {
                list.spawn((button("Back to the online match", msg::ONLINE_BACK), sends(BackToMatch)));
            }
            if !here.is_online() {
                list.spawn((button("New game", msg::TITLE_NEW), sends(Exchange::NewGame)));
            }
            list.spawn(theme::divider());
            list.spawn(theme::two_columns()).with_children(|list| {
                if is_running {
                    let enabled = if here.is_online() {
                        online.is_allowed(&Body::Resign)
                    } else {
                        person_to_move(game)
                    };
                    spawn_endings(list, draw_command(game, here.is_online()), enabled);
                } else if !in_review {
                    list.spawn((button("Review the match", msg::REVIEW_OPEN), observe(review)));
                }
                list.spawn((button("Save or copy…", msg::RECORDS_PAUSE), opens(Menu::Records)));
                list.spawn((button("Share picture…", msg::MENUS_SHARE_OPEN), opens(Menu::Share)));
                // The clocks of an online match go on.
                if !here.is_online() {
                    list.spawn((button("Photo mode", msg::MENUS_PHOTO), opens(Menu::Photo)));
                    list.spawn((button("Edit position", msg::EDITOR_PAUSE), observe(edit)));
                }
                list.spawn((button("Settings", msg::COMMON_SETTINGS), opens(Menu::Settings)));
                list.spawn((button("Keys", msg::KEYS_HEADING), opens(Menu::Keys)));
                list.spawn((button("How to play", msg::COMMON_HOW_TO_PLAY), opens(Menu::HowToPlay)));
                if !here.is_online() && is_running && game.series().matches() > 0 {
                    let end = commands_match::<Activate>(MatchCommand::EndSeries);
                    list.spawn((button("End the series", msg::MENUS_END_SERIES), end));
                }
            });
            list.spawn(theme::divider());
            list.spawn(theme::two_columns()).with_children(|list| {
                let leave = commands_match::<Activate>(MatchCommand::Leave);
                list.spawn((button("Leave to the title", msg::MENUS_LEAVE), leave));
                list.spawn((button("Quit", msg::COMMON_QUIT), sends(MatchCommand::Quit)));
            });
        });
    });
}

/// Adds the buttons that resign, and agree on or offer a draw. They are disabled while a computer is to move.
fn spawn_endings(list: &mut ChildSpawnerCommands, draw: Option<MatchCommand>, enabled: bool) {
    let confirm = |name: &str, label: Localized, question: Localized, command: MatchCommand| {
        (theme::confirm_button(name, label, Some(question)), commands_match::<Confirmed>(command))
    };
    let mut buttons = vec![
        list.spawn(confirm("Resign", msg::MENUS_RESIGN, msg::MENUS_RESIGN_SURE, MatchCommand::Resign)).id(),
    ];
    if draw == Some(MatchCommand::AgreeDraw) {
        let agree =
            confirm("Agree on a draw", msg::MENUS_DRAW, msg::MENUS_DRAW_SURE, MatchCommand::AgreeDraw);
        buttons.push(list.spawn(agree).id());
    } else if draw == Some(MatchCommand::OfferDraw) {
        let offer = theme::secondary_button("Offer a draw", msg::MENUS_DRAW_OFFER);
        buttons.push(list.spawn((offer, commands_match::<Activate>(MatchCommand::OfferDraw))).id());
    }
    for button in buttons {
        theme::set_enabled(&mut list.commands(), button, enabled);
    }
}

/// The command for a draw, if one is possible. People at this computer agree; online opponents and computers get an
/// offer.
fn draw_command(game: &Match, is_online: bool) -> Option<MatchCommand> {
    let (_, opponent) = game.asked_for_draw()?;
    let agrees = !is_online && opponent == Controller::Human;
    Some(if agrees { MatchCommand::AgreeDraw } else { MatchCommand::OfferDraw })
}

fn person_to_move(game: &Match) -> bool {
    game.controller() == Some(Controller::Human)
}

/// Closes the menu and sends a command on the event `E`: a press, or a confirmed press.
fn commands_match<E: EntityEvent>(command: MatchCommand) -> impl Bundle {
    observe(move |_: On<E>, mut menu: ResMut<NextState<Menu>>, mut commands: MessageWriter<MatchCommand>| {
        menu.set(Menu::None);
        commands.write(command);
    })
}

fn edit(
    _: On<Activate>,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    mut edits: MessageWriter<EditPosition>,
) {
    edits.write(EditPosition(Box::new(game.shown(*viewed_ply))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::Draft;

    #[test]
    fn people_agree_on_a_draw_and_computers_are_offered_one() {
        let mut draft = Draft::default();
        let game = Match::new(draft.setup());
        assert!(person_to_move(&game));
        assert_eq!(draw_command(&game, false), Some(MatchCommand::OfferDraw));
        draft.options.first_seat = 1;
        assert!(!person_to_move(&Match::new(draft.setup())));
        draft.seats[1].controller = Controller::Human;
        let game = Match::new(draft.setup());
        assert_eq!(draw_command(&game, false), Some(MatchCommand::AgreeDraw));
        assert_eq!(draw_command(&game, true), Some(MatchCommand::OfferDraw));
    }
}

//! The pause menu.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{add_menu, close, opens, spawn_menu};
use crate::game::language::Language;
use crate::game::online::Online;
use crate::game::state::{BackToMatch, EditPosition, MatchCommand, Menu, ReviewMatch, SeatsHere, ViewedPly};
use crate::game::theme::{self, Confirmed, sends};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::online::table::event::Body;
use pushflip_core::session::{Controller, Match};

pub fn plugin(app: &mut App) {
    add_menu(app, Menu::Pause, show);
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 340.0;

fn show(
    mut commands: Commands,
    language: Res<Language>,
    (current, rules): (Res<CurrentMatch>, Res<Rules>),
    here: Res<SeatsHere>,
    online: Res<Online>,
) {
    let button = |name: &str, id: &str| theme::secondary_button(name, &language.say(id));
    let (game, is_over) = (current.as_match(), rules.result().is_some());
    spawn_menu(&mut commands, Menu::Pause, "Pause", theme::dialog("Pause menu", WIDTH), |menu| {
        // An online match goes on while this menu is open.
        let heading = if here.is_online() { "menus-match" } else { "menus-pause" };
        menu.spawn(theme::heading(&language.say(heading)));
        theme::scroll_column(menu, 8.0, |list| {
            let resume = theme::primary_button("Back to the match", &language.say("menus-resume"));
            list.spawn((resume, theme::initial_focus(), observe(close)));
            if here.is_online() {
                list.spawn((button("The table", "online-table"), opens(Menu::Online)));
            } else if online.is_playing() {
                list.spawn((button("Back to the online match", "online-back"), sends(BackToMatch)));
            }
            list.spawn((button("Save or copy…", "records-pause"), opens(Menu::Records)));
            list.spawn((button("Edit position", "editor-pause"), observe(edit)));
            list.spawn((button("Settings", "common-settings"), opens(Menu::Settings)));
            list.spawn((button("How to play", "common-how-to-play"), opens(Menu::HowToPlay)));
            list.spawn((button("Keys", "keys-heading"), opens(Menu::Keys)));
            if is_over {
                list.spawn((button("Review the match", "review-open"), observe(review)));
            } else {
                let enabled =
                    if here.is_online() { online.is_allowed(&Body::Resign) } else { person_to_move(game) };
                spawn_endings(list, *language, draw_command(game, here.is_online()), enabled);
            }
            if !here.is_online() && !is_over && game.series().matches() > 0 {
                let end = commands_match::<Activate>(MatchCommand::EndSeries);
                list.spawn((button("End the series", "menus-end-series"), end));
            }
            let leave = commands_match::<Activate>(MatchCommand::Leave);
            list.spawn((button("Leave to the title", "menus-leave"), leave));
            list.spawn((button("Quit", "common-quit"), sends(MatchCommand::Quit)));
        });
    });
}

/// Adds the buttons that resign, and agree on or offer a draw. They are disabled while a computer is to move.
fn spawn_endings(
    list: &mut ChildSpawnerCommands,
    language: Language,
    draw: Option<MatchCommand>,
    enabled: bool,
) {
    let confirm = |name: &str, id: &str, question: &str, command: MatchCommand| {
        let button = theme::confirm_button(name, &language.say(id), &language.say(question));
        (button, commands_match::<Confirmed>(command))
    };
    let mut buttons =
        vec![list.spawn(confirm("Resign", "menus-resign", "menus-resign-sure", MatchCommand::Resign)).id()];
    if draw == Some(MatchCommand::AgreeDraw) {
        let agree = confirm("Agree on a draw", "menus-draw", "menus-draw-sure", MatchCommand::AgreeDraw);
        buttons.push(list.spawn(agree).id());
    } else if draw == Some(MatchCommand::OfferDraw) {
        let offer = theme::secondary_button("Offer a draw", &language.say("menus-draw-offer"));
        buttons.push(list.spawn((offer, commands_match::<Activate>(MatchCommand::OfferDraw))).id());
    }
    for button in buttons {
        theme::set_enabled(&mut list.commands(), button, enabled, false);
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

fn review(_: On<Activate>, game: Res<CurrentMatch>, mut reviews: MessageWriter<ReviewMatch>) {
    reviews.write(ReviewMatch(Box::new(game.as_match().clone())));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::{Draft, Edit};

    #[test]
    fn people_agree_on_a_draw_and_computers_are_offered_one() {
        let mut draft = Draft::default();
        let game = Match::new(draft.setup());
        assert!(person_to_move(&game));
        assert_eq!(draw_command(&game, false), Some(MatchCommand::OfferDraw));
        draft.apply(Edit::First(1));
        assert!(!person_to_move(&Match::new(draft.setup())));
        draft.apply(Edit::Seat(1, Controller::Human));
        let game = Match::new(draft.setup());
        assert_eq!(draw_command(&game, false), Some(MatchCommand::AgreeDraw));
        assert_eq!(draw_command(&game, true), Some(MatchCommand::OfferDraw));
    }
}

//! The pause menu.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{close, opens};
use crate::game::language::Language;
use crate::game::online::Online;
use crate::game::state::{BackToMatch, EditPosition, MatchCommand, Menu, ReviewMatch, SeatsHere, ViewedPly};
use crate::game::theme::{self, Stay};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::online::table::event::Body;
use pushflip_core::session::{Controller, Match};

/// Shows the menu.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), show).add_systems(
        Update,
        theme::rebuild::<Pause, _>(show).run_if(resource_changed::<Language>).run_if(in_state(Menu::Pause)),
    );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 340.0;

#[derive(Component)]
struct Pause;

/// A button that asks something of the match.
#[derive(Component)]
struct Asks {
    command: MatchCommand,
    /// What the button asks the player before it does so; none once it has asked.
    question: Option<String>,
}

fn show(
    mut commands: Commands,
    language: Res<Language>,
    (current, rules): (Res<CurrentMatch>, Res<Rules>),
    here: Res<SeatsHere>,
    online: Res<Online>,
) {
    let (language, game) = (*language, current.as_match());
    commands.spawn((theme::backdrop("Pause"), Pause, DespawnOnExit(Menu::Pause))).with_children(|back| {
        back.spawn(theme::dialog("Pause menu", WIDTH)).with_children(|menu| {
            // Far away nothing rests because somebody looks into a menu.
            let words = if here.is_online() { "menus-match" } else { "menus-pause" };
            menu.spawn(theme::heading(&language.say(words)));
            theme::scroll_column(menu, 8.0, |list| {
                let resume = theme::primary_button("Back to the match", &language.say("menus-resume"));
                list.spawn((resume, theme::first_focus(), observe(close)));
                let button =
                    |name: &str, words: &str| (theme::secondary_button(name, &language.say(words)), Stay);
                if here.is_online() {
                    list.spawn((button("The table", "online-table"), opens(Menu::Online)));
                } else if online.is_playing() {
                    let back = |_: On<Activate>, mut wishes: MessageWriter<BackToMatch>| {
                        _ = wishes.write(BackToMatch);
                    };
                    list.spawn((button("Back to the online match", "online-back"), observe(back)));
                }
                list.spawn((button("Save or copy…", "records-pause"), opens(Menu::Records)));
                list.spawn((button("Edit position", "editor-pause"), observe(edit)));
                list.spawn((button("Settings", "common-settings"), opens(Menu::Settings)));
                list.spawn((button("How to play", "common-how-to-play"), opens(Menu::HowToPlay)));
                list.spawn((button("Keys", "keys-heading"), opens(Menu::Keys)));
                if rules.result().is_some() {
                    list.spawn((button("Review the match", "review-open"), observe(review)));
                } else {
                    // At a table far away a draw is offered to people too.
                    let draw =
                        game.asked_for_draw().map(|(_, who)| here.is_online() || who != Controller::Human);
                    let can = if here.is_online() {
                        online.is_allowed(&Body::Resign)
                    } else {
                        person_to_move(game)
                    };
                    ways_to_end(list, draw, can, language);
                }
                if !here.is_online() && rules.result().is_none() && game.series().matches() > 0 {
                    let end = Asks { command: MatchCommand::EndSeries, question: None };
                    list.spawn((button("End the series", "menus-end-series"), end, observe(ask)));
                }
                let leave = Asks { command: MatchCommand::Leave, question: None };
                list.spawn((button("Leave to the title", "menus-leave"), leave, observe(ask)));
                list.spawn((button("Quit", "common-quit"), observe(quit)));
            });
        });
    });
}

/// To resign, and to agree on a draw or to offer one.
fn ways_to_end(list: &mut ChildSpawnerCommands, offers_draw: Option<bool>, can: bool, language: Language) {
    let mut add = |name: &str, words: &str, command: MatchCommand, question: Option<&str>| {
        let question = question.map(|question| language.say(question));
        let button = theme::secondary_button(name, &language.say(words));
        let button = list.spawn((button, Stay, Asks { command, question }, observe(ask))).id();
        // Nobody gives up or agrees for a computer that thinks.
        theme::enable(&mut list.commands(), button, can, false);
    };
    add("Resign", "menus-resign", MatchCommand::Resign, Some("menus-resign-sure"));
    match offers_draw {
        None => {}
        Some(false) => {
            add("Agree on a draw", "menus-draw", MatchCommand::AgreeDraw, Some("menus-draw-sure"));
        }
        Some(true) => {
            add("Offer a draw", "menus-draw-offer", MatchCommand::OfferDraw, None);
        }
    }
}

fn person_to_move(game: &Match) -> bool {
    game.controller() == Some(Controller::Human)
}

/// Asks the player, where there is a question, and at the next press the match.
fn ask(
    pressed: On<Activate>,
    mut buttons: Query<(&mut Asks, &Children)>,
    mut texts: Query<&mut Text>,
    mut asked: MessageWriter<MatchCommand>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let (mut asks, children) = buttons.get_mut(pressed.entity)?;
    if let Some(question) = asks.question.take() {
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.0.clone_from(&question);
            }
        }
        return Ok(());
    }
    menu.set(Menu::None);
    asked.write(asks.command);
    Ok(())
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

fn quit(_: On<Activate>, mut asked: MessageWriter<MatchCommand>) {
    asked.write(MatchCommand::Quit);
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

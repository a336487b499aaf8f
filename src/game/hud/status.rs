//! The status line below the board: hints with reasons, the position in the history, the result.

use bevy::prelude::*;

use super::viewed;
use crate::game::language::LocalizedText;
use crate::game::state::{Hint, MatchCommand, Menu, Phase, Screen, SeatsHere, Step, ViewedPly};
use crate::game::theme::{self, Skin, opens, palette, sends, typeface};
use crate::game::turn::{CurrentMatch, Rules, Selection, advice_text};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::AnyPosition;
use pushflip_core::session::localized;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, update.in_set(Step::Hud).run_if(in_state(Screen::Playing)));
}

/// The minimum height of the status, in pixels, so that the list above it does not move.
const HEIGHT: f32 = 44.0;

#[derive(Component)]
struct StatusText;

/// A button below the text, shown when it applies.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Shortcut {
    /// From an earlier position to the current one.
    ToGame,
    /// To the result, after its banner was closed.
    ToResult,
}

/// The status line with its buttons.
pub(super) fn status() -> impl Bundle {
    let hidden = || Node { display: Display::None, ..default() };
    (
        Name::new("Status"),
        Node {
            min_height: px(HEIGHT),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            ..theme::column(8.0)
        },
        children![
            (
                StatusText,
                LocalizedText::default(),
                typeface::regular(typeface::BODY),
                TextColor(palette::PARCHMENT)
            ),
            (
                Shortcut::ToGame,
                hidden(),
                children![(
                    theme::text_button("Back to the game", msg::TABLE_TO_GAME, Skin::Primary),
                    sends(MatchCommand::ViewPly(usize::MAX))
                )],
            ),
            (
                Shortcut::ToResult,
                hidden(),
                children![(theme::secondary_button("Result", msg::TABLE_TO_RESULT), opens(Menu::Result))],
            ),
        ],
    )
}

fn update(
    (game, rules): (Res<CurrentMatch>, Res<Rules>),
    viewed_ply: Res<ViewedPly>,
    hint: Res<Hint>,
    selection: Res<Selection>,
    here: Res<SeatsHere>,
    states: (Res<State<Menu>>, Option<Res<State<Phase>>>),
    mut texts: Query<&mut LocalizedText, With<StatusText>>,
    mut shortcuts: Query<(&Shortcut, &mut Node)>,
) {
    let (_, plies) = viewed(&game, &viewed_ply);
    let looking = plies < game.moves().len();
    let (menu, phase) = states;
    // The result is shown when the board shows it, and not beside the banner.
    let shows_result = phase.is_some_and(|phase| *phase.get() == Phase::Over) && *menu.get() != Menu::Result;
    let result = rules.result().filter(|_| shows_result);
    let sentence = match (&hint.0, result) {
        _ if looking => looking_back(plies, game.moves().len()),
        (_, Some(result)) => localized::result(game.setup(), result, here.own_side(game.setup())),
        // A required choice takes precedence over a hint.
        _ if matches!(*selection, Selection::Pushed(_)) => choose_dot(&rules.position()),
        (Some(advice), None) => advice_text(advice),
        (None, None) => Localized::EMPTY,
    };
    for mut text in &mut texts {
        text.set_if_neq(LocalizedText(sentence.clone()));
    }
    for (shortcut, mut node) in &mut shortcuts {
        let shown = match shortcut {
            Shortcut::ToGame => looking,
            Shortcut::ToResult => !looking && result.is_some() && *menu.get() == Menu::None,
        };
        let display = if shown { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
}

/// The prompt to choose whether the dot faces the player or the partner.
fn choose_dot(position: &AnyPosition) -> Localized {
    let AnyPosition::Teams(position) = position else { return Localized::EMPTY };
    let own = position.seat_to_move();
    msg::TableChooseDot { own, partner: own.partner() }.into()
}

fn looking_back(plies: usize, all: usize) -> Localized {
    if plies == 0 {
        return msg::TABLE_FIRST_POSITION;
    }
    msg::TableAfterPly { ply: plies, all }.into()
}

//! The status line below the board: hints with reasons, the position in the history, the result.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::viewed;
use crate::game::language::{Language, words};
use crate::game::state::{Hint, MatchCommand, Menu, Phase, Screen, SeatsHere, Step, ViewedPly};
use crate::game::theme::{self, Skin, palette, typeface};
use crate::game::turn::{CurrentMatch, Rules, Selection, advice_text};
use pushflip_core::rules::Variant;
use pushflip_core::rules::quixo::teams::Seat;
use pushflip_core::session::AnyPosition;

/// Keeps the words and the button under them.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, follow.in_set(Step::Hud).run_if(in_state(Screen::Playing)));
}

/// The least height of the note, in pixels: what stands over it does not jump.
const HEIGHT: f32 = 44.0;

#[derive(Component)]
struct Words;

/// A button under the words, shown when it has something to do.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// From looking back to the game.
    ToGame,
    /// To the result, when it was put away.
    ToResult,
}

/// The note's place in the panel.
pub(super) fn place(language: Language) -> impl Bundle {
    let hidden = || Node { display: Display::None, ..default() };
    (
        Name::new("Note"),
        Node {
            min_height: px(HEIGHT),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            ..theme::column(8.0)
        },
        children![
            (Words, Text::default(), typeface::regular(typeface::BODY), TextColor(palette::PARCHMENT)),
            (
                Way::ToGame,
                hidden(),
                children![(
                    theme::text_button("Back to the game", &language.say("table-to-game"), Skin::Primary),
                    observe(to_game)
                )],
            ),
            (
                Way::ToResult,
                hidden(),
                children![(
                    theme::secondary_button("Result", &language.say("table-to-result")),
                    observe(to_result)
                )],
            ),
        ],
    )
}

fn to_game(_: On<Activate>, game: Res<CurrentMatch>, mut asked: MessageWriter<MatchCommand>) {
    asked.write(MatchCommand::ViewPly(game.moves().len()));
}

fn to_result(_: On<Activate>, mut menu: ResMut<NextState<Menu>>) {
    menu.set(Menu::Result);
}

fn follow(
    (game, rules): (Res<CurrentMatch>, Res<Rules>),
    viewed_ply: Res<ViewedPly>,
    hint: Res<Hint>,
    selection: Res<Selection>,
    language: Res<Language>,
    here: Res<SeatsHere>,
    states: (Res<State<Menu>>, Option<Res<State<Phase>>>),
    mut texts: Query<&mut Text, With<Words>>,
    mut ways: Query<(&Way, &mut Node)>,
) {
    let (_, plies) = viewed(&game, &viewed_ply);
    let looking = plies < game.moves().len();
    let (menu, phase) = states;
    // How it ended is said when the board shows it, and once: not beside the banner.
    let rests = phase.is_some_and(|phase| *phase.get() == Phase::Over) && *menu.get() != Menu::Result;
    let result = rules.result().filter(|_| rests);
    let sentence = match (&hint.0, result) {
        _ if looking => looking_back(*language, plies, game.moves().len()),
        (_, Some(result)) => words::result(*language, game.setup(), result, here.own_side(game.setup())),
        // What the table asks for goes before what was said.
        _ if matches!(*selection, Selection::Pushed(_)) => choose_dot(*language, &rules.position()),
        (Some(advice), None) => advice_text(*language, advice),
        (None, None) => String::new(),
    };
    for mut text in &mut texts {
        if text.0 != sentence {
            text.0.clone_from(&sentence);
        }
    }
    for (way, mut node) in &mut ways {
        let shown = match way {
            Way::ToGame => looking,
            Way::ToResult => !looking && result.is_some() && *menu.get() == Menu::None,
        };
        let display = if shown { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
}

/// The question to whom of the team the dot is to point.
fn choose_dot(language: Language, position: &AnyPosition) -> String {
    let AnyPosition::Teams(position) = position else { return String::new() };
    let name = |seat: Seat| words::seat(language, Variant::QuixoTeams, seat as usize).into();
    let own = position.seat_to_move();
    language.tell("table-choose-dot", &[("own", name(own)), ("partner", name(own.partner()))])
}

fn looking_back(language: Language, plies: usize, all: usize) -> String {
    if plies == 0 {
        return language.say("table-first-position");
    }
    language.tell("table-after-ply", &[("ply", plies.into()), ("all", all.into())])
}

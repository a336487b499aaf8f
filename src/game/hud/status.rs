//! The status lines of the panel: the last ply, and what the player can do; hints with reasons, the position in the
//! history, the result.

use bevy::prelude::*;

use super::ShownMatch;
use crate::game::language::LocalizedText;
use crate::game::online::Online;
use crate::game::state::{Hint, MatchCommand, Menu, Phase, Screen, SeatsHere, Step, ViewedPly};
use crate::game::theme::{self, Skin, opens, palette, sends};
use crate::game::turn::{HintRequest, Selection, advice_text};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::localized;
use pushflip_core::session::{AnyCell, AnyPosition, Setup};

pub fn plugin(app: &mut App) {
    app.add_systems(Update, update.in_set(Step::Hud).run_if(any_with_component::<Line>));
}

/// The minimum height of the status, in pixels, so that the list below it rarely moves: the four lines of a long hint.
const HEIGHT: f32 = 74.0;

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    /// The effect of the last ply on the board.
    LastPly,
    /// The next step of the player, or the result.
    Status,
    /// A hint, in smaller letters, instead of the other lines.
    Hint,
}

/// A button below the text, shown when it applies.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Shortcut {
    /// From an earlier position to the current one.
    ToGame,
    /// To the result, after its banner was closed.
    ToResult,
}

pub fn status() -> impl Bundle {
    let hidden = || Node { display: Display::None, ..default() };
    (
        Name::new("Status"),
        Node {
            min_height: px(HEIGHT),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            ..theme::column(4.0)
        },
        children![
            (Name::new("Last ply"), Line::LastPly, theme::note(Localized::EMPTY)),
            (Name::new("Status text"), Line::Status, theme::label(Localized::EMPTY)),
            (Name::new("Hint text"), Line::Hint, theme::small_label(Localized::EMPTY)),
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
    shown: ShownMatch,
    (hint, request): (Res<Hint>, Res<HintRequest>),
    selection: Res<Selection>,
    (here, online): (Res<SeatsHere>, Res<Online>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut texts: Query<(&Line, &mut LocalizedText, &mut TextColor, &mut Node), Without<Shortcut>>,
    mut shortcuts: Query<(&Shortcut, &mut Node)>,
) {
    let (game, setup) = (&shown.game, shown.game.setup());
    let all = game.moves().len();
    let plies = game.viewed_plies(*shown.viewed_ply);
    let looking = plies < all;
    let own = here.own_seat(setup);
    let phase = shown.phase.as_ref().map(|phase| *phase.get());
    // The result is shown when the board shows it, and not beside the banner.
    let shows_result = phase == Some(Phase::Over) && *menu.get() != Menu::Result;
    let result = shown.rules.result().filter(|_| shows_result);
    // A required choice takes precedence over a hint.
    let is_dot_due = matches!(*selection, Selection::Pushed(_));
    let hint = hint.0.as_ref().filter(|_| !looking && result.is_none() && !is_dot_due);
    let sentence = match (hint, result) {
        _ if looking => looking_back(plies, all),
        (_, Some(result)) => localized::result(setup, result, own.map(Setup::side_of)),
        _ if is_dot_due => choose_dot(&shown.rules.position(), own),
        (Some(_), None) => Localized::EMPTY,
        (None, None) if request.is_pending() => msg::STATUS_HINT,
        _ if phase == Some(Phase::Choosing) && here.is_online() && !online.is_connected() => {
            let offline = msg::ONLINE_TURN_OFFLINE;
            online.pending_move().map_or(offline, |mv| msg::OnlineUnsent { mv: mv.to_string() }.into())
        }
        (None, None) => {
            let seat = shown.rules.position().seat_to_move();
            phase.map_or(Localized::EMPTY, |phase| next_step(setup, seat, own, phase, *selection))
        }
    };
    let on_board = shown.plies();
    let mut last_ply = on_board.checked_sub(1).map_or(Localized::EMPTY, |last| {
        let [before, after] = [last, on_board].map(|plies| game.shown(ViewedPly(Some(plies))));
        localized::ply(setup, [&before, &after], game.moves()[last], own)
    });
    if result.is_some() || hint.is_some() {
        last_ply = Localized::EMPTY;
    }
    if result.is_none() && on_board == all && game.as_match().game().is_close_to_repetition() {
        last_ply = Localized::joined([last_ply, msg::STATUS_REPEATED], " ");
    }
    let addresses_player =
        !looking && result.is_none() && (request.is_pending() || phase == Some(Phase::Choosing));
    let advice = hint.map_or(Localized::EMPTY, advice_text);
    for (line, mut text, mut colour, mut node) in &mut texts {
        let (words, shade) = match line {
            Line::LastPly => (&last_ply, palette::PARCHMENT_DIM),
            Line::Status if addresses_player => (&sentence, palette::ACCENT),
            Line::Status => (&sentence, palette::PARCHMENT),
            Line::Hint => (&advice, palette::ACCENT),
        };
        theme::set_shown(&mut node, !words.is_empty());
        text.set_if_neq(LocalizedText(words.clone()));
        colour.set_if_neq(TextColor(shade));
    }
    for (shortcut, mut node) in &mut shortcuts {
        let shown = match shortcut {
            Shortcut::ToGame => looking,
            Shortcut::ToResult => {
                let has_banner = *screen.get() == Screen::Playing && *menu.get() == Menu::None;
                has_banner && !looking && result.is_some()
            }
        };
        theme::set_shown(&mut node, shown);
    }
}

fn next_step(
    setup: &Setup,
    seat: usize,
    own: Option<usize>,
    phase: Phase,
    selection: Selection,
) -> Localized {
    match (phase, selection) {
        (Phase::Choosing, Selection::Cell(AnyCell::Quixo(_))) => msg::STATUS_INSERT,
        (Phase::Choosing, Selection::Cell(AnyCell::Hexxagon(_))) => msg::STATUS_CELL,
        (Phase::Choosing, _) => localized::first_step(setup, seat, own),
        (Phase::Thinking, _) => msg::StatusThinks { name: localized::player_in_sentence(setup, seat) }.into(),
        (Phase::Waiting, _) => msg::StatusWaits { name: localized::player(setup, seat) }.into(),
        (Phase::Animating | Phase::Over, _) => Localized::EMPTY,
    }
}

/// The prompt to choose whether the dot faces the player or the partner.
fn choose_dot(position: &AnyPosition, own: Option<usize>) -> Localized {
    let AnyPosition::Teams(position) = position else { return Localized::EMPTY };
    localized::choose_dot(position.seat_to_move(), own)
}

fn looking_back(plies: usize, all: usize) -> Localized {
    if plies == 0 {
        return msg::TABLE_FIRST_POSITION;
    }
    msg::TableAfterPly { ply: plies, all }.into()
}

//! Announcements for screen readers: moves, results, notices, hints.

use accesskit::{Live, Role};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::prelude::*;

use crate::game::language::UiLanguage;
use crate::game::state::{
    Announce, BoardChanged, Hint, MovePlayed, Notice, Phase, Screen, SeatsHere, Step, ViewedPly,
};
use crate::game::turn::{CurrentMatch, Rules, advice_text};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::localized;
use pushflip_core::session::{AnyMove, AnyPosition, Match};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            announce_moves.run_if(on_message::<MovePlayed>),
            announce_position.run_if(on_message::<BoardChanged>).run_if(in_state(Screen::Playing)),
            announce_notices.run_if(on_message::<Notice>),
            announce_hint.run_if(resource_changed::<Hint>),
            announce_result.run_if(state_changed::<Phase>).run_if(in_state(Phase::Over)),
            update_live_region.run_if(on_message::<Announce>),
        )
            .chain()
            .in_set(Step::Hud)
            .run_if(|requested: Res<AccessibilityRequested>| requested.get()),
    );
}

/// The last announcement. Screen readers speak it because its node appears (live region).
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct Announced(pub String);

fn announce_moves(
    mut plies: MessageReader<MovePlayed>,
    current: Res<CurrentMatch>,
    mut announcements: MessageWriter<Announce>,
) {
    for &MovePlayed { mv, before, ply } in plies.read() {
        announcements.write(Announce(move_label(current.as_match(), ply, &before, mv)));
    }
}

/// Announces the position that undo, redo or browsing has set up.
fn announce_position(
    mut board_changed: MessageReader<BoardChanged>,
    (current, rules): (Res<CurrentMatch>, Res<Rules>),
    viewed_ply: Res<ViewedPly>,
    phase: Res<State<Phase>>,
    here: Res<SeatsHere>,
    mut announcements: MessageWriter<Announce>,
) {
    let anew = board_changed.read().any(|set| *set == BoardChanged::Replaced);
    let words = match rules.result().filter(|_| viewed_ply.0.is_none()) {
        None => position_label(current.as_match(), current.viewed_plies(*viewed_ply)),
        // Stepping to the end of a finished match announces its result. A match that ends now is announced
        // with its phase.
        Some(result) if *phase.get() == Phase::Over && !anew => {
            localized::result(current.setup(), result, here.own_side(current.setup()))
        }
        Some(_) => return,
    };
    announcements.write(Announce(words));
}

fn position_label(game: &Match, plies: usize) -> Localized {
    let who = localized::player(game.setup(), game.seat_at(plies));
    match plies.checked_sub(1).and_then(|last| game.moves().get(last)) {
        None => msg::SpokenAtStart { who }.into(),
        Some(last) => msg::SpokenAfterPly { ply: plies, mv: last.to_string(), who }.into(),
    }
}

fn move_label(game: &Match, ply: usize, before: &AnyPosition, mv: AnyMove) -> Localized {
    let who = localized::player(game.setup(), game.seat_at(ply));
    if mv.is_pass() {
        return msg::SpokenPasses { who }.into();
    }
    let count = before.flips(mv);
    let mv = mv.to_string();
    if count > 0 { msg::SpokenTurns { who, mv, count }.into() } else { msg::SpokenPlays { who, mv }.into() }
}

fn announce_notices(mut notices: MessageReader<Notice>, mut announcements: MessageWriter<Announce>) {
    announcements.write_batch(notices.read().map(|Notice(words)| Announce(words.clone())));
}

fn announce_hint(hint: Res<Hint>, mut announcements: MessageWriter<Announce>) {
    if let Some(advice) = &hint.0 {
        announcements.write(Announce(advice_text(advice)));
    }
}

fn announce_result(
    rules: Res<Rules>,
    current: Res<CurrentMatch>,
    here: Res<SeatsHere>,
    mut announcements: MessageWriter<Announce>,
) {
    if let Some(result) = rules.result() {
        announcements.write(Announce(localized::result(
            current.setup(),
            result,
            here.own_side(current.setup()),
        )));
    }
}

/// Replaces the live region. Each announcement is a new node, so that a repeated sentence is spoken again.
fn update_live_region(
    mut commands: Commands,
    language: Res<UiLanguage>,
    mut announcements: MessageReader<Announce>,
    spoken: Query<Entity, With<Announced>>,
) {
    spoken.iter().for_each(|old| commands.entity(old).despawn());
    for Announce(words) in announcements.read() {
        let words = words.in_language(**language);
        let mut node = accesskit::Node::new(Role::Status);
        node.set_label(words.clone());
        node.set_live(Live::Polite);
        commands.spawn((Name::new("Announcement"), Announced(words), AccessibilityNode(node)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::Setup;

    #[test]
    fn move_announcements_count_captures() {
        let mut game = Match::new(Setup::new(Variant::Hexxagon, &[]));
        let moves = ["e14", "e17-e15"].map(|text| game.position().parse_move(text).expect("a move"));
        game.play(moves[0]).expect("legal");
        let played =
            |game: &Match, ply| move_label(game, ply, &game.position_after(ply), moves[ply]).to_string();
        assert_eq!(played(&game, 0), "Red plays e14");
        assert_eq!(played(&game, 1), "White plays e17-e15 and flips one piece");
        let standing = |plies| position_label(&game, plies).to_string();
        assert_eq!(standing(0), "Start position; Red to move");
        assert_eq!(standing(1), "After move 1, e14; White to move");
    }
}

//! Announcements for screen readers: moves, results, notices, hints.

use accesskit::{Live, Role};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::prelude::*;

use crate::game::language::{Language, words};
use crate::game::state::{
    Announce, BoardSet, Hint, LookBack, MovePlayed, Notice, Phase, Screen, SeatsHere, Step,
};
use crate::game::turn::{CurrentMatch, Rules, advice_in_words};
use pushflip_core::rules::hexxagon::Move;
use pushflip_core::session::{AnyMove, AnyPosition, Match};

/// Speaks.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            tell_moves.run_if(on_message::<MovePlayed>),
            tell_position.run_if(on_message::<BoardSet>).run_if(in_state(Screen::Playing)),
            tell_notices.run_if(on_message::<Notice>),
            tell_hint.run_if(resource_changed::<Hint>),
            tell_result.run_if(state_changed::<Phase>).run_if(in_state(Phase::Over)),
            speak.run_if(on_message::<Announce>),
        )
            .chain()
            .in_set(Step::Hud)
            .run_if(|requested: Res<AccessibilityRequested>| requested.get()),
    );
}

/// What was spoken last. Screen readers speak it because it appears.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct Announced(pub String);

fn tell_moves(
    mut plies: MessageReader<MovePlayed>,
    current: Res<CurrentMatch>,
    language: Res<Language>,
    mut announcements: MessageWriter<Announce>,
) {
    for &MovePlayed { mv, before, ply } in plies.read() {
        announcements.write(Announce(in_words(&current, ply, &before, mv, *language)));
    }
}

/// After how many plies the board stands that undo, redo or a look back has laid out.
fn tell_position(
    mut board_set: MessageReader<BoardSet>,
    current: Res<CurrentMatch>,
    look_back: Res<LookBack>,
    phase: Res<State<Phase>>,
    here: Res<SeatsHere>,
    language: Res<Language>,
    mut announcements: MessageWriter<Announce>,
) {
    let anew = board_set.read().any(|set| *set == BoardSet::Anew);
    let words = match current.result().filter(|_| look_back.0.is_none()) {
        None => {
            let plies = look_back.0.unwrap_or(current.moves().len());
            position_in_words(&current, plies, *language)
        }
        // Whoever steps to the end of what is over hears how; what ends now is told with its phase.
        Some(result) if *phase.get() == Phase::Over && !anew => {
            words::result(*language, current.setup(), result, here.own_side(current.setup()))
        }
        Some(_) => return,
    };
    announcements.write(Announce(words));
}

fn position_in_words(game: &Match, plies: usize, language: Language) -> String {
    let who = words::player(language, game.setup(), game.seat_at(plies));
    match plies.checked_sub(1).and_then(|last| game.moves().get(last)) {
        None => language.tell("spoken-at-start", &[("who", who.into())]),
        Some(last) => {
            let values = [("ply", plies.into()), ("move", last.to_string().into()), ("who", who.into())];
            language.tell("spoken-after-ply", &values)
        }
    }
}

/// Who plays what, and how many pieces turn over.
fn in_words(game: &Match, ply: usize, before: &AnyPosition, mv: AnyMove, language: Language) -> String {
    let who = words::player(language, game.setup(), game.seat_at(ply));
    if mv.is_pass() {
        return language.tell("spoken-passes", &[("who", who.into())]);
    }
    let turned = match (before, mv) {
        (AnyPosition::Hexxagon(before), AnyMove::Hexxagon(Move::Clone { to } | Move::Jump { to, .. })) => {
            before.captures(to).count_ones()
        }
        _ => 0,
    };
    let values = [("who", who.into()), ("move", mv.to_string().into()), ("count", turned.into())];
    language.tell(if turned > 0 { "spoken-turns" } else { "spoken-plays" }, &values)
}

fn tell_notices(mut notices: MessageReader<Notice>, mut announcements: MessageWriter<Announce>) {
    announcements.write_batch(notices.read().map(|Notice(words)| Announce(words.clone())));
}

fn tell_hint(hint: Res<Hint>, language: Res<Language>, mut announcements: MessageWriter<Announce>) {
    if let Some(advice) = &hint.0 {
        announcements.write(Announce(advice_in_words(*language, advice)));
    }
}

fn tell_result(
    rules: Res<Rules>,
    current: Res<CurrentMatch>,
    here: Res<SeatsHere>,
    language: Res<Language>,
    mut announcements: MessageWriter<Announce>,
) {
    if let Some(result) = rules.result() {
        announcements.write(Announce(words::result(
            *language,
            current.setup(),
            result,
            here.own_side(current.setup()),
        )));
    }
}

/// New words are new nodes: the same sentence twice is spoken twice.
fn speak(
    mut commands: Commands,
    mut announcements: MessageReader<Announce>,
    spoken: Query<Entity, With<Announced>>,
) {
    spoken.iter().for_each(|old| commands.entity(old).despawn());
    for Announce(words) in announcements.read() {
        let mut node = accesskit::Node::new(Role::Status);
        node.set_label(words.clone());
        node.set_live(Live::Polite);
        commands.spawn((Name::new("Announcement"), Announced(words.clone()), AccessibilityNode(node)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::Setup;

    #[test]
    fn moves_are_told_with_what_they_turn() {
        let mut game = Match::new(Setup::new(Variant::Hexxagon, &[]));
        let moves = ["e14", "e17-e15"].map(|text| game.position().parse_move(text).expect("a move"));
        game.play(moves[0]).expect("legal");
        let told = |game: &Match, ply, language| {
            in_words(game, ply, &game.position_after(ply), moves[ply], language)
        };
        assert_eq!(told(&game, 0, Language::English), "Red plays e14");
        assert_eq!(told(&game, 1, Language::English), "White plays e17-e15 and turns over one piece");
        let stands = |plies| position_in_words(&game, plies, Language::English);
        assert_eq!(stands(0), "First position; Red to move");
        assert_eq!(stands(1), "After move 1, e14; White to move");
    }
}

//! Simulated players: they play, ask, answer, send phrases, leave and return.

use pushflip_core::online::table::event::{Body, Phrase, QuestionKind};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::{Occupant, Table};
use pushflip_core::session::Setup;
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;
use strum::IntoEnumIterator as _;

use crate::online::table_fixture::{DATE, name, somebody};

/// The next proposal of a player, from the state of its replica. In a hurry, only proposals that lead to the
/// end of the match.
pub(super) fn next_proposal(
    table: &Table,
    (who, players): (usize, usize),
    peer: PeerId,
    plies: usize,
    hurries: bool,
    rng: &mut ChaCha8Rng,
) -> Option<Body> {
    let is_host = table.host() == peer;
    if is_host && table.can_begin() && table.game().is_none_or(|game| game.result().is_some()) {
        return Some(Body::Begin { date: DATE.into() }).filter(|_| !hurries || table.game().is_none());
    }
    let open = table.seats().iter().position(|seat| seat.occupant == Occupant::Nobody).map(|seat| seat as u8);
    if let Some(seat) = open {
        if who < players && !table.sits(peer) {
            return Some(Body::Sit { seat, name: name(who), machine: rng.random() });
        }
        let people = (0..players).filter(|&who| table.sits(somebody(who).id())).count();
        if is_host && people == players {
            return Some(Body::Computer { seat, level: "casual".into() });
        }
    }
    if hurries && table.paused() {
        return Some(Body::Resume);
    }
    if let Some(asked) = table.asked().filter(|asked| asked.waiting.contains(&peer)) {
        let agrees = rng.random_range(0..3) > 0 && (!hurries || asked.kind == QuestionKind::Draw);
        return Some(if agrees { Body::Agree(asked.kind) } else { Body::Refuse(asked.kind) });
    }
    if !hurries && rng.random_range(0..12) == 0 {
        return random_proposal(table, rng);
    }
    let game = table.game()?;
    if game.result().is_some() && !hurries && rng.random() {
        return Some(Body::Ask(QuestionKind::Rematch));
    }
    if game.result().is_none() && game.moves().len() >= plies {
        let side = game.position().side_to_move();
        let own = table.seats_of(peer).any(|seat| Setup::side_of(seat) == side);
        if own {
            return Some(Body::Resign);
        }
    }
    let (_, occupant) = table.to_move()?;
    let moves = match occupant {
        Occupant::Person { peer: mover, .. } => *mover == peer,
        Occupant::Computer(_) => is_host,
        Occupant::Nobody => false,
    };
    let mv = game.position().moves().choose(rng)?.to_string();
    // The machine knows the thinking time.
    moves.then_some(Body::Play { mv, thought_ms: 0 })
}

/// A random proposal, mostly invalid.
fn random_proposal(table: &Table, rng: &mut ChaCha8Rng) -> Option<Body> {
    let seat = rng.random_range(0..table.seats().len() as u8);
    let matter =
        *[QuestionKind::Undo, QuestionKind::Draw, QuestionKind::Pause, QuestionKind::Rematch].choose(rng)?;
    Some(match rng.random_range(0..10) {
        0..4 => Body::Ask(matter),
        4 => Body::Say(Phrase::iter().choose(rng)?),
        5 => Body::GetUp { seat },
        6 => Body::Refuse(matter),
        7 => Body::Resign,
        8 => Body::Claim { seat, win: rng.random() },
        _ => Body::Resume,
    })
}

//! Threats that a move creates and allows.

use std::collections::BTreeSet;

use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition, Match, Setup, Threats};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn after(variant: Variant, text: &str, mv: &str) -> Threats {
    let position = super::position(variant, text);
    position.threats_after(position.parse_move(mv).expect("a move"))
}

fn words(cells: &[AnyCell]) -> String {
    cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The characters of a position text by row, from a1: crosses and circles, or red and white.
fn signs(position: &AnyPosition, cells: &[AnyCell]) -> BTreeSet<usize> {
    let all: Vec<AnyCell> = AnyCell::all(position.variant()).collect();
    cells
        .iter()
        .map(|cell| all.iter().position(|other| other == cell).expect("a cell of the board"))
        .collect()
}

#[test]
fn threats_are_on_the_board_and_match_the_flip_counts() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for variant in Variant::ALL {
        for _ in 0..60 {
            let mut game = Match::new(Setup::new(variant, &[]));
            while game.result().is_none() && game.moves().len() < 50 {
                let before = game.position();
                let moves = before.moves();
                let mv = moves[rng.random_range(..moves.len())];
                let threats = before.threats_after(mv);
                game.play(mv).expect("legal");
                let own = signs(&before, &threats.own);
                let other = signs(&before, &threats.other);
                // A piece that has just flipped may flip back.
                assert!(!variant.is_quixo() || own.is_disjoint(&other), "{before} {mv}: {threats:?}");
                if let (AnyPosition::Hexxagon(was), AnyPosition::Hexxagon(is)) = (before, game.position()) {
                    let pieces = |p: &pushflip_core::rules::hexxagon::Position| p.score().0;
                    let mover = before.side_to_move() as usize;
                    let gained = pieces(&is)[mover] as usize - pieces(&was)[mover] as usize;
                    let clone =
                        matches!(mv, AnyMove::Hexxagon(pushflip_core::rules::hexxagon::Move::Clone { .. }));
                    let filled = game.result().is_some();
                    assert!(filled || gained == threats.own.len() + usize::from(clone), "{before} {mv}");
                    // No reply flips more pieces than are marked.
                    let replies = if game.result().is_none() { game.position().moves() } else { Vec::new() };
                    let most =
                        replies.into_iter().map(|reply| game.position().threats_after(reply).own.len()).max();
                    assert_eq!(threats.other.len(), most.unwrap_or_default(), "{before} {mv}");
                }
            }
        }
    }
}

#[test]
fn lines_of_four_are_framed_for_both() {
    let threats = after(Variant::Quixo, "5/ooo2/xxxx1/4o/5 x 0 9", "e5-e1");
    // Column e has moved up: the circle of e2 is now on e3, behind the four crosses.
    assert_eq!(words(&threats.own), "a3 b3 c3 d3");
    assert_eq!(words(&threats.other), "");
    let threats = after(Variant::QuixoTeams, "5/wwwe1/5/5/5 s 0 9", "a1-e1.n");
    assert_eq!((words(&threats.own), words(&threats.other)), (String::new(), "a4 b4 c4 d4".into()));
}

#[test]
fn flipped_and_threatened_pieces_are_marked() {
    // Red's first clone at e14: White jumps to e15 and flips it.
    let threats = after(Variant::Hexxagon, "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1", "e14");
    assert_eq!((words(&threats.own), words(&threats.other)), (String::new(), "e14".into()));
    let threats = after(Variant::Hexxagon, "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1", "e13-e11");
    assert_eq!(words(&threats.own), "");
}

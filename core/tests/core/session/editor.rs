//! The position editor, and head starts.

use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{
    AnyCell, AnyPosition, Implausibility, MAX_HEAD_START, Match, Options, PositionDraft, Reason, Setup,
    Validity,
};

fn read(variant: Variant, text: &str) -> PositionDraft {
    PositionDraft::of(&super::position(variant, text))
}

#[test]
fn cleared_editor_has_the_start_position() {
    for variant in Variant::ALL {
        let draft = PositionDraft::start(variant);
        assert_eq!(draft.position(), AnyPosition::start(variant, &Options::default()));
        assert_eq!(draft.implausibility(), None);
        assert!(matches!(draft.validity(), Validity::Playable { moves: 6.. }), "{variant}");
    }
}

#[test]
fn invalid_cells_and_seats_are_ignored() {
    let mut draft = PositionDraft::start(Variant::Hexxagon);
    let before = draft.clone();
    draft.set(AnyCell::Hexxagon("b3".parse().expect("a block")), Some(0));
    draft.set(AnyCell::Quixo("a1".parse().expect("a cell")), Some(0));
    draft.set(AnyCell::Hexxagon("a1".parse().expect("a cell")), Some(2));
    draft.set_seat(2);
    assert_eq!(draft, before);
}

#[test]
fn counters_follow_the_board() {
    let mut draft = PositionDraft::start(Variant::Quixo);
    for cell in AnyCell::all(Variant::Quixo).take(7) {
        draft.set(cell, Some(1));
    }
    assert_eq!(draft.ply(), 8);
    draft.set_ply(3);
    assert_eq!(draft.ply(), 8);
    draft.set_quiet(30);
    assert_eq!((draft.quiet(), draft.implausibility()), (7, None));
    assert_eq!(
        read(Variant::Quixo, "xo3/5/5/5/5 x 0 2").implausibility(),
        Some(Implausibility::Ply { least: 3 })
    );
    assert_eq!(
        read(Variant::Quixo, "5/5/5/5/5 x 4 3").implausibility(),
        Some(Implausibility::Quiet { most: 2 })
    );
}

#[test]
fn turns_and_mirrors_come_back() {
    for (variant, text, turns) in [
        (Variant::Quixo, "xo3/5/2x2/5/4o o 3 9", 4),
        (Variant::QuixoTeams, "sw3/5/2n2/5/4e w 3 9", 2),
        (Variant::Hexxagon, "r/-1-w-1/12/r17/w3r3w3r3w3r3 w 1 9", 3),
        (Variant::HexxagonOpen, "r/2w3/12/r17/w3r3w3r3w3r3 w 1 9", 6),
    ] {
        let draft = read(variant, text);
        let round = (0..turns).fold(draft.clone(), |draft, _| draft.turned());
        assert_eq!(round, draft, "{variant}");
        assert_ne!(draft.turned(), draft, "{variant}");
        let twice = draft.mirrored().and_then(|once| once.mirrored());
        assert_eq!(twice, (variant != Variant::QuixoTeams).then_some(draft), "{variant}");
    }
    let mirrored = read(Variant::Quixo, "x4/5/5/5/3o1 o 3 9").mirrored();
    assert_eq!(mirrored, Some(read(Variant::Quixo, "4x/5/5/5/1o3 o 3 9")));
}

#[test]
fn finished_position_has_a_winner() {
    let Validity::Over(end) = read(Variant::Quixo, "xxxxx/5/5/5/ooooo x 0 20").validity() else {
        panic!("over");
    };
    // The previous mover completed a line of the opponent as well.
    assert_eq!(end.winner, Some(Side::First));
    let Validity::Over(end) = read(Variant::HexxagonOpen, "r/6/12/18/24 w 0 9").validity() else {
        panic!("over");
    };
    assert_eq!(end.winner, Some(Side::First));
    let quiet = read(Variant::QuixoTeams, "5/5/5/5/5 s 100 200").validity();
    assert!(matches!(quiet, Validity::Over(end) if matches!(end.reason, Reason::Drawn(_))));
    let mut empty = PositionDraft::start(Variant::Hexxagon);
    empty.clear();
    assert_eq!(empty.validity(), Validity::NoPieces);
}

#[test]
fn a_head_start_adds_its_cubes_or_pieces_and_keeps_the_side_to_move() {
    for variant in [Variant::Quixo, Variant::Hexxagon, Variant::HexxagonOpen] {
        for side in Side::BOTH {
            for count in 0..=MAX_HEAD_START {
                let setup = Setup::new(variant, &[]).with_head_start(side, count);
                let position = setup.first_position();
                let marks = PositionDraft::of(&position);
                let of = |side: Side| {
                    AnyCell::all(variant).filter(|&cell| marks.mark(cell) == Some(side as usize)).count()
                };
                let first = if variant.is_quixo() { 0 } else { 3 };
                assert_eq!((of(side), of(!side)), (first + count, first), "{variant}: {position}");
                assert_eq!(position.seat_to_move(), 0);
                let swapped = setup.swapped();
                let other = Setup::new(variant, &[]).with_head_start(!side, count);
                assert_eq!(swapped.start, other.start, "it follows the player");
                assert!(Match::new(setup).result().is_none());
            }
        }
    }
}

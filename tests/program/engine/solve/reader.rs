//! Tablebase lookups for game positions.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use pushflip_core::ai::tablebase::indexing::Board;
use pushflip_core::ai::tablebase::opening::Opening;
use pushflip_core::ai::tablebase::{Tablebase, Value};
use pushflip_core::rules::quixo::{Position, Push};
use pushflip_core::rules::{Position as _, Side};
use pushflip_lab::opening::write;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The bundled opening, the last two levels, and the files in the folder of `PUSHFLIP_SOLVED`.
pub fn test_tablebase() -> &'static Tablebase {
    static SOLVED: OnceLock<Tablebase> = OnceLock::new();
    SOLVED.get_or_init(|| {
        let (solved, complaints) = Tablebase::open(&crate::variable("PUSHFLIP_SOLVED", crate::nowhere()));
        assert_eq!(complaints, Vec::<String>::new());
        if solved.is_complete() { solved } else { solved.sharing(super::last_layers()) }
    })
}

/// A position from bit boards by rows, Cross to move.
fn position(cross: u32, circle: u32) -> Position {
    let rows = (0..5u32).rev().map(|row| {
        let cell = |column: u32| match (cross >> (5 * row + column) & 1, circle >> (5 * row + column) & 1) {
            (1, _) => 'x',
            (_, 1) => 'o',
            _ => '1',
        };
        let cells: String = (0..5).map(cell).collect();
        (2..=5).rev().fold(cells, |text, run| text.replace(&"1".repeat(run), &run.to_string()))
    });
    let text = format!("{} x 0 1", rows.collect::<Vec<_>>().join("/"));
    Position::start(Side::First).read(&text).expect("a position")
}

fn scattered(cubes: usize, count: usize) -> impl Iterator<Item = Position> {
    let mut random = ChaCha8Rng::seed_from_u64(cubes as u64);
    (0..count).map(move |_| {
        let mut planes = [0u32; 2];
        while (planes[0] | planes[1]).count_ones() < cubes as u32 {
            let bit = 1 << random.random_range(0..25);
            planes[random.random_range(0..2)] |= if (planes[0] | planes[1]) & bit == 0 { bit } else { 0 };
        }
        position(planes[0], planes[1])
    })
}

/// Positions per layer in the test of all layers.
const POSITIONS: usize = 3_000;
/// The same for the last layers of the opening, whose blocks take long to decode; `PUSHFLIP_PROBES` sets another
/// number.
const SLOW_POSITIONS: usize = 150;

#[test]
fn the_opening_and_the_last_levels_agree_with_the_rules_and_with_themselves() {
    let solved = test_tablebase();
    assert_eq!(solved.probe(&Position::start(Side::First)), Some(Value::Draw));
    let (mut over, mut both) = (0, 0);
    for cubes in (0..=11).chain([24, 25]) {
        let slow = crate::variable("PUSHFLIP_PROBES", SLOW_POSITIONS);
        for position in scattered(cubes, if (8..=11).contains(&cubes) { slow } else { POSITIONS }) {
            let value = solved.probe(&position).expect("the layer");
            if let Some(outcome) = position.outcome() {
                over += 1;
                let lines = [Side::First, Side::Second].map(|side| position.lines(side).count());
                both += usize::from(lines[0] > 0 && lines[1] > 0);
                let expected = if outcome.winner == Some(Side::First) { Value::Win } else { Value::Loss };
                assert_eq!(value, expected, "{position}");
                assert_eq!(solved.probe_moves(&position), None, "{position}");
            } else if cubes != 11 {
                let pushes = solved.probe_moves(&position).expect("both layers");
                let best = pushes.iter().map(|&(_, value)| value).max().expect("a push");
                assert_eq!(value, best, "{position}");
            }
        }
    }
    assert!(over > 1_000 && both > 100, "{over} {both}");
}

#[test]
fn symmetric_positions_have_the_same_value() {
    let solved = test_tablebase();
    for cubes in [4, 7, 9, 10, 11, 24] {
        for position in scattered(cubes, 500) {
            let value = solved.probe(&position);
            assert!((0..8).all(|s| solved.probe(&position.transformed(s)) == value), "{position}");
        }
    }
}

#[test]
fn missing_levels_have_no_values() {
    let (solved, complaints) = Tablebase::open(Path::new("no such folder"));
    assert!(complaints.is_empty() && !solved.is_complete());
    assert!((0..=11).all(|cubes| solved.has_layer(cubes)) && !(12..=25).any(|cubes| solved.has_layer(cubes)));
    let last = scattered(11, 50).find(|position| position.outcome().is_none()).expect("an unfinished game");
    assert!(solved.probe(&last).is_some() && solved.probe_moves(&last).is_none());
    let blank = |push: &Push| last.symbol(push.take()).is_none();
    for push in last.moves() {
        assert_eq!(solved.probe_move(&last, push).is_some(), !blank(&push), "{last} {push}");
    }
    for (cubes, lacks) in [(11, false), (19, false), (20, true), (23, true), (25, true)] {
        let position = scattered(cubes, 1).next().expect("a position");
        assert_eq!(solved.lacks_last_layers(&position), lacks, "{cubes}");
        assert_eq!(solved.probe(&position).is_some(), cubes == 11);
    }
}

#[test]
fn a_damaged_file_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("quixo-5x5-12.pack"), "nothing of ours").expect("it can be written");
    let (solved, complaints) = Tablebase::open(folder.path());
    assert!(!solved.has_layer(12));
    let [complaint] = &complaints[..] else { panic!("{complaints:?}") };
    assert!(
        complaint.ends_with("it is not a table of 5×5 Quixo with 12 cubes; it is not used."),
        "{complaint}"
    );
}

/// The length of a record of the reference file in bytes.
const RECORD: usize = 20;
/// The records of `tests/data/quixo-moves.bin` with up to 8 cubes or at least 23, for which the tables of these
/// tests contain the values of moves.
const RECORDS: usize = 1_770;

/// The bundled records with the exact value of every move; `PUSHFLIP_TRUTH` names a longer file.
#[test]
fn values_match_the_reference_file() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/quixo-moves.bin");
    let bytes = fs::read(crate::variable("PUSHFLIP_TRUTH", path)).expect("the records in the repository");
    assert!(bytes.len() >= RECORDS * RECORD && bytes.len().is_multiple_of(RECORD), "{} bytes", bytes.len());
    let solved = test_tablebase();
    let (mut compared, mut openings) = (0, 0);
    for record in bytes.chunks_exact(RECORD) {
        let word = |i: usize| u32::from_le_bytes(record[4 * i..4 * i + 4].try_into().expect("four bytes"));
        let cubes = (word(0) | word(1)).count_ones();
        let position = position(word(0), word(1));
        let known = |push: Push| word(2 + usize::from(push.index()) / 16) >> (2 * (push.index() % 16)) & 3;
        for push in position.moves() {
            let expected = [Value::Draw, Value::Win, Value::Loss][known(push) as usize];
            if let Some(value) = solved.probe_move(&position, push) {
                assert_eq!(value, expected, "{position} {push}");
                compared += 1;
                openings += usize::from(cubes <= 8);
            }
        }
        if let (Some(value), Some(pushes)) = (solved.probe(&position), solved.probe_moves(&position)) {
            assert_eq!(Some(value), pushes.iter().map(|p| p.1).max(), "{position}");
        }
    }
    assert!(openings > 20_000 && compared > openings + 2_000, "{compared} {openings}");
}

/// Synthetic values that mix all classes.
#[test]
fn compressed_levels_round_trip() {
    let board = Board::new(4);
    let value = |cubes: usize, rank: u32, index: u32| match (rank / 5 + index * index % 7 + cubes as u32) % 8
    {
        0 => Value::Win,
        1 => Value::Loss,
        _ => Value::Draw,
    };
    let bytes = write(&board, 9, value);
    let opening = Opening::read(bytes.leak(), &board).expect("it can be read");
    for cubes in 0..9 {
        for rank in 0..board.sets.count(cubes) as u32 {
            for index in 0..1 << cubes {
                assert_eq!(
                    opening.value(cubes, rank, index),
                    Some(value(cubes, rank, index)),
                    "{cubes} {rank} {index}"
                );
            }
        }
    }
    assert_eq!(opening.value(9, 0, 0), None);
}

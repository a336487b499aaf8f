//! Packed levels: lossless round trips, and detection of damage.

use std::fs::{self, File};
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;

use pushflip_core::ai::tablebase::Tablebase;
use pushflip_core::ai::tablebase::counts::{ClassCounts, count};
use pushflip_core::ai::tablebase::layer::{Layer, words};
use pushflip_core::ai::tablebase::packed::{PackedFile, pack, path};
use pushflip_core::ai::tablebase::solver::{LayerPart, SolveProgress, Solver};
use pushflip_core::rules::quixo::Position;
use pushflip_core::rules::{BySide, Position as _, Side};

fn write(folder: &Path, level: &Layer, classes: &ClassCounts, threads: usize) {
    let path = path(folder, level.board.geometry.side, level.cubes);
    let mut file = File::create(path).expect("a new file");
    pack(level, threads).expect("values of Quixo").write(classes, &mut file).expect("it can be written");
}

fn words_of(level: &Layer) -> Vec<u64> {
    level.pairs.as_flattened().iter().map(|word| word.load(Relaxed)).collect()
}

/// The levels with 25 and 24 cubes.
fn last_levels() -> &'static [Layer] {
    &super::last_layers().get().expect("the last levels")[..2]
}

fn classes_of(level: &Layer) -> ClassCounts {
    count(level, 2).expect("a state is won or lost, not both")
}

/// Checks that packed levels return every value: whole levels, single sets and single values.
fn assert_round_trip<'a>(levels: impl IntoIterator<Item = &'a Layer>) {
    let folder = tempfile::tempdir().expect("a folder");
    for level in levels {
        let (side, sets) = (level.board.geometry.side, level.sets.len());
        let classes = classes_of(level);
        write(folder.path(), level, &classes, 2);
        let path = path(folder.path(), side, level.cubes);
        let (pack, counted) = PackedFile::open(&path, &level.board, level.cubes).expect("it can be read");
        assert_eq!(counted, classes);
        pack.check(2).expect("a valid pack");
        let again = Layer::with_memory(&level.board, level.cubes, Vec::new());
        pack.unpack(0..sets, &again.pairs, 2).expect("it can be read");
        assert!(words_of(level) == words_of(&again), "{} cubes", level.cubes);

        let some = sets / 3..sets - sets / 4;
        let words = words(level.cubes);
        let part = Layer::with_memory(&level.board, level.cubes, Vec::new());
        pack.unpack(some.clone(), &part.pairs[..some.len() * words], 1).expect("it can be read");
        let same = words_of(&part)[..2 * some.len() * words]
            == words_of(level)[2 * some.start * words..][..2 * some.len() * words];
        assert!(same, "{} cubes, sets {some:?}", level.cubes);

        for rank in (0..sets as u32).step_by(1 + sets / 40) {
            for index in (0..1u32 << level.cubes).step_by(1 + (1 << level.cubes) / 1_000) {
                let bits = pack.bits(rank, index).expect("it can be read");
                assert_eq!(bits, level.bits(rank, index), "{} cubes, set {rank}, state {index}", level.cubes);
            }
        }
    }
}

#[test]
fn packed_levels_round_trip() {
    assert_round_trip(super::solved(3, 0, 1).iter().map(|(level, _)| level));
    assert_round_trip(super::solved(4, 0, 2).iter().map(|(level, _)| level));
    assert_round_trip(last_levels());
}

#[test]
fn packing_does_not_depend_on_the_number_of_threads() {
    let levels = super::solved(4, 10, 2);
    let bytes = |level: &(Layer, ClassCounts), threads| {
        let mut bytes = Vec::new();
        pack(&level.0, threads).expect("values of Quixo").write(&level.1, &mut bytes).expect("memory");
        bytes
    };
    assert!(levels.iter().all(|level| bytes(level, 1) == bytes(level, 3)));
}

#[test]
fn impossible_values_are_not_packed() {
    for (level, _) in super::solved(4, 11, 1) {
        // An impossible value: a win for a mover without cubes.
        level.pairs[0][0].fetch_or(1, Relaxed);
        assert!(pack(&level, 2).is_none(), "{} cubes", level.cubes);
    }
}

#[test]
fn a_level_can_be_solved_from_parts_of_the_one_above() {
    let levels = super::solved(4, 9, 1);
    for pair in levels.windows(2) {
        let [(above, _), (level, _)] = pair else { unreachable!("two") };
        let (sets, words) = (above.sets.len(), words(above.cubes));
        for part in [sets, sets.div_ceil(2), sets.div_ceil(7)] {
            let watch = SolveProgress::default();
            let solver = Solver::new(&level.board, level.cubes, Vec::new(), 2, &watch);
            for first in (0..sets).step_by(part) {
                let ranks = first..sets.min(first + part);
                let pairs = &above.pairs[ranks.start * words..ranks.end * words];
                solver.first_pass(Some(&LayerPart { ranks, pairs }));
            }
            assert!(words_of(&solver.finish()) == words_of(level), "{} cubes, {part} sets", level.cubes);
        }
    }
}

#[test]
fn damage_anywhere_is_detected() {
    let folder = tempfile::tempdir().expect("a folder");
    let levels = super::solved(4, 12, 1);
    let (level, classes) = &levels[4];
    write(folder.path(), level, classes, 1);
    let path = path(folder.path(), 4, 12);
    let bytes = fs::read(&path).expect("a file");
    let mut seen = [0; 2];
    for place in (0..bytes.len()).step_by(97) {
        let mut changed = bytes.clone();
        changed[place] ^= 1 << (place % 8);
        fs::write(&path, &changed).expect("it can be written");
        match PackedFile::open(&path, &level.board, 12) {
            Err(_) => seen[0] += 1,
            Ok((pack, _)) => {
                let error = pack.check(2).expect_err("it is damaged");
                assert_eq!(error.to_string(), "it is damaged: its checksums do not fit", "{place}");
                seen[1] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}

/// A folder with packs of the last levels, one of which has damage that opening does not detect.
#[test]
fn a_damaged_pack_is_unloaded_and_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    for level in last_levels() {
        write(folder.path(), level, &classes_of(level), 2);
    }
    let position =
        Position::start(Side::First).read("xoxox/ooxxo/xxo1o/oxxoo/xoxxo x 0 1").expect("a position");
    let (solved, complaints) = Tablebase::open(folder.path());
    assert!(complaints.is_empty() && solved.has_layer(24) && solved.has_layer(25));
    let known = solved.probe_moves(&position).expect("both layers");
    assert_eq!(super::reader::test_tablebase().probe_moves(&position).expect("both layers"), known);
    assert_eq!(solved.failure(), None);

    let path = path(folder.path(), 5, 24);
    let mut bytes = fs::read(&path).expect("a file");
    let blocks = bytes.len() * 9 / 10;
    bytes[blocks..].fill(0);
    fs::write(&path, &bytes).expect("it can be written");
    let (solved, complaints) = Tablebase::open(folder.path());
    assert!(complaints.is_empty() && solved.has_layer(24), "{complaints:?}");
    // Positions with 24 cubes, with every blank cell.
    let all = (1 << 25) - 1;
    for (cross, cell) in (0..all).step_by(4_099).zip((0..25).cycle()) {
        let cross = cross & !(1 << cell);
        let cubes = BySide([cross, all & !cross & !(1 << cell)]);
        solved.probe(&Position::with_cubes(cubes, Side::First));
    }
    let failure = solved.failure().expect("a damaged block");
    assert!(
        failure.ends_with("-24.pack: it is damaged: its checksums do not fit; it is not used."),
        "{failure}"
    );
    assert!(!solved.has_layer(24) && solved.has_layer(25));
}

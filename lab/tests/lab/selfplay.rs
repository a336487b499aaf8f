//! Tests of self-play for Hexxagon: sample files, evaluation, training.

use std::fs;
use std::path::{Path, PathBuf};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use pushflip_core::ai::Evaluate;
use pushflip_core::ai::network::hexxagon::flowers::{FLOWERS, Flowers};
use pushflip_core::ai::network::hexxagon::{HIDDEN, Network, ROW, STAGES, Weights, stage};
use pushflip_core::rules::hexxagon::cells::{BLOCKS, BOARD};
use pushflip_core::rules::hexxagon::{Cell, Position, WhenStuck};
use pushflip_core::rules::{Position as _, Side, Variant};
use pushflip_lab::selfplay::sample::{GameResult, Sample, SampleError, SampleFile, read_samples};
use pushflip_lab::selfplay::{self, SelfPlayArgs};
use pushflip_lab::train::TrainingArgs;
use pushflip_lab::train::hexxagon::{TrainHexxagon, run};

const VARIANTS: [Variant; 2] = [Variant::Hexxagon, Variant::HexxagonOpen];

fn start(variant: Variant) -> Position {
    Position::start(variant == Variant::Hexxagon, WhenStuck::default())
}

fn games(variant: Variant, out: PathBuf, games: u64) -> SelfPlayArgs {
    SelfPlayArgs { variant, games, nodes: 60, out, seed: 5, threads: 1 }
}

fn play(variant: Variant, out: &Path, number: u64) -> selfplay::Summary {
    selfplay::run(&games(variant, out.into(), number), |_| ()).expect("a file that can be written")
}

/// Positions after random moves in consecutive games.
fn random_positions(variant: Variant, count: usize) -> Vec<Position> {
    let mut dice = ChaCha8Rng::seed_from_u64(11);
    let mut found = Vec::new();
    let mut position = start(variant);
    while found.len() < count {
        let moves = position.moves();
        if moves.is_empty() {
            position = start(variant);
            continue;
        }
        position = position.play(moves[dice.random_range(0..moves.len())]);
        if position.outcome().is_none() {
            found.push(position);
        }
    }
    found
}

#[test]
fn games_are_written_and_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    for variant in VARIANTS {
        let path = folder.path().join(variant.id());
        let summary = play(variant, &path, 12);
        let (found, samples) = read_samples(&path).expect("a readable file");
        assert_eq!((found, samples.len() as u64), (variant, summary.positions));
        assert_eq!(summary.games, 12);
        assert!(samples.len() > 200, "{} positions of 12 games", samples.len());
        for result in [GameResult::Lost, GameResult::Won] {
            assert!(samples.iter().any(|sample| sample.result == result), "{result:?} never happens");
        }
        for sample in &samples {
            let playable = if variant == Variant::Hexxagon { BOARD & !BLOCKS } else { BOARD };
            assert_eq!(sample.own & sample.other, 0);
            assert_eq!((sample.own | sample.other) & !playable, 0);
            assert!((sample.own | sample.other).count_ones() >= 6, "at least six pieces are on the board");
            assert!(sample.score.abs() < 29_000, "decided positions are no samples");
        }
        // The side to move alternates within a game, so the result alternates too.
        let turns = samples.windows(2).filter(|pair| pair[1].ply == pair[0].ply + 1);
        let opposed = turns.clone().filter(|pair| pair[0].result as u8 + pair[1].result as u8 == 2).count();
        assert_eq!(opposed, turns.count());
        // A move adds at most one piece and captures at most six.
        for pair in samples.windows(2).filter(|pair| pair[1].ply == pair[0].ply + 1) {
            let (before, after) = (pair[0], pair[1]);
            let arrived = (after.own | after.other) & !(before.own | before.other);
            assert_eq!(arrived.count_ones(), 1, "one piece is added");
            let to = Cell::from_index(arrived.trailing_zeros() as u8);
            assert_eq!(after.own, before.other & !to.neighbours(), "adjacent opposing pieces change sides");
        }
    }
}

#[test]
fn appended_games_differ_and_a_seed_repeats_its_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
    play(Variant::Hexxagon, &one, 4);
    play(Variant::Hexxagon, &two, 4);
    let first = fs::read(&one).expect("a file");
    assert_eq!(first, fs::read(&two).expect("a file"));
    play(Variant::Hexxagon, &one, 4);
    let grown = fs::read(&one).expect("a file");
    assert!(grown.starts_with(&first) && grown.len() > first.len());
    let rest = &grown[first.len()..];
    assert_ne!(rest[..200], first[40..240], "the second run plays other games");
}

#[test]
fn a_truncated_file_is_rejected_and_repaired() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cut");
    play(Variant::Hexxagon, &path, 3);
    let bytes = fs::read(&path).expect("a file");
    let complete = (bytes.len() - 40) / 20;
    fs::write(&path, &bytes[..bytes.len() - 7]).expect("a file");
    let refused = read_samples(&path).expect_err("a truncated record").to_string();
    assert!(refused.contains(&format!("record {complete}")), "{refused}");

    let mut lines = Vec::new();
    selfplay::run(&games(Variant::Hexxagon, path.clone(), 1), |line| lines.push(line.to_owned()))
        .expect("a repairable file");
    assert!(lines[0].contains("cut off"), "{lines:?}");
    let (_, samples) = read_samples(&path).expect("a repaired file");
    assert!(samples.len() >= complete);
}

#[test]
fn files_of_another_format_are_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("other");
    fs::write(&path, "1. e14 e17-e15\n").expect("a file");
    assert!(matches!(read_samples(&path), Err(SampleError::Header(_))));
    assert!(
        SampleFile::append(&path, Variant::Hexxagon).is_err(),
        "a file of another format is not extended"
    );
    assert!(matches!(read_samples(&folder.path().join("none")), Err(SampleError::File(..))));

    let path = folder.path().join("open");
    let sample = Sample { own: 1, other: 2, score: -3, result: GameResult::Drawn, ply: 4 };
    let mut file = SampleFile::append(&path, Variant::HexxagonOpen).expect("a new file");
    file.write(&[sample]).expect("disk space");
    drop(file);
    assert_eq!(read_samples(&path).expect("a file").1, [sample]);
    let wrong = SampleFile::append(&path, Variant::Hexxagon).err().expect("another variant").to_string();
    assert!(wrong.ends_with("holds hexxagon-open, not hexxagon"), "{wrong}");

    let mut bytes = fs::read(&path).expect("a file");
    bytes[40] |= 2;
    fs::write(&path, bytes).expect("a file");
    assert!(matches!(read_samples(&path), Err(SampleError::Record(_, 1, _))), "two pieces on one cell");
}

#[test]
fn the_evaluation_has_the_symmetries_of_the_board() {
    for variant in VARIANTS {
        for position in random_positions(variant, 300) {
            let value = position.evaluate();
            for symmetry in 1..position.symmetries() {
                assert_eq!(position.transformed(symmetry).evaluate(), value, "{position}, {symmetry}");
            }
        }
    }
}

#[test]
fn the_evaluation_depends_on_the_side_to_move_and_not_on_colours() {
    for variant in VARIANTS {
        for position in random_positions(variant, 300) {
            let text = position.to_string();
            let swapped: String = text
                .chars()
                .map(|c| match c {
                    'r' => 'w',
                    'w' => 'r',
                    other => other,
                })
                .collect();
            let swapped = position.read(&swapped).expect("a position");
            assert_eq!(swapped.pieces(Side::First), position.pieces(Side::Second));
            assert_eq!(swapped.evaluate(), position.evaluate(), "{text}");
        }
    }
}

#[test]
fn more_pieces_are_better() {
    for variant in VARIANTS {
        let ahead = |position: &Position| {
            let side = position.side_to_move();
            position.pieces(side).count_ones().cast_signed()
                - position.pieces(!side).count_ones().cast_signed()
        };
        let positions = random_positions(variant, 2_000);
        let clear: Vec<_> = positions.iter().filter(|position| ahead(position).abs() >= 12).collect();
        let agreed = clear.iter().filter(|p| p.evaluate().signum() == ahead(p).signum()).count();
        assert!(clear.len() > 50 && agreed * 100 >= clear.len() * 97, "{agreed} of {}", clear.len());
    }
}

/// The same evaluation, computed flower by flower from its definition.
fn evaluate_by_definition(weights: &Weights, flowers: &Flowers, blocks: bool, own: u64, other: u64) -> f64 {
    let mut sums = [0.0; ROW];
    for lane in 0..HIDDEN {
        sums[STAGES + lane] = f64::from(weights.bias[lane]) / 512.0;
    }
    for state in flowers.states_of(own, other) {
        for (sum, weight) in sums.iter_mut().zip(weights.rows[flowers.weights_of(state.into())]) {
            *sum += f64::from(weight) / 512.0;
        }
    }
    let (earlier, way) = stage((own | other).count_ones(), blocks);
    let at = |stage: usize| {
        let output = &weights.outputs[stage];
        let hidden = (0..HIDDEN).map(|lane| {
            let clipped = sums[STAGES + lane].clamp(0.0, 1.0);
            clipped * clipped * f64::from(output.weights[lane]) / 256.0
        });
        sums[stage] + f64::from(output.bias) / 512.0 + hidden.sum::<f64>()
    };
    f64::from(weights.scale) * (at(earlier) * f64::from(1.0 - way) + at(earlier + 1) * f64::from(way))
}

#[test]
fn flowers_distinguish_cells_and_integers_approximate_the_evaluation() {
    for blocks in [true, false] {
        let flowers = Flowers::new(blocks);
        let (own, other) = (0x0123_4567_89ab_cdef & BOARD, 0);
        let own = if blocks { own & !BLOCKS } else { own };
        for cell in Cell::all().filter(|cell| own & cell.bit() != 0) {
            let (with, without) =
                (flowers.states_of(own, other), flowers.states_of(own & !cell.bit(), other));
            let other_sides = flowers.states_of(own & !cell.bit(), cell.bit());
            for at in 0..FLOWERS {
                let touched = (cell.neighbours() | cell.bit()) >> at & 1 == 1;
                assert_eq!(with[at] != without[at], touched, "{cell}");
                assert_eq!(other_sides[at] != with[at] && other_sides[at] != without[at], touched, "{cell}");
            }
        }
        let mut dice = ChaCha8Rng::seed_from_u64(3);
        let mut weight = |reach: i16| dice.random_range(-reach..=reach);
        let weights = Weights {
            rows: (0..flowers.weights()).map(|_| std::array::from_fn(|_| weight(90))).collect(),
            bias: std::array::from_fn(|_| weight(300)),
            outputs: std::array::from_fn(|_| pushflip_core::ai::network::hexxagon::Output {
                weights: std::array::from_fn(|_| weight(900)),
                bias: weight(500),
            }),
            scale: 400,
        };
        let network = Network::new(&weights, blocks).expect("weights in range");
        let variant = if blocks { Variant::Hexxagon } else { Variant::HexxagonOpen };
        for position in random_positions(variant, 200) {
            let side = position.side_to_move();
            let (own, other) = (position.pieces(side), position.pieces(!side));
            let exact = evaluate_by_definition(&weights, &flowers, blocks, own, other);
            let value = f64::from(network.evaluate(own, other));
            assert!((value - exact).abs() < 15.0, "{value} instead of {exact}");
        }
    }
}

#[test]
fn invalid_weights_files_are_rejected() {
    for (name, blocks) in [("hexxagon", true), ("hexxagon-open", false)] {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../core/assets/networks/{name}.weights"));
        let bytes = fs::read(path).expect("the weights shipped");
        let weights = Weights::read(&bytes).expect("sound weights");
        assert_eq!(pushflip_lab::train::hexxagon::to_bytes(&weights), bytes);
        assert!(Network::new(&weights, blocks).is_some());
        assert!(Network::new(&weights, !blocks).is_none(), "another number of rows");
        for invalid in [&bytes[..bytes.len() - 1], &bytes[1..], b""] {
            assert_eq!(Weights::read(invalid), None);
        }
        let mut large = weights.clone();
        large.rows[7][0] = i16::MIN;
        assert!(Network::new(&large, blocks).is_none(), "sums could overflow");
    }
}

fn training(data: Vec<PathBuf>, out: PathBuf) -> TrainHexxagon {
    let training = TrainingArgs { out, epochs: Some(4), batch: 256, rate: Some(0.004), seed: 1 };
    TrainHexxagon { data, training, share: 0.2, decay: 0.3 }
}

#[test]
fn training_lowers_the_loss_and_writes_weights() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, other, out] = ["data", "other", "out"].map(|name| folder.path().join(name));
    play(Variant::Hexxagon, &data, 60);
    let mut report = Vec::new();
    run(&training(vec![data.clone()], out.clone()), &mut report).expect("enough positions");
    let report = String::from_utf8(report).expect("text");
    let losses: Vec<f64> = report
        .lines()
        .filter_map(|line| line.split_once("held out ")?.1.split(',').next()?.parse().ok())
        .collect();
    assert_eq!(losses.len(), 4, "four epochs: {report}");
    assert!(losses[3] < losses[0], "{report}");
    let weights = Weights::read(&fs::read(&out).expect("weights")).expect("sound weights");
    assert!(Network::new(&weights, true).is_some());

    play(Variant::HexxagonOpen, &other, 2);
    let mixed = run(&training(vec![data, other], out), &mut std::io::sink());
    assert!(mixed.is_err_and(|error| error.to_string().contains("but the files before it")));
}

#[test]
fn a_file_has_one_writer_at_a_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("positions");
    let held = SampleFile::append(&path, Variant::Hexxagon).expect("a new file");
    let taken = SampleFile::append(&path, Variant::Hexxagon).err().map(|error| error.to_string());
    assert_eq!(taken, Some(format!("{}: another program is writing to it", path.display())));
    drop(held);
    SampleFile::append(&path, Variant::Hexxagon).expect("a free lock");
}

//! Tests of self-play for the team game: sample files, evaluation, training.

use std::path::{Path, PathBuf};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use pushflip_core::ai::Evaluate;
use pushflip_core::ai::network::Network;
use pushflip_core::ai::network::teams::{ACTIVE, SHAPE, UNITS, WIDTH, features};
use pushflip_core::rules::quixo::board::BOARD;
use pushflip_core::rules::quixo::teams::{Position, Seat};
use pushflip_core::rules::{Position as _, Variant};
use pushflip_lab::selfplay::sample::{GameResult, SEAT_SHIFT, read_samples};
use pushflip_lab::selfplay::{self, SelfPlayArgs};
use pushflip_lab::train::TrainingArgs;
use pushflip_lab::train::teams::{TrainTeams, run};

fn play(variant: Variant, out: &Path, games: u64) -> Result<selfplay::Summary, String> {
    let args = SelfPlayArgs { variant, games, nodes: 60, out: out.into(), seed: 5, threads: 1 };
    selfplay::run(&args, |_| ()).map_err(|error| error.to_string())
}

#[test]
fn games_are_written_and_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games");
    let summary = play(Variant::QuixoTeams, &path, 12).expect("a file that can be written");
    let (found, samples) = read_samples(&path).expect("a readable file");
    assert_eq!((found, samples.len() as u64), (Variant::QuixoTeams, summary.positions));
    for result in [GameResult::Lost, GameResult::Won] {
        assert!(samples.iter().any(|sample| sample.result == result), "{result:?} never happens");
    }
    let mut pairs = 0;
    for pair in samples.windows(2).filter(|pair| pair[1].ply == pair[0].ply + 1) {
        assert_eq!(pair[0].result as u8 + pair[1].result as u8, 2, "the teams alternate");
        // A push changes one row or column only, and the turn passes to the next seat.
        let seats = |own: u64, other: u64| {
            [own, other, own >> SEAT_SHIFT, other >> SEAT_SHIFT].map(|plane| plane as u32 & BOARD)
        };
        let (before, after) = (seats(pair[0].own, pair[0].other), seats(pair[1].own, pair[1].other));
        let changed = (0..4).fold(0, |changed, seat| changed | (before[(seat + 1) % 4] ^ after[seat]));
        let in_one_line = (0..5).any(|i| changed & !(31 << (5 * i)) == 0 || changed & !(0x108421 << i) == 0);
        assert!(in_one_line, "{changed:025b}");
        pairs += 1;
    }
    assert!(pairs > 50, "{pairs} moves in a row");
    let refused =
        play(Variant::Quixo, &folder.path().join("quixo"), 1).expect_err("a solved variant is refused");
    assert!(refused.contains("learns from exact values"), "{refused}");
}

#[test]
fn the_features_depend_on_dots_and_turns_but_not_on_seat_places() {
    let mut dice = ChaCha8Rng::seed_from_u64(12);
    let mut differ = 0;
    for _ in 0..40 {
        let mut position = Position::start(Seat::ALL[dice.random_range(0..4)]);
        for _ in 0..dice.random_range(5..30) {
            let moves = position.moves();
            let next = position.play(moves[dice.random_range(0..moves.len())]);
            if next.outcome().is_some() {
                break;
            }
            position = next;
        }
        let cubes = position.cubes_in_turn_order();
        assert_eq!(cubes[0], position.cubes_facing(position.seat_to_move()));
        assert_eq!(cubes[0] | cubes[2], position.cubes(position.side_to_move()));
        assert_eq!(cubes[1] | cubes[3], position.cubes(!position.side_to_move()));
        let (found, count) = features(&cubes);
        let mut once: Vec<u16> = found[..count].to_vec();
        once.dedup();
        assert!(
            count <= ACTIVE && once.len() == count && once.iter().all(|&f| usize::from(f) < SHAPE.features)
        );
        // A half turn of the board, including the seats.
        let turned = position.transformed(1);
        assert_eq!(turned.cubes_in_turn_order().map(u32::count_ones), cubes.map(u32::count_ones));
        let swapped = features(&[cubes[2], cubes[1], cubes[0], cubes[3]]);
        differ += u32::from(swapped != (found, count));
        assert!(position.evaluate().abs() < 10_000);
    }
    assert!(differ > 30, "the dots change the features in {differ} positions only");
}

fn training(data: PathBuf, out: PathBuf) -> TrainTeams {
    let training = TrainingArgs { out, epochs: Some(4), batch: 256, rate: Some(0.008), seed: 1 };
    TrainTeams { data: vec![data], training, share: 0.5, threads: 1 }
}

#[test]
fn training_lowers_the_loss_and_writes_weights() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, other, out] = ["data", "other", "out"].map(|name| folder.path().join(name));
    play(Variant::QuixoTeams, &data, 200).expect("a file that can be written");
    let mut report = Vec::new();
    run(&training(data, out.clone()), &mut report).expect("enough positions");
    let report = String::from_utf8(report).expect("text");
    let losses: Vec<f64> =
        report.lines().filter_map(|line| line.split_once("held out ")?.1.parse().ok()).collect();
    assert_eq!(losses.len(), 4, "four epochs: {report}");
    assert!(losses[3] < losses[0], "{report}");
    let bytes = std::fs::read(&out).expect("weights");
    assert!(Network::<WIDTH, UNITS>::read(&bytes, SHAPE).is_some());
    assert!(Network::<WIDTH, UNITS>::read(&bytes[..bytes.len() - 1], SHAPE).is_none());

    play(Variant::Hexxagon, &other, 2).expect("a file that can be written");
    let refused = run(&training(other, out), &mut std::io::sink()).expect_err("another variant is refused");
    assert_eq!(refused.to_string(), "the files hold hexxagon, which has a training of its own");
}

//! The networks: their files, their whole numbers, and that training teaches them.

use std::fs;
use std::path::{Path, PathBuf};

use pushflip_core::ai::network::{Network, NetworkError, Shape};
use pushflip_core::ai::{Evaluate as _, Score};
use pushflip_core::engine::random::{Generator, stream};
use pushflip_core::engine::train::{Model, Sample, Samples, Training, mean_loss, rounding_error, train};
use pushflip_core::engine::truth::Record;
use pushflip_core::rules::quixo::Position;
use pushflip_core::rules::{BySide, Position as _, Side};
use rand::RngExt;

const H: usize = 32;
const M: usize = 4;
const SCALE: u16 = 100;
const SHAPE: Shape = Shape { features: 40, active: 4, buckets: 2 };

/// Four of forty features; the first two decide, together with the bucket, and the others are noise.
struct Riddle {
    count: usize,
    seed: u64,
}

impl Samples for Riddle {
    fn count(&self) -> usize {
        self.count
    }

    fn load(&self, index: usize, _: &mut Generator, sample: &mut Sample) {
        let mut random = stream(self.seed, index as u64);
        sample.features.extend((0..4).map(|i| 10 * i + random.random_range(..10_u16)));
        sample.bucket = random.random_range(..2);
        let same = (sample.features[0] + sample.features[1] + sample.bucket as u16).is_multiple_of(2);
        sample.target = if same { 1.0 } else { 0.0 };
    }
}

fn trained() -> Model<H, M> {
    let training = Training { epochs: 12, batch: 256, rate: 0.02, threads: 2, seed: 5 };
    train(SHAPE, &training, &Riddle { count: 8_000, seed: 1 }, &Riddle { count: 500, seed: 2 }, |_, _| ())
}

#[test]
fn training_solves_a_riddle_and_rounding_keeps_the_answer() {
    let unseen = Riddle { count: 2_000, seed: 3 };
    let random = Model::<H, M>::new(SHAPE, &mut stream(1, 1));
    let model = trained();
    let (before, after) = (mean_loss(&random, &unseen, 1), mean_loss(&model, &unseen, 2));
    assert!(before > 0.6, "random weights know nothing: {before}");
    assert!(after < 0.1, "the riddle has not been solved: {after}");

    let network = model.quantised(SCALE).expect("weights that can be rounded");
    let error = rounding_error(&model, &network, SCALE, &unseen);
    assert!(error < 0.05, "rounding moves the logits by {error}");
    let again = Network::<H, M>::read(&network.to_bytes(), SHAPE);
    assert_eq!(again.as_ref(), Ok(&network));
}

#[test]
fn a_seed_repeats_the_training() {
    let network = || trained().quantised(SCALE).expect("weights that can be rounded");
    assert_eq!(network(), network());
}

#[test]
fn a_wrong_weights_file_is_refused_with_a_sentence() {
    let good = Model::<H, M>::new(SHAPE, &mut stream(1, 1)).quantised(SCALE).expect("weights").to_bytes();
    let refused = |bytes: &[u8]| Network::<H, M>::read(bytes, SHAPE).expect_err("a wrong file").to_string();
    let changed = |at: usize, bytes: &[u8]| {
        let mut file = good.clone();
        file[at..at + bytes.len()].copy_from_slice(bytes);
        refused(&file)
    };
    for nonsense in [&b""[..], b"PushNet1", b"\x7fELF", &[0; 5_000]] {
        assert_eq!(refused(nonsense), NetworkError::Magic("PushNet1").to_string());
    }
    assert_eq!(
        changed(8, &[41]),
        "the weights are for [41, 32, 4, 2] features, sums, units and buckets, but [40, 32, 4, 2] are needed"
    );
    assert_eq!(changed(24, &[0, 0, 1, 0]), "the scale of the weights is 65536, not from 1 to 65535");
    let size = good.len();
    assert_eq!(
        refused(&good[..size - 1]),
        format!("the weights file has {} bytes, but its header says {size}", size - 1)
    );
    assert!(changed(28, &[0xff, 0x7f]).contains("too large"));
    for length in 0..size {
        refused(&good[..length]);
    }
}

/// 500 critical positions that nothing has learned from.
fn held_out() -> (PathBuf, Vec<Record>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/quixo-held-out.bin");
    let records = Record::read_all(&path).expect("the records in the repository");
    assert_eq!(records.len(), 500);
    assert!(records.iter().all(|record| record.cubes.is_held_out() && record.is_critical()));
    (path, records)
}

/// What an exam of one ply prints first, as a number.
fn errors_per_thousand(more: &[&str]) -> f32 {
    let (path, _) = held_out();
    let exam = crate::program()
        .arg("exam")
        .args(["--positions", "500", "--depth", "1", "--hash", "1", "--data"])
        .arg(path)
        .args(more)
        .output()
        .expect("the program starts");
    let output = String::from_utf8(exam.stdout).expect("UTF-8");
    let number = output.split_whitespace().next().and_then(|word| word.parse().ok());
    number.unwrap_or_else(|| panic!("no number at the beginning of {output:?}"))
}

#[test]
fn one_ply_with_the_network_errs_less_than_six_plies_by_hand_did() {
    let learned = errors_per_thousand(&[]);
    // Six plies of counting cubes in lines err 33 times.
    assert!(learned < 33.0, "{learned} errors in 1000 moves");
    let by_hand = errors_per_thousand(&["--no-network"]);
    assert!(by_hand > 100.0, "the exam is too easy: {by_hand} errors in 1000 moves");
}

#[test]
fn an_exam_needs_a_limit_above_zero() {
    for (limit, sentence) in [
        (&[][..], "not provided: <--time <TIME>|--nodes <N>|--depth <D>>. Try --help."),
        (&["--nodes", "0"], "invalid value '0' for '--nodes <N>': 0 is not in 1.."),
        (&["--depth", "0"], "invalid value '0' for '--depth <D>': 0 is not in 1.."),
        (&["--time", "0s"], "\"0s\" is no time such as 1s or 100ms. Try --help."),
    ] {
        let exam = crate::program()
            .args(["exam", "--data", "nowhere"])
            .args(limit)
            .output()
            .expect("the program starts");
        let complaint = String::from_utf8(exam.stderr).expect("UTF-8");
        assert_eq!(exam.status.code(), Some(2), "{complaint}");
        assert!(complaint.contains(sentence) && complaint.lines().count() == 1, "{complaint}");
    }
}

#[test]
fn the_network_knows_sides_and_symmetries() {
    let (_, records) = held_out();
    let mut differences = 0;
    for record in &records {
        let judged = record.cubes.position().evaluate();
        let (own, other) = (record.cubes.own, record.cubes.other);
        let turned = Position::with_cubes(BySide([other, own]), Side::Second);
        assert_eq!(turned.evaluate(), judged, "the same for whichever side is to move");
        assert!((Score::estimate(judged).value() - judged).abs() <= 1, "{judged} is no estimate");
        let forms = (0..8).map(|symmetry| record.cubes.transformed(symmetry).position().evaluate());
        differences += forms.map(|form| (form - judged).abs()).sum::<i32>();
    }
    let mean = f64::from(differences) / (8 * records.len()) as f64;
    assert!(mean < 40.0, "symmetric positions are judged {mean} hundredths apart");
}

#[test]
fn symmetric_positions_are_of_one_class() {
    let (_, records) = held_out();
    for record in &records {
        let position = record.cubes.position();
        for symmetry in 0..8 {
            let turned = record.cubes.transformed(symmetry);
            assert_eq!(turned.position(), position.transformed(symmetry));
            assert_eq!(turned.class(), record.cubes.class());
        }
        assert!(record.successors().all(|(cubes, _)| cubes.class() != record.cubes.class()));
    }
}

#[test]
fn a_wrong_truth_file_is_refused_with_a_sentence() {
    let (path, _) = held_out();
    let good = fs::read(&path).expect("the records");
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = folder.path().join("wrong.bin");
    let refused = |bytes: &[u8]| {
        fs::write(&wrong, bytes).expect("a file");
        let sentence = Record::read_all(&wrong).expect_err("a wrong file").to_string();
        sentence.replace(&wrong.display().to_string(), "FILE")
    };
    let changed = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        refused(&bytes)
    };
    assert_eq!(refused(&good[..59]), "FILE has 59 bytes, which is no whole number of records of 20 bytes");
    assert_eq!(changed(23, 0xff), "FILE, record 2: the cubes of the two sides overlap or leave the board");
    assert_eq!(changed(8, !good[8]), "FILE, record 1: the moves that have a value are not the legal ones");
    let missing = Record::read_all(&folder.path().join("none.bin")).expect_err("no file").to_string();
    assert!(missing.contains("none.bin cannot be read: "), "{missing}");
}

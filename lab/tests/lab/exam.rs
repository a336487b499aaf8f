//! Tests of the exam and of the file of positions with exact values.

use std::fs;
use std::path::{Path, PathBuf};

use pushflip_core::ai::tablebase::{Tablebase, Value};
use pushflip_core::rules::quixo::Position;
use pushflip_core::rules::{Position as _, Side};
use pushflip_lab::quixo_positions::{Cubes, LabelledPosition};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// 500 critical positions that no training has used.
pub fn held_out() -> (PathBuf, Vec<LabelledPosition>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/quixo-held-out.bin");
    let records = LabelledPosition::read_all(&path).expect("the records in the repository");
    assert_eq!(records.len(), 500);
    assert!(records.iter().all(|record| record.cubes.is_held_out() && record.is_critical()));
    (path, records)
}

/// The first number in the report of an exam with a limit.
fn errors_per_thousand(limit: [&str; 2]) -> f32 {
    let (path, _) = held_out();
    let exam = crate::program()
        .arg("exam")
        .args(["--positions", "500", "--hash", "1", "--data"])
        .arg(path)
        .args(limit)
        .output()
        .expect("the program starts");
    let output = String::from_utf8(exam.stdout).expect("UTF-8");
    let number = output.split_whitespace().next().and_then(|word| word.parse().ok());
    number.unwrap_or_else(|| panic!("no number at the beginning of {output:?}"))
}

#[test]
fn the_network_at_one_ply_makes_few_errors() {
    let learned = errors_per_thousand(["--depth", "1"]);
    // An evaluation without a network made 33 errors in 1000 moves with six plies.
    assert!(learned < 33.0, "{learned} errors in 1000 moves");
    let unsearched = errors_per_thousand(["--nodes", "1"]);
    assert!(unsearched > 100.0, "the exam is too easy: {unsearched} errors in 1000 moves");
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
fn an_exam_with_the_tablebase_has_no_errors_in_known_positions() {
    // Held-out openings in which some moves lose value, as records of the training file.
    let solved = Tablebase::shipped();
    let mut random = ChaCha8Rng::seed_from_u64(91);
    let mut data = Vec::new();
    while data.len() < 20 * 30 {
        let mut position = Position::start(Side::First);
        for _ in 0..random.random_range(6..9) {
            let moves = position.moves();
            position = position.play(moves[random.random_range(0..moves.len().max(1))]);
        }
        let cubes = Cubes::of(&position);
        let Some(pushes) = solved.probe_moves(&cubes.position()) else { continue };
        let mut words = [cubes.own, cubes.other, u32::MAX, u32::MAX, u32::MAX];
        for &(push, value) in &pushes {
            let (word, bit) = (2 + usize::from(push.index()) / 16, 2 * (push.index() % 16));
            let code = [Value::Draw, Value::Win, Value::Loss].iter().position(|&other| other == value);
            words[word] = words[word] & !(3 << bit) | (code.expect("a value") as u32) << bit;
        }
        if cubes.is_held_out() && pushes.iter().any(|push| push.1 != pushes[0].1) {
            data.extend(words.into_iter().flat_map(u32::to_le_bytes));
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("moves.bin");
    fs::write(&file, data).expect("it can be written");
    let exam = |nodes: &str, more: &[&str]| {
        let mut command = crate::program();
        command.args(["exam", "--positions", "20", "--nodes", nodes, "--hash", "1", "--data"]);
        let output = command.arg(&file).args(more).output().expect("the program starts");
        (output.status.success(), String::from_utf8(output.stdout).expect("UTF-8"))
    };
    let (fine, text) = exam("1", &["--tables", "--folder", folder.path().to_str().expect("UTF-8")]);
    assert!(fine && text.starts_with("0.0 errors in 1000 moves"), "{text}");
    let (fine, text) = exam("1", &[]);
    assert!(fine && !text.starts_with("0.0 errors"), "errors are found without the tablebase: {text}");
}

#[test]
fn symmetric_positions_have_the_same_class() {
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
fn an_invalid_training_file_is_rejected_with_a_sentence() {
    let (path, _) = held_out();
    let good = fs::read(&path).expect("the records");
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = folder.path().join("wrong.bin");
    let refused = |bytes: &[u8]| {
        fs::write(&wrong, bytes).expect("a file");
        let sentence = LabelledPosition::read_all(&wrong).expect_err("a wrong file").to_string();
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
    let missing =
        LabelledPosition::read_all(&folder.path().join("none.bin")).expect_err("no file").to_string();
    assert!(missing.contains("none.bin cannot be read: "), "{missing}");
}

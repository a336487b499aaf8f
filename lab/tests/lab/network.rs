//! Tests of the networks: file format, integer arithmetic, training.

use pushflip_core::ai::network::{Network, Shape};
use pushflip_core::ai::{Evaluate as _, Score};
use pushflip_core::engine::random::{Generator, stream};
use pushflip_core::rules::quixo::Position;
use pushflip_core::rules::{BySide, Side};
use pushflip_lab::train::{Model, Sample, Samples, Training, mean_loss, rounding_error, train};
use rand::{Rng as _, RngExt};

use crate::exam::held_out;

const H: usize = 32;
const M: usize = 4;
const SCALE: u16 = 100;
const SHAPE: Shape = Shape { features: 40, active: 4, buckets: 2 };

/// Samples with four of forty features. The target depends on the first two features and the bucket; the others
/// are noise.
struct ParitySamples {
    count: usize,
    seed: u64,
}

impl Samples for ParitySamples {
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
    train(
        SHAPE,
        &training,
        &ParitySamples { count: 8_000, seed: 1 },
        &ParitySamples { count: 500, seed: 2 },
        |_, _| (),
    )
}

#[test]
fn training_learns_parity_and_rounding_keeps_the_result() {
    let unseen = ParitySamples { count: 2_000, seed: 3 };
    let random = Model::<H, M>::new(SHAPE, &mut stream(1, 1));
    let model = trained();
    let (before, after) = (mean_loss(&random, &unseen, 1), mean_loss(&model, &unseen, 2));
    assert!(before > 0.6, "random weights predict too well: {before}");
    assert!(after < 0.1, "parity was not learned: {after}");

    let network = Network::<H, M>::read(&model.quantised(SCALE), SHAPE).expect("weights that can be rounded");
    let error = rounding_error(&model, &network, SCALE, &unseen);
    assert!(error < 0.05, "rounding moves the logits by {error}");
}

#[test]
fn a_seed_repeats_the_training() {
    assert_eq!(trained().quantised(SCALE), trained().quantised(SCALE));
}

#[test]
fn an_invalid_weights_file_is_rejected() {
    let good = Model::<H, M>::new(SHAPE, &mut stream(1, 1)).quantised(SCALE);
    let refused = |bytes: &[u8]| Network::<H, M>::read(bytes, SHAPE).is_none();
    let changed = |at: usize, bytes: &[u8]| {
        let mut file = good.clone();
        file[at..at + bytes.len()].copy_from_slice(bytes);
        refused(&file)
    };
    assert!(!refused(&good));
    for nonsense in [&b""[..], b"PushNet1", b"\x7fELF", &[0; 5_000]] {
        assert!(refused(nonsense));
    }
    assert!(changed(8, &[41]), "another number of features");
    assert!(changed(24, &[0, 0, 1, 0]), "a scale of 65536");
    assert!(changed(28, &[0xff, 0x7f]), "a weight that is too large");
    assert!((0..good.len()).all(|length| refused(&good[..length])));
}

#[test]
fn the_evaluation_is_symmetric_in_sides_and_board() {
    let (_, records) = held_out();
    let mut differences = 0;
    for record in &records {
        let judged = record.cubes.position().evaluate();
        let (own, other) = (record.cubes.own, record.cubes.other);
        let turned = Position::with_cubes(BySide([other, own]), Side::Second);
        assert_eq!(turned.evaluate(), judged, "the evaluation is relative to the side to move");
        assert!((Score::estimate(judged).value() - judged).abs() <= 1, "{judged} is not an estimate");
        let forms = (0..8).map(|symmetry| record.cubes.transformed(symmetry).position().evaluate());
        differences += forms.map(|form| (form - judged).abs()).sum::<i32>();
    }
    let mean = f64::from(differences) / (8 * records.len()) as f64;
    assert!(mean < 40.0, "symmetric positions are judged {mean} hundredths apart");
}

#[test]
fn a_seed_gives_the_same_numbers_on_every_machine() {
    // Reports and puzzle files contain seeds, so the generator must not change.
    let numbers = [stream(1, 0), stream(1, 7), stream(2, 7)].map(|mut generator| generator.next_u64());
    assert_eq!(numbers, [7424550030962593201, 8577810123518004597, 18041093530135267547]);
}

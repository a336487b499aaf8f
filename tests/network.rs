//! The networks: their files, their whole numbers, and that training teaches them.

use pushflip::ai::network::{Network, NetworkError, Shape};
use pushflip::engine::train::{Model, Random, Sample, Samples, Training, mean_loss, rounding_error, train};

const H: usize = 32;
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

    fn load(&self, index: usize, _: &mut Random, sample: &mut Sample) {
        let mut random = Random::new(self.seed, index as u64);
        sample.features.extend((0..4).map(|i| 10 * i + random.below(10) as u16));
        sample.bucket = random.below(2);
        let same = (sample.features[0] + sample.features[1] + sample.bucket as u16).is_multiple_of(2);
        sample.target = if same { 1.0 } else { 0.0 };
    }
}

fn trained() -> Model<H> {
    let training = Training { epochs: 12, batch: 256, rate: 0.02, threads: 2, seed: 5 };
    train(SHAPE, &training, &Riddle { count: 8_000, seed: 1 }, &Riddle { count: 500, seed: 2 }, |_, _| ())
}

#[test]
fn training_solves_a_riddle_and_rounding_keeps_the_answer() {
    let unseen = Riddle { count: 2_000, seed: 3 };
    let random = Model::<H>::new(SHAPE, &mut Random::new(1, 1));
    let model = trained();
    let (before, after) = (mean_loss(&random, &unseen, 1), mean_loss(&model, &unseen, 2));
    assert!(before > 0.6, "random weights know nothing: {before}");
    assert!(after < 0.1, "the riddle has not been solved: {after}");

    let network = model.quantised(SCALE).expect("weights that can be rounded");
    let error = rounding_error(&model, &network, SCALE, &unseen);
    assert!(error < 0.05, "rounding moves the logits by {error}");
    let again = Network::<H>::read(&network.to_bytes(), SHAPE);
    assert_eq!(again.as_ref(), Ok(&network));
}

#[test]
fn a_seed_repeats_the_training() {
    let network = || trained().quantised(SCALE).expect("weights that can be rounded");
    assert_eq!(network(), network());
}

#[test]
fn sums_kept_up_to_date_give_the_same_value() {
    let model = Model::<H>::new(SHAPE, &mut Random::new(7, 7));
    let network = model.quantised(SCALE).expect("weights that can be rounded");
    let (before, after) = ([3, 15, 20, 31], [3, 15, 24, 39]);
    let mut sums = *network.bias();
    let mut add = |feature: u16, sign: i16| {
        for (sum, weight) in sums.iter_mut().zip(network.row(feature.into())) {
            *sum += sign * weight;
        }
    };
    let changes = before.map(|feature| (feature, 1)).into_iter();
    for (feature, sign) in changes.chain([(20, -1), (31, -1), (24, 1), (39, 1)]) {
        add(feature, sign);
    }
    assert_eq!(network.evaluate_sums(&sums, 1), network.evaluate(&after, 1));
    assert_ne!(network.evaluate(&before, 1), network.evaluate(&after, 1));
}

#[test]
fn a_wrong_weights_file_is_refused_with_a_sentence() {
    let good = Model::<H>::new(SHAPE, &mut Random::new(1, 1)).quantised(SCALE).expect("weights").to_bytes();
    let refused = |bytes: &[u8]| Network::<H>::read(bytes, SHAPE).expect_err("a wrong file").to_string();
    let changed = |at: usize, bytes: &[u8]| {
        let mut file = good.clone();
        file[at..at + bytes.len()].copy_from_slice(bytes);
        refused(&file)
    };
    for nonsense in [&b""[..], b"PushNet1", b"\x7fELF", &[0; 5_000]] {
        assert_eq!(refused(nonsense), NetworkError::Magic.to_string());
    }
    assert_eq!(
        changed(8, &[41]),
        "the weights are for [41, 32, 2] features, units and buckets, but [40, 32, 2] are needed"
    );
    assert_eq!(changed(20, &[0, 0, 1, 0]), "the scale of the weights is 65536, not from 1 to 65535");
    let size = good.len();
    assert_eq!(
        refused(&good[..size - 1]),
        format!("the weights file has {} bytes, but its header says {size}", size - 1)
    );
    assert!(changed(24, &[0xff, 0x7f]).contains("too large"));
    for length in 0..size {
        refused(&good[..length]);
    }
}

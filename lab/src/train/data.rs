//! Training data from self-play: positions with the search score and the game result.

use std::path::PathBuf;

use super::model::{cross_entropy, sigmoid};
use crate::error::Error;
use crate::selfplay::sample::{Sample, read_samples};
use pushflip_core::rules::Variant;

/// One position in this many is held out for validation: the last ones of each file, so that they come from other
/// games.
const HELD_OUT: usize = 16;
/// Candidate scales, in hundredths of a piece per logit.
const SCALES: std::ops::Range<u32> = 100..2_000;
/// Step between candidate scales.
const SCALE_STEP: usize = 20;
/// Maximum number of positions for fitting the scale.
const SCALE_POSITIONS: usize = 50_000;

/// Training and validation positions of one variant.
pub(super) struct Data {
    pub(super) variant: Variant,
    pub(super) learned: Vec<Sample>,
    pub(super) held_out: Vec<Sample>,
}

impl Data {
    /// Reads self-play files of one variant.
    pub(super) fn read(files: &[PathBuf]) -> Result<Self, Error> {
        let mut data: Option<Self> = None;
        for path in files {
            let (variant, mut samples) = read_samples(path)?;
            let held_out = samples.split_off(samples.len() - samples.len() / HELD_OUT);
            match &mut data {
                None => data = Some(Self { variant, learned: samples, held_out }),
                Some(data) if data.variant == variant => {
                    data.learned.extend(samples);
                    data.held_out.extend(held_out);
                }
                Some(data) => {
                    let (path, other) = (path.display(), data.variant);
                    return Err(Error::Input(format!(
                        "{path}: holds {variant}, but the files before it {other}"
                    )));
                }
            }
        }
        let too_few = |count: usize| {
            Error::Input(format!(
                "{count} positions are too few to learn from: at least {HELD_OUT} are needed"
            ))
        };
        let data = data.ok_or_else(|| too_few(0))?;
        if data.held_out.is_empty() { Err(too_few(data.learned.len())) } else { Ok(data) }
    }
}

/// The predicted result of a score: a probability of winning.
pub(super) fn predicted(sample: &Sample, scale: u32) -> f32 {
    sigmoid(f32::from(sample.score) / scale as f32)
}

/// The result as a probability of winning.
pub(super) fn result(sample: &Sample) -> f32 {
    f32::from(sample.result as u8) / 2.0
}

/// The scale at which the scores predict the results best.
pub(super) fn fitted_scale(samples: &[Sample]) -> u32 {
    let every = samples.len().div_ceil(SCALE_POSITIONS);
    let total = |scale: u32| {
        let logit = |sample: &Sample| f32::from(sample.score) / scale as f32;
        samples.iter().step_by(every).map(|s| f64::from(cross_entropy(logit(s), result(s)))).sum::<f64>()
    };
    let scales = SCALES.step_by(SCALE_STEP).map(|scale| (scale, total(scale)));
    scales.min_by(|a, b| a.1.total_cmp(&b.1)).expect("at least one scale").0
}

/// Whether a learning rate or a share is in the range from 0 to 1.
pub(super) fn is_fraction(number: f32) -> bool {
    (0.0..=1.0).contains(&number)
}

/// The error for a rate, share or decay out of range.
pub(super) fn out_of_range() -> Error {
    Error::Input("--share is from 0 to 1, --decay from 0 to 100, --rate above 0 and at most 1".into())
}

/// The error for files of a variant with another trainer.
pub(super) fn wrong_variant(variant: Variant) -> Error {
    Error::Input(format!("the files hold {variant}, which has a training of its own"))
}

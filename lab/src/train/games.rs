//! Training data from self-play: positions with the search's score and the game's result.

use std::path::PathBuf;

use super::model::{cross_entropy, sigmoid};
use crate::selfplay::sample::{Sample, SampleError, read_samples};
use pushflip_core::ai::network::NetworkError;
use pushflip_core::rules::Variant;

/// One position in so many is kept to check the learning by; they are the last of each file, so that
/// they come from other games.
const HELD_OUT: usize = 16;
/// Scales that are tried, in hundredths for a logit of one.
const SCALES: std::ops::Range<u32> = 100..2_000;
/// The scale is fitted in such steps.
const SCALE_STEP: usize = 20;
/// The scale is fitted on so many positions at most.
const SCALE_POSITIONS: usize = 50_000;
/// Why there is no network.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// A file cannot be used.
    #[error(transparent)]
    Samples(#[from] SampleError),
    /// Two files do not belong together.
    #[error("{0}: holds {1}, but the files before it {2}")]
    Mixed(PathBuf, Variant, Variant),
    /// There is nothing to learn from.
    #[error("{0} positions are too few to learn from: at least {HELD_OUT} are needed")]
    TooFew(usize),
    /// The files hold another game.
    #[error("the files hold {0}, which has a training of its own")]
    Variant(Variant),
    /// The weights are not sound.
    #[error(transparent)]
    Network(#[from] NetworkError),
    /// A number is out of range.
    #[error("--share is from 0 to 1, --decay from 0 to 100, --rate above 0 and at most 1")]
    Numbers,
    /// The weights cannot be written.
    #[error("{0}: {1}")]
    Write(PathBuf, std::io::Error),
}

/// Positions to learn from and positions to check by.
pub(super) struct Data {
    pub(super) variant: Variant,
    pub(super) learned: Vec<Sample>,
    pub(super) held_out: Vec<Sample>,
}

impl Data {
    /// Reads files of one variant.
    pub(super) fn read(files: &[PathBuf]) -> Result<Self, TrainError> {
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
                Some(data) => return Err(TrainError::Mixed(path.clone(), variant, data.variant)),
            }
        }
        let data = data.ok_or(TrainError::TooFew(0))?;
        if data.held_out.is_empty() { Err(TrainError::TooFew(data.learned.len())) } else { Ok(data) }
    }
}

/// The expected result of a score.
pub(super) fn foretold(sample: &Sample, scale: u32) -> f32 {
    sigmoid(f32::from(sample.score) / scale as f32)
}

/// The result as a probability of winning.
pub(super) fn result(sample: &Sample) -> f32 {
    f32::from(sample.result as u8) / 2.0
}

/// The scale at which the scores foretell the results best.
pub(super) fn fitted_scale(samples: &[Sample]) -> u32 {
    let every = samples.len().div_ceil(SCALE_POSITIONS);
    let total = |scale: u32| {
        let logit = |sample: &Sample| f32::from(sample.score) / scale as f32;
        samples.iter().step_by(every).map(|s| f64::from(cross_entropy(logit(s), result(s)))).sum::<f64>()
    };
    let scales = SCALES.step_by(SCALE_STEP).map(|scale| (scale, total(scale)));
    scales.min_by(|a, b| a.1.total_cmp(&b.1)).expect("some scales").0
}

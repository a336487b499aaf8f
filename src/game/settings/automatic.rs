//! The automatic quality: begins with the kind of graphics card, and is corrected by the times of drawn frames.

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use wgpu::DeviceType;

use super::Quality;

/// A screen with a higher rate does not need all its frames.
const SHORTEST_INTERVAL: Duration = Duration::from_micros(16_667);
/// The times of a slow frame and of a frame on time, in intervals of the screen. With vertical synchronisation a late
/// frame takes two.
const SLOW: f32 = 1.5;
const ON_TIME: f32 = 1.2;
/// The fewest frames that are judged together.
const MIN_FRAMES: u32 = 6;
/// Slow judgements in a row before a lower step: a busy machine is slow for a moment.
const SLOW_JUDGEMENTS: u32 = 2;
/// Frames in judgements on time before a higher step: half a minute of motion.
const LONG_MOTION: u32 = 1800;

/// A step of the automatic quality, the cheapest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Lowest,
    Low,
    Medium,
    High,
}

impl Step {
    pub const ALL: [Self; 4] = [Self::Lowest, Self::Low, Self::Medium, Self::High];

    /// The quality, and the resolution of the 3D part relative to the window. At 4K, medium quality at half the
    /// resolution costs less than low quality at the full one. In a small window a lower resolution would be a blur.
    pub fn picture(self, size: SizeClass) -> (Quality, f32) {
        match (self, size) {
            (Self::Lowest, SizeClass::UltraHd) => (Quality::Low, 0.5),
            (Self::Lowest, SizeClass::Hd) => (Quality::Low, 1.0),
            (Self::Lowest, _) => (Quality::Low, 2.0 / 3.0),
            (Self::Low, SizeClass::UltraHd) => (Quality::Medium, 0.5),
            (Self::Low, _) => (Quality::Low, 1.0),
            (Self::Medium, _) => (Quality::Medium, 1.0),
            (Self::High, _) => (Quality::High, 1.0),
        }
    }
}

/// A class of window sizes, by the number of pixels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum SizeClass {
    #[default]
    #[serde(rename = "720p")]
    Hd,
    #[serde(rename = "1080p")]
    FullHd,
    #[serde(rename = "1440p")]
    QuadHd,
    #[serde(rename = "2160p")]
    UltraHd,
}

impl SizeClass {
    /// The class of a size in physical pixels.
    pub fn of(size: UVec2) -> Self {
        match size.as_u64vec2().element_product() {
            0..1_500_000 => Self::Hd,
            1_500_000..2_700_000 => Self::FullHd,
            2_700_000..5_000_000 => Self::QuadHd,
            _ => Self::UltraHd,
        }
    }
}

/// The measurement of a graphics card in windows of a size class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Measured {
    pub step: Step,
    /// The cheapest step that was too slow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub too_slow: Option<Step>,
    /// Whether a higher step was tried, after which none that was too slow is tried again.
    pub tried_higher: bool,
}

/// The measurements by the names of graphics cards.
pub type Cards = BTreeMap<String, BTreeMap<SizeClass, Measured>>;

/// The graphics card and the size class of the window.
#[derive(Resource, Default)]
pub struct Automatic {
    /// The name and the kind of the graphics card; empty without one.
    pub card: String,
    pub kind: Option<DeviceType>,
    pub size: SizeClass,
}

impl Automatic {
    /// The measurement, or the usual step for the kind of card. A larger window begins like a smaller one that was slow.
    pub fn measured(&self, cards: &Cards) -> Measured {
        let usual = match self.kind {
            // Software rendering.
            None | Some(DeviceType::Cpu) if self.size == SizeClass::UltraHd => Step::Lowest,
            None | Some(DeviceType::Cpu) => Step::Low,
            Some(DeviceType::DiscreteGpu) => Step::High,
            Some(DeviceType::IntegratedGpu | DeviceType::VirtualGpu | DeviceType::Other) => Step::Medium,
        };
        let known = cards.get(&self.card).and_then(|sizes| sizes.range(..=self.size).next_back());
        match known {
            Some((size, known)) if *size == self.size || known.step < usual => *known,
            _ => Measured { step: usual, too_slow: None, tried_higher: false },
        }
    }
}

/// The times of frames in which something moved.
#[derive(Default)]
pub struct FrameTimes {
    frames: u32,
    slow: u32,
    late: u32,
    slow_judgements: u32,
    on_time: u32,
    /// Whether frames were added since the last rest.
    pub is_open: bool,
}

impl FrameTimes {
    /// Adds the time from the frame before, and the interval between two pictures of the screen.
    pub fn add(&mut self, time: Duration, interval: Duration) {
        let intervals = time.div_duration_f32(interval.max(SHORTEST_INTERVAL));
        self.frames += 1;
        self.slow += u32::from(intervals > SLOW);
        self.late += u32::from(intervals > ON_TIME);
        self.is_open = true;
    }

    /// Judges the frames of a motion that has ended, if there are enough of them. Returns a change.
    pub fn judge(&mut self, known: Measured) -> Option<Measured> {
        self.is_open = false;
        let (frames, slow, late) = (self.frames, self.slow, self.late);
        if frames < MIN_FRAMES {
            return None;
        }
        (self.frames, self.slow, self.late) = (0, 0, 0);
        self.slow_judgements = if 4 * slow >= 3 * frames { self.slow_judgements + 1 } else { 0 };
        self.on_time = if 10 * late <= frames { self.on_time + frames } else { 0 };
        if self.slow_judgements >= SLOW_JUDGEMENTS {
            let step = Step::ALL.into_iter().rfind(|step| *step < known.step)?;
            return Some(Measured { step, too_slow: Some(known.step), ..known });
        }
        let step = Step::ALL.into_iter().find(|step| *step > known.step && self.on_time >= LONG_MOTION)?;
        let is_allowed = !known.tried_higher || known.too_slow.is_none_or(|slow| step < slow);
        is_allowed.then_some(Measured { step, tried_higher: true, ..known })
    }
}

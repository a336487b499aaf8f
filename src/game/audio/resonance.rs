//! Modal synthesis of impacts: a contact force excites damped modes, rough surfaces add noise.
//!
//! ```text
//!  contact force          modes of the body                  heard
//!   _/\_  ──────────▶  ∑ gain · e^(−t/decay) · sin(2πft)  ──▶  knock
//!   noise ─▶ low-pass ─▶ envelope  ───────────────────────────▶ + scrape, air, felt
//! ```
//! A long contact excites no high frequencies: that makes felt soft and ceramic bright.

use std::f32::consts::{PI, TAU};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Sample rate of all synthesized sounds, in Hz.
pub const SAMPLE_RATE: u32 = 48_000;

/// Frequencies below this are filtered out, because small speakers cannot play them, in Hz.
const RUMBLE_HERTZ: f32 = 35.0;
/// Share of a take that fades out, to avoid a click at its end.
const FADE_OUT: f32 = 0.1;
/// Relative amplitude below which a mode is inaudible.
const INAUDIBLE: f32 = 1e-4;

/// A deterministic random number generator, seeded by the take.
pub struct SoundRng(ChaCha8Rng);

impl SoundRng {
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Uniform in `0..1`.
    pub fn unit(&mut self) -> f32 {
        self.0.random()
    }

    /// Uniform in `low..high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// `value`, varied by at most the share `spread`.
    pub fn near(&mut self, value: f32, spread: f32) -> f32 {
        value * self.between(1.0 - spread, 1.0 + spread)
    }

    /// Uniform in `0..count`; 0 for an empty range.
    pub fn below(&mut self, count: usize) -> usize {
        self.0.random_range(..count.max(1))
    }
}

/// A mode of a body, relative to its lowest mode.
#[derive(Clone, Copy)]
pub struct Partial {
    /// Frequency as a multiple of the lowest mode.
    pub ratio: f32,
    /// Gain of the excitation.
    pub gain: f32,
    /// Decay time to 1/e, in seconds.
    pub decay: f32,
}

/// Shorthand for tables of partials.
pub const fn partial(ratio: f32, gain: f32, decay: f32) -> Partial {
    Partial { ratio, gain, decay }
}

/// A sound under construction.
pub struct Take {
    samples: Vec<f32>,
    force: Vec<f32>,
    rng: SoundRng,
}

impl Take {
    /// Silence of `seconds`; `seed` determines all random variation.
    pub fn new(seconds: f32, seed: u64) -> Self {
        let length = frames(seconds);
        Self { samples: vec![0.0; length], force: vec![0.0; length], rng: SoundRng::new(seed) }
    }

    pub fn rng(&mut self) -> &mut SoundRng {
        &mut self.rng
    }

    /// An impact at `at` with a contact time of `contact`, both in seconds; `strength` is its momentum.
    pub fn strike(&mut self, at: f32, contact: f32, strength: f32) {
        let (from, length) = (frames(at), frames(contact).max(2));
        // The samples of a raised cosine sum to half their number.
        let scale = 2.0 * strength / length as f32;
        for (i, force) in self.force.iter_mut().skip(from).take(length).enumerate() {
            let turn = (i as f32 + 0.5) / length as f32;
            *force += scale * (0.5 - 0.5 * (TAU * turn).cos());
        }
    }

    /// Stick-slip friction: `rate` slips per second from `from` to `to`, strongest in the middle.
    pub fn rub(&mut self, from: f32, to: f32, rate: f32, strength: f32) {
        let mut at = from;
        while at < to {
            let swell = (PI * (at - from) / (to - from)).sin();
            let (contact, slip) = (self.rng.between(0.0003, 0.0009), self.rng.between(0.1, 1.0));
            self.strike(at, contact, strength * swell * slip);
            at += self.rng.between(0.3, 1.7) / rate;
        }
    }

    /// Excites a body, whose lowest mode is at `hertz`, with all impacts so far, and clears them.
    ///
    /// Every mode is detuned a little at random.
    pub fn ring(&mut self, body: &[Partial], hertz: f32, loudness: f32) {
        let force = std::mem::take(&mut self.force);
        for partial in body {
            let hertz = self.rng.near(hertz * partial.ratio, 0.015);
            let gain = loudness * self.rng.near(partial.gain, 0.15);
            let decay = self.rng.near(partial.decay, 0.1);
            swing(&mut self.samples, &force, hertz, decay, gain);
        }
        self.force = vec![0.0; force.len()];
    }

    /// Noise between `low` and `high` Hz with an attack of `rise` and a decay time of `decay` seconds.
    pub fn hiss(&mut self, at: f32, rise: f32, decay: f32, low: f32, high: f32, loudness: f32) {
        let (mut under, mut over) = (Lowpass::new(low), Lowpass::new(high));
        let fall = (-1.0 / (decay * SAMPLE_RATE as f32)).exp();
        let rise = frames(rise).max(1);
        let mut level = loudness;
        for (i, sample) in self.samples.iter_mut().skip(frames(at)).enumerate() {
            let white = self.rng.between(-1.0, 1.0);
            let band = over.next(white) - under.next(white);
            if i < rise {
                let swell = 0.5 - 0.5 * (PI * i as f32 / rise as f32).cos();
                *sample += band * loudness * swell;
            } else {
                *sample += band * level;
                level *= fall;
                if level < loudness * INAUDIBLE {
                    break;
                }
            }
        }
    }

    /// The finished samples: high-pass filtered, faded out, and normalized to `peak`.
    pub fn finish(mut self, peak: f32) -> Vec<f32> {
        let mut rumble = Lowpass::new(RUMBLE_HERTZ);
        for sample in &mut self.samples {
            *sample -= rumble.next(*sample);
        }
        let fade = (FADE_OUT * self.samples.len() as f32) as usize;
        for (i, sample) in self.samples.iter_mut().rev().take(fade).enumerate() {
            *sample *= 0.5 - 0.5 * (PI * i as f32 / fade as f32).cos();
        }
        let loudest = self.samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        let scale = if loudest > 0.0 { peak / loudest } else { 0.0 };
        for sample in &mut self.samples {
            *sample *= scale;
        }
        self.samples
    }
}

/// Adds a mode driven by `force`, as a damped rotating vector (complex resonator).
fn swing(samples: &mut [f32], force: &[f32], hertz: f32, decay: f32, gain: f32) {
    let Some(first) = force.iter().position(|push| *push != 0.0) else { return };
    let last = force.iter().rposition(|push| *push != 0.0).unwrap_or(first);
    // Stop when the mode has decayed after the last impact.
    let audible = last + frames(decay * -INAUDIBLE.ln());
    let shrink = (-1.0 / (decay * SAMPLE_RATE as f32)).exp();
    let (sin, cos) = (TAU * hertz / SAMPLE_RATE as f32).sin_cos();
    let (sin, cos) = (shrink * sin, shrink * cos);
    let (mut re, mut im) = (0.0_f32, 0.0_f32);
    for (sample, push) in samples.iter_mut().zip(force).take(audible).skip(first) {
        let pushed = re + push;
        (re, im) = (cos * pushed - sin * im, sin * pushed + cos * im);
        *sample += gain * im;
    }
}

/// Two equal one-pole low-pass filters in series: 12 dB per octave, without resonance.
struct Lowpass {
    share: f32,
    first: f32,
    second: f32,
}

impl Lowpass {
    fn new(hertz: f32) -> Self {
        Self { share: 1.0 - (-TAU * hertz / SAMPLE_RATE as f32).exp(), first: 0.0, second: 0.0 }
    }

    fn next(&mut self, input: f32) -> f32 {
        self.first += self.share * (input - self.first);
        self.second += self.share * (self.first - self.second);
        self.second
    }
}

fn frames(seconds: f32) -> usize {
    (seconds * SAMPLE_RATE as f32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Upward zero crossings per second.
    fn pitch(samples: &[f32]) -> f32 {
        let crossings = samples.windows(2).filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0).count();
        crossings as f32 * SAMPLE_RATE as f32 / samples.len() as f32
    }

    #[test]
    fn a_single_mode_has_its_frequency_and_decay() {
        let mut take = Take::new(0.5, 1);
        take.strike(0.0, 0.0005, 1.0);
        swing(&mut take.samples, &take.force, 500.0, 0.05, 1.0);
        let early = &take.samples[480..2880];
        assert!((pitch(early) - 500.0).abs() < 20.0, "{}", pitch(early));
        let loudest = |part: &[f32]| part.iter().fold(0.0_f32, |most, s| most.max(s.abs()));
        // 50 ms apart, which is one decay time.
        let ratio = loudest(&take.samples[2400..2640]) / loudest(&take.samples[4800..5040]);
        assert!((ratio - 1.0_f32.exp()).abs() < 0.1, "{ratio}");
    }

    #[test]
    fn a_longer_contact_is_softer_on_high_modes() {
        let loudness = |contact| {
            let mut take = Take::new(0.1, 1);
            take.strike(0.0, contact, 1.0);
            swing(&mut take.samples, &take.force, 2000.0, 0.02, 1.0);
            take.samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()))
        };
        assert!(loudness(0.0003) > 10.0 * loudness(0.004));
    }

    #[test]
    fn dice_repeat_and_stay_in_range() {
        let (mut one, mut two) = (SoundRng::new(7), SoundRng::new(7));
        for _ in 0..1000 {
            let value = one.unit();
            assert!((0.0..1.0).contains(&value));
            assert!((value - two.unit()).abs() < f32::EPSILON);
            assert!(one.below(3) < 3);
            two.below(3);
        }
        assert_eq!(one.below(0), 0);
    }
}

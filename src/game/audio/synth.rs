//! Synthesis of the sound effects, each in a few variations.

use super::ambience::{CASE, CASE_HERTZ};
use super::resonance::{Partial, Take, partial};
use super::{Effect, KNOCK_AT, LANDING_AT};

/// Number of takes of every effect.
const TAKE_COUNT: usize = 4;

/// Modes of a small beech cube: dense, inharmonic, decayed within a tenth of a second.
const CUBE: [Partial; 6] = [
    partial(1.0, 0.85, 0.018),
    partial(1.54, 0.95, 0.016),
    partial(2.31, 0.90, 0.013),
    partial(2.97, 0.75, 0.010),
    partial(3.83, 0.60, 0.008),
    partial(5.12, 0.40, 0.005),
];
/// Lowest mode of a lying cube, in Hz.
const CUBE_HERTZ: f32 = 640.0;

/// Modes of the table top under the felt.
const TABLE: [Partial; 3] = [partial(1.0, 1.0, 0.030), partial(1.83, 0.6, 0.022), partial(2.9, 0.35, 0.014)];
/// Lowest mode of the table top, in Hz.
const TABLE_HERTZ: f32 = 165.0;

/// Modes of a glazed disc: brighter and slightly longer than wood.
const DISC: [Partial; 5] = [
    partial(1.0, 0.8, 0.018),
    partial(1.58, 1.0, 0.015),
    partial(2.24, 0.9, 0.011),
    partial(2.92, 0.7, 0.008),
    partial(3.55, 0.5, 0.006),
];
/// Lowest mode of a disc, in Hz.
const DISC_HERTZ: f32 = 1850.0;

/// Modes of a tuned wooden bar, as of a marimba: the second partial is two octaves up.
const BAR: [Partial; 3] = [partial(1.0, 1.0, 0.26), partial(3.98, 0.20, 0.07), partial(9.6, 0.05, 0.02)];

/// Notes in equal temperament, A4 = 440 Hz.
mod note {
    pub const G3: f32 = 196.00;
    pub const C4: f32 = 261.63;
    pub const D4: f32 = 293.66;
    pub const E4: f32 = 329.63;
    pub const F4: f32 = 349.23;
    pub const G4: f32 = 392.00;
    pub const A4: f32 = 440.00;
    pub const C5: f32 = 523.25;
    pub const D5: f32 = 587.33;
    pub const E5: f32 = 659.26;
    pub const G5: f32 = 783.99;
}

/// Base of the seeds, chosen so that no two takes of an effect are nearly alike by chance.
const SEEDS: u64 = 17 << 16;

/// The takes of an effect: mono samples at [`SAMPLE_RATE`](super::resonance::SAMPLE_RATE), deterministic.
pub fn takes(effect: Effect) -> Vec<Vec<f32>> {
    (0..TAKE_COUNT).map(|index| take_of(effect, index)).collect()
}

fn take_of(effect: Effect, index: usize) -> Vec<f32> {
    let seed = SEEDS | (effect as u64) << 8 | index as u64;
    match effect {
        Effect::Take => take(seed),
        Effect::Push => push(seed),
        Effect::Place => place(seed),
        Effect::Jump => jump(seed),
        Effect::Flip => flip(seed),
        Effect::Win => win(seed, index),
        Effect::Loss => loss(seed, index),
        Effect::Draw => draw(seed, index),
        Effect::Click => click(seed),
        Effect::Illegal => illegal(seed),
        Effect::Threat => threat(seed),
        Effect::Tick => tick(seed),
    }
}

/// Edges scrape past the neighbours and come free with two light ticks.
fn take(seed: u64) -> Vec<f32> {
    let mut take = Take::new(0.20, seed);
    let hertz = take.rng().near(1.25 * CUBE_HERTZ, 0.06);
    let free = take.rng().between(0.028, 0.042);
    take.strike(0.001, 0.0007, 0.8);
    take.rub(0.004, free, 900.0, 0.10);
    take.strike(free, 0.0006, 1.0);
    take.ring(&CUBE, hertz, 1.0);
    take.hiss(0.001, 0.012, 0.010, 700.0, 3200.0, 0.12);
    take.finish(0.34)
}

/// Wood slides over felt, then each cube knocks against the next and the last one against the rim.
fn push(seed: u64) -> Vec<f32> {
    let mut take = Take::new(0.42, seed);
    let hertz = take.rng().near(CUBE_HERTZ, 0.05);
    take.rub(0.0, KNOCK_AT, 700.0, 0.07);
    let mut at = KNOCK_AT;
    for strength in [1.0, 0.6, 0.38, 0.22] {
        let strength = take.rng().near(strength, 0.2);
        take.strike(at, 0.0006, strength);
        at += take.rng().between(0.005, 0.011);
    }
    take.ring(&CUBE, hertz, 1.0);
    take.strike(KNOCK_AT, 0.003, 1.0);
    take.ring(&TABLE, TABLE_HERTZ, 0.5);
    let drag = take.rng().near(0.24, 0.15);
    take.hiss(0.0, KNOCK_AT - 0.05, 0.022, 250.0, 1500.0, drag);
    take.hiss(KNOCK_AT, 0.0005, 0.006, 800.0, 4000.0, 0.5);
    take.finish(0.58)
}

/// Wood on felt: the cloth lengthens the contact, and the piece bounces once.
fn place(seed: u64) -> Vec<f32> {
    let mut take = Take::new(0.22, seed);
    let hertz = take.rng().near(0.9 * CUBE_HERTZ, 0.06);
    let settle = take.rng().between(0.030, 0.050);
    let rebound = take.rng().between(0.18, 0.32);
    for (at, strength) in [(0.001, 1.0), (settle, rebound)] {
        take.strike(at, 0.0014, strength);
    }
    take.ring(&CUBE, hertz, 1.0);
    for (at, strength) in [(0.001, 1.0), (settle, rebound)] {
        take.strike(at, 0.005, strength);
    }
    take.ring(&TABLE, TABLE_HERTZ, 0.55);
    take.hiss(0.001, 0.002, 0.012, 200.0, 900.0, 0.5);
    take.finish(0.48)
}

/// A rush of air, then a light piece on felt.
fn jump(seed: u64) -> Vec<f32> {
    let mut take = Take::new(0.34, seed);
    let land = take.rng().near(LANDING_AT, 0.03);
    let bounce = land + take.rng().between(0.035, 0.055);
    take.hiss(0.0, land - 0.03, 0.018, 350.0, 1400.0, 0.16);
    take.strike(land, 0.0008, 0.6);
    take.strike(bounce, 0.0007, 0.2);
    take.ring(&DISC, 0.8 * DISC_HERTZ, 0.9);
    take.strike(land, 0.005, 1.0);
    take.strike(bounce, 0.005, 0.25);
    take.ring(&TABLE, 1.3 * TABLE_HERTZ, 0.5);
    take.hiss(land, 0.002, 0.014, 200.0, 1100.0, 0.45);
    take.finish(0.42)
}

/// A flick at the edge; the disc falls on its other face and rattles.
fn flip(seed: u64) -> Vec<f32> {
    let mut take = Take::new(0.24, seed);
    let hertz = take.rng().near(DISC_HERTZ, 0.07);
    take.strike(0.001, 0.0003, 0.35);
    let mut at = take.rng().between(0.055, 0.070);
    let mut gap = take.rng().between(0.022, 0.028);
    for strength in [1.0, 0.42, 0.22, 0.12] {
        let contact = take.rng().between(0.0002, 0.0003);
        take.strike(at, contact, strength);
        at += gap;
        gap *= 0.68;
    }
    take.ring(&DISC, hertz, 1.0);
    take.hiss(0.055, 0.003, 0.010, 300.0, 1500.0, 0.25);
    take.finish(0.36)
}

/// A rising arpeggio on wooden bars.
fn win(seed: u64, index: usize) -> Vec<f32> {
    use note::{C4, C5, E4, E5, G3, G4, G5};
    const CHORDS: [[f32; 4]; TAKE_COUNT] =
        [[C4, E4, G4, C5], [E4, G4, C5, E5], [G3, C4, E4, C5], [C4, G4, E5, G5]];
    let notes = CHORDS[index % CHORDS.len()];
    let mut take = Take::new(1.5, seed);
    let mut at = 0.002;
    for (step, hertz) in notes.into_iter().enumerate() {
        let strength = take.rng().near(0.8 + 0.1 * step as f32, 0.08);
        bar(&mut take, at, hertz, strength);
        at += take.rng().near(0.135, 0.05);
    }
    bar(&mut take, at - 0.13, notes[0], 0.5);
    take.finish(0.36)
}

/// Two soft notes, the second lower.
fn loss(seed: u64, index: usize) -> Vec<f32> {
    use note::{A4, C4, D4, E4, F4, G4};
    const FALLS: [[f32; 2]; TAKE_COUNT] = [[G4, E4], [F4, D4], [E4, C4], [A4, F4]];
    let [first, second] = FALLS[index % FALLS.len()];
    let mut take = Take::new(0.85, seed);
    let gap = take.rng().near(0.2, 0.06);
    bar(&mut take, 0.002, first, 0.8);
    bar(&mut take, gap, second, 1.0);
    take.finish(0.28)
}

/// The same two notes twice.
fn draw(seed: u64, index: usize) -> Vec<f32> {
    use note::{C4, C5, D4, E4, G4};
    const PAIRS: [[f32; 2]; TAKE_COUNT] = [[C4, G4], [D4, G4], [E4, C5], [G4, C5]];
    let mut take = Take::new(0.95, seed);
    let gap = take.rng().near(0.24, 0.06);
    for at in [0.002, gap] {
        for hertz in PAIRS[index % PAIRS.len()] {
            bar(&mut take, at, hertz, 0.8);
        }
    }
    take.finish(0.30)
}

/// The tick of a small clock in a wooden case.
fn tick(seed: u64) -> Vec<f32> {
    let mut take = Take::new(0.12, seed);
    let hertz = take.rng().near(CASE_HERTZ, 0.05);
    take.strike(0.001, 0.0012, 1.0);
    take.ring(&CASE.map(|mode| Partial { decay: 0.4 * mode.decay, ..mode }), hertz, 1.0);
    take.finish(0.16)
}

/// A tap on a small piece of wood.
fn click(seed: u64) -> Vec<f32> {
    let mut take = Take::new(0.10, seed);
    let hertz = take.rng().near(1.9 * CUBE_HERTZ, 0.05);
    take.strike(0.001, 0.0006, 1.0);
    take.ring(&CUBE.map(|mode| Partial { decay: 0.4 * mode.decay, ..mode }), hertz, 1.0);
    take.finish(0.22)
}

/// A knock on the cloth.
fn illegal(seed: u64) -> Vec<f32> {
    let mut take = Take::new(0.18, seed);
    let hertz = take.rng().near(1.25 * TABLE_HERTZ, 0.10);
    take.strike(0.001, 0.005, 1.0);
    take.ring(&TABLE, hertz, 1.0);
    take.hiss(0.001, 0.004, 0.012, 150.0, 700.0, 0.4);
    take.finish(0.24)
}

/// One lightly struck bar.
fn threat(seed: u64) -> Vec<f32> {
    let mut take = Take::new(0.6, seed);
    bar(&mut take, 0.002, note::D5, 1.0);
    take.finish(0.18)
}

/// A bar struck by a yarn mallet. Low bars ring longer and need a stronger impact for the same loudness.
fn bar(take: &mut Take, at: f32, hertz: f32, strength: f32) {
    let slowness = (note::C4 / hertz).sqrt();
    // Each note has its own body: earlier impacts have already been rendered.
    take.strike(at, 0.0025, strength);
    take.ring(&BAR.map(|mode| Partial { decay: mode.decay * slowness, ..mode }), hertz, 1.0);
}

#[cfg(test)]
mod tests {
    use ebur128::{EbuR128, Mode};
    use strum::VariantArray as _;

    use super::*;
    use crate::game::audio::resonance::SAMPLE_RATE;

    /// Samples per 10 ms.
    const STEP: usize = SAMPLE_RATE as usize / 100;

    /// The largest momentary (0.4 s) and short-term (3 s) loudness in LUFS, and the true peak.
    fn loudness(samples: &[f32]) -> (f64, f64, f64) {
        let mut meter = EbuR128::new(1, SAMPLE_RATE, Mode::S | Mode::TRUE_PEAK).expect("a meter");
        let (mut momentary, mut short) = (f64::MIN, f64::MIN);
        let silence = vec![0.0; 300 * STEP];
        for step in samples.chunks(STEP).chain(silence.chunks(STEP)) {
            meter.add_frames_f32(step).expect("samples");
            momentary = momentary.max(meter.loudness_momentary().expect("a measured loudness"));
            short = short.max(meter.loudness_shortterm().expect("a measured loudness"));
        }
        (momentary, short, meter.true_peak(0).expect("a channel"))
    }

    fn loudest(samples: &[f32]) -> f32 {
        samples.iter().fold(0.0, |most, sample| most.max(sample.abs()))
    }

    #[test]
    fn takes_are_clean() {
        for &effect in Effect::VARIANTS {
            let longest = if effect == Effect::Win { 1.6 } else { 1.0 };
            for samples in takes(effect) {
                let seconds = samples.len() as f32 / SAMPLE_RATE as f32;
                assert!((0.05..=longest).contains(&seconds), "{effect:?}: {seconds} s");
                assert!(samples.iter().all(|sample| sample.is_finite()), "{effect:?}");
                assert!((0.15..0.8).contains(&loudest(&samples)), "{effect:?}: {}", loudest(&samples));
                let mean = samples.iter().sum::<f32>() / samples.len() as f32;
                assert!(mean.abs() < 1e-3, "{effect:?}: DC {mean}");
            }
        }
    }

    /// At full volume, effects of the board are similarly loud, results are louder, and buttons are quiet.
    #[test]
    fn loudness_is_within_the_range_of_the_kind_of_effect() {
        for &effect in Effect::VARIANTS {
            for samples in takes(effect) {
                let (momentary, short, peak) = loudness(&samples);
                assert!(short < -12.0 && peak < 1.0, "{effect:?}: {short} LUFS, {peak}");
                let wanted = match effect {
                    Effect::Win | Effect::Loss | Effect::Draw => -23.0..-18.0,
                    Effect::Click | Effect::Tick => -42.0..-38.0,
                    _ => -33.0..-25.0,
                };
                assert!(wanted.contains(&momentary), "{effect:?}: {momentary} LUFS");
            }
        }
    }

    #[test]
    fn takes_start_and_end_in_silence() {
        for &effect in Effect::VARIANTS {
            for samples in takes(effect) {
                assert!(samples[0].abs() < 0.01, "{effect:?} starts at {}", samples[0]);
                let end = loudest(&samples[samples.len() - 48..]);
                assert!(end < 1e-3, "{effect:?} ends at {end}");
            }
        }
    }

    #[test]
    fn takes_of_an_effect_differ() {
        for &effect in Effect::VARIANTS {
            let takes = takes(effect);
            assert!(takes.len() >= 3);
            for (i, one) in takes.iter().enumerate() {
                for other in &takes[..i] {
                    let apart = one.iter().zip(other).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
                    assert!(apart > 0.1 * loudest(one), "{effect:?}: {apart}");
                }
            }
        }
    }

    #[test]
    fn takes_are_deterministic() {
        assert_eq!(takes(Effect::Push), takes(Effect::Push));
    }
}

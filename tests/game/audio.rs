//! The synthesized sounds: loudness, silence at the ends, variation, and the loop of the ambience.

use ebur128::{EbuR128, Mode};
use pushflip::game::audio::{Effect, SAMPLE_RATE, ambience, takes};

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
    for effect in Effect::ALL {
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
    for effect in Effect::ALL {
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
    for effect in Effect::ALL {
        for samples in takes(effect) {
            assert!(samples[0].abs() < 0.01, "{effect:?} starts at {}", samples[0]);
            let end = loudest(&samples[samples.len() - 48..]);
            assert!(end < 1e-3, "{effect:?} ends at {end}");
        }
    }
}

#[test]
fn takes_of_an_effect_differ() {
    for effect in Effect::ALL {
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

#[test]
fn the_loop_is_quiet_even_and_seamless() {
    let power = |samples: &[f32]| {
        (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32).sqrt()
    };
    let ambience = ambience();
    assert_eq!(ambience.len(), 12 * SAMPLE_RATE as usize);
    assert!(loudest(&ambience) <= 0.165);
    let step = (ambience[0] - ambience[ambience.len() - 1]).abs();
    assert!(step < 0.02, "a step of {step} at the seam");
    let average = power(&ambience);
    assert!(average > 0.005, "{average}: inaudible");
    for second in ambience.chunks(2 * SAMPLE_RATE as usize) {
        let share = power(second) / average;
        assert!((0.4..1.8).contains(&share), "{share}");
    }
}

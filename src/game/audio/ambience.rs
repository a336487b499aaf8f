//! Ambient sound: air noise and a distant clock, as a seamless loop.

use super::resonance::{Partial, SAMPLE_RATE, Take, partial};

/// Length of the loop, in seconds; a whole number of ticks, so that the clock stays regular.
const SECONDS: usize = 12;
/// Crossfade between end and beginning, in seconds.
const CROSSFADE: f32 = 1.5;
/// Peak amplitude before the crossfade.
const PEAK: f32 = 0.11;
/// Modes of the clock: a small wooden case.
pub(super) const CASE: [Partial; 3] =
    [partial(1.0, 1.0, 0.030), partial(2.3, 0.5, 0.018), partial(4.1, 0.2, 0.008)];
/// Lowest mode of the case, in Hz.
pub(super) const CASE_HERTZ: f32 = 310.0;

/// The loop as mono samples at [`SAMPLE_RATE`].
pub fn ambience() -> Vec<f32> {
    let mut take = Take::new(SECONDS as f32 + CROSSFADE, 0x700);
    // Air noise in slow overlapping swells.
    for swell in 0..SECONDS {
        let at = swell as f32;
        let (low, loudness) = (take.rng().near(70.0, 0.3), take.rng().between(0.5, 1.0));
        take.hiss(at, 1.4, 2.5, low, 420.0, loudness);
    }
    for tick in 0..SECONDS {
        let strength = take.rng().near(if tick % 2 == 0 { 0.022 } else { 0.016 }, 0.1);
        take.strike(tick as f32 + 0.5, 0.0012, strength);
    }
    take.ring(&CASE, CASE_HERTZ, 1.0);
    seamless_loop(&take.finish(PEAK))
}

/// The first part, with the rest crossfaded into its beginning.
fn seamless_loop(samples: &[f32]) -> Vec<f32> {
    let length = SECONDS * SAMPLE_RATE as usize;
    let (body, tail) = samples.split_at(length.min(samples.len()));
    let mut body = body.to_vec();
    for (i, (sample, late)) in body.iter_mut().zip(tail).enumerate() {
        // Equal-power crossfade: uncorrelated noises keep their loudness.
        let turn = i as f32 / tail.len() as f32 * std::f32::consts::FRAC_PI_2;
        *sample = *sample * turn.sin() + late * turn.cos();
    }
    body
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loop_is_quiet_even_and_seamless() {
        let power = |samples: &[f32]| {
            (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32).sqrt()
        };
        let ambience = ambience();
        assert_eq!(ambience.len(), 12 * SAMPLE_RATE as usize);
        assert!(ambience.iter().all(|sample| sample.abs() <= 0.165));
        let step = (ambience[0] - ambience[ambience.len() - 1]).abs();
        assert!(step < 0.02, "a step of {step} at the seam");
        let average = power(&ambience);
        assert!(average > 0.005, "{average}: inaudible");
        for second in ambience.chunks(2 * SAMPLE_RATE as usize) {
            let share = power(second) / average;
            assert!((0.4..1.8).contains(&share), "{share}");
        }
    }
}

//! Ambient sound: air, and a distant clock.

use super::resonance::{Partial, SAMPLE_RATE, Take, partial};

/// After so long it begins again, in seconds; whole ticks, so that the clock keeps its time.
const SECONDS: usize = 12;
/// The end is blended into the beginning for so long, in seconds.
const BLEND: f32 = 1.5;
/// The loudest sample.
const PEAK: f32 = 0.11;
/// The body of the clock: a small wooden case.
const CASE: [Partial; 3] = [partial(1.0, 1.0, 0.030), partial(2.3, 0.5, 0.018), partial(4.1, 0.2, 0.008)];
/// Lowest mode of the case, Hz.
const CASE_HERTZ: f32 = 310.0;

/// The room from beginning to end, to be repeated without a seam: mono samples at [`SAMPLE_RATE`].
pub fn room() -> Vec<f32> {
    let mut take = Take::new(SECONDS as f32 + BLEND, 0x700);
    // Air moves in slow swells that overlap.
    for swell in 0..SECONDS {
        let at = swell as f32;
        let (low, loudness) = (take.dice().near(70.0, 0.3), take.dice().between(0.5, 1.0));
        take.hiss(at, 1.4, 2.5, low, 420.0, loudness);
    }
    for tick in 0..SECONDS {
        let strength = take.dice().near(if tick % 2 == 0 { 0.022 } else { 0.016 }, 0.1);
        take.strike(tick as f32 + 0.5, 0.0012, strength);
    }
    take.ring(&CASE, CASE_HERTZ, 1.0);
    looped(&take.finish(PEAK))
}

/// The first part with the rest faded into its beginning.
fn looped(samples: &[f32]) -> Vec<f32> {
    let length = SECONDS * SAMPLE_RATE as usize;
    let (body, tail) = samples.split_at(length.min(samples.len()));
    let mut body = body.to_vec();
    for (i, (sample, late)) in body.iter_mut().zip(tail).enumerate() {
        // Equal power: two noises that know nothing of each other add up to one of the same loudness.
        let turn = i as f32 / tail.len() as f32 * std::f32::consts::FRAC_PI_2;
        *sample = *sample * turn.sin() + late * turn.cos();
    }
    body
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loudness(samples: &[f32]) -> f32 {
        (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32).sqrt()
    }

    #[test]
    fn the_room_is_quiet_even_and_has_no_seam() {
        let room = room();
        assert_eq!(room.len(), SECONDS * SAMPLE_RATE as usize);
        assert!(room.iter().all(|sample| sample.abs() <= 1.5 * PEAK));
        let step = (room[0] - room[room.len() - 1]).abs();
        assert!(step < 0.02, "a step of {step} where it begins again");
        let whole = loudness(&room);
        assert!(whole > 0.005, "{whole}: nothing to hear");
        for second in room.chunks(2 * SAMPLE_RATE as usize) {
            let share = loudness(second) / whole;
            assert!((0.4..1.8).contains(&share), "{share}");
        }
    }
}

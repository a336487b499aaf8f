//! The audio thread, which does everything that may block: synthesis, connecting, waiting.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use std::{io, thread};

use bevy::log::info;
use bevy::prelude::Resource;
use kira::Frame;
use kira::sound::static_sound::{StaticSoundData, StaticSoundSettings};
use strum::VariantArray as _;

use super::Effect;
use super::ambience::ambience;
use super::output::{Output, OutputError, decibels};
use super::resonance::{SAMPLE_RATE, SoundRng};
use super::synth::takes;

/// Time without a new sound after which the output is suspended; longer than the longest take and the output
/// latency.
const SUSPEND_AFTER: Duration = Duration::from_millis(2500);
/// Time after a failure until the next attempt to open the output.
const RETRY_AFTER: Duration = Duration::from_secs(20);
/// A sound that is later than this is dropped.
const MAX_DELAY: Duration = Duration::from_millis(300);
/// An effect repeated within this time is dropped: it would only sound harsher.
const MIN_INTERVAL: Duration = Duration::from_millis(20);
/// Random variation of the playback rate.
const PITCH_SPREAD: f32 = 0.03;
/// Largest random attenuation, in dB.
const LOUDNESS_SPREAD: f32 = 2.5;

/// A command to the audio thread.
enum Command {
    Play { effect: Effect, amplitude: f32, requested: Instant },
    Ambience(f32),
}

/// Handle of the audio thread, which ends when the handle is dropped. Missing only if the thread could not be started.
#[derive(Resource)]
pub struct Player(Sender<Command>);

impl Player {
    /// Starts the thread. Does not block.
    pub fn start() -> io::Result<Self> {
        let (orders, commands) = channel();
        thread::Builder::new().name("sound".into()).spawn(move || Mixer::new().run(&commands))?;
        Ok(Self(orders))
    }

    /// Requests a sound; amplitude 1 is as synthesized. Without an output it does nothing.
    pub fn play(&self, effect: Effect, amplitude: f32) {
        // The thread outlives the game.
        let _ = self.0.send(Command::Play { effect, amplitude, requested: Instant::now() });
    }

    pub fn set_ambience(&self, amplitude: f32) {
        let _ = self.0.send(Command::Ambience(amplitude));
    }
}

struct Mixer {
    /// All effects, in the order of the enum; empty until there is an output.
    effects: Vec<EffectTakes>,
    rng: SoundRng,
    /// The amplitude of the ambient sound, and its samples once they are needed.
    ambience: f32,
    ambience_sound: Option<StaticSoundData>,
    output: Option<Output>,
    /// The earliest time of the next attempt; `None` without a failure.
    retry_at: Option<Instant>,
    logged_failure: bool,
}

/// The takes of an effect, and the index and time of the last one played.
struct EffectTakes {
    takes: Vec<StaticSoundData>,
    last: Option<(usize, Instant)>,
}

impl Mixer {
    fn new() -> Self {
        Self {
            effects: Vec::new(),
            rng: SoundRng::new(Effect::VARIANTS.len() as u64),
            ambience: 0.0,
            ambience_sound: None,
            output: None,
            retry_at: None,
            logged_failure: false,
        }
    }

    fn run(mut self, commands: &Receiver<Command>) {
        // Open the output early, so that the first sound is not delayed.
        self.open();
        let mut awake = self.output.is_some();
        loop {
            // Never suspend the output while the ambient sound plays.
            let order = if awake && self.ambience <= 0.0 {
                commands.recv_timeout(SUSPEND_AFTER)
            } else {
                commands.recv().map_err(|_| RecvTimeoutError::Disconnected)
            };
            match order {
                Ok(Command::Play { effect, amplitude, requested }) => self.play(effect, amplitude, requested),
                Ok(Command::Ambience(amplitude)) => self.ambience = amplitude,
                Err(RecvTimeoutError::Timeout) => {
                    self.output = self.output.take().and_then(Output::suspend);
                    awake = false;
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
            // Also after a sound, which may have opened the output.
            self.update_ambience();
            awake = self.output.is_some();
        }
    }

    /// Starts, changes or stops the ambient sound, if there is an output.
    fn update_ambience(&mut self) {
        if self.ambience > 0.0 && self.output.is_none() {
            self.open();
        }
        let Some(output) = &mut self.output else { return };
        if self.ambience <= 0.0 {
            output.stop_ambience();
            return;
        }
        let tone = self.ambience_sound.get_or_insert_with(|| sound(&ambience()).loop_region(..));
        if let Err(error) = output.play_ambience(tone, self.ambience) {
            self.on_failure(&error);
        }
    }

    fn play(&mut self, effect: Effect, amplitude: f32, requested: Instant) {
        if self.output.is_none() {
            self.open();
        }
        let Some(output) = &mut self.output else { return };
        let effects = &mut self.effects[effect as usize];
        let too_soon =
            effects.last.is_some_and(|(_, when)| requested.saturating_duration_since(when) < MIN_INTERVAL);
        if too_soon || requested.elapsed() > MAX_DELAY {
            return;
        }
        let take = next_take(effects.last.map(|(take, _)| take), effects.takes.len(), &mut self.rng);
        effects.last = Some((take, requested));
        let speed = self.rng.near(1.0, PITCH_SPREAD);
        let quieter = self.rng.between(-LOUDNESS_SPREAD, 0.0);
        let sound =
            effects.takes[take].volume(decibels(amplitude).0 + quieter).playback_rate(f64::from(speed));
        if let Err(error) = output.play(sound) {
            self.on_failure(&error);
        }
    }

    fn open(&mut self) {
        if self.retry_at.is_some_and(|at| Instant::now() < at) {
            return;
        }
        match Output::open() {
            Ok(output) => {
                self.output = Some(output);
                if self.effects.is_empty() {
                    self.effects = synthesize();
                }
            }
            Err(error) => self.on_failure(&error),
        }
    }

    /// Closes the output. Logs the first failure only.
    fn on_failure(&mut self, error: &OutputError) {
        self.output = None;
        self.retry_at = Some(Instant::now() + RETRY_AFTER);
        if !self.logged_failure {
            self.logged_failure = true;
            info!("Playing without sound: {error}.");
        }
    }
}

fn synthesize() -> Vec<EffectTakes> {
    let with_takes = |&effect: &Effect| EffectTakes {
        takes: takes(effect).iter().map(|take| sound(take)).collect(),
        last: None,
    };
    Effect::VARIANTS.iter().map(with_takes).collect()
}

/// A random take other than the last one.
fn next_take(last: Option<usize>, count: usize, rng: &mut SoundRng) -> usize {
    match last {
        Some(last) if count > 1 => (last + 1 + rng.below(count - 1)) % count,
        _ => rng.below(count),
    }
}

/// Converts samples for kira.
fn sound(samples: &[f32]) -> StaticSoundData {
    StaticSoundData {
        sample_rate: SAMPLE_RATE,
        frames: samples.iter().map(|sample| Frame::from_mono(*sample)).collect(),
        settings: StaticSoundSettings::default(),
        slice: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_do_not_repeat_in_a_row() {
        let mut rng = SoundRng::new(3);
        let mut last = None;
        let mut played = [false; 4];
        for _ in 0..200 {
            let take = next_take(last, 4, &mut rng);
            assert!(take < 4 && Some(take) != last);
            played[take] = true;
            last = Some(take);
        }
        assert_eq!(played, [true; 4]);
        assert_eq!(next_take(Some(0), 1, &mut rng), 0);
    }

    #[test]
    fn suspending_cuts_off_no_sound() {
        let latency = Duration::from_millis(200);
        for &effect in Effect::VARIANTS {
            for take in takes(effect) {
                let slowest = sound(&take).duration().div_f32(1.0 - PITCH_SPREAD);
                assert!(slowest + latency < SUSPEND_AFTER, "{effect:?}");
            }
        }
    }
}

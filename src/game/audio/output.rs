//! Where sound leaves the program: kira's mixer over the system's sound interface.

use kira::backend::Backend;
#[cfg(not(target_os = "linux"))]
use kira::backend::cpal::CpalBackend as Device;
use kira::sound::static_sound::StaticSoundData;
use kira::{AudioManager, AudioManagerSettings, Capacities, Decibels, Tween};

#[cfg(target_os = "linux")]
use super::pulse::Pulse as Device;

/// Why there is no output, in a sentence.
pub type OutputError = <Device as Backend>::Error;

/// An open way out. Opening may wait for the system: never on the main thread.
pub struct Output(AudioManager<Device>);

impl Output {
    /// Connects, silent.
    pub fn open(amplitude: f32) -> Result<Self, OutputError> {
        // Effects go straight into the main track; nothing else of kira's is used.
        let capacities = Capacities {
            sub_track_capacity: 0,
            send_track_capacity: 0,
            clock_capacity: 0,
            modulator_capacity: 0,
            listener_capacity: 0,
        };
        let settings = AudioManagerSettings { capacities, ..Default::default() };
        let mut output = Self(AudioManager::new(settings)?);
        output.set_amplitude(amplitude);
        Ok(output)
    }

    /// Loudness of everything, what plays included: 0 is silent, 1 as synthesised.
    pub fn set_amplitude(&mut self, amplitude: f32) {
        self.0.main_track().set_volume(decibels(amplitude), Tween::default());
    }

    /// Starts a sound. A full mixer drops it: with so many at once it would not be missed.
    #[cfg_attr(
        not(target_os = "linux"),
        expect(clippy::unnecessary_wraps, reason = "only a stream that sleeps can fail to wake")
    )]
    pub fn play(&mut self, sound: StaticSoundData) -> Result<(), OutputError> {
        let _ = self.0.play(sound);
        #[cfg(target_os = "linux")]
        self.0.backend_mut().wake()?;
        Ok(())
    }

    /// Nothing will be played for a while: a stream that sleeps, where the system has such a thing.
    ///
    /// `None`: open again before the next sound.
    #[cfg(target_os = "linux")]
    pub fn rest(mut self) -> Option<Self> {
        self.0.backend_mut().sleep().is_ok().then_some(self)
    }

    /// Nothing will be played for a while: the stream is closed, because it cannot sleep.
    #[cfg(not(target_os = "linux"))]
    pub fn rest(self) -> Option<Self> {
        drop(self);
        None
    }
}

/// Amplitude as kira wants it; its scale ends at -60 dB.
fn decibels(amplitude: f32) -> Decibels {
    if amplitude <= 0.0 { Decibels::SILENCE } else { Decibels(20.0 * amplitude.log10()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decibels_of_an_amplitude() {
        assert!(decibels(1.0).0.abs() < 1e-6);
        assert!((decibels(0.5).0 + 6.02).abs() < 0.01);
        assert!(decibels(0.0).0 <= Decibels::SILENCE.0);
        assert!(decibels(f32::MIN_POSITIVE).as_amplitude() < 1e-6);
    }
}

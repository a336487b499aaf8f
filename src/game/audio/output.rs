//! The audio output: kira's mixer over the audio API of the system.

use kira::backend::Backend;
#[cfg(not(target_os = "linux"))]
use kira::backend::cpal::CpalBackend as Device;
use kira::sound::static_sound::{StaticSoundData, StaticSoundHandle};
use kira::{AudioManager, AudioManagerSettings, Capacities, Decibels, Tween};

#[cfg(target_os = "linux")]
use super::pulse::Pulse as Device;

/// The reason why there is no output.
pub type OutputError = <Device as Backend>::Error;

/// An open output stream. Opening may block, so it must not happen on the main thread.
pub struct Output {
    mixer: AudioManager<Device>,
    ambience: Option<StaticSoundHandle>,
}

impl Output {
    pub fn open() -> Result<Self, OutputError> {
        // Effects play on the main track; no other part of kira is used.
        let capacities = Capacities {
            sub_track_capacity: 0,
            send_track_capacity: 0,
            clock_capacity: 0,
            modulator_capacity: 0,
            listener_capacity: 0,
        };
        let settings = AudioManagerSettings { capacities, ..Default::default() };
        Ok(Self { mixer: AudioManager::new(settings)?, ambience: None })
    }

    /// Starts the ambient sound, or changes its volume.
    pub fn play_ambience(&mut self, tone: &StaticSoundData, amplitude: f32) -> Result<(), OutputError> {
        let volume = decibels(amplitude);
        if let Some(ambience) = &mut self.ambience {
            ambience.set_volume(volume, Tween::default());
        } else {
            self.ambience = self.mixer.play(tone.volume(volume)).ok();
        }
        self.resume()
    }

    pub fn stop_ambience(&mut self) {
        if let Some(mut ambience) = self.ambience.take() {
            ambience.stop(Tween::default());
        }
    }

    /// Starts a sound. The error of a full mixer is ignored: among so many sounds, a missing one is inaudible.
    pub fn play(&mut self, sound: StaticSoundData) -> Result<(), OutputError> {
        let _ = self.mixer.play(sound);
        self.resume()
    }

    #[cfg_attr(
        not(target_os = "linux"),
        expect(clippy::unnecessary_wraps, reason = "only a suspended stream can fail to resume")
    )]
    fn resume(&mut self) -> Result<(), OutputError> {
        #[cfg(target_os = "linux")]
        self.mixer.backend_mut().wake()?;
        Ok(())
    }

    /// Suspends the stream while nothing is played, where the system supports that.
    ///
    /// Returns `None` if the output must be opened again.
    #[cfg(target_os = "linux")]
    pub fn suspend(mut self) -> Option<Self> {
        self.mixer.backend_mut().sleep().is_ok().then_some(self)
    }

    /// Closes the stream while nothing is played, because it cannot be suspended.
    #[cfg(not(target_os = "linux"))]
    pub fn suspend(self) -> Option<Self> {
        drop(self);
        None
    }
}

/// Converts an amplitude to decibels. The scale of kira ends at -60 dB.
pub fn decibels(amplitude: f32) -> Decibels {
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

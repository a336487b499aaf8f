//! The audio output: kira's mixer over the system's sound interface.

use kira::backend::Backend;
#[cfg(not(target_os = "linux"))]
use kira::backend::cpal::CpalBackend as Device;
use kira::sound::static_sound::{StaticSoundData, StaticSoundHandle};
use kira::{AudioManager, AudioManagerSettings, Capacities, Decibels, Tween};

#[cfg(target_os = "linux")]
use super::pulse::Pulse as Device;

/// Why there is no output, in a sentence.
pub type OutputError = <Device as Backend>::Error;

/// An open way out. Opening may wait for the system: never on the main thread.
pub struct Output {
    mixer: AudioManager<Device>,
    room: Option<StaticSoundHandle>,
}

impl Output {
    /// Connects, silent.
    pub fn open() -> Result<Self, OutputError> {
        // Effects go straight into the main track; nothing else of kira's is used.
        let capacities = Capacities {
            sub_track_capacity: 0,
            send_track_capacity: 0,
            clock_capacity: 0,
            modulator_capacity: 0,
            listener_capacity: 0,
        };
        let settings = AudioManagerSettings { capacities, ..Default::default() };
        Ok(Self { mixer: AudioManager::new(settings)?, room: None })
    }

    /// Lets the room be heard so loud, from now on or as it already is.
    pub fn play_room(&mut self, tone: &StaticSoundData, amplitude: f32) -> Result<(), OutputError> {
        let volume = decibels(amplitude);
        if let Some(room) = &mut self.room {
            room.set_volume(volume, Tween::default());
        } else {
            self.room = self.mixer.play(tone.volume(volume)).ok();
        }
        self.wake()
    }

    /// Ends the room.
    pub fn silence_room(&mut self) {
        if let Some(mut room) = self.room.take() {
            room.stop(Tween::default());
        }
    }

    /// Starts a sound. A full mixer drops it: with so many at once it would not be missed.
    pub fn play(&mut self, sound: StaticSoundData) -> Result<(), OutputError> {
        let _ = self.mixer.play(sound);
        self.wake()
    }

    #[cfg_attr(
        not(target_os = "linux"),
        expect(clippy::unnecessary_wraps, reason = "only a stream that sleeps can fail to wake")
    )]
    fn wake(&mut self) -> Result<(), OutputError> {
        #[cfg(target_os = "linux")]
        self.mixer.backend_mut().wake()?;
        Ok(())
    }

    /// Nothing will be played for a while: a stream that sleeps, where the system has such a thing.
    ///
    /// `None`: open again before the next sound.
    #[cfg(target_os = "linux")]
    pub fn rest(mut self) -> Option<Self> {
        self.mixer.backend_mut().sleep().is_ok().then_some(self)
    }

    /// Nothing will be played for a while: the stream is closed, because it cannot sleep.
    #[cfg(not(target_os = "linux"))]
    pub fn rest(self) -> Option<Self> {
        drop(self);
        None
    }
}

/// Amplitude as kira wants it; its scale ends at -60 dB.
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

//! Sound: wood on wood, felt, a flipped disc. It knows nothing of the games: other modules send
//! [`PlaySound`].

mod effect;
mod output;
mod player;
#[cfg(target_os = "linux")]
mod pulse;
mod resonance;
mod room;
mod synth;

use bevy::prelude::*;

pub use effect::{Effect, KNOCK_AT, LANDING_AT};
use player::Player;

/// Reads [`PlaySound`] messages and plays them at [`Volume`]; silent, with one line in the log, without a device.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>()
        .init_resource::<Volume>()
        .add_systems(Startup, start_player)
        // After everything that may ask for a sound in this frame.
        .add_systems(Last, (set_volume.run_if(resource_changed::<Volume>), play_sounds).chain());
}

/// Ask for a sound, now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaySound(pub Effect);

/// How loud everything is, as the ear judges it: 0 is silent, 1 as loud as it gets.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Volume {
    /// Of cubes and pieces.
    pub effects: f32,
    /// Of buttons and menus.
    pub interface: f32,
    /// Of the room around the table, which is heard all the time.
    pub room: f32,
    /// No sound at all, whatever the volume.
    pub muted: bool,
}

impl Default for Volume {
    /// Moderate: nobody should start at a first sound.
    fn default() -> Self {
        Self { effects: 0.6, interface: 0.4, room: 0.0, muted: false }
    }
}

impl Volume {
    /// The factor for the samples of an effect.
    fn of(self, effect: Effect) -> f32 {
        self.amplitude(if effect.is_of_interface() { self.interface } else { self.effects })
    }

    /// The factor for the samples of the room.
    fn of_room(self) -> f32 {
        self.amplitude(self.room)
    }

    /// A volume as a factor for samples: its square root is nearer to what the ear calls loudness.
    fn amplitude(self, volume: f32) -> f32 {
        if self.muted { 0.0 } else { volume.clamp(0.0, 1.0).powi(2) }
    }
}

/// The line to the sound thread; missing only if the thread could not be started.
#[derive(Resource)]
struct Speaker(Player);

fn start_player(mut commands: Commands, volume: Res<Volume>) {
    match Player::start(volume.of_room()) {
        Ok(player) => commands.insert_resource(Speaker(player)),
        Err(error) => info!("Playing without sound: no thread for it ({error})."),
    }
}

fn set_volume(volume: Res<Volume>, speaker: Option<Res<Speaker>>) {
    if let Some(speaker) = speaker {
        speaker.0.set_room(volume.of_room());
    }
}

fn play_sounds(mut asked: MessageReader<PlaySound>, speaker: Option<Res<Speaker>>, volume: Res<Volume>) {
    for &PlaySound(effect) in asked.read() {
        let amplitude = volume.of(effect);
        if let Some(speaker) = speaker.as_ref().filter(|_| amplitude > 0.0) {
            speaker.0.play(effect, amplitude);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volume_is_what_the_ear_expects() {
        let at = |effects, muted| Volume { effects, muted, ..default() }.of(Effect::Push);
        assert!((at(1.0, false) - 1.0).abs() < 1e-6);
        assert!((at(0.5, false) - 0.25).abs() < 1e-6);
        assert!(at(0.0, false) <= 0.0);
        assert!(at(0.8, true) <= 0.0);
        assert!(at(7.0, false) <= 1.0);
    }

    #[test]
    fn channels_are_apart() {
        let volume = Volume { effects: 1.0, interface: 0.0, room: 0.5, muted: false };
        assert_eq!((volume.of(Effect::Flip), volume.of(Effect::Click), volume.of_room()), (1.0, 0.0, 0.25));
        assert_eq!(Volume { muted: true, ..volume }.of_room(), 0.0);
    }

    #[test]
    fn messages_are_drained_without_a_speaker() {
        let mut app = App::new();
        app.add_message::<PlaySound>()
            .init_resource::<Volume>()
            .add_systems(Last, (set_volume.run_if(resource_changed::<Volume>), play_sounds).chain());
        app.world_mut().write_message(PlaySound(Effect::Click));
        app.update();
        app.world_mut().resource_mut::<Volume>().muted = true;
        app.update();
        app.update();
        assert!(app.world().resource::<Messages<PlaySound>>().is_empty());
    }
}

//! Audio: synthesized sound effects and ambient sound. This module is independent of the games; other modules
//! send [`PlaySound`].

mod ambience;
mod output;
mod player;
#[cfg(target_os = "linux")]
mod pulse;
mod resonance;
mod synth;

use bevy::prelude::*;

use player::Player;

/// Plays [`PlaySound`] messages at [`Volume`]. Without an audio device it stays silent and logs one line.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>()
        .init_resource::<Volume>()
        .add_systems(Startup, start_player)
        // After all systems that send `PlaySound` in this frame.
        .add_systems(Last, (set_volume.run_if(resource_changed::<Volume>), play_sounds).chain());
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaySound(pub Effect);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum Effect {
    /// A cube is lifted from between its neighbours.
    Take,
    /// A row of cubes slides and stops at the rim; the knock is at [`KNOCK_AT`].
    Push,
    /// A cube or a piece is set down on the felt.
    Place,
    /// A piece jumps; it lands at [`LANDING_AT`].
    Jump,
    /// A captured disc turns over.
    Flip,
    Win,
    Loss,
    Draw,
    Click,
    Illegal,
    /// The opponent threatens to win. Optional.
    Threat,
    /// A second of the last ten on the clock, or a counted piece.
    Tick,
}

/// Time of the knock in [`Effect::Push`], in seconds.
pub const KNOCK_AT: f32 = 0.22;
/// Time of the landing in [`Effect::Jump`], in seconds.
pub const LANDING_AT: f32 = 0.15;

/// Perceived loudness, from 0 (silent) to 1.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Volume {
    /// Effects of cubes and pieces.
    pub effects: f32,
    /// Effects of buttons and menus.
    pub interface: f32,
    /// Continuous ambient sound.
    pub ambience: f32,
    pub muted: bool,
}

impl Volume {
    fn effect_amplitude(self, effect: Effect) -> f32 {
        let is_of_interface = matches!(effect, Effect::Click | Effect::Illegal);
        self.amplitude(if is_of_interface { self.interface } else { self.effects })
    }

    fn ambience_amplitude(self) -> f32 {
        self.amplitude(self.ambience)
    }

    /// Converts a volume to an amplitude: the square root of the amplitude is closer to perceived loudness.
    fn amplitude(self, volume: f32) -> f32 {
        if self.muted { 0.0 } else { volume.clamp(0.0, 1.0).powi(2) }
    }
}

fn start_player(mut commands: Commands) {
    match Player::start() {
        Ok(player) => commands.insert_resource(player),
        Err(error) => info!("Playing without sound: no thread for it ({error})."),
    }
}

fn set_volume(volume: Res<Volume>, player: Option<Res<Player>>) {
    if let Some(player) = player {
        player.set_ambience(volume.ambience_amplitude());
    }
}

fn play_sounds(mut sounds: MessageReader<PlaySound>, player: Option<Res<Player>>, volume: Res<Volume>) {
    for &PlaySound(effect) in sounds.read() {
        let amplitude = volume.effect_amplitude(effect);
        if let Some(player) = player.as_ref().filter(|_| amplitude > 0.0) {
            player.play(effect, amplitude);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amplitude_is_the_square_of_the_volume() {
        let at = |effects, muted| Volume { effects, muted, ..default() }.effect_amplitude(Effect::Push);
        assert!((at(1.0, false) - 1.0).abs() < 1e-6);
        assert!((at(0.5, false) - 0.25).abs() < 1e-6);
        assert!(at(0.0, false) <= 0.0);
        assert!(at(0.8, true) <= 0.0);
        assert!(at(7.0, false) <= 1.0);
    }

    #[test]
    fn channels_are_independent() {
        let volume = Volume { effects: 1.0, interface: 0.0, ambience: 0.5, muted: false };
        assert_eq!(
            (
                volume.effect_amplitude(Effect::Flip),
                volume.effect_amplitude(Effect::Click),
                volume.ambience_amplitude()
            ),
            (1.0, 0.0, 0.25)
        );
        assert_eq!(Volume { muted: true, ..volume }.ambience_amplitude(), 0.0);
    }

    #[test]
    fn messages_are_drained_without_a_player() {
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

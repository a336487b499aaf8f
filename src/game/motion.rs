//! Keyframe animation: an entity passes through poses at given times. All keyframes are known at the start.

use bevy::prelude::*;

use super::settings::Settings;

/// The longest that a ply may take at normal speed, in seconds.
pub const LONGEST_PLY: f32 = 1.2;

/// One pose on the way.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// Seconds from the start, at normal speed.
    pub at: f32,
    /// Where it is then.
    pub pose: Transform,
    /// How it gets there from the key before.
    pub ease: EaseFunction,
}

impl Key {
    /// A pose to be reached with a soft start and a soft stop.
    pub fn new(at: f32, pose: Transform) -> Self {
        Self { at, pose, ease: EaseFunction::QuadraticInOut }
    }

    /// The same pose, reached in another way.
    pub fn ease(self, ease: EaseFunction) -> Self {
        Self { ease, ..self }
    }
}

/// A thing on its way. It is done, and gone from the entity, at the last key.
#[derive(Component, Clone, Debug)]
pub struct Motion {
    keys: Vec<Key>,
    /// Seconds since it began; none until it is seen at its start.
    elapsed: Option<f32>,
    /// Whether the next player has to wait for it.
    pub blocking: bool,
    /// Whether it is a time to look at the board, which is given even where nothing moves.
    pause: bool,
}

impl Motion {
    /// A motion that the next player waits for.
    pub fn of_ply(keys: Vec<Key>) -> Self {
        Self { keys, elapsed: None, blocking: true, pause: false }
    }

    /// So many seconds in which nobody moves. It is a motion of nothing, so that it keeps pace with all
    /// that moves and can be skipped like it.
    pub fn pause(seconds: f32) -> Self {
        let still = Transform::default();
        Self { pause: true, ..Self::of_ply(vec![Key::new(0.0, still), Key::new(seconds, still)]) }
    }

    /// Whether it only takes its time.
    pub fn is_pause(&self) -> bool {
        self.pause
    }

    /// A small motion beside the game, such as a cube that rises under the pointer.
    pub fn aside(from: Transform, to: Transform, seconds: f32) -> Self {
        Self::along(vec![Key::new(0.0, from), Key::new(seconds, to)])
    }

    /// A longer way beside the game.
    pub fn along(keys: Vec<Key>) -> Self {
        Self { keys, elapsed: None, blocking: false, pause: false }
    }

    /// Where the thing ends.
    pub fn end(&self) -> Option<Transform> {
        self.keys.last().map(|key| key.pose)
    }

    /// Seconds from start to end at normal speed.
    pub fn length(&self) -> f32 {
        self.keys.last().map_or(0.0, |key| key.at)
    }

    /// Where the thing is at a time.
    pub fn pose(&self, time: f32) -> Option<Transform> {
        let next = self.keys.iter().position(|key| key.at > time);
        let Some(next) = next else { return self.end() };
        let Some(previous) = next.checked_sub(1) else { return Some(self.keys[0].pose) };
        let (from, to) = (&self.keys[previous], &self.keys[next]);
        let share = ((time - from.at) / (to.at - from.at)).clamp(0.0, 1.0);
        let share = EasingCurve::new(0.0, 1.0, to.ease).sample_clamped(share);
        Some(Transform {
            translation: from.pose.translation.lerp(to.pose.translation, share),
            rotation: from.pose.rotation.slerp(to.pose.rotation, share),
            scale: from.pose.scale.lerp(to.pose.scale, share),
        })
    }
}

/// Whether a ply is still on its way over the board: what it changes is not to be seen yet.
pub fn is_ply_moving(moving: Query<&Motion>) -> bool {
    moving.iter().any(|motion| motion.blocking && !motion.is_pause())
}

/// How fast things move, 1 as designed; 0 where they are at their end at once.
pub fn speed(settings: &Settings) -> f32 {
    if settings.is_still() { 0.0 } else { settings.animation_speed }
}

/// Moves everything that is on its way.
pub fn run_motions(
    time: Res<Time>,
    settings: Res<Settings>,
    mut moving: Query<(Entity, &mut Transform, &mut Motion)>,
    mut commands: Commands,
) {
    let speed = speed(&settings);
    for (entity, mut transform, mut motion) in &mut moving {
        let speed = if motion.pause && speed <= 0.0 { 1.0 } else { speed };
        // Before its first frame the window may have slept for long: that was not on its way.
        let elapsed = motion.elapsed.map_or(0.0, |elapsed| elapsed + time.delta_secs() * speed);
        motion.elapsed = Some(elapsed);
        let ended = speed <= 0.0 || elapsed >= motion.length();
        let pose = if ended { motion.end() } else { motion.pose(elapsed) };
        if let Some(pose) = pose {
            *transform = pose;
        }
        if ended {
            commands.entity(entity).remove::<Motion>();
        }
    }
}

/// Brings everything to its end at once.
pub fn skip_motions(moving: &mut Query<&mut Motion>) {
    for mut motion in moving {
        motion.elapsed = Some(motion.length());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_motion_passes_through_its_keys_and_stops_at_the_last() {
        let at = |x: f32| Transform::from_xyz(x, 0.0, 0.0);
        let motion =
            Motion::of_ply(vec![Key::new(0.0, at(0.0)), Key::new(0.5, at(1.0)), Key::new(1.0, at(5.0))]);
        let x = |time| motion.pose(time).expect("a pose").translation.x;
        assert_eq!([x(0.0), x(0.5), x(1.0), x(9.0)], [0.0, 1.0, 5.0, 5.0]);
        assert!((x(0.25) - 0.5).abs() < 1e-6);
        assert!(x(0.1) < x(0.2) && x(0.6) < x(0.7));
    }
}

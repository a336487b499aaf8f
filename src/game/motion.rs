//! Keyframe animation: an entity moves through poses at given times.

use bevy::prelude::*;

use super::settings::Settings;

#[derive(Clone, Copy, Debug)]
pub struct Keyframe {
    /// Seconds since the start, at normal speed.
    pub at: f32,
    pub pose: Transform,
    pub ease: EaseFunction,
}

impl Keyframe {
    /// A keyframe with quadratic easing.
    pub fn new(at: f32, pose: Transform) -> Self {
        Self { at, pose, ease: EaseFunction::QuadraticInOut }
    }

    pub fn ease(self, ease: EaseFunction) -> Self {
        Self { ease, ..self }
    }
}

/// A running animation. It is removed from the entity at the last keyframe.
#[derive(Component, Clone, Debug)]
pub struct Motion {
    keys: Vec<Keyframe>,
    /// Seconds since the start; `None` before the first frame.
    elapsed: Option<f32>,
    /// Whether the next turn waits for it.
    pub blocking: bool,
    /// Whether it is a pause, which takes its time even when animations are off.
    pause: bool,
}

impl Motion {
    /// An animation that the next turn waits for.
    pub fn blocking(keys: Vec<Keyframe>) -> Self {
        Self { keys, elapsed: None, blocking: true, pause: false }
    }

    /// A blocking pause in seconds. It is an animation without movement, so that it follows the animation
    /// speed and can be skipped.
    pub fn pause(seconds: f32) -> Self {
        let still = Transform::default();
        Self { pause: true, ..Self::blocking(vec![Keyframe::new(0.0, still), Keyframe::new(seconds, still)]) }
    }

    pub fn is_pause(&self) -> bool {
        self.pause
    }

    /// A non-blocking movement between two poses, such as a cube that rises under the pointer.
    pub fn between(from: Transform, to: Transform, seconds: f32) -> Self {
        Self::non_blocking(vec![Keyframe::new(0.0, from), Keyframe::new(seconds, to)])
    }

    pub fn non_blocking(keys: Vec<Keyframe>) -> Self {
        Self { keys, elapsed: None, blocking: false, pause: false }
    }

    pub fn end(&self) -> Option<Transform> {
        self.keys.last().map(|key| key.pose)
    }

    /// Duration in seconds, at normal speed.
    pub fn length(&self) -> f32 {
        self.keys.last().map_or(0.0, |key| key.at)
    }

    /// The pose at a time, in seconds since the start.
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

/// Whether a ply is still being animated, so that its result must not be shown yet.
pub fn is_ply_moving(moving: Query<&Motion>) -> bool {
    moving.iter().any(|motion| motion.blocking && !motion.is_pause())
}

/// Animation speed; 1 is normal, 0 means that animations end immediately.
pub fn speed(settings: &Settings) -> f32 {
    if settings.reduces_motion() { 0.0 } else { settings.animation_speed }
}

pub fn run_motions(
    time: Res<Time>,
    settings: Res<Settings>,
    mut moving: Query<(Entity, &mut Transform, &mut Motion)>,
    mut commands: Commands,
) {
    let speed = speed(&settings);
    for (entity, mut transform, mut motion) in &mut moving {
        let speed = if motion.pause && speed <= 0.0 { 1.0 } else { speed };
        // The first frame starts at 0: the window may have slept before it, so that its delta is too large.
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

/// Finishes all animations in the next frame.
pub fn skip_motions(moving: &mut Query<&mut Motion>) {
    for mut motion in moving {
        motion.elapsed = Some(motion.length());
    }
}

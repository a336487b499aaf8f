//! Keyframe animation.

use bevy::prelude::*;
use pushflip::game::motion::{Keyframe, Motion};

#[test]
fn an_animation_passes_through_its_keyframes_and_stops_at_the_last() {
    let at = |x: f32| Transform::from_xyz(x, 0.0, 0.0);
    let motion = Motion::blocking(vec![
        Keyframe::new(0.0, at(0.0)),
        Keyframe::new(0.5, at(1.0)),
        Keyframe::new(1.0, at(5.0)),
    ]);
    let x = |time| motion.pose(time).expect("a pose").translation.x;
    assert_eq!([x(0.0), x(0.5), x(1.0), x(9.0)], [0.0, 1.0, 5.0, 5.0]);
    assert!((x(0.25) - 0.5).abs() < 1e-6);
    assert!(x(0.1) < x(0.2) && x(0.6) < x(0.7));
}

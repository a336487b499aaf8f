//! Signed distance functions of simple shapes, negative inside. The image spans -1 to 1, y down.

use std::f32::consts::{PI, TAU};

use bevy::math::{Vec2, vec2};

/// A line with round ends, `half` wide to each side.
pub fn line(p: Vec2, from: Vec2, to: Vec2, half: f32) -> f32 {
    let along = to - from;
    let share = ((p - from).dot(along) / along.length_squared()).clamp(0.0, 1.0);
    p.distance(from + along * share) - half
}

/// A circular line, `half` wide to each side.
pub fn ring(p: Vec2, centre: Vec2, radius: f32, half: f32) -> f32 {
    (p.distance(centre) - radius).abs() - half
}

/// An arc with round ends. `from` is an angle clockwise from the right, in radians; `sweep` the length of the arc.
pub fn arc(p: Vec2, centre: Vec2, radius: f32, half: f32, from: f32, sweep: f32) -> f32 {
    let from_centre = p - centre;
    let angle = (from_centre.to_angle() - from).rem_euclid(TAU);
    if angle <= sweep {
        return ring(p, centre, radius, half);
    }
    let end = |angle: f32| p.distance(centre + radius * Vec2::from_angle(angle)) - half;
    end(from).min(end(from + sweep))
}

pub fn disc(p: Vec2, centre: Vec2, radius: f32) -> f32 {
    p.distance(centre) - radius
}

/// A triangle; the corners are in clockwise order.
pub fn triangle(p: Vec2, corners: [Vec2; 3]) -> f32 {
    (0..3)
        .map(|i| {
            let edge = corners[(i + 1) % 3] - corners[i];
            (p - corners[i]).dot(vec2(edge.y, -edge.x).normalize())
        })
        .fold(f32::MIN, f32::max)
}

/// A square with rounded corners, `half` wide to each side.
pub fn tile(p: Vec2, half: f32, corner: f32) -> f32 {
    let out = p.abs() - (half - corner);
    out.max(Vec2::ZERO).length() + out.max_element().min(0.0) - corner
}

/// A hexagon with a side up, like the cells of the board; `half` is the distance of its sides.
pub fn hexagon(p: Vec2, half: f32) -> f32 {
    (0..3).map(|side| p.dot(Vec2::from_angle((side as f32 + 0.5) * PI / 3.0)).abs()).fold(f32::MIN, f32::max)
        - half
}

//! Pictures of the phrases of online play. The fonts have no emoji.

use std::f32::consts::PI;

use bevy::color::Color;
use bevy::math::{Vec2, vec2};

use super::shape::{arc, disc, line, triangle};
use super::sign::star;
use pushflip_core::online::table::event::Phrase;

const YELLOW: Color = Color::srgb(0.98, 0.79, 0.30);
const DARK: Color = Color::srgb(0.27, 0.15, 0.07);
const GREEN: Color = Color::srgb(0.42, 0.72, 0.36);
const RED: Color = Color::srgb(0.88, 0.30, 0.32);
const BLUE: Color = Color::srgb(0.47, 0.72, 0.90);

/// Half the line width of a mouth.
const MOUTH: f32 = 0.08;

/// The layers of a picture, the lowest first.
pub fn layers(phrase: Phrase, p: Vec2) -> Vec<(f32, Color)> {
    let face = |features: f32| vec![(disc(p, Vec2::ZERO, 0.86), YELLOW), (features, DARK)];
    match phrase {
        Phrase::Hello => face(eyes(p, 0.11).min(smile(p))),
        Phrase::GoodLuck => vec![(clover(p), GREEN)],
        Phrase::WellPlayed => vec![(cup(p), YELLOW)],
        Phrase::NiceMove => vec![(star(p), YELLOW)],
        Phrase::Oops => {
            let mouth = line(p, vec2(-0.30, 0.44), vec2(0.30, 0.30), MOUTH);
            let drop = disc(p, vec2(0.62, -0.40), 0.22)
                .min(triangle(p, [vec2(0.82, -0.48), vec2(0.42, -0.48), vec2(0.62, -0.92)]));
            let mut layers = face(eyes(p, 0.11).min(mouth));
            layers.push((drop, BLUE));
            layers
        }
        Phrase::Wow => face(eyes(p, 0.14).min(disc(p, vec2(0.0, 0.40), 0.22))),
        Phrase::Sorry => {
            let mouth = arc(p, vec2(0.0, 0.68), 0.36, MOUTH, 1.2 * PI, 0.6 * PI);
            let brow = line(vec2(p.x.abs(), p.y), vec2(0.16, -0.50), vec2(0.46, -0.38), 0.06);
            face(eyes(p, 0.11).min(mouth).min(brow))
        }
        Phrase::Thanks => vec![(heart(p), RED)],
        Phrase::OneMoment => hourglass(p),
        Phrase::Back => {
            let tick = line(p, vec2(-0.60, 0.05), vec2(-0.16, 0.50), 0.16);
            vec![(tick.min(line(p, vec2(-0.16, 0.50), vec2(0.62, -0.50), 0.16)), GREEN)]
        }
        Phrase::Again => {
            let bow = arc(p, Vec2::ZERO, 0.56, 0.14, 0.0, 1.55 * PI);
            let head = triangle(p, [vec2(0.06, -0.20), vec2(0.06, -0.94), vec2(0.62, -0.57)]);
            vec![(bow.min(head), BLUE)]
        }
        Phrase::Goodbye => vec![(hand(p), YELLOW)],
    }
}

fn eyes(p: Vec2, radius: f32) -> f32 {
    disc(vec2(p.x.abs(), p.y), vec2(0.31, -0.20), radius)
}

fn smile(p: Vec2) -> f32 {
    arc(p, vec2(0.0, 0.02), 0.46, MOUTH, 0.15 * PI, 0.7 * PI)
}

fn clover(p: Vec2) -> f32 {
    let leaf = disc(p.abs(), vec2(0.34, 0.34), 0.33);
    leaf.min(line(p, Vec2::ZERO, vec2(0.16, 0.88), 0.07))
}

pub fn cup(p: Vec2) -> f32 {
    let half = vec2(p.x.abs(), p.y);
    let bowl = disc(p, vec2(0.0, -0.48), 0.56).max(-0.66 - p.y);
    let handle = arc(half, vec2(0.54, -0.40), 0.22, 0.08, 1.4 * PI, 1.2 * PI);
    let stem = line(p, vec2(0.0, 0.0), vec2(0.0, 0.60), 0.12);
    let foot = line(p, vec2(-0.36, 0.70), vec2(0.36, 0.70), 0.13);
    bowl.min(handle).min(stem).min(foot)
}

pub fn heart(p: Vec2) -> f32 {
    let half = vec2(p.x.abs(), p.y);
    let point = triangle(p, [vec2(-0.75, -0.06), vec2(0.75, -0.06), vec2(0.0, 0.82)]);
    disc(half, vec2(0.37, -0.26), 0.43).min(point).min(disc(p, Vec2::ZERO, 0.30))
}

fn hourglass(p: Vec2) -> Vec<(f32, Color)> {
    let mirrored = vec2(p.x, -p.y.abs());
    let glass = triangle(mirrored, [vec2(-0.50, -0.76), vec2(0.50, -0.76), vec2(0.0, 0.10)]);
    let sand = triangle(p, [vec2(0.40, 0.74), vec2(-0.40, 0.74), vec2(0.0, 0.22)]);
    let edge = line(mirrored, vec2(-0.54, -0.78), vec2(0.54, -0.78), 0.10);
    vec![(glass, BLUE), (sand, YELLOW), (edge, YELLOW)]
}

fn hand(p: Vec2) -> f32 {
    let finger = |from, to| line(p, from, to, 0.11);
    let fingers = finger(vec2(-0.30, 0.10), vec2(-0.40, -0.55))
        .min(finger(vec2(-0.10, 0.10), vec2(-0.13, -0.76)))
        .min(finger(vec2(0.10, 0.10), vec2(0.14, -0.74)))
        .min(finger(vec2(0.30, 0.10), vec2(0.40, -0.50)));
    let thumb = finger(vec2(-0.30, 0.50), vec2(-0.72, 0.10));
    fingers.min(thumb).min(disc(p, vec2(0.0, 0.38), 0.42))
}

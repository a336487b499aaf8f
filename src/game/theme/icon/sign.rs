//! Move grade signs, each with its own shape and colour.

use bevy::color::Color;
use bevy::math::{Vec2, vec2};
use std::f32::consts::{PI, TAU};

use super::super::palette;
use super::Icon;
use super::shape::{arc, disc, line};

/// Half the line width of a single sign, and of each of two.
const BOLD: f32 = 0.17;
const NARROW: f32 = 0.15;

/// Distance and colour of a grade sign; empty for other icons.
pub fn layers(icon: Icon, p: Vec2) -> Vec<(f32, Color)> {
    match icon {
        Icon::Star => vec![(star(p), palette::STAR)],
        Icon::Doubt => {
            let doubt = question(p, -0.36, 0.9, NARROW).min(exclamation(p, 0.52, NARROW));
            vec![(doubt, palette::DOUBTFUL)]
        }
        Icon::Question => vec![(question(p, 0.0, 1.0, BOLD), palette::WRONG)],
        Icon::DoubleQuestion => {
            let both = question(p, -0.46, 0.9, NARROW).min(question(p, 0.46, 0.9, NARROW));
            vec![(both, palette::TERRIBLE)]
        }
        _ => Vec::new(),
    }
}

/// A question mark centred at `x`; `width` scales its bow.
pub fn question(p: Vec2, x: f32, width: f32, half: f32) -> f32 {
    let bow = arc(p, vec2(x, -0.36), 0.36 * width, half, PI, 1.5 * PI);
    let stem = line(p, vec2(x, -0.36 + 0.36 * width), vec2(x, 0.22), half);
    bow.min(stem).min(disc(p, vec2(x, 0.68), 1.15 * half))
}

fn exclamation(p: Vec2, x: f32, half: f32) -> f32 {
    line(p, vec2(x, -0.66), vec2(x, 0.20), half).min(disc(p, vec2(x, 0.68), 1.15 * half))
}

/// A five-pointed star with a point up: one of ten equal wedges, rotated and mirrored.
pub fn star(p: Vec2) -> f32 {
    let (outer, inner) = (0.88, 0.38);
    let step = TAU / 10.0;
    // The angle from the nearest point of the star.
    let angle = (p.x.atan2(-p.y).rem_euclid(2.0 * step) - step).abs();
    let folded = Vec2::from_angle(step - angle) * p.length();
    let (point, corner) = (vec2(outer, 0.0), Vec2::from_angle(step) * inner);
    let edge = (corner - point).normalize();
    (folded - point).dot(vec2(edge.y, -edge.x))
}

//! A stroke font as meshes: strokes of even width with round caps.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::mesh_builder::{MeshBuilder, Plane, polygon};

/// Stroke width relative to the height of a digit.
const STROKE: f32 = 0.15;
/// Spacing of letters relative to the height.
const SPACE: f32 = 0.24;
/// Segments of a full circle.
const CHORDS: f32 = 28.0;
/// Turning angle above which a vertex is a corner, in radians.
const SHARP: f32 = 0.3;

/// Adds a word, centred on the origin of the plane. `height` is that of digits.
pub fn write(builder: &mut MeshBuilder, plane: &Plane, word: &str, height: f32, color: LinearRgba) {
    let letters: Vec<_> = word.chars().map(strokes).collect();
    let width = |letter: &Vec<Vec<Vec2>>| letter.iter().flatten().map(|p| p.x).fold(0.0, f32::max);
    let total = letters.iter().map(width).sum::<f32>() + SPACE * (letters.len().max(1) - 1) as f32;
    let mut left = -total / 2.0;
    for letter in &letters {
        for line in letter {
            let on_plane: Vec<Vec2> = line.iter().map(|p| (*p + Vec2::new(left, -0.5)) * height).collect();
            stroke(builder, plane, &on_plane, STROKE * height / 2.0, color);
        }
        left += width(letter) + SPACE;
    }
}

fn stroke(builder: &mut MeshBuilder, plane: &Plane, line: &[Vec2], half: f32, color: LinearRgba) {
    let along = |i: usize| (line[i + 1] - line[i]).normalize_or_zero();
    // Whether the vertex is an end or a corner, as opposed to a vertex of an arc.
    let is_corner = |i: usize| i == 0 || i + 1 == line.len() || along(i - 1).angle_to(along(i)).abs() > SHARP;
    for i in 0..line.len() - 1 {
        // Segments of an arc share their edge; a gap would be visible in the outline.
        let side = |at: usize| {
            let across =
                if is_corner(at) { along(i) } else { (along(at - 1) + along(at)).normalize_or_zero() };
            across.perp() * half
        };
        let (from, to) = (side(i), side(i + 1));
        let corners = [line[i] - from, line[i + 1] - to, line[i + 1] + to, line[i] + from];
        builder.quad(corners.map(|p| plane.at(p, 0.0)), color);
    }
    for (i, &point) in line.iter().enumerate() {
        if is_corner(i) {
            let round = polygon(10, half, 0.0, 0.0);
            let points = round.points.into_iter().map(|p| p + point).collect::<Vec<_>>();
            for i in 1..points.len() - 1 {
                let corners = [points[0], points[i], points[i + 1], points[i + 1]];
                builder.quad(corners.map(|p| plane.at(p, 0.0)), color);
            }
        }
    }
}

/// An elliptical arc between two angles, in radians.
fn arc(centre: (f32, f32), radius: (f32, f32), from: f32, to: f32) -> Vec<Vec2> {
    let steps = ((to - from).abs() / (2.0 * PI) * CHORDS).ceil().max(2.0) as usize;
    (0..=steps)
        .map(|i| {
            let angle = from.lerp(to, i as f32 / steps as f32);
            Vec2::from(centre) + Vec2::from(radius) * Vec2::from_angle(angle)
        })
        .collect()
}

fn line(points: &[(f32, f32)]) -> Vec<Vec2> {
    points.iter().copied().map(Vec2::from).collect()
}

/// The strokes of a character: digits and capitals are one high, lower-case letters have a bowl of 0.58. The
/// left edge is at x = 0.
fn strokes(letter: char) -> Vec<Vec<Vec2>> {
    let bowl = || arc((0.29, 0.29), (0.29, 0.29), 0.0, 2.0 * PI);
    let degrees = |a: f32| a.to_radians();
    match letter {
        'a' => vec![bowl(), line(&[(0.58, 0.58), (0.58, 0.0)])],
        'b' => vec![bowl(), line(&[(0.0, 1.0), (0.0, 0.0)])],
        'c' => vec![arc((0.29, 0.29), (0.29, 0.29), degrees(48.0), degrees(312.0))],
        'd' => vec![bowl(), line(&[(0.58, 1.0), (0.58, 0.0)])],
        'e' => vec![
            [
                line(&[(0.02, 0.31), (0.57, 0.31)]),
                arc((0.29, 0.29), (0.29, 0.29), degrees(5.0), degrees(315.0)),
            ]
            .concat(),
        ],
        'E' => vec![
            line(&[(0.50, 1.0), (0.0, 1.0), (0.0, 0.0), (0.50, 0.0)]),
            line(&[(0.0, 0.53), (0.43, 0.53)]),
        ],
        'N' => vec![line(&[(0.0, 0.0), (0.0, 1.0), (0.58, 0.0), (0.58, 1.0)])],
        'S' => vec![
            [
                arc((0.29, 0.75), (0.25, 0.25), degrees(35.0), degrees(270.0)),
                arc((0.29, 0.25), (0.28, 0.25), FRAC_PI_2, degrees(-145.0)),
            ]
            .concat(),
        ],
        'W' => vec![line(&[(0.0, 1.0), (0.15, 0.0), (0.32, 0.85), (0.49, 0.0), (0.64, 1.0)])],
        '0' => vec![arc((0.28, 0.5), (0.28, 0.5), 0.0, 2.0 * PI)],
        '1' => vec![line(&[(0.0, 0.78), (0.22, 1.0), (0.22, 0.0)])],
        '2' => vec![
            [
                arc((0.28, 0.72), (0.28, 0.28), degrees(165.0), degrees(-38.0)),
                line(&[(0.0, 0.0), (0.58, 0.0)]),
            ]
            .concat(),
        ],
        '3' => vec![
            [
                arc((0.27, 0.76), (0.24, 0.24), degrees(150.0), -FRAC_PI_2),
                arc((0.27, 0.265), (0.28, 0.265), FRAC_PI_2, degrees(-152.0)),
            ]
            .concat(),
        ],
        '4' => vec![line(&[(0.44, 0.0), (0.44, 1.0), (0.0, 0.28), (0.60, 0.28)])],
        '5' => vec![
            [
                line(&[(0.52, 1.0), (0.10, 1.0), (0.06, 0.55)]),
                arc((0.27, 0.32), (0.30, 0.32), degrees(128.0), degrees(-150.0)),
            ]
            .concat(),
        ],
        '6' => vec![
            arc((0.29, 0.30), (0.29, 0.30), 0.0, 2.0 * PI),
            arc((0.60, 0.30), (0.60, 0.70), degrees(100.0), PI),
        ],
        '7' => vec![line(&[(0.0, 1.0), (0.56, 1.0), (0.18, 0.0)])],
        '8' => vec![
            arc((0.28, 0.765), (0.235, 0.235), 0.0, 2.0 * PI),
            arc((0.28, 0.265), (0.28, 0.265), 0.0, 2.0 * PI),
        ],
        '9' => vec![
            arc((0.29, 0.70), (0.29, 0.30), 0.0, 2.0 * PI),
            arc((-0.02, 0.70), (0.60, 0.70), degrees(-80.0), 0.0),
        ],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_of_a_label_fits_its_height() {
        for letter in "abcdeENSW0123456789".chars() {
            let drawn = strokes(letter);
            assert!(!drawn.is_empty(), "{letter}");
            for point in drawn.iter().flatten() {
                assert!((-0.03..=1.03).contains(&point.y) && (-0.05..=0.66).contains(&point.x), "{letter}");
            }
        }
    }
}

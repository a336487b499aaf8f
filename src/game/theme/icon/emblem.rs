//! The program's icon: a Quixo cube on a Hexxagon piece, both as hexagons in isometric view.

use bevy::color::{Color, Mix};
use bevy::math::{Vec2, vec2};

use super::super::palette;
use super::draw::blend;
use super::shape::{hexagon, line, ring, tile};

/// Half the width of the piece, from its centre to a side.
const PIECE: f32 = 0.84;
/// The radius of the cube, from its centre to a corner.
const CUBE: f32 = 0.70;
/// The corner radius of the cube's faces, as a share of half a face.
const ROUND: f32 = 0.16;
/// Below this size in pixels fine details are left out.
const SMALL: u32 = 32;
/// The background and the gaps between faces.
const DARK: Color = Color::srgb(0.105, 0.060, 0.040);

/// The icon as a square image: RGBA bytes, row by row from the top.
pub fn emblem(side: u32) -> Vec<u8> {
    let pixel = 2.0 / side as f32;
    let colour = |at| blend(layers(at, side < SMALL), pixel);
    let at = |i: u32| (vec2((i % side) as f32, (i / side) as f32) + 0.5) * pixel - 1.0;
    (0..side * side).flat_map(|i| colour(at(i))).collect()
}

/// Distances and colours, the lowest layer first.
fn layers(p: Vec2, small: bool) -> Vec<(f32, Color)> {
    let lit = |colour: Color, share: f32| colour.mix(&Color::WHITE, share);
    // Light falls from the upper left.
    let shine = (0.5 - 0.35 * (p.x + p.y)).clamp(0.0, 1.0);
    let mut layers = vec![(corner_up(p, PIECE), DARK)];
    if small {
        layers.push((corner_up(p, PIECE - 0.02), lit(palette::RUBY, 0.05)));
    } else {
        layers.push((corner_up(p, PIECE - 0.03), palette::PEARL));
        layers.push((corner_up(p, PIECE - 0.085), palette::RUBY.mix(&DARK, 0.35)));
        layers.push((corner_up(p + vec2(0.0, 0.02), PIECE - 0.125), lit(palette::RUBY, 0.16 * shine)));
    }
    let cube = if small { CUBE + 0.08 } else { CUBE };
    // The dark body shows between the faces and as a line around them.
    layers.push((corner_up(p, cube * 0.866 + 0.03), DARK));
    let stroke = if small { 0.20 } else { 0.14 };
    for face in [Face::Top, Face::Left, Face::Right] {
        let (on, scale) = face.project(p, cube);
        let wood = match face {
            Face::Top => lit(palette::BEECH, 0.30),
            Face::Left => palette::BEECH.mix(&DARK, 0.10),
            Face::Right => palette::BEECH.mix(&DARK, 0.38),
        };
        layers.push((tile(on, 0.97, ROUND) * scale, wood));
        let arm = 0.60;
        match face {
            Face::Top => {
                // Lines along the edges look like an X in this view.
                let across = line(on, vec2(-arm, 0.0), vec2(arm, 0.0), stroke);
                let back = line(on, vec2(0.0, -arm), vec2(0.0, arm), stroke);
                layers.push((across.min(back) * scale, palette::CROSS));
            }
            Face::Left if !small => {
                layers.push((ring(on, Vec2::ZERO, 0.50, stroke) * scale, palette::CIRCLE));
            }
            Face::Left | Face::Right => {}
        }
    }
    layers
}

/// The distance to a hexagon with a corner up, the outline of a cube in isometric view.
fn corner_up(p: Vec2, half: f32) -> f32 {
    hexagon(p.perp(), half)
}

#[derive(Clone, Copy)]
enum Face {
    Top,
    Left,
    Right,
}

impl Face {
    /// Maps a point of the image to the face, which spans -1 to 1 both ways. Also returns the length of a unit
    /// step on the face in the image.
    fn project(self, p: Vec2, cube: f32) -> (Vec2, f32) {
        // Half edges and centre of the face in the image.
        let (along, down, middle) = match self {
            Self::Top => (vec2(0.433, 0.25), vec2(-0.433, 0.25), vec2(0.0, -0.5)),
            Self::Left => (vec2(0.433, 0.25), vec2(0.0, 0.5), vec2(-0.433, 0.25)),
            Self::Right => (vec2(0.433, -0.25), vec2(0.0, 0.5), vec2(0.433, 0.25)),
        };
        let from = p / cube - middle;
        let area = along.perp_dot(down);
        let on = vec2(from.perp_dot(down), along.perp_dot(from)) / area;
        (on, cube * area.abs() / down.length())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_centre_of_each_face_maps_to_the_origin() {
        for (face, seen) in
            [(Face::Top, vec2(0.0, -0.5)), (Face::Left, vec2(-0.433, 0.25)), (Face::Right, vec2(0.433, 0.25))]
        {
            let (on, scale) = face.project(seen * CUBE, CUBE);
            assert!(on.length() < 1e-5, "{on}");
            assert!((scale - 0.433 * CUBE).abs() < 1e-3, "{scale}");
        }
    }
}

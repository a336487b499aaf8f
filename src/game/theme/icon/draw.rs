//! The shapes of each icon.

use std::f32::consts::PI;

use bevy::color::{Color, ColorToPacked, Mix, Srgba};
use bevy::math::{Vec2, vec2};

use super::super::palette;
use super::shape::{arc, disc, hexagon, line, ring, tile, triangle};
use super::{Icon, SetColours, emoji, goal, sign};

/// Half the line width of icons.
const STROKE: f32 = 0.11;

/// The colour of layers of signed distance and colour, the lowest first, as RGBA, with edges blended over one `pixel`.
pub fn blend(layers: Vec<(f32, Color)>, pixel: f32) -> [u8; 4] {
    // Transparent pixels have the lowest layer's colour, so that filtering shows no fringe at the edges.
    let lowest = layers.first().map_or(Color::WHITE, |layer| layer.1);
    let mut seen = Srgba { alpha: 0.0, ..lowest.into() };
    for (distance, colour) in layers {
        let cover = (0.5 - distance / pixel).clamp(0.0, 1.0);
        if cover > 0.0 {
            seen = Srgba { alpha: seen.alpha.max(cover), ..seen.mix(&colour.into(), cover) };
        }
    }
    seen.to_u8_array()
}

/// Distances and colours, the lowest layer first.
pub fn layers(icon: Icon, set: &SetColours, p: Vec2) -> Vec<(f32, Color)> {
    match icon {
        Icon::Cross(dot) => {
            let cross = line(p.abs(), Vec2::ZERO, Vec2::splat(0.36), 0.12);
            cube(p, set.wood, cross, set.paint[0], dot)
        }
        Icon::Circle(dot) => cube(p, set.wood, ring(p, Vec2::ZERO, 0.38, 0.11), set.paint[1], dot),
        Icon::BlankCube => cube(p, set.wood, f32::MAX, set.paint[0], None),
        Icon::EmptyCell => {
            vec![(hexagon(p, 0.86), set.cell.mix(&palette::WALNUT_DEEP, 0.45)), (hexagon(p, 0.74), set.cell)]
        }
        Icon::Ruby => piece(p, set, 0, star(p - FACE)),
        Icon::Pearl => piece(p, set, 1, ring(p, FACE, 0.30, 0.08)),
        Icon::Star | Icon::Doubt | Icon::Question | Icon::DoubleQuestion => sign::layers(icon, p),
        Icon::Phrase(phrase) => emoji::layers(phrase, p),
        Icon::Achievement(goal) => vec![(goal::distance(goal, p), Color::WHITE)],
        _ => vec![(mark(icon, p), Color::WHITE)],
    }
}

/// A cube from above with its symbol, and a dot on the side of a seat.
fn cube(p: Vec2, wood: Color, symbol: f32, paint: Color, dot: Option<u8>) -> Vec<(f32, Color)> {
    let mut layers = vec![
        (tile(p, 0.94, 0.24), wood.mix(&palette::WALNUT_DEEP, 0.45)),
        (tile(p - vec2(0.0, -0.05), 0.86, 0.20), wood),
        (symbol, paint),
    ];
    if let Some(seat) = dot {
        let towards = [Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y, Vec2::X][usize::from(seat) % 4];
        layers.push((disc(p, towards * 0.68 - vec2(0.0, 0.04), 0.13), paint));
    }
    layers
}

/// The centre of a piece's face.
const FACE: Vec2 = vec2(0.0, -0.03);

/// A two-coloured piece: the side's colour on the face, the opponent's at the rim, and the inlay if the set has any.
fn piece(p: Vec2, set: &SetColours, side: usize, symbol: f32) -> Vec<(f32, Color)> {
    let dark = Color::srgb(0.080, 0.045, 0.030);
    let (face, rim) = (set.discs[side], set.discs[1 - side]);
    let mut layers = vec![
        (hexagon(p, 0.86), dark),
        (hexagon(p, 0.80), rim),
        (hexagon(p - FACE, 0.66), face),
        (hexagon(p - FACE, 0.40), face.mix(&Color::WHITE, 0.16)),
    ];
    layers.extend(set.inlays.map(|inlays| (symbol, inlays[side])));
    layers
}

/// The distance to a six-pointed star with a point up.
fn star(p: Vec2) -> f32 {
    let radius = 0.44;
    let corner = |angle: f32| radius * Vec2::from_angle(angle);
    let triangle_from = |first: f32| triangle(p, [0.0, 1.0, 2.0].map(|turn| corner(first + turn * PI / 1.5)));
    triangle_from(-PI / 2.0).min(triangle_from(PI / 2.0))
}

/// The distance to a line through several points.
pub fn path(p: Vec2, points: &[Vec2], width: f32) -> f32 {
    points.windows(2).map(|ends| line(p, ends[0], ends[1], width)).fold(f32::MAX, f32::min)
}

/// The distance to an icon of one colour.
fn mark(icon: Icon, p: Vec2) -> f32 {
    // Icons that point in opposite directions share one drawing, and so do the halves of symmetric ones.
    let (mirrored, half) = (vec2(-p.x, p.y), vec2(p.x.abs(), p.y));
    let chevron = |p: Vec2, x: f32| {
        path(p, &[vec2(x + 0.22, -0.45), vec2(x - 0.22, 0.0), vec2(x + 0.22, 0.45)], STROKE)
    };
    match icon {
        Icon::Undo => {
            let bow = arc(p, vec2(0.05, 0.12), 0.52, STROKE, PI * 1.12, PI * 1.28);
            let head = triangle(p, [vec2(-0.80, -0.42), vec2(-0.12, -0.12), vec2(-0.72, 0.26)]);
            bow.min(head)
        }
        Icon::Redo => mark(Icon::Undo, mirrored),
        Icon::Hint => {
            let bulb = arc(p, vec2(0.0, -0.22), 0.48, STROKE, PI * 0.72, PI * 1.56);
            let neck = line(p, vec2(-0.20, 0.24), vec2(0.20, 0.24), STROKE);
            let sides = line(half, vec2(0.27, 0.17), vec2(0.20, 0.30), STROKE);
            let foot = line(p, vec2(-0.16, 0.52), vec2(0.16, 0.52), STROKE * 0.9);
            let end = line(p, vec2(-0.06, 0.76), vec2(0.06, 0.76), STROKE * 0.9);
            bulb.min(neck).min(sides).min(foot).min(end)
        }
        Icon::View => {
            // An eye: the intersection of two discs, and the pupil.
            let lens = disc(p, vec2(0.0, 0.62), 0.98).max(disc(p, vec2(0.0, -0.62), 0.98));
            (lens.abs() - STROKE).min(disc(p, Vec2::ZERO, 0.17))
        }
        Icon::Menu => [-0.48, 0.0, 0.48]
            .into_iter()
            .map(|y| line(p, vec2(-0.6, y), vec2(0.6, y), STROKE))
            .fold(f32::MAX, f32::min),
        Icon::Back => {
            let head = path(p, &[vec2(-0.14, -0.48), vec2(-0.62, 0.0), vec2(-0.14, 0.48)], STROKE);
            head.min(line(p, vec2(-0.62, 0.0), vec2(0.62, 0.0), STROKE))
        }
        Icon::Close => line(p.abs(), Vec2::ZERO, Vec2::splat(0.48), STROKE),
        Icon::Check => path(p, &[vec2(-0.52, 0.06), vec2(-0.14, 0.44), vec2(0.54, -0.42)], 1.4 * STROKE),
        Icon::Pencil => {
            // From the end at the upper right to the point, with a band.
            let body = line(p, vec2(0.56, -0.56), vec2(-0.24, 0.24), 1.7 * STROKE);
            let band = line(p, vec2(0.20, -0.52), vec2(0.52, -0.20), 0.5 * STROKE);
            let point = triangle(p, [vec2(-0.72, 0.72), vec2(-0.56, 0.22), vec2(-0.22, 0.56)]);
            body.max(-band).min(point)
        }
        Icon::Previous => chevron(p, 0.0),
        Icon::First => chevron(p, 0.22).min(line(p, vec2(-0.38, -0.45), vec2(-0.38, 0.45), STROKE)),
        Icon::Next => chevron(mirrored, 0.0),
        Icon::Last => mark(Icon::First, mirrored),
        Icon::Turn => triangle(p, [vec2(-0.45, -0.72), vec2(0.62, 0.0), vec2(-0.45, 0.72)]),
        Icon::Play => triangle(p, [vec2(-0.45, -0.62), vec2(0.62, 0.0), vec2(-0.45, 0.62)]),
        Icon::Pause => line(half, vec2(0.28, -0.42), vec2(0.28, 0.42), 1.5 * STROKE),
        Icon::Seek => {
            let arrow = chevron(mirrored, 0.42);
            sign::question(p, -0.36, 0.85, 0.14).min(arrow)
        }
        Icon::List => [-0.48, 0.0, 0.48]
            .into_iter()
            .map(|y| disc(p, vec2(-0.62, y), STROKE).min(line(p, vec2(-0.26, y), vec2(0.62, y), STROKE)))
            .fold(f32::MAX, f32::min),
        Icon::Chart => [(-0.50, 0.10), (0.0, -0.56), (0.50, -0.20)]
            .into_iter()
            .map(|(x, top)| line(p, vec2(x, top), vec2(x, 0.56), 1.4 * STROKE))
            .fold(f32::MAX, f32::min),
        Icon::Help => {
            let scale = 0.55;
            let question = scale * sign::question(p / scale, 0.0, 1.0, 0.17);
            ring(p, Vec2::ZERO, 0.78, 0.8 * STROKE).min(question)
        }
        Icon::Gear => {
            let step = PI / 4.0;
            let angle = p.to_angle().rem_euclid(step) - step / 2.0;
            let tooth = line(Vec2::from_angle(angle) * p.length(), vec2(0.5, 0.0), vec2(0.72, 0.0), 0.13);
            disc(p, Vec2::ZERO, 0.60).min(tooth).max(-disc(p, Vec2::ZERO, 0.26))
        }
        Icon::Power => {
            let open = 0.22 * PI;
            let bow = arc(p, vec2(0.0, 0.06), 0.60, STROKE, open - 0.5 * PI, 2.0 * (PI - open));
            bow.min(line(p, vec2(0.0, -0.72), vec2(0.0, -0.06), STROKE))
        }
        Icon::Share => {
            let tray = [vec2(-0.52, 0.06), vec2(-0.52, 0.66), vec2(0.52, 0.66), vec2(0.52, 0.06)];
            let head = [vec2(-0.30, -0.38), vec2(0.0, -0.68), vec2(0.30, -0.38)];
            let shaft = [vec2(0.0, -0.66), vec2(0.0, 0.24)];
            path(p, &tray, STROKE).min(path(p, &head, STROKE)).min(path(p, &shaft, STROKE))
        }
        _ => f32::MAX,
    }
}

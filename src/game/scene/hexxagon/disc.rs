//! The two halves of a piece. Each has a collar around the other one, so that both colours are visible from
//! every side. A symbol can be inlaid in each face.

use std::f32::consts::{FRAC_PI_3, FRAC_PI_6, TAU};

use bevy::prelude::*;

use super::{ABOVE_FLOOR, HALF_THICKNESS, HexxagonMeshes};
use crate::game::scene::materials::{Theme, ThemeColours, has_symbols};
use crate::game::scene::mesh_builder::{MeshBuilder, Plane, Ring, polygon, shade};
use crate::game::settings::{Settings, TableTheme};
use pushflip_core::rules::Side;

/// Circumradius of the collar, and of the face.
pub(in crate::game::scene) const COLLAR: f32 = 0.458;
const FACE: f32 = 0.424;
const HALF_COLLAR: f32 = 0.024;
/// Points around the edge: a multiple of six.
const POINTS: usize = 72;
/// Radius and height of the dome of the face.
const DOME: f32 = 0.25;
const RISE: f32 = 0.022;
const SYMBOL: f32 = 0.205;

/// Rebuilds the meshes when the colours of the theme change or symbols are switched on or off.
pub(super) fn inlay_symbols(
    theme: Res<Theme>,
    settings: Res<Settings>,
    hexxagon: Res<HexxagonMeshes>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut made: Local<Option<(TableTheme, bool)>>,
) {
    let symbols = has_symbols(&settings, theme.0);
    if made.replace((theme.0, symbols)) == Some((theme.0, symbols)) {
        return;
    }
    for side in Side::BOTH {
        if let Some(mut mesh) = meshes.get_mut(&hexxagon.halves[side as usize]) {
            *mesh = half_mesh(&theme.colours(), side, symbols);
        }
    }
}

/// The upper half of a disc, with the colour of a side on top.
pub(super) fn half_mesh(colours: &ThemeColours, side: Side, symbol: bool) -> Mesh {
    let mut builder = MeshBuilder::default();
    let up = Plane::horizontal(0.0);
    let top = HALF_THICKNESS;
    let ring = |radius: f32, height: f32, brightness: f32| (rounded(radius, height), shade(brightness));
    let mut rings = vec![
        ring(FACE, HALF_COLLAR, 0.72),
        ring(FACE, top - 0.036, 1.0),
        ring(FACE - 0.005, top - 0.020, 1.0),
        ring(FACE - 0.016, top - 0.008, 1.0),
        ring(FACE - 0.036, top, 1.0),
        // A groove in the face. Its walls are flat enough to be smoothed: a steep wall would be narrower than
        // a pixel, and its highlight a row of dots.
        ring(FACE - 0.098, top + 0.002, 1.0),
        ring(FACE - 0.111, top - 0.004, 0.72),
        ring(FACE - 0.125, top - 0.006, 0.60),
        ring(FACE - 0.139, top - 0.004, 0.72),
        ring(FACE - 0.152, top + 0.001, 1.0),
    ];
    for share in [1.0, 0.8, 0.6, 0.4, 0.2] {
        rings.push((polygon(POINTS, DOME * share, 0.0, dome(DOME * share)), shade(1.0)));
    }
    builder.dish(&up, &rings);
    // The collar, below the middle and around the other half.
    let down = Plane::new(Vec3::ZERO, Vec3::X, Vec3::Z);
    let collar = [
        ring(COLLAR, 0.0, 1.0),
        ring(COLLAR, HALF_COLLAR - 0.010, 1.0),
        ring(COLLAR - 0.010, HALF_COLLAR, 1.0),
        ring(FACE - 0.002, HALF_COLLAR, 0.9),
    ];
    builder.shaded_strips(&down, &collar);
    builder.smooth(0, 0.7);
    if symbol {
        inlay(&mut builder, &up, colours.inlay(side), side);
    }
    builder.build()
}

/// Light on the upper edge of a piece around the origin, and on the floor of its well.
pub(super) fn edge_light_mesh() -> Mesh {
    /// Radius of the light on the floor.
    const REACH: f32 = 0.56;
    // In front of the surface.
    const OUT: f32 = 0.006;
    let top = HALF_THICKNESS;
    let ring = |radius: f32, height: f32, alpha: f32| {
        (rounded(radius, height + OUT), LinearRgba::WHITE.with_alpha(alpha))
    };
    let edge = [
        ring(FACE + OUT, HALF_COLLAR, 0.0),
        ring(FACE + OUT, top - 0.036, 0.6),
        ring(FACE - 0.016, top - 0.006, 1.0),
        ring(FACE - 0.036, top, 0.6),
        ring(FACE - 0.096, top + 0.002, 0.0),
    ];
    let floor = [ring(REACH, -ABOVE_FLOOR, 0.0), ring(COLLAR - 0.03, -ABOVE_FLOOR, 1.0)];
    let mut builder = MeshBuilder::default();
    builder.shaded_strips(&Plane::horizontal(0.0), &edge);
    builder.shaded_strips(&Plane::horizontal(0.0), &floor);
    builder.build()
}

/// A six-pointed star for Red, a ring for White.
fn inlay(builder: &mut MeshBuilder, plane: &Plane, color: LinearRgba, side: Side) {
    let scaled = |points: &[Vec2], share: f32| {
        (Ring { points: points.iter().map(|p| *p * share).collect(), height: 0.0 }, color)
    };
    let mut symbol = MeshBuilder::default();
    match side {
        Side::First => {
            let tip = |i: u8| if i.is_multiple_of(2) { SYMBOL } else { SYMBOL / 3f32.sqrt() };
            let star: Vec<Vec2> =
                (0..12).map(|i| Vec2::from_angle(FRAC_PI_6 * f32::from(i)) * tip(i)).collect();
            symbol.dish(plane, &[1.0, 0.75, 0.5, 0.25, 0.05].map(|share| scaled(&star, share)));
        }
        Side::Second => {
            let circle = polygon(48, SYMBOL * 0.94, 0.0, 0.0).points;
            let rings = [1.0, 0.91, 0.82, 0.73, 0.64].map(|share| scaled(&circle, share));
            symbol.shaded_strips(plane, &rings);
        }
    }
    // The symbol follows the dome.
    symbol.bend(|at| at.with_y(dome(at.xz().length()) + 0.0025));
    symbol.smooth(0, 0.7);
    builder.append(&symbol);
}

/// Height of the face at a distance from the centre.
fn dome(radius: f32) -> f32 {
    HALF_THICKNESS + 0.001 + RISE * (1.0 - (radius / DOME).powi(2))
}

/// An outline between a hexagon and a circle.
fn rounded(radius: f32, height: f32) -> Ring {
    let points = (0..POINTS)
        .map(|i| {
            let angle = TAU * i as f32 / POINTS as f32;
            let side = (angle.rem_euclid(FRAC_PI_3) - FRAC_PI_6).cos();
            let hexagon = FRAC_PI_6.cos() / side;
            Vec2::from_angle(angle) * radius * hexagon.lerp(0.97, 0.35)
        })
        .collect();
    Ring { points, height }
}

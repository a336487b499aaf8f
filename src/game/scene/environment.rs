//! The environment map: a window, a skylight, a lamp, a ceiling and warm walls. It is prefiltered for each
//! roughness on the CPU, once.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

/// Position of the window relative to the board.
pub const WINDOW: Vec3 = Vec3::new(-5.4, 7.0, -1.4);
/// Half the angular width and height of the window, in radians.
const HALF_WINDOW: Vec2 = Vec2::new(0.40, 0.34);
/// Half the angular width of a glazing bar, in radians.
const HALF_BAR: f32 = 0.022;
/// Radiance of window and lamp, relative to the walls.
const WINDOW_LIGHT: Vec3 = Vec3::new(8.6, 8.4, 8.0);
const LAMP_LIGHT: Vec3 = Vec3::new(2.2, 1.8, 1.35);
/// Position of the lamp, and half its angular size in radians.
const LAMP: Vec3 = Vec3::new(5.0, 3.6, 3.4);
const HALF_LAMP: f32 = 0.30;
/// A skylight of narrow panes at the far end, which gives highlights on polished surfaces.
const SKYLIGHT: Vec3 = Vec3::new(0.9, 6.2, -4.2);
const SKYLIGHT_LIGHT: Vec3 = Vec3::new(11.0, 11.4, 12.0);
/// Number of panes, half their angular width and height, and their spacing, in radians.
const STRIPS: i8 = 5;
const HALF_STRIP: Vec2 = Vec2::new(0.62, 0.038);
const STRIP_STEP: f32 = 0.21;
/// Size of the sharpest level in texels, and number of levels.
const SHARPEST: u32 = 128;
const LEVELS: u32 = 6;
/// Size of the diffuse map, in texels.
const DIFFUSE: u32 = 16;
/// Blur of the diffuse map, in radians.
const HEMISPHERE: f32 = 1.05;

/// The environment map light of a camera.
pub fn reflections(images: &mut Assets<Image>, intensity: f32) -> EnvironmentMapLight {
    let levels: Vec<(u32, f32)> = (0..LEVELS)
        .map(|level| {
            // The half-width of a reflection grows with the square of the perceived roughness.
            let roughness = level as f32 / (LEVELS - 1) as f32;
            (SHARPEST >> level, 0.012 + 1.1 * roughness * roughness)
        })
        .collect();
    EnvironmentMapLight {
        diffuse_map: images.add(cube_map(&[(DIFFUSE, HEMISPHERE)])),
        specular_map: images.add(cube_map(&levels)),
        intensity,
        ..default()
    }
}

/// A cube map with mip levels, each given by size and blur.
fn cube_map(levels: &[(u32, f32)]) -> Image {
    let mut data = Vec::new();
    for face in 0..6 {
        for &(size, blur) in levels {
            for y in 0..size {
                for x in 0..size {
                    let light = radiance(direction(face, x, y, size), blur);
                    for channel in [light.x, light.y, light.z, 1.0] {
                        data.extend(half_float(channel).to_le_bytes());
                    }
                }
            }
        }
    }
    let size = levels.first().map_or(1, |level| level.0);
    let mut image = Image::new_uninit(
        Extent3d { width: size, height: size, depth_or_array_layers: 6 },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels.len() as u32;
    image.data = Some(data);
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

/// The direction of a texel of a cube map face.
fn direction(face: u32, x: u32, y: u32, size: u32) -> Vec3 {
    let [u, v] = [x, y].map(|i| (i as f32 + 0.5) / size as f32 * 2.0 - 1.0);
    match face {
        0 => Vec3::new(1.0, -v, -u),
        1 => Vec3::new(-1.0, -v, u),
        2 => Vec3::new(u, 1.0, v),
        3 => Vec3::new(u, -1.0, -v),
        4 => Vec3::new(u, -v, 1.0),
        _ => Vec3::new(-u, -v, -1.0),
    }
    .normalize()
}

/// The radiance from a direction, blurred by an angle in radians.
fn radiance(d: Vec3, blur: f32) -> Vec3 {
    let walls = Vec3::new(0.36, 0.325, 0.29);
    let ceiling = Vec3::new(0.66, 0.63, 0.59);
    let floor = Vec3::new(0.16, 0.125, 0.10);
    let up = d.y.clamp(-1.0, 1.0) * (1.0 - 0.3 * blur.min(1.0));
    let light = if up > 0.0 { walls.lerp(ceiling, up) } else { walls.lerp(floor, -up) };
    let (x, y) = angles_to(WINDOW, d);
    let panes = opening(x, HALF_WINDOW.x, blur) * opening(y, HALF_WINDOW.y, blur);
    let bars = 1.0 - opening(x, HALF_BAR, blur).max(opening(y, HALF_BAR, blur));
    let (x, y) = angles_to(LAMP, d);
    let lamp = opening(x, HALF_LAMP, blur + 0.2) * opening(y, HALF_LAMP, blur + 0.2);
    let (x, y) = angles_to(SKYLIGHT, d);
    let middle = f32::from(STRIPS / 2);
    let strips: f32 = (0..STRIPS)
        .map(|strip| opening(y - STRIP_STEP * (f32::from(strip) - middle), HALF_STRIP.y, blur))
        .sum::<f32>()
        * opening(x, HALF_STRIP.x, blur);
    light + WINDOW_LIGHT * panes * bars + LAMP_LIGHT * lamp + SKYLIGHT_LIGHT * strips
}

/// The horizontal and vertical angles between a direction and a position.
fn angles_to(place: Vec3, d: Vec3) -> (f32, f32) {
    let forward = place.normalize();
    let right = forward.cross(Vec3::Y).normalize();
    let above = right.cross(forward);
    let depth = d.dot(forward);
    (d.dot(right).atan2(depth), d.dot(above).atan2(depth))
}

/// The visible share of an opening from `-half` to `half` at an angle, blurred.
fn opening(at: f32, half: f32, blur: f32) -> f32 {
    let edge = |t: f32| {
        let t = (t / blur * 0.5 + 0.5).clamp(0.0, 1.0);
        t * t * (3.0 - 2.0 * t)
    };
    edge(at + half) - edge(at - half)
}

/// Converts a number from 0 to 65,504 to an IEEE 754 half.
pub(super) fn half_float(x: f32) -> u16 {
    // The absolute value of a negative zero is zero.
    let bits = x.clamp(0.0, 65504.0).abs().to_bits();
    let exponent = (bits >> 23) as i32 - 127 + 15;
    if exponent <= 0 { 0 } else { (exponent as u16) << 10 | (bits >> 13 & 0x3ff) as u16 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_floats_are_not_negative() {
        for (x, half) in [(0.0, 0), (-0.0, 0), (-3.0, 0), (1.0, 0x3c00), (0.5, 0x3800), (1e9, 0x7bff)] {
            assert_eq!(half_float(x), half, "{x}");
        }
    }

    #[test]
    fn blur_spreads_the_window_and_keeps_its_light() {
        for blur in [0.012, 0.2, 0.6] {
            let all: f32 = (-4000..4000).map(|i| opening(i as f32 * 1e-3, 0.4, blur) * 1e-3).sum();
            assert!((all - 0.8).abs() < 0.01, "{blur}: {all}");
        }
        let window = WINDOW.normalize();
        assert!(radiance(window + Vec3::new(0.1, 0.0, 0.1), 0.02).x > 5.0);
        assert!(radiance(-window, 0.02).x < 0.5);
    }
}

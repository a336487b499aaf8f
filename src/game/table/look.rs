//! The materials of the table and how fine they are drawn.

use bevy::math::Affine2;
use bevy::prelude::*;

use super::texture::{self, BEECH, WALNUT};

/// How much work the renderer gets.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quality {
    /// For software rendering: no reflections, no antialiasing by samples.
    Low,
    /// Reflections of the room, soft shadows, four samples a pixel.
    High,
}

/// The colour burnt into a cross and its dot.
pub const CROSS_INK: LinearRgba = LinearRgba::new(0.030, 0.055, 0.13, 1.0);
/// The colour burnt into a circle and its dot.
pub const CIRCLE_INK: LinearRgba = LinearRgba::new(0.26, 0.022, 0.018, 1.0);
/// Brass: what can be done, and what was done last.
const BRASS: LinearRgba = LinearRgba::new(0.80, 0.40, 0.06, 1.0);
/// The advice of the computer.
const ADVICE: LinearRgba = LinearRgba::new(0.16, 0.62, 0.95, 1.0);

/// Handles of every material on the table.
#[derive(Resource)]
pub struct Look {
    /// One for each of the 25 cubes, each with its own grain.
    pub cubes: Vec<Handle<StandardMaterial>>,
    /// Cubes that are not there yet.
    pub ghost: Handle<StandardMaterial>,
    /// The table top.
    pub table: Handle<StandardMaterial>,
    /// The tray and the Hexxagon board.
    pub tray: Handle<StandardMaterial>,
    /// The floor of the tray.
    pub felt: Handle<StandardMaterial>,
    /// The wells of Hexxagon.
    pub well: Handle<StandardMaterial>,
    /// The blocks of Hexxagon.
    pub stone: Handle<StandardMaterial>,
    /// Red's half of a piece.
    pub ruby: Handle<StandardMaterial>,
    /// White's half of a piece.
    pub pearl: Handle<StandardMaterial>,
    /// Metal inlays: the mark of the last move.
    pub brass: Handle<StandardMaterial>,
    /// Where one can go.
    pub marker: Handle<StandardMaterial>,
    /// Where one can go, under the pointer.
    pub marker_hot: Handle<StandardMaterial>,
    /// The advice of the computer.
    pub advice: Handle<StandardMaterial>,
    /// Paint of a dot, by team.
    pub ink: [Handle<StandardMaterial>; 2],
}

impl FromWorld for Look {
    fn from_world(world: &mut World) -> Self {
        let mut images = world.resource_mut::<Assets<Image>>();
        let beech = images.add(texture::wood(&BEECH));
        let walnut = images.add(texture::wood(&WALNUT));
        let felt = images.add(texture::felt(Srgba::rgb(0.075, 0.20, 0.155)));
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let textured = |texture: &Handle<Image>, tint: Color, roughness: f32| StandardMaterial {
            base_color: tint,
            base_color_texture: Some(texture.clone()),
            perceptual_roughness: roughness,
            reflectance: 0.35,
            ..default()
        };
        let glow = |color: LinearRgba, strength: f32| StandardMaterial {
            base_color: color.into(),
            emissive: color * strength,
            perceptual_roughness: 0.4,
            ..default()
        };
        let cubes = (0..25u32)
            .map(|number| {
                let material = beech_piece(textured(&beech, Color::WHITE, 0.52), number);
                materials.add(material)
            })
            .collect();
        Self {
            cubes,
            ghost: materials.add(StandardMaterial {
                base_color: Color::srgba(1.0, 0.92, 0.78, 0.66),
                alpha_mode: AlphaMode::Blend,
                ..textured(&beech, Color::WHITE, 0.6)
            }),
            table: materials.add(StandardMaterial {
                uv_transform: Affine2::from_scale(Vec2::splat(0.30)),
                ..textured(&walnut, Color::srgb(0.80, 0.76, 0.72), 0.5)
            }),
            tray: materials.add(textured(&walnut, Color::srgb(0.62, 0.50, 0.44), 0.42)),
            felt: materials.add(StandardMaterial {
                uv_transform: Affine2::from_scale(Vec2::splat(1.1)),
                reflectance: 0.12,
                ..textured(&felt, Color::WHITE, 0.95)
            }),
            well: materials.add(textured(&beech, Color::srgb(0.78, 0.66, 0.55), 0.5)),
            stone: materials.add(StandardMaterial {
                base_color: Color::srgb(0.40, 0.37, 0.34),
                perceptual_roughness: 0.82,
                reflectance: 0.25,
                ..default()
            }),
            ruby: materials.add(StandardMaterial {
                base_color: Color::srgb(0.56, 0.012, 0.045),
                perceptual_roughness: 0.24,
                reflectance: 0.6,
                clearcoat: 0.6,
                clearcoat_perceptual_roughness: 0.12,
                ..default()
            }),
            pearl: materials.add(StandardMaterial {
                base_color: Color::srgb(0.93, 0.905, 0.86),
                perceptual_roughness: 0.3,
                reflectance: 0.55,
                clearcoat: 0.5,
                clearcoat_perceptual_roughness: 0.15,
                ..default()
            }),
            brass: materials.add(StandardMaterial {
                base_color: Color::srgb(0.85, 0.60, 0.22),
                metallic: 0.75,
                perceptual_roughness: 0.32,
                emissive: BRASS * 0.5,
                ..default()
            }),
            marker: materials.add(glow(BRASS, 0.35)),
            marker_hot: materials.add(glow(LinearRgba::new(1.0, 0.66, 0.20, 1.0), 1.6)),
            advice: materials.add(glow(ADVICE, 1.6)),
            ink: [CROSS_INK, CIRCLE_INK].map(|ink| {
                materials.add(StandardMaterial {
                    base_color: ink.into(),
                    perceptual_roughness: 0.55,
                    ..default()
                })
            }),
        }
    }
}

/// The same wood, but cut from another place of the plank and a little lighter or darker.
fn beech_piece(wood: StandardMaterial, number: u32) -> StandardMaterial {
    let part = |k: u32| (number * 7 + k * 13) % 25;
    let shift = Vec2::new(part(1) as f32 / 25.0, part(2) as f32 / 25.0);
    let tone = 0.84 + 0.16 * part(3) as f32 / 24.0;
    let warmth = 0.94 + 0.06 * part(4) as f32 / 24.0;
    StandardMaterial {
        base_color: Color::srgb(tone, tone * warmth, tone * warmth * warmth),
        uv_transform: Affine2::from_translation(shift),
        ..wood
    }
}

//! Updates of the materials when theme or quality change.

use bevy::math::Affine2;
use bevy::prelude::*;

use super::{SceneMaterials, Surface, Textures, ThemeColours};
use crate::game::scene::quality::RenderQuality;
use crate::game::settings::{Quality, Settings, TableTheme};
use crate::game::theme::{SetColours, palette};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::Variant;

/// Brass: targets and the last move.
const BRASS: LinearRgba = LinearRgba::new(0.80, 0.40, 0.06, 1.0);
/// Brass of the hovered target.
const HOT: LinearRgba = LinearRgba::new(1.0, 0.62, 0.17, 1.0);
/// Opacity of the light along the edges of selectable cubes and pieces; it is opaque on the hovered one.
const EDGE_LIGHT: f32 = 0.6;
/// Opacity of the direction of the last push.
const TRACE: f32 = 0.5;
/// Threats of the opponent.
const DANGER: LinearRgba = LinearRgba::new(0.90, 0.06, 0.04, 1.0);
/// Depth of the wood grain where it is rendered, in world units.
const GRAIN: f32 = 0.012;
/// Share of the window light that shadows take away at low quality, where they come from the height map.
const SHADOW: f32 = 0.7;
/// Size of the felt texture, in world units.
const FELT_SIZE: f32 = 2.4;
/// Size of the stone texture, in world units.
const STONE_SIZE: f32 = 1.6;

/// The theme of the current variant: each game has its own.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Theme(pub TableTheme);

impl Theme {
    pub fn of(settings: &Settings, variant: Variant) -> Self {
        Self(settings.theme(variant))
    }

    pub fn colours(self) -> ThemeColours {
        ThemeColours::of(self.0)
    }
}

pub(super) fn choose_theme(settings: Res<Settings>, current: Res<CurrentMatch>, mut theme: ResMut<Theme>) {
    theme.set_if_neq(Theme::of(&settings, current.setup().variant));
}

/// Whether pieces have symbols. In the high-contrast theme they always do, so that colour is never the only
/// distinction.
pub(in crate::game::scene) fn has_symbols(settings: &Settings, theme: TableTheme) -> bool {
    settings.piece_symbols || theme == TableTheme::Contrast
}

/// Gives the icons of symbols and pieces in the UI the colours of the theme.
pub(super) fn update_icon_colours(settings: Res<Settings>, mut symbols: ResMut<SetColours>) {
    let theme = settings.theme(Variant::Hexxagon);
    let has_symbols = has_symbols(&settings, theme);
    symbols.set_if_neq(icon_colours(settings.theme(Variant::Quixo), theme, has_symbols));
}

/// The colours of icons for the themes of both games.
pub fn icon_colours(quixo: TableTheme, hexxagon: TableTheme, has_symbols: bool) -> SetColours {
    // Icons of the classic theme have colours of their own: those of the scene are chosen for its light.
    let mut colours = SetColours::default();
    if quixo != TableTheme::Classic {
        let ThemeColours { cube, paint, .. } = ThemeColours::of(quixo);
        (colours.wood, colours.paint) = (cube.into(), paint.map(Color::from));
    }
    let ThemeColours { disc, symbol, well, .. } = ThemeColours::of(hexxagon);
    if hexxagon != TableTheme::Classic {
        (colours.discs, colours.cell) = (disc.map(Color::from), well.into());
    }
    colours.inlays = has_symbols.then(|| symbol.map(Color::from));
    colours
}

/// Updates the materials when theme, quality or textures change.
pub(super) fn update_materials(
    theme: Res<Theme>,
    quality: Res<RenderQuality>,
    materials: Res<SceneMaterials>,
    textures: Res<Textures>,
    mut assets: ResMut<Assets<Surface>>,
) {
    if !theme.is_changed() && !quality.is_changed() && !textures.is_changed() {
        return;
    }
    let palette = Palette { colours: theme.colours(), fine: quality.0 > Quality::Low, textures: &textures };
    for (handle, material) in palette.standard_materials(&materials) {
        if let Some(mut old) = assets.get_mut(handle) {
            old.base = material;
            old.extension.grain = if palette.fine && materials.is_wood(handle) { GRAIN } else { 0.0 };
            let mapped = !palette.fine && materials.takes_mapped_shadow(handle);
            old.extension.shadow = if mapped { SHADOW } else { 0.0 };
        }
    }
}

struct Palette<'a> {
    colours: ThemeColours,
    /// Clear coat and reflections are rendered.
    fine: bool,
    textures: &'a Textures,
}

impl Palette<'_> {
    fn standard_materials<'a>(
        &self,
        materials: &'a SceneMaterials,
    ) -> Vec<(&'a Handle<Surface>, StandardMaterial)> {
        let colours = &self.colours;
        let cubes = materials.cubes.iter().zip(0..).map(|(cube, number)| (cube, self.cube(number)));
        let inks = materials.ink.iter().zip(colours.paint).map(|(ink, paint)| (ink, plain(paint, 0.5)));
        let mut all: Vec<_> = cubes.chain(inks).collect();
        all.extend([
            (
                &materials.ghost,
                StandardMaterial {
                    base_color: colours.cube.with_alpha(0.66).into(),
                    alpha_mode: AlphaMode::Blend,
                    ..self.cube(0)
                },
            ),
            (&materials.table, self.planks(colours.table, 0.74, 0.0)),
            (&materials.tray, self.planks(colours.rim, 0.60, 0.35)),
            (&materials.plate, self.planks(colours.plate, 0.70, 0.0)),
            (&materials.well, self.planks(colours.well, 0.72, 0.0)),
            (&materials.felt, textured(colours.felt, self.textures.felt.clone(), FELT_SIZE, 1.0, 0.08)),
            (&materials.stone, textured(colours.stone, self.textures.stone.clone(), STONE_SIZE, 0.88, 0.25)),
            (&materials.red_half, self.disc(colours.disc[0])),
            (&materials.white_half, self.disc(colours.disc[1])),
            (&materials.brass, brass(0.18)),
            (&materials.trace, light(palette::PARCHMENT.to_linear(), TRACE)),
            (&materials.gold, self.gold()),
            (&materials.figure_light, self.planks(colours.cube, 0.62, 0.35)),
            (&materials.figure_dark, self.planks(colours.rim, 0.55, 0.35)),
            (&materials.figure_brass, brass(0.0)),
            (&materials.edge_light, light(colours.edge_light, EDGE_LIGHT)),
            (&materials.edge_light_hovered, light(colours.edge_light, 1.0)),
            (&materials.lettering, plain(colours.lettering, 0.45)),
            (&materials.cell_lettering, plain(colours.cell_lettering, 0.45)),
            (&materials.marker, glow(BRASS, 0.35)),
            (&materials.marker_hovered, glow(HOT, 1.4)),
            (&materials.hint, glow(palette::ACCENT.to_linear(), 1.4)),
            (&materials.danger, glow(DANGER, 0.6)),
        ]);
        all
    }

    /// Each cube has a slightly different tone.
    fn cube(&self, number: u32) -> StandardMaterial {
        let part = |k: u32| ((number * 7 + k * 13) % 25) as f32 / 24.0;
        let tone = 0.90 + 0.10 * part(3);
        let warmth = 0.965 + 0.035 * part(4);
        let cube = self.colours.cube;
        StandardMaterial {
            base_color: Color::srgb(
                cube.red * tone,
                cube.green * tone * warmth,
                cube.blue * tone * warmth * warmth,
            ),
            base_color_texture: self.textures.blocks.clone(),
            perceptual_roughness: 0.50,
            reflectance: 0.38,
            // A clear coat of oil and wax, which reflects the window.
            clearcoat: if self.fine { 0.35 } else { 0.0 },
            clearcoat_perceptual_roughness: 0.18,
            ..default()
        }
    }

    /// Gilded wood, with a little light of its own while the scene is dimmed.
    fn gold(&self) -> StandardMaterial {
        StandardMaterial {
            base_color: Color::srgb(1.0, 0.66, 0.16),
            metallic: 0.35,
            perceptual_roughness: 0.30,
            emissive: BRASS * 0.08,
            ..self.cube(0)
        }
    }

    fn planks(&self, tint: Srgba, roughness: f32, varnish: f32) -> StandardMaterial {
        StandardMaterial {
            base_color: tint.into(),
            base_color_texture: self.textures.planks.clone(),
            // The texture halves it where the wood is smooth.
            perceptual_roughness: if self.fine { roughness } else { roughness * 0.75 },
            metallic_roughness_texture: self.textures.plank_roughness.clone(),
            // Ambient light in place of reflections would make edges too bright.
            reflectance: if self.fine { 0.4 } else { 0.28 },
            clearcoat: if self.fine { varnish } else { 0.0 },
            clearcoat_perceptual_roughness: 0.28,
            ..default()
        }
    }

    fn disc(&self, color: Srgba) -> StandardMaterial {
        StandardMaterial {
            base_color: color.into(),
            perceptual_roughness: 0.38,
            reflectance: 0.45,
            clearcoat: if self.fine { 0.8 } else { 0.0 },
            clearcoat_perceptual_roughness: 0.10,
            ..default()
        }
    }
}

fn plain(color: Srgba, roughness: f32) -> StandardMaterial {
    StandardMaterial { base_color: color.into(), perceptual_roughness: roughness, ..default() }
}

/// A rough material with a texture of the given size in world units.
fn textured(
    color: Srgba,
    texture: Option<Handle<Image>>,
    size: f32,
    roughness: f32,
    reflectance: f32,
) -> StandardMaterial {
    StandardMaterial {
        base_color_texture: texture,
        uv_transform: Affine2::from_scale(Vec2::splat(1.0 / size)),
        reflectance,
        ..plain(color, roughness)
    }
}

/// Light on a surface, which needs no lighting itself.
fn light(color: LinearRgba, opacity: f32) -> StandardMaterial {
    StandardMaterial {
        base_color: color.with_alpha(opacity).into(),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        ..default()
    }
}

fn brass(light: f32) -> StandardMaterial {
    StandardMaterial {
        base_color: Color::srgb(0.87, 0.63, 0.26),
        metallic: 0.75,
        perceptual_roughness: 0.32,
        emissive: BRASS * light,
        ..default()
    }
}

fn glow(color: LinearRgba, strength: f32) -> StandardMaterial {
    StandardMaterial {
        base_color: color.into(),
        emissive: color * strength,
        perceptual_roughness: 0.4,
        ..default()
    }
}

//! The themes: colours of woods, paints and discs.

use bevy::prelude::*;

use crate::game::settings::TableTheme;
use pushflip_core::rules::{Side, Variant};

/// The colours of a theme. Wood colours are those of the lightest parts, which textures darken.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ThemeColours {
    /// The cubes.
    pub cube: Srgba,
    /// The cells of Hexxagon.
    pub well: Srgba,
    /// The plate between the cells of Hexxagon.
    pub plate: Srgba,
    /// The frames of both boards.
    pub rim: Srgba,
    /// The floor of the tray.
    pub felt: Srgba,
    /// The table top.
    pub table: Srgba,
    /// The blocks of Hexxagon.
    pub stone: Srgba,
    /// The symbols on cubes, and their dots.
    pub paint: [Srgba; 2],
    /// The two faces of a piece.
    pub disc: [Srgba; 2],
    /// The symbols on the faces of a piece.
    pub symbol: [Srgba; 2],
    /// Coordinate labels.
    pub lettering: Srgba,
    /// Light along the edges of what can be moved.
    pub edge_light: LinearRgba,
}

/// Beech, walnut and green felt; ruby and pearl.
const CLASSIC: ThemeColours = ThemeColours {
    cube: Srgba::rgb(0.93, 0.79, 0.60),
    well: Srgba::rgb(0.80, 0.655, 0.485),
    plate: Srgba::rgb(0.31, 0.20, 0.135),
    rim: Srgba::rgb(0.345, 0.215, 0.145),
    felt: Srgba::rgb(0.150, 0.262, 0.205),
    table: Srgba::rgb(0.46, 0.335, 0.25),
    stone: Srgba::rgb(0.74, 0.71, 0.66),
    paint: [Srgba::rgb(0.075, 0.085, 0.11), Srgba::rgb(0.62, 0.085, 0.075)],
    disc: [Srgba::rgb(0.54, 0.02, 0.065), Srgba::rgb(0.90, 0.88, 0.84)],
    symbol: [Srgba::rgb(0.97, 0.88, 0.80), Srgba::rgb(0.40, 0.31, 0.27)],
    lettering: Srgba::rgb(0.86, 0.72, 0.46),
    edge_light: LinearRgba::rgb(1.05, 0.34, 0.02),
};

/// Cherry in smoked oak on slate-blue felt, ivory and indigo; garnet and moonstone.
const EVENING: ThemeColours = ThemeColours {
    cube: Srgba::rgb(0.62, 0.465, 0.355),
    well: Srgba::rgb(0.47, 0.38, 0.31),
    plate: Srgba::rgb(0.17, 0.145, 0.135),
    rim: Srgba::rgb(0.235, 0.20, 0.185),
    felt: Srgba::rgb(0.165, 0.19, 0.235),
    table: Srgba::rgb(0.36, 0.305, 0.275),
    stone: Srgba::rgb(0.46, 0.48, 0.52),
    paint: [Srgba::rgb(0.95, 0.92, 0.83), Srgba::rgb(0.115, 0.12, 0.36)],
    disc: [Srgba::rgb(0.40, 0.015, 0.115), Srgba::rgb(0.78, 0.82, 0.88)],
    symbol: [Srgba::rgb(0.96, 0.86, 0.90), Srgba::rgb(0.17, 0.20, 0.30)],
    lettering: Srgba::rgb(0.80, 0.80, 0.78),
    edge_light: LinearRgba::rgb(1.10, 0.74, 0.32),
};

/// Nearly white cubes in a dark tray, black and strong blue; the darkest red and plain white: Hexxagon's
/// sides are called Red and White in every theme.
const CONTRAST: ThemeColours = ThemeColours {
    cube: Srgba::rgb(0.985, 0.965, 0.94),
    well: Srgba::rgb(0.60, 0.585, 0.565),
    plate: Srgba::rgb(0.11, 0.11, 0.115),
    rim: Srgba::rgb(0.165, 0.16, 0.16),
    felt: Srgba::rgb(0.17, 0.18, 0.19),
    table: Srgba::rgb(0.40, 0.375, 0.35),
    stone: Srgba::rgb(0.34, 0.34, 0.35),
    paint: [Srgba::rgb(0.012, 0.012, 0.015), Srgba::rgb(0.02, 0.36, 0.90)],
    disc: [Srgba::rgb(0.26, 0.025, 0.04), Srgba::rgb(1.0, 0.99, 0.97)],
    symbol: [Srgba::rgb(1.0, 0.97, 0.97), Srgba::rgb(0.03, 0.03, 0.04)],
    lettering: Srgba::rgb(0.96, 0.96, 0.96),
    // Darker than the white cubes.
    edge_light: LinearRgba::rgb(0.85, 0.20, 0.0),
};

impl ThemeColours {
    /// The colours of a theme.
    pub fn of(theme: TableTheme) -> Self {
        match theme {
            TableTheme::Classic => CLASSIC,
            TableTheme::Evening => EVENING,
            TableTheme::Contrast => CONTRAST,
        }
    }

    /// The colours of the two sides in a variant: of symbols on cubes, or of pieces.
    pub fn sides(&self, variant: Variant) -> [Srgba; 2] {
        if variant.is_quixo() { self.paint } else { self.disc }
    }

    /// The vertex colour that makes wood look painted; the grain stays slightly visible.
    pub fn painted(paint: Srgba, wood: Srgba) -> LinearRgba {
        let (paint, wood) = (LinearRgba::from(paint), LinearRgba::from(wood));
        LinearRgba::rgb(paint.red / wood.red, paint.green / wood.green, paint.blue / wood.blue)
    }

    /// The vertex colour of a symbol on a piece.
    pub fn inlay(&self, side: Side) -> LinearRgba {
        Self::painted(self.symbol[side as usize], self.disc[side as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Simulation of colour blindness on linear colours: projections by Viénot, Brettel and Mollon (1999) for
    /// red-green types, and a similar one for blue.
    const VISIONS: [(&str, Mat3); 4] = [
        ("normal", Mat3::IDENTITY),
        (
            "protanopia",
            Mat3::from_cols(
                Vec3::new(0.11238, 0.11238, 0.00401),
                Vec3::new(0.88762, 0.88762, -0.00401),
                Vec3::new(0.0, 0.0, 1.0),
            ),
        ),
        (
            "deuteranopia",
            Mat3::from_cols(
                Vec3::new(0.29275, 0.29275, -0.02234),
                Vec3::new(0.70725, 0.70725, 0.02234),
                Vec3::new(0.0, 0.0, 1.0),
            ),
        ),
        (
            "tritanopia",
            Mat3::from_cols(
                Vec3::new(1.0, 0.0, 0.0),
                Vec3::new(0.14461, 0.85924, 0.85924),
                Vec3::new(-0.14461, 0.14076, 0.14076),
            ),
        ),
    ];

    /// The contrast ratio of two colours as defined by WCAG 2, from 1 to 21.
    fn contrast(vision: Mat3, colors: [Srgba; 2]) -> f32 {
        let mut luminance = colors.map(|color| {
            let seen = vision * LinearRgba::from(color).to_vec3();
            seen.clamp(Vec3::ZERO, Vec3::ONE).dot(Vec3::new(0.2126, 0.7152, 0.0722)) + 0.05
        });
        luminance.sort_by(f32::total_cmp);
        luminance[1] / luminance[0]
    }

    #[test]
    fn black_and_white_keep_their_contrast_in_every_vision() {
        for (name, vision) in VISIONS {
            assert!((contrast(vision, [Srgba::BLACK, Srgba::WHITE]) - 21.0).abs() < 0.1, "{name}");
        }
        // Check of the simulation: red and green of equal lightness are alike in protanopia.
        let traffic = [Srgba::rgb(0.75, 0.0, 0.0), Srgba::rgb(0.0, 0.29, 0.0)];
        let seen = traffic.map(|color| VISIONS[1].1 * LinearRgba::from(color).to_vec3());
        assert!(seen[0].distance(seen[1]) < 0.1);
    }

    #[test]
    fn the_sides_of_the_contrast_theme_differ_in_every_vision() {
        for variant in [Variant::Quixo, Variant::Hexxagon] {
            for (name, vision) in VISIONS {
                let found = contrast(vision, CONTRAST.sides(variant));
                assert!(found >= 3.0, "{variant}, {name}: {found:.2}");
            }
        }
    }

    #[test]
    fn symbols_contrast_with_their_background() {
        for (theme, least) in
            [(TableTheme::Classic, 3.0), (TableTheme::Evening, 2.5), (TableTheme::Contrast, 4.5)]
        {
            let colours = ThemeColours::of(theme);
            for (name, vision) in VISIONS {
                for side in Side::BOTH.map(|side| side as usize) {
                    let on_cube = contrast(vision, [colours.paint[side], colours.cube]);
                    let on_disc = contrast(vision, [colours.symbol[side], colours.disc[side]]);
                    assert!(on_cube >= least && on_disc >= least, "{theme:?} {name} {on_cube} {on_disc}");
                }
            }
        }
    }
}

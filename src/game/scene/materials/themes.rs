//! The themes: colours of woods, paints and discs.

use bevy::prelude::*;

use crate::game::settings::TableTheme;
use pushflip_core::rules::{Side, Variant};

/// The colours of a theme. Wood colours are those of the lightest parts, which textures darken.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ThemeColours {
    pub cube: Srgba,
    /// The cells of Hexxagon.
    pub well: Srgba,
    /// The plate between the cells of Hexxagon.
    pub plate: Srgba,
    /// The frames of both boards.
    pub rim: Srgba,
    /// The floor of the tray.
    pub felt: Srgba,
    pub table: Srgba,
    /// The blocks of Hexxagon.
    pub stone: Srgba,
    /// The symbols on cubes, and their dots.
    pub paint: [Srgba; 2],
    /// The two faces of a piece.
    pub disc: [Srgba; 2],
    /// The symbols on the faces of a piece.
    pub symbol: [Srgba; 2],
    /// Coordinate labels, except in the empty cells of Hexxagon.
    pub lettering: Srgba,
    /// Coordinate labels in the empty cells of Hexxagon.
    pub cell_lettering: Srgba,
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
    cell_lettering: Srgba::rgb(0.20, 0.15, 0.10),
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
    cell_lettering: Srgba::rgb(0.80, 0.80, 0.78),
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
    cell_lettering: Srgba::rgb(0.01, 0.01, 0.01),
    // Darker than the white cubes.
    edge_light: LinearRgba::rgb(0.85, 0.20, 0.0),
};

impl ThemeColours {
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

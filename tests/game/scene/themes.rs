//! The contrast of the colours of the themes, also for colour-blind people.

use bevy::prelude::*;
use pushflip::game::scene::materials::{ThemeColours, icon_colours};
use pushflip::game::settings::TableTheme;
use pushflip::game::theme::palette;
use pushflip_core::rules::{Side, Variant};

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
fn coordinates_have_contrast_on_the_rim_and_in_the_cells() {
    for theme in TableTheme::ALL {
        let colours = ThemeColours::of(theme);
        let pairs = [
            ("rim", [colours.lettering, colours.rim]),
            ("plate", [colours.lettering, colours.plate]),
            ("cell", [colours.cell_lettering, colours.well]),
        ];
        for ((place, pair), (name, vision)) in pairs.iter().flat_map(|pair| VISIONS.map(|seen| (pair, seen)))
        {
            let contrast = contrast(vision, *pair);
            assert!(contrast > 3.0, "{theme:?}, {place}, {name}: {contrast}");
        }
    }
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
            let found = contrast(vision, ThemeColours::of(TableTheme::Contrast).sides(variant));
            assert!(found >= 3.0, "{variant}, {name}: {found:.2}");
        }
    }
}

#[test]
fn the_sides_of_bars_and_graphs_differ_from_each_other_and_from_the_panel() {
    let contrast = |one: Color, other: Color| contrast(Mat3::IDENTITY, [one.into(), other.into()]);
    for theme in [TableTheme::Classic, TableTheme::Evening, TableTheme::Contrast] {
        let set = icon_colours(theme, theme, false);
        for (cubes, least) in [(true, 1.8), (false, 3.0)] {
            let [first, second] = set.on_panel(cubes);
            let found = contrast(first, second);
            assert!(found >= least, "{theme:?}, cubes: {cubes}: {found:.2}");
            for side in [first, second] {
                let [panel, outline] = [palette::WALNUT_DEEP, palette::EDGE_LIT].map(|at| contrast(side, at));
                let what = format!("{theme:?}, cubes: {cubes}: {panel:.2} and {outline:.2}");
                assert!(panel >= 2.0 || outline >= 3.0, "{what}");
            }
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

//! Icons: each is visible and differs from the others.

use bevy::prelude::*;
use pushflip::game::theme::{Icon, SetColours, icon_colour};
use pushflip_core::online::table::event::Phrase;
use pushflip_core::session::statistics::Achievement;
use strum::IntoEnumIterator;

/// The pixels of an icon as a square picture, with edges blended over `pixel`.
fn picture(icon: Icon, side: usize, pixel: f32) -> Vec<[u8; 4]> {
    let set = SetColours::default();
    let at = |i: usize| (vec2((i % side) as f32, (i / side) as f32) + 0.5) / side as f32 * 2.0 - 1.0;
    (0..side * side).map(|i| icon_colour(icon, &set, at(i), pixel)).collect()
}

fn covered(picture: &[[u8; 4]]) -> usize {
    picture.iter().filter(|colour| colour[3] > 128).count()
}

#[test]
fn every_icon_is_visible_and_leaves_its_corners_free() {
    let set = SetColours::default();
    for icon in [
        Icon::Undo,
        Icon::Redo,
        Icon::Hint,
        Icon::View,
        Icon::Menu,
        Icon::Back,
        Icon::Close,
        Icon::Check,
        Icon::Pencil,
        Icon::First,
        Icon::Previous,
        Icon::Next,
        Icon::Last,
        Icon::Turn,
        Icon::Cross(Some(1)),
        Icon::Circle(None),
        Icon::BlankCube,
        Icon::EmptyCell,
        Icon::Ruby,
        Icon::Pearl,
        Icon::List,
        Icon::Chart,
        Icon::Help,
        Icon::Gear,
        Icon::Power,
        Icon::Share,
    ] {
        let picture = picture(icon, 32, 2.0 / 32.0);
        let covered = covered(&picture);
        assert!((60..picture.len()).contains(&covered), "{icon:?} covers {covered}");
        assert_eq!(icon_colour(icon, &set, vec2(-0.99, -0.99), 0.06)[3], 0, "{icon:?}");
    }
}

#[test]
fn pieces_have_the_colours_of_the_set() {
    let white = Color::srgb(1.0, 1.0, 1.0);
    let set = SetColours {
        discs: [Color::srgb(0.2, 0.0, 0.0), white],
        inlays: Some([white, Color::BLACK]),
        ..SetColours::default()
    };
    let face = vec2(0.0, -0.03);
    let seen = |icon, at| icon_colour(icon, &set, at, 0.02);
    assert_eq!(seen(Icon::Ruby, face), [255; 4], "the star");
    assert_eq!(seen(Icon::Ruby, face + vec2(0.55, 0.0)), [51, 0, 0, 255], "the face beside it");
    assert_eq!(seen(Icon::Pearl, face + vec2(0.30, 0.0)), [0, 0, 0, 255], "the ring");
    let plain = SetColours { inlays: None, ..set };
    assert_ne!(icon_colour(Icon::Ruby, &plain, face, 0.02), [255; 4], "no star");
}

#[test]
fn every_sign_has_its_own_shape_and_colour() {
    let signs = [Icon::Star, Icon::Doubt, Icon::Question, Icon::DoubleQuestion];
    let others = [Icon::Play, Icon::Pause, Icon::Seek];
    let pictures: Vec<Vec<[u8; 4]>> =
        signs.iter().chain(&others).map(|&icon| picture(icon, 24, 0.08)).collect();
    let opaque = |colour: &[u8; 4]| colour[3] > 128;
    for (number, picture) in pictures.iter().enumerate() {
        let covered = covered(picture);
        assert!((40..400).contains(&covered), "number {number} covers {covered}");
        for other in &pictures[number + 1..] {
            let differ = picture.iter().zip(other).filter(|(a, b)| opaque(a) != opaque(b)).count();
            assert!(differ > 20, "number {number} looks like another: {differ}");
        }
    }
    let seen = |icon, at| icon_colour(icon, &SetColours::default(), at, 0.01);
    // A transparent pixel has the colour of its icon too.
    let colours = signs.map(|sign| seen(sign, Vec2::ZERO)[..3].to_vec());
    for (number, colour) in colours.iter().enumerate() {
        assert!(!colours[number + 1..].contains(colour), "number {number}");
    }
    let star = [Vec2::ZERO, vec2(0.0, -0.8), vec2(0.0, 0.8)].map(|at| opaque(&seen(Icon::Star, at)));
    assert_eq!(star, [true, true, false], "a point is up");
}

fn assert_different(icons: &[Icon]) {
    let pictures: Vec<_> = icons.iter().map(|&icon| picture(icon, 32, 0.06)).collect();
    for (number, (icon, picture)) in icons.iter().zip(&pictures).enumerate() {
        let covered = covered(picture);
        assert!((80..picture.len()).contains(&covered), "{icon:?} covers {covered}");
        for other in &pictures[number + 1..] {
            let differ = picture.iter().zip(other).filter(|(a, b)| a != b).count();
            assert!(differ > 30, "{icon:?} looks like another: {differ}");
        }
    }
}

#[test]
fn every_phrase_has_its_own_picture() {
    assert_different(&Phrase::iter().map(Icon::Phrase).collect::<Vec<_>>());
}

#[test]
fn every_achievement_has_its_own_picture() {
    let icons: Vec<Icon> = Achievement::ALL.iter().copied().map(Icon::Achievement).collect();
    assert_different(&icons);
    for &icon in &icons {
        assert_eq!(icon_colour(icon, &SetColours::default(), vec2(-0.99, -0.99), 0.06)[3], 0, "{icon:?}");
    }
}

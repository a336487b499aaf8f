//! Appearance settings, which apply immediately.

use crate::harness::Table;
use bevy::anti_alias::fxaa::Fxaa;
use bevy::ecs::query::QueryFilter;
use bevy::prelude::*;
use pushflip::game::scene::camera::{MainCamera, View};
use pushflip::game::scene::materials::{SceneMaterials, Surface, ThemeColours};
use pushflip::game::settings::{Quality, Settings, TableTheme};
use pushflip::game::state::Phase;
use pushflip::game::theme::{Glyph, Icon};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Setup};

fn playing(variant: Variant, controllers: &[Controller]) -> Table {
    Table::playing(Setup::new(variant, controllers))
}

fn set(table: &mut Table, change: impl FnOnce(&mut Settings)) {
    change(&mut table.settings());
    table.updates(2);
}

fn count<F: QueryFilter>(table: &mut Table) -> usize {
    table.app.world_mut().query_filtered::<(), F>().iter(table.app.world()).count()
}

pub(super) fn count_named(table: &mut Table, name: &str) -> usize {
    let mut names = table.app.world_mut().query::<&Name>();
    names.iter(table.app.world()).filter(|found| found.as_str() == name).count()
}

fn play(table: &mut Table, text: &str) {
    let mv = table.game().position().parse_move(text).expect("a move");
    table.choose(mv);
    table.updates(1);
    table.settle();
}

fn yaw(table: &mut Table) -> f32 {
    // Wait for the camera to arrive.
    table.updates(40);
    table.camera().yaw.expect("a direction")
}

#[test]
fn changes_of_quality_apply_immediately() {
    let mut table = playing(Variant::Quixo, &[]);
    for quality in Quality::ALL.into_iter().chain(Quality::ALL.into_iter().rev()) {
        set(&mut table, |settings| settings.quality = Some(quality));
        let reflections = count::<(With<MainCamera>, With<EnvironmentMapLight>)>(&mut table);
        let filtered = count::<(With<MainCamera>, With<Fxaa>)>(&mut table);
        let mut samples = table.app.world_mut().query_filtered::<&Msaa, With<MainCamera>>();
        let samples = samples.single(table.app.world()).expect("one camera").samples();
        let lights = count::<With<DirectionalLight>>(&mut table);
        let found = (samples, filtered, reflections, lights > 1);
        let wanted = match quality {
            Quality::Low => (1, 1, 0, false),
            Quality::Medium => (4, 0, 1, false),
            Quality::High => (4, 0, 1, true),
        };
        assert_eq!(found, wanted, "{quality:?}");
    }
}

#[test]
fn each_game_has_its_own_theme() {
    let mut table = playing(Variant::Quixo, &[]);
    let felt = table.resource::<SceneMaterials>().felt.clone();
    let color = |table: &Table| {
        let materials = table.resource::<Assets<Surface>>();
        materials.get(&felt).expect("the felt").base.base_color
    };
    for theme in TableTheme::ALL.into_iter().chain(TableTheme::ALL.into_iter().rev()) {
        set(&mut table, |settings| settings.quixo_theme = theme);
        assert_eq!(color(&table), ThemeColours::of(theme).felt.into());
    }
    set(&mut table, |settings| settings.hexxagon_theme = TableTheme::Evening);
    assert_eq!(color(&table), ThemeColours::of(TableTheme::Classic).felt.into());
}

#[test]
fn icons_follow_the_theme() {
    let mut table = playing(Variant::Quixo, &[]);
    let mut nodes = table.app.world_mut().query::<(&Glyph, &ImageNode)>();
    let circle = nodes.iter(table.app.world()).find(|(glyph, _)| glyph.0 == Icon::Circle(None));
    let picture = circle.expect("the icon of the circle").1.image.clone();
    let blue = |table: &Table| {
        let images = table.resource::<Assets<Image>>();
        let data = images.get(&picture).and_then(|image| image.data.as_ref()).expect("a picture");
        data.chunks(4).filter(|pixel| pixel[2] > pixel[0] && pixel[3] > 128).count()
    };
    assert_eq!(blue(&table), 0, "red on beech");
    set(&mut table, |settings| settings.hexxagon_theme = TableTheme::Contrast);
    assert_eq!(blue(&table), 0, "the other game has a set of its own");
    set(&mut table, |settings| settings.quixo_theme = TableTheme::Contrast);
    assert!(blue(&table) > 1_000);
    set(&mut table, |settings| settings.quixo_theme = TableTheme::Classic);
    assert_eq!(blue(&table), 0);
}

#[test]
fn coordinates_can_be_switched() {
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        let mut table = playing(variant, &[]);
        for on in [false, true, false, true] {
            set(&mut table, |settings| settings.coordinates = on);
            assert_eq!(count_named(&mut table, "Coordinates"), usize::from(on), "{variant}");
        }
    }
}

#[test]
fn selectable_cubes_and_pieces_are_outlined() {
    for (variant, mv, before, after) in [
        (Variant::Quixo, "e5-e1", 16, 15),
        (Variant::QuixoTeams, "e5-e1.n", 16, 15),
        (Variant::Hexxagon, "e14", 3, 3),
    ] {
        let mut table = playing(variant, &[]);
        assert_eq!(count_named(&mut table, "Outline"), before, "{variant}");
        set(&mut table, |settings| settings.move_marks = false);
        assert_eq!(count_named(&mut table, "Outline"), 0, "{variant}");
        set(&mut table, |settings| settings.move_marks = true);
        play(&mut table, mv);
        table.updates(2);
        assert_eq!(table.phase(), Some(Phase::Choosing));
        assert_eq!(count_named(&mut table, "Outline"), after, "{variant}");
    }
}

#[test]
fn with_reduced_motion_nothing_is_animated() {
    let mut table = playing(Variant::Quixo, &[]);
    set(&mut table, |settings| settings.reduced_motion = Some(true));
    let mv = table.game().position().parse_move("c1-e1").expect("a move");
    table.choose(mv);
    table.updates(3);
    assert_eq!(table.phase(), Some(Phase::Choosing), "no animation");
    *table.resource_mut::<View>() = View::Seat;
    table.updates(2);
    let orbit = table.camera();
    assert!((orbit.pitch.expect("a pitch") - orbit.target_pitch).abs() < 1e-3);
}

#[test]
fn a_key_locks_the_camera() {
    let mut table = playing(Variant::Quixo, &[]);
    for locked in [true, false, true] {
        table.hit("L");
        assert_eq!(table.resource::<Settings>().camera_locked, locked);
        assert_eq!(table.camera().enabled, !locked);
    }
}

#[test]
fn between_people_the_camera_turns_to_the_seat_to_move() {
    use std::f32::consts::{FRAC_PI_2, PI, TAU};
    let mut table = playing(Variant::QuixoTeams, &[]);
    set(&mut table, |settings| settings.turn_camera = true);
    for (mv, seat) in [("e5-e1.s", -FRAC_PI_2), ("a5-a1.w", PI), ("a3-a1.n", FRAC_PI_2), ("c5-c1.e", 0.0)] {
        play(&mut table, mv);
        let off = (yaw(&mut table) - seat).rem_euclid(TAU);
        assert!(off.min(TAU - off) < 0.01, "after {mv}: {off}");
    }
    let quick = Controller::Computer(Level::FirstGame);
    let mut table = playing(Variant::Quixo, &[Controller::Human, quick]);
    set(&mut table, |settings| settings.turn_camera = true);
    play(&mut table, "e5-e1");
    assert!(yaw(&mut table).abs() < 0.01, "beside a computer nobody turns");
}

#[test]
fn the_wheel_zooms_only_over_the_board() {
    let mut table = playing(Variant::Quixo, &[]);
    let mut over = |place: Vec2| {
        table.point_at(place);
        table.camera().zoom_sensitivity
    };
    let (board, panel) = (vec2(500.0, 360.0), vec2(1_150.0, 300.0));
    assert_eq!([board, panel, board].map(&mut over), [0.5, 0.0, 0.5]);
}

#[test]
fn a_selected_cube_is_outlined_and_hides_the_arrow_of_the_last_move() {
    let mut table = playing(Variant::Quixo, &[]);
    let mv = table.game().position().parse_move("e5-e1").expect("a move");
    table.play(mv);
    table.updates(60);
    assert_eq!(count_named(&mut table, "Mark"), 2, "a frame and an arrow");
    assert!(count_named(&mut table, "Outline") > 1);
    table.click_cell("a1");
    assert_eq!((count_named(&mut table, "Mark"), count_named(&mut table, "Outline")), (1, 1));
    table.click_felt();
    assert_eq!(count_named(&mut table, "Mark"), 2);
}

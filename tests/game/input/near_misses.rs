//! Near misses of the pointer: a click beside the target plays the intended move or none.

use crate::harness::TestApp;
use crate::harness::matches::from;
use bevy::input::ButtonState;
use bevy::prelude::*;
use pushflip::game::motion::Motion;
use pushflip::game::scene::quixo::Cube;
use pushflip::game::turn::Selection;
use pushflip_core::rules::Variant;
use pushflip_core::rules::quixo::Push;
use pushflip_core::rules::quixo::teams::{Move, Seat};
use pushflip_core::session::{AnyCell, AnyMove, Match, Setup};

const SIZES: [(u32, u32); 2] = [(800, 600), (1280, 720)];
/// Distance of the clicks from the target, in pixels.
const BESIDE: f32 = 20.0;
/// Distance of clicks off the cubes.
const FARTHER: f32 = 50.0;
/// Pushes from every side of the board, along and across it.
const PUSHES: [&str; 10] =
    ["c1-c5", "c1-e1", "a1-a5", "a3-e3", "a3-a1", "c5-c1", "c5-a5", "e5-e1", "e2-a2", "e2-e5"];
const DIRECTIONS: [Vec2; 4] = [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y];

fn push(text: &str) -> Push {
    text.parse().expect("a push")
}

fn with_cube(app: &mut TestApp, variant: Variant, push: Push) {
    app.start(Match::new(Setup::new(variant, &[])));
    app.click_cell(&push.take().to_string());
    let held = *app.resource::<Selection>();
    let cube = Selection::Cell(AnyCell::Quixo(push.take()));
    assert_eq!(held, cube, "{:?} {:?} {}", app.phase(), app.menu(), app.notice());
}

#[test]
fn a_click_beside_an_arrow_inserts_the_cube() {
    for (width, height) in SIZES {
        let mut app = TestApp::open(width, height);
        for text in PUSHES {
            for way in DIRECTIONS {
                with_cube(&mut app, Variant::Quixo, push(text));
                let arrow = app.over(&format!("Arrow {text}"));
                app.click(arrow + way * BESIDE);
                assert_eq!(app.moves(), [text], "{way} of the arrow at {width}×{height}");
            }
        }
    }
}

#[test]
fn a_click_farther_outside_the_board_inserts_the_cube() {
    let mut app = TestApp::open(1280, 720);
    for text in PUSHES {
        with_cube(&mut app, Variant::Quixo, push(text));
        let [arrow, centre] = [app.over(&format!("Arrow {text}")), app.over_cell("c3")];
        app.click(arrow + FARTHER * (arrow - centre).normalize());
        assert_eq!(app.moves(), [text]);
    }
}

#[test]
fn a_cube_that_cannot_be_taken_shakes_and_is_explained_once() {
    let mut app = TestApp::open(1280, 720);
    app.start(Match::new(from("5/5/5/5/2o2 x 0 2", Setup::new(Variant::Quixo, &[]))));
    let at = app.over_cell("c1");
    app.settings().animation_speed = 1.0;
    app.point_at(at);
    assert!(app.named("Reason").is_some(), "the tooltip at the pointer");
    app.press(ButtonState::Pressed);
    app.frames(1);
    let mut moving = app.bevy.world_mut().query_filtered::<&Cube, With<Motion>>();
    let moving: Vec<_> = moving.iter(app.bevy.world()).map(|cube| cube.cell.to_string()).collect();
    assert_eq!(moving, ["c1"]);
    assert_eq!(app.notice(), "This is your opponent’s cube.");
    assert!(app.named("Reason").is_none(), "the notice says the same");
}

#[test]
fn a_click_beside_the_arrow_of_a_dot_selects_it_or_nothing() {
    // Pushes from every side in the small window, some in the large one.
    for ((width, height), step) in SIZES.into_iter().zip([2, 5]) {
        let mut app = TestApp::open(width, height);
        let (mut turned, mut clicks) = (0, 0);
        for text in PUSHES.into_iter().step_by(step) {
            for (dot, way) in
                [Seat::South, Seat::North].into_iter().flat_map(|dot| DIRECTIONS.map(|way| (dot, way)))
            {
                let push = push(text);
                with_cube(&mut app, Variant::QuixoTeams, push);
                app.click_over(&format!("Arrow {text}"));
                app.rest();
                let arrow = app.over(&format!("Dot {}", dot.letter()));
                app.click(arrow + way * BESIDE);
                clicks += 1;
                let wanted = AnyMove::Teams(Move::Push { push, dot });
                match app.game().moves() {
                    [] => {
                        let held = *app.resource::<Selection>();
                        assert_eq!(held, Selection::Pushed(push), "{text}.{dot:?} {way}, {width}×{height}");
                        assert_eq!(
                            app.notice(),
                            "The dot must face you or your partner.",
                            "{text}.{dot:?} {way}"
                        );
                    }
                    moves => {
                        assert_eq!(moves, [wanted], "{way}, {width}×{height}");
                        turned += 1;
                    }
                }
            }
        }
        println!("{width}×{height}: {turned} of {clicks} clicks turned the dot, the others asked again");
        assert!(4 * turned >= 3 * clicks, "{turned} of {clicks}");
    }
}

#[test]
fn a_second_press_on_an_arrow_selects_no_dot() {
    for speed in [0.0, 1.0] {
        let mut app = TestApp::open(800, 600);
        app.settings().animation_speed = speed;
        for text in PUSHES {
            with_cube(&mut app, Variant::QuixoTeams, push(text));
            let arrow = app.over(&format!("Arrow {text}"));
            app.click(arrow);
            app.click(arrow);
            assert_eq!(*app.resource::<Selection>(), Selection::Pushed(push(text)));
            assert!(app.moves().is_empty());
        }
    }
}

#[test]
fn a_click_on_the_cube_at_the_end_of_the_row_selects_its_arrow() {
    let mut app = TestApp::open(1280, 720);
    for text in PUSHES {
        with_cube(&mut app, Variant::Quixo, push(text));
        app.click_cell(&push(text).insert().to_string());
        assert_eq!(app.moves(), [text]);
    }
}

#[test]
fn with_a_selected_cube_another_one_can_be_selected_and_a_wrong_one_is_explained() {
    let mut app = TestApp::open(1280, 720);
    app.start(Match::new(from("5/5/5/5/2o2 x 0 2", Setup::new(Variant::Quixo, &[]))));
    app.click_cell("a2");
    let held = Selection::Cell(AnyCell::Quixo("a2".parse().expect("a cell")));
    for (wrong, why) in [
        ("c3", "This cube is inside: only edge cubes can be taken."),
        ("c1", "This is your opponent’s cube."),
    ] {
        app.click_cell(wrong);
        assert_eq!((*app.resource::<Selection>(), app.notice()), (held, why.into()));
    }
    app.click_cell("d5");
    assert_eq!(*app.resource::<Selection>(), Selection::Cell(AnyCell::Quixo("d5".parse().expect("a cell"))));
    // A second click on the cube cancels the selection.
    app.rest();
    let above = app.over_held("d5");
    app.click(above);
    assert_eq!(*app.resource::<Selection>(), Selection::None);
}

//! Complete plies through real picking: pointer, click on a cube, click on an arrow.

use crate::harness::TestApp;
use crate::harness::matches::{from, played};
use bevy::input::ButtonState;
use bevy::prelude::*;
use pushflip::game::audio::{Effect, PlaySound};
use pushflip::game::scene::camera::View;
use pushflip::game::scene::hexxagon::{self, Piece};
use pushflip::game::scene::materials::{SceneMaterials, Surface};
use pushflip::game::scene::quixo::{self, Cube};
use pushflip::game::state::{Advice, Hint, MatchCommand, Menu, Phase, Screen};
use pushflip::game::turn::{Hovered, Selection, Target};
use pushflip_core::ai::{Level, MoveReason};
use pushflip_core::rules::{BySide, Side, Variant};
use pushflip_core::session::{AnyCell, AnyMove, AnyPosition, Controller, Match, Setup};

/// A player that replies immediately.
const QUICK: Controller = Controller::Computer(Level::Newcomer);

fn setup(variant: Variant, controllers: &[Controller]) -> Setup {
    Setup::new(variant, controllers)
}

/// Checks that every cube has the place and the face of the position.
fn assert_cubes_agree(app: &mut TestApp) {
    let position = app.game().position();
    let mut query = app.bevy.world_mut().query::<(&Cube, &Transform)>();
    let mut seen = 0;
    for (cube, at) in query.iter(app.bevy.world()) {
        assert_eq!(cube.face, quixo::Face::of(&position, cube.cell), "the cube on {}", cube.cell);
        let lying = quixo::cube_transform(cube.cell, cube.face);
        assert!(at.translation.xz().distance(lying.translation.xz()) < 1e-4, "the cube on {}", cube.cell);
        assert!(at.rotation.abs_diff_eq(lying.rotation, 1e-4), "the cube on {}", cube.cell);
        seen |= cube.cell.bit();
    }
    assert_eq!(seen, (1 << 25) - 1, "a cube on each cell");
}

fn assert_pieces_agree(app: &mut TestApp) {
    // At the end the winner's pieces are counted one by one, and rise.
    app.rest();
    let AnyPosition::Hexxagon(position) = app.game().position() else { panic!("Hexxagon") };
    let winner = app.game().result().and_then(|result| result.winner);
    let mut query = app.bevy.world_mut().query::<(&Piece, &Transform)>();
    let mut count = 0;
    for (piece, at) in query.iter(app.bevy.world()) {
        assert_eq!(position.piece(piece.cell), Some(piece.side), "the piece on {}", piece.cell);
        let standing = hexxagon::piece_transform(piece.cell, piece.side);
        let risen = at.translation - standing.translation;
        assert!(risen.xz().length() < 1e-4, "the piece on {}", piece.cell);
        let counted = winner == Some(piece.side);
        assert_eq!(risen.y > 0.1, counted, "the piece on {}: {risen}", piece.cell);
        assert!(counted || risen.y.abs() < 1e-4, "the piece on {}: {risen}", piece.cell);
        assert!(at.rotation.abs_diff_eq(standing.rotation, 1e-4), "the piece on {}", piece.cell);
        count += 1;
    }
    // The score may be higher: a side that captures all pieces gets every cell.
    let placed = Side::BOTH.map(|side| position.pieces(side).count_ones());
    assert_eq!(count, placed.into_iter().sum::<u32>());
}

#[test]
fn a_quixo_move_by_pointer() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[]));
    assert_eq!(app.phase(), Some(Phase::Choosing));
    let c1 = app.over_cell("c1");
    app.point_at(c1);
    let over_c1 = Hovered(Some(Target::Cell(AnyCell::Quixo("c1".parse().expect("a cell")))));
    assert_eq!(*app.resource::<Hovered>(), over_c1);
    // The pointer counts as over the cube also if it has not moved since the turn began.
    app.choose(app.parse_move("e5-e1"));
    app.frames(2);
    assert_eq!(*app.resource::<Hovered>(), Hovered(None), "no target is hovered out of turn");
    app.settle();
    assert_eq!(*app.resource::<Hovered>(), over_c1);
    app.send(MatchCommand::Undo);
    app.settle();
    assert_eq!(*app.resource::<Hovered>(), over_c1);
    app.click(c1);
    assert_eq!(*app.resource::<Selection>(), Selection::Cell(AnyCell::Quixo("c1".parse().expect("a cell"))));
    for arrow in ["Arrow c1-a1", "Arrow c1-e1", "Arrow c1-c5"] {
        assert!(app.named(arrow).is_some(), "{arrow}");
    }
    let arrow = app.over("Arrow c1-e1");
    app.point_at(arrow);
    app.rest();
    assert!(app.named("Ghost").is_some(), "the ghost of the pushed line");
    app.click(arrow);
    assert_eq!(app.moves(), ["c1-e1"]);
    assert_eq!(app.phase(), Some(Phase::Animating));
    assert!(app.named("Mark").is_none(), "no mark before the cube arrives");
    app.settle();
    assert!(app.named("Ghost").is_none() && app.named("Arrow c1-a1").is_none());
    assert!(app.named("Mark").is_some(), "the mark of the last move");
    assert_cubes_agree(&mut app);
}

#[test]
fn cubes_that_cannot_be_taken_are_not_selected() {
    let mut app = TestApp::playing(from("o3x/5/5/5/5 x 0 3", setup(Variant::Quixo, &[])));
    for cell in ["c3", "a5"] {
        app.click_cell(cell);
        assert_eq!(*app.resource::<Selection>(), Selection::None, "{cell}");
    }
    assert!(app.moves().is_empty());
}

#[test]
fn a_click_elsewhere_clears_the_selection() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[]));
    app.click_cell("e5");
    assert_ne!(*app.resource::<Selection>(), Selection::None);
    app.click_felt();
    assert_eq!(*app.resource::<Selection>(), Selection::None);
    app.rest();
    assert_cubes_agree(&mut app);
}

#[test]
fn a_cube_can_be_dragged_to_an_arrow() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[]));
    let from = app.over_cell("e3");
    let to = app.over_arrow("e3-e1");
    app.drag(from, to);
    assert_eq!(app.moves(), ["e3-e1"]);
    app.settle();
    assert_cubes_agree(&mut app);
}

#[test]
fn a_dragged_cube_or_piece_follows_the_pointer() {
    // Neither target is legal.
    for (variant, cell, name, target) in
        [(Variant::Quixo, "e3", "Cube e3", "c3"), (Variant::Hexxagon, "e5", "Piece e5", "e17")]
    {
        let mut app = TestApp::playing(setup(variant, &[]));
        let (from, start) = (app.over_cell(cell), app.over(name));
        app.point_at(from);
        app.press(ButtonState::Pressed);
        let to = app.over_cell(target);
        for at in [from.lerp(to, 0.5), to] {
            app.point_at(at);
            app.frames(3);
        }
        app.rest();
        let off = app.over(name).distance(to);
        assert!(off < 24.0, "{name} is {off} px from the pointer");
        app.press(ButtonState::Released);
        app.rest();
        let off = app.over(name).distance(start);
        assert!(off < 1.0, "{name} is {off} px from its place");
        assert!(app.moves().is_empty(), "{variant}");
    }
}

#[test]
fn a_team_move_with_its_dot() {
    let mut app = TestApp::playing(setup(Variant::QuixoTeams, &[]));
    app.click_cell("e5");
    app.click_over("Arrow e5-e1");
    assert!(app.moves().is_empty(), "the dot is still open");
    app.click_over("Dot n");
    assert_eq!(app.moves(), ["e5-e1.n"]);
    app.settle();
    assert_cubes_agree(&mut app);
    assert_eq!(app.game().position().to_string(), "5/5/5/5/4n w 0 2");
}

#[test]
fn a_clone_and_a_jump() {
    let mut app = TestApp::playing(setup(Variant::Hexxagon, &[]));
    // A click on an empty cell beside an own piece clones.
    app.click_cell("e14");
    assert_eq!(app.moves(), ["e14"]);
    app.settle();
    assert_pieces_agree(&mut app);
    // A selected piece shows its targets.
    app.click_cell("e17");
    assert_eq!(*app.resource::<Selection>(), Selection::Cell(AnyCell::Hexxagon("e17".parse().expect("e17"))));
    let e15 = app.over_cell("e15");
    app.point_at(e15);
    app.rest();
    assert!(app.named("Ghost").is_some(), "the mark of the piece that would flip");
    app.click(e15);
    assert_eq!(app.moves(), ["e14", "e17-e15"]);
    app.settle();
    assert_pieces_agree(&mut app);
}

#[test]
fn undo_takes_back_the_computers_reply_too() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[Controller::Human, QUICK]));
    app.click_cell("a1");
    app.click_over("Arrow a1-e1");
    app.settle();
    assert_eq!(app.moves().len(), 2, "the computer has replied");
    assert_cubes_agree(&mut app);
    let played = app.moves();
    app.send(MatchCommand::Undo);
    app.settle();
    assert!(app.moves().is_empty());
    assert_cubes_agree(&mut app);
    app.send(MatchCommand::Redo);
    app.settle();
    assert_eq!(app.moves(), played);
}

#[test]
fn undo_cancels_a_thinking_computer() {
    let master = Controller::Computer(Level::Master);
    // Master's search of Hexxagon takes less time than that of Quixo.
    let mut app = TestApp::playing(setup(Variant::Hexxagon, &[Controller::Human, master]));
    let moves = app.game().position().moves();
    app.play(moves[0]);
    app.until(Phase::Thinking);
    app.send(MatchCommand::Undo);
    app.settle();
    assert!(app.moves().is_empty());
    // The next search uses the memory of the cancelled one, so that it begins after the end of that one.
    app.play(moves[1]);
    app.settle();
    assert_eq!((app.moves()[0].as_str(), app.moves().len()), (moves[1].to_string().as_str(), 2));
}

#[test]
fn a_hint_is_legal_and_shown() {
    let mut app = TestApp::playing(setup(Variant::Hexxagon, &[]));
    app.send(MatchCommand::Hint);
    app.wait_for("advice", |app| app.resource::<Hint>().0.is_some());
    let hint = app.resource::<Hint>().0.expect("advice");
    assert_eq!(app.game().position().check(hint.mv), Ok(()));
    let says = |app: &mut TestApp, begin: &str| app.texts().iter().any(|(_, text)| text.starts_with(begin));
    assert!(
        !hint.is_complete && says(&mut app, &format!("Hint: start at {}. ", hint.begins)),
        "the first hint names only the cell"
    );
    assert!(
        !app.texts().iter().any(|(_, text)| text.contains(&hint.mv.to_string())),
        "the first hint does not name the move"
    );
    let marks = |app: &mut TestApp| {
        let mut names = app.bevy.world_mut().query::<&Name>();
        names.iter(app.bevy.world()).filter(|name| name.as_str() == "Mark").count()
    };
    assert_eq!(marks(&mut app), 2, "two frames, one in the other");
    for _ in 0..2 {
        app.hit("H");
        assert_eq!(app.resource::<Hint>().0, Some(Advice { is_complete: true, ..hint }));
        assert!(says(&mut app, &format!("Hint: {} – ", hint.mv)), "the move after a second request");
    }
}

#[test]
fn repeated_requests_do_not_delay_a_hint() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[Controller::Human, QUICK]));
    app.send(MatchCommand::Hint);
    app.frames(1);
    assert_eq!(app.text_in("Status text"), "Looking for a hint…");
    app.frames(1);
    assert_eq!(app.notice(), "This game doesn’t count toward your rating: you used a hint.");
    app.wait_for("advice", |app| {
        app.send(MatchCommand::Hint);
        app.resource::<Hint>().0.is_some()
    });
}

#[test]
fn the_phase_belongs_to_the_seat_to_move_in_every_frame() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[Controller::Human, QUICK]));
    app.settings().animation_speed = 0.0;
    for plies in [2, 4, 6] {
        app.choose(app.first_move());
        app.wait_for("the reply", |app| {
            let (person, phase) = (app.game().controller() == Some(Controller::Human), app.phase());
            assert!(phase != Some(Phase::Choosing) || person, "after {:?}", app.moves());
            assert!(phase != Some(Phase::Thinking) || !person, "after {:?}", app.moves());
            app.moves().len() == plies && phase == Some(Phase::Choosing)
        });
    }
}

#[test]
fn computers_play_every_variant_to_its_end() {
    for variant in Variant::ALL {
        let mut app = TestApp::playing(setup(variant, &[QUICK; 4]));
        // Without animations nothing may depend on a pause.
        app.settings().animation_speed = 0.0;
        app.settle();
        assert_eq!(app.phase(), Some(Phase::Over));
        let result = app.game().result().expect("a result");
        println!("{variant}: {} plies, {:?}", app.moves().len(), result);
        app.rest();
        if variant.is_quixo() {
            let mut query = app.bevy.world_mut().query::<&Cube>();
            assert_eq!(query.iter(app.bevy.world()).count(), 25);
        } else {
            assert_pieces_agree(&mut app);
        }
    }
}

#[test]
fn the_cells_of_a_captured_side_stay_empty() {
    for (variant, all) in [(Variant::Hexxagon, 58), (Variant::HexxagonOpen, 61)] {
        let blocks = if variant == Variant::Hexxagon { "-1-1-1" } else { "6" };
        let text = format!("1/{blocks}/12/18/rw22 r 0 9");
        let mut app = TestApp::playing(from(&text, setup(variant, &[])));
        app.click_cell("d1");
        app.settle();
        assert_eq!(app.moves(), ["d1"], "{variant}");
        assert_eq!(app.phase(), Some(Phase::Over), "{variant}");
        let score = app.game().result().expect("a result").score;
        assert_eq!(score, Some(BySide([all, 0])), "{variant}");
        assert_pieces_agree(&mut app);
    }
}

fn gold_cubes(app: &mut TestApp) -> usize {
    let gold = app.resource::<SceneMaterials>().gold.clone();
    let mut cubes = app.bevy.world_mut().query_filtered::<&MeshMaterial3d<Surface>, With<Cube>>();
    cubes.iter(app.bevy.world()).filter(|material| material.0 == gold).count()
}

#[test]
fn the_end_shows_the_line_and_the_result() {
    for (variant, text, mv) in [
        (Variant::Quixo, "xxxx1/5/5/5/5 x 0 9", "e1-e5"),
        (Variant::QuixoTeams, "nsns1/5/5/5/5 s 0 9", "e1-e5.n"),
    ] {
        let mut app = TestApp::playing(from(text, setup(variant, &[])));
        app.play(app.parse_move(mv));
        app.until(Menu::Result);
        assert_eq!(app.phase(), Some(Phase::Over), "{variant}");
        app.rest();
        assert_eq!(gold_cubes(&mut app), 5, "{variant}: the winning line");
        app.press_named("Rematch");
        app.until(Phase::Choosing);
        assert_eq!(gold_cubes(&mut app), 0, "{variant}: the next match");
    }
}

fn shown_frame(app: &mut TestApp, name: &str) -> bool {
    let entity = app.named(name);
    entity.is_some_and(|entity| app.bevy.world().get::<Node>(entity).is_some())
}

#[test]
fn a_resting_pointer_shows_why_a_cube_cannot_be_taken() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[]));
    let (c3, e5) = (app.over_cell("c3"), app.over_cell("e5"));
    app.point_at(c3);
    assert!(!shown_frame(&mut app, "Reason"), "the reason appears after a delay");
    app.wait_for("the reason", |app| shown_frame(app, "Reason"));
    app.point_at(e5);
    app.frames(8);
    assert!(app.named("Reason").is_none());
    // The keyboard cursor hides the reason.
    app.point_at(c3);
    app.wait_for("the reason", |app| shown_frame(app, "Reason"));
    app.hit("Up");
    app.frames(8);
    assert!(app.named("Reason").is_none());
}

#[test]
fn a_press_beside_the_board_ends_the_animation() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[]));
    app.click_cell("a1");
    app.click_over("Arrow a1-e1");
    assert_eq!(app.phase(), Some(Phase::Animating));
    // The animation is still running.
    let felt = app.over_felt();
    app.point_at(felt);
    assert_eq!(app.phase(), Some(Phase::Animating));
    app.press(ButtonState::Pressed);
    app.frames(1);
    assert_eq!(app.phase(), Some(Phase::Choosing), "at once");
    assert_cubes_agree(&mut app);
}

#[test]
fn a_double_click_on_an_arrow_does_not_move_for_the_opponent() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[]));
    app.click_cell("a1");
    let arrow = app.over("Arrow a1-e1");
    app.point_at(arrow);
    for state in [ButtonState::Pressed, ButtonState::Released, ButtonState::Pressed, ButtonState::Released] {
        app.press(state);
    }
    app.settle();
    assert_eq!(app.moves(), ["a1-e1"]);
}

#[test]
fn a_viewed_position_stays_while_the_match_continues() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[Controller::Human, QUICK]));
    app.settings().animation_speed = 0.0;
    app.click_cell("a1");
    let arrow = app.over("Arrow a1-e1");
    app.point_at(arrow);
    app.press(ButtonState::Pressed);
    app.send(MatchCommand::ViewPly(0));
    app.press(ButtonState::Released);
    app.settle();
    assert_eq!(app.moves().len(), 2, "the computer has replied");
    app.rest();
    let mut cubes = app.bevy.world_mut().query::<&Cube>();
    assert!(cubes.iter(app.bevy.world()).all(|cube| cube.face == quixo::Face::Blank));
    app.perform(MatchCommand::ViewPly(2));
    assert_cubes_agree(&mut app);
}

#[test]
fn the_view_button_cycles_through_the_views() {
    let mut app = TestApp::playing(setup(Variant::Hexxagon, &[]));
    assert_eq!(*app.resource::<View>(), View::ThreeQuarter);
    for wanted in [View::Seat, View::Top, View::ThreeQuarter] {
        app.press_named("View");
        assert_eq!(*app.resource::<View>(), wanted);
    }
}

#[test]
fn a_draw_cannot_be_agreed_for_a_thinking_computer() {
    let master = Controller::Computer(Level::Master);
    let mut app = TestApp::playing(setup(Variant::Quixo, &[master, Controller::Human]));
    assert_eq!(app.phase(), Some(Phase::Thinking));
    app.go(Menu::Pause);
    assert!(app.is_disabled("Agree on a draw"));
}

#[test]
fn a_blocked_piece_is_explained_and_not_selected() {
    let text = "w/-r-r-r/rrrrrrrrrrrr/wwwwwwwwwwwwwwwwww/24 r 0 9";
    let mut app = TestApp::playing(from(text, setup(Variant::Hexxagon, &[])));
    let (b2, c1) = (app.over_cell("b2"), app.over_cell("c1"));
    app.click(b2);
    assert_eq!(*app.resource::<Selection>(), Selection::None);
    assert_eq!(app.notice(), "This piece is stuck: no empty cell in reach.");
    app.click(c1);
    let piece = AnyCell::Hexxagon("c1".parse().expect("a cell"));
    assert_eq!(*app.resource::<Selection>(), Selection::Cell(piece));
}

#[test]
fn the_result_returns_after_another_menu() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[]));
    app.perform(MatchCommand::Resign);
    app.hit("F1");
    assert_eq!(app.menu(), Menu::HowToPlay);
    app.hit("Esc");
    assert_eq!(app.menu(), Menu::Result);
    app.hit("Esc");
    assert_eq!(app.menu(), Menu::None);
}

#[test]
fn keys_work_beside_the_result() {
    let mut app = TestApp::playing(setup(Variant::Hexxagon, &[]));
    app.send(MatchCommand::Resign);
    app.until(Menu::Result);
    app.hit("3");
    assert_eq!(*app.resource::<View>(), View::Top);
    app.hit("Ctrl+N");
    app.until(Screen::Setup);
    app.until(Menu::None);
}

#[test]
fn keys_turn_and_zoom_the_camera() {
    let mut app = TestApp::playing(setup(Variant::Quixo, &[]));
    let camera = |app: &mut TestApp| {
        let orbit = app.camera();
        (orbit.target_yaw, orbit.target_pitch, orbit.target_radius)
    };
    let (yaw, pitch, radius) = camera(&mut app);
    app.hit("Ctrl+Left");
    app.hit("Ctrl+Up");
    app.hit("+");
    let turned = camera(&mut app);
    assert!(turned.0 < yaw && turned.1 > pitch && turned.2 < radius, "{turned:?}");
    app.hit("=");
    let reset = camera(&mut app);
    assert!((reset.0 - yaw).abs() < 1e-4 && (reset.2 - radius).abs() < 1e-3, "{reset:?}");
}

#[test]
fn moves_have_sounds_and_the_end_sounds_once() {
    let mut app = TestApp::playing(from("xxxx1/5/5/5/5 x 0 9", setup(Variant::Quixo, &[])));
    app.record::<PlaySound>();
    let effects = |app: &mut TestApp| -> Vec<Effect> {
        let sounds = app.take_recorded::<PlaySound>().into_iter().map(|sound| sound.0);
        sounds.filter(|effect| *effect != Effect::Click).collect()
    };
    app.click_cell("c1");
    app.hit("Esc");
    assert_eq!(effects(&mut app), [Effect::Take, Effect::Place]);
    app.play(app.parse_move("e4-e5"));
    app.until(Menu::Result);
    assert_eq!(effects(&mut app), [Effect::Take, Effect::Push, Effect::Win]);
    app.press_named("Review the match");
    app.press_named("Back to the game");
    app.until(Screen::Playing);
    app.rest();
    assert_eq!(effects(&mut app), []);
}

#[test]
fn a_match_opened_from_the_title_shows_its_last_move() {
    let mut app = TestApp::open(1280, 720);
    assert_eq!(app.screen(), Screen::Title);
    app.start(played(setup(Variant::Hexxagon, &[]), 3));
    assert!(app.named("Mark").is_some(), "the mark of the last move");
}

#[test]
fn advice_on_a_jump_frames_the_piece_and_points_at_the_cell() {
    let mut app = TestApp::playing(setup(Variant::Hexxagon, &[]));
    let mv = "e13-e15".parse().map(AnyMove::Hexxagon).expect("a jump");
    let begins = app.game().position().beginning(mv).expect("a piece");
    app.resource_mut::<Hint>().0 = Some(Advice { mv, why: MoveReason::StaysSafe, begins, is_complete: true });
    app.rest();
    let mut marks = app.bevy.world_mut().query::<(&Name, &Transform)>();
    let at = |cell: &str| hexxagon::cell_center(cell.parse().expect("a cell")).xz();
    let count = |cell: &str| {
        let here = |at: &Transform, cell: Vec2| at.translation.xz().distance(cell) < 1e-4;
        marks
            .iter(app.bevy.world())
            .filter(|(name, place)| name.as_str() == "Mark" && here(place, at(cell)))
            .count()
    };
    let counts = ["e13", "e15"].map(count);
    assert_eq!(counts, [2, 1], "two frames on the piece, a ring on its target");
    let [from, to] = ["e13", "e15"].map(at);
    let points_along =
        |place: &Transform| (place.rotation * Vec3::X).xz().dot((to - from).normalize()) > 0.99;
    let between = |place: &Transform| (place.translation.xz() - from).dot(to - place.translation.xz()) > 0.0;
    let arrows = marks
        .iter(app.bevy.world())
        .filter(|(name, at)| name.as_str() == "Mark" && between(at) && points_along(at));
    assert_eq!(arrows.count(), 1, "an arrow from the piece to the cell");
}

#[test]
fn a_hint_requested_during_an_animation_comes_after_it() {
    let mut app = TestApp::playing(from("5/oooo1/xxxx1/5/5 x 0 9", setup(Variant::Quixo, &[])));
    app.choose(app.parse_move("a1-e1"));
    app.frames(2);
    assert_eq!(app.phase(), Some(Phase::Animating));
    app.hit("H");
    app.wait_for("the advice", |app| app.resource::<Hint>().0.is_some());
    // A request just before the computer's turn is dropped.
    app.start(Match::new(setup(Variant::Quixo, &[Controller::Human, QUICK])));
    app.choose(app.parse_move("a1-e1"));
    app.frames(2);
    app.hit("H");
    app.settle();
    app.frames(30);
    assert_eq!(app.resource::<Hint>().0, None);
}

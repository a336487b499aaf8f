//! Complete plies through real picking: pointer, click on a cube, click on an arrow.

use crate::harness::Table;
use crate::harness::matches::{from, played};
use bevy::input::ButtonState;
use bevy::prelude::*;
use pushflip::game::audio::{Effect, PlaySound};
use pushflip::game::scene::camera::View;
use pushflip::game::scene::hexxagon::{self, Piece};
use pushflip::game::scene::quixo::{self, Cube};
use pushflip::game::state::{Advice, Hint, MatchCommand, Menu, Phase, Screen};
use pushflip::game::turn::{Hovered, Selection, Target};
use pushflip_core::ai::{Level, MoveReason};
use pushflip_core::rules::{BySide, Side, Variant};
use pushflip_core::session::{AnyMove, AnyPosition, Controller, Match, Setup};

/// A player that replies at once.
const QUICK: Controller = Controller::Computer(Level::FirstGame);

fn setup(variant: Variant, controllers: &[Controller]) -> Setup {
    Setup::new(variant, controllers)
}

/// Checks that every cube has the place and the face of the position.
fn assert_cubes_agree(table: &mut Table) {
    let position = table.game().position();
    let mut query = table.app.world_mut().query::<(&Cube, &Transform)>();
    let mut seen = 0;
    for (cube, at) in query.iter(table.app.world()) {
        assert_eq!(cube.face, quixo::Face::of(&position, cube.cell), "the cube on {}", cube.cell);
        let lying = quixo::cube_transform(cube.cell, cube.face);
        assert!(at.translation.xz().distance(lying.translation.xz()) < 1e-4, "the cube on {}", cube.cell);
        assert!(at.rotation.abs_diff_eq(lying.rotation, 1e-4), "the cube on {}", cube.cell);
        seen |= cube.cell.bit();
    }
    assert_eq!(seen, (1 << 25) - 1, "a cube on each cell");
}

fn assert_pieces_agree(table: &mut Table) {
    // At the end the winner's pieces are counted one by one, and rise.
    table.updates(30);
    let AnyPosition::Hexxagon(position) = table.game().position() else { panic!("Hexxagon") };
    let winner = table.game().result().and_then(|result| result.winner);
    let mut query = table.app.world_mut().query::<(&Piece, &Transform)>();
    let mut count = 0;
    for (piece, at) in query.iter(table.app.world()) {
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
    let mut table = Table::playing(setup(Variant::Quixo, &[]));
    assert_eq!(table.phase(), Some(Phase::Choosing));
    let c1 = table.over_cell("c1");
    table.point_at(c1);
    let over_c1 = Hovered(Some(Target::Cube("c1".parse().expect("c1"))));
    assert_eq!(*table.resource::<Hovered>(), over_c1);
    // The pointer counts as over the cube also if it has not moved since the turn began.
    let mv = "e5-e1".parse().map(AnyMove::Quixo).expect("a move");
    table.choose(mv);
    table.updates(2);
    assert_eq!(*table.resource::<Hovered>(), Hovered(None), "nobody's turn");
    table.settle();
    assert_eq!(*table.resource::<Hovered>(), over_c1);
    table.send(MatchCommand::Undo);
    table.settle();
    assert_eq!(*table.resource::<Hovered>(), over_c1);
    table.click(c1);
    assert_eq!(*table.resource::<Selection>(), Selection::Cube("c1".parse().expect("c1")));
    for arrow in ["Arrow c1-a1", "Arrow c1-e1", "Arrow c1-c5"] {
        assert!(table.named(arrow).is_some(), "{arrow}");
    }
    let arrow = table.over("Arrow c1-e1");
    table.point_at(arrow);
    table.updates(2);
    assert!(table.named("Ghost").is_some(), "the ghost of the pushed line");
    table.click(arrow);
    assert_eq!(table.moves(), ["c1-e1"]);
    assert_eq!(table.phase(), Some(Phase::Animating));
    assert!(table.named("Mark").is_none(), "not before its cube arrives");
    table.settle();
    assert!(table.named("Ghost").is_none() && table.named("Arrow c1-a1").is_none());
    assert!(table.named("Mark").is_some(), "the mark of the last move");
    assert_cubes_agree(&mut table);
}

#[test]
fn cubes_that_cannot_be_taken_are_not_selected() {
    let mut table = Table::playing(from("o3x/5/5/5/5 x 0 3", setup(Variant::Quixo, &[])));
    for cell in ["c3", "a5"] {
        table.click_cell(cell);
        assert_eq!(*table.resource::<Selection>(), Selection::None, "{cell}");
    }
    assert!(table.moves().is_empty());
}

#[test]
fn a_click_elsewhere_clears_the_selection() {
    let mut table = Table::playing(setup(Variant::Quixo, &[]));
    table.click_cell("e5");
    assert_ne!(*table.resource::<Selection>(), Selection::None);
    table.click_felt();
    assert_eq!(*table.resource::<Selection>(), Selection::None);
    table.settle();
    table.updates(5);
    assert_cubes_agree(&mut table);
}

#[test]
fn a_cube_can_be_dragged_to_an_arrow() {
    let mut table = Table::playing(setup(Variant::Quixo, &[]));
    let from = table.over_cell("e3");
    let to = table.over_arrow("e3-e1");
    table.drag(from, to);
    assert_eq!(table.moves(), ["e3-e1"]);
    table.settle();
    assert_cubes_agree(&mut table);
}

#[test]
fn a_team_move_with_its_dot() {
    let mut table = Table::playing(setup(Variant::QuixoTeams, &[]));
    table.click_cell("e5");
    table.click_over("Arrow e5-e1");
    assert!(table.moves().is_empty(), "the dot is still open");
    table.updates(12);
    table.click_over("Dot n");
    assert_eq!(table.moves(), ["e5-e1.n"]);
    table.settle();
    assert_cubes_agree(&mut table);
    assert_eq!(table.game().position().to_string(), "5/5/5/5/4n w 0 2");
}

#[test]
fn a_clone_and_a_jump() {
    let mut table = Table::playing(setup(Variant::Hexxagon, &[]));
    // A click on an empty cell beside an own piece clones.
    table.click_cell("e14");
    assert_eq!(table.moves(), ["e14"]);
    table.settle();
    assert_pieces_agree(&mut table);
    // A selected piece shows its targets.
    table.click_cell("e17");
    assert_eq!(*table.resource::<Selection>(), Selection::Piece("e17".parse().expect("e17")));
    let e15 = table.over_cell("e15");
    table.point_at(e15);
    table.updates(2);
    assert!(table.named("Ghost").is_some(), "the mark of the piece that would flip");
    table.click(e15);
    assert_eq!(table.moves(), ["e14", "e17-e15"]);
    table.settle();
    assert_pieces_agree(&mut table);
}

#[test]
fn undo_takes_back_the_computers_reply_too() {
    let mut table = Table::playing(setup(Variant::Quixo, &[Controller::Human, QUICK]));
    table.click_cell("a1");
    table.click_over("Arrow a1-e1");
    table.settle();
    assert_eq!(table.moves().len(), 2, "the computer has replied");
    assert_cubes_agree(&mut table);
    let played = table.moves();
    table.send(MatchCommand::Undo);
    table.settle();
    assert!(table.moves().is_empty());
    assert_cubes_agree(&mut table);
    table.send(MatchCommand::Redo);
    table.settle();
    assert_eq!(table.moves(), played);
}

#[test]
fn undo_cancels_a_thinking_computer() {
    let master = Controller::Computer(Level::Master);
    let mut table = Table::playing(setup(Variant::Quixo, &[Controller::Human, master]));
    table.click_cell("a1");
    table.click_over("Arrow a1-e1");
    while table.phase() == Some(Phase::Animating) {
        table.updates(1);
    }
    assert_eq!(table.phase(), Some(Phase::Thinking));
    table.send(MatchCommand::Undo);
    table.settle();
    assert!(table.moves().is_empty());
    // A late result would arrive now.
    std::thread::sleep(std::time::Duration::from_millis(1_500));
    table.updates(20);
    assert!(table.moves().is_empty());
    assert_eq!(table.phase(), Some(Phase::Choosing));
}

#[test]
fn a_hint_is_legal_and_shown() {
    let mut table = Table::playing(setup(Variant::Hexxagon, &[]));
    table.send(MatchCommand::Hint);
    table.wait_for("advice", |table| table.resource::<Hint>().0.is_some());
    let hint = table.resource::<Hint>().0.expect("advice");
    assert_eq!(table.game().position().check(hint.mv), Ok(()));
    table.updates(2);
    let says = |table: &mut Table, begin: &str| table.texts().iter().any(|(_, text)| text.starts_with(begin));
    assert!(!hint.whole && says(&mut table, &format!("Hint: look at {} – ", hint.begins)), "only the cell");
    assert!(!table.texts().iter().any(|(_, text)| text.contains(&hint.mv.to_string())), "not the move");
    let marks = |table: &mut Table| {
        let mut names = table.app.world_mut().query::<&Name>();
        names.iter(table.app.world()).filter(|name| name.as_str() == "Mark").count()
    };
    assert_eq!(marks(&mut table), 2, "two frames, one in the other");
    for _ in 0..2 {
        table.hit("H");
        assert_eq!(table.resource::<Hint>().0, Some(Advice { whole: true, ..hint }));
        assert!(says(&mut table, &format!("Hint: {} – ", hint.mv)), "the move after a second request");
    }
}

#[test]
fn computers_play_every_variant_to_its_end() {
    for variant in Variant::ALL {
        let mut table = Table::playing(setup(variant, &[QUICK; 4]));
        // Without animations nothing may depend on a pause.
        table.settings().animation_speed = 0.0;
        table.settle();
        assert_eq!(table.phase(), Some(Phase::Over));
        let result = table.game().result().expect("an end");
        println!("{variant}: {} plies, {:?}", table.moves().len(), result);
        table.updates(10);
        if variant.is_quixo() {
            let mut query = table.app.world_mut().query::<&Cube>();
            assert_eq!(query.iter(table.app.world()).count(), 25);
        } else {
            assert_pieces_agree(&mut table);
        }
    }
}

#[test]
fn the_cells_of_a_captured_side_stay_empty() {
    for (variant, all) in [(Variant::Hexxagon, 58), (Variant::HexxagonOpen, 61)] {
        let blocks = if variant == Variant::Hexxagon { "-1-1-1" } else { "6" };
        let text = format!("1/{blocks}/12/18/rw22 r 0 9");
        let mut table = Table::playing(from(&text, setup(variant, &[])));
        table.click_cell("d1");
        table.settle();
        assert_eq!(table.moves(), ["d1"], "{variant}");
        assert_eq!(table.phase(), Some(Phase::Over), "{variant}");
        let score = table.game().result().expect("an end").score;
        assert_eq!(score, Some(BySide([all, 0])), "{variant}");
        assert_pieces_agree(&mut table);
    }
}

#[test]
fn the_end_shows_the_line_and_the_result() {
    for (variant, text, mv) in [
        (Variant::Quixo, "xxxx1/5/5/5/5 x 0 9", "e1-e5"),
        (Variant::QuixoTeams, "nsns1/5/5/5/5 s 0 9", "e1-e5.n"),
    ] {
        let mut table = Table::playing(from(text, setup(variant, &[])));
        let mv = table.game().position().parse_move(mv).expect("a move");
        table.play(mv);
        table.settle();
        table.updates(20);
        assert_eq!(table.phase(), Some(Phase::Over), "{variant}");
        assert_eq!(table.menu(), Menu::Result, "{variant}");
        assert!(table.named("Winning frame").is_some(), "{variant}: the winning line");
    }
}

fn shown_frame(table: &mut Table, name: &str) -> bool {
    let entity = table.named(name);
    entity.is_some_and(|entity| table.app.world().get::<Node>(entity).is_some())
}

#[test]
fn a_resting_pointer_shows_why_a_cube_cannot_be_taken() {
    let mut table = Table::playing(setup(Variant::Quixo, &[]));
    let (c3, e5) = (table.over_cell("c3"), table.over_cell("e5"));
    table.point_at(c3);
    assert!(!shown_frame(&mut table, "Reason"), "not at once");
    table.updates(8);
    assert!(shown_frame(&mut table, "Reason"));
    table.point_at(e5);
    table.updates(8);
    assert!(table.named("Reason").is_none());
    // The keyboard cursor hides the reason.
    table.point_at(c3);
    table.updates(8);
    assert!(shown_frame(&mut table, "Reason"));
    table.hit("Up");
    table.updates(8);
    assert!(table.named("Reason").is_none());
}

#[test]
fn a_press_beside_the_board_ends_the_animation() {
    let mut table = Table::playing(setup(Variant::Quixo, &[]));
    table.click_cell("a1");
    table.click_over("Arrow a1-e1");
    assert_eq!(table.phase(), Some(Phase::Animating));
    // The animation is still running.
    let felt = table.over_felt();
    table.point_at(felt);
    assert_eq!(table.phase(), Some(Phase::Animating));
    table.press(ButtonState::Pressed);
    table.updates(1);
    assert_eq!(table.phase(), Some(Phase::Choosing));
    assert_cubes_agree(&mut table);
}

#[test]
fn a_double_click_on_an_arrow_does_not_move_for_the_opponent() {
    let mut table = Table::playing(setup(Variant::Quixo, &[]));
    table.click_cell("a1");
    let arrow = table.over("Arrow a1-e1");
    table.point_at(arrow);
    for state in [ButtonState::Pressed, ButtonState::Released, ButtonState::Pressed, ButtonState::Released] {
        table.press(state);
    }
    table.settle();
    assert_eq!(table.moves(), ["a1-e1"]);
}

#[test]
fn a_viewed_position_stays_while_the_match_continues() {
    let mut table = Table::playing(setup(Variant::Quixo, &[Controller::Human, QUICK]));
    table.settings().animation_speed = 0.0;
    table.click_cell("a1");
    let arrow = table.over("Arrow a1-e1");
    table.point_at(arrow);
    table.press(ButtonState::Pressed);
    table.send(MatchCommand::ViewPly(0));
    table.press(ButtonState::Released);
    table.settle();
    assert_eq!(table.moves().len(), 2, "the computer has replied");
    table.updates(5);
    let mut cubes = table.app.world_mut().query::<&Cube>();
    assert!(cubes.iter(table.app.world()).all(|cube| cube.face == quixo::Face::Blank));
    table.send(MatchCommand::ViewPly(2));
    table.updates(5);
    assert_cubes_agree(&mut table);
}

#[test]
fn the_view_button_cycles_through_the_views() {
    let mut table = Table::playing(setup(Variant::Hexxagon, &[]));
    assert_eq!(*table.resource::<View>(), View::ThreeQuarter);
    for wanted in [View::Seat, View::Top, View::ThreeQuarter] {
        table.press_named("View");
        assert_eq!(*table.resource::<View>(), wanted);
    }
}

#[test]
fn a_draw_cannot_be_agreed_for_a_thinking_computer() {
    let master = Controller::Computer(Level::Master);
    let mut table = Table::playing(setup(Variant::Quixo, &[master, Controller::Human]));
    assert_eq!(table.phase(), Some(Phase::Thinking));
    table.go(Menu::Pause);
    assert!(table.is_disabled("Agree on a draw"));
}

#[test]
fn a_blocked_piece_is_explained_and_not_selected() {
    let text = "w/-r-r-r/rrrrrrrrrrrr/wwwwwwwwwwwwwwwwww/24 r 0 9";
    let mut table = Table::playing(from(text, setup(Variant::Hexxagon, &[])));
    let (b2, c1) = (table.over_cell("b2"), table.over_cell("c1"));
    table.click(b2);
    assert_eq!(*table.resource::<Selection>(), Selection::None);
    assert_eq!(table.notice(), "No empty cell lies within two steps of b2");
    table.click(c1);
    assert_eq!(*table.resource::<Selection>(), Selection::Piece("c1".parse().expect("c1")));
}

#[test]
fn the_result_returns_after_another_menu() {
    let mut table = Table::playing(setup(Variant::Quixo, &[]));
    table.send(MatchCommand::Resign);
    table.updates(20);
    table.hit("F1");
    assert_eq!(table.menu(), Menu::HowToPlay);
    table.hit("Esc");
    assert_eq!(table.menu(), Menu::Result);
    table.hit("Esc");
    assert_eq!(table.menu(), Menu::None);
}

#[test]
fn keys_work_beside_the_result() {
    let mut table = Table::playing(setup(Variant::Hexxagon, &[]));
    table.send(MatchCommand::Resign);
    table.updates(20);
    assert_eq!(table.menu(), Menu::Result);
    table.hit("3");
    assert_eq!(*table.resource::<View>(), View::Top);
    table.hit("Ctrl+N");
    table.updates(5);
    assert_eq!((table.screen(), table.menu()), (Screen::Setup, Menu::None));
}

#[test]
fn keys_turn_and_zoom_the_camera() {
    let mut table = Table::playing(setup(Variant::Quixo, &[]));
    let camera = |table: &mut Table| {
        let orbit = table.camera();
        (orbit.target_yaw, orbit.target_pitch, orbit.target_radius)
    };
    let (yaw, pitch, radius) = camera(&mut table);
    table.hit("Ctrl+Left");
    table.hit("Ctrl+Up");
    table.hit("+");
    let turned = camera(&mut table);
    assert!(turned.0 < yaw && turned.1 > pitch && turned.2 < radius, "{turned:?}");
    table.hit("=");
    let reset = camera(&mut table);
    assert!((reset.0 - yaw).abs() < 1e-4 && (reset.2 - radius).abs() < 1e-3, "{reset:?}");
}

/// The sound effects so far.
#[derive(Resource, Default)]
struct Effects(Vec<Effect>);

#[test]
fn moves_have_sounds_and_the_end_sounds_once() {
    let mut table = Table::playing(from("xxxx1/5/5/5/5 x 0 9", setup(Variant::Quixo, &[])));
    let record = |mut sounds: MessageReader<PlaySound>, mut effects: ResMut<Effects>| {
        effects.0.extend(sounds.read().map(|sound| sound.0));
    };
    table.app.init_resource::<Effects>().add_systems(Last, record);
    let effects = |table: &mut Table| {
        let mut effects = std::mem::take(&mut table.resource_mut::<Effects>().0);
        effects.retain(|effect| *effect != Effect::Click);
        effects
    };
    table.click_cell("c1");
    table.hit("Esc");
    assert_eq!(effects(&mut table), [Effect::Take, Effect::Place]);
    table.play("e4-e5".parse().map(AnyMove::Quixo).expect("a move"));
    table.settle();
    table.updates(5);
    assert_eq!(effects(&mut table), [Effect::Take, Effect::Push, Effect::Win]);
    table.press_named("Review the match");
    table.updates(10);
    table.press_named("Back to the game");
    table.updates(10);
    assert_eq!(table.phase(), Some(Phase::Over));
    assert_eq!(effects(&mut table), []);
}

#[test]
fn a_match_opened_from_the_title_shows_its_last_move() {
    let mut table = Table::open(1280, 720);
    assert_eq!(table.screen(), Screen::Title);
    table.start(played(setup(Variant::Hexxagon, &[]), 3));
    assert!(table.named("Mark").is_some(), "the mark of the last move");
}

#[test]
fn advice_on_a_jump_frames_the_piece() {
    let mut table = Table::playing(setup(Variant::Hexxagon, &[]));
    let mv = "e13-e15".parse().map(AnyMove::Hexxagon).expect("a jump");
    let begins = table.game().position().beginning(mv).expect("a piece");
    table.resource_mut::<Hint>().0 = Some(Advice { mv, why: MoveReason::StaysSafe, begins, whole: true });
    table.updates(3);
    let mut marks = table.app.world_mut().query::<(&Name, &Transform)>();
    let at = |cell: &str| hexxagon::cell_center(cell.parse().expect("a cell")).xz();
    let count = |cell: &str| {
        let here = |at: &Transform, cell: Vec2| at.translation.xz().distance(cell) < 1e-4;
        marks
            .iter(table.app.world())
            .filter(|(name, place)| name.as_str() == "Mark" && here(place, at(cell)))
            .count()
    };
    let counts = ["e13", "e15"].map(count);
    assert_eq!(counts, [2, 1], "two frames on the piece, a ring on its target");
}

#[test]
fn a_hint_requested_during_an_animation_comes_after_it() {
    let mut table = Table::playing(from("5/oooo1/xxxx1/5/5 x 0 9", setup(Variant::Quixo, &[])));
    table.choose("a1-e1".parse().map(AnyMove::Quixo).expect("a move"));
    table.updates(2);
    assert_eq!(table.phase(), Some(Phase::Animating));
    table.hit("H");
    table.wait_for("the advice", |table| table.resource::<Hint>().0.is_some());
    // A request just before the computer's turn is dropped.
    table.start(Match::new(setup(Variant::Quixo, &[Controller::Human, QUICK])));
    table.choose("a1-e1".parse().map(AnyMove::Quixo).expect("a move"));
    table.updates(2);
    table.hit("H");
    table.settle();
    table.updates(30);
    assert_eq!(table.resource::<Hint>().0, None);
}

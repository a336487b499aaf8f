//! Input devices: whole matches by keys alone and by a gamepad alone, typed moves, changed key bindings,
//! touch, and the tab order of every screen.

use std::collections::BTreeSet;

use crate::harness::Table;
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::Key;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::window::WindowEvent;
use pushflip::game::accessibility::{Announced, SpotNode};
use pushflip::game::input::{Action, Bindings, Cursor, Spot, spots};
use pushflip::game::language::Language;
use pushflip::game::screens::lesson::Walk;
use pushflip::game::screens::puzzle::CurrentPuzzle;
use pushflip::game::settings::{Draft, Settings};
use pushflip::game::state::{EditPosition, LookBack, Menu, Phase, ReviewMatch, Screen};
use pushflip::game::table::camera::View;
use pushflip::game::table::quixo;
use pushflip::game::turn::{Hovered, Selection, Target};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::Move;
use pushflip_core::rules::quixo::teams;
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::puzzle::PuzzleSet;
use pushflip_core::session::{AnyMove, AnyPosition, Controller, Match, Options, Setup};

/// More steps than any way over a board or round a screen.
const PATIENCE: usize = 160;

/// A hand on keys or on a gamepad: the same ways with different buttons.
#[derive(Clone, Copy)]
enum Hand {
    Keys,
    Pad(Entity),
}

impl Hand {
    fn step(self, table: &mut Table, action: Action) {
        use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp, South};
        let (key, button) = match action {
            Action::Up => ("Up", DPadUp),
            Action::Down => ("Down", DPadDown),
            Action::Left => ("Left", DPadLeft),
            Action::Right => ("Right", DPadRight),
            _ => ("Enter", South),
        };
        match self {
            Self::Keys => table.hit(key),
            Self::Pad(pad) => push(table, pad, button),
        }
    }
}

/// A gamepad is plugged in.
pub(super) fn connect(table: &mut Table) -> Entity {
    let gamepad = table.app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "A pad".into(), vendor_id: None, product_id: None };
    let event = GamepadConnectionEvent { gamepad, connection };
    table.send(event.clone());
    table.send(RawGamepadEvent::Connection(event));
    table.updates(2);
    gamepad
}

/// Presses a button of a gamepad and lets go.
pub(super) fn push(table: &mut Table, pad: Entity, button: GamepadButton) {
    for value in [1.0, 0.0] {
        let event = RawGamepadButtonChangedEvent::new(pad, button, value);
        table.send(RawGamepadEvent::Button(event));
        table.updates(2);
    }
    table.updates(1);
}

/// Moves a stick of a gamepad.
fn stick(table: &mut Table, pad: Entity, axis: GamepadAxis, value: f32) {
    let event = RawGamepadAxisChangedEvent::new(pad, axis, value);
    table.send(RawGamepadEvent::Axis(event));
}

/// A finger on the window, within the next frame.
fn touch(table: &mut Table, id: u64, phase: TouchPhase, position: Vec2) {
    let event = TouchInput { phase, position, window: table.window(), force: None, id };
    table.send(event);
    table.send(WindowEvent::TouchInput(event));
}

/// What the ring of the cursor is on.
fn ring(table: &Table) -> Spot {
    table.resource::<Cursor>().shown().expect("a ring")
}

/// Leads the cursor to a place, as one who looks at the ring would.
fn go_to(table: &mut Table, hand: Hand, target: Target) {
    let mut aside = false;
    for _ in 0..PATIENCE {
        let Some(now) = table.resource::<Cursor>().shown() else {
            // The first key shows the ring.
            hand.step(table, Action::Up);
            continue;
        };
        if now.target == target {
            assert_eq!(table.resource::<Hovered>().0, Some(target), "what the ring is on answers");
            return;
        }
        let selection = *table.resource::<Selection>();
        let places = spots(&table.game().position(), selection);
        let Spot { at, .. } = *places.iter().find(|spot| spot.target == target).expect("a place");
        let from = match selection {
            Selection::Cube(cell) => quixo::cube_center(cell),
            Selection::Pushed(push) => quixo::lane(push).0,
            _ => now.at,
        };
        let way = at - from;
        let across = if way.x > 0.0 { Action::Right } else { Action::Left };
        let along = if way.z > 0.0 { Action::Down } else { Action::Up };
        let straight = matches!(target, Target::Insert(_) | Target::Dot(_));
        let first = if straight { way.x.abs() > way.z.abs() } else { way.x.abs() > 0.5 && !aside };
        hand.step(table, if first { across } else { along });
        // Round a block the way leads aside.
        aside = table.resource::<Cursor>().shown() == Some(now) && !aside;
    }
    panic!("no way to {target:?} from {:?}", table.resource::<Cursor>().shown());
}

/// Plays a move step by step.
fn play(table: &mut Table, hand: Hand, mv: AnyMove) {
    let targets = match mv {
        AnyMove::Quixo(push) => vec![Target::Cube(push.take()), Target::Insert(push)],
        AnyMove::Teams(teams::Move::Push { push, dot }) => {
            vec![Target::Cube(push.take()), Target::Insert(push), Target::Dot(dot)]
        }
        AnyMove::Hexxagon(Move::Clone { to }) => vec![Target::Hex(to)],
        AnyMove::Hexxagon(Move::Jump { from, to }) => vec![Target::Hex(from), Target::Hex(to)],
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(Move::Pass) => vec![],
    };
    for target in targets {
        go_to(table, hand, target);
        hand.step(table, Action::Choose);
    }
}

/// Plays for every person until the match is over: to win if that is possible, else anything.
fn play_out(table: &mut Table, hand: Hand) {
    table.settings().animation_speed = 0.0;
    table.settle();
    while table.phase() == Some(Phase::Choosing) {
        let position = table.game().position();
        let moves = position.moves();
        let plies = table.game().moves().len();
        let wins = |mv: &&AnyMove| {
            position.play(**mv).outcome().is_some_and(|end| end.winner == Some(position.side_to_move()))
        };
        let captures = |mv: &&AnyMove| match (position, **mv) {
            (AnyPosition::Hexxagon(p), AnyMove::Hexxagon(mv)) => {
                mv.to().map_or(0, |to| p.captures(to).count_ones())
            }
            _ => 0,
        };
        let any = || {
            if position.variant().is_quixo() {
                moves.get(plies * 7 % moves.len())
            } else {
                moves.iter().max_by_key(captures)
            }
        };
        let mv = *moves.iter().find(wins).or_else(any).expect("a move");
        play(table, hand, mv);
        table.settle();
        assert_eq!(table.game().moves().get(plies), Some(&mv), "after {plies} plies");
    }
    assert_eq!(table.phase(), Some(Phase::Over));
}

fn setup(variant: Variant) -> Setup {
    Setup::new(variant, &[])
}

#[test]
fn a_whole_match_of_each_game_by_keys_alone() {
    for variant in Variant::ALL {
        let mut table = Table::playing(setup(variant));
        play_out(&mut table, Hand::Keys);
        println!("{variant}: {} plies by keys", table.moves().len());
    }
}

#[test]
fn from_the_title_to_the_end_of_a_match_by_gamepad_alone() {
    let mut table = Table::open(1280, 720);
    let mut draft = Draft::default();
    draft.seats[1].controller = Controller::Computer(Level::FirstGame);
    table.settings().last_setup = Some(draft);
    let pad = connect(&mut table);
    let hand = Hand::Pad(pad);
    let mut found = false;
    for _ in 0..10 {
        found = table.focused().as_deref() == Some("New game");
        if found {
            break;
        }
        hand.step(&mut table, Action::Down);
    }
    assert!(found, "the pad of directions moves the focus: {:?}", table.focused());
    hand.step(&mut table, Action::Choose);
    table.updates(4);
    assert_eq!(table.screen(), Screen::Setup);
    assert_eq!(table.focused().as_deref(), Some("Start"));
    hand.step(&mut table, Action::Choose);
    table.updates(4);
    assert_eq!(table.screen(), Screen::Playing);
    push(&mut table, pad, GamepadButton::Start);
    assert_eq!(table.menu(), Menu::Pause);
    push(&mut table, pad, GamepadButton::East);
    assert_eq!(table.menu(), Menu::None);
    play_out(&mut table, hand);
    table.updates(6);
    assert_eq!(table.menu(), Menu::Result);
    assert_eq!(table.focused().as_deref(), Some("Rematch"));
    hand.step(&mut table, Action::Choose);
    table.updates(6);
    assert!(table.moves().len() <= 1, "a rematch has begun");
}

#[test]
fn the_shoulders_change_the_region_and_the_sticks_lead_and_turn() {
    let mut table = Table::playing(setup(Variant::Quixo));
    let pad = connect(&mut table);
    let hand = Hand::Pad(pad);
    hand.step(&mut table, Action::Up);
    assert_eq!(table.focused().as_deref(), Some("Board stop"));
    let before = ring(&table);
    stick(&mut table, pad, GamepadAxis::LeftStickX, 1.0);
    table.updates(2);
    let after = ring(&table);
    assert!((after.at.x - before.at.x - 1.0).abs() < 1e-4, "one step at once");
    stick(&mut table, pad, GamepadAxis::LeftStickX, 0.0);
    push(&mut table, pad, GamepadButton::RightTrigger);
    assert_eq!(table.focused().as_deref(), Some("Moves"));
    push(&mut table, pad, GamepadButton::LeftTrigger);
    assert_eq!(table.focused().as_deref(), Some("Board stop"));
    stick(&mut table, pad, GamepadAxis::RightStickX, 1.0);
    table.updates(10);
    stick(&mut table, pad, GamepadAxis::RightStickX, 0.0);
    table.updates(30);
    let yaw = table.camera().target_yaw;
    assert!((-2.4..-1.2).contains(&yaw), "a second of it is about a quarter turn: {yaw}");
    // Now west is ahead: an arrow leads where it points on the screen.
    let before = ring(&table);
    hand.step(&mut table, Action::Right);
    let after = ring(&table);
    assert!((after.at.x - before.at.x).abs() < 1e-4, "to the right lies another row: {before:?} {after:?}");
}

#[test]
fn moves_are_typed_and_what_is_wrong_is_said() {
    let mut table = Table::playing(setup(Variant::Quixo));
    table.type_text("e5-e");
    assert!(table.text_in("Typed text").starts_with("e5-e"));
    assert!(table.moves().is_empty());
    // Letters of commands are letters while a move is typed.
    table.type_text("h");
    table.hit("Backspace");
    table.hit("Backspace");
    table.type_text("e1");
    table.hit("Enter");
    table.settle();
    assert_eq!(table.moves(), ["e5-e1"]);
    assert!(table.named("Typed move").is_none());
    // The opponent's cube, which is now on e1.
    table.type_text("e1-a1");
    table.hit("Enter");
    let why = table.text_in("Typed note");
    assert!(why.starts_with("Not possible: ") && why.len() > 20, "{why}");
    table.hit("Esc");
    assert!(table.named("Typed move").is_none());
    assert_eq!(table.menu(), Menu::None, "Esc has only closed the line");
    table.hit("/");
    table.type_text("xyz");
    table.hit("Enter");
    let why = table.text_in("Typed note");
    assert!(why.contains("xyz") && why.contains("e5-e1"), "{why}");
    table.hit("Esc");
    assert_eq!(table.moves().len(), 1);
    // A keyboard with other letters: the key that would be A.
    table.stroke(KeyCode::KeyA, Key::Character("ф".into()), ButtonState::Pressed);
    table.stroke(KeyCode::KeyA, Key::Character("ф".into()), ButtonState::Released);
    table.type_text("1-a5");
    table.hit("Enter");
    table.settle();
    assert_eq!(table.moves(), ["e5-e1", "a1-a5"]);
}

#[test]
fn every_notation_can_be_typed() {
    for (variant, moves) in [
        (Variant::QuixoTeams, vec!["e5-e1.n", "a5-e5.e"]),
        (Variant::Hexxagon, vec!["e14", "e17-e15", "e13-d11"]),
    ] {
        let mut table = Table::playing(setup(variant));
        for mv in &moves {
            table.type_text(mv);
            table.hit("Enter");
            table.settle();
        }
        assert_eq!(table.moves(), moves);
    }
}

#[test]
fn keys_act_and_can_be_changed() {
    let mut table = Table::playing(setup(Variant::Quixo));
    let play = |table: &mut Table, mv: &str| {
        table.type_text(mv);
        table.hit("Enter");
        table.settle();
    };
    play(&mut table, "a1-a5");
    play(&mut table, "e1-e5");
    table.hit("Ctrl+Z");
    table.settle();
    assert_eq!(table.moves(), ["a1-a5"]);
    table.hit("Ctrl+Shift+Z");
    table.settle();
    assert_eq!(table.moves(), ["a1-a5", "e1-e5"]);
    table.hit("Home");
    assert_eq!(*table.resource::<LookBack>(), LookBack(Some(0)));
    table.hit("Right");
    assert_eq!(*table.resource::<LookBack>(), LookBack(Some(1)));
    table.hit("End");
    assert_eq!(*table.resource::<LookBack>(), LookBack(None));
    table.hit("F");
    assert!(table.resource::<Settings>().fullscreen);
    table.hit("F11");
    assert!(!table.resource::<Settings>().fullscreen);
    for (key, menu) in [("F1", Menu::HowToPlay), ("Ctrl+,", Menu::Settings), ("?", Menu::Keys)] {
        table.hit(key);
        table.updates(2);
        assert_eq!(table.menu(), menu, "{key}");
        table.hit(key);
        table.updates(2);
        assert_eq!(table.menu(), Menu::None, "{key} closes what it opened");
    }
    // One step back at a time, and the menu's own key closes them all.
    for (key, menus) in [("Esc", &[Menu::Settings, Menu::Pause, Menu::None][..]), ("F10", &[Menu::None])] {
        for (key, menu) in [("Esc", Menu::Pause), ("Ctrl+,", Menu::Settings), ("?", Menu::Keys)] {
            table.hit(key);
            table.updates(2);
            assert_eq!(table.menu(), menu, "{key}");
        }
        for &menu in menus {
            table.hit(key);
            table.updates(2);
            assert_eq!(table.menu(), menu, "{key}");
        }
    }
    // Another key for taking back, by keys.
    table.hit("?");
    table.updates(3);
    let mut tabs = 0;
    while table.focused().as_deref() != Some("Keys of undo") {
        table.hit("Tab");
        tabs += 1;
        assert!(tabs < PATIENCE);
    }
    table.hit("Enter");
    table.hit("Esc");
    assert_eq!(table.menu(), Menu::Keys, "Esc has only ended the listening");
    assert_eq!(table.focused().as_deref(), Some("Keys of undo"));
    table.hit("Enter");
    table.hit("H");
    table.updates(2);
    let bindings = table.resource::<Bindings>().clone();
    assert_eq!(
        bindings.keys(Action::Undo),
        ["H", "Pad+LeftTrigger2"].map(|name| name.parse().expect("a key"))
    );
    assert_eq!(bindings.keys(Action::Hint), ["Pad+North".parse().expect("a button")]);
    // What a file keeps is the same.
    let settings = table.resource::<Settings>();
    let text = toml::to_string(&settings).expect("plain values");
    let read: Settings = toml::from_str(&text).expect("own text");
    assert_eq!(Bindings::with(&read.keys), bindings);
    table.hit("Esc");
    table.updates(2);
    assert_eq!(table.menu(), Menu::None);
    table.hit("Ctrl+Z");
    table.settle();
    assert_eq!(table.moves().len(), 2, "the old key has no meaning");
    table.hit("H");
    table.settle();
    assert_eq!(table.moves().len(), 1, "the new one has");
    // All as usual.
    table.hit("?");
    table.updates(3);
    tabs = 0;
    while table.focused().as_deref() != Some("Reset all keys") {
        table.hit("Shift+Tab");
        tabs += 1;
        assert!(tabs < PATIENCE);
    }
    table.hit("Enter");
    table.updates(2);
    assert_eq!(*table.resource::<Bindings>(), Bindings::default());
    assert!(table.resource::<Settings>().keys.is_empty());
}

/// Everything that Tab should reach: shown, and in the dialog if there is one.
pub(super) fn stops(table: &mut Table) -> BTreeSet<Entity> {
    let world = table.app.world_mut();
    let mut groups = world.query::<(Entity, &TabGroup)>();
    let modal: Vec<_> = groups.iter(world).filter(|(_, group)| group.modal).map(|(group, _)| group).collect();
    let mut widgets = world.query_filtered::<(Entity, Option<&ComputedNode>), With<TabIndex>>();
    let shown: Vec<_> = widgets
        .iter(world)
        .filter(|(_, node)| node.is_none_or(|node| !node.is_empty()))
        .map(|(widget, _)| widget)
        .collect();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    shown
        .into_iter()
        .filter(|&widget| {
            modal.is_empty() || parents.iter_ancestors(widget).any(|around| modal.contains(&around))
        })
        .collect()
}

fn open(screen: Screen, menu: Menu) -> Table {
    let mut table = Table::open(1280, 720);
    if screen == Screen::Playing {
        let mut game = Match::new(setup(Variant::Hexxagon));
        for mv in ["e14", "e17-e15", "e13-d11"] {
            let mv = game.position().parse_move(mv).expect("a move");
            game.play(mv).expect("legal");
        }
        if menu == Menu::Result {
            game.agree_draw();
        }
        table.start(game);
    } else {
        let world = table.app.world_mut();
        match screen {
            Screen::Title => {}
            Screen::Editor => {
                let position = AnyPosition::start(Variant::QuixoTeams, &Options::default());
                _ = world.write_message(EditPosition(Box::new(position)));
            }
            Screen::Review => {
                let mut game = Match::new(setup(Variant::Quixo));
                game.play(game.position().moves()[3]).expect("legal");
                _ = world.write_message(ReviewMatch(Box::new(game)));
            }
            Screen::Lesson => _ = world.write_message(Walk::Begin(Lesson::QuixoTeams)),
            Screen::Puzzle => {
                world.insert_resource(CurrentPuzzle::Shipped { set: PuzzleSet::Hexxagon, number: 3 });
                world.resource_mut::<NextState<Screen>>().set(screen);
            }
            _ => world.resource_mut::<NextState<Screen>>().set(screen),
        }
        table.updates(10);
    }
    if table.menu() != menu {
        table.go(menu);
    }
    table.updates(6);
    assert_eq!(table.menu(), menu);
    table
}

const PLACES: [(Screen, Menu); 17] = [
    (Screen::Title, Menu::None),
    (Screen::Setup, Menu::None),
    (Screen::Playing, Menu::None),
    (Screen::Playing, Menu::Pause),
    (Screen::Playing, Menu::Result),
    (Screen::Title, Menu::Settings),
    (Screen::Title, Menu::About),
    (Screen::Title, Menu::HowToPlay),
    (Screen::Title, Menu::Keys),
    (Screen::Title, Menu::Lessons),
    (Screen::Title, Menu::Puzzles),
    (Screen::Title, Menu::Records),
    (Screen::Title, Menu::Statistics),
    (Screen::Editor, Menu::None),
    (Screen::Review, Menu::None),
    (Screen::Lesson, Menu::None),
    (Screen::Puzzle, Menu::None),
];

#[test]
fn tab_reaches_every_control_of_every_screen() {
    for (screen, menu) in PLACES {
        let mut table = open(screen, menu);
        // Even if a click has left nothing with the focus.
        table.resource_mut::<InputFocus>().clear();
        table.updates(1);
        let wanted = stops(&mut table);
        assert!(!wanted.is_empty());
        let mut reached = BTreeSet::new();
        for _ in 0..=wanted.len() {
            table.hit("Tab");
            reached.extend(table.resource::<InputFocus>().get());
        }
        assert_eq!(reached, wanted, "{screen:?} {menu:?}");
        assert!(table.resource::<InputFocusVisible>().0);
        table.hit("Shift+Tab");
        assert!(table.resource::<InputFocus>().get().is_some_and(|focused| wanted.contains(&focused)));
    }
}

/// What bears the same name in English and in Russian.
const NAMES: [&str; 2] = ["Quixo", "Hexxagon"];

#[test]
fn every_control_has_a_role_and_a_name_in_the_language_spoken() {
    use accesskit::Role;
    let controls = [
        Role::Button,
        Role::CheckBox,
        Role::RadioButton,
        Role::RadioGroup,
        Role::Slider,
        Role::TextInput,
        Role::Group,
    ];
    for (screen, menu) in PLACES {
        for language in [Language::English, Language::Russian] {
            let mut table = open(screen, menu);
            table.settings().language = Some(language);
            table.resource::<AccessibilityRequested>().set(true);
            table.updates(6);
            let place = format!("{screen:?} {menu:?} in {language:?}");
            for stop in stops(&mut table) {
                let world = table.app.world();
                let node = world
                    .get::<AccessibilityNode>(stop)
                    .unwrap_or_else(|| panic!("{place}: {stop} is not told"));
                assert!(
                    controls.contains(&node.role()),
                    "{place}: {:?} {:?}",
                    node.role(),
                    world.get::<Name>(stop)
                );
                assert!(!node.is_hidden(), "{place}: {:?}", world.get::<Name>(stop));
            }
            let mut nodes = table.app.world_mut().query::<(&AccessibilityNode, Option<&Name>)>();
            for (node, name) in nodes.iter(table.app.world()) {
                if !controls.contains(&node.role()) || node.is_hidden() {
                    continue;
                }
                let label = node.label().unwrap_or_default();
                assert!(!label.is_empty(), "{place}: {name:?}");
                // A move, a number and the games' names are the same everywhere.
                let translated =
                    label.chars().any(|c| ('а'..='я').contains(&c.to_lowercase().next().unwrap_or(c)));
                let plain = NAMES.contains(&label) || label.chars().any(|c| c.is_ascii_digit());
                let own = Language::ALL.iter().any(|language| language.own_name() == label);
                assert!(language == Language::English || translated || plain || own, "{place}: {label:?}");
            }
        }
    }
}

/// What is spoken now.
fn spoken(table: &mut Table) -> Vec<String> {
    let mut spoken = table.app.world_mut().query::<&Announced>();
    spoken.iter(table.app.world()).map(|announced| announced.0.clone()).collect()
}

#[test]
fn lessons_puzzles_and_reviews_speak() {
    let mut table = open(Screen::Lesson, Menu::None);
    table.resource::<AccessibilityRequested>().set(true);
    table.send(Walk::Forward);
    table.updates(3);
    let step = spoken(&mut table);
    assert!(step.len() == 1 && step[0].contains("blank cube"), "{step:?}");

    let mut table = open(Screen::Title, Menu::None);
    table.resource::<AccessibilityRequested>().set(true);
    table.app.world_mut().insert_resource(CurrentPuzzle::Shipped { set: PuzzleSet::Hexxagon, number: 3 });
    table.resource_mut::<NextState<Screen>>().set(Screen::Puzzle);
    let mut told = Vec::new();
    for _ in 0..10 {
        table.updates(1);
        told.extend(spoken(&mut table));
    }
    assert!(told.iter().any(|said| said.starts_with("Win") || said.starts_with("Find")), "{told:?}");

    let mut table = open(Screen::Review, Menu::None);
    table.resource::<AccessibilityRequested>().set(true);
    let mut told = Vec::new();
    // The ply is judged beside the frames; going away from it and back says it again.
    table.wait_for("a judgement in words", |table| {
        table.hit("Home");
        table.hit("End");
        told.extend(spoken(table));
        let grades = ["Best", "Good", "Inaccuracy", "Mistake", "Blunder"];
        told.iter().any(|said| grades.iter().any(|grade| said.contains(grade)))
    });
}

#[test]
fn the_board_is_read_and_moves_are_spoken() {
    let mut table = Table::playing(setup(Variant::Quixo));
    table.resource::<AccessibilityRequested>().set(true);
    table.speak(Language::English);
    let mut nodes = table.app.world_mut().query::<(&SpotNode, &AccessibilityNode)>();
    let labels: Vec<_> =
        nodes.iter(table.app.world()).filter_map(|(_, node)| node.label().map(ToString::to_string)).collect();
    assert_eq!(labels.len(), 25);
    assert!(labels.contains(&"e5, blank, can be taken".to_string()), "{labels:?}");
    assert!(labels.contains(&"c3, blank".to_string()), "{labels:?}");
    table.type_text("e5-e1");
    table.hit("Enter");
    table.updates(2);
    assert_eq!(spoken(&mut table), ["Cross plays e5-e1"]);
    // The board's stop has the cell under the ring as what is read.
    table.settle();
    table.hit("Up");
    table.hit("Up");
    let stop = table.named("Board stop").expect("a stop");
    let world = table.app.world();
    let active =
        world.get::<AccessibilityNode>(stop).and_then(|node| node.active_descendant()).expect("a cell");
    let active = Entity::try_from_bits(active.0).expect("an entity");
    let at = world.resource::<Cursor>().shown().expect("a ring").target;
    assert_eq!(world.get::<SpotNode>(active), Some(&SpotNode(at)));
}

#[test]
fn a_tap_ends_the_motion() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    let mv = table.game().position().moves()[0];
    table.choose(mv);
    table.updates(2);
    assert_eq!(table.phase(), Some(Phase::Animating));
    let aside = Vec2::new(40.0, 680.0);
    touch(&mut table, 1, TouchPhase::Started, aside);
    touch(&mut table, 1, TouchPhase::Ended, aside);
    table.updates(3);
    assert_eq!(table.phase(), Some(Phase::Choosing));
}

#[test]
fn a_tap_chooses_a_drag_orbits_and_two_fingers_zoom() {
    let mut table = Table::playing(setup(Variant::Quixo));
    let orbit = |table: &mut Table| {
        let orbit = table.camera();
        (orbit.target_yaw, orbit.target_radius)
    };
    let start = orbit(&mut table);
    // So fast that it begins and ends within one frame.
    let c1 = table.over_cell("c1");
    touch(&mut table, 1, TouchPhase::Started, c1);
    touch(&mut table, 1, TouchPhase::Ended, c1);
    table.updates(3);
    assert_eq!(*table.resource::<Selection>(), Selection::Cube("c1".parse().expect("c1")), "a tap takes");
    // A tap beside the board puts back, a drag there turns the camera and chooses nothing.
    let aside = Vec2::new(40.0, 680.0);
    touch(&mut table, 2, TouchPhase::Started, aside);
    table.updates(2);
    touch(&mut table, 2, TouchPhase::Ended, aside);
    table.updates(3);
    assert_eq!(*table.resource::<Selection>(), Selection::None, "a tap elsewhere puts back");
    touch(&mut table, 3, TouchPhase::Started, aside);
    table.updates(2);
    for step in 1..=6 {
        touch(&mut table, 3, TouchPhase::Moved, aside + Vec2::X * 30.0 * step as f32);
        table.updates(1);
    }
    touch(&mut table, 3, TouchPhase::Ended, aside + Vec2::X * 180.0);
    table.updates(3);
    let turned = orbit(&mut table);
    assert!((turned.0 - start.0).abs() > 0.1, "a drag orbits: {start:?} {turned:?}");
    assert_eq!(*table.resource::<Selection>(), Selection::None);
    // Two fingers that go apart, over cubes: nearer, and nothing chosen.
    table.resource_mut::<View>().set_changed();
    table.updates(30);
    let middle = table.over_cell("c3");
    touch(&mut table, 4, TouchPhase::Started, middle - Vec2::X * 40.0);
    touch(&mut table, 5, TouchPhase::Started, middle + Vec2::X * 40.0);
    table.updates(2);
    for step in 1..=6 {
        let apart = Vec2::X * (40.0 + 15.0 * step as f32);
        touch(&mut table, 4, TouchPhase::Moved, middle - apart);
        touch(&mut table, 5, TouchPhase::Moved, middle + apart);
        table.updates(1);
    }
    touch(&mut table, 4, TouchPhase::Ended, middle - Vec2::X * 130.0);
    touch(&mut table, 5, TouchPhase::Ended, middle + Vec2::X * 130.0);
    table.updates(3);
    let zoomed = orbit(&mut table);
    assert!(zoomed.1 < start.1 - 0.3, "two fingers zoom: {start:?} {zoomed:?}");
    assert_eq!(*table.resource::<Selection>(), Selection::None);
    assert!(table.moves().is_empty());
}

#[test]
fn a_finger_carries_a_cube_without_turning_the_camera() {
    let mut table = Table::playing(setup(Variant::Quixo));
    let from = table.over_cell("c1");
    let to = table.over_arrow("c1-e1");
    touch(&mut table, 7, TouchPhase::Started, from);
    table.updates(2);
    for step in 1..=8 {
        touch(&mut table, 7, TouchPhase::Moved, from.lerp(to, step as f32 / 8.0));
        table.updates(2);
    }
    touch(&mut table, 7, TouchPhase::Ended, to);
    table.updates(3);
    assert_eq!(table.moves(), ["c1-e1"]);
    assert_eq!(table.camera().target_yaw, 0.0);
}

#[test]
fn keys_that_come_and_go_within_one_slow_frame_are_obeyed() {
    const TIMES: usize = 25;
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    let mv = "e5-e1".parse().map(AnyMove::Quixo).expect("a move");
    for _ in 0..TIMES {
        table.choose(mv);
        table.settle();
        table.hit_within_a_frame("Ctrl+Z");
        table.settle();
        assert!(table.moves().is_empty());
        table.hit_within_a_frame("Ctrl+Shift+Z");
        table.settle();
        assert_eq!(table.moves(), ["e5-e1"]);
        table.hit_within_a_frame("Ctrl+Z");
        table.settle();
        table.hit_within_a_frame("Ctrl+,");
        assert_eq!(table.menu(), Menu::Settings);
        table.hit_within_a_frame("Esc");
        assert_eq!(table.menu(), Menu::None);
    }
    table.go(Screen::Editor);
    let field = table.entity("Position text");
    let text = |table: &Table| {
        let field = table.app.world().get::<EditableText>(field).expect("a field");
        field.value().to_string()
    };
    let written = text(&table);
    assert!(!written.is_empty());
    let focus = |focus: &mut InputFocus| focus.set(field, FocusCause::Navigated);
    focus(&mut table.resource_mut::<InputFocus>());
    table.updates(2);
    table.hit_within_a_frame("Ctrl+A");
    assert_eq!(text(&table), written, "Ctrl and A are no letter");
    table.type_text("x");
    assert_eq!(text(&table), "x", "everything was selected");
}

#[test]
fn a_move_typed_at_the_moment_of_the_reply_is_not_dropped() {
    let mut table = Table::playing(Setup::new(Variant::Quixo, &[]));
    table.choose("c1-c5".parse().map(AnyMove::Quixo).expect("a move"));
    // The frame in which the ply is played and saved; the letters come in the next one.
    table.updates(1);
    table.type_text("e5-e1");
    table.hit("Enter");
    table.settle();
    assert_eq!(table.moves(), ["c1-c5", "e5-e1"]);
    // What is entered while a computer thinks is played when it has, or it says why not.
    let computer = Controller::Computer(Level::FirstGame);
    for text in ["a2-a5", "c1-c5", "e5-a5"] {
        table.start(Match::new(Setup::new(Variant::Quixo, &[Controller::Human, computer])));
        table.choose("a1-e1".parse().map(AnyMove::Quixo).expect("a move"));
        table.updates(1);
        table.type_text(text);
        table.hit("Enter");
        table.wait_for("the reply", |table| table.moves().len() >= 2);
        table.settle();
        table.updates(5);
        if table.moves().get(2).map(String::as_str) != Some(text) {
            assert!(
                table.text_in("Typed note").starts_with("Not possible"),
                "{}",
                table.text_in("Typed note")
            );
        }
    }
}

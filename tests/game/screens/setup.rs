//! The new game form.

use crate::harness::TestApp;
use bevy::prelude::*;
use bevy::ui::Checked;
use pushflip::game::settings::{CLOCKS, Draft};
use pushflip::game::state::Screen;
use pushflip::game::theme::{Portrait, palette};
use pushflip_core::ai::Level;
use pushflip_core::language::msg;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Setup};

#[test]
fn the_form_follows_edits_faster_than_frames() {
    let mut app = TestApp::open(1280, 720);
    app.go(Screen::Setup);
    let mut number = 1_u32;
    let mut any = |most: usize| {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (number >> 16) as usize % most
    };
    for _ in 0..300 {
        let draft = &mut *app.resource_mut::<Draft>();
        match any(6) {
            0..3 => draft.set_variant(Variant::ALL[any(4)]),
            3 => draft.set_own_clock(draft.minutes(), draft.seconds()),
            4 => draft.set_clock(CLOCKS[any(CLOCKS.len())]),
            _ => {
                let players = [Controller::Human, Controller::Computer(Level::Club)];
                draft.seats[any(2)].controller = players[any(2)];
            }
        }
        // Sometimes two edits in a frame, sometimes one in two frames.
        app.frames(any(3));
    }
    app.rest();
    let draft = app.resource::<Draft>().clone();
    for seat in 0..draft.variant.seats() {
        assert!(app.named(&format!("Player of {}", Setup::seat_name(draft.variant, seat))).is_some());
    }
    assert_eq!(app.named("Minutes").is_some(), draft.own_clock);
}

/// Opens the form, and stops after the first frame with the rows of its players.
fn until_first_frame_of_form(app: &mut TestApp) {
    app.resource_mut::<NextState<Screen>>().set(Screen::Setup);
    let mut frames = 0;
    while app.named(&format!("Player of {}", Setup::seat_name(Variant::Quixo, 0))).is_none() {
        app.frames(1);
        frames += 1;
        assert!(frames < 10, "the form is missing");
    }
}

#[test]
fn suggestions_appear_in_the_first_frame_of_the_form() {
    let mut app = TestApp::keeping_files();
    until_first_frame_of_form(&mut app);
    assert!(app.named("Perfect").is_some(), "the form is complete in its first frame");
}

#[test]
fn the_button_for_an_unbeatable_opponent_says_what_it_does() {
    let mut app = TestApp::keeping_files();
    app.go(Screen::Setup);
    app.until_named("Perfect");
    app.point_at(Vec2::ONE);
    app.rest();
    let button = app.rect_of("Perfect").center();
    app.point_at(button);
    app.until_named("Tooltip");
    assert_eq!(app.text_in("Tooltip"), msg::SETUP_PERFECT_TIP.to_string());
}

#[test]
fn more_options_are_shown_on_request_and_stay() {
    let mut app = TestApp::open(1280, 720);
    app.go(Screen::Setup);
    let are_shown = |app: &mut TestApp| {
        app.rest();
        ["Clock", "Who starts", "Takebacks", "Random sides"].map(|name| app.rect_of(name).height() > 0.0)
    };
    assert_eq!(are_shown(&mut app), [false; 4]);
    app.press_named("More options");
    assert_eq!(are_shown(&mut app), [true; 4]);
    for screen in [Screen::Title, Screen::Setup] {
        app.go(screen);
    }
    assert_eq!(are_shown(&mut app), [true; 4], "they stay");
    app.press_named("More options");
    assert_eq!(are_shown(&mut app), [false; 4]);
}

#[test]
fn the_form_says_whether_the_match_is_rated() {
    let mut app = TestApp::open(1280, 720);
    app.go(Screen::Setup);
    let says = |app: &mut TestApp| {
        app.rest();
        app.text_in("Rated")
    };
    let rated = msg::SETUP_RATED.to_string();
    assert_eq!(says(&mut app), rated);
    let below = app.rect_of("More options").center();
    app.resource_mut::<Draft>().head_start = 1;
    assert_eq!(says(&mut app), "", "with a head start");
    assert!(app.rect_of("More options").center().distance(below) < 1.0, "nothing moves");
    app.resource_mut::<Draft>().head_start = 0;
    assert_eq!(says(&mut app), rated);
    app.resource_mut::<Draft>().seats[1].controller = Controller::Human;
    assert_eq!(says(&mut app), "", "between people");
}

#[test]
fn a_head_start_is_counted_in_cubes_or_pieces() {
    let mut app = TestApp::open(1280, 720);
    app.settings().more_options = true;
    app.go(Screen::Setup);
    for (variant, counts) in [
        (Variant::Quixo, ["None", "+1 cube", "+2 cubes", "+3 cubes"]),
        (Variant::Hexxagon, ["None", "+1 piece", "+2 pieces", "+3 pieces"]),
    ] {
        app.resource_mut::<Draft>().set_variant(variant);
        app.rest();
        assert_eq!(app.texts_in("Head start"), counts);
    }
}

#[test]
fn faces_are_large_and_fit_the_form() {
    for (width, height) in [(1280, 720), (800, 600), (500, 900)] {
        let mut app = TestApp::open(width, height);
        app.go(Screen::Setup);
        app.assert_all_fits("new game");
        let side = 48.0 * app.resource::<UiScale>().0;
        let group = app.rect_of("Player of Circle");
        let mut faces = app.bevy.world_mut().query_filtered::<Entity, With<Portrait>>();
        let faces: Vec<Entity> = faces.iter(app.bevy.world()).collect();
        assert!(faces.len() >= 16);
        for rect in faces.into_iter().map(|face| app.rect(face)) {
            assert!((rect.size() - side).abs().max_element() < 2.0, "{width}x{height}: {rect:?}");
            assert!(group.min.x < rect.min.x && rect.max.x < group.max.x, "{width}x{height}: {rect:?}");
        }
    }
}

#[test]
fn the_head_start_says_for_whom_it_is() {
    let mut app = TestApp::open(1280, 720);
    app.settings().more_options = true;
    app.go(Screen::Setup);
    let edits: [(fn(&mut Draft), &str); 4] = [
        (|draft| draft.head_start = 1, "Your head start"),
        (|draft| draft.seats[1].controller = Controller::Human, "Head start: Cross"),
        (|draft| draft.set_variant(Variant::Hexxagon), "Head start: Red"),
        (|draft| draft.seats[0].controller = Controller::Computer(Level::Club), "Your head start"),
    ];
    for (edit, label) in edits {
        edit(&mut app.resource_mut::<Draft>());
        app.rest();
        let texts = app.texts();
        assert!(texts.iter().any(|(_, text)| text == label), "{label} in {texts:?}");
    }
}

#[test]
fn every_opponent_has_a_name() {
    for variant in Variant::ALL {
        let mut app = TestApp::open(1280, 720);
        app.go(Screen::Setup);
        app.resource_mut::<Draft>().set_variant(variant);
        app.rest();
        let texts = app.texts_in(&format!("Player of {}", Setup::seat_name(variant, 1)));
        for level in Level::ALL {
            let name = level.character().to_string();
            assert!(texts.contains(&name), "{variant}: {name} in {texts:?}");
        }
    }
}

/// Asserts that only the face of a level is selected, with a frame over it.
fn assert_only_framed(app: &mut TestApp, level: Level) {
    let world = app.bevy.world_mut();
    let mut frames = world.query::<(&Name, &ChildOf, &BorderColor, &Node)>();
    let frames: Vec<_> = frames
        .iter(world)
        .filter(|(name, ..)| name.as_str() == "Selection frame")
        .map(|(_, parent, border, node)| (parent.parent(), border.top == palette::BRASS, node.border.top))
        .collect();
    assert!(frames.len() >= 16);
    let mut selected = Vec::new();
    for (face, is_framed, width) in frames {
        let face = world.entity(face);
        assert_eq!((is_framed, width), (face.contains::<Checked>(), px(3)));
        // A later child is drawn over an earlier one.
        let last = face.get::<Children>().and_then(|children| children.last()).expect("a child");
        let name = world.get::<Name>(*last).map(ToString::to_string);
        assert_eq!(name.as_deref(), Some("Selection frame"));
        selected.extend(face.get::<Name>().filter(|_| is_framed).map(ToString::to_string));
    }
    assert_eq!(selected, [level.name()]);
}

#[test]
fn only_the_selected_face_has_a_frame_over_it() {
    let mut app = TestApp::open(1280, 720);
    until_first_frame_of_form(&mut app);
    assert_only_framed(&mut app, Level::Newcomer);
    app.rest();
    for level in [Level::Newcomer, Level::Master] {
        app.press_inside("Player of Circle", level.name());
        app.point_at(Vec2::ONE);
        app.rest();
        assert_only_framed(&mut app, level);
    }
}

#[test]
fn each_widget_changes_one_field_of_the_draft() {
    /// The name of a group or of the form, that of a widget in it, and the change by a press.
    type Edit = (&'static str, &'static str, fn(&mut Draft));
    const TEAMS: [Edit; 4] = [
        ("New game", "Draw after 100 quiet moves", |draft| draft.options.draws.quiet = false),
        ("New game", "Random sides", |draft| draft.random_sides = true),
        ("New game", "Partners may consult", |draft| draft.options.consultation = false),
        ("Who starts", "West", |draft| draft.options.first_seat = 1),
    ];
    const QUIXO: [Edit; 2] = [
        ("Takebacks", "1", |draft| draft.options.takebacks = Some(1)),
        ("Head start", "+2 cubes", |draft| draft.head_start = 2),
    ];
    const WITH_CLOCK: [Edit; 1] = [("Opponent's time", "1/5", |draft| draft.time_odds = 5)];
    let mut app = TestApp::open(1280, 720);
    app.settings().more_options = true;
    app.go(Screen::Setup);
    let prepared: [(fn(&mut Draft), &[Edit]); 3] = [
        (|draft| draft.set_variant(Variant::QuixoTeams), &TEAMS),
        (|draft| draft.set_variant(Variant::Quixo), &QUIXO),
        (|draft| draft.set_clock(CLOCKS[3]), &WITH_CLOCK),
    ];
    for (prepare, edits) in prepared {
        prepare(&mut app.resource_mut::<Draft>());
        app.rest();
        for (group, widget, change) in edits {
            let before = app.resource::<Draft>().clone();
            let mut expected = before.clone();
            change(&mut expected);
            assert_ne!(expected, before, "{widget} of {group} has an effect");
            app.press_inside(group, widget);
            assert_eq!(*app.resource::<Draft>(), expected, "{widget} of {group}");
        }
    }
}

#[test]
fn the_only_person_is_called_you() {
    let mut app = TestApp::open(1280, 720);
    app.go(Screen::Setup);
    app.rest();
    let first = |app: &mut TestApp, name: &str| app.texts_in(&format!("Player of {name}"))[0].clone();
    assert_eq!([first(&mut app, "Cross"), first(&mut app, "Circle")], ["You", "Player"]);
    app.press_inside("Player of Circle", "Human");
    app.rest();
    assert_eq!([first(&mut app, "Cross"), first(&mut app, "Circle")], ["Player", "Player"]);
    app.press_inside("Player of Cross", "Club player");
    app.rest();
    assert_eq!([first(&mut app, "Cross"), first(&mut app, "Circle")], ["Player", "You"]);
}

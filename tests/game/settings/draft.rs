//! The draft of a match.

use pushflip::game::settings::{CLOCKS, Draft};
use pushflip_core::ai::Level;
use pushflip_core::rules::hexxagon::WhenStuck;
use pushflip_core::rules::{DrawRules, Side, Variant};
use pushflip_core::session::{ClockRule, Controller, Options, Setup};
use std::time::Duration;

#[test]
fn the_settings_file_keeps_every_choice() {
    let mut draft = Draft { random_sides: true, head_start: 2, time_odds: 5, ..Draft::default() };
    draft.set_variant(Variant::QuixoTeams);
    draft.seats[3].controller = Controller::Human;
    draft.options = Options {
        first_seat: 2,
        draws: DrawRules { repetition: false, quiet: false },
        when_stuck: WhenStuck::Fills,
        consultation: false,
        takebacks: Some(1),
    };
    draft.set_own_clock(7, 9);
    assert_eq!((draft.minutes(), draft.seconds(), draft.own_clock), (7, 9, true));
    let text = toml::to_string(&draft).expect("plain values");
    assert_eq!(toml::from_str::<Draft>(&text).expect("valid settings"), draft);
}

#[test]
fn the_draft_of_a_setup_gives_the_same_setup() {
    for variant in Variant::ALL {
        let mut draft = Draft::default();
        draft.set_variant(variant);
        draft.set_clock(CLOCKS[2]);
        draft.time_odds = 2;
        draft.seats[0].name = "Ada".into();
        assert_eq!(
            draft.setup().other_clock,
            Some((Side::Second, ClockRule::PerMove(Duration::from_secs(30))))
        );
        assert_eq!(Draft::of(&draft.setup()).setup(), draft.setup(), "{variant}");
    }
}

#[test]
fn a_custom_clock_starts_with_the_selected_one() {
    let mut draft = Draft::default();
    draft.set_clock(CLOCKS[3]);
    assert_eq!((draft.clock, draft.own_clock), (CLOCKS[3], false));
    draft.set_own_clock(draft.minutes(), draft.seconds());
    assert_eq!((draft.clock, draft.own_clock), (CLOCKS[3], true));
}

#[test]
fn empty_names_become_default_names() {
    let mut draft = Draft::default();
    draft.seats[0].name = "  ".into();
    assert_eq!(draft.setup().seats[0].name, "Cross");
    assert_eq!(draft.setup().seats[1].name, "Newcomer");
    draft.seats[0].name = "Ada ".into();
    draft.set_variant(Variant::Hexxagon);
    assert_eq!(draft.setup().seats[0].name, "Ada");
}

/// The side with more cubes or pieces at the start.
fn side_ahead(setup: &Setup) -> Side {
    let position = setup.start.expect("a position").to_string();
    let board = position.split(' ').next().expect("a board");
    let count = |letters: [char; 2]| board.matches(letters).count();
    if count(['x', 'r']) > count(['o', 'w']) { Side::First } else { Side::Second }
}

#[test]
fn a_head_start_belongs_to_the_first_person_also_with_random_sides() {
    for variant in [Variant::Quixo, Variant::Hexxagon, Variant::HexxagonOpen] {
        let mut draft = Draft { random_sides: true, head_start: 1, ..Draft::default() };
        draft.set_variant(variant);
        let ahead = |draft: &Draft, swap| side_ahead(&draft.with_sides(swap));
        assert_eq!(ahead(&draft, true), Side::Second, "{variant}: one person");
        draft.seats[1].controller = Controller::Human;
        // People without a name are told apart only by their sides.
        for (name, with_swapped_sides) in [("Ada", Side::Second), ("", Side::First)] {
            draft.seats[0].name = name.into();
            assert_eq!(ahead(&draft, false), Side::First, "{variant} {name}");
            assert_eq!(ahead(&draft, true), with_swapped_sides, "{variant} {name}");
        }
    }
}

#[test]
fn random_sides_swap_the_players_and_not_the_options() {
    for variant in Variant::ALL {
        let mut draft = Draft::default();
        draft.set_variant(variant);
        draft.seats[0].name = "Ada".into();
        assert_eq!(draft.with_sides(true), draft.setup(), "not requested");
        draft.random_sides = true;
        assert_eq!(draft.with_sides(false), draft.setup());
        let swapped = draft.with_sides(true);
        assert_eq!((swapped.seats[1].name.as_str(), swapped.seats[1].controller), ("Ada", Controller::Human));
        assert_eq!(swapped.seats[0].controller, Controller::Computer(Level::Newcomer));
        assert_eq!((swapped.variant, swapped.options), (variant, draft.setup().options));
    }
}

#[test]
fn red_always_starts_in_hexxagon() {
    let mut draft = Draft::default();
    draft.options.first_seat = 1;
    draft.set_variant(Variant::Hexxagon);
    assert_eq!(draft.setup().options.first_seat, 0);
    draft.set_variant(Variant::Quixo);
    assert_eq!(draft.setup().options.first_seat, 1);
}

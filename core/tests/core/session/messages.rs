//! Messages for players, seats, clocks and results.

use std::time::Duration;

use pushflip_core::ai::Level;
use pushflip_core::language::{Language, Localized};
use pushflip_core::rules::quixo::teams::Seat;
use pushflip_core::rules::{BySide, DrawReason, Ending, Side, Variant};
use pushflip_core::session::localized::{
    choose_dot, ending, passes, player, player_in_sentence, players, reason, result, seat, series, when,
};
use pushflip_core::session::{ClockRule, Controller, MatchResult, Moment, Reason, Series, Setup};

#[test]
fn english_names_are_the_names_in_records() {
    for variant in Variant::ALL {
        for number in 0..variant.seats() {
            assert_eq!(seat(variant, number).to_string(), Setup::seat_name(variant, number));
        }
    }
    for level in Level::ALL.into_iter().chain([Level::Perfect]) {
        assert_eq!(level.title().to_string(), level.name());
        for language in Language::ALL {
            assert!(level.title().exists_in(language));
            for variant in Variant::ALL {
                assert!(level.habit(variant).exists_in(language), "{level:?} in {}", language.id());
            }
        }
    }
}

#[test]
fn only_default_names_are_translated() {
    let mut setup = Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(Level::Casual)]);
    let name = |setup: &Setup, seat, language| player(setup, seat).in_language(language);
    assert_eq!(setup.seats[0].name, "Cross", "the name in records stays English");
    assert_eq!(name(&setup, 0, Language::Russian), "Крестики");
    assert_eq!(name(&setup, 1, Language::Russian), "Минка");
    setup.seats[1].name = "Casual".into();
    assert_eq!(name(&setup, 1, Language::Russian), "Минка", "an old record");
    setup.seats[1].name = "Casual player".into();
    setup.seats[0].name = "Ada".into();
    setup.seats[1].controller = Controller::Human;
    assert_eq!(name(&setup, 0, Language::Russian), "Ada");
    assert_eq!(name(&setup, 1, Language::Italian), "Casual player");
}

#[test]
fn the_only_person_is_the_opponent_of_the_seat_before() {
    let (person, computer) = (Controller::Human, Controller::Computer(Level::Casual));
    let before = |variant, players: &[Controller]| -> Vec<usize> {
        let setup = Setup::new(variant, players);
        (0..setup.seats.len()).filter(|&seat| setup.only_person_moves_after(seat)).collect()
    };
    assert_eq!(before(Variant::Quixo, &[computer, person]), [0]);
    assert_eq!(before(Variant::Hexxagon, &[person, computer]), [1]);
    assert_eq!(before(Variant::QuixoTeams, &[person, computer, computer, computer]), [3]);
    assert!(before(Variant::Quixo, &[person, person]).is_empty());
}

#[test]
fn the_only_person_is_addressed_as_you() {
    let against = |controller| Setup::new(Variant::Quixo, &[Controller::Human, controller]);
    let mut setup = against(Controller::Computer(Level::Casual));
    assert_eq!(players(&setup).to_string(), "You – Minka");
    assert_eq!(players(&setup.swapped()).to_string(), "Minka – You");
    setup.seats[0].name = "Ada".into();
    assert_eq!(players(&setup).to_string(), "Ada – Minka");
    assert_eq!(players(&against(Controller::Human)).to_string(), "Cross – Circle");
    let computer = Controller::Computer(Level::Casual);
    let in_sentence = |setup: &Setup, seat| player_in_sentence(setup, seat).to_string();
    assert_eq!(in_sentence(&against(computer), 1), "Minka");
    assert_eq!(in_sentence(&Setup::new(Variant::Quixo, &[computer, computer]), 1), "Minka");
    // Several may have the same character.
    for first in [Controller::Human, computer] {
        for partner in [Controller::Human, computer] {
            let teams = Setup::new(Variant::QuixoTeams, &[first, computer, partner, computer]);
            assert_eq!(
                [0, 1, 2, 3].map(|seat| in_sentence(&teams, seat)),
                ["South", "West", "North", "East"]
            );
        }
    }
    let mut teams = Setup::new(Variant::QuixoTeams, &[computer; 4]);
    teams.seats[1].name = "Ada".into();
    assert_eq!(in_sentence(&teams, 1), "Ada");
    let text = |own| passes(Variant::Hexxagon, 1, own).to_string();
    assert_eq!(text(Some(1)), "You can’t move and have to pass.");
    assert_eq!(text(Some(0)), "White can’t move and has to pass.");
    let question = choose_dot(Seat::South, Some(0)).to_string();
    assert_eq!(question, "Who may take this cube later: you or your partner?");
    let question = choose_dot(Seat::West, None).to_string();
    assert_eq!(question, "Who may take this cube later? Choose West or East.");
}

#[test]
fn hexxagon_scores_the_difference() {
    let result = |winner, reason| MatchResult { winner, reason, score: Some(BySide([30, 28])) };
    let setup = Setup::new(Variant::Hexxagon, &[]);
    let ending = |result, you| ending(&setup, result, you).to_string().replace('\u{a0}', " ");
    let full = result(Some(Side::First), Reason::Board(Ending::Full));
    assert_eq!(ending(full, None), "The board is full. 30 – 28 (2 points)");
    assert_eq!(ending(full, Some(Side::Second)), "The board is full. 28 – 30 (2 points)");
    let resigned = result(Some(Side::Second), Reason::Resigned);
    assert_eq!(ending(resigned, None), "Red resigned.", "the pieces did not decide");
}

#[test]
fn the_reason_names_the_responsible_side() {
    let own_push = Reason::Board(Ending::OpponentLine);
    let text = |variant, winner, reason, you| {
        let setup = Setup::new(variant, &[]);
        let end = MatchResult { winner: Some(winner), reason, score: None };
        result(&setup, end, you).to_string()
    };
    let (first, second) = (Side::First, Side::Second);
    let quixo = |winner, reason, you| text(Variant::Quixo, winner, reason, you);
    assert_eq!(quixo(second, own_push, None), "Circle wins: Cross’s own push completed the circles’ line.");
    assert_eq!(
        quixo(second, own_push, Some(first)),
        "You lose: your own push completed your opponent’s line."
    );
    assert_eq!(quixo(first, own_push, Some(first)), "You win: your opponent’s own push completed your line.");
    assert_eq!(quixo(first, Reason::Resigned, Some(second)), "You lose: you resigned.");
    assert_eq!(quixo(first, Reason::OutOfTime, None), "Cross wins: Circle ran out of time.");
    // The deciding move may be the partner's.
    assert_eq!(
        text(Variant::QuixoTeams, first, own_push, Some(second)),
        "Your team loses: Circle’s own push completed the crosses’ line."
    );
}

/// Every result by winner and reason.
fn every_result() -> Vec<MatchResult> {
    let result = |winner, reason, score| MatchResult { winner, reason, score };
    let winners = [None, Some(Side::First), Some(Side::Second)];
    let mut all: Vec<_> = winners
        .into_iter()
        .flat_map(|winner| Reason::ALL.map(|reason| result(winner, reason, None)))
        .collect();
    all.push(result(None, Reason::Drawn(DrawReason::Quiet), Some(BySide([20, 20]))));
    all
}

#[test]
fn every_reason_is_localized() {
    for result in every_result() {
        let english = reason(result, None, None).to_string();
        for language in Language::ALL {
            let text = reason(result, None, None).in_language(language);
            assert!(!text.starts_with("table-"), "{language:?}: {text}");
            assert_eq!(text == english, language == Language::English, "{language:?}: {text}");
        }
    }
}

#[test]
fn a_result_differs_for_each_side_and_spectator() {
    let setup = Setup::new(Variant::Quixo, &[]);
    for language in Language::ALL {
        for reason in Reason::ALL {
            let text = |winner, you| {
                let end = MatchResult { winner: Some(winner), reason, score: None };
                result(&setup, end, you).in_language(language)
            };
            let (first, second) = (Side::First, Side::Second);
            assert_ne!(text(first, Some(first)), text(first, Some(second)), "{language:?} {reason:?}");
            assert_ne!(text(first, None), text(second, None), "{language:?} {reason:?}");
        }
    }
}

#[test]
fn past_moments_are_relative_to_today() {
    let at = |text: &str| text.parse::<Moment>().expect("a date");
    // Noon, so that the day is the same in most time zones.
    let now = at("2026-11-27 12:00:00");
    let text = |then, language| when(at(then), now).in_language(language);
    assert_eq!(text("2026-11-26 12:00:00", Language::English), "yesterday");
    assert_eq!(text("2026-11-25 12:00:00", Language::English), "2 days ago");
    assert_eq!(text("2026-11-25 12:00:00", Language::Slovenian), "pred 2 dnevoma");
    assert_eq!(text("2026-11-22 12:00:00", Language::Russian), "5 дней назад");
    assert_eq!(text("2026-11-20 12:00:00", Language::English), "Nov 20, 2026");
    assert_eq!(text("2026-02-03 12:00:00", Language::German), "3.2.2026");
    assert_eq!(text("2026-12-01 12:00:00", Language::French), "1/12/2026", "a later day");
    let today = when(now, now).in_language(Language::German);
    assert_eq!(today, format!("heute, {}", now.local_time()));
}

#[test]
fn the_own_side_of_a_series_comes_first() {
    let mut setup = Setup::new(Variant::Hexxagon, &[Controller::Human; 2]);
    (setup.seats[0].name, setup.seats[1].name) = ("Ana".into(), "Ben".into());
    let score = Series { wins: BySide([1, 3]), draws: 0, points: BySide([4, 12]) };
    let text = |you| series(&setup, &score, you).to_string().replace('\u{a0}', " ");
    assert_eq!(text(Some(Side::Second)), "Games: you 3 – Ana 1 · Points: 12 – 4");
    assert_eq!(text(None), "Games: Ana 1 – Ben 3 · Points: 4 – 12");
    assert_eq!(series(&setup, &Series::default(), Some(Side::First)).to_string(), "Games: you 0 – Ben 0");
}

#[test]
fn clock_rules_are_formatted() {
    let total = |total, increment| ClockRule::Total {
        total: Duration::from_secs(total),
        increment: Duration::from_secs(increment),
    };
    let english = |rule| Localized::from(rule).to_string();
    assert_eq!(english(total(300, 5)), "5 min + 5 s");
    assert_eq!(english(total(90, 0)), "90 s + 0 s");
    assert_eq!(english(ClockRule::PerMove(Duration::from_millis(2500))), "2.5 s per move");
    let minute = ClockRule::PerMove(Duration::from_mins(1));
    assert_eq!(Localized::from(minute).in_language(Language::Russian), "1 мин на ход");
    let days = |days: u64| Localized::from(ClockRule::PerMove(Duration::from_hours(24 * days)));
    assert_eq!(days(1).to_string(), "1 day per move");
    assert_eq!(days(3).in_language(Language::German), "3 Tage pro Zug");
    assert_eq!(
        [1, 3, 7].map(|n| days(n).in_language(Language::Russian)),
        ["1 день на ход", "3 дня на ход", "7 дней на ход"]
    );
}

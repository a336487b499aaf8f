//! Localized names, results, and errors of the core.

mod errors;
mod reasons;

use std::time::Duration;

use super::Language;
use pushflip_core::ai::Level;
use pushflip_core::rules::hexxagon::WhenStuck;
use pushflip_core::rules::quixo::teams::Seat;
use pushflip_core::rules::{BySide, Side, Variant};
use pushflip_core::session::{ClockRule, Controller, MatchResult, Series, Setup};

pub use errors::{fault, file_error, text_error};
pub use reasons::{hint, hint_where, illegal, reason, why};

#[must_use]
pub fn variant(language: Language, variant: Variant) -> String {
    language.say(&format!("common-variant-{variant}"))
}

/// The seat's name in the rules.
#[must_use]
pub fn seat(language: Language, variant: Variant, seat: usize) -> String {
    language.say(&format!("common-seat-{}", Setup::seat_name(variant, seat).to_lowercase()))
}

/// A side's name: its only seat, or the team.
#[must_use]
pub fn side(language: Language, variant: Variant, side: Side) -> String {
    match (variant, side) {
        (Variant::QuixoTeams, Side::First) => language.say("common-team-a"),
        (Variant::QuixoTeams, Side::Second) => language.say("common-team-b"),
        _ => seat(language, variant, side as usize),
    }
}

/// The seat's name, in the team game with its number in the printed rules: `South A1`.
#[must_use]
pub fn seat_and_place(language: Language, variant: Variant, number: usize) -> String {
    let seat = seat(language, variant, number);
    if variant == Variant::QuixoTeams { format!("{seat} {}", Seat::ALL[number].place()) } else { seat }
}

#[must_use]
pub fn level(language: Language, level: Level) -> String {
    language.say(&format!("common-level-{}", level.id()))
}

/// The description of a level, as the end of a sentence that begins with its name.
#[must_use]
pub fn manner(language: Language, level: Level) -> String {
    language.say(&format!("common-manner-{}", level.id()))
}

/// A player's display name: as typed, or the localized name of the seat or level.
#[must_use]
pub fn player(language: Language, setup: &Setup, seat: usize) -> String {
    let player = &setup.seats[seat];
    match player.controller {
        Controller::Computer(level) if level.is_called(&player.name) => self::level(language, level),
        Controller::Human if player.name == Setup::seat_name(setup.variant, seat) => {
            self::seat(language, setup.variant, seat)
        }
        _ => player.name.clone(),
    }
}

/// The names of all players, by side: `Anna, Carla – Ben, Dora`.
#[must_use]
pub fn players(language: Language, setup: &Setup) -> String {
    Side::BOTH.map(|side| side_players(language, setup, side)).join(" – ")
}

/// The names of a side's players: `Anna, Carla`.
#[must_use]
pub fn side_players(language: Language, setup: &Setup, side: Side) -> String {
    let seats = (0..setup.seats.len()).filter(|&seat| Setup::side_of(seat) == side);
    seats.map(|seat| player(language, setup, seat)).collect::<Vec<_>>().join(", ")
}

/// A clock rule: `3 min + 2 s`.
#[must_use]
pub fn clock_rule(language: Language, rule: ClockRule) -> String {
    match rule {
        ClockRule::None => language.say("common-clock-none"),
        ClockRule::PerMove(time) => {
            language.tell("common-clock-per-move", &[("time", duration(language, time).into())])
        }
        ClockRule::Total { total, increment } => {
            format!("{} + {}", duration(language, total), duration(language, increment))
        }
    }
}

/// A duration, in minutes if it is a whole number of them, otherwise in seconds.
#[must_use]
pub fn duration(language: Language, time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds >= 60 && seconds.is_multiple_of(60) && time.subsec_nanos() == 0 {
        return language.tell("common-minutes", &[("count", (seconds / 60).into())]);
    }
    let digits = usize::from(time.subsec_millis() > 0);
    language.tell("common-seconds", &[("count", language.decimal(time.as_secs_f32(), digits).into())])
}

/// The short name of a rule for a side that cannot move.
#[must_use]
pub fn when_stuck(language: Language, rule: WhenStuck) -> String {
    language.say(&format!("common-stuck-{}", rule.id()))
}

/// The winner. `you` is the player's own side, if known.
#[must_use]
pub fn winner(language: Language, setup: &Setup, result: MatchResult, you: Option<Side>) -> String {
    let teams = setup.variant == Variant::QuixoTeams;
    match (setup.variant, result.winner) {
        (_, None) => language.say("table-draw"),
        (_, Some(_)) if you.is_some() => language.say(match (teams, result.winner == you) {
            (false, true) => "table-you-win",
            (false, false) => "table-you-lose",
            (true, true) => "table-your-team-wins",
            (true, false) => "table-your-team-loses",
        }),
        (Variant::QuixoTeams, Some(Side::First)) => language.say("table-team-a-wins"),
        (Variant::QuixoTeams, Some(Side::Second)) => language.say("table-team-b-wins"),
        (_, Some(side)) => {
            language.tell("table-wins", &[("name", player(language, setup, side as usize).into())])
        }
    }
}

/// The reason of the result as a sentence, with the score of Hexxagon.
#[must_use]
pub fn ending(language: Language, setup: &Setup, result: MatchResult, you: Option<Side>) -> String {
    let sentence = capitalised(&reason(language, result, unless_team(setup, you)));
    let Some(score) = result.score else { return format!("{sentence}.") };
    let (red, white) = (score[Side::First], score[Side::Second]);
    // Non-breaking spaces keep a score on one line.
    let pieces = format!("{red}\u{a0}–\u{a0}{white}");
    let Some(points) = result.points() else { return format!("{sentence}. {pieces}") };
    let values = [("pieces", pieces.into()), ("points", points.into())];
    format!("{sentence}. {}", language.tell("table-score", &values))
}

/// The score of a series on one line: wins by side, draws, points.
#[must_use]
pub fn series(language: Language, variant: Variant, series: &Series) -> String {
    // Non-breaking spaces keep a score on one line.
    let pair = |BySide([first, second]): BySide<u32>| format!("{first}\u{a0}–\u{a0}{second}");
    let mut parts = vec![language.tell("table-series", &[("wins", pair(series.wins).into())])];
    if series.draws > 0 {
        parts.push(language.tell("statistics-people-drawn", &[("count", series.draws.into())]));
    }
    if variant.has_points() {
        parts.push(language.tell("statistics-points", &[("points", pair(series.points).into())]));
    }
    parts.join(" · ")
}

/// The winner and the reason on one line.
#[must_use]
pub fn result(language: Language, setup: &Setup, result: MatchResult, you: Option<Side>) -> String {
    let winner = winner(language, setup, result, you);
    format!("{}: {}", winner.trim_end_matches('!'), reason(language, result, unless_team(setup, you)))
}

/// The player's own side, except in the team game, where the deciding move may be the partner's.
fn unless_team(setup: &Setup, you: Option<Side>) -> Option<Side> {
    you.filter(|_| setup.variant != Variant::QuixoTeams)
}

/// Makes the first letter upper case.
#[must_use]
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::Ending;
    use pushflip_core::session::Reason;

    #[test]
    fn english_names_are_the_names_in_records() {
        for variant in Variant::ALL {
            for number in 0..variant.seats() {
                assert_eq!(seat(Language::English, variant, number), Setup::seat_name(variant, number));
            }
        }
        for one in Level::ALL.into_iter().chain([Level::Perfect]) {
            assert_eq!(level(Language::English, one), one.name());
        }
    }

    #[test]
    fn only_default_names_are_translated() {
        let mut setup = Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(Level::Casual)]);
        assert_eq!(setup.seats[0].name, "Cross", "the name in records");
        assert_eq!(player(Language::Russian, &setup, 0), "Крестики");
        assert_eq!(player(Language::Italian, &setup, 1), "Dilettante");
        setup.seats[1].name = "Casual".into();
        assert_eq!(player(Language::Italian, &setup, 1), "Dilettante", "an old record");
        setup.seats[1].name = "Casual player".into();
        setup.seats[0].name = "Ada".into();
        setup.seats[1].controller = Controller::Human;
        assert_eq!(player(Language::Russian, &setup, 0), "Ada");
        assert_eq!(player(Language::Italian, &setup, 1), "Casual player");
    }

    #[test]
    fn hexxagon_scores_the_difference() {
        let result = |winner, reason| MatchResult { winner, reason, score: Some(BySide([30, 28])) };
        let setup = Setup::new(Variant::Hexxagon, &[]);
        let ending = |result| ending(Language::English, &setup, result, None).replace('\u{a0}', " ");
        let full = Reason::Board(Ending::Full);
        assert_eq!(ending(result(Some(Side::First), full)), "The board is full. 30 – 28 (2 points)");
        assert_eq!(ending(result(Some(Side::Second), Reason::Resigned)), "The other side resigned. 30 – 28");
    }

    #[test]
    fn the_reason_names_the_responsible_side() {
        let own_push = Reason::Board(Ending::OpponentLine);
        let text = |variant, winner, reason, you| {
            let setup = Setup::new(variant, &[]);
            let end = MatchResult { winner: Some(winner), reason, score: None };
            result(Language::English, &setup, end, you)
        };
        let (first, second) = (Side::First, Side::Second);
        let quixo = |winner, reason, you| text(Variant::Quixo, winner, reason, you);
        assert_eq!(
            quixo(second, own_push, None),
            "Circle wins: Cross’s own push completed the circles’ line"
        );
        assert_eq!(
            quixo(second, own_push, Some(first)),
            "You lose: your own push completed your opponent’s line"
        );
        assert_eq!(
            quixo(first, own_push, Some(first)),
            "You win: your opponent’s own push completed your line"
        );
        assert_eq!(quixo(first, Reason::Resigned, Some(second)), "You lose: you resigned");
        assert_eq!(quixo(first, Reason::OutOfTime, None), "Cross wins: the other side ran out of time");
        // The deciding move may be the partner's.
        assert_eq!(
            text(Variant::QuixoTeams, first, own_push, Some(second)),
            "Your team loses: Circle’s own push completed the crosses’ line"
        );
        for language in Language::ALL {
            for reason in Reason::ALL {
                let said = |winner, you| {
                    let end = MatchResult { winner: Some(winner), reason, score: None };
                    super::result(language, &Setup::new(Variant::Quixo, &[]), end, you)
                };
                assert_ne!(said(first, Some(first)), said(first, Some(second)), "{language:?} {reason:?}");
                assert_ne!(said(first, None), said(second, None), "{language:?} {reason:?}");
            }
        }
    }

    #[test]
    fn clock_rules_are_formatted() {
        let total = |total, increment| ClockRule::Total {
            total: Duration::from_secs(total),
            increment: Duration::from_secs(increment),
        };
        let english = |rule| clock_rule(Language::English, rule);
        assert_eq!(english(total(300, 5)), "5 min + 5 s");
        assert_eq!(english(total(90, 0)), "90 s + 0 s");
        assert_eq!(english(ClockRule::PerMove(Duration::from_millis(2500))), "2.5 s a move");
        let minute = ClockRule::PerMove(Duration::from_mins(1));
        assert_eq!(clock_rule(Language::Russian, minute), "1 мин на ход");
    }

    #[test]
    fn capitalization_works_in_every_alphabet() {
        assert_eq!(capitalised("čas je potekel"), "Čas je potekel");
        assert_eq!(capitalised("пять в ряд"), "Пять в ряд");
        assert_eq!(capitalised(""), "");
    }
}
